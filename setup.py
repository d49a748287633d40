"""Builds the package: the engine compiled with mypyc where a C compiler is present, and the browser client.

``IRONROAD_COMPILE=0`` asks for pure Python, ``IRONROAD_COMPILE=1`` for a compiled build or an error.
``IRONROAD_CLIENT=0`` allows a package without the browser client.
"""

import sys

from setuptools import setup

from tools.building import client, engine, package

# What `pip` asks for before it builds needs neither; both take their time.
COMPILING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}
PACKING = {"sdist", "bdist_wheel", "editable_wheel", "install"}

if not PACKING.isdisjoint(sys.argv):
    client.ensure()
is_compiled = not COMPILING.isdisjoint(sys.argv) and engine.is_wanted()
setup(
    ext_modules=engine.extensions() if is_compiled else [],
    cmdclass={"build_ext": engine.BuildEngine, "build_py": package.BuildPackage},
)
