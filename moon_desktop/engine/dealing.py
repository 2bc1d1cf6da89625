"""The draw for the first deal, and whether the pieces of a deal are those of the set."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from moon_desktop.engine.entries import Dealt, Draw
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.pieces import BIT, Piece
from moon_desktop.engine.shuffle import shuffled


class Drawing(NamedTuple):
    """The draw for dealer: the ``contenders`` draw next (M1.3)."""

    drawn: tuple[Draw, ...]
    contenders: tuple[int, ...]

    def due(self, pieces: Sequence[Piece], seats: int, seed: int) -> Draw:
        """What ``seed`` gives the contenders of those ``pieces`` that are left."""
        seen = {piece for draw in self.drawn for piece in draw.pieces}
        left = [piece for piece in pieces if piece not in seen]
        order = shuffled(left, seed, "draw", len(self.drawn) + 1)
        return Draw(tuple(order[s] if s in self.contenders else None for s in range(seats)))

    def check(self, draw: Draw, tiles: int, seats: int, rule: str) -> None:
        """Raises Illegal by ``rule`` unless just the contenders draw, each one of ``tiles`` (bits)
        that was not drawn before."""
        drew = tuple(seat for seat, tile in enumerate(draw.pieces) if tile is not None)
        if len(draw.pieces) != seats or drew != self.contenders:
            raise Illegal(draw, Reason.DRAW_SEATS, rule, contenders=self.contenders)
        seen = {tile for before in self.drawn for tile in before.pieces}
        for tile in draw.pieces:
            if tile is None:
                continue
            if not BIT.get(tile, 0) & tiles:
                raise Illegal(draw, Reason.NOT_IN_SET, rule, tile=tile)
            if tile in seen:
                raise Illegal(draw, Reason.DRAWN_BEFORE, rule, tile=tile)
            seen.add(tile)

    def after(self, draw: Draw, rank: Callable[[Piece], int]) -> "Drawing":
        """The draw goes on among those whose piece is of the highest ``rank``; one of them alone
        deals."""
        ranks = {seat: rank(piece) for seat, piece in enumerate(draw.pieces) if piece is not None}
        best = max(ranks.values())
        left = tuple(seat for seat, found in ranks.items() if found == best)
        return Drawing((*self.drawn, draw), left)


def check_due(deal: Dealt, number: int, dealer: int, rule: str) -> None:
    """Raises Illegal by ``rule`` unless ``deal`` is hand ``number``, dealt by ``dealer``."""
    if deal.hand != number:
        raise Illegal(deal, Reason.HAND_NUMBER, rule, number=number)
    if deal.dealer != dealer:
        raise Illegal(deal, Reason.WRONG_DEALER, rule, dealer=dealer)


def check_dealt(deal: Dealt, dealt: Iterable[Piece], tiles: int, rule: str) -> None:
    """Raises Illegal by ``rule`` unless what was ``dealt`` are different ones of ``tiles``
    (bits)."""
    seen = 0
    for tile in dealt:
        bit = BIT.get(tile, 0)
        if not bit & tiles:
            raise Illegal(deal, Reason.NOT_IN_SET, rule, tile=tile)
        if bit & seen:
            raise Illegal(deal, Reason.TILE_TWICE, rule, tile=tile)
        seen |= bit
