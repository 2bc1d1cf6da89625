"""Where the tricks of each side lie before it, and what stands between the two trays."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import NamedTuple

from moon_desktop.games.shown.table import Tray
from moon_desktop.look.tile import WALL
from moon_desktop.table.stage import EDGE, Box, Spot, Stage

HEADING = 52.0
"""Px at zoom 1 that a tray is high without its tricks."""

RAISED = 3.5
"""Px in a tray of usual size by which the tile that won its trick is raised."""

_OVERLAP = 18.0
"""How far above the disc's lower edge a tray begins, which scales."""

_WIDE, _APART = 254.0, 146.0
"""A tray's width, and how far it is from the middle, which scale."""

_LEAST_WIDE, _LEAST_APART = 236.0, 130.0
"""Px at zoom 1 for words, where that scales to less."""

_HIGH = 122.0
"""The room for its tricks."""

_OPEN_FROM, _LEAST = 700.0, 0.72
"""Tricks lie open in a view so high, unless they would be smaller than this."""

_SIDE, _FOOT = 10.0, 6.0
"""Px free at the sides and at the foot of a tray of usual size."""

_BETWEEN = 165.0
"""Px from disc to hand in the design, with what stands at which height there."""
_ABOVE, _RAIL, _BELOW, _COUNTERS = 13.0, 44.0, 67.0, 98.0

_RAIL_HIGH, _RAIL_FREE = 14.0, 15.0
_COUNTER, _STEP = 19.0, 50.0
"""Px across a counter that lies on its side, and from one to the next, on a rail of 262 px."""


class Grid(NamedTuple):
    """How tricks lie in a tray: so many abreast and one below another, and a tile's width."""

    across: int
    down: int
    tile: float


def grid(tricks: int, stacked: bool) -> Grid:
    """The grid for so many tricks in a tray of usual size."""
    if stacked:
        return Grid(1, 1, 40.0)
    return Grid(2, 2, 25.0) if tricks <= 4 else Grid(3, 3, 16.0)


class TrayPlaces(NamedTuple):
    """The trays, ours and theirs, and what stands between them, on one stage; px."""

    trays: tuple[Box, ...]
    open: bool
    """Whether the tricks lie in them, or only their headings have room."""
    unit: float
    """How much larger than usual a tray is."""
    head: float
    """How much of a tray its heading takes."""
    zoom: float
    rail: Box
    above: float
    """The height of what is said above the rail, and that of what is said below."""
    below: float
    counters: tuple[float, float, float]
    """Their height, a counter's width, and how far it is from one to the next."""

    @classmethod
    def of(cls, stage: Stage) -> "TrayPlaces":
        """The places on a stage that has room for trays."""
        middle, zoom, scale = stage.width / 2, stage.zoom, stage.scale
        x, y, radius = stage.disc
        low, lifted = y + radius, stage.hand.y - stage.hand.width - stage.legal_lift
        # A tray has words, which do not shrink, and takes its room from the wood beside the mat.
        spare = middle - EDGE - _LEAST_WIDE * zoom
        apart = max(_APART * scale, min(_LEAST_APART * zoom, spare))
        wide = min(max(_WIDE * scale, _LEAST_WIDE * zoom), middle - EDGE - apart)
        top, head = low - _OVERLAP * scale, HEADING * zoom
        unit = min(wide / _WIDE, (lifted - 4 - top - head) / _HIGH)
        opened = stage.height >= _OPEN_FROM and unit >= _LEAST
        high = head + (_HIGH * unit if opened else 0.0)
        left, right = Box(middle - apart - wide, top, wide, high), middle + apart
        share = (lifted - low) / _BETWEEN
        long, thick = 2 * (apart - _RAIL_FREE * scale), _RAIL_HIGH * max(0.75 * zoom, share)
        step = _STEP / 262 * long
        return cls(
            trays=(left, left._replace(x=right)),
            open=opened,
            unit=unit,
            head=head,
            zoom=zoom,
            rail=Box(x - long / 2, low + _RAIL * share - thick / 2, long, thick),
            above=low + _ABOVE * share,
            below=low + _BELOW * share,
            counters=(low + _COUNTERS * share, min(_COUNTER / _STEP * step, 25 * share), step),
        )

    def slot(self, camp: int, tricks: int, stacked: bool, number: int) -> Box:
        """The room of trick ``number`` of so many."""
        across, down, _ = grid(tricks, stacked)
        box, side, foot = self.trays[camp], _SIDE * self.unit, _FOOT * self.unit
        wide = (box.width - 2 * side) / across
        high = (box.height - self.head - foot) / down
        row, column = divmod(0 if stacked else number, across)
        return Box(box.x + side + column * wide, box.y + self.head + row * high, wide, high)

    def spot(self, camp: int, tray: Tray, number: int, place: int) -> Spot:
        """Where the piece played as number ``place`` to a trick lies."""
        trick, tile = tray.tricks[number], grid(len(tray.tricks), tray.stacked).tile * self.unit
        slot = self.slot(camp, len(tray.tricks), tray.stacked, number)
        x, y = slot.centre
        pieces = len(trick.pieces)
        along = (place - (pieces - 1) / 2) * tile * 1.09
        y -= WALL / 2 * tile
        if tray.stacked:
            # Of those below an edge is seen.
            shift = (number - 3) * 2.4 * self.unit
            x, y = x + shift, y - shift * 0.8
        elif trick.pieces[place] == trick.won:
            y -= RAISED / 2 * self.unit
        else:
            y += RAISED / 2 * self.unit
        return Spot(x + along, y, 0.0, tile)

    def tray_at(self, x: float, y: float) -> int | None:
        """The tray at a point: ours (0) or theirs (1)."""
        for camp, box in enumerate(self.trays):
            if box.x <= x <= box.right and box.y <= y <= box.bottom:
                return camp
        return None

    def trick_at(self, x: float, y: float, camp: int, tray: Tray) -> int | None:
        """The trick of a tray at a point; of those stacked the last one."""
        if tray.stacked:
            return len(tray.tricks) - 1 if tray.tricks else None
        for number in range(len(tray.tricks)):
            box = self.slot(camp, len(tray.tricks), False, number)
            if box.x <= x <= box.right and box.y <= y <= box.bottom:
                return number
        return None
