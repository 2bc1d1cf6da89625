"""A plain sentence where Qt would end the program by aborting it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo

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
@pytest.mark.parametrize(
    "screen",
    [
        {},
        {"DISPLAY": ":9917"},
        {"DISPLAY": "rubbish"},
        {"WAYLAND_DISPLAY": "gone"},
        {"WAYLAND_DISPLAY": "dead"},
    ],
)
def test_without_a_screen_that_is_said(tmp_path, screen):
    (tmp_path / "dead").touch()
    assert started(tmp_path, **screen) == (2, "", NO_SCREEN)


@needs_screens
@pytest.mark.parametrize("wanted", ["nonsense", "xcb"])
def test_screen_that_is_asked_for_in_vain_is_told_of_in_the_words_of_qt(tmp_path, wanted):
    status, out, err = started(tmp_path, QT_QPA_PLATFORM=wanted)
    assert (status, out) == (2, "")
    assert err.startswith("moon-desktop: no window can be opened on this screen: ")
    assert wanted in err
    assert err.count("\n") == 1
    assert not list(tmp_path.rglob("match.lock")), "nobody is kept out by it"


ASKED = """
import json, sys
from PySide6.QtCore import QLibraryInfo
from moon_desktop.app import launch
QLibraryInfo.path = lambda _: sys.argv[1]
print(json.dumps([launch.missing_library(wanted) for wanted in sys.argv[2:]]))
"""


def missing(plugins: Path, *wanted: str, **environment: str) -> list[str | None]:
    """What is missing, asked in a process of its own: no other test has loaded it there."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    told = subprocess.run(
        [sys.executable, "-c", ASKED, str(plugins), *wanted],
        cwd=ROOT,
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=40,
    ).stdout
    answers: list[str | None] = json.loads(told)
    return answers


def test_library_that_is_missing_is_found_out(tmp_path):
    """A copy of the plugin, away from its neighbours, lacks one of them."""
    real = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    (tmp_path / "platforms").mkdir()
    assert missing(tmp_path, "xcb", DISPLAY=":0") == [None]
    shutil.copy(real / "libqxcb.so", tmp_path / "platforms")
    lacking = "libQt6XcbQpa.so.6"
    assert missing(tmp_path, "xcb", "", "offscreen", DISPLAY=":0") == [lacking, lacking, None]
    assert missing(tmp_path, "") == [None]
