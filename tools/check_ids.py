"""Checks the spelling of ids: message ids in code, Fluent files and editions.

Every message id that code names must be in both languages, both languages must have the same ids and variables,
and ids of titles, options and edition entries are lower case with hyphens.
"""

import ast
import re
import sys
from pathlib import Path

from ironroad.games import REGISTRY

ROOT = Path(__file__).parent.parent
LOCALE = ROOT / "src" / "ironroad" / "locale"
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
PREFIXES = (
    "ts",
    "me",
    "rr",
    "error",
    "edition",
    "record",
    "event",
    "cli",
    "server",
    "bots",
    "lab",
    "web",
)


def fluent_ids(language: str) -> dict[str, set[str]]:
    """Return the message ids of a language with the variables each of them uses."""
    ids: dict[str, set[str]] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        current = ""
        for line in path.read_text("utf-8").splitlines():
            if found := re.match(r"([a-z][\w-]*)\s*=", line):
                current = found.group(1)
                ids[current] = set()
            if current:
                ids[current] |= set(re.findall(r"\$([a-z][\w-]*)", line))
    return ids


def ids_in_code() -> dict[str, str]:
    """Return the message ids that code names literally, with a place where each is named."""
    found: dict[str, str] = {}
    for path in sorted((ROOT / "src" / "ironroad").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                text = node.value
                if ID.fullmatch(text) and text.split("-")[0] in PREFIXES:
                    found.setdefault(text, f"{path.relative_to(ROOT)}:{node.lineno}")
    return found


def all_problems() -> list[str]:
    """Return what is misspelt or missing."""
    english, spanish = fluent_ids("en"), fluent_ids("es")
    wrong = [f"{id} is in English only" for id in english if id not in spanish]
    wrong += [f"{id} is in Spanish only" for id in spanish if id not in english]
    wrong += [
        f"{id} uses other variables in English than in Spanish"
        for id in english
        if id in spanish and english[id] != spanish[id]
    ]
    wrong += [
        f"{place}: the message {id} is in no Fluent file"
        for id, place in ids_in_code().items()
        if id not in english and not is_prefix(id, english)
    ]
    for title in REGISTRY.ids():
        meta = REGISTRY.meta(title)
        names = [meta.id, *[option.id for option in meta.options]]
        names += [value for option in meta.options for value in option.values]
        wrong += [f"{title}: the id {name} is misspelt" for name in names if not is_id(name)]
        if f"{title}-name" not in english:
            wrong.append(f"{title} has no name in the Fluent files")
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
