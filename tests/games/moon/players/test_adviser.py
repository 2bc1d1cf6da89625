"""The adviser: its answers have the shape promised, and hang on nothing that is not seen."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from moon_desktop.engine.entries import Play
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.phases import Bidding, Exchanging, Naming, Playing
from moon_desktop.games.moon.players.adviser import Budget, advise
from moon_desktop.games.moon.players.worlds import Worlds
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from tests.games.moon.players.choosing import CHOOSING, OTHERS, choosing, well_formed
from tests.games.moon.players.test_levels import some_rules
from tests.kit.positions import STRONG, at_last_tricks, walk
from tests.kit.sights import arranged

FEW = Budget(None, 4)

EVERY = {Bidding: 3, Playing: 8}
"""Of the phases with many choices, which of them are tried."""

MIXTURES: dict[str, MoonRules] = {
    **PRESETS,
    "named lead": replace(PRESETS["follow-me-42"], named_lead=True),
    "trump first": replace(PRESETS["shoot-the-moon"], widow_timing="after-trump", under=True),
    "dice": replace(PRESETS["follow-me-42"], aggie_dice=True, widow_timing="after-trump"),
    "forced dealer": replace(PRESETS["fosdick"], all_pass="force-dealer", minimum_bid=5),
    "reneges": replace(PRESETS["fosdick-widow"], renege="forfeit", overtricks=True),
    "partners, marks": replace(PRESETS["fosdick-partners"], scoring="marks", target=7, under=True),
    "triples at four": replace(PRESETS["shoot-the-moon-4"], shoot_tops=3, shoot_after_seven=True),
    "no shoots": replace(PRESETS["fosdick"], over=False, stop_when_set=True, hickeys=True),
}


@pytest.mark.parametrize("name", MIXTURES)
def test_all_choices_are_told_of_under_any_rules(name):
    """In every phase of hands walked through at random, reneges and overbids and all."""
    phases = set()
    for seed in range(3):
        for number, match in enumerate(walk(MIXTURES[name], seed, 24)):
            phases.add(type(match.phase))
            if (number + seed) % EVERY.get(type(match.phase), 1):
                continue
            assert match.turn is not None
            well_formed(advise(match.sight(match.turn), Budget(None, 2), seed))
    assert {Bidding, Playing} <= phases
    assert MIXTURES[name].has_widow <= (Exchanging in phases)
    assert Naming in phases


@pytest.mark.slow
def test_all_choices_are_told_of_under_any_house_rules_at_all():
    for seed in range(12):
        for match in list(walk(some_rules(Random(seed)), seed, 12))[seed % 6 :: 6]:
            assert match.turn is not None
            well_formed(advise(match.sight(match.turn), Budget(None, 2), seed))


@pytest.mark.parametrize("name", CHOOSING)
def test_without_a_clock_the_same_seed_has_the_same_answer(name):
    sight = choosing(name)
    first, again = (advise(sight, Budget(None, 20), 7) for _ in range(2))
    assert first == again
    if not first.every and any(0 < (worth.made or 0) < 1 for worth in first.worths):
        assert first.worths != advise(sight, Budget(None, 20), 8).worths


@pytest.mark.parametrize("name", CHOOSING)
def test_tiles_that_cannot_be_seen_make_no_difference(name):
    """M1.5: two unseen tiles change hands, the suits of both being such as nobody has shown."""
    words, how = CHOOSING[name]
    left, right = OTHERS
    matches = [arranged(words, STRONG, left, right, **how)]
    seat = matches[0].turn
    assert seat is not None
    other = right.replace("5-3", "5-1")
    matches.append(arranged(words, STRONG, left.replace("5-1", "5-3"), other, **how))
    if seat:
        # Of the bidder's tiles and those of the third seat then.
        mine = STRONG.replace("4-4", "5-3")
        other = right.replace("5-3", "4-4")
        if seat == 1:
            matches[1] = arranged(words, mine, left, other, **how)
        else:
            mine = STRONG.replace("4-4", "5-1")
            matches[1] = arranged(words, mine, left.replace("5-1", "4-4"), right, **how)
    sights = [match.sight(seat) for match in matches]
    assert sights[0] == sights[1]
    assert matches[0].phase != matches[1].phase
    assert advise(sights[0], Budget(None, 16), 3) == advise(sights[1], Budget(None, 16), 3)


@pytest.mark.parametrize(
    "name", ["follow-me-42", "fosdick", "shoot-the-moon-4", "fosdick-partners"]
)
def test_every_seat_gets_the_same_advice_in_the_same_place(name):
    """All turned one seat on, scores and dealer too: nothing hangs on the number of a seat."""
    rules = PRESETS[name]
    for seed in range(3):
        match = at_last_tricks(rules, seed, 3)
        sides = rules.table.sides
        scores = tuple(Random(seed).randint(0, 20) for _ in range(sides))
        match = match._replace(ledger=match.ledger._replace(scores=scores))
        turned = turn(match)
        assert match.turn is not None
        assert turned.turn is not None
        sights = match.sight(match.turn), turned.sight(turned.turn)
        ample = Budget(None, Worlds.of(sights[0]).count)
        here, there = (advise(sight, ample) for sight in sights)
        assert here.every
        assert there.every
        for worth in here.worths:
            assert isinstance(worth.choice, Play)
            seat = rules.table.left_of(worth.choice.seat)
            other = there.of(worth.choice._replace(seat=seat))
            assert other.made == pytest.approx(worth.made)
            assert other.win == pytest.approx(worth.win)
            assert other.points == pytest.approx(worth.points[-1:] + worth.points[:-1])


def turn(match: Moon) -> Moon:
    """The same match with everybody one seat to the left."""
    table, count = match.rules.table, match.rules.seats

    def seat(of: int) -> int:
        return table.left_of(of)

    def moved(by_seat: tuple[Any, ...]) -> tuple[Any, ...]:
        return by_seat[-1:] + by_seat[:-1]

    phase = match.phase
    assert isinstance(phase, Playing)
    hand, tricks = phase.hand, phase.tricks
    deal = hand.deal._replace(dealer=seat(hand.deal.dealer), hands=moved(hand.deal.hands))
    said = tuple(bid._replace(seat=seat(bid.seat)) for bid in hand.said)
    hand = hand._replace(deal=deal, held=moved(hand.held), said=said, bidder=seat(hand.bidder or 0))
    done = tuple(
        trick._replace(
            plays=tuple(play._replace(seat=seat(play.seat)) for play in trick.plays),
            taker=seat(trick.taker),
        )
        for trick in tricks.done
    )
    tricks = tricks._replace(
        held=moved(tricks.held),
        turn=seat(tricks.turn),
        plays=tuple(play._replace(seat=seat(play.seat)) for play in tricks.plays),
        done=done,
        taken=moved(tricks.taken),
    )
    assert len(tricks.held) == count
    ledger = match.ledger._replace(scores=moved(match.ledger.scores))
    return match._replace(phase=Playing(hand, tricks), ledger=ledger)


def test_few_deals_are_all_weighed_and_many_are_not():
    match = at_last_tricks(PRESETS["follow-me-42"], 1, 2)
    assert match.turn is not None
    sight = match.sight(match.turn)
    count = Worlds.of(sight).count
    every = advise(sight, Budget(None, count))
    assert (every.deals, every.every) == (count, True)
    some = advise(choosing("bid"), Budget(None, 30))
    assert (some.deals, some.every) == (30, False)


def test_all_deals_once_are_the_same_whatever_the_seed():
    match = at_last_tricks(PRESETS["fosdick-widow"], 3, 3)
    assert match.turn is not None
    sight = match.sight(match.turn)
    one, other = (advise(sight, Budget(None, 5000), seed) for seed in (1, 2))
    for worth in one.worths:
        again = other.of(worth.choice)
        assert again.win == pytest.approx(worth.win)
        assert again.made == pytest.approx(worth.made)


def test_where_no_choice_is_due_it_says_so():
    match = arranged("4")
    for seat in (0, 2):
        with pytest.raises(ValueError, match="no choice"):
            advise(match.sight(seat), FEW)
    with pytest.raises(ValueError, match="no choice"):
        advise(match.sight(1).veil(), FEW)


def test_a_single_legal_choice_is_worth_something_too():
    match = arranged("4 pass pass 6 6-6", STRONG, *OTHERS)
    sight = match.sight(1)
    assert len(sight.legal) == 1
    advice = advise(sight, FEW)
    well_formed(advice)
    assert advice.best == sight.legal[0]
