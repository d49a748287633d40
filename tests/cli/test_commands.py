"""Commands that need no player: their results for people and for machines."""

import json
import platform
from collections.abc import Sequence
from pathlib import Path

import pytest

import ironroad
from ironroad.cli import fuzz
from ironroad.core.errors import BrokenInvariant
from ironroad.core.table import Table
from ironroad.face import rules_for
from ironroad.games import REGISTRY
from tests.cli.conftest import Run


def test_version_says_which_build_runs(run: Run) -> None:
    built = "interpreted" if (ironroad.core.engine.__file__ or "").endswith(".py") else "compiled"

    python = f"{platform.python_implementation()} {platform.python_version()}"
    line = f"ironroad {ironroad.__version__} ({built}), {python}, {platform.platform()}\n"
    assert run("--version").stdout == line
    spoken = {"compiled": "compilado", "interpreted": "interpretado"}[built]
    assert run("--version --lang es").stdout == line.replace(built, spoken)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("--help", "Play many random games and sum them up."),
        ("--help --lang es", "Juega muchas partidas al azar y las resume."),
        ("edition --help --lang es", "Comprueba una edición"),
        ("edition check -h", "Check an edition"),
        ("play --help --lang=es", "Un número que fija todo el azar."),
    ],
)
def test_help_speaks_the_language(run: Run, line: str, words: str) -> None:
    result = run(line)

    assert result.exit_code == 0
    assert words in result.stdout
    assert "cli-" not in result.stdout


@pytest.mark.parametrize("command", ["titles", "play", "simulate", "replay", "perft", "bench"])
def test_no_help_is_left_without_words(run: Run, command: str) -> None:
    for lang in ("en", "es"):
        assert "cli-" not in run(f"{command} --help --lang {lang}").stdout


def test_titles_are_listed_with_what_a_lobby_needs(run: Run) -> None:
    shown = run("titles").stdout

    for words in ("Trans-Siberian Railroad", "3, 4, 5", "start=random", "Tom Russell", "standard"):
        assert words in shown
    assert "unofficial" in shown
    assert "no oficial" in run("--lang es titles").stdout
    assert "correcta" in run("--lang es edition check trans-siberian").stdout
    assert "correcta" in run("edition --lang es check trans-siberian").stdout


def test_titles_for_machines(run: Run) -> None:
    listed = json.loads(run("titles --json").stdout)

    assert [title["id"] for title in listed] == ironroad.titles()
    siberian = next(title for title in listed if title["id"] == "trans-siberian")
    assert siberian["seats"] == [3, 4, 5]
    assert siberian["options"] == {"start": ["random", "first"]}


def test_perft_counts_every_depth(run: Run) -> None:
    result = json.loads(run("perft trans-siberian --seats 4 --depth 2 --json").stdout)

    # Any of four seats begins; it drops out or bids from $8 to its $40.
    assert result == {"title": "trans-siberian", "seats": 4, "counts": [4, 4 * 34]}
    assert "136" in run("perft trans-siberian --seats 4 --depth 2").stdout


def test_simulation_does_not_depend_on_the_number_of_processes(run: Run, tmp_path: Path) -> None:
    texts = []
    for jobs in (1, 2):
        file = tmp_path / f"{jobs}.jsonl"
        result = run(
            f"simulate trans-siberian --seats 3 --games 45 --seed 7 --jobs {jobs} --output {file}"
        )
        assert result.exit_code == 0
        texts.append(file.read_text("utf-8"))

    assert texts[0] == texts[1]
    games = [json.loads(line) for line in texts[0].splitlines()]
    assert [game["game"] for game in games] == list(range(45))
    assert len({game["seed"] for game in games}) == 45
    for game in games:
        assert len(game["totals"]) == 3
        assert min(game["places"]) == 1
        assert set(game["reasons"]) <= set(REGISTRY.meta("trans-siberian").endings)


def test_simulation_is_summed_up(run: Run) -> None:
    line = "simulate trans-siberian --seats 3 --games 15 --seed 7"
    summary = json.loads(run(f"{line} --json").stdout)
    shown = run(line).stdout

    assert summary["games"] == 15
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(1)
    for seat in summary["seats"]:
        assert seat["min"] <= seat["mean"] <= seat["max"]
        assert f"{seat['mean']:.1f}" in shown
    assert sum(summary["reasons"].values()) >= 15
    assert "Fewer than two public railroads are left." in shown


def test_bench_measures_this_build(run: Run) -> None:
    line = "bench trans-siberian --seconds 0.02"
    rates = json.loads(run(f"{line} --json").stdout)["per_second"]

    assert rates["decisions"] > rates["games"] > 0
    assert rates["clones"] > 0
    assert "Decisions per second" in run(line).stdout


def test_edition_check_reports_marks_and_guesses(run: Run) -> None:
    shown = run("edition check trans-siberian").stdout
    facts = json.loads(run("edition check trans-siberian --json").stdout)

    assert "edition “standard”" in shown
    assert facts["digest"] in shown
    for count in facts["values"].values():
        assert f"{count} value" in shown
    assert {"section": "tracks", "key": "dividends"}.items() <= facts["reconstructed"][1].items()
    assert "its length is not in the text" in facts["reconstructed"][1]["source"]
    assert facts["name"] == "standard"


def test_edition_check_reads_an_owners_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        '[edition]\ntitle = "trans-siberian"\nname = "mine"\nextends = "standard"\n\n'
        '[tracks]\ndividends = { end = 9, mark = "printed", source = "my board" }\n',
        "utf-8",
    )
    standard = json.loads(run("edition check trans-siberian --json").stdout)
    mine = json.loads(run(f"edition check trans-siberian {file} --json").stdout)

    assert mine["name"] == "mine"
    assert mine["digest"] != standard["digest"]
    assert mine["values"]["printed"] == standard["values"]["printed"] + 1
    assert run(f"simulate trans-siberian --games 2 --edition {file}").exit_code == 0


def test_fuzz_finds_nothing_in_sound_rules(run: Run) -> None:
    result = run("fuzz trans-siberian --games 3 --seed 5")

    assert result.exit_code == 0
    assert result.stdout == "3 games (seed 5) broke no law.\n"
    assert run("fuzz trans-siberian --seconds 0 --seed 5").stdout.startswith("0 games")


def test_fuzz_keeps_the_game_that_breaks_a_law(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_most_four_moves(table: Table) -> None:
        if len(table.moves) > 4:
            raise BrokenInvariant("error-invariant", what="moves")

    laws: Sequence[fuzz.Law] = (*fuzz.LAWS, at_most_four_moves)
    monkeypatch.setattr(fuzz, "LAWS", laws)
    monkeypatch.chdir(tmp_path)

    result = run("fuzz trans-siberian --games 3 --seed 5")

    assert result.exit_code == 1
    assert "Game 0 of seed 5 broke a law: BrokenInvariant: " in result.stderr
    file = Path("fuzz-crashes/trans-siberian-5-0.txt")
    assert f"ironroad replay {file}" in result.stderr
    assert "# BrokenInvariant: " in file.read_text("utf-8")
    assert run(f"replay {file}").exit_code == 0
    assert run(f"replay {file} --move 5").exit_code == 0


def test_fuzz_checks_the_pieces_and_the_codec() -> None:
    rules = rules_for("trans-siberian", 3)
    assert fuzz.fuzz_game("trans-siberian", rules, 1, fuzz.LAWS) is None
    table = Table(REGISTRY.title("trans-siberian"), rules, 1)
    table.state.phase = 3
    with pytest.raises(BrokenInvariant):
        fuzz.check_pieces(table)
    with pytest.raises(BrokenInvariant):
        fuzz.require(False, "codec")
