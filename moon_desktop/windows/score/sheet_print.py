"""The score sheet on paper: the window's own tables, page by page, as vectors."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QDateTime, QLocale, QMarginsF, QPoint, QRect, QSize, Qt
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
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moon_desktop.games.views.sheet import Sheet
from moon_desktop.look import typography as face
from moon_desktop.look.picture import painting
from moon_desktop.look.theme import Theme
from moon_desktop.windows.score.curve import ScoreCurve
from moon_desktop.windows.score.foot import SheetFoot
from moon_desktop.windows.score.games import BETWEEN, GamesGround, line_in
from moon_desktop.windows.score.layout import ROW
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.words import names
from moon_desktop.words.language import spoken, tr
from moon_desktop.words.score import deal_text

WIDTH: Final = 800
"""Of the printed part of a page, in px of the layout."""
_NUMBER: Final = 30
"""The height of what is left at the lower edge for the page's number."""

_CURVE: Final = 300
"""The height of the curve."""

_MARGINS: Final = QMarginsF(14, 14, 14, 14)
"""Round the printed part, in mm."""

_Align = Qt.AlignmentFlag

_WHITE, _BLACK, _GREY = QColor("#FFFFFF"), QColor("#000000"), QColor("#444444")
INK: Final = Theme(
    paper=_WHITE, paper2=_WHITE, rule=QColor("#A0A0A0"), pink=_BLACK, pink2=_GREY,
    tape=QColor("#808080"),
)  # fmt: skip
"""The colours of the paper's ink: a printer's paper has its own colour,
whatever theme is worn on the screen."""


class Origin(NamedTuple):
    """Of a match: the ``game``, as it is called, when it was ``created``, as its record has it,
    and the number of its deals, if they come from one; ``sealed``: from one that may not be told
    yet."""

    game: str = ""
    created: str | None = None
    deal_number: int | None = None
    sealed: bool = False

    @property
    def told(self) -> str:
        """The game, and the day here."""
        begun = QDateTime.fromString(self.created or "", Qt.DateFormat.ISODate).toLocalTime()
        day = QLocale(spoken()).toString(begun.date(), QLocale.FormatType.LongFormat)
        return " · ".join(filter(None, (self.game, day)))


UNKNOWN: Final = Origin()
"""Of a match that is only a sheet."""


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


def pdf(model: ScoreModel, page: QPageSize.PageSizeId, origin: Origin = UNKNOWN) -> bytes:
    """The sheet of a match of that ``origin`` as a PDF file."""
    content = QBuffer()
    content.open(QBuffer.OpenModeFlag.WriteOnly)
    device = QPdfWriter(content)
    device.setTitle(tr("Score sheet"))
    device.setPageSize(QPageSize(page))
    device.setPageMargins(_MARGINS, QPageLayout.Unit.Millimeter)
    print_sheet(device, model, origin)
    return bytes(content.data().data())


def print_sheet(device: QPagedPaintDevice, model: ScoreModel, origin: Origin = UNKNOWN) -> bool:
    """Prints the whole sheet of a match of that ``origin``. False where the device does not take
    it."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    try:
        done = _print_on(device, painter, model, origin)
    finally:
        # Whatever is raised: one that outlives its device takes the program with it.
        ended = painter.end()
    return ended and done


def _print_on(
    device: QPagedPaintDevice, painter: QPainter, model: ScoreModel, origin: Origin
) -> bool:
    paper = painter.device()
    height = WIDTH * paper.height() // paper.width()
    heading, games = _heading(model.sheet, origin), GamesGround(model, INK)
    games.arrange(QSize(WIDTH, 0), full=True)
    foot = SheetFoot(model, INK, None, moons=False)
    foot.resize(WIDTH, foot.height())
    foot.renew()
    curve = ScoreCurve(model, INK)
    curve.resize(WIDTH, _CURVE)
    pages = _pages(heading, games, curve, foot, height - _NUMBER)
    done = True
    for number, page in enumerate(pages, 1):
        if number > 1:
            done = device.newPage() and done
        # Painted on a printer straight away, widgets would come out as pixels.
        picture = QPicture()
        with painting(picture) as recorder:
            for part in page:
                # A table is ruled beyond the box that is wanted of it.
                recorder.setClipRect(0, part.top, WIDTH, part.box.height())
                part.widget.render(
                    recorder,
                    QPoint(0, part.top),
                    QRegion(part.box),
                    QWidget.RenderFlag.DrawChildren,
                )
            recorder.setClipping(False)
            told = tr("Page {number} of {pages}").format(number=number, pages=len(pages))
            recorder.setFont(face.label())
            recorder.setPen(INK.pink2)
            box = QRect(0, height - _NUMBER, WIDTH, _NUMBER)
            recorder.drawText(box, _Align.AlignRight | _Align.AlignBottom, told)
            if number > 1:
                begun = origin.told
                recorder.drawText(box, _Align.AlignLeft | _Align.AlignBottom, begun)
        # A picture is played in the inches of its own screen.
        scale = paper.width() / WIDTH * picture.logicalDpiX() / paper.logicalDpiX()
        painter.save()
        painter.scale(scale, scale)
        painter.drawPicture(0, 0, picture)
        painter.restore()
    return done


class _Part(NamedTuple):
    """What is printed ``top`` px below the upper edge of a page: a ``box`` of a ``widget``."""

    top: int
    widget: QWidget
    box: QRect


def _heading(sheet: Sheet, origin: Origin) -> QWidget:
    """What the sheet begins with: the game and the day, who played, by which rules, and from which
    deals."""
    place = QWidget()
    column = QVBoxLayout(place)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(5)
    first = QHBoxLayout()
    title = face.font(face.SERIF, 34, 600)
    first.addWidget(line_in(tr("Score sheet"), INK, "pink", place, title))
    italic = face.font(face.SERIF, 17, 500, italic=True)
    first.addWidget(line_in(origin.told, INK, "pink2", place, italic), 1, _Align.AlignRight)
    column.addLayout(first)
    number = origin.deal_number
    played = tr("Played by {names}").format(names=names.listing(sheet.seats))
    rules = sheet.rules_text, "" if number is None else deal_text(number)
    for told, ink, font in (
        (played, "pink", face.font(face.SANS, 15, 700)),
        (" · ".join(filter(None, rules)), "pink2", face.font(face.SANS, 14, 500)),
    ):
        line = line_in(told, INK, ink, place, font)
        line.setWordWrap(True)
        column.addWidget(line)
    place.resize(WIDTH, column.totalHeightForWidth(WIDTH))
    return place


def _pages(
    heading: QWidget, games: GamesGround, curve: QWidget, foot: QWidget, height: int
) -> list[list[_Part]]:
    """What stands on each page of ``height`` px. A line of games that a page has no room for is
    torn between two hands, and has the names over its columns again; every page could take the
    foot, and so the last one does; it has the curve too, if there is room."""
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
                if not head:
                    names = line[0].cap
                    box = QRect(0, line[0].y() + line[0].head - names, WIDTH, names)
                    pages[-1].append(_Part(0, games, box))
                    top = names
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
    if top + curve.height() <= room:
        pages[-1].append(_Part(top, curve, curve.rect()))
        top += curve.height() + BETWEEN
    pages[-1].append(_Part(top, foot, foot.rect()))
    return pages
