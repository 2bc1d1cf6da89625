"""A host whose entries are written in a thread of their own: ahead of the disk, and one with it
whenever it matters."""

from __future__ import annotations

from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop

from moon_desktop.app.host import Host
from moon_desktop.disk.journal import Journal
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Bid, Note
from tests.app.hosting import Ear, at, full, header
from tests.kit.person import until
from tests.kit.slow_disk import SlowDisk
from tests.kit.table_positions import bidding, leading

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def prompt_disk():
    """The disk answers when it does."""


@pytest.fixture
def host(journal):
    made = Host(journal, apart=True)
    yield made
    made.settle()


@pytest.fixture
def disk(monkeypatch):
    made = SlowDisk(monkeypatch)
    yield made
    made.answer()


def heard_by(host: Host) -> None:
    """Lets the host hear what the disk has answered."""
    host.settle()
    QCoreApplication.sendPostedEvents(host)


def test_match_is_ahead_of_the_disk_until_that_answers(host, disk, tmp_path):
    at(bidding(), tmp_path, host)
    told: list[bool] = []
    disk.hold()
    host.act(Bid(0, "4"))
    on_disk = host.on_disk
    host.written.connect(lambda: told.append(on_disk()))
    assert host.entries[-1] == Bid(0, "4")
    assert not on_disk()
    disk.answer()
    until(lambda: told, "the disk's answer")
    assert told == [True]
    assert disk.heard == [("asked", "writer"), ("answered", "writer")]


def test_what_comes_while_the_disk_is_busy_is_written_at_once_in_its_order(
    host, journal, disk, tmp_path
):
    at(bidding(), tmp_path, host)
    disk.hold()
    host.act(Bid(0, "4"))
    until(lambda: disk.waited_for, "the disk's being asked")
    first = host.on_disk
    host.act(Bid(1, "5"))
    host.note(Note("clock", elapsed=60))
    host.act(Bid(2, "pass"))
    assert not first()
    disk.answer()
    host.settle()
    assert len(disk.heard) == 4, "once for what it was asked first, and once for all the others"
    assert read_record(journal.path).entries == host.entries


def test_what_is_put_off_is_done_when_it_is_on_disk_in_its_order(host, disk, tmp_path):
    at(bidding(), tmp_path, host)
    done: list[str] = []
    host.once_on_disk(lambda: done.append("at once"))
    host.noted.connect(lambda note: done.append(note.kind))
    disk.hold()
    host.act(Bid(0, "4"))
    host.once_on_disk(lambda: done.append("a bid"))
    host.note(Note("hint", seat=1))
    for _ in range(20):
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
    assert done == ["at once"]
    disk.answer()
    until(lambda: len(done) == 3, "the disk's answer")
    assert done == ["at once", "a bid", "hint"]


def test_what_is_put_off_is_forgotten_where_something_else_is_laid_out(host, disk, tmp_path):
    """All of the match is shown then."""
    at(bidding(), tmp_path, host)
    host.act(Bid(0, "4"))
    heard_by(host)
    notes: list[Note] = []
    host.noted.connect(notes.append)
    disk.hold()
    host.note(Note("hint", seat=1))
    disk.answer_soon()
    host.undo()
    heard_by(host)
    assert notes == []


LATER = {
    "undo": lambda host: host.undo(),
    "play again": lambda host: host.play_again(),
    "begin": lambda host: host.begin(header()),
    "reseat": lambda host: host.reseat(host.header._replace(created="now")),
}


@pytest.mark.parametrize("what", [*LATER, "redo", "saved", "left", "resume", "settle"])
def test_whatever_else_is_asked_of_the_journal_waits_for_the_disk(
    host, journal, disk, tmp_path, what
):
    at(bidding(), tmp_path, host)
    host.act(Bid(0, "4"))
    host.undo()
    disk.hold()
    if what == "redo":
        disk.answer_soon()
        host.redo()
        assert disk.heard == [("asked", "writer"), ("answered", "writer")], "all of it is shown"
        return
    host.act(Bid(0, "5"))
    disk.answer_soon()
    if what in LATER:
        LATER[what](host)
    elif what == "saved":
        assert host.saved
    elif what == "left":
        assert host.left("texas42") is None
    elif what == "resume":
        assert host.resume() is None
    else:
        host.settle()
    assert disk.heard[:2] == [("asked", "writer"), ("answered", "writer")]
    assert all(who == "window" for _, who in disk.heard[2:])
    reading = read_record(journal.path)
    assert (reading.header, reading.entries) == (host.header, host.entries)


def test_disk_that_fails_is_told_of_once_by_the_windows_thread(
    host, journal, tmp_path, monkeypatch
):
    at(bidding(), tmp_path, host)
    ear, threads = Ear(host), []
    host.not_saved.connect(lambda error: threads.append(current_thread()))
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        for bid in ("4", "5"):
            host.act(Bid(host.match.turn, bid))
            heard_by(host)
            assert host.on_disk(), "it is known not to be, and shown all the same"
        assert not host.saved
    assert ear.not_saved == ["No space left on device"]
    assert threads == [main_thread()]
    host.act(Bid(2, "pass"))
    assert host.saved
    assert read_record(journal.path).entries == host.entries


def test_journal_that_something_else_changed_is_told_of_by_the_windows_thread(
    host, journal, tmp_path
):
    at(bidding(), tmp_path, host)
    told: list[object] = []
    host.journal_altered.connect(lambda kept: told.append((kept.read_bytes(), current_thread())))
    journal.path.write_bytes(b"theirs")
    host.act(Bid(0, "4"))
    host.act(Bid(1, "5"))
    heard_by(host)
    assert told == [(b"theirs", main_thread())]
    assert read_record(journal.path).entries == host.entries


def test_fault_of_the_programs_own_is_raised_and_leaves_no_gap(
    host, journal, tmp_path, monkeypatch, qtbot
):
    """Nothing of what it kept from being written may be shown."""
    at(bidding(), tmp_path, host)

    def broken(*_: object) -> None:
        raise ValueError("broken")

    with qtbot.captureExceptions() as raised, monkeypatch.context() as patch:
        patch.setattr(Journal, "append", broken)
        host.act(Bid(0, "4"))
        on_disk = host.on_disk
        heard_by(host)
    assert [str(error) for _, error, _ in raised] == ["broken"]
    assert not on_disk()
    host.act(Bid(1, "5"))
    assert host.saved
    assert read_record(journal.path).entries == host.entries


def test_another_match_goes_on_from_what_the_disk_was_still_writing(host, journal, disk, tmp_path):
    at(leading(), tmp_path, host)
    disk.hold()
    host.act(host.match.legal()[0])
    played = host.entries
    disk.answer_soon()
    host.begin(header())
    (past,) = (journal.folder / "records").iterdir()
    assert read_record(past).entries == played
