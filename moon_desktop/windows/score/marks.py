"""Over the hands of a game: what each side has won, in strokes of the pencil."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QBoxLayout, QWidget

from moon_desktop.games.views.sheet import Sheet
from moon_desktop.look import typography as face
from moon_desktop.look.pencil import paint_marks
from moon_desktop.look.picture import on_itself
from moon_desktop.look.signs import paint_camp
from moon_desktop.look.theme import Theme
from moon_desktop.windows.score.layout import BLEED
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.words.language import tr

_NAME: Final = 26
_WIDE, _NARROW = 104, 78
"""The height of a side, over the whole width or beside the other."""
_GAP: Final = 16
"""Between two sides side by side."""


def side_ink(sheet: Sheet, side: int, theme: Theme) -> QColor:
    """The colour of a side on paper."""
    if not sheet.camps:
        return theme.pink
    inks = {"ours": theme.weink, "theirs": theme.theyink, "third": theme.thirdink}
    return inks[sheet.camps[side]]


class Marks(QWidget):
    """What the sides have won in a game of ``scores``, its ``number`` or the one in play: one below
    the other where it is ``wide``, else side by side. Not there where points are figures."""

    def __init__(
        self,
        scores: ScoreModel,
        theme: Theme,
        parent: QWidget,
        number: int | None = None,
    ) -> None:
        super().__init__(parent)
        self._scores = scores
        self._theme = theme
        self._number = number
        self._sides: list[_Side] = []
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(BLEED, 0, BLEED, 0)
        scores.modelReset.connect(self._begin)
        scores.headerDataChanged.connect(self._renew)
        self._begin()

    def lay(self, *, wide: bool, zoom: float = 1.0) -> None:
        """Takes the height it needs so, and none where nothing is drawn; ``zoom`` times its least
        size."""
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.TopToBottom if wide else ways.LeftToRight)
        self._row.setSpacing(0 if wide else round(_GAP * zoom))
        self._row.setContentsMargins(round(BLEED * zoom), 0, round(BLEED * zoom), 0)
        drawn = bool(self._scores.sheet.stroke)
        self.setVisible(drawn)
        high = (_WIDE * len(self._sides) if wide else _NARROW) * drawn
        self.setFixedHeight(round(high * zoom))
        for side in self._sides:
            side.wide, side.zoom = wide, zoom

    def write(self, share: float) -> None:
        """So much of what the last hand won is on the paper, 0 to 1."""
        for side in self._sides:
            side.write(share)

    def _begin(self) -> None:
        """Another match."""
        for side in self._sides:
            side.hide()
            side.deleteLater()
        sheet = self._scores.sheet
        sides = sheet.order if sheet.stroke else ()
        self._sides = [_Side(side, self._theme, self) for side in sides]
        for widget in self._sides:
            self._row.addWidget(widget)
        self._renew()

    def _renew(self) -> None:
        sheet = self._scores.sheet
        for side in self._sides:
            side.tell(sheet, self._number or sheet.game)


class _Side(QWidget):
    """One side: its sign and names, its strokes, and how many they are."""

    def __init__(self, side: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._side = side
        self._theme = theme
        self._sheet = Sheet()
        self._game = 1
        self._before, self._won, self._share = 0, 0, 1.0
        self.wide, self.zoom = False, 1.0

    def tell(self, sheet: Sheet, game: int) -> None:
        """Takes the strokes of a game."""
        self._won, self._sheet, self._game = sheet.scores_of(game)[self._side], sheet, game
        told = sheet.won_text(self._side, self._won)
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.update()

    def write(self, share: float) -> None:
        """Has drawn so much of the strokes that have come since this was 0."""
        if share == 0:
            self._before = self._won
        self._share = share
        self.update()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        sheet, theme, target = self._sheet, self._theme, self._sheet.terms.target or 0
        ink = side_ink(sheet, self._side, theme)
        figure = face.font(face.SERIF, 40 if self.wide else 28, 600)
        painter.scale(self.zoom, self.zoom)
        width, high, left = self.width() / self.zoom, self.height() / self.zoom, 0.0
        if sheet.camps:
            paint_camp(painter, theme, sheet.camps[self._side], 7, _NAME / 2 + 1, 7, ink)
            left = 19.0
        names, y, room = sheet.sides[self._side], _NAME / 2 + 1, width - left
        face.write(painter, names, face.pad_name(), ink, left, y, room=room)
        of, small = tr("of {target}").format(target=target), face.label()
        won = str(self._won)
        # As much for both sides, so that their strokes are of one size.
        widest = str(max(target, *sheet.scores_of(self._game)))
        room = max(face.text_width(widest, figure), face.text_width(of, small)) + 6
        middle = width - room / 2
        bottom = high - 13
        y = bottom - (31 if self.wide else 24)
        face.write(painter, won, figure, ink, middle, y, at=0.5)
        face.write(painter, of, small, theme.pink2, middle, bottom, at=0.5)
        indent = 13.0 if self.wide else 2.0
        box = QRectF(indent, _NAME + 2, width - room - indent - 8, high - _NAME - 11)
        drawn = self._before + (self._won - self._before) * self._share
        paint_marks(painter, theme, theme.pink, box, drawn, target)
        if self.wide and self.y() > 0:
            painter.fillRect(QRectF(0, 0, width, 1), theme.rule)
