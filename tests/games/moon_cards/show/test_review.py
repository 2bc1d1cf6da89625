"""The review of a round: what it is called, and at two seats the cards of the dummy."""

from __future__ import annotations

import pytest

from moon_desktop.games import CATALOGUE
from moon_desktop.games.shown.review import Readers
from moon_desktop.players import review as reviews
from tests.kit.advised import weighed_so
from tests.kit.moon_cards import Table

GAME = CATALOGUE["shoot-the-moon-cards"]
SHOW = GAME.show
NAMES = ("You", "Bea")


def reviewed(table: Table) -> reviews.HandReview:
    count = sum(1 for _ in reviews.choices(GAME.start, table.rules, table.entries))
    return reviews.hand_review(GAME, table.rules, table.entries, 1, [{}] * count)


def two(**house: object) -> Table:
    """The dummy takes the first trick with a rocket, leads the second, and takes no other."""
    table = Table("cards-two", **house)
    return table.deal("G9 G8 P8 P7 P6", "G3 P9 G1 G2 G4", dummy="R12 P2 P3 P4 P5")


def test_it_is_a_round_and_says_what_brought_chips():
    """C4.1."""
    table = Table("cards-three").deal("P12 P11 P10 G1 G2", "P1 P2 P3 R1 R2", "P4 P5 P6 G5 G6")
    table.say("P12 P1 P4", "P11 P2 P5", "P10 P3 P6", "G1 R1 G5", "R2 G6 G2")
    hand = SHOW.review_hand(reviewed(table), ("You", "Bea", "Cy"), Readers())
    assert hand.title.format(number=2, hands=3) == "Round 2 of 3"
    assert hand.heading == "You took an odd number of tricks: a chip."
    assert (hand.turned, hand.graph.heading, len(hand.names)) == ((), "", 3)


def test_the_dummys_card_of_each_trick_has_a_place_of_its_own():
    """C5.1: with what it led and what it took."""
    hand = SHOW.review_hand(reviewed(two().say("G9 G3", "P8 P9").play_on()), NAMES, Readers())
    assert hand.names == ("You", "Bea", "Dummy")
    assert [(cell.row, cell.piece) for cell in hand.turned] == [
        (number, card) for number, card in enumerate(["R12", "P2", "P3", "P4", "P5"], 1)
    ]
    assert [cell.leads for cell in hand.turned] == [False, True, False, False, False]
    assert [cell.took for cell in hand.turned] == [True, False, False, False, False]
    assert {cell.seat for cell in hand.turned} == {2}
    assert hand.turned[0].told == "The dummy turned the twelve of rockets."
    assert len(hand.cells) == 10


def test_what_it_led_to_a_trick_with_a_renege_is_there_too():
    """C6.1: the trick is not finished."""
    table = two(renege="forfeit").say("G9 G3", "G8")
    hand = SHOW.review_hand(reviewed(table), NAMES, Readers())
    assert [(cell.row, cell.piece) for cell in hand.turned] == [(1, "R12"), (2, "P2")]


@pytest.mark.parametrize(
    ("number", "trick", "gone"),
    [
        (0, ("G9", None, None), 0),
        (1, ("G9", "G3", "R12"), 1),
        (2, ("P8", None, "P2"), 2),
        (3, ("P8", "P9", "P2"), 2),
    ],
)
def test_its_pile_lies_open_and_its_card_on_the_trick(number, trick, gone):
    """C5.1: it comes when both have played, or before both where it led."""
    review = weighed_so(reviewed(two().say("G9 G3", "P8 P9").play_on()))
    scene = SHOW.review_moment(review, number, NAMES).scene
    assert tuple(laid and laid.piece for laid in scene.trick) == trick
    assert [bool(laid and laid.look == "gone") for laid in scene.hands[2]] == [
        n < gone for n in range(5)
    ]
    assert len(scene.beside) == 3
    later = [SHOW.review_moment(review, n, NAMES).scene.trick[2] for n in (4, 5)]
    assert [laid and laid.piece for laid in later] == [None, "P3"]
    if number == 1:
        assert [laid and laid.look for laid in scene.trick] == ["plain", "chosen", "took"]


def test_cards_stand_as_at_the_table():
    """Colour by colour, as they are held; the table deals them in any order."""
    table = Table("cards-three").deal("B2 P3 R12 G7 R1", "P1 P2 G1 R2 G2", "P4 P5 P6 G5 G6")
    held = table.match.sight(0).held
    review = reviewed(table.play_on())
    assert held != ("B2", "P3", "R12", "G7", "R1")
    assert review.account.deal.hands[0] == held
    hands = SHOW.review_moment(review, 0, ("You", "Bea", "Cy")).scene.hands
    assert tuple(laid.piece for laid in hands[0] if laid is not None) == held
