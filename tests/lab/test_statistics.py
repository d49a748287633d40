"""What games say about a title, in corners that random games seldom reach."""

from ironroad.lab.match import Game, Setup, play_game
from ironroad.lab.statistics import by_opening

SETUP = Setup("trans-siberian", 3, {}, None)


def without_decisions(game: Game, seat: int) -> Game:
    game["seats"] = [decider if decider != seat else -1 for decider in game["seats"]]
    return game


def test_who_never_decided_has_no_opening() -> None:
    games = [
        without_decisions(play_game(SETUP, ["random"] * 3, number, number), 0)
        for number in range(6)
    ]

    assert all([result.name for result in by_opening(games)])
