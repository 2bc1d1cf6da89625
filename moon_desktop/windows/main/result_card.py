"""The card on the table that tells how a hand, a game or the match ended."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from moon_desktop.games.views.table import Result
from moon_desktop.look import typography as faces
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.picture import on_itself
from moon_desktop.memory.deals import shown
from moon_desktop.windows.main.choice_key import ROOM as KEY_ROOM
from moon_desktop.windows.main.choice_key import ChoiceKey, KeyKind
from moon_desktop.windows.paper.dialog import small_key
from moon_desktop.windows.paper.dress import inked
from moon_desktop.words.language import tr
from moon_desktop.words.table import sentences

_WIDTH, _EDGE, _LOW, _GAP = 560, 24, 7, 6
"""Px of the card, from its edge to what stands on it, above and below that at the least, where
there is little room, and between its parts."""

_RADIUS = 20.0
_EVEN: Final = 6
"""Px that lines may be longer than they would have to be."""

_ABOVE, _BESIDE = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
"""How words stand to the keys: above them, or where there is too little height, beside them."""

_PRESSES = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick


class ResultCard(QWidget):
    """A title, why it came so, and the keys: to go on, to look back at the hand, and to play it
    again; at the end of a match a rematch, the hand that it turned on, and another game."""

    pressed = Signal(str)
    """The name of the key that was pressed: ``go on``, ``review``, ``again``, ``other`` or
    ``deal``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._body: QWidget | None = None
        self._seal: QWidget | None = None
        """The row with the seal of the next match, if there is one."""
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
        self._labels: dict[QLabel, int] = {}
        self._lines: list[QLabel] = []
        self._told: list[str] = []
        self.hide()

    @property
    def keys(self) -> list[ChoiceKey]:
        """Those on the card, the one that goes on first."""
        return [key for key in (self.key, self.review_key, self.more_key) if key is not None]

    @property
    def room(self) -> int:
        """Px round the card's face, for its shadow."""
        return round(PANEL_ROOM * self.zoom)

    def tell(
        self,
        result: Result,
        *,
        also: str = "",
        beside: str = "",
        alone: bool = False,
        seal: str = "",
        low: bool = False,
        keyless: bool = False,
        deaf: int = 0,
    ) -> None:
        """Shows how it ended, and ``also`` what there is to be glad of. From a hand beside the
        match its key leads to that, in the words ``beside``; it is ``alone`` where the hand is none
        of the match, which can neither be reviewed nor be played again, and not in brass, for what
        comes next stands on a slip; and ``keyless`` as long as that has a key for it. ``seal``:
        that of the next match, where one is over, beside a key for its own deal. On felt that is
        ``low`` nothing stands bare. For ``deaf`` ms after it has come its keys take no press of
        the mouse, which may be meant for the hand that lay there."""
        if deaf and not self.isVisible():
            self._comes.start(deaf)
        self._clear()
        if beside:
            result = result._replace(key=beside, over=False, turned=None)
        more = (*result.more, also) if also else result.more
        self.result = result = result._replace(more=more, bare=result.bare and not low)
        self._body = body = QWidget(self)
        title = faces.moment_title() if result.bare else faces.card_title()
        self._parts = QBoxLayout(_ABOVE, body)
        self._words = QVBoxLayout()
        self._words.setSpacing(round(_GAP / 2 * self.zoom))
        self._words.addWidget(self._label(result.title, title, "ink"))
        lines = (result.line, *result.more)
        self._lines = [self._label(text, faces.caption(), "ink2") for text in lines if text]
        for label in self._lines:
            self._words.addWidget(label)
        self._told = [label.text() for label in self._lines]
        self._run_on(result.bare)
        self._parts.addLayout(self._words, 1)
        if not keyless:
            self._make_keys(result, alone=alone)
        self._keys = QGridLayout()
        self._keys.setSpacing(2)
        for beyond in (0, 4):
            self._keys.setColumnStretch(beyond, 1)
        self._parts.addLayout(self._keys)
        if result.over and seal:
            self._add_seal(seal)
        self._lay_out(round(_WIDTH * self.zoom))
        self.setAccessibleName(sentences((result.title, result.line, *result.more)))
        body.show()
        self.show()
        self.raise_()
        if self.key is not None:
            # On a card already shown it would be seen too late to take the focus.
            self.key.show()
            self.key.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self, rooms: Sequence[tuple[float, float, float]]) -> tuple[float, float]:
        """Takes its width, or as much of it as the first of ``rooms`` has in which it is not too
        high, or else the last; returns the heights between which it is to lie. Each room is the px
        that it may be wide, and such heights."""
        top = bottom = 0.0
        for wide, top, bottom in rooms if self._body is not None else ():
            self._run_on(self.result is not None and self.result.bare)
            self._show_seal(wide)
            last, free = (wide, top, bottom) == rooms[-1], bottom - top
            high = self._lay_out(round(wide))
            if high > free and self._seal is not None:
                # It covers nothing for that, which Help and New match tell, too.
                self._show_seal(0)
                high = self._lay_out(round(wide))
            if high > free:
                self._run_on(True)
                high = self._lay_out(round(wide))
            tried: list[tuple[int, QBoxLayout.Direction, int]] = []
            for way in (_ABOVE, _BESIDE) if last else (_ABOVE,):
                if high > free:
                    less = max(0, ceil((self._lay_out(round(wide), way) - free) / 2))
                    high = self._lay_out(round(wide), way, less=less)
                    tried.append((high, way, less))
            if tried and tried[-1] is not (best := min(tried, key=lambda one: one[0])):
                # Beside the keys, words may be higher than above them.
                high = self._lay_out(round(wide), best[1], less=best[2])
            if high <= free:
                return top, bottom
            top = bottom - high
        return top, bottom

    def _lay_out(self, most: int, way: QBoxLayout.Direction = _ABOVE, *, less: int = 0) -> int:
        """Lays it out, at most so wide, and as far as that goes with so many px ``less`` at each of
        its upper and lower edge, words on that ``way`` to the keys; returns how high its face is.
        The key that goes on stands above the others only where they have no room beside it."""
        body, room, zoom = self._body, self.room, self.zoom
        assert body is not None
        edge, shadow = round(_EDGE * zoom), round(KEY_ROOM * zoom)
        # There is no panel that needs an edge.
        bare = self.result is not None and self.result.bare
        high = 0 if bare else max(round(_LOW * zoom), edge - less)
        side = edge - shadow
        self._parts.setContentsMargins(side, high, side, max(0, high - shadow))
        for label, size in self._labels.items():
            face = label.font()
            face.setPixelSize(round(size * zoom))
            label.setFont(face)
        keys = self.keys
        needed = sum(key.width() for key in keys) + 2 * (len(keys) - 1) + 2 * (edge - shadow)
        beside = needed <= most
        width = min(max(round(_WIDTH * zoom), needed), most)
        for key in keys:
            self._keys.removeWidget(key)
        for place, key in enumerate(keys):
            row, column, across = 0, 1 + place, 1
            if not beside:
                row, column, across = min(place, 1), max(1, place), 2 - min(place, 1)
            middle = Qt.AlignmentFlag.AlignCenter
            self._keys.addWidget(key, row, column, 1, across, middle)
        # Each keeps what it found before.
        for part in (self._keys, self._words, self._parts):
            part.invalidate()
        keyed = self._keys.sizeHint().width() + 2 * side
        self._parts.setDirection(way)
        self._parts.setSpacing(round(1.5 * _GAP * zoom))
        if way == _BESIDE:
            keyed += self._parts.spacing()
            width = keyed + max(_balance(label, most - keyed) for label in self._labels)
        else:
            width, keyed = max(width, keyed), 2 * side
        for label in self._labels:
            _balance(label, width - keyed)
        height = self._parts.totalHeightForWidth(width)
        body.setGeometry(room, room, width, height)
        self.setFixedSize(width + 2 * room, height + 2 * room)
        return height

    def _run_on(self, joined: bool) -> None:
        """Has one sentence follow the other, where there is no room for a line of each."""
        if not self._lines:
            return
        first, *others = self._lines
        first.setText(" ".join(self._told).replace("\n", " ") if joined else self._told[0])
        for label in others:
            label.setVisible(not joined)

    def withdraw(self) -> None:
        """Takes the card away, and what it told."""
        self.hide()
        self.setAccessibleName("")
        self._clear()

    def _clear(self) -> None:
        if self._body is not None:
            self._body.hide()
            self._body.deleteLater()
        self._labels, self._lines = {}, []
        self._body = self._seal = self.key = self.review_key = self.more_key = None

    def _label(self, text: str, face: QFont, ink: str) -> QLabel:
        label = QLabel(text, self._body)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setFont(face)
        self._labels[label] = face.pixelSize()
        return inked(label, ink)

    def _show_seal(self, wide: float) -> None:
        """Where a card so wide has room for it."""
        if self._seal is not None:
            room = wide - 2 * _EDGE * self.zoom
            self._seal.setVisible(self._seal.sizeHint().width() <= room)

    def _add_seal(self, seal: str) -> None:
        text = tr("Next match sealed {seal}").format(seal=shown(seal))
        label = self._label(text, faces.font(faces.SANS, 14, 500), "ink2")
        label.setWordWrap(False)
        if self.key is not None:
            self.key.explain(f"{self.key.explanation} {text}.")
        self._seal = QWidget(self._body)
        key = small_key(tr("The deal"), self._seal, lambda: self.pressed.emit("deal"))
        row = QHBoxLayout(self._seal)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * _GAP)
        row.addStretch(1)
        row.addWidget(key)
        row.addWidget(label)
        row.addStretch(1)
        self._parts.addWidget(self._seal)

    def _make_keys(self, result: Result, *, alone: bool) -> None:
        self.key = self._key("plain" if alone else "go", result.key, "go on")
        words, more = tr("Look back"), (tr("Play it again"), "again")
        if result.over:
            # To be explained where it is pointed at, and to those who cannot see it.
            self.key.explain(tr("The same table and rules; the draw decides who deals."))
            self.key.add_line(tr("same table and rules"))
            more = tr("Another game"), "other"
            words = words if result.turned is None else result.see or tr("See that hand")
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go from key to key."""
        ways = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        keys, step = self.keys, ways.get(Qt.Key(event.key()), 0)
        here = next((place for place, key in enumerate(keys) if key.hasFocus()), None)
        if here is None or not step:
            super().keyPressEvent(event)
            return
        there = here - step if self.isRightToLeft() else here + step
        keys[there % len(keys)].setFocus(Qt.FocusReason.TabFocusReason)

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        """The panel, unless it stands on the felt; labels and keys draw themselves."""
        if self.result is not None and self.result.bare:
            return
        painter.scale(self.zoom, self.zoom)
        box = QRectF(0, 0, self.width() / self.zoom, self.height() / self.zoom)
        room = PANEL_ROOM
        paint_panel(painter, box.adjusted(room, room, -room, -room), _RADIUS)


def _balance(label: QLabel, wide: int) -> int:
    """Has lines of a ``label`` that is so wide end about alike: no word stands alone below; returns
    how wide they are."""
    # Else its margins would be lost as it is seen first.
    label.ensurePolished()
    label.setContentsMargins(0, 0, 0, 0)
    if not label.wordWrap():
        return 0
    words = map(label.fontMetrics().horizontalAdvance, label.text().split())
    high, least, most = label.heightForWidth(wide), max(wide // 2, *words), wide
    while most - least > _EVEN:
        middle = (least + most) // 2
        if label.heightForWidth(middle) > high:
            least = middle
        else:
            most = middle
    spare = (wide - most) // 2
    label.setContentsMargins(spare, 0, spare, 0)
    return wide - 2 * spare
