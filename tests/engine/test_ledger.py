"""The ledger by itself: columns written, and games into matches."""

from __future__ import annotations

import pytest

from moon_desktop.engine.ledger import Ledger, Terms
from tests.kit.cases import each

SIDES = 3


def opened(kind="marks", length=12, **more):
    """A ledger that keeps hickeys a side, which losers pay for and which decide a tie."""
    kept = {"columns": ("hickeys",), "owing": "hickeys", "fewest": "hickeys"}
    terms = {"target": 21, "losers_pay": True, **kept, **more}
    return Ledger.opened(Terms(kind, length, **terms), SIDES)


def test_columns_are_kept_by_name():
    """In the order of the terms, each by itself; one that is not named stays as it is."""
    ledger = opened(columns=("chips", "hickeys"))
    ledger = ledger.written((0, 0, 0), hickeys=(0, 1, 0)).written((0, 0, 0), chips=(5, -3, -2))
    ledger = ledger.written((0, 0, 0), hickeys=(0, 1, 0), chips=(-1, 1, 0))
    assert ledger.column("chips") == (4, -2, -2)
    assert ledger.column("hickeys") == (0, 2, 0)
    with pytest.raises(ValueError, match="not in tuple"):
        ledger.written((0, 0, 0), marks=(1, 0, 0))


def test_a_new_game_wipes_its_columns_and_keeps_those_of_the_match():
    """M6.1: and opens at the score it is told, with the winner noted."""
    ledger = opened(losers_pay=False).written((21, 3, 4), hickeys=(1, 4, 3))
    after, game = ledger.after_game(0, scores=5)
    assert (game.winner, after.winners) == (0, ((0,),))
    assert after.scores == (5, 5, 5)
    assert after.column("hickeys") == (0, 0, 0)
    assert after.in_match("hickeys") == (1, 4, 3)
    more = after.written((5, 5, 5), hickeys=(0, 1, 0))
    assert (more.column("hickeys"), more.in_match("hickeys")) == ((0, 1, 0), (1, 5, 3))


def test_a_game_needs_no_columns():
    """Scores are written all the same, and marks without them paid."""
    ledger = Ledger.opened(Terms("marks", 4, 7, losers_pay=True), SIDES).written((7, 1, 2))
    after, game = ledger.after_game(0)
    assert (game.marks, after.columns, after.over_match) == ((2, -1, -1), (), ())


@each(
    ("winners", "hickeys", "ahead"),
    [
        ((0, 1, 1), (0, 0, 0), ((1,), "marks", (0, 1, 2))),
        ((0, 1), (2, 1, 0), ((1,), "hickeys", (0, 1))),
        ((0, 1), (1, 2, 0), ((0,), "hickeys", (0, 1))),
        ((0, 1, 2), (3, 1, 1), ((2,), "recent", (1, 2))),
        ((1, 0), (1, 1, 0), ((0,), "recent", (0, 1))),
    ],
)
def test_what_puts_a_side_ahead_when_time_is_up(winners, hickeys, ahead):
    """M6.3: most marks, fewest hickeys over the match, most games won, the most recent win."""
    ledger = opened("timed", 30, losers_pay=False).written((0, 0, 0), hickeys=hickeys)
    for winner in winners:
        ledger, _ = ledger.after_game(winner)
    assert ledger.match_winner() is None
    assert ledger.ahead() == ahead
    over = ledger._replace(time_up=True).match_winner()
    assert over is not None
    assert over.winners == ahead[0]


def test_most_games_decide_where_marks_and_hickeys_are_level():
    """M6.3: a game may be worth several marks."""
    ledger = opened("timed", 30).written((0, 0, 0), hickeys=(2, 2, 2))
    ledger = ledger._replace(totals=(1, 1, -2), winners=tuple((one,) for one in (0, 1, 2, 1, 0, 1)))
    assert ledger.ahead() == ((1,), "games", (0, 1))


@each(
    ("fewest", "ahead"),
    [("chips", ((1,), "chips")), ("hickeys", ((0,), "hickeys")), ("", ((1,), "recent"))],
)
def test_the_terms_name_the_column_that_decides_a_tie(fewest, ahead):
    """Or none: then games won follow on marks."""
    ledger = opened("timed", 30, losers_pay=False, columns=("hickeys", "chips"), fewest=fewest)
    ledger = ledger.written((0, 0, 0), hickeys=(0, 1, 1), chips=(2, 1, 0))
    for winner in (0, 1):
        ledger, _ = ledger.after_game(winner)
    assert ledger.ahead()[:2] == ahead
    assert ledger.terms.criteria == tuple(
        by for by in ("marks", fewest, "games", "recent") if by != ""
    )


def test_nobody_is_ahead_where_no_game_was_won():
    """M6.3."""
    with pytest.raises(ValueError, match="before a game"):
        opened("timed", 30).ahead()


@each(
    ("kind", "length", "marks", "won"),
    [
        ("single", 1, (1, 0, 1), (2, 0)),
        ("best-of", 3, (1, 0, 1), None),
        ("best-of", 1, (1, 0, 1), (2, 0)),
        ("marks", 1, (1, -2, 1), (2, 0)),
        ("marks", 2, (1, -2, 1), None),
        ("timed", 30, (1, -2, 1), (0, 2)),
    ],
)
def test_sides_level_with_the_winner_share_where_the_terms_say_so(kind, length, marks, won):
    """A loser pays each of them; else the winner has the game alone."""
    ledger = opened(kind, length, columns=(), owing="", fewest="", shared=True)
    ledger = ledger.written((21, 20, 21))._replace(time_up=True)
    after, game = ledger.after_game(2)
    assert (game.winner, game.sharing, game.winners, game.marks) == (2, (0,), (2, 0), marks)
    assert after.winners == ((2, 0),)
    over = after.match_winner()
    assert (None if over is None else over.winners) == won
    alone, game = ledger._replace(terms=ledger.terms._replace(shared=False)).after_game(2)
    assert (game.sharing, game.winners, alone.winners) == (None, (2,), ((2,),))


def test_of_those_who_share_the_last_game_only_who_has_most_wins_the_match():
    ledger = opened("best-of", 3, columns=(), owing="", fewest="", shared=True)
    ledger, _ = ledger.written((0, 3, 0)).after_game(1)
    ledger, _ = ledger.written((3, 3, 0)).after_game(0)
    assert ledger.totals == (1, 2, 0)
    over = ledger.match_winner()
    assert over is not None
    assert over.winners == (1,)
