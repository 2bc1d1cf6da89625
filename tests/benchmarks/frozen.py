"""The frozen program: how quickly its window is painted, against its source and against a bare
window frozen likewise; and how large it is."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tests.benchmarks.journals import leave_match
from tests.benchmarks.measure import Measure, Row, Wanted, compared
from tests.benchmarks.process import PATIENCE, ROOT, Failed, Programs

FOLDER: Final = ROOT / "dist" / "moon-desktop"
TO_SOURCE: Final = Wanted("ratio", "most", 1.15)
TO_BARE: Final = Wanted("ratio", "most", 2.0)
FOLDER_SIZE: Final = Wanted("figure", "most", 135)
PACKAGE_SIZE: Final = Wanted("figure", "most", 45)
NAME: Final = "Start of the frozen program"


def frozen(programs: Programs, scale: float, folder: Path = FOLDER) -> list[Row]:
    """Rows for a match taken up in the middle of a hand, and for the sizes of what is packed.

    The programs take turns, so that what slows the machine down slows all. Raises Failed, as where
    there is no frozen program in ``folder``.
    """
    if sys.platform != "linux" or not (folder / "moon-desktop").is_file():
        raise Failed("on Linux, the program is measured that run.py package froze: none is here")
    bare = frozen_bare_window(programs.folder)
    commands = (
        [str(folder / "moon-desktop")],
        [sys.executable, "-P", "-m", "moon_desktop"],
        [str(bare / "bare" / "bare")],
    )
    samples: list[list[Opened]] = [[] for _ in commands]
    # The first round brings files into memory, and compiles.
    for number in range(-1, max(1, round(25 * scale))):
        for command, kept in zip(commands, samples, strict=True):
            # Where the program looks for its own match, in the folder of these runs alone.
            leave_match(programs.folder / "data" / "moon-desktop")
            opened = first_paint(command, programs.environment)
            if number >= 0:
                kept.append(opened)
    (ours, worked), (source, of_source), (plain, of_plain) = (
        zip(*kept, strict=True) for kept in samples
    )
    return [
        compared(f"{NAME}, against its source", "ms", ours, source, TO_SOURCE),
        compared("… processor time", "ms", worked, of_source),
        compared(f"{NAME}, against a bare frozen window", "ms", ours, plain, TO_BARE),
        compared("… processor time", "ms", worked, of_plain),
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


def frozen_bare_window(folder: Path) -> Path:
    """The folder, below ``folder``, of the bare window; it is frozen here and now."""
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


LOGGED = {"QT_LOGGING_RULES": "qt.widgets.painting=true"}
"""What makes Qt write down each step of painting, for programs built in whatever way."""

PAINTED = b"Flushing"
"""What it writes when it hands a whole window to the screen."""


class Opened(NamedTuple):
    """Milliseconds from the start of a process to its first painted window: by the clock, and of
    processor time in all threads."""

    passed: float
    worked: float


def first_paint(words: Sequence[str], environment: Mapping[str, str]) -> Opened:
    """Starts a program, waits for its window, and ends it at once.

    Raises Failed if it ends, or time passes, without one.
    """
    began = time.monotonic()
    program = subprocess.Popen(
        words,
        env={**environment, **LOGGED},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    assert program.stderr is not None
    late = threading.Timer(PATIENCE, program.kill)
    late.start()
    said = []
    for line in program.stderr:
        said.append(line)
        if PAINTED in line:
            break
    passed = time.monotonic() - began
    late.cancel()
    # Not Popen.kill and wait, which keep to themselves how much of the processor was used.
    os.kill(program.pid, signal.SIGKILL)
    _, _, used = os.wait4(program.pid, 0)
    program.returncode = 0
    program.stderr.close()
    if not said or PAINTED not in said[-1]:
        told = b"".join(said[-20:]).decode(errors="replace").strip()
        raise Failed(f"{words[0]} painted no window\n{told}")
    return Opened(passed * 1000, (used.ru_utime + used.ru_stime) * 1000)
