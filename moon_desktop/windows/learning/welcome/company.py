"""Those who sit at the table already, each with a short remark; and the line for your own name."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.crescent import paint_crescent
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import Theme, faded, graded, mixed
from moon_desktop.windows.learning.welcome.ways import glide
from moon_desktop.words.clean_name import NAME_LIMIT
from moon_desktop.words.language import tr

_CHANGE_MS: Final = 200
_TIP: Final = 12.0
"""How far the bubble of a remark points down, in px."""


class Companion(QWidget):
    """A medallion with an initial, the name below it, and what is said above it; comes in after
    ``delay`` ms. It takes no clicks."""

    def __init__(self, theme: Theme, motion: float, delay: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._name = self._remark = ""
        self._shade = 0.0
        self.zoom = self.radius = 1.0
        """How large words are set, and the medallion in px."""
        self._coming = glide(self, _CHANGE_MS * motion, QEasingCurve.Type.Linear, self._come)
        self._motion, self._delay = motion, delay
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def tell(self, name: str, remark: str) -> None:
        """Who it is and what they say; another than before comes in anew."""
        if name == self._name:
            self._remark = remark
            self.update()
            return
        late, self._name, self._remark = not self._name, name, remark
        self.setAccessibleName(f"{name}: {remark}")
        self._shade = 0.0
        if self._motion:
            delay = round(self._delay * self._motion) if late else 0
            QTimer.singleShot(delay, self, self._coming.start)
        else:
            self._come(1.0)

    def _come(self, share: float) -> None:
        self._shade = share
        self.update()

    def hush(self, hushed: bool) -> None:
        """Whether nothing is said for now."""
        if hushed:
            self._remark = ""
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, radius, zoom = self._theme, self.radius, self.zoom
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._shade)
        name = faces.font(faces.SANS, 16 * zoom, 700)
        below = 24 * zoom
        x, y = self.width() / 2, self.height() - below - radius - 4
        disc = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        soft_rect(painter, disc.translated(0, 5), radius, 9, theme.pip, 0.45)
        painter.setPen(QPen(mixed(theme.panel, theme.pip, 0.3), 0.055 * radius))
        light = mixed(theme.back0, theme.ivory0, 0.14)
        painter.setBrush(graded(disc.top(), disc.bottom(), (0, light), (1, theme.back1)))
        painter.drawEllipse(disc)
        painter.setPen(QPen(faded(theme.backline, 0.5), 1.2 * zoom))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(x, y), 0.86 * radius, 0.86 * radius)
        initial, face = self._name[:1].upper(), faces.font(faces.SERIF, radius * 0.95, 600)
        left = x - faces.text_width(initial, face) / 2
        faces.write(painter, initial, face, theme.backline, left, y)
        shown = faces.fitted(self._name, name, self.width())
        left = x - faces.text_width(shown, name) / 2
        faces.write(painter, shown, name, theme.ink, left, self.height() - below / 2)
        if self._remark:
            self._paint_bubble(painter, disc.top() - 6 * zoom)
        painter.end()

    def _paint_bubble(self, painter: QPainter, tip: float) -> None:
        theme, zoom, x = self._theme, self.zoom, self.width() / 2
        most = self.width() - 20 * zoom
        face = faces.fitting(
            self._remark, faces.font(faces.SERIF, 17 * zoom, 500, italic=True), most
        )
        words = faces.fitted(self._remark, face, most)
        width, high = faces.text_width(words, face) + 28 * zoom, 36 * zoom
        width = min(width, self.width() - 4)
        box = QRectF(x - width / 2, tip - _TIP * zoom - high, width, high)
        bubble, tail = QPainterPath(), QPainterPath()
        bubble.addRoundedRect(box, 13 * zoom, 13 * zoom)
        tail.moveTo(x - 7 * zoom, box.bottom() - 2)
        tail.lineTo(x + 2 * zoom, tip)
        tail.lineTo(x + 11 * zoom, box.bottom() - 2)
        soft_rect(painter, box.translated(0, 4), 13 * zoom, 8, theme.pip, 0.4)
        shades = (0, theme.ivory0), (1, theme.ivory1)
        painter.fillPath(bubble.united(tail), graded(box.top(), box.bottom(), *shades))
        left = x - faces.text_width(words, face) / 2
        faces.write(painter, words, face, theme.pip, left, box.center().y())


class NameLine(QWidget):
    """Your sign, and the line on which your name stands."""

    def __init__(self, theme: Theme, called: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.zoom = 1.0
        """How much larger than its least size it is made."""
        self.label = QLabel(tr("You are called"), self)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.line = QLineEdit(called, self)
        self.line.setMaxLength(NAME_LIMIT)
        self.line.setAccessibleName(tr("Your name"))
        self.line.setPlaceholderText(tr("You"))
        self.label.setBuddy(self.line)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.label)
        self._row.addWidget(self.line, 1)

    def lay_out(self, zoom: float) -> None:
        """Makes it ``zoom`` times its least size, as wide as its words need."""
        self.zoom, theme = zoom, self._theme
        room = round(PANEL_ROOM)
        self._row.setContentsMargins(
            room + round(50 * zoom), room + round(6 * zoom), room + round(18 * zoom),
            room + round(6 * zoom),
        )  # fmt: skip
        self._row.setSpacing(round(12 * zoom))
        self.label.setFont(faces.font(faces.SANS, 14 * zoom, 500))
        self.line.setFont(faces.font(faces.SANS, 15 * zoom, 700))
        self.line.setFixedSize(round(190 * zoom), round(34 * zoom))
        self.label.setStyleSheet(f"color: {theme.ink2.name()}")
        corner, quiet = round(9 * zoom), mixed(theme.panel, theme.stitch, 0.6)
        self.line.setStyleSheet(
            f"QLineEdit {{ background: {theme.panel.name()}; color: {theme.ink.name()};"
            f" border: 1px solid {quiet.name()};"
            f" border-radius: {corner}px; padding: 0 {corner}px;"
            f" selection-background-color: {theme.mat0.name()}; }}"
            f"QLineEdit:focus {{ border: 2px solid {theme.brass.name()}; }}"
        )
        self.adjustSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = PANEL_ROOM
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        paint_panel(painter, self._theme, box, box.height() / 2)
        radius = box.height() / 2 - 6 * self.zoom
        x = box.left() + box.height() / 2
        if self.isRightToLeft():
            x = box.right() - box.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.back0)
        painter.drawEllipse(QPointF(x, box.center().y()), radius, radius)
        paint_crescent(painter, self._theme, x, box.center().y(), radius * 0.62)
        painter.end()
