import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import ironroad
from ironroad.core.bounds import EDITION_BYTES, RECORD_BYTES
from ironroad.core.message import Message
from ironroad.face import values_read
from ironroad.games import REGISTRY


def test_titles_are_listed() -> None:
    assert "trans-siberian" in ironroad.titles()


def test_facts_load_without_rules() -> None:
    code = (
        "import sys, ironroad\n"
        "from ironroad.games import REGISTRY\n"
        "assert [REGISTRY.meta(id).id for id in ironroad.titles()] == ironroad.titles()\n"
        "print([name for name in sys.modules if name.endswith(('.state', '.rules.turn'))])"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)

    assert result.returncode == 0, result.stderr
    assert result.stdout.strip() == "[]"


def test_a_new_game_without_a_seed_is_random() -> None:
    assert {ironroad.new("trans-siberian", 5).seat for _ in range(40)} == {0, 1, 2, 3, 4}


def test_loading_a_record_gives_an_equal_table() -> None:
    table = ironroad.new("trans-siberian", 3, seed=3, names=["Ana", "Luis", "Eva"])
    table.play("bid 9")
    again = ironroad.load(table.record())

    assert again.state == table.state
    assert again.record() == table.record()
    assert again.names == ["Ana", "Luis", "Eva"]


def test_a_record_of_other_rules_or_another_edition_is_refused() -> None:
    text = ironroad.new("trans-siberian", 3, seed=3).record()
    with pytest.raises(ironroad.InvalidRecord, match="2"):
        ironroad.load(text.replace("rules: 1", "rules: 2"))
    digest = ironroad.rules_for("trans-siberian", 3).edition.digest
    with pytest.raises(ironroad.InvalidRecord, match="0000"):
        ironroad.load(text.replace(digest, "0000"))


def test_a_record_of_earlier_rules_is_read_as_long_as_it_replays() -> None:
    """Rules versions rise when some record replays differently; the others stay good."""
    table = ironroad.new("trans-siberian", 3, seed=3)
    table.play("bid 9")
    earlier = table.record().replace("rules: 1", "rules: 0")
    assert ironroad.load(earlier).state == table.state
    with pytest.raises(ironroad.InvalidRecord, match="rules version 0"):
        ironroad.load(earlier + "bid 7\n")
    with pytest.raises(ironroad.InvalidRecord, match="bid 7"):
        ironroad.load(table.record() + "bid 7\n")


def test_an_own_edition_is_used_and_named_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        '[edition]\ntitle = "trans-siberian"\nname = "mine"\nextends = "standard"\n'
        '[setup]\ncash-for-3 = { value = 50, mark = "printed", source = "my box" }\n'
    )
    table = ironroad.new("trans-siberian", 3, seed=3, edition=path)

    assert table.state.cash == [50, 50, 50]
    assert "edition: mine" in table.record()
    assert ironroad.load(table.record(), edition=path).state == table.state
    assert ironroad.load(table.record(), edition_text=path.read_text()).state == table.state
    with pytest.raises(ironroad.InvalidRecord):
        ironroad.load(table.record())


def test_a_record_longer_than_any_game_is_refused_before_it_is_played() -> None:
    text = ironroad.new("trans-siberian", 3, seed=3).record()
    bound = REGISTRY.meta("trans-siberian").bound
    with pytest.raises(ironroad.InvalidRecord) as error:
        ironroad.load(text + "no such action\n" * bound)
    reason = error.value.message.args["reason"]
    assert isinstance(reason, Message)
    assert reason.id == "record-after-the-end"


def test_a_shipped_edition_is_chosen_by_name() -> None:
    rules = ironroad.rules_for("trans-siberian", 3, edition="steps-of-four")

    assert rules.edition.name == "steps-of-four"


def test_an_edition_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ironroad.InvalidEdition, match="nowhere"):
        ironroad.new("trans-siberian", 3, edition=tmp_path / "nowhere.toml")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ironroad.InvalidEdition, match="binary"):
        ironroad.new("trans-siberian", 3, edition=binary)


def test_a_text_that_is_too_long_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "long.toml"
    path.write_text("é" * 1_000_000, "utf-8")
    with pytest.raises(ironroad.InvalidEdition) as edition:
        ironroad.new("trans-siberian", 3, edition=path)
    with pytest.raises(ironroad.InvalidRecord) as record:
        ironroad.load("#" * 1_000_000)
    found = [error.value.message.args["reason"] for error in (edition, record)]
    limits = (EDITION_BYTES, RECORD_BYTES)
    assert found == [Message("text-too-long", limit=limit) for limit in limits]


def test_every_title_reads_its_own_editions() -> None:
    for id in ironroad.titles():
        meta = REGISTRY.meta(id)
        assert list(REGISTRY.title(id).edition_texts()) == list(meta.editions)


READ = [
    ("mini-express", {}, {"usa-cities", "usa-columns", "chart"}, {"europe-cities", "usa-water"}),
    ("mini-express", {"map": "europe"}, {"europe-cities", "europe-harbors"}, {"usa-cities"}),
    ("russian-railroads", {}, {"engineers", "railroads"}, {"german-tiles", "coal-foundries"}),
    ("russian-railroads", {"board": "german"}, {"german-tiles", "engineers"}, {"railroads"}),
    ("russian-railroads", {"coal": "on"}, {"coal-foundries", "railroads"}, {"american-stock"}),
]


@pytest.mark.parametrize(("title", "options", "read", "unread"), READ)
def test_a_game_reads_what_its_options_bring_into_play(
    title: str, options: dict[str, str], read: set[str], unread: set[str]
) -> None:
    sections = {entry.section for entry in values_read(title, options)}

    assert read <= sections
    assert not unread & sections


def test_values_are_those_of_any_seat_count_and_each_once() -> None:
    """The Bot's set-ups for one and for two seats are different entries."""
    entries = values_read("mini-express")
    names = [(entry.section, entry.key) for entry in entries]

    assert {("setup", "solo"), ("setup", "with-bot"), ("setup", "seats-5")} <= set(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("mode", ["expert", "standard"])
def test_games_made_before_do_not_hide_what_a_game_reads(mode: str) -> None:
    """What one rule set keeps for the next may not be missing from the values of the next."""
    values_read("mini-express", {"mode": "standard"})

    sections = {entry.section for entry in values_read("mini-express", {"mode": mode})}
    assert {"usa-columns", "usa-cities"} <= sections


def test_the_values_of_another_edition_have_its_marks() -> None:
    rows = {entry.key: entry.mark for entry in values_read("mini-express", edition="rising-chart")}
    usual = {entry.key: entry.mark for entry in values_read("mini-express")}

    assert (usual["length-10"], rows["length-10"]) == ("printed", "reconstructed")


def test_options_that_go_with_no_seat_count_have_no_values() -> None:
    with pytest.raises(ironroad.InvalidSetup, match="USA"):
        values_read("mini-express", {"map": "europe", "variant": "golden-spike"})
    with pytest.raises(ironroad.InvalidSetup, match="weather"):
        values_read("mini-express", {"weather": "fine"})


def test_help_tells_what_each_public_name_is() -> None:
    """On the compiled build too, where docstrings of compiled classes are lost."""
    for name in ironroad.__all__:
        thing = getattr(ironroad, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            text = inspect.getdoc(thing) or ""
            assert len(text.split()) > 3, name
            assert "--" not in text, name


def test_help_tells_what_every_method_of_a_table_does() -> None:
    for name, member in inspect.getmembers(ironroad.Table):
        if not name.startswith("_") and (callable(member) or isinstance(member, property)):
            assert inspect.getdoc(member), name
