"""A real bash completes commands, titles and options."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CODE = "from ironroad.cli.main import main; main()"


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The command as it is installed: a file of that name on the path."""
    path = tmp_path / "ironroad"
    path.write_text(f"#!{sys.executable}\n{CODE}\n")
    path.chmod(0o755)
    return path


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("ironroad si", ["simulate"]),
        ("ironroad play tr", ["trans-siberian"]),
        ("ironroad edition check mini", ["mini-express"]),
        ("ironroad serve --po", ["--port"]),
    ],
)
def test_bash_completes(program: Path, line: str, found: list[str]) -> None:
    words = line.split(" ")
    script = f"""
        PATH="{program.parent}:$PATH"
        eval "$(ironroad --show-completion bash)"
        COMP_WORDS=({line}) COMP_CWORD={len(words) - 1} COMP_LINE="{line}" COMP_POINT={len(line)}
        complete -p ironroad
        _ironroad_completion ironroad
        echo "${{COMPREPLY[@]}}"
    """
    result = subprocess.run(["bash", "-c", script], capture_output=True, text=True)

    assert result.stderr == ""
    told, offered = result.stdout.splitlines()
    assert "-F _ironroad_completion ironroad" in told
    assert offered.split() == found


@pytest.mark.parametrize(("language", "said"), [("en", "Install completion"), ("es", "Instala el")])
def test_the_help_speaks_of_completion_in_both_languages(language: str, said: str) -> None:
    command = [sys.executable, "-c", CODE, "--lang", language, "--help"]
    result = subprocess.run(command, capture_output=True, text=True)

    assert said in result.stdout
