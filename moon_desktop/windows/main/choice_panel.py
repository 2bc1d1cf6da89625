"""The panel near your hand on which choices are made that are no piece of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCursor,
    QEnterEvent,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from moon_desktop.engine.entries import Choice, notation
from moon_desktop.engine.pieces import Piece
from moon_desktop.games.views.panel import Offer, OfferKey
from moon_desktop.look import typography
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.picture import on_itself
from moon_desktop.windows.beside.place import leave_focus
from moon_desktop.windows.main.choice_key import NEAR, ROOM, ChoiceKey, KeyKind
from moon_desktop.windows.main.choice_well import HEAD, ChoiceWell, words_on
from moon_desktop.windows.main.picture_key import PictureForm, PictureKey
from moon_desktop.windows.paper.dialog import untold
from moon_desktop.windows.paper.painted import ARROWS

_RADIUS = 20.0
_INSET = 8
_MOST_WORDS = 560.0
"""Px that a line of words may ask for beyond what the keys take."""

_MARGIN = 16.0
_BESIDE, _BELOW = 4, 3
"""Px between a tall key and the rows, and between two rows, beyond the room round their keys."""

_ABOVE, _ABOVE_FLAT = 7, 4
"""Px above the words and below them, and in a panel laid out flat."""

_OVER_FOOT = 5
"""Px between keys and small words below them."""

_TALL = 98
"""Px across of a tall key with its room."""

_IN_WELL, _IN_WELL_FLAT = 11, 8
"""Px from the edge of a well to its keys."""

_TYPING_MS = 800
"""So long a digit waits for the next one, where several keys begin with it."""


class ChoicePanel(QWidget):
    """Keys in one row or in several, made anew for every question. It shows what is open and
    what is not.

    Above them stands a line of words: what is asked, and for as long as a key is pointed at what
    it means, or why it is not open.
    """

    chosen = Signal(object)
    """The Choice whose key was pressed; it is still for the match to accept."""
    explained = Signal(str)
    """Why a key that was typed is not open."""
    meant = Signal(object)
    """The pieces of the hand that the key told of is about, as a tuple; empty: no more."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._offered: dict[ChoiceKey, OfferKey] = {}
        self._furniture: list[QWidget] = []
        self._wells: dict[int | None, QHBoxLayout] = {}
        self._on_mat = False
        self._meant: tuple[Piece, ...] = ()
        self.zoom = 1.0
        """How much larger than their least size the keys are made."""
        self.question = ""
        """What is asked above the keys."""
        self._words = words_on("ink", "", typography.caption(), 1.0)
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        room = round(PANEL_ROOM)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(room + _INSET, room, room + _INSET, room + 4)
        self._column.setSpacing(0)
        self._column.addWidget(self._words, 0, Qt.AlignmentFlag.AlignHCenter)
        self._rows = QGridLayout()
        self._rests = QTimer(self, singleShot=True, interval=0)
        self._rests.timeout.connect(self.point_anew)
        self._marked: Choice | None = None
        self._begun = ""
        self._waits = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._waits.timeout.connect(self._press_begun)
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
        """Shows the keys of ``offer``, in place of those before; that of the choice whose key had
        the focus has it again, as at another size."""
        focused = next((one.choice for key, one in self._offered.items() if key.hasFocus()), None)
        leave_focus(self.parentWidget(), self)
        self._clear()
        self.question = offer.question
        lone = not offer.heads and not offer.wells
        lone = lone and all(key.row == 0 and key.kind != "picture" for key in offer.keys)
        # Right to left is read only what is more than a row: on the table left stays left.
        mirrored = not lone and QGuiApplication.isRightToLeft()
        directions = Qt.LayoutDirection
        self.setLayoutDirection(directions.RightToLeft if mirrored else directions.LeftToRight)
        self._on_mat = any(key.kind == "emblem" for key in offer.keys)
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(round(_BESIDE * self.zoom))
        self._column.addLayout(self._rows)
        rows = {key.row: QHBoxLayout() for key in offer.keys}
        for row, layout in rows.items():
            layout.setSpacing(0)
            if row is None:
                self._rows.addLayout(layout, 1, 0, -1, 1)
            else:
                self._rows.addLayout(layout, 2 * row + 1, 1)
            if lone:
                layout.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        wells = [well for well in offer.wells if well.row in rows]
        for row, words in offer.heads:
            if row not in rows:
                continue
            head = words_on("ink2", words, typography.label(), self.zoom)
            room = round(NEAR * self.zoom)
            head.setContentsMargins(room, 0, room, 0)
            self._furnish(head, 2 * row)
        if offer.foot:
            foot = words_on("ink2", offer.foot, typography.label(), self.zoom)
            foot.setWordWrap(True)
            foot.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            foot.setContentsMargins(0, round(_OVER_FOOT * self.zoom), 0, 0)
            self._furnish(foot, 2 * max(row or 0 for row in rows) + 2)
        for well in wells:
            self._furnish(ChoiceWell(well, self.zoom, self), 2 * well.row + 1)
        self._wells = {well.row: rows[well.row] for well in wells}
        titles: dict[int | None, str] = {well.row: well.title for well in wells}
        with untold():
            for offered in offer.keys:
                key = self._add(offered, lone)
                if offered.row in titles:
                    key.setAccessibleName(f"{titles[offered.row]}, {key.accessibleName()}")
                rows[offered.row].addWidget(key)
        self.mark(self._marked)
        self.lay_out(flat=False)
        self._tell(None)
        self.show()
        self.raise_()
        for key, offered in self._offered.items():
            if offered.choice == focused is not None:
                key.setFocus(Qt.FocusReason.TabFocusReason)

    def mark(self, choice: Choice | None) -> None:
        """Marks the key of ``choice`` as the one that is advised, also when the same is offered
        anew, as at another size; None: no key."""
        self._marked = choice
        for key, offered in self._offered.items():
            key.show_hinted(offered.choice == choice)

    def key_of(self, word: str) -> ChoiceKey | None:
        """The key of the choice that records have as ``word``, if it is offered."""
        offered = self._offered.items()
        return next((key for key, one in offered if notation(one.choice) == word), None)

    def withdraw(self) -> None:
        """Takes the keys away."""
        self._marked = None
        self.hide()
        self._clear()

    def _furnish(self, part: QWidget, row: int) -> None:
        """Puts in what stands over keys, or behind them."""
        self._furniture.append(part)
        self._rows.addWidget(part, row, 1)
        part.show()

    def _add(self, offered: OfferKey, lone: bool) -> ChoiceKey:
        """Makes the key that is ``offered``; ``lone``: in the only row."""
        kind, words = offered.kind, offered.text
        if kind == "picture":
            key: ChoiceKey = PictureKey(offered, self.zoom, self)
        else:
            shown: KeyKind = "digit" if kind == "figure" and not lone else kind
            room = ROOM if lone else NEAR
            key = ChoiceKey(shown, words, self.zoom, offered.emblem, self, room=room)
        if not lone:
            key.stretch(tall=offered.row is None or kind == "picture")
        if offered.row is None:
            key.setMinimumWidth(max(key.minimumWidth(), round(_TALL * self.zoom)))
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
        for part in (*self._offered, *self._furniture):
            part.hide()
            part.deleteLater()
        self._column.removeItem(self._rows)
        self._offered.clear()
        self._furniture.clear()
        self.question = ""
        self._forget_begun()
        self._tell(None)

    @property
    def foldable(self) -> bool:
        """Whether it can be laid out flat."""
        return any(isinstance(key, PictureKey) for key in self._offered)

    def lay_out(self, *, flat: bool, bare: bool = False) -> None:
        """Lays everything out anew, ``flat``: lower and wider than it looks best; ``bare``: so,
        and with no more words on its keys than they need."""
        self._rows.setVerticalSpacing(0 if flat else round(_BELOW * self.zoom))
        inset = round((_IN_WELL_FLAT if flat else _IN_WELL) * self.zoom)
        for layout in self._wells.values():
            layout.setContentsMargins(inset, round(HEAD * self.zoom), inset, inset)
        for key, offered in self._offered.items():
            if isinstance(key, PictureKey) and self._on_mat:
                upright: PictureForm = "below" if offered.row in self._wells else "wide"
                key.take_form("bare" if bare else "flat" if flat else upright)
        # Or rows within rows would keep their sizes until the next event.
        self._column.activate()
        self._make_room(_ABOVE_FLAT if flat else _ABOVE)
        self.adjustSize()

    def _make_room(self, above: int) -> None:
        """Makes room over the keys for all that may be said there, and ``above`` and below it:
        nothing moves when a key is pointed at."""
        room, margin = round(PANEL_ROOM), round(_MARGIN * self.zoom)
        above = round(above * self.zoom)
        face = typography.zoomed(typography.caption(), self.zoom)
        self._words.setFont(face)
        lines = [self.question, *(key.explanation for key in self.keys)]
        metrics = QFontMetrics(face)
        wide = max(metrics.horizontalAdvance(line) for line in lines) + 2 * margin + 1
        least = min(wide, round(_MOST_WORDS * self.zoom))
        inner = max(least, self._rows.minimumSize().width())
        space, fold = QRect(0, 0, inner - 2 * margin, 10000), Qt.TextFlag.TextWordWrap
        high = max(metrics.boundingRect(space, fold, line).height() for line in lines)
        self._words.setFixedSize(inner, high + 2 * above)
        self._words.setContentsMargins(margin, above, margin, 0)
        self.setMinimumWidth(inner + 2 * (room + _INSET))

    def event(self, event: QEvent) -> bool:
        """Where keys have moved under a resting pointer it is looked anew which one is there."""
        moves = QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show
        if event.type() in moves:
            self._rests.start()
        return super().event(event)

    def point_anew(self) -> None:
        """The key under the pointer is the one that is lit: it alone would take a click. Qt tells
        no key that it has moved away from a pointer that rests."""
        at = QCursor.pos()
        here = QApplication.widgetAt(at) if self.isVisible() else None
        lit = [key for key in self.keys if key.underMouse()]
        for key in lit:
            if key is not here:
                QApplication.sendEvent(key, QEvent(QEvent.Type.Leave))
                key.update()
        if isinstance(here, ChoiceKey) and here in self._offered and here not in lit:
            inside, across = QPointF(here.mapFromGlobal(at)), QPointF(at)
            QApplication.sendEvent(here, QEnterEvent(inside, across, across))
            here.update()

    def _tell(self, key: ChoiceKey | None) -> None:
        """Says what ``key`` means or why it is not open; without one, what is asked."""
        self._words.setText((key.explanation if key is not None else "") or self.question)
        # What a key means is its description: it is not to be read of a label besides.
        for part in (self, self._words):
            part.setAccessibleName(self.question)
        pieces = self._offered[key].meant if key is not None else ()
        if pieces != self._meant:
            self._meant = pieces
            self.meant.emit(pieces)

    def take_key(self, event: QKeyEvent) -> bool:
        """Letters and digits press their keys, one alone or several in turn, and arrows walk;
        whether the key was taken."""
        if not self.isVisible():
            return False
        arrow = event.key() in ARROWS
        if event.isAutoRepeat() and not arrow:
            return False
        text = event.text().lower()
        if text and self._type(text):
            return True
        return arrow and self._walk(Qt.Key(event.key()))

    def _type(self, text: str) -> bool:
        """Presses the key of what was begun and ``text``, or of that alone; where more may be
        typed for another key it waits for it. Whether there is a key that begins so."""
        for word in dict.fromkeys((self._begun + text, text)):
            keys = [
                key
                for key, offered in self._offered.items()
                if any(letters.startswith(word) for letters in offered.letters)
            ]
            if keys:
                break
        else:
            self._forget_begun()
            return False
        self._begun, whole = word, self._key_typed(word)
        if keys == [whole]:
            self._press_begun()
            return True
        if whole is not None and whole.isEnabled():
            whole.setFocus(Qt.FocusReason.TabFocusReason)
        self._waits.start()
        return True

    def _key_typed(self, word: str) -> ChoiceKey | None:
        """The key that ``word`` presses."""
        return next((key for key, one in self._offered.items() if word in one.letters), None)

    def _press_begun(self) -> None:
        """Presses the key of what has been typed, or says why it is not open."""
        key = self._key_typed(self._begun)
        self._forget_begun()
        if key is not None and key.isEnabled():
            key.click()
        elif key is not None:
            self._tell(key)
            self.explained.emit(key.explanation)

    def _forget_begun(self) -> None:
        self._begun = ""
        self._waits.stop()

    def _walk(self, arrow: Qt.Key) -> bool:
        """Moves the focus to the next open key; whether it could be moved that way at all."""
        open_keys = [key for key in self.keys if key.isEnabled()]
        if not open_keys:
            return False
        here = next((key for key in open_keys if key.hasFocus()), None)
        if arrow in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            if len({offered.row for offered in self._offered.values()}) == 1:
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
        in_rows = [key for key in open_keys if self._offered[key].row is not None]
        away = {key: key.geometry().center() - middle for key in in_rows}
        there = [key for key, by in away.items() if by.y() * step > NEAR]
        return min(there, key=lambda key: (away[key].y() * step, abs(away[key].x())), default=None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that a key of the panel did not take."""
        if not self.take_key(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press between the keys is none on the table below."""
        event.accept()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        """The dark panel behind the keys."""
        room = self.room
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        paint_panel(painter, box, _RADIUS)
