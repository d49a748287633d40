"""The program ``ironroad``: its commands, its language and its exit codes."""

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer import rich_utils
from typer.core import TyperGroup

import ironroad
from ironroad.build import build_message
from ironroad.cli import (
    admin,
    analyse,
    arena,
    bench,
    bench_agent,
    dataset,
    edition,
    fuzz,
    perft,
    play,
    puzzles,
    replay,
    review,
    serve,
    simulate,
    stats,
    titles,
)
from ironroad.cli.arguments import Lang
from ironroad.cli.terminal import Terminal
from ironroad.core.errors import IronroadError
from ironroad.locale import Words, language, words_for

WRONG_INPUT = 2
HELP_NAMES = ["-h", "--help"]
# Options that come with the command-line library, with words of its own.
HELP_OF = {
    "install_completion": "cli-help-install-completion",
    "show_completion": "cli-help-show-completion",
}


class Commands(TyperGroup):
    """The command group: translates the help and shows errors as one sentence."""

    _language: str | None = None

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """Translate the help, then run the command."""
        given = list(sys.argv[1:] if args is None else args)
        self._language = requested_language(given)
        words = words_for(language(self._language))
        put_into_words(self, words)
        rich_utils.ARGUMENTS_PANEL_TITLE = words.say("cli-help-arguments")
        rich_utils.OPTIONS_PANEL_TITLE = words.say("cli-help-options")
        rich_utils.COMMANDS_PANEL_TITLE = words.say("cli-help-commands")
        return super().main(given, *rest, **extra)

    def invoke(self, ctx: Any) -> Any:
        """Run the command; invalid input prints one sentence and exits with code 2."""
        try:
            return super().invoke(ctx)
        except IronroadError as error:
            Terminal(self._language).error(error.message)
            raise typer.Exit(WRONG_INPUT) from None


def requested_language(args: Sequence[str]) -> str | None:
    """Return the language given in the arguments; needed for the help, before they are parsed."""
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
    for parameter in command.params:
        parameter.help = HELP_OF.get(parameter.name, parameter.help)
    for holder in (command, *command.params, command.get_help_option(context)):
        if holder.help and words.has(holder.help):
            holder.help = words.say(holder.help)
    if command.epilog and words.has(command.epilog):
        command.epilog = words.say(command.epilog)
    for subcommand in getattr(command, "commands", {}).values():
        put_into_words(subcommand, words)


app = typer.Typer(
    name="ironroad",
    cls=Commands,
    help="cli-help",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": HELP_NAMES},
)
app.command("play", help="cli-help-play")(play.play)
app.command("serve", help="server-help", epilog="server-help-settings")(serve.serve)
app.command("titles", help="cli-help-titles")(titles.titles)
app.command("simulate", help="cli-help-simulate")(simulate.simulate)
app.command("arena", help="lab-help-arena")(arena.arena)
app.command("stats", help="lab-help-stats")(stats.stats)
app.command("review", help="lab-help-review")(review.review)
app.command("analyse", help="lab-help-analyse")(analyse.analyse_record)
app.command("dataset", help="lab-help-dataset")(dataset.dataset)
app.command("bench-agent", help="lab-help-bench-agent")(bench_agent.bench_agent)
app.command("replay", help="cli-help-replay")(replay.replay)
app.command("perft", help="cli-help-perft")(perft.perft)
app.command("fuzz", help="cli-help-fuzz")(fuzz.fuzz)
app.command("bench", help="cli-help-bench")(bench.bench)
app.add_typer(admin.app, name="admin", help="admin-help")
app.add_typer(puzzles.app, name="puzzles", help="study-help-puzzles")
app.add_typer(edition.app, name="edition", help="cli-help-edition-group")


@app.callback(invoke_without_command=True)
def root(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
    lang: Lang = None,
) -> None:
    """Print the version, if asked."""
    if version:
        # As plain text, in one line however long, to be pasted into a report.
        typer.echo(words_for(language(lang)).format(build_message(ironroad.__version__)))
        raise typer.Exit
    ctx.default_map = defaults_of(ctx.command, lang)


def defaults_of(command: Any, lang: str | None) -> dict[str, Any]:
    """Return a default map that sets the language for a command and its subcommands."""
    below = getattr(command, "commands", {})
    return {"lang": lang, **{name: defaults_of(each, lang) for name, each in below.items()}}


def main() -> None:
    """Run the program."""
    app(prog_name="ironroad")
