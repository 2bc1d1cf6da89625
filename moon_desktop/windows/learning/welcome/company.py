"""Those who sit at the table already, each with a short remark; and the line for your own name."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.faces import RISE, paint_face
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.picture import on_itself
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import THEME, faded, graded
from moon_desktop.windows.learning.welcome.ways import glide
from moon_desktop.words.language import tr
from moon_desktop.words.names import NAME_LIMIT

_CHANGE_MS = 200


def paint_sitter(
    painter: QPainter, name: str, face: str, middle: QPointF, radius: float, width: float
) -> None:
    """A face ``radius`` px from its ``middle`` to its edge, and below it the name, at most
    ``width`` px wide."""
    paint_face(
        painter, THEME, face, QRectF(middle, middle).adjusted(-radius, -radius, radius, radius)
    )
    words, y = faces.plate_name(), middle.y() + radius + 4 + 12
    shown = faces.fitted(name, words, width - 16)
    # Wood may be pale under the name.
    half = faces.text_width(shown, words) / 2 + 10
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(THEME.panel, 0.62))
    painter.drawRoundedRect(QRectF(middle.x() - half, y - 12, 2 * half, 24), 12, 12)
    faces.write(painter, shown, words, THEME.ink, middle.x(), y, at=0.5)


class Companion(QWidget):
    """A face, the name below it, and what is said above it. It comes in after ``delay`` ms, and
    takes no clicks."""

    def __init__(self, motion: float, delay: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._motion, self._delay = motion, round(delay * motion)
        self._name = self._face = self._remark = ""
        self._shade = 0.0
        self.zoom = self.radius = 1.0
        """How large words are set, and px of half the face."""
        self._coming = glide(self, _CHANGE_MS * motion, QEasingCurve.Type.Linear, self._come)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def tell(self, name: str, face: str, remark: str) -> None:
        """Who it is and what they say; another than before comes in anew."""
        former, self._name, self._face, self._remark = self._name, name, face, remark
        self.setAccessibleName(f"{name}: {remark}" if remark else name)
        if not self._motion:
            self._shade = 1.0
        elif name != former:
            self._shade = 0.0
            QTimer.singleShot(0 if former else self._delay, self, self._coming.start)
        self.update()

    def _come(self, share: float) -> None:
        self._shade = share
        self.update()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        if not self._shade:
            # No face is loaded before it is to be seen.
            return
        radius = self.radius
        painter.setOpacity(self._shade)
        middle = QPointF(self.width() / 2, self.height() - 24 * self.zoom - radius - 4)
        painter.save()
        painter.scale(self.zoom, self.zoom)
        in_px = middle / self.zoom, radius / self.zoom, self.width() / self.zoom
        paint_sitter(painter, self._name, self._face, *in_px)
        painter.restore()
        if self._remark:
            tip = middle.y() - radius - 2 - 2 * RISE * radius
            self._paint_bubble(painter, QPointF(middle.x(), tip))

    def _paint_bubble(self, painter: QPainter, tip: QPointF) -> None:
        zoom, most = self.zoom, self.width() - 20 * self.zoom
        face = faces.font(faces.SERIF, 17 * zoom, 500, italic=True)
        face = faces.fitting(self._remark, face, most)
        words = faces.fitted(self._remark, face, most)
        half = min(faces.text_width(words, face) / 2 + 14 * zoom, self.width() / 2 - 2)
        box = QRectF(tip.x() - half, tip.y() - 48 * zoom, 2 * half, 36 * zoom)
        bubble, tail = QPainterPath(), QPainterPath(tip)
        bubble.addRoundedRect(box, 13 * zoom, 13 * zoom)
        tail.lineTo(tip.x() - 9 * zoom, box.bottom() - 2)
        tail.lineTo(tip.x() + 9 * zoom, box.bottom() - 2)
        soft_rect(painter, THEME, box.translated(0, 4), 13 * zoom, 8, THEME.pip, 0.4)
        paper = graded(box.top(), box.bottom(), (0, THEME.ivory0), (1, THEME.ivory1))
        painter.fillPath(bubble.united(tail), paper)
        faces.write(painter, words, face, THEME.pip, tip.x(), box.center().y(), at=0.5)


class NameLine(QWidget):
    """Your sign, and the line on which your name stands."""

    def __init__(self, called: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._label = QLabel(tr("You are called"), self)
        self.line = QLineEdit(called, self)
        self.line.setMaxLength(NAME_LIMIT)
        self.line.setAccessibleName(tr("Your name"))
        self.line.setPlaceholderText(tr("You"))
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._label)
        self._row.addWidget(self.line)

    def lay_out(self, zoom: float) -> None:
        """Makes it ``zoom`` times its least size, as wide as its words need."""
        room = round(PANEL_ROOM + 4 * zoom)
        # Clear of the sign, which is as wide as the line is high; Qt turns no margins round.
        left, right = round(56 * zoom), round(12 * zoom)
        if self.isRightToLeft():
            left, right = right, left
        self._row.setContentsMargins(room + left, room, room + right, room)
        self._row.setSpacing(round(12 * zoom))
        self._label.setFont(faces.font(faces.SANS, 14 * zoom, 500))
        self.line.setFont(faces.font(faces.SANS, 15 * zoom, 700))
        self.line.setFixedWidth(round(190 * zoom))
        corner, high = round(9 * zoom), round(44 * zoom) - 2
        self.line.setStyleSheet(
            f"QLineEdit {{ border-radius: {corner}px; padding: 0 {corner}px;"
            f" min-height: {high}px; max-height: {high}px; }}"
        )
        self.adjustSize()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        room = PANEL_ROOM
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        half = box.height() / 2
        paint_panel(painter, box, half)
        x = box.right() - half if self.isRightToLeft() else box.left() + half
        disc = QRectF(x, box.center().y(), 0, 0).adjusted(-half, -half, half, half)
        paint_face(painter, THEME, "", disc.adjusted(4, 4, -4, -4))
