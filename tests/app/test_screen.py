"""A plain sentence where Qt would end the program by aborting it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.command_line import PROGRAM, ROOT
from tests.kit.screens import needs_screens

pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="there is always a screen"
)


def started(tmp_path: Path, **environment: str) -> tuple[int, str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    run = subprocess.run(
        PROGRAM,
        cwd=tmp_path,
        env={
            **kept,
            "PYTHONPATH": str(ROOT),
            "HOME": str(tmp_path),
            "XDG_DATA_HOME": str(tmp_path / "data"),
            "XDG_RUNTIME_DIR": str(tmp_path),
            **environment,
        },
        capture_output=True,
        encoding="utf-8",
        timeout=50,
        check=False,
    )
    return run.returncode, run.stdout, run.stderr


NO_SCREEN = (
    "moon-desktop: there is no screen to open the table on; start it from a desktop, or see "
    "moon-desktop --help for what works without one.\n"
)


@needs_screens
def test_without_a_screen_that_is_said(tmp_path):
    assert started(tmp_path) == (2, "", NO_SCREEN)


@needs_screens
@pytest.mark.parametrize(
    ("variable", "screen"),
    [
        ("QT_QPA_PLATFORM", "nonsense"),
        ("QT_QPA_PLATFORM", "xcb"),
        ("DISPLAY", ":9917"),
        ("WAYLAND_DISPLAY", "wayland"),
    ],
)
def test_screen_that_is_named_in_vain_is_told_of_in_the_words_of_qt(tmp_path, variable, screen):
    status, out, err = started(tmp_path, **{variable: screen})
    assert (status, out) == (2, "")
    assert err.startswith("moon-desktop: no window can be opened on this screen: ")
    assert screen in err
    assert err.count("\n") == 1
    assert not list(tmp_path.rglob("match.lock")), "nobody is kept out by it"
