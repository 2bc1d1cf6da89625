"""A plain sentence where Qt would end the program by aborting it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo

from moon_desktop import screen_start
from tests.command_line import PROGRAM, ROOT

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


@pytest.mark.parametrize(
    "screen",
    [
        {},
        {"DISPLAY": ":9917"},
        {"DISPLAY": "rubbish"},
        {"WAYLAND_DISPLAY": "gone"},
        {"WAYLAND_DISPLAY": "dead"},
        {"QT_QPA_PLATFORM": "xcb"},
    ],
)
def test_without_a_screen_that_is_said(tmp_path, screen):
    (tmp_path / "dead").touch()
    assert started(tmp_path, **screen) == (2, "", NO_SCREEN)


def test_screen_that_qt_does_not_know_is_told_of_in_its_words(tmp_path):
    status, out, err = started(tmp_path, QT_QPA_PLATFORM="nonsense")
    assert (status, out) == (2, "")
    assert err.startswith("moon-desktop: no window can be opened on this screen: ")
    assert "nonsense" in err
    assert err.count("\n") == 1
    assert not list(tmp_path.rglob("match.lock")), "nobody is kept out by it"


def test_library_that_is_missing_is_found_out(tmp_path, monkeypatch):
    """A copy of the plugin, away from its neighbours, lacks one of them."""
    real = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    (tmp_path / "platforms").mkdir()
    monkeypatch.setattr(QLibraryInfo, "path", lambda _: str(tmp_path))
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert screen_start.missing_library("xcb") is None
    shutil.copy(real / "libqxcb.so", tmp_path / "platforms")
    for wanted in ("xcb", ""):
        assert screen_start.missing_library(wanted) == "libQt6XcbQpa.so.6"
    assert screen_start.missing_library("offscreen") is None
    monkeypatch.delenv("DISPLAY")
    assert screen_start.missing_library("") is None
