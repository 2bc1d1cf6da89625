"""The compiled kernel: what it is made of, what compiling takes, and how a package gets its own."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path

from environment.system_packages import Need
from trouble import output

# What begins the part of a stamp that `mark` gives.
MARKED = "kernel-"
SYSTEM_HEADER = Path("/usr/include/stdio.h")


def sources(project: Path, kind: str = "sources") -> list[Path]:
    """The files that pyproject.toml has compiled; they run uncompiled too, slower.

    Of the `kind` "depends", those that are compiled into them.
    """
    told = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    modules = told.get("tool", {}).get("setuptools", {}).get("ext-modules", [])
    return [project / source for module in modules for source in module.get(kind, ())]


def products(project: Path) -> list[Path]:
    """What earlier builds left beside the sources, for whatever Python."""
    return sorted(
        beside
        for source in sources(project)
        for beside in source.parent.glob(f"{source.stem}.*")
        if beside != source
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
    for source in (*sources(project), *sources(project, "depends")):
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
    lacking = []
    if shutil.which(compiler.split()[0]) is None:
        lacking.append(Need("a C compiler", "gcc"))
    if not SYSTEM_HEADER.exists():
        lacking.append(Need("stdio.h", "libc6-dev"))
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        lacking.append(Need("Python.h", python))
    return lacking


# --- compiled for a package ----------------------------------------------------------------------

# What each module is compiled by: setuptools knows the compiler of this Python.
RECIPE = """\
import sys
from setuptools import Extension, setup
module, source, *flags = sys.argv[1:]
setup(
    name="kernel",
    ext_modules=[Extension(module, [source], extra_compile_args=flags, extra_link_args=flags)],
    script_args=["build_ext", "--inplace"],
)
"""


def flags(folder: Path, system: str) -> list[str]:
    """What keeps the compiler from writing down where and when it works, on a `sys.platform`."""
    if system == "win32":
        return ["/Brepro"]  # a sum of the content in place of the time, as far as it goes
    own = ["-g0", f"-ffile-prefix-map={folder}=."]
    return [*own, "-Wl,--build-id=none"] if system == "linux" else own


def build(project: Path, tree: Path) -> None:
    """Compile what pyproject.toml has compiled where it lies in `tree`, a copy of the sources.

    Raises Trouble if there is no compiler, or it refuses.
    """
    for source in sources(project):
        place = source.relative_to(project)
        module = ".".join(place.with_suffix("").parts)
        output(
            [sys.executable, "-c", RECIPE, module, str(place), *flags(tree, sys.platform)],
            "The kernel could not be compiled, which a package must hold",
            tree,
            {"PYTHONPATH": "", "PYTHONUTF8": "1", "PYTHONHASHSEED": "0"},
        )
