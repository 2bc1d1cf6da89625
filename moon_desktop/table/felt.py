"""The table top: wood, the stitched mat, the moon in its middle, and the groove of your hand."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from moon_desktop.look.grain import felt_nap, wood_grain
from moon_desktop.look.theme import THEME, faded, graded, mixed
from moon_desktop.table.stage import Stage

_STITCH_INSET = 11.0
_RING_INSET = 7.0
_WHITE = QColor("#FFFFFF")
_BLACK = QColor("#000000")

# The moon's seas and craters: x, y and radius in radii of the disc, and their depth.
_SEAS = (
    (0.36, 0.10, 0.38, 0.20),
    (0.20, -0.26, 0.32, 0.17),
    (0.56, -0.14, 0.26, 0.16),
    (-0.30, -0.46, 0.38, 0.22),
    (-0.56, -0.06, 0.36, 0.20),
    (-0.26, 0.36, 0.34, 0.16),
    (-0.02, 0.02, 0.22, 0.10),
)
_CRATERS = (
    (0.655, -0.47, 0.100),
    (0.40, 0.58, 0.085),
    (-0.62, 0.42, 0.070),
    (-0.40, -0.70, 0.060),
    (0.02, 0.72, 0.055),
    (-0.74, -0.30, 0.050),
    (0.78, 0.20, 0.060),
    (0.12, -0.80, 0.045),
)


def table_pixmap(
    width: float,
    height: float,
    stage: Stage,
    ratio: float,
    *,
    grain: bool = True,
    bare: bool = False,
) -> QPixmap:
    """The whole table top for a view of `width` by `height` logical px, as one opaque picture.

    The stage is its left part; the wood goes on under what stands beside it. Without its `grain`
    it takes a third less time. A `bare` one is only wood and mat.
    """
    picture = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    picture.fill(THEME.wood0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(ratio, ratio)
    if THEME.flat:
        _paint_lines(painter, stage, bare=bare)
        bare = True
    else:
        _paint_wood(painter, picture, ratio, stage, grain)
        _paint_mat(painter, stage, ratio)
    if not bare:
        _paint_disc(painter, stage, ratio)
        _paint_groove(painter, stage)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def _paint_lines(painter: QPainter, stage: Stage, *, bare: bool) -> None:
    """All of it without light: the edges of mat and disc."""
    painter.setPen(QPen(THEME.matline, 2.0 * stage.zoom))
    painter.setBrush(THEME.mat0)
    painter.drawPath(mat_outline(stage))
    if not bare:
        x, y, radius = stage.disc
        painter.setBrush(THEME.moon)
        painter.drawEllipse(QPointF(x, y), radius, radius)


def mat_outline(stage: Stage, inset: float = 0.0) -> QPainterPath:
    """The mat's edge, or a line running `inset` px inside it."""
    path = QPainterPath()
    corners = stage.mat
    for index, (x, y, radius) in enumerate(corners):
        before = corners[index - 1]
        after = corners[(index + 1) % len(corners)]
        towards = math.atan2(y - before[1], x - before[0])
        onwards = math.atan2(after[1] - y, after[0] - x)
        bend = (onwards - towards) % math.tau
        # The arc's centre lies on the corner's bisector, `radius` from both edges.
        bisector = towards + bend / 2 + math.pi / 2
        reach = radius / math.cos(bend / 2)
        centre_x = x + reach * math.cos(bisector)
        centre_y = y + reach * math.sin(bisector)
        r = max(0.0, radius - inset)
        circle = QRectF(centre_x - r, centre_y - r, 2 * r, 2 * r)
        # Corners run clockwise; Qt counts angles the other way.
        start = -math.degrees(towards - math.pi / 2)
        if index == 0:
            path.arcMoveTo(circle, start)
        path.arcTo(circle, start, -math.degrees(bend))
    path.closeSubpath()
    return path


def _paint_wood(
    painter: QPainter, picture: QPixmap, ratio: float, stage: Stage, grain: bool
) -> None:
    width, height = picture.width() / ratio, picture.height() / ratio
    everything = QRectF(0, 0, width, height)
    base = graded(0, height, (0, THEME.wood0), (1, THEME.wood1))
    painter.fillRect(everything, base)
    if grain:
        streaks = wood_grain(picture.width(), picture.height(), ratio, THEME.grain, 2 * THEME.dusk)
        source = QRectF(0.5, 0, streaks.width() - 1, streaks.height())
        painter.drawImage(everything, streaks, source)
    x, y, radius = stage.disc
    warm, dim = faded(mixed(THEME.brass, _WHITE, 0.5), 0.07), faded(_BLACK, 0.02)
    stops = ((0, warm), (0.4, dim), (1, faded(_BLACK, THEME.dusk)))
    painter.fillRect(everything, _rings(x, y - radius, max(width, height) * 0.85, *stops))


def _paint_mat(painter: QPainter, stage: Stage, ratio: float) -> None:
    outline = mat_outline(stage)
    _paint_mat_shadow(painter, stage, outline)
    x, y, radius = stage.disc
    light, middle = mixed(THEME.mat0, _WHITE, 0.05), mixed(THEME.mat0, THEME.mat1, 0.25)
    painter.fillPath(
        outline, _rings(x, y, radius * 3.3, (0, light), (0.42, middle), (1, THEME.mat1))
    )
    _paint_nap(painter, outline, ratio)
    # The turned-over hem: a dark outer edge and light along its upper side.
    top, bottom = outline.boundingRect().top(), outline.boundingRect().bottom()
    hem = graded(
        top, bottom, (0, faded(_WHITE, 0.13)), (0.5, faded(_WHITE, 0.05)), (1, faded(_BLACK, 0.16))
    )
    seam = mat_outline(stage, _STITCH_INSET * stage.zoom)
    thread = QPen(faded(_BLACK, 0.30), 1.7 * stage.zoom)
    bright = QPen(faded(THEME.stitch, 0.62), 1.7 * stage.zoom)
    for pen in (thread, bright):
        pen.setDashPattern([5.2, 3.0])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen, line in (
        (QPen(QBrush(hem), 4.0 * stage.zoom), mat_outline(stage, 3.4 * stage.zoom)),
        (QPen(THEME.matline, 2.2 * stage.zoom), mat_outline(stage, 0.4 * stage.zoom)),
        (thread, seam.translated(0, 1.2 * stage.zoom)),
        (bright, seam),
    ):
        painter.setPen(pen)
        painter.drawPath(line)


def _paint_mat_shadow(painter: QPainter, stage: Stage, outline: QPainterPath) -> None:
    """A soft shadow, from a small picture drawn large."""
    coarse = 12.0 * max(1.0, stage.scale)
    reach = 3 * coarse
    bounds = outline.boundingRect().adjusted(-reach, -reach, reach, reach)
    wide, high = math.ceil(bounds.width() / coarse), math.ceil(bounds.height() / coarse)
    small = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    small.fill(Qt.GlobalColor.transparent)
    pen = QPainter(small)
    pen.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen.scale(1 / coarse, 1 / coarse)
    pen.translate(-bounds.topLeft())
    pen.fillPath(outline, faded(_BLACK, 0.66))
    pen.end()
    # Doubled step by step, the steps of the small picture melt away.
    smooth = small.scaled(small.size() * 3, mode=Qt.TransformationMode.SmoothTransformation)
    size = QRectF(0, 0, wide * coarse, high * coarse)
    painter.drawImage(size.translated(bounds.topLeft() + QPointF(0, coarse * 0.8)), smooth)


def _paint_nap(painter: QPainter, shape: QPainterPath, ratio: float) -> None:
    brush = QBrush(felt_nap(ratio))
    # The nap is made in device px already.
    brush.setTransform(QTransform().scale(1 / ratio, 1 / ratio))
    painter.fillPath(shape, brush)


def _rings(x: float, y: float, radius: float, *colours: tuple[float, QColor]) -> QRadialGradient:
    gradient = QRadialGradient(x, y, radius)
    gradient.setStops(colours)
    return gradient


def _paint_disc(painter: QPainter, stage: Stage, ratio: float) -> None:
    x, y, radius = stage.disc

    def circle(brush: QGradient, dx: float, dy: float, size: float) -> None:
        """A spot of the moon: its place and size in radii."""
        painter.setBrush(brush)
        painter.drawEllipse(QPointF(x + dx * radius, y + dy * radius), size * radius, size * radius)

    painter.setPen(Qt.PenStyle.NoPen)
    # Let into the cloth: a shaded upper lip, a lit lower one.
    lip = ((0, faded(_BLACK, 0.55)), (0.5, faded(_BLACK, 0.30)), (1, faded(_WHITE, 0.16)))
    circle(graded(y - radius, y + radius, *lip), 0, 0, 1 + 1.6 * stage.zoom / radius)
    face = (
        (0, mixed(THEME.moon, _WHITE, 0.15)),
        (0.5, THEME.moon),
        (0.8, mixed(THEME.moon, THEME.mat1, 0.16)),
        (1, mixed(THEME.moon, THEME.mat1, 0.34)),
    )
    circle(_rings(x + radius * 0.16, y - radius * 0.22, radius * 1.22, *face), 0, 0, 1)
    disc = QPainterPath()
    disc.addEllipse(QPointF(x, y), radius, radius)
    painter.save()
    painter.setClipPath(disc)
    dark = mixed(THEME.mat1, THEME.moon, 0.15)
    for dx, dy, size, depth in _SEAS:
        sea = ((0, faded(dark, depth)), (0.55, faded(dark, depth * 0.8)), (1, faded(dark, 0.0)))
        circle(_rings(x + dx * radius, y + dy * radius, size * radius, *sea), dx, dy, size)
    dark, clear = mixed(THEME.mat1, THEME.moon, 0.1), faded(_WHITE, 0.0)
    floor = ((0, faded(dark, 0.17)), (0.6, faded(dark, 0.20)), (1, faded(dark, 0.0)))
    light = ((0.66, clear), (0.8, faded(_WHITE, 0.05)), (1, clear))
    for dx, dy, size in _CRATERS:
        at_x, at_y, reach = x + dx * radius, y + dy * radius, size * radius
        circle(_rings(at_x, at_y + reach * 0.12, reach * 1.25, *light), dx, dy, size * 1.3)
        circle(_rings(at_x, at_y, reach, *floor), dx, dy, size)
    painter.restore()
    _paint_nap(painter, disc, ratio)
    hollow = ((0.93, faded(_BLACK, 0.0)), (1.0, faded(_BLACK, 0.20)))
    painter.setPen(Qt.PenStyle.NoPen)
    circle(_rings(x, y + radius * 0.03, radius * 1.03, *hollow), 0, 0, 1)
    ring = QLinearGradient(x - radius, y - radius, x + radius, y + radius)
    ring.setColorAt(0, faded(mixed(THEME.brass, _WHITE, 0.15), 0.72))
    ring.setColorAt(0.5, faded(THEME.brass, 0.50))
    ring.setColorAt(1, faded(mixed(THEME.brass, _WHITE, 0.1), 0.64))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = _RING_INSET * stage.zoom
    painter.setPen(QPen(QBrush(ring), 1.5 * stage.zoom))
    painter.drawEllipse(QPointF(x, y), radius - inset, radius - inset)


def _paint_groove(painter: QPainter, stage: Stage) -> None:
    groove = stage.groove
    box = QRectF(groove.x, groove.y, groove.width, groove.height)
    corner = groove.height / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(_WHITE, 0.10))
    painter.drawRoundedRect(box.translated(0, 1.2), corner, corner)
    top, low, lowest = faded(_BLACK, 0.62), faded(_BLACK, 0.48), faded(_BLACK, 0.36)
    painter.setBrush(graded(box.top(), box.bottom(), (0, top), (0.3, low), (1, lowest)))
    painter.drawRoundedRect(box, corner, corner)
