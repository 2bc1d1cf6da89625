"""The page on which a position to practise on is chosen: today's, and all of each game."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import partial
from itertools import count
from typing import Final

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.games.game import Game
from moon_desktop.learning.practice import GRADES, of_the_day, positions
from moon_desktop.look import typography as faces
from moon_desktop.look.crescent import paint_score_moon
from moon_desktop.look.theme import THEME
from moon_desktop.windows.learning.practice_sky import (
    PICTURE,
    Draw,
    Moon,
    PracticeSky,
    Told,
    paint_position,
)
from moon_desktop.windows.learning.welcome.told import write_lines
from moon_desktop.windows.paper.dialog import line_of
from moon_desktop.windows.paper.painted import PaintedButton
from moon_desktop.windows.paper.sheet_dialog import SheetDialog
from moon_desktop.words import learning as words
from moon_desktop.words.language import ngettext, spoken, tr

_CAPTION, _LEAST = 40, 176
"""Px for the words below the picture of the day, and across for it at the least."""
_MOON: Final = 8.0
_FURNITURE: Final = 170
"""Px of the sheet's height that are no card's."""
_UNBOUND: Final = 9999


class DayCard(PaintedButton):
    """The position of the day in a game, with its picture."""

    def __init__(self, game: str, told: Told, draw: Draw, parent: QWidget) -> None:
        super().__init__("", parent, room=3)
        self._game, self._told, self._draw = game, told, draw
        self.setAccessibleName(f"{game}: {told.aloud}")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setMinimumSize(_LEAST, 100)

    def sizeHint(self) -> QSize:
        return PICTURE + QSize(0, _CAPTION)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        high = min(box.height() - _CAPTION, box.width() * PICTURE.height() / PICTURE.width())
        size = QSize(round(high * PICTURE.width() / PICTURE.height()), round(high))
        picture = QRectF(box.topLeft(), size)
        if self.isRightToLeft():
            picture.moveRight(box.right())
        paint_position(
            painter, picture, self._draw(self._told.position, size, self.devicePixelRatioF())
        )
        room = QRectF(box.left(), picture.bottom() + 2, box.width(), _CAPTION - 4)
        align, x = Qt.AlignmentFlag.AlignLeft, room.right() - _MOON - 1
        if self.isRightToLeft():
            align, x = Qt.AlignmentFlag.AlignRight, room.left() + _MOON + 1
        paint_score_moon(painter, THEME, x, room.center().y(), _MOON, self._told.shines)
        room.adjust(*((22, 0, 0, 0) if self.isRightToLeft() else (0, 0, -22, 0)))
        title = faces.font(faces.SERIF, 16, 600)
        lines = [
            (self._game, faces.label(), THEME.pink2),
            (self._told.position.title, title, THEME.pink),
        ]
        write_lines(painter, room, lines, align)
        if self.hasFocus() or self.underMouse():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(THEME.good, 2 if self.hasFocus() else 1))
            painter.drawRoundedRect(picture.adjusted(-2, -2, 2, 2), 8, 8)


class PracticePage(SheetDialog):
    """Today's position of each game as a card, and beside them all of a game as a night sky."""

    SIZE = (1240, 900)

    chosen = Signal(str)
    """The name of the position that is to be laid out; the page has closed."""

    def __init__(
        self,
        games: Mapping[str, Game],
        game: str,
        day: date,
        shines: Mapping[str, float],
        draw: Draw,
        parent: QWidget,
    ) -> None:
        """``game`` is shown first, where it has positions; ``shines``: by the name of those that
        were solved how much of their moons."""
        super().__init__(tr("Practice"), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.moons: dict[str, Moon] = {}
        """That of each position, by its name."""
        self.today: dict[str, DayCard] = {}
        """The card of the position of the day, by its game."""
        self._solved = shines
        self._listed = listed = [name for name in games if positions(name)]
        self.tabs, self._skies = QTabBar(self), QStackedWidget(self)
        self.tabs.setDrawBase(False)
        self.tabs.setAccessibleName(tr("Game"))
        self._cards = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for name in listed:
            told = _told_of(games[name], shines)
            called, sky = games[name].show.rules.game_name(), PracticeSky(told, draw, self)
            sky.chosen.connect(self._choose)
            self.moons |= sky.moons
            self.tabs.addTab(called)
            self._skies.addWidget(sky)
            today = of_the_day(name, day)
            meant = next(one for one in told if one.position == today)
            card = self.today[name] = DayCard(called, meant, draw, self)
            card.clicked.connect(partial(self._choose, meant.position.name))
            self._cards.addWidget(card, 1)
        self.tabs.setCurrentIndex(listed.index(game) if game in listed else 0)
        self._days, self._count = QWidget(self), line_of("", "help", self)
        days = QVBoxLayout(self._days)
        days.setContentsMargins(0, 0, 0, 0)
        heading = line_of(tr("Today, {date}").format(date=_date(day)), "help", self)
        days.addWidget(heading)
        days.addLayout(self._cards, 1)
        head, nights = QHBoxLayout(), QVBoxLayout()
        head.addWidget(self.tabs)
        head.addWidget(self._count, 1, Qt.AlignmentFlag.AlignVCenter)
        nights.addLayout(head)
        nights.addWidget(self._skies, 1)
        self._spread = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._spread.setSpacing(18)
        self._spread.addWidget(self._days)
        self._spread.addLayout(nights, 1)
        self.column.addLayout(self._spread, 1)
        self.tabs.currentChanged.connect(self._turn_to)
        self._turn_to(self.tabs.currentIndex())

    def open(self) -> None:
        """Lays it over the window, the keys on the first moon that is new."""
        super().open()
        sky = self._skies.currentWidget()
        assert isinstance(sky, PracticeSky)
        self.moons[sky.shown.position.name].setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is high and narrow the cards lie above the sky."""
        super().resizeEvent(event)
        high, tall = self.height(), self.height() > self.width()
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._spread.setDirection(down if tall else across)
        self._cards.setDirection(across if tall else down)
        card = (min(high, self.SIZE[1]) - _FURNITURE) / len(self.today) - _CAPTION
        wide = max(_LEAST, min(PICTURE.width(), round(card * PICTURE.width() / PICTURE.height())))
        self._days.setMaximumSize(_UNBOUND if tall else wide, 200 if tall else _UNBOUND)

    def _turn_to(self, place: int) -> None:
        """Shows the sky of a game, and how many of its positions are solved."""
        self._skies.setCurrentIndex(place)
        every = positions(self._listed[place])
        done = sum(one.name in self._solved for one in every)
        told = ngettext("{done} of one solved", "{done} of {number} solved", len(every))
        self._count.setText(told.format(done=done, number=len(every)))

    def _choose(self, name: str) -> None:
        self.accept()
        self.chosen.emit(name)


def _told_of(game: Game, shines: Mapping[str, float]) -> list[Told]:
    """Its positions, those of a kind side by side, numbered in each grade."""
    numbers, rules = {grade: count(1) for grade in GRADES}, game.show.rules
    every = sorted(positions(game.name), key=lambda one: words.KINDS.index(one.kind))
    return [
        Told(
            one,
            next(numbers[one.grade]),
            rules.who_plays(one.match.rules),
            shines.get(one.name, 0.0),
        )
        for one in every
    ]


def _date(day: date) -> str:
    return QLocale(spoken()).toString(
        QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat
    )
