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
