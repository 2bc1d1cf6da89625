"""Playing on where the match cannot be kept on disk, and keeping it as soon as it can."""

from __future__ import annotations

import errno
import os

import pytest

from moon_desktop.disk.record_file import read_record
from tests.kit.table_positions import leading

pytestmark = pytest.mark.timeout(60)


def full(*_):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_folder_that_is_a_file_is_told_of_once_and_the_match_goes_on(open_table, data, log):
    data.write_bytes(b"mine")
    person = open_table()
    assert person.heard() == (
        f"This match cannot be kept on disk. {data} is not a folder. You can play on, and save a "
        "copy elsewhere with Game, Save a copy."
    )
    person.go_on()
    person.asked()
    assert len(log()) == 1
    assert person.told == []
    assert data.read_bytes() == b"mine"


def test_full_disk_is_told_of_and_the_match_kept_when_there_is_room_again(
    sit_at, data, monkeypatch, log
):
    person = sit_at(leading())
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        for _ in range(2):
            person.go_on()
            person.asked()
    assert person.heard()
    assert not person.host.saved
    person.go_on()
    person.asked()
    assert person.host.saved
    assert read_record(data / "match.moon").entries == person.host.entries
    assert len(log()) == 1


def test_what_is_told_waits_until_the_choice_is_shown(sit_at, monkeypatch, log):
    person = sit_at(leading())
    seen = []

    def tell(_, title, text):
        seen.append(person.table.scene.own_pieces())

    monkeypatch.setattr(type(person.window), "tell", tell)
    monkeypatch.setattr(os, "fsync", full)
    person.choose(person.host.sight.legal[0])
    person.asked()
    assert [len(tiles) for tiles in seen] == [6]
    assert log()


def test_copy_can_be_saved_of_a_match_that_cannot_be_kept(open_table, data, tmp_path, log):
    data.write_bytes(b"mine")
    person = open_table()
    person.go_on()
    person.asked()
    assert person.program.matches.save_copy(tmp_path / "copy.moon")
    assert read_record(tmp_path / "copy.moon").entries == person.host.entries
    assert log()
