"""Regular files are looked at first, read with bounds, and written whole or not at all."""

from __future__ import annotations

import errno
import os
import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from moon_desktop.disk.lock import JournalLock
from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.regular_files import (
    free_name,
    look,
    make_folder,
    opened,
    read_bytes,
    write,
)
from moon_desktop.disk.rules_file import read_rules
from moon_desktop.games import CATALOGUE
from moon_desktop.words.notices import file_trouble

MOON = CATALOGUE["moon"]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="pipes and devices of Unix")


def pipe(path: Path) -> None:
    os.mkfifo(path)


def link_to_a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def listener(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as ear:
        ear.bind(str(path))


SPECIAL = pytest.mark.parametrize("make", [pipe, link_to_a_device, listener])
"""What would hang, have no end, or be lost by being replaced."""


@SPECIAL
@pytest.mark.parametrize(
    "use",
    [
        look,
        opened,
        read_record,
        lambda path: read_rules(path, MOON),
        lambda path: write(path, b"new"),
    ],
    ids=["look", "open", "record", "rules", "write"],
)
def test_what_is_no_file_is_neither_read_nor_replaced(tmp_path, monkeypatch, make, use):
    monkeypatch.chdir(tmp_path)  # the path of a socket has to be short
    path = Path("special")
    make(path)
    before = os.lstat(path)
    with pytest.raises(OSError, match="special") as refused:
        use(path)
    assert refused.value.errno == errno.ENXIO
    assert file_trouble(refused.value) == "special is a device, a pipe or a socket, not a file."
    assert os.listdir() == ["special"]
    assert os.lstat(path).st_ino == before.st_ino


def test_pipe_that_comes_after_the_look_is_not_waited_for(tmp_path, monkeypatch):
    path = tmp_path / "file"
    path.write_bytes(b"")
    seen = path.stat()
    path.unlink()
    pipe(path)
    monkeypatch.setattr(Path, "stat", lambda _: seen)
    with pytest.raises(OSError, match="file"):
        opened(path)


def test_folder_is_told_apart(tmp_path):
    for use in (look, opened, lambda path: write(path, b"")):
        with pytest.raises(IsADirectoryError):
            use(tmp_path)


def test_nothing_there_may_be_written_but_not_read(tmp_path):
    path = tmp_path / "file"
    assert look(path) is None
    with pytest.raises(FileNotFoundError):
        opened(path)
    write(path, b"new")
    assert path.read_bytes() == b"new"
    assert os.listdir(tmp_path) == ["file"]


def test_no_more_is_read_than_was_asked_for(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"x" * 100)
    assert read_bytes(path, 100) == b"x" * 100
    assert read_bytes(path, 10) == b"x" * 11
    with pytest.raises(OSError, match="file") as refused:
        look(path, 99)
    assert refused.value.errno == errno.EFBIG


@pytest.mark.parametrize("there", [True, False], ids=["to a file", "to nothing"])
def test_link_stays_and_what_it_leads_to_is_written(tmp_path, there):
    place, link = tmp_path / "elsewhere" / "file", tmp_path / "link"
    place.parent.mkdir()
    if there:
        place.write_bytes(b"old")
    link.symlink_to(place)
    write(link, b"new")
    assert link.is_symlink()
    assert place.read_bytes() == b"new"
    assert os.listdir(place.parent) == ["file"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_writing_that_fails_leaves_the_old_file_and_nothing_else(tmp_path, monkeypatch, step):
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def dies(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, step, dies)
    with pytest.raises(KeyboardInterrupt):
        write(path, b"new")
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["file"]


def test_file_that_cannot_be_written_is_named(tmp_path):
    path = tmp_path / "gone" / "file"
    with pytest.raises(FileNotFoundError) as refused:
        write(path, b"x")
    assert refused.value.filename == str(path)


def test_part_that_a_crash_left_is_not_in_the_way(tmp_path, monkeypatch):
    path = tmp_path / "file"
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", lambda *_: (_ for _ in ()).throw(OSError(5, "crash")))
        patch.setattr(Path, "unlink", lambda *_, **__: None)
        with pytest.raises(OSError, match="crash"):
            write(path, b"half")
    assert len(os.listdir(tmp_path)) == 1
    write(path, b"new")
    assert os.listdir(tmp_path) == ["file"]


def test_two_threads_that_write_in_one_folder_are_not_in_each_others_way(tmp_path, monkeypatch):
    match, people = tmp_path / "match.moon", tmp_path / "people.json"

    def sync(number):
        # The window writes as well, while the thread of the journal waits for the disk.
        monkeypatch.setattr(os, "fsync", lambda number: None)
        with ThreadPoolExecutor(1) as window:
            window.submit(write, people, b"people").result()

    monkeypatch.setattr(os, "fsync", sync)
    write(match, b"match")
    assert (match.read_bytes(), people.read_bytes()) == (b"match", b"people")
    assert sorted(tmp_path.iterdir()) == [match, people]


def test_free_name_is_the_first_that_nothing_has(tmp_path):
    (tmp_path / "old-1.ini").symlink_to("nowhere")
    assert free_name(tmp_path, "old", ".ini") == tmp_path / "old-2.ini"


@pytest.fixture
def mask():
    """Sets the rights that are taken from what is new, and puts them back."""
    before = os.umask(0o022)
    yield os.umask
    os.umask(before)


@pytest.mark.parametrize("taken", [0o777, 0o077, 0o000])
def test_folder_that_is_made_is_for_its_owner_alone_and_open_to_it(tmp_path, mask, taken):
    """What was there stays as it was."""
    tmp_path.chmod(0o750)
    folder = tmp_path / "a" / "b" / "c"
    mask(taken)
    make_folder(folder)
    make_folder(folder)
    made = (folder, folder.parent, folder.parent.parent)
    assert [one.stat().st_mode & 0o777 for one in made] == [0o700] * 3
    assert tmp_path.stat().st_mode & 0o777 == 0o750


def test_folder_that_another_copy_was_quicker_to_make_is_no_trouble(tmp_path, monkeypatch):
    mkdir = Path.mkdir

    def twice(path: Path) -> None:
        mkdir(path)
        mkdir(path)

    monkeypatch.setattr(Path, "mkdir", twice)
    make_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()


def test_folder_in_the_place_of_which_is_a_file_is_an_error(tmp_path):
    (tmp_path / "a").touch()
    for path in (tmp_path / "a", tmp_path / "a" / "b"):
        with pytest.raises(OSError, match="a"):
            make_folder(path)


@pytest.mark.parametrize(("taken", "rights"), [(0o777, 0o600), (0o077, 0o600), (0o022, 0o644)])
def test_file_that_is_written_can_be_read_by_its_owner(tmp_path, mask, taken, rights):
    mask(taken)
    write(tmp_path / "a", b"new")
    assert (tmp_path / "a").stat().st_mode & 0o777 == rights


def test_match_is_kept_in_a_folder_with_its_rights_whatever_is_taken(tmp_path, mask):
    mask(0o777)
    lock = JournalLock(tmp_path / "data")
    assert lock.take()
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    lock.unlock()
