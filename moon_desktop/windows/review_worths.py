"""What every choice at one place was worth: what its player knew, and apart from it all tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from moon_desktop.engine.entries import Bid, Choice
from moon_desktop.look import typography as face
from moon_desktop.look.signs import arrow_head, paint_check
from moon_desktop.look.theme import Theme, faded
from moon_desktop.players.review import Step
from moon_desktop.windows.review_rows import WIDTH
from moon_desktop.windows.score_cells import write
from moon_desktop.windows.score_told import tip
from moon_desktop.windows.zoomed import Zoomed
from moon_desktop.wording import review as words
from moon_desktop.wording import review_told as told

_HEAD: Final = 46.0
_ROW: Final = 24.0
_FOOT: Final = 22.0
_NAMES: Final = 128.0
_KNEW: Final = (166.0, 216.0, 262.0)
"""The right ends of what was known: made, points, game."""
_GAP: Final = 272.0
"""Where what was known ends."""
_SEEN: Final = 279.0
"""Where what all tiles show begins, up to the edge."""


class ReviewWorths(Zoomed):
    """Shows one step, the best choices first as far as they are weighed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._step: Step | None = None
        self._seats: tuple[str, ...] = ()
        self._choices: tuple[Choice, ...] = ()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The rows, from the top."""
        return self._choices

    def show_step(self, step: Step, seats: Sequence[str]) -> None:
        """Shows another step, or the same one better known."""
        self._step, self._seats = step, tuple(seats)
        self._choices = _ordered(step)
        self.setAccessibleName(told.worths(step, self._choices, seats))
        self._fit()

    def sizeHint(self) -> QSize:
        height = _HEAD + len(self._choices) * _ROW + _FOOT
        return QSize(round(WIDTH * self._zoom), round(height * self._zoom))

    def tip_at(self, point: QPointF) -> str:
        """What the column at a point counts; empty beside the columns."""
        x = point.x() / self._zoom
        if self._step is None or x < _NAMES:
            return ""
        if x >= _SEEN:
            return tip(words.column_tip("under" if self._step.under else "tricks"))
        marks = self._step.before.rules.scoring == "marks"
        named = ("made", "marks" if marks else "points", "win")
        found = (name for name, right in zip(named, _KNEW, strict=True) if x <= right)
        return tip(words.column_tip(next(found, "win")))

    # --- painting -------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._step is None:
            return
        painter = self._painter()
        self._paint_heads(painter, self._step)
        for place, choice in enumerate(self._choices):
            self._paint_row(painter, self._step, choice, _HEAD + (place + 0.5) * _ROW)
        if self._step.knew is not None:
            note = words.deals(self._step.knew.deals, every=self._step.knew.every)
            y = _HEAD + len(self._choices) * _ROW + _FOOT / 2 + 1
            write(painter, face.pad_delta(), self._theme.pink2, note, 8, y)
        painter.end()

    def _paint_heads(self, painter: QPainter, step: Step) -> None:
        theme = self._theme
        bottom = _HEAD + len(self._choices) * _ROW + 2
        painter.setPen(QPen(theme.rule, 1))
        painter.setBrush(faded(theme.ivory0, 0.65))
        painter.drawRoundedRect(QRectF(0.5, 0.5, _GAP, bottom), 7, 7)
        painter.setBrush(faded(theme.tape, 0.10))
        painter.drawRoundedRect(QRectF(_SEEN, 0.5, WIDTH - _SEEN - 0.5, bottom), 7, 7)
        style, small = face.font(face.SERIF, 15, 600), face.pad_delta()
        knew = face.fitted(words.knew(self._seats[step.seat]), style, _GAP - 16)
        write(painter, style, theme.pink, knew, 8, 13)
        seen = face.fitted(words.seen(), style, WIDTH - _SEEN - 10)
        middle = (_SEEN + WIDTH) / 2
        write(painter, style, theme.pink, seen, middle - face.text_width(seen, style) / 2, 13)
        for name, right in zip(("made", "points", "win"), _KNEW, strict=True):
            self._right(painter, words.column(name), small, theme.pink2, right, 34)
        self._middle(painter, words.column("tricks"), small, theme.pink2, 34)

    def _paint_row(self, painter: QPainter, step: Step, choice: Choice, y: float) -> None:
        theme = self._theme
        chosen, knew = choice == step.choice, step.knew
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(theme.tape, 0.14))
            painter.drawRoundedRect(QRectF(3, y - _ROW / 2 + 1, _GAP - 6, _ROW - 2), 5, 5)
            painter.drawRoundedRect(
                QRectF(_SEEN + 3, y - _ROW / 2 + 1, WIDTH - _SEEN - 6.5, _ROW - 2), 5, 5
            )
            painter.fillPath(arrow_head(8, y, 3.6), theme.pink)
        style = face.label(strong=chosen)
        name = told.choice(choice, blanks_are_follow_me=step.before.rules.blanks_are_follow_me)
        best = knew is not None and choice == knew.best
        fit = face.fitted(name, style, _NAMES - 18 - (14 if best else 0))
        write(painter, style, theme.pink, fit, 18, y)
        if best:
            x = 18 + face.text_width(fit, style) + 10
            paint_check(painter, x, y, 6.5, QPen(theme.good, 1.8))
        if knew is None:
            weighing = words.weighing()
            self._right(painter, weighing, face.pad_contract(), theme.pink2, _KNEW[2], y)
        else:
            worth = knew.of(choice)
            points = worth.points[step.seat]
            figures = (words.percent(worth.made), words.points(points), words.percent(worth.win))
            for figure, right in zip(figures, _KNEW, strict=True):
                self._right(painter, figure, style, theme.pink, right, y)
        self._middle(painter, self._seen(step, choice), style, theme.pink, y)

    def _seen(self, step: Step, choice: Choice) -> str:
        if choice not in step.seen:
            return words.no_value()
        under = choice.bid == "under" if isinstance(choice, Bid) else step.under
        return words.tricks(step.seen[choice], under=under)

    def _right(
        self, painter: QPainter, text: str, style: QFont, ink: QColor, right: float, y: float
    ) -> None:
        write(painter, style, ink, text, right - face.text_width(text, style), y)

    def _middle(self, painter: QPainter, text: str, style: QFont, ink: QColor, y: float) -> None:
        x = (_SEEN + WIDTH) / 2 - face.text_width(text, style) / 2
        write(painter, style, ink, text, x, y)


def _ordered(step: Step) -> tuple[Choice, ...]:
    """The choices as they are worth, the best first; as they come while that is not known."""
    if step.knew is None:
        return step.before.legal()
    knew = step.knew
    ranked = sorted(knew.worths, key=lambda worth: -worth.win)
    choices = [worth.choice for worth in ranked if worth.choice != knew.best]
    return (knew.best, *choices)
