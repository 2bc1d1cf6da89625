"""The pack, the draw for dealer and the deal."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from moon_desktop.engine.entries import Draw
from moon_desktop.games.match import Deal
from moon_desktop.games.moon_cards.cards import PACK
from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.games.moon_cards.rules import PRESETS
from tests.kit.cases import each
from tests.kit.moon_cards import Table


def test_the_pack():
    """C1.1: 52 cards, of which two and two are alike."""
    cards = Counter(PACK.pieces)
    assert cards == {f"{c}{n}": 1 for c in "RGPB" for n in range(1, 13)} | {"BIG": 2, "LITTLE": 2}


def test_two_moon_cards_of_a_kind_are_one_choice_and_one_hand():
    """C1.1: whoever holds which of them, and whichever is played, the match is the same."""
    table = Table("cards-three").deal("BIG BIG LITTLE LITTLE R1", "", "")
    assert table.open() == "R1 LITTLE BIG"
    table.say("BIG")
    assert table.match.sight(0).held == ("R1", "LITTLE", "LITTLE", "BIG")
    apart = Table("cards-three").deal("BIG R1", "BIG R2", "R3")
    assert apart.match.sight(0).held[-1] == apart.match.sight(1).held[-1] == "BIG"
    assert PACK.mask(["BIG", "R1"]) & PACK.mask(["R2", "BIG"]) == PACK.bit["BIG"]


@each(
    ("preset", "sides"),
    [
        ("shoot-the-moon-cards", (0, 1, 0, 1)),
        ("cards-three", (0, 1, 2)),
        ("cards-two", (0, 1)),
        ("cards-six", (0, 1, 0, 1, 0, 1)),
        ("cards-six-pairs", (0, 1, 2, 0, 1, 2)),
    ],
)
def test_sides(preset, sides):
    """C1.2: seat s plays for side s mod k, so that partners never sit side by side."""
    table = PRESETS[preset].table
    assert tuple(map(table.side, range(table.count))) == sides
    assert table.sides == max(sides) + 1
    assert all(one != other for one, other in pairwise((*sides, sides[0])))


def test_each_side_begins_with_its_chips():
    """C1.3: two, or as many as the rules say; a side has them once, not a seat."""
    assert Table("cards-six-pairs").chips == (2, 2, 2)
    assert Table("cards-six", starting_chips=5).chips == (5, 5)
    assert Table("cards-three", starting_chips=0).chips == (0, 0, 0)


@each(
    ("cards", "dealer"),
    [
        ("BIG R12 G12", 0),
        ("R11 B12 G1", 1),
        ("LITTLE LITTLE B1", 2),
        ("R7 G8 B6", 1),
    ],
)
def test_the_highest_card_drawn_deals(cards, dealer):
    """C2.1: a Big Moon above 12, 1 above a Little Moon, colours equal."""
    assert Table("cards-three").draw(cards).dealing == dealer


def test_those_who_tie_draw_again():
    """C2.1: from the cards that nobody has drawn, and the others not; a Moon card twice."""
    table = Table().draw("BIG R3 BIG R4")
    assert table.refused(Draw(("R3", None, "R5", None))) == ("impossible", "C2.1")
    assert table.refused(Draw(("BIG", None, "R5", None))) == ("impossible", "C2.1")
    assert table.refused(Draw(("R5", "R6", "R7", None))) == ("impossible", "C2.1")
    assert table.refused(Draw(("R5", None, "R13", None))) == ("impossible", "C2.1")
    assert table.draw("R5 - G5 -").draw("LITTLE - B1 -").dealing == 2
    once = Table().draw("BIG R3 R5 R4")
    assert once.dealing == 0
    assert Table().refused(Draw(("BIG", "BIG", "BIG", "R1"))) == ("impossible", "C2.1")


def test_where_too_few_cards_are_left_all_of_them_are_drawn_from_again():
    """C2.1: two who tie again and again draw the pack out; the next draw is from the whole."""
    table = Table("cards-two")
    for number in range(1, 13):
        table.draw(f"R{number} G{number}").draw(f"P{number} B{number}")
    table.draw("BIG BIG").draw("LITTLE LITTLE")
    seeds = {table.match.chance(seed) for seed in range(40)}
    assert len(seeds) > 30
    assert table.draw("R1 G1").refused(Draw(("R1", "G2"))) == ("impossible", "C2.1")
    assert table.draw("R2 G3").dealing == 1


def test_a_draw_and_a_deal_depend_on_the_seed_alone():
    """C2.1, C2.2: five cards each and none of them twice; at two seats a third hand."""
    for preset, rules in PRESETS.items():
        match = MoonCards.start(rules)
        draw = match.chance(5)
        assert draw == match.chance(5) != match.chance(6)
        table = Table(preset).deal()
        table.play_on()
        deal = table.match.chance(5)
        assert isinstance(deal, Deal)
        hands = [*deal.hands, *([deal.dummy] if deal.dummy else [])]
        assert [len(hand) for hand in hands] == [5] * (rules.seats + (rules.seats == 2))
        assert not Counter(card for hand in hands for card in hand) - Counter(PACK.pieces)


def test_a_seat_sees_its_own_cards_and_what_was_played():
    """C2.2: the rest lies unseen; the dummy's pile is a number."""
    table = Table("cards-two").deal("R1 R2 R3 R4 R5", dummy="G1 G2 G3 G4 G5")
    other = Table("cards-two").deal(
        "R1 R2 R3 R4 R5", "G1 G2 G3 P4 P5", dummy="BIG BIG LITTLE LITTLE R12"
    )
    assert table.match.sight(0) == other.match.sight(0)
    assert table.match.sight(1) != other.match.sight(1)
    assert table.match.sight(0).pile == 5
    assert table.match.sight(0).veil().held == ()


def test_a_deal_that_cannot_be():
    """C1.1, C2.1, C2.2, C5.1: its number, its dealer, how many cards, and which."""
    table = Table("cards-two").draw("R1 R2")
    deal = table.next_deal()
    assert deal.dummy is not None
    wrong = [
        ("C2.1", deal._replace(hand=2)),
        ("C2.1", deal._replace(dealer=0)),
        ("C5.1", deal._replace(dummy=None)),
        ("C2.2", deal._replace(hands=(deal.hands[0][:4], deal.hands[1]))),
        ("C1.1", deal._replace(dummy=("R13", *deal.dummy[1:]))),
        ("C1.1", deal._replace(dummy=(deal.hands[0][0], *deal.dummy[1:]))),
    ]
    for rule, entry in wrong:
        assert table.refused(entry) == ("impossible", rule)
    thrice = deal._replace(dummy=("BIG", "BIG", "BIG", "R1", "R2"))
    assert table.refused(thrice) == ("impossible", "C1.1")
    three = Table("cards-three").draw("R1 R2 R3")
    extra = three.next_deal()._replace(dummy=("R1",) * 5)
    assert three.refused(extra) == ("impossible", "C5.1")
