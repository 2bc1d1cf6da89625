"""What every choice at one place was worth: what its player knew, and apart from it all tiles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from moon_desktop.games.views.review import WorthRow, Worths
from moon_desktop.look import typography as faces
from moon_desktop.look.runs import Line, Run, words
from moon_desktop.look.signs import arrow_head, paint_check
from moon_desktop.look.theme import THEME
from moon_desktop.windows.paper.dialog import line_of
from moon_desktop.windows.paper.dress import as_
from moon_desktop.windows.paper.scrolling import Fading
from moon_desktop.windows.paper.table import Cell, PaperTable, in_line
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import tip

_ROW, _FIGURE, _SEEN = 24, 50, 96
_RIGHT, _MIDDLE = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


class ReviewWorths(QWidget):
    """Shows one choice, the best first as far as they are weighed."""

    def __init__(self) -> None:
        super().__init__()
        self._worths: Worths | None = None
        self.knew: QLabel = as_("heading", line_of("", None, self))
        self._seen: QLabel = as_("heading", line_of("", None, self))
        self._seen.setAlignment(_MIDDLE | Qt.AlignmentFlag.AlignBottom)
        self.table = PaperTable(ruled=False)
        self.table.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        Fading(self.table)
        self._note: QLabel = line_of("", "help", self)
        for label in (self.knew, self._note):
            # Folded they would ask for their height before the rows do.
            label.setWordWrap(False)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._seen.setWordWrap(False)
        heads = QHBoxLayout()
        heads.addWidget(self.knew, 1)
        heads.addWidget(self._seen)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(heads)
        column.addWidget(self.table, 1)
        column.addWidget(self._note)
        column.addStretch()

    @property
    def choices(self) -> tuple[str, ...]:
        """The rows, from the top."""
        return () if self._worths is None else tuple(row.choice for row in self._worths.rows)

    def set_zoom(self, zoom: float) -> None:
        """How much larger than at least everything is shown from now on."""
        self.table.zoom = zoom
        for label, px in ((self.knew, 15), (self._seen, 15), (self._note, 12)):
            label.setStyleSheet(f"font-size: {round(px * zoom)}px")
        self._fill()

    def show_worths(self, worths: Worths) -> None:
        """Shows those of another choice, or of the same one better known."""
        self._worths = worths
        self.knew.setText(worths.knew)
        self._seen.setText(worths.all_seen)
        self._note.setText(worths.note)
        for part in (self, self.table):
            part.setAccessibleName(worths.knew)
        self._fill()

    def _fill(self) -> None:
        if self._worths is None:
            return
        worths, table, zoom = self._worths, self.table, self.table.zoom
        bold = faces.font(faces.SANS, 13, 700)
        # The last column is as wide as the heading above it.
        heading = faces.font(faces.SERIF, 15 * zoom, 600)
        seen = max(round(_SEEN * zoom), round(faces.text_width(worths.all_seen, heading)) + 8)
        self._seen.setFixedWidth(seen)
        heads = [
            Cell(one.head, bold, "pink2", align=_RIGHT, tip=tip(one.tip), wide=_FIGURE)
            for one in (*worths.columns, worths.seen)
        ]
        heads[-1] = heads[-1]._replace(align=_MIDDLE, wide=seen / zoom)
        # That others are still weighed is said once.
        first = next((row for row in worths.rows if not row.known), None)
        waits = tr("being weighed…")
        rows = [self._cells(row, worths, waits if row is first else "") for row in worths.rows]
        table.write(rows, [Cell(), *heads], _ROW)
        high = table.sizeHint().height()
        table.setMaximumHeight(high)
        table.setMinimumHeight(high if THEME.large else 0)

    def _cells(self, row: WorthRow, worths: Worths, waits: str) -> list[Cell]:
        """A reader reads them one after the other: each says what it counts."""
        style, known = faces.label(strong=row.chosen), len(worths.columns)
        ground = ("tape", 0.18) if row.chosen else ("field", 0.65)
        figures = [
            Cell(one, style, ground=ground, align=_RIGHT, aloud=f"{column.head} {one}")
            for column, one in zip(worths.columns, row.known, strict=False)
        ]
        if known and not row.known:
            weighed = Cell(waits, style, "pink2", ground, _RIGHT, across=known)
            figures = [weighed, *[Cell()] * (known - 1)]
        seen = Cell(row.seen, style, "pink", ("tape", 0.3 if row.chosen else 0.12), _MIDDLE)
        seen = seen._replace(aloud=f"{worths.all_seen} {row.seen}")
        best = tr("Best: {choice}").format(choice=row.choice) if row.best else ""
        draw = in_line(partial(self._lines, row, style))
        return [
            Cell(row.choice, style, "pink", ground, tip=tip(row.choice), aloud=best, draw=draw),
            *figures,
            seen,
        ]

    def _lines(self, row: WorthRow, style: QFont) -> Sequence[Line]:
        """The choice; an arrow before what was chosen, a check after the best."""
        ink, good = THEME.pink, QPen(THEME.good, 1.8)
        arrow = Run(0, lambda p, x, y: p.fillPath(arrow_head(x + 6, y, 3.6), ink))
        check = Run(8, lambda p, x, y: paint_check(p, x, y, 6.5, good), 10)
        choice = words(row.choice, style, ink, gap=18, least=0)
        return [[*[arrow] * row.chosen, choice, *[check] * row.best]]
