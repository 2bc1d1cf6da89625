"""How the games of a match are painted on the score sheet, on the screen as on paper."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem

from moon_desktop.look import typography as face
from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.score.cells import (
    ScoreCells,
    asterisks_width,
    paint_asterisks,
    total_face,
    write,
)
from moon_desktop.windows.score.layout import BLEED, ROW
from moon_desktop.windows.score.model import HAND_COLUMN, ScoreModel, ScoreRole
from moon_desktop.windows.score.sheet_layout import GAP, NAME_LINE, TITLE, Block, Form
from moon_desktop.words import score as words
from moon_desktop.words import score_sheet as sheet_words

_RULE: Final = 1.6
_NAME_GAP: Final = 6.0


def form_of(model: ScoreModel) -> Form:
    """What the games of the match have in common on the sheet."""
    sheet = model.sheet
    lines = max(map(len, sheet.members), default=1)
    return Form(len(sheet.sides), lines, bool(sheet.asterisk), not sheet.single)


class SheetPainter:
    """Paints blocks of a ``ScoreModel`` in the px of their layout."""

    def __init__(self, model: ScoreModel, theme: Theme) -> None:
        self.theme = theme
        self._model = model
        self._cells = ScoreCells(theme)

    def paint_rows(self, painter: QPainter, block: Block, shown: QRect) -> None:
        """The ruling and the rows of a block, as far as they meet ``shown``."""
        rows = [row for row in block.rows() if block.row(row).intersects(shown)]
        hands = [row for row in rows if row != block.span.closing]
        for row in hands:
            if self._ask(row, ScoreRole.STATUS) is not None:
                self.paint_band(painter, block.row(row), faded(self.theme.tape, 0.11))
        self._paint_ruling(painter, block, hands)
        for row in hands:
            self._paint_hand(painter, block, row)
        if block.ruled_off:
            self._paint_marks(painter, block)

    def paint_head(self, painter: QPainter, block: Block, top: float) -> None:
        """The heading of a block, its upper edge at ``top``."""
        theme, bottom = self.theme, top + block.form.head
        self._paint_title(painter, block, top + TITLE / 2 - 2)
        for side in range(block.form.sides):
            left, width = block.column(side + 1)
            names_top = top + TITLE
            painter.fillRect(QRectF(left - 1, names_top, 1, bottom - names_top), theme.rule)
            painter.save()
            painter.setClipRect(
                QRectF(left, names_top - 2, width, bottom - names_top),
                Qt.ClipOperation.IntersectClip,
            )
            self._paint_names(painter, side, left + width / 2, width, names_top + 11)
            count = block.span.asterisks[side]
            if count and block.form.asterisks:
                x = left + (width - asterisks_width(count)) / 2
                paint_asterisks(painter, theme, count, x, bottom - 11)
            painter.restore()
        painter.fillRect(QRectF(block.left, bottom - _RULE, block.width, _RULE), theme.pink)

    def paint_band(self, painter: QPainter, row: QRect, colour: QColor) -> None:
        """A band of colour behind a row, a little wider than its ruling."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(QRectF(row).adjusted(-BLEED, 1, BLEED, -1), 6, 6)

    def paint_marked(
        self, painter: QPainter, block: Block, pointed: int | None, opened: int | None
    ) -> None:
        """Marks the row pointed at, and that of the hand which is open, where they stand here."""
        if pointed is not None and block.holds(pointed):
            self.paint_band(painter, block.row(pointed), faded(self.theme.pink, 0.06))
        if opened is not None and block.holds(opened):
            self.paint_band(painter, block.row(opened), faded(self.theme.tape, 0.14))
            edge = QRectF(block.left - BLEED, block.row(opened).top() + 6, 3, ROW - 12)
            painter.fillRect(edge, self.theme.good)

    def paint_ring(self, painter: QPainter, block: Block, row: int) -> None:
        """The ring round the row that the keys are on."""
        box = QRectF(block.row(row)).adjusted(-BLEED + 1, 2, BLEED - 1, -2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, thick in ((self.theme.pink, 4.0), (self.theme.brass, 2.0)):
            painter.setPen(QPen(colour, thick))
            painter.drawRoundedRect(box, 6, 6)

    def paint_between(self, painter: QPainter, block: Block) -> None:
        """The thin line between a block and the one before it."""
        x = block.left - GAP / 2
        painter.fillRect(
            QRectF(x, block.top, 1, block.bottom - block.top), faded(self.theme.rule, 0.8)
        )

    def _ask(self, row: int, role: ScoreRole) -> object:
        return self._model.index(row, HAND_COLUMN).data(role)

    def _paint_title(self, painter: QPainter, block: Block, middle: float) -> None:
        theme, number = self.theme, block.span.number
        title = words.game(number)
        if self._model.sheet.single:
            title = sheet_words.match_heading("single")
        if block.goes_on:
            title = sheet_words.goes_on(title)
        style = face.font(face.SERIF, 20, 600)
        write(painter, style, theme.pink, title, block.left, middle)
        told, colour = self._state(block)
        italic = face.pad_contract()
        room = block.width - face.text_width(title, style) - 14
        told = face.fitted(told, italic, room)
        x = block.right - face.text_width(told, italic)
        write(painter, italic, colour, told, x, middle + 1)

    def _state(self, block: Block) -> tuple[str, QColor]:
        """What has become of a game, and the colour to say it in."""
        sheet, theme = self._model.sheet, self.theme
        over = next((game for game in sheet.games if game.number == block.span.number), None)
        if over is not None and over.closing is not None:
            name = self._model.index(over.closing, HAND_COLUMN).data(ScoreRole.NAME)
            return words.won(name), theme.good
        if sheet.winner is not None:
            return sheet_words.unfinished(), theme.pink2
        return words.in_play(), theme.pink2

    def _paint_names(
        self, painter: QPainter, side: int, middle: float, width: float, y: float
    ) -> None:
        style = face.pad_name()
        for line, name in enumerate(self._model.sheet.members[side]):
            joined = words.joined(line)
            room = width - _NAME_GAP - face.text_width(joined, style)
            text = joined + face.fitted(name, style, room)
            x = middle - face.text_width(text, style) / 2
            write(painter, style, self.theme.pink, text, x, y + line * NAME_LINE)

    def _paint_ruling(self, painter: QPainter, block: Block, hands: list[int]) -> None:
        rule = self.theme.rule
        for line in range(1, block.lines):
            painter.fillRect(
                QRectF(block.left, block.rows_top + line * ROW - 1, block.width, 1), rule
            )
        closing = QRectF(block.left, block.rows_bottom - _RULE / 2, block.width, _RULE)
        painter.fillRect(closing, self.theme.pink if block.ruled_off else rule)
        # Words that stand across the sides are not crossed out.
        spans = [block.row(row) for row in hands if self._ask(row, ScoreRole.STATUS) is not None]
        for column in range(1, block.form.sides + 1):
            x, top = block.column(column)[0] - 1, block.rows_top
            for span in spans if column > 1 else ():
                painter.fillRect(QRectF(x, top, 1, span.top() - top), rule)
                top = span.top() + ROW
            painter.fillRect(QRectF(x, top, 1, block.rows_bottom - top), rule)

    def _paint_hand(self, painter: QPainter, block: Block, row: int) -> None:
        place = block.row(row)
        option = QStyleOptionViewItem()
        for column in range(block.form.sides + 1):
            left, width = block.column(column)
            cell = QRect(left, place.top(), width, place.height())
            if column == HAND_COLUMN:
                cell.setLeft(cell.left() - BLEED)
            if column == block.form.sides:
                cell.setRight(cell.right() + BLEED)
            option.rect = cell
            self._cells.paint(painter, option, self._model.index(row, column))

    def _paint_marks(self, painter: QPainter, block: Block) -> None:
        theme, middle = self.theme, block.rows_bottom + block.form.foot / 2 + 2
        title = face.font(face.SERIF, 16, 600)
        word = words.match_totals(self._model.sheet.terms.kind)
        write(painter, title, theme.pink, word, block.left + 2, middle)
        for side in range(block.form.sides):
            left, width = block.column(side + 1)
            mark = None
            if block.span.closing is not None:
                index = self._model.index(block.span.closing, side + 1)
                mark = index.data(ScoreRole.POINTS) or 0
            text = "–" if mark is None else words.signed(mark)
            style = total_face(text, width - 6)
            colour = theme.red if mark and mark < 0 else theme.good if mark else theme.pink2
            x = left + (width - face.text_width(text, style)) / 2
            write(painter, style, colour, text, x, middle)
