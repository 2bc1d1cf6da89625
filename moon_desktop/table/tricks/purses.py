"""Chips on the table: the trays of sides with their rails, and where chips go to and fro."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from moon_desktop.games.views.table import Chips, Layout, Telling
from moon_desktop.look.theme import THEME
from moon_desktop.table.stage import EDGE, FEW, SMALL_TRAY, TRAY, Box, Spot, Stage, plate_size

MARGIN: Final = 11.0
"""Px at zoom 1 from the edge of a tray to what stands on it."""
WELL, LADDER = (20.0, 20.0), 9.0
"""Across and down a well of the ladder, which a trick fills, and from the ladder to
the foot of a tray; px at zoom 1."""
LOW_LADDER: Final = 0.6, 4.0
"""How large a well is of a small tray, of others, and from the ladder to its foot."""

_PITCH, _LEVEL = 2.35, 0.34
"""From socket to socket, and how much higher a chip lies on another; in radii."""

CHIP: Final = 30.0
"""Px across a chip of the supply."""

_PILE: Final = (64.0, 72.0)
"""Px at zoom 1 from where a tray would begin to the pile that lies in its place, and how much
higher than the foot of a tray it lies: words are below it."""

_HEAPS: Final = {
    2: ((-284.0, -126.0), 1.0),
    3: ((-281.0, 58.0), 1.0),
    4: ((-284.0, -126.0), 1.0),
    5: ((-34.0, -240.0), 0.75),
    6: ((-122.0, -186.0), 0.75),
}
"""Where the supply lies, by seats, in design px from the middle of the disc; and how large it and
the pile out of play are."""

_UNUSED: Final = {4: (250.0, -136.0), 6: (106.0, -186.0)}
"""Where that pile lies among sides."""

_LARGE, _HIGH, _WORDS = 100.0, 44.0, 9.0
"""Px at zoom 1 across and down a heap with large words, and by how much the middle of a pile is
above that of both."""


class Heaps(NamedTuple):
    """The middle of the supply's stacks and of the pile out of play, in px, and how large their
    pictures are, but not their words."""

    supply: tuple[float, float]
    unused: tuple[float, float]
    size: float
    aside: bool = False
    """Whether the supply has found room among large plates, and its word none below it."""

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
            box = stage.purses[0]
            right, higher = (px * stage.zoom for px in _PILE)
            unused = stage.width - box.right + right, box.bottom - higher
        # Words grow, and what they are said of has the room that they leave.
        size *= min(1.0, scale) * stage.usual_zoom / stage.zoom
        reach = 1.5 * CHIP * size * stage.zoom
        if THEME.large:
            wide = _LARGE * stage.zoom
            left, right = stage.purses[0].x, stage.width - EDGE - wide
            many, among = stage.seats > FEW, stage.sides < stage.seats
            middle = _beside(stage, right, wide) if among or many else None
            # In the corner above the fans.
            plates = (box.x for box in stage.plates[1:] if box.x > x)
            corner = min(plates, default=stage.width - EDGE) - 0.45 * wide
            high = EDGE + (_HIGH / 2 - _WORDS + 3) * stage.zoom
            if middle is not None:
                unused = right + wide / 2, middle - _WORDS * stage.zoom
            elif among and many:
                unused = corner, high
            if (middle := _beside(stage, left, wide)) is not None:
                return cls((left + reach, middle), unused, size, True)
            if many and not among:
                return cls((corner - 0.45 * wide + reach, high), unused, size, True)
        elif stage.sides < stage.seats:
            # Below a plate that comes as far down in a low view.
            x, y = unused
            wide, high = (px * CHIP * size * stage.zoom for px in (1.0, 1.75))
            over = [box for box in stage.plates[1:] if box.x - wide < x < box.right + wide]
            unused = x, max(y, *(box.bottom + high for box in over if box.y < y), 0.0)
        if stage.seats == 3:
            # A mat that narrows upwards is narrower yet where it is drawn out.
            edge = stage.width / 2 - stage.felt(supply[1] - 0.7 * reach)
            supply = max(supply[0], edge + reach), supply[1]
        if supply[1] - reach < stage.plaque.bottom:
            supply = max(supply[0], stage.plaque.right + reach), supply[1]
        return cls(supply, unused, size)


def _beside(stage: Stage, left: float, wide: float) -> float | None:
    """The middle of the highest room between what stands in a column of the table; None: there is
    none as high as a heap with large words."""
    column = [box for box in (*stage.plates, stage.plaque, *stage.purses) if box.x < left + wide]
    edges = sorted((box.y, box.bottom) for box in column if left < box.right)
    tops = [EDGE, *(bottom for _, bottom in edges)]
    rooms = zip(tops, (*(y for y, _ in edges), stage.height), strict=True)
    top, low = max(rooms, key=lambda room: room[1] - room[0])
    return (top + low) / 2 if low - top >= _HIGH * stage.zoom else None


Places: TypeAlias = list[tuple[float, float]]
"""Middles, in px."""


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

    def laid(
        self, chips: int
    ) -> tuple[float, list[tuple[float, float]], list[tuple[float, float]]]:
        """The radius, the places that are empty, and those of so many ``chips``."""
        empty = [self.at(number) for number in range(chips, self.many)]
        return self.radius, empty, [self.at(number) for number in range(chips)]


def small(box: Box, zoom: float) -> bool:
    """Whether a tray is of the small kind."""
    return box.height < TRAY[1] * zoom


def tray_sockets(many: int, *, small: bool) -> Sockets:
    """Those of a tray."""
    if small:
        return Sockets.within(MARGIN, 31.5, SMALL_TRAY[0] - 2 * MARGIN, 7.0, many)
    return Sockets.within(MARGIN, 44.0, TRAY[0] - 2 * MARGIN, 9.0, many)


def plate_sockets(many: int) -> Sockets:
    """Those on another player's plate."""
    wide, high = plate_size(True)
    return Sockets.within(11.0, high + 14, wide - 22, 9.4, many)


def chip_spot(stage: Stage, offset: int | None, sockets: int, number: int) -> Spot:
    """Where chip ``number`` lies of the side of the player ``offset`` from you, which has so many
    ``sockets``; or the supply (None)."""
    if offset is None:
        heaps = Heaps.of(stage)
        return Spot(*heaps.supply, 0.0, CHIP * stage.zoom * heaps.size)
    trays = stage.purses
    if offset and len(trays) == 1:
        box, rail = stage.plates[offset], plate_sockets(sockets)
    else:
        box = trays[offset % len(trays)]
        rail = tray_sockets(sockets, small=small(box, stage.zoom))
    (x, y), zoom = rail.at(number), stage.zoom
    return Spot(box.x + x * zoom, box.y + y * zoom, 0.0, 2 * rail.radius * zoom)


def earned_spot(stage: Stage, offset: int, tricks: int) -> Spot:
    """Where a chip lies that so many tricks have earned: in the well of the last of them, or in
    the middle of a plate where there is no tray."""
    trays, zoom, size = stage.purses, stage.zoom, 2 * plate_sockets(1).radius
    alone = bool(offset) and len(trays) == 1
    box = stage.plates[offset] if alone else trays[offset % len(trays)]
    x, y = box.centre
    if not alone:
        share, foot = LOW_LADDER if small(box, zoom) else (1.0, LADDER)
        wide, high = (px * share for px in WELL)
        x = box.x + (MARGIN + (tricks - 0.5) * wide) * zoom
        y = box.bottom - (foot + high / 2) * zoom
    return Spot(x, y, 0.0, size * zoom)


def uncounted(told: Telling, chips: Sequence[Chips], layout: Layout) -> Telling:
    """``told`` before the ``chips`` lie in trays or on plates that the tricks of a hand have
    earned, and those that were lost in the supply."""
    purses, plates, supply = list(told.purses), list(told.plates), told.supply
    for way in chips:
        place = 0 if way.taker is None else layout.offset(way.taker)
        if way.taker is None and supply is not None:
            supply = supply._replace(many=supply.many - way.many)
        if way.earned and purses and (not place or len(purses) > 1):
            purse = purses[place % len(purses)]
            purses[place % len(purses)] = purse._replace(chips=purse.chips - way.many)
        elif way.earned and plates[place].rail:
            plate = plates[place]
            plates[place] = plate._replace(score=int(plate.score) - way.many)
    return told._replace(purses=tuple(purses), plates=tuple(plates), supply=supply)
