"""Contracts that a bidder may settle on, against what hindsight says of each in each deal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from moon_desktop.engine.pieces import BIT, mask, tiles
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.dominoes.players.double_dummy import hindsight
from moon_desktop.games.moon.contract import DOUBLE_BLANK
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.players.adviser import contracts_of
from moon_desktop.games.moon.players.bid_inference import possible_deals_of
from moon_desktop.games.moon.players.contract_value import best_discard
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.sampling import WeightedDeal
from tests.kit.cases import each
from tests.kit.positions import in_world
from tests.kit.sights import arranged

MIXED = "6-6 6-5 6-2 5-5 4-1 3-2 2-2"

SETTLING: dict[str, dict[str, Any]] = {
    "widow first": {"words": "4 pass pass", "preset": "follow-me-42"},
    "trump after the widow": {"words": "4 pass pass 2-2", "preset": "follow-me-42"},
    "trump first": {
        "words": "5 pass pass",
        "widow_timing": "after-trump",
        "preset": "fosdick-widow",
    },
    "widow after trump": {
        "words": "5 pass pass 6",
        "widow_timing": "after-trump",
        "preset": "fosdick-widow",
    },
    "no widow": {"words": "5 pass pass", "preset": "fosdick"},
    "blanks": {"words": "4 pass pass", "preset": "shoot-the-moon", "widow": "0-0"},
    "blanks named": {
        "words": "4 pass pass 0",
        "hand": "0-0 6-6 5-5 4-4 4-1 3-2 2-2",
        "preset": "shoot-the-moon",
        "widow_timing": "after-trump",
    },
    "under": {"words": "under", "preset": "follow-me-42"},
    "dice": {
        "words": "4 pass pass 2-2",
        "aggie_dice": True,
        "dice": (6, 2),
        "preset": "fosdick-widow",
    },
    "four": {"words": "4 pass pass pass", "preset": "shoot-the-moon-4"},
    "partners": {"words": "4 pass pass pass", "preset": "fosdick-partners"},
    "named lead": {"words": "4 pass pass 2-2", "preset": "follow-me-42", "named_lead": True},
    "first lead": {"words": "4 pass pass 2-2", "preset": "follow-me-42", "first_lead_trump": True},
}
"""Every way in which a contract is settled (M3)."""


def tiles_of(hand: str) -> int:
    return mask(hand.split())


pytestmark = pytest.mark.usefixtures("uncalibrated")


def settling(name: str) -> Moon:
    how = dict(SETTLING[name])
    return arranged(how.pop("words"), how.pop("hand", MIXED), **how)


@each("name", SETTLING)
def test_every_choice_is_there_and_no_contract_twice(name):
    match = settling(name)
    contracts = contracts_of(match.sight(0))
    assert {one.choice for one in contracts} == set(match.legal())
    ways = [(one.choice, one.contract.call, one.discard) for one in contracts]
    assert len(set(ways)) == len(ways)


@pytest.mark.parametrize("name", SETTLING)
def test_the_best_way_to_go_on_comes_to_what_hindsight_says(name):
    """Deal by deal, for every choice; what is laid down unseen is chosen by rules of thumb."""
    match = settling(name)
    sight = match.sight(0)
    contracts = contracts_of(sight)
    blind = isinstance(match.legal()[0], NameTrump) and sight.widow_down
    most = min if sight.low else max
    close = 0
    for world in possible_deals_of(sight).draw(Random(name), 6):
        found = hindsight(in_world(match, world))
        for choice, value in found.items():
            best = most(one.won(world) for one in contracts if one.choice == choice)
            if blind:
                assert best <= value
                close += value - best
            else:
                assert best == value
    assert close <= 6 * len(match.legal()) / 2


def test_the_discard_of_a_trump_named_first_is_a_good_one():
    """Over many deals it loses less than a quarter of a trick to the best one (M3.2)."""
    match = settling("trump first")
    sight = match.sight(0)
    (contract,) = [one for one in contracts_of(sight) if one.contract.call == "6"]
    lost = 0
    worlds = possible_deals_of(sight).draw(Random(1), 25)
    for world in worlds:
        lost += hindsight(in_world(match, world))[NameTrump(0, "6")] - contract.won(world)
    assert lost <= len(worlds) / 4


@each("name", ["trump after the widow", "under", "partners"])
def test_it_adds_up_what_the_deals_come_to(name):
    match = settling(name)
    sight = match.sight(0)
    worlds = possible_deals_of(sight).draw(Random(name), 12)
    for contract in contracts_of(sight)[:4]:
        for part in (worlds[:5], worlds[5:]):
            contract.weigh([WeightedDeal(world) for world in part])
        assert contract.deals == 12
        won = [contract.won(world) for world in worlds]
        made = [not tricks if sight.low else tricks >= int(sight.bought.bid) for tricks in won]
        worth = contract.worth()
        assert worth.made == pytest.approx(sum(made) / 12)
        assert worth.choice == contract.choice
        assert worth.plan == (contract.contract.call or "under")


def test_a_discard_is_settled_at_each_trump_that_is_open_with_what_is_kept():
    """M3.8: who lays 0-0 down cannot call blanks any more."""
    match = settling("blanks")
    contracts = contracts_of(match.sight(0))
    calls = {one.contract.call for one in contracts if one.choice == Exchange(0, "0-0")}
    assert calls == {"1", "2", "3", "4", "5", "6", "doubles"}
    kept = {one.contract.call for one in contracts if one.choice == Exchange(0, "2-2")}
    assert kept == calls | {"0"}


def test_dice_leave_two_trumps():
    """M3.9."""
    assert {one.contract.call for one in contracts_of(settling("dice").sight(0))} == {"6", "2"}


def test_what_is_missed_least_is_laid_down():
    rules = PRESETS["fosdick-widow"]
    held = tiles_of("6-6 6-5 6-4 6-3 6-2 6-1 5-5 3-2")
    assert best_discard(rules, held, "6") == BIT["3-2"]
    low = tiles_of("1-1 2-1 3-1 4-1 5-1 6-1 2-2 6-5")
    assert best_discard(rules, low, None) == BIT["6-5"]


def test_the_double_blank_is_kept_where_it_is_called():
    """M3.8."""
    rules = PRESETS["shoot-the-moon"]
    held = tiles_of("0-0 6-6 5-5 4-4 3-3 2-2 1-1 6-5")
    assert best_discard(rules, held, "0") != DOUBLE_BLANK
    assert tiles(best_discard(rules, held, "6")) == ("0-0",)
