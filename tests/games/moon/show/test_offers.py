"""The keys for a bid, a trump and an end: which there are, which are open, and what each says."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.engine.entries import Play
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.moon.show.offers import bid_tip, offer, offer_ends
from moon_desktop.games.shown.panel import Offer
from tests.kit.arrange import Table

ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
SUITS = "Ones | Twos | Threes | Fours | Fives | Sixes"

AFTER_SEVEN = "A shoot may be bid only over a standing 7."
ABOVE_FIVE = "The standing bid is 5: go above it, or pass."
ABOVE_SEVEN = "The standing bid is 7: go above it, or pass."
OVER_STANDS = "A shoot over stands: only a double shoot tops it."
DOUBLE_STANDS = "A double shoot stands: only a triple shoot tops it."
ONLY_A_DOUBLE = "A shoot over stands: only a double shoot tops it."
MUST_BID = "Everybody else passed: as the dealer you must bid."
BY_DICE = "The dice show 2 and 5: trump must be one of them."


def auction(said: str = "", **house: Any) -> Table:
    return Table(**house).deal(ANN).say(said)


def naming(hand: str = ANN, dice: Any = None, **house: Any) -> Table:
    return Table(**house).deal(hand, widow="5-1", dice=dice).bid(0, "7").say("5-1")


def to_name_first(dice: Any = None, **house: Any) -> Table:
    return Table(widow_timing="after-trump", **house).deal(ANN, widow="5-1", dice=dice).bid(0, "7")


def offered(table: Table, narrow: bool = False) -> Offer:
    assert table.match.turn is not None
    found = offer(table.match.sight(table.match.turn), narrow)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("table", "question", "is_open", "closed"),
    [
        (auction(), "Your bid", "Pass | 4 | 5 | 6 | 7 | Shoot over | Shoot under", {}),
        (
            auction("5"),
            "The standing bid is 5: go above it, or pass.",
            "Pass | 6 | 7 | Shoot over | Shoot under",
            {"4": ABOVE_FIVE, "5": ABOVE_FIVE},
        ),
        (
            auction(under=False, minimum_bid=3),
            "Your bid",
            "Pass | 3 | 4 | 5 | 6 | 7 | Shoot over",
            {},
        ),
        (auction(over=False, under=False), "Your bid", "Pass | 4 | 5 | 6 | 7", {}),
        (
            auction(shoot_after_seven=True),
            AFTER_SEVEN,
            "Pass | 4 | 5 | 6 | 7",
            {"Shoot over": AFTER_SEVEN, "Shoot under": AFTER_SEVEN},
        ),
        (
            auction("7", shoot_after_seven=True),
            "The standing bid is 7: go above it, or pass.",
            "Pass | Shoot over | Shoot under",
            dict.fromkeys("4567", ABOVE_SEVEN),
        ),
        (
            auction("5", shoot_tops=2),
            "A shoot can be topped by a double shoot.",
            "Pass | 6 | 7 | Shoot over | Shoot under",
            {"4": ABOVE_FIVE, "5": ABOVE_FIVE},
        ),
        (
            auction(shoot_tops=3),
            "A shoot can be topped by a double shoot, and that by a triple.",
            "Pass | 4 | 5 | 6 | 7 | Shoot over | Shoot under",
            {},
        ),
        (
            auction("over", shoot_tops=2, under=False),
            OVER_STANDS,
            "Pass | Double shoot",
            {"Shoot over": OVER_STANDS},
        ),
        (
            auction("over", shoot_tops=3),
            OVER_STANDS,
            "Pass | Double shoot",
            {"Shoot over": OVER_STANDS, "Shoot under": OVER_STANDS, "Triple shoot": ONLY_A_DOUBLE},
        ),
        (
            auction("over double", shoot_tops=3),
            DOUBLE_STANDS,
            "Pass | Triple shoot",
            dict.fromkeys(("Shoot over", "Shoot under", "Double shoot"), DOUBLE_STANDS),
        ),
        (
            auction("pass pass", all_pass="force-dealer"),
            MUST_BID,
            "4 | 5 | 6 | 7 | Shoot over | Shoot under",
            {"Pass": MUST_BID},
        ),
        (naming(), "Name the trump", f"Blanks | {SUITS} | Doubles | Follow me", {}),
        (naming(follow_me="off"), "Name the trump", f"Blanks | {SUITS} | Doubles", {}),
        (
            naming(follow_me="blanks"),
            "Name the trump",
            f"{SUITS} | Doubles",
            {"Blanks": "To call blanks you must hold the double blank."},
        ),
        (
            naming("6-6 6-5 6-4 6-3 6-2 6-1 0-0", follow_me="blanks"),
            "Name the trump",
            f"Blanks | {SUITS} | Doubles",
            {},
        ),
        (
            Table(double_blank=False).deal(ANN).bid(0, "7"),
            "Name the trump",
            f"{SUITS} | Doubles | Follow me",
            {},
        ),
        (
            naming(dice=(3, 3), aggie_dice=True),
            "Both dice show 3: trump must be threes.",
            "Threes",
            dict.fromkeys(
                ("Ones", "Twos", "Fours", "Fives", "Sixes"),
                "Both dice show 3: trump must be threes.",
            ),
        ),
        (
            naming(dice=(2, 5), aggie_dice=True),
            BY_DICE,
            "Twos | Fives",
            dict.fromkeys(("Ones", "Threes", "Fours", "Sixes"), BY_DICE),
        ),
        (
            to_name_first(),
            "Name trump first: the widow is turned up after that.",
            f"Blanks | {SUITS} | Doubles | Follow me",
            {},
        ),
        (
            to_name_first((2, 5), aggie_dice=True),
            "Name trump, as the dice allow; the widow is turned up after.",
            "Twos | Fives",
            dict.fromkeys(("Ones", "Threes", "Fours", "Sixes"), BY_DICE),
        ),
    ],
)
def test_what_is_asked_what_is_open_and_why_the_rest_is_not(table, question, is_open, closed):
    """M2.1–M2.5, M3.2, M3.3, M3.8, M3.9: without room, what is not open is left out but Pass."""
    for narrow in (False, True):
        found = offered(table, narrow)
        assert found.question == question
        assert " | ".join(key.text for key in found.keys if key.why is None) == is_open
        shut = {key.text: key.why for key in found.keys if key.why is not None}
        assert shut == {text: why for text, why in closed.items() if text == "Pass" or not narrow}


UP_OR_DOWN = "points up or down."
OVER = "All seven tricks, a rank above 7. 21 points up or down."
TWO_HICKEYS = f"{OVER} Set, it leaves 2 hickeys."
A_TRICK = "Made, a point for each trick; set, 5 points down."
MARK = "Made, a mark for you; set, one for each of the others."
OUR_MARK = "Made, a mark for your side; set, one for the other side."


@pytest.mark.parametrize(
    ("table", "text", "meaning"),
    [
        (auction(), "5", f"At least 5 of the seven tricks. 5 {UP_OR_DOWN}"),
        (auction(), "7", f"All seven tricks. 7 {UP_OR_DOWN}"),
        (auction(), "Shoot over", OVER),
        (auction("4"), "Shoot under", f"No trick at all, without a trump. 21 {UP_OR_DOWN}"),
        (
            auction("over", shoot_tops=2),
            "Double shoot",
            f"All seven tricks, over somebody\u2019s shoot. 21 {UP_OR_DOWN}",
        ),
        (
            auction("over double", shoot_tops=3, hickeys=True),
            "Triple shoot",
            f"All seven tricks, over a double shoot. 21 {UP_OR_DOWN} Set, it leaves 8 hickeys.",
        ),
        (
            auction(hickeys=True),
            "5",
            f"At least 5 of the seven tricks. 5 {UP_OR_DOWN} Set, it leaves 1 hickey.",
        ),
        (auction(hickeys=True), "Shoot over", TWO_HICKEYS),
        (auction(overtricks=True), "5", f"At least 5 of the seven tricks. {A_TRICK}"),
        (auction(overtricks=True), "7", f"All seven tricks. 7 {UP_OR_DOWN}"),
        (auction(scoring="marks", target=7), "6", f"At least 6 of the seven tricks. {MARK}"),
        (
            auction(scoring="marks", target=7, seats=4, partners=True),
            "7",
            f"All seven tricks. {OUR_MARK}",
        ),
        (naming(follow_me="blanks"), "Twos", "Every tile with two is a trump."),
    ],
)
def test_key_says_what_it_promises_and_stakes(table, text, meaning):
    """M2.2, M2.3, M5.1, M5.3, M5.5, M5.7."""
    assert next(key.tip for key in offered(table).keys if key.text == text) == meaning


@pytest.mark.parametrize("scoring", ["points", "marks"])
def test_no_two_bids_mean_the_same(scoring):
    """M2.2: seven and over need the same tricks, and are not the same bid."""
    rules = Table(scoring=scoring, shoot_tops=3).rules
    ladder = ("4", "5", "6", "7", "over", "under", "double", "triple")
    assert len({bid_tip(bid, rules) for bid in ladder}) == len(ladder)


@pytest.mark.parametrize(
    ("table", "letters"),
    [
        (auction(), {"pass": "p0", "4": "4", "7": "7", "over": "o", "under": "u"}),
        (auction("over", shoot_tops=2), {"double": "d"}),
        (auction("over double", shoot_tops=3), {"triple": "t"}),
        (naming(), {**{pip: pip for pip in "0123456"}, "doubles": "d", "none": "f"}),
    ],
)
def test_letters_and_digits_press_a_key(table, letters):
    keys = offered(table).keys
    for word, pressed in letters.items():
        choice = table.choice(word)
        for letter in pressed:
            assert [key.choice for key in keys if letter in key.letters] == [choice]
    assert any(isinstance(key.choice, NameTrump) for key in keys) == ("none" in letters)


def test_ends_of_a_tile():
    """M4.5."""
    plays = (Play(0, "6-5", "6"), Play(0, "6-5", "5"))
    found = offer_ends(plays)
    assert found.question == "Which end of the six-five is to be followed?"
    assert [(key.text, key.choice) for key in found.keys] == [
        ("Sixes", plays[0]),
        ("Fives", plays[1]),
    ]
