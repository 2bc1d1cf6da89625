"""The score sheet on paper: pages of vectors for a printer or a PDF file."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale, QMarginsF, QRect, QRectF
from PySide6.QtGui import QColor, QPagedPaintDevice, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from moon_desktop.look import typography as face
from moon_desktop.look.theme import EVENING, Theme
from moon_desktop.windows.hand_layout import folded
from moon_desktop.windows.score_cells import write
from moon_desktop.windows.score_model import ScoreModel
from moon_desktop.windows.sheet_foot import HEIGHT as FOOT
from moon_desktop.windows.sheet_foot import FootPainter
from moon_desktop.windows.sheet_layout import BETWEEN, Block
from moon_desktop.windows.sheet_pages import Page, Paper, on_pages, pages
from moon_desktop.windows.sheet_painter import SheetPainter, form_of
from moon_desktop.wording import score as words
from moon_desktop.wording import score_window as sheet_words

WIDTH: Final = 800
"""Of the printed part of a page, in px of the layout."""

_SMALLER: Final = (1.0, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82)
"""How much smaller than usual a sheet is printed that then fits on one page."""

_TITLE: Final = 46
_MM: Final = QPageLayout.Unit.Millimeter
_MARGIN: Final = 14
"""Round the printed part, in mm."""
_LINE: Final = 20
_NUMBER: Final = 30
"""Room for the page's number, at its lower edge."""

_WHITE, _BLACK, _GREY = QColor("#FFFFFF"), QColor("#000000"), QColor("#444444")
INK: Final = Theme(
    **{
        **vars(EVENING),
        "paper": _WHITE, "paper2": _WHITE, "rule": QColor("#A0A0A0"),
        "pink": _BLACK, "pink2": _GREY, "tape": QColor("#808080"),
    }
)  # fmt: skip
"""The colours of the paper's ink: a printer's paper has its own colour."""


def printers() -> bool:
    """Whether any printer is set up."""
    return bool(QPrinterInfo.availablePrinterNames())


def printer() -> QPrinter:
    """The default printer, at the page size of its place."""
    device = QPrinter(QPrinter.PrinterMode.HighResolution)
    device.setDocName(words.sheet())
    device.setPageMargins(QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN), _MM)
    return device


def usual_page() -> QPageSize.PageSizeId:
    """The size of paper that is usual where the program runs: Letter or A4."""
    imperial = QLocale.MeasurementSystem.ImperialUSSystem
    letter = QLocale().measurementSystem() == imperial
    return QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4


def pdf(model: ScoreModel, page: QPageSize.PageSizeId, deal_number: int | None = None) -> bytes:
    """The sheet as a PDF file; ``deal_number`` as for ``print_sheet``.

    Raises OSError where there is no room for it to be made.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "sheet.pdf")
        device = printer()
        device.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        device.setOutputFileName(str(path))
        device.setPageSize(QPageSize(page))
        if not print_sheet(device, model, deal_number):
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))
        return path.read_bytes()


class _Sheet(NamedTuple):
    """What is printed: ``width`` px of the layout go across the page, and blocks may stand ``top``
    px below the upper edge of the first page, down to ``height`` px on each."""

    width: int
    height: int
    heading: tuple[str, ...]
    pages: tuple[Page, ...] = ()

    @property
    def top(self) -> int:
        return _TITLE + len(self.heading) * _LINE + BETWEEN

    @property
    def paper(self) -> Paper:
        return Paper(self.width, self.height - self.top, self.height, BETWEEN + FOOT)


def print_sheet(
    device: QPagedPaintDevice, model: ScoreModel, deal_number: int | None = None
) -> bool:
    """Prints the whole sheet; ``deal_number``: of the match, None if it has none. False where the
    device does not take it."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    laid = _laid(model, painter.device().height() / painter.device().width())
    scale = painter.device().width() / laid.width
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    sheet = SheetPainter(model, INK)
    foot = FootPainter(model, INK, moons=False)
    done = True
    count = len(laid.pages)
    for number, page in enumerate(laid.pages, 1):
        if number > 1:
            done = device.newPage() and done
        y = 0
        if number == 1:
            _paint_heading(painter, laid, deal_number)
            y = laid.top
        painter.translate(0, y)
        _paint_blocks(painter, sheet, page)
        if number == count:
            below = max(block.bottom for block in page) + BETWEEN
            foot.paint(painter, QRectF(0, below, laid.width, FOOT))
        painter.translate(0, -y)
        _paint_number(painter, laid, number)
    return painter.end() and done


def _laid(model: ScoreModel, shape: float) -> _Sheet:
    """The sheet on pages ``shape`` times as high as wide; all of it on one page, where it is
    only slightly too long for one."""
    games, form = model.sheet.games, form_of(model)
    sheets = [_empty(model, shape, smaller) for smaller in _SMALLER]
    for torn in (False, True):
        for sheet in sheets:
            one = on_pages(1, games, form, sheet.paper, torn=torn)
            if one is not None:
                return sheet._replace(pages=one)
    return sheets[0]._replace(pages=pages(games, form, sheets[0].paper))


def _empty(model: ScoreModel, shape: float, smaller: float) -> _Sheet:
    width = round(WIDTH / smaller)
    return _Sheet(width, int(width * shape) - _NUMBER, _heading(model, width))


def _heading(model: ScoreModel, width: int) -> tuple[str, ...]:
    """The lines under the title: who plays, and by which rules."""
    told = (sheet_words.players(model.seat_names), sheet_words.house_rules_told(model.sheet.rules))
    return tuple(line for text in told for line in folded(text, face.label(), width))


def _paint_heading(painter: QPainter, sheet: _Sheet, deal_number: int | None) -> None:
    write(painter, face.font(face.SERIF, 30, 600), INK.pink, words.sheet(), 0, 16)
    if deal_number is not None:
        told = sheet_words.deal(deal_number)
        x = sheet.width - face.text_width(told, face.label())
        write(painter, face.label(), INK.pink2, told, x, 20)
    for place, line in enumerate(sheet.heading):
        write(painter, face.label(), INK.pink2, line, 0, _TITLE + (place + 0.5) * _LINE)


def _paint_blocks(painter: QPainter, sheet: SheetPainter, laid: tuple[Block, ...]) -> None:
    for place, block in enumerate(laid):
        painter.save()
        sheet.paint_rows(painter, block, QRect(block.left, block.top, block.width, 1 << 20))
        painter.restore()
        sheet.paint_head(painter, block, block.top)
        if place and laid[place - 1].top == block.top:
            sheet.paint_between(painter, block)


def _paint_number(painter: QPainter, sheet: _Sheet, number: int) -> None:
    style = face.label()
    text = sheet_words.page(number, len(sheet.pages))
    x = sheet.width - face.text_width(text, style)
    write(painter, style, INK.pink2, text, x, sheet.height + _NUMBER - 8)
