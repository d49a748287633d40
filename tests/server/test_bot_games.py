"""Bots of the server play as those of the arena: with the history of the game and a tree that is kept."""

import asyncio
from typing import Any

import msgspec
import pytest

import ironroad
from ironroad.lab.match import Setup, play_game
from ironroad.server.bots.pool import BotPool
from ironroad.server.bots.turn import BotTurn
from ironroad.server.games.game import Game
from ironroad.server.settings import Settings
from ironroad.server.storage.rows import GameRow, SeatRow
from tests.server.conftest import TOY

SETUPS = [
    ("cards", {"rounds": "nine"}, ["mcts:60it", "greedy", "mcts:60it"]),
    ("mini-express", {}, ["mcts:16it", "easy", "random"]),
]


def game_between(seed: int, title: str, options: dict[str, str], bots: list[str]) -> Game:
    """Return a game of the server that is dealt and seeded as the arena does it."""
    table = ironroad.new(title, len(bots), seed, options)
    row = GameRow(
        id=f"{title}-{seed}",
        title=title,
        rules=table.title.meta.rules_version,
        edition=table.rules.edition.name,
        digest=table.rules.edition.digest,
        edition_text=None,
        options=msgspec.json.encode(table.rules.options).decode(),
        seats=len(bots),
        name="",
        visibility="public",
        status="running",
        owner="ann",
        terms="{}",
        version=1,
        moves=0,
        turn=table.seat,
        turn_since=0.0,
        result=None,
        rematch=None,
        created=0.0,
        changed=0.0,
    )
    seats = [SeatRow(game=row.id, seat=n, kind="bot", level=spec) for n, spec in enumerate(bots)]
    game = Game(row, seats, [])
    game.table = table
    game.seed = seed
    return game


async def decide(game: Game, pool: BotPool) -> None:
    """Let the bot that is to decide do so, as the server does."""
    assert game.table is not None
    turn = BotTurn(game, pool.seconds)
    action = await turn.action(pool)
    assert not turn.is_fault
    game.table.play(action)


async def played(game: Game, settings: Settings) -> list[str]:
    pool = BotPool(settings)
    assert game.table is not None
    while game.table.seat is not None:
        await decide(game, pool)
    await pool.stop()
    return game.table.moves


@pytest.fixture(scope="module", params=SETUPS, ids=lambda setup: setup[0])
def arena(request: pytest.FixtureRequest) -> tuple[Any, list[str]]:
    title, options, bots = request.param
    game = play_game(Setup(title, len(bots), options, None), bots, 0, 3)
    assert game["faults"] == [[]] * len(bots)
    return request.param, game["moves"]


def test_a_game_of_the_server_is_the_same_as_in_the_arena(arena: Any) -> None:
    setup, moves = arena
    settings = Settings(titles=TOY, bots=2)
    assert asyncio.run(played(game_between(3, *setup), settings)) == moves


def test_a_bot_that_is_dropped_plays_on_from_the_history(arena: Any) -> None:
    """With room for one bot, each is made anew for each decision: legal and whole, but another game."""
    setup, moves = arena
    settings = Settings(titles=TOY, bots=1, bots_kept=1)
    alone = asyncio.run(played(game_between(3, *setup), settings))
    assert alone != moves


@pytest.mark.parametrize("kill", [False, True])
def test_bots_survive_undo_and_the_end_of_their_process(kill: bool) -> None:
    game = game_between(4, *SETUPS[0])

    async def play() -> None:
        assert game.table is not None
        pool = BotPool(Settings(titles=TOY, bots=1))
        before = []
        for _ in range(6):
            before.append(game.table.count)
            await decide(game, pool)
        if kill:
            await pool.stop()  # The next task starts another process.
        game.go_back(before[2])
        while game.table.seat is not None:
            await decide(game, pool)
        await pool.stop()

    asyncio.run(play())
    assert game.table is not None
    assert game.table.outcome is not None


def test_a_game_goes_to_the_process_that_keeps_its_trees_while_that_is_free() -> None:
    first = game_between(1, *SETUPS[0])
    second = game_between(2, *SETUPS[0])

    async def homes() -> list[list[str]]:
        pool = BotPool(Settings(titles=TOY, bots=2))
        await asyncio.gather(decide(first, pool), decide(second, pool))
        for game in (first, second, second, first):
            await decide(game, pool)
        kept = [[id for id, home in pool._homes.items() if home is p] for p in pool._processes]
        await pool.stop()
        return kept

    assert sorted(asyncio.run(homes())) == [[first.id], [second.id]]
