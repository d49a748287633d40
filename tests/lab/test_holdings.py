"""Statistics by what seats held: counted anew from the views of the finished games."""

import pytest

from ironroad.core.errors import InvalidSetup
from ironroad.core.table import Table
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from ironroad.lab.holdings import holdings
from ironroad.lab.match import Game, Setup, play_game
from ironroad.lab.statistics import MIN_SEATS
from ironroad.locale import words_for

SHARES = Setup("mini-express", 3, {}, None)
ENGINEERS = Setup("russian-railroads", 4, {}, None)


def games(setup: Setup, count: int) -> list[Game]:
    return [play_game(setup, ["random"] * setup.seats, n, 100 + n) for n in range(count)]


def finished(setup: Setup, game: Game) -> Table:
    table = Table(REGISTRY.title(setup.title), rules_for(*setup[:4]), 0, moves=game["moves"])
    for text in game["moves"]:
        table.take(table.rules.catalogue.parse(text))
    return table


def test_shares_are_told_number_by_number() -> None:
    played = games(SHARES, 10)
    counts: dict[str, int] = {}
    wins: dict[str, float] = {}
    for game in played:
        for seat, player in enumerate(finished(SHARES, game).view(None)["players"]):
            for company, count in player["shares"].items():
                name = f"{company} {count}"
                if count:
                    counts[name] = counts.get(name, 0) + 1
                    won = game["places"][seat] == 1
                    wins[name] = wins.get(name, 0.0) + won / game["places"].count(1)
    (found,) = holdings(SHARES, played, "games.jsonl")

    assert found.kind.id == "me-board-shares"
    told = {result.name: result for result in found.results}
    assert {name: result.seats for name, result in told.items()} == {
        name: count for name, count in counts.items() if count >= MIN_SEATS
    }
    for name, result in told.items():
        assert result.wins.value == pytest.approx(wins[name] / counts[name])
    for language, company in (("en", "Brown"), ("es", "Marrón")):
        words = words_for(language).format(found.names["brown 2"]).split()
        assert (words[0], words[-1]) == (company, "2")


def test_engineers_and_cards_are_things_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ironroad.lab.holdings.MIN_SEATS", 1)
    played = games(ENGINEERS, 8)
    hired = [0] * 16
    for game in played:
        for player in finished(ENGINEERS, game).view(None)["players"]:
            for index in player["engineers"]:
                hired[index] += 1
    engineers = next(
        each
        for each in holdings(ENGINEERS, played, "games.jsonl")
        if each.kind.id == "rr-board-engineers"
    )

    assert [(result.name, result.seats) for result in engineers.results] == [
        (str(index), count) for index, count in enumerate(hired) if count
    ]
    first = engineers.names[engineers.results[0].name]
    assert words_for("en").format(first).startswith("engineer ")


def test_a_game_of_other_rules_is_refused() -> None:
    (game,) = games(SHARES, 1)
    game["moves"][-1] = "start seat-1"

    with pytest.raises(InvalidSetup, match="Another version of the rules"):
        holdings(SHARES, [game], "games.jsonl")
