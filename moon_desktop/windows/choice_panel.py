"""The panel near your hand on which bids, trumps and named ends are chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

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
from moon_desktop.wording import table_talk as talk

_RADIUS = 20.0
_INSET = 8
_LINE, _LINES = 22.0, 14.0
"""Px for each line of words above the keys, and for all of them."""

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
        self._keys: list[tuple[ChoiceKey, Choice]] = []
        self.zoom = 1.0
        """How much larger than their least size the keys are made."""
        self._question = ""
        self._told = ""
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
        """What is asked above the keys."""
        return self._question

    @property
    def told(self) -> str:
        """The words that stand above the keys now."""
        return self._told

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

    def mark(self, choice: Choice | None) -> None:
        """Marks the key of ``choice`` as the one that is advised; None: no key."""
        for key, stands_for in self._keys:
            key.show_hinted(stands_for == choice)

    def withdraw(self) -> None:
        """Takes the keys away."""
        self.hide()
        self._clear()

    def _bids(self, sight: MoonSight, narrow: bool) -> None:
        self._clear()
        open_bids = {choice.bid for choice in sight.legal if isinstance(choice, Bid)}
        bids = [bid.bid for bid in sight.said if bid.bid != "pass"]
        standing = bids[-1] if bids else None
        told = _auction_told(sight.rules, standing, forced="pass" not in open_bids)
        self._question = told or words.your_bid()
        seat = sight.seat
        why = None if "pass" in open_bids else words.must_bid()
        self._add("plain", names.bid("pass"), Bid(seat, "pass"), why=why)
        for bid in _rungs(sight.rules, standing):
            why = None if bid in open_bids else words.bid_closed(bid, standing)
            if why is not None and narrow:
                continue
            kind: KeyKind = "figure" if bid.isdigit() else "brass"
            tip = words.bid_tip(bid, sight.rules)
            self._add(kind, names.bid(bid), Bid(seat, bid), why=why, tip=tip)

    def _trumps(self, sight: MoonSight, narrow: bool) -> None:
        self._clear()
        open_now = {choice.trump for choice in sight.legal if isinstance(choice, NameTrump)}
        if sight.widow_down:
            self._question = words.trump_first(sight.dice is not None)
        elif sight.dice is not None:
            self._question = talk.dice_told(sight.dice)
        else:
            self._question = words.name_trump()
        for call in _calls(sight.rules):
            if narrow and call not in open_now:
                continue
            why = None if call in open_now else words.trump_closed(call, sight.dice)
            self._add(
                "emblem",
                names.trump(call),
                NameTrump(sight.seat, call),
                call,
                why=why,
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
            key.explain(tip)
        key.clicked.connect(lambda: self.chosen.emit(choice))
        key.pointed_at.connect(lambda here: self._tell(key if here else None))
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
        room = round(PANEL_ROOM)
        face = typography.caption()
        # Room for all that may stand there: nothing moves when a key is pointed at.
        lines = [self._question, *(key.explanation for key in self.keys)]
        wide = max(typography.text_width(line, face) for line in lines) + 2 * _MARGIN + 1
        least = round(min(_MOST_WORDS, wide) * self.zoom)
        inner = max(least, sum(key.width() for key in self.keys))
        within = inner / self.zoom - 2 * _MARGIN
        count = max(len(typography.wrapped(line, face, within)) for line in lines)
        above = round((_LINES + _LINE * count) * self.zoom)
        self.setMinimumWidth(inner + 2 * (room + _INSET))
        self._tell(None)
        self._row.setContentsMargins(room + _INSET, room + above, room + _INSET, room + 4)
        self._row.activate()
        self.adjustSize()
        self.show()
        self.raise_()

    def _tell(self, key: ChoiceKey | None) -> None:
        """Says what ``key`` means or why it is not open; without one, what is asked."""
        self._told = (key.explanation if key is not None else "") or self._question
        self.setAccessibleName(self._told)
        self.update()

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
                self._tell(key)
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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on a key that is not open comes through it: it is told why."""
        under = self.childAt(event.position().toPoint())
        if isinstance(under, ChoiceKey):
            self._tell(under)
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The dark panel behind the keys."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self.room
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        paint_panel(painter, self._theme, box, _RADIUS)
        above = self._row.contentsMargins().top() - room
        self._write(painter, box, above)
        painter.end()

    def _write(self, painter: QPainter, box: QRectF, above: float) -> None:
        """The words, in the middle of the room ``above`` the keys."""
        face = typography.caption()
        painter.translate(box.center().x(), box.top())
        painter.scale(self.zoom, self.zoom)
        painter.setFont(face)
        painter.setPen(self._theme.ink)
        within = box.width() / self.zoom - 2 * _MARGIN
        lines = typography.wrapped(self._told, face, within)
        middle = above / self.zoom / 2 + 3 - (len(lines) - 1) * _LINE / 2
        for number, line in enumerate(lines):
            left = -typography.text_width(line, face) / 2
            at = QPointF(left, typography.baseline(face, middle + number * _LINE))
            painter.drawText(at, line)


def _auction_told(rules: MoonRules, standing: str | None, *, forced: bool) -> str:
    """What of the rules is to be known before bidding, in one line."""
    if forced:
        return words.must_bid()
    if standing is not None and not standing.isdigit():
        return words.shoot_stands(standing)
    if rules.shoot_after_seven and standing != "7":
        return words.shoots_after_seven()
    if rules.shoot_tops > 1:
        return words.ladder_of_shoots(rules.shoot_tops)
    return "" if standing is None else words.go_above(standing)


def _rungs(rules: MoonRules, standing: str | None) -> tuple[str, ...]:
    """The bids to show: once a shoot stands, numbers are of no interest any more."""
    shoots = tuple(bid for bid in SHOOTS if getattr(rules, bid))
    if standing in SHOOTS + TOPS:
        return shoots + TOPS[: rules.shoot_tops - 1]
    numbers = tuple(str(number) for number in range(rules.minimum_bid, TRICKS + 1))
    return numbers + shoots


def _calls(rules: MoonRules) -> tuple[str, ...]:
    """The trumps that these rules ever have, in the order of their keys (M3.3, M3.8, M3.9)."""
    if not rules.aggie_dice:
        return open_calls(rules, rules.set, None)
    return tuple(call for call in CALLS if call in map(str, range(1, 7)))
