"""The journal: on disk before anything is shown, and whole whatever happens to it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from moon_desktop.disk.journal import Journal, SetAside
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Bid, Dealt, Entry, Note
from moon_desktop.engine.reading import Reading
from moon_desktop.engine.record import Fault, Header, SeatName, header_line
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.rules import MoonRules
from tests.kit.arrange import Table
from tests.kit.forty_two import Table as FortyTwo
from tests.kit.lines import entry_line

TABLE = Table(target=7).deal().say("pass", "4", "pass")
WON = Table(target=7).sweep(0)


def header(rules: MoonRules) -> Header:
    seats = tuple(SeatName(name, "human") for name in ("Ann", "Bea", "Cy")[: rules.seats])
    return Header("moon", rules.to_record(), seats)


HEADER = header(TABLE.rules)


def text(*entries: Entry) -> bytes:
    return (header_line(HEADER) + "".join(map(entry_line, entries))).encode()


def files(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


@pytest.fixture
def journal(tmp_path):
    return Journal(tmp_path / "data")


def taken_up(journal: Journal) -> Reading:
    """What the program does with a journal it finds."""
    found = journal.load()
    assert isinstance(found, Reading)
    journal.mend(found)
    return found


def test_there_is_none_at_first(journal):
    assert journal.load() is None


def test_match_begins_with_its_header_and_grows_by_lines(journal):
    journal.start(HEADER)
    assert journal.path.read_bytes() == text()
    for entry in TABLE.entries:
        journal.append("moon", [entry])
    assert journal.path.read_bytes() == text(*TABLE.entries)
    reading = taken_up(journal)
    assert reading.header == HEADER
    assert reading.entries == tuple(TABLE.entries)
    assert reading.match == TABLE.match


def test_append_returns_when_the_entries_are_on_disk(journal, monkeypatch):
    journal.start(HEADER)
    synced: list[bytes] = []
    fsync = os.fsync

    def noting(number: int) -> None:
        fsync(number)
        synced.append(journal.path.read_bytes())

    monkeypatch.setattr(os, "fsync", noting)
    journal.append("moon", TABLE.entries)
    assert synced == [text(*TABLE.entries)]


# --- a file a game ----------------------------------------------------------------------------


OTHER = FortyTwo().deal().bid(1, "30")
OTHER_HEADER = Header(
    "texas42",
    OTHER.rules.to_record(),
    tuple(SeatName(name, "human") for name in ("Ann", "Bea", "Cy", "Di")),
)


@pytest.fixture
def both(journal):
    """A journal with a match of the first game, and the one begun after it of another."""
    journal.start(HEADER, TABLE.entries)
    journal.start(OTHER_HEADER, OTHER.entries)
    return journal


def test_match_of_another_game_leaves_the_one_before_where_it_is(both):
    assert files(both.folder) == {"match.moon", "match-texas42.moon"}
    assert read_record(both.folder / "match.moon").entries == tuple(TABLE.entries)
    both.append("texas42", [Note("hint", seat=0)])
    assert read_record(both.path).entries == (*OTHER.entries, Note("hint", seat=0))


def test_each_game_has_the_match_that_was_left_of_it(both):
    for game, entries in (("moon", TABLE.entries), ("texas42", OTHER.entries)):
        reading = Journal(both.folder).load(game)
        assert isinstance(reading, Reading)
        assert reading.entries == both.left(game).entries == tuple(entries)


def test_match_makes_room_for_one_of_its_game_alone(both):
    both.start(HEADER)
    (kept,) = (both.folder / "records").iterdir()
    assert kept.read_bytes() == text(*TABLE.entries)
    assert read_record(both.folder / "match-texas42.moon").entries == tuple(OTHER.entries)


@pytest.mark.parametrize("game", ["moon", "texas42"])
@pytest.mark.parametrize("taken", [False, True])
def test_one_file_of_earlier_versions_is_found_whatever_its_game(both, game, taken):
    """And is that of its game from then on; another that lies there is kept."""
    single, own = both.folder / "match.moon", both.folder / "match-texas42.moon"
    os.replace(own, single)
    if taken and game == "moon":
        own.write_bytes(b"noise")
    journal = Journal(both.folder)
    reading = journal.load(game)
    assert isinstance(reading, Reading)
    assert (reading.header, reading.entries) == (OTHER_HEADER, tuple(OTHER.entries))
    assert journal.path == own
    assert not single.exists()
    past = both.folder / "records"
    kept = [path.read_bytes() for path in past.iterdir()] if past.exists() else []
    assert kept == [b"noise"] * (taken and game == "moon")


def test_match_that_waits_is_read_once_while_its_file_stays_as_it_is(both, monkeypatch):
    read = list[Path]()

    def counted(path: Path) -> Reading:
        read.append(path)
        return read_record(path)

    monkeypatch.setattr("moon_desktop.disk.journal.read_record", counted)
    first = both.left("moon")
    assert first is not None
    assert both.left("moon") is first
    assert len(read) == 1
    with read[0].open("ab") as file:
        file.write(b'{"event": "note", "kind": "seen"}\n')
    again = both.left("moon")
    assert again is not None
    assert len(again.entries) == len(first.entries) + 1
    assert len(read) == 2


@pytest.mark.parametrize("content", [None, b"noise\n", text(*TABLE.entries)])
def test_what_cannot_be_gone_on_with_was_not_left_and_stays(both, content):
    if content is None:
        both.path.unlink()
    else:
        both.path.write_bytes(content)
    assert both.left("texas42") is None
    assert content is None or both.path.read_bytes() == content


# --- cut short -------------------------------------------------------------------------------


@pytest.mark.parametrize("left", range(1, len(entry_line(TABLE.entries[-1]))))
def test_line_cut_short_by_a_crash_is_cut_off_before_more_is_added(journal, left):
    journal.start(HEADER, TABLE.entries[:-1])
    whole = journal.path.read_bytes()
    journal.path.write_bytes(whole + entry_line(TABLE.entries[-1]).encode()[:left])
    reading = taken_up(journal)
    assert reading.entries == tuple(TABLE.entries[:-1])
    assert journal.path.read_bytes() == whole
    journal.append("moon", TABLE.entries[-1:])
    assert read_record(journal.path).entries == tuple(TABLE.entries)


@pytest.mark.parametrize("written", [0, 1, 2, 3])
def test_results_that_a_crash_left_out_are_added(journal, written):
    results = [entry for entry in WON.entries if not isinstance(entry, Bid)][-3:]
    assert isinstance(results[0], HandOver)
    journal.start(HEADER, [*WON.entries[:-3], *results[:written]])
    assert taken_up(journal).due == tuple(results[written:])
    assert read_record(journal.path).entries == tuple(WON.entries)
    assert read_record(journal.path).due == ()


def test_loading_alone_changes_nothing(journal):
    journal.start(HEADER, WON.entries[:-2])
    with journal.path.open("ab") as file:
        file.write(b'{"event":')
    before = journal.path.read_bytes()
    journal.load()
    assert journal.path.read_bytes() == before


# --- damage ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", Fault.EMPTY),
        (text()[:30], Fault.CUT_SHORT),
        (b"\xff\xfe\n", Fault.NOT_UTF8),
        (text() + b"\n", Fault.EMPTY_LINE),
        (text(*TABLE.entries) + entry_line(TABLE.entries[-1]).encode(), Fault.ILLEGAL),
    ],
    ids=["empty", "cut short", "noise", "empty line", "an entry twice"],
)
def test_damaged_journal_is_set_aside_as_it_is(journal, content, fault):
    journal.folder.mkdir()
    journal.path.write_bytes(content)
    aside = journal.load()
    assert isinstance(aside, SetAside)
    assert aside.damage.fault is fault
    assert aside.kept.read_bytes() == content
    assert aside.kept.parent == journal.folder
    assert not journal.path.exists()
    assert journal.load() is None
    journal.start(HEADER)
    assert isinstance(journal.load(), Reading)
    assert aside.kept.read_bytes() == content


@pytest.mark.parametrize("cut", range(len(TABLE.entries)))
def test_what_is_sound_of_a_damaged_journal_is_a_match_once_a_hand_was_dealt(journal, cut):
    """Line by line; a deal and nothing else makes a match of it."""
    journal.folder.mkdir()
    lines = text(*TABLE.entries).splitlines(keepends=True)
    journal.path.write_bytes(b"".join([*lines[: cut + 1], b"?", *lines[cut + 1 :]]))
    aside = journal.load()
    assert isinstance(aside, SetAside)
    assert aside.damage.line == cut + 2
    sound = aside.sound
    if any(isinstance(entry, Dealt) for entry in TABLE.entries[:cut]):
        assert sound is not None
        assert (sound.header, sound.entries) == (HEADER, tuple(TABLE.entries[:cut]))
        assert sound.length == len(text(*TABLE.entries[:cut]))
    else:
        assert sound is None


# --- changed by something else -----------------------------------------------------------------


def altered(content: bytes, at: int) -> bytes:
    return content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :]


def times(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_atime_ns, found.st_mtime_ns


@pytest.fixture(params=["begun", "grown", "shortened", "taken up"])
def left(journal, request):
    """A journal as each of its ways to write leaves it."""
    if request.param == "begun":
        journal.start(HEADER, TABLE.entries)
    elif request.param == "shortened":
        journal.start(HEADER, TABLE.entries)
        journal.replace(HEADER, SHORTER)
    else:
        journal.start(HEADER)
        for entry in TABLE.entries:
            journal.append("moon", [entry])
    if request.param == "taken up":
        journal = Journal(journal.folder)
        taken_up(journal)
    assert journal.put_aside_changed() is None
    return journal


def test_one_byte_changed_in_the_middle_is_noticed(left):
    """Also where it is in none of the last lines, and the file as long as it was."""
    content = altered(left.path.read_bytes(), 300)
    seen, written = times(left.path)
    with left.path.open("r+b") as file:
        file.write(content)
    os.utime(left.path, ns=(seen, written + 1))
    kept = left.put_aside_changed()
    assert kept is not None
    assert kept.read_bytes() == content


def test_another_file_of_the_same_time_and_size_is_noticed(left):
    content = altered(left.path.read_bytes(), 300)
    other = left.folder / "other"
    other.write_bytes(content)
    os.utime(other, ns=times(left.path))
    os.replace(other, left.path)
    kept = left.put_aside_changed()
    assert kept is not None
    assert kept.read_bytes() == content


def test_same_content_is_no_change_whatever_its_time_and_number(left):
    """As a copy put back, or a program that only looks, leaves it."""
    content = left.path.read_bytes()
    other = left.folder / "other"
    other.write_bytes(content)
    os.replace(other, left.path)
    os.utime(left.path, ns=(0, 1))
    assert left.put_aside_changed() is None
    left.append("moon", [Note("hint", seat=0)])
    assert left.put_aside_changed() is None
    os.utime(left.path, ns=(0, 1))
    assert left.put_aside_changed() is None


# --- one match after another -----------------------------------------------------------------


def test_match_that_makes_room_is_kept_among_the_records(journal):
    for number in range(3):
        journal.start(HEADER, TABLE.entries[:number])
    kept = sorted(path.read_bytes() for path in (journal.folder / "records").iterdir())
    assert kept == sorted([text(), text(*TABLE.entries[:1])])
    assert journal.path.read_bytes() == text(*TABLE.entries[:2])
    assert all(path.suffix == ".moon" for path in (journal.folder / "records").iterdir())


def test_match_before_stays_where_the_new_one_cannot_begin(journal, monkeypatch):
    journal.start(HEADER, TABLE.entries)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    for name in ("mkdir", "open"):
        with monkeypatch.context() as patch:
            patch.setattr(Path, name, full)
            with pytest.raises(OSError, match="No space"):
                journal.start(HEADER)
        files = list(journal.folder.rglob("*.moon"))
        assert [path.read_bytes() for path in files] == [text(*TABLE.entries)]


# --- taking back -----------------------------------------------------------------------------


SHORTER = [*TABLE.entries[:-1], Note("undo", seat=2)]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_replacing_that_breaks_off_leaves_the_longer_record(journal, monkeypatch, step):
    journal.start(HEADER, TABLE.entries)

    def dies(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(os, step, dies)
        with pytest.raises(KeyboardInterrupt):
            journal.replace(HEADER, SHORTER)
    assert taken_up(journal).entries == tuple(TABLE.entries)
    journal.replace(HEADER, SHORTER)
    assert journal.path.read_bytes() == text(*SHORTER)
    assert not (journal.folder / "records").exists()


def test_shorter_record_is_on_disk_before_it_takes_the_place(journal, monkeypatch):
    journal.start(HEADER, TABLE.entries)
    steps: list[str] = []

    def noted(name: str) -> Any:
        step = getattr(os, name)

        def take(*arguments: Any) -> Any:
            steps.append(name)
            return step(*arguments)

        return take

    for name in ("fsync", "replace"):
        monkeypatch.setattr(os, name, noted(name))
    journal.replace(HEADER, SHORTER)
    assert steps[:2] == ["fsync", "replace"]


# --- no disk ---------------------------------------------------------------------------------


def test_folder_that_cannot_be_is_an_error(tmp_path):
    (tmp_path / "data").write_bytes(b"")
    journal = Journal(tmp_path / "data")
    with pytest.raises(OSError, match="data"):
        journal.start(HEADER)


def test_journal_that_is_a_folder_is_an_error_and_can_still_make_room(journal):
    journal.path.mkdir(parents=True)
    with pytest.raises(IsADirectoryError):
        journal.load()
    journal.start(HEADER)
    assert taken_up(journal).entries == ()
