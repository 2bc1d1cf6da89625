"""Why a choice is the best: every reason in its case, and none that is not true of the deal."""

from __future__ import annotations

import pytest

from moon_desktop.games.dominoes.players.reasons import Because, Figure, Holding
from moon_desktop.games.moon.players.explaining import explained
from moon_desktop.players.advice import ActionValue, Advice
from tests.games.moon.players.advising import advice
from tests.kit.arrange import Table
from tests.kit.cases import each


def why(table: Table, word: str | None = None, **wins: float) -> Because:
    return explained(advice(table.match, word, **wins)).because


def dealt(*hands: str, **house) -> Table:
    return Table(**house).deal(*hands, widow="0-0")


ANN = "6-6 6-5 6-4 5-5 4-4 2-1 3-1"
LONG = "4-4 4-2 3-1 3-2 2-1 6-5 5-1"
LOW = "1-1 2-2 3-3 4-4 5-5 6-6"


def sixes(*said: str) -> Table:
    """Ann leads at sixes; Bea holds 6-3 and 6-2, Cy the 6-1."""
    table = Table().deal(ANN, "6-3 6-2 5-1 4-1 3-3 2-2 1-1").bid(0, "4").contract("6")
    return table.say(*said)


def defending(ann: str, bea: str, *said: str) -> Table:
    """Cy has bid four and sixes, and leads; Ann is the first to follow."""
    return Table().deal(ann, bea).bid(2, "4").contract("6").say(*said)


def under(ann: str, *said: str, bea: str = "6-2 6-4 5-4 4-1 3-1 2-1 5-3") -> Table:
    """M3.7."""
    return dealt(ann, bea).bid(0, "under").contract("6", "0-0").say(*said)


@each(
    ("scores", "word", "wins", "expected"),
    [
        ((0, 0, 0), "pass", {"_5": 0.4}, Because("pass", bid="5")),
        # M5.6: at 17 a bid of 4 wins the game; at 16 it needs the 5.
        ((17, 0, 0), "4", {}, Because("wins-game", number=17, bid="4")),
        ((17, 0, 0), "5", {}, Because("no-higher", bid="6")),
        ((16, 0, 0), "5", {}, Because("wins-game", number=16, bid="5")),
        ((0, 0, 0), "4", {"_5": 0.2}, Because("no-higher", bid="5")),
        ((0, 0, 0), "4", {"_5": 0.9}, Because("best-bid")),
        ((0, 0, 0), "7", {"over": 0.9}, Because("best-bid")),
        ((0, 0, 0), "7", {"pass": 0.9}, Because("least")),
    ],
)
def test_bids(scores, word, wins, expected):
    assert why(Table().deal().ledger(scores=scores), word, **wins) == expected


def test_where_the_bid_is_forced():
    """M2.5; and over seven there may be nothing to say but a pass."""
    table = Table(all_pass="force-dealer").deal().say("pass", "pass")
    assert why(table, "4") == Because("must-bid")
    assert why(Table(over=False, under=False).deal().say("7"), "pass") == Because("only")


@each(
    ("hand", "word", "expected"),
    [
        (ANN, "0-0", Because("voids", suit=0)),
        (ANN, "5-5", Because("voids", suit=5)),
        (ANN, "3-1", Because("voids", suit=3)),
        (ANN, "6-4", Because("keeps-doubles", number=4)),
        ("6-6 6-5 5-5 5-4 4-4 4-3 3-3", "5-4", Because("keeps-trumps", suit=6, number=2)),
    ],
)
def test_discards(hand, word, expected):
    """The worths say that it is to be played at sixes."""
    assert why(dealt(hand).bid(0, "4"), word) == expected


@pytest.mark.parametrize(("tile", "beaten"), [("6-5", 0), ("2-1", 3)])
def test_discards_under(tile, beaten):
    """M3.7: a double is the lowest of its suit, so six tiles beat the 6-5 less what is held."""
    table = dealt("6-5 1-1 2-2 3-3 4-4 2-1 3-2").bid(0, "under")
    assert why(table, tile) == Because("danger", tile=tile, number=beaten)


@each(
    ("hand", "word", "expected"),
    [
        (ANN, "6", Because("longest", number=3)),
        (LONG, "2", Because("longest", number=3)),
        (LONG, "5", Because("least")),
        ("4-4 4-2 4-3 6-1 2-1 6-5 5-3", "1", Because("least")),
        (ANN, "none", Because("least")),
    ],
)
def test_trumps(hand, word, expected):
    assert why(dealt(hand).bid(0, "4").say("0-0"), word) == expected


def facts(table: Table, word: str) -> tuple[Because, ...]:
    return explained(advice(table.match, word)).facts


def test_what_speaks_for_a_bid_a_discard_and_a_trump():
    """The hand at the trump that is meant: how long, how high, what is out, and what beside."""
    sixes = Holding("6", False, 3, 3, ("6-1", "6-2", "6-3"), 0, 2, ("4-4", "5-5"), ("2-1", "3-1"))
    call, held = facts(dealt(ANN), "4")
    assert (call, held.holding) == (Because("call", bid="4", call="6"), sixes)
    best, held = facts(dealt(ANN), "pass")
    assert (best.why, best.call, held.holding) == ("best-call", "6", sixes)
    call, held, beaten = facts(dealt(ANN).bid(0, "4"), "3-1")
    assert (call.why, beaten) == ("call", Because("beaten-by", suit=3, number=4))
    assert held.holding == sixes._replace(doubles=3, walk=(), offs=())
    (held,) = facts(dealt(ANN).bid(0, "4").say("3-1"), "6")
    assert held.holding == sixes._replace(walk=("0-0", "4-4", "5-5"), doubles=3, offs=("2-1",))


def test_what_speaks_for_a_tile():
    """The trick as it lies, and what is out."""
    assert facts(sixes(), "6-6") == (Because("own-trumps", number=3),)
    assert facts(sixes(), "5-5") == (Because("trumps-out", number=3),)
    assert facts(sixes(), "2-1") == (Because("beaten-by", suit=2, number=4),)
    on_top = Because("on-top", tile="5-5", seat=2)
    assert facts(HOPELESS, "5-1") == (on_top, Because("cannot-take"))
    bea = "4-1 6-6 6-5 6-4 5-4 4-4"
    last = Table().deal("4-3 4-2 1-1", bea, "5-5 5-3").bid(1, "4").contract("6").say("4-1 5-5")
    on_top = Because("on-top", tile="4-1", seat=1)
    assert facts(last, "4-2") == (on_top, Because("plays-last"))


LAST_DRAWN = "6-6 6-2 6-1 6-5 6-3 3-2"
CHEAP = defending("5-5 5-4 1-1 2-1 3-1 4-1 2-2", "6-3 6-2 5-1 5-2 3-3 4-4 4-3", "5-3")
DEAR = defending("5-5 5-1 1-1 2-1 3-1 4-1 2-2", "6-3 6-2 5-4 5-2 3-3 4-4 4-3", "5-3")
TRUMPING = defending("6-1 6-2 1-1 2-1 3-1 4-1 2-2", "6-3 5-1 5-4 5-2 3-3 4-4 4-3", "5-5")
HOPELESS = defending("5-1 5-2 1-1 2-1 3-1 4-1 2-2", "6-3 6-1 5-4 3-2 3-3 4-4 4-3", "5-5")


def led(ann: str, *others: str, by: int = 0, bid: str = "4", said: str = "") -> Table:
    """At sixes."""
    return dealt(ann, *others).bid(by, bid).contract("6").say(said)


VOID = led(
    "4-4 5-5 5-4 5-3 3-3 2-2 3-2", "4-3 5-2 5-1 6-2 6-1 1-1 4-2", "6-6 6-5 6-4 6-3 3-1 4-1 2-1",
    by=2, said="4-1 4-4 4-3 5-5 5-1 3-1",
)  # fmt: skip
"""Cy, who bid, did not follow the double five."""
OVERTRUMPED = led(
    "6-1 6-2 5-2 3-3 2-2 1-1 3-2", "5-5 5-4 5-3 4-4 4-3 4-2 4-1", "6-6 6-5 6-4 6-3 5-1 3-1 2-1",
    by=2, said="5-1 5-2 5-5 4-4 6-6",
)  # fmt: skip
"""Cy trumps high what Bea leads, and Ann can but throw something off."""


def fellow(bid: str) -> Table:
    """Cy's double four has the trick anyway; of a bid of seven it is the end."""
    bea = "4-1 6-6 6-5 6-4 6-3 3-3 5-5"
    table = Table().deal("4-2 4-3 1-1 2-1 3-1 5-1 2-2", bea).bid(1, bid).contract("6")
    return table.say("4-1 4-4")


FIFTH = "1-1 6-6 6-5 5-5 5-4 4-4 6-4"

PLAYS = [
    # leads
    (sixes(), "6-6", Because("draws", number=3)),
    (sixes("6-6 6-2 6-1"), "6-5", Because("draws-last", tile="6-3")),
    (sixes(LAST_DRAWN), "5-5", Because("sure")),
    (sixes(LAST_DRAWN, "5-5 5-1 5-2"), "4-4", Because("makes")),
    (led("6-1 6-2 6-3 5-5 4-4 3-3 2-2", "6-6"), "6-1", Because("drives-out", number=3)),
    (sixes(), "5-5", Because("highest", suit=5)),
    (led("5-4 6-6 6-5 4-1 3-1 2-1 1-1"), "4-1", Because("saves", tile="6-6")),
    (VOID, "5-3", Because("bidder-void", suit=5, seat=2)),
    (led("6-1 5-1 4-1 4-2 3-1 3-2 2-1"), "5-1", Because("voids", suit=5)),
    # following
    (sixes("6-6 6-3"), None, Because("follows", suit=6)),
    (CHEAP, "5-4", Because("cheapest")),
    (CHEAP, "5-5", Because("least")),
    (DEAR, "5-5", Because("takes")),
    (DEAR, "5-1", Because("saves", tile="5-5")),
    (TRUMPING, "6-1", Because("trumps", suit=5)),
    (TRUMPING, "3-1", Because("saves", tile="6-2")),
    (HOPELESS, "5-1", Because("lowest", suit=5)),
    (OVERTRUMPED, "1-1", Because("voids", suit=1)),
    (OVERTRUMPED, "3-3", Because("least")),
    (fellow("4"), "4-2", Because("fellow-takes", seat=2)),
    (fellow("7"), "4-2", Because("sets")),
    # under: every other six still out beats a double
    (under(f"{LOW} 6-3"), "6-6", Because("beatable", number=4)),
    # Cy may still take it with the 6-5; nobody can take it from a 6-5 of the bidder.
    (under(f"{LOW} 6-3", "6-3"), "6-2", Because("leaves", seat=0)),
    (under(f"{LOW} 6-5", "6-5"), "6-2", Because("sets")),
    (under(f"{LOW} 6-3", "1-1 4-1 6-1 6-5"), "6-3", Because("ducks", tile="6-5")),
    (under(FIFTH, "1-1 4-1 6-1 3-2", bea="6-2 4-1 3-1 2-1 5-3 4-3 5-2"), "6-6", Because("throws")),
]


@each(("table", "word", "expected"), PLAYS)
def test_plays(table, word, expected):
    assert why(table, word) == expected


def of(table: Table, *worths: tuple[float, float, float]) -> Figure:
    """The figure of the first of plays that make the contract so often, bring so many points to
    all, and win the game so often."""
    sight = table.match.sight(table.match.turn or 0)
    told = tuple(
        ActionValue(choice, made, (points,) * sight.seats.count, win)
        for choice, (made, points, win) in zip(sight.legal, worths, strict=False)
    )
    return explained(Advice(sight, told, told[0].choice, 1, True)).figure


def test_figure_of_bids():
    table = Table().deal()
    assert of(table, (0.3, 0.0, 0.4), (0.9, 4.0, 0.3)) == Figure("win", 0.4)
    table.say("pass").say("pass")
    assert explained(advice(table.match, "4")).figure == Figure("made", 0.5)


def test_figure_of_plays():
    """The contract, where it hangs on the choice; a defender is told of the set."""
    assert of(sixes(), (0.8, 1.0, 0.4), (0.7, 4.0, 0.3)) == Figure("made", 0.8)
    assert of(sixes(), (1.0, 1.5, 0.4), (1.0, 4.0, 0.3)) == Figure("points", 1.5)
    assert of(sixes(), (1.0, 4.0, 0.4), (1.0, 4.0, 0.3)) == Figure("win", 0.4)
    assert of(CHEAP, (0.75, 1.0, 0.4), (0.7, 4.0, 0.3)) == Figure("set", 0.25)
