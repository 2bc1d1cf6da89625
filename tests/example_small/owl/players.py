"""Who plays Owl: casual players, and skilled ones who weigh what these would make of a hand."""

from __future__ import annotations

from typing import Final

from moon_desktop.games.defaults.players import Casual, PlainPlayers
from moon_desktop.games.match import PlainSight

from . import OWL, Owl


class CasualOwl(Casual):
    """Takes what it can, but for the owl."""

    def spares(self, piece: str) -> bool:
        return piece == OWL

    def wants(self, sight: PlainSight, piece: str) -> bool:
        return OWL not in (piece, *(play.piece for play in sight.plays))


class OwlPlayers(PlainPlayers[Owl]):
    """Their casual player is Owl's."""

    def casual(self, seed: int, budget: object = None, /) -> CasualOwl:
        return CasualOwl()


PLAYERS: Final = OwlPlayers(Owl)
