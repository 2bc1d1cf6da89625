"""The kernel compiled for a package: from the source as it is now, to the same bytes each time."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import kernel
from trouble import Trouble, reason

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


def build(project: Path, folder: Path) -> list[Path]:
    """Compile what pyproject.toml has compiled, in `folder`, below which each lies as in the tree.

    Nothing of the tree or of the environment is touched, so that no stale kernel gets into a
    package. Raises Trouble if there is no compiler, or it refuses.
    """
    if folder.exists():
        shutil.rmtree(folder)
    return [_compile(source, project, folder.resolve()) for source in kernel.sources(project)]


def _compile(source: Path, project: Path, folder: Path) -> Path:
    place = source.relative_to(project)
    copy = folder / place
    copy.parent.mkdir(parents=True)
    shutil.copyfile(source, copy)
    # Beside it other modules read its constants as they are told; the compiler needs no more.
    for package in place.parents[:-1]:
        (folder / package / "__init__.py").touch()
    module = ".".join(place.with_suffix("").parts)
    words = [sys.executable, "-c", RECIPE, module, str(place), *flags(folder, sys.platform)]
    surroundings = {**os.environ, "PYTHONPATH": "", "PYTHONUTF8": "1", "PYTHONHASHSEED": "0"}
    said = subprocess.run(
        words,
        cwd=folder,
        env=surroundings,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    product = copy.with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))
    if said.returncode != 0 or not product.is_file():
        raise Trouble(
            f"The kernel could not be compiled: {reason(said.stdout + said.stderr)}. A package must"
            " hold it: install a C compiler and Python's headers, or ask for one without by"
            " --uncompiled."
        )
    return product
