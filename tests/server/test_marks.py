"""How sure printed values are: counted beside the event loop, once."""

import threading
from collections.abc import Mapping
from typing import Any

import pytest

from ironroad.games import REGISTRY
from ironroad.server.games import marks
from ironroad.server.games.rulesets import shipped_values
from tests.server.clients import Server
from tests.server.conftest import Meet


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the threads in which values were counted."""
    threads: list[str] = []

    def noting(title: str, edition: str, options: Mapping[str, str]) -> Any:
        threads.append(threading.current_thread().name)
        return shipped_values(title, edition, options)

    monkeypatch.setattr(marks, "shipped_values", noting)
    return threads


def test_values_are_counted_beside_the_event_loop_and_once(
    server: Server, meet: Meet, counted: list[str]
) -> None:
    title = REGISTRY.ids()[0]
    meta = REGISTRY.meta(title)
    path = f"/api/titles/{title}/editions/{meta.editions[0]}/marks"
    ann = meet()
    first = ann.ok("GET", path)
    assert first["values"] > 0
    assert ann.ok("GET", path) == first
    assert len(counted) == 1
    assert counted[0] != server.thread_name
    ann.refused(422, "error-unknown-option", "GET", path + "?option=no=thing")
    ann.refused(404, "server-unknown-edition", "GET", path.replace(meta.editions[0], "none"))


def test_few_answers_are_kept(
    meet: Meet, counted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(marks, "KEPT", 1)
    title = next(id for id in REGISTRY.ids() if REGISTRY.meta(id).options)
    meta = REGISTRY.meta(title)
    option = meta.options[0]
    path = f"/api/titles/{title}/editions/{meta.editions[0]}/marks?option={option.id}="
    ann = meet()
    for value in (*option.values[:2], option.values[0]):
        ann.ok("GET", path + value)
    assert len(counted) == 3
