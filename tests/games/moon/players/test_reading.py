"""What a seat reckons from the tiles it saw."""

from __future__ import annotations

import pytest

from moon_desktop.engine.pieces import INDEX, mask, tiles
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.players.reading import Reading, read
from tests.kit.sights import arranged

HANDS = (
    "6-6 5-5 4-4 2-1 3-1 4-1 3-2",
    "6-1 6-2 5-1 5-2 5-3 4-2 1-1",
    "6-3 6-4 6-5 5-4 4-3 3-3 2-2",
)


def reading(match: Moon) -> Reading:
    assert match.turn is not None
    return read(match.sight(match.turn))


def test_all_it_does_not_hold_is_unseen_before_the_first_trick():
    seen = reading(arranged("5 pass pass 6", *HANDS))
    assert seen.unseen == mask(f"{HANDS[1]} {HANDS[2]}".split())
    assert seen.may == (0, seen.unseen, seen.unseen)


def test_tiles_played_are_gone():
    seen = reading(arranged("5 pass pass 6 6-6 6-1 6-3", *HANDS))
    assert seen.unseen == mask(f"{HANDS[1]} {HANDS[2]}".split()) & ~mask(["6-1", "6-3"])


def test_a_seat_that_did_not_follow_has_no_tile_of_the_suit():
    """Seat 1 had no four after 4-2, so the one still out is with seat 2 (M4.3)."""
    seen = reading(arranged("5 pass pass none 4-4 4-2 4-3 6-6 6-1 6-3 4-1 5-1 5-4 3-3", *HANDS))
    assert seen.sight.seat == 0
    fours = mask(tile for tile in seen.sight.rules.tiles if "4" in tile)
    assert tiles(seen.unseen & fours) == ("6-4",)
    assert not seen.may[1] & fours
    assert tiles(seen.may[2] & fours) == ("6-4",)


def test_the_bidder_knows_its_discard_and_others_do_not():
    words = "4 pass pass 2-1 6"
    match = arranged(words, HANDS[0], preset="fosdick-widow", widow="0-0")
    discard = mask(["2-1"])
    assert not reading(match).unseen & discard
    follows, _ = match.after(match.legal()[0])
    assert reading(follows).unseen & discard


@pytest.mark.parametrize(
    ("tile", "suit", "above"),
    [("6-2", 6, "6-3 6-4 6-5 6-6"), ("3-1", 3, "3-2 4-3 5-3 6-3 3-3"), ("2-2", 2, "")],
)
def test_what_beats_a_tile_without_a_trump(tile, suit, above):
    """M4.4; ``above`` of the whole set."""
    beaters = reading(arranged("5 pass pass none", *HANDS)).beaters
    in_set = mask(arranged("", *HANDS).rules.tiles)
    assert set(tiles(beaters[suit][INDEX[tile]] & in_set)) == set(above.split())


def test_chances_are_certain_in_the_last_trick_but_one_seat():
    """With one tile out it is known who holds it and what it can do."""
    words = "5 pass pass none 6-6 6-1 6-3 5-5 5-1 5-4 4-4 4-2 4-3 3-2 5-3 3-3 "
    words += "6-4 2-1 6-2 2-2 4-1 5-2 6-5 3-1"
    match = arranged(words, *HANDS)
    seen = reading(match)
    assert seen.sight.seat == 1
    assert seen.after == ()
    assert seen.unseen == 0
    led = reading(arranged(words.rsplit(" ", 2)[0], *HANDS))
    assert led.sight.seat == 2
    assert led.beats(0, 6, INDEX["6-5"]) == 0.0
    assert led.stands((0, 1), 6, INDEX["6-5"]) == 1.0


def test_friends_and_foes():
    """The defenders stand against the bidder; partners stand together (M5.4)."""
    lone = arranged("5 pass pass 6 6-6", *HANDS)
    assert reading(lone).foes == (0,)
    sides = arranged("pass 5 pass pass 6", preset="fosdick-partners")
    assert (reading(sides).foes, reading(sides).bidding) == ((0, 2), True)
    led, _ = sides.after(sides.legal()[0])
    assert (reading(led).foes, reading(led).bidding) == ((1, 3), False)
