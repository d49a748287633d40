"""The metadata of the toy title that has a browser board."""

from typing import Final

from ironroad.core.title import Meta
from tests.foreign.ironroad_cards.meta import meta_of

META: Final[Meta] = meta_of("stones")
