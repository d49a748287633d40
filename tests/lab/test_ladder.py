"""An agent of one's own against the ladder."""

import json
from pathlib import Path

import pytest

from ironroad.bots.kinds import KINDS
from ironroad.core.errors import InvalidSetup
from ironroad.games import REGISTRY
from ironroad.lab.ladder import RUNGS, climb, seats_of
from tests.cli.conftest import Run

AGENTS = """
from ironroad.bots.greedy_bot import GreedyBot

NOTHING = 1


def first(question):
    return question.options[0]


def wrong(question):
    return "nonsense"


class Greedy:
    def __init__(self):
        self.bot = GreedyBot("", 1)

    def __call__(self, question):
        return self.bot.choose(question)
"""
TITLE = REGISTRY.ids()[-1]


@pytest.fixture(autouse=True)
def agents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "some_agents.py").write_text(AGENTS, "utf-8")
    monkeypatch.chdir(tmp_path)


def test_an_agent_plays_every_seat_against_every_rung() -> None:
    results = list(climb("agent:some_agents:first", [TITLE], ["random", "greedy"], 2))
    seats = seats_of(REGISTRY.meta(TITLE))
    assert [each.rung for each in results] == ["random", "greedy"]
    assert [each.games for each in results] == [2 * seats] * 2
    assert [each.standing.bot for each in results] == ["agent:some_agents:first"] * 2
    assert all(each.standing.seats == 2 * seats for each in results)
    assert results[1].rating is not None
    again = list(climb("agent:some_agents:first", [TITLE], ["random", "greedy"], 2))
    assert [each.standing.wins for each in again] == [each.standing.wins for each in results]


def test_an_agent_that_is_as_strong_as_a_rung_shows_it() -> None:
    weak, strong = [
        next(climb(f"agent:some_agents:{name}", [TITLE], ["normal"], 4)).standing
        for name in ("first", "Greedy")
    ]
    assert strong.score.value > weak.score.value
    assert strong.faults == weak.faults == 0


def test_answers_that_are_no_option_are_faults() -> None:
    result = next(climb("agent:some_agents:wrong", [TITLE], ["random"], 1))
    assert result.standing.faults == 3 * seats_of(REGISTRY.meta(TITLE))
    assert result.reason is not None
    assert "nonsense" in result.reason


def test_the_reason_of_a_fault_is_told(run: Run) -> None:
    line = f"bench-agent some_agents:wrong --title {TITLE} --rung random --rounds 1 --jobs 1"
    told = " ".join(run(line).stdout.split())
    assert "The reason of the first such fault" in told
    assert "nonsense" in told
    right = run(line.replace("wrong", "first"))
    assert "fault:" not in right.stdout


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("first", "bots-agent-name"),
        (":first", "bots-agent-name"),
        ("some_agents:second", "bots-agent-missing"),
        ("no_agents:first", "bots-agent-missing"),
        ("some_agents:NOTHING", "bots-agent-missing"),
    ],
)
def test_agents_that_are_not_there_are_refused(name: str, id: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        KINDS.make(f"agent:{name}", 1)
    assert refused.value.message.id == id


def test_rungs_are_bots_whose_budget_is_no_time() -> None:
    for rung in RUNGS:
        KINDS.make(rung, 1).close()
        assert "s" not in rung.partition(":")[2]


def test_the_command_prints_a_table_or_json(run: Run) -> None:
    line = f"bench-agent some_agents:first --title {TITLE} --rung random --rung normal --rounds 1 --jobs 1"
    shown = run(line)
    assert shown.exit_code == 0
    assert "some_agents:first" in shown.stdout
    assert "random" in shown.stdout
    told = json.loads(run(f"{line} --json").stdout)
    assert [each["rung"] for each in told["results"]] == ["random", "normal"]
    assert told["results"][0]["title"] == TITLE
    assert told["results"][0]["games"] == seats_of(REGISTRY.meta(TITLE))
    assert run("bench-agent nobody:here --rounds 1").exit_code == 2
