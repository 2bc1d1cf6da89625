"""What each choice is worth in Texas 42, and why the best one is the best."""

from __future__ import annotations

from typing import get_args

import pytest

from moon_desktop.engine.entries import Bid
from moon_desktop.games.auction.players.holding import Holding
from moon_desktop.games.auction.players.reasons import Because, Explained, Figure
from moon_desktop.games.forty_two.players.explaining import Why
from moon_desktop.games.forty_two.players.outlook import Plan
from moon_desktop.games.forty_two.show.beside import hint, holding
from moon_desktop.players.advice import Advice, Worth
from tests.kit.forty_two import SURE, Table

NAMES = ("You", "Theo", "Bea", "Ada")


FIVES = Holding("5", False, 4, 2, ("5-0", "5-1", "5-2"), 0, 1, ("6-6",), ("2-1", "4-0"))


@pytest.mark.parametrize(
    ("held", "sentence"),
    [
        (FIVES, "You hold four of them, including the two highest. There are three more out."
                " Only a trump can beat your double six. Your offs: two tiles."),
        (FIVES._replace(tops=1, offs=("2-1",)),
                "You hold four of them, including the highest. There are three more out."
                " Only a trump can beat your double six. One off: the two-one."),
        (FIVES._replace(tops=0, above=1, walk=(), offs=()),
                "You hold four of them, but not the highest."
                " There are three more out, one of them higher than yours."),
        (FIVES._replace(tops=0, above=2, walk=("6-6", "4-4", "3-3"), offs=()),
                "You hold four of them, but not the highest. There are three more out, two of them"
                " higher than yours. Only a trump can beat three of your other tiles."),
        (FIVES._replace(trumps=6, tops=6, out=("5-0",), walk=(), offs=()),
                "You hold the six highest of them. One more is out: the five-blank."),
        (FIVES._replace(trumps=7, tops=7, out=(), walk=(), offs=()),
                "You hold seven of them, and nobody else has any."),
        (FIVES._replace(trumps=1, tops=1, walk=(), offs=()),
                "You hold the highest of them. There are three more out."),
        (FIVES._replace(trumps=1, tops=0, above=3, walk=(), offs=()),
                "You hold one of them, and not the highest."
                " There are three more out, three of them higher than yours."),
        (FIVES._replace(trumps=0, tops=0, walk=(), offs=()),
                "You hold none of them. There are three more out."),
        (Holding("follow-me", False, 0, 0, (), 0, 3, ("6-6", "5-5", "4-4"), ("2-1",)),
                "You hold three doubles. Nothing can beat three of your tiles when you lead them."
                " One off: the two-one."),
        (Holding("follow-me", False, 0, 0, (), 0, 1, ("6-6",), ()),
                "You hold one double. Nothing can beat your double six when you lead."),
        (Holding("nel-o:low", True, 0, 0, (), 0, 0, ("6-5",), ("2-1",)),
                "Take care with your six-five: nothing that is out is higher."),
        (Holding("nel-o:low", True, 0, 0, (), 0, 0, (), ("2-1",)),
                "For each of your tiles one is out that beats it."),
    ],
)  # fmt: skip
def test_what_is_held(held, sentence):
    assert holding(held) == sentence


@pytest.mark.parametrize(
    ("facts", "found", "words"),
    [
        ([Because("partner-bid", seat=2, bid="30"), Because("call", bid="31", call="5"),
          Because("counters", number=15)], Because("best-bid"),
         "Bea, your partner, bid 30. Fives would be your trump. Your counters are worth 15."
         " It wins the game more often than a pass."),
        ([Because("best-call", bid="30", call="follow-me")], Because("pass", bid="30"),
         "Follow me would be your best call. No bid is worth as much; the best of them is 30."),
        ([Because("partner-names", number=4)], Because("best-bid"),
         "You hold 4 doubles, and your partner would name trump and lead."
         " It wins the game more often than a pass."),
        ([Because("partner-holds", number=4)], Because("longest", number=3),
         "Your partner holds 4 doubles or more. You hold more of no other suit."),
        ([Because("on-top", tile="5-5", seat=2), Because("trick-counts", number=10)],
         Because("gives-count", seat=2, number=10),
         "The double five, from Bea, is the highest so far. There are 10 in counters on the table."
         " Bea takes this trick for sure: give the 10 to your side."),
        ([], Because("saves", tile="5-5"), "It saves the double five for later."),
    ],
)  # fmt: skip
def test_why_it_is_the_best(facts, found, words):
    """T2.1, T4.1: what speaks for it first, and then what follows."""
    reason = Explained(found, Figure("set", 0.25), tuple(facts))
    sight = Table().deal().bid(1, "30").match.sight(0)
    told = hint(Advice(sight, WORTHS, WORTHS[0].choice, 5, True, reason), NAMES)
    assert told.reason == words
    assert told.sentence == "Theo is set in 25 of 100 deals that fit."
    assert told.aloud.startswith("Bid 31: ")


WORTHS = (Worth(Bid(0, "31"), 0.5, (0.5, -0.5) * 2, 0.5),)


@pytest.mark.parametrize("why", get_args(Why))
def test_every_reason_is_a_sentence(why):
    found = Because(why, "5-5", 5, 2, 3, "31", "5", FIVES if why == "holding" else None)
    sight = Table().deal().match.sight(0)
    reason = Explained(found, Figure("win", 1.0))
    told = hint(Advice(sight, WORTHS, WORTHS[0].choice, 5, True, reason), NAMES)
    assert told.reason.endswith(".")
    assert not set("{}") & set(told.reason)
    assert told.sentence == "Your side wins the game in 100 of 100."


def advice(**house) -> Advice:
    sight = Table(**house).deal(SURE).match.sight(0)
    worths = tuple(
        Worth(choice, 0.25 if choice.bid != "pass" else None, (0.5, -0.5) * 2, 0.6)
        for choice in sight.legal
        if isinstance(choice, Bid)
    )
    return Advice(sight, worths, Bid(0, "2m"), 50, every=False)


def test_the_rows_speak_of_marks():
    """T8.1, T8.2."""
    found = hint(advice(), NAMES)
    assert [head.word for head in found.heads] == ["Made", "Marks", "Game"]
    first = found.rows[0]
    assert (first.label, first.made, first.points, first.win) == ("2 marks", "25", "+0.5", "60")
    assert next(row for row in found.rows if row.label == "Pass").made == "–"
    assert [h.word for h in hint(advice(scoring="points"), NAMES).heads][1] == "Points"
    reason = Explained(Because("wins-game"), Figure("made", 0.5))
    found = hint(advice()._replace(reason=reason), NAMES)
    assert (found.best, found.reason) == ("2 marks", "Made, it wins the game at once.")
    assert found.sentence == "Made in 50 of 100 deals that fit."


def test_calls_have_their_pictures_and_tiles_their_notation():
    """T5.2."""

    def rows(table):
        sight = table.match.sight(0)
        worths = tuple(Worth(choice, 0.5, (0.5, -0.5) * 2, 0.6) for choice in sight.legal)
        found = hint(Advice(sight, worths, sight.legal[0], 50, every=True), NAMES).rows
        return [(row.tile, row.emblem, row.label) for row in found]

    table = Table().deal(SURE).bid(0, "1m")
    assert rows(table)[0] == (None, "0", "Blanks")
    assert rows(table)[-1] == (None, "none", "Follow me")
    assert rows(table.say("6"))[0] == ("6-0", "", "6-0")


def test_kinds_of_nel_o_are_told_apart_where_there_is_room_for_one_word():
    """T6.3."""
    sight = Table("texas-42-all").deal(SURE).bid(0, "1m").match.sight(0)
    worths = tuple(Worth(choice, 0.5, (0.5, -0.5) * 2, 0.6) for choice in sight.legal)
    found = hint(Advice(sight, worths, sight.legal[0], 50, every=True), NAMES).rows
    rows = {row.label: (row.emblem, row.brief) for row in found}
    assert rows["Nel-o, doubles high"] == ("nel-o:high", "High")
    assert rows["Nel-o, doubles low"] == ("nel-o:low", "Low")
    assert rows["Nel-o, doubles apart"] == ("nel-o:own", "Apart")
    assert (rows["Follow me"], rows["Sixes"]) == (("none", "Follow"), ("6", "Sixes"))


def told(table: Table, best: str, made: float) -> str:
    """Why ``best`` is the best choice of the seat in turn, made in that share of the deals."""
    assert table.match.turn is not None
    sight = table.match.sight(table.match.turn)
    plan = Plan("nel-o:low", 0.0)
    worths = tuple(Worth(choice, made, (0.5, -0.5) * 2, 0.6, plan) for choice in sight.legal)
    found = hint(Advice(sight, worths, table.choice(best), 50, every=True), NAMES)
    return found.reason


@pytest.mark.parametrize(
    ("table", "best", "made", "why"),
    [
        (Table().deal().say("pass pass pass"), "30", 0.3,
         "Nel-o, doubles low would be your call. Take care with seven of your tiles: nothing that"
         " is out beats them. The shaker must bid, and this costs least."),
        (Table().deal().say("pass pass pass"), "1m", 0.9,
         "Nel-o, doubles low would be your call. Take care with seven of your tiles: nothing that"
         " is out beats them. Nothing else does better."),
        (Table().deal("6-6 5-5 4-4 3-3", "", "5-1 4-1 6-0 3-0 2-1 1-0 2-0").bid(0, "plunge"),
         "follow-me", 0.3,
         "Your partner holds 4 doubles or more. You hold no double. Your offs: seven tiles."
         " Nothing else does better."),
        (Table().deal("6-6 5-5 4-4 3-3", "", "6-5 6-4 6-3 6-2 2-1 1-0 2-0").bid(0, "plunge"),
         "6", 0.9,
         "Your partner holds 4 doubles or more. You hold four of them, but not the highest. There"
         " are three more out, one of them higher than yours. Your offs: three tiles."
         " You hold more of no other suit."),
        (Table().deal("5-5 6-1 0-0 1-0 2-0 3-0 4-0").bid(3, "30").say("6", "6-6"), "6-1", 0.5,
         "It is your only tile that follows sixes."),
        (Table("texas-42-all").deal("6-1 5-2 6-6 5-5 4-4 3-3 1-0").bid(0, "1m").say("sevens"),
         "6-6", 0.5,
         "One trump is still out. It is the highest of the sixes still about."),
    ],
)  # fmt: skip
def test_what_is_told_of_a_choice_is_true_of_it(table, best, made, why):
    """T3.5, T3.6, T5.1, T7.1: nobody who made nel-o for sure was cost anything; who leads a
    double saves none."""
    assert told(table, best, made) == why


def test_who_plays_against_the_bid_is_told_how_often_it_is_set():
    sight = Table().deal().bid(1, "30").say("6").match.sight(1)._replace(seat=0)
    worths = tuple(Worth(play, 0.25, (0.5, -0.5) * 2, 0.6) for play in sight.legal)
    found = hint(Advice(sight, worths, sight.legal[0], 50, every=True), NAMES)
    assert (found.heads[0].word, found.rows[0].made) == ("Set", "75")
