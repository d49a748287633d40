"""Search in several processes: adds up, repeats, ends."""

import ironroad
from ironroad.bots.kinds import KINDS
from ironroad.bots.mcts import Budget, LocalSearcher, local_searcher
from ironroad.bots.parallel import ParallelSearcher
from ironroad.bots.question import ask


def test_the_visits_of_all_processes_are_added_up_and_repeat() -> None:
    table = ironroad.new("mini-express", 3, seed=2)
    question = ask(table, 1)
    results = []
    for _ in range(2):
        searcher = ParallelSearcher(Budget("20it,jobs=2"), 7, local_searcher)
        results.append(searcher.search(question))
        searcher.close()
    alone = [LocalSearcher(Budget("20it"), seed).search(question) for seed in (7, 8)]

    assert results[0] == results[1]
    for action, (visits, _) in results[0].items():
        assert visits == sum([counts[action][0] for counts in alone])


def test_a_bot_with_two_jobs_plays_legal_actions() -> None:
    table = ironroad.new("mini-express", 3, seed=2)
    bot = KINDS.make("mcts:6it,jobs=2", 1)
    for number in range(3):
        answer = bot.choose(ask(table, number))
        assert answer in table.options()
        table.play(answer)
    bot.close()
