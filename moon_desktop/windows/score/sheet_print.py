"""The score sheet on paper: pages of vectors, no more of them than needed."""

from __future__ import annotations

import errno
import os
import tempfile
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QLocale, QMarginsF, QRect, QRectF
from PySide6.QtGui import QColor, QPagedPaintDevice, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from moon_desktop.games.shown.sheet import GameSpan
from moon_desktop.look import typography as face
from moon_desktop.look.theme import EVENING, Theme
from moon_desktop.windows.score.cells import write
from moon_desktop.windows.score.hand_layout import folded
from moon_desktop.windows.score.layout import ROW
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.windows.score.sheet_foot import HEIGHT as FOOT
from moon_desktop.windows.score.sheet_foot import FootPainter
from moon_desktop.windows.score.sheet_layout import BETWEEN, Block, Form, line_of_blocks
from moon_desktop.windows.score.sheet_painter import SheetPainter, form_of
from moon_desktop.words import score as words
from moon_desktop.words import score_sheet as sheet_words

Page: TypeAlias = tuple[Block, ...]

_MAY_BE_LOST: Final = 0.25
"""The share of a page that may stay empty below a game before the next one is torn apart."""


class Paper(NamedTuple):
    """Pages ``width`` px wide, of which blocks may take ``height`` px, on the first ``first`` px;
    ``foot`` px have to be free under the last blocks of all."""

    width: int
    first: int
    height: int
    foot: int


class _Piece(NamedTuple):
    """A game, or what is left of it."""

    span: GameSpan
    goes_on: bool = False
    breaks_off: bool = False

    @property
    def hands(self) -> int:
        return self.span.end - self.span.first


def pages(spans: Sequence[GameSpan], form: Form, paper: Paper) -> tuple[Page, ...]:
    """The fewest pages that hold all games, and the foot under the last of them.

    Games stay whole where that takes no more paper. Where it would, a game is torn between two
    hands, and its parts stand in blocks one after the other, side by side or over the page. No
    page is without a block, unless a heading leaves no room for one.
    """
    # However low the pages are, each takes a hand.
    least = form.head + ROW + form.foot + paper.foot
    paper = paper._replace(height=max(paper.height, least))
    on_one = form.per_line(paper.width) * (paper.height // ROW)
    count = 1 + sum(span.end - span.first for span in spans) // (on_one + 1)
    most = count + len(spans) + sum(span.end - span.first + 1 for span in spans)
    for number in range(count, most + 1):
        for torn in (False, True):
            laid = on_pages(number, spans, form, paper, torn=torn)
            if laid is not None:
                return laid
    # Paper on which heading or totals leave no room for a hand: then they are in the way.
    return pages(spans, form, paper._replace(first=paper.height, foot=0))


def on_pages(
    count: int, spans: Sequence[GameSpan], form: Form, paper: Paper, *, torn: bool
) -> tuple[Page, ...] | None:
    """The games on ``count`` pages, ``torn`` where need be; None where they do not fit, or would
    leave the last page empty."""
    last = paper.height - paper.foot
    if count == 1:
        return _flow(spans, form, paper, [paper.first - paper.foot], torn=torn)
    rooms = [paper.first, *[paper.height] * (count - 2)]
    # The last hands stay with the foot: they are pushed over if they do not come by themselves.
    for pushed in range(paper.foot // ROW + 2):
        *full, before = rooms
        laid = _flow(spans, form, paper, [*full, before - pushed * ROW, last], torn=torn)
        if laid is not None and laid[-1]:
            return laid
    return None


def _flow(
    spans: Sequence[GameSpan], form: Form, paper: Paper, rooms: Sequence[int], *, torn: bool
) -> tuple[Page, ...] | None:
    """The games on pages with so much room each, from the first on; None if they do not fit."""
    per_line = form.per_line(paper.width)
    if not torn:
        per_line = min(per_line, len(spans))
    left = deque(_Piece(span) for span in spans)
    sheets: list[Page] = []
    for room in rooms:
        sheet: list[Block] = []
        top = 0
        while left:
            hands = (room - top - form.head - form.foot) // ROW
            longest = max(1, *(piece.hands for piece in _first(left, per_line)))
            if longest <= hands:
                here = [left.popleft() for _ in range(min(per_line, len(left)))]
            elif torn and hands > 0 and (not sheet or room - top > paper.height * _MAY_BE_LOST):
                here = list(_torn_off(left, per_line, hands))
            else:
                break
            sheet += _blocks(here, form, paper.width, per_line, top)
            top = max(block.bottom for block in sheet) + BETWEEN
        sheets.append(tuple(sheet))
    whole = torn or all(sheets[: len(rooms) - 1])
    return tuple(sheets) if not left and whole else None


def _first(pieces: deque[_Piece], count: int) -> list[_Piece]:
    return [pieces[place] for place in range(min(count, len(pieces)))]


def _torn_off(left: deque[_Piece], count: int, hands: int) -> Iterator[_Piece]:
    """Takes ``count`` pieces of at most so many ``hands`` off ``left``."""
    while left and count:
        piece = left.popleft()
        if piece.hands > hands:
            cut = piece.span.first + hands
            left.appendleft(_Piece(piece.span._replace(first=cut), goes_on=True))
            head = piece.span._replace(end=cut, closing=None)
            piece = piece._replace(span=head, breaks_off=True)
        yield piece
        count -= 1


def _blocks(
    here: Sequence[_Piece], form: Form, width: int, per_line: int, top: int
) -> Iterator[Block]:
    lines = max(1, *(piece.hands for piece in here))
    laid = line_of_blocks([piece.span for piece in here], form, width, per_line, top, lines)
    for block, piece in zip(laid, here, strict=True):
        yield block._replace(goes_on=piece.goes_on, breaks_off=piece.breaks_off)


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
    told = (sheet_words.players(model.sheet.seats), model.sheet.rules_told)
    return tuple(line for text in told if text for line in folded(text, face.label(), width))


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
