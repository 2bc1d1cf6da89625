"""The sentence that says why: every reason has its words, and figures are never rounded away."""

from __future__ import annotations

from typing import get_args

import pytest

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.auction.players.holding import Holding
from moon_desktop.games.auction.players.reasons import Because, Explained, Figure
from moon_desktop.games.auction.show.reasons import figure_told
from moon_desktop.games.moon.players.explaining import Why
from moon_desktop.games.moon.show.reasons import advised, told
from tests.kit.arrange import Table
from tests.kit.table_positions import following

NAMES = ("You", "Bea", "Cy")


def of(table: Table, choice, reason: Because, figure: Figure) -> str:
    sight = table.match.sight(choice.seat)
    words = told(sight, choice, Explained(reason, figure), NAMES)
    heading = advised(choice, table.rules)
    return f"{heading}\n{words} {figure_told(sight, figure, NAMES)}"


def why(choice, reason: Because) -> str:
    return told(following().match.sight(0), choice, Explained(reason, Figure("win", 1.0)), NAMES)


HOLDING = Holding("6", False, 3, 1, ("6-4", "6-3"), 0, 1, ("5-5",), ("4-1",))
CHOICES = (Bid(0, "4"), Exchange(0, "0-0"), NameTrump(0, "4"), Play(0, "6-1"))


@pytest.mark.parametrize("reason", get_args(Why))
@pytest.mark.parametrize("number", [1, 3])
def test_every_reason_has_words(reason, number):
    held = HOLDING if reason == "holding" else None
    full = Because(reason, "6-2", 5, 1, number, "5", "4", held)
    for choice in CHOICES:
        words = why(choice, full)
        assert words[0].isupper() or words[0].isdigit()
        assert words.endswith(".")
        assert not set("{}") & set(words)
    if number == 1 and reason != "wins-game":
        assert "1 " not in words, "one is written out"


def test_reasons_of_a_choice_differ():
    told = {
        why(
            Play(0, "6-1"),
            Because(r, "6-2", 5, 1, 3, "5", "4", HOLDING if r == "holding" else None),
        )
        for r in get_args(Why)
    }
    assert len(told) == len(get_args(Why))


@pytest.mark.parametrize(
    ("of", "chance", "words"),
    [
        ("made", 0.83, "Made in 83 of 100 deals that fit."),
        ("made", 1 - 1e-12, "Made in 100 of 100 deals that fit."),
        ("made", 0.9999, "Made in >99 of 100 deals that fit."),
        ("made", 0.0001, "Made in <1 of 100 deals that fit."),
        ("set", 1e-12, "Bea is set in 0 of 100 deals that fit."),
        ("win", 0.999, "You win the game in >99 of 100."),
    ],
)
def test_chances_are_never_rounded_to_certainty(of, chance, words):
    assert figure_told(following().match.sight(0), Figure(of, chance), NAMES) == words
