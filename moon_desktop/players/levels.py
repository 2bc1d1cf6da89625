"""The levels a computer player may have, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from moon_desktop.players.player import Player


def _casual(seed: int) -> Player:
    from moon_desktop.players.casual import Casual

    return Casual(seed)


def _random(seed: int) -> Player:
    from moon_desktop.players.drifter import Drifter

    return Drifter(seed)


LEVELS: Final[Mapping[str, Callable[[int], Player]]] = MappingProxyType(
    {"random": _random, "casual": _casual}
)
"""How a player of each level is made from a seed, any whole number, the weakest first."""
