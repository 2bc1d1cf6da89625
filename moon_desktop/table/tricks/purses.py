"""Chips on the table: the trays of sides with their rails, and where chips go to and fro."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Sequence
from typing import Final, NamedTuple

from moon_desktop.games.views.table import Chips, Layout, Telling
from moon_desktop.table.stage import EDGE, Box, Spot, Stage

WIDE, HIGH, LOW = 204.0, 118.0, 101.0
"""Px at zoom 1 of a tray, and how high it is where two stand one below another."""

MARGIN: Final = 14.0
"""Px at zoom 1 from the edge of a tray to what stands on it."""
MARK: Final = (19.0, 12.0, 18.0)
"""How far a trick's mark is from the one before it, and how large it is."""
MARKS, WORTHS = 0.685, 0.85
"""How far down a tray the middles of those are, and of what they are worth; of its height."""

_APART, _DOWN, _STEP = 194.0, 16.0, 109.0
"""How far a tray is from the middle, its middle below that of the hand, and two trays from each
other, in design px."""

_FAN: Final = 1.87
"""How far your fan reaches from the middle, in widths of its cards."""

_FREE: Final = 5.0
"""Px between trays and your own plate."""

_PITCH, _LEVEL = 2.35, 0.34
"""From socket to socket, and how much higher a chip lies on another; in radii."""

CHIP: Final = 30.0
"""Px across a chip of the supply."""

_PILE: Final = (64.0, 10.0)
"""Px at zoom 1 from where a tray would begin to the pile that lies in its place, and how much
higher than a tray it lies: words are below it."""

_HEAPS: Final = {
    2: ((-284.0, -126.0), 1.0),
    3: ((-296.0, 84.0), 1.0),
    4: ((-284.0, -126.0), 1.0),
    5: ((-304.0, -88.0), 0.75),
    6: ((-112.0, -178.0), 0.75),
}
"""Where the supply lies, by seats, in design px from the middle of the disc; and how large it and
the pile out of play are."""

_UNUSED: Final = {4: (250.0, -142.0), 6: (102.0, -178.0)}
"""Where that pile lies among sides."""


class Heaps(NamedTuple):
    """The middle of the supply's stacks and of the pile out of play, in px, and how large their
    pictures are, but not their words."""

    supply: tuple[float, float]
    unused: tuple[float, float]
    size: float

    @classmethod
    def of(cls, stage: Stage) -> "Heaps":
        """Those on a stage. Where all play alone, no tray stands at the right of your hand: the
        felt is free there for the pile out of play."""
        (x, y, _), scale = stage.disc, stage.scale
        (dx, dy), size = _HEAPS[stage.seats]
        supply = x + dx * scale, y + dy * stage.down
        if stage.sides < stage.seats:
            dx, dy = _UNUSED[stage.seats]
            unused = x + dx * scale, y + dy * stage.down
        else:
            box = tray_boxes(stage)[0]
            right, higher = (px * stage.zoom for px in _PILE)
            unused = stage.width - box.right + right, box.centre[1] - higher
        size *= min(1.0, scale)
        reach = 1.3 * CHIP * size * stage.zoom
        if supply[1] - reach < stage.plaque.bottom:
            supply = max(supply[0], stage.plaque.right + reach), supply[1]
        return cls(supply, unused, size)


class Sockets(NamedTuple):
    """A rail of so ``many`` sockets, from the middle of its first one rightwards, in px."""

    x: float
    y: float
    radius: float
    pitch: float
    many: int

    @classmethod
    def within(cls, left: float, y: float, width: float, radius: float, many: int) -> "Sockets":
        """A rail from ``left``; with many sockets they are closer and smaller, not to be wider."""
        radius = min(radius, width / (_PITCH * (many - 1) + 2))
        return cls(left + radius, y, radius, _PITCH * radius, many)

    def at(self, number: int) -> tuple[float, float]:
        """The middle of a chip, the first being 0; beyond the rail they lie on the first ones."""
        level, place = divmod(number, self.many)
        return self.x + place * self.pitch, self.y - level * _LEVEL * self.radius


def tray_sockets(high: float, many: int) -> Sockets:
    """Those of a tray so ``high`` at zoom 1."""
    return Sockets.within(MARGIN, high * 0.415, WIDE - 2 * MARGIN, 11.2, many)


def plate_sockets(many: int) -> Sockets:
    """Those on another player's plate."""
    return Sockets.within(11.0, 76.0, 154.0, 9.4, many)


def tray_boxes(stage: Stage) -> tuple[Box, ...]:
    """Ours left of the hand, and those of others right of it, two one below the other; where all
    play alone, ours only."""
    zoom, middle = stage.zoom, stage.width / 2
    wide, high = WIDE * zoom, HIGH * zoom
    apart = max(_APART * stage.scale, _FAN * stage.hand.width)
    apart = min(apart, middle - EDGE - wide)
    floor = stage.plates[0].y - _FREE * zoom
    top = min(stage.hand.y + _DOWN * stage.scale - high / 2, floor - high)
    left = Box(middle - apart - wide, top, wide, high)
    if stage.sides == stage.seats:
        return (left,)
    if stage.sides == 2:
        return (left, left._replace(x=middle + apart))
    low = LOW * zoom
    step = max(_STEP * stage.scale, low + _FREE * zoom)
    top = min(stage.hand.y + (step - low) / 2, floor - low)
    lower = Box(middle + apart, top, wide, low)
    return (left, lower._replace(y=top - step), lower)


def chip_spot(stage: Stage, offset: int | None, sockets: int, number: int) -> Spot:
    """Where chip ``number`` lies of the side of the player ``offset`` from you, which has so many
    ``sockets``; or the supply (None)."""
    if offset is None:
        heaps = Heaps.of(stage)
        return Spot(*heaps.supply, 0.0, CHIP * stage.zoom * heaps.size)
    trays = tray_boxes(stage)
    if offset and len(trays) == 1:
        box, rail = stage.plates[offset], plate_sockets(sockets)
    else:
        box = trays[offset % len(trays)]
        rail = tray_sockets(box.height / stage.zoom, sockets)
    (x, y), zoom = rail.at(number), stage.zoom
    return Spot(box.x + x * zoom, box.y + y * zoom, 0.0, 2 * rail.radius * zoom)


def earned_spot(stage: Stage, offset: int, tricks: int) -> Spot:
    """Where a chip lies that so many tricks have earned: under the last of their marks, or where
    there is no tray for them, on the plate."""
    trays = tray_boxes(stage)
    if offset and len(trays) == 1:
        return Spot(*stage.plates[offset].centre, 0.0, 2 * plate_sockets(1).radius * stage.zoom)
    box, (step, wide, _) = trays[offset % len(trays)], MARK
    x = box.x + (MARGIN + (tricks - 1) * step + wide / 2) * stage.zoom
    return Spot(x, box.y + WORTHS * box.height, 0.0, wide * stage.zoom)


def uncounted(told: Telling, chips: Sequence[Chips], layout: Layout) -> Telling:
    """``told`` before the ``chips`` lie in trays that the tricks of a hand have earned."""
    purses = list(told.purses)
    for way in chips:
        place = 0 if way.taker is None else layout.offset(way.taker)
        if way.earned and purses and (not place or len(purses) > 1):
            purse = purses[place % len(purses)]
            purses[place % len(purses)] = purse._replace(chips=purse.chips - way.many)
    return told._replace(purses=tuple(purses))
