"""The deals that agree with what a seat has seen, against every match that would look the same."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from math import factorial, prod

import pytest

from moon_desktop.engine.entries import Entry, Play
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.match import Dealing, Playing
from moon_desktop.engine.pieces import BIT, mask, tiles
from moon_desktop.games.auction.contract import Bidding
from moon_desktop.games.auction.entries import Exchange
from moon_desktop.games.moon.match import Moon, start
from moon_desktop.games.moon.players.bid_inference import possible_deals_of
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.possible_deals import PossibleDeal
from tests.kit.cases import each
from tests.kit.sights import arranged

RULES = {
    **PRESETS,
    "named lead": replace(PRESETS["follow-me-42"], named_lead=True),
    "trump first": replace(PRESETS["shoot-the-moon"], widow_timing="after-trump"),
    "forfeit": replace(PRESETS["fosdick-widow"], renege="forfeit", first_lead_trump=True),
    "dice": replace(PRESETS["follow-me-42"], aggie_dice=True, first_lead_trump=True),
    "partners first trump": replace(PRESETS["fosdick-partners"], first_lead_trump=True),
}
"""The presets, and what else decides who may hold what."""

FEW = 70
"""Deals that are few enough to be played through one by one."""

HANDS = (
    "6-6 5-5 4-4 2-1 3-1 4-1 3-2",
    "6-1 6-2 5-1 5-2 5-3 4-2 1-1",
    "6-3 6-4 6-5 5-4 4-3 3-3 2-2",
)


def truth(match, seat) -> PossibleDeal:
    """The deal as it is, as a world that ``seat`` may have in mind."""
    hand = match.phase.hand
    held = match.phase.tricks.held if isinstance(match.phase, Playing) else hand.held
    down = 0
    if hand.discard is not None:
        down = BIT[hand.discard]
    elif match.sight(seat).widow_down:
        down = BIT[hand.deal.widow]
    return PossibleDeal(held, down)


def walk(rules, seed) -> Iterator[tuple[Moon, list[Entry], Moon]]:
    """A hand played at random: each match in it where a choice is due, the entries since the
    deal, and the match before it."""
    chooser = random.Random(seed)
    match = start(rules)
    while not isinstance(match.phase, Dealing):
        match = chance(match, seed)
    before = match
    match = chance(match, seed)
    assert isinstance(match.phase, Bidding)
    entries: list[Entry] = [match.phase.hand.deal]
    while match.turn is not None:
        yield match, entries, before
        legal = match.legal()
        if isinstance(match.phase, Playing) and chooser.random() < 0.95:
            follows = match.phase.tricks.following()
            legal = tuple(
                play for play in legal if isinstance(play, Play) and BIT[play.piece] & follows
            )
        elif chooser.random() < 0.7:
            # Not so many shoots, and now and then a pass.
            legal = legal[:2]
        choice = chooser.choice(legal)
        entries = [*entries, choice]
        match, _ = match.after(choice)


def chance(match: Moon, seed: int) -> Moon:
    due = match.chance(seed)
    assert due is not None
    return match.after(due)[0]


def looks_alike(before, entries, sight, world) -> bool:
    """Whether a deal that leaves ``world`` can have looked like this one."""
    deal, *choices = entries
    first = list(world.hands)
    for choice in choices:
        if isinstance(choice, Play):
            first[choice.seat] |= BIT[choice.piece]
    widows = tiles(world.down) or (None,)
    for place, choice in enumerate(choices):
        if isinstance(choice, Exchange):
            choices[place] = Exchange(choice.seat, tiles(world.down)[0])
            first[choice.seat] |= world.down
            widows = tiles(first[choice.seat])
    for widow in widows:
        dealt = [tuple(tile for tile in tiles(held) if tile != widow) for held in first]
        # One's own tiles lie in the order dealt.
        if set(dealt[sight.seat]) == set(deal.hands[sight.seat]):
            dealt[sight.seat] = deal.hands[sight.seat]
        match, _ = before.after(deal._replace(hands=tuple(dealt), widow=widow))
        try:
            for choice in choices:
                match, _ = match.after(choice)
        except Illegal:
            continue
        if match.turn is not None and match.sight(sight.seat) == sight:
            return True
    return False


def dealings(unseen: int, counts: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to deal ``unseen`` out so that each gets as many tiles as ``counts`` says."""
    if len(counts) == 1:
        yield (unseen,)
        return
    for some in combinations(tiles(unseen), counts[0]):
        for others in dealings(unseen & ~mask(some), counts[1:]):
            yield mask(some), *others


def brute(match, entries, before, seat) -> set[PossibleDeal] | None:
    """The worlds that ``seat`` may have in mind, each found by playing it.

    None where there are too many to try, or where the tiles left say all.
    """
    sight = match.sight(seat)
    real = truth(match, seat)
    own = real.down if sight.discard is not None else 0
    hidden = [held for s, held in enumerate(real.hands) if s != seat]
    hidden.append(real.down & ~own)
    counts = [held.bit_count() for held in hidden]
    if not 1 < factorial(sum(counts)) // prod(map(factorial, counts)) <= FEW:
        return None
    found = set()
    for *hands, down in dealings(sum(hidden), counts):
        hands.insert(seat, real.hands[seat])
        world = PossibleDeal(tuple(hands), down | own)
        if looks_alike(before, entries, sight, world):
            found.add(world)
    return found


@pytest.mark.parametrize("name", RULES)
def test_worlds_are_all_the_deals_that_look_the_same(name):
    """M1.5: each world can be played as this hand was played and shows the seat the same; and
    every such deal is a world."""
    compared = 0
    for seed in range(1000):
        for match, entries, before in walk(RULES[name], seed):
            if not isinstance(match.phase, Playing):
                continue
            expected = brute(match, entries, before, seed % match.rules.seats)
            if expected is None:
                continue
            worlds = possible_deals_of(match.sight(seed % match.rules.seats))
            every = list(worlds.every())
            assert set(every) == expected
            assert len(every) == worlds.count
            compared += 1
        if compared > 5:
            return
    pytest.fail("hands that came too far were wanting")


@pytest.mark.parametrize("name", RULES)
def test_the_deal_as_it_is_is_among_the_worlds(name):
    """And every world has the right tiles in the right number, whatever was seen so far."""
    for seed in range(3):
        for match, _, _ in walk(RULES[name], seed):
            seat = seed % match.rules.seats
            worlds = possible_deals_of(match.sight(seat))
            real = truth(match, seat)
            if worlds.count <= 1000:
                assert real in set(worlds.every())
            for world in worlds.draw(random.Random(seed), 3):
                assert [*map(int.bit_count, world.hands)] == [*map(int.bit_count, real.hands)]
                assert world.hands[seat] == real.hands[seat]
                assert sum(world.hands) | world.down == sum(real.hands) | real.down


@each(
    ("preset", "words", "seat", "count"),
    [
        ("follow-me-42", "", 0, 51_480),
        ("follow-me-42", "4 pass pass", 0, 3_432),
        ("follow-me-42", "4 pass pass", 1, 6_435),
        ("follow-me-42", "4 pass pass 6-6", 0, 3_432),
        ("follow-me-42", "4 pass pass 6-6 6", 0, 3_432),
        ("follow-me-42", "4 pass pass 6-6 6", 1, 51_480),
        ("fosdick", "4 pass pass 6", 0, 3_432),
        ("fosdick-partners", "", 0, 399_072_960),
        ("shoot-the-moon-4", "4 pass pass pass 6", 2, 399_072_960),
    ],
)
def test_how_many_deals_there_are(preset, words, seat, count):
    """7 + 7 + 1 unseen tiles, 7 + 7 after the exchange, 7 + 7 + 7 at four seats (M1.1, M1.2)."""
    match = arranged(words, "6-6 6-5 6-4 6-3 6-2 6-1 5-5", preset=preset)
    assert possible_deals_of(match.sight(seat)).count == count


@pytest.mark.parametrize("words", ["", "4 pass pass 2-1 none 6-6 6-1 6-3 5-5 5-1"])
def test_deals_are_drawn_alike(words):
    """By chi-square, of every world and of what each seat holds; the seed is fixed."""
    match = arranged(words, *HANDS, preset="fosdick-widow", widow="0-0")
    worlds = possible_deals_of(match.sight(0 if not words else 2))
    drawn = worlds.draw(random.Random(42), 30_000)
    seen = Counter(drawn)
    every = list(worlds.every())
    assert set(seen) <= set(every)
    size = 1 + len(every) // 2000
    order = {world: place // size for place, world in enumerate(every)}
    cells = Counter(order.values())
    found = Counter(order[world] for world in drawn)
    share = len(drawn) / len(every)
    chi = sum((found[cell] - share * n) ** 2 / (share * n) for cell, n in cells.items())
    freedom = len(cells) - 1
    assert abs(chi - freedom) < 4 * (2 * freedom) ** 0.5


def test_there_is_nothing_to_have_in_mind_between_hands_or_from_a_veiled_seat():
    match = arranged("", *HANDS)
    with pytest.raises(ValueError, match="nobody looks"):
        possible_deals_of(match.sight(0).veil())
    with pytest.raises(ValueError, match="nobody looks"):
        possible_deals_of(start(match.rules).sight(0))


def test_a_sight_that_contradicts_itself_is_refused():
    """Seat 1 failed to follow sixes and then was seen to hold nothing but sixes."""
    match = arranged("4 pass pass 6 6-6 6-1 6-3", *HANDS)
    sight = match.sight(0)
    trick = sight.tricks[0]
    lied = trick._replace(plays=(trick.plays[0], Play(1, "5-1"), Play(2, "5-4")))
    with pytest.raises(ValueError, match="no deal"):
        possible_deals_of(sight._replace(tricks=(lied,)))


def test_the_bidder_that_named_blanks_holds_the_double_blank():
    """M3.8: it may not be discarded and is led first, so nobody else has it until then."""
    hands = ("0-0 5-5 4-4 2-1 3-1 4-1 3-2", *HANDS[1:])
    called = arranged("4 pass pass 2-1 0", *hands, preset="shoot-the-moon", widow="6-6")
    worlds = possible_deals_of(called.sight(1))
    assert worlds.count == 14 * 1716
    assert all(world.hands[0] & BIT["0-0"] for world in worlds.every())
    other = arranged("4 pass pass 2-1 5", *hands, preset="shoot-the-moon", widow="6-6")
    assert possible_deals_of(other.sight(1)).count == 51_480


def test_the_bidder_that_led_no_trump_has_none():
    """M4.6; but it may have discarded one."""
    words = "4 pass pass 2-1 6 5-5"
    match = arranged(words, HANDS[0].replace("6-6", "4-3"), preset="shoot-the-moon", widow="0-0")
    sixes = mask(tile for tile in match.rules.tiles if "6" in tile)
    every = list(possible_deals_of(match.sight(1)).every())
    assert not any(world.hands[0] & sixes for world in every)
    assert any(world.down & sixes for world in every)
    free = replace(match.rules, first_lead_trump=False)
    every = list(possible_deals_of(match._replace(rules=free).sight(1)).every())
    assert any(world.hands[0] & sixes for world in every)
