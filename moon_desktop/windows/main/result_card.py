"""The card in the middle of the table that tells how a hand, a game or the match ended."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from moon_desktop.games.shown.result import Result
from moon_desktop.look import typography as faces
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.theme import Theme
from moon_desktop.windows.main.choice_key import ChoiceKey
from moon_desktop.windows.wearing import inked, wear
from moon_desktop.words.language import tr
from moon_desktop.words.table import figures

_WIDTH, _MARGIN, _GAP, _FIGURE = 372, 22, 10, 56
"""Px of the card, to its edge, between its parts, and of a column of figures."""

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
        self._body: QWidget | None = None
        self.result: Result | None = None
        """What it tells, or told last."""
        self.key: ChoiceKey | None = None
        """The key that goes on, while the card is shown."""
        self.review_key: ChoiceKey | None = None
        """The key that opens the review, while the card is shown."""
        self.zoom = 1.0
        """How much larger than its least size the card is made."""
        self.hide()

    @property
    def room(self) -> int:
        """Px round the card's face, for its shadow."""
        return round(PANEL_ROOM * self.zoom)

    def tell(self, result: Result) -> None:
        """Shows how it ended."""
        self._clear()
        self.result = result
        room = self.room
        width = round(_WIDTH * self.zoom)
        self._body = body = QWidget(self)
        column = QVBoxLayout(body)
        edge = round(_MARGIN * self.zoom)
        column.setContentsMargins(edge, round(15 * self.zoom), edge, round(8 * self.zoom))
        column.setSpacing(round(_GAP / 2 * self.zoom))
        middle = Qt.AlignmentFlag.AlignHCenter
        for text, face, ink in (
            (result.title, faces.pad_title(), "ink"),
            (result.line, faces.caption(), "ink2"),
        ):
            column.addWidget(self._label(text, face, ink, middle))
        column.addLayout(self._figures(result))
        for text in result.more:
            column.addWidget(self._label(text, faces.label(), "ink2", middle))
        column.addSpacing(edge // 2)
        column.addLayout(self._keys(result))
        height = column.totalHeightForWidth(width)
        body.setGeometry(room, room, width, height)
        self.setFixedSize(width + 2 * room, height + 2 * room)
        self.setAccessibleName("\n".join(filter(None, (result.title, result.line, *result.more))))
        self.setAccessibleDescription(figures(result))
        body.show()
        self.show()
        self.raise_()
        assert self.key is not None
        # On a card already shown it would be seen too late to take the focus.
        self.key.show()
        self.key.setFocus(Qt.FocusReason.OtherFocusReason)

    def withdraw(self) -> None:
        """Takes the card away."""
        self.hide()
        self._clear()

    def _clear(self) -> None:
        if self._body is not None:
            self._body.hide()
            self._body.deleteLater()
        self._body = self.key = self.review_key = None

    def _label(
        self, text: str, face: QFont, ink: str, align: Qt.AlignmentFlag, *, folds: bool = True
    ) -> QLabel:
        label = QLabel(text, self._body)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(folds)
        label.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        face = QFont(face)
        face.setPixelSize(round(face.pixelSize() * self.zoom))
        label.setFont(face)
        return inked(label, self._theme, ink)

    def _figures(self, result: Result) -> QGridLayout:
        """A row a side, under the heads of its figures."""
        theme, right = self._theme, Qt.AlignmentFlag.AlignRight
        grid = QGridLayout()
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 1)
        room = _WIDTH - 2.0 * _MARGIN
        for place, head in enumerate(result.heads, 1):
            width = max(_FIGURE, faces.text_width(head, faces.label()))
            room -= width + _GAP
            grid.setColumnMinimumWidth(place, round(width * self.zoom))
            label = self._label(head, faces.label(), "ink2", right, folds=False)
            grid.addWidget(label, 0, place)
        line = QFrame(self._body)
        wear(
            line,
            theme,
            lambda line: line.setStyleSheet(
                f"background: {theme.edge(theme.ink2, 0.3).name(QColor.NameFormat.HexArgb)}"
            ),
        )
        line.setFixedHeight(1)
        grid.addWidget(line, 1, 0, 1, 4)
        for number, row in enumerate(result.rows, 2):
            face = faces.plate_name(compact=True)
            name = faces.fitted(row.name, face, room)
            ink = "brass" if row.bidder else "ink"
            label = self._label(name, face, ink, Qt.AlignmentFlag.AlignLeft, folds=False)
            grid.addWidget(label, number, 0)
            inks = ("ink2", "ink2", "danger" if row.negative else "ink")
            figures = (row.tricks, row.points, row.score)
            for place, (figure, ink) in enumerate(zip(figures, inks, strict=True), 1):
                label = self._label(figure, faces.pad_figure(), ink, right, folds=False)
                grid.addWidget(label, number, place)
        return grid

    def _keys(self, result: Result) -> QHBoxLayout:
        keys = QHBoxLayout()
        keys.setSpacing(2)
        self.key = ChoiceKey(self._theme, "go", result.key, self.zoom, parent=self._body)
        self.key.clicked.connect(self.go_on)
        review = tr("Review")
        self.review_key = ChoiceKey(self._theme, "plain", review, self.zoom, parent=self._body)
        self.review_key.clicked.connect(self.review_wanted)
        for space in (self.key, self.review_key):
            keys.addWidget(space)
        keys.insertStretch(0)
        keys.addStretch()
        return keys

    def paintEvent(self, event: QPaintEvent) -> None:
        """The panel; labels and keys draw themselves."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.zoom, self.zoom)
        box = QRectF(0, 0, self.width() / self.zoom, self.height() / self.zoom)
        room = PANEL_ROOM
        paint_panel(painter, self._theme, box.adjusted(room, room, -room, -room), _RADIUS)
        painter.end()
