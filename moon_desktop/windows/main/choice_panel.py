"""The panel near your hand on which choices are made that are no piece of it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.pieces import Piece
from moon_desktop.games.shown.panel import Offer, OfferKey
from moon_desktop.look import typography
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.theme import Theme
from moon_desktop.windows.main.choice_key import ARROWS, ROOM, ChoiceKey
from moon_desktop.windows.main.choice_well import ChoiceWell
from moon_desktop.windows.main.key_rows import KeyRow, lay_side_by_side
from moon_desktop.windows.main.picture_key import PictureKey

_RADIUS = 20.0
_INSET = 8
_MOST_WORDS = 560.0
"""Px that a line of words may ask for beyond what the keys take."""

_MARGIN = 16.0
_TALL, _TALL_GAP = 88, 14
"""Px of a key at the side of all rows, and of what is between."""


class ChoicePanel(QWidget):
    """Keys in one row or in several, made anew for every question. It shows what is open and
    what is not.

    Above them stands a line of words: what is asked, and for as long as a key is pointed at what
    it means, or why it is not open.
    """

    chosen = Signal(object)
    """The Choice whose key was pressed; it is still for the match to accept."""
    meant = Signal(object)
    """The pieces of the hand that the key told of is about, as a tuple; empty: no more."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._offered: dict[ChoiceKey, OfferKey] = {}
        self._rows: list[KeyRow] = []
        self._tall: list[ChoiceKey] = []
        self._beside_keys: list[QWidget] = []
        self._meant: tuple[Piece, ...] = ()
        self._flat = False
        self.zoom = 1.0
        """How much larger than their least size the keys are made."""
        self.question = ""
        """What is asked above the keys."""
        self._words = QLabel(self)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words.setStyleSheet(f"color: {theme.ink.name()};")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def room(self) -> int:
        """Px round the panel proper that its shadow takes."""
        return round(PANEL_ROOM)

    @property
    def keys(self) -> list[ChoiceKey]:
        """The keys in the order they were offered."""
        return list(self._offered)

    @property
    def told(self) -> str:
        """The words that stand above the keys now."""
        return self._words.text()

    def offer(self, offer: Offer) -> None:
        """Shows the keys of ``offer``, in place of those before."""
        self._clear()
        self.question = offer.question
        rows: dict[int | None, list[ChoiceKey]] = {}
        in_rows = bool(offer.heads or offer.wells) or any(
            offered.row != 0 or offered.kind == "picture" for offered in offer.keys
        )
        wells = {well.row: ChoiceWell(self._theme, well, self.zoom, self) for well in offer.wells}
        heads = {row: self._head(words) for row, words in offer.heads}
        self._beside_keys = [*wells.values(), *heads.values()]
        for offered in offer.keys:
            rows.setdefault(offered.row, []).append(self._add(offered, in_rows))
        self._tall = rows.pop(None, [])
        on_mat = any(offered.kind == "emblem" for offered in offer.keys)
        if in_rows:
            self._rows = [
                KeyRow(rows[row], self.zoom, heads.get(row), wells.get(row), on_mat=on_mat)
                for row in sorted(row for row in rows if row is not None)
            ]
        for well in offer.wells:
            for key in rows[well.row]:
                key.setAccessibleName(f"{well.title}, {key.accessibleName()}")
        for part in self._beside_keys:
            part.show()
        # Right to left is read only what is more than a row: on the table left stays left.
        mirrored = in_rows and QGuiApplication.isRightToLeft()
        directions = Qt.LayoutDirection
        self.setLayoutDirection(directions.RightToLeft if mirrored else directions.LeftToRight)
        self.lay_out(flat=False)
        self._tell(None)
        self.show()
        self.raise_()

    def mark(self, choice: Choice | None) -> None:
        """Marks the key of ``choice`` as the one that is advised; None: no key."""
        for key, offered in self._offered.items():
            key.show_hinted(offered.choice == choice)

    def withdraw(self) -> None:
        """Takes the keys away."""
        self.hide()
        self._clear()

    def _head(self, words: str) -> QLabel:
        """Small words over a row of keys."""
        head = QLabel(words, self)
        head.setTextFormat(Qt.TextFormat.PlainText)
        head.setStyleSheet(f"color: {self._theme.ink2.name()};")
        head.setFont(self._zoomed(typography.label()))
        return head

    def _add(self, offered: OfferKey, in_rows: bool) -> ChoiceKey:
        """Makes the key that is ``offered``, in the only row or one of the ``in_rows``."""
        if offered.kind == "picture":
            key: ChoiceKey = PictureKey(self._theme, offered, self.zoom, self)
        else:
            # Many stand in a row there.
            kind = "digit" if in_rows and offered.kind == "figure" else offered.kind
            key = ChoiceKey(self._theme, kind, offered.text, self.zoom, offered.emblem, self)
        if offered.why is not None:
            key.close_it(offered.why)
        elif offered.tip:
            key.explain(offered.tip)
        key.clicked.connect(lambda: self.chosen.emit(offered.choice))
        key.pointed_at.connect(lambda here: self._tell(key if here else None))
        self._offered[key] = offered
        # In a panel already shown it would count for nothing until the next event.
        key.show()
        return key

    def _clear(self) -> None:
        for part in (*self._offered, *self._beside_keys):
            part.hide()
            part.deleteLater()
        self._offered.clear()
        self._beside_keys.clear()
        self._rows.clear()
        self.question = ""
        self._tell(None)

    def _zoomed(self, face: QFont) -> QFont:
        larger = QFont(face)
        larger.setPixelSize(round(face.pixelSize() * self.zoom))
        return larger

    def lay_out(self, *, flat: bool) -> None:
        """Lays everything out anew; ``flat``: lower and wider than it looks best."""
        self._flat = flat
        for row in self._rows:
            row.take_form(flat=flat)
        room, margin, above = (round(px) for px in (PANEL_ROOM, _MARGIN * self.zoom, 7 * self.zoom))
        face = self._zoomed(typography.caption())
        self._words.setFont(face)
        # Room for all that may stand there: nothing moves when a key is pointed at.
        lines = [self.question, *(key.explanation for key in self.keys)]
        metrics = QFontMetrics(face)
        wide = max(metrics.horizontalAdvance(line) for line in lines) + 2 * margin + 1
        inner = max(min(wide, round(_MOST_WORDS * self.zoom)), self._least)
        space, fold = QRect(0, 0, inner - 2 * margin, 10000), Qt.TextFlag.TextWordWrap
        high = max(metrics.boundingRect(space, fold, line).height() for line in lines)
        self._words.setGeometry(room + _INSET, room, inner, high + 2 * above)
        self._words.setContentsMargins(margin, above, margin, 0)
        top = room + high + 2 * above
        foot = top + self._lay_keys(room + _INSET, top, inner)
        self.setFixedSize(inner + 2 * (room + _INSET), foot + room + 4)
        if self.isRightToLeft():
            for part in (*self._offered, *self._beside_keys):
                part.move(self.width() - part.x() - part.width(), part.y())

    @property
    def _least(self) -> int:
        """Px across that the keys need, with the room round them."""
        if not self._rows:
            return sum(key.width() for key in self.keys)
        room = 2 * round(ROOM * self.zoom)
        return max(row.least for row in self._rows) + room + self._aside

    @property
    def _aside(self) -> int:
        """Px across that keys at the side of all rows take."""
        gap = round(_TALL_GAP * self.zoom)
        return sum(self._tall_width(key) + gap for key in self._tall)

    def _tall_width(self, key: ChoiceKey) -> int:
        least = key.sizeHint().width() - 2 * round(ROOM * self.zoom)
        return max(least, round(_TALL * self.zoom))

    def _lay_keys(self, x: int, y: int, width: int) -> int:
        """Lays the keys out from (x, y) on; returns how high they are, with their room."""
        if not self._rows:
            return lay_side_by_side(self.keys, x, y, width)
        room = round(ROOM * self.zoom)
        at, first, bottom = y, 0, 0
        for row in self._rows:
            start = x + room + self._aside
            top, bottom = row.place(start, at, width - 2 * room - self._aside)
            first, at = first or top, bottom + row.foot
        for key in self._tall:
            wide = self._tall_width(key)
            key.setFixedSize(wide + 2 * room, bottom - first + 2 * room)
            key.move(x, first - room)
            x += wide + round(_TALL_GAP * self.zoom)
        return at - self._rows[-1].below + room - y

    def sizeHint(self) -> QSize:
        """As large as its keys need it."""
        return self.size()

    @property
    def foldable(self) -> bool:
        """Whether it can be laid out flat."""
        return any(row.foldable for row in self._rows)

    def _tell(self, key: ChoiceKey | None) -> None:
        """Says what ``key`` means or why it is not open; without one, what is asked."""
        self._words.setText((key.explanation if key is not None else "") or self.question)
        self.setAccessibleName(self.told)
        pieces = self._offered[key].meant if key is not None else ()
        if pieces != self._meant:
            self._meant = pieces
            self.meant.emit(pieces)

    def take_key(self, event: QKeyEvent) -> bool:
        """Letters and digits press their keys, arrows walk; whether the key was taken."""
        if not self.isVisible():
            return False
        arrow = event.key() in ARROWS
        if event.isAutoRepeat() and not arrow:
            return False
        text = event.text().lower()
        for key, offered in self._offered.items():
            if not text or text not in offered.letters:
                continue
            if key.isEnabled():
                key.click()
            else:
                self._tell(key)
            return True
        return arrow and self._walk(Qt.Key(event.key()))

    def _walk(self, arrow: Qt.Key) -> bool:
        """Moves the focus to the next open key; whether it could be moved that way at all."""
        open_keys = [key for key in self.keys if key.isEnabled()]
        if not open_keys:
            return False
        here = next((key for key in open_keys if key.hasFocus()), None)
        if arrow in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            if not self._rows:
                return False
            there = self._across(here, open_keys, -1 if arrow == Qt.Key.Key_Up else 1)
        else:
            forward = (arrow == Qt.Key.Key_Right) != self.isRightToLeft()
            step, before_first = (1, -1) if forward else (-1, 0)
            place = open_keys.index(here) if here is not None else before_first
            there = open_keys[(place + step) % len(open_keys)]
        if there is not None:
            there.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _across(
        self, here: ChoiceKey | None, open_keys: list[ChoiceKey], step: int
    ) -> ChoiceKey | None:
        """The key in the next row above or below that is nearest; None where there is no row."""
        if here is None:
            return open_keys[0 if step > 0 else -1]
        middle = here.geometry().center()
        away = {key: key.geometry().center() - middle for key in open_keys if key not in self._tall}
        there = [key for key, by in away.items() if by.y() * step > ROOM]
        return min(there, key=lambda key: (away[key].y() * step, abs(away[key].x())), default=None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that a key of the panel did not take."""
        if not self.take_key(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press between the keys is none on the table below."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The dark panel behind the keys."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self.room
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        paint_panel(painter, self._theme, box, _RADIUS)
        painter.end()
