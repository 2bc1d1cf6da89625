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
        assert bool(words.caption) == sight.widow_down
        for other, plate in enumerate(by_seat):
            together = sight.seats.members(sight.seats.side(other))
            taken = sight.taken or (0,) * rules.seats
            assert plate.tricks == sum(taken[seat] for seat in together)
            assert plate.fullness is None or 0 <= plate.fullness <= 1
            assert plate.in_hole == (plate.fullness is None)
            assert plate.in_hole == str(plate.score).startswith("\u2212")

    walked(rules, seed, hands=2, watch=watch)


# --- plates ----------------------------------------------------------------------------------


def test_plates_stand_clockwise_from_the_viewer():
    assert plates(Table().deal(), "name", 1) == ["Bea", "Cy", "Ann"]


def test_turn_is_said_to_you_and_of_others():
    table = Table().deal(ANN, widow="3-3")
    assert plates(table, "turn") == ["Your turn to bid", None, None]
    assert plates(table, "turn", 1) == [None, None, "To bid"]
    table.bid(0, "7")
    assert plates(table, "turn")[0] == "Discard one tile"
    assert plates(table, "turn", 1)[2] == "To discard"
    table.say("3-3")
    assert plates(table, "turn")[0] == "Name trump"
    assert plates(table, "turn", 1)[2] == "To name trump"
    table.say("6")
    assert plates(table, "turn")[0] == "Your turn"
    assert plates(table, "turn", 1)[2] == "To play"


def test_bids_stay_on_the_plates():
    table = Table().deal(ANN).say("4", "5")
    assert plates(table, "pill") == ["Bid 4", "Bid 5", "No bid yet"]
    assert plates(table, "bidder") == [False, True, False], "the highest so far"
    table.say("pass")
    assert plates(table, "pill") == ["Bid 4", "Bid 5", "Passed"]
    assert plates(table, "bidder") == [False, True, False]


def test_tricks_are_shown_with_what_the_bidder_needs():
    table = Table().deal(ANN, widow="3-3").bid(0, "5").contract("6")
    assert plates(table, "of") == [7, 7, 7]
    assert plates(Table().deal(ANN), "of") == [0, 0, 0], "nothing is bought yet"
    assert plates(table, "needed") == [5, None, None]
    table.say("6-6")
    for _ in range(2):
        table.add(table.match.legal()[0])
    assert plates(table, "tricks") == [1, 0, 0]


def test_under_needs_no_trick():
    assert plates(Table().deal(ANN, widow="3-3").bid(0, "under").say("3-3"), "needed")[0] is None


def test_scores_show_how_full_the_moon_is_and_who_is_in_the_hole():
    """M5.8."""
    table = Table().ledger(scores=(14, -7, 30)).deal()
    assert plates(table, "score") == ["14", "\u22127", "30"]
    assert plates(table, "in_hole") == [False, True, False]
    assert plates(table, "fullness") == [pytest.approx(14 / 21), None, 1.0]


def test_score_of_a_game_just_won_stays_until_the_next_deal():
    table = Table("shoot-the-moon").sweep(0, "over")
    assert plates(table, "score") == ["21", "0", "0"]
    table.deal()
    assert plates(table, "score") == ["0", "0", "0"]


@pytest.mark.parametrize(("counted", "shown"), [(True, 1), (False, 0)])
def test_hickeys_show_where_they_count(counted, shown):
    """M5.7."""
    assert plates(Table(hickeys=counted).flop(0), "asterisks")[0] == shown


def test_partners_share_score_and_are_marked():
    """M5.4."""
    table = Table(seats=4, partners=True).ledger(scores=(9, -4)).deal()
    assert plates(table, "score") == ["9", "\u22124", "9", "\u22124"]
    assert plates(table, "partner") == ["", "", "partner", ""]
    assert plates(table, "partner", 3) == ["", "", "partner", ""]
    assert set(plates(Table(seats=4).deal(), "partner")) == {""}


def test_tricks_of_partners_lie_together():
    """M5.4: each plate of a side shows all its tricks, and what the bid of the side needs."""
    table = Table(seats=4, partners=True).deal(ANN).bid(0, "5").contract("6").say("6-6")
    for _ in range(3):
        table.add(table.match.legal()[0])
    assert plates(table, "tricks") == [1, 0, 1, 0]
    assert plates(table, "tricks", 1) == [0, 1, 0, 1]
    assert plates(table, "needed") == [5, None, 5, None]


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
        ("5", 0, 7, "Ann: 5 \u2014 5 more needed"),
        ("5", 4, 2, "Ann: 5 \u2014 1 more needed"),
        ("5", 2, 3, "Ann: 5 \u2014 all 3 needed"),
        ("5", 4, 1, "Ann: 5 \u2014 the last trick needed"),
        ("5", 5, 2, "Ann: 5 \u2014 made"),
        ("5", 1, 3, "Ann: 5 \u2014 set by 1"),
        ("over", 2, 5, "Ann: Over \u2014 all 5 needed"),
        ("under", 0, 5, "Ann: Under \u2014 no tricks"),
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
