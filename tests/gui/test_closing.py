"""The window closed at any moment: nothing is lost, and the program ends quietly."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow

from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Play
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.table.tempo import Tempo
from moon_desktop.windows.main import actions
from tests.gui.conftest import leave
from tests.kit.person import until
from tests.kit.table_players import Ponderer, alike
from tests.kit.table_positions import leading, scored

pytestmark = pytest.mark.usefixtures("unpainted")

ROOT = Path(__file__).parents[2]

CLOSED_AFTER = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from moon_desktop.cli.main import main
from moon_desktop.disk import places
from moon_desktop.windows.main.window import MainWindow

shown = MainWindow.showEvent

def show(window, event):
    shown(window, event)
    QTimer.singleShot(int(sys.argv[2]), window.close)

MainWindow.showEvent = show
places.data_folder = places.config_folder = lambda: Path(sys.argv[1])
sys.exit(main(["--demo"] if sys.argv[3] == "demo" else ["--preset", "fosdick-widow"]))
"""


STREAMS = """
import os
from moon_desktop.app.application import MoonDesktop

start = MoonDesktop.start

def look(program, *what):
    nothing = os.stat(os.devnull)
    kept = [os.path.samestat(os.fstat(number), nothing) for number in range(3)]
    with open(os.path.join(os.sys.argv[1], "streams"), "w") as file:
        file.write(str(all(kept)))
    start(program, *what)

MoonDesktop.start = look
"""


def test_program_ends_where_preferences_cannot_be_kept(open_table, tmp_path, log):
    """Its place is noted as the window closes: a box then would keep the program alive."""
    (tmp_path / "config").write_bytes(b"mine")
    person = open_table(MoonRules(), 0)
    person.asked()
    person.window.resize(1000, 700)
    person.window.close()
    QTest.qWait(20)
    assert person.told == []
    assert log() == []


def test_what_is_to_be_said_as_the_window_closes_is_not_said(open_table):
    person = open_table(MoonRules(), 0)
    person.asked()
    person.window.closing.connect(lambda: person.window.note("It cannot be kept."))
    person.window.close()
    QTest.qWait(20)
    assert person.told == []


@pytest.mark.parametrize("place", ["00", "01d9d0cb00030000"])
def test_window_is_put_where_a_screen_is(open_table, place):
    person = open_table(MoonRules(), 0, place=place)
    screens = [screen.geometry() for screen in QGuiApplication.screens()]
    assert any(screen.intersects(person.window.geometry()) for screen in screens)


def test_window_comes_back_as_it_was(open_table):
    person = open_table(MoonRules(), 0)
    person.window.setGeometry(0, 0, 900, 640)
    leave(person)
    again = open_table()
    assert again.window.size().toTuple() == (900, 640)


def test_window_off_all_screens_is_brought_back(open_table):
    person = open_table(MoonRules(), 0)
    person.window.move(16_000_000, 0)
    person.window.put_back(QByteArray())
    assert person.window.pos().x() < 10_000


@pytest.mark.slow
def test_demo_ends_quietly_when_its_window_is_closed(tmp_path):
    run = subprocess.run(
        [sys.executable, "-c", CLOSED_AFTER, str(tmp_path), "900", "demo"],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=50,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert not (tmp_path / "moon-desktop.log").exists()


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals of Unix")
@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGINT])
def test_end_of_the_session_keeps_the_match(tmp_path, number):
    run = subprocess.Popen(
        [sys.executable, "-c", CLOSED_AFTER, str(tmp_path), "600000", "person"],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.PIPE,
    )
    journal = tmp_path / "match.moon"
    until(lambda: journal.exists() and len(journal.read_bytes().splitlines()) > 1, "a deal")
    run.send_signal(number)
    _, told = run.communicate(timeout=40)
    assert told == b""
    assert read_record(journal).entries
    # Ctrl+C ends it at once; the others let it take its leave.
    assert run.returncode == (-signal.SIGINT if number == signal.SIGINT else 0)
    assert (tmp_path / "match.lock").exists() == (number == signal.SIGINT)
    assert (tmp_path / "preferences.ini").exists() == (number != signal.SIGINT)


@pytest.mark.skipif(os.name != "posix", reason="numbers of open files")
def test_program_runs_where_its_standard_streams_are_closed(tmp_path):
    """And no file of its own has their numbers, for Qt to write into what it complains of."""
    words = [sys.executable, "-c", STREAMS + CLOSED_AFTER, str(tmp_path), "0", "person"]
    run = subprocess.run(
        ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", *words],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=50,
        check=False,
    )
    assert run.returncode == 0
    assert (tmp_path / "streams").read_text() == "True"
    assert not (tmp_path / "moon-desktop.log").exists()
    assert read_record(tmp_path / "match.moon").due == ()


def test_window_closes_while_tiles_move(sit_at, data):
    person = sit_at(leading(), pace=Tempo(10.0, 10.0))
    person.take("6-1")
    QTest.qWait(20)
    assert person.table.playback.busy
    person.do("quit")
    assert not person.window.isVisible()
    QTest.qWait(50)
    assert read_record(data / "match.moon").entries == person.host.entries
    assert Play(0, "6-1") in person.host.entries


def test_window_closes_while_a_player_thinks(sit_at, data, monkeypatch):
    player = Ponderer()
    person = sit_at(leading(), levels=alike(player))
    person.take("6-1")
    until(lambda: player.asked, "a thought")
    person.window.close()
    player.free.set()
    until(lambda: player.answered, "the answer")
    QTest.qWait(50)
    assert read_record(data / "match.moon").entries == person.host.entries


def test_window_closes_while_a_tile_is_in_the_air(sit_at, data):
    person = sit_at(leading())
    person.grip("6-1", person.middle)
    person.window.close()
    assert read_record(data / "match.moon").entries == person.host.entries


def test_other_windows_close_with_it(sit_at):
    person = sit_at(scored())
    for command in (actions.SHEET, actions.HISTORY, actions.STATISTICS, actions.REVIEW):
        person.do(command)
    others = [one for one in person.window.findChildren(QMainWindow) if one.isVisible()]
    assert len(others) == 4
    person.window.close()
    assert not any(one.isVisible() for one in others)


def test_window_closes_with_a_dialog_and_help_open(open_table):
    person = open_table(MoonRules(), 0)
    person.do("rules")
    person.do("about")
    person.window.close()
    assert not person.window.isVisible()
