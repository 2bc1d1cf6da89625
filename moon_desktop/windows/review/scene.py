"""Where hands, trick and names lie on the table of the review."""

from __future__ import annotations

from typing import Final, NamedTuple

_MARGIN: Final = 16.0
NAME: Final = 24.0
"""The least line of a name, with its gap to the tiles."""
_PITCH: Final = 1.1
"""From tile to tile in a hand, in tile widths."""
_SPARE_GAP: Final = 0.3
"""Before the pieces of a hand that lie apart."""
_LARGEST: Final = 92.0
_REACH: Final = 2.35
"""The radius of the disc, in tile widths."""
_OUTER: Final = 0.22
"""The share of the height to spare that lies above, and that below."""
_BLOCK: Final = 2.06
"""How far up and down two rows of tiles reach together, in tile widths."""
_AWAY: Final = 0.46
"""How far the hands at the top stand from the edges, as a share of the room of one."""
_TRICK: Final = 1.12
"""How much larger the tiles of a trick are."""


class HandPlace(NamedTuple):
    """Where a seat's pieces lie: the middles of all places; and the middle of its name, with the
    room for it."""

    tiles: tuple[tuple[float, float], ...]
    name: tuple[float, float]
    room: float


class Places(NamedTuple):
    """All places for a table of a certain size, in px; hands and trick by place, the seat at the
    bottom first and then clockwise. ``tile``: the width of one; ``disc``: middle and radius."""

    tile: float
    trick_tile: float
    disc: tuple[float, float, float]
    hands: tuple[HandPlace, ...]
    trick: tuple[tuple[float, float], ...]


class _Holding(NamedTuple):
    """A hand of so many pieces, and ``spare`` more that lie apart."""

    held: int
    spare: int

    @property
    def whole(self) -> float:
        """How wide it is in one row, in tile widths."""
        return _row(self.held) + self.spare * _PITCH + (_SPARE_GAP if self.spare else 0.0)

    @property
    def folded(self) -> int:
        """How many lie in each of two rows."""
        return (self.held + self.spare + 1) // 2


def places(
    seats: int, width: float, height: float, zoom: float = 1.0, held: int = 7, spare: int = 1
) -> Places:
    """The places on a table of ``width`` by ``height`` px for hands of ``held`` pieces, and
    ``spare`` more that lie apart; names ``zoom`` times as large as they are at least."""
    hand = _Holding(held, spare)
    line = NAME * zoom
    rows = line * 2 + _MARGIN * 2 + 12
    by_height = (height - rows) / (4 + 2 * _REACH)
    sides = seats > 3
    above = seats - (3 if sides else 1)
    across = max(2, above)
    by_width = (width - (across + 1) * _MARGIN) / (across * hand.whole)
    if sides:
        beside = (width - 4 * _MARGIN) / (2 * _row(hand.folded) + 2 * _REACH)
        by_width = beside if above == 1 else min(beside, by_width)
    tile = max(12.0, min(_LARGEST, by_width, by_height))
    # What is left over lies above and below, and between the hands and the disc.
    spared = max(0.0, height - rows - (4 + 2 * _REACH) * tile)
    outer = spared * _OUTER
    top = _MARGIN + line + tile + outer
    low = height - _MARGIN - line - tile - outer
    x, y = width / 2, (top + low) / 2
    bottom = _line(x, low, tile, line, hand, below=True)
    upper = _upper(above, width, top, tile, line, hand)
    if sides:
        away = max(_MARGIN + _row(hand.folded) * tile / 2, width * 0.16)
        # Its name stands clear of the row at the top.
        block = y + max(0.0, top + tile + 2 - (y - _BLOCK * tile - 0.86 * line - 1))
        left = _block(away, block, tile, line, hand)
        right = _block(width - away, block, tile, line, hand)
        upper = (left, *upper, right)
    trick_tile = tile * _TRICK
    return Places(
        tile,
        trick_tile,
        (x, y, _REACH * tile),
        (bottom, *upper),
        _trick_places(seats, x, y, trick_tile),
    )


def _upper(
    count: int, width: float, top: float, tile: float, line: float, hand: _Holding
) -> tuple[HandPlace, ...]:
    """The hands at the top, from the left."""
    if count == 1:
        return (_line(width / 2, top, tile, line, hand),)
    # The pieces apart lie outside at the left, so that both ends look alike.
    away = max(_MARGIN + (hand.whole - _row(hand.held) / 2) * tile, width * _AWAY / count)
    left = _line(away, top, tile, line, hand, spare_first=True)
    between = (width - 2 * away) / (count - 1)
    others = (_line(away + n * between, top, tile, line, hand) for n in range(1, count))
    return (left, *others)


def _row(tiles: int) -> float:
    """How wide a row of so many tiles is, in tile widths."""
    return (tiles - 1) * _PITCH + 1


def _line(
    x: float,
    y: float,
    tile: float,
    line: float,
    hand: _Holding,
    *,
    below: bool = False,
    spare_first: bool = False,
) -> HandPlace:
    """A hand in one row about (x, y); the name above it, or ``below``. What lies apart lies at its
    end, or before its beginning."""
    left = x - _row(hand.held) * tile / 2 + tile / 2
    at = [(left + place * _PITCH * tile, y) for place in range(hand.held)]
    for number in range(hand.spare):
        aside = (_PITCH * (number + 1) + _SPARE_GAP) * tile
        at.append((left - aside if spare_first else at[hand.held - 1][0] + aside, y))
    name = y + (tile + line / 2 + 3 if below else -tile - line / 2 - 1)
    return HandPlace(tuple(at), (x, name), hand.whole * tile)


def _block(x: float, y: float, tile: float, line: float, hand: _Holding) -> HandPlace:
    """A hand in two rows about (x, y), its name above."""
    row = hand.folded
    left = x - _row(row) * tile / 2 + tile / 2
    half = _BLOCK / 2 * tile
    at = [
        (left + place % row * _PITCH * tile, y + (half if place >= row else -half))
        for place in range(hand.held + hand.spare)
    ]
    return HandPlace(tuple(at), (x, y - _BLOCK * tile - line / 2 - 1), _row(row) * tile + 20)


_TRICK_PLACES: Final = {
    2: ((0.0, 0.98), (0.0, -1.06)),
    3: ((0.0, 0.72), (-1.22, -0.42), (1.22, -0.42)),
    4: ((0.0, 0.98), (-1.3, 0.0), (0.0, -1.06), (1.3, 0.0)),
    5: ((0.0, 0.98), (-1.3, 0.2), (-0.62, -1.06), (0.62, -1.06), (1.3, 0.2)),
    6: ((0.0, 0.98), (-1.5, 0.1), (-1.15, -1.06), (0.0, -1.06), (1.15, -1.06), (1.5, 0.1)),
}
"""The middles of a trick's pieces from that of the disc, by how many seats there are."""


def _trick_places(seats: int, x: float, y: float, tile: float) -> tuple[tuple[float, float], ...]:
    return tuple((x + right * tile, y + down * tile) for right, down in _TRICK_PLACES[seats])
