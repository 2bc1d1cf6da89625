"""The suit tables, against the tables printed in the sources."""

from __future__ import annotations

import pickle
from itertools import permutations

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, INDEX, TILES, mask, tiles
from moon_desktop.engine.suits import (
    DOUBLES,
    Suits,
    doubles_apart,
    doubles_low,
    doubles_trump,
    follow_me,
    pip_trump,
    sevens_trump,
)
from moon_desktop.engine.tricks import Tricks
from tests.kit import rule_oracle as oracle
from tests.kit.cases import each
from tests.kit.tables import HIGH, LOW, OWN, SEVENS, suits_of

MOON_SET = [tile for tile in TILES if "0" not in tile or tile == "0-0"]
TRUMP_TABLE = [
    ("0", "0-0"),
    ("1", "1-1 6-1 5-1 4-1 3-1 2-1"),
    ("2", "2-2 6-2 5-2 4-2 3-2 2-1"),
    ("3", "3-3 6-3 5-3 4-3 3-2 3-1"),
    ("4", "4-4 6-4 5-4 4-3 4-2 4-1"),
    ("5", "5-5 6-5 5-4 5-3 5-2 5-1"),
    ("6", "6-6 6-5 6-4 6-3 6-2 6-1"),
    ("doubles", "6-6 5-5 4-4 3-3 2-2 1-1 0-0"),
    ("none", ""),
    ("under", ""),
]
"""The trump reference card: each call and its trumps in the 22-tile set, highest first."""


def suits_for(contract: str) -> Suits:
    made = {"doubles": doubles_trump, "none": follow_me, "under": doubles_low}
    return made[contract]() if contract in made else pip_trump(int(contract))


def number(suit: str) -> int:
    return DOUBLES if suit == "doubles" else int(suit)


@each(("call", "trumps"), TRUMP_TABLE)
def test_the_trump_reference_card(call, trumps):
    """M3.3, M3.4, M3.5, M3.6, M3.7: which tiles are trumps, and in which order they beat."""
    suits = suits_for(call)
    held = set(tiles(suits.trumps & mask(MOON_SET)))
    assert held == set(trumps.split())
    if suits.trump_suit is not None:
        strength = suits.strength[suits.trump_suit]
        ranked = sorted(held, key=lambda tile: strength[INDEX[tile]], reverse=True)
        assert ranked == trumps.split()


@each("contract", oracle.CONTRACTS)
def test_leads_and_followers_are_those_of_the_printed_tables(contract):
    """M3.4–M3.7, M4.2, M4.3: every tile of the double-six set."""
    suits = suits_for(contract)
    for tile in TILES:
        led = oracle.led_suit(tile, contract)
        assert suits.leads[INDEX[tile]] == (number(led),)
        assert suits.suit_led(INDEX[tile]) == number(led)
        following = {other for other in TILES if oracle.follows(other, led, contract)}
        assert set(tiles(suits.followers[number(led)])) == following


@each("contract", oracle.CONTRACTS)
def test_takers_are_those_of_the_printed_tables(contract):
    """M4.4: every two tiles, one after the other; a third only beats the better of them."""
    suits = suits_for(contract)
    for led, other in permutations(TILES, 2):
        start = Tricks(suits, (BIT[led], BIT[other]), 0, taken=(0, 0))
        (trick,) = start.after(Play(0, led)).after(Play(1, other)).done
        suit = oracle.led_suit(led, contract)
        assert trick.suit == number(suit)
        assert trick.taker == oracle.taker([led, other], suit, contract)


def test_named_ends_follow_and_rank_by_the_printed_tables():
    """M4.5: either end of every tile, every two tiles."""
    suits = follow_me(named=True)
    for led, other in permutations(TILES, 2):
        ends = tuple(dict.fromkeys(int(end) for end in oracle.ends(led)))
        assert suits.leads[INDEX[led]] == ends
        if len(ends) == 1:
            continue
        for end in map(str, ends):
            start = Tricks(suits, (BIT[led], BIT[other]), 0, taken=(0, 0))
            (trick,) = start.after(Play(0, led, end)).after(Play(1, other)).done
            assert trick.suit == int(end)
            assert trick.taker == oracle.taker([led, other], end, "none")


@each(
    ("suits", "table"),
    [
        (follow_me(), suits_of(HIGH)),
        (doubles_low(), suits_of(LOW)),
        (doubles_apart(), suits_of(OWN)),
        (sevens_trump(), suits_of(SEVENS, 7)),
    ],
)
def test_suits_are_those_of_tables_written_by_hand(suits, table):
    """T5.3, T5.4, T6.3: leads, followers and trumps; and of every two tiles the taker."""
    assert (suits.leads, suits.followers) == (table.leads, table.followers)
    assert (suits.trumps, suits.trump_suit) == (table.trumps, table.trump_suit)
    for led, other in permutations(TILES, 2):
        takers = []
        for either in (suits, table):
            start = Tricks(either, (BIT[led], BIT[other]), 0, taken=(0, 0))
            takers.append(start.after(Play(0, led)).after(Play(1, other)).done[0].taker)
        assert takers[0] == takers[1]


def test_suits_that_were_in_another_process_are_the_same():
    """A Sight that comes back with advice is compared with the one at the table."""
    suits = follow_me()
    assert pickle.loads(pickle.dumps(suits)) == suits


@each(
    ("held", "suit", "may"),
    [
        ("6-4 4-4 5-1 0-0", 4, "0-0 4-4 6-4"),
        ("6-4 4-4 5-1 0-0", 5, "0-0 5-1"),
        ("6-4 4-4 5-1", 4, "4-4 6-4"),
        ("6-4 4-4 5-1 0-0", 3, "6-4 4-4 5-1 0-0"),
        ("0-0 1-0", 3, "0-0 1-0"),
    ],
)
def test_free_pieces_may_be_played_to_any_lead(held, suit, may):
    """M4.3: beside those that follow; where none follows every piece may be played anyhow."""
    suits = follow_me()._replace(free=mask(["0-0", "1-0"]))
    assert suits.follow(mask(held.split()), suit) == mask(may.split())
