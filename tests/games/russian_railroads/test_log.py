"""What the log says after each effect: everything that happens is told, with its numbers, once and in order."""

from typing import Any

import pytest

from ironroad.core.message import Message
from ironroad.core.table import Table
from ironroad.games.russian_railroads.rules.rounds import END_ROUND
from tests.games.russian_railroads.positions import (
    ANNA,
    BORIS,
    CLARA,
    DMITRI,
    Hand,
    Pieces,
    play,
    position,
)


def told(message: Message) -> str:
    """Return a message by its id and its arguments, those of messages in brackets."""
    id = message.id.removeprefix("rr-event-").removeprefix("rr-")
    args = [
        f"({told(value)})" if isinstance(value, Message) else str(value)
        for value in message.args.values()
    ]
    return " ".join([id, *args])


def log_of(table: Table, script: str) -> list[str]:
    """Play a script; return what is said meanwhile."""
    before = len(table.log())
    play(table, script)
    return [told(message) for _, message in table.log()[before:]]


def boris(hand: Hand, **more: Any) -> Table:
    """Boris is first and has no roubles unless the hand says so."""
    board: Hand = {"roubles": 0, **hand}
    return position(hands={BORIS: board}, turns=[BORIS, CLARA, DMITRI, ANNA], **more)


ONE_STEP = ["placed 1 (space-track (reward-track-black-or-gray 1))", "paid 1 (piece-own 1)"]
ONE_BUILD = ["placed 1 (space-locomotives (reward-build 1))", "paid 1 (piece-own 1)"]
TO_A_FACTORY = [
    "placed 1 (space-industry (reward-industry 1))",
    "paid 1 (piece-own 1)",
    "event-forced 1 (do-industry 1 (lane-gap 5))",
    "moved-marker 1 1 (lane-gap 5)",
]
TO_A_TOKEN = [
    *ONE_STEP,
    "advanced 1 (colour-black) (railroad-st-petersburg) 4",
    "advantage 1 (railroad-st-petersburg) 4 (reward-token 1)",
]
AT_A_TOKEN: Hand = {"st_petersburg": [3], "slots": [1, 0, 4, 0], "markers": [2]}
REACH_TOKEN = "boris: place black-or-gray\nboris: advance black st-petersburg 4\nboris: token "
USED: dict[str, Pieces] = {"doubler": {"seat": BORIS, "own": 1}}
LOGS: dict[str, tuple[Hand, dict[str, Any], str, list[str]]] = {
    "advances and new tracks": (
        {"trans_siberian": [1]},
        {},
        "place black-2\nadvance black trans-siberian 2\nadvance black kiev 2",
        [
            "placed 1 (space-track (reward-track-black 2))",
            "paid 1 (piece-own 1)",
            "advanced 1 (colour-black) (railroad-trans-siberian) 2",
            "advantage 1 (railroad-trans-siberian) 2 (reward-tracks-gray 3)",
            "new-tracks 1 (colour-gray) 3",
            "advanced 1 (colour-black) (railroad-kiev) 2",
        ],
    ),
    "points of a terminus": (
        {"kiev": [8]},
        {},
        "place black-or-gray\nadvance black kiev 9",
        [
            *ONE_STEP,
            "advanced 1 (colour-black) (railroad-kiev) 9",
            "advantage 1 (railroad-kiev) 9 (reward-points 10)",
            "points 1 10",
        ],
    ),
    "pieces of every kind": (
        {"black_worker": True, "temporary": 1, "roubles": 1},
        {},
        "place locomotive-3\npay black temporary rouble\nlocomotive 2\nput 2 kiev",
        [
            "placed 1 (space-locomotives (and (reward-locomotive 1) (reward-factory 1)))",
            "paid 1 (and (piece-black 1) (and (piece-temporary 1) (piece-rouble 1)))",
            "built-locomotive 1 2",
            "placed-locomotive 1 2 (railroad-kiev)",
            "event-forced 1 (do-new-factory 2 (reward-build 1))",
            "built-factory 1 2 1 (reward-build 1)",
        ],
    ),
    "a locomotive turned over": (
        {"slots": [2, 2, 2, 2]},
        {"piles": {2: 0}, "laid_out": {1: 0}},
        "place locomotive-1\nlocomotive 3\nput 3 kiev",
        [
            *ONE_BUILD,
            "built-locomotive 1 3",
            "placed-locomotive 1 3 (railroad-kiev)",
            "turned-over 1 2",
        ],
    ),
    "a factory replaced": (
        {"factories": [3, 4, 5, 6, 7]},
        {},
        "place locomotive-1\nfactory new 2\nreplace 2",
        [*ONE_BUILD, "built-factory 1 2 2 (reward-build 1)"],
    ),
    "a face-up factory": (
        {},
        {"laid_out": {1: 1, 5: 1}},
        "place locomotive-1\nfactory used 5",
        [*ONE_BUILD, "built-factory 1 5 1 (reward-industry 1)"],
    ),
    "a factory used": (
        {"markers": [4], "factories": [6]},
        {},
        "place industry-1",
        [*TO_A_FACTORY, "used-factory 1 6 (reward-rouble 1)", "roubles 1 1"],
    ),
    "the sum of the engineers": (
        {"markers": [4], "factories": [1], "engineers": [5, 13]},
        {},
        "place industry-1",
        [*TO_A_FACTORY, "used-factory 1 1 (reward-engineer-sum 1)", "points 1 18"],
    ),
    "the sum of the locomotives": (
        {"markers": [4], "factories": [8], "slots": [5, 3, 1, 0]},
        {},
        "place industry-1",
        [*TO_A_FACTORY, "used-factory 1 8 (reward-locomotive-sum 2)", "points 1 8"],
    ),
    "hiring": (
        {"roubles": 1},
        {},
        "place hire",
        [
            "placed 1 (space-engineers (reward-hire 1))",
            "paid 1 (piece-rouble 1)",
            "hired 1 4 (and (reward-track-black 1) (reward-points 3))",
        ],
    ),
    "the medal": (
        AT_A_TOKEN,
        {},
        REACH_TOKEN + "medal",
        [*TO_A_TOKEN, "token 1 (reward-medal 1)", "medal 1"],
    ),
    "the revaluation": (
        AT_A_TOKEN,
        {},
        REACH_TOKEN + "revaluation",
        [*TO_A_TOKEN, "token 1 (reward-revalue 1)", "revalued 1"],
    ),
    "the second marker": (
        AT_A_TOKEN,
        {},
        REACH_TOKEN + "marker",
        [*TO_A_TOKEN, "token 1 (reward-marker 1)", "added-marker 1"],
    ),
    "giving up": (
        AT_A_TOKEN,
        {},
        REACH_TOKEN + "advances\nstop",
        [*TO_A_TOKEN, "token 1 (reward-track-any 4)", "stopped 1"],
    ),
    "the engineer of a card": (
        AT_A_TOKEN,
        {},
        REACH_TOKEN + "card\ncard engineer\nbonus points",
        [
            *TO_A_TOKEN,
            "token 1 (and (reward-card 1) (reward-bonus 1))",
            "card 1 (and (reward-engineer 1) (reward-rouble 1))",
            "hired 1 1 (reward-track-any 2)",
            "roubles 1 1",
            "points 1 10",
        ],
    ),
    "the locomotive of a card": (
        AT_A_TOKEN,
        {},
        REACH_TOKEN + "card\ncard locomotive\nput 9 kiev\nbonus points",
        [
            *TO_A_TOKEN,
            "token 1 (and (reward-card 1) (reward-bonus 1))",
            "card 1 (reward-place 9)",
            "placed-locomotive 1 9 (railroad-kiev)",
            "points 1 10",
        ],
    ),
    "a space used again": (
        {"engineers": [12]},
        {"spaces": USED},
        "place engineer-12\nreuse doubler\ndoubler",
        [
            "placed 1 (space-engineer 12 (reward-reuse 1))",
            "paid 1 (piece-own 1)",
            "reused 1 (space-auxiliary (reward-doubler 1))",
            "doubler 1 1",
        ],
    ),
    "a space not used again": (
        {"engineers": [12]},
        {"spaces": USED},
        "place engineer-12\ndecline",
        [
            "placed 1 (space-engineer 12 (reward-reuse 1))",
            "paid 1 (piece-own 1)",
            "lapsed 1 (reward-reuse 1)",
        ],
    ),
    "nothing to use again": (
        {"markers": [4], "factories": [3], "workers": 0, "roubles": 1},
        {},
        "place industry-1",
        [
            "placed 1 (space-industry (reward-industry 1))",
            "event-forced 1 (do-pay (piece-rouble 1))",
            "paid 1 (piece-rouble 1)",
            "event-forced 1 (do-industry 1 (lane-gap 5))",
            "moved-marker 1 1 (lane-gap 5)",
            "used-factory 1 3 (reward-reuse 1)",
            "lapsed 1 (reward-reuse 1)",
        ],
    ),
}


@pytest.mark.parametrize("name", list(LOGS))
def test_the_log_tells_every_effect_of_a_turn(name: str) -> None:
    hand, more, script, lines = LOGS[name]

    assert log_of(boris(hand, **more), script) == lines


def test_the_log_tells_a_pass_and_an_exchange_on_a_turn_order_space() -> None:
    spaces: dict[str, Pieces] = {**USED, "roubles": {"seat": BORIS, "own": 1}}
    table = position(
        hands={BORIS: {"roubles": 1}}, turns=[CLARA, BORIS, ANNA, DMITRI], spaces=spaces
    )

    assert log_of(table, "clara: pass\nplace order-1\npay rouble\nswap doubler") == [
        "passed 2 0",
        "placed 1 (space-order (reward-claim 1))",
        "paid 1 (piece-rouble 1)",
        "swapped 1 (space-auxiliary (reward-doubler 1))",
    ]


def scored(seat: int, kiev: int, industry: int) -> list[str]:
    """Return what is said when a player scores on Kiev and with the industry marker alone."""
    return [
        f"scored-railroad {seat} (railroad-trans-siberian) 0",
        f"scored-railroad {seat} (railroad-st-petersburg) 0",
        f"scored-railroad {seat} (railroad-kiev) {kiev}",
        f"scored-industry {seat} {industry}",
        f"scored-round {seat} {kiev + industry}",
    ]


CLAIMED: dict[str, Pieces] = {"order-1": {"seat": BORIS, "own": 1}}


def test_the_log_tells_the_end_of_a_round() -> None:
    hand: Hand = {"kiev": [2], "slots": [1, 0, 0, 2], "markers": [2]}
    table = position(2, hands={BORIS: hand}, spaces=CLAIMED)

    assert log_of(table, "anna: pass\nboris: pass\nboris: place doubler") == [
        *["passed 0 0", "passed 1 2", "seated 1 1", "seated 0 2"],
        "relocated 1 (space-auxiliary (reward-doubler 1))",
        *["event-forced 1 (do-doubler)", "doubler 1 1"],
        *scored(ANNA, 0, 0),
        *scored(BORIS, 3, 2),
        *["engineers", "round 2 6"],
    ]


def test_the_log_tells_that_a_worker_stays() -> None:
    table = position(2, spaces=CLAIMED, frames=(END_ROUND,))

    assert log_of(table, "boris: stay") == [
        *["seated 1 1", "seated 0 2", "stayed 1"],
        *scored(ANNA, 0, 0),
        *scored(BORIS, 0, 0),
        *["engineers", "round 2 6"],
    ]


def test_the_log_tells_the_final_scoring_and_no_majority_of_nothing() -> None:
    hand: Hand = {"engineers": [5, 9], "bonuses": ["flat"]}
    table = position(3, round=6, hands={BORIS: hand, CLARA: {"engineers": [4]}})

    assert log_of(table, "anna: pass\nboris: pass\nclara: pass") == [
        *["passed 0 0", "passed 1 2", "passed 2 3"],
        *[line for seat in (ANNA, BORIS, CLARA) for line in scored(seat, 0, 0)],
        "bonus-scored 1 (bonus-flat) 15",
        *["majority 1 40", "majority 2 20"],
        "end 6",
    ]
