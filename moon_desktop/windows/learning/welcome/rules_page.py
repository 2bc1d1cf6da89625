"""What the welcome asks of those who know the game: which rules, and how strong the others are."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QLabel, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.theme import Theme
from moon_desktop.windows.learning.welcome.plates import INNER, ROOM, Plate, level_picture
from moon_desktop.windows.learning.welcome.told import GameTold, Wish
from moon_desktop.windows.main.choice_key import ROOM as KEY_ROOM
from moon_desktop.windows.main.choice_key import ChoiceKey
from moon_desktop.words.language import tr
from moon_desktop.words.welcome import COMPANY

_COLUMNS: Final = 2
_HIGHEST, _SWITCH, _HEADING, _KEYS, _GAP = 84.0, 42.0, 28.0, 52.0, 10.0
"""Px of a plate at the most, of the coach's, of the heading, of the keys, and between two."""


class RulesPage(QWidget):
    """The rules of a game in sentences, the company, and whether the coach speaks."""

    dealt = Signal(object)
    """The Wish."""
    rules_looked_at = Signal(object)
    """The RulesTold chosen now."""
    more_wanted = Signal()
    back_wanted = Signal()

    def __init__(self, theme: Theme, told: GameTold, coach: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.rules: dict[str, Plate] = {}
        """By the key of the rules."""
        self.levels: dict[str, Plate] = {}
        """By level."""
        sets, levels = QButtonGroup(self), QButtonGroup(self)
        for rules in told.rules:
            plate = Plate(theme, rules.name, rules.line, self, sets)
            plate.setChecked(rules.key == told.base)
            plate.clicked.connect(partial(self.rules_looked_at.emit, rules))
            self.rules[rules.key] = plate
        self.heading = QLabel(tr("Who sits down with you?"), self)
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.heading.setStyleSheet(f"color: {theme.ink.name()}")
        for pips, (level, (name, line)) in enumerate(COMPANY.items(), 1):
            picture = level_picture(pips)
            plate = Plate(theme, tr(name), tr(line), self, levels, picture, share=0.6)
            plate.setChecked(level == told.level)
            self.levels[level] = plate
        ask = tr("Tell me before I throw a hand away")
        self.coach = Plate(theme, ask, "", self, share=0.5, title=16)
        self.coach.setChecked(coach)
        self.keys: list[ChoiceKey] = []
        """Back, more, and deal."""

    def _renew_keys(self, zoom: float) -> None:
        """Keys are made as large as they are."""
        held = next((place for place, key in enumerate(self.keys) if key.hasFocus()), None)
        for key in self.keys:
            key.hide()
            key.deleteLater()
        make = partial(ChoiceKey, self._theme, zoom=zoom, parent=self)
        back, more = make("plain", tr("Back")), make("plain", tr("More in New match…"))
        deal = make("go", tr("Deal"))
        back.clicked.connect(self.back_wanted)
        more.clicked.connect(self.more_wanted)
        deal.clicked.connect(self._deal)
        self.keys = [back, more, deal]
        for key in self.keys:
            key.show()
        if held is not None:
            self.keys[held].setFocus()

    @property
    def deal(self) -> ChoiceKey:
        """The key that deals."""
        return self.keys[-1]

    @property
    def chosen(self) -> Plate:
        """The plate of the rules that are chosen."""
        return next(plate for plate in self.rules.values() if plate.isChecked())

    def lay_out(self, top: float, zoom: float) -> None:
        """Puts everything in its place below ``top``; words are set ``zoom`` times their least
        size."""
        if not self.keys or self.coach.zoom != zoom:
            self.coach.zoom = zoom
            self._renew_keys(zoom)
        rows = [list(self.rules.values())[n:][:_COLUMNS] for n in range(0, len(self.rules), 2)]
        gap, low = _GAP * zoom, 0.035 * self.height()
        fixed = (_SWITCH + _HEADING + _KEYS) * zoom
        free = self.height() - top - low - fixed - gap * (len(rows) + 3)
        high = min(_HIGHEST * zoom, free / (len(rows) + 1))
        # What is left over parts the questions from one another.
        more = max(0.0, free - high * (len(rows) + 1)) / 4
        for row in rows:
            self._lay(row, top, high, _COLUMNS, zoom)
            top += high + gap
        top += more
        self.heading.setFont(faces.font(faces.SERIF, 19 * zoom, 500, italic=True))
        self.heading.setGeometry(0, round(top - gap / 2), self.width(), round(_HEADING * zoom))
        top += _HEADING * zoom
        self._lay(list(self.levels.values()), top, high, len(self.levels), zoom)
        top += high + gap + more
        wide = min(self.coach.sizeHint().width(), INNER * self.width())
        self._put(self.coach, (self.width() - wide) / 2, top, wide, _SWITCH * zoom, zoom)
        top += _SWITCH * zoom + gap + more
        side = (1 - INNER) / 2 * self.width() - KEY_ROOM * zoom
        back, *others = self.keys
        x = self.width() - side
        for key in reversed(others):
            x -= key.width()
            self._move(key, x, top)
        self._move(back, side, top)

    def _lay(self, row: list[Plate], top: float, high: float, count: int, zoom: float) -> None:
        """Lays a row of at most ``count`` plates side by side."""
        gap = 14 * zoom
        wide = (INNER * self.width() - gap * (count - 1)) / count
        x = (1 - INNER) / 2 * self.width()
        for plate in row:
            self._put(plate, x, top, wide, high, zoom)
            x += wide + gap

    def _put(
        self, plate: Plate, x: float, top: float, wide: float, high: float, zoom: float
    ) -> None:
        plate.zoom = zoom
        room = round(ROOM * zoom)
        x = self.width() - x - wide if self.isRightToLeft() else x
        box = QRect(round(x), round(top), round(wide), round(high))
        plate.setGeometry(box.adjusted(-room, -room, room, room))
        plate.update()

    def _move(self, key: ChoiceKey, x: float, top: float) -> None:
        x = self.width() - x - key.width() if self.isRightToLeft() else x
        key.move(round(x), round(top + (_KEYS * self.coach.zoom - key.height()) / 2))

    def _deal(self) -> None:
        rules = next(key for key, plate in self.rules.items() if plate.isChecked())
        level = next(key for key, plate in self.levels.items() if plate.isChecked())
        self.dealt.emit(Wish(rules, level, self.coach.isChecked()))
