"""Where every piece lies, for what one seat may see."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.engine.pieces import TILES
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.moon.show.table import playable
from moon_desktop.games.moon.show.wording import dice_text
from moon_desktop.games.views.table import hidden
from moon_desktop.table.poses import DICE, DIE, laid_by_hand, poses, taken_key
from moon_desktop.table.stage import Spot, Stage
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.strategies import LAW, playable_rules, seeds
from tests.kit.walks import walked

ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
STAGES = {seats: Stage.of(1280, 756, seats) for seats in (3, 4)}


def lie(table: Table, seat: int = 0) -> Any:
    return poses(SHOW.table.layout(table.match.sight(seat)), STAGES[table.rules.seats])


def row(table: Table, seat: int = 0) -> list[str]:
    """The seat's own tiles as they stand, from left to right."""
    pieces = lie(table, seat)
    held = table.match.sight(seat).held
    return sorted(held, key=lambda tile: pieces[tile].spot.x)


# --- laws ------------------------------------------------------------------------------------


@LAW
@given(rules=playable_rules(), seed=seeds(), seat=st.integers(0, 3))
def test_what_lies_in_a_walk(rules, seed, seat):
    """M1.5: no tile is shown that the seat cannot see, none is lost, and no two lie in one place.
    M3.9: the dice lie through the hand, and say what they show.
    M4.3: what cannot be played is marked; nothing is while there is nothing to play."""
    seat %= rules.seats

    def watch(match: Moon) -> None:
        sight = match.sight(seat)
        pieces = dict(poses(SHOW.table.layout(sight), STAGES[rules.seats]))
        assert len({(pose.spot.x, pose.spot.y) for pose in pieces.values()}) == len(pieces)
        if sight.phase in ("draw", "deal", "over"):
            drawn = [draw.pieces for draw in sight.drawn]
            last = [next(t for t in reversed(tiles) if t) for tiles in zip(*drawn, strict=True)]
            faces = [pose.face for pose in pieces.values()]
            if sight.last is None:
                assert faces == last
                return
            # M3.1: when a hand is over everything may be seen, each once, and all that was left.
            assert len(set(faces)) == len(faces)
            assert None not in faces
            assert set(faces) >= {tile for held in sight.last.left for tile in held}
            return
        dice = [pieces.pop(key) for key in DICE if key in pieces]
        assert [pose.face for pose in dice] == [f"{DIE}{pips}" for pips in sight.dice or ()]
        assert {pose.tip for pose in dice} == ({dice_text(sight.dice)} if sight.dice else set())
        taken = [pieces.pop(taken_key(number)) for number in range(len(sight.tricks))]
        assert {pose.face for pose in taken} <= {None}
        lying = sum(sight.counts) + len(sight.plays) + sight.widow_down + sight.discard_down
        assert len(pieces) == lying
        known = {*sight.held, *(play.piece for play in sight.plays)}
        assert {pose.face for pose in pieces.values()} - {None} == known
        assert all((key in TILES) == (pose.face == key) for key, pose in pieces.items())
        may = playable(sight)
        for key, pose in pieces.items():
            if not may or key not in sight.held:
                assert pose.look == "rest"
            elif key not in may:
                assert pose.look == "illegal"
            elif sight.phase == "play":
                assert pose.look == "legal"
            else:
                assert pose.look == ("apart" if key == sight.widow else "rest")

    walked(rules, seed, hands=1, watch=watch)


# --- cases -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_sits_clockwise_from_the_viewer(seats):
    table = Table(seats=seats).deal()
    stage = STAGES[seats]
    for viewer in range(seats):
        pieces = lie(table, viewer)
        for other in range(seats):
            where = SHOW.table.layout(table.match.sight(viewer)).offset(other)
            assert where == (other - viewer) % seats
            if where:
                back = pieces[hidden(other, 0)]
                assert back.spot == stage.row_spot(where, 0, 7)
                assert back.face is None


@each(
    ("bid", "trump", "order"),
    [
        ("7", "6", "6-6 6-5 6-4 6-3 6-1 5-5 4-1"),
        ("7", "5", "5-5 6-5 6-6 6-4 6-3 6-1 4-1"),
        ("7", "1", "6-1 4-1 6-6 6-5 6-4 6-3 5-5"),
        ("7", "doubles", "6-6 5-5 6-5 6-4 6-3 6-1 4-1"),
        ("7", "none", "6-6 6-5 6-4 6-3 6-1 5-5 4-1"),
        ("under", "", "6-5 6-4 6-3 6-1 6-6 5-5 4-1"),
    ],
)
def test_hand_stands_by_suits_with_trumps_on_the_left(bid, trump, order):
    """M3.4–M3.7; and by its high ends before there are suits."""
    table = Table().deal("4-1 6-3 5-5 6-6 6-1 6-5 6-4", widow="0-0")
    assert row(table) == ["6-6", "6-5", "6-4", "6-3", "6-1", "5-5", "4-1"]
    assert row(table.bid(0, bid).contract(trump)) == order.split()


def test_widow_lies_face_down_until_it_is_taken_in_and_the_discard_after_it():
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
    table.say("6-5")
    for seat in range(3):
        assert lie(table, seat)["discard"].face is None
        assert "6-5" not in lie(table, seat), "nor is the discard shown before the hand ends"
    assert "widow" not in lie(Table(double_blank=False).deal())
    assert "widow" not in lie(Table(seats=4).deal())


def test_tiles_of_a_trick_lie_before_their_players_in_order():
    table = Table().deal(ANN).bid(0, "7").contract("6").say("6-6")
    for viewer in range(3):
        place = STAGES[3].places[(0 - viewer) % 3]
        assert lie(table, viewer)["6-6"].spot == laid_by_hand(place, 0, "6-6")
    table.add(table.match.legal()[0])
    layers = [lie(table)[play.piece].layer for play in table.match.sight(0).plays]
    assert layers == sorted(layers)


def test_legal_tiles_stand_up_and_others_do_not():
    pieces = lie(Table(first_lead_trump=True).deal(ANN).bid(0, "7").contract("6"))
    lift = pieces["5-5"].spot.y - pieces["6-1"].spot.y
    assert lift == pytest.approx(STAGES[3].legal_lift)


@pytest.mark.parametrize("table", [Table().pass_out(), Table()])
def test_table_is_bare_where_nothing_was_played(table):
    assert lie(table) == {}


def at_the_end(table: Table, seat: int = 0) -> dict[str, tuple[int, int]]:
    """Where what is open lies when a hand is over: to the left or right of the middle of the disc,
    above or below it."""
    x, y, _ = STAGES[table.rules.seats].disc
    spots = {key: pose.spot for key, pose in lie(table, seat).items()}
    return {key: (round(spot.x - x), round(spot.y - y)) for key, spot in spots.items()}


def test_hand_that_is_over_lies_open():
    """M3.1, M4.7: what was left before each, the discard above the tricks that are counted."""
    table = Table(stop_when_set=True).flop(1, "6")
    for seat in range(3):
        pieces, stage = lie(table, seat), STAGES[3]
        last = table.match.sight(seat).last
        assert last is not None
        left = last.left
        assert [len(held) for held in left] == [5, 5, 5]
        for other in range(1, 3):
            for place, tile in enumerate(
                SHOW.table.layout(table.match.sight(seat)).left[(seat + other) % 3]
            ):
                assert pieces[tile].spot == stage.row_spot(other, place, 5)
                assert pieces[tile].face == tile
        own = [pieces[tile].spot for tile in left[seat]]
        assert {spot.turn for spot in own} == {-90.0}, "on their sides, under the card"
        assert at_the_end(table, seat)["0-0"][1] < 0
        assert len(pieces) == 16, "the defenders' tricks are not counted"


def test_tricks_of_the_bidder_are_counted_from_the_left():
    """M5.1: those that lost one lie behind the winner, and are seen above it."""
    table = Table().sweep(1, "5")
    found, pieces = at_the_end(table), lie(table)
    last = table.match.sight(0).last
    assert last is not None
    tricks = last.tricks
    heights = set()
    for trick in tricks:
        won = next(play.piece for play in trick.plays if play.seat == 1)
        heights.add(found[won][1])
        for play in trick.plays:
            assert found[play.piece][0] == found[won][0]
            if play.piece != won:
                assert found[play.piece][1] < found[won][1]
                assert pieces[play.piece].layer < pieces[won].layer
    assert len(heights) == 1
    across = [found[trick.plays[0].piece][0] for trick in tricks]
    assert across == sorted(across)
    counted = SHOW.table.layout(table.match.sight(0)).counted
    assert counted is not None
    assert (counted.needed, counted.seats) == (5, (1,) * 7)


def test_shoot_lies_in_a_row_below_the_moon():
    """M2.2: the seven that won; of one under, those that took none."""
    table = Table(target=60).sweep(0, "over")
    assert set(at_the_end(table)) == set(ANN.split())
    assert min(y for _, y in at_the_end(table).values()) > STAGES[3].disc[2]
    low = "1-1 2-2 3-3 2-1 3-1 3-2 4-1"
    under = Table(target=60).deal(low, widow="0-0").bid(0, "under").say("0-0").play_on()
    assert under.hand.result == "made"
    assert set(at_the_end(under)) == set(low.split())


def test_whole_set_lies_round_the_moon_when_the_viewer_has_won_the_match():
    """M6.1: another's win leaves the disc free for the winner."""
    table = Table().sweep(0, "over")
    *set_round, face = at_the_end(table)
    assert set_round == [tile for tile in reversed(TILES) if tile in table.rules.tiles]
    assert face == "winner:0"
    assert at_the_end(table)["6-6"][0] == -at_the_end(table)[set_round[-1]][0] < 0, "open below"
    assert list(at_the_end(table, 1)) == ["winner:0"]
    for seat in (0, 1):
        lies = SHOW.table.layout(table.match.sight(seat))
        assert (lies.winners, lies.final) == ((0,), "21 : 0 : 0")
    assert {
        layout.moment for layout in map(SHOW.table.layout, map(table.match.sight, range(3)))
    } == {
        "match",
        "lost",
    }


def resting(table: Table) -> dict[str, bool]:
    """The tiles of the draw, and whether each is still in it."""
    return {key: pose.look == "rest" for key, pose in lie(table).items()}


def test_tiles_of_the_draw_lie_before_everybody_and_who_is_out_of_it_has_the_tile_set_back():
    """M1.3: of several draws the last that a seat had a tile of."""
    table = Table().draw("6-4 5-5 3-1")
    assert resting(table) == {"6-4": True, "5-5": True, "3-1": False}
    assert lie(table)["6-4"].spot == laid_by_hand(STAGES[3].places[0], 0, "6-4")
    assert lie(table)["3-1"].spot == laid_by_hand(STAGES[3].set_back(2), 2, "3-1")
    assert resting(table.draw("4-4 6-5 -")) == {"4-4": False, "6-5": True, "3-1": False}
    assert set(lie(table.deal(ANN))) >= set(ANN.split())


def test_tiles_laid_down_lie_a_little_askew_and_never_much():
    """Some way or other in each place, by who laid which tile: the same from every side."""
    for turn in (-7.0, 0.0, 2.0, 7.0):
        place = Spot(10, 20, turn, 30)
        lain = [laid_by_hand(place, seat, tile) for seat in range(4) for tile in TILES]
        assert {spot._replace(turn=turn) for spot in lain} == {place}, "only turned"
        assert all(abs(spot.turn) <= 7 for spot in lain)
        assert len({spot.turn for spot in lain}) >= 4
    assert laid_by_hand(place, 1, "6-4") == laid_by_hand(place, 1, "6-4")
    flat = Spot(0, 0, 0, 30)
    assert {abs(laid_by_hand(flat, 2, tile).turn) for tile in TILES} == {1.6, 2.3, 3.0}


# --- the suit in force -----------------------------------------------------------------------


@each(
    ("house", "trump", "lead", "suit"),
    [
        ({"named_lead": True}, "none", "6-5/5", "5"),
        ({"named_lead": True}, "none", "6-5/6", "6"),
        ({"named_lead": True}, "none", "6-6", None),
        ({}, "none", "6-5", None),
        ({}, "5", "6-5", "5"),
        ({}, "6", "6-5", None),
        ({}, "doubles", "6-6", "doubles"),
        ({}, "doubles", "6-5", None),
    ],
)
def test_tile_led_tells_the_suit_where_it_is_not_plain(house, trump, lead, suit):
    """M4.5, and M4.2 where a tile does not lead its higher end."""
    table = Table(**house).deal(ANN, widow="3-3").bid(0, "7").contract(trump).say(lead)
    tile = lead.partition("/")[0]
    for _ in range(2):
        for seat in range(3):
            told = {key: pose.told for key, pose in lie(table, seat).items()}
            shown = told.pop(tile)
            assert (shown and shown.emblem) == suit, "for all to see, until the trick is taken"
            assert set(told.values()) == {None}
        table.add(table.match.legal()[0])
