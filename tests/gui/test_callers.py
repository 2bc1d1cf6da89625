"""Called by another copy of the program: the window comes forward, and the record opens."""

from __future__ import annotations

import errno
import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from moon_desktop.disk.record_file import read_record
from moon_desktop.outside.single_instance import Call, SingleInstance
from moon_desktop.windows.paper.sheet_dialog import sheet_over
from tests.kit.person import until
from tests.kit.table_positions import bidding, filed, leading

pytestmark = pytest.mark.usefixtures("unpainted")


def instance(person, folder):
    return SingleInstance(person.window, person.program.commands.open_from_outside, folder)


@pytest.fixture
def called(sit_at, data, tmp_path):
    """A person at a table, how it is called, and a record to be opened."""
    person = sit_at(leading())
    file = filed(bidding(), tmp_path / "other evening.moon")
    return person, instance(person, data).called.emit, file


def opens(person, file):
    entries = read_record(file).entries
    return person.host.entries[: len(entries)] == entries


def test_record_is_opened_and_the_match_before_kept(called, data):
    person, call, file = called
    person.go_on()
    before = person.host.entries
    call(Call(file))
    person.asked()
    assert opens(person, file)
    assert person.host.saved
    (kept,) = (data / "records").iterdir()
    assert read_record(kept).entries[: len(before)] == before


def test_record_that_is_none_changes_nothing_and_is_told_of(called, data, tmp_path):
    person, call, _ = called
    before = person.host.entries
    call(Call(tmp_path / "gone.moon"))
    assert person.heard() == (
        f"gone.moon cannot be read. There is no file or folder {tmp_path / 'gone.moon'}."
    )
    assert person.host.entries == before


def test_window_comes_forward_and_the_desktop_is_told_why(called, monkeypatch):
    person, call, _ = called
    before = person.host.entries
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    person.window.setWindowState(Qt.WindowState.WindowMinimized)
    call(Call(None, "token"))
    assert os.environ.pop("XDG_ACTIVATION_TOKEN") == "token"
    assert not person.window.windowState() & Qt.WindowState.WindowMinimized
    assert person.window.isVisible()
    assert person.host.entries == before


def test_record_waits_until_a_dialog_is_closed(called):
    person, call, file = called
    person.do("about")
    dialog = sheet_over(person.window)
    assert dialog is not None
    before = person.host.entries
    call(Call(file))
    QTest.qWait(250)
    assert person.host.entries == before
    dialog.close()
    until(lambda: opens(person, file), "the record opens")


def full(*_):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_match_that_cannot_be_kept_is_not_lost_unasked(called, monkeypatch, log):
    person, call, file = called
    monkeypatch.setattr(os, "fsync", full)
    person.go_on()
    person.asked()
    assert person.heard()
    before = person.host.entries
    for answer in ("Cancel", "Open"):
        call(Call(file))
        assert person.question is not None
        assert person.question.words.text() == (
            "A match is in play. It is not kept: save a copy first if you want to go on with it. "
            "Open other evening.moon?"
        )
        assert person.host.entries == before
        person.answer(answer)
    assert opens(person, file)
    assert log()


def test_record_opens_while_a_tile_is_in_the_air(called):
    person, call, file = called
    person.grip("6-1", person.middle)
    call(Call(file))
    person.asked()
    assert opens(person, file)
    person.go_on()
