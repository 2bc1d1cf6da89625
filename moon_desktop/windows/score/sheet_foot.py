"""The foot of the score sheet: how the match stands, and what the signs mean."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from moon_desktop.games.shown.sheet import HandRow
from moon_desktop.look import typography as face
from moon_desktop.look.crescent import paint_score_moon
from moon_desktop.look.theme import Theme
from moon_desktop.windows.score.cells import total_face, write
from moon_desktop.windows.score.ink import (
    ASTERISK,
    TURN_BACK,
    paint_asterisk,
    paint_circle,
    paint_double_rule,
    paint_turn_back,
)
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.words import score as words
from moon_desktop.words import score_sheet as sheet_words
from moon_desktop.words.quoting import tip

HEIGHT: Final = 84
"""In px of the layout."""

_HEADING: Final = 176.0
_LEGEND: Final = 214.0
_SIGN: Final = 30.0
"""The column of signs in the legend."""
_LINE: Final = 21.0
_MOON: Final = 17.0
_TOTAL: Final = 26


class FootPainter:
    """Paints the foot into a box of ``HEIGHT`` px; ``moons``: with a moon for each side."""

    def __init__(self, model: ScoreModel, theme: Theme, *, moons: bool) -> None:
        self.theme = theme
        self._model = model
        self._moons = moons

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """The double rule, the heading, every side's total, and the legend."""
        theme, sheet = self.theme, self._model.sheet
        terms = sheet.terms
        paint_double_rule(painter, theme.pink, box.left(), box.right(), box.top())
        middle = box.top() + 6 + (box.height() - 6) / 2
        title = sheet_words.match_heading(terms.kind)
        write(painter, face.pad_title(), theme.pink, title, box.left(), middle - 11)
        winner = None if sheet.winner is None else sheet.sides[sheet.winner]
        games = sum(game.closing is not None for game in sheet.games)
        line = sheet_words.match_line(terms.kind, terms.length, games, winner)
        italic = face.pad_contract()
        line = face.fitted(line, italic, _HEADING - 10)
        write(painter, italic, theme.pink2, line, box.left(), middle + 14)
        for side in range(len(sheet.sides)):
            self._paint_side(painter, side, self.place(box, side), middle)
        self._paint_legend(painter, box.right() - _LEGEND, middle)

    def place(self, box: QRectF, side: int) -> QRectF:
        """Where a side's total stands in the foot ``box``."""
        sides = max(1, len(self._model.sheet.sides))
        width = (box.width() - _HEADING - _LEGEND) / sides
        return QRectF(box.left() + _HEADING + side * width, box.top(), width - 10, box.height())

    def _paint_side(self, painter: QPainter, side: int, place: QRectF, middle: float) -> None:
        theme, x, right = self.theme, place.left(), place.right()
        sheet = self._model.sheet
        single = sheet.single
        total = sheet.scores[side] if single else sheet.totals[side]
        plain = single or sheet.terms.kind == "best-of"
        text = words.figure(total) if plain else words.signed(total)
        bold = face.font(face.SANS, 15, 800)
        figure = face.font(face.SERIF, _TOTAL, 600)
        figures = face.text_width(text, figure)
        if figures > place.width() / 2:
            figure = total_face(text, place.width() / 2)
            figures = face.text_width(text, figure)
        goal = sheet.goal
        if self._moons and goal is not None:
            radius = min(_MOON, place.width() / 8)
            fullness = None if total < 0 else min(1.0, total / goal)
            paint_score_moon(painter, theme, x + radius, middle, radius, fullness)
            x += 2 * radius + 10
        name = face.fitted(sheet.sides[side], bold, right - x - figures - 24)
        write(painter, bold, theme.pink, name, x, middle)
        x += face.text_width(name, bold) + 12
        colour = theme.red if total < 0 else theme.good if total and not plain else theme.pink
        circled = single and sheet.circled(total)
        x += 6 if circled else 0
        write(painter, figure, colour, text, x, middle)
        if circled:
            circle = QRectF(x - 7, middle - _TOTAL * 0.62, figures + 14, _TOTAL * 1.24)
            paint_circle(painter, theme.red, circle, side)

    def _paint_legend(self, painter: QPainter, left: float, middle: float) -> None:
        """One sign a line, those only that apply."""
        theme, sheet = self.theme, self._model.sheet
        helped = any(isinstance(row, HandRow) and row.helped for row in sheet.rows)
        lines = [bool(sheet.asterisk), bool(sheet.circle), helped]
        y = middle - (sum(lines) - 1) * _LINE / 2
        centre, text = left + _SIGN / 2, left + _SIGN + 6
        if lines[0]:
            paint_asterisk(painter, theme.red, centre, y)
            write(painter, face.label(), theme.pink2, sheet.asterisk, text, y)
            y += _LINE
        if lines[1]:
            paint_circle(painter, theme.red, QRectF(left + 3, y - 8, 24, 16), 0)
            write(painter, face.label(), theme.pink2, sheet.circle_told, text, y)
            y += _LINE
        if lines[2]:
            paint_turn_back(painter, theme.pink2, left + (_SIGN - TURN_BACK) / 2 + ASTERISK / 2, y)
            write(painter, face.label(), theme.pink2, sheet_words.helped_sign(), text, y)


class SheetFoot(QWidget):
    """The foot in the window; ``zoom`` is how much larger than its layout it is shown."""

    def __init__(self, model: ScoreModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._painter = FootPainter(model, theme, moons=True)
        self._zoom = 1.0
        self.set_zoom(1.0)
        model.modelReset.connect(self._renew)
        model.headerDataChanged.connect(self._renew)
        self._renew()

    def set_zoom(self, zoom: float) -> None:
        """How much larger than its layout it is shown from now on."""
        self._zoom = zoom
        self.setFixedHeight(round(HEIGHT * zoom))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(800, round(HEIGHT * self._zoom))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._zoom, self._zoom)
        self._painter.paint(painter, self._box())
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip_at(event.pos().x()), self)
            return True
        return super().event(event)

    def tip_at(self, x: int) -> str:
        """How the total at ``x`` px came about; empty between the totals."""
        if self._model.sheet.single:
            return ""
        for side in range(len(self._model.sheet.sides)):
            place = self._painter.place(self._box(), side)
            if place.left() <= x / self._zoom < place.right():
                return tip(self._model.sheet.total_told(side, voice=False))
        return ""

    def _box(self) -> QRectF:
        return QRectF(0, 0, self.width() / self._zoom, self.height() / self._zoom)

    def _renew(self) -> None:
        sheet = self._model.sheet
        self.setAccessibleName(sheet_words.match_heading(sheet.terms.kind))
        if sheet.single:
            said = [words.scores_told(sheet.sides, sheet.scores)]
        else:
            said = [words.totals_told(sheet.terms.kind, sheet.sides, sheet.totals)]
            said += [sheet.total_told(side, voice=True) for side in range(len(sheet.sides))]
        self.setAccessibleDescription(" ".join(said))
        self.update()
