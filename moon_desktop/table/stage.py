"""Where everything stands on the table, for a view of any size and number of seats."""

from __future__ import annotations

import math
from dataclasses import dataclass

DESIGN_WIDTH = 960.0
DESIGN_HEIGHT = 756.0
LARGEST_SCALE = 2.8
SMALLEST_SCALE = 0.3
HEIGHT_TO_WIDTH = 2.0
"""A tile is twice as high as it is wide."""
WALL = 0.05
"""How far a tile's side wall shows below its face, in tile widths."""

HOVER_LIFT = 0.09
SELECTED_LIFT = 0.24
LEGAL_LIFT = 0.25
DRAG_LIFT = 0.34
WIDOW_GAP = 0.15
"""Extra room before the widow's tile in the hand, in tile widths."""

PILL_HEIGHT = 24.0
"""A turn pill sits with half its height above the top edge of its plate."""
PANEL_GAP = 8.0
EDGE = 8.0
"""Nothing drawn comes nearer to the stage's edge than this."""


@dataclass(frozen=True)
class Spot:
    """A place for a tile: its centre, degrees clockwise, and the tile's width, all in px."""

    x: float
    y: float
    turn: float
    width: float

    @property
    def height(self) -> float:
        return self.width * HEIGHT_TO_WIDTH

    def moved(self, dx: float, dy: float) -> Spot:
        return Spot(self.x + dx, self.y + dy, self.turn, self.width)


@dataclass(frozen=True)
class Box:
    """An upright rectangle by its top left corner, in px."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True)
class Tip:
    """Where a bubble points: its tip; the body lies `lean` (-1 left, 0, +1 right) and, seen
    from the tip, below or above."""

    x: float
    y: float
    lean: int
    below: bool


@dataclass(frozen=True)
class _Beside:
    """A plate or plaque at one side of the middle line, in design px.

    Its centre is at `centre` from the middle, unless its inner edge then came nearer than
    `clear` (which scales) plus `gap` (which does not). `top` or `middle` gives its height.
    """

    side: int
    centre: float
    clear: float
    gap: float
    top: float | None = None
    middle: float | None = None


@dataclass(frozen=True)
class _Plan:
    """One number of seats: fractions of the design's width (x, widths) and height (y, disc)."""

    disc: tuple[float, float, float]
    mat: tuple[tuple[float, float, float], ...]
    hand_y: float
    hand_tile: float
    hand_gap: float
    row_tile: float
    row_pitch: float
    rows: tuple[tuple[float, float, float], ...]
    place_tile: float
    places: tuple[tuple[float, float, float], ...]
    plates: tuple[_Beside, ...]
    plaque: _Beside
    widow: tuple[float, float, float]
    discard: tuple[float, float, float]
    full_plates_from: float
    """The scale from which there is room for full plates."""


_SMALL = 740 / DESIGN_HEIGHT
"""Below this scale plates would crowd the table at their full size."""

# A plate beside a row stands clear of it by this much.
_ROW_GAP = 12.0

_PLANS = {
    3: _Plan(
        disc=(0.500, 0.389, 0.206),
        mat=((0.500, -0.310, 0.245), (1.058, 0.963, 0.156), (-0.058, 0.963, 0.156)),
        hand_y=0.804,
        hand_tile=0.075,
        hand_gap=0.0115,
        row_tile=0.041,
        row_pitch=0.047,
        rows=((0.247, 0.384, -60.0), (0.753, 0.384, 60.0)),
        place_tile=0.060,
        places=((0.500, 0.484, 0.0), (0.403, 0.362, -7.0), (0.597, 0.362, 7.0)),
        plates=(
            _Beside(-1, 327.0, 0.0, 169.0, top=30.0),
            _Beside(1, 327.0, 0.0, 169.0, top=30.0),
        ),
        plaque=_Beside(0, 0.0, 0.0, 0.0, top=18.0),
        widow=(0.500, 0.360, 0.069),
        discard=(0.500, 0.320, 0.035),
        full_plates_from=_SMALL,
    ),
    4: _Plan(
        disc=(0.500, 0.420, 0.205),
        mat=(
            (0.146, 0.010, 0.075),
            (0.854, 0.010, 0.075),
            (0.910, 0.963, 0.110),
            (0.090, 0.963, 0.110),
        ),
        hand_y=0.815,
        hand_tile=0.069,
        hand_gap=0.0105,
        row_tile=0.035,
        row_pitch=0.0395,
        rows=((0.260, 0.400, 90.0), (0.500, 0.130, 0.0), (0.740, 0.400, -90.0)),
        place_tile=0.053,
        places=(
            (0.500, 0.5389, 0.0),
            (0.4064, 0.420, -4.0),
            (0.500, 0.3011, 2.0),
            (0.5936, 0.420, 5.0),
        ),
        plates=(
            _Beside(-1, 379.0, 264.0, _ROW_GAP, middle=302.0),
            _Beside(1, 283.0, 154.0, _ROW_GAP, top=26.0),
            _Beside(1, 379.0, 264.0, _ROW_GAP, middle=302.0),
        ),
        plaque=_Beside(-1, 322.0, 154.0, _ROW_GAP, top=18.0),
        widow=(0.500, 0.400, 0.064),
        discard=(0.500, 0.420, 0.033),
        full_plates_from=1.45,
    ),
}


@dataclass(frozen=True)
class Stage:
    """The table laid out for one size of view; all lengths in logical px, origin top left.

    Tuples over seats are indexed by places clockwise from you (0): 1 is on your left.
    """

    width: float
    height: float
    seats: int
    scale: float
    compact: bool
    """Whether plates and plaque take their small form."""
    mat: tuple[tuple[float, float, float], ...]
    """The mat's corners, clockwise: x, y, and the radius each is rounded with."""
    disc: tuple[float, float, float]
    """The moon: centre x, y, and radius."""
    groove: Box
    hand: Spot
    """The centre of your row."""
    hand_gap: float
    """Free px between two tiles of your row."""
    rows: tuple[Spot, ...]
    """The centre of each player's row; the first is your own."""
    row_pitch: float
    """Px from tile to tile in an opponent's row."""
    places: tuple[Spot, ...]
    """Where each player lays the tile of a trick."""
    plates: tuple[Box, ...]
    plaque: Box
    bubbles: tuple[Tip, ...]
    widow: Spot
    """The widow during the auction."""
    discard: Spot
    """The discarded tile during play."""
    prompt: tuple[float, float]
    """Centre of the prompt line."""
    panel_bottom: float
    """Bottom edge of the panel of choices: just above the hand at rest."""

    @classmethod
    def of(cls, width: float, height: float, seats: int) -> Stage:
        """Lays out a table for `seats` (3 or 4) in a view of `width` by `height` logical px.

        Raises KeyError for a number of seats there is no plan for.
        """
        plan = _PLANS[seats]
        scale = _scale(plan, width, height)
        compact = scale < plan.full_plates_from
        left = width / 2 - DESIGN_WIDTH * scale / 2
        top = (height - DESIGN_HEIGHT * scale) / 2

        def spot(x: float, y: float, turn: float, tile: float) -> Spot:
            return Spot(
                left + x * DESIGN_WIDTH * scale,
                top + y * DESIGN_HEIGHT * scale,
                turn,
                tile * DESIGN_WIDTH * scale,
            )

        own = _own_plate(width, height, top, scale)
        hand = spot(0.5, plan.hand_y, 0.0, plan.hand_tile)
        # Text does not shrink with the table, so in a small view your plate takes room from
        # the wood below and then lifts the hand.
        floor = own.y - PILL_HEIGHT / 2 - 3
        hand = hand.moved(0, min(0.0, floor - hand.y - hand.width * (1 + WALL)))
        hand_top = hand.y - hand.width
        hand_bottom = hand.y + hand.width
        disc = spot(plan.disc[0], plan.disc[1], 0, 0)
        radius = plan.disc[2] * DESIGN_HEIGHT * scale
        half_groove = plan.hand_tile * 4.75 * DESIGN_WIDTH * scale
        plaque = _beside(plan.plaque, _plaque_size(compact), width, top, scale)
        plates = tuple(
            _beside(beside, _plate_size(compact), width, top, scale) for beside in plan.plates
        )
        bubbles = tuple(
            _tip(plate, beside) for plate, beside in zip(plates, plan.plates, strict=True)
        )
        return cls(
            width=width,
            height=height,
            seats=seats,
            scale=scale,
            compact=compact,
            mat=tuple(
                (
                    left + x * DESIGN_WIDTH * scale,
                    top + y * DESIGN_HEIGHT * scale,
                    r * DESIGN_WIDTH * scale,
                )
                for x, y, r in plan.mat
            ),
            disc=(disc.x, disc.y, radius),
            groove=Box(
                width / 2 - half_groove, hand_bottom - 12 * scale, half_groove * 2, 24 * scale
            ),
            hand=hand,
            hand_gap=plan.hand_gap * DESIGN_WIDTH * scale,
            rows=(hand, *(spot(x, y, turn, plan.row_tile) for x, y, turn in plan.rows)),
            row_pitch=plan.row_pitch * DESIGN_WIDTH * scale,
            places=tuple(spot(x, y, turn, plan.place_tile) for x, y, turn in plan.places),
            plates=(own, *plates),
            plaque=plaque,
            bubbles=(Tip(width / 2, hand_top - 6, 0, False), *bubbles),
            widow=spot(plan.widow[0], plan.widow[1], 0.0, plan.widow[2]),
            discard=spot(plan.discard[0], plan.discard[1], 0.0, plan.discard[2]),
            prompt=(width / 2, (disc.y + radius + hand_top - LEGAL_LIFT * hand.width) / 2),
            panel_bottom=hand_top - PANEL_GAP,
        )

    @property
    def hover_lift(self) -> float:
        return HOVER_LIFT * self.hand.width

    @property
    def selected_lift(self) -> float:
        return SELECTED_LIFT * self.hand.width

    @property
    def legal_lift(self) -> float:
        return LEGAL_LIFT * self.hand.width

    @property
    def drag_lift(self) -> float:
        return DRAG_LIFT * self.hand.width

    def hand_spot(self, index: int, count: int, *, widow: bool = False) -> Spot:
        """The resting place of tile `index` of `count` in your row.

        With `widow` the last tile is the widow's and stands a little apart.
        """
        pitch = self.hand.width + self.hand_gap
        apart = WIDOW_GAP * self.hand.width if widow else 0.0
        dx = (index - (count - 1) / 2) * pitch - apart / 2
        if index == count - 1:
            dx += apart
        return self.hand.moved(dx, 0)

    def row_spot(self, offset: int, index: int, count: int) -> Spot:
        """The place of tile `index` of `count` in the row of the player `offset` from you."""
        row = self.rows[offset]
        pitch = self.row_pitch if offset else self.hand.width + self.hand_gap
        along = (index - (count - 1) / 2) * pitch
        angle = math.radians(row.turn)
        return row.moved(along * math.cos(angle), along * math.sin(angle))


def _plate_size(compact: bool) -> tuple[float, float]:
    return (176.0, 62.0) if compact else (258.0, 84.0)


def _plaque_size(compact: bool) -> tuple[float, float]:
    return (252.0, 58.0) if compact else (290.0, 62.0)


def _scale(plan: _Plan, width: float, height: float) -> float:
    scale = min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT, LARGEST_SCALE)
    compact = scale < plan.full_plates_from
    for beside, size in [
        *((plate, _plate_size(compact)) for plate in plan.plates),
        (plan.plaque, _plaque_size(compact)),
    ]:
        if beside.clear:
            room = width / 2 - EDGE - size[0] - beside.gap
            scale = min(scale, room / beside.clear)
    return max(SMALLEST_SCALE, scale)


def _own_plate(width: float, height: float, top: float, scale: float) -> Box:
    wide, high = (436.0, 44.0) if scale < _SMALL else (456.0, 48.0)
    middle = min(top + 722 * scale, height - 4 - high / 2)
    return Box(width / 2 - wide / 2, middle - high / 2, wide, high)


def _beside(
    beside: _Beside, size: tuple[float, float], width: float, top: float, scale: float
) -> Box:
    wide, high = size
    if beside.middle is not None:
        y = top + beside.middle * scale - high / 2
    else:
        y = max(EDGE, top + (beside.top or 0.0) * scale)
    if not beside.side:
        return Box(width / 2 - wide / 2, y, wide, high)
    inner = max(beside.clear * scale + beside.gap, beside.centre * scale - wide / 2)
    inner = min(inner, width / 2 - EDGE - wide)
    x = width / 2 + inner if beside.side > 0 else width / 2 - inner - wide
    return Box(x, y, wide, high)


def _tip(plate: Box, beside: _Beside) -> Tip:
    across = plate.width * 0.4
    x = plate.right - across if beside.side > 0 else plate.x + across
    # A plate halfway down has its bubble above: the panel of choices may come up below it.
    below = beside.middle is None
    return Tip(x, plate.bottom + 8 if below else plate.y - 8, beside.side, below)
