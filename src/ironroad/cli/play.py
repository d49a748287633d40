"""``ironroad play``: a game in the terminal, with people at the same keyboard and bots."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

import ironroad
from ironroad.cli.arguments import (
    EditionFile,
    Lang,
    OptionList,
    Seed,
    check_edition,
    default_seats,
    parse_options,
    read_text,
    title_ids,
)
from ironroad.cli.seats import HUMAN, KINDS, make_players, parse_seats
from ironroad.cli.session import Session
from ironroad.cli.terminal import InputEnded, Terminal
from ironroad.core.errors import InvalidSetup
from ironroad.core.table import Table
from ironroad.core.title import Meta
from ironroad.games import REGISTRY


def play(
    title: Annotated[
        str | None,
        typer.Argument(metavar="[TITLE]", help="cli-help-title", autocompletion=title_ids),
    ] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="KIND,KIND,…", help="cli-help-play-seats")
    ] = None,
    names: Annotated[
        str | None, typer.Option("--names", metavar="NAME,NAME,…", help="cli-help-names")
    ] = None,
    option: OptionList = None,
    edition: EditionFile = None,
    seed: Seed = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", show_default=False, help="cli-help-terminal")
    ] = True,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="cli-help-record")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="cli-help-resume")
    ] = None,
    lang: Lang = None,
) -> None:
    """Ask for missing arguments, then play."""
    screen = Terminal(lang)
    try:
        if resume is not None:
            session = resumed(screen, resume, seats, edition, seed, record)
        else:
            asked = title is None
            meta = REGISTRY.meta(ask_title(screen) if title is None else title)
            options = parse_options(option)
            kinds, called = (parse_seats(seats), []) if seats else ask_seats(screen, meta)
            if asked:
                options = {**ask_options(screen, meta), **options}
            called = parse_names(names, len(kinds)) if names else called
            check_edition(edition, meta)
            chosen = secrets.randbits(63) if seed is None else seed
            table = ironroad.new(meta.id, len(kinds), chosen, options, edition, called)
            session = Session(screen, table, make_players(table, kinds, chosen), record)
    except InputEnded:
        screen.say("cli-input-ended")
        return
    tell_reconstructed(screen, session.table)
    screen.say("cli-play-hint")
    session.run()


def tell_reconstructed(screen: Terminal, table: Table) -> None:
    """Print how many of the values that this game uses are reconstructed."""
    read = table.rules.edition.entries_read()
    count = sum(entry.mark == "reconstructed" for entry in read)
    if count:
        title = table.title.meta.id
        screen.say("cli-reconstructed", count=count, values=len(read), title=title)


def parse_names(text: str, seats: int) -> list[str]:
    """Parse a list of names such as ``Anna,Boris``."""
    names = [name.strip() for name in text.split(",")]
    if len(names) > seats:
        raise InvalidSetup("cli-too-many-names", count=len(names), seats=seats)
    return [plain_name(name) for name in names]


def plain_name(name: str) -> str:
    """Return a name without characters that have a meaning in records."""
    return " ".join(name.replace(",", " ").replace("#", " ").split())


def resumed(
    screen: Terminal,
    file: Path,
    seats: str | None,
    edition: str | None,
    seed: int | None,
    record: Path | None,
) -> Session:
    """Return a session that continues a record; without ``--seats`` every seat is a person's."""
    chosen = secrets.randbits(63) if seed is None else seed
    table = ironroad.load(read_text(file), chosen, edition)
    kinds = parse_seats(seats) if seats else [HUMAN] * table.rules.seats
    table.title.meta.check_setup(len(kinds), table.rules.options)
    return Session(screen, table, make_players(table, kinds, chosen), record)


def ask_title(screen: Terminal) -> str:
    """Ask for the title."""
    ids = REGISTRY.ids()
    names = [screen.words.format(REGISTRY.meta(id).name) for id in ids]
    return ids[screen.choose("cli-ask-title", names)]


def ask_seats(screen: Terminal, meta: Meta) -> tuple[list[str], list[str]]:
    """Ask for the seats; return the kind and the name of each."""
    words = screen.words
    usual = default_seats(meta)
    choices = ", ".join(map(str, meta.seats))
    count = usual
    question = words.say("cli-ask-seats", choices=choices, default=usual)
    while (answer := screen.ask(question)) and len(meta.seats) > 1:
        if answer.isdecimal() and int(answer) in meta.seats:
            count = int(answer)
            break
        screen.say("cli-choose-seats", choices=choices)
    kinds, names = [], []
    for seat in range(count):
        default = words.name(seat) if seat == 0 else "random"
        answer = screen.ask(words.say("cli-ask-name", seat=seat, default=default)) or default
        is_kind = answer.partition(":")[0] in KINDS and answer != HUMAN
        kinds.append(answer if is_kind else HUMAN)
        named = not is_kind and answer != HUMAN
        names.append(plain_name(answer) if named else words.name(seat))
    return kinds, names


def ask_options(screen: Terminal, meta: Meta) -> dict[str, str]:
    """Ask for each option of the title."""
    options = {}
    for option in meta.options:
        screen.show(screen.words.say(f"{meta.id}-option-{option.id}"))
        values = [
            screen.words.say(f"{meta.id}-option-{option.id}-{value}") for value in option.values
        ]
        options[option.id] = option.values[screen.choose("cli-ask-option", values)]
    return options
