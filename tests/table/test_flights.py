"""Pieces in the air: in every frame as sharp as the vectors that they were drawn from."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.games.moon.show import SHOW
from moon_desktop.look.theme import EVENING
from moon_desktop.look.tile import DOMINO, paint_tile
from moon_desktop.table.choreography import Beat, beats
from moon_desktop.table.flight_plan import FlightPlan
from moon_desktop.table.piece_item import PieceItem
from moon_desktop.table.playback import Step
from moon_desktop.table.scene import TableScene
from moon_desktop.table.tempo import Tempo
from tests.kit.shown_walks import steps

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.timeout(120)]

VIEWS = [(952, 556, 1.0), (900, 576, 2.0), (1280, 756, 1.5), (2560, 1396, 1.0)]
FRAMES = [0.0, 0.02, 0.2, 0.35, 0.5, 0.65, 0.8, 0.98]
"""Shares of the time of a movement."""

# A lower edge, shadow and rim reach over a tile's outline; faces and pips are looked at.
_FACE = 0.9


def moments(scene: TableScene, step: Step) -> Iterator[tuple[Beat, FlightPlan]]:
    """The beats of a step, each ready to be gone through; the next when it was."""
    before, after = SHOW.layout(step.before), SHOW.layout(step.after)
    scene.settle(before)
    motion = SHOW.motion(step.before, step.entry, step.after)
    for beat in beats(before, motion, after, scene.stage):
        plan = scene.fly(beat, Tempo())
        yield beat, plan
        plan.finish()


def scale(piece: PieceItem) -> float:
    """How much larger than it was drawn a piece's picture is shown, across its height."""
    shown = piece.sceneTransform()
    return math.hypot(shown.m21(), shown.m22())


@pytest.mark.parametrize(("width", "height", "ratio"), VIEWS)
@pytest.mark.parametrize("preset", ["follow-me-42", "shoot-the-moon"])
def test_no_picture_is_drawn_larger_than_it_is(open_scene, width, height, ratio, preset):
    """Nor at less than half its size: Qt would leave out pixels, and with them parts of pips."""
    rules = PRESETS[preset]
    scene = open_scene(rules.seats, width, height, ratio)
    flown = 0
    for step in steps(rules, 3, 0):
        for beat, plan in moments(scene, step):
            for share in FRAMES:
                plan.setCurrentTime(round(plan.duration() * share))
                for go in beat.goes:
                    piece = scene.pieces.get(go.key)
                    if piece is not None:
                        assert 0.5 < scale(piece) <= 1.0, (go, share)
                        flown += 1
    assert flown > 500


def pixels(box: QRectF, ratio: float, paint: Callable[[QPainter], None]) -> bytes:
    """How light each pixel of ``box`` is that ``paint`` draws upon, in the scene's px."""
    size = QSize(math.ceil(box.width() * ratio), math.ceil(box.height() * ratio))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(-box.topLeft())
    paint(painter)
    painter.end()
    return bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


def sharpness(piece: PieceItem, tile: str, ratio: float) -> float:
    """How sharp the edges on a tile's face are seen; 1: as those of its vectors."""
    shown, turn = piece.sceneTransform(), piece.pose.spot.turn
    # A picture has the tile in its middle, with as much room on either side for every width.
    lying = PieceItem(EVENING, piece.faces, piece.pose)
    share = piece.pixmap().height() / lying.pixmap().height()
    width = piece.pose.spot.width * share * scale(piece)

    def picture(painter: QPainter) -> None:
        painter.setTransform(shown, True)
        painter.drawPixmap(piece.offset(), piece.pixmap())

    def vectors(painter: QPainter) -> None:
        painter.translate(piece.pos())
        paint_tile(painter, EVENING, tile, width, turn)

    def face(painter: QPainter) -> None:
        painter.translate(piece.pos())
        painter.fillPath(DOMINO.outline(width * _FACE, turn), Qt.GlobalColor.white)

    box = piece.sceneBoundingRect()
    seen, drawn, inside = (pixels(box, ratio, paint) for paint in (picture, vectors, face))
    return steepness(seen, inside) / steepness(drawn, inside)


def steepness(light: bytes, inside: bytes) -> int:
    """How much light changes from a pixel to the next: twice as much in one step counts four
    times, so that an edge counts for less the wider it is smeared."""
    return sum(
        (light[at] - light[at - 1]) ** 2
        for at in range(1, len(light))
        if inside[at] == inside[at - 1] == 255
    )


@pytest.mark.parametrize(("width", "height", "ratio"), VIEWS)
def test_tiles_are_swept_away_as_sharp_as_they_lay(open_scene, width, height, ratio):
    """And begin to be with the very pictures that lay."""
    scene = open_scene(3, width, height, ratio)
    taking = (step for step in steps(PRESETS["follow-me-42"], 3, 0) if step.after.tricks)
    for beat, plan in moments(scene, next(taking)):
        if beat.trick:
            continue
        for share in FRAMES:
            plan.setCurrentTime(round(plan.duration() * share))
            pieces = {go.key: scene.pieces[go.key] for go in beat.goes}
            sharp = [sharpness(piece, tile, ratio) for tile, piece in pieces.items()]
            assert sum(sharp) / len(sharp) > 0.6, share
            if share == 0.0:
                assert all(piece.transform().isIdentity() for piece in pieces.values())
