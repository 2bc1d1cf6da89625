"""Where pieces lie when a hand is over: left in hand, counted, in a row, or round the moon."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final, NamedTuple

from moon_desktop.games.views.table import Counted, Layout
from moon_desktop.table.stage import OUTER, Spot, Stage


class CardRoom(NamedTuple):
    """Px that a card may be wide, and the heights between which it may lie."""

    width: float
    top: float
    bottom: float


class _Count(NamedTuple):
    """In radii of the disc: the width of a piece that is counted and its height from the middle,
    the pitch of the tricks and how much more is between those of two sides, and the heights of
    their numbers or faces, the mark and the words."""

    width: float
    at: float
    pitch: float
    apart: float
    numbers: float
    mark: float = 0.0
    words: float = 0.0


_TILES: Final = _Count(0.17, 0.08, 0.272, 0.0, 0.36, 0.50, 0.645)
_SIDES: Final = _TILES._replace(pitch=0.245, apart=0.12)
_CARDS: Final = _Count(0.25, -0.16, 0.305, 0.10, 0.165)
_FACE: Final = 24.0
"""Px across the face of who took a trick, at zoom 1."""
_SHOWN, _PEEP = -0.70, 0.062
"""Where the discard lies, and how far each of those that lost a trick peeps out."""

_ROW, _ROW_PITCH, _BELOW = 0.20, 0.26, 0.07
"""Those that won a shoot, below the disc."""
_HIGHEST_ROW: Final = 0.64
"""How far below the middle of the disc they begin at the highest, below the moon."""
_WORDS: Final = 154.0
"""Px at zoom 1 that what is told of a shoot needs under them."""

_WREATH, _ROUND = 0.16, 1.19
"""A tile of the wreath, and how far it is from the middle."""
_ARC = 19.0
"""Degrees from one card of it to the next."""

_UNDER_MOON, _WINNERS, _BARE_DISC = 0.66, 0.5, 0.3
"""In radii of the disc: from its middle down to a card under the moon or faces, and up to one where
nothing lies in it."""
_UNDER_NUMBERS = 16.0
"""Px at zoom 1 from the middle of numbers or faces to a card below them."""
_CAPTION = 17.0
"""Px at zoom 1 from what was left to the middle of its words, and from there to what is below."""
_OVER_PLATE = 16.0
"""Px at zoom 1 between a card and your plate, for the pill on that."""

_OWN: Final = 0.5
"""What the viewer has left lies on its side, so much smaller than in the hand."""


def shown_spot(stage: Stage) -> Spot:
    """The discard, at the top of the disc."""
    x, y, radius = stage.disc
    return Spot(x, y + _SHOWN * radius, 0.0, _TILES.width * radius)


def left_spot(stage: Stage, offset: int, place: int, count: int) -> Spot:
    """A piece of ``count`` that who sits ``offset`` from the viewer still held; the viewer's lie
    under the card, where the hand stood."""
    if offset or stage.fans:
        spot = stage.row_spot(offset, place, count)
        # The viewer's plate is faint by then, and would hide no foot.
        feet = stage.hand.y + OUTER * stage.hand.width - stage.plates[0].y
        return spot if offset else spot.moved(0, min(0.0, -feet))
    width = stage.hand.width * _OWN
    x = stage.hand.x + (place - (count - 1) / 2) * 2.12 * width
    return Spot(x, stage.hand.y + stage.hand.width - width / 2, -90.0, width)


def slots(counted: Counted) -> int:
    """How many tricks are taken, or were needed."""
    return max(len(counted.tricks), counted.needed or 0)


def _count(stage: Stage, counted: Counted) -> _Count:
    return _CARDS if stage.fans else _SIDES if counted.of_all else _TILES


def count_spot(stage: Stage, counted: Counted, trick: int) -> Spot:
    """Where the piece lies that won a trick, from the left; those of one side lie together, or all
    are spread as they were taken."""
    count, (x, y, radius) = _count(stage, counted), stage.disc
    owners = (counted.camps or counted.seats) if counted.of_all else ()
    gaps = [float(one != other) for one, other in pairwise(owners)]
    if counted.spread:
        trick, gaps = counted.order[trick], [sum(gaps) / max(1, len(gaps))] * len(gaps)
    along = (trick - (slots(counted) - 1) / 2) * count.pitch
    along += (sum(gaps[:trick]) - sum(gaps) / 2) * count.apart
    return Spot(x + along * radius, y + count.at * radius, 0.0, count.width * radius)


def count_heights(stage: Stage, counted: Counted) -> tuple[float, float, float]:
    """How far below the middle of the disc, in its radii, the numbers of the tricks stand, the mark
    of the one that was needed, and the words for it."""
    return _count(stage, counted)[4:]


def taker_spot(stage: Stage, counted: Counted, trick: int) -> Spot:
    """Where the face lies of who took a trick."""
    _, y, radius = stage.disc
    low = y + _count(stage, counted).numbers * radius
    return Spot(count_spot(stage, counted, trick).x, low, 0.0, _FACE * stage.zoom)


def peeping(stage: Stage, winner: Spot, place: int) -> Spot:
    """Where a piece lies that lost the trick to ``winner``: behind it, and a little higher."""
    return winner.moved(0, -(place + 1) * _PEEP * stage.disc[2])


def row_spot(stage: Stage, place: int, count: int) -> Spot:
    """The pieces of a shoot, in a row below the disc; where the words under them need the room,
    higher, but below the moon."""
    x, y, radius = stage.disc
    width = _ROW * radius
    along = (place - (count - 1) / 2) * _ROW_PITCH * radius
    low = _floor(stage) - _WORDS * stage.zoom - 0.02 * radius - 2 * width
    top = max(y + _HIGHEST_ROW * radius, min(low, y + (1 + _BELOW) * radius))
    return Spot(x + along, top + width, 0.0, width)


def wreath_spot(stage: Stage, place: int, count: int) -> Spot:
    """A piece of all the set round the disc, the first at the top and on clockwise; cards that won
    lie above it."""
    x, y, radius = stage.disc
    turn, away, width = 360.0 * place / count, _ROUND * radius, _WREATH * radius
    if stage.fans:
        turn, width = (place - (count - 1) / 2) * _ARC, _CARDS.width * radius
    angle = math.radians(turn)
    x, y = x + away * math.sin(angle), y - away * math.cos(angle)
    return Spot(x, y, turn if turn <= 180 else turn - 360, width)


def _floor(stage: Stage) -> float:
    """How far down what lies on the felt itself may reach: to the groove, or to your plate."""
    plate = stage.plates[0].y - _OVER_PLATE * stage.zoom
    return min(plate, stage.groove.y) if stage.groove.height > 0 else plate


def captions(stage: Stage, layout: Layout) -> dict[int, tuple[float, float]]:
    """Where words stand for what others have left, by how far they sit from the viewer."""
    found = {}
    for seat, held in enumerate(layout.left):
        if held and (offset := layout.offset(seat)):
            spots = [left_spot(stage, offset, place, len(held)) for place in range(len(held))]
            low = max(spot.y + _down(spot, stage.half) for spot in spots)
            middle = sum(spot.x for spot in spots) / len(spots)
            found[offset] = middle, low + _CAPTION * stage.zoom
    return found


def _down(spot: Spot, half: float) -> float:
    """How far a piece reaches down from its middle."""
    angle = math.radians(spot.turn)
    return spot.width * (abs(math.cos(angle)) * half + abs(math.sin(angle)) / 2)


def card_rooms(stage: Stage, layout: Layout | None) -> list[CardRoom]:
    """Where a card may lie: below the disc and what is told of what was left in hands, or below
    the disc; or where that is too low, from what lies in the disc on."""
    _, y, radius = stage.disc
    wide, low = stage.width - 24, stage.plates[0].y - _OVER_PLATE * stage.zoom
    top = y + radius
    if layout is None:
        return [CardRoom(wide, top, low)]
    if layout.left and layout.left[layout.viewer]:
        own = left_spot(stage, 0, 0, 1)
        low = own.y - _down(own, stage.half) - 6 * stage.zoom
    if layout.moment == "match" and layout.won and not stage.fans:
        top = y + (_ROUND + _WREATH + 0.02) * radius
    elif layout.moment == "shoot" and layout.won:
        row = row_spot(stage, 0, len(layout.won))
        top = row.y + row.width + 0.02 * radius
    rooms = [CardRoom(wide, top + 3 * stage.zoom, low)]
    if layout.moment == "shoot" and not stage.fans:
        # Words that stand on the felt itself must lie over nothing, and rather not on the groove.
        top, floor = rooms[0].top, _floor(stage)
        return [CardRoom(wide, top, floor if floor - top >= _WORDS * stage.zoom else low)]
    spared = (y for _, y in captions(stage, layout).values())
    if (below := max(spared, default=0) + _CAPTION * stage.zoom) > top:
        rooms.insert(0, CardRoom(wide, below, low))
    lies = -_BARE_DISC
    if layout.moment in ("match", "lost"):
        lies = _UNDER_MOON if layout.moment == "match" else _WINNERS
    elif layout.counted is not None and layout.counted.tricks:
        numbers, _, words = count_heights(stage, layout.counted)
        lies = max(numbers, words) + _UNDER_NUMBERS * stage.zoom / radius
    return [*rooms, CardRoom(wide, y + lies * radius, low)]
