"""The sentence that says why: every reason has its words, and figures are never rounded away."""

from __future__ import annotations

from typing import get_args

import pytest

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.moon.entries import Exchange, NameTrump
from moon_desktop.games.moon.players.advice import Because, Figure, Why
from moon_desktop.games.moon.show.reasons import head, of_a_hundred, sentence, why
from moon_desktop.words.review import points
from tests.kit.arrange import Table
from tests.kit.table_positions import bidding, discarding, following, leading, naming

NAMES = ("You", "Bea", "Cy")


def of(table: Table, choice, reason: Because, figure: Figure) -> str:
    return sentence(table.match.sight(choice.seat), choice, reason, figure, NAMES)


def test_lead_that_draws_the_last_trump():
    told = of(leading(), Play(0, "6-6"), Because("draws-last", tile="6-2"), Figure("made", 0.83))
    assert told == (
        "6-6 first: it draws the last trump, the 6-2; made in 83 of 100 deals that fit."
    )


def test_defender_is_told_of_the_set():
    told = of(following(), Play(0, "6-1"), Because("follows", suit=6), Figure("set", 0.4))
    assert told == (
        "6-1: it is your only tile that follows sixes; Bea set in 40 of 100 deals that fit."
    )


def test_bid_that_wins_the_game():
    table = bidding().ledger(scores=(17, 0, 0))
    told = of(table, Bid(0, "4"), Because("wins-game", number=17, bid="4"), Figure("made", 0.9))
    assert told == (
        "Bid 4: at 17 you need only 4, so made it wins the game; made in 90 of 100 deals that fit."
    )


def test_shoot_wins_the_game_at_once():
    told = of(
        bidding(), Bid(0, "over"), Because("wins-game", number=0, bid="over"), Figure("made", 1.0)
    )
    assert (
        told == "Shoot over: made, it wins the game at once; made in every deal that was weighed."
    )


def test_set_in_every_deal():
    told = of(following(), Play(0, "6-1"), Because("sets"), Figure("set", 1.0))
    assert told == "6-1: this trick sets the bid; Bea set in every deal that was weighed."


def test_what_no_deal_allows_is_said_without_a_number():
    told = of(discarding(), Exchange(0, "0-0"), Because("spare"), Figure("made", 0.0))
    assert told == "Lay 0-0 away: it is the tile you miss least; made in no deal that was weighed."
    told = of(following(), Play(0, "6-1"), Because("ducks", "6-5"), Figure("set", 1e-12))
    assert told == "6-1: it stays below the 6-5; Bea set in no deal that was weighed."


@pytest.mark.parametrize(("value", "words"), [(1 - 1e-12, "every deal"), (0.999, "more than 99")])
def test_a_hair_makes_nothing_unsure(value, words):
    assert words in of(leading(), Play(0, "6-6"), Because("sure"), Figure("made", value))


def test_pass():
    told = of(bidding(), Bid(0, "pass"), Because("pass", bid="over"), Figure("win", 0.34))
    assert told == (
        "Pass: no bid is worth as much, the best of them being a shoot over; you win the game in "
        "34 of 100."
    )


@pytest.mark.parametrize(
    ("table", "choice", "words"),
    [
        (bidding(), Bid(0, "pass"), "Pass"),
        (bidding(), Bid(0, "6"), "Bid 6"),
        (bidding(), Bid(0, "over"), "Shoot over"),
        (discarding(), Exchange(0, "0-0"), "Lay 0-0 away"),
        (naming(), NameTrump(0, "doubles"), "Doubles"),
        (leading(), Play(0, "6-4"), "6-4 first"),
        (leading("none", named_lead=True), Play(0, "6-4", "4"), "6-4 first, as fours"),
        (following(), Play(0, "6-1"), "6-1"),
    ],
)
def test_choice_at_the_head(table, choice, words):
    assert head(table.match.sight(0), choice) == words


CHOICES = (Bid(0, "4"), Exchange(0, "0-0"), NameTrump(0, "4"), Play(0, "6-1"))


@pytest.mark.parametrize("reason", get_args(Why))
@pytest.mark.parametrize("number", [1, 3])
def test_every_reason_has_words(reason, number):
    full = Because(reason, "6-2", 5, 1, number, "5")
    for choice in CHOICES:
        told = why(following().match.sight(0), choice, full, NAMES)
        assert told
        assert not set("{}") & set(told)
        assert not told.endswith(".")
    if number == 1 and reason not in ("wins-game", "tops", "longest"):
        assert "1 " not in told, "one is written out"


def test_reasons_of_a_choice_differ():
    told = {
        why(following().match.sight(0), Play(0, "6-1"), Because(r, "6-2", 5, 1, 3, "5"), NAMES)
        for r in get_args(Why)
    }
    assert len(told) == len(get_args(Why))


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.83, "83 of 100"),
        (1.0, "100 of 100"),
        (0.9999, "more than 99 of 100"),
        (0.0001, "less than 1 of 100"),
        (0.0, "0 of 100"),
    ],
)
def test_chances_are_never_rounded_to_certainty(chance, words):
    assert of_a_hundred(chance) == words


@pytest.mark.parametrize(
    ("number", "words"), [(2.345, "+2.3"), (-1.25, "−1.2"), (0.01, "0.0"), (-0.04, "0.0")]
)
def test_points(number, words):
    assert points(number) == words
