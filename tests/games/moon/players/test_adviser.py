"""The adviser: its answers have the shape promised, and hang on nothing that is not seen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moon_desktop.engine.match import Playing
from moon_desktop.games.auction.phases import Bidding, Exchanging, Naming
from moon_desktop.games.moon.players.adviser import Budget, advise
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from tests.games.moon.players.choosing import CHOOSING, OTHERS, choosing, well_formed
from tests.kit.positions import STRONG, walk
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


@pytest.mark.parametrize("name", CHOOSING)
def test_without_a_clock_the_same_seed_has_the_same_answer(name):
    sight = choosing(name)
    first, again = (advise(sight, Budget(None, 20), 7) for _ in range(2))
    assert first == again
    if not first.every and any(0 < (worth.made or 0) < 1 for worth in first.worths):
        assert first.worths != advise(sight, Budget(None, 20), 8).worths


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
