"""Mines puzzles: plays games between greedy bots and looks for positions in which one option is clearly best.

The criteria are those of decision 047. Every game has a seed of its own, derived from the seed of the run, so that the
same command finds the same puzzles, however many processes share the work.
"""

import json
import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from ironroad.bots.kinds import KINDS
from ironroad.bots.question import Question
from ironroad.bots.seeds import derive_seed
from ironroad.core.dealer import Dealer
from ironroad.core.engine import CHANCE
from ironroad.core.message import Message
from ironroad.core.record import Record, format_record
from ironroad.core.table import Table
from ironroad.games import REGISTRY
from ironroad.study.calibrate import Task, game
from ironroad.study.hints import rounded
from ironroad.study.opinion import Candidate, Opinion, Step, Thinker
from ironroad.study.puzzles import Puzzle
from ironroad.study.reasons import TOLD_POINTS, by_the_end, soon, told_ends, told_soon

OF_ONE_GAME: Final = 2
"""At most this many puzzles come from one game."""
OF_ONE_SOLUTION: Final = 8
"""At most this many puzzles of a file have the same solution."""
BATCH: Final = 6
"""So many games are looked at before it is counted again which solutions there are enough of."""
LEAST_OPTIONS: Final = 3
MARGIN: Final = 0.02
"""By how much the lower bound of the best option's chance is above the upper bounds of all others."""
TEMPTED: Final = 0.05
"""By how much the best option's chance is above that of the greedy bot's choice, at least."""
HOPELESS: Final = 0.05
SETTLED: Final = 0.98
"""The best option's chance lies between these: with less or more, there is nothing to win."""
EXAMINED: Final = 80
"""An option that may be as good is looked at until it has this many visits."""


class Depth(NamedTuple):
    """How many iterations each search of a position has."""

    glance: int = 96
    """The first look, which most positions do not pass."""
    search: int = 800
    confirmation: int = 2000


USUAL_DEPTH: Final = Depth()
STEPS: Final = (25, 50, 100, 200, 400, 800, 1600)
"""After these iterations it is looked which option seems best, to find out how hard a puzzle is."""


class Dig(NamedTuple):
    """A game to look for puzzles in."""

    game: Task
    depth: Depth
    barred: frozenset[str] = frozenset()
    """Solutions of which there are puzzles enough."""


def digs(title: str, games: int, seed: int, depth: Depth = USUAL_DEPTH) -> list[Dig]:
    """Return the games of a run: all set-ups in turn, seat counts mixed."""
    setups = list(REGISTRY.meta(title).setups())
    mixed = [setups[place] for place in _shuffled(len(setups), derive_seed(seed, title))]
    # Titles have more set-ups with some seat counts than with others: each seat count gets its turn.
    counts = REGISTRY.meta(title).seats
    by_count = {count: [each for seats, each in mixed if seats == count] for count in counts}
    found = []
    for number in range(games):
        count = counts[number % len(counts)]
        options = by_count[count][number // len(counts) % len(by_count[count])]
        task = Task(title, count, options, derive_seed(seed, "puzzles", number))
        found.append(Dig(task, depth))
    return found


def _shuffled(count: int, seed: int) -> list[int]:
    order = list(range(count))
    Dealer(seed).shuffle(order)
    return order


def dig(given: Dig) -> list[Puzzle]:
    """Play a game and return its puzzles, at most two; positions are looked at in an order that is drawn."""
    table, asked = game(given.game)
    moves = [move for move, (seat, _) in enumerate(table.taken()) if seat != CHANCE]
    found: list[Puzzle] = []
    for place in _shuffled(len(moves), derive_seed(given.game.seed, "order")):
        if len(found) == OF_ONE_GAME:
            break
        then = table.at(moves[place])
        puzzle = puzzle_at(then, asked[place], given)
        if puzzle is not None:
            found.append(puzzle)
    return found


def puzzle_at(table: Table, question: Question, given: Dig) -> Puzzle | None:
    """Return the puzzle of a position, if it is one."""
    seed, depth = given.game.seed, given.depth
    if len(question.options) < LEAST_OPTIONS:
        return None
    tempting = KINDS.make("greedy", derive_seed(seed, "greedy")).choose(question)
    glance = Thinker(question, derive_seed(seed, "glance", table.count))
    glance.think(depth.glance)
    if not _stands_out(glance.opinion(), tempting, given.barred):
        return None
    search = Thinker(question, derive_seed(seed, "search", table.count))
    search.think(depth.search)
    first = clearly_best(search, question, tempting)
    if first is None or first.action in given.barred:
        return None
    ends = by_the_end(question, tempting, first.action, derive_seed(seed, "ends", table.count))
    if ends.points < TOLD_POINTS:
        return None  # Nothing could be told for it.
    confirmation = Thinker(question, derive_seed(seed, "confirmation", table.count))
    leaders = _leaders(confirmation, depth.confirmation)
    second = clearly_best(confirmation, question, tempting)
    if second is None or second.action != first.action:
        return None
    said = [
        *told_soon(soon(question, second)),
        *told_ends(ends, table.in_words(tempting)),
    ]
    return _puzzle(table, question, tempting, confirmation.opinion(), leaders, said)


def _stands_out(found: Opinion, tempting: str, barred: frozenset[str]) -> bool:
    """Whether something else than the greedy bot's choice seems to be better by what is asked for, or nearly so."""
    best, own = found.candidates[0], found.candidate(tempting)
    if best.action == tempting or best.action in barred:
        return False
    seat = found.seat
    return own is None or best.chances[seat].value - own.chances[seat].value >= TEMPTED - MARGIN


def clearly_best(thinker: Thinker, question: Question, tempting: str) -> Candidate | None:
    """Return the best option, if it is better than all others beyond doubt and not what the greedy bot chooses."""
    seat, found = question.seat, thinker.opinion()
    best = found.candidates[0]
    own = best.chances[seat]
    if best.action == tempting or not HOPELESS <= own.value <= SETTLED:
        return None
    known = [each.action for each in found.candidates[1:]]
    others = [*known, *[text for text in question.options if text not in (best.action, *known)]]
    for action in others:
        each = thinker.opinion().candidate(action)
        if each is None or each.chances[seat].high > own.low - MARGIN:
            thinker.examine(action, EXAMINED)
            each = thinker.opinion().candidate(action)
        assert each is not None
        if each.chances[seat].high > own.low - MARGIN:
            return None
    greedy = thinker.opinion().candidate(tempting)
    assert greedy is not None
    return best if own.value - greedy.chances[seat].value >= TEMPTED else None


def _leaders(thinker: Thinker, iterations: int) -> list[tuple[int, str]]:
    """Think; return which option seemed best after how many iterations."""
    found = []
    for count in [*[step for step in STEPS if step < iterations], iterations]:
        thinker.think(count - thinker.iterations)
        found.append((count, thinker.opinion().candidates[0].action))
    return found


def _puzzle(
    table: Table,
    question: Question,
    tempting: str,
    found: Opinion,
    leaders: list[tuple[int, str]],
    reason: list[Message],
) -> Puzzle:
    best = found.candidates[0]
    others = [count for count, action in leaders if action != best.action]
    held = [count for count, _ in leaders if not others or count > others[-1]]
    chances = {each.action: rounded(each.chances[found.seat]) for each in found.candidates}
    return Puzzle(
        title=table.title.meta.id,
        record=_record(table),
        seat=found.seat,
        solution=best.action,
        tempting=tempting,
        chances={text: chances[text] for text in question.options},
        line=_playable(table, best),
        found=held[0],
        reason=reason,
    )


def _playable(table: Table, best: Candidate) -> list[Step]:
    """Return the expected line as far as it can be played in this game, whose hidden things may be others."""
    then = table.clone()
    found = []
    for step in [Step(table.seat or 0, best.action), *best.line]:
        if then.seat != step.seat or step.action not in then.options():
            break
        then.take(then.rules.catalogue.parse(step.action))
        found.append(step)
    return found[1:]


def _record(table: Table) -> str:
    rules = table.rules
    meta = table.title.meta
    edition = rules.edition
    record = Record(
        meta.id,
        meta.rules_version,
        edition.name,
        edition.digest,
        rules.seats,
        rules.options,
        table.moves,
    )
    return format_record(record)


def mine(
    title: str,
    games: int,
    seed: int,
    jobs: int,
    step: Callable[[int, list[Puzzle]], None],
    depth: Depth = USUAL_DEPTH,
) -> list[Puzzle]:
    """Return the puzzles of a run; after each game ``step`` gets the number of games and all that was found so far."""
    found: list[Puzzle] = []
    wanted = digs(title, games, seed, depth)
    with _mapped(jobs) as work:
        for first in range(0, games, BATCH):
            full = _full(found)
            batch = [each._replace(barred=full) for each in wanted[first : first + BATCH]]
            for number, some in enumerate(work(dig, batch), first + 1):
                for puzzle in some:
                    if puzzle.solution not in _full(found):
                        found.append(puzzle)
                step(number, found)
    return found


def _full(found: list[Puzzle]) -> frozenset[str]:
    """Return the solutions of which there are puzzles enough."""
    counts = Counter([puzzle.solution for puzzle in found])
    return frozenset([text for text, count in counts.items() if count >= OF_ONE_SOLUTION])


@contextmanager
def _mapped(jobs: int) -> Iterator[Callable[[Callable[[Dig], list[Puzzle]], list[Dig]], Any]]:
    """Give a function that does pieces of work in order, in this many processes."""
    if jobs == 1:
        yield map
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield pool.imap


def file_text(title: str, games: int, seed: int, puzzles: list[Puzzle], extra: str = "") -> str:
    """Return the file of a run that had this many games, with the command that gives it again."""
    command = f"ironroad puzzles mine {title} --games {games} --seed {seed}{extra}"
    data = {
        "title": title,
        "recipe": {"command": command, "rules": REGISTRY.meta(title).rules_version},
        "puzzles": [puzzle.to_json() for puzzle in puzzles],
    }
    return json.dumps(data, ensure_ascii=False, indent=1, separators=(",", ":")) + "\n"
