"""The page on which a position to practise on is chosen: today's, and all of each game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import date
from functools import partial
from itertools import count
from typing import Final

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QWidget,
)

from moon_desktop.games.game import Game
from moon_desktop.learning.practice import GRADES, Position, of_the_day, positions
from moon_desktop.windows.paper.dialog import Scrolled, line_of, plain, rule, small_key
from moon_desktop.windows.paper.dress import as_
from moon_desktop.windows.paper.sheet_dialog import SheetDialog
from moon_desktop.windows.paper.style import SQUARE, mark
from moon_desktop.words import learning as words
from moon_desktop.words.language import ngettext, spoken, tr

_TITLES: Final = 150
"""Px for the questions at the least."""


class PracticePage(SheetDialog):
    """A key a position: kinds one below another, grades side by side."""

    SIZE = (876, 0)

    chosen = Signal(str)
    """The name of the position that is to be laid out; the page has closed."""

    def __init__(
        self,
        games: Mapping[str, Game],
        game: str,
        day: date,
        solved: Collection[str],
        parent: QWidget,
    ) -> None:
        """``game`` is shown first, where it has positions; ``solved``: the names of those that
        were."""
        super().__init__(tr("Practice"), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._solved = solved
        self.keys: dict[str, QPushButton] = {}
        """The key of each position, by its name."""
        self.today: dict[str, QPushButton] = {}
        """The key of the position of the day, by its game."""
        self._listed = listed = [name for name in games if positions(name)]
        column = self.column
        column.setSpacing(10)
        column.addWidget(line_of(tr("Today, {date}").format(date=_told(day)), "heading", self))
        row = QHBoxLayout()
        row.setSpacing(10)
        for name in listed:
            row.addWidget(self._todays(games[name], day), 1)
        column.addLayout(row)
        column.addWidget(rule(self))
        self.tabs, self._pages = QTabBar(self), QStackedWidget(self)
        self.tabs.setDrawBase(False)
        self.tabs.setAccessibleName(tr("Game"))
        for name in listed:
            self.tabs.addTab(games[name].show.rules.game_name())
            self._pages.addWidget(self._page(positions(name)))
        self.tabs.currentChanged.connect(self._pages.setCurrentIndex)
        self.tabs.setCurrentIndex(listed.index(game) if game in listed else 0)
        column.addWidget(self.tabs)
        column.addWidget(Scrolled(self._pages, self), 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        plain(buttons.buttons())
        buttons.rejected.connect(self.reject)
        self._foot = line_of("", "help", self)
        foot = QHBoxLayout()
        foot.addWidget(self._foot, 1)
        foot.addWidget(buttons)
        column.addLayout(foot)
        self.tabs.currentChanged.connect(self._count)
        self._count()

    def _count(self) -> None:
        """Says how many of the game that is shown are solved."""
        every = positions(self._listed[self.tabs.currentIndex()])
        done = sum(one.name in self._solved for one in every)
        told = ngettext("{done} of one solved", "{done} of {number} solved", len(every))
        self._foot.setText(told.format(done=done, number=len(every)))

    def _todays(self, game: Game, day: date) -> QPushButton:
        position = of_the_day(game.name, day)
        assert position is not None
        key = QPushButton(f"{game.show.rules.game_name()}\n{position.title}", self)
        key.setAutoDefault(False)
        as_("today", key)
        self._mark(key, position)
        self.today[game.name] = key
        return key

    def _page(self, every: tuple[Position, ...]) -> QWidget:
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        grid.setColumnMinimumWidth(0, _TITLES)
        grid.setColumnStretch(0, 1)
        for grade in GRADES:
            grid.addWidget(line_of(words.grade(grade), "help", page), 0, grade)
        numbers = count(1)
        kinds = [kind for kind in words.KINDS if any(one.kind == kind for one in every)]
        for line, kind in enumerate(kinds, start=1):
            grid.addWidget(QLabel(words.title(kind, None), page), line, 0)
            for grade in GRADES:
                row = QHBoxLayout()
                row.setSpacing(3)
                for position in every:
                    if (position.kind, position.grade) == (kind, grade):
                        row.addWidget(self._key(next(numbers), position))
                row.addStretch(1)
                grid.addLayout(row, line, grade)
        grid.setRowStretch(len(kinds) + 1, 1)
        return page

    def _key(self, number: int, position: Position) -> QPushButton:
        key = small_key(str(number), self)
        # The layout does not heed the least width of a style sheet.
        key.setFixedWidth(SQUARE + 2)
        self._mark(key, position)
        self.keys[position.name] = key
        return key

    def _mark(self, key: QPushButton, position: Position) -> None:
        """The key begins ``position``, and shows whether that was solved."""
        told = f"{position.title}, {words.grade(position.grade)}"
        name = f"{key.text()} {told}".replace("\n", " ")
        if position.name in self._solved:
            key.setProperty("solved", True)
            key.setIcon(QIcon(mark("check")))
            if key.text().isdigit():
                key.setText("")
            name = tr("{position}: solved").format(position=name)
        key.setToolTip(told)
        key.setAccessibleName(name)
        key.clicked.connect(partial(self._choose, position.name))

    def _choose(self, name: str) -> None:
        self.accept()
        self.chosen.emit(name)


def _told(day: date) -> str:
    return QLocale(spoken()).toString(
        QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat
    )
