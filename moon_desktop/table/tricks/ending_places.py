"""Where pieces lie when a hand is over: left in hand, counted, in a row, or round the moon."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final, NamedTuple

from moon_desktop.games.views.table import Counted, Layout, Moment
from moon_desktop.look.tile import WALL
from moon_desktop.look.typography import label, text_width
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
_FACES_APART: Final = 0.88
"""Px across the face of who took a trick, at zoom 1, and how much it takes at the most of what
there is from one to the next."""
_SHOWN, _PEEP = -0.70, 0.062
"""Where the discard lies, and how far each of those that lost a trick peeps out."""

_ROW, _ROW_PITCH, _BELOW = 0.20, 0.26, 0.07
"""Those that won a shoot, below the disc."""
_MOON: Final = 0.62, 0.0
_RAISED: Final = 0.46, -0.30
"""The radius of the moon, and how far below the middle of the disc it stands; and of one under
which there is something in the disc."""
_HIGHEST_ROW: Final = _MOON[0] + 0.02, sum(_RAISED) + 0.06
"""How far below the middle of the disc that row begins at the highest, under both of them."""
_CARD: Final = 178.0
"""Px at zoom 1 that a card is high which tells of a match, where room is short, or in a line."""
_LEAST: Final = 110.0
"""And that it must be below the disc, before what the viewer has left is in its way."""
_WORDS: Final = 154.0
"""Px at zoom 1 that what is told of a shoot needs under them."""

_WREATH, _ROUND = 0.16, 1.19
"""A tile of the wreath, and how far it is from the middle."""
_ARC, _OPEN = 19.0, 200.0
"""Degrees from one card of it to the next, and that its tiles go round where it is open below."""
_ABREAST = 0.9
"""And how much of what they have abreast they take at the most."""

_WINNER, _ALONE, _BESIDE, _PITCH = 0.40, 0.95, 1.5, 1.06
"""In radii of the disc: the width of the face of who won the match, beside what it ended with; of
one over that, and of several together; and in their widths from one to the next."""
_BOTH, _MOST, _GAP, _DIGIT = 1.5, (0.95, 1.3), 0.10, 15.0
"""How wide faces and figures are together at the most, figures beside faces and under them, and
between both; and px at zoom 1 of a
figure."""
_FEET, _OF_CHORD = 14.0, 0.8
"""Px at zoom 1 from the middle of large figures to their feet; and how much of the disc they may
take there."""
_RESULT, _FACES, _UNDER_FACES = 0.43, -0.24, 0.50
"""How far below the middle figures stand under the moon, faces where there is none, and figures
under those."""

_UNDER_ALL, _BARE_DISC = 0.68, 0.3
"""In radii of the disc: from its middle down to a card under all that lies in it, and up to one
where nothing does."""
PILL: Final = 22.0
PILL_END: Final = 12.0
"""Px at zoom 1 of the pill behind the numbers of tricks: its height, and from a number's middle to
its end."""
_IN_RING: Final = 0.93
"""So far the disc reaches within its ring, in radii."""
_UNDER_NUMBERS = 16.0
"""Px at zoom 1 from the middle of numbers or faces to a card below them."""
_CAPTION = 19.0
"""Px at zoom 1 from what was left to the middle of its words, and from there to what is below."""
_UNDER, _OVER_PLATE = 3.0, 3.0
"""Px at zoom 1 from what lies above a card down to it, and from there to your plate: nobody is
asked, and no pill is on that."""

_OWN: Final = 0.5
"""What the viewer has left lies so much smaller than in the hand; tiles on their side."""


def shown_spot(stage: Stage) -> Spot:
    """The discard, at the top of the disc."""
    x, y, radius = stage.disc
    return Spot(x, y + _SHOWN * radius, 0.0, _TILES.width * radius)


def left_spot(stage: Stage, offset: int, place: int, count: int) -> Spot:
    """A piece of ``count`` that who sits ``offset`` from the viewer still held; the viewer's lie
    under the card, smaller: over the groove where the hand stood, or where a card needs that room,
    and as a fan, over your plate."""
    if offset:
        return stage.row_spot(offset, place, count)
    width = stage.hand.width * _OWN
    if stage.fans:
        held, foot = stage.row_spot(0, place, count), stage.plates[0].y - OUTER * width
        across, down = held.x - stage.hand.x, held.y - stage.hand.y
        return Spot(stage.hand.x + across * _OWN, foot + down * _OWN, held.turn, width)
    x, low = stage.hand.x + (place - (count - 1) / 2) * 2.12 * width, stage.groove.y
    if low - width - sum(stage.disc[1:]) < _LEAST * stage.zoom:
        low = stage.plates[0].y - _OVER_PLATE * stage.zoom
    return Spot(x, low - (0.5 + WALL) * width, -90.0, width)


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


class CountHeights(NamedTuple):
    """In px: how far below the middle of the disc the numbers of the tricks stand, the mark of the
    one that was needed, and the words for it; and how far ``aside`` these may stand at the most.
    Where the disc has no room for them it is negative: a card lies there, and the mark tells the
    same."""

    numbers: float
    mark: float = 0.0
    words: float = 0.0
    aside: float = -1.0

    @property
    def lowest(self) -> float:
        """The middle of what stands lowest."""
        return self.words if self.aside >= 0 else max(self.numbers, self.mark)


def count_heights(stage: Stage, counted: Counted) -> CountHeights:
    """Those of tricks that are counted. Words do not shrink with the disc."""
    count, (_, _, radius), zoom = _count(stage, counted), stage.disc, stage.zoom
    numbers = count.numbers * radius
    if not count.words:
        return CountHeights(numbers)
    mark = max(count.mark * radius, numbers + 0.75 * PILL * zoom)
    words = max(count.words * radius, mark + 0.85 * PILL * zoom)
    edge, low = _IN_RING * radius, words + PILL / 2 * zoom
    half = text_width(counted.words, label()) / 2 + PILL_END
    return CountHeights(numbers, mark, words, math.sqrt(max(0.0, edge**2 - low**2)) - half * zoom)


def taker_spot(stage: Stage, counted: Counted, trick: int) -> Spot:
    """Where the face lies of who took a trick."""
    _, y, radius = stage.disc
    count = _count(stage, counted)
    wide = min(_FACE * stage.zoom, _FACES_APART * count.pitch * radius)
    return Spot(count_spot(stage, counted, trick).x, y + count.numbers * radius, 0.0, wide)


def peeping(stage: Stage, winner: Spot, place: int) -> Spot:
    """Where a piece lies that lost the trick to ``winner``: behind it, and a little higher."""
    return winner.moved(0, -(place + 1) * _PEEP * stage.disc[2])


def moon_place(stage: Stage, moment: Moment) -> tuple[float, float]:
    """The radius of the moon that rises, and how far below the middle of the disc it stands, in
    radii of that; higher where there is something under it."""
    low = _floor(stage) - _CARD
    if moment == "shoot":
        low = _floor(stage) - _WORDS * stage.zoom if stage.fans else _shoot_row(stage)
    free = 1.0 if stage.fans else _HIGHEST_ROW[0]
    raised = moment == "match" or low < stage.disc[1] + free * stage.disc[2]
    return _RAISED if raised else _MOON


def _shoot_row(stage: Stage) -> float:
    """Where the pieces of a shoot begin at the lowest, with room for words under them."""
    return _floor(stage) - _WORDS * stage.zoom - (2 * _ROW + 0.02) * stage.disc[2]


def row_spot(stage: Stage, place: int, count: int) -> Spot:
    """The pieces of a shoot, in a row below the disc; where the words under them need the room,
    higher, but below the moon."""
    x, y, radius = stage.disc
    width = _ROW * radius
    along = (place - (count - 1) / 2) * _ROW_PITCH * radius
    highest = _HIGHEST_ROW[moon_place(stage, "shoot") == _RAISED]
    top = max(y + highest * radius, min(_shoot_row(stage), y + (1 + _BELOW) * radius))
    return Spot(x + along, top + width, 0.0, width)


def wreath_spot(stage: Stage, place: int, count: int) -> Spot:
    """A piece of the wreath round the disc: of tiles the first is at the top, and they go on
    clockwise; where a card has no room below them it is open there, as one of cards is."""
    x, y, radius = stage.disc
    pitch, away = 360.0 / count, _ROUND * radius
    turn, width = place * pitch, _WREATH * radius
    if stage.fans or _is_open(stage):
        pitch = _ARC if stage.fans else _OPEN / (count - 1)
        turn = (place - (count - 1) / 2) * pitch
        abreast = _ABREAST * math.radians(pitch) * (_ROUND - _WREATH)
        width = (_CARDS.width if stage.fans else min(_WREATH, abreast)) * radius
    angle = math.radians(turn)
    x, y = x + away * math.sin(angle), y - away * math.cos(angle)
    return Spot(x, y, turn if turn <= 180 else turn - 360, width)


def _is_open(stage: Stage) -> bool:
    """Whether a wreath all round the disc would leave a card no room."""
    return _floor(stage) - _under_wreath(stage) < _CARD * stage.zoom


def _under_wreath(stage: Stage) -> float:
    return stage.disc[1] + (_ROUND + _WREATH + 0.02) * stage.disc[2]


def winner_spot(stage: Stage, layout: Layout, place: int) -> Spot:
    """Where the face lies of one of who won the match: over what it ended with, or under the moon
    and before that."""
    (x, y, radius), many = stage.disc, len(layout.winners)
    if layout.moment == "lost":
        wide = radius * (_ALONE if many == 1 else _BESIDE / many)
        return Spot(x + (place - (many - 1) / 2) * wide * _PITCH, y + _FACES * radius, 0.0, wide)
    text = final_room(stage, layout)
    wide = min(_WINNER * radius, ((_BOTH - _GAP) * radius - text) / (_PITCH * many))
    left = x - (many * wide * _PITCH + _GAP * radius + text) / 2
    return Spot(left + (place + 0.5) * wide * _PITCH, y + _RESULT * radius, 0.0, wide)


def final_spot(stage: Stage, layout: Layout) -> tuple[float, float]:
    """The middle of the figures that the match ended with."""
    x, y, radius = stage.disc
    if layout.moment == "lost":
        return x, y + _UNDER_FACES * radius
    # As far to the right as the faces reach to the left.
    first = winner_spot(stage, layout, 0)
    left = first.x - first.width * _PITCH / 2
    return 2 * x - left - final_room(stage, layout) / 2, first.y


def final_room(stage: Stage, layout: Layout) -> float:
    """How wide they may be: with many of them faces still have the rest of the disc."""
    most = _MOST[layout.moment == "lost"] * stage.disc[2]
    return min(_DIGIT * len(layout.final) * stage.zoom, most)


def final_chord(stage: Stage, layout: Layout) -> float:
    """What the disc has for them at their feet, with air to its ring."""
    (across, low), (x, y, radius) = final_spot(stage, layout), stage.disc
    down = low + _FEET * stage.zoom - y
    return 2 * _OF_CHORD * math.sqrt(max(0.0, radius**2 - down**2)) - 2 * abs(across - x)


def _floor(stage: Stage) -> float:
    """How far down what lies on the felt itself may reach: to the groove, or to your plate."""
    plate = stage.plates[0].y - _OVER_PLATE * stage.zoom
    return min(plate, stage.groove.y) if stage.groove.height > 0 else plate


def _foot(stage: Stage, layout: Layout) -> float:
    """How far down a card may reach: to your plate, or to what you have left."""
    low = stage.plates[0].y - _OVER_PLATE * stage.zoom
    if layout.left and layout.left[layout.viewer]:
        own = left_spot(stage, 0, 0, 1)
        low = own.y - _down(own, stage.half) - 6 * stage.zoom
    return low


def caption_spot(stage: Stage, layout: Layout) -> tuple[float, float] | None:
    """Where words stand for what was left in hands: below the disc; None where nothing was, and
    where a card needs that room."""
    x, y, radius = stage.disc
    low = y + radius + _CAPTION * stage.zoom
    needed = low + (_CAPTION + _CARD) * stage.zoom
    return (x, low) if any(layout.left) and needed <= _foot(stage, layout) else None


def _down(spot: Spot, half: float) -> float:
    """How far a piece reaches down from its middle."""
    angle = math.radians(spot.turn)
    return spot.width * (abs(math.cos(angle)) * half + abs(math.sin(angle)) / 2)


def tells_count(stage: Stage, layout: Layout) -> bool:
    """Whether tricks are counted; where none was taken, what was needed is told if a card has room
    below that."""
    counted = layout.counted
    if counted is None or counted.tricks:
        return counted is not None
    free = _foot(stage, layout) - _under_count(stage, layout)
    return bool(counted.needed) and free >= _CARD * stage.zoom


def _under_count(stage: Stage, layout: Layout) -> float:
    """Where a card may begin below tricks that are counted."""
    assert layout.counted is not None
    lowest = count_heights(stage, layout.counted).lowest
    return stage.disc[1] + lowest + _UNDER_NUMBERS * stage.zoom


def card_rooms(stage: Stage, layout: Layout | None) -> list[CardRoom]:
    """Where a card may lie: below the disc and what is told of what was left in hands; or where
    that is too low, below the disc, or from what lies in the disc on."""
    _, y, radius = stage.disc
    wide, top = stage.width - 24, y + radius
    if layout is None:
        return [CardRoom(wide, top, stage.plates[0].y - _OVER_PLATE * stage.zoom)]
    low = _foot(stage, layout)
    if layout.moment == "match" and layout.won and not (stage.fans or _is_open(stage)):
        top = _under_wreath(stage)
    elif layout.moment == "shoot" and layout.won:
        row = row_spot(stage, 0, len(layout.won))
        top = row.y + row.width + 0.02 * radius
    rooms = [CardRoom(wide, top + _UNDER * stage.zoom, low)]
    if layout.moment == "shoot":
        # Words that stand on the felt itself must lie over nothing, and rather not on the groove.
        top, floor = rooms[0].top, _floor(stage)
        least = (_WORDS - _UNDER - 0.5) * stage.zoom
        return [CardRoom(wide, top, floor if floor - top >= least else low)]
    if (caption := caption_spot(stage, layout)) is not None:
        others = ((layout.offset(seat), len(held)) for seat, held in enumerate(layout.left))
        spots = [
            left_spot(stage, offset, place, held)
            for offset, held in others
            for place in range(held)
            if offset
        ]
        below = max(spot.y + _down(spot, stage.half) for spot in spots)
        words = caption[1] + _CAPTION * stage.zoom
        return [
            CardRoom(wide, max(words, below + 6 * stage.zoom), low),
            CardRoom(wide, words, low),
        ]
    if layout.moment in ("match", "lost"):
        feet = final_spot(stage, layout)[1] + _FEET * stage.zoom
        return [*rooms, CardRoom(wide, max(y + _UNDER_ALL * radius, feet), low)]
    if tells_count(stage, layout):
        return [*rooms, CardRoom(wide, _under_count(stage, layout), low)]
    return [*rooms, CardRoom(wide, y - _BARE_DISC * radius, low)]
