"""Programs run as on a person's machine: compiled beforehand, in a folder of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300
"""Seconds after which a program is taken to hang, unless it is known to take longer."""


class Failed(Exception):
    """A measured program ended badly; says what it printed."""


class Programs:
    """Starts the programs of this folder. ``folder`` is theirs, and is gone afterwards.

    ``environment`` is what they run with: nothing in it leads to a person's own data.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        kept = {name: value for name, value in os.environ.items() if not _disturbs(name)}
        self.environment = {
            **kept,
            "PYTHONPATH": str(ROOT),
            "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
            "PYTHONUTF8": "1",
            "QT_QPA_PLATFORM": "offscreen",
            # Not the home folder itself: Qt's cache of fonts below it is part of the speed.
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CONFIG_HOME": str(folder / "settings"),
        }

    def run(self, name: str, *arguments: object, patience: float = PATIENCE) -> dict[str, Any]:
        """What program ``name`` printed, and under ``began`` when it was started.

        Raises Failed.
        """
        words = [sys.executable, "-P", str(Path(__file__).with_name(name)), *map(str, arguments)]
        began = time.monotonic()
        try:
            done = subprocess.run(
                words,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                encoding="utf-8",
                timeout=patience,
                check=False,
            )
        except subprocess.TimeoutExpired as late:
            raise Failed(f"gave no answer within {patience} s") from late
        if done.returncode != 0:
            raise Failed(f"exit status {done.returncode}\n{done.stderr.strip()}")
        answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return {**answer, "began": began}


def _disturbs(name: str) -> bool:
    """Whether a variable changes what Python does, or how large Qt draws."""
    return name.startswith(("PYTHON", "QT_SCALE", "QT_FONT", "QT_SCREEN", "QT_LOGGING"))


@contextmanager
def programs() -> Iterator[Programs]:
    """Programs with a folder of their own, for as long as the context lasts."""
    # A program that was killed may still hold a file of it on some systems.
    with TemporaryDirectory(prefix="moon-bench-", ignore_cleanup_errors=True) as folder:
        yield Programs(Path(folder))
