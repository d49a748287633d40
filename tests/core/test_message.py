from ironroad.core.errors import IllegalAction
from ironroad.core.message import Event, Message, message_from_json


def test_messages_are_values() -> None:
    one = Message("hello", name="Anna", inner=Message("there", count=2))

    assert one == Message("hello", name="Anna", inner=Message("there", count=2))
    assert one != Message("hello", name="Beth")
    assert one != "hello"
    assert hash(one) == hash(Message("hello", name="Anna", inner=Message("there", count=2)))
    assert repr(one) == "Message('hello', name='Anna', inner=Message('there', count=2))"


def test_messages_go_through_json_and_back() -> None:
    one = Message("hello", name="Anna", inner=Message("there", count=2))

    assert message_from_json(one.to_json()) == one


def test_a_secret_event_is_read_by_its_audience_alone() -> None:
    event = Event(Message("drew", card=7), audience=1, masked=Message("drew-hidden"))

    assert event.seen_by(1) == Message("drew", card=7)
    assert event.seen_by(0) == Message("drew-hidden")
    assert event.seen_by(None) == Message("drew-hidden")
    assert Event(Message("x"), audience=1).seen_by(None) is None
    assert Event(Message("x")).seen_by(None) == Message("x")


def test_events_are_values() -> None:
    assert Event(Message("x"), 1) == Event(Message("x"), 1)
    assert Event(Message("x"), 1) != Event(Message("x"))
    assert Event(Message("x")) != Message("x")
    assert hash(Event(Message("x"))) == hash(Event(Message("x")))
    assert repr(Event(Message("x"))) == "Event(Message('x'))"


def test_errors_are_sentences() -> None:
    error = IllegalAction("error-illegal-action", action="bid 3")

    assert error.message == Message("error-illegal-action", action="bid 3")
    assert "bid 3" in str(error)
    assert "error-" not in str(error)
