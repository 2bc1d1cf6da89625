"""The program as it is called from a command line, in this process or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import moon_desktop
from moon_desktop.cli.main import main

ROOT = Path(moon_desktop.__file__).parent.parent
PROGRAM = [sys.executable, "-m", "moon_desktop"]
CASUALS = ["--players", "casual,casual,casual"]


def run(*words: object, path: str = str(ROOT), **options: Any) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, which looks for packages on ``path`` too."""
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1"}
    return subprocess.run(
        [*PROGRAM, *map(str, words)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=50,
        **options,
    )


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that bad usage is answered with."""
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err
