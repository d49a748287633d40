"""The program ``ironroad``: its commands, its language and its exit codes."""

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer import rich_utils
from typer.core import TyperGroup

import ironroad
from ironroad.cli import (
    arena,
    bench,
    edition,
    fuzz,
    perft,
    play,
    replay,
    review,
    serve,
    simulate,
    stats,
    titles,
)
from ironroad.cli.arguments import Lang
from ironroad.cli.terminal import Terminal
from ironroad.core import engine
from ironroad.core.errors import IronroadError
from ironroad.locale import Words, language, words_for

WRONG_INPUT = 2
HELP_NAMES = ["-h", "--help"]


class Commands(TyperGroup):
    """The commands, with help in the language of the user and errors as one sentence."""

    _language: str | None = None

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """Put the help into words, then run the command that the arguments name."""
        given = list(sys.argv[1:] if args is None else args)
        self._language = wished_language(given)
        words = words_for(language(self._language))
        put_into_words(self, words)
        rich_utils.ARGUMENTS_PANEL_TITLE = words.say("cli-help-arguments")
        rich_utils.OPTIONS_PANEL_TITLE = words.say("cli-help-options")
        rich_utils.COMMANDS_PANEL_TITLE = words.say("cli-help-commands")
        return super().main(given, *rest, **extra)

    def invoke(self, ctx: Any) -> Any:
        """Run the command; wrong input is said in one sentence and ends with exit code 2."""
        try:
            return super().invoke(ctx)
        except IronroadError as error:
            Terminal(self._language).error(error.message)
            raise typer.Exit(WRONG_INPUT) from None


def wished_language(args: Sequence[str]) -> str | None:
    """Return the language that the arguments ask for; needed before they are parsed, for the help."""
    for place, arg in enumerate(args):
        if arg.startswith("--lang="):
            return arg.partition("=")[2]
        if arg == "--lang" and place + 1 < len(args):
            return args[place + 1]
    return None


def put_into_words(command: Any, words: Words) -> None:
    """Replace the message ids in the help of a command, its parameters and its subcommands."""
    context = typer.Context(command, help_option_names=HELP_NAMES)
    command.get_help_option(context).help = "cli-help-help"
    for holder in (command, *command.params, command.get_help_option(context)):
        if holder.help and words.has(holder.help):
            holder.help = words.say(holder.help)
    for subcommand in getattr(command, "commands", {}).values():
        put_into_words(subcommand, words)


app = typer.Typer(
    name="ironroad",
    cls=Commands,
    help="cli-help",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": HELP_NAMES},
)
app.command("play", help="cli-help-play")(play.play)
app.command("serve", help="server-help")(serve.serve)
app.command("titles", help="cli-help-titles")(titles.titles)
app.command("simulate", help="cli-help-simulate")(simulate.simulate)
app.command("arena", help="lab-help-arena")(arena.arena)
app.command("stats", help="lab-help-stats")(stats.stats)
app.command("review", help="lab-help-review")(review.review)
app.command("replay", help="cli-help-replay")(replay.replay)
app.command("perft", help="cli-help-perft")(perft.perft)
app.command("fuzz", help="cli-help-fuzz")(fuzz.fuzz)
app.command("bench", help="cli-help-bench")(bench.bench)
app.add_typer(edition.app, name="edition", help="cli-help-edition-group")


def is_compiled() -> bool:
    """Whether the compiled build runs."""
    return not (engine.__file__ or "").endswith(".py")


@app.callback(invoke_without_command=True)
def root(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
    lang: Lang = None,
) -> None:
    """Say the version, if asked, and end."""
    if version:
        build = "cli-version-compiled" if is_compiled() else "cli-version-interpreted"
        Terminal(lang).say(build, version=ironroad.__version__)
        raise typer.Exit
    ctx.default_map = defaults_of(ctx.command, lang)


def defaults_of(command: Any, lang: str | None) -> dict[str, Any]:
    """Return the language as the default of a command and of all commands below it."""
    below = getattr(command, "commands", {})
    return {"lang": lang, **{name: defaults_of(each, lang) for name, each in below.items()}}


def main() -> None:
    """Run the program."""
    app(prog_name="ironroad")
