"""What the welcome asks of those who know the game: which rules, and how strong the others are."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.theme import THEME
from moon_desktop.look.tile import paint_half_tile
from moon_desktop.windows.learning.welcome.plates import INNER, Plate, lay_row
from moon_desktop.windows.learning.welcome.told import GameTold, Wish
from moon_desktop.windows.main.choice_key import ChoiceKey
from moon_desktop.windows.paper.dress import inked
from moon_desktop.words.language import tr
from moon_desktop.words.learning import COMPANY

_COLUMNS = 2
_HIGHEST, _SWITCH, _HEADING, _KEYS, _GAP = 84.0, 42.0, 28.0, 66.0, 10.0
"""Px of a plate at the most, of the coach's, of the heading, of the keys, and between two."""


class RulesPage(QWidget):
    """The rules of a game in sentences, the company, and whether the coach speaks."""

    dealt = Signal(object)
    """The Wish."""
    rules_looked_at = Signal(object)
    """The RulesTold chosen now."""

    def __init__(self, told: GameTold, coach: bool, zoom: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.rules: dict[str, Plate] = {}
        """By the key of the rules."""
        self.levels: dict[str, Plate] = {}
        """By level."""
        sets, levels = QButtonGroup(self), QButtonGroup(self)
        for rules in told.rules:
            plate = Plate(rules.name, rules.line, sets, self)
            plate.setChecked(rules.key == told.base)
            plate.clicked.connect(partial(self.rules_looked_at.emit, rules))
            self.rules[rules.key] = plate
        self._heading = QLabel(tr("Who sits down with you?"), self)
        self._heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        inked(self._heading, "ink")
        for pips, (level, (name, line)) in enumerate(COMPANY.items(), 1):
            picture = partial(self._paint_strength, pips)
            plate = Plate(tr(name), tr(line), levels, self, picture)
            plate.setChecked(level == told.level)
            self.levels[level] = plate
        self.coach = Plate(tr("Tell me before I throw a hand away"), "", None, self)
        self.coach.setChecked(coach)
        self._keys = QWidget(self)
        row = QHBoxLayout(self._keys)
        row.setContentsMargins(0, 0, 0, 0)
        key = partial(ChoiceKey, zoom=zoom, parent=self._keys)
        self.back, self.more = key("plain", tr("Back")), key("plain", tr("More in New match…"))
        self.deal = key("go", tr("Deal"))
        self.deal.clicked.connect(self._deal)
        for button in (self.back, self.more, self.deal):
            row.addWidget(button)
        row.insertStretch(1)

    @property
    def chosen(self) -> Plate:
        """The plate of the rules that are chosen."""
        return next(plate for plate in self.rules.values() if plate.isChecked())

    def _paint_strength(self, pips: int, painter: QPainter, room: QRectF) -> None:
        """A half tile with so many pips."""
        box = QRectF(0, 0, 0.66 * room.width(), 0.66 * room.width())
        box.moveCenter(room.center())
        paint_half_tile(painter, THEME, pips, box)

    def lay_out(self, top: float, zoom: float) -> None:
        """Puts everything in its place below ``top``; words are set ``zoom`` times their least
        size."""
        plates, gap, width = list(self.rules.values()), _GAP * zoom, self.width()
        rows = [plates[n : n + _COLUMNS] for n in range(0, len(plates), _COLUMNS)]
        free = 0.975 * self.height() - top - (_SWITCH + _HEADING + _KEYS) * zoom
        free -= gap * (len(rows) + 2)
        high = min(_HIGHEST * zoom, free / (len(rows) + 1))
        # What is left over parts the questions from one another.
        more = gap + max(0.0, free - high * (len(rows) + 1)) / 4
        for row in rows:
            lay_row(row, top, high, zoom, columns=_COLUMNS)
            top += high + gap
        top += more - gap
        self._heading.setFont(faces.font(faces.SERIF, 19 * zoom, 500, italic=True))
        self._heading.setGeometry(0, round(top - gap / 2), width, round(_HEADING * zoom))
        top += _HEADING * zoom
        lay_row(list(self.levels.values()), top, high, zoom)
        top += high + more
        words = faces.text_width(self.coach.text(), faces.font(faces.SERIF, 17, 600))
        lay_row([self.coach], top, _SWITCH * zoom, zoom, most=words + 84)
        top += _SWITCH * zoom + more / 2
        inner = round(INNER * width + 14 * zoom)
        self._keys.setGeometry((width - inner) // 2, round(top), inner, round(_KEYS * zoom))

    def _deal(self) -> None:
        chosen = (plates.items() for plates in (self.rules, self.levels))
        rules, level = (next(key for key, p in plates if p.isChecked()) for plates in chosen)
        self.dealt.emit(Wish(rules, level, self.coach.isChecked()))
