"""Pipes, devices and folders in place of the program's files: the window comes, and says so."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.kit.table_positions import leading

pytestmark = [
    pytest.mark.skipif(os.name != "posix", reason="pipes and devices of Unix"),
]


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def kept(path: Path) -> tuple[int, ...]:
    """What the file is; that it was looked at is no change."""
    found = os.lstat(path)
    return found.st_mode, found.st_ino, found.st_rdev, found.st_size, found.st_mtime_ns


NO_FILE = "is a device, a pipe or a socket, not a file."


def test_in_place_of_the_preferences(open_table, tmp_path, log):
    path = tmp_path / "config" / "preferences.ini"
    path.parent.mkdir()
    pipe(path)
    before = kept(path)
    person = open_table()
    assert person.heard() == (
        "Your preferences cannot be read, and what you choose now holds until you close the "
        f"window. {path} {NO_FILE} Nothing was deleted."
    )
    person.program.preferences.change(person.program.preferences.settings._replace(your_name="Ann"))
    assert person.heard() == (
        "Your preferences cannot be kept on disk: they hold until you close the window. "
        f"{path} {NO_FILE}"
    )
    assert kept(path) == before
    person.go_on()
    person.asked()
    assert log() == ["the preferences could not be written"]


@pytest.mark.parametrize(("name", "make"), [("match.lock", pipe), ("match.moon", device)])
def test_in_place_of_the_match_or_its_lock(open_table, data, make, name, log):
    data.mkdir()
    make(data / name)
    before = kept(data / name)
    person = open_table()
    told = person.heard()
    assert f"This match cannot be kept on disk. {data / name} {NO_FILE}" in told
    assert ("The match you left cannot be read." in told) == (name == "match.moon")
    person.go_on()
    person.asked()
    assert kept(data / name) == before
    assert not (data / "records").exists()
    assert all(note.startswith("the journal could not be ") for note in log())


def test_in_place_of_the_own_house_rules(open_table, tmp_path):
    path = tmp_path / "config" / "house-rules.json"
    path.parent.mkdir()
    pipe(path)
    person = open_table()
    shelf = person.program.preferences.shelf
    assert shelf.names() == ()
    with pytest.raises(OSError, match="house-rules"):
        shelf.keep("Ours", person.host.match.rules)
    assert not path.is_file()
    person.go_on()
    person.asked()


def test_in_place_of_a_record(open_table, tmp_path):
    path = tmp_path / "evening.moon"
    device(path)
    person = open_table(start=(path,))
    assert person.heard() == f"evening.moon cannot be read. {path} {NO_FILE}"
    assert not person.program.matches.save_copy(path)
    assert person.heard() == f"evening.moon cannot be written. {path} {NO_FILE}"
    person.go_on()
    person.asked()


def test_change_of_the_journal_is_told(sit_at, data, log):
    person = sit_at(leading())
    (data / "match.moon").write_bytes(b"theirs")
    person.go_on()
    (kept,) = data.glob("changed*")
    assert person.heard() == (
        "Another program changed the file of this match while the table was open. The match was "
        f"written anew as it stands here; the changed file is kept as {kept}."
    )
    assert kept.read_bytes() == b"theirs"
    assert log() == [f"the journal was changed by something else, which is kept in {kept}"]


def test_value_that_is_never_written_is_left_out_of_the_preferences(open_table, tmp_path):
    path = tmp_path / "config" / "preferences.ini"
    path.parent.mkdir()
    content = b"[General]\nyour_name=@Variant(\\0\\0\\0\\x9\\xff\\xff\\xff\\xf0\\0)\ntheme=night\n"
    path.write_bytes(content)
    person = open_table()
    kept = path.with_name("preferences-damaged-1.ini")
    assert kept.read_bytes() == content
    assert person.heard() == (
        "Lines of your preferences that this program never writes were left out. Nothing was "
        f"deleted: the file as it was is kept as {kept}.\n\n"
        "Some preferences could not be read and are back at their defaults: “Your name”."
    )
    assert person.program.preferences.settings.theme == "night"
