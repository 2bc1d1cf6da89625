"""The shuffle, the draws for partners and for the first deal, and whether a deal can be."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from moon_desktop.engine.entries import Dealt, Draw
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.pieces import DOMINOES, Pack, Piece

T = TypeVar("T")


def _number(seed: int, label: str, turn: int) -> int:
    """256 bits drawn from what they are for; far more than 28! can tell apart."""
    # Loaded with the first deal: a table that is taken up again opens without it.
    from hashlib import blake2b

    text = f"moon {seed} {label} {turn}".encode("ascii")
    return int.from_bytes(blake2b(text, digest_size=32).digest(), "big")


def shuffled(pieces: Sequence[T], seed: int, label: str, turn: int) -> list[T]:
    """``pieces`` in the order that ``seed`` gives for use number ``turn`` of ``label``.

    Each use has an order of its own, so a deal depends on its number alone and never on
    what was drawn or played before it.
    """
    order = list(pieces)
    number = _number(seed, label, turn)
    for last in range(len(order) - 1, 0, -1):
        number, chosen = divmod(number, last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return order


def rolled(seed: int, label: str, turn: int) -> tuple[int, int]:
    """Two dice, 1–6 each."""
    rest, first = divmod(_number(seed, label, turn), 6)
    return first + 1, rest % 6 + 1


def sealed_number(secret: str, cut: str) -> int:
    """The number that the deals of a sealed match come from: 48 bits, which every reader of JSON
    takes for the same number, of the ``secret`` and of what a person added to it."""
    from hashlib import blake2b

    text = f"moon {secret} cut {cut}".encode()
    return int.from_bytes(blake2b(text, digest_size=6).digest(), "big")


class PartnerDraw(NamedTuple):
    """Four draw for partners: those with the two highest pieces are (T9)."""

    drawn: Mapping[int, Piece]
    """The piece of each player who drew in this round."""
    highest: tuple[int, ...]
    """Those who are partners, in this round or an earlier one."""
    again: tuple[int, ...]
    """Those who drew alike, so that it is not settled who belongs to them: they draw again."""


def draw_for_partners(ranks: Mapping[Piece, int], seed: int) -> Iterator[PartnerDraw]:
    """The rounds until two are the highest; ``ranks``: the pieces that are drawn, which are not
    all of one rank. Nothing is drawn twice while there are enough."""
    left: list[Piece] = []
    highest: tuple[int, ...] = ()
    again: tuple[int, ...] = (0, 1, 2, 3)
    turn = 0
    while again:
        if len(left) < len(again):
            turn += 1
            left = shuffled(list(ranks), seed, "partners", turn)
        drawn = {player: left.pop() for player in again}
        found = {player: ranks[piece] for player, piece in drawn.items()}
        wanted = 2 - len(highest)
        last = sorted(found.values(), reverse=True)[wanted - 1]
        highest += tuple(player for player, rank in found.items() if rank > last)
        again = tuple(player for player, rank in found.items() if rank == last)
        if len(highest) + len(again) == 2:
            highest, again = highest + again, ()
        yield PartnerDraw(drawn, highest, again)


class Drawing(NamedTuple):
    """The draw for dealer: the ``contenders`` draw next, from what was not drawn yet; from all
    anew where too little of it is left (M1.3, C2.1)."""

    drawn: tuple[Draw, ...]
    contenders: tuple[int, ...]

    def due(self, pieces: Sequence[Piece], seats: int, seed: int) -> Draw:
        """What ``seed`` gives the contenders of those ``pieces`` that are left."""
        order = shuffled(self._left(pieces), seed, "draw", len(self.drawn) + 1)
        return Draw(tuple(order[s] if s in self.contenders else None for s in range(seats)))

    def check(self, draw: Draw, tiles: int, seats: int, rule: str, pack: Pack = DOMINOES) -> None:
        """Raises Illegal by ``rule`` unless just the contenders draw, each one of ``tiles`` (bits)
        that is left to be drawn."""
        drew = tuple(seat for seat, tile in enumerate(draw.pieces) if tile is not None)
        left = self._left(pack.among(tiles))
        drawn = Counter(tile for tile in draw.pieces if tile is not None)
        if len(draw.pieces) != seats or drew != self.contenders or drawn - Counter(left):
            raise Illegal(draw, Reason.IMPOSSIBLE, rule)

    def _left(self, pieces: Sequence[Piece]) -> list[Piece]:
        """Those of ``pieces`` that the contenders draw from."""
        left = list(pieces)
        for draw in self.drawn:
            drawn = [piece for piece in draw.pieces if piece is not None]
            left = left if len(left) >= len(drawn) else list(pieces)
            for piece in drawn:
                left.remove(piece)
        return left if len(left) >= len(self.contenders) else list(pieces)

    def after(self, draw: Draw, rank: Callable[[Piece], int]) -> "Drawing":
        """The draw goes on among those whose piece is of the highest ``rank``; one of them alone
        deals."""
        ranks = {seat: rank(piece) for seat, piece in enumerate(draw.pieces) if piece is not None}
        best = max(ranks.values())
        left = tuple(seat for seat, found in ranks.items() if found == best)
        return Drawing((*self.drawn, draw), left)


def check_due(deal: Dealt, number: int, dealer: int, rule: str) -> None:
    """Raises Illegal by ``rule`` unless ``deal`` is hand ``number``, dealt by ``dealer``."""
    if (deal.hand, deal.dealer) != (number, dealer):
        raise Illegal(deal, Reason.IMPOSSIBLE, rule)


def check_dealt(
    deal: Dealt, dealt: Iterable[Piece], tiles: int, rule: str, pack: Pack = DOMINOES
) -> None:
    """Raises Illegal by ``rule`` unless what was ``dealt`` are of ``tiles`` (bits), none of them
    more often than they have it."""
    left = tiles
    for tile in dealt:
        bit = pack.held(left, tile)
        if not bit:
            raise Illegal(deal, Reason.IMPOSSIBLE, rule)
        left ^= bit
