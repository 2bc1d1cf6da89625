"""What each choice is worth in Texas 42, and why the best one is the best."""

from __future__ import annotations

from typing import get_args

import pytest

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.auction.players.reasons import Because, Explained, Figure
from moon_desktop.games.forty_two.players.explaining import Holding, Why
from moon_desktop.games.forty_two.players.outlook import Plan
from moon_desktop.games.forty_two.show.beside import because, hint, holding
from moon_desktop.players.advice import Advice, Worth
from tests.kit.forty_two import SURE, Table

NAMES = ("You", "Theo", "Bea", "Ada")


@pytest.mark.parametrize(
    ("held", "sentence"),
    [
        (Holding("5", 5, True, 1, 0, 1), "You hold five trumps with the double; one off."),
        (Holding("5", 4, True, 1, 0, 2), "You hold four trumps with the double; two offs."),
        (Holding("5", 7, True, 0, 0, 0), "You hold seven trumps with the double, and no off."),
        (Holding("5", 6, False, 1, 0, 0), "You hold six trumps without the double, and no off."),
        (Holding("5", 3, False, 3, 0, 1), "You hold three trumps without the double; one off."),
        (Holding("5", 2, False, 1, 0, 4), "You hold two trumps without the double; four offs."),
        (Holding("follow-me", 0, False, 5, 0, 2), "You hold five doubles. Two offs."),
        (Holding("follow-me", 0, False, 1, 0, 1), "You hold one double. One off."),
        (Holding("5", 1, True, 2, 0, 4), "You hold three doubles. Four offs."),
        (Holding("5", 1, False, 0, 0, 6), "You hold no double. Six offs."),
        (Holding("doubles", 5, False, 0, 1, 1), "You hold five doubles. One off."),
        (Holding("sevens", 3, True, 2, 0, 2), "You hold two doubles. Two offs."),
        (Holding("nel-o:low", 0, False, 0, 0, 0), "You hold no double."),
    ],
)
def test_what_is_held(held, sentence):
    assert holding(held) == sentence


@pytest.mark.parametrize(
    ("found", "figure", "sentence"),
    [
        (Because("holding", holding=Holding("5", 5, True, 1, 0, 1)), Figure("made", 0.83),
         "You hold five trumps with the double; one off. Made in 83 of 100 deals that fit."),
        (Because("partner-names", number=4), Figure("win", 0.5),
         "You hold four doubles. Your side wins the game in 50 of 100."),
        (Because("partner-holds", number=4), Figure("made", 0.31),
         "Your partner holds four doubles or more. Made in 31 of 100 deals that fit."),
        (Because("pass"), Figure("win", 0.5),
         "No bid is worth as much. Your side wins the game in 50 of 100."),
        (Because("gives-count", seat=2, number=10), Figure("win", 0.5),
         "Bea takes this trick for sure: give the 10 to your side."
         " Your side wins the game in 50 of 100."),
        (Because("saves", tile="5-5"), Figure("set", 0.25),
         "It saves the double five for later. Theo is set in 25 of 100 deals that fit."),
    ],
)  # fmt: skip
def test_why_it_is_the_best(found, figure, sentence):
    """T2.1, T4.1."""
    sight = Table().deal().bid(1, "30").match.sight(0)
    assert because(sight, Bid(0, "31"), Explained(found, figure), NAMES) == sentence


@pytest.mark.parametrize("why", get_args(Why))
def test_every_reason_is_a_sentence(why):
    held = Holding("6", 7, True, 0, 0, 0) if why == "holding" else None
    found = Because(why, "5-5", 5, 2, 3, holding=held)
    reason = Explained(found, Figure("win", 1.0))
    words = because(Table().deal().match.sight(0), Play(0, "5-5"), reason, NAMES)
    assert words.endswith(". Your side wins the game in 100 of 100.")


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
    assert found.sentence == (
        "2 marks\nMade, it wins the game at once. Made in 50 of 100 deals that fit."
    )


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
    return found.sentence.partition("\n")[2].partition(". ")[0]


@pytest.mark.parametrize(
    ("table", "best", "made", "why"),
    [
        (Table().deal().say("pass pass pass"), "30", 0.3,
         "The shaker must bid, and this costs least"),
        (Table().deal().say("pass pass pass"), "1m", 0.9,
         "Your tiles can stay under the others"),
        (Table().deal("6-6 5-5 4-4 3-3", "", "5-1 4-1 6-0 3-0 2-1 1-0 2-0").bid(0, "plunge"),
         "follow-me", 0.3, "Your partner holds four doubles or more"),
        (Table().deal("6-6 5-5 4-4 3-3", "", "6-5 6-4 6-3 6-2 2-1 1-0 2-0").bid(0, "plunge"),
         "6", 0.9, "You hold four trumps without the double; three offs"),
        (Table().deal("5-5 6-1 0-0 1-0 2-0 3-0 4-0").bid(3, "30").say("6", "6-6"), "6-1", 0.5,
         "It is your only tile that follows sixes"),
        (Table("texas-42-all").deal("6-1 5-2 6-6 5-5 4-4 3-3 1-0").bid(0, "1m").say("sevens"),
         "6-6", 0.5, "It is the highest of the sixes still about"),
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
