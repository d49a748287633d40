"""tools.mutants: which changes are made, how they are named, and what a real run says about them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools import sample
from tools.mutants import accepted
from tools.mutants.change import Key, Place
from tools.mutants.measures import Measures
from tools.mutants.report import Report
from tools.mutants.results import Result, Results
from tools.mutants.source import Module
from tools.mutants.subject import ROOT, Subject, subjects
from tools.mutants.tasks import SourceTask, Task
from tools.mutants.values import EditionFile, UnknownShape


def changes(source: str) -> list[str]:
    return [mutant.key.change for mutant in Module("a.py", source, "a.py").mutants]


def in_function(*lines: str, returns: str = "int") -> list[str]:
    body = "\n".join(["    " + line for line in lines])
    return changes(f"def f(a: int, b: int) -> {returns}:\n{body}\n")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("return a < b", ["return a <= b", "return a >= b"]),
        ("return a == b", ["return a != b"]),
        ("return a in b", ["return a not in b"]),
        ("return a is not b", ["return a is b"]),
        ("return 4", ["return 5", "return 3"]),
        ("return 0", ["return 1"]),
        ("return -1", ["return 0", "return -2"]),
        ("return True", ["return False"]),
        ("return a + b", ["return a - b"]),
        ("return a * b", ["return a // b"]),
        ("return a % b", ["return a // b"]),
        ("return a | b", ["return a & b"]),
        ("return min(a, b)", ["return max(a, b)"]),
        ("return not a", ["return a"]),
        ("return a and b", ["return a or b", "return b", "return a"]),
        ("a += b", ["pass", "a -= b"]),
        ("a = b", ["pass"]),
        ("a.b = b", ["pass"]),
        ("f(a)", ["pass"]),
        ("return a if b else b", ["return a if True else b", "return a if False else b"]),
        ("return [c for c in a if c]", ["return [c for c in a if True]", "return [c for c in a if False]"]),
    ],
)  # fmt: skip
def test_what_is_put_in_the_place_of_what(line: str, expected: list[str]) -> None:
    assert in_function(line) == [f"{line} -> {other}" for other in expected]


def test_conditions_are_forced_and_loops_left_early() -> None:
    assert in_function("while a:", "    if b:", "        continue", "    break") == [
        "while a -> while True",
        "while a -> while False",
        "if b -> if True",
        "if b -> if False",
        "continue -> pass",
        "continue -> break",
        "break -> pass",
    ]


def test_an_answer_of_another_function_is_turned_round() -> None:
    assert in_function("return a.b(b)", returns="bool") == ["return a.b(b) -> return not a.b(b)"]


@pytest.mark.parametrize(
    "source",
    [
        '"""Docstring of 3 words."""\n',
        "class A:\n    __slots__ = ('a', 1)\n",
        "class A:\n    def __init__(self, a: int) -> None:\n        super().__init__(a)\n        self.a: Final[int] = a\n",
        "def f(a: int) -> None:\n    assert a > 0\n",
        "def f(a: int) -> None:\n    raise ValueError('more than', a + 1)\n",
        "def f(a: Literal[1]) -> Literal[2]:\n    b: Literal[3] = a\n    return b\n",
        "def f(a: str) -> str:\n    return 'ts-' + a\n",
    ],
)
def test_declarations_messages_and_assertions_are_left_alone(source: str) -> None:
    assert changes(source) == []


def test_a_change_keeps_its_name_when_lines_shift() -> None:
    source = "class A:\n    def f(self, a: int) -> int:\n        a += 1\n        a += 1\n        return a\n"
    before = Module("a.py", source, "a.py").mutants
    after = Module("a.py", "# More.\n\nB = {}\n\n\n" + source, "a.py").mutants
    assert [mutant.key for mutant in before] == [mutant.key for mutant in after]
    assert [mutant.place.line + 5 for mutant in before] == [mutant.place.line for mutant in after]
    assert before[0].key == Key("a.py", "A.f", "a += 1", "pass", 1)
    assert Key("a.py", "A.f", "a += 1", "pass", 2) in [mutant.key for mutant in before]
    assert len({mutant.key for mutant in before}) == len(before)


def test_a_long_statement_is_shown_in_part() -> None:
    names = ", ".join([f"number_{n}" for n in range(12)])
    assert in_function(f"return [{names}, a < b]") == ["a < b -> a <= b", "a < b -> a >= b"]


def test_the_changed_code_differs_and_the_tree_stays() -> None:
    module = Module("a.py", "def f(a: int) -> int:\n    return a + 2\n", "a.py")
    results = []
    for mutant in module.mutants:
        space: dict[str, object] = {}
        exec(module.code(mutant), space)
        results.append(space["f"](3))  # type: ignore[operator]
    assert results == [1, 6, 4]
    assert len({mutant.function for mutant in module.mutants}) == 1


EDITION = """# Comment = 3
[edition]
title = "sample"

[links]
a-b = { ends = ["a", "b"], income = 2, external = true, mark = "printed", source = "p. 3" }
b-c = { ends = ["b", "c"], income = 3, mark = "derived", source = "p. 4" }  # comment

[rewards]
first = { rewards = ["track gray 2"], at = "0104", lat = 54.9, mark = "printed", source = "x" }
"""


def value_changes(where: str) -> list[str]:
    mutants = EditionFile("editions/a.toml", EDITION).mutants
    return [mutant.key.change for mutant in mutants if mutant.key.where == where]


def test_every_value_of_an_edition_is_changed() -> None:
    assert value_changes("links.a-b") == [
        "a-b -> (removed)",
        'ends = ["a", "b"] -> ends = ["b", "b"]',
        'ends = ["a", "b"] -> ends = ["b"]',
        'ends = ["a", "b"] -> ends = ["a", "a", "b"]',
        'ends = ["a", "b"] -> ends = ["a", "c"]',
        'ends = ["a", "b"] -> ends = ["a"]',
        'ends = ["a", "b"] -> ends = ["a", "b", "b"]',
        "income = 2 -> income = 3",
        "income = 2 -> income = 1",
        "external = true -> external = false",
        'mark = "printed" -> mark = "derived"',
    ]
    assert value_changes("links") == ["[links] -> (removed)"]
    assert value_changes("rewards.first")[1:] == [
        'rewards = ["track gray 2"] -> rewards = ["track gray 2-x"]',
        'rewards = ["track gray 2"] -> rewards = ["track gray 3"]',
        'rewards = ["track gray 2"] -> rewards = ["track gray 1"]',
        'rewards = ["track gray 2"] -> rewards = []',
        'rewards = ["track gray 2"] -> rewards = ["track gray 2", "track gray 2"]',
        'at = "0104" -> at = "0104-x"',
        'at = "0104" -> at = "0105"',
        'at = "0104" -> at = "0103"',
        "lat = 54.9 -> lat = 55.9",
        "lat = 54.9 -> lat = 53.9",
        'mark = "printed" -> mark = "derived"',
    ]


def test_changed_editions_all_differ_and_point_at_their_place() -> None:
    edition = EditionFile("editions/a.toml", EDITION)
    texts = [mutant.apply(EDITION) for mutant in edition.mutants]
    assert len({EDITION, *texts}) == len(texts) + 1
    income = next(mutant for mutant in edition.mutants if "income = 3 ->" in mutant.key.change)
    assert EDITION.splitlines()[income.place.line - 1][income.place.column - 1 :].startswith("3, ")
    removed = edition.mutants[1]
    assert removed.key == Key("editions/a.toml", "links", "[links]", "(removed)")
    assert "[links]" not in removed.apply(EDITION)
    with pytest.raises(UnknownShape):
        EditionFile("a.toml", "[[tables]]\na = 1\n")


def test_the_titles_are_found_with_chapters_and_editions() -> None:
    found = subjects(None, with_laws=False)
    assert [subject.id for subject in found] == sorted([subject.id for subject in found])
    for subject in found:
        assert subject.folder / "scoring.py" in subject.chapters()
        assert subject.folder / "editions" / "standard.toml" in subject.editions()
        assert subject.tests[0].is_dir()
    one = subjects(found[0].id, with_laws=True)
    assert [subject.id for subject in one] == [found[0].id]
    assert one[0].tests[1] == ROOT / "tests" / "laws"


def test_a_real_run(tmp_path: Path) -> None:
    sample.write(tmp_path)
    run = subprocess.run(
        [sys.executable, "-m", "tests.tools.sample", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    outcomes = json.loads(run.stdout)

    assert outcomes["price: cost += 2 -> cost -= 2"] == ["killed", 1]
    assert outcomes["can_buy: return count < LIMIT -> return count <= LIMIT"] == ["killed", 2]
    assert outcomes["price: count -= 1 -> pass"] == ["timed out", 1]
    assert outcomes["price: while count > 0 -> while False"] == ["killed", 1]
    assert outcomes["unused: return count * 2 -> return count * 3"] == ["survived", 0]
    assert outcomes["kept_golden: return count + 5 -> return count + 6"] == ["survived", 0]
    assert outcomes["held_slowly: return count + 7 -> return count + 8"] == ["survived", 0]
    assert outcomes["early: return count + 1 -> return count + 2"] == ["killed", 4]
    assert outcomes["<module>: LIMIT = 3 -> LIMIT = 4"] == ["killed", 4]
    assert outcomes["costs.start: value = 4 -> value = 5"] == ["killed", 4]
    assert outcomes["costs.other: value = 9 -> value = 8"] == ["survived", 4]
    for name, text in sample.FILES.items():
        assert (tmp_path / name).read_text("utf-8") == text


def test_measurements_are_kept_until_code_or_test_changes(tmp_path: Path) -> None:
    sample.write(tmp_path)
    subject = Subject("a", "a", tmp_path / "src/sample", (tmp_path / "tests",), tmp_path)
    kept = tmp_path / "build" / "tests.json"
    test = "tests/test_trade.py::test_price"
    measures = Measures(kept, subject)
    measures.add(test, {"seconds": 0.5, "lines": {}, "golden": False})
    measures.save()
    assert Measures(kept, subject).known[test]["seconds"] == 0.5

    for name in ("tests/test_trade.py", "tests/catalogue.txt", "src/sample/rules/trade.py"):
        text = (tmp_path / name).read_text("utf-8")
        (tmp_path / name).write_text(text + "\n", "utf-8")
        assert Measures(kept, subject).known == {}, name
        (tmp_path / name).write_text(text, "utf-8")
    assert list(Measures(kept, subject).known) == [test]


def test_a_run_on_failing_tests_is_refused(tmp_path: Path) -> None:
    sample.write(tmp_path)
    (tmp_path / "tests/catalogue.txt").write_text("7")
    run = subprocess.run(
        [sys.executable, "-m", "tests.tools.sample", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert "test_golden fails on unchanged code" in run.stderr


def test_explained_survivors_are_told_apart(tmp_path: Path) -> None:
    module = Module("rules/a.py", "def f(a: int) -> int:\n    return a + 2\n", "a.py")
    tasks: list[Task] = [SourceTask(module, "a", mutant) for mutant in module.mutants]
    subject = Subject("sample", "sample", tmp_path, (tmp_path,), tmp_path)
    file = tmp_path / "mutants.toml"
    known = {
        tasks[0].key.text: Result("killed", 1),
        tasks[1].key.text: Result("survived", 2),
        tasks[2].key.text: Result("survived", 0),
    }
    plain = Report(subject, tasks, known, accepted.read(file))
    assert [task.key for task, _ in plain.survivors] == [tasks[1].key, tasks[2].key]
    assert not plain.is_good
    assert "rules/a.py:2:16  return a + 2 -> return a + 3" in plain.lines()
    assert "rules/a.py:2:16  return a + 2 -> return a + 1  (no test runs it)" in plain.lines()

    entries = [accepted.entry_for(task.key) for task in tasks]
    file.write_text("\n".join(entries).replace('reason = ""', 'reason = "it makes no difference"'))
    explained = Report(subject, tasks, known, accepted.read(file))
    assert explained.survivors == []
    assert explained.unused == [tasks[0].key.text]
    assert explained.rows["rules/a.py"].percent == 100.0
    assert explained.is_good


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[[explained]]\nfile = 'a'\nwhere = 'f'\nchange = 'a -> b'\n", "no reason"),
        ("[[explained]]\nline = 3\n", "unknown: line"),
        ("[other]\na = 1\n", "not other"),
    ],
)
def test_explanations_of_another_shape_are_refused(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "mutants.toml"
    file.write_text(text)
    with pytest.raises(accepted.InvalidExplanation, match=reason):
        accepted.read(file)


def test_outcomes_are_kept_for_the_next_run(tmp_path: Path) -> None:
    module = Module("rules/a.py", "def f(a: int) -> int:\n    return a + 2\n", "a.py")
    tasks: list[Task] = [SourceTask(module, "a", mutant) for mutant in module.mutants]
    keys = [task.key.text for task in tasks]
    results = Results(tmp_path / "build" / "a.jsonl", "digest")
    results.begin()
    results.add(keys[0], Result("killed", 1))
    results.add(keys[1], Result("survived", 2))
    results.add("rules/b.py | g | a -> b | 1", Result("killed", 2))

    with results.path.open("a") as file:
        file.write('["rules/a.py | f | torn')

    def left(digest: str, resume: bool, survivors: bool) -> list[str]:
        again = Results(tmp_path / "build" / "a.jsonl", digest)
        again.read()
        again.forget(tasks, resume, survivors)
        return [key for key in again.known if key in keys]

    assert left("digest", resume=True, survivors=False) == keys[:2]
    assert left("other", resume=True, survivors=False) == []
    assert left("other", resume=False, survivors=True) == keys[:1]
    assert left("digest", resume=False, survivors=False) == []


def test_places_are_counted_from_one() -> None:
    mutant = Module("a.py", "def f(a: int) -> int:\n    return a + 2\n", "a.py").mutants[0]
    assert mutant.place == Place(2, 12, 2, 2)
