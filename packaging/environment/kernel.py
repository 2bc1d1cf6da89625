"""The compiled kernel: what it is made of, what compiling takes, and how a package gets its own."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path

from environment.system_packages import Need
from trouble import output

PYPROJECT = "pyproject.toml"
# What setuptools reads of the project to compile, beside the sources.
TOLD = (PYPROJECT, "README.md", "LICENSE")
# What compiling for this Python takes.
NEEDS = (
    Need((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0], "gcc"),
    Need("/usr/include/stdio.h", "libc6-dev"),
    Need(f"{sysconfig.get_path('include')}/Python.h", f"python3.{sys.version_info[1]}-dev"),
)


# By what a package compiles it: setuptools knows the compiler of this Python.
RECIPE = """\
from setuptools import Distribution
project = Distribution()
project.parse_config_files()
for module in project.ext_modules:
    module.optional = False
project.get_command_obj("build_ext").inplace = True
project.run_command("build_ext")
"""


def sources(project: Path, kind: str = "sources") -> list[Path]:
    """The files that pyproject.toml has compiled; they run uncompiled too, slower.

    Of the `kind` "depends", those that are compiled into them.
    """
    told = tomllib.loads((project / PYPROJECT).read_text(encoding="utf-8"))
    modules = told.get("tool", {}).get("setuptools", {}).get("ext-modules", [])
    return [project / source for module in modules for source in module.get(kind, ())]


def products(project: Path) -> list[Path]:
    """What earlier builds left beside the sources, for whatever Python, which prefers it to its
    source, however old it is; a build, too, may take it for new."""
    return sorted(
        beside
        for source in sources(project)
        for beside in source.parent.glob(f"{source.stem}.*")
        if beside != source
    )


def variables(folder: Path, platform: str = sys.platform) -> dict[str, str]:
    """What keeps the compiler from writing down where and when it works, as it reads it."""
    if platform == "win32":
        # A sum of the content in place of the time, as far as it goes.
        return {"CL": "/Brepro", "LINK": "/Brepro"}
    own = f"-g0 -ffile-prefix-map={folder}=."
    return {"CFLAGS": own, "LDFLAGS": "-Wl,--build-id=none" if platform == "linux" else ""}


def build(project: Path, tree: Path) -> None:
    """Compile what pyproject.toml has compiled where it lies in `tree`, a copy of the sources.

    Raises Trouble if there is no compiler, or it refuses.
    """
    for name in TOLD:
        shutil.copy(project / name, tree)
    failure = "The kernel could not be compiled, which a package must hold"
    own = {"PYTHONPATH": "", "PYTHONUTF8": "1", "PYTHONHASHSEED": "0", **variables(tree)}
    output([sys.executable, "-c", RECIPE], failure, tree, own)
