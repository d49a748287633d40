"""The boards and modules of the expansions: whoever imports one of them has them all registered."""

from typing import Final

from ironroad.core.engine import Coded
from ironroad.games.russian_railroads.expansion import EXPANSIONS
from ironroad.games.russian_railroads.modules.american.module import American
from ironroad.games.russian_railroads.modules.coal.module import Coal
from ironroad.games.russian_railroads.modules.german.module import German
from ironroad.games.russian_railroads.modules.new_material.module import NewMaterial

# In the order of their actions in the catalogue.
EXPANSIONS.extend([German, Coal, NewMaterial, American])
FRAMES: Final[tuple[type[Coded], ...]] = tuple(
    [frame for expansion in EXPANSIONS for frame in expansion.frames]
)
