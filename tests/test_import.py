"""What `import ironroad` loads: the engine's own modules and the standard library, and nothing that is slow to load."""

import subprocess
import sys

SLOW = ("asyncio", "email", "http", "importlib.metadata", "sqlite3", "ssl", "unittest")
"""Parts of the standard library that take longer to load than the whole engine."""
LOADED = """
import sys
before = set(sys.modules)
import ironroad
print(*sorted(set(sys.modules) - before))
"""


def loaded() -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_importing_loads_nothing_but_the_engine() -> None:
    modules = loaded()
    strangers = {name.partition(".")[0] for name in modules} - set(sys.stdlib_module_names)
    assert strangers == {"ironroad"}
    assert [name for name in modules if name in SLOW] == []


def test_titles_are_loaded_when_they_are_played() -> None:
    assert [name for name in loaded() if name.startswith("ironroad.games.")] == []


LEARNING = ("PIL", "gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel", "ray", "torch")


def test_playing_loads_nothing_of_the_environments() -> None:
    """The command line, the server, the bots and the lab know nothing of the extra ``envs``."""
    names = "ironroad.bots.kinds", "ironroad.cli.main", "ironroad.lab.match", "ironroad.server.run"
    code = f"import sys, {', '.join(names)}; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = done.stdout.split()

    assert "ironroad.lab.match" in modules
    assert [name for name in modules if name in LEARNING or name.startswith("ironroad.envs")] == []
