"""One run of the program with its window, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from moon_desktop.look.icon import SIZES
from tests.kit.command_line import ROOT

WEARING = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from moon_desktop.app import launch
from moon_desktop.windows.main.window import MainWindow

launch.data_folder = launch.config_folder = lambda: Path(sys.argv[1])
shown = MainWindow.showEvent

def show(window, event):
    shown(window, event)
    timer = QTimer(window, interval=20)

    def look():
        if not window.windowIcon().isNull():
            timer.stop()
            sizes = sorted(size.width() for size in window.windowIcon().availableSizes())
            print(sizes, window.devicePixelRatioF())
            window.close()

    timer.timeout.connect(look)
    timer.start()

MainWindow.showEvent = show
sys.exit(launch.run(None, None, True))
"""


def launched(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A run that ends when the window wears its icon: in which sizes, and at what scale."""
    return subprocess.run(
        [sys.executable, "-c", WEARING, str(folder)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=50,
    )


@pytest.mark.timeout(60)
def test_the_window_wears_the_icon_in_every_size(tmp_path):
    run = launched(tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == f"{sorted(SIZES)} 1.0\n"
