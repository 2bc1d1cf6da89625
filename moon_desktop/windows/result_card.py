"""The card in the middle of the table that tells how a hand, a game or the match ended."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.choice_key import ChoiceKey
from moon_desktop.wording.results import Result, ResultRow

_WIDTH, _ROW, _HEAD, _FOOT = 336.0, 30.0, 78.0, 84.0
_RADIUS = 20.0


class ResultCard(QWidget):
    """Two lines, a row a side, and one key to go on with."""

    go_on = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title = ""
        self._line = ""
        self._heads = ("", "", "")
        self._rows: tuple[ResultRow, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter)
        self._key: ChoiceKey | None = None
        self.zoom = 1.0
        """How much larger than its least size the card is made."""
        self.hide()

    @property
    def key(self) -> ChoiceKey | None:
        """The key that goes on, while the card is shown."""
        return self._key

    def tell(self, result: Result) -> None:
        """Shows how it ended."""
        self._title, self._line, self._heads, self._rows, key = result
        self._drop_key()
        self._key = ChoiceKey(self._theme, "go", key, self.zoom, parent=self)
        self._key.clicked.connect(self.go_on)
        self._column.addWidget(self._key, 0, Qt.AlignmentFlag.AlignHCenter)
        room = round(PANEL_ROOM)
        height = _HEAD + 22 + _ROW * len(self._rows) + _FOOT
        size = QSizeF(_WIDTH + 2 * room, height + 2 * room) * self.zoom
        self.setFixedSize(size.toSize())
        edge = round(room * self.zoom)
        self._column.setContentsMargins(edge, edge, edge, edge + round(10 * self.zoom))
        self.setAccessibleName(f"{self._title}. {self._line}")
        self.show()
        self.raise_()
        # On a card already shown it would be seen too late to take the focus.
        self._key.show()
        self._key.setFocus(Qt.FocusReason.OtherFocusReason)

    def withdraw(self) -> None:
        """Takes the card away."""
        self.hide()
        self._drop_key()

    def _drop_key(self) -> None:
        if self._key is not None:
            self._column.removeWidget(self._key)
            self._key.hide()
            self._key.deleteLater()
            self._key = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card with its figures; the key draws itself."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        painter.scale(self.zoom, self.zoom)
        whole = QRectF(0, 0, self.width() / self.zoom, self.height() / self.zoom)
        box = whole.adjusted(PANEL_ROOM, PANEL_ROOM, -PANEL_ROOM, -PANEL_ROOM)
        paint_panel(painter, theme, box, _RADIUS)
        middle = box.center().x()
        self._centred(painter, self._title, faces.pad_title(), middle, box.top() + 30, theme.ink)
        self._centred(painter, self._line, faces.caption(), middle, box.top() + 56, theme.ink2)
        right = (box.right() - 168, box.right() - 96, box.right() - 26)
        y = box.top() + _HEAD + 8
        for x, head in zip(right, self._heads, strict=True):
            self._right(painter, head, faces.label(), x, y, theme.ink2)
        painter.setPen(QPen(faded(theme.ink2, 0.3), 1))
        painter.drawLine(QPointF(box.left() + 22, y + 13), QPointF(box.right() - 22, y + 13))
        for row in self._rows:
            y += _ROW
            face = faces.plate_name(compact=True)
            name = faces.fitted(row.name, face, right[0] - box.left() - 60)
            painter.setFont(face)
            painter.setPen(theme.brass if row.bidder else theme.ink)
            painter.drawText(QPointF(box.left() + 26, faces.baseline(face, y)), name)
            figure = faces.pad_figure()
            self._right(painter, row.tricks, figure, right[0], y, theme.ink2)
            self._right(painter, row.points, figure, right[1], y, theme.ink2)
            ink = theme.danger if row.negative else theme.ink
            self._right(painter, row.score, figure, right[2], y, ink)
        painter.end()

    def _centred(
        self, painter: QPainter, text: str, face: QFont, x: float, y: float, ink: QColor
    ) -> None:
        words = faces.fitted(text, face, _WIDTH - 36)
        painter.setFont(face)
        painter.setPen(ink)
        left = x - faces.text_width(words, face) / 2
        painter.drawText(QPointF(left, faces.baseline(face, y)), words)

    def _right(
        self, painter: QPainter, text: str, face: QFont, x: float, y: float, ink: QColor
    ) -> None:
        painter.setFont(face)
        painter.setPen(ink)
        left = x - faces.text_width(text, face)
        painter.drawText(QPointF(left, faces.baseline(face, y)), text)
