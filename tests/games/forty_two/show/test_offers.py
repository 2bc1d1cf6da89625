"""The keys for bids and calls: which there are, which are open, and what each says."""

from __future__ import annotations

import pytest

from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.forty_two.bids import NUMBERS
from moon_desktop.games.forty_two.show.offers import letters, offer
from moon_desktop.games.shown.panel import Offer, OfferKey
from tests.kit.forty_two import Table

SUITS = "Blanks | Ones | Twos | Threes | Fours | Fives | Sixes"
HANDS = (
    "6-0 6-1 6-2 6-3 6-4 5-0 5-1",
    "1-1 6-0 6-1 6-2 6-3 6-4 5-0",
    "1-1 2-2 6-0 6-1 6-2 6-3 6-4",
    "1-1 2-2 3-3 6-0 6-1 6-2 6-3",
    "1-1 2-2 3-3 4-4 6-0 6-1 6-2",
)
"""With none to four doubles."""


def auction(said: str = "", doubles: int = 0, **house) -> Table:
    """The seat that comes after what was said holds so many doubles."""
    seat = len(said.split())
    return Table(**house).deal(*[HANDS[doubles] if s == seat else "" for s in range(4)]).say(said)


def offered(table: Table, *, narrow: bool = False) -> Offer:
    assert table.match.turn is not None
    found = offer(table.match.sight(table.match.turn), narrow)
    assert found is not None
    return found


def key(table: Table, text: str) -> OfferKey:
    return next(one for one in offered(table).keys if one.text == text)


def row(table: Table, number: int | None) -> str:
    """The keys of a row; those that are not open in brackets."""
    keys = [one for one in offered(table).keys if one.row == number]
    return " | ".join(f"({one.text})" if one.why else one.text for one in keys)


@pytest.mark.parametrize(
    ("table", "great"),
    [
        (auction(), "1 mark | 2 marks | (Plunge)"),
        (auction(doubles=4), "1 mark | 2 marks | Plunge"),
        (auction(preset="straight-42"), "1 mark | 2 marks"),
        (auction(opening_marks=1, plunge=False), "1 mark"),
        (auction(doubles=3, splash=True), "1 mark | 2 marks | Splash | (Plunge)"),
        (auction("41", doubles=4), "1 mark | 2 marks | Plunge"),
        (auction("1m"), "2 marks | (Plunge)"),
        (auction("2m", doubles=4, splash=True), "3 marks | Plunge"),
        (auction("2m 3m", doubles=4), "4 marks"),
        (auction("2m", mark_step="two"), "3 marks | 4 marks | (Plunge)"),
        (auction("2m 4m", mark_step="double", plunge=False),
         "5 marks | 6 marks | 7 marks | 8 marks"),
    ],
)  # fmt: skip
def test_marks_that_can_still_be_bid(table, great):
    """T3.2–T3.7: those that are beaten make room; what is not in the rules is not there."""
    assert row(table, 1) == great


def test_the_numbers_and_the_pass():
    """T3.1, T3.2: numbers that are beaten stay where they are, closed."""
    assert row(auction(), None) == "Pass"
    assert row(auction(), 0) == " | ".join(NUMBERS)
    assert row(auction(minimum_bid=31), 0) == " | ".join(NUMBERS[1:])
    assert row(auction("30 pass 32"), 0).startswith("(30) | (31) | (32) | 33 | 34")
    assert row(auction("1m"), 0) == " | ".join(f"({number})" for number in NUMBERS)
    many = auction("2m 4m 5m", doubles=4, mark_step="double", splash=True)
    assert row(many, 2) == "10 marks"


TOO_LOW = "The standing bid is 31: go above it, or pass."
MUST = "Everybody else passed: as the shaker you must bid."


@pytest.mark.parametrize(
    ("table", "text", "why"),
    [
        (auction("30 31"), "31", TOO_LOW),
        (auction("1m"), "41", "The standing bid is 1 mark: go above it, or pass."),
        (auction("pass pass pass"), "Pass", MUST),
        *[
            (auction(doubles=held, splash=True), "Plunge",
             f"Plunge needs four doubles; you hold {word}.")
            for held, word in enumerate(("none", "one", "two", "three"))
        ],
        *[
            (auction(doubles=held, splash=True), "Splash",
             f"Splash needs three doubles; you hold {word}.")
            for held, word in enumerate(("none", "one", "two"))
        ],
    ],
)  # fmt: skip
def test_a_closed_bid_tells_why(table, text, why):
    """T3.1, T3.5, T3.6, T3.7."""
    assert key(table, text).why == why


def test_a_splash_that_is_beaten_makes_room():
    """T3.7: for one with doubles enough, too; as marks that are beaten do."""
    hands = ("6-6 5-5 4-4 3-3", "", "0-0 1-1 2-2 6-0")
    table = Table(splash=True).deal(*hands).say("plunge pass")
    assert row(table, 1) == "4 marks"
    assert offered(table).question == "The standing bid is Plunge: go above it, or pass."


@pytest.mark.parametrize(
    ("table", "question", "head"),
    [
        (auction(), "Your bid", "Count to take, of the 42, for one mark"),
        (auction("31"), TOO_LOW, "Count to take, of the 42, for one mark"),
        (auction("pass pass pass"), MUST, "Count to take, of the 42, for one mark"),
        (auction(scoring="points"), "Your bid", "Count to take, of the 42"),
    ],
)
def test_what_is_asked(table, question, head):
    """T3.5, T4.1, T8.2."""
    found = offered(table)
    assert (found.question, found.heads) == (question, ((0, head),))


def test_keys_of_marks_are_pictures_with_what_they_need():
    """T3.6, T3.7: the doubles meant are lifted."""
    table = auction(doubles=3, splash=True)
    assert [
        (one.kind, one.emblem, one.text, one.note) for one in offered(table).keys if one.row == 1
    ] == [
        ("picture", "strokes:1", "1 mark", "all 42"),
        ("picture", "strokes:2", "2 marks", "all 42"),
        ("picture", "doubles:3", "Splash", "for 2 marks"),
        ("picture", "doubles:4", "Plunge", "needs 4 doubles"),
    ]
    assert key(table, "Plunge").meant == key(table, "Splash").meant == ("1-1", "2-2", "3-3")
    assert key(auction(doubles=4), "Plunge").note == "for 3 marks"


@pytest.mark.parametrize(
    ("text", "house", "tip"),
    [
        ("34", {}, "Your side must take 34 of the 42, for one mark."),
        ("34", {"scoring": "points"}, "Your side must take 34 of the 42."),
        ("1 mark", {}, "Your side must take every trick, for 1 mark."),
        ("2 marks", {}, "Your side must take every trick, for 2 marks."),
        ("Plunge", {}, "Your partner names trump and leads; your side must take every trick,"
                       " for 3 marks."),
    ],
)  # fmt: skip
def test_what_a_bid_promises(text, house, tip):
    """T4.1, T5.1, T8.2."""
    assert key(auction(**house), text).tip == tip


# --- trump ----------------------------------------------------------------------------------


def named(bid: str = "30", seat: int = 0, preset: str = "texas-42", **house) -> Table:
    hands = [HANDS[4] if s == seat else "" for s in range(4)]
    return Table(preset, **house).deal(*hands).bid(seat, bid)


@pytest.mark.parametrize(
    ("table", "rows"),
    [
        (named(), (f"{SUITS} | Doubles", "(Follow me)",
                   "(Doubles high) | (Doubles low) | (Doubles apart)")),
        (named("2m"), (f"{SUITS} | Doubles", "Follow me",
                       "(Doubles high) | (Doubles low) | (Doubles apart)")),
        (named("2m", 3), (f"{SUITS} | Doubles", "Follow me",
                          "Doubles high | Doubles low | Doubles apart")),
        (named("1m", preset="texas-42-all"), (f"{SUITS} | Doubles", "Follow me | Sevens",
                                              "Doubles high | Doubles low | Doubles apart")),
        (named("1m", nel_o="marks", nel_o_doubles="low"),
         (f"{SUITS} | Doubles", "Follow me", "Doubles low")),
        (named("1m", nel_o="forced", all_pass="redeal"),
         (f"{SUITS} | Doubles", "Follow me", "")),
        (named(doubles_trump=False, follow_me="off", nel_o="off"), (SUITS, "", "")),
        (named(preset="straight-42"), (f"{SUITS} | Doubles", "Follow me", "")),
    ],
)  # fmt: skip
def test_the_calls(table, rows):
    """T5.2, T6.1, T6.3: nel-o in a well of its own; what is not in the rules is not there."""
    assert tuple(row(table, number) for number in range(3)) == rows
    assert [well.row for well in offered(table).wells] == ([2] if rows[2] else [])


@pytest.mark.parametrize(
    ("table", "text", "why", "note"),
    [
        (named(), "Follow me", "Follow me may be called only after a bid of marks.",
         "after marks only"),
        (named(nel_o="marks"), "Doubles low", "Nel-o may be called only after a bid of marks.",
         "after marks only"),
        (named("plunge", nel_o="marks"), "Doubles low",
         "Nel-o may not be called after plunge or splash.", "not after plunge or splash"),
        (named("2m"), "Doubles low",
         "Nel-o is only for a shaker who had to bid, and bid marks.", "for a forced shaker only"),
        (named("30", 3), "Doubles low", "Nel-o may be called only after a bid of marks.",
         "after marks only"),
        (named("2m", 3), "Doubles low", None, "6-6 ends the sixes"),
    ],
)  # fmt: skip
def test_a_closed_call_tells_why(table, text, why, note):
    """T5.2, T6.1."""
    assert (key(table, text).why, key(table, text).note) == (why, note)


def test_what_is_asked_for_trump():
    """T5.1: after a plunge of the partner."""
    assert offered(named()).question == "Name trump, and lead."
    assert offered(named("plunge")).question == "Your partner plunged: name trump and lead."
    table = named("splash", splash=True)
    assert offered(table).question == "Your partner splashed: name trump and lead."
    assert offer(named("plunge").match.sight(0), False) is None
    assert offer(named().say("6").match.sight(0), False) is None


def test_calls_say_what_they_mean_and_lift_the_trumps():
    """T5.3, T5.4, T6.3."""
    table = named("1m", preset="texas-42-all")
    assert key(table, "Sixes").tip == "Every tile with six is a trump."
    assert key(table, "Sixes").meant == ("6-0", "6-1", "6-2")
    assert key(table, "Doubles").meant == ("1-1", "2-2", "3-3", "4-4")
    assert key(table, "Sevens").meant == ("6-1",)
    assert key(table, "Follow me").choice == NameTrump(0, "follow-me")
    low = "Doubles are low: the double six is the last of the sixes."
    assert (key(table, "Doubles low").kind, key(table, "Doubles low").tip) == ("picture", low)
    assert key(table, "Doubles low").emblem == "nel-o:low"


def test_a_narrow_panel_has_only_what_is_open():
    assert [k.text for k in offered(auction("40"), narrow=True).keys] == [
        "Pass", "41", "1 mark", "2 marks",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "table",
    [
        auction(doubles=4, preset="texas-42-all"),
        auction("2m 4m", doubles=4, preset="texas-42-all"),
        auction("3m 6m 12m", opening_marks=3, preset="texas-42-all"),
        named("1m", preset="texas-42-all"),
    ],
)
def test_no_two_keys_share_a_letter(table):
    """Each key has one, and all of them are kept from the commands."""
    assert all(one.letters for one in offered(table).keys)
    pressed = [letter for one in offered(table).keys for letter in one.letters]
    assert len(pressed) == len(set(pressed))
    assert set(pressed) <= letters()
    assert all(len(letter) == 1 for letter in pressed)
