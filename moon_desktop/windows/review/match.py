"""The page of the review about the whole match: luck and play of each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QProgressBar, QVBoxLayout, QWidget

from moon_desktop.games.shown.review import MatchFortune
from moon_desktop.look import typography as face
from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.paper.dialog import line_of
from moon_desktop.windows.paper.zoomed import Zoomed
from moon_desktop.windows.review.marks import marks_width, paint_marks
from moon_desktop.windows.review.rows import WIDTH
from moon_desktop.windows.score.cells import write
from moon_desktop.words import review as words

_HEAD: Final = 30.0
_ROW: Final = 62.0
_COLUMNS: Final = (168.0, 226.0, 300.0, 382.0)
"""The right ends of what was gained in all, luck, own play and others' play."""
_SCALE: Final = (116.0, 382.0)
"""Between these the bars are drawn."""


class FortuneTable(Zoomed):
    """A row a seat: its figures, and under them luck and play as bars on one scale."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._match: MatchFortune | None = None
        self._seats: tuple[str, ...] = ()

    def show_fortunes(self, match: MatchFortune, seats: Sequence[str]) -> None:
        """Shows the match; ``seats``: the names, fit to be shown."""
        self._match, self._seats = match, tuple(seats)
        self.setAccessibleName(words.fortunes(match, seats))
        self._fit()

    def sizeHint(self) -> QSize:
        rows = 0 if self._match is None else len(self._match.seats)
        return QSize(round(WIDTH * self._zoom), round((_HEAD + rows * _ROW) * self._zoom))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._match is None:
            return
        painter = self._painter()
        theme, small = self._theme, face.label()
        named = ("gained", "luck", "own", "others")
        for name, right in zip(named, _COLUMNS, strict=True):
            self._right(painter, words.fortune_column(name), small, theme.pink2, right, _HEAD / 2)
        painter.fillRect(QRectF(0, _HEAD - 1, WIDTH, 1.5), theme.pink2)
        for seat in range(len(self._match.seats)):
            self._paint_seat(painter, self._match, seat, _HEAD + seat * _ROW)
        painter.end()

    def _paint_seat(self, painter: QPainter, match: MatchFortune, seat: int, top: float) -> None:
        theme, found = self._theme, match.seats[seat]
        bold, figure = face.font(face.SANS, 15, 700), face.font(face.SERIF, 18, 600)
        small = face.label()
        y = top + 18
        write(painter, bold, theme.pink, face.fitted(self._seats[seat], bold, 112), 4, y)
        parts = (found.gained, found.luck, found.own, found.others)
        for part, right in zip(parts, _COLUMNS, strict=True):
            rounded = round(100 * part)
            ink = theme.red if rounded < 0 else theme.good if rounded else theme.pink2
            self._right(painter, words.hundredths(part), figure, ink, right, y)
        y = top + 43
        x = 4.0
        for count, size in zip(found.mistakes, (1, 2, 3), strict=True):
            if count:
                write(painter, small, theme.pink2, str(count), x, y)
                x += face.text_width(str(count), small) + 4
                paint_marks(painter, theme.red, size, x, y)
                x += marks_width(size) + 10
        self._paint_bars(painter, match, seat, y)
        painter.fillRect(QRectF(0, top + _ROW - 1, WIDTH, 1), theme.rule)

    def _paint_bars(self, painter: QPainter, match: MatchFortune, seat: int, y: float) -> None:
        """Luck above, play below, both from the middle: to the right what it brought."""
        theme, found = self._theme, match.seats[seat]
        left, right = _SCALE
        middle, half = (left + right) / 2, (right - left) / 2
        most = max(
            0.1,
            *(abs(part) for one in match.seats for part in (one.luck, one.own + one.others)),
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.rule, 0.35))
        painter.drawRoundedRect(QRectF(left, y - 9, right - left, 18), 4, 4)
        for part, above in ((found.luck, True), (found.own + found.others, False)):
            reach = half * part / most
            box = QRectF(middle, y - 7 if above else y + 1, reach, 6).normalized()
            painter.setBrush(theme.side if above else theme.red if part < 0 else theme.good)
            painter.drawRect(box)
        painter.setPen(QPen(theme.pink2, 1))
        painter.drawLine(QPointF(middle, y - 11), QPointF(middle, y + 11))

    def _right(
        self, painter: QPainter, text: str, style: QFont, ink: QColor, right: float, y: float
    ) -> None:
        write(painter, style, ink, text, right - face.text_width(text, style), y)


class ReviewMatch(QWidget):
    """How far the match is weighed, the table as far as it is, and how it is to be read."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = FortuneTable(theme, self)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        self.bar.setStyleSheet(
            f"QProgressBar {{ background: {theme.ivory0.name()}; border: 1px solid"
            f" {theme.rule.name()}; border-radius: 4px; }}"
            f"QProgressBar::chunk {{ background: {theme.good.name()}; border-radius: 3px; }}"
        )
        self.progress: QLabel = line_of("", "help", self)
        self.of: QLabel = line_of("", None, self)
        self.explained: QLabel = line_of(words.fortune_explained(), "help", self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        for widget in (
            self.progress, self.bar, self.of, self.table, self.explained,
        ):  # fmt: skip
            column.addWidget(widget)
        column.addStretch(1)
        self.show_progress(0, 0)

    def show_progress(self, done: int, steps: int) -> None:
        """So many of the choices of the match are weighed."""
        self.bar.setRange(0, max(1, steps))
        self.bar.setValue(done)
        self.progress.setText(words.progress(done, steps))
        going_on = done < steps
        self.bar.setVisible(going_on)
        self.progress.setVisible(going_on)

    def show_fortunes(self, match: MatchFortune | None, seats: Sequence[str], hands: int) -> None:
        """Shows the hands weighed so far, of so many; None where there is none yet."""
        for widget in (self.table, self.of, self.explained):
            widget.setVisible(match is not None)
        if match is None:
            return
        whole = match.hands == hands
        self.of.setText(words.whole_match(hands) if whole else words.hands_weighed(match.hands))
        self.table.show_fortunes(match, seats)
