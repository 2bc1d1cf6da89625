"""When faces are glad or sorry: told by what all have seen, in every game, and for a while only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QObject

from moon_desktop.engine.entries import Consequence, Entry
from moon_desktop.games import CATALOGUE
from moon_desktop.look.faces import Mood
from moon_desktop.table.moods import Moods, after_hand, after_trick
from moon_desktop.table.plates import PlateItem
from moon_desktop.table.playback import Step
from moon_desktop.table.tempo import AT_ONCE, Tempo
from tests.kit import arrange, forty_two, moon_cards
from tests.kit.cases import each

MOON, TEXAS, CARDS = (CATALOGUE[name] for name in ("moon", "texas42", "shoot-the-moon-cards"))
NAMES = arrange.NAMES
GLAD: Mood = "glad"
SORRY: Mood = "sorry"


def steps(game: Any, entries: list[Entry], rules: Any, seat: int = 0) -> Iterator[Step]:
    """All that happened, as ``seat`` saw it."""
    match = game.start(rules)
    for entry in entries:
        before = match.sight(seat)
        if not isinstance(entry, Consequence):
            match, _ = match.after(entry)
        yield Step(entry, before, match.sight(seat))


def felt(game: Any, table: Any, seat: int = 0) -> list[dict[int, Mood]]:
    """Each mood after a trick, in order."""
    names = NAMES[: table.rules.seats]
    tricks = []
    for step in steps(game, table.entries, table.rules, seat):
        told = game.show.table.telling(step.before, names, None)
        tricks.append(dict(after_trick(*step, told)))
    return [moods for moods in tricks if moods]


def ended(game: Any, table: Any) -> list[dict[int, Mood]]:
    """Each mood at the end of a hand, a game or a match, in order."""
    found = (dict(after_hand(*step)) for step in steps(game, table.entries, table.rules))
    return [moods for moods in found if moods]


# --- tricks ---------------------------------------------------------------------------------


def test_where_tricks_are_bid_whoever_takes_one_is_glad():
    assert felt(MOON, arrange.Table().sweep(0)) == [{0: GLAD}] * 7


def test_where_no_trick_is_wanted_nobody_is_glad_of_one():
    assert felt(MOON, arrange.Table().flop(0, "under")) == []
    nel_o = forty_two.Table(nel_o="marks").deal(forty_two.SURE).bid(0, "1m").say("nel-o:low")
    assert felt(TEXAS, nel_o.play_on()) == []


def test_where_pieces_count_the_taker_is_glad_and_who_lost_one_sorry():
    """Not of one that a partner takes, nor of a trick without any."""
    hands = "6-6 6-5 6-4 6-3 6-2 6-1 6-0", "5-5 4-4", "5-0 4-3", "4-1 3-3"
    table = forty_two.Table().deal(*hands).bid(0, "1m").say("6")
    table.say("6-6 5-5 5-0 3-3", "6-5 4-4 4-3 4-1").say("6-1")
    assert felt(TEXAS, table) == [{0: GLAD, 1: SORRY}, {0: GLAD, 3: SORRY}]
    plain = forty_two.Table().deal(*hands).bid(0, "1m").say("6", "6-6 4-4 4-3 3-3")
    assert felt(TEXAS, plain) == []


def test_where_chips_are_played_for_a_trick_that_costs_one_makes_sorry():
    table = moon_cards.Table("cards-three").scores(2, 2, 2)
    table.deal("R12 R11", "BIG G1", "LITTLE G2")
    table.say("R12 BIG G2")
    first = felt(CARDS, table)
    assert len(first) == 1
    (taker,) = first[0]
    assert first[0][taker] == GLAD
    table = moon_cards.Table("cards-three", starting_chips=2)
    table.deal("R12 R11", "G1 B1", "LITTLE G2").say("R12 G1 LITTLE")
    assert felt(CARDS, table) == [{0: SORRY}]


@each("seat", [0, 1, 2])
def test_the_same_is_felt_whoever_looks(seat: int):
    """A mood speaks only of what all have seen."""
    table = arrange.Table().sweep(0)
    assert felt(MOON, table, seat) == felt(MOON, table)


# --- the end of a hand, a game, a match -----------------------------------------------------


def test_who_bid_is_glad_of_a_bid_made_and_of_a_set_all_others_are():
    assert ended(MOON, arrange.Table().sweep(1)) == [{1: GLAD}]
    assert ended(MOON, arrange.Table().flop(1)) == [{0: GLAD, 1: SORRY, 2: GLAD}]
    assert ended(MOON, arrange.Table().pass_out()) == []


def test_partners_feel_alike():
    assert ended(TEXAS, forty_two.Table().sweep(1)) == [{1: GLAD, 3: GLAD}]
    fallen = {0: SORRY, 1: GLAD, 2: SORRY, 3: GLAD}
    assert ended(TEXAS, forty_two.Table().flop(0)) == [fallen]


def test_where_nobody_bids_who_gained_is_glad_and_who_lost_is_sorry():
    """C3.4, C4.1: three tricks to two, with a Little Moon in one of these."""
    table = moon_cards.Table().deal("R12 R11 R10 B1 B2", "B12 B11 B3 B4 B5", "LITTLE B6 B7 B8 B9")
    table.say("R12 B3 B6 B10", "R11 B4 B7 P1", "R10 B5 B8 P2", "B1 B12 LITTLE P3", "B11 B9 P4 B2")
    assert ended(CARDS, table) == [{0: GLAD, 1: SORRY, 2: GLAD, 3: SORRY}]


def test_of_a_match_everybody_feels_something():
    table = forty_two.Table(target=1).sweep(0)
    won: dict[int, Mood] = {0: GLAD, 1: SORRY, 2: GLAD, 3: SORRY}
    assert ended(TEXAS, table)[-1] == won


# --- on the plates --------------------------------------------------------------------------


class Plates(QObject):
    """Three plates, in place of all that stands on a table."""

    def __init__(self) -> None:
        super().__init__()
        self.plates = [PlateItem() for _ in range(3)]

    @property
    def moods(self) -> list[str]:
        return [plate.portrait.mood for plate in self.plates]


def test_moods_pass_but_those_of_an_end_stay(qtbot):
    plates = Plates()
    moods = Moods(plates, plates)  # type: ignore[arg-type]
    pace = Tempo(0.05, 0.05)
    moods.show({1: GLAD}, pace, stay=False)
    assert plates.moods == ["neutral", GLAD, "neutral"]
    qtbot.waitUntil(lambda: plates.moods == ["neutral"] * 3)
    moods.show({1: GLAD}, pace, stay=False)
    moods.show({1: SORRY, 2: GLAD}, pace, stay=True)
    qtbot.wait(130)
    assert plates.moods == ["neutral", SORRY, GLAD]
    moods.clear()
    assert plates.moods == ["neutral"] * 3


def test_where_nothing_is_held_or_wanted_no_mood_is_seen(qapp):
    plates = Plates()
    moods = Moods(plates, plates)  # type: ignore[arg-type]
    moods.show({1: GLAD}, AT_ONCE, stay=False)
    assert plates.moods == ["neutral"] * 3
    moods.show({1: GLAD}, Tempo(), stay=True)
    assert plates.moods == ["neutral", GLAD, "neutral"]
    moods.want(False)
    assert plates.moods == ["neutral"] * 3, "at once"
    moods.show({1: GLAD}, Tempo(), stay=True)
    assert plates.moods == ["neutral"] * 3
