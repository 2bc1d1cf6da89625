"""The score sheet on paper: pages of vectors for a printer or a PDF file."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from typing import Final

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
from moon_desktop.windows.sheet_layout import BETWEEN, Block, pages, with_room
from moon_desktop.windows.sheet_painter import SheetPainter, form_of
from moon_desktop.wording import score as words
from moon_desktop.wording import score_window as sheet_words

WIDTH: Final = 800
"""Of the printed part of a page, in px of the layout."""

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


def pdf(model: ScoreModel, page: QPageSize.PageSizeId) -> bytes:
    """The sheet as a PDF file. Raises OSError where there is no room for it to be made."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "sheet.pdf")
        device = printer()
        device.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        device.setOutputFileName(str(path))
        device.setPageSize(QPageSize(page))
        if not print_sheet(device, model):
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))
        return path.read_bytes()


def print_sheet(device: QPagedPaintDevice, model: ScoreModel) -> bool:
    """Prints the whole sheet; False where the device does not take it."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    scale = painter.device().width() / WIDTH
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    height = int(painter.device().height() / scale) - _NUMBER
    heading = _heading(model)
    top = _TITLE + len(heading) * _LINE + BETWEEN
    sheets = pages(model.sheet.games, form_of(model), WIDTH, height - top, height)
    sheets = with_room(sheets, FOOT, height - top if len(sheets) == 1 else height)
    count = len(sheets)
    sheet = SheetPainter(model, INK)
    foot = FootPainter(model, INK, moons=False)
    done = True
    for number in range(1, count + 1):
        if number > 1:
            done = device.newPage() and done
        y = 0
        if number == 1:
            _paint_heading(painter, heading)
            y = top
        laid = sheets[number - 1]
        painter.translate(0, y)
        _paint_blocks(painter, sheet, laid)
        if number == count:
            below = laid[-1].bottom + BETWEEN if laid else 0
            foot.paint(painter, QRectF(0, below, WIDTH, FOOT))
        painter.translate(0, -y)
        _paint_number(painter, number, count, height + _NUMBER)
    return painter.end() and done


def _heading(model: ScoreModel) -> list[str]:
    """The lines under the title: who plays, and by which rules."""
    told = (sheet_words.players(model.seat_names), sheet_words.house_rules_told(model.sheet.rules))
    return [line for text in told for line in folded(text, face.label(), WIDTH)]


def _paint_heading(painter: QPainter, lines: list[str]) -> None:
    write(painter, face.font(face.SERIF, 30, 600), INK.pink, words.sheet(), 0, 16)
    for place, line in enumerate(lines):
        write(painter, face.label(), INK.pink2, line, 0, _TITLE + (place + 0.5) * _LINE)


def _paint_blocks(painter: QPainter, sheet: SheetPainter, laid: tuple[Block, ...]) -> None:
    for place, block in enumerate(laid):
        painter.save()
        sheet.paint_rows(painter, block, QRect(block.left, block.top, block.width, 1 << 20))
        painter.restore()
        sheet.paint_head(painter, block, block.top)
        if place and laid[place - 1].top == block.top:
            sheet.paint_between(painter, block)


def _paint_number(painter: QPainter, number: int, count: int, bottom: int) -> None:
    style = face.label()
    text = sheet_words.page(number, count)
    x = WIDTH - face.text_width(text, style)
    write(painter, style, INK.pink2, text, x, bottom - 8)
