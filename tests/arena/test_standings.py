"""Standings are sums over records, and the figures made of them."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from moon_desktop.arena.standings import Fared, Standings
from moon_desktop.cli.reports import given_up, simulation_report
from moon_desktop.engine.seats import Seats
from moon_desktop.games import CATALOGUE
from moon_desktop.memory.intervals import NOTHING, Spread
from tests.kit.arrange import Table
from tests.kit.moon_cards import walked

THREE = Seats(3)
PLAYED = Table(target=14).sweep(0).flop(1).pass_out().sweep(0)


def hands_of(*points: int) -> Spread:
    """Those of single hands."""
    return sum(map(Spread.of, points), NOTHING)


def test_sums_of_a_match():
    """Seat 0 makes 7 twice; seat 1 is set at 7 by seat 2; one hand is passed."""
    standings = Standings.of_match(PLAYED.entries, THREE)
    assert (standings.matches, standings.unfinished, standings.rounds) == (1, 0, 1)
    assert standings.players == (
        Fared(Spread.of(1), hands_of(7, 0, 0, 7), 1, 3, bids=2, made=2),
        Fared(Spread.of(0), hands_of(0, -7, 0, 0), 0, 0, bids=1, made=0),
        Fared(Spread.of(0), hands_of(0, 7, 0, 0), 0, 1, bids=0, made=0),
    )


def test_partners_share_what_their_side_wins_and_scores():
    """M5.4: the contract is still the bidder's own."""
    table = Table("fosdick-partners", match="single", target=7).sweep(2)
    seats = Standings.of_match(table.entries, table.rules.table).players
    won = Fared(Spread.of(1), hands_of(7), 1, 1)
    lost = Fared(Spread.of(0), hands_of(0))
    assert seats == (won, lost, replace(won, bids=1, made=1), lost)


def test_match_without_a_winner_is_unfinished():
    assert Standings.of_match(PLAYED.entries[:-1], THREE).unfinished == 1


def test_standings_add_up():
    once = Standings.of_match(PLAYED.entries, THREE)
    twice = Standings.opened(THREE) + once + once
    assert twice.matches == 2
    points = hands_of(7, 0, 0, 7, 7, 0, 0, 7)
    won = Spread.of(1) + Spread.of(1)
    assert twice.players[0] == Fared(won, points, 2, 6, 4, 4)


def test_players_who_moved_on_are_put_back_in_their_places():
    """In turn 1 the first player sits at seat 1, the last at seat 0."""
    standings = Standings.of_match(PLAYED.entries, THREE)
    bids = [[fared.bids for fared in standings.turned_back(turn).players] for turn in (0, 1, 2)]
    assert bids == [[2, 1, 0], [1, 0, 2], [0, 2, 1]]


def test_matches_dealt_by_one_seed_are_one_observation():
    standings = Standings.of_match(PLAYED.entries, THREE)
    turned = [standings.turned_back(turn) for turn in (0, 1, 2)]
    together = sum(turned, Standings.opened(THREE)).as_one()
    assert (together.matches, together.rounds) == (3, 1)
    assert together.players[0] == Fared(
        Spread.of(1, 3), Spread.of(14, 12), games_won=1, hands_won=4, bids=3, made=2
    )
    assert together.players[0].points.mean == pytest.approx(14 / 12)
    assert together.players[0].points.standard_error is None
    assert together.players[0].won.mean == pytest.approx(1 / 3)


def test_json_has_just_the_keys_promised():
    told = Standings.of_match(PLAYED.entries, THREE).to_json(("casual", "random", "casual"))
    assert list(told) == ["matches", "rounds", "players"]
    assert (told["matches"], told["rounds"]) == (1, 1)
    assert told["players"][1] == {
        "seat": 1,
        "player": "random",
        "matches_won": 0,
        "matches_won_share": 0.0,
        "matches_won_error": None,
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
        "Seat  Player  Matches won  Games won  Hands won    Score a hand  Bids    Made",
        "   0  casual     1 100.0%          1   3  75.0%   3.500 ± 2.021     2  100.0%",
        "   1  random     0   0.0%          0   0   0.0%  -1.750 ± 1.750     1    0.0%",
        "   2  x          0   0.0%          0   1  25.0%   1.750 ± 1.750     0       –",
        "",
        "Matches: 1; hands: 4.",
    ]


def test_nothing_is_said_of_bids_where_no_hand_is_bought():
    """Nor of hands won: in the card game neither is counted."""
    table = walked(CATALOGUE["shoot-the-moon-cards"].presets["cards-two"], 3, 30)
    standings = Standings.of_match(table.entries, Seats(2))
    together = standings + Standings.opened(Seats(2)) + standings
    head, first, *_ = simulation_report(together, ("casual", "random")).splitlines()
    assert re.split("  +", head) == ["Seat", "Player", "Matches won", "Games won", "Score a hand"]
    assert len(first) <= len(head)
    for told in together.to_json(("casual", "random"))["players"]:
        assert (told["bids"], told["made"]) == (None, None)
        assert told["hands"] > 0


def test_report_tells_how_sure_the_matches_won_are():
    standings = Standings.of_match(PLAYED.entries, THREE)
    lost = standings.turned_back(1)
    report = simulation_report(standings + lost + lost + lost, ("a", "b", "c"))
    assert "1  25.0% ± 25.0%" in report


def test_report_of_rounds_says_that_they_are():
    one = sum([Standings.of_match(PLAYED.entries, THREE)] * 3, Standings.opened(THREE)).as_one()
    report = simulation_report(one + one, ("a", "b", "c"))
    assert report.splitlines()[-1] == (
        "Matches: 6, in 2 rounds with the same deals for each turn of the players; hands: 24."
    )


def test_report_of_a_single_hand_has_no_error():
    table = Table(target=7).sweep(0)
    report = simulation_report(Standings.of_match(table.entries, THREE), ("a", "b", "c"))
    assert "7.000 ± –" in report


def test_matches_given_up_are_told():
    assert given_up(1234) == (
        "Matches given up, with no winner in sight: 1,234. Their hands are counted."
    )
