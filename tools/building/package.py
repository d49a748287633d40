"""The package's files, copied anew at each build."""

import shutil
from pathlib import Path

from setuptools.command.build_py import build_py


class BuildPackage(build_py):  # type: ignore[misc]
    """Copies the modules and data files into a folder that holds nothing of an earlier build.

    The client's files are named after their contents: those of yesterday would travel along for ever.
    """

    def run(self) -> None:
        """Empty the folder and fill it."""
        if not self.editable_mode:
            shutil.rmtree(Path(self.build_lib, "ironroad"), ignore_errors=True)
        super().run()
