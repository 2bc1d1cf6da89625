"""Who plays Magpie: casual players who keep their magpies, and those that weigh deals."""

from __future__ import annotations

from typing import Final

from moon_desktop.games.defaults.players import Casual, PlainPlayers

from .match import Magpie
from .rules import MAGPIES, PACK


class CasualMagpie(Casual):
    """Lets nobody have its magpies as long as it can."""

    def spares(self, piece: str) -> bool:
        return bool(PACK.bit[piece] & MAGPIES)


class MagpiePlayers(PlainPlayers[Magpie]):
    """Of its own is the casual player."""

    def casual(self, seed: int, budget: object = None, /) -> CasualMagpie:
        return CasualMagpie()


PLAYERS: Final = MagpiePlayers(Magpie)
