"""Moon: the set, the deal and the draw for dealer, case by case."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Draw
from moon_desktop.engine.pieces import TILES
from moon_desktop.games.moon.entries import Deal
from moon_desktop.games.moon.rules import MoonRules
from tests.kit.arrange import Table

BLANKS = {"1-0", "2-0", "3-0", "4-0", "5-0", "6-0"}


def spread(deal: Deal) -> list[str]:
    tiles = [tile for hand in deal.hands for tile in hand]
    return tiles if deal.widow is None else [*tiles, deal.widow]


def the_chance(table: Table, seed: int) -> Deal:
    deal = table.match.chance(seed)
    assert isinstance(deal, Deal)
    return deal


def test_three_seats_play_with_22_tiles_and_a_widow():
    """M1.1: every double, every tile without a blank; seven each and one over."""
    assert set(MoonRules().tiles) == set(TILES) - BLANKS
    deal = the_chance(Table().dealer(0), seed=7)
    assert [len(hand) for hand in deal.hands] == [7, 7, 7]
    assert deal.widow is not None
    assert sorted(spread(deal)) == sorted(set(TILES) - BLANKS)


def test_without_the_double_blank_there_are_21_tiles_and_no_widow():
    """M1.1: no 0-0, nothing left over, and the bidder names trump at once."""
    table = Table(double_blank=False)
    assert set(table.rules.tiles) == set(TILES) - BLANKS - {"0-0"}
    deal = the_chance(table.dealer(0), seed=7)
    assert deal.widow is None
    assert sorted(spread(deal)) == sorted(set(TILES) - BLANKS - {"0-0"})
    assert table.add(deal).bid(1, "4").phase == "trump"


@pytest.mark.parametrize("double_blank", [True, False])
def test_four_seats_play_with_all_28_tiles_and_no_widow(double_blank):
    """M1.2: whatever is said of the double blank, which is for three seats."""
    table = Table("shoot-the-moon-4", double_blank=double_blank)
    assert table.rules.tiles == TILES
    deal = the_chance(table.dealer(0), seed=7)
    assert [len(hand) for hand in deal.hands] == [7, 7, 7, 7]
    assert deal.widow is None
    assert sorted(spread(deal)) == sorted(TILES)
    assert table.add(deal).bid(1, "4").phase == "trump"


def test_blanks_are_an_ordinary_suit_at_four_seats():
    """M1.2: all but a trump follow the double, which takes the trick."""
    table = Table("fosdick-partners")
    table.deal("5-5 0-0 4-0 3-0", "6-0 5-0 6-6", "3-3 3-2", "1-0 2-0")
    table.bid(0, "4").contract("5").say("0-0")
    assert table.open() == "6-0"
    table.say("6-0 3-3")
    assert table.open() == "1-0 2-0"
    assert table.say("1-0").match.sight(0).taken == (1, 0, 0, 0)


def test_with_partners_opposite_seats_score_as_one_side():
    """M1.2: 0 and 2 against 1 and 3."""
    table = Table("fosdick-partners").sweep(3, "5")
    assert table.hand.tricks == (0, 0, 0, 7)
    assert table.hand.points == (0, 7)


def test_the_highest_total_deals_first():
    """M1.3."""
    assert Table().draw("6-3 5-5 4-4").dealing == 1
    assert Table().draw("0-0 1-1 2-1").dealing == 2


def test_those_who_tie_for_highest_draw_again():
    """M1.3: 6-4 and 5-5 tie, the third seat is out of it."""
    table = Table().draw("6-4 3-3 5-5")
    assert table.phase == "draw"
    assert table.refused(Draw(("6-6", "1-1", "2-2"))) == ("draw-seats", "M1.3")
    assert table.refused(Draw(("6-6", None, None))) == ("draw-seats", "M1.3")
    assert table.draw("2-1 - 4-1").dealing == 2


def test_a_tie_below_the_highest_does_not_matter():
    """M1.3."""
    assert Table().draw("6-6 5-4 6-3").dealing == 0


def test_a_redraw_may_tie_again():
    """M1.3: until one is left."""
    table = Table("shoot-the-moon-4").draw("6-0 5-1 4-2 2-0").draw("2-1 3-0 1-1 -")
    assert table.draw("5-5 6-4 - -").draw("1-0 0-0 - -").dealing == 0


def test_tiles_drawn_before_are_not_drawn_again():
    """M1.3: a redraw is from the tiles not yet drawn, by the seed as by hand."""
    table = Table().draw("6-4 3-3 5-5")
    assert table.refused(Draw(("3-3", None, "2-1"))) == ("drawn-before", "M1.3")
    assert table.refused(Draw(("2-1", None, "2-1"))) == ("drawn-before", "M1.3")
    for seed in range(200):
        draw = table.match.chance(seed)
        assert isinstance(draw, Draw)
        assert draw.pieces[1] is None
        assert not {"6-4", "3-3", "5-5"} & set(draw.pieces)
        table.match.after(draw)


def test_the_first_draw_is_of_every_seat_from_the_set_in_play():
    """M1.3: so 6-0 is drawn at four seats only."""
    assert Table().refused(Draw(("6-0", "1-1", "2-2"))) == ("not-in-set", "M1.3")
    assert Table().refused(Draw(("9-9", "1-1", "2-2"))) == ("not-in-set", "M1.3")
    assert Table("fosdick").refused(Draw(("0-0", "1-1", "2-2"))) == ("not-in-set", "M1.3")
    assert Table().refused(Draw(("6-6", None, "2-2"))) == ("draw-seats", "M1.3")
    assert Table().refused(Draw(("6-6", "1-1"))) == ("draw-seats", "M1.3")
    assert Table("fosdick-partners").draw("6-0 0-0 1-0 2-0").dealing == 0


def test_the_deal_passes_left_after_a_hand():
    """M1.4: and round again."""
    table = Table(target=100).dealer(1)
    dealers = []
    for _ in range(4):
        dealers.append(table.dealing)
        table.sweep(0)
    assert dealers == [1, 2, 0, 1]


def test_the_deal_passes_left_after_a_hand_that_everybody_passed():
    """M1.4."""
    assert Table().dealer(2).pass_out().dealing == 0


def test_the_winner_of_a_game_deals_first_in_the_next():
    """M1.4: the bidder in seat 1 wins the game that seat 2 dealt."""
    assert Table(match="marks", match_length=9, target=7).dealer(2).sweep(1).dealing == 1


def test_with_partners_the_deal_just_passes_left_into_the_next_game():
    """M1.4."""
    table = Table("fosdick-partners", target=7).dealer(3).sweep(1)
    assert table.game.winner == 1
    assert table.dealing == 0


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"dealer": 0}, ("wrong-dealer", "M1.4")),
        ({"hand": 2}, ("hand-number", "M1.4")),
        ({"widow": None}, ("widow-missing", "M1.1")),
        ({"widow": "6-6"}, ("tile-twice", "M1.1")),
        ({"widow": "1-0"}, ("not-in-set", "M1.1")),
        ({"widow": "x"}, ("not-in-set", "M1.1")),
        ({"hands": (("6-6",) * 7,) * 3}, ("tile-twice", "M1.1")),
        ({"hands": (("6-6",),) * 3}, ("deal-size", "M1.1")),
        ({"hands": (("6-6",) * 7,) * 4}, ("deal-size", "M1.1")),
        ({"dice": (3, 4)}, ("dice-not-rolled", "M3.9")),
    ],
)
def test_a_deal_that_is_not_the_one_due_is_refused(change, reason):
    """M1.1, M1.4, M3.9: its number, dealer, tiles and dice."""
    table = Table().dealer(2)
    deal = table.next_deal("6-6 6-5")
    assert table.refused(deal._replace(**change)) == reason
    table.add(deal)


def test_a_deal_without_widow_takes_none():
    """M1.1, M1.2: neither with 21 tiles nor at four seats."""
    for preset, rule in (("fosdick", "M1.1"), ("fosdick-partners", "M1.2")):
        table = Table(preset).dealer(0)
        deal = table.next_deal()._replace(widow="0-0")
        assert table.refused(deal) == ("no-widow", rule)


def test_the_widow_is_the_tile_the_deal_leaves_over():
    """M1.1: over many seeds every tile is the widow once."""
    table = Table().dealer(0)
    assert {the_chance(table, seed).widow for seed in range(400)} == set(table.rules.tiles)


def test_a_tile_is_written_high_end_first():
    """M1.1: 4-6 is no tile of the set."""
    table = Table().dealer(2)
    deal = table.next_deal("6-4")
    turned = ("4-6", *deal.hands[0][1:])
    refusal = table.refused(deal._replace(hands=(turned, *deal.hands[1:])))
    assert refusal == ("not-in-set", "M1.1")
