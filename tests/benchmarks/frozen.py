"""The frozen program: how quickly its window is painted, against its source and against a bare
window frozen likewise; and how large it is."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.benchmarks.first_paint import Opened, first_paint
from tests.benchmarks.journals import leave_match
from tests.benchmarks.measure import Measure, Row, Wanted, compared
from tests.benchmarks.process import ROOT, Failed, Programs

TITLE = "frozen"
FOLDER = ROOT / "dist" / "moon-desktop"
TO_SOURCE = Wanted("ratio", "most", 1.15)
TO_BARE = Wanted("ratio", "most", 2.0)
FOLDER_SIZE = Wanted("figure", "most", 135)
PACKAGE_SIZE = Wanted("figure", "most", 45)
NAME = "Start of the frozen program"


def measure(programs: Programs, quick: bool = False, folder: Path = FOLDER) -> list[Row]:
    """Rows for a match taken up in the middle of a hand, and for the sizes of what is packed.

    The programs take turns, so that what slows the machine down slows all. Where there is no
    frozen program in ``folder`` one row says so. Raises Failed.
    """
    if sys.platform != "linux":
        return [Row(NAME, "ms", missing="measured on Linux alone")]
    if not (folder / "moon-desktop").is_file():
        why = "nothing is frozen: run.py package"
        return [Row(NAME, "ms", wanted=TO_SOURCE, missing=why)]
    bare = frozen_bare_windows(programs.folder)
    commands = (
        [str(folder / "moon-desktop")],
        [sys.executable, "-P", "-m", "moon_desktop"],
        [str(bare / "bare" / "bare")],
        [str(bare / "quick" / "quick")],
    )
    samples: list[list[Opened]] = [[] for _ in commands]
    # The first round brings files into memory, and compiles.
    for number in range(-1, 1 if quick else 25):
        for command, kept in zip(commands, samples, strict=True):
            # Where the program looks for its own match, in the folder of these runs alone.
            leave_match(programs.folder / "data" / "moon-desktop")
            opened = first_paint(command, programs.environment)
            if number >= 0:
                kept.append(opened)
    frozen, source, plain, short = samples
    return [
        compared(f"{NAME}, against its source", "ms", _passed(frozen), _passed(source), TO_SOURCE),
        compared("… processor time", "ms", _worked(frozen), _worked(source), None),
        compared(
            f"{NAME}, against a bare frozen window", "ms", _passed(frozen), _passed(plain), TO_BARE
        ),
        compared("… processor time", "ms", _worked(frozen), _worked(plain), None),
        compared(
            f"{NAME}, against a bare one with the same short cuts",
            "ms",
            _passed(frozen),
            _passed(short),
            None,
        ),
        *sizes(folder),
    ]


def sizes(folder: Path) -> list[Row]:
    """Rows for the sizes of the frozen ``folder``, and of the Debian packages beside it."""
    files = [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink()]
    rows = [_size("Size of the frozen folder", files, FOLDER_SIZE)]
    packages = sorted(folder.parent.glob("*.deb"))
    return rows + [
        _size(f"Size of {package.name}", [package], PACKAGE_SIZE) for package in packages
    ]


def frozen_bare_windows(folder: Path) -> Path:
    """The folder, below ``folder``, of the bare windows; they are frozen here and now."""
    made = folder / "bare"
    spec = Path(__file__).with_name("bare_window.spec")
    words = ["--noconfirm", "--distpath", made, "--workpath", folder / "freezing", spec]
    said = subprocess.run(
        [sys.executable, "-m", "PyInstaller", *map(str, words)],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if said.returncode != 0:
        raise Failed(f"the bare window could not be frozen\n{said.stderr[-2000:]}")
    return made


def _size(what: str, files: Sequence[Path], wanted: Wanted) -> Row:
    """In millions of bytes."""
    size = sum(file.stat().st_size for file in files) / 1e6
    return Row(what, "MB", Measure(size, 0.0), wanted=wanted)


def _passed(samples: Sequence[Opened]) -> list[float]:
    return [opened.passed for opened in samples]


def _worked(samples: Sequence[Opened]) -> list[float]:
    return [opened.worked for opened in samples]
