"""Moon: the set, the deal and the draw for dealer, case by case."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Draw
from moon_desktop.engine.pieces import TILES
from moon_desktop.games.moon.entries import Deal
from tests.kit.arrange import Table
from tests.kit.cases import each

BLANKS = {"1-0", "2-0", "3-0", "4-0", "5-0", "6-0"}


def the_chance(table: Table, seed: int) -> Deal:
    deal = table.match.chance(seed)
    assert isinstance(deal, Deal)
    return deal


@each(
    ("table", "tiles", "seats"),
    [
        (Table(), set(TILES) - BLANKS, 3),
        (Table(double_blank=False), set(TILES) - BLANKS - {"0-0"}, 3),
        (Table("shoot-the-moon-4"), set(TILES), 4),
        (Table("shoot-the-moon-4", double_blank=False), set(TILES), 4),
    ],
)
def test_all_tiles_are_dealt_seven_each_and_one_over_is_the_widow(table, tiles, seats):
    """M1.1, M1.2: every double and every tile without a blank at three seats, with or without
    0-0; all 28 at four, whatever is said of the double blank. Without a widow the bidder names
    trump at once."""
    assert set(table.rules.tiles) == tiles
    deal = the_chance(table.dealer(0), seed=7)
    assert [len(hand) for hand in deal.hands] == [7] * seats
    widow = [] if deal.widow is None else [deal.widow]
    assert sorted([*(tile for hand in deal.hands for tile in hand), *widow]) == sorted(tiles)
    assert bool(widow) == (len(tiles) == 22)
    assert table.add(deal).bid(1, "4").phase == ("widow" if widow else "trump")


@each(
    ("preset", "draws", "dealer"),
    [
        ("fosdick", ["6-3 5-5 4-4"], 1),
        ("follow-me-42", ["0-0 1-1 2-1"], 2),
        ("fosdick", ["6-4 3-3 5-5", "2-1 - 4-1"], 2),
        ("fosdick", ["6-6 5-4 6-3"], 0),
        ("fosdick-partners", ["6-0 0-0 1-0 2-0"], 0),
        (
            "shoot-the-moon-4",
            ["6-0 5-1 4-2 2-0", "2-1 3-0 1-1 -", "5-5 6-4 - -", "1-0 0-0 - -"],
            0,
        ),
    ],
)
def test_the_highest_total_deals_first(preset, draws, dealer):
    """M1.3: who tie for it draw again, until one is left; a tie below it does not matter."""
    table = Table(preset)
    for draw in draws:
        assert table.phase == "draw"
        table.draw(draw)
    assert table.dealing == dealer


@each(
    ("table", "tiles"),
    [
        (Table().draw("6-4 3-3 5-5"), ("6-6", "1-1", "2-2")),
        (Table().draw("6-4 3-3 5-5"), ("6-6", None, None)),
        (Table().draw("6-4 3-3 5-5"), ("3-3", None, "2-1")),
        (Table().draw("6-4 3-3 5-5"), ("2-1", None, "2-1")),
        (Table(), ("6-6", None, "2-2")),
        (Table(), ("6-6", "1-1")),
        (Table(), ("6-0", "1-1", "2-2")),
        (Table(), ("9-9", "1-1", "2-2")),
        (Table("fosdick"), ("0-0", "1-1", "2-2")),
    ],
)
def test_a_draw_is_of_those_due_from_the_tiles_left(table, tiles):
    """M1.3: first every seat, from the set in play."""
    assert table.refused(Draw(tiles)) == ("impossible", "M1.3")


def test_a_redraw_by_the_seed_is_from_the_tiles_left():
    """M1.3: as by hand."""
    table = Table().draw("6-4 3-3 5-5")
    for seed in range(200):
        draw = table.match.chance(seed)
        assert isinstance(draw, Draw)
        assert draw.pieces[1] is None
        assert not {"6-4", "3-3", "5-5"} & set(draw.pieces)
        table.match.after(draw)


def test_the_deal_passes_left_after_a_hand():
    """M1.4: and round again; also after one that everybody passed."""
    table = Table(target=100).dealer(1)
    dealers = []
    for _ in range(4):
        dealers.append(table.dealing)
        table.sweep(0)
    assert dealers == [1, 2, 0, 1]
    assert Table().dealer(2).pass_out().dealing == 0


def test_the_winner_of_a_game_deals_first_in_the_next():
    """M1.4: the bidder in seat 1 wins the game that seat 2 dealt; with partners the deal just
    passes left."""
    assert Table(match="marks", match_length=9, target=7).dealer(2).sweep(1).dealing == 1
    table = Table("fosdick-partners", target=7).dealer(3).sweep(1)
    assert table.game.winner == 1
    assert table.dealing == 0


@each(
    ("change", "reason"),
    [
        ({"dealer": 0}, ("impossible", "M1.3")),
        ({"hand": 2}, ("impossible", "M1.3")),
        ({"widow": None}, ("impossible", "M1.1")),
        ({"widow": "6-6"}, ("impossible", "M1.1")),
        ({"widow": "1-0"}, ("impossible", "M1.1")),
        ({"widow": "x"}, ("impossible", "M1.1")),
        ({"widow": "4-6"}, ("impossible", "M1.1")),
        ({"hands": (("6-6",) * 7,) * 3}, ("impossible", "M1.1")),
        ({"hands": (("6-6",),) * 3}, ("impossible", "M1.1")),
        ({"hands": (("6-6",) * 7,) * 4}, ("impossible", "M1.1")),
        ({"dice": (3, 4)}, ("impossible", "M3.9")),
    ],
)
def test_a_deal_that_is_not_the_one_due_is_refused(change, reason):
    """M1.1, M1.3, M3.9: its number, dealer, tiles (high end first) and dice."""
    table = Table().dealer(2)
    deal = table.next_deal("6-6 6-5")
    assert table.refused(deal._replace(**change)) == reason
    table.add(deal)


@pytest.mark.parametrize(("preset", "rule"), [("fosdick", "M1.1"), ("fosdick-partners", "M1.2")])
def test_a_deal_without_widow_takes_none(preset, rule):
    """M1.1, M1.2: neither with 21 tiles nor at four seats."""
    table = Table(preset).dealer(0)
    assert table.refused(table.next_deal()._replace(widow="0-0")) == ("impossible", rule)


def test_the_widow_is_the_tile_the_deal_leaves_over():
    """M1.1: over many seeds every tile is the widow once."""
    table = Table().dealer(0)
    assert {the_chance(table, seed).widow for seed in range(400)} == set(table.rules.tiles)
