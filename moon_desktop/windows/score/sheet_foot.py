"""The foot of the score sheet: how the match stands, and what the signs mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from moon_desktop.games.shown.sheet import HandRow
from moon_desktop.look import typography as face
from moon_desktop.look.crescent import paint_score_moon
from moon_desktop.look.theme import Theme
from moon_desktop.windows.score.game_tables import line_in, tint
from moon_desktop.windows.score.ink import (
    paint_asterisk,
    paint_circle,
    paint_double_rule,
    paint_turn_back,
)
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.words import score as words
from moon_desktop.words.language import ngettext, pgettext, tr
from moon_desktop.words.quoting import tip

_HEIGHT: Final = 84
_MOON: Final = 34
_SIGN: Final = 30
"""The column of signs in the legend."""
_TOTAL: Final = 26


class Drawn(QWidget):
    """A small drawing: ``paint`` is given the painter and the middle of its box."""

    def __init__(
        self,
        paint: Callable[[QPainter, QPointF], None],
        size: tuple[int, int],
        zoom: float,
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent)
        self._paint = paint
        self._zoom = zoom
        self.setFixedSize(round(size[0] * zoom), round(size[1] * zoom))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._zoom, self._zoom)
        self._paint(painter, QPointF(self.width(), self.height()) / (2 * self._zoom))
        painter.end()


class Figure(QLabel):
    """A total, ``circled`` by hand or not."""

    def __init__(self, text: str, theme: Theme, *, circled: bool, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self._circled = circled

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._circled:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            high = self.font().pixelSize() * 1.24
            box = QRectF(0, (self.height() - high) / 2, self.width(), high)
            paint_circle(painter, self._theme.red, box, 0)
            painter.end()


class SheetFoot(QWidget):
    """A total a side under a double rule, between the heading and the legend; ``moons``: with a
    moon for each side."""

    def __init__(
        self, scores: ScoreModel, theme: Theme, parent: QWidget | None, *, moons: bool = True
    ) -> None:
        super().__init__(parent)
        self._scores = scores
        self._theme = theme
        self._moons = moons
        self._zoom = 1.0
        self._written: QWidget | None = None
        self._around = QVBoxLayout(self)
        self._around.setContentsMargins(0, 6, 0, 0)
        scores.modelReset.connect(self._renew)
        scores.headerDataChanged.connect(self._renew)
        self._renew()

    def set_zoom(self, zoom: float) -> None:
        """How much larger than usual it is shown from now on."""
        if zoom != self._zoom:
            self._zoom = zoom
            self._renew()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_double_rule(painter, self._theme.pink, 0, self.width(), 0)
        painter.end()

    def _renew(self) -> None:
        if self._written is not None:
            self._written.hide()
            self._written.deleteLater()
        self._written = QWidget(self)
        self._around.addWidget(self._written)
        self.setFixedHeight(round(_HEIGHT * self._zoom))
        row = QHBoxLayout(self._written)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(12 * self._zoom))
        row.addLayout(self._heading(), 3)
        for side in range(len(self._scores.sheet.sides)):
            row.addWidget(self._side(side), 4)
        row.addLayout(self._legend())
        self._say()

    def _heading(self) -> QLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addStretch()
        title = match_heading(self._scores.sheet.terms.kind)
        serif = face.font(face.SERIF, 22 * self._zoom, 600)
        column.addWidget(line_in(title, self._theme.pink, self._written, serif))
        italic = face.font(face.SERIF, 14 * self._zoom, 400, italic=True)
        line = line_in(self._line(), self._theme.pink2, self._written, italic)
        line.setWordWrap(True)
        column.addWidget(line)
        column.addStretch()
        return column

    def _line(self) -> str:
        """How far the match is."""
        sheet = self._scores.sheet
        kind, length = sheet.terms.kind, sheet.terms.length
        if sheet.winner is not None:
            return tr("{name} won").format(name=sheet.sides[sheet.winner])
        if kind == "single":
            return tr("in play")
        games = sum(game.closing is not None for game in sheet.games)
        told = []
        if kind == "best-of":
            told.append(tr("best of {length}").format(length=length))
        elif kind == "marks":
            told.append(ngettext("to {n} mark", "to {n} marks", length).format(n=length))
        if games:
            told.append(ngettext("after {n} game", "after {n} games", games).format(n=games))
        else:
            told.append(tr("the first game"))
        return " · ".join(told)

    def _side(self, side: int) -> QWidget:
        theme, sheet, zoom = self._theme, self._scores.sheet, self._zoom
        total = sheet.scores[side] if sheet.single else sheet.totals[side]
        plain = sheet.single or sheet.terms.kind == "best-of"
        place = QWidget(self._written)
        row = QHBoxLayout(place)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(10 * zoom))
        goal = sheet.goal
        if self._moons and goal is not None:
            fullness = None if total < 0 else min(1.0, total / goal)

            def moon(painter: QPainter, at: QPointF) -> None:
                paint_score_moon(painter, theme, at.x(), at.y(), _MOON / 2, fullness)

            row.addWidget(Drawn(moon, (_MOON + 2, _MOON + 2), zoom, place))
        bold = face.font(face.SANS, 15 * zoom, 800)
        name = line_in(sheet.sides[side], theme.pink, place, bold)
        name.setMinimumWidth(1)
        text = words.figure(total) if plain else words.signed(total)
        circled = sheet.single and sheet.circled(total)
        figure = Figure(text, theme, circled=circled, parent=place)
        figure.setFont(face.font(face.SERIF, _TOTAL * zoom, 600))
        figure.setContentsMargins(*(round(8 * zoom) * circled, 0) * 2)
        gain = theme.good if total and not plain else theme.pink
        tint(figure, theme.red if total < 0 else gain)
        row.addWidget(name)
        row.addWidget(figure)
        row.addStretch()
        if not sheet.single:
            place.setToolTip(tip(sheet.total_told(side, voice=False)))
        return place

    def _legend(self) -> QLayout:
        """One sign a line, those only that apply."""
        theme, sheet = self._theme, self._scores.sheet
        helped = any(isinstance(row, HandRow) and row.helped for row in sheet.rows)

        def asterisk(painter: QPainter, at: QPointF) -> None:
            paint_asterisk(painter, theme.red, at.x(), at.y())

        def circle(painter: QPainter, at: QPointF) -> None:
            paint_circle(painter, theme.red, QRectF(at.x() - 12, at.y() - 8, 24, 16), 0)

        def turned(painter: QPainter, at: QPointF) -> None:
            paint_turn_back(painter, theme.pink2, at.x(), at.y())

        small = face.font(face.SANS, 13 * self._zoom, 500)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addStretch()
        for paint, told in (
            (asterisk, sheet.asterisk),
            (circle, tr(sheet.circle_told) if sheet.circle else ""),
            (turned, tr("taken back, or a hint shown") if helped else ""),
        ):
            if told:
                row = QHBoxLayout()
                row.setSpacing(6)
                row.addWidget(Drawn(paint, (_SIGN, 21), self._zoom, self._written))
                row.addWidget(line_in(told, theme.pink2, self._written, small), 1)
                column.addLayout(row)
        column.addStretch()
        return column

    def _say(self) -> None:
        sheet = self._scores.sheet
        self.setAccessibleName(match_heading(sheet.terms.kind))
        if sheet.single:
            said = [words.scores_told(sheet.sides, sheet.scores)]
        else:
            said = [words.totals_told(sheet.terms.kind, sheet.sides, sheet.totals)]
            said += [sheet.total_told(side, voice=True) for side in range(len(sheet.sides))]
        self.setAccessibleDescription(" ".join(said))


def match_heading(kind: str) -> str:
    """The heading over the totals: of the match, or of the only game."""
    return pgettext("heading over the only game", "Game") if kind == "single" else tr("Match")
