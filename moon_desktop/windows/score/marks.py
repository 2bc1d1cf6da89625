"""Over the hands of a game: what each side has won, in strokes of the pencil."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from moon_desktop.games.shown.sheet import Sheet
from moon_desktop.look import typography as face
from moon_desktop.look.pencil import paint_marks
from moon_desktop.look.signs import paint_camp
from moon_desktop.look.theme import Theme
from moon_desktop.windows.score.layout import BLEED
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.words.language import tr

STROKE_MS: Final = 260
"""How long one stroke takes."""
_NAME: Final = 26
_WIDE, _NARROW = 104, 78
"""The height of a side, over the whole width or beside the other."""
_GAP: Final = 16
"""Between two sides side by side."""


def side_ink(sheet: Sheet, side: int, theme: Theme) -> QColor:
    """The colour of a side on paper."""
    if not sheet.camps:
        return theme.pink
    return theme.weink if sheet.camps[side] == "ours" else theme.theyink


class Marks(QWidget):
    """What the sides have won in a game of ``scores``, its ``number`` or the one in play: one below
    the other where it is ``wide``, else side by side. Not there where points are figures.
    ``motion`` scales the time a stroke takes, 0 draws it at once."""

    def __init__(
        self,
        scores: ScoreModel,
        theme: Theme,
        parent: QWidget,
        number: int | None = None,
        motion: Callable[[], float] = lambda: 0.0,
    ) -> None:
        super().__init__(parent)
        self._scores = scores
        self._theme = theme
        self._number = number
        self._motion = motion
        self._sides: list[_Side] = []
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(BLEED, 0, BLEED, 0)
        scores.modelReset.connect(self._begin)
        scores.headerDataChanged.connect(self._renew)
        self._begin()

    def lay(self, *, wide: bool) -> None:
        """Takes the height it needs so, and none where nothing is drawn."""
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.TopToBottom if wide else ways.LeftToRight)
        self._row.setSpacing(0 if wide else _GAP)
        drawn = bool(self._scores.sheet.stroke)
        self.setVisible(drawn)
        self.setFixedHeight((_WIDE * len(self._sides) if wide else _NARROW) * drawn)
        for side in self._sides:
            side.wide = wide

    def finish(self) -> None:
        """Everything stands there at once."""
        for side in self._sides:
            side.finish()

    def _begin(self) -> None:
        """Another match."""
        for side in self._sides:
            side.hide()
            side.deleteLater()
        sheet = self._scores.sheet
        sides = range(len(sheet.sides)) if sheet.stroke else ()
        self._sides = [_Side(side, self._theme, self) for side in sides]
        for widget in self._sides:
            self._row.addWidget(widget)
        self._renew(at_once=True)

    def _renew(self, *_: object, at_once: bool = False) -> None:
        sheet = self._scores.sheet
        for side in self._sides:
            side.tell(sheet, self._number or sheet.game, 0.0 if at_once else self._motion())


class _Side(QWidget):
    """One side: its sign and names, its strokes, and how many they are."""

    def __init__(self, side: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._side = side
        self._theme = theme
        self._sheet = Sheet()
        self._game = 1
        self._won = 0
        self._drawn = 0.0
        self.wide = False
        self._drawing = QVariantAnimation(self)
        self._drawing.valueChanged.connect(self._draw)

    def tell(self, sheet: Sheet, game: int, motion: float) -> None:
        """Draws the strokes that are new in a game, in time, or all of them."""
        won = sheet.scores_of(game)[self._side]
        before, self._won, self._sheet, self._game = self._won, won, sheet, game
        self.setAccessibleName(sheet.won_told(self._side, won))
        self.setToolTip(sheet.won_told(self._side, won))
        duration = round(STROKE_MS * max(0, won - before) * motion)
        if duration > 0:
            self._drawing.setStartValue(float(before))
            self._drawing.setEndValue(float(won))
            self._drawing.setDuration(duration)
            self._drawing.start()
        elif before != won:
            self.finish()
        self.update()

    def finish(self) -> None:
        """All strokes are there."""
        self._drawing.stop()
        self._draw(float(self._won))

    def _draw(self, strokes: float) -> None:
        self._drawn = strokes
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        sheet, theme, target = self._sheet, self._theme, self._sheet.terms.target
        ink = side_ink(sheet, self._side, theme)
        figure = face.font(face.SERIF, 40 if self.wide else 28, 600)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, left = self.width(), 0.0
        if sheet.camps:
            paint_camp(painter, theme, sheet.camps[self._side], 7, _NAME / 2 + 1, 7, ink)
            left = 19.0
        name = face.fitted(sheet.sides[self._side], face.pad_name(), width - left)
        face.write(painter, name, face.pad_name(), ink, left, _NAME / 2 + 1)
        of, small = tr("of {target}").format(target=target), face.label()
        won = str(self._won)
        # As much for both sides, so that their strokes are of one size.
        widest = str(max(target, *sheet.scores_of(self._game)))
        room = max(face.text_width(widest, figure), face.text_width(of, small)) + 6
        middle = width - room / 2
        bottom = self.height() - 13
        x = middle - face.text_width(won, figure) / 2
        face.write(painter, won, figure, ink, x, bottom - (31 if self.wide else 24))
        x = middle - face.text_width(of, small) / 2
        face.write(painter, of, small, theme.pink2, x, bottom)
        indent = 13.0 if self.wide else 2.0
        box = QRectF(indent, _NAME + 2, width - room - indent - 8, self.height() - _NAME - 11)
        paint_marks(painter, theme, theme.pink, box, self._drawn, target)
        if self.wide and self.y() > 0:
            painter.fillRect(QRectF(0, 0, width, 1), theme.rule)
        painter.end()
