"""The dice on the table: rolled before the deal, lying through the hand (M3.9)."""

from __future__ import annotations

from itertools import combinations

import pytest

from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.shown.table import Dice
from moon_desktop.look.theme import EVENING
from moon_desktop.table import tempo
from moon_desktop.table.choreography import Beat
from moon_desktop.table.dice import DieItem
from moon_desktop.table.scene import TableScene
from moon_desktop.table.stage import Spot, Stage
from moon_desktop.table.tempo import AT_ONCE, Tempo
from tests.kit.arrange import Table
from tests.kit.pixels import shown

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.timeout(30)]


@pytest.fixture
def scene(open_scene):
    return open_scene()


def lying(scene: TableScene) -> list[tuple[int, float, float]]:
    """The dice that are seen, with what they show and where they lie."""
    assert scene.dice is not None
    items = [item for item in scene.dice.items if item.isVisible()]
    assert all(item.transform().isIdentity() for item in items)
    return [(item.face, item.x(), item.y()) for item in items]


def at(scene: TableScene, *faces: int) -> list[tuple[int, float, float]]:
    return [(face, spot.x, spot.y) for face, spot in zip(faces, scene.stage.dice, strict=True)]


def test_dice_lie_through_the_hand_and_are_gone_after_it(scene):
    scene.settle(SHOW.layout(Table().deal().match.sight(0)))
    assert scene.dice is None
    table = Table(aggie_dice=True).deal(dice=(2, 5))
    scene.settle(SHOW.layout(table.match.sight(0)))
    assert scene.dice is not None
    words = {item.toolTip() for item in scene.dice.items}
    assert words == {"The dice show 2 and 5: trump must be one of them."}
    scene.set_stage(Stage.of(1900, 1000, 3), 2.0)
    while table.phase not in ("deal", "over"):
        scene.settle(SHOW.layout(table.match.sight(0)))
        assert lying(scene) == at(scene, 2, 5)
        table.add(table.match.legal()[-1])
    scene.settle(SHOW.layout(table.match.sight(0)))
    assert lying(scene) == []


def test_dice_tumble_from_the_middle_and_come_to_lie(scene):
    plan = scene.fly(Beat((), 50, dice=Dice((2, 5), "The dice.")), Tempo())
    assert plan.duration() == tempo.DICE + 50
    item, faces, ways = scene.dice.items[0], set(), []
    for now in range(20, tempo.DICE, 20):
        plan.setCurrentTime(now)
        faces.add(item.face)
        ways.append(item.x() - scene.stage.dice[0].x)
    assert len(faces) > 2, "other faces turn up on the way"
    assert ways == sorted(ways, reverse=True)
    assert ways[0] > 100
    plan.finish()
    assert lying(scene) == at(scene, 2, 5)


@pytest.mark.parametrize(("pace", "time"), [(Tempo(0.0, 1.0), 50), (AT_ONCE, 0)])
def test_without_motion_dice_lie_at_once(scene, pace, time):
    plan = scene.fly(Beat((), 50, dice=Dice((6, 6), "The dice.")), pace)
    assert plan.duration() == time
    plan.setCurrentTime(1) if time else plan.finish()
    assert lying(scene) == at(scene, 6, 6)


def test_roll_that_is_given_up_leaves_nothing_behind(scene):
    plan = scene.fly(Beat((), 50, dice=Dice((2, 5), "The dice.")), Tempo())
    plan.setCurrentTime(100)
    plan.stop()
    scene.settle(SHOW.layout(Table().deal().match.sight(0)))
    assert lying(scene) == []


@pytest.mark.parametrize("turn", [-9.0, 0.0, 14.0])
def test_every_face_looks_otherwise_and_within_its_bounds(turn):
    pictures = []
    for face in range(1, 7):
        item = DieItem(EVENING)
        item.show_face(face, Spot(100, 100, turn, 40))
        bounds = item.boundingRect()
        image = shown(item, bounds.adjusted(-4, -4, 4, 4))
        edge = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in (0, 3)]
        assert not any(edge)
        pictures.append(image)
    assert all(one != other for one, other in combinations(pictures, 2))
