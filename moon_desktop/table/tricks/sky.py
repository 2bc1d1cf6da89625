"""The evening sky in the disc, in which the moon rises for a shoot or a match, and its light."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from moon_desktop.games.views.table import Moment
from moon_desktop.look.cards.emblems import fading, paint_full_moon
from moon_desktop.look.cards.tones import Tones
from moon_desktop.look.crescent import STAR, night_sky
from moon_desktop.look.picture import painted
from moon_desktop.look.theme import THEME, faded, mixed
from moon_desktop.table.picture_item import kept_picture
from moon_desktop.table.stage import Stage
from moon_desktop.table.tricks.ending_places import moon_place

_LIMB: Final = 0.12
"""How dark the moon is at its edge."""
_LIGHT_RADIUS, _LIGHT = 2.2, 0.30
"""In radii of the disc, and how bright the lamplight is at last."""
_STARS: Final = (
    *((-0.72, -0.34, 1.6), (-0.50, -0.70, 1.1), (-0.80, 0.16, 1.0), (0.30, -0.80, 1.3)),
    *((0.66, -0.52, 1.0), (0.80, -0.16, 1.5), (0.76, 0.34, 1.0), (-0.62, 0.58, 1.2)),
    (0.04, -0.88, 0.9),
)
"""x, y and radius in radii of the disc, or px."""


class SkyItem(QGraphicsItem):
    """Nothing, or the lamplight on the mat for a game, or sky, moon and light."""

    def __init__(self) -> None:
        super().__init__()
        self._stage: Stage | None = None
        self.moment: Moment = ""
        """What it belongs to."""
        self._soft = False
        self.risen = 0.0
        """How far the moon has risen, from 0 to 1."""
        self.setZValue(0.5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_moment(self, stage: Stage, moment: Moment) -> None:
        """Shows at once what belongs to a moment."""
        if (stage, moment) != (self._stage, self.moment):
            self.prepareGeometryChange()
            self._stage, self.moment = stage, moment
        self.setVisible(moment not in ("", "lost"))
        self._soft = False
        self.at(1.0)

    def set_out(self, *, soft: bool) -> None:
        """The moon is about to rise, or to come through where it may not travel."""
        self._soft = soft
        self.at(0.0)

    def at(self, t: float) -> None:
        """The moon has come so far on its way, which is eased."""
        self.risen = t
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF() if self._stage is None else self._reach(_LIGHT_RADIUS)

    def _reach(self, radii: float) -> QRectF:
        assert self._stage is not None
        x, y, radius = self._stage.disc
        away = radii * radius
        return QRectF(x - away, y - away, 2 * away, 2 * away)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        ratio = painter.device().devicePixelRatioF()
        box = self._reach(_LIGHT_RADIUS)
        painter.setOpacity(self.risen)
        if not THEME.flat:
            painter.drawPixmap(box.topLeft(), self._picture("light", box.width(), ratio))
        if self.moment == "game":
            return
        painter.setOpacity(self.risen if self._soft else min(1.0, 4 * self.risen))
        box = self._reach(1.0)
        painter.drawPixmap(box.topLeft(), self._picture("sky", box.width(), ratio))
        if self.risen < 1 and not self._soft:
            rim = QPainterPath()
            rim.addEllipse(box)
            painter.setClipPath(rim)
        assert self._stage is not None
        radius, stands = moon_place(self._stage, self.moment)
        below = 0.0 if self._soft else (1 - self.risen) * (1 + radius - stands)
        moon = self._reach(radius).translated(0, (stands + below) * box.height() / 2)
        painter.drawPixmap(moon.topLeft(), self._picture("moon", moon.width(), ratio))

    def _picture(self, what: str, width: float, ratio: float) -> QPixmap:
        def paint(painter: QPainter) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.scale(width / 2, width / 2)
            painter.translate(1, 1)
            draw = {"light": self._draw_light, "sky": self._draw_sky, "moon": self._draw_moon}
            draw[what](painter)

        look = f"moment {what} {width} {ratio}"
        return kept_picture(look, lambda: painted(width, width, ratio, paint))

    def _draw_light(self, painter: QPainter) -> None:
        light = QRadialGradient(0, 0, 1)
        for at, share in ((0.0, 1.0), (0.45, 0.75), (0.75, 0.25), (1.0, 0.0)):
            light.setColorAt(at, faded(THEME.glow, _LIGHT * share))
        painter.setBrush(light)
        painter.drawEllipse(QPointF(), 1, 1)

    def _draw_sky(self, painter: QPainter) -> None:
        sky = QRadialGradient(0, 0, 1)
        sky.setStops(night_sky(THEME))
        painter.setBrush(sky)
        painter.drawEllipse(QPointF(), 1, 1)
        painter.setBrush(STAR)
        for x, y, size in _STARS:
            painter.drawEllipse(QPointF(x, y), 0.008 * size, 0.008 * size)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(THEME.brass, 0.5), 0.01))
        painter.drawEllipse(QPointF(), 0.955, 0.955)

    def _draw_moon(self, painter: QPainter) -> None:
        if THEME.flat:
            # A white moon, and a ring round it.
            painter.setBrush(THEME.ink)
            painter.drawEllipse(QPointF(), 0.93, 0.93)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(THEME.ink, 0.02))
            painter.drawEllipse(QPointF(), 0.98, 0.98)
            return
        (_, deep), *_, (_, top) = night_sky(THEME)
        dark = mixed(THEME.ivory2, THEME.side, 0.35)
        body = THEME.ivory0, dark
        tones = Tones(THEME.pip, top, deep, deep, THEME.glow, *body, top)
        paint_full_moon(painter, tones, 1.0)
        limb = QRadialGradient(0, 0, 1)
        limb.setStops(fading(top, (0.6, 0.0), (1.0, _LIMB)))
        painter.setBrush(limb)
        painter.drawEllipse(QPointF(), 1, 1)
