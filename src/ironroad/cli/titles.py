"""``ironroad titles``: lists the titles."""

from typing import Any

from rich.table import Table

from ironroad.cli.arguments import Json, Lang
from ironroad.cli.terminal import Terminal
from ironroad.core.title import Meta
from ironroad.games import REGISTRY
from ironroad.locale import Words


def titles(json: Json = False, lang: Lang = None) -> None:
    """Print the titles as tables or JSON."""
    terminal = Terminal(lang)
    metas = [REGISTRY.meta(id) for id in REGISTRY.ids()]
    if json:
        terminal.json([facts(meta, terminal.words) for meta in metas])
        return
    for meta in metas:
        terminal.show(card(meta, terminal.words))
    terminal.say("cli-unofficial")


def facts(meta: Meta, words: Words) -> dict[str, Any]:
    """Return the metadata of a title as plain JSON values."""
    return {
        "id": meta.id,
        "name": words.format(meta.name),
        "seats": list(meta.seats),
        "options": {option.id: list(option.values) for option in meta.options},
        "editions": list(meta.editions),
        "rules": meta.rules_version,
        "designers": list(meta.designers),
        "publisher": meta.publisher,
        "year": meta.year,
    }


def card(meta: Meta, words: Words) -> Table:
    """Return a title as a small table."""
    table = Table(
        title=f"{words.format(meta.name)} ({meta.id})",
        title_justify="left",
        title_style="bold",
        show_header=False,
        expand=False,
    )
    table.add_column(style="dim")
    table.add_column()
    table.add_row(words.say("cli-seats"), ", ".join(map(str, meta.seats)))
    for option in meta.options:
        label = words.say(f"{meta.id}-option-{option.id}")
        values = [
            f"{option.id}={value} ({words.say(f'{meta.id}-option-{option.id}-{value}')})"
            for value in option.values
        ]
        table.add_row(label, "\n".join(values))
    table.add_row(words.say("cli-editions"), ", ".join(meta.editions))
    table.add_row(words.say("cli-designer"), ", ".join(meta.designers))
    table.add_row(words.say("cli-publisher"), f"{meta.publisher}, {meta.year}")
    return table
