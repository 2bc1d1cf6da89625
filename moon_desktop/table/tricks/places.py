"""Where the tricks of each side lie before it, and what stands between the two trays."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import NamedTuple

from moon_desktop.games.views.table import TakenTrick, Tray
from moon_desktop.look.theme import THEME
from moon_desktop.look.tile import WALL
from moon_desktop.table.stage import EDGE, HEADING, LINE, Box, Spot, Stage

_RAISED = 3.5
"""Px in a tray of usual size by which the tile that won its trick is raised."""

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

_COUNT = 62.0
"""Px at zoom 1 from the middle of what stands before the count of a tray to the tray's end."""

_BETWEEN = 165.0
"""Px from disc to hand in the design, with what stands at which height there."""
_ABOVE, _RAIL, _BELOW, _COUNTERS = 13.0, 44.0, 67.0, 98.0

_CLEAR, _PROMPT = 11.5, 16.0
"""Px at zoom 1 from the disc to the middle of the words below it, and from the middle of the line
over the hand to what is above that."""

_RAIL_HIGH, _RAIL_FREE = 14.0, 15.0
_COUNTER, _STEP, _LARGEST = 19.0, 50.0, 25.0
"""Px across a counter that lies on its side, and from one to the next, on a rail of 262 px; and of
the largest in the design."""


class Grid(NamedTuple):
    """How tricks lie in a tray: so many abreast and one below another, and a tile's width."""

    across: int
    down: int
    tile: float


def grid(tray: Tray) -> Grid:
    """The grid for the tricks of a tray of usual size."""
    if tray.stacked:
        return Grid(1, 1, 40.0)
    return Grid(2, 2, 25.0) if len(tray.tricks) <= 4 else Grid(3, 3, 16.0)


def trick_row(trick: TakenTrick, x: float, y: float, tile: float, raised: float) -> list[Spot]:
    """The places of a trick's pieces side by side about a point, in the order played; the one that
    won it is ``raised`` above the others."""
    step = tile * 1.09
    left = x - (len(trick.pieces) - 1) / 2 * step
    heights = (y - raised / 2 if piece == trick.won else y + raised / 2 for piece in trick.pieces)
    return [Spot(left + place * step, high, 0.0, tile) for place, high in enumerate(heights)]


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
        head, top = HEADING * zoom, stage.tray_top
        unit = min(wide / _WIDE, (lifted - 4 - top - head) / _HIGH)
        opened = stage.height >= _OPEN_FROM and unit >= _LEAST
        high = head + (_HIGH * unit if opened else 0.0)
        left, right = Box(middle - apart - wide, top, wide, high), middle + apart
        share = (lifted - low) / _BETWEEN
        along, counters, largest = (px * share for px in (_RAIL, _COUNTERS, _LARGEST))
        if THEME.large:
            # Nothing is said above and below the rail, and the line over the hand needs more.
            free = lifted - LINE * zoom - low
            along, counters, largest = (part * free for part in (0.3, 0.75, 0.4))
        long, thick = 2 * (apart - _RAIL_FREE * scale), _RAIL_HIGH * max(0.6 * zoom, share)
        step = _STEP / 262 * long
        if not THEME.large:
            # Words do not shrink, and stand clear of the disc as far as there is room below.
            spare = stage.prompt[1] - _PROMPT * zoom - low - counters - step * _COUNTER / _STEP / 2
            low += max(0.0, min(_CLEAR * zoom - _ABOVE * share, spare))
        return cls(
            trays=(left, left._replace(x=right)),
            open=opened,
            unit=unit,
            head=head,
            zoom=zoom,
            rail=Box(x - long / 2, low + along - thick / 2, long, thick),
            above=low + _ABOVE * share,
            below=low + _BELOW * share,
            counters=(low + counters, min(_COUNTER / _STEP * step, largest), step),
        )

    def slots(self, tray: Tray) -> list[Box]:
        """The room of each trick of a tray, and of those that are still to come; stacked tricks
        have the same."""
        across, down, _ = grid(tray)
        box, side, foot = self.box(tray), _SIDE * self.unit, _FOOT * self.unit
        wide = (box.width - 2 * side) / across
        high = (box.height - self.head - foot) / down
        left, top = box.x + side, box.y + self.head
        slots = [
            Box(left + column * wide, top + row * high, wide, high)
            for row in range(down)
            for column in range(across)
        ]
        return slots * max(1, len(tray.tricks)) if tray.stacked else slots

    def packet(self, camp: int) -> tuple[float, float]:
        """Where a trick goes that a tray has no room for, between names and count."""
        return self.trays[camp].right - _COUNT * self.zoom, self.trays[camp].centre[1]

    def box(self, tray: Tray) -> Box:
        """The whole of a tray."""
        return self.trays[tray.camp == "theirs"]

    def spots(self, tray: Tray) -> list[list[Spot]]:
        """Where the pieces of each trick of a tray lie."""
        tile, rows = grid(tray).tile * self.unit, []
        for number, (trick, slot) in enumerate(zip(tray.tricks, self.slots(tray), strict=False)):
            x, y = slot.centre
            y -= WALL / 2 * tile
            # Of those below in a stack an edge is seen.
            shift = (number - 3) * 2.4 * self.unit * tray.stacked
            raised = 0.0 if tray.stacked else _RAISED * self.unit
            rows.append(trick_row(trick, x + shift, y - shift * 0.8, tile, raised))
        return rows
