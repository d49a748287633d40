"""The boards and modules of the expansions; importing this package registers all of them."""

from typing import Final

from ironroad.core.engine import Coded
from ironroad.games.russian_railroads.expansion import EXPANSIONS
from ironroad.games.russian_railroads.modules.american.module import American
from ironroad.games.russian_railroads.modules.coal.module import Coal
from ironroad.games.russian_railroads.modules.german.module import German
from ironroad.games.russian_railroads.modules.new_material.module import NewMaterial

# In the order of their actions in the catalogue; ``PLACE`` of each ``components`` is its index here.
EXPANSIONS.extend([German, Coal, NewMaterial, American])
FRAMES: Final[tuple[type[Coded], ...]] = tuple(
    [frame for expansion in EXPANSIONS for frame in expansion.frames]
)
PARTS: Final[tuple[type[Coded], ...]] = tuple(
    [part for expansion in EXPANSIONS for part in expansion.part_types]
)
