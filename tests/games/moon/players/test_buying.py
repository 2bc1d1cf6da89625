"""What bids are worth, against hindsight of every deal and the rules of the auction."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.games.dominoes.players.double_dummy import hindsight
from moon_desktop.games.moon.contract import needed
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.players.bid_inference import possible_deals_of
from moon_desktop.games.moon.players.buying import Bids
from moon_desktop.games.moon.players.payoffs import Payoffs
from moon_desktop.players.advice import ActionValue
from moon_desktop.players.possible_deals import PossibleDeal
from moon_desktop.players.sampling import WeightedDeal
from tests.kit.positions import NEARLY, POOR, STRONG, in_world
from tests.kit.sights import arranged

pytestmark = pytest.mark.usefixtures("uncalibrated")


def weighed(
    match: Moon, deals: int = 24, seed: int = 1
) -> tuple[dict[str, ActionValue], list[PossibleDeal]]:
    """The worth of every bid open, and the deals it was found in."""
    assert match.turn is not None
    sight = match.sight(match.turn)
    bids = Bids(sight)
    worlds = possible_deals_of(sight).draw(Random(seed), deals)
    bids.weigh([WeightedDeal(world) for world in worlds])
    worths = bids.worths()
    assert [worth.choice for worth in worths] == list(sight.legal)
    return {worth.choice.bid: worth for worth in worths}, worlds


def last_to_bid(hand: str, said: str = "pass pass", **how: Any) -> Moon:
    return arranged(said, "", "", hand, **how)


LAST: dict[str, Moon] = {
    "no widow": last_to_bid(STRONG),
    "widow": last_to_bid(STRONG, preset="follow-me-42"),
    "trump first": last_to_bid(STRONG, preset="follow-me-42", widow_timing="after-trump"),
    "over a four": last_to_bid(STRONG, "4 pass", preset="follow-me-42"),
    "dice": last_to_bid(STRONG, preset="fosdick-widow", aggie_dice=True, dice=(6, 3)),
    "first lead": last_to_bid(STRONG, preset="shoot-the-moon", under=True),
    "four": arranged("pass pass pass", "", "", "", STRONG, preset="shoot-the-moon-4"),
    "partners": arranged("pass pass pass", "", "", "", STRONG, preset="fosdick-partners"),
}
"""Seats that nobody can top any more."""


@pytest.mark.parametrize("name", LAST)
def test_no_bid_is_made_more_often_than_with_the_best_contract_of_each_deal(name):
    """The tiles of the others are not seen when trump is named; but nearly as often."""
    match = LAST[name]
    worths, worlds = weighed(match)
    found = [hindsight(in_world(match, world)) for world in worlds]
    assert match.turn is not None
    for bid, worth in worths.items():
        if bid == PASS:
            continue
        ends = [hindsights[Bid(match.turn, bid)] for hindsights in found]
        made = [end == 0 if bid == "under" else end >= needed(bid) for end in ends]
        best = sum(made) / len(worlds)
        assert worth.made is not None
        assert worth.made <= best + 1e-9
        assert worth.made >= best - (0.5 if name == "trump first" else 0.3)


def test_a_pass_of_the_last_seat_is_what_comes_of_the_standing_bid():
    """M5.2: the seat is a defender then."""
    worths, _ = weighed(LAST["over a four"])
    passed = worths[PASS]
    assert passed.made is not None
    assert passed.points[0] == pytest.approx(4 * (2 * passed.made - 1))
    assert passed.points[1] == pytest.approx(passed.points[2])
    assert passed.plan is None


def test_where_everybody_passes_no_contract_is_made():
    """M2.5."""
    match = last_to_bid(POOR, scores=(3, 12, 8))
    worths, _ = weighed(match)
    assert worths[PASS].made is None
    assert worths[PASS].points == (0, 0, 0)
    passed = Payoffs(match.sight(2)).passed()
    assert worths[PASS].win == pytest.approx(passed.win)


def test_a_bid_that_closes_the_auction_is_not_topped():
    """M2.3: what others hold makes no difference to a shoot, where it cannot be doubled."""
    worths, _ = weighed(arranged("", NEARLY, preset="fosdick"))
    assert worths["over"].made == 1
    assert worths["over"].points == (21, 0, 0)
    assert worths["over"].win == 1


LOW = "1-1 2-1 3-1 4-1 5-1 6-1 2-2"
"""Takes no trick in two deals of three, if the right tile is laid down."""


@pytest.mark.slow
def test_a_hand_of_low_ends_goes_under_as_often_as_hindsight_can():
    """M3.7; its plans are found at sight, and lose a few deals at most."""
    match = arranged("pass pass", "", "", LOW, preset="follow-me-42")
    worths, worlds = weighed(match, 200)
    best = [hindsight(in_world(match, world))[Bid(2, "under")] for world in worlds].count(0)
    made = worths["under"].made
    assert made is not None
    assert best / 200 - 0.15 <= made <= best / 200
    assert made > 0.4
    assert worths["under"].plan == "under"
    assert worths["under"].points[2] == pytest.approx(21 * (2 * made - 1))


@pytest.mark.slow
def test_a_plan_is_not_judged_by_the_deals_it_was_chosen_by():
    """Else of three ways to go on with a widow the one that happens to work would be meant."""
    match = arranged("pass pass", "", "", LOW, preset="follow-me-42")
    made, best = 0.0, 0
    for seed in range(120):
        worths, worlds = weighed(match, 1, seed)
        made += worths["under"].made or 0.0
        best += hindsight(in_world(match, worlds[0]))[Bid(2, "under")] == 0
    assert made <= best - 6


def test_blanks_can_only_be_called_with_the_double_blank():
    """M3.8: named before the widow is seen, it has to be in the hand."""
    hand = "6-6 5-5 4-4 3-3 2-2 1-1 4-1"
    how: dict[str, Any] = {"preset": "shoot-the-moon", "widow_timing": "after-trump"}
    worths, _ = weighed(arranged("", hand, **how))
    assert "0" not in {worth.plan for worth in worths.values()}
    worths, _ = weighed(arranged("", hand.replace("4-1", "0-0"), **how))
    assert worths["7"].plan in ("0", "doubles")


def test_batches_add_up():
    match = arranged("", STRONG, preset="follow-me-42")
    sight = match.sight(0)
    deals = [WeightedDeal(world) for world in possible_deals_of(sight).draw(Random(3), 20)]
    whole, parts = Bids(sight), Bids(sight)
    whole.weigh(deals)
    for start in range(0, 20, 6):
        parts.weigh(deals[start : start + 6])
    assert whole.worths() == parts.worths()


def test_of_a_bid_that_may_be_topped_the_chance_is_its_own():
    """ActionValue.made of a bid: if it is not topped; its points tell of all that may come."""
    hand = "6-6 6-5 6-4 6-3 5-5 4-4 3-3"
    worths, _ = weighed(arranged("", hand, preset="fosdick"), 60)
    assert worths["4"].made == 1
    assert worths["4"].points[0] < 4, "others top it now and then"
    assert worths["6"].points[0] > worths["4"].points[0]


def test_what_a_pass_is_worth_is_told_by_many_deals_too():
    """By every deal of a short thought, and by half of those after it."""
    match = arranged("", "", "", POOR, preset="follow-me-42")
    assert match.turn is not None
    sight = match.sight(match.turn)

    def passed(*deals: WeightedDeal) -> float:
        bids = Bids(sight)
        bids.weigh(deals)
        return bids.worths()[0].win

    worlds = possible_deals_of(sight).draw(Random(1), 20)
    first, *others = map(WeightedDeal, worlds)
    other = max(others, key=lambda deal: abs(passed(deal) - passed(first)))
    assert passed(*[first] * 160, *[other] * 160) == pytest.approx(
        (160 * passed(first) + 80 * passed(other)) / 240
    )
    assert passed(*[first] * 80, *[other] * 80) == pytest.approx(
        (passed(first) + passed(other)) / 2
    )
