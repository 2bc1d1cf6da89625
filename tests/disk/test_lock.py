"""The lock of the journal: one copy at a time, and no copy kept out by nobody."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from moon_desktop.disk.lock import Holder, JournalLock
from tests.kit.cases import each

HOLD = """
import sys
from pathlib import Path
from moon_desktop.disk.lock import JournalLock
lock = JournalLock(Path(sys.argv[1]))
print(lock.take(), flush=True)
sys.stdin.read()
"""


@pytest.fixture
def other(tmp_path):
    """Another process that has the lock of the folder."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "True\n"
        yield process
        process.kill()


def test_folder_is_made_and_its_lock_taken_and_given_back(tmp_path):
    lock = JournalLock(tmp_path / "a b" / "ø")
    assert not lock.held
    assert lock.take()
    assert lock.held
    assert lock.take(), "it is ours already"
    assert not JournalLock(lock.folder).take()
    lock.unlock()
    assert not lock.path.exists()
    assert JournalLock(lock.folder).take()


def test_whether_another_has_it_is_told_without_keeping_it(tmp_path, other):
    lock = JournalLock(tmp_path)
    assert lock.taken_elsewhere()
    other.kill()
    other.wait()
    assert not lock.taken_elsewhere()
    assert not lock.held
    assert JournalLock(tmp_path).take()


def test_other_copy_has_it_until_it_ends_however_it_ends(tmp_path, other):
    lock = JournalLock(tmp_path)
    assert not lock.take()
    assert lock.holder == Holder(other.pid, "")
    with pytest.raises(BlockingIOError):
        lock.insist()
    other.kill()
    other.wait()
    lock.insist()
    assert lock.holder is None


def test_copy_on_another_computer_is_named(tmp_path):
    lock = JournalLock(tmp_path)
    lock.path.write_text("123\nmoon-desktop\nden\nabc\ndef\n")
    assert not lock.take()
    assert lock.holder == Holder(123, "den")


@each("left", ["", "\n", "what is this?\n", "0\nx\ny\n", "-1\nx\ny\n"])
def test_lock_that_names_nobody_is_nobodys(tmp_path, left):
    lock = JournalLock(tmp_path)
    lock.path.write_text(left)
    assert lock.take()


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_folder(path: Path) -> None:
    path.mkdir()


def a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def as_written(path: Path) -> tuple[int, int, int, int]:
    """What changes with whatever is written; the time of reading does with every look at a link."""
    found = os.lstat(path)
    return found.st_ino, found.st_mode, found.st_size, found.st_mtime_ns


@pytest.mark.skipif(os.name != "posix", reason="pipes and devices of Unix")
@pytest.mark.timeout(20)
@each("make", [a_pipe, a_folder, a_device])
def test_what_is_no_lock_is_nobodys_and_nothing_is_written_beside_it(tmp_path, make):
    lock = JournalLock(tmp_path)
    make(lock.path)
    before = as_written(lock.path)
    assert lock.take()
    assert lock.holder is None
    assert not lock.held
    with pytest.raises(OSError, match=r"match\.lock") as refused:
        lock.insist()
    assert not isinstance(refused.value, BlockingIOError)
    lock.unlock()
    assert as_written(lock.path) == before
    lock.path.rmdir() if lock.path.is_dir() else lock.path.unlink()
    lock.insist()
    assert lock.held, "as soon as the name is free"
    lock.unlock()


def test_where_nothing_can_be_written_nobody_has_the_lock(tmp_path, monkeypatch):
    lock = JournalLock(tmp_path)
    lock.path.write_text("123\nmoon-desktop\nden\nabc\ndef\n")

    monkeypatch.setattr(os, "access", lambda *_: False)
    assert lock.take()
    assert lock.holder is None


def test_folder_that_cannot_be_made_has_no_lock_and_nobody_has_it(tmp_path):
    (tmp_path / "file").touch()
    lock = JournalLock(tmp_path / "file" / "below")
    assert lock.take()
    lock.insist()
    assert not lock.held
