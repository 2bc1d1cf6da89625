"""The adviser makes sense: of what is sure and what is hopeless, and near the target."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.match import Playing
from moon_desktop.games.auction.contract import Bidding
from moon_desktop.games.moon.contract import stake
from moon_desktop.games.moon.players.adviser import TO_SCORE, TO_WIN, advise
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.advice import Advice, Prospect
from moon_desktop.players.player import Budget
from tests.kit.positions import NEARLY, POOR, STRONG, SURE, at_last_tricks, to_bid
from tests.kit.sights import arranged


@pytest.mark.parametrize("preset", PRESETS)
def test_the_sure_hand_is_worth_a_game(preset):
    """M5.1: all seven trumps; a shoot is 21 points. It is bid, named and led."""
    seats = PRESETS[preset].seats
    hand = SURE if seats == 4 else NEARLY
    match = arranged("", hand, preset=preset)
    while match.turn == 0:
        advice = advise(match.sight(0), Budget(None, 8))
        for worth in advice.worths:
            if isinstance(worth.choice, Bid) and worth.choice.bid == "under":
                assert worth.made == 0
            elif isinstance(worth.choice, Bid) and worth.choice.bid != PASS:
                assert worth.made == 1
        best = advice.of(advice.best)
        assert best.made == 1
        if isinstance(match.phase, Bidding):
            assert advice.best == Bid(0, "over")
            match, _ = match.after(advice.best)
            while isinstance(match.phase, Bidding):
                match, _ = match.after(Bid(match.turn, PASS))  # type: ignore[arg-type]
            continue
        assert best.points[0] == stake("over")
        assert best.win == pytest.approx(1)
        match, _ = match.after(advice.best)
    assert isinstance(match.phase, Playing)
    assert match.phase.tricks.plays, "it has led"


def test_the_hopeless_contract_is_worth_nothing():
    """Seven with a hand that loses a trick in every deal, in every phase."""
    match = arranged("over", POOR, preset="follow-me-42")
    while match.turn == 0:
        advice = advise(match.sight(0), Budget(None, 60))
        for worth in advice.worths:
            # With the widow it may get better, but this one brings it nothing.
            assert worth.made == 0
            assert worth.points[0] == pytest.approx(-21)
        match, _ = match.after(advice.best)


def test_a_forced_dealer_bids_the_least_with_a_poor_hand():
    """M2.5: it may not pass."""
    match = arranged("pass pass", "", "", POOR, all_pass="force-dealer")
    advice = advise(match.sight(2), Budget(None, 40))
    assert Bid(2, PASS) not in {worth.choice for worth in advice.worths}
    assert advice.best == Bid(2, "4")


@pytest.mark.slow
def test_it_never_bids_what_it_thinks_worse_than_passing():
    """By its own figures, whether it plays for the game or for points."""
    bought = passed = 0
    for seed in range(12):
        match = to_bid(PRESETS["fosdick-partners" if seed % 8 == 0 else "follow-me-42"], seed)
        assert match.turn is not None
        sight = match.sight(match.turn)
        members = sight.seats.members(sight.seats.side(sight.seat))
        mine = (sight.seat, *(seat for seat in members if seat != sight.seat))
        for aim in (TO_WIN, TO_SCORE):
            advice = advise(sight, Budget(None, 12), seed, aim=aim)
            good = {
                worth.choice: aim.good(Prospect(worth.made or 0, worth.points, worth.win), mine)
                for worth in advice.worths
            }
            assert isinstance(advice.best, Bid)
            assert good[advice.best] >= good[Bid(sight.seat, PASS)]
            assert good[advice.best] == max(good.values())
            passed += advice.best.bid == PASS
            bought += advice.best.bid != PASS
    assert bought > 0
    assert passed > 0


SHOOTER = "6-6 6-5 6-4 6-2 5-5 4-4 5-3"
"""Makes six always, and all seven three times out of four."""


def bid(scores: tuple[int, ...], hand: str, said: str = "pass pass", **how: Any) -> Advice:
    """Of the last seat, at these scores."""
    return advise(arranged(said, "", "", hand, scores=scores, **how).sight(2), Budget(None, 60))


@pytest.mark.parametrize(
    ("score", "hand", "best"),
    [
        (0, SHOOTER, "over"),
        (17, SHOOTER, "4"),
        (15, SHOOTER, "6"),  # as safe as a four, and wins at once
        (17, NEARLY, "4"),  # there is nothing to be won by a shoot
        (17, "6-6 6-5 6-3 6-2 5-5 4-4 3-3", "4"),
    ],
)
def test_no_more_is_bid_than_wins_the_game(score, hand, best):
    """M5.6: the same hand shoots from nothing, and makes six as surely as four."""
    advice = bid((0, 0, score), hand)
    assert advice.best == Bid(2, best)
    if best == "4":
        assert advice.of(advice.best).win > 0.99
        assert advice.of(Bid(2, "over")).win <= advice.of(advice.best).win


def test_at_the_last_the_bidder_wins_if_it_makes_it_and_else_loses(uncalibrated):
    """M5.6: at 20–20–20, credited first; a defender has a trick if it is set."""
    advice = bid((20, 20, 20), STRONG)
    for worth in advice.worths:
        assert isinstance(worth.choice, Bid)
        if worth.choice.bid not in (PASS, "under"):
            assert worth.made is not None
            assert worth.win == pytest.approx(worth.made)


@pytest.mark.parametrize("hand", ["5-2 6-1 6-5 4-4 5-4 4-2 6-4", "6-6 5-4 6-5 3-1 2-2 5-2 6-1"])
def test_at_the_last_it_bids_what_it_would_never_bid_before(hand):
    """At 20–20–20 the seat that stands with four wins unless it is set; to be set instead of it
    costs nothing that is not mostly lost anyway."""
    assert bid((0, 0, 0), hand, "4 pass").best == Bid(2, PASS)
    at_last = bid((20, 20, 20), hand, "4 pass")
    assert at_last.best != Bid(2, PASS)
    passed = at_last.of(Bid(2, PASS))
    assert passed.made is not None
    assert passed.win <= 1 - passed.made + 1e-9


def test_a_higher_score_is_never_worse():
    """For the same choice in the same deals, and a rival's higher score never better."""
    for seat, better in ((2, True), (0, False)):
        wins = []
        for score in (0, 5, 10, 15, 20):
            scores = tuple(score if side == seat else 0 for side in range(3))
            wins.append(bid(scores, STRONG).of(Bid(2, "5")).win)
        assert wins == sorted(wins, reverse=not better)


@pytest.mark.parametrize(
    ("preset", "aim"), [("fosdick", TO_WIN), ("shoot-the-moon-4", TO_SCORE)], ids=["win", "score"]
)
def test_no_play_is_better_than_the_one_it_advises(preset, aim):
    """But for what tells nothing, where rules of thumb decide."""
    for seed in range(10):
        match = at_last_tricks(PRESETS[preset], seed, 6)
        assert match.turn is not None
        advice = advise(match.sight(match.turn), Budget(None, 40), aim=aim)
        good = {
            worth.choice: aim.good(Prospect(0.0, worth.points, worth.win), (match.turn,))
            for worth in advice.worths
        }
        assert good[advice.best] >= max(good.values()) - 2 * aim.same


# --- what is better for who plays for points, and for who plays for the game -----------------


def test_points_count_against_the_mean_of_the_others():
    assert TO_SCORE.good(Prospect(1.0, (4.0, 2.0, 1.0), 0.3), (0,)) == pytest.approx(2.5)
    assert TO_SCORE.good(Prospect(1.0, (4.0, 2.0, 1.0), 0.3), (2,)) == pytest.approx(-2.0)


def test_a_partner_is_not_one_of_the_others():
    """M5.4: both have the points of their side."""
    prospect = Prospect(1.0, (5.0, 2.0, 5.0, 2.0), 0.5)
    assert TO_SCORE.good(prospect, (2, 0)) == pytest.approx(3.0)
    assert TO_SCORE.good(prospect, (1, 3)) == pytest.approx(-3.0)


def test_who_plays_for_the_game_gives_points_for_it():
    """No points of one hand are worth a third of a game."""
    sure = Prospect(1.0, (0.0, 21.0, 21.0), 0.95)
    rich = Prospect(1.0, (21.0, 0.0, 0.0), 0.6)
    assert TO_WIN.good(sure, (0,)) > TO_WIN.good(rich, (0,))
    assert TO_SCORE.good(sure, (0,)) < TO_SCORE.good(rich, (0,))


@pytest.mark.parametrize("aim", [TO_SCORE, TO_WIN])
def test_a_point_of_ones_own_is_never_nothing_while_the_game_is_open(aim):
    """Else sure tricks would be thrown away as being all the same."""
    more, less = (Prospect(1.0, (points, 0.0, 0.0), 0.3) for points in (1.0, 0.0))
    assert 0 < aim.same < aim.good(more, (0,)) - aim.good(less, (0,))


def test_points_are_good_for_nothing_once_the_game_is_won():
    """Of two ways to win it for sure the one that pays more is no better (M5.6)."""
    rich, poor = (Prospect(1.0, (points, 0.0, 0.0), 1.0) for points in (21.0, 4.0))
    assert TO_WIN.good(rich, (0,)) == TO_WIN.good(poor, (0,))


def test_a_better_chance_is_better_whatever_the_points_at_the_same_points():
    for ahead in (-21.0, 0.0, 21.0):
        goods = [TO_WIN.good(Prospect(1.0, (ahead, 0, 0), win / 10), (0,)) for win in range(11)]
        assert goods == sorted(goods)
        assert len(set(goods)) == 11
