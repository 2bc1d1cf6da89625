"""What a seat reckons from the tiles it saw; which those are, test_worlds.py proves."""

from __future__ import annotations

from moon_desktop.engine.pieces import INDEX, mask, tiles
from moon_desktop.games.moon.match import Moon
from moon_desktop.players.reading import CardKnowledge, read
from tests.kit.cases import each
from tests.kit.sights import arranged

HANDS = (
    "6-6 5-5 4-4 2-1 3-1 4-1 3-2",
    "6-1 6-2 5-1 5-2 5-3 4-2 1-1",
    "6-3 6-4 6-5 5-4 4-3 3-3 2-2",
)


def reading(match: Moon) -> CardKnowledge:
    assert match.turn is not None
    return read(match.sight(match.turn))


@each(
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
