"""A rule set: what all states of a game share."""

from collections.abc import Mapping
from importlib import import_module
from pickle import UnpicklingError
from typing import Any, Final

from ironroad.core.actions import Catalogue
from ironroad.core.edition import Edition
from ironroad.core.native import describe, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """An edition made ready for one seat count and set of options; shared by all states of a game.

    It never changes, so a copy of it is the same object. Rule sets are equal if edition, seats and options are.
    """

    def __init__(
        self, catalogue: Catalogue, edition: Edition, seats: int, options: Mapping[str, str]
    ) -> None:
        self.catalogue: Final = catalogue
        self.edition: Final = edition
        self.seats: Final = seats
        self.options: Final = dict(options)
        self.origin: tuple[str, Edition] | None = None
        """The package of the title that made it, and the whole edition: how another process makes it again."""
        self.beginning: Any = None
        """The state in which its games begin, if the edition has a position set up by hand."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Ruleset)
            and type(self) is type(other)
            and self.seats == other.seats
            and self.options == other.options
            and self.edition == other.edition
        )

    def __hash__(self) -> int:
        return hash((self.edition, self.seats))

    def __repr__(self) -> str:
        edition = self.edition
        options = "".join([f", {id}={value}" for id, value in self.options.items()])
        return f"<Ruleset of {edition.title}, edition {edition.name}, {self.seats} seats{options}>"

    def __copy__(self) -> "Ruleset":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Ruleset":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self.origin is None:
            raise TypeError(f"{self!r} was not made by a title, so no process could find its rules")
        package, edition = self.origin
        name = edition.name
        title = _title_in(package)
        is_shipped = (
            name in title.meta.editions
            and title.shipped_rules(name, self.seats, self.options) == self
        )
        digest = self.edition.digest
        setup = (self.seats, self.options)
        return rules_again, (package, name if is_shipped else edition, digest, *setup)


describe(
    Ruleset,
    """An edition made ready for one seat count and set of options; shared by all states of a game.

``catalogue`` lists every action that may ever be taken, ``edition`` the printed values, ``seats`` and ``options`` say
what was chosen; the title's own class adds what its rules need. A rule set never changes, so a copy of it is the same
object, and rule sets are equal if edition, seats and options are. Get one from ``ironroad.rules_for``.
""",
)


def rules_again(
    package: str, edition: str | Edition, digest: str, seats: int, options: dict[str, str]
) -> Ruleset:
    """Return a pickled rule set; an edition that comes with the title is given by its name."""
    title = _title_in(package)
    if isinstance(edition, str):
        rules: Ruleset = title.shipped_rules(edition, seats, options)
    else:
        rules = title.rules(edition, seats, options)
    if rules.edition.digest != digest:
        raise UnpicklingError(
            f"the edition {rules.edition.name!r} of {package} is another one here"
        )
    return rules


def _title_in(package: str) -> Any:
    # A title knows rule sets, so its class is not known here.
    return import_module(f"{package}.game").TITLE
