"""What plates, plaque, bubbles and places say of a Sight."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.moon.show.plates import telling
from moon_desktop.games.shown.table import Telling
from tests.kit.arrange import Table
from tests.kit.strategies import LAW, playable_rules, seeds
from tests.kit.walks import walked

NAMES = ("Ann", "Bea", "Cy", "Dot")
ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


# Ann won two games, and Bea the last before time was up.
AHEAD = Table(match="timed", match_length=9, target=7, game_marks="winner-only")
AHEAD.sweep(0).sweep(0).sweep(1).time_up()


def told(table: Table, seat: int = 0) -> Telling:
    return telling(table.match.sight(seat), NAMES[: table.rules.seats], seat)


def plates(table: Table, what: str, seat: int = 0) -> list[Any]:
    return [getattr(plate, what) for plate in told(table, seat).plates]


@LAW
@given(rules=playable_rules(), seed=seeds(), seat=st.integers(0, 3))
def test_everything_that_can_be_seen_can_be_told(rules, seed, seat):
    """Whose turn it is, who deals and who bid stand on the right plates in any match."""
    seat %= rules.seats

    def watch(match: Moon) -> None:
        sight = match.sight(seat)
        words = telling(sight, NAMES[: rules.seats], sight.seat)
        by_seat = [words.plates[(other - seat) % rules.seats] for other in range(rules.seats)]
        assert [plate.name for plate in by_seat] == list(NAMES[: rules.seats])
        assert [s for s, plate in enumerate(by_seat) if plate.turn] == (
            [] if sight.turn is None else [sight.turn]
        )
        assert [s for s, plate in enumerate(by_seat) if plate.dealer] == (
            [] if sight.dealer is None else [sight.dealer]
        )
        assert words.title
        discard = sight.last is not None and sight.last.discard is not None
        assert bool(words.caption) == (sight.widow_down or discard)
        for other, plate in enumerate(by_seat):
            together = sight.seats.members(sight.seats.side(other))
            # Those of a hand that is over are told until the next deal.
            taken = sight.at_its_end.taken or (0,) * rules.seats
            assert plate.tricks == sum(taken[seat] for seat in together)
            assert plate.fullness is None or 0 <= plate.fullness <= 1
            assert plate.in_hole == (plate.fullness is None)
            assert plate.in_hole == str(plate.score).startswith("\u2212")

    walked(rules, seed, hands=2, watch=watch)


# --- plates ----------------------------------------------------------------------------------


def at(said: str = "", **house: Any) -> Table:
    """Ann has the best hand, and so much has been said."""
    return Table(**house).deal(ANN, widow="3-3").say(said)


def trick(table: Table) -> Table:
    """One trick more, which Ann leads and takes."""
    table.say("6-6")
    while table.match.sight(0).plays:
        table.add(table.match.legal()[0])
    return table


BOUGHT = "5 pass pass 3-3 6"
SIDES: dict[str, Any] = {"seats": 4, "partners": True}
SCORES = Table().ledger(scores=(14, -7, 30)).deal()
TOGETHER = Table(**SIDES).ledger(scores=(9, -4)).deal()
FOUR = trick(Table(**SIDES).deal(ANN).say("5 pass pass pass 6"))


@pytest.mark.parametrize(
    ("table", "seat", "what", "shown"),
    [
        # clockwise from the viewer, the turn said to you and of others
        (at(), 1, "name", ["Bea", "Cy", "Ann"]),
        (at(), 0, "turn", ["Your turn to bid", None, None]),
        (at(), 1, "turn", [None, None, "To bid"]),
        (at("7 pass pass"), 0, "turn", ["Discard one tile", None, None]),
        (at("7 pass pass"), 1, "turn", [None, None, "To discard"]),
        (at("7 pass pass 3-3"), 0, "turn", ["Name trump", None, None]),
        (at("7 pass pass 3-3"), 1, "turn", [None, None, "To name trump"]),
        (at(BOUGHT), 0, "turn", ["Your turn", None, None]),
        (at(BOUGHT), 1, "turn", [None, None, "To play"]),
        # bids stay on the plates; who is highest so far is marked
        (at("4 5"), 0, "pill", ["Bid 4", "Bid 5", "No bid yet"]),
        (at("4 5"), 0, "bidder", [False, True, False]),
        (at("4 5 pass"), 0, "pill", ["Bid 4", "Bid 5", "Passed"]),
        (at("4 5 pass"), 0, "bidder", [False, True, False]),
        (at("over pass pass", shoot_tops=2), 0, "pill", ["Over", "Passed", "Passed"]),
        # tricks, and what the bidder needs, which is none for under
        (at(), 0, "of", [0, 0, 0]),
        (at(BOUGHT), 0, "of", [7, 7, 7]),
        (at(BOUGHT), 0, "needed", [5, None, None]),
        (at("under 3-3"), 0, "needed", [None, None, None]),
        (trick(at(BOUGHT)), 0, "tricks", [1, 0, 0]),
        # M5.4: each plate of a side shows all its tricks and what its bid needs
        (FOUR, 0, "needed", [5, None, 5, None]),
        (FOUR, 0, "tricks", [1, 0, 1, 0]),
        (FOUR, 1, "tricks", [0, 1, 0, 1]),
        (TOGETHER, 0, "score", ["9", "\u22124", "9", "\u22124"]),
        (TOGETHER, 0, "partner", ["", "", "partner", ""]),
        (TOGETHER, 3, "partner", ["", "", "partner", ""]),
        (Table(seats=4).deal(), 0, "partner", [""] * 4),
        # M5.8
        (SCORES, 0, "score", ["14", "\u22127", "30"]),
        (SCORES, 0, "in_hole", [False, True, False]),
        (SCORES, 0, "fullness", [pytest.approx(14 / 21), None, 1.0]),
        # that of a game just won stays until the next deal
        (Table("shoot-the-moon").sweep(0, "over"), 0, "score", ["21", "0", "0"]),
        (Table("shoot-the-moon").sweep(0, "over").deal(), 0, "score", ["0", "0", "0"]),
        # M5.7
        (Table(hickeys=True).flop(0), 0, "asterisks", [1, 0, 0]),
        (Table(hickeys=False).flop(0), 0, "asterisks", [0, 0, 0]),
    ],
)
def test_plates(table, seat, what, shown):
    """M5.4, M5.7, M5.8."""
    assert plates(table, what, seat) == shown


# --- the plaque ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "title", "line"),
    [
        (Table(), "The draw", "The highest tile deals"),
        (Table().draw("6-4 5-5 3-1"), "The draw", "Ann and Bea draw again"),
        (Table().dealer(0), "A new hand", "You deal"),
        (Table().dealer(1), "A new hand", "Bea deals"),
        (Table().deal(ANN), "The auction", "No bid yet"),
        (Table().deal(ANN).say("4"), "The auction", "Ann: 4"),
        (Table().deal(ANN).say("4", "5"), "The auction", "Bea: 5"),
        (Table(shoot_tops=2).deal(ANN).say("over"), "The auction", "Ann: Shoot over"),
        (Table(shoot_tops=3).deal(ANN).say("over", "double"), "The auction", "Bea: Double shoot"),
        (Table(aggie_dice=True).deal(ANN, dice=(2, 6)), "The auction", "No bid yet"),
        (Table().sweep(0, "over"), "You won the match", ""),
        (Table().sweep(1, "over"), "Bea won the match", ""),
        (Table(seats=4, partners=True).sweep(1, "over"), "Bea & Dot won the match", ""),
        (AHEAD, "You won the match", ""),
    ],
)
def test_plaque_between_contracts(table, title, line):
    assert (told(table).title, told(table).line) == (title, line)


def contract(trump: str, bid: str = "5", **house: Any) -> Telling:
    return told(Table(**house).deal(ANN, widow="3-3").bid(0, bid).contract(trump))


@pytest.mark.parametrize(
    ("words", "emblem", "title"),
    [
        (contract("6"), "6", "Sixes are trump"),
        (contract("doubles"), "doubles", "Doubles are trump"),
        (contract("none"), "none", "Follow me"),
        (contract("", "under"), "moon", "Shooting under"),
    ],
)
def test_plaque_names_the_contract(words, emblem, title):
    assert (words.emblem, words.title) == (emblem, title)


@pytest.mark.parametrize(
    ("bid", "taken", "left", "line"),
    [
        ("5", 0, 7, "Ann bid 5 \u2014 5 more needed"),
        ("5", 4, 2, "Ann bid 5 \u2014 1 more needed"),
        ("5", 2, 3, "Ann bid 5 \u2014 all 3 needed"),
        ("5", 4, 1, "Ann bid 5 \u2014 the last trick needed"),
        ("5", 5, 2, "Ann bid 5 \u2014 made"),
        ("5", 1, 3, "Ann bid 5 \u2014 set by 1"),
        ("over", 2, 5, "Ann bid shoot over \u2014 all 5 needed"),
        ("under", 0, 5, "Ann bid shoot under \u2014 no tricks"),
    ],
)
def test_plaque_tells_what_the_bidder_still_needs(bid, taken, left, line):
    table = Table().deal(ANN, widow="3-3").bid(0, bid).contract("" if bid == "under" else "6")
    sight = table.match.sight(0)._replace(taken=(taken, 0, 0), tricks=(None,) * (7 - left))
    assert telling(sight, NAMES, 0).line == line


# --- bubbles, places, widow ------------------------------------------------------------------


def test_bids_stand_in_bubbles_during_the_auction_alone():
    table = Table().deal(ANN).say("4", "pass")
    assert told(table).bubbles == ("4", "Pass", "")
    assert told(table, 1).bubbles == ("Pass", "", "4")
    assert set(told(table.say("pass")).bubbles) == {""}
    sight = table.match.sight(0)
    motion = SHOW.motion(sight, sight.said[1], sight)
    assert (motion.kind, motion.seat, motion.words) == ("say", 1, "Pass")


def test_places_wait_for_the_tiles_of_a_trick():
    table = Table().deal(ANN, widow="3-3").bid(0, "5")
    assert told(table).places == frozenset()
    table.contract("6")
    assert told(table).places == {0, 1, 2}
    table.say("6-6")
    assert told(table).places == {1, 2}
    assert told(table, 1).places == {0, 1}


def test_widow_is_named_while_it_lies():
    table = Table().deal(ANN)
    assert told(table).caption == "The widow"
    assert told(table.bid(0, "5")).caption == ""


def test_name_that_is_written_from_right_to_left_stays_within_its_sentence():
    names = ("Ann", "\u05d0\u05d3\u05d4", "Cy")
    words = telling(Table().deal(ANN).say("4", "5").match.sight(0), names, 0)
    assert words.line == "\u2068\u05d0\u05d3\u05d4\u2069: 5"
    assert [plate.name for plate in words.plates] == list(names), "a plate has it as it is"


def test_hand_that_is_over_is_told_of_as_what_it_was():
    told = telling(Table().flop(0).match.sight(0), NAMES, 0)
    assert told.title == "Sixes were trump"
    told = telling(Table(target=60).sweep(0, "over").match.sight(0), NAMES, 0)
    assert (told.emblem, told.title) == ("moon", "Shooting the moon")
