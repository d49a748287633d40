"""Games at the keyboard, with scripted answers."""

import re
from pathlib import Path

import pytest

import ironroad
from ironroad.games import REGISTRY
from tests.cli.conftest import Run

GAME = "play trans-siberian --seats human,human,human --names Anna,Boris,Clara --option start=first"
AGAINST_RANDOM = "play trans-siberian --seats human,random,random --names Anna --seed 3"


def test_numbers_texts_and_sums_are_actions(run: Run) -> None:
    shown = run(GAME, input="bid 9\n12\n1\nq\n\n").stdout

    assert "• Anna bids $9." in shown
    assert "• Boris bids $12." in shown
    assert "• Clara drops out." in shown


def test_the_menu_offers_a_run_of_bids_as_one_line(run: Run) -> None:
    shown = run(GAME, input="q\n").stdout

    assert re.search(r"1 +Drop out +Anna drops out\.", shown)
    assert re.search(r"# +Bid \$8 … Bid \$48 +type for example “bid 28”", shown)
    assert "Bid $9" not in shown


def test_the_board_is_shown_again_where_it_changed(run: Run) -> None:
    shown = run(GAME, input="bid 9\n1\nq\n\n").stdout

    assert shown.count("Nationalized below 24") == 1
    assert shown.count("39 links free") == 1
    assert shown.count("Worth") == 1
    won = run(GAME, input="bid 9\n1\n1\nq\n\n").stdout
    assert won.count("Worth") == 2
    assert run(GAME, input="b\nq\n").stdout.count("39 links free") == 2


def test_what_is_not_possible_is_said_and_asked_again(run: Run) -> None:
    shown = run(GAME, input="dance\nbid 500\nbuy red\n99\n\nbid 9\nq\n\n").stdout

    assert "“dance” is not an action of this game." in shown
    assert "“buy red” is not possible now." in shown
    assert "“99” is not an action of this game." in shown
    assert shown.count("Type a number from the list, an action, or “?” for help.") == 4
    assert "Anna bids $9." in shown


def test_undo_takes_the_last_decision_back(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = run(f"{GAME} --record {file}", input="u\nbid 9\nu\nbid 20\nq\n")

    assert "There is nothing to take back" in result.stdout
    assert "Taken back." in result.stdout
    assert ironroad.load(file.read_text("utf-8"), seed=0).moves == ["bid 20"]


def test_undo_goes_back_over_the_answers_of_other_players(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    first = "--option start=first"
    run(f"{AGAINST_RANDOM} {first} --record {file}", input="bid 8\nu\nq\n")

    assert ironroad.load(file.read_text("utf-8"), seed=0).moves == []


def test_undo_stops_at_chance_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    kept, undone = tmp_path / "kept.txt", tmp_path / "undone.txt"
    run(f"{AGAINST_RANDOM} --record {kept}", input="q\n")
    result = run(f"{AGAINST_RANDOM} --record {undone}", input="u\nq\n")

    assert "There is nothing to take back" in result.stdout
    assert undone.read_text("utf-8") == kept.read_text("utf-8")


def test_help_scores_log_and_rules_are_at_hand(run: Run) -> None:
    shown = run(GAME, input="bid 9\n?\ns\nl\nr\nq\n\n").stdout

    assert "take back the last decision" in shown
    assert "If the game ended now:" in shown
    assert "Money: 48" in shown
    assert shown.count("• Anna bids $9.") == 2
    assert "Trans-Siberian Railroad is published by Rio Grande Games." in shown


def test_the_rule_list_of_the_title_is_shown(run: Run) -> None:
    shown = run(GAME, input="r\nq\n").stdout

    assert "TS-1" in shown
    assert "is published by" in shown


def test_quitting_offers_to_save_and_a_saved_game_goes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.txt"
    result = run(GAME, input=f"bid 9\nq\n{file}\n")

    assert result.exit_code == 0
    assert f"The game is saved in {file}." in " ".join(result.stdout.split())
    assert ironroad.load(file.read_text("utf-8"), seed=0).moves == ["bid 9"]
    resumed = run(f"play --resume {file}", input="bid 10\nq\n\n").stdout
    assert "Anna bids $9 for Red: bid more or drop out." in resumed
    assert "Boris bids $10." in resumed


def test_a_file_that_cannot_be_written_loses_no_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    early = run(f"{GAME} --record /proc/none/game.txt", input="bid 9\nq\n")
    late = run(GAME, input=f"bid 9\nq\n/proc/none/game.txt\n{file}\n")

    assert early.exit_code == 2
    assert "The file /proc/none/game.txt cannot be written" in early.stderr
    assert "your choice" not in early.stdout
    assert late.exit_code == 0
    assert "The file /proc/none/game.txt cannot be written" in late.stdout
    assert ironroad.load(file.read_text("utf-8"), seed=0).moves == ["bid 9"]


def test_input_may_end_anywhere(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    for line in ("play", "play trans-siberian", f"{GAME} --record {file}"):
        result = run(line, input="")
        assert result.exit_code == 0
        assert "There is no more input; the game stops here. Goodbye!" in result.stdout
    assert file.read_text("utf-8").startswith("ironroad 1")
    assert run(GAME, input="bid 9\nq\n").exit_code == 0


def test_without_arguments_everything_is_asked(run: Run) -> None:
    titles = ironroad.titles()
    title = titles.index("trans-siberian") + 1
    result = run("play --seed 1", input=f"0\n{title}\n7\n3\nAnna\nBoris\n\n2\nq\n")

    assert result.exit_code == 0
    assert f"Please type a number from 1 to {len(titles)}." in result.stdout
    assert "Please type one of these numbers: 3, 4, 5." in result.stdout
    assert "Player 3: a name, or “random” for a computer player. [random]" in result.stdout
    assert "Anna, your choice" in result.stdout
    assert "Player 3" in result.stdout


def test_an_empty_line_takes_what_is_proposed(run: Run) -> None:
    result = run("play", input="\n\n\n")

    assert result.exit_code == 0
    assert "What do you want to play? [1] How many players" in result.stdout
    assert "Player 2: a name, or" in result.stdout


def test_players_that_need_nobody_play_to_the_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    line = "play trans-siberian --seats random,random,random --seed 2"
    first, second = [run(f"{line} --record {file}").stdout for _ in range(2)]

    assert first == second
    assert "The game is over" in first
    assert "Place" in first
    outcome = ironroad.load(file.read_text("utf-8"), seed=0).outcome
    assert outcome is not None
    assert str(max(outcome.totals)) in first


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_whole_game_leaves_no_message_without_words(run: Run, lang: str) -> None:
    answers = "1\n2\nbid 15\n3\n" * 400
    result = run(f"{AGAINST_RANDOM} --lang {lang}", input=answers)

    assert result.exit_code == 0
    assert not re.search(r"[{}]|\b(ts|cli)-[a-z]", result.stdout)


def test_a_link_has_its_price_and_its_gain_as_a_hint(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    opening = ["bid 20", "1", "1", "build moscow-oryol", "value 12"]
    others = ["1", "1", "1"] * 3
    turns = ["buy red", "1", "1"]
    shown = run(
        f"{GAME} --record {file}",
        input="\n".join([*opening, *others, *turns, "build-for red", "q", ""]),
    ).stdout

    assert re.search(r"Buy a certificate of Red +costs \$12", shown)
    assert re.search(
        r"Build Oryol . abroad +costs \$8; income \+3; stock up 1 space; timing", shown
    )
    assert re.search(r"Build Bryansk . Oryol +costs \$4; income \+2\s", shown)


@pytest.mark.parametrize(
    ("title", "options", "edition"),
    [
        ("trans-siberian", {}, "standard"),
        ("mini-express", {"map": "europe"}, "rising-chart"),
        ("russian-railroads", {"board": "german"}, "standard"),
    ],
)
def test_play_says_how_many_printed_values_are_reconstructed(
    run: Run, title: str, options: dict[str, str], edition: str
) -> None:
    chosen = "".join(f" --option {id}={value}" for id, value in options.items())
    line = f"play {title} --seats human,human,human --edition {edition}{chosen}"
    read = ironroad.rules_for(title, 3, options, edition).edition.entries_read()
    guesses = [entry for entry in read if entry.mark == "reconstructed"]

    shown = " ".join(run(line, input="q\n").stdout.split())

    assert f"{len(guesses)} of the {len(read)} printed values in use are reconstructed" in shown
    assert f"ironroad edition check {title}" in shown


def test_play_says_nothing_of_values_that_are_all_known(run: Run, tmp_path: Path) -> None:
    """Somebody with the box has marked everything as printed."""
    texts = REGISTRY.title("trans-siberian").edition_texts()
    path = tmp_path / "mine.toml"
    path.write_text(texts["standard"].replace('"reconstructed"', '"printed"'), "utf-8")

    assert "reconstructed" not in run(f"{GAME} --edition {path}", input="q\n").stdout
    assert "reconstructed" in run(GAME, input="q\n").stdout
