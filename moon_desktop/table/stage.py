"""Where everything stands on the table, for a view of any size and number of seats."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
import math
from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from moon_desktop.games.views.table import Layout, Place
from moon_desktop.look.theme import THEME
from moon_desktop.look.tile import WALL
from moon_desktop.table.plans import (
    DESIGN_HEIGHT,
    DESIGN_WIDTH,
    PLANS,
    SMALL,
    WITH_TRAYS,
    Beside,
    Plan,
)

LARGEST_SCALE = 2.8
SMALLEST_SCALE = 0.3
LARGEST_ZOOM = 2.0

HOVER_LIFT = 0.09
LEGAL_LIFT = 0.25
TAKER_LIFT = 0.30
DRAG_LIFT = 0.34
WIDOW_GAP = 0.15
"""Extra room before the widow's tile in the hand, in tile widths."""

OWN_PLATE = (456.0, 48.0)
"""Width and height of your own plate at zoom 1."""
PILL_HEIGHT = 24.0
"""A turn pill sits with half its height above the top edge of its plate."""
_UNDER_PILL = PILL_HEIGHT / 2 + 1
"""Px at zoom 1 above a plate for all of it."""
PANEL_GAP = 8.0
EDGE = 8.0
"""Nothing drawn comes nearer to the stage's edge than this."""


_FREE = 1.05
"""A table that may be drawn out is so where at least 5 % more height is free than it takes."""
_SWELLS, _SWOLLEN = 0.6, 1.18
"""By so much of that the moon is larger, and at the most so many times: rows stand at its sides."""
_SMALLEST_MOON, _LEAST_MOON = 0.75, 0.25
"""A moon that would be smaller than so much of what it should be moves up; and so much of it there
is in the smallest view."""
_SPACIOUS = 0.8
"""From this scale on pieces on it grow with it; on a smaller table their pills need the room."""

_LINE, _LONG, _GAIN = 26.0, 368.0, 24.0
"""Px of the prompt, how far from the middle a plate is that a long one reaches, and of what tells
the chips of a trick."""

_LEAST_MAT, _LESS = 0.55, 0.05
"""The mat keeps so much of the view's width, or all it has, beside words that are wished for
larger: until then they grow, in such steps."""

_SMALLEST_DIE = 20.0
"""Px of a die whose pips can still be read."""

_SET_BACK = 0.3
"""How far a tile that is out of it lies behind its place, in radii of the disc."""

_DEALT = 7
"""So many tiles lie in a row while choices are made on the panel."""

_CLOSE, _CLOSEST = 0.6, 0.3
"""How near each other the tiles of a row come at the most, of their usual pitch; and how near
they do without harm."""

_ROOMY = 8
"""So many pieces of a hand have room side by side."""

_LEAST_CARD = 76.0
"""Px of a card in your hand that can still be read."""

_OWN_FAN, _OWN_STEP = 6.875, 5.0
_BACK_FAN, _BACK_STEP = 3.6, 7.5
"""The radius of the circle on which the cards of a fan lie, in their widths, and the degrees from
one to the next."""

_MANY = 5
"""Your own of more cards is flatter, and no lower."""
OUTER = 0.945
"""How far below the middle of your fan of five its outer cards reach, and of any."""
_BEHIND = 22.0
"""How far your fan stands behind your plate: the foot of a card tells nothing."""
_WIDEST, _BACKS_WIDEST = 5.15, 34.0
"""Your fan from the middle of its first card to that of its last, in widths, and the degrees from
the first to the last of another's: cards beyond lie closer."""

TRAY, SMALL_TRAY = (172.0, 92.0), (150.0, 58.0)
"""Width and height at zoom 1 of the tray for chips that stands beside your fan, and where the
table is less than ``_LOFTY`` high."""
_LOFTY = 700.0
FEW = 4
"""With more seats plates and trays of large words take all the height."""
_TRAY_FOOT, _TRAY_APART, _TRAY_GAP = 76.0, 240.0, 5.0
"""How far the foot of such a tray is below the middle of your hand, and the tray from the middle of
the table, in design px; and px between it and what stands beside it."""
_FAN_REACH = 1.84
"""How far your fan of five reaches from the middle, in widths of its cards."""
_FAN_FOOT = 1.56
"""And that of the foot of its outer cards, which stands behind your plate."""
_PLATE_GAP = 6.0
HEADING, LINE, _OVERLAP = 52.0, 24.0, 18.0
"""Px at zoom 1 that a tray for tricks is high without them, and of the line below that; and how far
above the disc's lower edge a tray begins, which scales."""
_TAKEN, _CLOSER, _TURNED = 0.6, 0.4, 6.0
"""How large a tile is of a trick that was taken, of what it was in the trick, how far from the one
before it, of what it was in the hand, and by how many degrees it is turned this way or that: it is
none that is held."""
_PILE_REACH, _PILE_SHARE, _PILE_ABOVE, _PILE_IN = 0.6, 0.75, 0.85, 1.8
"""How far a pile of tricks reaches aside at the most, in widths; how much of what is left of that
the next one leaves; and how far above a tray the middle of one is, and from a fan aside."""
_BUBBLE, _BUBBLE_HIGH = 86.0, 66.0
"""How far a bubble reaches that says a figure, and how high it is with its tail."""
_CROWDED, _COVERED = 0.25, 0.7
"""Of that, how much of it may lie over the speaker's own plate, and how much must be above a panel
below it."""
_BACKS = 1.55
"""How far the fan of who sits beside you reaches down from its middle, in widths of its cards."""

_ALONE = 27.0
"""How much higher a plate is that has the chips of a player who plays alone."""


class Spot(NamedTuple):
    """A place for a tile: its centre, degrees clockwise, and the tile's width, all in px."""

    x: float
    y: float
    turn: float
    width: float

    def moved(self, dx: float, dy: float) -> "Spot":
        return Spot(self.x + dx, self.y + dy, self.turn, self.width)

    def lifted(self, by: float) -> "Spot":
        """So many px higher along its own axis."""
        angle = math.radians(self.turn)
        return self.moved(by * math.sin(angle), -by * math.cos(angle))


class Box(NamedTuple):
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

    def overlaps(self, other: "Box") -> bool:
        """Whether the two have more in common than an edge."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom


class Tip(NamedTuple):
    """Where a bubble points: its tip; the body lies `lean` (-1 left, 0, +1 right) and, seen
    from the tip, below or above, or `level` with it. Where it would be `crowded` among plates
    there is none: the speaker's own plate tells the same."""

    x: float
    y: float
    lean: int
    below: bool
    level: bool = False
    crowded: bool = False


class Stage(NamedTuple):
    """The table laid out for one size of view; all lengths in logical px, origin top left.

    Tuples over seats are indexed by places clockwise from you (0): 1 is on your left.
    """

    width: float
    height: float
    seats: int
    scale: float
    down: float
    """What scales heights: more than ``scale`` where the table is drawn out."""
    zoom: float
    """How much larger than their usual size words and plates are set: 1 or more. They never
    shrink, and in a large view they do not stay as small as they were."""
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
    squeeze: tuple[float, ...]
    """How much closer the tiles of each player's row lie than that: 1 where they do not."""
    places: tuple[Spot, ...]
    """Where each player lays the tile of a trick."""
    plates: tuple[Box, ...]
    plaque: Box
    bubbles: tuple[Tip, ...]
    middle: Mapping[Place, Spot]
    dice: tuple[Spot, ...]
    """Where the two dice lie; each spot's width is the side of a die."""
    prompt: tuple[float, float]
    """Centre of the prompt line."""
    between: float
    """The middle of what is free between the disc and your hand."""
    trays: bool
    """Whether there is room for the tricks of each side to lie before it."""
    panel_bottom: float
    """Bottom edge of the panel of choices: just above the hand at rest."""
    fans: bool
    """Whether pieces are cards held as fans; else they stand in rows."""
    sides: int
    """How many sides play for chips with cards; 0 where none are played for."""
    purses: tuple[Box, ...]
    """The trays for chips: yours left of the hand, and those of other sides right of it, two one
    below the other; where all play alone, yours only."""
    piles: tuple[tuple[float, float], ...]
    """Where the first trick lies that each player takes, of cards held as fans."""
    half: float
    """Half the height of a piece, in its widths."""
    legal_lift: float
    """Px by which a piece of your hand lies higher that may be played."""

    @classmethod
    def of(
        cls,
        width: float,
        height: float,
        seats: int,
        *,
        trays: bool = False,
        fans: bool = False,
        sides: int = 0,
    ) -> "Stage":
        """Lays out a table for `seats` (2 to 6) in a view of `width` by `height` logical px;
        with `trays`, where there is a plan for so many with those; for cards held as `fans`, or
        pieces that stand in rows. So many `sides` play for chips, and always with fans.

        Raises KeyError for a number of seats there is no plan for.
        """
        plan = WITH_TRAYS if trays and seats == len(WITH_TRAYS.places) else PLANS[seats]
        fans = fans or sides > 0
        if fans:
            # Loaded where a game is played with cards.
            from moon_desktop.table.fan_plans import FAN_PLANS

            plan = FAN_PLANS[seats]
        scale, compact, zoom = _fit(plan, width, height, roomy=not fans)
        down = _down(plan, height, scale)
        left = width / 2 - DESIGN_WIDTH * scale / 2
        top = (height - DESIGN_HEIGHT * down) / 2

        def spot(x: float, y: float, turn: float, tile: float) -> Spot:
            return Spot(
                left + x * DESIGN_WIDTH * scale,
                top + y * DESIGN_HEIGHT * down,
                turn,
                tile * DESIGN_WIDTH * scale,
            )

        def on_disc(x: float, y: float, turn: float, tile: float) -> Spot:
            # However far the table is drawn out, the moon is round.
            larger = moon / scale if scale >= _SPACIOUS else min(1.0, moon / scale)
            centre = spot(*plan.disc[:2], turn, tile * larger)._replace(y=disc.y)
            across = (x - plan.disc[0]) * DESIGN_WIDTH * moon
            return centre.moved(across, (y - plan.disc[1]) * DESIGN_HEIGHT * moon)

        own = _own_plate(width, height, top, zoom, down)
        hand = spot(0.5, plan.hand_y, 0.0, plan.hand_tile)
        if fans:
            hand = hand._replace(width=max(_LEAST_CARD, hand.width))
        # Words do not shrink with the table, so in a small view your plate takes room from the
        # wood below and then lifts the hand.
        low = (PILL_HEIGHT / 2 + 3) * zoom + hand.width * (plan.half + WALL)
        if fans:
            # Nor beside it, at the round ends.
            wide = max(own.width, 2 * _FAN_FOOT * hand.width + own.height)
            own = own._replace(x=width / 2 - wide / 2, width=wide)
            # The outer cards reach further down, and no foot comes out below your plate.
            outer = own.height - (OUTER - plan.half) * hand.width - 2 * zoom
            low = hand.width * plan.half - min(_BEHIND * zoom, outer)
        hand = hand.moved(0, min(0.0, own.y - low - hand.y))
        tall = plan.half * hand.width
        hand_top, bottom, lift = hand.y - tall, hand.y + tall, plan.lift * hand.width
        disc = spot(plan.disc[0], plan.disc[1], 0, 0)
        moon = min(scale + _SWELLS * (down - scale), _SWOLLEN * scale)
        purses = _purses(width, height, seats, sides, hand, own, scale, zoom)
        beside = partial(_beside, width=width, top=top, scale=scale, down=down, zoom=zoom)
        # Cards that do not shrink any more, and large words, leave it less height. In a low view,
        # between three trays, and where words are large, the line over the hand may be broken.
        broken = sides == 3 or (fans and height < _LOFTY * zoom)
        lines = 2.1 if plan is WITH_TRAYS else 1.1
        if broken:
            lines = 1.7 if seats <= FEW else 1.5
        floor, whole = hand_top - lift - lines * _LINE * zoom, plan.disc[2] * DESIGN_HEIGHT
        plaque = beside(plan.plaque, plaque_size(compact))
        up = bool(fans) and floor - disc.y < _SMALLEST_MOON * whole * moon
        if up:
            # As far as the backs of who sits across, or the plaque and a tag below it.
            facing = [spot(x, y, 0.0, plan.row_tile) for x, y, _ in plan.rows if x == 0.5]
            under = plaque.bottom + PILL_HEIGHT / 2 * zoom + EDGE
            high = max((row.y + row.width for row in facing), default=under)
            disc = disc._replace(y=max((high + floor) / 2, floor - whole * moon))
        moon = min(moon, max(_LEAST_MOON * moon, (floor - disc.y) / whole))
        radius = whole * moon
        low = disc.y + radius
        prompt = low + plan.prompt * (hand_top - lift - low)
        if THEME.large and not fans:
            # Over the rim of the disc, off pieces that stand higher, and off their tags.
            higher = 0.5 if plan is WITH_TRAYS else 0.9
            prompt = min(prompt, hand_top - lift - higher * _LINE * zoom)
        half_groove = plan.hand_tile * 4.75 * DESIGN_WIDTH * scale
        groove = Box(width / 2 - half_groove, bottom - 12 * scale, half_groove * 2, 24 * scale)
        die = max(_SMALLEST_DIE, plan.die * DESIGN_WIDTH * scale)
        wide, high = plate_size(compact)
        size = wide, high + (_ALONE if sides == seats else 0.0)
        plates = tuple(beside(plate, size) for plate in plan.plates)
        rows = [
            hand,
            *(spot(x, y, _along(turn, down / scale), plan.row_tile) for x, y, turn in plan.rows),
        ]
        if fans:
            above = hand_top - lift
            near = any(abs(at.centre[0] - width / 2) < _LONG * zoom for at in plates)
            if near and not up:
                above = min(above, prompt - _LINE / 2 * zoom)
            tops = [(box.x < width / 2, box.y - _PLATE_GAP * zoom) for box in purses]
            lows = [min([above, *(y for at, y in tops if at == left)]) for left in (True, False)]
            gap = _PLATE_GAP * zoom
            if up and sides == seats > FEW:
                # No tray stands there, and plates with chips are high.
                lows[1], gap = purses[0].bottom, gap / 2
            plates = _raised(plates, width / 2, lows, gap, close=up and seats > FEW)
            # Between them and a line that is long what a trick brings is told.
            backs = min([*lows, *([prompt - (_LINE + _GAIN) * zoom] if up else [])])
            rows[1:] = [row._replace(y=min(row.y, backs - _BACKS * row.width)) for row in rows[1:]]
            if up:
                high = plaque.bottom + 1.2 * rows[1].width
                rows[1:] = [
                    row._replace(y=max(row.y, high)) if _under(plaque, row) else row
                    for row in rows[1:]
                ]
        tips = map(partial(_tip, narrow=down > scale), plates, plan.plates)
        stage = cls(
            width=width,
            height=height,
            seats=seats,
            scale=scale,
            down=down,
            zoom=zoom,
            compact=compact,
            mat=tuple(
                (
                    left + x * DESIGN_WIDTH * scale,
                    top + y * DESIGN_HEIGHT * down,
                    r * DESIGN_WIDTH * scale,
                )
                for x, y, r in plan.mat
            ),
            disc=(disc.x, disc.y, radius),
            groove=Box(-9, -9, 0, 0) if fans else groove,
            hand=hand,
            hand_gap=plan.hand_gap * DESIGN_WIDTH * scale,
            rows=tuple(rows),
            row_pitch=plan.row_pitch * DESIGN_WIDTH * scale,
            squeeze=(1.0,) * seats,
            places=tuple(on_disc(x, y, turn, plan.place_tile) for x, y, turn in plan.places),
            plates=(own, *plates),
            plaque=plaque,
            bubbles=(Tip(width / 2, hand_top - 6, 0, False), *tips),
            middle={place: on_disc(x, y, 0.0, w) for place, (x, y, w) in plan.middle.items()},
            dice=tuple(
                spot(x, plan.hand_y + (y - plan.hand_y) * scale / down, turn, 0)._replace(width=die)
                for x, y, turn in plan.dice
            ),
            prompt=(width / 2, prompt),
            between=(low + hand_top - lift) / 2,
            trays=plan is WITH_TRAYS,
            panel_bottom=hand_top - PANEL_GAP,
            fans=fans,
            sides=sides,
            purses=purses,
            piles=_piles(plan, rows, purses, plaque, scale, aside=up),
            half=plan.half,
            legal_lift=lift,
        )
        if not stage.trays:
            return stage
        # Their headings, where words are large, reach as far up as a panel.
        return stage.clear_of(Box(0.0, stage.tray_top, width, HEADING * zoom))

    def clear_of(self, panel: Box) -> "Stage":
        """The same table with ``panel`` over its middle: rows that it would cover close up above
        it, and fans and plates move up."""
        rows, squeeze = list(self.rows), list(self.squeeze)
        for seat, row in enumerate(self.rows[1:], 1):
            box, angle = self.row_box(seat), math.radians(row.turn)
            pitch = self.row_pitch * squeeze[seat]
            high = abs(math.sin(angle)) * pitch * (_DEALT - 1) / 2
            excess = box.bottom + PANEL_GAP - panel.y
            if not box.overlaps(panel._replace(y=panel.y - PANEL_GAP)):
                continue
            if self.fans:
                # Nearer to the middle it is clear of those that were above it.
                inwards = math.copysign(0.8 * excess, self.width / 2 - row.x)
                rows[seat] = row.moved(inwards, -excess)
                continue
            if high < 1:
                continue
            # The uppermost tile stays where it is if it can.
            share = max(_CLOSEST / squeeze[seat], 1 - excess / (2 * high))
            squeeze[seat] *= share
            up = (1 - share) * high - excess
            rows[seat] = row.moved(up / math.tan(angle), up)
        said = (_said(box, t, self.zoom) for box, t in zip(self.plates, self.bubbles, strict=True))
        over = any(box.overlaps(panel) for box in list(said)[1:])
        stage = self.risen(panel.y) if over else self
        spoken = [_spoken(tip, self.zoom) for tip in stage.bubbles[1:]]
        covered = [panel.contains(box.centre[0], box.y + _COVERED * box.height) for box in spoken]
        bubbles = [
            tip._replace(crowded=tip.crowded or under)
            for tip, under in zip(stage.bubbles, (False, *covered), strict=True)
        ]
        stage = stage._replace(rows=tuple(rows), squeeze=tuple(squeeze), bubbles=tuple(bubbles))
        return stage.beside_plates(self.plates) if self.fans and over else stage

    def beside_plates(self, before: tuple[Box, ...]) -> "Stage":
        """The same table with each fan beside or below a plate that has come to stand over it,
        where ``before`` there was none."""
        rows = list(self.rows)
        for seat in range(1, self.seats):
            box = self.row_box(seat)
            over = [plate for plate in self.plates if plate not in before and plate.overlaps(box)]
            for plate in over:
                right = plate.centre[0] < box.centre[0]
                across = plate.right - box.x if right else plate.x - box.right
                x, y = across + math.copysign(PANEL_GAP, across), plate.bottom + PANEL_GAP - box.y
                rows[seat] = self.rows[seat].moved(*((x, 0.0) if abs(x) < y else (0.0, y)))
        return self._replace(rows=tuple(rows))

    def risen(self, low: float) -> "Stage":
        """The same table with the plates of others above ``low``, and their bubbles with them."""
        gap = _PLATE_GAP * self.zoom
        plates = (
            self.plates[0],
            *_raised(self.plates[1:], self.width / 2, (low - gap, low - gap), gap),
        )
        moved = zip(self.bubbles, self.plates, plates, strict=True)
        bubbles = [
            tip._replace(x=tip.x + there.x - here.x, y=tip.y + there.y - here.y)
            for tip, here, there in moved
        ]
        for seat, (tip, plate) in enumerate(zip(bubbles, plates, strict=True)):
            wide, said = _BUBBLE * self.zoom, _spoken(tip, self.zoom)
            if seat and not tip.below and (said.y < -EDGE or said.overlaps(self.plaque)):
                # Beside its plate, towards the middle.
                side = 1 if plate.centre[0] < self.width / 2 else -1
                x = plate.right + 2 if side > 0 else plate.x - 2
                over = plate._replace(x=min(x, x + side * wide), width=wide)
                others = [box for box in plates if box != plate and box.overlaps(over)]
                less = max([0.0, *(min(over.right - box.x, box.right - over.x) for box in others)])
                bubbles[seat] = Tip(
                    x - side * min(less, plate.width / 2), plate.centre[1], side, False,
                    level=True, crowded=less > wide * _CROWDED,
                )  # fmt: skip
        return self._replace(plates=plates, bubbles=tuple(bubbles))

    @property
    def tray_top(self) -> float:
        """Where trays for tricks begin; the line over the hand is below the headings of large
        words."""
        top = self.disc[1] + self.disc[2] - _OVERLAP * self.scale
        lifted = self.hand.y - self.hand.width - self.legal_lift
        return min(top, lifted - (HEADING + LINE) * self.zoom)

    def crowded_by(self, panel: Box) -> int:
        """How ill ``panel`` lies over the table: 0 where rows keep most of their length and plates
        stay, 2 where there is no room for them."""
        clear = self.clear_of(panel)
        if clear == self:
            return 0
        moved = [box for box in clear.plates if box not in self.plates]
        still = [box for box in clear.plates if box in self.plates]
        if not THEME.large:
            # What it says, large keys say as well.
            still.append(clear.plaque)
        elif min(box.y for box in clear.plates) < 0:
            return 2
        rows = [clear.row_box(n) for n in range(1, self.seats) if clear.rows[n] != self.rows[n]]
        if any(box.overlaps(other) for box in (*moved, *rows) for other in still):
            return 2
        return int(bool(moved) or min(clear.squeeze) < _CLOSE)

    def row_box(self, offset: int) -> Box:
        """What is taken at the most by the tiles of the player ``offset`` from you, as dealt."""
        ends = [self.row_spot(offset, index, _DEALT) for index in (0, _DEALT - 1)]
        angle, wide = math.radians(ends[0].turn), ends[0].width
        across, down = abs(math.cos(angle)), abs(math.sin(angle))
        x = wide * (across / 2 + self.half * down)
        y = wide * (down / 2 + self.half * across)
        left, top = min(end.x for end in ends) - x, min(end.y for end in ends) - y
        right, low = max(end.x for end in ends) + x, max(end.y for end in ends) + y
        return Box(left, top, right - left, low + WALL * wide - top)

    def felt(self, y: float) -> float:
        """How far the mat reaches to each side at that height; beyond it, as at its end: in a view
        lower than the window ever is by itself, words stand over its upper edge."""
        heights = [high for _, high, _ in self.mat]
        y = max(min(heights), min(y, max(heights) - 1))
        ends = zip(self.mat, (*self.mat[1:], self.mat[0]), strict=True)
        edges = [(one, other) for one, other in ends if one[1] <= y < other[1]]
        (x, top, _), (end, low, _) = edges[0]
        return abs(x + (y - top) * (end - x) / (low - top) - self.width / 2)

    def fits(self, layout: Layout) -> bool:
        """Whether it is a stage for ``layout``."""
        fans = layout.fans or layout.sides > 0
        found = layout.seats, bool(layout.trays), fans, layout.sides
        return found == (self.seats, self.trays, self.fans, self.sides)

    @property
    def usual_zoom(self) -> float:
        """What ``zoom`` is in such a view where words are not wished for larger."""
        return _zoom(self.scale, 1.0)

    @property
    def hover_lift(self) -> float:
        return HOVER_LIFT * self.hand.width

    def covered(self, count: int) -> float:
        """Px of a card of your fan of so many that lie under the next one."""
        radius, step = self._own_fan(max(count, _MANY))
        return (1 - math.radians(step) * radius) * self.hand.width if self.fans else 0.0

    def _own_fan(self, count: int) -> tuple[float, float]:
        """The radius of your fan of so many cards, in their widths, and the degrees of a step."""
        if count <= _MANY:
            return _OWN_FAN, _OWN_STEP
        pitch = math.radians(_OWN_STEP) * _OWN_FAN
        # Beside chips there is room for one of five.
        wide = min(pitch * (count - 1), pitch * (_MANY - 1) if self.sides else _WIDEST)
        # The outer cards reach down by the arc, and as they are turned.
        half = (OUTER - self.half) / (wide / 4 + 0.5)
        return wide / 2 / half, math.degrees(2 * half / (count - 1))

    def hand_spot(self, index: int, count: int, *, ahead: int = 0, apart: bool = False) -> Spot:
        """The resting place of piece `index` of `count` in your row, in which so many stand
        `ahead` of a gap; with `apart` the last piece, as the widow's, stands a little apart."""
        gap, ends = WIDOW_GAP * self.hand.width, [count - 1] if apart else []
        if 0 < ahead < count:
            ends.append(ahead)
        gaps = sum(index >= end for end in ends) - len(ends) / 2
        return self.row_spot(0, index, count).moved(gaps * gap, 0)

    def set_back(self, offset: int) -> Spot:
        """Where the player `offset` from you has a tile lying that is out of it: behind the
        place for a tile of a trick, and smaller."""
        place = self.places[offset]
        x, y, radius = self.disc
        away = radius * _SET_BACK / math.hypot(place.x - x, place.y - y)
        width = place.width * 0.8
        # Below the disc the prompt is written.
        floor = y + radius - width * (1 + WALL)
        down = min(place.y + (place.y - y) * away, floor)
        return Spot(place.x + (place.x - x) * away, down, place.turn, width)

    def taken_spot(self, offset: int, number: int, dealt: int) -> Spot:
        """Where a trick lies that the player ``offset`` from you took after so many others: a card
        crosswise on the one before it; a tile in a close row from where that of the hand ended,
        of which so many were ``dealt``."""
        if self.fans:
            wide = self.rows[1].width
            across = _PILE_REACH * wide * (1 - _PILE_SHARE**number)
            return Spot(*self.piles[offset], 90.0 * (number % 2), wide).moved(across, 0.0)
        row, wide = self.rows[offset], _TAKEN * self.places[0].width
        pitch = self.row_pitch if offset else self.hand.width + self.hand_gap
        # Trumps stand apart in yours.
        clear = (row.width + wide) / 2 + 0.17 * wide
        clear += 0.0 if offset else WIDOW_GAP * self.hand.width / 2
        along = (dealt / 2 - 1) * pitch + clear - number * _CLOSER * pitch
        angle = math.radians(row.turn)
        # At the upper end, far from what is said over your hand, or of a flat row at the outer one.
        steep = abs(row.turn) > 45
        along *= 1 if steep == (row.turn < 0) and row.turn else -1
        low = 0.0 if offset else self.half * (row.width - wide)
        x, y = along * math.cos(angle), along * math.sin(angle) + low
        return Spot(row.x + x, row.y + y, row.turn + _TURNED * (1 - number % 2 * 2), wide)

    def row_spot(self, offset: int, index: int, count: int) -> Spot:
        """The place of piece `index` of `count` in the row of the player `offset` from you, in
        which many lie closer."""
        row = self.rows[offset]
        if self.fans:
            radius, step = self._own_fan(count)
            if offset:
                radius, step = _BACK_FAN, min(_BACK_STEP, _BACKS_WIDEST / max(1, count - 1))
            turn = (index - (count - 1) / 2) * step
            hub = row.lifted(-radius * row.width)._replace(turn=row.turn + turn)
            return hub.lifted(radius * row.width)
        pitch = self.row_pitch * self.squeeze[offset] if offset else self.hand.width + self.hand_gap
        if count > _ROOMY:
            pitch *= (_ROOMY - 1) / (count - 1)
        along = (index - (count - 1) / 2) * pitch
        angle = math.radians(row.turn)
        return row.moved(along * math.cos(angle), along * math.sin(angle))


def _piles(
    plan: Plan,
    rows: list[Spot],
    purses: tuple[Box, ...],
    plaque: Box,
    scale: float,
    *,
    aside: bool,
) -> tuple[tuple[float, float], ...]:
    """Beside the fans of others and not under the plaque, and above your tray or at the left of
    your fan; where there is no room between fans (``aside``), towards the disc."""
    if not plan.piles:
        return ()
    hand, wide, beside = rows[0], rows[1].width, list[tuple[float, float]]()
    for row, (across, down) in zip(rows[1:], plan.piles, strict=True):
        x, y = row.x + across * scale, row.y + down * scale
        if aside and len(rows) != FEW and (left := hand.x - row.x):
            inwards = _PILE_IN if left > 0 else -_PILE_IN - _PILE_REACH
            x, y = row.x + inwards * wide, row.y
        covered = _under(plaque, Spot(x, y, 0.0, wide))
        beside.append((x, max(y, plaque.bottom + 0.8 * wide) if covered else y))
    own = hand.x - (_WIDEST / 2 + 0.5) * hand.width - wide, hand.y
    if purses:
        own = purses[0].centre[0] - _PILE_REACH / 2 * wide, purses[0].y - _PILE_ABOVE * wide
        if THEME.large:
            # The supply may lie above it.
            reach = (_PILE_REACH + _PILE_ABOVE) * wide
            own = max(EDGE + wide / 2, purses[0].x - reach), purses[0].centre[1]
    return (own, *beside)


def _raised(
    plates: tuple[Box, ...],
    middle: float,
    lows: Sequence[float],
    gap: float,
    *,
    close: bool = False,
) -> tuple[Box, ...]:
    """Plates that stand above ``lows`` left and right of the middle, a ``gap`` between them; large
    ones beside one another, where there is no room. ``close``: on ``lows``, and what is free is
    above them."""
    raised = list(plates)
    for left, low in zip((True, False), lows, strict=True):
        below: Box | None = None
        column = (n for n, plate in enumerate(plates) if (plate.x < middle) == left)
        for n in sorted(column, key=lambda n: -plates[n].y):
            floor = (low if below is None else below.y - gap) - plates[n].height
            plate = plates[n]._replace(y=floor if close else min(plates[n].y, floor))
            if close and below is not None:
                plate = plate._replace(x=below.x)
            if below is not None and plate.y < EDGE:
                aside = (plate.width + gap) * (1 if left else -1)
                plate = below._replace(x=below.x + aside, y=max(EDGE, min(below.y, plates[n].y)))
            raised[n] = below = plate
    return tuple(raised)


def _under(plaque: Box, spot: Spot) -> bool:
    """Whether a fan or a pile there would reach below the ``plaque``."""
    return plaque.x < spot.x + 1.2 * spot.width and spot.x - 0.75 * spot.width < plaque.right


def _spoken(tip: Tip, zoom: float) -> Box:
    """What a bubble takes of a figure or a short word."""
    wide, high = _BUBBLE * zoom, _BUBBLE_HIGH * zoom
    up = 0.5 if tip.level else float(not tip.below)
    return Box(tip.x - (tip.lean < 0) * wide, tip.y - up * high, wide, high)


def _said(plate: Box, tip: Tip, zoom: float) -> Box:
    """A plate with the bubble that lies level with it, of a figure or a short word."""
    wide = _BUBBLE * zoom if tip.level else 0.0
    return plate._replace(x=plate.x - wide * (tip.lean < 0), width=plate.width + wide)


def plate_size(compact: bool) -> tuple[float, float]:
    """Width and height of another player's plate at zoom 1."""
    if not compact:
        return 258.0, 84.0
    return (146.0, 50.0) if THEME.large else (176.0, 62.0)


def plaque_size(compact: bool) -> tuple[float, float]:
    """Width and height of the contract's plaque at zoom 1."""
    return (252.0, 58.0) if compact else (290.0, 62.0)


def _zoom(scale: float, text: float) -> float:
    return min(LARGEST_ZOOM, max(1.0, 0.82 * scale)) * text


def _fit(plan: Plan, width: float, height: float, *, roomy: bool) -> tuple[float, bool, float]:
    """The scale the table fits with, whether its plates must be compact for that, as they are
    where it is not ``roomy``, and how large words are: they grow as far as they leave it room."""
    usual, text = _fit_for(plan, width, height, 1.0, roomy=roomy)[0], THEME.text
    mat = (max(x for x, *_ in plan.mat) - min(x for x, *_ in plan.mat)) * DESIGN_WIDTH
    least = min(usual, _LEAST_MAT * width / mat)
    while True:
        scale, compact = _fit_for(plan, width, height, text, roomy=roomy)
        if scale >= least or text <= 1:
            return scale, compact, _zoom(scale, text)
        text = max(1.0, text - _LESS)


def _fit_for(
    plan: Plan, width: float, height: float, text: float, *, roomy: bool
) -> tuple[float, bool]:
    """Its scale, and whether plates are compact, with words ``text`` times as large as usual."""
    scale = min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT, LARGEST_SCALE)
    roomy = roomy and scale >= SMALL
    if roomy and _most_scale(plan, width, _zoom(scale, text), compact=False) >= scale:
        return scale, False
    scale = min(scale, _most_scale(plan, width, _zoom(scale, text), compact=True))
    return max(SMALLEST_SCALE, scale), True


def _most_scale(plan: Plan, width: float, zoom: float, *, compact: bool) -> float:
    """The largest scale at which the plates beside the table still lie within `width`."""
    most = LARGEST_SCALE
    for beside, size in [
        *((plate, plate_size(compact)) for plate in plan.plates),
        (plan.plaque, plaque_size(compact)),
    ]:
        room = width / 2 - EDGE - (size[0] + beside.gap) * zoom
        if beside.clear:
            most = min(most, room / beside.clear)
        elif beside.side and room < 0:
            most = 0.0
    return most


def _down(plan: Plan, height: float, scale: float) -> float:
    """What scales heights: more than ``scale`` where a table is drawn out."""
    free = height / DESIGN_HEIGHT
    return scale if free < _FREE * scale else min(free, plan.drawn_out * scale)


def _along(turn: float, steeper: float) -> float:
    """The turn of a row that runs along the edge of a mat which is drawn out."""
    angle = math.radians(turn)
    return math.degrees(math.atan2(math.sin(angle) * steeper, math.cos(angle)))


def _own_plate(width: float, height: float, top: float, zoom: float, down: float) -> Box:
    wide, high = (size * zoom for size in OWN_PLATE)
    middle = min(top + 722 * down, height - 4 - high / 2)
    return Box(width / 2 - wide / 2, middle - high / 2, wide, high)


def _purses(
    width: float,
    height: float,
    seats: int,
    sides: int,
    hand: Spot,
    own: Box,
    scale: float,
    zoom: float,
) -> tuple[Box, ...]:
    """The trays for chips of so many ``sides``, at both sides of your ``hand``; above your ``own``
    plate where there is no room beside it."""
    if not sides:
        return ()
    middle = width / 2
    lofty = height >= _LOFTY * zoom
    wide, high = (px * zoom for px in (TRAY if lofty else SMALL_TRAY))
    gap = _TRAY_GAP * zoom
    apart = max(_TRAY_APART * scale, _FAN_REACH * hand.width + gap)
    apart = min(apart, middle - EDGE - wide)
    foot = hand.y + _TRAY_FOOT * scale
    foot = min(foot, own.bottom if middle - apart < own.x else own.y - gap)
    left = Box(middle - apart - wide, foot - high, wide, high)
    right = left._replace(x=middle + apart)
    if sides == seats:
        return (left,)
    return (left, right) if sides == 2 else (left, right._replace(y=right.y - high - gap), right)


def _beside(
    beside: Beside,
    size: tuple[float, float],
    width: float,
    top: float,
    scale: float,
    down: float,
    zoom: float,
) -> Box:
    wide, high = size[0] * zoom, size[1] * zoom
    if beside.middle is not None:
        y = max(_UNDER_PILL * zoom, top + beside.middle * down - high / 2)
    else:
        # A pill stands on its upper edge.
        y = max(EDGE * zoom, top + (beside.top or 0.0) * down)
    if not beside.side:
        return Box(width / 2 - wide / 2, y, wide, high)
    inner = max(beside.clear * scale + beside.gap * zoom, beside.centre * scale - wide / 2)
    inner = min(inner, width / 2 - EDGE - wide)
    x = width / 2 + inner if beside.side > 0 else width / 2 - inner - wide
    return Box(x, y, wide, high)


def _tip(plate: Box, beside: Beside, *, narrow: bool) -> Tip:
    if beside.level:
        x = plate.x if beside.side > 0 else plate.right
        return Tip(x - 2 * beside.side, plate.centre[1], -beside.side, False, level=True)
    across = plate.width * beside.tip
    x = plate.right - across if beside.side > 0 else plate.x + across
    # A plate halfway down has its bubble above: the panel of choices may come up below it.
    below = beside.middle is None or beside.inwards
    # One that stands above another leaves that one's bubble room where there is little.
    inwards = beside.inwards or (narrow and below and beside.clear)
    lean = -beside.side if inwards else beside.side
    return Tip(x, plate.bottom + 8 if below else plate.y - 8, lean, below)
