"""The oracle: what it chooses when every tile is seen, told by what becomes of it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from moon_desktop.arena.series import play_out
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.moon.entries import Choice, HandOver
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.phases import Bidding, Exchanging, Naming, Playing
from moon_desktop.games.moon.players.casual import Casual
from moon_desktop.games.moon.players.hindsight import Oracle, hindsight
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.players.player import AllSeeing, Player
from tests.games.moon.players.test_levels import some_rules
from tests.kit.sights import arranged

SURE = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
"""Takes every trick with sixes for trumps, whoever leads."""


def choice(words: str, *hands: str, **how: Any) -> Choice:
    return Oracle().choose_seeing(arranged(words, *hands, **how))


def hands_over(rules: MoonRules, seed: int, count: int) -> list[HandOver]:
    """The first hands of a match among oracles."""
    casual = Casual(0)
    entries = play_out(Moon.start(rules), [Oracle()] * rules.seats, casual, seed, count)
    return [entry for entry in entries if isinstance(entry, HandOver)]


def test_hand_that_takes_all_is_shot():
    assert choice("", SURE) == Bid(0, "over")


def test_what_another_would_shoot_over_is_not_bid():
    """Nothing can be bid that makes more than the tricks it gets as a defender."""
    assert choice("", "", SURE) == Bid(0, "pass")


def test_bid_that_would_be_topped_is_as_good_as_a_pass():
    """The lowest of what pays the same: the next seat takes all tricks anyway."""
    assert choice("pass", "", "", SURE) == Bid(1, "pass")


def test_contracts_are_all_made_where_nobody_errs():
    for preset in ("follow-me-42", "shoot-the-moon-4"):
        rules = replace(PRESETS[preset], match="single", target=100)
        bought = [hand for hand in hands_over(rules, 3, 6) if hand.bid is not None]
        assert len(bought) >= 4
        assert [hand.result for hand in bought if hand.result != "made"] == []


def test_dealer_that_is_forced_loses_as_little_as_it_can():
    """M2.5: with a contract that it cannot make it bids the minimum."""
    match = arranged(
        "pass pass",
        "6-6 5-5 4-4 6-5 6-4 5-1 6-3",
        "3-3 2-2 1-1 5-3 5-2 4-1 6-1",
        "2-1 3-1 3-2 4-2 6-2 4-3 5-4",
        all_pass="force-dealer",
    )
    assert set(hindsight(match).values()) == {2}
    assert Oracle().choose_seeing(match) == Bid(2, "4")


def best(match: Moon) -> set[Choice]:
    """What is best with all tiles seen, for the seat in turn."""
    worth = hindsight(match)
    phase = match.phase
    assert isinstance(phase, Exchanging | Naming | Playing)
    side = match.rules.table.side
    assert match.turn is not None
    with_bidder = side(match.turn) == side(phase.hand.bidder)
    most = with_bidder != (phase.hand.bid == "under")
    figure = (max if most else min)(worth.values())
    return {choice for choice in worth if worth[choice] == figure}


class Watched(Oracle):
    """Checks each of its choices, and counts them."""

    def __init__(self) -> None:
        self.checked = 0

    def choose_seeing(self, match: Moon) -> Choice:
        chosen = super().choose_seeing(match)
        if not isinstance(match.phase, Bidding):
            assert chosen in best(match)
            self.checked += 1
        return chosen


@pytest.mark.parametrize("seed", range(8))
def test_every_choice_is_among_the_best_under_any_house_rules(seed, caplog):
    """Among players who see less, and bring about positions of all kinds."""
    rules = replace(some_rules(Random(seed)), target=100)
    oracle = Watched()
    players: list[Player | AllSeeing] = [oracle, *[Casual(seat) for seat in range(1, rules.seats)]]
    list(play_out(Moon.start(rules), players, Casual(0), seed, 5))
    assert oracle.checked >= 10
    assert caplog.records == [], "it was not passed over"


def test_defender_takes_the_trick_itself_where_it_makes_no_difference():
    """M5.2: of three that are as good against the bidder, the one that takes the 3-2."""
    match = arranged(
        "4 pass pass 6 3-2",
        "4-4 5-5 6-5 4-1 5-2 6-6 3-2",
        "4-3 2-2 3-1 2-1 3-3 6-4 5-1",
        "6-2 6-3 5-3 1-1 5-4 6-1 4-2",
    )
    assert {play.piece for play in best(match) if isinstance(play, Play)} == {"3-1", "4-3", "3-3"}
    assert Oracle().choose_seeing(match) == Play(1, "3-3")


def test_what_is_lowest_in_its_suit_is_parted_with_first():
    """Seat 1 can take nothing any more, and all its tiles are as good."""
    match = arranged("over 6 6-6", SURE, "5-4 4-4 3-3 2-2 1-1 5-3 5-2")
    assert len(best(match)) == 7
    assert Oracle().choose_seeing(match) == Play(1, "5-2")
