"""Who plays Magpie: casual players, and what choices are worth if they play the hand out."""

from __future__ import annotations

from typing import Final, NamedTuple

from moon_desktop.engine.entries import Choice, Play
from moon_desktop.games.defaults.players import PlainPlayers
from moon_desktop.games.match import PlainSight

from .match import Deal, Magpie
from .rules import MAGPIES, PACK, SUITS


class Casual(NamedTuple):
    """Takes a trick with the lowest card that takes it now, else plays its lowest, and keeps its
    magpies to be taken by nobody else."""

    seed: int
    budget: object = None

    def choose(self, sight: PlainSight) -> Choice:
        """One of ``sight.legal``."""
        suit = sight.suit
        best = max((_rank(play.piece, suit) for play in sight.plays), default=0)

        def cost(choice: Choice) -> tuple[bool, int]:
            assert isinstance(choice, Play)
            rank, magpie = _rank(choice.piece, suit), bool(PACK.bit[choice.piece] & MAGPIES)
            if suit is None:
                return magpie, -rank
            return rank <= best, rank + 10 * magpie + int(choice.piece[1])

        return min(sight.legal, key=cost)


def _rank(card: str, suit: int | None) -> int:
    index = PACK.index[card]
    return SUITS.strength[SUITS.suit_led(index) if suit is None else suit][index]


class MagpiePlayers(PlainPlayers[Magpie]):
    """Of its own are the casual player, and what the dummy still turns."""

    def casual(self, seed: int, budget: object = None, /) -> Casual:
        return Casual(seed)

    def dealt(self, sight: PlainSight, hands: tuple[tuple[str, ...], ...]) -> Deal:
        # Of the dummy's cards those turned are asked for no more, but how many they are.
        turned = ("",) * len(sight.tricks)
        dummy = turned + hands[-1] if sight.rules.dummy else None
        return Deal(sight.hand, sight.dealer or 0, (), dummy)


PLAYERS: Final = MagpiePlayers(Magpie)
