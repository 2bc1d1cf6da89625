"""The tests mean the same whoever starts them: also where that has signals ignored."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent
IGNORED = (
    "import signal; print([n for n in (1, 2, 3, 15) if signal.getsignal(n) is signal.SIG_IGN])"
)

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of Unix")


def test_program_that_a_test_starts_ignores_no_signal():
    done = subprocess.run([sys.executable, "-c", IGNORED], capture_output=True, text=True)
    assert done.stdout == "[]\n"


@pytest.mark.slow
def test_nor_does_it_where_the_tests_are_to_outlive_them():
    """As started by nohup, or in the background of a script."""
    name = test_program_that_a_test_starts_ignores_no_signal.__name__
    words = [sys.executable, "-m", "pytest", "-n0", "-q", f"{__file__}::{name}"]
    done = subprocess.run(
        ["sh", "-c", 'trap "" INT HUP QUIT TERM PIPE; exec "$@"', "sh", *words],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        timeout=50,
    )
    assert done.returncode == 0, done.stdout
