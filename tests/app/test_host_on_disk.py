"""What is on disk: taking back, taking up again, and going on where there is no room."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from moon_desktop.app.host import Host
from moon_desktop.app.running_match import what_if
from moon_desktop.disk.journal import Journal, SetAside
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Bid, Choice, Note
from moon_desktop.engine.record import HUMAN, Header, SeatName
from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.games.moon.entries import HandOver
from tests.app.hosting import Ear, at, full, header
from tests.kit.table_positions import bidding, leading, scored, won

pytestmark = pytest.mark.usefixtures("qapp")


# --- taking back -----------------------------------------------------------------------------


def test_taking_back_reaches_into_the_hand_before(host, tmp_path):
    at(scored(), tmp_path, host)
    host.deal(1)
    host.undo()
    assert not any(isinstance(entry, HandOver) for entry in host.entries)
    assert host.match.number == 1
    while host.can_undo:
        host.undo()
    assert not any(isinstance(entry, Choice) and entry.seat == 0 for entry in host.entries)


# --- taking up again -------------------------------------------------------------------------


def test_match_is_taken_up_where_it_stood(host, journal, tmp_path):
    at(leading(), tmp_path, host)
    host.act(host.match.legal()[0])
    again = Host(Journal(journal.folder))
    assert again.resume() is None
    assert (again.header, again.entries, again.match) == (host.header, host.entries, host.match)
    again.act(again.match.legal()[0])
    assert read_record(journal.path).entries == again.entries


def test_what_a_crash_left_unwritten_follows_once(host, journal, tmp_path):
    """The hand's end was lost with the line that should have held it."""
    at(scored(), tmp_path, host)
    whole = journal.path.read_bytes().splitlines(keepends=True)
    assert type(host.entries[-1]).__name__ == "HandOver"
    journal.path.write_bytes(b"".join(whole[:-1]))
    again = Host(Journal(journal.folder))
    assert again.resume() is None
    assert (again.entries, again.match) == (host.entries, host.match)
    assert journal.path.read_bytes() == b"".join(whole)


def test_damaged_journal_is_told_of_and_another_match_can_begin(host, journal):
    journal.folder.mkdir()
    journal.path.write_bytes(b"noise\n")
    aside = host.resume()
    assert isinstance(aside, SetAside)
    assert not host.begun
    host.begin(header())
    assert aside.kept.read_bytes() == b"noise\n"
    assert host.saved


def damaged(journal: Journal) -> bytes:
    """The journal with its last line but one broken, as it is now."""
    *lines, last_but_one, last = journal.path.read_bytes().splitlines(keepends=True)
    content = b"".join([*lines, b"x" + last_but_one, last])
    journal.path.write_bytes(content)
    return content


def test_of_a_damaged_journal_the_sound_lines_are_gone_on_with(host, journal, tmp_path):
    """And are the journal; the damaged file is kept beside it."""
    at(leading(), tmp_path, host)
    before, content = host.entries, damaged(journal)
    again = Host(Journal(journal.folder))
    aside = again.resume()
    assert isinstance(aside, SetAside)
    assert again.begun
    assert again.saved
    assert again.entries == before[: len(again.entries)]
    assert len(again.entries) >= len(before) - 2
    assert aside.kept.read_bytes() == content
    again.act(again.match.legal()[0])
    assert read_record(journal.path).entries == again.entries
    assert Host(Journal(journal.folder)).resume() is None


def test_sound_lines_that_cannot_be_written_are_gone_on_with_unsaved(
    host, journal, tmp_path, monkeypatch
):
    at(leading(), tmp_path, host)
    content = damaged(journal)
    again = Host(Journal(journal.folder))
    ear = Ear(again)
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        aside = again.resume()
    assert isinstance(aside, SetAside)
    assert ear.not_saved == ["No space left on device"]
    assert not again.saved
    assert aside.kept.read_bytes() == content
    again.act(again.match.legal()[0])
    assert read_record(journal.path).entries == again.entries


def test_byte_changed_in_the_journal_while_it_is_open_costs_nothing(host, journal, tmp_path):
    at(leading(), tmp_path, host)
    content = journal.path.read_bytes()
    changed = content[:300] + bytes([content[300] ^ 1]) + content[301:]
    with journal.path.open("r+b") as file:
        file.write(changed)
    os.utime(journal.path, ns=(0, 0))
    altered: list[Path] = []
    host.journal_altered.connect(altered.append)
    host.act(host.match.legal()[0])
    (kept,) = altered
    assert kept.read_bytes() == changed
    assert read_record(journal.path).entries == host.entries


def test_byte_changed_after_the_last_choice_costs_nothing_either(host, journal, tmp_path):
    at(leading(), tmp_path, host)
    content = journal.path.read_bytes()
    changed = content[:300] + bytes([content[300] ^ 1]) + content[301:]
    journal.path.write_bytes(changed)
    host.journal_altered.connect(lambda kept: pytest.fail("told as the window closes"))
    host.leave()
    host.settle()
    assert journal.path.read_bytes() == content
    (kept,) = journal.folder.glob("changed*")
    assert kept.read_bytes() == changed


def test_match_is_on_disk_at_last_where_there_is_room_again(host, journal, tmp_path, monkeypatch):
    at(leading(), tmp_path, host)
    with monkeypatch.context() as patch:
        patch.setattr("moon_desktop.disk.journal.write", full)
        patch.setattr(Journal, "append", full)
        host.act(host.match.legal()[0])
        host.not_saved.connect(lambda error: pytest.fail("told as the window closes"))
        host.leave()
        host.settle()
        assert read_record(journal.path).entries != host.entries
    host.leave()
    assert read_record(journal.path).entries == host.entries


def test_match_is_taken_up_unsaved_where_its_journal_cannot_be_mended(
    host, journal, tmp_path, monkeypatch
):
    at(leading(), tmp_path, host)
    whole = host.entries
    with journal.path.open("ab") as file:
        file.write(b'{"event": "play", "se')
    again = Host(Journal(journal.folder))
    ear = Ear(again)
    with monkeypatch.context() as patch:
        patch.setattr("os.truncate", full)
        assert again.resume() is None
    assert again.entries == whole
    assert ear.not_saved == ["No space left on device"]
    again.act(again.match.legal()[0])
    assert read_record(journal.path).entries == again.entries


def test_journal_that_cannot_be_read_is_told_of(host, journal):
    journal.path.mkdir(parents=True)
    ear = Ear(host)
    assert isinstance(host.resume(), IsADirectoryError)
    assert not host.begun
    host.begin(header())
    assert host.saved
    assert ear.not_saved == []
    (kept,) = (journal.folder / "records").iterdir()
    assert kept.is_dir(), "what could not be read is not thrown away"


def test_journal_that_alone_cannot_be_written_is_renewed_without_a_word(
    host, journal, tmp_path, monkeypatch
):
    at(bidding(), tmp_path, host)
    ear = Ear(host)

    def barred(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "append", barred)
        host.act(Bid(0, "4"))
    assert host.saved
    assert ear.not_saved == []
    assert read_record(journal.path).entries == host.entries


# --- a match a game ---------------------------------------------------------------------------


def forty_two() -> Header:
    rules = FortyTwoRules().to_record()
    seats = tuple(SeatName(f"Seat {number}", HUMAN) for number in range(4))
    return Header("texas42", rules, seats, 5)


def first_choice(host: Host) -> None:
    while host.match.turn is None:
        host.deal(1)
    host.act(host.match.legal()[0])


def test_matches_of_two_games_go_on_by_turns(host, tmp_path):
    """Each as it was left, again and again; what was played in one is nothing to the other."""
    at(leading(), tmp_path, host)
    moon = host.entries
    host.begin(forty_two())
    assert host.left("texas42") is None, "it is in play"
    first_choice(host)
    other = host.entries
    for _ in range(2):
        assert host.left("moon").entries == moon
        ear = Ear(host)
        assert host.go_on("moon")
        assert (host.game.name, host.entries, ear.laid_out) == ("moon", moon, 1)
        host.act(host.match.legal()[0])
        moon = host.entries
        assert host.go_on("texas42")
        assert (host.game.name, host.entries) == ("texas42", other)
    assert not (host.folder / "records").exists()
    again = Host(Journal(host.folder))
    again.resume("texas42")
    assert again.entries == other


def test_match_that_is_over_or_in_which_nobody_chose_was_not_left(host, tmp_path):
    at(scored(), tmp_path, host)
    host.begin(forty_two())
    assert host.left("moon") is not None
    assert host.go_on("moon")
    assert host.left("texas42") is None
    at(won(), tmp_path, host)
    host.begin(forty_two())
    assert host.left("moon") is None
    assert not host.go_on("moon")
    assert host.game.name == "texas42"


def test_match_that_is_not_on_disk_is_not_left_for_another(host, tmp_path, monkeypatch):
    at(leading(), tmp_path, host)
    host.begin(forty_two())
    with monkeypatch.context() as patch:
        patch.setattr("moon_desktop.disk.journal.write", full)
        patch.setattr(Journal, "append", full)
        first_choice(host)
        assert not host.go_on("moon")
    entries = host.entries
    host.note(Note("hint", seat=0))
    assert host.saved
    assert host.go_on("moon")
    assert host.left("texas42").entries[: len(entries)] == entries


def test_what_is_played_beside_a_match_ends_where_another_goes_on(host, tmp_path):
    at(leading(), tmp_path, host)
    host.begin(forty_two())
    first_choice(host)
    kept = host.entries
    place = next(n for n, entry in enumerate(kept) if isinstance(entry, Choice))
    header, entries = host.own
    host.step_aside(what_if(header, entries, place, "casual"))
    assert host.go_on("moon")
    assert host.side is None
    host.come_back()
    assert host.game.name == "moon"
    assert host.left("texas42").entries == kept


# --- something else writes to it ----------------------------------------------------------------


CHANGES = {
    "a line more": lambda old: old + b'{"event": "note", "kind": "hint", "seat": 0}\n',
    "half a line more": lambda old: old + b'{"event"',
    "cut short": lambda old: old[:-20],
    "another choice": lambda old: old.replace(b'"4"', b'"5"'),
    "noise": lambda old: b"x" * len(old),
    "empty": lambda old: b"",
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
@pytest.mark.parametrize("next_", ["act", "undo", "begin"])
def test_journal_that_something_else_changed_is_kept_and_written_anew(
    host, journal, tmp_path, change, next_
):
    at(bidding(), tmp_path, host)
    host.act(Bid(0, "4"))
    played = host.entries
    told: list[Path] = []
    host.journal_altered.connect(told.append)
    before = journal.path.read_bytes()
    foreign = change(before)
    assert foreign != before
    journal.path.write_bytes(foreign)
    if next_ == "act":
        host.act(Bid(1, "5"))
    elif next_ == "undo":
        host.undo()
    else:
        host.begin(header())
    assert host.saved
    assert read_record(journal.path).entries == host.entries
    assert [kept.read_bytes() for kept in told] == [foreign]
    if next_ == "begin":
        (past,) = (journal.folder / "records").iterdir()
        assert read_record(past).entries == played
    host.deal(1) if next_ == "begin" else host.note(Note("clock", elapsed=1))
    assert len(told) == 1, "of one change it is told once"


def test_journal_that_was_touched_or_copied_says_the_same(host, journal, tmp_path):
    at(bidding(), tmp_path, host)
    host.journal_altered.connect(lambda kept: pytest.fail(str(kept)))
    content = journal.path.read_bytes()
    journal.path.unlink()
    journal.path.write_bytes(content)
    host.act(Bid(0, "4"))
    assert read_record(journal.path).entries == host.entries
    assert not list(journal.folder.glob("changed*"))


def test_journal_taken_up_is_watched_from_then_on(host, journal, tmp_path):
    at(bidding(), tmp_path, host)
    with journal.path.open("ab") as file:
        file.write(b'{"event": "half a li')
    later = Host(Journal(journal.folder))
    told: list[Path] = []
    later.journal_altered.connect(told.append)
    later.resume()
    later.act(Bid(0, "4"))
    assert told == []
    with journal.path.open("ab") as file:
        file.write(b"more")
    later.act(Bid(1, "5"))
    assert len(told) == 1
    assert read_record(journal.path).entries == later.entries


def test_nothing_is_added_to_a_changed_journal_that_cannot_be_put_aside(
    host, journal, tmp_path, monkeypatch
):
    at(bidding(), tmp_path, host)
    ear = Ear(host)
    journal.path.write_bytes(b"theirs")
    monkeypatch.setattr("os.replace", full)
    host.act(Bid(0, "4"))
    assert journal.path.read_bytes() == b"theirs"
    assert ear.not_saved == ["No space left on device"]
    assert not host.saved


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a pipe of Unix")
def test_pipe_in_place_of_the_journal_is_left_and_told_of(host, journal, tmp_path):
    at(bidding(), tmp_path, host)
    ear = Ear(host)
    journal.path.unlink()
    os.mkfifo(journal.path)
    host.act(Bid(0, "4"))
    host.begin(header())
    assert journal.path.is_fifo()
    assert ear.not_saved == [os.strerror(errno.ENXIO)]
    assert not host.saved


# --- no room on disk -------------------------------------------------------------------------


def test_match_goes_on_unsaved_and_says_so_once(host, journal, tmp_path, monkeypatch):
    at(bidding(), tmp_path, host)
    content = journal.path.read_bytes()
    ear = Ear(host)
    monkeypatch.setattr("os.fsync", full)
    for bid in ("4", "5", "pass"):
        host.act(Bid(host.match.turn, bid))
    assert not host.saved
    assert ear.not_saved == ["No space left on device"]
    assert len(ear.happened) == 3
    assert content in journal.path.read_bytes()


def test_whole_match_is_on_disk_as_soon_as_there_is_room_again(
    host, journal, tmp_path, monkeypatch
):
    at(bidding(), tmp_path, host)
    ear = Ear(host)
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        host.act(Bid(0, "4"))
        host.act(Bid(1, "5"))
    with journal.path.open("ab") as file:
        file.write(b'{"event": "half a li')
    host.act(Bid(2, "pass"))
    assert host.saved
    assert read_record(journal.path).entries == host.entries
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        host.act(host.match.legal()[0])
    assert len(ear.not_saved) == 2, "another failure is told of again"


@pytest.mark.parametrize("where", ["pathlib.Path.mkdir", "os.replace", "os.fsync"])
@pytest.mark.parametrize("new", ["begin", "take up"])
def test_match_before_is_not_lost_where_the_next_cannot_begin(
    host, journal, tmp_path, monkeypatch, where, new
):
    at(leading(), tmp_path, host)
    before = journal.path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(where, full)
        if new == "begin":
            host.begin(header())
        else:
            at(bidding(), tmp_path, host)
    assert not host.saved
    if new == "begin":
        host.deal(1)
    else:
        host.act(Bid(0, "4"))
    assert host.saved
    assert read_record(journal.path).entries == host.entries
    kept = [path.read_bytes() for path in (journal.folder / "records").iterdir()]
    assert kept == [before]


@pytest.mark.parametrize("change", ["undo", "reseat"])
def test_change_that_cannot_be_saved_holds_and_is_saved_later(
    host, journal, tmp_path, monkeypatch, change
):
    at(bidding(), tmp_path, host)
    host.act(Bid(0, "4"))
    before = read_record(journal.path).entries
    with monkeypatch.context() as patch:
        patch.setattr("os.replace", full)
        if change == "undo":
            host.undo()
        else:
            host.reseat(host.header.with_seats(tuple(SeatName(n, "casual") for n in "XYZ")))
    assert not host.saved
    assert read_record(journal.path).entries == before
    host.act(host.match.legal()[0])
    reading = read_record(journal.path)
    assert (reading.header, reading.entries) == (host.header, host.entries)


def test_without_a_journal_nothing_is_saved_and_nothing_said():
    host = Host(None)
    ear = Ear(host)
    host.begin(header())
    host.deal(1)
    assert not host.saved
    assert host.folder is None
    assert host.resume() is None
    assert ear.not_saved == []
