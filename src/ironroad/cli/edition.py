"""``ironroad edition``: checks edition files and shows their values by mark."""

from pathlib import Path
from typing import Annotated, Final

import typer
from resvg_py import svg_to_bytes
from rich.table import Table

from ironroad.cli.arguments import Json, Lang, TitleId, check_edition, write_bytes, write_text
from ironroad.cli.terminal import Terminal
from ironroad.core.edition import MARKS, Edition, Entry, parse_edition
from ironroad.face import check_every_setup, read_edition
from ironroad.games import REGISTRY
from ironroad.locale import Words

app = typer.Typer(no_args_is_help=True)

PICTURE_WIDTH: Final = 2400
"""Pixels; readable when printed at the size of a board."""


@app.callback()
def group(ctx: typer.Context, lang: Lang = None) -> None:
    """Set the language that is given before the subcommand."""
    if lang is not None:
        ctx.default_map = {"check": {"lang": lang}}


@app.command("check", help="cli-help-edition-check")
def check(
    title: TitleId,
    file: Annotated[
        str | None, typer.Argument(metavar="[NAME|FILE]", help="cli-help-edition-file")
    ] = None,
    draw: Annotated[
        Path | None, typer.Option("--draw", metavar="FOLDER", help="cli-help-edition-draw")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Read an edition, check it with the title's rules, and report its values by mark."""
    terminal = Terminal(lang)
    edition = sound_edition(title, file)
    drawn = draw_to(title, edition, draw, terminal.words) if draw else []
    entries = all_entries(edition)
    counts = {mark: sum(entry.mark == mark for entry in entries) for mark in MARKS}
    guesses = [entry for entry in entries if entry.mark == "reconstructed"]
    if json:
        values = [
            {"section": entry.section, "key": entry.key, "source": entry.source}
            for entry in guesses
        ]
        facts: dict[str, object] = {"title": title, "name": edition.name, "digest": edition.digest}
        if draw:
            facts["drawings"] = drawn
        terminal.json({**facts, "values": counts, "reconstructed": values})
        return
    name = REGISTRY.meta(title).name
    terminal.say("cli-edition-sound", title=name, name=edition.name, digest=edition.digest)
    for mark, count in counts.items():
        terminal.say(f"cli-mark-{mark}", count=count)
    if guesses:
        terminal.show(guess_table(guesses, terminal.words))
    if draw:
        terminal.say("cli-edition-drawn", count=len(drawn), files=", ".join(drawn))


def draw_to(title: str, edition: Edition, folder: Path, words: Words) -> list[str]:
    """Write the title's drawings of an edition into a folder, as SVG and PNG; return the files."""
    files = []
    for name, picture in REGISTRY.title(title).drawings(edition, words.format).items():
        path = folder / f"{title}-{name}.svg"
        write_text(path, picture)
        image = bytes(svg_to_bytes(svg_string=picture, width=PICTURE_WIDTH))
        write_bytes(path.with_suffix(".png"), image)
        files += [str(path), str(path.with_suffix(".png"))]
    return files


def sound_edition(title: str, file: str | None) -> Edition:
    """Return an edition that the rules of the title accept for every seat count."""
    meta = REGISTRY.meta(title)
    check_edition(file, meta)
    name = file or meta.editions[0]
    if name in meta.editions:
        texts = REGISTRY.title(title).edition_texts()
        edition = parse_edition(texts[name], name, title, texts)
    else:
        edition = read_edition(title, Path(name))
    check_every_setup(title, edition)
    return edition


def all_entries(edition: Edition) -> list[Entry]:
    """Return the entries of all sections, in file order."""
    return [entry for section in edition.sections for entry in edition.entries(section)]


def guess_table(entries: list[Entry], words: Words) -> Table:
    """Return a table of the reconstructed values with their sources."""
    table = Table(title=words.say("cli-reconstructed-title"), title_justify="left")
    table.add_column(words.say("cli-section"), overflow="fold")
    table.add_column(words.say("cli-value"), overflow="fold")
    table.add_column(words.say("cli-source"), overflow="fold")
    for entry in entries:
        values = ", ".join([f"{name} = {value}" for name, value in entry.data.items()])
        table.add_row(f"{entry.section}.{entry.key}", values, entry.source)
    return table
