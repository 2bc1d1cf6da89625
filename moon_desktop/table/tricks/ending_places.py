"""Where pieces lie when a hand is over: left in hand, counted, in a row, or round the moon."""

from __future__ import annotations

import math
from typing import Final

from moon_desktop.games.shown.table import Counted
from moon_desktop.table.stage import Spot, Stage

_TILE: Final = 0.17
"""The width of a tile that is counted or shown on the disc, in its radii, as are these: the tile's
place, the pitch of the tricks, and how far each of those that lost a trick peeps out."""
_SHOWN, _COUNTED, _PITCH, _PEEP = -0.70, 0.08, 0.272, 0.062
NUMBERS, MARK, WORDS = 0.36, 0.50, 0.645
"""The heights of what is told there, from the middle."""

_ROW, _ROW_PITCH, _BELOW = 0.20, 0.26, 0.07
"""Those that won a shoot, below the disc."""

_WREATH, _ROUND = 0.16, 1.19
"""A tile of the wreath, and how far it is from the middle."""

_OWN: Final = 0.5
"""What the viewer has left lies on its side, so much smaller than in the hand."""


def shown_spot(stage: Stage) -> Spot:
    """The discard, at the top of the disc."""
    x, y, radius = stage.disc
    return Spot(x, y + _SHOWN * radius, 0.0, _TILE * radius)


def left_spot(stage: Stage, offset: int, place: int, count: int) -> Spot:
    """A piece of ``count`` that who sits ``offset`` from the viewer still held; the viewer's lie
    under the card, where the hand stood."""
    if offset or stage.sides:
        return stage.row_spot(offset, place, count)
    width = stage.hand.width * _OWN
    x = stage.hand.x + (place - (count - 1) / 2) * 2.12 * width
    return Spot(x, stage.hand.y + stage.hand.width - width / 2, -90.0, width)


def slots(counted: Counted) -> int:
    """How many tricks are taken, or were needed."""
    return max(len(counted.tricks), counted.needed or 0)


def count_spot(stage: Stage, counted: Counted, trick: int) -> Spot:
    """Where the piece lies that won a trick, from the left."""
    x, y, radius = stage.disc
    along = (trick - (slots(counted) - 1) / 2) * _PITCH
    return Spot(x + along * radius, y + _COUNTED * radius, 0.0, _TILE * radius)


def peeping(stage: Stage, winner: Spot, place: int) -> Spot:
    """Where a piece lies that lost the trick to ``winner``: behind it, and a little higher."""
    return winner.moved(0, -(place + 1) * _PEEP * stage.disc[2])


def row_spot(stage: Stage, place: int, count: int) -> Spot:
    """The pieces of a shoot, in a row below the disc."""
    x, y, radius = stage.disc
    width = _ROW * radius
    along = (place - (count - 1) / 2) * _ROW_PITCH * radius
    return Spot(x + along, y + (1 + _BELOW) * radius + width, 0.0, width)


def wreath_spot(stage: Stage, place: int, count: int) -> Spot:
    """A piece of all the set round the disc, the first at the top and on clockwise."""
    x, y, radius = stage.disc
    turn, away = 360.0 * place / count, _ROUND * radius
    angle = math.radians(turn)
    spot = Spot(x + away * math.sin(angle), y - away * math.cos(angle), turn, _WREATH * radius)
    return spot._replace(turn=turn if turn <= 180 else turn - 360)
