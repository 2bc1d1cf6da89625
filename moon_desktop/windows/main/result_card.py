"""The card on the table that tells how a hand, a game or the match ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from moon_desktop.games.views.table import Result
from moon_desktop.look import typography as faces
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.picture import on_itself
from moon_desktop.windows.main.choice_key import ChoiceKey, KeyKind
from moon_desktop.windows.paper.dress import inked
from moon_desktop.words.language import tr

_WIDTH, _WIDER, _MARGIN, _GAP = 536, 588, 24, 6
"""Px of the card, of that at the end of a match, to its edge, and between its parts."""

_LOW, _WORDS = 9, (250, 310, 370, 430)
"""Px above and below keys beside the words, and what the words may have there."""
_SMALLER = 0.86
"""Of words above keys of which one is above the others."""

_RADIUS = 20.0

_PRESSES = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick
_Form: TypeAlias = Literal["below", "beside", "stacked"]
_FORMS: Final[tuple[_Form, ...]] = ("below", "beside", "stacked")
"""The keys in a row below the words; beside them, where it is low; or, where it is narrow, the one
that goes on above the others."""


class ResultCard(QWidget):
    """A title, why it came so, and the keys: to go on, to look back at the hand, and to play it
    again; at the end of a match a rematch, the hand that it turned on, and another game."""

    pressed = Signal(str)
    """The name of the key that was pressed: ``go on``, ``review``, ``again`` or ``other``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._body: QWidget | None = None
        self.result: Result | None = None
        """What it tells, or told last."""
        self.key: ChoiceKey | None = None
        """The key that goes on, while the card is shown."""
        self.review_key: ChoiceKey | None = None
        """The key that opens the review of the hand, or of the one that the match turned on, while
        the card is shown."""
        self.more_key: ChoiceKey | None = None
        """The key that plays the hand again, or another game after a match, while the card is
        shown."""
        self.zoom = 1.0
        """How much larger than its least size the card is made."""
        self._comes = QTimer(self, singleShot=True)
        self._wanted = 0
        self._labels: dict[QLabel, int] = {}
        self.hide()

    @property
    def room(self) -> int:
        """Px round the card's face, for its shadow."""
        return round(PANEL_ROOM * self.zoom)

    def tell(
        self,
        result: Result,
        *,
        also: str = "",
        beside: bool = False,
        alone: bool = False,
        low: bool = False,
        deaf: int = 0,
    ) -> None:
        """Shows how it ended, and ``also`` what there is to be glad of. From a hand ``beside`` the
        match it leads back to that; the key that goes on is ``alone`` where the hand is none of the
        match, which can neither be reviewed nor be played again. On felt that is ``low`` nothing
        stands bare. For ``deaf`` ms after it has come its keys take no press of the mouse, which
        may be meant for the hand that lay there."""
        if deaf and not self.isVisible():
            self._comes.start(deaf)
        self._clear()
        if beside:
            result = result._replace(key=tr("Back to the match"), over=False, turned=None)
        more = (*result.more, also) if also else result.more
        self.result = result = result._replace(more=more, bare=result.bare and not low)
        self._body = body = QWidget(self)
        title = faces.moment_title() if result.bare else faces.card_title()
        words = QVBoxLayout()
        words.setSpacing(round(_GAP / 2 * self.zoom))
        aside = round(_GAP * self.zoom)
        words.setContentsMargins(aside, 0, aside, 0)
        words.addStretch()
        self._title = self._label(result.title, title, "ink")
        words.addWidget(self._title)
        lines = (result.line, *result.more)
        for text in (" ".join(filter(None, lines)),) if result.bare else lines:
            if text:
                words.addWidget(self._label(text, faces.caption(), "ink2"))
        words.addStretch()
        self._make_keys(result, alone=alone)
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom, body)
        self._parts.setSpacing(round(_GAP / 2 * self.zoom))
        self._parts.addLayout(words, 1)
        self._keys = QGridLayout()
        self._keys.setSpacing(2)
        together = QHBoxLayout()
        together.addStretch()
        together.addLayout(self._keys)
        together.addStretch()
        self._parts.addLayout(together)
        self._rows = words, together
        self._wanted = round((_WIDER if result.over or result.bare else _WIDTH) * self.zoom)
        self._lay_out("below", self._wanted)
        self.setAccessibleName("\n".join(filter(None, (result.title, result.line, *result.more))))
        body.show()
        self.show()
        self.raise_()
        assert self.key is not None
        # On a card already shown it would be seen too late to take the focus.
        self.key.show()
        self.key.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self, rooms: Sequence[tuple[float, float, float]]) -> tuple[float, float]:
        """Takes the form that has room in the first of ``rooms`` where any has, or else the one
        that exceeds the last room least; returns the heights of that room. Each is the px that it
        may be wide, and the heights between which it may lie."""
        if self._body is None:
            return 0.0, 0.0

        def lacking(form: _Form, room: tuple[float, float, float]) -> float:
            wide, top, bottom = room
            face = self._lay_out(form, round(wide), bottom - top)
            # What is beside it is rather covered than what it tells of.
            return 3 * max(0.0, face.height() - bottom + top) + max(0.0, face.width() - wide)

        ways = [(form, room) for room in rooms for form in _FORMS]
        found = next((way for way in ways if not lacking(*way)), None)
        form, (wide, top, bottom) = found or min(ways, key=lambda way: lacking(*way))
        self._lay_out(form, round(wide), bottom - top)
        return top, bottom

    def _lay_out(self, form: _Form, most: int, high: float = 0) -> QSize:
        """Takes a form, as wide as is needed to be so ``high`` or as it may be; returns the size
        of its face."""
        body, room, zoom = self._body, self.room, self.zoom
        assert body is not None
        beside = form == "beside"
        way = QBoxLayout.Direction
        self._parts.setDirection(way.LeftToRight if beside else way.TopToBottom)
        edge, top, low = (round(px * zoom) for px in (_MARGIN - _GAP, 14, 9))
        if self.result is not None and self.result.bare:
            # There is no panel that needs an edge.
            top = low = 0
        if beside:
            top = low = round(_LOW * zoom)
        elif form == "stacked":
            edge, top, low = 0, round(_GAP * zoom), 0
        for label, size in self._labels.items():
            face = label.font()
            face.setPixelSize(round(size * zoom * (_SMALLER if form == "stacked" else 1)))
            label.setFont(face)
        self._parts.setContentsMargins(edge, top, edge, low)
        keys = [key for key in (self.key, self.review_key, self.more_key) if key is not None]
        for key in keys:
            self._keys.removeWidget(key)
        for place, key in enumerate(keys):
            row, column, across = 0, place, 1
            if form == "stacked":
                row, column, across = min(place, 1), max(0, place - 1), 2 - min(place, 1)
            middle = Qt.AlignmentFlag.AlignCenter
            self._keys.addWidget(key, row, column, 1, across, middle)
        least = self._keys.sizeHint().width() + 2 * edge
        wanted = [self._wanted]
        if beside:
            # A title has one line, if there is room for it.
            title = 2 * _GAP + faces.text_width(self._title.text(), self._title.font()) / zoom
            fit = [words for words in _WORDS if words > title] or _WORDS[-1:]
            wanted = [least + round(words * zoom) for words in fit]
            least += round(_WORDS[0] * zoom)
        # Each keeps what it found before.
        for part in (self._keys, *self._rows, self._parts):
            part.invalidate()
        for width in (max(min(one, most), least) for one in wanted):
            height = self._parts.totalHeightForWidth(width)
            if height <= high:
                break
        body.setGeometry(room, room, width, height)
        self.setFixedSize(width + 2 * room, height + 2 * room)
        return QSize(width, height)

    def withdraw(self) -> None:
        """Takes the card away, and what it told."""
        self.hide()
        self.setAccessibleName("")
        self._clear()

    def _clear(self) -> None:
        if self._body is not None:
            self._body.hide()
            self._body.deleteLater()
        self._labels = {}
        self._body = self.key = self.review_key = self.more_key = None

    def _label(self, text: str, face: QFont, ink: str) -> QLabel:
        label = QLabel(text, self._body)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setFont(face)
        self._labels[label] = face.pixelSize()
        return inked(label, ink)

    def _make_keys(self, result: Result, *, alone: bool) -> None:
        self.key = self._key("go", result.key, "go on")
        words, more = tr("Look back"), (tr("Play it again"), "again")
        if result.over:
            # To be explained where it is pointed at, and to those who cannot see it.
            self.key.explain(tr("The same table and rules; the draw decides who deals."))
            self.key.add_line(tr("same table and rules"))
            more = tr("Another game"), "other"
            words = words if result.turned is None else tr("See that hand")
        if not alone:
            self.review_key = self._key("plain", words, "review")
            self.more_key = self._key("plain", *more)

    def _key(self, kind: KeyKind, words: str, name: str) -> ChoiceKey:
        key = ChoiceKey(kind, words, self.zoom, parent=self._body)
        key.clicked.connect(lambda: self.pressed.emit(name))
        key.installEventFilter(self)
        return key

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps presses from the keys of a card that has only just come."""
        return event.type() in _PRESSES and self._comes.isActive()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        """The panel, unless it stands on the felt; labels and keys draw themselves."""
        if self.result is not None and self.result.bare:
            return
        painter.scale(self.zoom, self.zoom)
        box = QRectF(0, 0, self.width() / self.zoom, self.height() / self.zoom)
        room = PANEL_ROOM
        paint_panel(painter, box.adjusted(room, room, -room, -room), _RADIUS)
