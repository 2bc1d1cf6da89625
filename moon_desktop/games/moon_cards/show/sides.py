"""The sides as signs tell them apart."""

from __future__ import annotations

from typing import Final

from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.shown.table import Camp

_CAMPS: Final[tuple[Camp, ...]] = ("ours", "theirs", "third")


def camps(rules: MoonCardsRules, viewer: int) -> tuple[Camp, ...]:
    """The sign of each side as ``viewer`` sees it: its own first, the others clockwise from it;
    none where all play alone."""
    if rules.team_size == 1:
        return ()
    sides, own = rules.table.sides, rules.table.side(viewer)
    return tuple(_CAMPS[(side - own) % sides] for side in range(sides))
