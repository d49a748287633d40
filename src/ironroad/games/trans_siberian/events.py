"""Events reported to people. No rule reads them; none are created while nobody listens."""

from ironroad.core.message import Event, Message, Value
from ironroad.core.native import i64
from ironroad.games.trans_siberian.components import railroad_name
from ironroad.games.trans_siberian.state import State


def _tell(state: State, id: str, /, **args: Value) -> None:
    assert state.events is not None
    state.events.append(Event(Message(f"ts-event-{id}", **args)))


def start_player(state: State, seat: i64) -> None:
    """A start player was found."""
    if state.events is not None:
        _tell(state, "start", seat=seat)


def auction(state: State, railroad: i64, seat: i64) -> None:
    """An auction begins."""
    if state.events is not None:
        _tell(state, "auction", railroad=railroad_name(railroad), seat=seat)


def bid(state: State, seat: i64, amount: i64) -> None:
    """A player bids."""
    if state.events is not None:
        _tell(state, "bid", seat=seat, amount=amount)


def dropped(state: State, seat: i64) -> None:
    """A player leaves the bidding."""
    if state.events is not None:
        _tell(state, "dropped", seat=seat)


def unsold(state: State, railroad: i64) -> None:
    """Nobody wanted a railroad."""
    if state.events is not None:
        _tell(state, "unsold", railroad=railroad_name(railroad))


def won(state: State, seat: i64, railroad: i64, amount: i64) -> None:
    """A player wins an auction."""
    if state.events is not None:
        _tell(state, "won", seat=seat, amount=amount, railroad=railroad_name(railroad))


def valued(state: State, railroad: i64) -> None:
    """A railroad gets its first stock value."""
    if state.events is not None:
        _tell(state, "valued", price=state.price(railroad), railroad=railroad_name(railroad))


def bought(state: State, seat: i64, railroad: i64, price: i64) -> None:
    """A player buys a certificate."""
    if state.events is not None:
        _tell(state, "bought", seat=seat, price=price, railroad=railroad_name(railroad))


def bonus(state: State, seat: i64, railroad: i64, amount: i64) -> None:
    """A player pays the bonus for two certificates."""
    if state.events is not None:
        _tell(state, "bonus", seat=seat, amount=amount, railroad=railroad_name(railroad))


def built(state: State, railroad: i64, link: i64, gain: i64) -> None:
    """A railroad builds a link; at the end of its track the income gains less, or nothing (ruling R4)."""
    if state.events is not None:
        _tell(
            state,
            "built" if gain else "built-no-income",
            income=gain or state.income[railroad],
            railroad=railroad_name(railroad),
            link=state.rules.link_name(link),
        )


def no_link(state: State, railroad: i64) -> None:
    """A railroad opens where no link is left for it."""
    if state.events is not None:
        _tell(state, "no-link", railroad=railroad_name(railroad))


def paid(state: State, railroad: i64, amount: i64) -> None:
    """A railroad pays the bank for building."""
    if state.events is not None:
        _tell(state, "paid", amount=amount, railroad=railroad_name(railroad))


def fee(state: State, railroad: i64, payee: i64, amount: i64) -> None:
    """A railroad pays for the use of links."""
    if state.events is not None:
        _tell(
            state,
            "fee",
            amount=amount,
            payee=railroad_name(payee),
            railroad=railroad_name(railroad),
        )


def stock(state: State, railroad: i64) -> None:
    """A stock value moved."""
    if state.events is not None:
        _tell(state, "stock", price=state.price(railroad), railroad=railroad_name(railroad))


def passed(state: State, seat: i64) -> None:
    """A player passes."""
    if state.events is not None:
        _tell(state, "passed", seat=seat)


def timing(state: State) -> None:
    """The timing marker moved."""
    if state.events is not None:
        _tell(state, "timing", space=state.timing)


def dividends(state: State, seat: i64) -> None:
    """A dividend is paid."""
    if state.events is not None:
        _tell(state, "dividends", seat=seat)


def paid_dividend(state: State, railroad: i64, seat: i64, amount: i64) -> None:
    """A player receives the dividend of one railroad."""
    if state.events is not None:
        _tell(state, "dividend", seat=seat, amount=amount, railroad=railroad_name(railroad))


def phase_two(state: State) -> None:
    """The second phase begins."""
    if state.events is not None:
        _tell(state, "phase-two")


def nationalized(state: State, railroad: i64) -> None:
    """A railroad is nationalized."""
    if state.events is not None:
        _tell(state, "nationalized", railroad=railroad_name(railroad))


def nationalization(state: State) -> None:
    """The nationalization marker moved."""
    if state.events is not None:
        value = state.rules.tracks.nationalization[state.nationalization]
        _tell(state, "nationalization", value=value)


def game_over(state: State, reason: Message) -> None:
    """The game ends, for one of its reasons; they are looked up only where somebody listens."""
    _tell(state, "end", reason=reason)
