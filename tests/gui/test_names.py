"""Names that are long, foreign or full of control characters; preferences that are nonsense."""

from __future__ import annotations

import pytest

from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.settings import Settings, file_at, load
from moon_desktop.engine.record import SeatName
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.words.names import NAME_LIMIT
from tests.kit.table_positions import filed, following

pytestmark = pytest.mark.usefixtures("unpainted")

NAMES = {
    "long": "Wolfeschlegelsteinhausenbergerdorff " * 6,
    "one long word": "W" * 200,
    "right to left": "محمد بن عبد الله الطويل " * 9,
    "override": "Ann\u202e dlihc a\u2066\u2069",
    "control": "A\x00n\x07n\x1b[31m\r\n\tA\x7f\x85",
    "combining": "Z" + "\u0351\u0362\u0316" * 60,
    "emoji": "👩‍👩‍👧‍👦🏳️‍🌈" * 20,
    "braces": "{name} {0} {turn!r} %s %(x)s <b>&amp;</b>",
    "blank": "\u00a0\u2003\u200b  ",
}


def test_any_names_from_a_record_are_shown_and_kept(open_table, tmp_path, data):
    reading = read_record(filed(following(), tmp_path / "named.moon"))
    person = open_table()
    person.window.resize(960, 600)
    for word in NAMES.values():
        seats = tuple(SeatName(word, seat.player) for seat in reading.header.seats)
        person.host.take_up(reading._replace(header=reading.header.with_seats(seats)))
        person.asked()
        person.drag("6-1", person.middle)
        person.asked()
        person.window.grab()
        assert read_record(data / "match.moon").header.seats == seats, "the record keeps the name"
        shown = person.host.names
        assert all(0 < len(name) <= NAME_LIMIT for name in shown)
        assert all(letter.isprintable() or letter in "\u200c\u200d" for letter in "".join(shown))


def test_change_of_names_and_levels_holds_at_once(open_table, data):
    person = open_table(MoonRules(), 0)
    person.asked()
    entries = person.host.entries
    person.program.preferences.change(
        Settings(your_name="Ann", left_name="Bea", right_name="Cy", right_player="random")
    )
    assert person.host.header.seats == (
        SeatName("Ann", "human"),
        SeatName("Bea", "casual"),
        SeatName("Cy", "random"),
    )
    now = person.host.entries
    assert tuple(entry for entry in now if entry[0] != "seated") == entries
    reading = read_record(data / "match.moon")
    assert (reading.header, reading.entries) == (person.host.header, now)
    assert person.asked().turn == 0
    person.go_on()


def test_each_pace_holds_at_once(sit_at):
    person = sit_at(following(), pace=None)
    before = person.table.playback.tempo
    person.program.preferences.change(Settings(motion="none", thinking="none", trick_stay="click"))
    tempo = person.table.playback.tempo
    assert (before.motion > 0, tempo.motion) == (True, 0)
    assert (before.waits, tempo.waits) == (False, True)
    assert person.program.croupier.consider == 0
    person.go_on()


NONSENSE = {
    "garbage": b"\xff\xfe\x00\x01[[[===\n\x80",
    "wrong values": b"[General]\nmovement=warp\nrules=chess\nleft_player=\nsheet=perhaps\n",
    "long": b"[General]\nyour_name=" + b"W" * 100_000 + b"\n",
}


@pytest.mark.parametrize("content", NONSENSE)
def test_nonsense_in_the_preferences_is_told_of_and_the_program_starts(
    open_table, tmp_path, content
):
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "preferences.ini").write_bytes(NONSENSE[content])
    person = open_table()
    person.asked()
    assert len(person.program.preferences.settings.your_name) <= NAME_LIMIT
    if content == "wrong values":
        assert person.heard().startswith("Some preferences could not be read and are back")
        _, damaged = load(file_at(tmp_path / "config"))
        assert not damaged, "it is told once, even if the program is killed now"
    if content == "garbage":
        kept = tmp_path / "config" / "preferences-damaged-1.ini"
        assert person.heard() == (
            "Your preferences could not be read and are back at their defaults. Nothing was "
            f"deleted: the file is kept as {kept}."
        )
        assert kept.read_bytes() == NONSENSE[content]
    assert person.told == []
    person.go_on()


def test_preferences_that_cannot_be_written_hold_for_this_time(open_table, tmp_path, log):
    (tmp_path / "config").write_bytes(b"mine")
    person = open_table(MoonRules(), 0)
    person.program.preferences.change(Settings(your_name="Ann"))
    assert person.host.header.seats[0].name == "Ann"
    assert (tmp_path / "config").read_bytes() == b"mine"
    person.go_on()
    assert log() == ["the preferences could not be written"]
