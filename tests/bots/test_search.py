"""Tree search: finds forced wins, counts what it does, keeps its tree."""

from typing import ClassVar

from ironroad.bots.evaluation import Evaluation, ScoreEvaluation
from ironroad.bots.lookahead import Lookahead
from ironroad.bots.mcts import Budget, LocalSearcher, most_visited
from ironroad.bots.question import ask
from ironroad.bots.search import CHECK_EVERY, FULL, NO_LIMIT, Search, Settings
from ironroad.bots.titles import evaluation_for
from ironroad.core.dealer import Dealer
from ironroad.core.engine import Options, advance
from ironroad.core.native import i64
from tests.core.tables import toy_rules, toy_state, toy_table
from tests.core.toy import TITLE, Note, TakeSticks, ToyState


def toy_search(settings: Settings, seed: int = 1) -> Search:
    return Search(TITLE, ScoreEvaluation(TITLE, 1.0), settings, seed)


def test_the_winning_number_of_sticks_is_found() -> None:
    table = toy_table(seats=2)  # Five sticks: taking one leaves four, which lose.
    for text in ("mcts", "full"):
        budget = Budget("300it" if text == "mcts" else "300it,playout=full,unguided")
        counts = LocalSearcher(budget, 1).search(ask(table, 1))
        assert table.rules.catalogue.text(most_visited(counts)) == "take 1"


def test_every_iteration_is_counted_and_visits_one_option() -> None:
    search = toy_search(Settings(playout=FULL))
    state, _ = toy_state()
    state.stack.pop()  # The deal is done.
    done = search.run(state, 0, [0, 1, 2], 7, 100.0)

    assert done == 7
    assert search.root.visits == 7
    assert sum(node.visits for node in search.root.children()) == 7
    assert search.nodes == search.root.size()


def test_a_settled_search_ends_early_with_the_answer_of_the_whole_budget() -> None:
    state, _ = toy_state()
    state.stack.pop()
    early, whole = toy_search(Settings()), toy_search(Settings())
    done = early.run(state, 0, [0, 1, 2], 300, 100.0)
    for _ in range(300):
        whole.run(state, 0, [0, 1, 2], 1, 100.0)  # Too short to be looked at in between.

    assert done < 300
    assert whole.root.visits == 300
    assert most(early) == most(whole)


def most(search: Search) -> int:
    return int(max(search.root.children(), key=lambda node: node.visits).action)


def test_the_clock_ends_a_search() -> None:
    search = toy_search(Settings())
    state, _ = toy_state()
    state.stack.pop()

    assert search.run(state, 0, [0, 1, 2], NO_LIMIT, 0.02) < 1_000_000


def test_the_tree_grows_no_further_than_its_bound() -> None:
    search = toy_search(Settings(max_nodes=5))
    state, _ = toy_state()
    state.stack.pop()
    search.run(state, 0, [0, 1, 2], 200, 100.0)

    assert search.nodes <= 8


def test_a_kept_tree_remembers_its_visits() -> None:
    search = toy_search(Settings())
    state, _ = toy_state()
    state.stack.pop()
    search.run(state, 0, [0, 1, 2], 100, 100.0)
    visits = search.root.children()[1].visits
    search.descend([1])
    assert search.root.visits == visits

    search.descend([2, 2, 2])
    assert search.root.visits == 0


def test_what_was_kept_counts_as_if_it_had_grown_now() -> None:
    state, options = toy_state()
    state.stack.pop()
    advance(state, options)
    kept, fresh = toy_search(Settings()), toy_search(Settings())
    for _ in range(60):
        kept.run(state, 0, options.items, 1, 100.0)  # Too short to be looked at in between.

    assert kept.run(state, 0, options.items, 60, 100.0) == CHECK_EVERY
    assert fresh.run(state, 0, options.items, 60, 100.0) > CHECK_EVERY


def test_chance_in_the_tree_is_drawn_by_its_weights() -> None:
    search = toy_search(Settings())
    state, options = toy_state()
    # Ask from a state whose next frame is the deal: the root is a chance node.
    for _ in range(100):
        search.run(state, 0, options.items, 4, 100.0)
    zero, one = sorted(search.root.children(), key=lambda node: node.action)

    assert zero.visits + one.visits == 400
    assert 240 < one.visits < 360  # Three in four.


class TakeTwice(TakeSticks):
    """Take sticks, and then once more."""

    def choose(self, state: ToyState, action: i64) -> None:
        state.sticks -= action + 1
        state.stack.append(TakeSticks(self.seat))


class LikesTwo(Evaluation[ToyState]):
    """The seats stand best with two sticks left, and well with seven."""

    lookahead: ClassVar[int] = 1

    def expected_scores(self, state: ToyState) -> list[float]:
        return [{2: 5.0, 7: 3.0}.get(state.sticks, 0.0), 0.0]


class LikesTwoAtOnce(LikesTwo):
    """The same without a look at what follows."""

    lookahead: ClassVar[int] = 0


def test_an_option_is_worth_what_it_lets_its_seat_choose_next() -> None:
    state = ToyState(toy_rules(), [TakeTwice(0)], 8, 0, None, [Note("")])
    options = Options()
    advance(state, options)

    def choice(evaluation: Evaluation[ToyState]) -> str:
        lookahead = Lookahead(TITLE, evaluation, Dealer(1))
        return state.rules.catalogue.text(lookahead.choice(state, options, 0))

    assert choice(LikesTwo([[]], 1.0)) == "take 3"  # And three more.
    assert choice(LikesTwoAtOnce([[]], 1.0)) == "take 1"


class Counting(LikesTwo):
    """Counts the positions that it is asked to judge."""

    def __init__(self) -> None:
        super().__init__([[]], 1.0)
        self.judged = 0

    def expected_scores(self, state: ToyState) -> list[float]:
        self.judged += 1
        return super().expected_scores(state)


def test_what_an_option_was_chosen_for_follows_without_another_comparison() -> None:
    state = ToyState(toy_rules(), [TakeTwice(0)], 8, 0, None, [Note("")])
    options = Options()
    advance(state, options)
    evaluation = Counting()

    Lookahead(TITLE, evaluation, Dealer(1)).finish_turn(state, options, 0)

    assert state.sticks == 2  # Three, and three more.
    assert evaluation.judged == 9  # Each of three options with each of three that follow.


def test_the_default_policy_compares_no_more_options_than_it_is_told() -> None:
    judged = []
    for text in ("1it", "1it,candidates=2", "1it,candidates=1"):
        state = ToyState(toy_rules(), [TakeTwice(0)], 8, 0, None, [Note("")])
        evaluation = Counting()
        search = Search(TITLE, evaluation, Budget(text).settings, 1)
        search.run(state, 0, [0, 1, 2], 1, 100.0)
        judged.append(evaluation.judged)

    assert judged[0] > judged[1] > judged[2] > 0


def test_the_default_policy_compares_no_more_follow_ups_than_it_is_told() -> None:
    judged = []
    for followed in (4, 2, 1):
        state = ToyState(toy_rules(), [TakeTwice(0)], 8, 0, None, [Note("")])
        options = Options()
        advance(state, options)
        evaluation = Counting()
        lookahead = Lookahead(TITLE, evaluation, Dealer(1))
        lookahead.followed = followed
        lookahead.choice(state, options, 0)
        judged.append(evaluation.judged)

    assert judged == [9, 6, 3]
    assert Budget("9it,followed=2").settings.followed == 2


class Judge(Evaluation[ToyState]):
    """Finds all alike, and notes what it was asked to judge."""

    def __init__(self) -> None:
        super().__init__([[]], 1.0)
        self.judged: list[int] = []

    def expected_scores(self, state: ToyState) -> list[float]:
        return [0.0, 0.0]

    def values(self, state: ToyState) -> list[float]:
        self.judged.append(state.sticks)
        return [0.5, 0.5]


class PatientJudge(Judge):
    """Waits until the turn has come back twice."""

    rounds: ClassVar[int] = 2


def test_a_leaf_is_played_on_until_the_turn_has_come_back() -> None:
    state = ToyState(toy_rules(), [TakeSticks(0)], 20, 0, None, [Note("")])
    for judge, left in ((Judge(), 18), (PatientJudge(), 16)):
        Search(TITLE, judge, Settings(), 1).run(state, 0, [0, 1, 2], 1, 100.0)
        assert judge.judged == [left]  # Everybody takes one.


def test_a_title_without_features_is_judged_by_its_scores() -> None:
    assert isinstance(evaluation_for(TITLE, 2), ScoreEvaluation)
