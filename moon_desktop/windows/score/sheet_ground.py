"""The paper that the score sheet's window is made of, and the heading on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from moon_desktop.look import typography as face
from moon_desktop.look.theme import Theme
from moon_desktop.windows.score.cells import write
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.windows.score.pad_paper import paint_grain, paint_paper, paint_tape
from moon_desktop.words import score as words
from moon_desktop.words import score_sheet as sheet_words

_HEAD: Final = 60
_LOW: Final = 46
"""The height of the heading, and that in a low window."""
_LOW_BELOW: Final = 700


class SheetGround(QWidget):
    """Bare paper, bound with tape along its upper edge, ``TAPE`` px high with its shadow."""

    TAPE: ClassVar[int] = 32

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._paper = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        known = self._paper.deviceIndependentSize().toSize() == self.size()
        if not known or self._paper.devicePixelRatio() != ratio:
            self._paper = self._painted(ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._paper)
        painter.end()

    def _painted(self, ratio: float) -> QPixmap:
        size = self.size()
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(self._theme.paper)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(0, 0, size.width(), size.height())
        outline = QPainterPath()
        outline.addRect(whole)
        paint_paper(painter, self._theme, outline)
        paint_grain(painter, outline, ratio, 0.3)
        paint_tape(painter, self._theme, whole, ratio)
        painter.end()
        return picture


class SheetHead(QWidget):
    """The title, and what is played for."""

    def __init__(
        self,
        model: ScoreModel,
        theme: Theme,
        parent: QWidget,
        deal_number: Callable[[], int | None],
    ) -> None:
        """``deal_number`` is asked for the number of the match's deals, None if it has none."""
        super().__init__(parent)
        self._model = model
        self._deal_number = deal_number
        self._theme = theme
        self._zoom = 1.0
        model.modelReset.connect(self._renew)
        self._renew()
        self.set_zoom(1.0)

    def set_zoom(self, zoom: float) -> None:
        """How much larger than its layout it is shown from now on."""
        self._zoom = zoom
        self.setFixedHeight(round((_LOW if self._low else _HEAD) * zoom))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, round(_HEAD * self._zoom))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._zoom, self._zoom)
        width, middle = self.width() / self._zoom, self.height() / self._zoom / 2
        title = face.font(face.SERIF, 24 if self._low else 34, 600)
        italic = face.caption()
        left = 6.0
        write(painter, title, self._theme.pink, words.sheet(), left, middle)
        room = width - face.text_width(words.sheet(), title) - 30
        goal = face.fitted(self._goal(), italic, room)
        x = width - 6 - face.text_width(goal, italic)
        write(painter, italic, self._theme.pink2, goal, x, middle + 3)
        painter.end()

    @property
    def _low(self) -> bool:
        return self.window().height() < _LOW_BELOW

    def _goal(self) -> str:
        return self._model.sheet.goal_told

    def _renew(self) -> None:
        number = self._deal_number()
        deal = "" if number is None else f" {sheet_words.deal(number)}."
        told = f"{self._model.sheet.rules_told}{deal}"
        self.setAccessibleName(words.sheet())
        self.setAccessibleDescription(f"{self._goal()}. {told}")
        self.setToolTip(told)
        self.update()
