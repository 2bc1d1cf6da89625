"""The bidder's exchange and its trump: the pair that leaves the best hand."""

from __future__ import annotations

from moon_desktop.engine.entries import Exchange, NameTrump
from moon_desktop.engine.pieces import BIT, mask, pips
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.games.moon_trumps import open_calls, suits_of
from moon_desktop.players.judgement import best_call
from moon_desktop.players.lowness import dangers

PIP = 0.001
"""A pip's part: between discards equally good the lower tile goes."""


def exchange(sight: MoonSight) -> Exchange:
    """The discard that helps the contract least, with the trump it would be played at (M3.1).

    Where trump is named already it is that one (M3.2); for `under`, the most dangerous tile.
    """
    held = mask(sight.held)
    unseen = sight.rules.set & ~held

    def left(choice: Exchange) -> float:
        kept = held ^ BIT[choice.discard]
        if sight.bid == "under":
            return -dangers(kept, unseen, suits_of(sight.rules, "under", None))
        if sight.trump is None:
            calls = open_calls(sight.rules, kept, sight.dice)
        else:
            calls = (sight.trump,)
        return best_call(sight.rules, kept, unseen, calls)[0] - PIP * pips(choice.discard)

    choices = [choice for choice in sight.legal if isinstance(choice, Exchange)]
    return max(choices, key=left)


def name_trump(sight: MoonSight) -> NameTrump:
    """The trump at which the hand is worth most, of those that may be named (M3.3)."""
    held = mask(sight.held)
    gone = 0 if sight.discard is None else BIT[sight.discard]
    choices = {choice.trump: choice for choice in sight.legal if isinstance(choice, NameTrump)}
    unseen = sight.rules.set & ~held & ~gone
    return choices[best_call(sight.rules, held, unseen, choices)[1]]
