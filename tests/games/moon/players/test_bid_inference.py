"""What a seat makes of the others' bids, discards and calls."""

from __future__ import annotations

import random
from math import log

import pytest

from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import BIT
from moon_desktop.games.dominoes.players.bid_inference import Statement, statements
from moon_desktop.games.moon.match import start
from moon_desktop.games.moon.players.bid_inference import (
    BiddingModel,
    MoonInference,
    possible_deals_of,
)
from moon_desktop.games.moon.players.casual import Casual
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.possible_deals import PossibleDeal
from tests.games.moon.players.test_worlds import truth
from tests.kit.cases import each
from tests.kit.sights import arranged

SIXES = "6-6 6-5 6-4 6-3 5-5 5-4 4-1"

NUMBERS = ("pass", "4", "5", "6", "7", "over")
EVERY = (*NUMBERS, "under")


def gains(preset: str, hands: int) -> tuple[list[float], list[float]]:
    """How much likelier than deals drawn at random the deal as it is looks, as logarithms: to
    the buyer, or before there is one; and to the others at their first play."""
    bidding: list[float] = []
    playing: list[float] = []
    for seed in range(hands):
        match = start(PRESETS[preset])
        players = [Casual(seat) for seat in range(match.rules.seats)]
        while not (isinstance(match.phase, Playing) and match.phase.tricks.done):
            if match.turn is None:
                due = match.chance(seed)
                assert due is not None
                match, _ = match.after(due)
                continue
            sight = match.sight(match.turn)
            if sight.said and (sight.phase != "play" or sight.bidder != sight.seat):
                suspicion = MoonInference(sight)
                drawn = suspicion.weigh(possible_deals_of(sight).draw(random.Random(seed), 40))
                (real,) = suspicion.weigh([truth(match, match.turn)])
                gain = log(real * len(drawn) / sum(drawn))
                (playing if sight.phase == "play" else bidding).append(gain)
            match, _ = match.after(players[match.turn].choose(sight))
    return bidding, playing


@pytest.mark.slow
@pytest.mark.parametrize(
    ("preset", "in_auction", "in_play"),
    [
        ("follow-me-42", 0.15, 0.8),
        ("fosdick", 0.15, 0.8),
        ("shoot-the-moon-4", 0.15, 0.8),
        ("fosdick-partners", -0.05, 0.5),
    ],
)
def test_the_deal_as_it_is_looks_likelier_than_others(preset, in_auction, in_play):
    """By far to the others, who have heard the buyer bid and call and saw it discard; partners
    learn less, and are not led astray."""
    bidding, playing = gains(preset, 20)
    assert sum(bidding) / len(bidding) > in_auction
    assert sum(playing) / len(playing) > in_play


@each("preset", PRESETS)
@each("options", [NUMBERS, EVERY, NUMBERS[1:], ("pass", "7", "over", "under")])
def test_what_may_be_said_is_said_once(preset, options):
    """The chances of all that a seat could say sum to 1, whatever it holds."""
    model = BiddingModel.of(PRESETS[preset])
    for over_partner in (False, True):
        for worth in (0.0, 3.1, 4.6, 6.9):
            for danger in (0.0, 2.0, 9.0):
                said = [Statement(bid, options, over_partner) for bid in options]
                chances = [
                    model.by_worth(one, worth) * model.by_danger(one, danger) for one in said
                ]
                assert min(chances) >= 0.0
                assert sum(chances) == pytest.approx(1.0)


@each("preset", PRESETS)
def test_better_hands_bid_and_worse_ones_pass(preset):
    model = BiddingModel.of(PRESETS[preset])
    passes, high = Statement("pass", NUMBERS[:1] + NUMBERS[2:]), Statement("6", NUMBERS)
    weak, strong = 2.0, 6.3
    assert model.by_worth(passes, weak) > model.by_worth(passes, strong)
    assert model.by_worth(high, weak) < model.by_worth(high, strong)
    under = Statement("under", EVERY)
    assert model.by_danger(under, 0.5) > 0.5 > model.by_danger(under, 8.0)


def test_a_pass_over_the_partner_says_little():
    model = BiddingModel.of(PRESETS["fosdick-partners"])
    options = ("pass", "5", "6", "7", "over")
    alone, over_partner = Statement("pass", options), Statement("pass", options, True)
    assert model.by_worth(over_partner, 4.0) > model.by_worth(alone, 4.0)


def test_what_was_heard_comes_with_what_could_have_been_said():
    """M2.1; nothing is heard of a seat that had no choice."""
    sight = arranged("pass 5 pass", preset="fosdick").sight(0)
    assert list(statements(sight.bidding)) == [
        (0, Statement("pass", ("pass", "4", "5", "6", "7", "over"))),
        (1, Statement("5", ("pass", "4", "5", "6", "7", "over"))),
        (2, Statement("pass", ("pass", "6", "7", "over"))),
    ]
    partners = arranged("5 pass 6", preset="fosdick-partners").sight(3)
    over_partner = [said.over_partner for _, said in statements(partners.bidding)]
    assert over_partner == [False, False, True]


def test_nothing_heard_tells_nothing():
    sight = arranged("", preset="follow-me-42").sight(0)
    worlds = possible_deals_of(sight).draw(random.Random(1), 5)
    assert MoonInference(sight).weigh(worlds) == [1.0] * 5


def test_every_deal_stays_possible():
    """M1.5: people bid as they like; a deal that agrees is never ruled out."""
    words = "over 4-1 6 6-6"
    sight = arranged(words, SIXES, preset="follow-me-42", widow="0-0").sight(1)
    weights = MoonInference(sight).weigh(possible_deals_of(sight).draw(random.Random(1), 300))
    assert min(weights) > 0.0
    assert max(weights) > 5 * min(weights)


def test_a_good_tile_is_hardly_the_discard():
    """A buyer at sixes kept 6-6 rather than 4-1 (M3.1)."""
    words = "4 pass pass 4-1 6 6-5"
    match = arranged(words, SIXES, preset="fosdick-widow", widow="0-0")
    real = truth(match, match.turn)
    swapped = real.hands[0] ^ BIT["6-6"] ^ BIT["4-1"]
    other = PossibleDeal((swapped, *real.hands[1:]), BIT["6-6"])
    kept, thrown = MoonInference(match.sight(1)).weigh([real, other])
    assert kept > 5 * thrown


def test_likely_deals_are_drawn_oftener():
    """Deals drawn by the suspicion, all alike, tell what all deals tell by their weights."""
    words = "4 pass pass 4-1 6 6-5 6-2 6-1 6-6"
    match = arranged(words, SIXES, "6-2 5-1", "6-1 2-2", preset="fosdick-widow", widow="0-0")
    sight = match.sight(1)
    suspicion, worlds = MoonInference(sight), possible_deals_of(sight)
    every = list(worlds.every())
    weights = suspicion.weigh(every)

    def mean(tile: str, some: list[PossibleDeal], weights: list[float]) -> float:
        held = [weight for world, weight in zip(some, weights, strict=True)
                if world.hands[0] & BIT[tile]]  # fmt: skip
        return sum(held) / sum(weights)

    for number in (500, worlds.count):
        drawn = suspicion.draw(worlds, random.Random(2), number)
        assert len(drawn) == number
        for tile in ("6-3", "5-5", "2-1"):
            told = mean(tile, drawn, [1.0] * number)
            assert told == pytest.approx(mean(tile, every, weights), abs=0.08)
    assert suspicion.draw(worlds, random.Random(2), 9) == suspicion.draw(
        worlds, random.Random(2), 9
    )
    assert mean("6-3", every, weights) > mean("6-3", every, [1.0] * len(every)) + 0.1


def test_played_tiles_count_with_the_hand_they_came_from():
    """What a seat had when it bid does not change as it plays."""
    words = "4 pass pass 6"
    tiles = ("6-6 6-5 6-4 5-5 5-4 2-1 3-1", "6-3 1-1 2-2 3-2 4-1 4-2 4-3", "6-2 6-1")
    before = arranged(words, *tiles, preset="fosdick")
    after = arranged(f"{words} 6-6 6-3 6-2", *tiles, preset="fosdick")
    was, now = (MoonInference(match.sight(0)).weigh([truth(match, 0)]) for match in (before, after))
    assert was == now
