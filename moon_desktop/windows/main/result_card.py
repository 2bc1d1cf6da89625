"""The card in the middle of the table that tells how a hand, a game or the match ended."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moon_desktop.games.shown.result import Result, ResultRow
from moon_desktop.look import typography as faces
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.main.choice_key import ChoiceKey
from moon_desktop.words import table as words

_WIDTH, _ROW, _FOOT = 372.0, 30.0, 84.0
_TITLE = 46.0
"""Px from the upper edge to the words under a title of one line."""

_HEADING, _LINE, _MORE = 26.0, 22.0, 18.0
"""Px for each line of the title, under the title, and about the match."""

_GAP = 10.0
"""Px between words and figures."""

_MARGIN = 22.0
_RADIUS = 20.0


class ResultCard(QWidget):
    """A title, why it came so, a row a side, where the match stands, and the keys: to go on, and
    to review the hand."""

    go_on = Signal()
    review_wanted = Signal()
    """The hand is to be reviewed before going on."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title: tuple[str, ...] = ()
        self._lines: tuple[str, ...] = ()
        self._more: tuple[str, ...] = ()
        self.heads = ("", "", "")
        """What stands over the figures."""
        self.rows: tuple[ResultRow, ...] = ()
        """The figures of each side."""
        self._column = QVBoxLayout(self)
        self._column.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter)
        self._keys = QHBoxLayout()
        self._keys.setSpacing(2)
        self._column.addLayout(self._keys)
        self._key: ChoiceKey | None = None
        self._review: ChoiceKey | None = None
        self.zoom = 1.0
        """How much larger than its least size the card is made."""
        self.hide()

    @property
    def key(self) -> ChoiceKey | None:
        """The key that goes on, while the card is shown."""
        return self._key

    def tell(self, result: Result) -> None:
        """Shows how it ended."""
        self.heads, self.rows = result.heads, result.rows
        within = _WIDTH - 2 * _MARGIN
        self._title = faces.wrapped(result.title, faces.pad_title(), within)
        self._lines = faces.wrapped(result.line, faces.caption(), within)
        self._more = tuple(
            line for told in result.more for line in faces.wrapped(told, faces.label(), within)
        )
        self._drop_key()
        self._key = ChoiceKey(self._theme, "go", result.key, self.zoom, parent=self)
        self._key.clicked.connect(self.go_on)
        self._review = ChoiceKey(self._theme, "plain", words.review(), self.zoom, parent=self)
        self._review.clicked.connect(self.review_wanted)
        for key in (self._key, self._review):
            self._keys.addWidget(key)
        room = round(PANEL_ROOM)
        height = self._figures + 22 + _ROW * len(self.rows) + self._told + _FOOT
        size = QSizeF(_WIDTH + 2 * room, height + 2 * room) * self.zoom
        self.setFixedSize(size.toSize())
        edge = round(room * self.zoom)
        self._column.setContentsMargins(edge, edge, edge, edge + round(10 * self.zoom))
        self.setAccessibleName(" ".join((result.told, *result.more)))
        self.setAccessibleDescription(words.figures(result))
        self.show()
        self.raise_()
        # On a card already shown it would be seen too late to take the focus.
        self._key.show()
        self._review.show()
        self._key.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def review_key(self) -> ChoiceKey | None:
        """The key that opens the review, while the card is shown."""
        return self._review

    @property
    def title(self) -> tuple[str, ...]:
        """The title, line by line."""
        return self._title

    @property
    def lines(self) -> tuple[str, ...]:
        """The words under the title, line by line."""
        return self._lines

    @property
    def more(self) -> tuple[str, ...]:
        """What is told of the match, line by line."""
        return self._more

    @property
    def _figures(self) -> float:
        """Px from the upper edge to where the figures begin."""
        return self._headed + _LINE * len(self._lines) + _GAP

    @property
    def _headed(self) -> float:
        """Px from the upper edge to the words under the title."""
        return _TITLE + _HEADING * (len(self._title) - 1)

    @property
    def _told(self) -> float:
        """Px for what is told of the match."""
        return _GAP + _MORE * len(self._more) if self._more else 0.0

    def withdraw(self) -> None:
        """Takes the card away."""
        self.hide()
        self._drop_key()

    def _drop_key(self) -> None:
        for key in (self._key, self._review):
            if key is not None:
                self._keys.removeWidget(key)
                key.hide()
                key.deleteLater()
        self._key = self._review = None

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
        for number, line in enumerate(self._title):
            y = box.top() + 30 + _HEADING * number
            self._centred(painter, line, faces.pad_title(), middle, y, theme.ink)
        for number, line in enumerate(self._lines):
            y = box.top() + self._headed + _LINE * (number + 0.5)
            self._centred(painter, line, faces.caption(), middle, y, theme.ink2)
        right = (box.right() - 168, box.right() - 96, box.right() - 26)
        y = box.top() + self._figures + 8
        for x, head in zip(right, self.heads, strict=True):
            self._right(painter, head, faces.label(), x, y, theme.ink2)
        painter.setPen(QPen(faded(theme.ink2, 0.3), 1))
        painter.drawLine(QPointF(box.left() + 22, y + 13), QPointF(box.right() - 22, y + 13))
        for row in self.rows:
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
        y += _ROW / 2 + _GAP
        for number, line in enumerate(self._more):
            at = y + _MORE * (number + 0.5)
            self._centred(painter, line, faces.label(), middle, at, theme.ink2)
        painter.end()

    def _centred(
        self, painter: QPainter, text: str, face: QFont, x: float, y: float, ink: QColor
    ) -> None:
        words = faces.fitted(text, face, _WIDTH - 2 * _MARGIN)
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
