"""One run of the program with its window, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from moon_desktop.app import launch
from moon_desktop.look.icon import SIZES
from tests.kit.cases import each
from tests.kit.command_line import ROOT

WEARING = """
import os, signal, sys
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
            if "TERM" in sys.argv:
                os.kill(os.getpid(), signal.SIGTERM)
            else:
                window.close()

    timer.timeout.connect(look)
    timer.start()

MainWindow.showEvent = show
sys.exit(launch.run(None, None, True))
"""

LOADING = """
import importlib.machinery
import sys
import threading
from pathlib import Path
from PySide6 import QtCore

folder, handlers, awaited = Path(sys.argv[1]), [None], {"PySide6.QtMultimedia", "a process"}
install = QtCore.qInstallMessageHandler
load = importlib.machinery.ExtensionFileLoader.create_module

def installed(handler):
    handlers.append(handler)
    if handler is not None and threading.active_count() > 1:
        print("Python hears Qt beside other threads")
    return install(handler)

def loaded(loader, spec):
    awaited.discard(spec.name)
    if handlers[-1] is not None:
        print("Python hears Qt while", spec.name, "is loaded")
    if threading.current_thread() is not threading.main_thread() and "moon" not in spec.name:
        print(spec.name, "is loaded in a thread")
    return load(loader, spec)

QtCore.qInstallMessageHandler = installed
from moon_desktop.app import application, launch
importlib.machinery.ExtensionFileLoader.create_module = loaded
launch.data_folder = launch.config_folder = lambda: folder

class Watched(application.MoonDesktop):
    def start(self, *what):
        super().start(*what)
        timer = QtCore.QTimer(self, interval=20)

        def look():
            if "multiprocessing.process" in sys.modules:
                from multiprocessing import active_children
                if active_children():
                    awaited.discard("a process")
            if not awaited:
                timer.stop()
                self.window.close()

        timer.timeout.connect(look)
        timer.start()

launch.MoonDesktop = Watched
status = launch.run(None, None, True)
print(len(handlers), "handlers")
sys.exit(status)
"""

WISHING = """
import sys
import threading
from pathlib import Path
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from moon_desktop.app import application, launch
from moon_desktop.outside.system_wishes import SystemWish

launch.data_folder = launch.config_folder = lambda: Path(sys.argv[1])

class Watched(application.MoonDesktop):
    def start(self, *what):
        super().start(*what)
        self.times = 0
        timer = QTimer(self, interval=20)

        def look():
            app, wishes = QApplication.instance(), self.window.findChildren(SystemWish)
            if not wishes or any("wish" in thread.name for thread in threading.enumerate()):
                return
            self.times += 1
            app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
            app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
            if self.times == 4:
                self.window.close()

        timer.timeout.connect(look)
        timer.start()

launch.MoonDesktop = Watched
sys.exit(launch.run(None, None, True))
"""


def launched(
    folder: Path, *words: str, program: str = WEARING, **environment: str
) -> subprocess.CompletedProcess[str]:
    """A run of ``program`` that ends by itself: when the window wears its icon, telling in which
    sizes and at what scale. ``TERM`` among the words: it is not closed, but asked to end."""
    return subprocess.run(
        [sys.executable, "-c", program, str(folder), *words],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=50,
    )


@pytest.mark.slow
def test_the_window_wears_the_icon_in_every_size(tmp_path):
    run = launched(tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == f"{sorted(SIZES)} 1.0\n"


@pytest.mark.slow
def test_nothing_of_the_system_is_loaded_where_two_threads_could_wait_for_each_other(tmp_path):
    """A handler of Python's that Qt calls with the loader of the system locked waits for Python,
    and a thread that has Python for the loader: the window froze for good."""
    run = launched(tmp_path, program=LOADING)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == "3 handlers\n", "one is put in, and taken out again"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="other systems are asked otherwise")
def test_the_desktop_is_asked_once_for_its_wishes(tmp_path):
    """Each question is a process: none is asked again because the window is come back to."""
    (tools := tmp_path / "tools").mkdir()
    asked = tmp_path / "asked"
    for name in ("gsettings", "kreadconfig6", "kreadconfig5"):
        (tools / name).write_text(f'#!/bin/sh\necho {name} "$@" >>"{asked}"\n')
        (tools / name).chmod(0o755)
    run = launched(tmp_path, program=WISHING, PATH=f"{tools}{os.pathsep}{os.environ['PATH']}")
    assert (run.returncode, run.stderr) == (0, "")
    questions = asked.read_text().splitlines()
    assert len(questions) == len(set(questions)) == 4


ABSURD = ["0", "1e-9", "50", "-1", "nan", "inf", "abc", "1e9", "0.01", "1000", "-0.0", "9"]
"""Wishes for a scale at which no table can be drawn, and one that is no number."""


@pytest.mark.parametrize(
    "wish",
    [
        {"QT_SCALE_FACTOR": ABSURD[0]},
        *(pytest.param({"QT_SCALE_FACTOR": scale}, marks=pytest.mark.slow) for scale in ABSURD[1:]),
        *(
            pytest.param(wish, marks=pytest.mark.slow)
            for wish in (
                {"QT_SCREEN_SCALE_FACTORS": "1000"},
                {"QT_FONT_DPI": "100000"},
                {"QT_SCALE_FACTOR": "7", "QT_SCREEN_SCALE_FACTORS": "7", "QT_FONT_DPI": "700"},
            )
        ),
    ],
    ids=str,
)
def test_the_table_is_seen_and_ends_when_asked_whatever_scale_is_wished(tmp_path, wish):
    run = launched(tmp_path, "TERM", **wish)
    assert (run.returncode, run.stderr) == (0, "")
    scale = float(run.stdout.split()[-1])
    assert launch.LEAST_SCALE <= scale <= launch.MOST_SCALE


@each(
    ("wishes", "kept"),
    [
        ({"QT_SCALE_FACTOR": "2"}, ["QT_SCALE_FACTOR"]),
        ({"QT_SCALE_FACTOR": "0.5", "QT_FONT_DPI": "192"}, ["QT_SCALE_FACTOR", "QT_FONT_DPI"]),
        ({"QT_SCREEN_SCALE_FACTORS": "DP-1=1.5;HDMI-1=2"}, ["QT_SCREEN_SCALE_FACTORS"]),
        ({"QT_SCREEN_SCALE_FACTORS": "DP-1=1.5;HDMI-1=200"}, []),
        ({"QT_SCREEN_SCALE_FACTORS": "1;nan"}, []),
        ({"QT_SCALE_FACTOR": "4", "QT_SCREEN_SCALE_FACTORS": "4"}, ["QT_SCALE_FACTOR"]),
        ({"QT_SCALE_FACTOR": "abc", "QT_FONT_DPI": ""}, ["QT_SCALE_FACTOR", "QT_FONT_DPI"]),
        ({"QT_FONT_DPI": "100000"}, []),
        *(({"QT_SCALE_FACTOR": scale}, []) for scale in ABSURD if scale != "abc"),
    ],
)
def test_a_scale_that_can_be_drawn_is_heeded_and_no_other(wishes, kept):
    around = {"HOME": "/home/dot", **wishes}
    launch.heed_only_usable_scales(around)
    assert list(around) == ["HOME", *kept]
    assert all(around[name] == wishes[name] for name in kept)
