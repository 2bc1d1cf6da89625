"""The keys for choices that are no piece of the hand, and what a piece that is picked chooses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from moon_desktop.engine.entries import Choice, Play, notation
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.sight import Sight
from moon_desktop.games.views.panel import Offer, OfferKey
from moon_desktop.words.language import tr

S = TypeVar("S", bound=Sight)


class Panel(Generic[S]):
    """How the choices of a game are made, where it has nothing better."""

    def offer(self, sight: S, narrow: bool) -> Offer | None:
        """The keys for what the seat is to choose, None where that is a piece of the hand, or
        nothing; ``narrow``: without those that are not open, for want of room."""
        keyed = [choice for choice in sight.legal if choice.piece is None]
        return self.offer_ends(keyed) if keyed else None

    def offer_ends(self, choices: Sequence[Choice]) -> Offer:
        """The keys for ``choices`` that one piece of the hand all stands for."""
        keys = tuple(OfferKey("plain", notation(choice), choice) for choice in choices)
        return Offer(tr("Your choice:"), keys)

    def letters(self) -> frozenset[str]:
        """The letters and digits that press keys of any offer, under any rules."""
        return frozenset()

    def pick(self, sight: S, piece: Piece) -> Choice:
        """What it would be to pick ``piece`` of the hand, open or not."""
        return Play(sight.seat, piece)


AnyPanel: TypeAlias = Panel[Any]
"""That of whichever game."""
