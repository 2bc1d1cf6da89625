"""The compiled kernel: what it is made of, what compiling takes, and which one lies there."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path

from system_packages import Need

# What begins the part of a stamp that `mark` gives.
MARKED = "kernel-"
SYSTEM_HEADER = Path("/usr/include/stdio.h")


def sources(project: Path) -> list[Path]:
    """The files that pyproject.toml has compiled; they run uncompiled too, slower."""
    told = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    modules = told.get("tool", {}).get("setuptools", {}).get("ext-modules", [])
    return [project / source for module in modules for source in module["sources"]]


def products(project: Path) -> list[Path]:
    """What earlier builds left beside the sources, for whatever Python."""
    return sorted(
        product
        for source in sources(project)
        for ending in (".c", ".*.so", ".so", ".*.pyd", ".pyd")
        for product in source.parent.glob(source.stem + ending)
    )


def remove(project: Path) -> None:
    """Take away what earlier builds left.

    Python prefers it to its source, however old it is, and a build may take it for new.
    """
    for product in products(project):
        product.unlink()


def mark(project: Path) -> str:
    """A word for the sources, what lies beside them, and what is lacking to compile them.

    Another one means: compile them anew.
    """
    digest = hashlib.sha256()
    for source in sources(project):
        digest.update(source.read_bytes() + b"\0")
    for name in (*(path.name for path in products(project)), *(need.what for need in lacking())):
        digest.update(name.encode() + b"\0")
    return MARKED + digest.hexdigest()


def lacking(platform: str = sys.platform) -> list[Need]:
    """What a Linux system lacks to compile for this Python; nothing is known of other systems."""
    if platform != "linux":
        return []
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    python = f"python{sys.version_info[0]}.{sys.version_info[1]}-dev"
    needs = {
        Need("a C compiler", "gcc", "gcc", "gcc"): shutil.which(compiler.split()[0]) is not None,
        Need("stdio.h", "libc6-dev", "glibc-devel", "glibc"): SYSTEM_HEADER.exists(),
        Need("Python.h", python, "python3-devel", "python"): Path(
            sysconfig.get_path("include"), "Python.h"
        ).exists(),
    }
    return [need for need, met in needs.items() if not met]
