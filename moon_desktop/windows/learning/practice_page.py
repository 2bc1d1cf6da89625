"""The page on which a position to practise on is chosen: today's, and all of each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from functools import partial
from itertools import count
from typing import Final

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QTabWidget, QVBoxLayout, QWidget

from moon_desktop.games.game import Game
from moon_desktop.learning.practice import GRADES, Position, of_the_day, positions
from moon_desktop.look import typography as faces
from moon_desktop.look.crescent import paint_score_moon
from moon_desktop.look.theme import THEME
from moon_desktop.windows.learning.practice_sky import (
    LEAST_PICTURE,
    PICTURE,
    Draw,
    Moon,
    PracticeSky,
    Told,
)
from moon_desktop.windows.learning.welcome.told import write_lines
from moon_desktop.windows.paper.dialog import Scrolled, line_of
from moon_desktop.windows.paper.painted import PaintedButton
from moon_desktop.windows.paper.sheet_dialog import SheetDialog
from moon_desktop.words import learning as words
from moon_desktop.words.language import pgettext, spoken, tr

_CAPTION, _LEAST = 46, 176
"""Px for the words below the picture of the day, and across for it at the least."""
_WIDER: Final = 1.3
"""How much wider the pictures of the day are with large words."""
_MOON: Final = 8.0


class DayCard(PaintedButton):
    """The position of the day in a game, with its picture."""

    def __init__(self, game: str, told: Told, draw: Draw, parent: QWidget) -> None:
        super().__init__(game, parent, room=3)
        self._told, self._draw = told, draw
        self.setAccessibleName(f"{game}: {told.position.title} · {told.like}")
        self.setMinimumSize(_LEAST, 100)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        zoom = THEME.text
        caption = _CAPTION * zoom
        share = min((box.height() - caption) / PICTURE.height(), box.width() / PICTURE.width())
        picture, align = QRectF(box.topLeft(), PICTURE * share), Qt.AlignmentFlag.AlignLeft
        if self.isRightToLeft():
            picture.moveRight(box.right())
            align = Qt.AlignmentFlag.AlignRight
        if picture.width() < LEAST_PICTURE:
            # Large words leave it no room, and have all there is.
            picture, seen, caption = (
                QRectF(box.topLeft(), QSizeF(box.width(), 0)),
                box,
                box.height(),
            )
        else:
            self._paint_picture(painter, seen := picture)
        serif, label = faces.font(faces.SERIF, 16 * zoom, 600), faces.zoomed(faces.label(), zoom)
        title = self._told.position.title, serif, THEME.pink
        lines = [(self.text(), label, THEME.pink2), title]
        room = QRectF(box.left(), picture.bottom() + 2, box.width(), caption - 4)
        write_lines(painter, room, lines, align)
        if self.underMouse():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(THEME.good, 1))
            painter.drawRoundedRect(seen.adjusted(-2, -2, 2, 2), 8, 8)
        self.paint_ring(painter, seen, 6, -0.5)

    def _paint_picture(self, painter: QPainter, box: QRectF) -> None:
        """The position, and the moon it shines with."""
        drawn = self._draw(self._told.position, box.size().toSize(), self.devicePixelRatioF())
        painter.drawPixmap(box.topLeft(), drawn)
        x, y = box.right() - _MOON - 6, box.top() + _MOON + 6
        painter.setBrush(THEME.panel)
        painter.drawEllipse(QPointF(x, y), _MOON + 3, _MOON + 3)
        paint_score_moon(painter, THEME, x, y, _MOON, self._told.shines)


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
        own: Sequence[Position] = (),
    ) -> None:
        """``game`` is shown first, where it has positions; ``shines``: by the name of those that
        were solved how much of their moons; ``own``: the reader's, what cost most first."""
        super().__init__(tr("Practice"), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.moons: dict[str, Moon] = {}
        """That of each position, by its name."""
        self.today: dict[str, DayCard] = {}
        """The card of the position of the day, by its game."""
        self.tabs = QTabWidget(self)
        self.tabs.setAccessibleName(tr("Pages"))
        self._cards = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for name in filter(positions, games):
            told = _told_of(games[name], shines)
            called = games[name].show.rules.game_name()
            sky = self._add_sky(called, told, draw)
            if name == game or self.tabs.count() == 1:
                self.tabs.setCurrentWidget(sky)
            today = of_the_day(name, day)
            meant = next(one for one in told if one.position is today)
            card = self.today[name] = DayCard(called, meant, draw, self)
            card.clicked.connect(partial(self._choose, meant.position.name))
            self._cards.addWidget(card, 1)
        if own:
            who = (games[one.game].show.rules.who_plays(one.match.rules) for one in own)
            every = (
                Told(one, number, table, shines.get(one.name, 0.0))
                for number, (one, table) in enumerate(zip(own, who, strict=True), 1)
            )
            self._add_sky(pgettext("positions to practise on", "Yours"), [*every], draw)
        body = QWidget(self)
        self._days = QWidget(body)
        days = QVBoxLayout(self._days)
        days.setContentsMargins(0, 0, 0, 0)
        days.addWidget(line_of(tr("Today, {date}").format(date=_date(day)), "help", self))
        days.addLayout(self._cards, 1)
        self._spread = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        self._spread.setContentsMargins(0, 0, 0, 0)
        self._spread.setSpacing(18)
        self._spread.addWidget(self._days)
        self._spread.addWidget(self.tabs, 1)
        # Large words need more height than a low window has.
        self.column.addWidget(Scrolled(body, self), 1)
        self.tabs.currentWidget().setFocus()

    def _add_sky(self, called: str, told: Sequence[Told], draw: Draw) -> PracticeSky:
        sky = PracticeSky(told, draw, self)
        sky.chosen.connect(self._choose)
        self.moons |= sky.moons
        solved = sum(one.shines > 0 for one in told)
        whole = f"{called} · {solved}/{len(told)}"
        place = self.tabs.addTab(sky, called if THEME.large else whole)
        self.tabs.setTabToolTip(place, whole)
        return sky

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is high and narrow the cards lie above the sky."""
        super().resizeEvent(event)
        tall = self.height() > self.width()
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._spread.setDirection(down if tall else across)
        self._cards.setDirection(across if tall else down)
        wide = min(PICTURE.width(), round(0.31 * self.height()))
        wide = round(wide * _WIDER) if THEME.large else wide
        self._days.setMinimumSize(0 if tall else wide, 200 if tall else 0)

    def _choose(self, name: str) -> None:
        self.accept()
        self.chosen.emit(name)


def _told_of(game: Game, shines: Mapping[str, float]) -> list[Told]:
    """Its positions, those of a kind side by side, numbered in each grade."""
    numbers, who = {grade: count(1) for grade in GRADES}, game.show.rules.who_plays
    every = sorted(positions(game.name), key=lambda one: words.KINDS.index(one.kind))
    return [
        Told(one, next(numbers[one.grade]), who(one.match.rules), shines.get(one.name, 0.0))
        for one in every
    ]


def _date(day: date) -> str:
    told = QDate(day.year, day.month, day.day)
    return QLocale(spoken()).toString(told, QLocale.FormatType.LongFormat)
