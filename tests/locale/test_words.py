"""Words: complete in both languages, and nothing that code can say is left without them."""

import re
from collections.abc import Iterator
from functools import lru_cache

import pytest
from fluent.syntax import FluentParser, ast, visitor

import ironroad
from ironroad.core.dealer import Dealer
from ironroad.core.edition import parse_edition
from ironroad.core.message import Message
from ironroad.games import REGISTRY
from ironroad.locale import LANGUAGES, Words, language
from ironroad.locale.words import file_texts
from tools.check_ids import prefix_of
from tools.walks import Setup, covering_setups, setup_name

PREFIXES = "|".join(["cli", *[prefix_of(title) for title in ironroad.titles()]])
LEFTOVER = re.compile(rf"[{{}}]|\?\?\?|(?<![\w-])({PREFIXES})-[a-z]")


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@lru_cache
def messages(code: str) -> dict[str, set[str]]:
    """Return the ids of a language, each with its variables."""
    found: dict[str, set[str]] = {}
    for name, text in file_texts(code).items():
        for entry in FluentParser(with_spans=False).parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{code}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{code}/{name}: {entry.id.name} twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def parts(message: Message) -> Iterator[Message]:
    yield message
    for value in message.args.values():
        if isinstance(value, Message):
            yield from parts(value)


def check_in_words(message: Message, seats: int) -> None:
    for code in LANGUAGES:
        for part in parts(message):
            assert part.id in messages(code), f"{code} has no words for {part}"
            assert messages(code)[part.id] <= set(part.args), f"{code}: {part}"
        sentence = Words(code).format(message, ["Anna", "Boris", "Clara", "Dimitri", "Eva"][:seats])
        assert sentence
        assert not LEFTOVER.search(sentence), sentence


def test_both_languages_say_the_same_things() -> None:
    english, spanish = messages("en"), messages("es")
    assert english.keys() == spanish.keys()
    assert {id for id in english if english[id] != spanish[id]} == set()


@pytest.mark.parametrize("title", ironroad.titles())
def test_names_and_options_of_a_title_are_in_words(title: str) -> None:
    meta = REGISTRY.meta(title)
    check_in_words(meta.name, 0)
    for option in meta.options:
        check_in_words(Message(f"{title}-option-{option.id}"), 0)
        for value in option.values:
            check_in_words(Message(f"{title}-option-{option.id}-{value}"), 0)


@pytest.mark.parametrize("title", ironroad.titles())
def test_a_lobby_says_what_a_title_is(title: str) -> None:
    meta = REGISTRY.meta(title)
    assert meta.minutes == tuple(sorted(meta.minutes)) != ()
    check_in_words(Message(f"web-weight-{meta.weight}"), 0)
    for word in ("pitch", "aim"):
        check_in_words(Message(f"{title}-{word}"), 0)
    for edition in meta.editions:
        check_in_words(Message(f"{title}-edition-{edition}"), 0)
    for option in meta.options:
        for value in option.values if option.is_expansion else ():
            check_in_words(Message(f"{title}-option-{option.id}-{value}-why"), 0)
    for form in meta.orders:
        check_in_words(Message(f"{title}-order-{form.id}"), 0)
        for event in form.until:
            assert event in messages("en")
    meta.check_setup(meta.first.seats, meta.first.options)


@pytest.mark.parametrize("title", ironroad.titles())
def test_tables_with_reconstructed_values_have_names(title: str) -> None:
    texts = REGISTRY.title(title).edition_texts()
    editions = [parse_edition(text, name, title, texts) for name, text in texts.items()]
    for edition in editions:
        for section in edition.sections:
            if "reconstructed" in [entry.mark for entry in edition.entries(section)]:
                check_in_words(Message(f"{title}-table-{section}"), 0)


def setups() -> list[Setup]:
    return [
        (title, seats, options)
        for title in ironroad.titles()
        for seats, options in covering_setups(REGISTRY.meta(title))
    ]


@pytest.mark.parametrize(
    ("title", "seats", "options"),
    setups(),
    ids=[f"{title}-{setup_name(seats, options)}" for title, seats, options in setups()],
)
def test_whole_games_are_in_words(title: str, seats: int, options: dict[str, str]) -> None:
    table = ironroad.new(title, seats, seed=1, options=options)
    for action in table.rules.catalogue.actions:
        check_in_words(action.message, seats)
    dealer = Dealer(2)
    while table.seat is not None:
        assert table.prompt is not None
        check_in_words(table.prompt, seats)
        choices = table.options()
        table.play(choices[dealer.below(len(choices))])
    for _, event in table.log():
        check_in_words(event, seats)
    assert table.outcome is not None
    for reason in table.outcome.reasons:
        check_in_words(reason, seats)
    for card in table.scores():
        for label, _ in card.items:
            check_in_words(label, seats)


def test_a_seat_is_called_by_its_name_or_its_number() -> None:
    bid = Message("ts-ask-bid", railroad=Message("ts-railroad-red"), amount=12, leader=1)

    assert Words("en").format(bid, ["Anna", "Boris"]) == (
        "Boris bids $12 for Red: bid more or drop out."
    )
    assert Words("es").format(bid, ["Anna"]) == (
        "Jugador 2 ofrece 12\N{NO-BREAK SPACE}$ por la Roja: puja más o retírate."
    )
    assert Words("en").format(Message("event-forced", seat=-1, action="x")).startswith("Chance")


@pytest.mark.parametrize(
    ("count", "english", "spanish"),
    [(1, "Red, 1 certificate", "Roja, 1 acción"), (3, "Red, 3 certificates", "Roja, 3 acciones")],
)
def test_what_is_counted_has_its_plural(count: int, english: str, spanish: str) -> None:
    label = Message("ts-score-stock", railroad=Message("ts-railroad-red"), count=count)

    assert Words("en").format(label) == english
    assert Words("es").format(label) == spanish


def test_a_city_that_an_owner_adds_reads_as_its_id() -> None:
    assert Words("es").format(Message("ts-city-nizhny-tagil")) == "Nizhny Tagil"
    assert Words("es").format(Message("unheard-of")) == "Of"
    assert Words("xx").format(Message("ts-railroad-red")) == "Red"


def test_a_missing_argument_does_not_fail() -> None:
    assert Words("en").format(Message("ts-event-passed")) == "seat passes."


def test_numbers_are_written_as_the_language_does() -> None:
    assert Words("en").number(12345.678, 1) == "12,345.7"
    assert Words("es").number(12345.678, 1) == "12.345,7"
    assert Words("es").number(12345) == "12.345"
    assert Words("xx").number(0.5, 2) == "0.50"


def test_errors_are_english_sentences() -> None:
    with pytest.raises(ironroad.UnknownTitle) as error:
        ironroad.new("chess", 2)

    assert str(error.value).startswith("There is no title “chess”. Choose one of: ")


@pytest.mark.parametrize(
    ("preferred", "environment", "chosen"),
    [
        (None, {}, "en"),
        (None, {"LANG": "es_ES.UTF-8"}, "es"),
        (None, {"LANG": "es_ES.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        (None, {"LANG": "en_GB", "LC_MESSAGES": "es_AR"}, "es"),
        ("en", {"LC_ALL": "es_ES"}, "en"),
        ("ES", {}, "es"),
        ("fr", {"LANG": "es_ES"}, "en"),
    ],
)
def test_the_language_is_a_wish_or_the_environments(
    monkeypatch: pytest.MonkeyPatch,
    preferred: str | None,
    environment: dict[str, str],
    chosen: str,
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    assert language(preferred) == chosen


OTHER_WORDS = re.compile(
    r"(?i)\b(espacios? de acción|espacio libre|orden de turno|marcador industrial|marcador(es)? de industria|vía industrial"
    r"|revalorización|valor bursátil|certificados? sin|charla|registros?|títulos?)\b"
)
"""Other words for things that have one: casilla, orden de juego, indicador and pista de industria, reevaluación,
cotización, acción, chat, partida guardada, juego."""


def test_spanish_has_one_word_for_a_thing() -> None:
    found = [
        f"{name}: {line}"
        for name, text in file_texts("es").items()
        for line in text.splitlines()
        if OTHER_WORDS.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("railroad", "said"),
    [
        ("trans-siberian", "Avanzar la vía negra en el Transiberiano hasta 2"),
        ("kiev", "Avanzar la vía negra en Kiev hasta 2"),
        ("rocky-mountain", "Avanzar la vía negra en las Rocosas hasta 2"),
        (
            "transcontinental-west",
            "Avanzar la vía negra en el Transcontinental-Oeste hasta 2",
        ),
        ("transcontinental-east", "Avanzar la vía negra en el Transcontinental-Este hasta 2"),
    ],
)
def test_spanish_railroads_have_their_article(railroad: str, said: str) -> None:
    name, colour = Message(f"rr-railroad-{railroad}"), Message("rr-colour-black")
    advance = Message("rr-do-advance", colour=colour, railroad=name, space=2)
    reached = Message("rr-event-scored-railroad", seat=0, points=3, railroad=name)

    assert Words("es").format(advance) == said
    article = said.partition(" en ")[2].partition(" hasta")[0]
    assert Words("es").format(reached).endswith(f" suma 3 por {article}.")


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_below_zero_have_a_minus_sign(code: str) -> None:
    words = Words(code)
    said = words.say("web-story-item", item="a-b", seat="1-2", other="x", points=-22, less=7)
    assert "\u221222" in said
    assert "-22" not in said
    assert words.number(-1234) in ("\u22121,234", "\u22121234", "\u22121.234")
    # What is no number keeps its hyphen.
    assert "a-b" in said
    assert "1-2" in said
