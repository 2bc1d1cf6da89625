"""Hands of Moon arranged in notation, and what a casual player chooses there."""

from __future__ import annotations

from typing import Any

from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.players.casual import Casual
from tests.kit.arrange import Table, word_of


def arranged(
    words: str,
    *hands: str,
    preset: str = "fosdick",
    dealer: int = -1,
    widow: str | None = None,
    dice: tuple[int, int] | None = None,
    scores: tuple[int, ...] | None = None,
    **house: Any,
) -> Moon:
    """The match after a deal of ``hands`` and ``words``, each said by the seat in turn, as
    ``Table.deal`` and ``Table.say`` take them. Unless ``dealer`` says otherwise the last one deals.
    """
    table = Table(preset, **house)
    table.dealer(dealer % table.rules.seats).deal(*hands, widow=widow, dice=dice)
    if scores is not None:
        table.ledger(scores=scores)
    match: Moon = table.say(words).match
    return match


def casual(match: Moon, seed: int = 0) -> str:
    """The word for what a casual player chooses for the seat in turn."""
    assert match.turn is not None
    choice = Casual(seed).choose(match.sight(match.turn))
    assert choice in match.legal()
    return word_of(choice)
