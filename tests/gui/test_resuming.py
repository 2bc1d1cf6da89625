"""The match left last is taken up again exactly where it stood, or what hinders it is told; and it
is played on where it cannot be kept on disk, and kept as soon as it can."""

from __future__ import annotations

import errno
import os
from dataclasses import replace

import pytest

from moon_desktop.disk import settings
from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.settings import Settings
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.players.random_player import RandomPlayer
from tests.gui.conftest import leave
from tests.kit.lying import assert_lies
from tests.kit.score_sheets.likeness import seen
from tests.kit.table_positions import discarding, filed, leading, naming, scored, won

pytestmark = pytest.mark.timeout(60)

PHASES = {
    "widow": discarding,
    "trump": naming,
    "play": leading,
    "deal": scored,
    "over": won,
}


def assert_goes_on_as(person, header, entries):
    person.asked()
    assert person.told == []
    assert person.host.header == header
    assert person.host.entries[: len(entries)] == entries
    assert_lies(person.table.scene, person.host.sight)


@pytest.mark.parametrize("phase", PHASES)
def test_match_is_taken_up_in_every_phase(open_table, sit_at, data, phase):
    person = sit_at(PHASES[phase]())
    assert person.host.sight.phase == phase
    header, entries = person.host.header, person.host.entries
    leave(person)
    again = open_table()
    assert_goes_on_as(again, header, entries)
    assert again.host.entries == entries
    assert read_record(data / "match.moon").entries == entries
    again.go_on()


def test_each_game_goes_on_as_it_was_left_when_another_was_played(open_table, data):
    """The same record to the byte, and the same picture, whichever game was played meanwhile."""
    person, chooser, left = open_table(), RandomPlayer(1), {}

    def as_it_stands():
        person.asked()
        host = person.host
        files = sorted(data.glob("match*.moon"))
        (record,) = (file.read_bytes() for file in files if read_record(file).header == host.header)
        return host.header, host.entries, record, seen(person.window)

    for name in OWN:
        rules = next(iter(CATALOGUE[name].presets.values()))
        person.program.matches.begin(rules, 7, game=name)
        tricks = 0
        while tricks != 2:
            sight = person.asked()
            tricks = len(sight.tricks)
            person.choose(chooser.choose(sight))
        left[name] = as_it_stands()
    for name in ("moon", "texas42", "shoot-the-moon-cards", "texas42", "moon"):
        person.program.matches.go_on(name)
        assert as_it_stands() == left[name]
    assert person.told == []


def test_first_match_is_played_by_the_house_rules_of_the_preferences(open_table, data, tmp_path):
    rules = replace(PRESETS["fosdick"], minimum_bid=3)
    settings.save(settings.file_at(tmp_path / "config"), Settings(base="fosdick", rules=rules))
    person = open_table()
    assert person.host.match.rules == rules
    assert read_record(data / "match.moon").header.seats[0].player == "human"
    person.go_on()
    person.asked()


def test_preset_of_the_command_line_begins_a_match_and_keeps_the_one_before(
    open_table, sit_at, data
):
    person = sit_at(leading())
    before = (data / "match.moon").read_bytes()
    leave(person)
    again = open_table(start=(None, "shoot-the-moon"))
    assert again.host.match.rules == PRESETS["shoot-the-moon"]
    assert [path.read_bytes() for path in (data / "records").iterdir()] == [before]
    again.go_on()
    again.asked()


@pytest.mark.parametrize("kind", ["damaged", "missing"])
def test_match_is_taken_up_where_the_file_named_cannot_be_opened(
    open_table, sit_at, tmp_path, kind
):
    person = sit_at(leading())
    header, entries = person.host.header, person.host.entries
    leave(person)
    path = tmp_path / "bad.moon"
    if kind == "damaged":
        path.write_bytes(b"noise\n")
    again = open_table(start=(path,))
    assert again.heard().startswith("bad.moon cannot be ")
    assert_goes_on_as(again, header, entries)
    again.go_on()


def test_damaged_journal_is_set_aside_and_the_program_starts(open_table, data):
    data.mkdir()
    content = b"\0" * 70_000
    (data / "match.moon").write_bytes(content)
    person = open_table()
    person.go_on()
    person.asked()
    words = person.heard()
    (kept,) = data.glob("damaged*")
    assert kept.read_bytes() == content
    assert words.startswith("The match you left could not be read. Line 1: ")
    assert words.endswith(f"the file is kept as {kept}. A new match begins.")
    assert read_record(data / "match.moon").entries == person.host.entries


def test_no_new_match_is_told_of_where_a_record_is_gone_on_with(open_table, data, tmp_path):
    data.mkdir()
    (data / "match.moon").write_bytes(b"noise\n")
    person = open_table(start=(filed(leading(), tmp_path / "evening.moon"),))
    person.asked()
    (kept,) = data.glob("damaged*")
    assert person.heard().endswith(f"Nothing was deleted: the file is kept as {kept}.")


def test_file_opened_before_is_the_match_taken_up_next(open_table, sit_at, tmp_path):
    person = sit_at(scored())
    person.read_on()
    person.asked()
    header, entries = person.host.header, person.host.entries
    leave(person)
    assert_goes_on_as(open_table(), header, entries)


# --- two copies ------------------------------------------------------------------------------


def test_second_copy_says_so_and_plays_unsaved(open_table, data):
    first = open_table(MoonRules(), 1)
    first.asked()
    second = open_table()
    assert second.heard().startswith("Moon Desktop is already running")
    journal = (data / "match.moon").read_bytes()
    second.go_on()
    second.asked()
    assert (data / "match.moon").read_bytes() == journal
    assert first.host.header != second.host.header
    first.go_on()
    assert read_record(data / "match.moon").entries == first.host.entries


def test_demo_keeps_no_journal_and_needs_none(open_table, data):
    person = open_table(MoonRules(), 1, demo=True)
    person.asked()
    assert person.host.people == ()
    assert not (data / "match.moon").exists()


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
