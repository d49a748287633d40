"""Registers the titles with Gymnasium, which since its version 1 looks for no entry points, and with PettingZoo."""

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


def zoo_name_of(title: str) -> str:
    """Return the name of a title's environments in PettingZoo; its version rises with the rules version."""
    version = REGISTRY.meta(title).rules_version - 1
    return f"{NAMESPACE}/{title.replace('-', '_')}_v{version}"


def register_all() -> None:
    """Register every title as ``ironroad/Name-v0``, and as ``ironroad/NameSolo-v0`` if one person can play it alone.

    The version rises with the rules version of the title. PettingZoo has the titles as ``ironroad/name_v0``.
    """
    _register_with_pettingzoo()
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


def _register_with_pettingzoo() -> None:
    """Register every title in turns and in parallel, if PettingZoo is there (RLlib does without it) and has a registry (from 1.27 on)."""
    try:
        import pettingzoo
    except ImportError:
        return
    if not hasattr(pettingzoo, "register"):
        return
    kinds = {
        "aec": (pettingzoo.aec_registry, "ironroad.envs.aec:env"),
        "parallel": (pettingzoo.parallel_registry, "ironroad.envs.parallel:parallel_env"),
    }
    for title in REGISTRY.ids():
        for kind, (known, entry_point) in kinds.items():
            # PettingZoo keeps them under names that end as Gymnasium's do, and finds them by either.
            id = "-v".join(zoo_name_of(title).rsplit("_v", 1))
            if id not in known:
                pettingzoo.register(kind, id, entry_point, kwargs={"title": title})
