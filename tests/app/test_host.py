"""The host: choices in, entries out, each on disk first; players who fail do not stop it."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from moon_desktop.app.host import Host
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Bid, Draw, Note
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.record import HUMAN, SeatName
from moon_desktop.games.moon.entries import Deal, TimeUp
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.seeds import player_seed
from tests.app.hosting import Ear, First, at, header, players_of, think
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.lines import entry_line
from tests.kit.person import until
from tests.kit.table_players import Cheat, Mute, Ponderer, Raiser, as_level
from tests.kit.table_positions import bidding, filed, following, naming

pytestmark = pytest.mark.usefixtures("qapp")


# --- beginning and going on ------------------------------------------------------------------


def test_match_begins_on_disk(host, journal):
    ear = Ear(host)
    assert not host.begun
    host.begin(header())
    assert host.begun
    assert ear.laid_out == 1
    assert read_record(journal.path).header == header()
    assert host.entries == ()


def test_chances_come_from_the_seed_of_the_header(journal):
    deals = []
    for other in (1, 2):
        host = Host(None)
        host.begin(header(seed=5))
        while not any(isinstance(entry, Deal) for entry in host.entries):
            host.deal(other)
        deals.append(host.entries)
    assert deals[0] == deals[1]
    assert isinstance(deals[0][0], Draw)


def test_chances_come_from_the_seed_given_where_the_header_has_none():
    draws = set()
    for other in range(6):
        host = Host(None)
        host.begin(header(seed=None))
        host.deal(other)
        draws.add(host.entries[0])
    assert len(draws) > 1


def test_no_chance_is_entered_where_none_is_due(host, tmp_path):
    at(bidding(), tmp_path, host)
    before = host.entries
    host.deal(1)
    assert host.entries == before


def test_choice_is_on_disk_when_it_is_told_of(host, journal, tmp_path):
    at(bidding(), tmp_path, host)
    on_disk: list[bool] = []

    def look(entry: Any, *_: Any) -> None:
        on_disk.append(entry_line(entry).encode() in journal.path.read_bytes())

    host.happened.connect(look)
    host.act(Bid(0, "5"))
    assert on_disk == [True]


def test_what_follows_is_told_of_too_and_is_on_disk_by_then(host, journal, tmp_path):
    table = Table(target=7)
    at(table.deal("6-6 6-5 6-4 6-3 6-2 6-1 5-5").bid(0, "7").contract("6"), tmp_path, host)
    while not host.match.over:
        host.act(host.match.legal()[0])
    ear = Ear(host)
    host.undo()
    on_disk = []
    host.happened.connect(lambda *_: on_disk.append(read_record(journal.path).entries))
    while not host.match.over:
        host.act(host.match.legal()[0])
    assert [type(entry).__name__ for entry in ear.happened[-4:]] == [
        "Play", "HandOver", "GameOver", "MatchOver",
    ]  # fmt: skip
    assert on_disk[-4:] == [host.entries] * 4
    before, after = ear.sights[-4]
    assert before.phase == "play"
    assert after.phase == "over"
    assert ear.sights[-3:] == [(after, after)] * 3


def test_illegal_choice_is_refused_and_changes_nothing(host, journal, tmp_path):
    at(following(), tmp_path, host)
    ear, entries, content = Ear(host), host.entries, journal.path.read_bytes()
    illegal = Table.choice(following(), "5-5")
    with pytest.raises(Illegal):
        host.act(illegal)
    assert host.refusal(illegal).reason is Reason.MUST_FOLLOW
    assert host.refusal(Table.choice(following(), "6-1")) is None
    assert (host.entries, journal.path.read_bytes(), ear.happened) == (entries, content, [])


def test_note_is_kept_and_changes_no_match(host, journal, tmp_path):
    at(following(), tmp_path, host)
    match = host.match
    host.note(Note("hint", seat=0))
    assert host.match == match
    assert read_record(journal.path).entries[-1] == Note("hint", seat=0)


# --- who sits where --------------------------------------------------------------------------


@each(
    ("players", "people", "viewer"),
    [
        ((HUMAN, "casual", "casual"), (0,), 0),
        (("casual", "casual", HUMAN), (2,), 2),
        (("casual", HUMAN, HUMAN), (1, 2), 1),
        (("casual", "casual", "casual"), (), 0),
    ],
)
def test_people_are_those_of_the_header(players, people, viewer):
    host = Host(None)
    host.begin(header(MoonRules(), *players))
    assert host.people == people
    assert host.viewer == viewer
    assert host.sight.seat == viewer


def test_player_is_made_once_a_match_from_its_seed_and_seat(qtbot, tmp_path):
    made: list[int] = []

    class Made(First):
        def __init__(self, seed: int) -> None:
            super().__init__(seed)
            made.append(seed)

    host = Host(None)
    thinker = players_of(host, lambda _: {"casual": First, "made": Made})
    at(bidding(), tmp_path, host, you=9)
    host.reseat(host.header.with_seats(tuple(SeatName(n, "made") for n in "XYZ")))
    while host.match.turn is not None:
        with qtbot.waitSignal(host.happened):
            think(host, thinker)
    assert made == [player_seed(7, seat) for seat in (0, 1, 2)]


def test_level_that_is_not_known_is_played_by_the_fallback(qtbot, tmp_path):
    host = Host(None)
    thinker = players_of(host, lambda _: {"casual": First})
    at(bidding(), tmp_path, host, you=9)
    host.reseat(host.header.with_seats(tuple(SeatName(n, "unheard of") for n in "XYZ")))
    with qtbot.waitSignal(host.happened):
        think(host, thinker)
    assert host.entries[-1] == Bid(0, "pass")


def test_other_names_hold_at_once_and_on_disk(host, journal, tmp_path):
    at(following(), tmp_path, host)
    ear, entries, match = Ear(host), host.entries, host.match
    players = (HUMAN, "random", "casual")
    named = host.header.with_seats(tuple(map(SeatName, "XYZ", players)))
    host.reseat(named)
    reading = read_record(journal.path)
    assert (reading.header, reading.entries, reading.match) == (named, host.entries, match)
    assert tuple(e for e in host.entries if e[0] != "seated") == entries
    assert ear.laid_out == 1


def test_record_says_who_sat_there_and_who_does_since(host, tmp_path):
    """Once for each, however often; and taking back takes nobody's place."""
    at(following(), tmp_path, host)
    for name in ("Kim", "Kit"):
        seats = list(host.header.seats)
        seats[0] = seats[0]._replace(name=name)
        host.reseat(host.header.with_seats(tuple(seats)))
    notes = [note for note in host.entries if isinstance(note, Note)]
    assert [(note.kind, note.seat, note.name) for note in notes] == [
        ("seated", 0, "Ann"), ("seated", 0, "Kim"), ("seated", 0, "Kit"),
    ]  # fmt: skip
    assert host.entries[0] == notes[0]
    host.play_again()
    assert [n.name for n in host.entries if n in notes] == ["Ann", "Kim", "Kit"]
    host.redo()
    assert [n.name for n in host.entries if n in notes] == ["Ann", "Kim", "Kit"]


def test_before_the_first_deal_nobody_has_sat_there(host):
    host.begin(header())
    host.reseat(host.header.with_seats(tuple(SeatName(n, HUMAN) for n in "XYZ")))
    assert host.entries == ()


def test_hand_in_which_the_person_leaves_is_marked(host, tmp_path):
    """The computer plays it on, and did not see it alone."""
    at(following(), tmp_path, host)
    entries = host.entries
    host.reseat(host.header.with_seats(tuple(SeatName(n, "casual") for n in "XYZ")))
    before, after = (
        [Note("seated", seat=at, player=who, name=name) for at, (name, who) in enumerate(seats)]
        for seats in (read_record(tmp_path / "position.moon").header.seats, host.header.seats)
    )
    assert host.entries == (*before, *entries, *after, Note("hint", seat=0))


# --- thinking --------------------------------------------------------------------------------


@pytest.fixture
def thinking(qtbot, tmp_path):
    """Lets a player of a level choose at an arranged position, and gives back what was entered."""

    def chosen(level: str, levels: Any, table: Table) -> Any:
        host = Host(None)
        thinker = players_of(host, lambda _: {"casual": First, **levels})
        reading = read_record(filed(table, tmp_path / "position.moon", you=9))
        seats = tuple(SeatName(seat.name, level) for seat in reading.header.seats)
        host.take_up(reading._replace(header=reading.header.with_seats(seats)))
        with qtbot.waitSignal(host.happened) as heard:
            think(host, thinker)
        return heard.args[0]

    return chosen


@pytest.mark.parametrize("player", [Raiser(), Cheat(), Mute()], ids=lambda p: type(p).__name__)
@pytest.mark.parametrize("table", [bidding(), naming(), following()])
def test_match_goes_on_with_a_casual_choice_and_a_note_in_the_log(thinking, caplog, player, table):
    entered = thinking("odd", {"odd": as_level(player)}, table)
    assert entered == table.match.legal()[0]
    (record,) = [record for record in caplog.records if record.levelname == "WARNING"]
    assert type(player).__name__ in record.getMessage()


def test_player_sees_a_sight_of_its_own_seat_and_not_the_match(qtbot, tmp_path):
    seen: list[Any] = []

    class Looker(First):
        def choose(self, sight: Any) -> Any:
            seen.append((sight, threading.current_thread() is threading.main_thread()))
            return sight.legal[0]

    host = Host(None)
    thinker = players_of(host, lambda _: {"casual": Looker})
    at(following(), tmp_path, host, you=1)
    with qtbot.waitSignal(host.happened):
        think(host, thinker)
    assert seen == [(following().match.sight(0), False)]


@pytest.mark.parametrize("change", ["undo", "begin", "time", "act"])
def test_thought_for_a_position_that_is_gone_is_ignored(qtbot, tmp_path, change):
    player = Ponderer()
    host = Host(None)
    thinker = players_of(host, lambda _: {"casual": as_level(player)})
    table = Table(match="timed", match_length=9).deal().say("4")
    at(table, tmp_path, host)
    think(host, thinker)
    until(lambda: player.asked, "a thought")
    match change:
        case "undo":
            host.undo()
        case "begin":
            host.begin(header())
        case "time":
            assert host.time_up()
        case "act":
            host.act(Bid(1, "5"))
    entries = host.entries
    player.free.set()
    until(lambda: player.answered, "the answer")
    qtbot.wait(20)
    assert host.entries == entries


# --- time ------------------------------------------------------------------------------------


def test_time_runs_out_once_and_only_in_a_timed_match(host, tmp_path):
    at(bidding(), tmp_path, host)
    assert not host.time_up()
    at(Table(match="timed", match_length=9).deal(), tmp_path, host)
    assert host.time_up()
    assert host.entries[-1] == TimeUp()
    assert not host.time_up()


def test_seconds_played_are_those_last_noted(host, tmp_path):
    at(bidding(), tmp_path, host)
    assert host.seconds_played == 0
    host.note(Note("clock", elapsed=30))
    host.note(Note("clock", elapsed=65))
    host.note(Note("hint", seat=0))
    assert host.seconds_played == 65
