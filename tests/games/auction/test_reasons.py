"""Reasons and hints of the games with an auction: each has its words, and figures stay honest."""

from __future__ import annotations

from typing import get_args

import pytest

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games import CATALOGUE
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.dominoes.players.reasons import Because, Explained, Figure, Holding, Why
from moon_desktop.games.forty_two.show import SHOW as SHOW_42
from moon_desktop.games.moon.show import SHOW
from moon_desktop.players.advice import ActionValue, Advice
from tests.kit.cases import each
from tests.kit.forty_two import SURE, Table
from tests.kit.table_positions import following

MOON = CATALOGUE["moon"], following().match.sight(0), ("You", "Bea", "Cy")
FORTY_TWO = CATALOGUE["texas42"], Table().deal().match.sight(0), ("You", "Theo", "Bea", "Ada")
NAMES = FORTY_TWO[2]
CHOICES = (Bid(0, "4"), Exchange(0, "0-0"), NameTrump(0, "4"), Play(0, "6-1"))


FIVES = Holding("5", False, 4, 2, ("5-0", "5-1", "5-2"), 0, 1, ("6-6",), ("2-1", "4-0"))


@each(
    ("held", "sentence"),
    [
        (FIVES._replace(trumps=6, tops=6, out=("5-0",), walk=(), offs=()),
                "You hold the six highest of them. One more is out: the five-blank."),
        (FIVES._replace(trumps=7, tops=7, out=(), walk=(), offs=()),
                "You hold seven of them, and nobody else has any."),
        (FIVES._replace(trumps=1, tops=0, above=3, walk=(), offs=()),
                "You hold one of them, and not the highest."
                " There are three more out, three of them higher than yours."),
        (FIVES._replace(trumps=0, tops=0, walk=(), offs=()),
                "You hold none of them. There are three more out."),
        (Holding("follow-me", False, 0, 0, (), 0, 1, ("6-6",), ()),
                "You hold one double. Nothing can beat your double six when you lead."),
    ],
)  # fmt: skip
def test_what_is_held(held, sentence):
    """What the golden advice never meets."""
    assert SHOW_42.hints.reasons.holding(held) == sentence


OF_MOON = {
    "no-bid", "needs", "needs-partners", "no-higher", "danger", "harmless", "keeps-trumps",
    "keeps-doubles", "spare",
}  # fmt: skip
OF_42 = {
    "partner-names", "partner-holds", "counters", "trick-counts", "gives-count", "keeps-count",
}  # fmt: skip
TOLD_IN_FIGURES = ("wins-game", "needs", "needs-partners", "holding")
KINDS: list[Why] = list(get_args(Why))
IN_MOON = [why for why in KINDS if why not in OF_42]
IN_42 = [why for why in KINDS if why not in OF_MOON]
REASONS = [(MOON, why) for why in IN_MOON] + [(FORTY_TWO, why) for why in IN_42]


def words(game, choice, why: Why, number: int) -> str:
    """What is said of a choice for a reason that has everything it could have."""
    of, sight, names = game
    found = Because(why, "6-2", 5, 1, number, "5", "4", FIVES if why == "holding" else None)
    worth = ActionValue(choice, 0.5, (0.0,) * sight.seats.count, 0.5)
    reason = Explained(found, Figure("win", 1.0))
    text: str = of.show.hints.hint(Advice(sight, (worth,), choice, 5, True, reason), names).reason
    return text


@each(("game", "why"), REASONS)
@each("number", [1, 3])
def test_every_reason_is_a_sentence(game, why, number):
    for choice in CHOICES if game is MOON else (Bid(0, "31"), *CHOICES[2:]):
        said = words(game, choice, why, number)
        assert said[0].isupper() or said[0].isdigit()
        assert said.endswith(".")
        assert not set("{}") & set(said)
        if game is MOON and number == 1 and why not in TOLD_IN_FIGURES:
            assert "1 " not in said, "one is written out"


@pytest.mark.parametrize(
    ("game", "kinds"), [(MOON, IN_MOON), (FORTY_TWO, IN_42)], ids=["moon", "42"]
)
def test_reasons_of_a_choice_differ(game, kinds):
    found = {words(game, Play(0, "6-1"), why, 3) for why in kinds}
    assert len(found) == len(kinds)


def test_calls_have_their_pictures_and_tiles_their_notation():
    """T5.2."""

    def rows(table):
        sight = table.match.sight(0)
        worths = tuple(ActionValue(choice, 0.5, (0.5, -0.5) * 2, 0.6) for choice in sight.legal)
        found = SHOW_42.hints.hint(
            Advice(sight, worths, sight.legal[0], 50, every=True), NAMES
        ).rows
        return [(row.tile, row.emblem, row.label) for row in found]

    table = Table().deal(SURE).bid(0, "1m")
    assert rows(table)[0] == (None, "0", "Blanks")
    assert rows(table)[-1] == (None, "none", "Follow me")
    assert rows(table.say("6"))[0] == ("6-0", "", "6-0")


@each(
    ("of", "chance", "said"),
    [
        ("made", 0.83, "Made in 83 of 100 deals that fit."),
        ("made", 1 - 1e-12, "Made in 100 of 100 deals that fit."),
        ("made", 0.9999, "Made in >99 of 100 deals that fit."),
        ("made", 0.0001, "Made in <1 of 100 deals that fit."),
        ("set", 1e-12, "Bea is set in 0 of 100 deals that fit."),
        ("win", 0.999, "You win the game in >99 of 100."),
    ],
)
def test_chances_are_never_rounded_to_certainty(of, chance, said):
    assert SHOW.hints.figure(MOON[1], Figure(of, chance), MOON[2]) == said
