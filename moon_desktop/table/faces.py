"""How a domino looks: its pips, body and shadow, as vectors and as pictures kept ready."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from moon_desktop.table.crescent import crescent_path
from moon_desktop.table.shadow import soft_rect
from moon_desktop.table.stage import DRAG_LIFT, LEGAL_LIFT, WALL
from moon_desktop.table.theme import Theme, faded, mixed

CORNER = 0.13
PIP_RADIUS = 0.092
HALF_CENTRE = 0.485
"""How far the centre of a half lies from the tile's middle, in tile widths."""

_BEVEL = 0.055
_INNER_CORNER = 0.094
_COLUMN = 0.257
_RIM = 0.022
_PIN_FROM = 28.0
"""Narrower tiles go without the brass pin."""

_WHITE = QColor("#FFFFFF")
_BLACK = QColor("#000000")

_PIPS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)

Shadow = Literal["rest", "lifted", "dragged", "short"]
_LIFTS: dict[Shadow, float] = {
    "rest": 0.0,
    "lifted": LEGAL_LIFT,
    "dragged": DRAG_LIFT,
    "short": 0.0,
}
# Room round a tile of width 1 for the longest shadow, and for a tile lying askew.
_MARGIN = 0.85


def pip_centres(count: int) -> tuple[tuple[float, float], ...]:
    """Where the pips of a half with `count` (0 to 6) lie, in tile widths from its centre."""
    return tuple((column * _COLUMN, row * _COLUMN) for column, row in _PIPS[count])


def halves(tile: str) -> tuple[int, int]:
    """The two counts of a tile in notation: "6-4" is (6, 4)."""
    upper, lower = tile.split("-")
    return int(upper), int(lower)


def paint_tile(
    painter: QPainter, theme: Theme, tile: str | None, w: float, turn: float = 0.0
) -> None:
    """Draws a tile of width `w` centred on the painter's origin, turned clockwise about it;
    None is a tile's back. Light and side wall stay as on a table seen from below."""
    spin = QTransform().rotate(turn)
    outline = spin.map(_rounded(w, 2 * w, CORNER * w))
    inner = spin.map(_rounded(w - 2 * _BEVEL * w, 2 * w - 2 * _BEVEL * w, _INNER_CORNER * w))
    _paint_wall(painter, theme.backside if tile is None else theme.side, outline, w)
    if tile is None:
        _paint_back(painter, theme, outline, inner, w, turn)
        return
    _paint_body(painter, theme, outline, inner)
    painter.save()
    painter.rotate(turn)
    _paint_divider(painter, theme, w)
    upper, lower = halves(tile)
    centres = [(x * w, (y - HALF_CENTRE) * w) for x, y in pip_centres(upper)]
    centres += [(x * w, (y + HALF_CENTRE) * w) for x, y in pip_centres(lower)]
    paint_pips(painter, theme, centres, PIP_RADIUS * w)
    painter.restore()


def paint_half_tile(painter: QPainter, theme: Theme, count: int | None, box: QRectF) -> None:
    """A square half tile filling `box`'s width, with the pips of `count`; None leaves it bare."""
    w = box.width()
    painter.save()
    painter.translate(box.x() + w / 2, box.y() + w / 2)
    outline = _rounded(w, w, 0.16 * w)
    inner = _rounded(w - 2 * _BEVEL * w, w - 2 * _BEVEL * w, 0.125 * w)
    _paint_wall(painter, theme.side, outline, w * 1.2)
    _paint_body(painter, theme, outline, inner)
    if count is not None:
        paint_pips(painter, theme, [(x * w, y * w) for x, y in pip_centres(count)], PIP_RADIUS * w)
    painter.restore()


def paint_pips(
    painter: QPainter, theme: Theme, centres: list[tuple[float, float]], radius: float
) -> None:
    """Drilled pips: dark, a little light caught at the bottom, and a bright lower rim."""
    painter.setPen(Qt.PenStyle.NoPen)
    hollow = QRadialGradient(0, radius * 0.75, radius * 1.5)
    hollow.setColorAt(0, mixed(theme.pip, _WHITE, 0.30))
    hollow.setColorAt(0.55, theme.pip)
    hollow.setColorAt(1, mixed(theme.pip, _BLACK, 0.55))
    painter.setBrush(faded(_WHITE, 0.92))
    drop = _RIM / PIP_RADIUS * radius
    for x, y in centres:
        painter.drawEllipse(QPointF(x, y + drop), radius, radius)
    painter.setBrush(faded(theme.line, 0.55))
    for x, y in centres:
        painter.drawEllipse(QPointF(x, y - drop * 0.3), radius * 1.03, radius * 1.03)
    painter.setBrush(hollow)
    origin = painter.worldTransform()
    nothing = QPointF()
    for x, y in centres:
        painter.translate(x, y)
        painter.drawEllipse(nothing, radius, radius)
        painter.setWorldTransform(origin)


def _rounded(width: float, height: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-width / 2, -height / 2, width, height), radius, radius)
    return path


def _paint_wall(painter: QPainter, colour: QColor, outline: QPainterPath, w: float) -> None:
    depth = WALL * w
    painter.fillPath(outline.translated(0, depth), mixed(colour, _BLACK, 0.22))
    painter.fillPath(outline.translated(0, depth * 0.55), colour)


def _paint_body(
    painter: QPainter, theme: Theme, outline: QPainterPath, inner: QPainterPath
) -> None:
    bounds = outline.boundingRect()
    bevel = QLinearGradient(0, bounds.top(), 0, bounds.bottom())
    bevel.setColorAt(0, _WHITE)
    bevel.setColorAt(0.25, theme.ivory0)
    bevel.setColorAt(0.8, mixed(theme.ivory1, theme.ivory2, 0.45))
    bevel.setColorAt(1, theme.ivory2)
    painter.fillPath(outline, bevel)
    face = QLinearGradient(0, bounds.top(), 0, bounds.bottom())
    face.setColorAt(0, mixed(theme.ivory0, _WHITE, 0.5))
    face.setColorAt(0.35, theme.ivory0)
    face.setColorAt(1, theme.ivory1)
    painter.fillPath(inner, face)


def _paint_divider(painter: QPainter, theme: Theme, w: float) -> None:
    thick = 0.026 * w
    half = 0.33 * w
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(_WHITE, 0.9))
    painter.drawRoundedRect(QRectF(-half, thick * 0.45, 2 * half, thick), thick / 2, thick / 2)
    painter.setBrush(theme.line)
    painter.drawRoundedRect(QRectF(-half, -thick / 2, 2 * half, thick), thick / 2, thick / 2)
    if w < _PIN_FROM:
        return
    radius = 0.05 * w
    painter.setBrush(faded(theme.onbrass, 0.35))
    painter.drawEllipse(QPointF(0, radius * 0.3), radius, radius)
    metal = QRadialGradient(-radius * 0.3, -radius * 0.4, radius * 1.5)
    metal.setColorAt(0, mixed(theme.brass, _WHITE, 0.75))
    metal.setColorAt(0.4, theme.brass)
    metal.setColorAt(1, theme.brassd)
    painter.setBrush(metal)
    painter.drawEllipse(QPointF(), radius, radius)


def _paint_back(
    painter: QPainter,
    theme: Theme,
    outline: QPainterPath,
    inner: QPainterPath,
    w: float,
    turn: float,
) -> None:
    bounds = outline.boundingRect()
    bevel = QLinearGradient(0, bounds.top(), 0, bounds.bottom())
    bevel.setColorAt(0, mixed(theme.back0, _WHITE, 0.26))
    bevel.setColorAt(0.18, mixed(theme.back0, _WHITE, 0.08))
    bevel.setColorAt(0.8, theme.back1)
    bevel.setColorAt(1, mixed(theme.back1, _BLACK, 0.45))
    painter.fillPath(outline, bevel)
    face = QLinearGradient(0, bounds.top(), 0, bounds.bottom())
    face.setColorAt(0, theme.back0)
    face.setColorAt(1, theme.back1)
    painter.fillPath(inner, face)
    painter.save()
    painter.rotate(turn)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(theme.backline, 0.38), max(0.75, 0.018 * w)))
    inset = 0.13 * w
    painter.drawRoundedRect(
        QRectF(-w / 2 + inset, -w + inset, w - 2 * inset, 2 * w - 2 * inset), 0.07 * w, 0.07 * w
    )
    painter.fillPath(crescent_path(0, 0, 0.20 * w), mixed(theme.backline, theme.back1, 0.16))
    painter.restore()


def _paint_veil(painter: QPainter, theme: Theme, w: float, turn: float) -> None:
    """What lies over a tile that may not be played: shade and diagonal hatching."""
    outline = QTransform().rotate(turn).map(_rounded(w, 2 * w, CORNER * w))
    shape = outline.united(outline.translated(0, WALL * w))
    painter.save()
    painter.fillPath(shape, theme.shade)
    painter.setClipPath(outline)
    painter.setPen(QPen(faded(theme.shade, 0.24), 0.028 * w))
    pitch = 0.13 * w * 2**0.5
    reach = 2.4 * w
    steps = int(2 * reach / pitch)
    for step in range(steps + 1):
        x = -reach + step * pitch
        painter.drawLine(QPointF(x + w, -w), QPointF(x - w, w))
    painter.restore()


def _paint_shadow(painter: QPainter, shadow: Shadow, w: float, turn: float) -> None:
    lift = _LIFTS[shadow]
    body = QRectF(-w / 2, -w, w, 2 * w)
    strength = 0.5 if shadow == "short" else 1.0
    ambient_blur = (0.20 + 0.45 * lift) * w * (0.6 if shadow == "short" else 1.0)
    ambient_drop = (0.17 + 0.75 * lift) * w * (0.5 if shadow == "short" else 1.0)
    contact_blur = (0.07 + 0.12 * lift) * w
    contact_drop = (0.075 + 0.25 * lift) * w
    soft_rect(
        painter,
        body.translated(0, ambient_drop),
        CORNER * w,
        ambient_blur,
        _BLACK,
        0.34 * strength,
        turn=turn,
    )
    soft_rect(
        painter,
        body.translated(0, contact_drop),
        CORNER * w,
        contact_blur,
        _BLACK,
        0.42 * strength,
        turn=turn,
    )


class TileFaces:
    """Pictures of tiles for one theme and device pixel ratio, drawn when first asked for.

    Every picture has the tile's middle in its own middle.
    """

    def __init__(self, theme: Theme, ratio: float) -> None:
        self._theme = theme
        self._ratio = ratio
        self._pictures: dict[tuple[str | None, int, Shadow, bool, float], QPixmap] = {}
        self._shadows: dict[tuple[int, Shadow, float], QPixmap] = {}

    def margin(self, width: float) -> float:
        """Empty px on either side of an upright tile `width` px wide, above and below it too."""
        return self._margin(self._device_width(width)) / self._ratio

    def pixmap(
        self,
        tile: str | None,
        width: float,
        *,
        shadow: Shadow = "rest",
        illegal: bool = False,
        turn: float = 0.0,
    ) -> QPixmap:
        """The tile (None: its back), `width` logical px wide, with its shadow, turned `turn`
        degrees clockwise; its device pixel ratio is set."""
        device = self._device_width(width)
        key = (tile, device, shadow, illegal, turn)
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._draw(tile, device, shadow, illegal, turn)
            self._pictures[key] = picture
        return picture

    def forget(self) -> None:
        """Drops every picture, as after a change of size."""
        self._pictures.clear()
        self._shadows.clear()

    def _device_width(self, width: float) -> int:
        return max(4, round(width * self._ratio))

    @staticmethod
    def _margin(device: int) -> int:
        return round(_MARGIN * device)

    def _draw(
        self, tile: str | None, device: int, shadow: Shadow, illegal: bool, turn: float
    ) -> QPixmap:
        # A copy shares its pixels with the kept shadow until it is painted on.
        picture = QPixmap(self._shadow(device, shadow, turn))
        painter = self._painter(picture)
        paint_tile(painter, self._theme, tile, device, turn)
        if illegal:
            _paint_veil(painter, self._theme, device, turn)
        painter.end()
        picture.setDevicePixelRatio(self._ratio)
        return picture

    def _shadow(self, device: int, shadow: Shadow, turn: float) -> QPixmap:
        key = (device, shadow, turn)
        picture = self._shadows.get(key)
        if picture is None:
            margin = self._margin(device)
            wide, high = device + 2 * margin, 2 * (device + margin)
            if turn:
                wide = high = max(wide, high)
            picture = QPixmap(wide, high)
            picture.fill(Qt.GlobalColor.transparent)
            painter = self._painter(picture)
            _paint_shadow(painter, shadow, device, turn)
            painter.end()
            self._shadows[key] = picture
        return picture

    @staticmethod
    def _painter(picture: QPixmap) -> QPainter:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(picture.width() / 2, picture.height() / 2)
        return painter
