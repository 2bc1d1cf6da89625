"""The trump table of some rules: each call, with its tiles from the highest to the lowest."""

from __future__ import annotations

from typing import NamedTuple

from moon_desktop.engine.pieces import INDEX, tiles
from moon_desktop.engine.suits import Suits
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.games.moon_trumps import suits_of
from moon_desktop.wording.rules_trump_told import calls


class RankedSuit(NamedTuple):
    """The tiles in play of one suit (7 the doubles), the highest first."""

    suit: int
    tiles: tuple[str, ...]


class TrumpRow(NamedTuple):
    """One call, or ``under``: the trump suit alone, or every suit where there are no trumps."""

    call: str
    trumps: int
    suits: tuple[RankedSuit, ...]


def trump_rows(rules: MoonRules) -> tuple[TrumpRow, ...]:
    """The calls that ``rules`` know, and shooting under where it is on (M3.3–M3.9)."""
    rows = [_row(rules, call, suits_of(rules, "7", call)) for call in calls(rules)]
    if rules.under:
        rows.append(_row(rules, "under", suits_of(rules, "under", None)))
    return tuple(rows)


def _row(rules: MoonRules, call: str, suits: Suits) -> TrumpRow:
    trump = suits.trump_suit
    if trump is not None:
        ranked = _ranked(rules, suits, trump)
        return TrumpRow(call, len(ranked.tiles), (ranked,))
    every = (_ranked(rules, suits, suit) for suit in reversed(range(7)))
    return TrumpRow(call, 0, tuple(ranked for ranked in every if ranked.tiles))


def _ranked(rules: MoonRules, suits: Suits, suit: int) -> RankedSuit:
    strength = suits.strength[suit]
    held = tiles(suits.followers[suit] & rules.set)
    return RankedSuit(suit, tuple(sorted(held, key=lambda t: strength[INDEX[t]], reverse=True)))
