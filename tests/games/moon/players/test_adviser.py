"""The adviser of Moon: its answers have the shape promised under any house rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.match import Playing
from moon_desktop.games.auction.contract import Bidding, Exchanging, Naming
from moon_desktop.games.moon.players.adviser import advise
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.players.advice import Advice
from moon_desktop.players.player import Budget
from tests.kit.positions import walk

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


def well_formed(advice: Advice) -> None:
    sight = advice.sight
    assert tuple(worth.choice for worth in advice.worths) == sight.legal
    assert advice.best in sight.legal
    assert advice.of(advice.best).choice == advice.best
    assert advice.deals >= 1
    most = 1 if sight.rules.scoring == "marks" else 21
    for worth in advice.worths:
        if worth.made is None:
            assert isinstance(worth.choice, Bid)
            assert worth.choice.bid == PASS
        else:
            assert 0 <= worth.made <= 1
        assert -1e-9 <= worth.win <= 1 + 1e-9
        assert len(worth.points) == sight.seats.count
        assert all(-most - 1e-9 <= points <= most + 1e-9 for points in worth.points)
        if sight.rules.partners:
            assert worth.points[:2] == worth.points[2:]
        if isinstance(worth.choice, Play) or worth.choice == Bid(sight.seat, PASS):
            assert worth.plan is None
        else:
            assert worth.plan is not None


@pytest.mark.parametrize("name", MIXTURES)
def test_all_choices_are_told_of_under_any_rules(name):
    """In every phase of hands walked through at random, reneges and overbids and all."""
    phases = set()
    for seed in range(2):
        for number, match in enumerate(walk(MIXTURES[name], seed, 24)):
            phases.add(type(match.phase))
            if (number + seed) % EVERY.get(type(match.phase), 1):
                continue
            assert match.turn is not None
            well_formed(advise(match.sight(match.turn), Budget(None, 2), seed))
    assert {Bidding, Playing} <= phases
    assert MIXTURES[name].has_widow <= (Exchanging in phases)
    assert Naming in phases
