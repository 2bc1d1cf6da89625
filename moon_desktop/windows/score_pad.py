"""The score pad at the side of the table: its heading, its ruled rows, and the match below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QScrollBar, QSizePolicy, QToolTip, QWidget

from moon_desktop.table import type as face
from moon_desktop.table.theme import Theme, faded
from moon_desktop.windows.score_cells import asterisks_width, paint_asterisks, total_face, write
from moon_desktop.windows.score_ink import ASTERISK, paint_asterisk, paint_circle, paint_double_rule
from moon_desktop.windows.score_layout import BLEED, ROOM, WIDTH, PadLayout, pad_layout
from moon_desktop.windows.score_model import ScoreModel, ScoreRole
from moon_desktop.windows.score_paper import paper_pixmap
from moon_desktop.windows.score_table import ScoreTable
from moon_desktop.wording import score as words

_HEADING = Qt.Orientation.Horizontal
_CIRCLE = QRectF(-10, -8, 20, 16)
_LEAST_HEIGHT = 400


class ScorePad(QWidget):
    """A pad of paper showing a ``ScoreModel``, with its own shadow on clear ground.

    The paper lies ``ROOM`` inside the widget and is ``WIDTH`` px wide at the size hint.
    """

    def __init__(self, model: ScoreModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self._paper = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(words.sheet())
        self._frame = QWidget(self)
        self.table = ScoreTable(model, theme, self._frame)
        self._bar = _Thumb(self.table.verticalScrollBar(), theme, self._frame)
        self._layout = self._laid_out()
        model.modelReset.connect(self._arrange)
        model.headerDataChanged.connect(self._say)
        self._arrange()

    @property
    def motion(self) -> float:
        """What scales the time a new row takes to be written; 0, as at first: none."""
        return self.table.motion

    @motion.setter
    def motion(self, factor: float) -> None:
        self.table.motion = factor

    def finish_writing(self) -> None:
        """A row that is being written stands there at once."""
        self.table.finish_writing()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._paper = QPixmap()
        self.table.set_theme(theme)
        self._bar.set_theme(theme)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH + ROOM.left() + ROOM.right(), 756)

    def minimumSizeHint(self) -> QSize:
        return QSize(WIDTH + ROOM.left() + ROOM.right(), _LEAST_HEIGHT)
