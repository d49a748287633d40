"""Registers the titles with Gymnasium, which since its version 1 looks for no entry points."""

from typing import Final

from gymnasium.envs.registration import register, registry

from ironroad.games import REGISTRY

NAMESPACE: Final = "ironroad"


def name_of(title: str) -> str:
    """Return a title's name as Gymnasium writes names.

    >>> name_of("night-mail")
    'NightMail'
    """
    return "".join([part.capitalize() for part in title.split("-")])


def register_all() -> None:
    """Register every title as ``ironroad/Name-v0``, and as ``ironroad/NameSolo-v0`` if one person can play it alone.

    The version rises with the rules version of the title.
    """
    for title in REGISTRY.ids():
        meta = REGISTRY.meta(title)
        kinds = {"": {}, "Solo": {"seats": 1}} if 1 in meta.seats else {"": {}}
        for ending, settings in kinds.items():
            id = f"{NAMESPACE}/{name_of(title)}{ending}-v{meta.rules_version - 1}"
            if id not in registry:
                register(
                    id,
                    entry_point="ironroad.envs.single:SingleEnv",
                    vector_entry_point="ironroad.envs.vector:VectorEnv",
                    kwargs={"title": title, **settings},
                )
