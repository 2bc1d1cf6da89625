"""One run of the program with its window, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from moon_desktop.icon import SIZES
from tests.command_line import ROOT

WEARING = """
import sys
import platformdirs
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from moon_desktop import launch
from moon_desktop.windows.main_window import MainWindow

platformdirs.user_data_dir = platformdirs.user_config_dir = lambda *_: sys.argv[1]
shown = MainWindow.showEvent

def show(window, event):
    shown(window, event)
    timer = QTimer(window, interval=20)

    def look():
        if not window.windowIcon().isNull():
            timer.stop()
            print(sorted(size.width() for size in window.windowIcon().availableSizes()))
            window.close()

    timer.timeout.connect(look)
    timer.start()

MainWindow.showEvent = show
sys.exit(launch.run(None, None, True))
"""


@pytest.mark.timeout(60)
def test_the_window_wears_the_icon_in_every_size(tmp_path):
    run = subprocess.run(
        [sys.executable, "-c", WEARING, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=50,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == f"{sorted(SIZES)}\n"
