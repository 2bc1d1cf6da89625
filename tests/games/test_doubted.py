"""What the coach says against a choice, in the words of each game."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Bid
from moon_desktop.games import CATALOGUE
from moon_desktop.players.advice import ActionValue, Advice
from tests.kit import moon_cards
from tests.kit.arrange import Table
from tests.kit.cases import each

NAMES = ("Ann", "Bea", "Cy", "Dot")


def told(game, fault, sight, *worths):
    """What is said against the last of the ``worths``, made so often and with so many points for
    everybody; the first is the best."""
    legal = sight.legal[: len(worths)]
    found = tuple(
        ActionValue(choice, made, (points,) * sight.seats.count, 0.5)
        for choice, (made, points) in zip(legal, worths, strict=True)
    )
    advice = Advice(sight, found, legal[0], 100, False)
    return CATALOGUE[game].show.hints.doubted(fault, advice, legal[-1], NAMES)


@each(
    ("seat", "partners", "fault", "words"),
    [
        (0, False, "lost", "After that your bid can hardly be made any more."),
        (2, True, "lost", "After that the bid of Ann can hardly be made any more."),
        (1, True, "given", "After that Ann can hardly be set any more."),
    ],
)
def test_of_a_contract_it_says_whose_it_is(seat, partners, fault, words):
    hands = "6-6 6-5 6-4 6-3 6-2 6-1 5-5", "5-4 5-3 5-2 5-1 5-0 4-3 4-2", "4-4 4-1 4-0 3-3 3-2 3-1"
    table = Table(seats=4, partners=partners).deal(*hands)
    table = table.bid(0, "7").contract("6").say(*("6-6", "5-4", "4-4")[:seat])
    sight = table.match.sight(seat)
    assert told("moon", fault, sight, (1.0, 7), (0.0, -7)) == words


def test_of_a_bid_it_says_how_often_it_is_made():
    sight = Table().deal("6-6 6-5 6-4 6-3 6-2 6-1 5-5").match.sight(0)
    assert isinstance(sight.legal[1], Bid)
    words = "With this hand the bid is made in 7 of 100 deals."
    assert told("moon", "bid", sight, (None, 0), (0.07, -5)) == words


@pytest.mark.parametrize(
    ("preset", "words"),
    [
        ("cards-three", "On average that costs you 0.9 chips."),
        ("shoot-the-moon-cards", "On average that costs your side 0.9 chips."),
    ],
)
def test_of_cards_it_says_how_many_chips_they_cost(preset, words):
    sight = moon_cards.Table(preset).deal("R12 R11 G12 P1 P2").match.sight(0)
    assert told("shoot-the-moon-cards", "cost", sight, (None, 1.1), (None, 0.2)) == words
