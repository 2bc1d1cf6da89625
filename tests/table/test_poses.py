"""Where every piece lies, for what one seat may see."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.engine.entries import Draw
from moon_desktop.engine.pieces import TILES
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.moon.show.layout import arranged, highest_drawn, playable
from moon_desktop.games.shown.table import Laid, hidden
from moon_desktop.table.poses import laid_pose, poses
from moon_desktop.table.stage import Stage
from tests.kit.arrange import Table
from tests.kit.strategies import LAW, playable_rules, seeds
from tests.kit.walks import walked

ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
STAGES = {seats: Stage.of(1280, 756, seats) for seats in (3, 4)}


def lie(table: Table, seat: int = 0) -> Any:
    return poses(SHOW.layout(table.match.sight(seat)), STAGES[table.rules.seats])


def told(pose: Any) -> int | None:
    """The suit that is told on a tile."""
    if pose.told is None:
        return None
    return 7 if pose.told.emblem == "doubles" else int(pose.told.emblem)


def row(table: Table, seat: int = 0) -> list[str]:
    """The seat's own tiles as they stand, from left to right."""
    pieces = lie(table, seat)
    held = table.match.sight(seat).held
    return sorted(held, key=lambda tile: pieces[tile].spot.x)


# --- laws ------------------------------------------------------------------------------------


@LAW
@given(rules=playable_rules(), seed=seeds(), seat=st.integers(0, 3))
def test_no_tile_is_shown_that_the_seat_cannot_see_and_none_is_lost(rules, seed, seat):
    """M1.5."""
    seat %= rules.seats

    def watch(match: Moon) -> None:
        sight = match.sight(seat)
        pieces = poses(SHOW.layout(sight), STAGES[rules.seats])
        if sight.phase in ("draw", "deal", "over"):
            drawn = [draw.pieces for draw in sight.drawn]
            last = [next(t for t in reversed(tiles) if t) for tiles in zip(*drawn, strict=True)]
            assert [pose.face for pose in pieces.values()] == last
            return
        lying = sum(sight.counts) + len(sight.plays) + sight.widow_down + sight.discard_down
        assert len(pieces) == lying
        known = {*sight.held, *(play.piece for play in sight.plays)}
        assert {pose.face for pose in pieces.values()} - {None} == known
        assert all((key in TILES) == (pose.face == key) for key, pose in pieces.items())

    walked(rules, seed, hands=1, watch=watch)


@LAW
@given(rules=playable_rules(), seed=seeds(), seat=st.integers(0, 3))
def test_no_two_pieces_lie_in_one_place(rules, seed, seat):
    seat %= rules.seats

    def watch(match: Moon) -> None:
        pieces = poses(SHOW.layout(match.sight(seat)), STAGES[rules.seats])
        spots = [pose.spot for pose in pieces.values()]
        assert len({(spot.x, spot.y) for spot in spots}) == len(spots)

    walked(rules, seed, hands=1, watch=watch)


@LAW
@given(rules=playable_rules(), seed=seeds(), seat=st.integers(0, 3))
def test_marks_tell_what_may_be_played(rules, seed, seat):
    """M4.3: what cannot be played is marked; nothing is while there is nothing to play."""
    seat %= rules.seats

    def watch(match: Moon) -> None:
        sight = match.sight(seat)
        pieces = poses(SHOW.layout(sight), STAGES[rules.seats])
        may = playable(sight)
        looks = {tile: pieces[tile].look for tile in sight.held if tile in pieces}
        for tile, look in looks.items():
            if not may:
                assert look == "rest"
            elif sight.phase == "play":
                assert look == ("legal" if tile in may else "illegal")
            elif tile in may:
                assert look == ("apart" if tile == sight.widow else "rest")
            else:
                assert look == "illegal"
        if not sight.drawn:
            assert all(p.look == "rest" for key, p in pieces.items() if key not in sight.held)

    walked(rules, seed, hands=1, watch=watch)


# --- cases -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_sits_clockwise_from_the_viewer(seats):
    table = Table(seats=seats).deal()
    stage = STAGES[seats]
    for viewer in range(seats):
        pieces = lie(table, viewer)
        for other in range(seats):
            where = SHOW.layout(table.match.sight(viewer)).offset(other)
            assert where == (other - viewer) % seats
            if where:
                back = pieces[hidden(other, 0)]
                assert back.spot == stage.row_spot(where, 0, 7)
                assert back.face is None


def test_own_row_is_below_all_others():
    table = Table().deal(ANN)
    pieces = lie(table)
    own = [pieces[tile].spot.y for tile in ANN.split()]
    assert len(set(own)) == 1
    assert own[0] > max(pose.spot.y for key, pose in pieces.items() if key not in ANN.split())


@pytest.mark.parametrize(
    ("trump", "order"),
    [
        ("6", "6-6 6-5 6-4 6-3 6-1 5-5 4-1"),
        ("5", "5-5 6-5 6-6 6-4 6-3 6-1 4-1"),
        ("1", "6-1 4-1 6-6 6-5 6-4 6-3 5-5"),
        ("doubles", "6-6 5-5 6-5 6-4 6-3 6-1 4-1"),
        ("none", "6-6 6-5 6-4 6-3 6-1 5-5 4-1"),
    ],
)
def test_hand_stands_by_suits_with_trumps_on_the_left(trump, order):
    """M3.4–M3.6."""
    hand = "4-1 6-3 5-5 6-6 6-1 6-5 6-4"
    table = Table().deal(hand, widow="0-0").bid(0, "7").contract(trump)
    assert row(table) == order.split()


def test_double_is_the_lowest_of_its_suit_in_under():
    """M3.7."""
    table = Table().deal("4-1 6-3 5-5 6-6 6-1 6-5 6-4", widow="0-0").bid(0, "under")
    assert row(table.say("0-0")) == ["6-5", "6-4", "6-3", "6-1", "6-6", "5-5", "4-1"]


def test_hand_stands_by_its_high_ends_before_there_are_suits():
    assert arranged(("4-1", "5-5", "6-1", "6-6", "5-4"), None) == (
        "6-6", "6-1", "5-5", "5-4", "4-1",
    )  # fmt: skip


def test_widow_lies_face_down_until_it_is_taken_in():
    """M3.1: and then it stands last in the hand, a little apart."""
    table = Table().deal("6-5 6-4 6-3 6-2 6-1 5-5 5-4", widow="6-6")
    pieces = lie(table)
    assert pieces["widow"].face is None
    assert pieces["widow"].spot == STAGES[3].middle["widow"]
    table.bid(0, "7")
    assert "widow" not in lie(table)
    assert row(table)[-1] == "6-6"
    xs = [lie(table)[tile].spot.x for tile in row(table)]
    pitches = [right - left for left, right in pairwise(xs)]
    assert pitches[-1] > pitches[0]
    assert hidden(0, 7) in lie(table, 1), "the others see eight backs"


def test_discard_lies_face_down_for_everybody():
    """M3.1: never shown before the hand ends."""
    table = Table().deal(ANN, widow="3-3").bid(0, "7").say("3-3")
    for seat in range(3):
        assert lie(table, seat)["discard"].face is None
        assert "3-3" not in lie(table, seat)


def test_tiles_of_a_trick_lie_before_their_players_in_order():
    table = Table().deal(ANN).bid(0, "7").contract("6").say("6-6")
    for viewer in range(3):
        pose = lie(table, viewer)["6-6"]
        assert pose.face == "6-6"
        assert pose.spot == STAGES[3].places[(0 - viewer) % 3]
    table.add(table.match.legal()[0])
    layers = [lie(table)[play.piece].layer for play in table.match.sight(0).plays]
    assert layers == sorted(layers)


def test_legal_tiles_stand_up_and_others_do_not():
    table = Table(first_lead_trump=True).deal(ANN).bid(0, "7").contract("6")
    pieces = lie(table)
    lift = STAGES[3].legal_lift
    assert pieces["5-5"].look == "illegal"
    assert pieces["6-1"].look == "legal"
    assert pieces["5-5"].spot.y - pieces["6-1"].spot.y == pytest.approx(lift)


def test_draw_for_dealer_lies_before_everybody_until_the_deal():
    """M1.3: of several draws the last that a seat had a tile of."""
    table = Table().draw("6-4 5-5 1-1")
    assert {key: pose.face for key, pose in lie(table).items()} == {
        tile: tile for tile in ("6-4", "5-5", "1-1")
    }
    table.draw("2-1 3-1 -")
    assert set(lie(table)) == {"2-1", "3-1", "1-1"}
    assert lie(table)["3-1"].spot == STAGES[3].places[1]
    assert isinstance(table.entries[0], Draw)
    assert set(lie(table.deal(ANN))) >= set(ANN.split())


@pytest.mark.parametrize("table", [Table().sweep(0), Table().sweep(0, "over"), Table()])
def test_table_is_bare_between_hands(table):
    assert lie(table) == {}


def test_unseen_tiles_that_are_swapped_change_nothing():
    """M1.5."""
    one = Table(minimum_bid=4).deal(ANN, "4-4 4-3", "3-3 3-2", widow="1-1")
    other = Table(minimum_bid=4).deal(ANN, "3-3 3-2", "4-4 4-3", widow="1-1")
    assert lie(one) == lie(other)
    assert lie(one, 1) != lie(other, 1)


def test_place_of_a_tile_in_a_trick_is_that_of_its_seat():
    sight = Table().deal().match.sight(2)
    for seat in range(3):
        pose = laid_pose(STAGES[3], SHOW.layout(sight), Laid(seat, "6-6"), 1)
        assert pose.spot == STAGES[3].places[(seat - 2) % 3]


def test_rules_without_a_widow_have_none_on_the_table():
    assert "widow" not in lie(Table(double_blank=False).deal())
    assert "widow" not in poses(SHOW.layout(Table(seats=4).deal().match.sight(0)), STAGES[4])
    assert MoonRules().has_widow


# --- the draw (M1.3) -------------------------------------------------------------------------


def test_who_is_out_of_the_draw_has_the_tile_set_back_and_veiled():
    """M1.3: Cy is out of it, then Ann is."""
    stage = STAGES[3]
    tied = lie(Table().draw("6-4 5-5 3-1"))
    assert [tied[tile].look for tile in ("6-4", "5-5", "3-1")] == ["rest", "rest", "illegal"]
    assert tied["6-4"].spot == stage.places[0]
    assert tied["3-1"].spot == stage.set_back(2)
    done = lie(Table().draw("6-4 5-5 3-1").draw("4-4 6-5 -"))
    assert set(done) == {"4-4", "6-5", "3-1"}
    assert {tile for tile, pose in done.items() if pose.look == "rest"} == {"6-5"}


@pytest.mark.parametrize(
    ("draws", "high"),
    [
        (["6-4 5-5 3-1"], (0, 1)),
        (["1-1 5-5 3-1"], (1,)),
        (["6-4 5-5 3-1", "2-1 1-1 -"], (0,)),
    ],
)
def test_highest_of_the_last_draw_is_found(draws, high):
    """M1.3."""
    table = Table()
    for draw in draws:
        table.draw(draw)
    assert highest_drawn(table.match.sight(0).drawn) == high


# --- the suit in force -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("house", "trump", "lead", "suit"),
    [
        ({"named_lead": True}, "none", "6-5/5", 5),
        ({"named_lead": True}, "none", "6-5/6", 6),
        ({"named_lead": True}, "none", "6-6", None),
        ({}, "none", "6-5", None),
        ({}, "5", "6-5", 5),
        ({}, "6", "6-5", None),
        ({}, "doubles", "6-6", 7),
        ({}, "doubles", "6-5", None),
    ],
)
def test_tile_led_tells_the_suit_where_it_is_not_plain(house, trump, lead, suit):
    """M4.5, and M4.2 where a tile does not lead its higher end."""
    table = Table(**house).deal(ANN, widow="3-3").bid(0, "7").contract(trump).say(lead)
    tile = lead.partition("/")[0]
    for seat in range(3):
        assert told(lie(table, seat)[tile]) == suit, "for all to see"
    table.add(table.match.legal()[0])
    pieces = lie(table)
    assert told(pieces[tile]) == suit, "until the trick is taken"
    assert {pose.told for key, pose in pieces.items() if key != tile} == {None}
