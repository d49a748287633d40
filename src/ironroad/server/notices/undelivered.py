"""Why a notice was not delivered."""

from ironroad.core.message import Message, Value


class Undelivered(Exception):
    """A notice was not delivered: the reason, as its owner is told, and whether another try can help."""

    def __init__(
        self, id: str, /, *, is_final: bool = False, wait: float = 0.0, **args: Value
    ) -> None:
        self.reason = Message(id, **args)
        self.is_final = is_final
        self.wait = wait
        """Seconds that the receiver asked to wait."""
        super().__init__(id)
