"""Sets up positions by hand in a process that reads texts."""

import secrets
from collections.abc import Mapping
from typing import Any

from ironroad.core.edition import Edition, edition_to_json
from ironroad.core.errors import InvalidEdition, InvalidSetup
from ironroad.core.message import Message
from ironroad.core.placing import OPTIONS, SEATS, Field, Placing, section_of, without_section
from ironroad.core.table import Table
from ironroad.core.title import Ruleset, Title
from ironroad.face import parse_own_edition
from ironroad.games import REGISTRY
from ironroad.server.texts.tasks import FieldRead, PlaceTask, PositionPlaced


def placed(task: PlaceTask) -> tuple[PositionPlaced, Table | None]:
    """Return a position with its fields, and a table with it unless it is refused."""
    title = REGISTRY.title(task.title)
    edition = parse_own_edition(task.title, task.text)
    rules = title.rules(edition.without_position(), task.seats, task.options)
    placing = title.placing(rules)
    if placing is None:
        raise InvalidSetup("position-not-offered", title=title.meta.name)
    usual = placing.values(title.usual_setup(rules))
    values = _begun(title, rules, placing, edition) if task.values is None else task.values
    for id in values:
        if id not in usual:
            raise InvalidSetup("position-unknown-field", key=id)
    changed = {id: value for id, value in values.items() if usual[id] != value}
    section = section_of(task.seats, task.options, changed)
    text = f"{without_section(task.text).rstrip()}\n\n{section}"
    table, drawn = None, rules
    problem: Message | None = None
    try:
        own = parse_own_edition(task.title, text)
        drawn = title.rules(own, task.seats, task.options)
        table = Table(title, drawn, secrets.randbits(63), (), ())
    except InvalidEdition as error:
        reason = error.message.args["reason"]
        assert isinstance(reason, Message)
        problem = reason
    read = PositionPlaced(
        text=text,
        fields=[_read(field, {**usual, **values}[field.id]) for field in placing.fields],
        played=edition_to_json(drawn.edition),
        played_digest=drawn.edition.digest,
        layout=dict(title.layout(drawn)),
        view=None if table is None else dict(table.view(None)),
        problem=None if problem is None else problem.to_json(),
        blamed="" if problem is None else _blamed(placing, problem),
    )
    return read, table


def _begun(
    title: Title[Any], rules: Ruleset, placing: Placing[Any], edition: Edition
) -> Mapping[str, int | str]:
    """Return the position of an edition; without one, that of a game that has just been set up."""
    if edition.position:
        lines = edition.position.values()
        return {each.key: each.value for each in lines if each.key not in (SEATS, OPTIONS)}
    return placing.values(Table(title, rules, secrets.randbits(63)).state)


def _blamed(placing: Placing[Any], problem: Message) -> str:
    """Return the field that a refusal names."""
    named = (problem.args.get("group"), problem.args.get("field"))
    found = [field.id for field in placing.fields if (field.group, field.words) == named]
    return found[0] if found else ""


def _read(field: Field[Any], value: int | str) -> FieldRead:
    return FieldRead(
        id=field.id,
        words=field.words.to_json(),
        group=field.group.to_json(),
        value=value,
        low=field.low,
        high=field.high,
        steps=field.steps,
        choices=[(choice.id, choice.words.to_json()) for choice in field.choices],
        target=field.target,
    )
