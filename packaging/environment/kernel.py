"""The compiled kernel: what it is made of, and what compiling takes."""

from __future__ import annotations

import os
import sys
import sysconfig
import tomllib
from pathlib import Path

from environment.system_packages import Need

PYPROJECT = "pyproject.toml"
# What compiling for this Python takes.
NEEDS = (
    Need((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0], "gcc"),
    Need("/usr/include/stdio.h", "libc6-dev"),
    Need(f"{sysconfig.get_path('include')}/Python.h", f"python3.{sys.version_info[1]}-dev"),
)
# Setuptools takes them in place of Python's own, without which nothing would be optimised.
FLAGS = f"{sysconfig.get_config_var('CFLAGS') or '-O2'} -g0"
# What keeps compilers from writing down where and when they work, as they read it: the kernel is
# the one that packages hold. On Windows it is a sum of the content in place of the time, as far
# as that goes.
VARIABLES = {
    "win32": {"CL": "/Brepro", "LINK": "/Brepro"},
    "darwin": {"CFLAGS": FLAGS},
    "linux": {"CFLAGS": FLAGS, "LDFLAGS": "-Wl,--build-id=none"},
}.get(sys.platform, {})


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
