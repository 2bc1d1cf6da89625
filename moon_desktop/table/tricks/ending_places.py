"""Where pieces lie when a hand is over: left in hand, counted, in a row, or round the moon."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from moon_desktop.games.shown.table import Counted, Layout
from moon_desktop.table.stage import Spot, Stage
from moon_desktop.table.tricks.places import TrayPlaces


class _Count(NamedTuple):
    """In radii of the disc: the width of a piece that is counted and its height from the middle,
    the pitch of the tricks, and the heights of their numbers, the mark and the words."""

    width: float
    at: float
    pitch: float
    numbers: float
    mark: float = 0.0
    words: float = 0.0


_TILES: Final = _Count(0.17, 0.08, 0.272, 0.36, 0.50, 0.645)
_CARDS: Final = _Count(0.25, -0.16, 0.34, 0.145, words=0.25)
"""Cards leave more below them to the card that tells of the round."""
_SHOWN, _PEEP = -0.70, 0.062
"""Where the discard lies, and how far each of those that lost a trick peeps out."""

_ROW, _ROW_PITCH, _BELOW = 0.20, 0.26, 0.07
"""Those that won a shoot, below the disc."""
_UNDER_MOON: Final = 0.64
"""How far below the middle of the disc they begin at the highest, below the moon."""
_WORDS: Final = 154.0
"""Px at zoom 1 that what is told of a shoot needs under them."""

_WREATH, _ROUND = 0.16, 1.19
"""A tile of the wreath, and how far it is from the middle."""
_ARC = 19.0
"""Degrees from one card of it to the next."""

_CARD = 150.0
"""Px at zoom 1 that a card is high at least."""
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
    count, (x, y, radius) = _CARDS if stage.sides else _TILES, stage.disc
    along = (trick - (slots(counted) - 1) / 2) * count.pitch
    return Spot(x + along * radius, y + count.at * radius, 0.0, count.width * radius)


def count_heights(stage: Stage) -> tuple[float, float, float]:
    """How far below the middle of the disc, in its radii, the numbers of the tricks stand, the mark
    of the one that was needed, and the words for it."""
    return (_CARDS if stage.sides else _TILES)[3:]


def peeping(stage: Stage, winner: Spot, place: int) -> Spot:
    """Where a piece lies that lost the trick to ``winner``: behind it, and a little higher."""
    return winner.moved(0, -(place + 1) * _PEEP * stage.disc[2])


def row_spot(stage: Stage, place: int, count: int) -> Spot:
    """The pieces of a shoot, in a row below the disc; where the words under them need the room,
    higher, but below the moon."""
    x, y, radius = stage.disc
    width = _ROW * radius
    along = (place - (count - 1) / 2) * _ROW_PITCH * radius
    low = stage.plates[0].y - (_OVER_PLATE + _WORDS) * stage.zoom - 0.02 * radius - 2 * width
    top = max(y + _UNDER_MOON * radius, min(low, y + (1 + _BELOW) * radius))
    return Spot(x + along, top + width, 0.0, width)


def wreath_spot(stage: Stage, place: int, count: int) -> Spot:
    """A piece of all the set round the disc, the first at the top and on clockwise; cards that won
    lie above it."""
    x, y, radius = stage.disc
    turn, away, width = 360.0 * place / count, _ROUND * radius, _WREATH * radius
    if stage.sides:
        turn, width = (place - (count - 1) / 2) * _ARC, _CARDS.width * radius
    angle = math.radians(turn)
    x, y = x + away * math.sin(angle), y - away * math.cos(angle)
    return Spot(x, y, turn if turn <= 180 else turn - 360, width)


def card_room(stage: Stage, layout: Layout | None) -> tuple[float, float]:
    """The heights between which a card covers nothing that is to be seen, if there is room."""
    _, y, radius = stage.disc
    top, bottom = y + radius, stage.plates[0].y - _OVER_PLATE * stage.zoom
    if layout is None:
        return top, bottom
    if stage.sides:
        # Between what is counted and the trays for chips; below the moon it lies over those.
        if layout.moment not in ("shoot", "match"):
            from moon_desktop.table.tricks.purses import tray_boxes

            top, bottom = y + _CARDS.words * radius, min(box.y for box in tray_boxes(stage)) - 8
            # Of two trays one below another it covers a little of the upper one.
            return top, max(bottom, top + _CARD * stage.zoom)
    elif layout.moment == "match" and layout.won:
        top = y + (_ROUND + _WREATH + 0.02) * radius
    elif stage.trays:
        top = max(tray.bottom for tray in TrayPlaces.of(stage).trays)
    elif layout.moment == "shoot" and layout.won:
        row = row_spot(stage, 0, len(layout.won))
        top = row.y + row.width + 0.02 * radius
    if layout.left and layout.left[layout.viewer] and not stage.sides:
        own = left_spot(stage, 0, 0, 1)
        bottom = own.y - own.width / 2 - 6 * stage.zoom
    return top + 6 * stage.zoom, bottom
