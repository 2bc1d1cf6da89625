"""The table's geometry in views from small to 4K."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import combinations, pairwise

import pytest

from moon_desktop.engine.pieces import TILES
from moon_desktop.look.theme import THEME
from moon_desktop.look.tile import WALL
from moon_desktop.table.poses import laid_by_hand, suit_lean
from moon_desktop.table.stage import LARGEST_ZOOM, PILL_HEIGHT, Box, Spot, Stage, Tip
from moon_desktop.table.tricks.places import TrayPlaces
from tests.kit.cases import each

# Stages, that is windows less toolbar and score pad or hint: the smallest, usual, tall, wide and
# 4K ones.
SIZES = [
    *((708, 556), (708, 576), (708, 1356), (780, 556), (780, 756), (900, 576), (900, 1156)),
    *((960, 556), (960, 1396), (1080, 1876)),
    *((960, 756), (1000, 1400), (1046, 724), (1280, 756), (1600, 556), (1600, 1036)),
    *((2240, 1396), (3120, 1396), (3520, 2116), (3840, 2116), (4800, 2836)),
]


def each_stage(test: Callable[[Stage], None]) -> Callable[[int, bool], None]:
    """``test`` on the stage of every size, for each number of seats, and with trays."""

    @pytest.mark.parametrize(("seats", "trays"), [*((n, False) for n in range(2, 7)), (4, True)])
    def on_each(seats: int, trays: bool) -> None:
        for width, height in SIZES:
            try:
                test(Stage.of(width, height, seats, trays=trays))
            except AssertionError as error:
                error.add_note(f"on a stage of {width} × {height}")
                raise

    return on_each


Corners = list[tuple[float, float]]


def corners(spot: Spot, high: float = 1.0, wall: float = WALL) -> Corners:
    """The outline of a tile, or of a die half as ``high``, side wall included, as a polygon."""
    angle = math.radians(spot.turn)
    right, down = spot.width / 2, spot.width * high
    turned = [
        (
            spot.x + x * math.cos(angle) - y * math.sin(angle),
            spot.y + x * math.sin(angle) + y * math.cos(angle),
        )
        for x, y in ((-right, -down), (right, -down), (right, down), (-right, down))
    ]
    return turned + [(x, y + wall * spot.width) for x, y in turned]


def die(spot: Spot) -> Corners:
    return corners(spot, 0.5, 0.1)


def lain(spot: Spot) -> list[Spot]:
    """A piece that somebody lays at ``spot``, turned the most one way and the other."""
    lying = sorted(laid_by_hand(spot, 0, tile) for tile in TILES)
    return [lying[0], lying[-1]]


def swung(spot: Spot, shape: Callable[[Spot], Corners] = corners) -> Corners:
    """The room of a piece that somebody lays at ``spot``, however it comes to lie."""
    return [point for turned in lain(spot) for point in shape(turned)]


def rectangle(box: Box) -> Corners:
    return [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]


DIRECTIONS = [
    (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
    # First those that part most shapes.
    for degrees in sorted(range(180), key=lambda degrees: (degrees % 90 > 0, degrees % 15 > 0))
]


def apart(one: Corners, other: Corners) -> bool:
    """Whether two convex shapes, given by points, do not overlap: some line of any of 180
    directions parts them."""
    for along, up in DIRECTIONS:
        first = [x * along + y * up for x, y in one]
        second = [x * along + y * up for x, y in other]
        if max(first) <= min(second) + 1e-6 or max(second) <= min(first) + 1e-6:
            return True
    return False


def hand_box(stage: Stage) -> Corners:
    """The room of eight tiles in your row, the last one the widow's."""
    spots = [stage.hand_spot(index, 8, apart=True) for index in range(8)]
    return [point for spot in spots for point in corners(spot)]


def rows(stage: Stage, held: int = 7) -> list[Corners]:
    """The room of the rows of all others."""
    spots = (
        [stage.row_spot(seat, end, held) for end in (0, held - 1)] for seat in range(1, stage.seats)
    )
    return [corners(first) + corners(last) for first, last in spots]


def everything(stage: Stage) -> list[Corners]:
    """All that is solid, at rest in a hand."""
    plates = map(rectangle, (*stage.plates, stage.plaque))
    # Where tricks stay in sight there is no discard.
    discard = () if stage.trays else (stage.middle["discard"],)
    tiles = (*map(swung, stage.places), *map(corners, discard))
    solid = [*plates, hand_box(stage), *rows(stage), *tiles, *map(die, stage.dice)]
    return [*solid, *between(stage)] if stage.trays else solid


def between(stage: Stage) -> list[Corners]:
    """The trays, the rail with what is said of it, the counters, and the prompt in two lines."""
    places, zoom = TrayPlaces.of(stage), stage.zoom
    rail, (y, wide, step), (x, prompt) = places.rail, places.counters, stage.prompt
    above, below = (
        Box(rail.x, height - 6 * zoom, rail.width, 12 * zoom)
        for height in (places.above, places.below)
    )
    counters = Box(x - 2 * step - wide, y - wide / 2, 4 * step + 2 * wide, wide)
    lines = Box(rail.x, prompt - 16 * zoom, rail.width, 32 * zoom)
    assert above.bottom <= rail.y + 3 * zoom
    assert above.y >= stage.disc[1] + stage.disc[2] + 4 * zoom, "clear of the disc"
    return [*map(rectangle, (*places.trays, rail, below, counters, lines))]


@each_stage
def test_tricks_taken_lie_clear_of_all_else(stage: Stage):
    """However many tiles are left in the hands, and whoever took all the tricks."""
    x, y, zoom = *stage.prompt, stage.zoom
    words = rectangle(Box(x - 300 * zoom, y - 13 * zoom, 600 * zoom, 26 * zoom))
    discard = corners(stage.middle["discard"])
    plates = map(rectangle, (*stage.plates, stage.plaque))
    fixed = [*plates, words, discard, *map(swung, stage.places), *map(die, stage.dice)]
    for tricks in (1, 2, 4, 7) if not stage.trays else ():
        hands = [
            corners(stage.row_spot(seat, place, 7 - tricks))
            for seat in range(stage.seats)
            for place in range(7 - tricks)
        ]
        # In yours trumps stand apart.
        held = range(7 - tricks)
        hands += [corners(stage.hand_spot(place, 7 - tricks, ahead=1)) for place in held]
        taken = [
            [corners(stage.taken_spot(seat, number, 7)) for number in range(tricks)]
            for seat in range(stage.seats)
        ]
        assert all(apart(a, b) for row in taken for a in row for b in (*fixed, *hands))
        pairs = combinations(taken, 2)
        assert all(apart(a, b) for one, other in pairs for a in one for b in other)
        assert all(0 <= x <= stage.width for row in taken for tile in row for x, _ in tile)


@each_stage
def test_nothing_overlaps_and_all_lies_within_the_stage(stage: Stage):
    shapes = everything(stage)
    pairs = combinations(enumerate(shapes), 2)
    overlapping = [(n, m) for (n, one), (m, other) in pairs if not apart(one, other)]
    assert overlapping == []
    shapes += [*rows(stage, 8), rectangle(stage.groove), corners(stage.middle["widow"])]
    points = [point for shape in shapes for point in shape]
    assert all(0 <= x <= stage.width and 0 <= y <= stage.height for x, y in points)


@each_stage
def test_turn_pills_keep_clear_of_tiles_and_of_the_edge(stage: Stage):
    half = PILL_HEIGHT / 2 * stage.zoom
    tile = stage.hand_spot(3, 7)
    assert tile.y + tile.width * (1 + WALL) <= stage.plates[0].y - half
    for plate in stage.plates:
        assert plate.y - half >= -4


@each_stage
def test_the_trick_lies_on_the_moon(stage: Stage):
    x, y, radius = stage.disc
    widow, discard = (corners(stage.middle[place]) for place in ("widow", "discard"))
    for shape in (*map(swung, stage.places), widow, discard):
        for corner in shape:
            assert math.dist(corner, (x, y)) <= radius
    for seat in range(1, stage.seats):
        for index in range(7):
            row = corners(stage.row_spot(seat, index, 7))
            assert min(math.dist(point, (x, y)) for point in row) > radius


@each_stage
def test_dice_lie_on_the_mat_clear_of_all_that_is_laid_over_the_table(stage: Stage):
    """M3.9: the panel of choices ends above the hand, and so above them; pips stay readable."""
    mat = [(x, y) for x, y, _ in stage.mat]
    for spot in stage.dice:
        assert all(holds(mat, x, y) for x, y in die(spot))
        assert min(y for _, y in die(spot)) > stage.panel_bottom
        assert spot.width >= 20


def holds(corners: Corners, x: float, y: float) -> bool:
    """Whether a convex shape, its corners clockwise, holds a point."""
    ends = zip(corners, (*corners[1:], corners[0]), strict=True)
    return all((bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0 for (ax, ay), (bx, by) in ends)


@each_stage
def test_the_suit_in_force_stands_clear_of_the_other_tiles(stage: Stage):
    """M4.5: above whichever tile was led."""
    for led, spot in enumerate(stage.places):
        zoom = min(LARGEST_ZOOM, max(1.0, spot.width * 1.2 / 72))
        wide, high = 70 * zoom, 22 * zoom
        others = [swung(place) for seat, place in enumerate(stage.places) if seat != led]
        widowed = [corners(stage.middle["discard"])] if stage.seats == 3 else []
        x = spot.x + suit_lean(spot) * spot.width
        pill = rectangle(Box(x - wide / 2, spot.y - spot.width - high + 2, wide, high))
        assert all(apart(pill, shape) for shape in (*others, *rows(stage), *widowed))


@each_stage
def test_a_tile_set_back_keeps_clear_of_all_others(stage: Stage):
    """M1.3: in the draw, when nobody has a hand yet."""
    plates = [rectangle(box) for box in (*stage.plates, stage.plaque)]
    for seat in range(stage.seats):
        back, others = swung(stage.set_back(seat)), set(range(stage.seats)) - {seat}
        assert stage.set_back(seat) != stage.places[seat]
        spots = [spot for o in others for spot in (stage.places[o], stage.set_back(o))]
        assert all(apart(back, shape) for shape in (*map(swung, spots), *plates))
        assert max(y for _, y in back) < stage.prompt[1] - 8 * stage.zoom


@each_stage
def test_the_prompt_has_room_between_the_moon_and_lifted_tiles(stage: Stage):
    _, y, radius = stage.disc
    middle, half = stage.prompt[1], 12 * stage.zoom
    assert middle - half >= y + radius - 2
    assert middle + half <= stage.hand.y - stage.hand.width - stage.legal_lift + 2


@each_stage
def test_the_panel_ends_above_the_hand_and_leaves_plates_free(stage: Stage):
    assert stage.panel_bottom == pytest.approx(stage.hand.y - stage.hand.width - 8)
    panel = rectangle(Box(stage.width / 2 - 342, stage.panel_bottom - 92, 684, 92))
    assert apart(panel, rectangle(stage.plaque))
    if stage.seats == 3:
        assert all(apart(panel, rectangle(plate)) for plate in stage.plates)


@each_stage
def test_rows_and_plates_make_room_for_the_panel(stage: Stage):
    wide, high = 684 * stage.zoom, 150 * stage.zoom
    panel = Box(stage.width / 2 - wide / 2, stage.panel_bottom - high, wide, high)
    clear = stage.clear_of(panel)
    assert all(apart(rectangle(panel), shape) for shape in rows(clear))
    assert all(apart(rectangle(panel), rectangle(plate)) for plate in clear.plates)
    assert all(0.3 <= share <= 1 for share in clear.squeeze)
    assert stage.clear_of(panel._replace(y=stage.height)) == stage
    for seat in range(1, stage.seats):
        box = stage.row_box(seat)
        ends = [corners(stage.row_spot(seat, end, 7)) for end in (0, 6)]
        assert all(
            box.x - 1e-6 <= x <= box.right + 1e-6 and box.y - 1e-6 <= y <= box.bottom + 1e-6
            for end in ends
            for x, y in end
        )


def bubble(tip: Tip, wide: float, zoom: float) -> Corners:
    """The body of a bubble ``wide`` px wide at zoom 1."""
    x = tip.x + (tip.lean * (wide / 2 - 22) - wide / 2) * zoom
    if tip.level:
        x = tip.x + (tip.lean * (wide / 2 + 16) - wide / 2) * zoom
        return rectangle(Box(x, tip.y - 25 * zoom, wide * zoom, 50 * zoom))
    return rectangle(Box(x, tip.y + (16 if tip.below else -66) * zoom, wide * zoom, 50 * zoom))


@each_stage
def test_bubbles_stay_off_plates_and_rows(stage: Stage):
    """But where five or six may speak, those beside their plates lie over the rows."""
    for tip in stage.bubbles[1:]:
        body = bubble(tip, 64, stage.zoom)
        assert all(0 <= px <= stage.width and 0 <= py <= stage.height for px, py in body)
        plates = map(rectangle, (*stage.plates, stage.plaque))
        assert all(apart(body, shape) for shape in (*plates, *(() if tip.level else rows(stage))))


@each("fans", [False, True])
@each("seats", [5, 6])
def test_bubbles_of_five_and_six_are_clear_of_one_another(seats: int, fans: bool):
    """Also while the panel of choices is up, and plates stand close above it."""
    for width, height in SIZES:
        whole = Stage.of(width, height, seats, fans=fans)
        wide, high = 660 * whole.zoom, 110 * whole.zoom
        panel = Box((width - wide) / 2, whole.panel_bottom - high, wide, high)
        for stage in (whole, whole.clear_of(panel)):
            bubbles = [bubble(tip, 64, stage.zoom) for tip in stage.bubbles[1:]]
            plates = [rectangle(box) for box in stage.plates[1:]]
            shapes = [*bubbles, *([] if stage is whole else [rectangle(panel)])]
            pairs = combinations(shapes, 2)
            assert all(apart(one, other) for one, other in pairs), (width, height)
            own = zip(bubbles, plates, strict=True)
            assert all(apart(one, other) for one, other in own), (width, height)


@each("height", [556, 576, 600])
def test_a_hint_beside_four_seats_leaves_plates_plaque_and_bubbles_free(height: int):
    """In the smallest windows the table is narrow beside the hint: it uses the whole height."""
    stage = Stage.of(708, height, 4)
    top = min(box.y for box in (stage.plaque, *stage.plates))
    bottom = stage.plates[0].bottom
    assert top <= 24
    assert bottom >= height - 24
    panel = rectangle(Box(109, stage.panel_bottom - 106, 490, 106))
    bubbles = [bubble(tip, 64, 1.0) + bubble(tip, 140, 1.0) for tip in stage.bubbles[1:]]
    assert all(apart(one, other) for one, other in combinations(bubbles, 2))
    for shape in (*bubbles, *map(rectangle, (*stage.plates[1:], stage.plaque))):
        assert apart(panel, shape)


def test_seats_run_clockwise_from_you_at_the_bottom():
    three, four = Stage.of(960, 756, 3), Stage.of(960, 756, 4)
    assert [place.x < 480 for place in three.places[1:]] == [True, False]
    assert four.places[1].x < four.places[2].x < four.places[3].x
    assert four.places[2].y < four.places[1].y < four.places[0].y
    assert four.rows[1].x < four.rows[2].x < four.rows[3].x


@each("seats", range(3, 7))
def test_the_table_is_as_wide_to_the_left_as_to_the_right(seats: int):
    stage = Stage.of(1280, 756, seats)
    left, right = stage.rows[1], stage.rows[-1]
    assert left.x + right.x == pytest.approx(1280, abs=0.2)
    assert left.turn == -right.turn
    assert stage.plates[1].x == pytest.approx(1280 - stage.plates[-1].right)


def test_rows_close_up_round_their_centre_and_the_widows_tile_stands_apart():
    stage = Stage.of(960, 756, 3)
    one, middle = stage.row_spot(1, 0, 3), stage.row_spot(1, 1, 3)
    assert (middle.x, middle.y) == pytest.approx((stage.rows[1].x, stage.rows[1].y))
    assert math.dist((one.x, one.y), (middle.x, middle.y)) == pytest.approx(stage.row_pitch)
    spots = [stage.hand_spot(index, 8, apart=True) for index in range(8)]
    steps = [after.x - before.x for before, after in pairwise(spots)]
    assert steps[-1] == pytest.approx(steps[0] + 0.15 * stage.hand.width)
    assert spots[0].x + spots[-1].x == pytest.approx(960)


@each(("ahead", "gaps"), [(0, ()), (3, (2,)), (7, ())])
def test_a_gap_parts_the_pieces_ahead_from_the_others(ahead, gaps):
    stage = Stage.of(960, 756, 4)
    spots = [stage.hand_spot(index, 7, ahead=ahead) for index in range(7)]
    steps = [after.x - before.x for before, after in pairwise(spots)]
    wide = min(steps) + 0.15 * stage.hand.width
    assert [n for n, step in enumerate(steps) if step == pytest.approx(wide)] == [*gaps]
    assert spots[0].x + spots[-1].x == pytest.approx(960)


def test_words_never_shrink_and_grow_in_a_large_view():
    assert Stage.of(780, 556, 4).zoom == Stage.of(1280, 756, 3).zoom == 1
    assert 1.2 < Stage.of(2240, 1396, 3).zoom <= Stage.of(3520, 2116, 3).zoom <= 2
    compact = [(960, 556, 3), (960, 756, 4)]
    assert all(Stage.of(*view).compact for view in compact)
    assert not any(Stage.of(*view).compact for view in [(960, 756, 3), (1600, 1036, 4)])


@pytest.mark.parametrize("seats", [1, 7])
def test_there_is_no_plan_for_one_seat_or_seven(seats: int):
    with pytest.raises(KeyError):
        Stage.of(960, 756, seats)


def test_there_is_a_moon_in_the_smallest_view():
    assert all(Stage.of(240, 180, seats).disc[2] > 0 for seats in (2, 3, 4))


@each("size", [(900, 150), (600, 120), (300, 200), (1600, 60)])
@each("seats", [2, 3, 4, 5, 6])
def test_words_have_felt_in_any_view_that_a_desktop_makes_of_the_window(size, seats):
    """Some give a window no size but that of a tile of the screen."""
    wide, high = size
    for fans in (False, True):
        stage = Stage.of(wide, high, seats, fans=fans)
        assert 0 <= stage.felt(stage.prompt[1]) <= stage.width


def test_above_a_plate_there_is_room_for_whose_turn_it_is():
    try:
        THEME.wear({"text": 2.0})
        stage = Stage.of(1280, 712, 4, trays=True)
    finally:
        THEME.wear({})
    assert min(plate.y for plate in stage.plates) >= PILL_HEIGHT / 2 * stage.zoom


@each("size", [(960, 544), (720, 1044), (960, 500), (1280, 744)])
@each("seats", [2, 3, 4, 6])
def test_words_wished_for_larger_leave_the_mat_its_room(size, seats):
    many = seats == 6

    def of():
        return Stage.of(size[0], size[1], seats, trays=seats == 4, fans=many, sides=2 * many)

    usual = of()
    try:
        THEME.wear({"text": 2.0})
        large = of()
    finally:
        THEME.wear({})
    wide = [
        max(x for x, *_ in stage.mat) - min(x for x, *_ in stage.mat) for stage in (usual, large)
    ]
    assert wide[1] >= min(wide[0], 0.55 * size[0]) - 1
    assert usual.zoom <= large.zoom <= 2
    assert large.zoom > 1.8 or size[0] < 1280


def test_a_bubble_lies_beside_its_plate_rather_than_over_the_plaque():
    stage = Stage.of(1280, 744, 4, trays=True)
    risen = stage.risen(stage.plates[1].y - 4)
    _, left, *_ = stage.bubbles
    assert not left.level
    low = stage.plaque.bottom + stage.plates[1].height + 20
    risen = stage.risen(low)
    assert risen.bubbles[1].level
    assert risen.bubbles[1].x > risen.plates[1].right
    assert risen.bubbles[1].y == risen.plates[1].centre[1]
    assert not risen.bubbles[1].crowded


def test_a_bubble_among_plates_in_one_row_hides_no_name():
    """With large words three plates take the whole width."""
    THEME.wear({"text": 2.0})
    try:
        stage = Stage.of(1280, 744, 4, trays=True)
        risen = stage.risen(stage.plaque.bottom + 20)
    finally:
        THEME.wear({})
    crowded = [tip.crowded for tip in risen.bubbles[1:]]
    assert any(crowded)
    for tip, plate in zip(risen.bubbles[1:], risen.plates[1:], strict=True):
        if tip.level and not tip.crowded:
            covered = min(abs(tip.x - plate.x), abs(tip.x - plate.right))
            assert covered <= plate.width / 4


def test_no_bubble_shines_through_a_panel():
    stage = Stage.of(1280, 756, 4)
    below = stage.bubbles[2]
    assert below.below
    for y, hidden in ((below.y + 60, False), (below.y + 40, True), (below.y, True)):
        clear = stage.clear_of(Box(200, y, 880, 200))
        assert clear.bubbles[2].crowded == hidden
