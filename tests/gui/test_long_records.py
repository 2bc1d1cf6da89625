"""A long record is read beside the window, which stays awake and can give it up."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QProgressDialog, QPushButton

from moon_desktop.app import record_reader
from moon_desktop.app.record_reader import Left
from moon_desktop.disk.record_file import Came, read_record
from moon_desktop.engine.reading import Reading
from tests.gui.conftest import leave
from tests.kit.table_positions import filed, following, leading

pytestmark = pytest.mark.timeout(60)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Every record is a long one; of a record that comes to the gate when it is closed, half is
    read, and the rest when it is opened."""
    opened = threading.Event()
    opened.set()

    def read(path: Path, came: Came | None = None) -> Reading:
        if came is not None:
            came(path.stat().st_size // 2)
            while not opened.wait(0.005):
                came(0)
        return read_record(path)

    monkeypatch.setattr(record_reader, "LONG", 100)
    monkeypatch.setattr(record_reader, "read_record", read)
    yield opened
    opened.set()


def meanwhile(act: Callable[[QProgressDialog], object]) -> list[str]:
    """Has ``act`` done as soon as the bar shows something; returns what the box then said."""
    said: list[str] = []

    def look() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QProgressDialog) and box.value() > 0:
            timer.stop()
            assert box.isVisible()
            assert box.value() < box.maximum()
            said.append(box.labelText())
            act(box)

    timer = QTimer(QApplication.instance(), interval=5)
    timer.timeout.connect(look)
    timer.start()
    return said


def cancel(box: QProgressDialog) -> None:
    (button,) = box.findChildren(QPushButton)
    assert button.text() == "Cancel"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def end_the_program(box: QProgressDialog) -> None:
    window = box.parentWidget()
    assert window is not None
    reader = window.findChild(record_reader.RecordReader)
    assert isinstance(reader, record_reader.RecordReader)
    reader.leave()


def long_file(tmp_path: Path) -> Path:
    path = filed(following(), tmp_path / "long.moon")
    with path.open("ab") as file:
        file.write(b'{"event": "note", "kind": "hint", "seat": 0}\n' * 100)
    return path


def test_window_is_awake_while_a_long_record_is_read(sit_at, tmp_path, gate):
    person = sit_at(leading())
    path = long_file(tmp_path)
    gate.clear()
    said = meanwhile(lambda box: gate.set())
    assert person.program.matches.open_file(path)
    assert said == ["long.moon is being read."]
    assert person.host.entries == read_record(path).entries
    assert QApplication.activeModalWidget() is None
    person.asked()
    person.go_on()


def test_long_record_is_given_up_by_cancel_without_a_word(sit_at, tmp_path, data, gate):
    person = sit_at(leading())
    before, journal = person.host.entries, (data / "match.moon").read_bytes()
    gate.clear()
    said = meanwhile(cancel)
    assert not person.program.matches.open_file(long_file(tmp_path))
    assert len(said) == 1
    assert person.host.entries == before
    assert (data / "match.moon").read_bytes() == journal
    assert person.told == []
    person.go_on()


def test_program_leaves_in_the_midst_of_a_long_record(sit_at, tmp_path, data, gate):
    """As when the session ends."""
    person = sit_at(leading())
    journal = (data / "match.moon").read_bytes()
    gate.clear()
    meanwhile(lambda box: person.program.leave())
    with pytest.raises(Left):
        person.program.matches.open_file(long_file(tmp_path))
    assert not person.window.isVisible()
    assert (data / "match.moon").read_bytes().startswith(journal)


def test_long_match_that_was_left_is_kept_where_it_is_not_waited_for(
    open_table, sit_at, data, gate, log
):
    person = sit_at(leading())
    leave(person)
    content = (data / "match.moon").read_bytes()
    gate.clear()
    meanwhile(cancel)
    again = open_table()
    assert again.heard() == (
        f"The match you left cannot be read. {data / 'match.moon'} was not read to its end, as "
        "you wished. Nothing was deleted. A new match begins."
    )
    assert [path.read_bytes() for path in (data / "records").iterdir()] == [content]
    again.go_on()
    again.asked()
    assert len(log()) == 1


def test_nothing_begins_where_the_program_is_to_end_at_its_start(
    open_table, sit_at, data, gate, monkeypatch
):
    person = sit_at(leading())
    leave(person)
    content = (data / "match.moon").read_bytes()
    gate.clear()
    meanwhile(end_the_program)
    with pytest.raises(Left):
        open_table()
    assert (data / "match.moon").read_bytes() == content
    assert not (data / "records").exists()
