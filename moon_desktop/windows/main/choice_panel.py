"""The panel near your hand on which choices are made that are no piece of it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from moon_desktop.engine.entries import Choice
from moon_desktop.games.shown.panel import Offer, OfferKey
from moon_desktop.look import typography
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.theme import Theme
from moon_desktop.windows.main.choice_key import ChoiceKey

_RADIUS = 20.0
_INSET = 8
_MOST_WORDS = 560.0
"""Px that a line of words may ask for beyond what the keys take."""

_MARGIN = 16.0


class ChoicePanel(QWidget):
    """Keys in a row, made anew for every question. It shows what is open and what is not.

    Above them stands a line of words: what is asked, and for as long as a key is pointed at what
    it means, or why it is not open.
    """

    chosen = Signal(object)
    """The Choice whose key was pressed; it is still for the match to accept."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._keys: list[tuple[ChoiceKey, OfferKey]] = []
        self.zoom = 1.0
        """How much larger than their least size the keys are made."""
        self.question = ""
        """What is asked above the keys."""
        self._words = QLabel(self)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words.setStyleSheet(f"color: {theme.ink.name()};")
        room = round(PANEL_ROOM)
        column = QVBoxLayout(self)
        column.setContentsMargins(room + _INSET, room, room + _INSET, room + 4)
        column.setSpacing(0)
        column.addWidget(self._words, 0, Qt.AlignmentFlag.AlignHCenter)
        self._row = QHBoxLayout()
        self._row.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._row.setSpacing(0)
        column.addLayout(self._row)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def room(self) -> int:
        """Px round the panel proper that its shadow takes."""
        return round(PANEL_ROOM)

    @property
    def keys(self) -> list[ChoiceKey]:
        """The keys from left to right."""
        return [key for key, _ in self._keys]

    @property
    def told(self) -> str:
        """The words that stand above the keys now."""
        return self._words.text()

    def offer(self, offer: Offer) -> None:
        """Shows the keys of ``offer``, in place of those before."""
        self._clear()
        self.question = offer.question
        for offered in offer.keys:
            self._add(offered)
        self._show()

    def mark(self, choice: Choice | None) -> None:
        """Marks the key of ``choice`` as the one that is advised; None: no key."""
        for key, offered in self._keys:
            key.show_hinted(offered.choice == choice)

    def withdraw(self) -> None:
        """Takes the keys away."""
        self.hide()
        self._clear()

    def _add(self, offered: OfferKey) -> None:
        key = ChoiceKey(self._theme, offered.kind, offered.text, self.zoom, offered.emblem, self)
        if offered.why is not None:
            key.close_it(offered.why)
        elif offered.tip:
            key.explain(offered.tip)
        key.clicked.connect(lambda: self.chosen.emit(offered.choice))
        key.pointed_at.connect(lambda here: self._tell(key if here else None))
        self._keys.append((key, offered))
        self._row.addWidget(key)
        # In a panel already shown it would count for nothing until the next event.
        key.show()

    def _clear(self) -> None:
        for key, _ in self._keys:
            self._row.removeWidget(key)
            key.hide()
            key.deleteLater()
        self._keys.clear()
        self.question = ""

    def _show(self) -> None:
        room, margin, above = (round(px) for px in (PANEL_ROOM, _MARGIN * self.zoom, 7 * self.zoom))
        face = QFont(typography.caption())
        face.setPixelSize(round(face.pixelSize() * self.zoom))
        self._words.setFont(face)
        # Room for all that may stand there: nothing moves when a key is pointed at.
        lines = [self.question, *(key.explanation for key in self.keys)]
        metrics = QFontMetrics(face)
        wide = max(metrics.horizontalAdvance(line) for line in lines) + 2 * margin + 1
        least = min(wide, round(_MOST_WORDS * self.zoom))
        inner = max(least, sum(key.width() for key in self.keys))
        space, fold = QRect(0, 0, inner - 2 * margin, 10000), Qt.TextFlag.TextWordWrap
        high = max(metrics.boundingRect(space, fold, line).height() for line in lines)
        self._words.setFixedSize(inner, high + 2 * above)
        self._words.setContentsMargins(margin, above, margin, 0)
        self.setMinimumWidth(inner + 2 * (room + _INSET))
        self._tell(None)
        self.adjustSize()
        self.show()
        self.raise_()

    def _tell(self, key: ChoiceKey | None) -> None:
        """Says what ``key`` means or why it is not open; without one, what is asked."""
        self._words.setText((key.explanation if key is not None else "") or self.question)
        self.setAccessibleName(self.told)

    def take_key(self, event: QKeyEvent) -> bool:
        """Letters and digits press their keys, arrows walk; whether the key was taken."""
        if not self.isVisible():
            return False
        arrow = event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if event.isAutoRepeat() and not arrow:
            return False
        text = event.text().lower()
        for key, offered in self._keys:
            if not text or text not in offered.letters:
                continue
            if key.isEnabled():
                key.click()
            else:
                self._tell(key)
            return True
        open_keys = [key for key, _ in self._keys if key.isEnabled()]
        if not arrow or not open_keys:
            return False
        step = 1 if event.key() == Qt.Key.Key_Right else -1
        before_first = -1 if step > 0 else 0
        focused = (place for place, key in enumerate(open_keys) if key.hasFocus())
        place = (next(focused, before_first) + step) % len(open_keys)
        open_keys[place].setFocus(Qt.FocusReason.TabFocusReason)
        return True

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
