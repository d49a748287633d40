"""What `pip` and other front ends call to build: setuptools, with mypyc only where the engine is compiled."""

from collections.abc import Mapping
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools.building.engine import REQUIRES, is_wanted

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return what building a wheel needs beyond setuptools."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_compiling()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Return what an editable installation needs beyond setuptools."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_compiling()]


def _compiling() -> list[str]:
    return list(REQUIRES) if is_wanted() else []
