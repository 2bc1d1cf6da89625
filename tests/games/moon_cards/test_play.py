"""What may be played, who takes a trick, and what Moon cards do in it."""

from __future__ import annotations

from moon_desktop.engine.entries import Play
from tests.kit.cases import each
from tests.kit.moon_cards import Table


def trick(*cards: str) -> Table:
    """After a trick of these cards, seat 0 leading; what fills up the hands is low and blue."""
    return Table("cards-three").deal(*cards).say(*cards)


@each(
    ("cards", "taker"),
    [
        ("G3 G9 G5", 1),
        ("G3 P9 B12", 0),
        ("G12 R1 P12", 1),
        ("G12 R1 R2", 2),
        ("R5 R4 R12", 2),
        ("R1 G12 P12", 0),
        ("G3 BIG R12", 1),
        ("G3 BIG BIG", 1),
        ("R12 R11 BIG", 2),
        ("G1 LITTLE P12", 0),
        ("G1 LITTLE LITTLE", 0),
    ],
)
def test_who_takes_a_trick(cards, taker):
    """C2.4, C3.3: the first Big Moon, else the highest red, else the highest of the colour led; a
    Little Moon never."""
    table = trick(*cards.split())
    assert table.match.sight(0).tricks[0].taker == table.match.turn == taker


@each(
    ("cards", "taker"),
    [
        ("BIG R12 G12", 0),
        ("BIG BIG R12", 0),
        ("BIG LITTLE R1", 0),
    ],
)
def test_a_big_moon_led(cards, taker):
    """C3.2: it takes the trick, also before another one."""
    assert trick(*cards.split()).match.turn == taker


@each(
    ("cards", "taker"),
    [
        ("LITTLE R1 G2", 2),
        ("LITTLE R11 G12", 2),
        ("LITTLE G7 R7", 1),
        ("LITTLE R7 G7", 1),
        ("LITTLE LITTLE B1", 2),
        ("LITTLE B12 BIG", 2),
        ("LITTLE BIG BIG", 1),
    ],
)
def test_a_little_moon_led(cards, taker):
    """C3.3: red is no trump, the highest number takes the trick, the first of equals; a Big Moon
    still does, and the Little Moon never."""
    assert trick(*cards.split()).match.turn == taker


def test_the_lead_goes_left_of_the_dealer_and_then_to_the_taker():
    """C2.2: in turn, five tricks; and then the deal is the next seat's (C2.1)."""
    table = Table("cards-three").deal("G1 G2 G3 G4 G5", "P1 P2 P3 P4 P5", "G6 G7 R1 R2 R3")
    assert table.match.turn == 0
    assert table.refused(Play(1, "P1")) == ("not-your-turn", "C2.2")
    assert table.refused("R12") == ("not-held", "C2.2")
    assert table.refused(Play(0, "G1", "1")) == ("impossible", "C2.3")
    table.say("G1 P1 G6")
    assert table.match.turn == 2
    assert table.match.sight(1).taken == (0, 0, 1)
    table.play_on()
    assert sum(table.round.tricks) == 5
    assert table.dealing == 0


HAND = "G3 R2 B5 LITTLE BIG"


@each(
    ("led", "open_"),
    [
        ("G9", "G3 LITTLE BIG"),
        ("R9", "R2 LITTLE BIG"),
        ("P9", "R2 G3 B5 LITTLE BIG"),
        ("BIG", "R2 G3 B5 LITTLE BIG"),
        ("LITTLE", "R2 G3 B5 LITTLE BIG"),
    ],
)
def test_what_may_be_played(led, open_):
    """C2.3, C3.1–C3.3: the colour led or a Moon card; anything by who has none of it, and where a
    Moon card was led."""
    table = Table("cards-three").deal(led, HAND).say(led)
    assert table.open() == open_
    for card in HAND.split():
        if card not in open_.split():
            assert table.refused(card) == ("must-follow", "C2.3")


def test_moon_cards_are_of_no_colour():
    """C2.3: who has nothing else of a colour need not play them."""
    table = Table("cards-three").deal("G9", "R2 B5 P1 LITTLE BIG").say("G9")
    assert table.open() == "R2 P1 B5 LITTLE BIG"


def test_any_card_may_be_led():
    """C2.2, C3.1: also a Moon card."""
    assert Table("cards-three").deal(HAND).open() == "R2 G3 B5 LITTLE BIG"
