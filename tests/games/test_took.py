"""Who took a trick and with what, as each game says it while the trick lies there."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Play
from moon_desktop.games import CATALOGUE
from tests.kit import forty_two, moon_cards
from tests.kit.arrange import Table

NAMES = ("Ann", "Bea", "Cy", "Dot")
HANDS = "6-1 6-2 5-5 4-4 3-1 2-1 5-1", "6-6 6-5 6-4 5-4 5-3 5-2 4-1", "4-2 4-3 3-3 3-2 2-2 1-1"


def took(game: str, table, word: str, you: int | None = 0) -> tuple[int | None, str, str]:
    """What is said of the play of ``word``, to seat ``you``."""
    match, played = table.match, len(table.entries)
    table.say(word)
    sights = match.sight(you or 0), table.match.sight(you or 0)
    names = NAMES[: table.rules.seats]
    show, entry = CATALOGUE[game].show, table.entries[played]
    assert isinstance(entry, Play)
    return show.took(sights[0], entry, sights[1], names, you)


def moon(bid: str = "4", trump: str = "6", **house) -> Table:
    table = Table(**house).deal(*HANDS, widow="6-3").bid(1, bid)
    return table.contract(trump) if bid != "under" else table.say("6-3")


@pytest.mark.parametrize(
    ("table", "plays", "you", "words"),
    [
        # M4.4: the highest trump, and one on a trick of another suit.
        (moon().say("6-6 4-2"), "6-1", 0, "Bea takes it with the double six."),
        (moon().say("6-6 4-2"), "6-1", 1, "Your double six takes it."),
        (moon(trump="5").say("6-6 4-2"), "6-1", 0, "Bea takes it with the double six."),
        (moon(trump="4").say("6-6 4-2"), "6-1", 0, "Cy trumps with the four-two and takes it."),
        (moon(trump="4").say("6-6 4-2"), "6-1", 2, "You trump with the four-two and take it."),
        (moon(trump="none").say("6-6 4-2"), "6-1", None, "Bea takes it with the double six."),
        # M3.7, M4.7: who shot under was to take none.
        (moon("under").say("6-6 4-2"), "6-1", 1, "Ann takes it with the six-one."),
        (moon("under").say("6-5 4-2"), "6-1", 1, "Your six-five has to take it."),
        (moon("under").say("6-5 4-2"), "6-1", 0, "Bea has to take it with the six-five."),
        # M4.8
        (moon(renege="forfeit").say("6-6 4-2"), "5-5", 0, "You did not follow."),
        (moon(renege="forfeit").say("6-6 4-2"), "5-5", 2, "Ann did not follow."),
    ],
)
def test_moon(table, plays, you, words):
    """M3.7, M4.4, M4.7, M4.8."""
    assert took("moon", table, plays, you)[1] == words


FOUR = (
    "6-1 6-2 5-5 4-4 3-1 2-1 1-0",
    "6-6 6-5 6-4 5-0 6-3 6-0 5-4",
    "4-2 4-1 3-3 4-0 4-3 0-0 2-0",
)


@pytest.mark.parametrize(
    ("trump", "plays", "words"),
    [
        ("6", "6-6 4-2 2-2 6-1", "Bea takes it with the double six."),
        ("6", "6-6 4-1 3-2 6-1", "Bea takes eleven with the double six."),
        ("6", "6-4 4-1 3-2 6-2", "Bea takes twenty-one with the six-four."),
        ("4", "5-0 4-1 5-1 5-5", "Cy trumps with the four-one and takes twenty-one."),
        ("4", "5-0 4-2 5-1 5-5", "Cy trumps with the four-two and takes sixteen."),
    ],
)
def test_forty_two_tells_the_count_of_a_trick_with_counters(trump, plays, words):
    """T2.1, T5.3."""
    table = forty_two.Table().deal(*FOUR).bid(1, "31").say(trump)
    *before, last = plays.split()
    table.say(*before)
    assert took("texas42", table, last)[1] == words


def test_forty_two_has_no_count_in_nel_o():
    """T6.2, T6.4."""
    table = forty_two.Table(nel_o="marks").deal("1-0 2-0 3-0 4-0 6-0 5-0 0-0").bid(0, "1m")
    table.say("nel-o:low", "0-0 2-1")
    assert took("texas42", table, "6-1")[1] == "Your double blank has to take it."


CARDS = "G5 R3 BIG P1 G1", "G9 G8 R5 G7 LITTLE", "R12 P6 P2 P3 P4"


@pytest.mark.parametrize(
    ("plays", "words"),
    [
        ("G5 G9 R12 B1", "Cy trumps with the twelve of rockets and takes it."),
        ("G5 G9 P6 B1", "Bea takes it with the nine of crescents."),
        ("R3 R5 R12 B1", "Cy takes it with the twelve of rockets."),
        ("BIG G9 R12 B1", "Your Big Moon takes it."),
        ("P1 LITTLE P6 B1", "Cy takes it with the six of stars."),
    ],
)
def test_cards(plays, words):
    """C2.4, C3.2, C3.3."""
    *before, last = plays.split()
    table = moon_cards.Table().deal(*CARDS).say(*before)
    assert took("shoot-the-moon-cards", table, last)[1] == words


def test_the_dummy_takes_a_trick_too_and_a_sentence_has_a_brief_form():
    """C5.1."""
    table = moon_cards.Table("cards-two").deal("G5", "G9", dummy="R1").say("G5")
    assert took("shoot-the-moon-cards", table, "G9") == (
        None,
        "The dummy takes it with the one of rockets.",
        "The dummy takes the trick.",
    )
    assert took("moon", moon().say("6-6 4-2"), "6-1")[::2] == (1, "Bea takes the trick.")
