"""The match left last is taken up again exactly where it stood, or what hinders it is told; and it
is played on where it cannot be kept on disk, and kept as soon as it can."""

from __future__ import annotations

import errno
import os
from dataclasses import replace

import pytest

from moon_desktop.app.preferences import known
from moon_desktop.disk import settings
from moon_desktop.disk.lock import JournalLock
from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.settings import Settings
from moon_desktop.engine.entries import Choice
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.players.player import RandomPlayer
from tests.gui.conftest import leave
from tests.kit.lying import assert_lies
from tests.kit.person import until
from tests.kit.score_sheets.likeness import seen
from tests.kit.table_positions import discarding, filed, leading, naming, scored, won

pytestmark = pytest.mark.usefixtures("unpainted")

PHASES = {
    "widow": discarding,
    "trump": naming,
    "play": leading,
    "deal": scored,
    "over": won,
}


def left(table, data):
    """The match as it was left in the folder of the journal."""
    data.mkdir()
    return read_record(filed(table, data / "match.moon"))


def assert_goes_on_as(person, header, entries):
    person.asked()
    assert person.told == []
    assert person.host.header == header
    assert person.host.entries[: len(entries)] == entries
    assert_lies(person.table.scene, person.host.sight)


@pytest.mark.slow
def test_match_is_taken_up_in_every_phase(open_table, data, tmp_path):
    """Also the one of a file that was opened."""
    person = open_table()
    for phase, table in PHASES.items():
        person.sit_at(filed(table(), tmp_path / f"{phase}.moon"))
        assert person.host.sight.phase == phase
        header, entries = person.host.header, person.host.entries
        leave(person)
        person = open_table()
        assert_goes_on_as(person, header, entries)
        assert person.host.entries == entries
        assert read_record(data / "match.moon").entries == entries
        person.go_on()


@pytest.mark.slow
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


def test_preset_of_the_command_line_begins_a_match_and_keeps_the_one_before(open_table, data):
    left(leading(), data)
    before = (data / "match.moon").read_bytes()
    again = open_table(start=(None, "shoot-the-moon"))
    assert again.host.match.rules == PRESETS["shoot-the-moon"]
    assert [path.read_bytes() for path in (data / "records").iterdir()] == [before]
    again.go_on()
    again.asked()


def test_match_is_taken_up_where_the_file_named_cannot_be_opened(open_table, data, tmp_path):
    before = left(leading(), data)
    path = tmp_path / "bad.moon"
    path.write_bytes(b"noise\n")
    for file in (path, tmp_path / "missing.moon"):
        header, entries = before.header, before.entries
        person = open_table(start=(file,))
        assert person.heard().startswith(f"{file.name} cannot be ")
        assert_goes_on_as(person, header, entries)
        person.go_on()
        person.asked()
        leave(person)
        before = read_record(data / "match.moon")


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


@pytest.mark.parametrize("otherwise", [None, "file", "preset"])
def test_sound_part_of_a_damaged_journal_is_gone_on_with_and_told_of(
    open_table, data, tmp_path, otherwise
):
    """Where nothing else is begun; else it makes room as any match does."""
    before = left(leading(), data)
    header, entries = before.header, before.entries
    content = (data / "match.moon").read_bytes() + b"\n"
    (data / "match.moon").write_bytes(content)
    start = {
        None: (),
        "file": (filed(discarding(), tmp_path / "evening.moon"),),
        "preset": (None, "shoot-the-moon"),
    }[otherwise]
    again = open_table(start=start)
    words = again.heard()
    (kept,) = data.glob("damaged*")
    assert kept.read_bytes() == content
    line = len(entries) + 2
    if otherwise is None:
        assert words == (
            f"The match you left could be read only in part. Line {line}: The line is empty; a "
            "record has no empty lines.\nEverything before that line is kept, and your match "
            f"goes on from there: Moon, hand 1. Nothing was deleted: the damaged file is kept as "
            f"{kept}."
        )
        again.asked()
        assert again.host.header == header
        assert again.host.entries[: len(entries)] == entries
        assert not (data / "records").exists()
    else:
        assert words.startswith("The match you left could not be read. Line ")
        assert words.endswith(" A new match begins.") == (otherwise == "preset")
        (past,) = (data / "records").iterdir()
        assert read_record(past).entries == entries
    again.go_on()


def test_rounds_of_a_damaged_journal_are_called_as_their_game_calls_them(open_table, data):
    cards = CATALOGUE["shoot-the-moon-cards"]
    person = open_table(cards.rules(), 1, game=cards.name)
    person.asked()
    leave(person)
    path = data / f"match-{cards.name}.moon"
    path.write_bytes(path.read_bytes() + b"noise\n")
    name = cards.show.rules.title()
    assert f"your match goes on from there: {name}, round 1. " in open_table().heard()


def test_nothing_goes_on_of_a_match_that_was_over_before_the_damage(open_table, data):
    left(won(), data)
    path = data / "match.moon"
    path.write_bytes(path.read_bytes() + b"noise\n")
    person = open_table()
    (kept,) = data.glob("damaged*")
    assert person.heard().endswith(
        f"\nEverything before that line is kept. Nothing was deleted: the damaged file is kept as "
        f"{kept}."
    )
    assert person.host.match.over


@pytest.mark.parametrize("opened", [False, True])
def test_damaged_journal_of_another_game_is_told_of_when_that_is_played(
    open_table, data, tmp_path, opened
):
    other = CATALOGUE["texas42"]
    person = open_table(other.rules(), 2, game=other.name)
    person.asked()
    person.host.act(person.host.sight.legal[0])
    content = (data / "match.moon").read_bytes() + b"noise\n"
    (data / "match.moon").write_bytes(content)
    if opened:
        person.program.matches.open_file(filed(discarding(), tmp_path / "evening.moon"))
        told = "The record is open. Your match of Texas 42 waits: New match goes on with it."
        assert person.window.strip.words.text() == told
    else:
        person.program.matches.begin(MoonRules())
    (kept,) = (data / "records").iterdir()
    assert kept.read_bytes() == content
    words = person.heard()
    assert words.startswith("The match you left could not be read. Line ")
    assert f"Nothing was deleted: the file is kept as {kept}." in words
    assert words.endswith(" A new match begins.") != opened


def test_no_new_match_is_told_of_where_a_record_is_gone_on_with(open_table, data, tmp_path):
    data.mkdir()
    (data / "match.moon").write_bytes(b"noise\n")
    person = open_table(start=(filed(leading(), tmp_path / "evening.moon"),))
    person.asked()
    (kept,) = data.glob("damaged*")
    assert person.heard().endswith(f"Nothing was deleted: the file is kept as {kept}.")


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


def test_second_copy_keeps_its_preferences_to_itself_and_says_so_once(open_table, tmp_path):
    """What the first copy was told since is not taken back, not even by the closing window."""
    first = open_table(MoonRules(), 1)
    second = open_table()
    assert second.heard().startswith("Moon Desktop is already running")
    preferences = first.program.preferences
    preferences.change(preferences.settings._replace(theme="night", your_name="Ann"))
    path = tmp_path / "config" / "preferences.ini"
    written = path.read_bytes()
    preferences = second.program.preferences
    assert second.told == []
    preferences.change(preferences.settings._replace(theme="daylight"))
    assert second.heard() == (
        "Moon Desktop is open in another window, which keeps your preferences: what you choose "
        "here holds until you close this one."
    )
    assert preferences.settings.theme == "daylight"
    preferences.toggle_mute()
    second.window.side.want_pad(False)
    second.asked()
    assert second.told == []
    leave(second)
    assert path.read_bytes() == written
    kept, _ = settings.load(settings.file_at(tmp_path / "config"), known())
    assert (kept.theme, kept.your_name, kept.mute) == ("night", "Ann", False)


def test_second_copy_opened_anew_in_another_language_has_what_was_chosen_in_it(open_table):
    open_table(MoonRules(), 1)
    second = open_table()
    assert second.heard()
    preferences = second.program.preferences
    preferences.change(preferences.settings._replace(language="de", your_name="Zora"))
    assert second.heard().endswith("what you choose here holds until you close this one.")
    store, chosen = preferences.store, preferences.settings
    leave(second)
    again = open_table(store=store)
    assert again.heard()
    assert settings.language(store) == "de"
    assert again.program.preferences.settings._replace(place="") == chosen


@pytest.mark.slow
def test_demo_beside_an_open_copy_keeps_its_preferences_to_itself(open_table, tmp_path):
    """Also where that was opened later; what was chosen before is kept for good."""
    demo = open_table(demo=True)
    preferences = demo.program.preferences
    preferences.change(preferences.settings._replace(theme="daylight"))
    first = open_table(MoonRules(), 1)
    assert first.program.preferences.settings.theme == "daylight"
    preferences = first.program.preferences
    preferences.change(preferences.settings._replace(your_name="Ann"))
    written = (tmp_path / "config" / "preferences.ini").read_bytes()
    assert demo.told == []
    preferences = demo.program.preferences
    preferences.change(preferences.settings._replace(theme="night"))
    assert demo.heard() == (
        "Moon Desktop is open in another window, which keeps your preferences: what you choose "
        "here holds until you close this one."
    )
    assert preferences.settings.theme == "night"
    leave(demo)
    assert (tmp_path / "config" / "preferences.ini").read_bytes() == written
    open_table(demo=True).window.close()
    assert (tmp_path / "config" / "preferences.ini").read_bytes() == written


def test_demo_alone_keeps_what_is_chosen_and_the_lock_for_nobody(open_table, tmp_path, data):
    demo = open_table(demo=True)
    preferences = demo.program.preferences
    preferences.change(preferences.settings._replace(theme="night"))
    assert JournalLock(data).take()
    assert demo.told == []
    leave(demo)
    kept, _ = settings.load(settings.file_at(tmp_path / "config"), known())
    assert kept.theme == "night"


def test_demo_keeps_no_journal_and_needs_none(open_table, data):
    person = open_table(MoonRules(), 1, demo=True)
    until(lambda: any(isinstance(entry, Choice) for entry in person.host.entries), "a choice")
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

    def tell(_, title, text, offer=""):
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


def test_match_that_was_changed_after_the_last_choice_is_whole_once_the_window_is_closed(
    open_table, data, log
):
    person = open_table(MoonRules(), 5)
    person.asked()
    person.host.settle()
    journal = data / "match.moon"
    content = journal.read_bytes()
    journal.write_bytes(content.replace(b"deal", b"d?al", 1))
    leave(person)
    assert journal.read_bytes() == content
    assert "changed by something else" in log()[-1]
