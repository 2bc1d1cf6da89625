"""How a table for each number of seats is laid out, in fractions of one design size."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from moon_desktop.games.views.table import Place

DESIGN_WIDTH = 960.0
DESIGN_HEIGHT = 756.0
DRAWN_OUT = 2.0
"""How many times as high as its width asks for a table becomes in a tall view."""


class Beside(NamedTuple):
    """A plate or plaque at one side of the middle line, in design px.

    Its centre is at `centre` from the middle, unless its inner edge then came nearer than
    `clear` (which scales) plus `gap` (which only zooms). `top` or `middle` gives its height.
    """

    side: int
    centre: float
    clear: float
    gap: float
    top: float | None = None
    middle: float | None = None
    tip: float = 0.4
    """Where its bubble points, as a share of its width from the outer edge."""
    inwards: bool = False
    """Its bubble is below and towards the middle, as a row begins below the plate."""
    level: bool = False
    """Its bubble is beside it, towards the middle, clear of those of plates above and below."""


Point: TypeAlias = tuple[float, float, float]
"""Across, down, and the degrees it is turned by, or how large what lies there is."""


class Plan(NamedTuple):
    """One number of seats: fractions of the design's width (x, widths) and height (y, disc)."""

    disc: Point
    mat: tuple[Point, ...]
    hand_y: float
    hand_tile: float
    hand_gap: float
    row_tile: float
    row_pitch: float
    rows: tuple[Point, ...]
    place_tile: float
    places: tuple[Point, ...]
    plates: tuple[Beside, ...]
    plaque: Beside
    middle: Mapping[Place, Point]
    """Place and width of what lies there."""
    dice: tuple[Point, ...]
    die: float
    """A die's side."""
    prompt: float = 0.5
    """How far from the disc down to the hand the prompt stands."""
    drawn_out: float = 1.0
    """How far the table may be drawn out where its plates leave it little width but height is
    free: so many times as high as its width asks for."""
    half: float = 1.0
    """Half the height of a piece, in its widths."""
    lift: float = 0.25
    """How much higher a piece of the hand lies that may be played, in its widths."""
    piles: tuple[tuple[float, float], ...] = ()
    """Where cards taken lie, by players clockwise from your left: px of the design from the middle
    of that one's fan. Tiles lie at the end of a row."""


SMALL = 740 / DESIGN_HEIGHT
"""Below this scale plates would crowd the table at their full size."""

# A plate beside a row stands clear of it by this much.
_ROW_GAP = 12.0

_ABOVE = Beside(1, 283.0, 154.0, _ROW_GAP, top=26.0)
"""The plate of who sits across, right of its row."""


def _round(*left: Point, across: tuple[Point, ...] = ()) -> tuple[Point, ...]:
    """Places of the left side, from below, who sits ``across``, and the same on the right."""
    return (*left, *across, *((1 - x, y, -turn) for x, y, turn in reversed(left)))


def both_sides(*beside: Beside) -> tuple[Beside, ...]:
    """Plates from your left, from below, up to the middle, and those opposite the ones at the
    left."""
    left = [plate for plate in beside if plate.side < 0]
    return (*beside, *(plate._replace(side=1) for plate in reversed(left)))


def mirrored(*left: Point, top: Point | None = None) -> tuple[Point, ...]:
    """The corners of a mat, clockwise, by those of its left side from above; ``top`` is one
    more, in the middle."""
    right = tuple((1 - x, y, radius) for x, y, radius in left)
    return (*(() if top is None else (top,)), *right, *reversed(left))


def _two_piles(left: float, y: float, width: float) -> dict[Place, Point]:
    """A pile left of the middle, and right of it what is turned up from that."""
    here, turned = (left, y, width), (1 - left, y, width)
    return {"dummy": here, "turned": turned, "stock": here, "upcard": turned}


_OWN = (0.500, 0.5389, 0.0)
_ACROSS = (0.500, 0.3011, 2.0)

_UPRIGHT = Plan(
    disc=(0.500, 0.420, 0.205),
    mat=mirrored((0.146, 0.010, 0.075), (0.090, 0.963, 0.110)),
    hand_y=0.815,
    hand_tile=0.069,
    hand_gap=0.0105,
    row_tile=0.035,
    row_pitch=0.0395,
    rows=((0.500, 0.130, 0.0),),
    place_tile=0.053,
    places=(_OWN, _ACROSS),
    plates=(_ABOVE,),
    plaque=Beside(-1, 322.0, 154.0, _ROW_GAP, top=18.0),
    middle={
        "widow": (0.500, 0.400, 0.064),
        "discard": (0.500, 0.420, 0.033),
        **_two_piles(0.479, 0.420, 0.036),
    },
    dice=((0.134, 0.770, -9.0), (0.158, 0.832, 14.0)),
    die=0.036,
    drawn_out=DRAWN_OUT,
)
"""A mat with four corners, here for two; more players sit down at it, at its sides first."""

_MANY = _UPRIGHT._replace(row_tile=0.024, row_pitch=0.0262)
_CORNER = Beside(-1, 327.0, 0.0, 169.0, top=30.0)
_TOP = Beside(0, 0.0, 0.0, 0.0, top=18.0)
_SIDE = Beside(-1, 379.0, 264.0, _ROW_GAP)
_LEVEL_SIDE = _SIDE._replace(level=True)

PLANS = {
    2: _UPRIGHT,
    3: Plan(
        disc=(0.500, 0.389, 0.206),
        mat=((0.500, -0.310, 0.245), (1.058, 0.963, 0.156), (-0.058, 0.963, 0.156)),
        hand_y=0.804,
        hand_tile=0.075,
        hand_gap=0.0115,
        row_tile=0.041,
        row_pitch=0.047,
        rows=_round((0.247, 0.384, -60.0)),
        place_tile=0.060,
        places=((0.500, 0.484, 0.0), *_round((0.403, 0.362, -7.0))),
        plates=both_sides(_CORNER),
        plaque=_TOP,
        middle={
            "widow": (0.500, 0.360, 0.069),
            "discard": (0.500, 0.320, 0.035),
            **_two_piles(0.475, 0.336, 0.040),
        },
        dice=((0.097, 0.768, -9.0), (0.123, 0.831, 14.0)),
        die=0.037,
        drawn_out=DRAWN_OUT,
    ),
    4: _UPRIGHT._replace(
        rows=_round((0.260, 0.400, 90.0), across=_UPRIGHT.rows),
        places=(_OWN, *_round((0.4064, 0.420, -4.0), across=(_ACROSS,))),
        plates=both_sides(_SIDE._replace(middle=302.0), _ABOVE),
    ),
    5: _MANY._replace(
        rows=_round((0.2552, 0.5000, 90.0), (0.3125, 0.2315, -40.0)),
        place_tile=0.047,
        places=(_OWN, *_round((0.4042, 0.4795, -4.0), (0.4531, 0.3168, -2.0))),
        plates=both_sides(_LEVEL_SIDE._replace(middle=378.0), _CORNER),
        plaque=_TOP,
        middle={place: (x, 0.4253, tile) for place, (x, _, tile) in _UPRIGHT.middle.items()},
    ),
    6: _MANY._replace(
        rows=_round((0.2687, 0.5608, 90.0), (0.2687, 0.3069, 90.0), across=_UPRIGHT.rows),
        place_tile=0.040,
        places=(_OWN, *_round((0.4010, 0.4914, -4.0), (0.4062, 0.3327, -2.0), across=(_ACROSS,))),
        plates=both_sides(
            _LEVEL_SIDE._replace(middle=454.0),
            _LEVEL_SIDE._replace(top=216.0),
            _ABOVE._replace(level=True),
        ),
    ),
}

_NARROW = (0.500, 0.3148, 0.1746)
_LEVEL = _SIDE._replace(centre=366.0, clear=248.0, middle=242.0, tip=0.34)

WITH_TRAYS = PLANS[4]._replace(
    disc=_NARROW,
    mat=mirrored((0.1167, 0.0106, 0.094), (0.0396, 0.9815, 0.125)),
    hand_y=0.8175,
    hand_tile=0.06875,
    hand_gap=0.01146,
    row_tile=0.0281,
    row_pitch=0.0323,
    rows=_round((0.2729, 0.3069, 90.0), across=((0.500, 0.0820, 0.0),)),
    place_tile=0.0521,
    places=(
        (0.500, 0.4061, 0.0),
        *_round((0.4141, 0.3148, -3.0), across=((0.500, 0.2235, 2.0),)),
    ),
    plates=both_sides(
        _LEVEL, Beside(1, 206.0, 109.0, _ROW_GAP, middle=65.0, tip=0.9, inwards=True)
    ),
    plaque=Beside(-1, 318.0, 109.0, _ROW_GAP, top=14.0),
    middle={place: (x, _NARROW[1], tile) for place, (x, _, tile) in _UPRIGHT.middle.items()},
    dice=((0.126, 0.770, -9.0), (0.146, 0.832, 14.0)),
    prompt=0.855,
)
"""For four where taken tricks stay in sight, which lie between the others' rows and your own."""
