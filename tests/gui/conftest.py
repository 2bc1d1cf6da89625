"""A table for every test: in a window of its own, over a folder of its own."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from moon_desktop.app.application import MoonDesktop
from moon_desktop.disk import settings
from moon_desktop.disk.preferences_file import PreferencesFile
from moon_desktop.disk.settings import Settings
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players.levels import levels_of
from moon_desktop.players.player import Limits, Stopped
from moon_desktop.table import tempo
from moon_desktop.table.tempo import Tempo
from moon_desktop.thinking.choices import LevelsOf
from moon_desktop.thinking.worker import Worker
from moon_desktop.windows.main.window import MainWindow
from tests.kit.arrange import Table
from tests.kit.person import By, Person, until
from tests.kit.table_positions import filed

OpenTable = Callable[..., Person]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What windows say in boxes, which would wait to be answered."""
    words: list[str] = []
    monkeypatch.setattr(MainWindow, "tell", lambda _, title, text, offer="": words.append(text))
    return words


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of the journal."""
    return tmp_path / "data"


@pytest.fixture
def unpainted() -> None:
    """For tests of what follows from what, which ask for no picture: windows show the first one,
    and then keep it. A quarter of the time of such tests is paint."""


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """In History and Statistics all records are long, and read without end: one here for each that
    was stopped."""
    stopped = list[bool]()

    def think(_worker: Worker, _task: object, _path: Path, limits: Limits) -> None:
        while not limits.stop():
            time.sleep(0.01)
        stopped.append(True)
        raise Stopped

    for least in ("_GLANCE", "_LONG"):
        monkeypatch.setattr(f"moon_desktop.app.memory.history.{least}", 0)
    monkeypatch.setattr("moon_desktop.thinking.worker.Worker.think", think)
    return stopped


@pytest.fixture
def open_table(
    qtbot: QtBot,
    tmp_path: Path,
    data: Path,
    told: list[str],
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> Iterator[OpenTable]:
    """Opens the program's window and hands over the person who sits at it.

    A new match under ``rules`` and ``seed`` begins; without rules, what the program itself
    begins or resumes is left. ``levels`` are the computer players of a game, ``chosen`` are
    preferences, kept in ``store`` if that is not to be opened anew.
    """
    opened: list[Person] = []
    # Matches that the program begins by itself are the same ones on every run.
    monkeypatch.setattr("secrets.randbelow", lambda limit: 3)

    def table(
        rules: MoonRules | None = None,
        seed: int = 0,
        /,
        *,
        by: By = "drag",
        pace: Tempo | None = tempo.AT_ONCE,
        folder: Path | None = data,
        demo: bool = False,
        start: tuple[Any, ...] = (),
        game: str = "moon",
        levels: LevelsOf = levels_of,
        store: PreferencesFile | None = None,
        **chosen: Any,
    ) -> Person:
        store = store or settings.file_at(tmp_path / "config")
        # Whoever asks for every choice is left the last one of a hand, too.
        if chosen or not Path(store.fileName()).exists():
            settings.save(store, Settings(**{"forced": "never", **chosen}))
        program = MoonDesktop(folder, store, demo=demo, pace=pace, levels=levels)
        person = Person(program, told, by)
        opened.append(person)
        if "unpainted" in request.fixturenames:
            program.table.view.first_seen.connect(partial(program.window.setUpdatesEnabled, False))
        program.start(*start)
        if rules is not None:
            program.matches.begin(rules, seed, game=game)
        until(lambda: program.machine.running, "the match")
        return person

    yield table
    for person in opened:
        leave(person)


@pytest.fixture
def sit_at(open_table: OpenTable, tmp_path: Path) -> Callable[..., Person]:
    """Sits the person down at a match arranged in notation."""

    def sit(table: Table, you: int = 0, **how: Any) -> Person:
        path = filed(table, tmp_path / "position.moon", you)
        person = open_table(start=(path,), **how)
        person.asked()
        return person

    return sit


def leave(person: Person) -> None:
    """Closes the window and ends the program, as far as one can within one process."""
    program = person.program
    if not shiboken6.isValid(program):
        return
    program.window.close()
    program.table.playback.clear()
    for thread in threading.enumerate():
        # Those that choose, advise and review.
        if thread.name.endswith("(_consider)"):
            thread.join(5)
    program.unlock()
    # First the window: a paint that it still waits for would find its program gone.
    shiboken6.delete(program.window)
    shiboken6.delete(program)


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """For tests that expect something in the log: what it says, from notes of trouble up."""
    return lambda: _trouble(caplog)


@pytest.fixture(autouse=True)
def no_trouble(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A test whose program notes trouble in its log fails, unless it asks for the log."""
    yield
    if "log" not in request.fixturenames:
        assert _trouble(caplog) == []


def _trouble(caplog: pytest.LogCaptureFixture) -> list[str]:
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    return [
        record.getMessage()
        for record in records
        if record.name.startswith("moon_desktop") and record.levelno >= logging.WARNING
    ]
