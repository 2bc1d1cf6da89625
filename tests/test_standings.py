"""Standings are sums over records, and the figures made of them."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

from moon_desktop.engine.seats import Seats
from moon_desktop.standings import Fared, Standings
from moon_desktop.wording.simulation_report import given_up, simulation_report
from tests.games.arrange import Table

THREE = Seats(3)
PLAYED = Table(target=14).sweep(0).flop(1).pass_out().sweep(0)


def test_sums_of_a_match():
    """Seat 0 makes 7 twice; seat 1 is set at 7 by seat 2; one hand is passed."""
    standings = Standings.of_match(PLAYED.entries, THREE)
    assert (standings.matches, standings.unfinished) == (1, 0)
    assert standings.seats == (
        Fared(1, 1, 4, 3, points=14, squares=98, bids=2, made=2),
        Fared(0, 0, 4, 0, points=-7, squares=49, bids=1, made=0),
        Fared(0, 0, 4, 1, points=7, squares=49, bids=0, made=0),
    )


def test_figures_are_those_of_the_points_of_single_hands():
    fared = Standings.of_match(PLAYED.entries, THREE).seats[1]
    points = [0, -7, 0, 0]
    assert fared.points_a_hand == mean(points)
    assert fared.standard_error == pytest.approx(stdev(points) / 2)


def test_partners_share_what_their_side_wins_and_scores():
    """M5.4: the contract is still the bidder's own."""
    table = Table("fosdick-partners", match="single", target=7).sweep(2)
    seats = Standings.of_match(table.entries, table.rules.table).seats
    won = Fared(1, 1, 1, 1, points=7, squares=49)
    lost = Fared(0, 0, 1, 0)
    assert seats == (won, lost, won + Fared(bids=1, made=1), lost)


def test_match_without_a_winner_is_unfinished():
    assert Standings.of_match(PLAYED.entries[:-1], THREE).unfinished == 1


def test_standings_add_up():
    once = Standings.of_match(PLAYED.entries, THREE)
    twice = Standings.opened(THREE) + once + once
    assert twice.matches == 2
    assert twice.seats[0] == Fared(2, 2, 8, 6, 28, 196, 4, 4)


def test_figures_that_have_no_basis_are_none():
    assert Fared().points_a_hand is None
    assert Fared(hands=1, points=4, squares=16).points_a_hand == 4
    assert Fared(hands=1, points=4, squares=16).standard_error is None


def test_json_has_just_the_keys_promised():
    told = Standings.of_match(PLAYED.entries, THREE).to_json(("casual", "random", "casual"))
    assert list(told) == ["matches", "players"]
    assert told["matches"] == 1
    assert told["players"][1] == {
        "seat": 1,
        "player": "random",
        "matches_won": 0,
        "games_won": 0,
        "hands": 4,
        "points_a_hand": -1.75,
        "standard_error": pytest.approx(1.75),
        "bids": 1,
        "made": 0,
    }


def test_report_is_a_neat_table():
    standings = Standings.of_match(PLAYED.entries, THREE)
    report = simulation_report(standings, ("casual", "random", "x"))
    assert report.splitlines() == [
        "Seat  Player  Matches won  Games won  Hands won   Points a hand  Bids    Made",
        "   0  casual     1 100.0%          1   3  75.0%   3.500 ± 2.021     2  100.0%",
        "   1  random     0   0.0%          0   0   0.0%  -1.750 ± 1.750     1    0.0%",
        "   2  x          0   0.0%          0   1  25.0%   1.750 ± 1.750     0       –",
        "",
        "Matches: 1; hands: 4.",
    ]


def test_report_of_a_single_hand_has_no_error():
    table = Table(target=7).sweep(0)
    report = simulation_report(Standings.of_match(table.entries, THREE), ("a", "b", "c"))
    assert "7.000 ± –" in report


def test_matches_given_up_are_told():
    assert given_up(1234) == (
        "Matches given up, with no winner in sight: 1,234. Their hands are counted."
    )
