"""Texas 42: the draw for shaker, the deal, and whose shake it is."""

from __future__ import annotations

from moon_desktop.engine.entries import Bid, Draw
from moon_desktop.engine.pieces import TILES
from moon_desktop.games.forty_two.entries import Deal
from moon_desktop.games.forty_two.match import start
from moon_desktop.games.forty_two.rules import FortyTwoRules
from tests.kit.cases import each
from tests.kit.forty_two import Table


def test_four_hands_of_seven_use_up_the_double_six_set():
    """T1.1: blanks and all, and nothing is left over."""
    match = start(FortyTwoRules())
    for seed in range(5):
        table = match
        while (chance := table.chance(seed)) is not None:
            table, _ = table.after(chance)
        hands = [table.sight(seat).held for seat in range(4)]
        assert [len(held) for held in hands] == [7] * 4
        assert sorted(tile for held in hands for tile in held) == sorted(TILES)
    assert FortyTwoRules().table.members(0) == (0, 2)


DUE = Table().draw("1-1 2-1 3-1 6-6").next_deal()


@each(
    ("deal", "why"),
    [
        (DUE._replace(hand=2), ("impossible", "T1.2")),
        (DUE._replace(dealer=0), ("impossible", "T1.2")),
        (DUE._replace(hands=DUE.hands[:3]), ("impossible", "T1.1")),
        (DUE._replace(hands=(DUE.hands[0][:6], *DUE.hands[1:])), ("impossible", "T1.1")),
        (DUE._replace(hands=(DUE.hands[1], *DUE.hands[1:])), ("impossible", "T1.1")),
        (DUE._replace(hands=((*DUE.hands[0][:6], "0-1"), *DUE.hands[1:])), ("impossible", "T1.1")),
        (Bid(0, "30"), ("not-now", "T1.2")),
    ],
)
def test_a_deal_that_cannot_be_is_refused(deal, why):
    """T1.1, T1.2."""
    assert Table().draw("1-1 2-1 3-1 6-6").refused(deal) == why


def test_the_first_shaker_drew_the_most_pips():
    """T1.2."""
    assert Table().draw("6-4 5-5 6-6 0-0").dealing == 2


def test_seats_that_tie_draw_again():
    """T1.2: from the tiles nobody has drawn."""
    table = Table().draw("5-5 6-4 1-1 0-0")
    assert table.refused(Draw(("6-6", "6-5", "3-3", "2-2"))) == ("impossible", "T1.2")
    assert table.refused(Draw(("5-5", "6-5", None, None))) == ("impossible", "T1.2")
    assert table.refused(Draw(("7-5", "6-5", None, None))) == ("impossible", "T1.2")
    assert table.draw("3-3 4-2 - -").draw("1-0 6-6 - -").dealing == 1


def test_the_shake_passes_left_after_every_hand():
    """T1.2: also after a hand that everybody passed, and from game to game."""
    table = Table(all_pass="redeal", target=1, match="best-of", match_length=3)
    assert table.deal().say("pass pass pass pass").dealing == 0
    table.sweep(2)
    assert table.game is not None
    assert table.dealing == 1
    table.sweep(1)
    assert table.dealing == 2


def test_a_deal_is_that_of_its_seed_and_number():
    """T1.1: whatever the rules, and whoever shakes."""
    one, other = Table().draw("1-1 2-1 3-1 6-6"), Table("points-250").draw("6-6 2-1 3-1 1-1")
    first, second = one.match.chance(7), other.match.chance(7)
    assert isinstance(first, Deal)
    assert isinstance(second, Deal)
    assert (first.hands, first.dealer, second.dealer) == (second.hands, 3, 0)
    third = one.match.chance(8)
    assert isinstance(third, Deal)
    assert first.hands != third.hands
