"""A sunken part of the panel of choices, headed by what the keys in it have in common."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from moon_desktop.games.views.panel import Well
from moon_desktop.look import typography as faces
from moon_desktop.look.emblems import emblem_shape, paint_emblem
from moon_desktop.look.picture import on_itself
from moon_desktop.look.theme import THEME, faded
from moon_desktop.windows.main.choice_key import NEAR
from moon_desktop.windows.paper.dress import inked
from moon_desktop.windows.paper.painted import Drawn

HEAD = 46
"""Px that the heading is high, at zoom 1."""

_EDGE = 13
_RADIUS = 14.0


class ChoiceWell(QWidget):
    """It lies behind its keys, which are not its children, ``zoom`` times its least size."""

    def __init__(self, well: Well, zoom: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._zoom = zoom
        self.setAccessibleName(", ".join(filter(None, (well.title, well.note, well.aside))))
        words = QVBoxLayout()
        words.setSpacing(round(2 * zoom))
        words.addWidget(words_on("ink", well.title, faces.key_word(strong=True), zoom))
        words.addWidget(words_on("ink2", well.note, faces.label(), zoom))
        head = QHBoxLayout()
        head.setSpacing(round(10 * zoom))
        head.addWidget(_picture(well.emblem, 30, zoom))
        head.addLayout(words)
        head.addStretch()
        head.addWidget(_picture(well.aside_emblem, 26, zoom))
        head.addWidget(words_on("ink", well.aside, faces.label(strong=True), zoom))
        whole = QVBoxLayout(self)
        edge = round((NEAR + _EDGE) * zoom)
        whole.setContentsMargins(edge, round((NEAR + 5) * zoom), edge, 0)
        whole.addLayout(head)
        whole.addStretch()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        """The hollow, as wide as the keys of other rows without the room round them."""
        painter.setPen(QPen(THEME.edge(THEME.ink2, 0.28), self._zoom))
        painter.setBrush(faded(QColor("#000000"), 0.30))
        room, radius = (NEAR + 0.5) * self._zoom, _RADIUS * self._zoom
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(room, room, -room, -room), radius, radius
        )


def _picture(emblem: str, high: int, zoom: float) -> Drawn:
    """The picture of an emblem, ``high`` px high at zoom 1; nothing for ""."""
    box = QRectF(0, 0, round(emblem_shape(emblem) * high) if emblem else 0, high)
    size = box.toRect().size().toTuple()
    return Drawn(lambda p, _: paint_emblem(p, THEME, emblem, box), size, zoom=zoom)


def words_on(ink: str, words: str, face: QFont, zoom: float) -> QLabel:
    """Words in the ``ink`` of that name, set in ``face`` ``zoom`` times as large."""
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setFont(faces.zoomed(face, zoom))
    return inked(label, ink)
