"""The score pad at the side of the table: its heading, its ruled rows, and the match below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from moon_desktop.look import typography as face
from moon_desktop.look.theme import Theme
from moon_desktop.windows.score.cells import paint_heading, total_face
from moon_desktop.windows.score.ink import ASTERISK, paint_asterisk, paint_circle, paint_double_rule
from moon_desktop.windows.score.layout import ROOM, WIDTH, PadLayout, pad_layout
from moon_desktop.windows.score.model import ScoreModel, ScoreRole
from moon_desktop.windows.score.pad_paper import PadGround
from moon_desktop.windows.score.pad_table import ScoreTable
from moon_desktop.words import score as words
from moon_desktop.words.language import pgettext, tr
from moon_desktop.words.quoting import tip

_ACROSS: Final = Qt.Orientation.Horizontal
_HEIGHT: Final = 734
_LEAST_HEIGHT: Final = 400


class ScorePad(PadGround):
    """A pad of paper that shows a ``ScoreModel``, with its own shadow on clear ground.

    The paper lies ``ROOM`` inside the widget and is ``WIDTH`` px wide at the size hint.
    """

    hand_chosen = Signal(int)
    """The number of a finished hand that was clicked, or on which Enter was pressed."""

    def __init__(self, model: ScoreModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._model = model
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Score sheet"))
        self.table = ScoreTable(model, theme, self)
        self.table.hand_chosen.connect(self.hand_chosen)
        self.places = self._laid_out()
        model.modelReset.connect(self._renew)
        model.headerDataChanged.connect(self._say)
        self.resize(self.sizeHint())
        self._renew()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH + 2 * ROOM, _HEIGHT + 2 * ROOM)

    def minimumSizeHint(self) -> QSize:
        return QSize(WIDTH + 2 * ROOM, _LEAST_HEIGHT + 2 * ROOM)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            text = self._tip(event.pos().x(), event.pos().y())
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not QRectF(event.rect()).intersected(self._head()).isEmpty():
            self._paint_head(painter)
        if event.rect().bottom() > self.places.rows.bottom():
            self._paint_foot(painter)
        painter.end()

    def _laid_out(self) -> PadLayout:
        sheet = self._model.sheet
        return pad_layout(
            self.size(),
            len(sheet.sides),
            name_lines=max(map(len, sheet.members), default=1),
            asterisks=bool(sheet.asterisk),
            totals=not sheet.single,
            legend=bool(sheet.asterisk or sheet.circle),
        )

    def _arrange(self) -> None:
        self.places = self._laid_out()
        self.table.arrange(self.places)
        self.update()

    def _renew(self) -> None:
        self._arrange()
        self._say()

    def _say(self) -> None:
        """The heading and what stands below the rows, for a voice and for the eye."""
        sheet = self._model.sheet
        told = [self._heading()]
        if not sheet.single:
            told.append(words.totals_told(sheet.terms.kind, sheet.sides, sheet.totals))
        self.setAccessibleDescription("\n".join(told))
        self.update()

    def _heading(self) -> str:
        sheet = self._model.sheet
        if sheet.winner is None:
            return sheet.heading
        name = sheet.sides[sheet.winner]
        told = tr("{name} won") if sheet.single else tr("{name} won the match")
        return told.format(name=name)

    def _head(self) -> QRectF:
        rows = self.places.rows
        return QRectF(rows.left(), 0, rows.width(), rows.top())

    def _columns(self) -> Iterator[tuple[int, float, float]]:
        """Side, left edge and width of each side's column."""
        for side in range(len(self.places.columns) - 1):
            yield side, *self.places.column(side + 1)

    def _paint_head(self, painter: QPainter) -> None:
        theme, layout = self.theme, self.places
        title, small = face.pad_title(), face.label()
        word = pgettext("title of the pad", "Score")
        face.write(painter, word, title, theme.pink, layout.left + 1, layout.title)
        room = layout.right - layout.left - face.text_width(word, title) - 16
        heading = face.fitted(self._heading(), small, room)
        x = layout.right - face.text_width(heading, small)
        face.write(painter, heading, small, theme.pink2, x, layout.title + 1.5)
        names_top, rows_top = layout.names - 9, layout.rows.top()
        for side, left, width in self._columns():
            painter.fillRect(QRectF(left - 1, names_top, 1, rows_top - names_top), theme.rule)
            count = self._model.headerData(side + 1, _ACROSS, ScoreRole.ASTERISKS)
            box = QRectF(left, layout.names - 12.5, width, rows_top - layout.names + 12.5)
            paint_heading(painter, theme, box, self._model.sheet.members[side], count)
        painter.fillRect(QRectF(layout.left, rows_top - 1.6, layout.right - layout.left, 1.6),
                         theme.pink)  # fmt: skip

    def _paint_foot(self, painter: QPainter) -> None:
        theme, layout = self.theme, self.places
        if layout.totals is not None:
            paint_double_rule(painter, theme.pink, layout.left, layout.right, layout.rule)
            self._paint_totals(painter, layout.totals)
        if layout.legend is not None:
            self._paint_legend(painter, layout.legend)

    def _paint_totals(self, painter: QPainter, middle: float) -> None:
        theme, layout = self.theme, self.places
        terms = self._model.sheet.terms
        title = face.font(face.SERIF, 18, 600)
        word = words.match_totals(terms.kind)
        face.write(painter, word, title, theme.pink, layout.left + 2, middle - 7)
        goal = face.fitted(
            words.match_goal(terms.kind, terms.length),
            face.pad_contract(),
            layout.columns[0] - 4,
        )
        face.write(painter, goal, face.pad_contract(), theme.pink2, layout.left + 2, middle + 12)
        games = terms.kind == "best-of"
        for side, left, width in self._columns():
            total = self._model.sheet.totals[side]
            text = words.figure(total) if games else words.signed(total)
            style = total_face(text, width - 6)
            colour = theme.pink if total == 0 else theme.red if total < 0 else theme.good
            x = left + (width - face.text_width(text, style)) / 2
            face.write(painter, text, style, colour, x, middle)

    def _paint_legend(self, painter: QPainter, middle: float) -> None:
        theme, sheet, small = self.theme, self._model.sheet, face.label()
        x = self.places.left + 3
        if sheet.asterisk:
            paint_asterisk(painter, theme.red, x + ASTERISK / 2, middle)
            face.write(painter, sheet.asterisk, small, theme.pink2, x + ASTERISK + 7, middle)
            x += ASTERISK + 7 + face.text_width(sheet.asterisk, small) + 24
        if sheet.circle:
            paint_circle(painter, theme.red, QRectF(x, middle - 8, 20, 16), 0)
            face.write(painter, sheet.circle, small, theme.pink2, x + 26, middle)

    def _tip(self, x: int, y: int) -> str:
        """What to say of the heading or the totals at a point; empty where there is nothing."""
        layout = self.places
        for side, left, width in self._columns():
            if not left <= x < left + width:
                continue
            if layout.names - 12 <= y < layout.rows.top():
                text: str = self._model.headerData(side + 1, _ACROSS, Qt.ItemDataRole.ToolTipRole)
                return text
            if layout.totals is not None and abs(y - layout.totals) < layout.totals - layout.rule:
                return tip(self._model.sheet.total_told(side, voice=False))
        return ""
