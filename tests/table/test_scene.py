"""The scene: pieces laid out, sent on their way, and found under a point."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.games.moon.show import SHOW
from moon_desktop.table.choreography import Beat, Go, beats
from moon_desktop.table.piece_item import PieceItem
from moon_desktop.table.poses import Pose
from moon_desktop.table.stage import Spot, Stage
from moon_desktop.table.tempo import AT_ONCE, FADE, Tempo
from moon_desktop.table.tricks.sky import SkyItem
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.lying import assert_lies
from tests.kit.shown_walks import steps
from tests.kit.table_positions import following

pytestmark = pytest.mark.usefixtures("qapp")

ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
BIDDING = Table().deal(ANN, widow="3-3").match.sight(0)
LEADING = Table().deal(ANN, widow="3-3").bid(0, "7").contract("6").match.sight(0)
FOUR = Table(seats=4).deal().match.sight(0)


@pytest.fixture
def scene(open_scene):
    """Ann is to lead."""
    scene = open_scene()
    assert scene.own_pieces() == []
    assert scene.own_piece_at(QPointF(500, 500)) is None
    scene.settle(SHOW.table.layout(LEADING))
    return scene


def test_another_moment_replaces_the_one_before_and_pieces_that_stay_are_the_same(scene):
    assert_lies(scene, LEADING)
    piece = scene.pieces["6-6"]
    for sight in (BIDDING, LEADING):
        scene.settle(SHOW.table.layout(sight))
        assert_lies(scene, sight)
        assert scene.pieces["6-6"] is piece


def test_what_can_be_played_is_marked_where_not_all_can(scene):
    for sight, marked in ((following().match.sight(0), True), (LEADING, False)):
        scene.settle(SHOW.table.layout(sight))
        open_now = {choice.piece for choice in sight.legal}
        assert open_now
        for piece in sight.held:
            item = scene.pieces[piece]
            assert ("legal" in item.marks) is (marked and piece in open_now)
            assert (item.pose.look == "legal") is (piece in open_now)


@each(("width", "height"), [(960, 556), (1920, 1036), (3840, 2116)])
@each("ratio", [1.0, 1.5, 2.0])
def test_everything_is_laid_out_anew_for_another_size(scene, width, height, ratio):
    scene.set_stage(Stage.of(width, height, 3), ratio)
    assert_lies(scene, LEADING)
    pixmap = scene.pieces["6-6"].pixmap()
    assert pixmap.devicePixelRatio() == ratio


def test_pieces_stay_the_same_at_another_size_and_are_drawn_as_if_new(open_scene, scene):
    """With every mark that they have, at the size which that now has."""
    scene.pieces["6-6"].mark("focus")
    kept = dict(scene.pieces)
    stage = Stage.of(1920, 1036, 3)
    scene.set_stage(stage, scene.faces.ratio)
    assert scene.pieces == kept
    fresh = open_scene(3, 1920, 1036, scene.faces.ratio)
    fresh.setSceneRect(scene.sceneRect())
    fresh.settle(SHOW.table.layout(LEADING))
    for piece in (scene.pieces["6-6"], fresh.pieces["6-6"]):
        piece.mark("focus")
    rings = [one.pieces["6-6"].marks["focus"].boundingRect() for one in (scene, fresh)]
    assert rings[0] == rings[1]
    for piece in (scene.pieces["6-6"], fresh.pieces["6-6"]):
        piece.mark("focus", False)
    assert drawn(scene) == drawn(fresh)


def drawn(scene):
    """Every pixel of the pieces and their marks."""
    image = QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        scene.render(painter)
    return bytes(image.constBits())


def test_another_number_of_seats_is_laid_out_next(scene):
    for seats, sight in ((4, FOUR), (3, BIDDING)):
        scene.set_stage(Stage.of(1000, 700, seats), 1.0)
        scene.settle(SHOW.table.layout(sight))
        assert_lies(scene, sight)


def test_settling_brings_home_what_is_anywhere_else(scene):
    scene.pieces["6-6"].carry(10, 10, 4.0)
    scene.pieces["6-5"].rise(9, "lifted")
    scene.pieces["6-4"].set_out(scene.pieces["6-4"].pose)
    scene.settle(SHOW.table.layout(LEADING))
    assert_lies(scene, LEADING)


def test_flight_ends_at_its_pose(scene, qtbot):
    away = Pose(Spot(500, 100, 30.0, 40.0), None, 3.0)
    plan = scene.fly(Beat((Go("6-6", away, 40, curve="in-out"),)), Tempo())
    with qtbot.waitSignal(plan.finished):
        plan.start()
    assert scene.pieces["6-6"].pose == away
    fresh = PieceItem(scene.faces, away)
    piece = scene.pieces["6-6"]
    assert (piece.pos(), piece.transform()) == (fresh.pos(), fresh.transform())
    assert piece.pixmap().cacheKey() == fresh.pixmap().cacheKey()
    scene.settle(SHOW.table.layout(LEADING))
    assert_lies(scene, LEADING)


def test_flight_waits_for_its_turn_and_passes_between_its_ends_above_what_lies(scene):
    piece = scene.pieces["6-6"]
    start = piece.pos()
    go = Go("6-6", Pose(Spot(500, 100, 0.0, 40.0), "6-6", 3.0), 100, wait=50)
    plan = scene.fly(Beat((go,), hold=25), Tempo())
    assert plan.duration() == 175
    plan.setCurrentTime(49)
    assert piece.pos() == start
    plan.setCurrentTime(80)
    assert min(start.x(), 500) <= piece.x() <= max(start.x(), 500)
    assert 50 < piece.y() < start.y()
    lying = (other.zValue() for key, other in scene.pieces.items() if key != "6-6")
    assert piece.zValue() > max(lying)
    plan.setCurrentTime(150)
    assert piece.pos() == QPointF(500, 100)


def test_of_a_heap_the_uppermost_goes_first(scene):
    heap = Pose(Spot(500, 300, 0.0, 40.0), None, 100.0)
    goes = [
        Go(key, scene.pieces[key].pose, 100, wait=50 * turn, start=heap)
        for turn, key in enumerate(("6-4", "6-6", "6-5"))
    ]
    for go in goes:
        scene.removeItem(scene.pieces.pop(go.key))
    scene.fly(Beat(tuple(goes)), Tempo())
    heights = [scene.pieces[go.key].zValue() for go in goes]
    assert heights == sorted(heights, reverse=True)
    assert min(heights) > scene.pieces["5-5"].zValue()


def test_piece_that_leaves_is_gone_when_it_arrives(scene):
    gone = Go("6-6", scene.pieces["6-5"].pose, 100, gone=True)
    plan = scene.fly(Beat((gone,)), Tempo())
    plan.setCurrentTime(99)
    assert "6-6" in scene.pieces
    plan.finish()
    assert "6-6" not in scene.pieces
    assert len([item for item in scene.items() if isinstance(item, PieceItem)]) == len(scene.pieces)


def test_beat_at_tempo_nought_takes_no_time(scene):
    go = Go("6-6", scene.pieces["5-5"].pose, 100, wait=50)
    plan = scene.fly(Beat((go,), hold=500), AT_ONCE)
    assert plan.duration() == 0
    plan.finish()
    assert scene.pieces["6-6"].pos() == scene.pieces["5-5"].pos()


@pytest.mark.parametrize(
    ("pace", "seen"), [(Tempo(), True), (Tempo(0.6, 0.5), False), (Tempo(soft=True), False)]
)
def test_what_tells_nothing_is_left_out_where_there_is_little_time(scene, pace, seen):
    pose = Pose(scene.stage.places[0], None, 100)
    flourish = Beat((Go("shuffled:0", pose, 100, start=pose, gone=True),), flourish=True)
    plan = scene.fly(flourish, pace)
    assert ("shuffled:0" in scene.pieces) is seen
    assert (plan.duration() > 0) is seen
    plan.finish()
    assert "shuffled:0" not in scene.pieces


def test_shuffled_pieces_go_also_where_the_tempo_has_become_another_meanwhile(scene):
    pose = Pose(scene.stage.places[0], None, 100)
    scene.fly(Beat((Go("shuffled:0", pose, 100, start=pose),), flourish=True), Tempo()).finish()
    assert "shuffled:0" in scene.pieces
    end = Beat((Go("shuffled:0", pose, 100, gone=True),), flourish=True)
    scene.fly(end, Tempo(0.6, 0.5)).finish()
    assert "shuffled:0" not in scene.pieces


def test_bid_is_told_of_when_its_beat_begins(scene, qtbot):
    with qtbot.waitSignal(scene.said) as said:
        scene.fly(Beat((), 10, (1, "5")), Tempo())
    assert said.args == [1, "5"]


# --- what lies under a point -----------------------------------------------------------------


def test_every_point_of_the_row_belongs_to_one_tile_with_the_room_it_may_rise_into(scene):
    left, right = (scene.pieces[tile].pose.spot for tile in ("6-6", "5-5"))
    for down in (-left.width, 0, left.width):
        points = range(round(left.x), round(right.x) + 1)
        found = [scene.own_piece_at(QPointF(x, left.y + down)) for x in points]
        assert list(dict.fromkeys(found)) == scene.own_pieces() == ANN.split()


def test_nothing_is_found_elsewhere(scene):
    x, y, _ = scene.stage.disc
    assert scene.own_piece_at(QPointF(x, y)) is None
    for offset in (1, 2):
        row = scene.stage.rows[offset]
        assert scene.own_piece_at(QPointF(row.x, row.y)) is None, "the others' tiles are not yours"


# --- pieces in the air -----------------------------------------------------------------------

VIEWS = [
    ("follow-me-42", 952, 556, 1.0),
    ("shoot-the-moon", 900, 576, 2.0),
    ("shoot-the-moon", 1280, 756, 1.5),
    ("follow-me-42", 2560, 1396, 1.0),
]
FRAMES = [0.0, 0.02, 0.2, 0.35, 0.5, 0.65, 0.8, 0.98]
"""Shares of the time of a movement."""


def scale(piece: PieceItem) -> float:
    """How much larger than it was drawn a piece's picture is shown, across its height."""
    shown = piece.sceneTransform()
    return math.hypot(shown.m21(), shown.m22())


@pytest.mark.slow
@each(("preset", "width", "height", "ratio"), VIEWS)
def test_no_picture_is_drawn_larger_than_it_is(open_scene, preset, width, height, ratio):
    """Nor at less than half its size: Qt would leave out pixels, and with them parts of pips."""
    rules = PRESETS[preset]
    scene = open_scene(rules.seats, width, height, ratio)
    flown = 0
    for step in steps(rules, 3, 0):
        before, after = SHOW.table.layout(step.before), SHOW.table.layout(step.after)
        motion = SHOW.table.motion(step.before, step.entry, step.after)
        scene.settle(before)
        for beat in beats(before, motion, after, scene.stage):
            plan = scene.fly(beat, Tempo())
            for share in FRAMES:
                plan.setCurrentTime(round(plan.duration() * share))
                for go in beat.goes:
                    piece = scene.pieces.get(go.key)
                    if piece is not None:
                        assert 0.5 < scale(piece) <= 1.0, (go, share)
                        if go.gone and share == 0.0:
                            assert piece.transform().isIdentity(), "it goes as it lay"
                        flown += 1
            plan.finish()
    assert flown > 500


# --- nothing travels -------------------------------------------------------------------------

SOFT = Tempo(soft=True)


def as_seen(piece: PieceItem) -> tuple[object, ...]:
    """Where a piece is seen, and how large and how much turned."""
    return (*piece.pos().toTuple(), piece.transform(), piece.pixmap().cacheKey())


@pytest.mark.parametrize("preset", ["follow-me-42", "shoot-the-moon"])
def test_softly_nothing_moves_but_fades_from_where_it_was_to_where_it_is(open_scene, preset):
    """Each is seen at one of both ends of its way and nowhere else, in a tenth of a second or so;
    in the end there is nothing left of what it looked like."""
    scene, faded = open_scene(PRESETS[preset].seats), 0
    for step in steps(PRESETS[preset], 3, 0, hands=2):
        before, after = SHOW.table.layout(step.before), SHOW.table.layout(step.after)
        motion = SHOW.table.motion(step.before, step.entry, step.after)
        scene.settle(before)
        for beat in beats(before, motion, after, scene.stage):
            lying = {key: as_seen(piece) for key, piece in scene.pieces.items()}
            plan = scene.fly(beat, SOFT)
            assert plan.duration() <= FADE + beat.hold
            for share in (0.0, 0.3, 0.6, 0.9):
                plan.setCurrentTime(round(min(FADE, plan.duration()) * share))
                for go in beat.goes:
                    piece = scene.pieces.get(go.key)
                    if piece is None or plan.duration() == 0:
                        continue
                    if go.gone and go.start is None:
                        seen = lying[go.was or go.key]
                    else:
                        pose = (go.start if go.gone else None) or go.pose
                        seen = as_seen(PieceItem(scene.faces, pose))
                    assert as_seen(piece) == seen
                    faded += piece.opacity() < 1
            plan.finish()
        scene.settle(after)
        assert_lies(scene, step.after)
        for piece in scene.pieces.values():
            assert piece.opacity() == 1
            assert {*piece.childItems()} == {*piece.marks.values()}
    assert faded > 300


def test_what_stays_where_it_is_does_not_even_fade(scene):
    pose = scene.pieces["6-6"].pose
    goes = Go("6-6", pose, 160), Go("6-5", pose._replace(layer=3.0), 160)
    plan = scene.fly(Beat(goes), SOFT)
    plan.setCurrentTime(40)
    assert scene.pieces["6-6"].opacity() == 1
    assert 0 < scene.pieces["6-5"].opacity() < 1
    plan.finish()


def test_fading_that_is_broken_off_leaves_nothing_behind(scene):
    """As when another match is laid out meanwhile."""
    plan = scene.fly(Beat((Go("6-6", scene.pieces["6-5"].pose, 160),)), SOFT)
    plan.setCurrentTime(60)
    assert len(scene.pieces["6-6"].childItems()) > len(scene.pieces["6-6"].marks)
    plan.stop()
    scene.settle(SHOW.table.layout(LEADING))
    assert_lies(scene, LEADING)
    assert len(scene.pieces["6-6"].childItems()) == len(scene.pieces["6-6"].marks)


# --- moments ---------------------------------------------------------------------------------


def light(scene) -> str:
    """What shines on the felt."""
    shown = [item for item in scene.items() if isinstance(item, SkyItem) and item.isVisible()]
    assert all(item.risen == 1.0 for item in shown)
    return "".join(item.moment for item in shown)


def test_moon_is_there_as_long_as_the_hand_lies_open(scene):
    """M2.2, M5.6, M6.1: also when the table is laid out for another size."""
    shoot, match = Table(target=60).sweep(0, "over"), Table().sweep(0, "over")
    game = Table("shoot-the-moon", target=7).sweep(0, "7")
    for table, moment in ((shoot, "shoot"), (game, "game"), (match, "match"), (Table(), "")):
        scene.settle(SHOW.table.layout(table.match.sight(0)))
        assert light(scene) == moment
        scene.set_stage(Stage.of(1400, 900, 3), 1.0)
        assert light(scene) == moment
    scene.settle(SHOW.table.layout(LEADING))
    assert light(scene) == ""


@pytest.mark.parametrize("pace", [Tempo(), SOFT])
def test_moon_rises_once_and_a_click_ends_it(scene, pace):
    table = Table(target=60).sweep(0, "over")
    scene.settle(SHOW.table.layout(LEADING))
    scene.settle(SHOW.table.layout(Table().match.sight(0)))
    plan = scene.fly(Beat((), rises="shoot"), pace)
    assert plan.duration() == (1800 if pace == Tempo() else 120)
    (sky,) = (item for item in scene.items() if isinstance(item, SkyItem))
    risen = []
    for share in (0.0, 0.3, 0.6):
        plan.setCurrentTime(round(share * plan.duration()))
        risen.append(sky.risen)
    assert risen == sorted(risen)
    assert risen[0] == 0.0 < risen[-1] < 1.0
    plan.finish()
    assert light(scene) == "shoot"
    scene.settle(SHOW.table.layout(table.match.sight(0)))
    assert light(scene) == "shoot"


def test_what_was_stopped_on_its_way_there_goes_on(scene):
    """As when a panel of keys has another form before the rows have made room for it."""
    stage, piece, own = scene.stage, scene.pieces["1:0"], scene.pieces["6-6"]
    closer = stage._replace(squeeze=(1.0, 0.6, 0.6))
    own.rise(9, "lifted")
    stopped = scene.shift(closer, Tempo())
    stopped.setCurrentTime(40)
    assert not piece.lies
    scene.shift(closer._replace(squeeze=(1.0, 0.6, 1.0)), Tempo()).finish()
    assert all(other.lies for other in scene.pieces.values() if other is not own)
    assert not own.lies, "it is pointed at"
