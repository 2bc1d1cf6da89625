"""How a page of the help is set: type, room and lines for whatever Qt made of its text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextFrameFormat,
    QTextTable,
    QTextTableCellFormat,
)

from moon_desktop.look import typography as faces
from moon_desktop.look.theme import EVENING

_BODY: Final = 16
_TABLE: Final = 13
_SMALL: Final = 12
_HEADINGS: Final = {1: 29, 2: 22, 3: 18}
"""Px of the type at 100 %: of text, of tables, of small print, of headings by level."""

_ROOM_ABOVE: Final = {1: 0, 2: 24, 3: 16}
_ROOM_BELOW: Final = 8
_TABLE_ROOM: Final = 2
_LINE: Final = 126
"""Per cent of the type's own line height."""

_INDENT: Final = 24
_PADDING: Final = 5


def typeset(document: QTextDocument, zoom: float) -> None:
    """Sets what ``document`` holds, ``zoom`` times as large as usual."""
    document.setDefaultFont(_font(faces.SANS, _BODY, 500, zoom))
    document.setIndentWidth(_INDENT * zoom)
    document.setUndoRedoEnabled(False)
    edit = QTextCursor(document)
    edit.beginEditBlock()
    for table, inner in _tables(document):
        _set_table(table, zoom, inner)
    block = document.begin()
    while block.isValid():
        _set_block(block, zoom)
        block = block.next()
    edit.endEditBlock()


def _font(family: str, px: float, weight: int, zoom: float, italic: bool = False) -> QFont:
    return faces.font(family, px * zoom, weight, italic)


# --- blocks and the text in them --------------------------------------------------------------


def _set_block(block: QTextBlock, zoom: float) -> None:
    in_table = _stands_in_table(block)
    level = min(block.blockFormat().headingLevel(), 3)
    form = QTextBlockFormat(block.blockFormat())
    pictures = any(piece.charFormat().isImageFormat() for piece in _pieces(block))
    # What a picture stands in is high enough, and large type needs less between its lines.
    lead = 100 if level or pictures else _LINE
    form.setLineHeight(lead, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    above = _ROOM_ABOVE.get(level, 0) if not in_table else 0
    form.setTopMargin(above * zoom if block.position() > 0 else 0)
    form.setBottomMargin((_ROOM_BELOW if not in_table else _TABLE_ROOM) * zoom)
    cursor = QTextCursor(block)
    cursor.setBlockFormat(form)
    for piece in list(_pieces(block)):
        if not piece.charFormat().isImageFormat():
            cursor.setPosition(piece.position())
            cursor.setPosition(piece.position() + piece.length(), QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(_set_text(piece.charFormat(), level, in_table, zoom))


def _stands_in_table(block: QTextBlock) -> bool:
    table: QTextTable | None = QTextCursor(block).currentTable()
    return table is not None


def _pieces(block: QTextBlock) -> Iterator[QTextFragment]:
    place = block.begin()
    while not place.atEnd():
        yield place.fragment()
        place += 1


def _set_text(old: QTextCharFormat, level: int, in_table: bool, zoom: float) -> QTextCharFormat:
    form = QTextCharFormat()
    if old.isAnchor():
        form.setAnchor(True)
        form.setAnchorHref(old.anchorHref())
    form.setFont(_face(old, level, in_table, zoom))
    small = _is_small(old)
    form.setForeground(_ink(old, small))
    form.setFontUnderline(old.isAnchor() and not small)
    return form


def _ink(old: QTextCharFormat, small: bool) -> QColor:
    if small or old.fontFixedPitch():
        return EVENING.pink2
    return EVENING.good if old.isAnchor() else EVENING.pink


def _face(old: QTextCharFormat, level: int, in_table: bool, zoom: float) -> QFont:
    if level:
        return _font(faces.SERIF, _HEADINGS[level], 600, zoom)
    if _is_small(old):
        return _font(faces.SANS, _SMALL, 500, zoom)
    px = _TABLE if in_table else _BODY
    if old.fontItalic():
        return _font(faces.SERIF, px + 1, 500, zoom, italic=True)
    if old.fontWeight() >= QFont.Weight.DemiBold:
        return _font(faces.SANS, px, 700, zoom)
    if old.fontFixedPitch():
        return _font(faces.SANS, px - 1, 600, zoom)
    return _font(faces.SANS, px, 500, zoom)


def _is_small(old: QTextCharFormat) -> bool:
    return int(old.intProperty(QTextFormat.Property.FontSizeAdjustment.value)) < 0


# --- tables -----------------------------------------------------------------------------------


def _tables(document: QTextDocument) -> Iterator[tuple[QTextTable, bool]]:
    """Every table, and whether it stands within another."""
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            yield frame, False
            for within in frame.childFrames():
                if isinstance(within, QTextTable):
                    yield within, True


def _set_table(table: QTextTable, zoom: float, inner: bool) -> None:
    form = table.format()
    form.setBorder(0)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    form.setCellSpacing(0)
    form.setCellPadding(0)
    if not inner:
        form.setTopMargin(6 * zoom)
        form.setBottomMargin(14 * zoom)
    table.setFormat(form)
    for row in range(table.rows()):
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            cell_form = QTextTableCellFormat(cell.format().toTableCellFormat())
            _set_cell(cell_form, zoom, inner=inner, last=row == table.rows() - 1)
            cell.setFormat(cell_form)


def _set_cell(form: QTextTableCellFormat, zoom: float, *, inner: bool, last: bool) -> None:
    form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignTop)
    form.setPadding((2 if inner else _PADDING) * zoom)
    if not inner:
        form.setTopPadding(_PADDING * zoom)
        if not last:
            form.setBottomBorder(1)
            form.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            form.setBottomBorderBrush(EVENING.rule)
