"""How a table for cards held as fans is laid out, for each number of seats."""

from __future__ import annotations

import math
from typing import Final

from moon_desktop.table.plans import (
    DESIGN_HEIGHT,
    DESIGN_WIDTH,
    DRAWN_OUT,
    PLANS,
    Beside,
    Plan,
    Point,
    both_sides,
    mirrored,
)

_STOCK: Final = {
    2: (-284.0, -145.0, 50.0),
    3: (0.0, -51.0, 44.0),
    4: (-284.0, -145.0, 50.0),
    5: (0.0, -182.0, 38.0),
    6: (-104.0, -172.0, 36.0),
}
"""Where a stock lies with the card turned up on it, by seats, in px of the design from the middle
of the disc, and how wide its cards are."""

_LEAN: Final = 5.0
"""Degrees by which a card of a trick is turned that lies beside the middle."""

_SHIFTED: Final = 0.41
"""How far to the right a pile of five tricks grows, in widths."""

_GAP: Final = 12.0
_TOP: Final = Beside(0, 0.0, 0.0, 0.0, top=22.0)
_CORNER: Final = Beside(-1, 332.0, 80.0, _GAP, top=22.0)
"""Where the plaque stands: above the middle, or in the upper left corner."""


def _plan(
    disc: Point,
    mat: tuple[Point, ...],
    fans: tuple[tuple[float, float], ...],
    back: float,
    trick: tuple[float, float],
    plates: tuple[Beside, ...],
    piles: tuple[tuple[float, float], ...],
    plaque: Beside = _CORNER,
    held: float = 129.0,
) -> Plan:
    """Widths of cards in px of the design: ``back`` in the fans of others, ``held`` in your own;
    ``trick``, and how far from the middle of the disc those lie, as a share of its radius;
    ``piles`` of those at the left and across."""
    wide, reach = trick
    rows, seats = _facing(disc, fans), len(plates) + 1
    places = tuple(_around(disc, reach, 360 / seats * seat) for seat in range(seats))
    across, down, stock = _STOCK[seats]
    x, y = disc[0] + across / DESIGN_WIDTH, disc[1] + down / DESIGN_HEIGHT
    size = stock / DESIGN_WIDTH
    # In the middle of a trick of three there is more room along than across.
    right, lower = (0.0, 11.0 / DESIGN_HEIGHT) if seats == 3 else (0.28 * size, 0.0)
    pairs = piles[: (seats - 1) // 2]
    facing = ((-x - _SHIFTED * back, y) for x, y in reversed(pairs))
    return Plan(
        disc=disc,
        mat=mat,
        hand_y=624 / DESIGN_HEIGHT,
        hand_tile=held / DESIGN_WIDTH,
        hand_gap=0.0,
        row_tile=back / DESIGN_WIDTH,
        row_pitch=0.0,
        rows=rows,
        place_tile=wide / DESIGN_WIDTH,
        places=places,
        plates=plates,
        plaque=plaque,
        middle={
            "dummy": (728 / DESIGN_WIDTH, disc[1], 58 / DESIGN_WIDTH),
            "turned": (*_around(disc, reach, 270.0)[:2], wide / DESIGN_WIDTH),
            "stock": (x - right, y - lower, size),
            "upcard": (x + right, y + lower, size),
        },
        dice=(),
        die=0.0,
        prompt=0.45,
        drawn_out=DRAWN_OUT,
        half=0.75,
        piles=(*piles, *facing),
        lift=0.16,
    )


def _around(disc: Point, reach: float, degrees: float) -> Point:
    """A place on the disc so many degrees clockwise from the bottom."""
    x, y, radius = disc
    angle, away = math.radians(degrees), reach * radius * DESIGN_HEIGHT
    left, down = math.sin(angle), math.cos(angle)
    return x - left * away / DESIGN_WIDTH, y + down * away / DESIGN_HEIGHT, -_LEAN * left


def _facing(disc: Point, fans: tuple[tuple[float, float], ...]) -> tuple[Point, ...]:
    """Fans from your left up to the middle, and those opposite, turned to the disc."""
    every = [*fans, *((1 - x, y) for x, y in reversed(fans) if x != 0.5)]
    turned = []
    for x, y in every:
        across, down = (disc[0] - x) * DESIGN_WIDTH, (disc[1] - y) * DESIGN_HEIGHT
        turned.append((x, y, math.degrees(math.atan2(across, -down))))
    return tuple(turned)


_FOUR: Final = _plan(
    disc=(0.500, 0.396, 0.222),
    mat=mirrored((0.130, 0.008, 0.075), (0.060, 0.965, 0.110)),
    fans=((0.269, 0.396), (0.500, 0.096)),
    back=40.0,
    trick=(88.2, 0.595),
    plates=both_sides(
        Beside(-1, 368.0, 262.0, _GAP, middle=305.0),
        Beside(1, 272.0, 100.0, _GAP, top=26.0),
    ),
    piles=((-8.0, 104.0), (-120.0, 0.0)),
)

FAN_PLANS: Final = {
    2: _plan(
        disc=_FOUR.disc,
        mat=_FOUR.mat,
        fans=((0.500, 0.096),),
        back=44.0,
        trick=(88.2, 0.595),
        plates=(Beside(1, 280.0, 108.0, _GAP, top=22.0),),
        piles=((-120.0, 0.0),),
    ),
    3: _plan(
        disc=(0.500, 0.400, 0.222),
        mat=PLANS[3].mat,
        fans=((0.285, 0.335),),
        back=42.0,
        trick=(88.2, 0.595),
        plates=both_sides(Beside(-1, 364.0, 0.0, 138.0, top=30.0)),
        piles=((50.0, -105.0),),
        plaque=_TOP,
    ),
    4: _FOUR,
    5: _plan(
        disc=(0.500, 0.416, 0.205),
        mat=mirrored((0.235, 0.006, 0.070), (0.092, 0.270, 0.090), (0.055, 0.965, 0.110)),
        fans=((0.270, 0.530), (0.322, 0.222)),
        back=36.0,
        trick=(66.0, 0.65),
        plates=both_sides(
            Beside(-1, 376.0, 262.0, _GAP, top=392.0, level=True),
            Beside(-1, 368.0, 236.0, _GAP, top=116.0),
        ),
        piles=((-10.0, -97.0), (96.0, -24.0)),
    ),
    6: _plan(
        disc=(0.500, 0.424, 0.198),
        mat=mirrored((0.295, 0.006, 0.070), (0.075, 0.400, 0.090), (0.055, 0.965, 0.110)),
        fans=((0.258, 0.532), (0.283, 0.250), (0.500, 0.108)),
        back=34.0,
        trick=(60.0, 0.68),
        plates=both_sides(
            Beside(-1, 378.0, 268.0, _GAP, top=384.0, level=True),
            Beside(-1, 378.0, 268.0, _GAP, top=232.0, level=True),
            Beside(1, 350.0, 200.0, _GAP, top=22.0, level=True),
        ),
        piles=((28.0, -94.0), (-93.0, -16.0), (112.0, -34.0)),
    ),
}
