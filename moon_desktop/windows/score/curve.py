"""The score of a match as it grew hand by hand, a line a side, drawn on the paper of the sheet."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from moon_desktop.games.views.sheet import HandRow, Sheet
from moon_desktop.look import typography as face
from moon_desktop.look.picture import on_itself
from moon_desktop.look.signs import paint_camp
from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.score.ink import paint_double_rule, paint_double_stroke
from moon_desktop.windows.score.marks import side_ink
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.words import score as words
from moon_desktop.words.language import tr

LEAST: Final = (280, 230)
"""Px across and down that it can be read in."""
_LEFT, _TOP, _RIGHT, _BELOW = 36, 52, 56, 34
"""Px round the plot, for figures, the title and the numbers of hands."""
_WORD: Final = 16
"""Px from the plot to the word for what is numbered."""
_NAMES: Final = 0.3
"""The most that the names beside it take of the width."""
_HANDS: Final = 8
"""There is paper for so many hands at the least."""
_LINE: Final = 22
"""Between the names of two sides, at the least."""
_RULES, _NUMBERS = 38, 26
"""From one rule to the next, and from one hand that has a number to the next, at the least."""
_DISC, _DOT = 9.0, 3.2
_BESIDE: Final = 2.6
"""Lines that run together lie so far apart."""
_PENS: Final = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
"""Of players who have no side, and so no sign."""


class Plot(NamedTuple):
    """Paper in ``box`` for so many ``hands``, and for scores from ``low`` to ``high``."""

    box: QRectF
    hands: int
    low: int
    high: int

    def x(self, hand: int) -> float:
        """Where the line is after so many hands."""
        return self.box.left() + self.box.width() * hand / self.hands

    def y(self, score: int) -> float:
        """How high a score stands."""
        return self.box.bottom() - self.box.height() * (score - self.low) / (self.high - self.low)


class ScoreCurve(QWidget):
    """Draws the games of ``scores`` one after another, each from what its sides begin with; the
    line of a side ends in its sign and its name."""

    def __init__(self, scores: ScoreModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scores = scores
        self._theme = theme
        self.zoom = 1.0
        """How much larger than its least size it is drawn."""

    @property
    def games(self) -> list[list[tuple[int, ...]]]:
        """The scores of the sides as each game begins, and after each of its hands."""
        sheet = self.scores.sheet
        begun = (sheet.start,) * len(sheet.sides)
        rows = (row for row in sheet.rows if isinstance(row, HandRow))
        hands = [row for row in rows if row.finished or row.scored]
        return [
            [begun, *(row.scores for row in hands if row.game == number)]
            for number in range(1, sheet.game + 1)
        ]

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet, games, style = self.scores.sheet, self.games, face.label(strong=True)
        painter.scale(self.zoom, self.zoom)
        width, height = self.width() / self.zoom, self.height() / self.zoom
        serif = face.font(face.SERIF, 20, 600)
        face.write(painter, sheet.title, serif, self._theme.pink, 0, 15)
        names = [face.fitted(name, style, width * _NAMES) for name in sheet.sides]
        beside = max((face.text_width(name, style) for name in names), default=0) + 2 * _DISC + 18
        hands = sum(len(game) - 1 for game in games)
        across = max(_HANDS, hands)
        # Names stand in the plot as long as there is paper for more hands.
        wide = (width - _LEFT - beside) * across / max(1, hands)
        word = face.text_width(tr(sheet.csv_hand), face.pad_contract())
        wide = min(width - _LEFT - max(_RIGHT, _WORD + word + 2), wide)
        box = QRectF(_LEFT, _TOP, wide, height - _TOP - _BELOW)
        every = [score for game in games for scores in game for score in scores]
        plot = Plot(box, across, min([0, *every]), max([1, sheet.terms.target or 0, *every]))
        self._paint_ruling(painter, plot, sheet)
        hand = 0
        for game in games:
            if hand:
                painter.fillRect(QRectF(plot.x(hand), box.top(), 1, box.height()), self._theme.rule)
            for place in reversed(range(len(names))):
                self._paint_line(painter, plot, hand, game, place)
            hand += len(game) - 1
        self._paint_ends(painter, plot, hand, games[-1][-1], names)

    def _paint_ruling(self, painter: QPainter, plot: Plot, sheet: Sheet) -> None:
        """The rules of scores, the double one of the score that wins, and the numbers of hands."""
        box, theme, small = plot.box, self._theme, face.label()
        target = sheet.terms.target
        step = _step(plot.high - plot.low, box.height() / _RULES)
        for score in range(-(-plot.low // step) * step, plot.high + 1, step):
            y = plot.y(score)
            if target is None or abs(y - plot.y(target)) > small.pixelSize():
                ink, text = theme.rule if score else theme.pink2, words.figure(score)
                painter.fillRect(QRectF(box.left(), round(y), box.width(), 1), ink)
                face.write(painter, text, small, theme.pink2, box.left() - 9, y, at=1)
        if target is not None:
            y, bold = plot.y(target), face.label(strong=True)
            paint_double_rule(painter, theme.pink2, box.left(), box.right(), round(y) - 2)
            figure = words.figure(target)
            face.write(painter, figure, bold, theme.pink, box.left() - 9, y, at=1)
        below = box.bottom() + 18
        step = _step(plot.hands, box.width() / _NUMBERS)
        for hand in range(step, plot.hands + 1, step):
            x = plot.x(hand)
            painter.fillRect(QRectF(x - 0.5, box.bottom(), 1, 5), theme.rule)
            face.write(painter, str(hand), small, theme.pink2, x, below, at=0.5)
        italic = face.pad_contract()
        face.write(painter, tr(sheet.csv_hand), italic, theme.pink2, box.right() + _WORD, below)

    def _ink(self, place: int) -> QColor:
        """Of the side at a place among them, the viewer's first."""
        sheet, theme = self.scores.sheet, self._theme
        if sheet.camps:
            return side_ink(sheet, sheet.order[place], theme)
        return (theme.pink, theme.theyink, theme.weink, theme.thirdink)[place % 4]

    def _paint_line(
        self, painter: QPainter, plot: Plot, hand: int, game: list[tuple[int, ...]], place: int
    ) -> None:
        sheet = self.scores.sheet
        side = sheet.order[place]
        aside = _BESIDE * (place - (len(sheet.order) - 1) / 2)
        ink = self._ink(place)
        points = [
            QPointF(plot.x(hand + done), plot.y(scores[side]) + aside)
            for done, scores in enumerate(game)
        ]
        pen = QPen(ink, 2.4, Qt.PenStyle.SolidLine if sheet.camps else _PENS[place % len(_PENS)])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(points)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for point in points:
            painter.drawEllipse(point, _DOT, _DOT)

    def _paint_ends(
        self, painter: QPainter, plot: Plot, hand: int, scores: tuple[int, ...], names: list[str]
    ) -> None:
        """The signs and the names, from above to below, where the lines end or as near as they
        have room; who has won is underlined."""
        sheet, theme, style = self.scores.sheet, self._theme, face.label(strong=True)
        places = sorted(range(len(names)), key=lambda place: -scores[sheet.order[place]])
        below = plot.box.bottom() - _LINE * (len(places) - 1)
        y = plot.box.top() - _LINE
        for place in places:
            side, ink = sheet.order[place], self._ink(place)
            y, below = max(y + _LINE, min(plot.y(scores[side]), below)), below + _LINE
            x = plot.x(hand) + _DOT + 6
            if sheet.camps:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(ink)
                painter.drawEllipse(QPointF(x + _DISC, y), _DISC, _DISC)
                camp = sheet.camps[side]
                paint_camp(painter, theme, camp, x + _DISC, y, _DISC * 0.56, theme.paper)
                x += 2 * _DISC + 6
            wide = face.text_width(names[side], style)
            # No rule strikes it out.
            painter.fillRect(QRectF(x - 3, y - 9, wide + 6, 18), faded(theme.paper, 0.8))
            face.write(painter, names[side], style, ink, x, y)
            if side in sheet.winners:
                paint_double_stroke(painter, theme.good, x, y + 9, wide, place)


def _step(span: int, most: float) -> int:
    """The least round number by which ``span`` falls into no more than so many parts."""
    rounds = (digit * power for power in (1, 10, 100, 1000) for digit in (1, 2, 5))
    return next((number for number in rounds if span <= number * max(1.0, most)), span)
