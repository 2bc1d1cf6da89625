"""Where hands, names and the trick lie on the open table of the review, for 3 and 4 seats."""

from __future__ import annotations

from typing import Final, NamedTuple

from moon_desktop.games.moon_checks import HAND_SIZE

_MARGIN: Final = 16.0
NAME: Final = 24.0
"""The least line of a name, with its gap to the tiles."""
_PITCH: Final = 1.1
"""From tile to tile in a hand, in tile widths."""
_WIDOW_GAP: Final = 0.3
"""Before the tile that came from the widow."""
_LARGEST: Final = 92.0
_REACH: Final = 2.35
"""The radius of the disc, in tile widths."""
_OUTER: Final = 0.22
"""The share of the height to spare that lies above, and that below."""
_BLOCK: Final = 2.06
"""How far up and down two rows of tiles reach together, in tile widths."""
_TRICK: Final = 1.12
"""How much larger the tiles of a trick are."""


class HandPlace(NamedTuple):
    """Where a seat's tiles lie: the middles of eight places, the last for the widow; and the
    middle of its name, with the room for it."""

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


def places(seats: int, width: float, height: float, zoom: float = 1.0) -> Places:
    """The places on a table of ``width`` by ``height`` px, names ``zoom`` times as large as they
    are at least."""
    line = NAME * zoom
    rows = line * 2 + _MARGIN * 2 + 12
    by_height = (height - rows) / (4 + 2 * _REACH)
    if seats == 3:
        by_width = (width - 3 * _MARGIN) / (2 * _row(8))
    else:
        by_width = (width - 4 * _MARGIN) / (2 * _row(4) + 2 * _REACH)
    tile = max(12.0, min(_LARGEST, by_width, by_height))
    # What is left over lies above and below, and between the hands and the disc.
    spare = max(0.0, height - rows - (4 + 2 * _REACH) * tile)
    outer = spare * _OUTER
    top = _MARGIN + line + tile + outer
    low = height - _MARGIN - line - tile - outer
    x, y = width / 2, (top + low) / 2
    bottom = _line(x, low, tile, line, below=True)
    hands: tuple[HandPlace, ...]
    if seats == 3:
        row = _row(8) - _row(HAND_SIZE) / 2
        away = max(_MARGIN + row * tile, width * 0.23)
        left = _line(away, top, tile, line, widow_first=True)
        hands = (bottom, left, _line(width - away, top, tile, line))
    else:
        away = max(_MARGIN + _row(4) * tile / 2, width * 0.16)
        # Its name stands clear of the row at the top.
        block = y + max(0.0, top + tile + 2 - (y - _BLOCK * tile - 0.86 * line - 1))
        hands = (
            bottom,
            _block(away, block, tile, line),
            _line(x, top, tile, line),
            _block(width - away, block, tile, line),
        )
    trick_tile = tile * _TRICK
    return Places(tile, trick_tile, (x, y, _REACH * tile), hands, _trick(seats, x, y, trick_tile))


def _row(tiles: int) -> float:
    """How wide a row of so many tiles is, in tile widths."""
    return (tiles - 1) * _PITCH + 1 + (_WIDOW_GAP if tiles > HAND_SIZE else 0.0)


def _line(
    x: float,
    y: float,
    tile: float,
    line: float,
    *,
    below: bool = False,
    widow_first: bool = False,
) -> HandPlace:
    """A hand in one row, seven tiles about (x, y); the name above it, or ``below``. The widow
    lies at its end, or before its beginning."""
    left = x - _row(HAND_SIZE) * tile / 2 + tile / 2
    at = [(left + place * _PITCH * tile, y) for place in range(HAND_SIZE)]
    aside = (_PITCH + _WIDOW_GAP) * tile
    at.append((left - aside if widow_first else at[-1][0] + aside, y))
    name = y + (tile + line / 2 + 3 if below else -tile - line / 2 - 1)
    return HandPlace(tuple(at), (x, name), _row(8) * tile)


def _block(x: float, y: float, tile: float, line: float) -> HandPlace:
    """A hand in two rows about (x, y), its name above."""
    left = x - _row(4) * tile / 2 + tile / 2
    half = _BLOCK / 2 * tile
    at = [
        (left + place % 4 * _PITCH * tile, y + (half if place > 3 else -half))
        for place in range(HAND_SIZE + 1)
    ]
    return HandPlace(tuple(at), (x, y - _BLOCK * tile - line / 2 - 1), _row(4) * tile + 20)


def _trick(seats: int, x: float, y: float, tile: float) -> tuple[tuple[float, float], ...]:
    if seats == 3:
        return (
            (x, y + 0.72 * tile),
            (x - 1.22 * tile, y - 0.42 * tile),
            (x + 1.22 * tile, y - 0.42 * tile),
        )
    return (
        (x, y + 0.98 * tile),
        (x - 1.3 * tile, y),
        (x, y - 1.06 * tile),
        (x + 1.3 * tile, y),
    )
