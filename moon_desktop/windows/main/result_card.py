"""The card on the table that tells how a hand, a game or the match ended."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from moon_desktop.games.shown.result import Result
from moon_desktop.look import typography as faces
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.theme import Theme
from moon_desktop.windows.main.choice_key import ChoiceKey, KeyKind
from moon_desktop.windows.wearing import inked
from moon_desktop.words.language import tr

_WIDTH, _WIDER, _MARGIN, _GAP = 536, 588, 24, 6
"""Px of the card, of that at the end of a match, to its edge, and between its parts."""

_RADIUS = 20.0


class ResultCard(QWidget):
    """A title, why it came so, and the keys: to go on, to look back at the hand, and to play it
    again; at the end of a match a rematch, the hand that it turned on, and another game."""

    go_on = Signal()
    review_wanted = Signal(object)
    """The hand of this number, None for the last one, is to be reviewed before going on."""
    again_wanted = Signal()
    """The hand is to be played again."""
    other_wanted = Signal()
    """Another game is to be chosen."""

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
        self.more_key: ChoiceKey | None = None
        """The last key, while the card is shown."""
        self.zoom = 1.0
        """How much larger than its least size the card is made."""
        self.most = float(_WIDER)
        """Px that it may be wide at the most."""
        self.hide()

    @property
    def room(self) -> int:
        """Px round the card's face, for its shadow."""
        return round(PANEL_ROOM * self.zoom)

    def tell(self, result: Result, *, alone: bool = False) -> None:
        """Shows how it ended; the key that goes on is ``alone`` where the hand is none of the
        match, which can neither be reviewed nor be played again."""
        self._clear()
        self.result = result
        room = self.room
        self._body = body = QWidget(self)
        column = QVBoxLayout(body)
        edge = round(_MARGIN * self.zoom)
        # On the felt itself there is no edge to keep clear of, and less room.
        top, low = (0, 0) if result.bare else (round(14 * self.zoom), round(9 * self.zoom))
        column.setContentsMargins(edge, top, edge, low)
        column.setSpacing(round(_GAP / 2 * self.zoom))
        title = faces.moment_title() if result.bare else faces.card_title()
        column.addWidget(self._label(result.title, title, "ink"))
        lines = (result.line, *result.more)
        for text in (" ".join(filter(None, lines)),) if result.bare else lines:
            if text:
                column.addWidget(self._label(text, faces.caption(), "ink2"))
        column.addStretch()
        column.addLayout(keys := self._keys(result, alone=alone))
        wanted = round((_WIDER if result.over or result.bare else _WIDTH) * self.zoom)
        width = max(min(wanted, round(self.most)), keys.sizeHint().width() + 2 * edge)
        height = column.totalHeightForWidth(width)
        body.setGeometry(room, room, width, height)
        self.setFixedSize(width + 2 * room, height + 2 * room)
        self.setAccessibleName("\n".join(filter(None, (result.title, result.line, *result.more))))
        body.show()
        self.show()
        self.raise_()
        assert self.key is not None
        # On a card already shown it would be seen too late to take the focus.
        self.key.show()
        self.key.setFocus(Qt.FocusReason.OtherFocusReason)

    def withdraw(self) -> None:
        """Takes the card away, and what it told."""
        self.hide()
        self.setAccessibleName("")
        self._clear()

    def _clear(self) -> None:
        if self._body is not None:
            self._body.hide()
            self._body.deleteLater()
        self._body = self.key = self.review_key = self.more_key = None

    def _label(self, text: str, face: QFont, ink: str) -> QLabel:
        label = QLabel(text, self._body)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        face = QFont(face)
        face.setPixelSize(round(face.pixelSize() * self.zoom))
        label.setFont(face)
        return inked(label, self._theme, ink)

    def _keys(self, result: Result, *, alone: bool) -> QHBoxLayout:
        keys = QHBoxLayout()
        keys.setSpacing(2)
        self.key = self._key("go", result.key, self.go_on.emit)
        words, more = tr("Look back"), (tr("Play it again"), self.again_wanted.emit)
        if result.over:
            # To be explained where it is pointed at, and to those who cannot see it.
            self.key.explain(tr("The same table and rules; the draw decides who deals."))
            more = tr("Another game"), self.other_wanted.emit
            words = words if result.turned is None else tr("See that hand")
        if not alone:
            review = partial(self.review_wanted.emit, result.turned)
            self.review_key = self._key("plain", words, review)
            self.more_key = self._key("plain", *more)
        for key in filter(None, (self.key, self.review_key, self.more_key)):
            keys.addWidget(key)
        keys.insertStretch(0)
        keys.addStretch()
        return keys

    def _key(self, kind: KeyKind, words: str, pressed: Callable[[], None]) -> ChoiceKey:
        key = ChoiceKey(self._theme, kind, words, self.zoom, parent=self._body)
        key.clicked.connect(pressed)
        return key

    def paintEvent(self, event: QPaintEvent) -> None:
        """The panel, unless it stands on the felt; labels and keys draw themselves."""
        if self.result is not None and self.result.bare:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.zoom, self.zoom)
        box = QRectF(0, 0, self.width() / self.zoom, self.height() / self.zoom)
        room = PANEL_ROOM
        paint_panel(painter, self._theme, box.adjusted(room, room, -room, -room), _RADIUS)
        painter.end()
