"""The panel near your hand on which bids, trumps and named ends are chosen."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QToolTip, QWidget

from moon_desktop.engine.entries import Bid, Choice, NameTrump, Play
from moon_desktop.games.moon_auction import SHOOTS, TOPS, TRICKS
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.games.moon_trumps import CALLS, open_calls
from moon_desktop.look import typography
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.theme import Theme
from moon_desktop.windows.choice_key import ChoiceKey, KeyKind
from moon_desktop.wording import choices as words
from moon_desktop.wording import names

_RADIUS = 20.0
_INSET = 8
_QUESTION = 36.0
"""Px for a line of words above the keys."""


class ChoicePanel(QWidget):
    """Keys in a row, made anew for every question. It shows what is open and what is not."""

    chosen = Signal(object)
    """The Choice whose key was pressed; it is still for the match to accept."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._keys: list[tuple[ChoiceKey, Choice]] = []
        self.zoom = 1.0
        """How much larger than their least size the keys are made."""
        self._question = ""
        self._row = QHBoxLayout(self)
        self._row.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._row.setSpacing(0)
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
    def question(self) -> str:
        """The words above the keys, if there are any."""
        return self._question

    def offer(self, sight: MoonSight, narrow: bool) -> bool:
        """Shows the keys for what ``sight`` asks of its seat; False where it asks for none.

        ``narrow``: leave out what is not open, for want of room.
        """
        match sight.phase:
            case "bid":
                self._bids(sight, narrow)
            case "trump":
                self._trumps(sight, narrow)
            case _:
                return False
        self._show()
        return True

    def offer_ends(self, plays: tuple[Play, ...], question: str) -> None:
        """Shows the ends that the leader of a tile may name (M4.5), under the ``question``."""
        self._clear()
        self._question = question
        for play in plays:
            assert play.suit is not None
            self._add("emblem", names.suit(int(play.suit)).capitalize(), play, play.suit)
        self._show()

    def withdraw(self) -> None:
        """Takes the keys away."""
        self.hide()
        self._clear()

    def _bids(self, sight: MoonSight, narrow: bool) -> None:
        self._clear()
        open_bids = {choice.bid for choice in sight.legal if isinstance(choice, Bid)}
        seat = sight.seat
        why = words.bid_closed()
        self._add(
            "plain",
            names.bid("pass"),
            Bid(seat, "pass"),
            why=_closed("pass", open_bids, words.must_bid()),
        )
        topping = any(bid in TOPS for bid in open_bids)
        standing = any(bid.bid in SHOOTS + TOPS for bid in sight.said)
        for bid in _rungs(sight.rules, topping, standing):
            closed = _closed(bid, open_bids, why)
            if closed and narrow:
                continue
            kind: KeyKind = "figure" if bid.isdigit() else "brass"
            self._add(kind, names.bid(bid), Bid(seat, bid), why=closed)

    def _trumps(self, sight: MoonSight, narrow: bool) -> None:
        self._clear()
        open_now = {choice.trump for choice in sight.legal if isinstance(choice, NameTrump)}
        ever = open_calls(sight.rules, sight.rules.set, None)
        for call in CALLS:
            if call not in ever or (narrow and call not in open_now):
                continue
            why = words.trump_closed(call, sight.dice)
            self._add(
                "emblem",
                names.trump(call),
                NameTrump(sight.seat, call),
                call,
                why=_closed(call, open_now, why),
                tip=words.trump_tip(call, sight.rules.blanks_are_follow_me),
            )

    def _add(
        self,
        kind: KeyKind,
        text: str,
        choice: Choice,
        emblem: str = "",
        why: str | None = None,
        tip: str = "",
    ) -> None:
        key = ChoiceKey(self._theme, kind, text, self.zoom, emblem, self)
        if why is not None:
            key.close_it(why)
        elif tip:
            key.setToolTip(tip)
        key.clicked.connect(lambda: self.chosen.emit(choice))
        self._keys.append((key, choice))
        self._row.addWidget(key)
        # In a panel already shown it would count for nothing until the next event.
        key.show()

    def _clear(self) -> None:
        for key, _ in self._keys:
            self._row.removeWidget(key)
            key.hide()
            key.deleteLater()
        self._keys.clear()
        self._question = ""

    def _show(self) -> None:
        room, above = round(PANEL_ROOM), 4
        if self._question:
            above = round(_QUESTION * self.zoom)
            width = typography.text_width(self._question, typography.caption())
            self.setMinimumWidth(round((width + 2 * room + 48) * self.zoom))
        else:
            self.setMinimumWidth(0)
        self._row.setContentsMargins(room + _INSET, room + above, room + _INSET, room + 4)
        self._row.activate()
        self.adjustSize()
        self.show()
        self.raise_()

    def take_key(self, event: QKeyEvent) -> bool:
        """Digits bid or name a suit, P passes, arrows walk; whether the key was taken."""
        if not self.isVisible():
            return False
        arrow = event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if event.isAutoRepeat() and not arrow:
            return False
        text = event.text().lower()
        for key, choice in self._keys:
            if not text or text not in words.shortcuts(choice):
                continue
            if key.isEnabled():
                key.click()
            else:
                # Said where the pointer would have been told.
                QToolTip.showText(key.mapToGlobal(QPoint(0, -40)), key.toolTip(), key)
            return True
        open_keys = [key for key, _ in self._keys if key.isEnabled()]
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or not open_keys:
            return False
        focused = next((place for place, key in enumerate(open_keys) if key.hasFocus()), None)
        if focused is None:
            place = 0 if step > 0 else len(open_keys) - 1
        else:
            place = (focused + step) % len(open_keys)
        open_keys[place].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that a key of the panel did not take."""
        if not self.take_key(event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The dark panel behind the keys."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self.room
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        paint_panel(painter, self._theme, box, _RADIUS)
        if self._question:
            painter.translate(box.center().x(), box.top())
            painter.scale(self.zoom, self.zoom)
            face = typography.caption()
            painter.setFont(face)
            painter.setPen(self._theme.ink)
            left = -typography.text_width(self._question, face) / 2
            line = QPointF(left, typography.baseline(face, _QUESTION * 0.55))
            painter.drawText(line, self._question)
        painter.end()


def _closed(word: str, open_words: set[str], why: str) -> str | None:
    return None if word in open_words else why


def _rungs(rules: MoonRules, topping: bool, standing: bool) -> tuple[str, ...]:
    """The bids to show: once a shoot stands only what may top it is of interest."""
    if standing:
        return TOPS[: rules.shoot_tops - 1] if topping else ()
    numbers = tuple(str(number) for number in range(rules.minimum_bid, TRICKS + 1))
    return numbers + tuple(bid for bid in SHOOTS if getattr(rules, bid))
