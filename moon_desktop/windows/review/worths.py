"""What every choice at one place was worth: what its player knew, and apart from it all tiles."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QLabel, QSizePolicy, QVBoxLayout, QWidget

from moon_desktop.games.views.review import WorthRow, Worths
from moon_desktop.look import typography as faces
from moon_desktop.look.signs import arrow_head, paint_check
from moon_desktop.look.theme import Theme
from moon_desktop.windows.paper.dialog import as_, line_of
from moon_desktop.windows.paper.table import PaperTable
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import tip

_ROW, _FIGURE, _SEEN = 24, 50, 96
_RIGHT, _MIDDLE = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


class ReviewWorths(QWidget):
    """Shows one choice, the best first as far as they are weighed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._worths: Worths | None = None
        self._zoom = 1.0
        self.knew: QLabel = as_("heading", line_of("", None, self))
        self._seen: QLabel = as_("heading", line_of("", None, self))
        self._seen.setAlignment(_MIDDLE | Qt.AlignmentFlag.AlignBottom)
        self.table = PaperTable(theme, ruled=False)
        self.table.setFocusPolicy(Qt.FocusPolicy.TabFocus)
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
        self._zoom = zoom
        for label, px in ((self.knew, 15), (self._seen, 15), (self._note, 12)):
            label.setStyleSheet(f"font-size: {round(px * zoom)}px")
        self._fill()

    def show_worths(self, worths: Worths) -> None:
        """Shows those of another choice, or of the same one better known."""
        self._worths = worths
        self.knew.setText(worths.knew)
        self._seen.setText(worths.all_seen)
        self._note.setText(worths.note)
        self.setAccessibleName(worths.knew)
        self._fill()

    def _fill(self) -> None:
        if self._worths is None:
            return
        worths, zoom, table = self._worths, self._zoom, self.table
        known, last = len(worths.columns), len(worths.columns) + 1
        table.clear()
        table.clearSpans()
        table.setRowCount(len(worths.rows))
        table.setColumnCount(last + 1)
        table.verticalHeader().setDefaultSectionSize(round(_ROW * zoom))
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        small = faces.font(faces.SANS, 12 * zoom, 500)
        table.put(-1, 0, "", small)
        # The last column is as wide as the heading above it.
        heading = faces.font(faces.SERIF, 15 * zoom, 600)
        seen = max(round(_SEEN * zoom), round(faces.text_width(worths.all_seen, heading)) + 8)
        self._seen.setFixedWidth(seen)
        for place, column in enumerate((*worths.columns, worths.seen), 1):
            align, width = (_MIDDLE, seen) if place == last else (_RIGHT, round(_FIGURE * zoom))
            table.horizontalHeader().setSectionResizeMode(place, QHeaderView.ResizeMode.Fixed)
            table.setColumnWidth(place, width)
            head = partial(table.put, -1, place, column.head, small, ink="pink2")
            head(align=align, tip=tip(column.tip))
        for number, row in enumerate(worths.rows):
            style = faces.font(faces.SANS, 13 * zoom, 700 if row.chosen else 500)
            ground = ("tape", 0.18) if row.chosen else ("ivory0", 0.65)
            put = partial(table.put, number, face=style, ground=ground)
            put(0, row.choice, draw=partial(self._draw, row), tip=tip(row.choice))
            for place in range(known):
                put(place + 1, row.known[place] if row.known else "", align=_RIGHT)
            if known and not row.known:
                put(1, tr("being weighed…"), ink="pink2", align=_RIGHT)
                table.setSpan(number, 1, 1, known)
            ground = ("tape", 0.3 if row.chosen else 0.12)
            table.put(number, last, row.seen, style, ground=ground, align=_MIDDLE)
        table.setMaximumHeight(table.sizeHint().height())

    def _draw(self, row: WorthRow, painter: QPainter, box: QRectF) -> None:
        """The choice; an arrow before what was chosen, a check after the best."""
        theme, zoom = self.table.theme, self._zoom
        painter.translate(box.left(), box.center().y())
        painter.scale(zoom, zoom)
        if row.chosen:
            painter.fillPath(arrow_head(6, 0, 3.6), theme.pink)
        style = faces.label(strong=row.chosen)
        fit = faces.fitted(row.choice, style, box.width() / zoom - 18 - (18 if row.best else 0))
        faces.write(painter, fit, style, theme.pink, 18, 0)
        if row.best:
            x = 18 + faces.text_width(fit, style) + 10
            paint_check(painter, x, 0, 6.5, QPen(theme.good, 1.8))
