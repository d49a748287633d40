"""Checks the spelling of ids: message ids in code, Fluent files and editions.

Every message id that code names must be in both languages, both languages must have the same ids and variables,
and ids of titles, options and edition entries are lower case with hyphens. What belongs to a title lies in its folder:
its words begin with its id or with the prefix of its messages, and nobody else's words do.
"""

import ast
import re
import sys
from pathlib import Path

from ironroad.games import REGISTRY
from ironroad.locale.words import file_texts

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "ironroad"
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
SHARED = ("web-guide-", "web-", "")
"""What stands before the prefix of a title: in the client's words about it, in its own."""


def prefix_of(title: str) -> str:
    """Return the prefix of a title's messages: the one of its endings."""
    return REGISTRY.meta(title).endings[0].partition("-")[0]


def fluent_ids(text: str) -> dict[str, set[str]]:
    """Return the message ids of a Fluent text with the variables each of them uses."""
    ids: dict[str, set[str]] = {}
    current = ""
    for line in text.splitlines():
        if found := re.match(r"([a-z][\w-]*)\s*=", line):
            current = found.group(1)
            ids[current] = set()
        if current:
            ids[current] |= set(re.findall(r"\$([a-z][\w-]*)", line))
    return ids


def ids_by_file(language: str) -> dict[str, dict[str, set[str]]]:
    """Return the message ids of a language by file, a title's under its id."""
    return {name: fluent_ids(text) for name, text in file_texts(language).items()}


def ids_in_code(prefixes: set[str]) -> dict[str, str]:
    """Return the message ids with these prefixes that code names literally, with a place where each is named."""
    found: dict[str, str] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                text = node.value
                if ID.fullmatch(text) and text.split("-")[0] in prefixes:
                    found.setdefault(text, f"{path.relative_to(ROOT)}:{node.lineno}")
    return found


def all_problems() -> list[str]:
    """Return what is misspelt or missing."""
    files = ids_by_file("en")
    english = {id: used for ids in files.values() for id, used in ids.items()}
    spanish = {id: used for ids in ids_by_file("es").values() for id, used in ids.items()}
    wrong = [f"{id} is in English only" for id in english if id not in spanish]
    wrong += [f"{id} is in Spanish only" for id in spanish if id not in english]
    wrong += [
        f"{id} uses other variables in English than in Spanish"
        for id in english
        if id in spanish and english[id] != spanish[id]
    ]
    titles = REGISTRY.ids()
    own = {id.split("-")[0] for name, ids in files.items() if name not in titles for id in ids}
    wrong += [
        f"{place}: the message {id} is in no Fluent file"
        for id, place in ids_in_code(own | {prefix_of(title) for title in titles}).items()
        if id not in english and not is_prefix(id, english)
    ]
    for title in titles:
        wrong += title_problems(title, files)
    return wrong


def title_problems(title: str, files: dict[str, dict[str, set[str]]]) -> list[str]:
    """Return what is wrong with the ids of a title, and where its words lie in another's file."""
    meta = REGISTRY.meta(title)
    names = [meta.id, *[option.id for option in meta.options]]
    names += [value for option in meta.options for value in option.values]
    wrong = [f"{title}: the id {name} is misspelt" for name in names if not is_id(name)]
    if f"{title}-name" not in files.get(title, {}):
        wrong.append(f"{title} has no name in its words")
    starts = tuple(f"{shared}{of}-" for shared in SHARED for of in (title, prefix_of(title)))
    for name, ids in files.items():
        mine = [id for id in ids if id.startswith(starts)]
        if name == title:
            wrong += [f"{title}: the word {id} begins like no title's" for id in ids.keys() - mine]
        else:
            wrong += [f"{name}: the word {id} belongs to {title}" for id in mine]
    return wrong


def is_id(name: str) -> bool:
    """Whether a name is lower case with hyphens."""
    return re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) is not None


def is_prefix(id: str, ids: dict[str, set[str]]) -> bool:
    """Whether code completes this text to an id."""
    return any(other.startswith(id + "-") for other in ids)


def main() -> None:
    """Print the problems; exit with 1 if there are any."""
    wrong = all_problems()
    print("\n".join(wrong) or "All ids are spelt as they should be.")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
