"""What plates, plaque, trays, rail and counters of Texas 42 say."""

from __future__ import annotations

import pytest

from moon_desktop.games.forty_two.show.plates import telling
from moon_desktop.games.shown.table import Rail, Telling, TrayTold
from tests.kit.forty_two import SURE, Table

NAMES = ("You", "Theo", "Bea", "Ada")
FOUR = "6-6 5-5 4-4 3-3 2-1 3-1 4-1"
LOW = "1-0 2-0 3-0 4-0 6-0 5-0 0-0"


def told(table: Table, you: int | None = 0) -> Telling:
    return telling(table.match.sight(you or 0), NAMES, you)


def bought(bid: str = "32", seat: int = 0, hand: str = FOUR, **house) -> Table:
    hands = [hand if s == seat else "" for s in range(4)]
    return Table(splash=True, nel_o="marks", sevens=True, **house).deal(*hands).bid(seat, bid)


@pytest.mark.parametrize(
    ("table", "emblem", "title", "line"),
    [
        (Table(), "moon", "The draw", "The highest tile shakes"),
        (Table().draw("6-4 1-1 5-5 0-0"), "moon", "The draw", "You and Bea draw again"),
        (Table().draw("6-4 1-1 5-4 0-0"), "moon", "A new hand", "You shake"),
        (Table().draw("6-4 1-1 6-5 0-0"), "moon", "A new hand", "Bea shakes"),
        (Table().deal(), "moon", "The auction", "No bid yet"),
        (Table().deal().say("30 pass"), "moon", "The auction", "You are high with 30"),
        (Table().deal().say("30 31"), "moon", "The auction", "Theo is high with 31"),
        (Table().deal().say("30 2m pass"), "moon", "The auction", "Theo is high with 2 marks"),
        (bought(), "moon", "You won the bid", "32 — name trump"),
        (bought("1m"), "strokes:1", "You won the bid", "1 mark — name trump"),
        (bought("2m", 1), "strokes:2", "Theo won the bid", "2 marks — trump next"),
        (bought("plunge"), "doubles:4", "You won the bid", "Plunge — Bea names trump"),
        (bought("plunge", 2), "doubles:4", "Bea won the bid", "Plunge — name trump"),
        (bought("splash", 1), "doubles:3", "Theo won the bid", "Splash — Ada names trump"),
        (bought().say("5"), "5", "Fives are trump", "You bid 32, for one mark"),
        (bought("30", 3).say("6"), "6", "Sixes are trump", "Ada bid 30, for one mark"),
        (bought("2m").say("doubles"), "doubles", "Doubles are trump", "You bid 2 marks"),
        (bought("1m").say("sevens"), "sevens", "Sevens are trump", "You bid 1 mark"),
        (bought("2m", 1).say("follow-me"), "none", "Follow me", "Theo bid 2 marks"),
        (bought("1m").say("nel-o:low"), "nel-o", "Nel-o, doubles low", "You bid 1 mark"),
        (bought("plunge").say("0"), "0", "Blanks are trump", "You plunged, for three marks"),
        (bought("splash", 2).say("6"), "6", "Sixes are trump", "Bea splashed, for two marks"),
        (bought("31", scoring="points").say("5"), "5", "Fives are trump", "You bid 31"),
        (Table(target=1).sweep(0), "moon", "You won the match", ""),
        (Table(target=1).sweep(1), "moon", "Theo & Ada won the match", ""),
    ],
)  # fmt: skip
def test_the_plaque(table, emblem, title, line):
    """T3.1, T4.1, T5.1, T5.2, T8.2."""
    found = told(table)
    assert (found.emblem, found.title, found.line) == (emblem, title, line)


def test_plates_in_the_auction():
    """T1.1, T3.1: sides, partner, bids, who shakes."""
    table = Table().deal().say("30 pass 31")
    mine, theo, bea, ada = told(table).plates
    assert [p.camp for p in (mine, theo, bea, ada)] == ["ours", "theirs", "ours", "theirs"]
    assert [p.aside for p in (mine, theo, bea, ada)] == ["", "", "partner", ""]
    assert [p.pill for p in (mine, theo, bea, ada)] == ["Bid 30", "Passed", "Bid 31", "No bid yet"]
    assert [p.bidder for p in (mine, theo, bea, ada)] == [False, False, True, False]
    assert [p.plain for p in (mine, theo, bea, ada)] == [False, False, False, True]
    assert (ada.dealer, ada.coin, ada.turn) == (True, "S", "To bid")
    assert told(table).bubbles == ("30", "Pass", "31", "")
    own = told(table, 3).plates[0]
    assert (own.pill, own.turn) == ("You shake and bid last", "Your turn to bid")
    assert telling(table.match.sight(3).veil(), NAMES, 3).plates[0].pill == "No bid yet"


def test_plates_in_the_play():
    """T6.2: who bid, who names trump after a plunge, who sits out."""
    table = bought("plunge")
    mine, _, bea, _ = told(table).plates
    assert (mine.pill, mine.bidder, mine.turn) == ("Plunge", True, None)
    assert bea.turn == "To name trump"
    assert told(table, 2).plates[0].turn == "Name trump"
    bea = told(bought("1m").say("nel-o:own")).plates[2]
    assert (bea.aside, bea.out, bea.of) == ("sits out", True, 0)


@pytest.mark.parametrize(
    ("house", "strokes"),
    [({}, (3, 7)), ({"target": 250}, None), ({"scoring": "points", "target": 250}, None)],
)
def test_marks_are_strokes(house, strokes):
    """T8.1, T8.2: as long as they can be told by strokes; else the score is a figure."""
    plate = told(Table(**house).scores(3, 1).deal()).plates[0]
    assert (plate.strokes, plate.score) == (strokes, "3")


def trays(table: Table, you: int = 0) -> list[tuple[str, str, str]]:
    return [(tray.names, tray.line, tray.figure) for tray in told(table, you).trays]


# Fives are trump; Theo takes the first trick, 26, and then the six-one, 2.
HANDS = ("6-5 6-1 2-2", "5-5 6-6 5-4", "6-4 4-4 6-3", "5-0 3-3 6-2")
FIRST, SECOND = "6-5 5-5 6-4 5-0", "6-6 6-3 6-2 6-1"


def played(bid: str = "32", *tricks: str, **house) -> Table:
    return Table(**house).deal(*HANDS).bid(0, bid).say("5", *tricks)


@pytest.mark.parametrize(
    ("table", "ours", "theirs"),
    [
        (played(), ("needs 32 more", "0"), ("sets it with 11 more", "0")),
        (played("32", FIRST), ("", "0"), ("has set it", "26")),
        (played("1m"), ("needs every trick", "0"), ("sets it with any trick", "0")),
        (played("1m", FIRST), ("", "0"), ("has set it", "26")),
        (Table().deal(SURE).bid(0, "30").say("6", "6-6 0-0 3-1 4-4"), ("needs 29 more", "1"),
         ("sets it with 13 more", "0")),
    ],
)  # fmt: skip
def test_trays_say_what_is_still_needed(table, ours, theirs):
    """T4.1."""
    assert trays(table) == [("You & Bea", *ours), ("Theo & Ada", *theirs)]
    assert trays(table, 3) == [("Ada & Theo", *theirs), ("You & Bea", *ours)]


def test_a_bid_that_is_made_says_so():
    """T4.1: while the tricks go on."""
    hands = (SURE, "5-5 2-1 2-2", "5-0 4-4 4-3", "4-1 3-2 3-3")
    table = Table().deal(*hands).bid(0, "30")
    table.say("6", "6-6 5-5 5-0 4-1", "6-5 2-1 4-3 3-2", "6-4 2-2 4-4 3-3")
    assert trays(table) == [("You & Bea", "has made it", "38"), ("Theo & Ada", "", "0")]


def test_the_rail_shows_all_that_counts():
    """T2.1, T4.1: each side from its own end, the pin at what the bidders need."""
    table = played("32", FIRST)
    assert told(table).rail == Rail(42, 0, 26, "ours", 32, "made at 32", "16 still out")
    assert told(table, 1).rail == Rail(42, 26, 0, "theirs", 32, "made at 32", "16 still out")
    assert told(played("2m")).rail == Rail(42, 0, 0, "ours", 42, "made with all 42", "42 still out")
    assert told(bought()).rail is None


def test_in_nel_o_the_tricks_are_counted_down():
    """T6.2: to the bidder, and of it; nothing else counts."""
    table = bought("1m", hand=LOW).say("nel-o:low", "4-0 4-1 6-4")
    found = told(table)
    assert found.rail is not None
    assert (found.rail.above, found.rail.below) == ("Take no trick: six to go", "")
    assert found.rail.steps == (True, *(False,) * 6)
    assert not found.rail.lost
    assert found.counters == ()
    assert found.trays == (
        TrayTold("ours", "You & Bea", "", "0"),
        TrayTold("theirs", "Theo & Ada", "", "1"),
    )
    rail = told(table, 1).rail
    assert rail is not None
    assert rail.above == "You must take no trick: six to go"
    assert found.places == {0, 1, 3}


def test_where_each_counter_is():
    """T2.1: out, in hand, on the table, or with who took it."""
    table = played("30", FIRST, "5-4")
    assert {one.piece: (one.where, one.told) for one in told(table, 1).counters} == {
        "5-0": ("ours", "The five-blank counts 5 and is with Theo & Ada."),
        "4-1": ("out", "The four-one counts 5 and is still out."),
        "3-2": ("out", "The three-two counts 5 and is in your hand."),
        "5-5": ("ours", "The double five counts 10 and is with Theo & Ada."),
        "6-4": ("ours", "The six-four counts 10 and is with Theo & Ada."),
    }
    table = played("30", "6-5 5-5")
    where = {one.piece: one for one in told(table, 2).counters}
    assert where["5-5"].told == "The double five counts 10 and lies on the table."
    assert where["6-4"].told == "The six-four counts 10 and is in your hand."
    assert (where["5-5"].where, where["6-4"].where) == ("table", "out")


def test_it_is_all_said_to_who_cannot_see_it():
    assert (
        told(played("32", FIRST)).besides == "made at 32 · You & Bea 0 · Theo & Ada 26 · has set it"
    )
