"""The score sheet on paper: the window's own tables, page by page, as vectors."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QLocale, QMarginsF, QPoint, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPicture,
    QRegion,
)
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from moon_desktop.games.shown.sheet import Sheet
from moon_desktop.look import typography as face
from moon_desktop.look.theme import Theme
from moon_desktop.windows.score.foot import SheetFoot
from moon_desktop.windows.score.games import BETWEEN, GamesGround, line_in
from moon_desktop.windows.score.layout import ROW
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.words import names
from moon_desktop.words.language import tr
from moon_desktop.words.score import deal_told

WIDTH: Final = 800
"""Of the printed part of a page, in px of the layout."""
_NUMBER: Final = 30
"""The height of what is left at the lower edge for the page's number."""

_MARGINS: Final = QMarginsF(14, 14, 14, 14)
"""Round the printed part, in mm."""

_WHITE, _BLACK, _GREY = QColor("#FFFFFF"), QColor("#000000"), QColor("#444444")
INK: Final = Theme(
    paper=_WHITE, paper2=_WHITE, rule=QColor("#A0A0A0"), pink=_BLACK, pink2=_GREY,
    tape=QColor("#808080"),
)  # fmt: skip
"""The colours of the paper's ink: a printer's paper has its own colour,
whatever theme is worn on the screen."""


def printer() -> QPrinter:
    """The default printer, at the page size of its place."""
    device = QPrinter(QPrinter.PrinterMode.HighResolution)
    device.setDocName(tr("Score sheet"))
    device.setPageMargins(_MARGINS, QPageLayout.Unit.Millimeter)
    return device


def usual_page() -> QPageSize.PageSizeId:
    """The size of paper that is usual where the program runs: Letter or A4."""
    imperial = QLocale.MeasurementSystem.ImperialUSSystem
    letter = QLocale().measurementSystem() == imperial
    return QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4


def pdf(model: ScoreModel, page: QPageSize.PageSizeId, deal_number: int | None = None) -> bytes:
    """The sheet as a PDF file; ``deal_number`` as for ``print_sheet``."""
    content = QBuffer()
    content.open(QBuffer.OpenModeFlag.WriteOnly)
    device = QPdfWriter(content)
    device.setTitle(tr("Score sheet"))
    device.setPageSize(QPageSize(page))
    device.setPageMargins(_MARGINS, QPageLayout.Unit.Millimeter)
    print_sheet(device, model, deal_number)
    return bytes(content.data().data())


def print_sheet(
    device: QPagedPaintDevice, model: ScoreModel, deal_number: int | None = None
) -> bool:
    """Prints the whole sheet; ``deal_number``: of the match, None if it has none. False where the
    device does not take it."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    paper = painter.device()
    height = WIDTH * paper.height() // paper.width()
    heading, games = _heading(model.sheet, deal_number), GamesGround(model, INK)
    games.arrange(QSize(WIDTH, 0))
    foot = SheetFoot(model, INK, None, moons=False)
    foot.resize(WIDTH, foot.height())
    pages = _pages(heading, games, foot, height - _NUMBER)
    done = True
    for number, page in enumerate(pages, 1):
        if number > 1:
            done = device.newPage() and done
        # Painted on a printer straight away, widgets would come out as pixels.
        picture = QPicture()
        recorder = QPainter(picture)
        for part in page:
            part.widget.render(
                recorder, QPoint(0, part.top), QRegion(part.box), QWidget.RenderFlag.DrawChildren
            )
        told = tr("Page {number} of {pages}").format(number=number, pages=len(pages))
        recorder.setFont(face.label())
        recorder.setPen(INK.pink2)
        box = QRect(0, height - _NUMBER, WIDTH, _NUMBER)
        recorder.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, told)
        recorder.end()
        # A picture is played in the inches of its own screen.
        scale = paper.width() / WIDTH * picture.logicalDpiX() / paper.logicalDpiX()
        painter.save()
        painter.scale(scale, scale)
        painter.drawPicture(0, 0, picture)
        painter.restore()
    return painter.end() and done


class _Part(NamedTuple):
    """What is printed ``top`` px below the upper edge of a page: a ``box`` of a ``widget``."""

    top: int
    widget: QWidget
    box: QRect


def _heading(sheet: Sheet, deal_number: int | None) -> QWidget:
    """What the sheet begins with: who played, by which rules, and from which deals."""
    place = QWidget()
    column = QVBoxLayout(place)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    serif = face.font(face.SERIF, 30, 600)
    column.addWidget(line_in(tr("Score sheet"), INK, "pink", place, serif))
    played = tr("Played by {names}").format(names=names.listing(sheet.seats))
    deal = "" if deal_number is None else deal_told(deal_number)
    for told in filter(None, (played, sheet.rules_told, deal)):
        line = line_in(told, INK, "pink2", place, face.label())
        line.setWordWrap(True)
        column.addWidget(line)
    place.resize(WIDTH, column.totalHeightForWidth(WIDTH))
    return place


def _pages(heading: QWidget, games: GamesGround, foot: QWidget, height: int) -> list[list[_Part]]:
    """What stands on each page of ``height`` px. A line of games that a page has no room for is
    torn between two hands; every page could take the foot, and so the last one does."""
    pages = [[_Part(0, heading, heading.rect())]]
    begin = top = heading.height() + BETWEEN
    room = height - foot.height() - BETWEEN
    for y in sorted({box.y() for box in games.boxes}):
        line = [box for box in games.boxes if box.y() == y]
        # Down to the first hand.
        head = line[0].head
        bottom = y + line[0].height()
        while True:
            if top > begin and top + bottom - y > room:
                pages.append([])
                begin = top = 0
            fit = max(1, (room - top - head) // ROW)
            end = min(bottom, y + head + fit * ROW)
            if 0 < bottom - end <= ROW < end - y - head:
                # What a game paid stands under a hand.
                end -= ROW
            pages[-1].append(_Part(top, games, QRect(0, y, WIDTH, end - y)))
            top += end - y
            y, head = end, 0
            if y == bottom:
                break
        top += BETWEEN
    pages[-1].append(_Part(top, foot, foot.rect()))
    return pages
