"""The ledger by itself: games into matches."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import HandOver
from moon_desktop.engine.ledger import Ledger, Terms


def opened(kind="marks", length=12, target=21, losers_pay=True, count_hickeys=True, sides=3):
    return Ledger.opened(Terms(kind, length, target, losers_pay, count_hickeys), sides)


def hand(points, hickeys=(0, 0, 0), scores=None):
    return HandOver("made", 0, "4", None, (0, 0, 0), points, hickeys, scores or points)


def test_a_hand_carries_scores_and_hickeys_on():
    """M5.7, M5.8: hickeys of the game and of the match."""
    ledger = opened().after_hand(hand((-4, 2, 1), (1, 0, 0)))
    ledger = ledger.after_hand(hand((5, 1, 1), (0, 2, 0), scores=(1, 3, 2)))
    assert ledger.scores == (1, 3, 2)
    assert ledger.hickeys == ledger.all_hickeys == (1, 2, 0)


@pytest.mark.parametrize(
    ("scores", "counted", "winner"),
    [
        ((21, 0, 0), (0, 1, 2), 0),
        ((20, 20, 20), (0, 1, 2), None),
        ((22, 21, 30), (0, 1, 2), 0),
        ((22, 21, 30), (1, 2, 0), 1),
        ((22, 5, 21), (1, 2, 0), 2),
        ((-21, 21, -21), (2, 0, 1), 1),
    ],
)
def test_the_first_counted_to_reach_the_target_wins(scores, counted, winner):
    """M5.6."""
    assert opened().after_hand(hand(scores)).game_winner(counted) == winner


@pytest.mark.parametrize(
    ("terms", "marks"),
    [
        ({}, (-2, 6, -4)),
        ({"count_hickeys": False}, (-1, 2, -1)),
        ({"losers_pay": False}, (0, 1, 0)),
        ({"kind": "timed"}, (-2, 6, -4)),
        ({"kind": "single"}, (0, 1, 0)),
        ({"kind": "best-of"}, (0, 1, 0)),
    ],
)
def test_what_a_game_pays(terms, marks):
    """M6.1, M6.2, M6.3: seat 1 wins; the others hold one hickey and three, it holds four."""
    ledger = opened(**terms).after_hand(hand((0, 21, 0), (1, 4, 3)))
    after, game = ledger.after_game(1)
    assert game.marks == game.totals == after.totals == marks
    assert after.scores == after.hickeys == (0, 0, 0)
    assert after.all_hickeys == (1, 4, 3)
    assert after.winners == (1,)


def won(ledger, *winners):
    for winner in winners:
        ledger, _ = ledger.after_game(winner)
    over = ledger.match_winner()
    return None if over is None else over.winner


def test_no_match_is_won_before_a_game():
    """M6.1, M6.3: nor by the clock."""
    for kind in ("single", "best-of", "marks", "timed"):
        assert won(opened(kind, length=1)) is None


def test_when_a_match_is_won():
    """M6.1, M6.2."""
    assert won(opened("single"), 2) == 2
    assert won(opened("best-of", 5), 2, 1, 2, 1) is None
    assert won(opened("best-of", 5), 2, 1, 2, 1, 1) == 1
    assert won(opened("marks", 4), 0) is None
    assert won(opened("marks", 4), 0, 0) == 0
    assert won(opened("marks", 3, losers_pay=False), 0, 1, 0, 1) is None
    assert won(opened("timed", 1), 0, 0, 0) is None


@pytest.mark.parametrize(
    ("winners", "hickeys", "ahead"),
    [
        ((0, 1, 1), (0, 0, 0), (1, "marks", (0, 1, 2))),
        ((0, 1), (2, 1, 0), (1, "hickeys", (0, 1))),
        ((0, 1), (1, 2, 0), (0, "hickeys", (0, 1))),
        ((0, 1, 2), (3, 1, 1), (2, "recent", (1, 2))),
        ((1, 0), (1, 1, 0), (0, "recent", (0, 1))),
    ],
)
def test_what_puts_a_side_ahead_when_time_is_up(winners, hickeys, ahead):
    """M6.3: most marks, fewest hickeys over the match, most games won, the most recent win."""
    ledger = opened("timed", 30, losers_pay=False)._replace(all_hickeys=hickeys)
    for winner in winners:
        ledger, _ = ledger.after_game(winner)
    assert ledger.match_winner() is None
    assert ledger.ahead() == ahead
    over = ledger._replace(time_up=True).match_winner()
    assert over is not None
    assert over.winner == ahead[0]


def test_most_games_decide_where_marks_and_hickeys_are_level():
    """M6.3: a game may be worth several marks."""
    ledger = opened("timed", 30)._replace(
        totals=(1, 1, -2), all_hickeys=(2, 2, 2), winners=(0, 1, 2, 1, 0, 1)
    )
    assert ledger.ahead() == (1, "games", (0, 1))


def test_nobody_is_ahead_where_no_game_was_won():
    """M6.3."""
    with pytest.raises(ValueError, match="before a game"):
        opened("timed", 30).ahead()
