"""Where the games of a match stand on paper: pages of blocks, no more of them than needed."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from moon_desktop.windows.score_layout import ROW
from moon_desktop.windows.score_rows import GameSpan
from moon_desktop.windows.sheet_layout import BETWEEN, Block, Form, line_of_blocks

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
