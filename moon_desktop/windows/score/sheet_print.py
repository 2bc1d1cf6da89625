"""The score sheet on paper: the window's own tables, page by page, as vectors."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QBuffer, QLocale, QMarginsF, QPoint, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPicture,
    QRegion,
)
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from moon_desktop.games.shown.sheet import GameSpan
from moon_desktop.look import typography as face
from moon_desktop.look.theme import EVENING, Theme
from moon_desktop.windows.score.game_table import Form
from moon_desktop.windows.score.game_tables import (
    BETWEEN,
    TITLE,
    GameBox,
    line_in,
    per_line,
    place_line,
)
from moon_desktop.windows.score.layout import ROW
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.windows.score.sheet_foot import SheetFoot
from moon_desktop.words import names
from moon_desktop.words.language import tr
from moon_desktop.words.score import deal_told

WIDTH: Final = 800
"""Of the printed part of a page, in px of the layout."""

_MARGINS: Final = QMarginsF(14, 14, 14, 14)
"""Round the printed part, in mm."""

_WHITE, _BLACK, _GREY = QColor("#FFFFFF"), QColor("#000000"), QColor("#444444")
INK: Final = Theme(
    **{
        **vars(EVENING),
        "paper": _WHITE, "paper2": _WHITE, "rule": QColor("#A0A0A0"),
        "pink": _BLACK, "pink2": _GREY, "tape": QColor("#808080"),
    }
)  # fmt: skip
"""The colours of the paper's ink: a printer's paper has its own colour."""


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
    pages = _Pages(model, height, deal_number).laid()
    done = True
    for number, page in enumerate(pages):
        page.numbered(number + 1, len(pages))
        if number:
            done = device.newPage() and done
        # Painted on a printer straight away, widgets would come out as pixels.
        picture = QPicture()
        recorder = QPainter(picture)
        page.render(recorder, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        recorder.end()
        # A picture is played in the inches of its own screen.
        scale = paper.width() / WIDTH * picture.logicalDpiX() / paper.logicalDpiX()
        painter.save()
        painter.scale(scale, scale)
        painter.drawPicture(0, 0, picture)
        painter.restore()
        page.deleteLater()
    return painter.end() and done


class _Page(QWidget):
    """One page: lines of text, lines of games, and its number."""

    def __init__(self, height: int) -> None:
        super().__init__()
        self.resize(WIDTH, height)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.games = QWidget(self)
        self.filled = 0
        """Down to where games stand, in px of ``games``."""

    def line(self, text: str, font: QFont, ink: QColor = INK.pink2) -> QLabel:
        """A line of text above the games, folded where it is long."""
        label = line_in(text, ink, self)
        label.setFont(font)
        label.setWordWrap(True)
        self._column.addWidget(label)
        return label

    def finish(self, foot: SheetFoot | None) -> None:
        """Puts what stands below under the games."""
        self._column.addSpacing(BETWEEN)
        self.games.setFixedHeight(self.filled)
        self._column.addWidget(self.games)
        if foot is not None:
            self._column.addSpacing(BETWEEN)
            self._column.addWidget(foot)
        self._column.addStretch()

    def numbered(self, number: int, pages: int) -> None:
        """Says at the lower edge which page this is."""
        told = tr("Page {number} of {pages}").format(number=number, pages=pages)
        label = self.line(told, face.label())
        label.setAlignment(Qt.AlignmentFlag.AlignRight)

    @property
    def room(self) -> int:
        """How many px are left for games, before what stands below and the page's number."""
        used = self._column.totalHeightForWidth(WIDTH) if self._column.count() else 0
        return self.height() - used - 2 * BETWEEN - self.filled


class _Pages:
    """The games of a match on as many pages of ``height`` px as they need."""

    def __init__(self, model: ScoreModel, height: int, deal_number: int | None) -> None:
        self._model = model
        self._height = height
        self._form = Form.of(model.sheet)
        self._around = TITLE + self._form.head + ROW * self._form.marks
        self._foot = SheetFoot(model, INK, None, moons=False)
        self._deal_number = deal_number

    def laid(self) -> list[_Page]:
        """All of them: a game moves to the next page where it fits there and this one is filled by
        half, and is otherwise torn between two hands."""
        pages = [self._first()]
        left = deque((span, False) for span in self._model.sheet.games)
        whole = (self._height - self._foot.height() - 3 * BETWEEN - self._around) // ROW
        while left:
            page = pages[-1]
            # Every page could take the foot: so the last one does.
            room = page.room - self._foot.height() - (BETWEEN if page.filled else 0)
            fit = (room - self._around) // ROW
            longest = max(_hands(span) for span, _ in list(left)[: self._across])
            half = room < self._height / 2
            if fit < longest and page.filled and ((half and longest <= whole) or fit < 1):
                page.finish(None)
                pages.append(_Page(self._height))
                continue
            self._add_line(page, [*self._torn_off(left, max(1, fit))])
        pages[-1].finish(self._foot)
        return pages

    @property
    def _across(self) -> int:
        return per_line(self._form, WIDTH)

    def _first(self) -> _Page:
        page, sheet = _Page(self._height), self._model.sheet
        page.line(tr("Score sheet"), face.font(face.SERIF, 30, 600), INK.pink)
        told = tr("Played by {names}").format(names=names.listing(sheet.seats))
        page.line(told, face.label())
        if sheet.rules_told:
            page.line(sheet.rules_told, face.label())
        if self._deal_number is not None:
            page.line(deal_told(self._deal_number), face.label())
        return page

    def _torn_off(
        self, left: deque[tuple[GameSpan, bool]], hands: int
    ) -> Iterator[tuple[GameSpan, bool, bool]]:
        """Takes a line of games, or parts of at most so many ``hands``, off what is ``left``: each
        with whether it began before, and whether it goes on."""
        for _ in range(self._across):
            if not left:
                return
            span, goes_on = left.popleft()
            breaks_off = _hands(span) > hands
            if breaks_off:
                cut = span.first + hands
                left.appendleft((span._replace(first=cut), True))
                span = span._replace(end=cut, closing=None)
            yield span, goes_on, breaks_off

    def _add_line(self, page: _Page, line: list[tuple[GameSpan, bool, bool]]) -> None:
        lines = max(1, *(_hands(span) for span, _, _ in line))
        boxes = []
        for span, goes_on, breaks_off in line:
            box = GameBox(self._model, INK, page.games, goes_on=goes_on, breaks_off=breaks_off)
            box.show_span(span, lines)
            boxes.append(box)
        top = page.filled + BETWEEN if page.filled else 0
        page.filled = place_line(boxes, self._across, top, WIDTH)


def _hands(span: GameSpan) -> int:
    return span.end - span.first
