"""What is learnt of Texas 42 comes from contracts as they are played, and fits them."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from moon_desktop.engine.match import Playing
from moon_desktop.games.forty_two.contract import LOW_CALLS
from moon_desktop.games.forty_two.match import FortyTwo
from moon_desktop.games.forty_two.players.casual import Casual
from moon_desktop.games.forty_two.players.strength import learnt as kept
from tests.learn.learn_forty_two import (
    Outcome,
    dealt,
    dealt_so,
    endings,
    finished,
    fit,
    forced,
    learnt,
    played,
)


def playing(match: FortyTwo) -> Playing:
    assert isinstance(match.phase, Playing)
    return match.phase


def test_a_contract_is_forced_on_a_deal_and_played_out():
    """T3.1, T5.1: nobody goes over it, and it is made or set."""
    match = dealt(Random(1))
    lead = forced(match, "31", "5")
    contract = playing(lead).hand.played_for
    assert (contract.bidder, contract.bid, contract.call, lead.turn) == (0, "31", "5", 0)
    assert finished(lead, [Casual(seat) for seat in range(4)]) in (True, False)


def test_the_same_auction_is_held_over_other_hands():
    """T1.1: and whoever looks sees those."""
    first, second = dealt(Random(1)), dealt(Random(2))
    hands = playing(forced(second, "30", "4")).tricks.held
    lead = forced(dealt_so(first, hands), "30", "4")
    assert playing(lead).tricks.held == hands
    assert {*lead.sight(3).held} == {*forced(second, "30", "4").sight(3).held}


def test_a_fit_finds_the_odds_that_outcomes_come_from():
    random = np.random.default_rng(1)
    rows = random.normal(size=(4000, 2))
    chances = 1 / (1 + np.exp(-(0.5 + 1.2 * rows[:, 0] - 0.7 * rows[:, 1])))
    found = fit([tuple(row) for row in rows], list(random.random(4000) < chances))
    assert found == pytest.approx([0.5, 1.2, -0.7], abs=0.12)


def test_what_is_learnt_is_of_every_kind():
    """Strong hands look better than weak ones, and double dummy speaks for a contract."""
    some = [
        Outcome(
            kind, kind, 0 if kind in LOW_CALLS else 30,
            (float(n % 5),) if kind in LOW_CALLS else (n % 5, 0, 1, 0, 0, n % 2, 0, 0),
            0.1 + 0.15 * (n % 5), n % 3 > 0, n % 5 + n % 3 > 3,
        )
        for kind in ("pips", "nel-o:high")
        for n in range(60)
    ]  # fmt: skip
    found = learnt(some)
    assert found["high"].keys() == {"pips"}
    assert found["low"].keys() == {"nel-o:high"}
    assert all(double_dummy > 0 for _, double_dummy, _ in found["made"].values())
    assert found["high"]["pips"][2] > 0


def test_how_hands_end_is_counted_by_their_stakes():
    """What hardly ever comes is left out."""
    marks = [("marks", 1, 0)] * 300 + [("marks", 2, 0)] * 100 + [("marks", 5, 0)]
    found = endings([marks, [("high", 2, 0)], [("points", 4, 1)]])
    assert found["marks"] == [[1, 0, 0.75], [2, 0, 0.25]]


@pytest.mark.slow
def test_an_outcome_is_the_same_again():
    assert played(3) == played(3)


def test_what_is_kept_has_all_that_is_asked_of_it():
    """By kind of contract, and by the stakes of every set of rules."""
    found = kept()
    assert found.low.keys() == LOW_CALLS.keys()
    assert found.made.keys() == {*found.high, *found.low, "special"}
    for stakes, ways in found.endings.items():
        assert sum(way.part for way in ways) == pytest.approx(1, abs=0.02), stakes
