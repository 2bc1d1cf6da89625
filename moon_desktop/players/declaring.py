"""The bidder's exchange and its trump: the pair that leaves the best hand."""

from __future__ import annotations

from collections.abc import Iterable

from moon_desktop.engine.entries import Exchange, NameTrump
from moon_desktop.engine.pieces import BIT, INDEX, mask, pips, tiles
from moon_desktop.engine.suits import Suits
from moon_desktop.games.moon_auction import TRICKS, needed
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.games.moon_trumps import open_calls, suits_of
from moon_desktop.players.judgement import losers, tricks
from moon_desktop.players.lowness import dangers

SCATTER = 0.1
"""What every further suit among the side tiles costs: losers of one suit lose fewer tricks."""

PIP = 0.001
"""A pip's part: between discards equally good the higher tile goes, which is sooner led to."""


def exchange(sight: MoonSight) -> Exchange:
    """The discard that helps the contract least, with the trump it would be played at (M3.1).

    A hand that is sure of its bid goes before one that may take more but is not. Where trump
    is named already it is that one (M3.2); for `under`, the most dangerous tile.
    """
    held = mask(sight.held)
    unseen = sight.rules.set & ~held

    def left(choice: Exchange) -> tuple[bool, float]:
        kept = held ^ BIT[choice.discard]
        if sight.bid == "under":
            return True, -dangers(kept, unseen, suits_of(sight.rules, "under", None))
        calls: tuple[str, ...] = () if sight.trump is None else (sight.trump,)
        calls = calls or open_calls(sight.rules, kept, sight.dice)
        sure, worth, _ = _best(sight, kept, unseen, calls)
        return sure, worth + PIP * pips(choice.discard)

    return max([choice for choice in sight.legal if isinstance(choice, Exchange)], key=left)


def name_trump(sight: MoonSight) -> NameTrump:
    """The trump at which the hand is worth most, of those that may be named (M3.3)."""
    held = mask(sight.held)
    gone = 0 if sight.discard is None else BIT[sight.discard]
    choices = {choice.trump: choice for choice in sight.legal if isinstance(choice, NameTrump)}
    return choices[_best(sight, held, sight.rules.set & ~held & ~gone, choices)[2]]


def _best(
    sight: MoonSight, held: int, unseen: int, calls: Iterable[str]
) -> tuple[bool, float, str]:
    """The best of ``calls`` for the tiles ``held``: whether it is sure, its worth, and the call."""
    assert sight.bid is not None
    spare = TRICKS - needed(sight.bid)
    found = []
    for call in calls:
        suits = suits_of(sight.rules, sight.bid, call)
        sure = losers(held, unseen, suits) <= spare
        worth = tricks(held, unseen, suits) - SCATTER * _side_suits(held, suits)
        found.append((sure, worth, call))
    return max(found)


def _side_suits(held: int, suits: Suits) -> int:
    """How many suits the tiles ``held`` beside the trumps would lead."""
    return len({suits.suit_led(INDEX[tile]) for tile in tiles(held & ~suits.trumps)})
