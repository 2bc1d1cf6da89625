"""The page of the review about the whole match: luck and play of each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QLabel, QProgressBar, QVBoxLayout, QWidget

from moon_desktop.games.views.review import Fortune, MatchFortune
from moon_desktop.look import typography as faces
from moon_desktop.look.runs import Line, Run, words
from moon_desktop.look.theme import THEME, faded
from moon_desktop.windows.paper.dialog import line_of
from moon_desktop.windows.paper.table import Cell, PaperTable, in_line
from moon_desktop.windows.review.marks import marks_width, paint_marks
from moon_desktop.windows.score.curve import ScoreCurve
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.words.language import ngettext, tr
from moon_desktop.words.quoting import tip
from moon_desktop.words.score import signed

CURVE, _CURVE = 150, 300
"""Px of the height of the curve, at which it can be read, and the most."""
_FIGURES, _BARS, _FIGURE = 34, 28, 72
"""Px of a seat's two rows, and of a column of figures."""

_RIGHT = Qt.AlignmentFlag.AlignRight


def weighed(done: int, steps: int) -> str:
    """So many of the choices of a hand, or the match, are weighed."""
    told = ngettext("{done} of {steps} choice weighed", "{done} of {steps} choices weighed", steps)
    return told.format(done=done, steps=steps)


def mistakes(found: Fortune) -> str:
    """How many mistakes of which size."""
    small, medium, large = found.mistakes
    told = (
        (small, ngettext("{n} doubtful choice", "{n} doubtful choices", small)),
        (medium, ngettext("{n} mistake", "{n} mistakes", medium)),
        (large, ngettext("{n} large mistake", "{n} large mistakes", large)),
    )
    return ", ".join(words.format(n=n) for n, words in told if n) or tr("no mistakes")


class FortuneTable(PaperTable):
    """Two rows a seat: its figures, and under them its mistakes, and luck and play as bars on one
    scale."""

    def __init__(self) -> None:
        super().__init__(ruled=False)
        self._shown: tuple[MatchFortune, tuple[str, ...]] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_fortunes(self, match: MatchFortune, seats: Sequence[str]) -> None:
        """Shows the match; ``seats``: the names, fit to be shown."""
        self._shown = match, tuple(seats)
        self.fill()

    def fill(self) -> None:
        if self._shown is None:
            return
        match, seats = self._shown
        bold, figure = faces.font(faces.SANS, 15, 700), faces.font(faces.SERIF, 18, 600)
        heads = tr("In all"), tr("Luck"), tr("Own play"), tr("Others’ play")
        rows: list[list[Cell]] = []
        for seat, found in enumerate(match.seats):
            parts = [
                round(100 * part) for part in (found.gained, found.luck, found.own, found.others)
            ]
            inks = ["red" if part < 0 else "good" if part else "pink2" for part in parts]
            figures = [
                Cell(signed(part), figure, ink, align=_RIGHT, aloud=f"{head} {signed(part)}")
                for head, part, ink in zip(heads, parts, inks, strict=True)
            ]
            rows.append([Cell(seats[seat], bold, tip=tip(seats[seat])), *figures])
            told = Cell(
                mistakes(found), faces.label(), draw=in_line(partial(self._mistakes, found))
            )
            bars = Cell(draw=partial(self._draw_bars, match, seat), across=len(heads))
            rows.append([told, bars, *[Cell()] * (len(heads) - 1)])
        over = [Cell(one, faces.label(), "pink2", align=_RIGHT, wide=_FIGURE) for one in heads]
        over[-1] = over[-1]._replace(wide=_FIGURE + 12)
        self.write(rows, [Cell(), *over], _FIGURES, _BARS)
        self.setFixedHeight(self.sizeHint().height())

    def _mistakes(self, found: Fortune) -> Sequence[Line]:
        """How many there are of each size."""
        line: list[Run] = []
        for size, count in enumerate(found.mistakes, 1):
            if count:
                line.append(words(str(count), faces.label(), THEME.pink2, gap=10 if line else 4))
                line.append(Run(marks_width(size), partial(self._draw_marks, size), 4))
        return [line]

    def _draw_marks(self, size: int, painter: QPainter, x: float, middle: float) -> None:
        paint_marks(painter, THEME.red, size, x, middle)

    def _draw_bars(self, match: MatchFortune, seat: int, painter: QPainter, box: QRectF) -> None:
        """Luck above, play below, both from the middle: to the right what it brought."""
        found, middle = match.seats[seat], box.center()
        parts = [part for one in match.seats for part in (one.luck, one.own + one.others)]
        most = max(0.1, *map(abs, parts))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(THEME.rule, 0.35))
        painter.drawRoundedRect(QRectF(box.left(), middle.y() - 9, box.width(), 18), 4, 4)
        for part, above in ((found.luck, True), (found.own + found.others, False)):
            reach = box.width() / 2 * part / most
            bar = QRectF(middle.x(), middle.y() + (-7 if above else 1), reach, 6).normalized()
            painter.setBrush(THEME.side if above else THEME.red if part < 0 else THEME.good)
            painter.drawRect(bar)
        painter.setPen(QPen(THEME.pink2, 1))
        reach_ = QPointF(0, 11)
        painter.drawLine(middle - reach_, middle + reach_)


class ReviewMatch(QWidget):
    """How far the match is weighed, the table as far as it is, and how it is to be read."""

    def __init__(self) -> None:
        super().__init__()
        self.table = FortuneTable()
        self.curve = ScoreCurve(ScoreModel(), THEME, self)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        self.progress: QLabel = line_of("", "help", self)
        self.of: QLabel = line_of("", None, self)
        explained = tr(
            "All figures are hundredths of a game won: who wins from one chance in three has "
            "gained 67, and from one in two 50. Own play is what a player’s marked mistakes cost, "
            "by what that player could know; others’ play is what the others’ mistakes brought. "
            "Luck is the rest: the deal, and what nobody could know."
        )
        self.explained: QLabel = line_of(explained, "help", self)
        self.table.setAccessibleName(tr("The match"))
        self.table.setAccessibleDescription(explained)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        for widget in (self.progress, self.bar, self.of, self.table, self.explained):
            column.addWidget(widget)
        column.addSpacing(8)
        column.addWidget(self.curve, 99)
        column.addStretch(1)
        self.show_progress(0, 0)

    def set_zoom(self, zoom: float) -> None:
        """How much larger than at least everything is shown from now on."""
        self.table.set_zoom(zoom)
        self.curve.zoom = zoom
        self.curve.setMaximumHeight(round(_CURVE * zoom))
        for label in (self.progress, self.explained):
            label.setStyleSheet(f"font-size: {round(13 * zoom)}px")

    def show_progress(self, done: int, steps: int) -> None:
        """So many of the choices of the match are weighed."""
        self.bar.setRange(0, max(1, steps))
        self.bar.setValue(done)
        self.progress.setText(weighed(done, steps))
        for widget in (self.bar, self.progress):
            widget.setVisible(done < steps)

    def show_fortunes(self, match: MatchFortune | None, seats: Sequence[str], hands: int) -> None:
        """Shows the hands weighed so far, of so many; None where there is none yet, and where the
        game cannot tell luck and play apart, which is said when nothing is left to be weighed."""
        whole = not self.progress.isVisibleTo(self)
        self.curve.update()
        self.table.setVisible(match is not None)
        self.explained.setVisible(match is not None or not whole)
        self.of.setVisible(match is not None or whole)
        if match is None:
            self.of.setText(tr("In this game luck and play cannot be told apart."))
            return
        self.of.setText(tr("Weighed: {n} of {hands}.").format(n=match.hands, hands=hands))
        self.table.show_fortunes(match, seats)
