"""The levels a computer player may have, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from moon_desktop.players.casual import Casual
from moon_desktop.players.drifter import Drifter
from moon_desktop.players.player import Player

LEVELS: Final[Mapping[str, Callable[[int], Player]]] = MappingProxyType(
    {"random": Drifter, "casual": Casual}
)
"""How a player of each level is made from a seed, any whole number, the weakest first."""
