"""How one cell of the score sheet is written: contract, points, total and their signs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from moon_desktop.games.views.sheet import Cause, CauseSign, Sheet
from moon_desktop.games.views.table import Camp
from moon_desktop.look import runs
from moon_desktop.look import typography as face
from moon_desktop.look.pencil import paint_strokes, pitch
from moon_desktop.look.picture import shrunk
from moon_desktop.look.runs import Run, fit, paint, width
from moon_desktop.look.signs import paint_camp
from moon_desktop.look.theme import Theme
from moon_desktop.windows.score.ink import (
    ASTERISK,
    ASTERISK_PITCH,
    CAUSES,
    TURN_BACK,
    paint_asterisk,
    paint_cause,
    paint_circle,
    paint_double_stroke,
    paint_turn_back,
)
from moon_desktop.windows.score.layout import BLEED, ROW
from moon_desktop.windows.score.marks import side_ink
from moon_desktop.windows.score.model import CELL, HAND_COLUMN, Cell, Index
from moon_desktop.words import score as words

# Middles of the lines of a row, from its top.
_UPPER: Final = 12.5
_LOWER: Final = 29.5
_POINTS: Final = 8.0
_TOTAL: Final = 28.0

NAME_LINE: Final = 17
"""The height of a name in a heading, and of the asterisks under it."""
_NAME_GAP: Final = 6.0
"""Between a name and the next column's, at the least."""
_DISTINCT: Final = 3
"""More asterisks than these are counted in figures."""
_SIGN_GAP: Final = 6.0
"""Before the signs of a hand, and between signs of different kinds."""
_CAMP: Final = 15.0
"""Of the sign of a side, and the gap behind it."""
_SIGNED, _BARE = 27.0, 4.0
"""Of a heading beside its names, with a sign there or without."""
_DISC: Final = 7.5
"""The radius of the disc that such a sign stands in."""
_CAUSE_GAPS: Final = (5.0, 2.5)
"""Between what one cause moved and the next, and where room is scarce."""
_FEWEST: Final = 6
"""Letters of a name that are seen, however narrow its column is; or all of it."""
_BESIDE: Final = 2
"""Of more sides than these the signs stand over the names, which have no room beside them."""
_COUNT: Final = 8.0
"""What was counted ends so far right of the middle of its column."""
_STROKE: Final = 20.0
"""The height of a stroke beside it."""
_CIRCLE_WIDER: Final = 7.0
_CIRCLE_HIGHER: Final = 1.22
"""The height of a circle, in px of the figure's face."""

POINTS_MS: Final = 160
TOTAL_MS: Final = 200
CIRCLE_MS: Final = 450
WRITING_MS: Final = POINTS_MS + TOTAL_MS + CIRCLE_MS
"""How long a hand's figures take to be written, one after another."""


class Written(NamedTuple):
    """How much of a row's figures is on the paper, each 0 to 1."""

    points: float = 1.0
    total: float = 1.0
    circle: float = 1.0


def written_after(ms: float) -> Written:
    """What stands there so many ms after the pencil was set down."""
    ease = QEasingCurve(QEasingCurve.Type.OutCubic)
    starts = ((0, POINTS_MS), (POINTS_MS, TOTAL_MS), (POINTS_MS + TOTAL_MS, CIRCLE_MS))
    return Written(
        *(ease.valueForProgress(min(1.0, max(0.0, (ms - at) / for_))) for at, for_ in starts)
    )


def asterisks(theme: Theme, count: int, gap: float = 0.0) -> list[Run]:
    """So many, or one and a figure; a ``gap`` before them."""
    half, red = ASTERISK / 2, theme.red
    sign = Run(ASTERISK_PITCH, lambda p, x, y: paint_asterisk(p, red, x + half, y))
    line = [sign._replace(gap=gap), *[sign] * (count - 1)]
    if count > _DISTINCT:
        line[1:] = [runs.words(words.times(count), face.pad_delta(), red)]
    return line if count else []


def total_face(text: str, width: float) -> QFont:
    """The face a total is written in, smaller where it would not fit ``width`` px."""
    for px in (21, 18, 16):
        style = face.font(face.SERIF, px, 600)
        if face.text_width(text, style) <= width:
            return style
    return face.font(face.SERIF, 13, 600)


def write_total(
    painter: QPainter, theme: Theme, box: QRectF, total: int, middle: float
) -> tuple[QFont, float, float]:
    """A running total in its column; returns its face, its width and where it ends."""
    text = words.figure(total)
    style = total_face(text, box.width() - 11)
    width = face.text_width(text, style)
    # Centred figures of two digits end here; all others end with them.
    right = box.right() - min(max(6.0, (box.width() - 38) / 2), box.width() - 5 - width)
    colour = theme.red if total < 0 else theme.pink
    face.write(painter, text, style, colour, right - width, middle)
    return style, width, right


def paint_heading(
    painter: QPainter, theme: Theme, box: QRectF, sheet: Sheet, side: int, held: int
) -> None:
    """The head of a side's column: the names of its seats one below the other, from the upper
    edge of ``box``, or what else stands there, behind the sign of the side, if it has one; and as
    many asterisks under them."""
    names = sheet.heads[side]
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    middle = box.center().x()
    ink = side_ink(sheet, side, theme)
    if sheet.camp_discs and sheet.camps:
        _paint_disc(painter, theme, box, names, sheet.camps[side], ink, _sign_above(sheet))
        names = ()
    wide, sign = box.width() - _NAME_GAP, _CAMP * bool(sheet.camps)
    # Names in columns side by side are as large.
    every = (written for head in sheet.heads for written in enumerate(head))
    styles = (name_written(name, wide - sign * (not line))[1] for line, name in every)
    style = min(styles, key=QFont.pixelSize, default=face.pad_name())
    for line, name in enumerate(names):
        signed = sign * (not line)
        text = face.fitted(name, style, wide - signed)
        x = middle - (face.text_width(text, style) - signed) / 2
        y = box.top() + (line + 0.5) * NAME_LINE + (6 if sheet.stroke else 4)
        if signed:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_camp(painter, theme, sheet.camps[side], x - signed + 5, y, 5, ink)
        face.write(painter, text, style, ink, x, y)
    if held:
        signs = asterisks(theme, held)
        y = box.top() + (len(names) + 0.5) * NAME_LINE + 3
        paint(painter, signs, middle - width(signs) / 2, y)
    painter.restore()


def heading_width(sheet: Sheet, side: int) -> float:
    """How wide a side's column is that has room for its head, in px at zoom 1."""
    beside = sheet.camps and not _sign_above(sheet)
    names = (face.text_width(name, face.pad_name()) for name in sheet.heads[side])
    return max(names, default=0.0) + (_SIGNED if beside else _BARE)


def head_lines(sheet: Sheet) -> int:
    """How many lines the names of a side take, with its sign where that stands over them."""
    return max(map(len, sheet.heads), default=1) + _sign_above(sheet)


def _sign_above(sheet: Sheet) -> bool:
    return sheet.camp_discs and bool(sheet.camps) and len(sheet.camps) > _BESIDE


def name_written(name: str, room: float) -> tuple[str, QFont]:
    """A name in a heading ``room`` px wide: smaller where it must be, then with its end given up,
    and smaller still where fewer letters would be left than tell it from others."""
    style = face.fitting(name, face.pad_name(), room, face.LEAST_NAME)
    least = name if len(name) <= _FEWEST else f"{name[:_FEWEST]}…"
    if face.text_width(least, style) > room:
        style = face.fitting(least, style, room)
    return face.fitted(name, style, room), style


def causes_written(theme: Theme, causes: Sequence[Cause], room: float) -> list[Run]:
    """What is written of ``causes`` in so many px: each gain and loss after the sign of what moved
    it, or the signs of all and what they come to."""
    signs: list[Run] = []
    told: list[list[Run]] = [[] for _ in _CAUSE_GAPS]
    for cause in causes:
        wide = CAUSES[cause.sign]
        draw = partial(_paint_cause, theme, cause.sign)
        for line, gap in zip(told, _CAUSE_GAPS, strict=True):
            sign = Run(wide + 2, draw, gap=gap if line else 0)
            line += [sign, _moved(theme, cause.chips)]
        signs.append(Run(wide + 2, draw))
    return fit(room, *told, [*signs, _moved(theme, sum(cause.chips for cause in causes))])


def bought_written(theme: Theme, name: str, cell: Cell, room: float) -> tuple[list[Run], list[Run]]:
    """The lines of who bought a hand with what, and of the contract, in so many px."""
    bold, italic = face.label(strong=True), face.pad_contract()
    whole = runs.words(name, bold, theme.pink, least=0, px=face.LEAST_NAME)
    both = f"{cell.word} · {cell.contract}"
    apart = whole.width + face.text_width(f" {cell.word}", bold) > room
    if apart and face.text_width(both, italic) <= room:
        # The bid stands below, too, where that saves the name.
        return [whole], [runs.words(both, italic, theme.pink2, least=0)]
    # What is bid may be long in some languages: a long name leaves it half the width.
    word = runs.words(cell.word, bold, theme.pink, least=0)
    gap, spare = face.text_width(" ", bold), max(room / 2, room - whole.width)
    first = [whole, fit(spare - gap, [word])[0]._replace(gap=gap)]
    return first, [runs.words(cell.contract, italic, theme.pink2, least=0)]


def _paint_cause(theme: Theme, sign: CauseSign, painter: QPainter, x: float, middle: float) -> None:
    paint_cause(painter, theme, sign, x + CAUSES[sign] / 2, middle)


def _paint_turn_back(theme: Theme, painter: QPainter, x: float, middle: float) -> None:
    paint_turn_back(painter, theme.pink2, x + TURN_BACK / 2, middle)


def _moved(theme: Theme, chips: int) -> Run:
    ink = theme.red if chips < 0 else theme.good
    return runs.words(words.signed(chips), face.pad_delta(), ink)


def _paint_disc(
    painter: QPainter,
    theme: Theme,
    box: QRectF,
    names: tuple[str, ...],
    camp: Camp,
    ink: QColor,
    above: bool,
) -> None:
    """The names from the left, and before all of them the sign of the side in a disc; or that
    ``above`` them, all in the middle."""
    y, x = box.top() + len(names) * NAME_LINE / 2 + 4, box.left() + 4 + _DISC
    if above:
        y, x = box.top() + NAME_LINE / 2 + 4, box.center().x()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawEllipse(QPointF(x, y), _DISC, _DISC)
    paint_camp(painter, theme, camp, x, y, _DISC * 0.56, theme.paper)
    for line, name in enumerate(names, int(above)):
        left = box.left() + 2 if above else x + _DISC + 4
        text, style = name_written(name, box.right() - left - 1)
        if above:
            left = x - face.text_width(text, style) / 2
        middle = box.top() + (line + 0.5) * NAME_LINE + 4
        face.write(painter, text, style, theme.pink, left, middle)


class ScoreCells(QStyledItemDelegate):
    """Writes cells; ``fresh`` is the row being written, ``written`` how far it is."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.zoom = 1.0
        """How much larger than their least size they are written."""
        self.fresh: int | None = None
        self.written = Written()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        painter.save()
        # Piled-up accents stay in their own row, and words across columns are drawn once.
        painter.setClipRect(option.rect, Qt.ClipOperation.IntersectClip)
        painter.scale(self.zoom, self.zoom)
        box = shrunk(option.rect, self.zoom)
        if index.column() == HAND_COLUMN:
            box.adjust(BLEED + 2, 0, -6, 0)
        elif index.column() == index.model().columnCount() - 1:
            box.adjust(0, 0, -BLEED, 0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell, text = index.data(CELL), index.data(Qt.ItemDataRole.DisplayRole) or ""
        # The end of a game stands below the lines that are left blank.
        blank = box.height() - ROW
        box.translate(0, blank / 2 if cell.title is None else blank)
        if index.column() == HAND_COLUMN:
            self._paint_hand(painter, box, cell, text)
        else:
            self._paint_side(painter, box, cell, text, index)
        painter.restore()

    def _paint_hand(self, painter: QPainter, box: QRectF, cell: Cell, text: str) -> None:
        theme, name, title = self.theme, cell.name, cell.title
        bold, italic, room = face.label(strong=True), face.pad_contract(), box.width()
        upper, lower = box.top() + _UPPER, box.top() + _LOWER
        middle = box.top() + ROW / 2

        def write(y: float, *line: Run) -> None:
            paint(painter, fit(room, line), box.left(), y)

        back = [Run(TURN_BACK, partial(_paint_turn_back, theme), gap=_SIGN_GAP)] * bool(cell.helped)
        if title is not None:
            serif, y = face.font(face.SERIF, 15, 600), middle if name is None else upper + 2
            write(y, runs.words(title, serif, theme.pink, least=0))
            if name is not None:
                # A name may be in any script: its face is the one that finds the most of them.
                write(lower + 2, runs.words(name, bold, theme.good, least=0))
        elif name is None:
            # Nobody has bought it, or nobody yet.
            told = runs.words(cell.contract or text, italic, theme.pink2, least=0)
            write(middle, told, *back)
        else:
            first, second = bought_written(theme, name, cell, room)
            signs = [*asterisks(theme, cell.asterisks, _SIGN_GAP), *back]
            # The signs stand by the word, or under it where that saves the name.
            (first if width([*first, *signs]) <= room else second).extend(signs)
            write(upper, *first)
            write(lower, *second)

    def _paint_side(
        self, painter: QPainter, box: QRectF, cell: Cell, text: str, index: Index
    ) -> None:
        theme, points = self.theme, cell.points
        italic = face.pad_contract()
        middle = box.top() + ROW / 2
        if cell.status is not None:
            # One word across all sides: each column shows its part of it.
            sides = index.model().columnCount() - 1
            x = box.left() + (sides / 2 - (index.column() - 1)) * box.width()
            face.write(painter, cell.status, italic, theme.pink2, x, middle, at=0.5)
        elif cell.strokes is not None:
            self._paint_counted(painter, box, cell, cell.strokes, index)
        elif points is not None and cell.total is not None:
            written = self.written if index.row() == self.fresh else Written()
            colour = theme.pink2
            if cell.bought:
                colour = theme.good if cell.result == "made" else theme.red
            painter.setOpacity(written.points)
            line, left, small = box.top() + _POINTS, QRectF(box), face.pad_delta()
            if cell.counted:
                left.setRight(box.right() - face.text_width(cell.counted, small) - 4)
                face.write(painter, cell.counted, small, theme.pink2, left.right(), line)
            style, gain = face.pad_delta(strong=bool(cell.bought)), words.signed(points)
            if cell.causes is not None:
                causes = causes_written(theme, cell.causes, left.width() - 8)
                paint(painter, causes, left.left() + 5, line)
            elif not cell.counted or face.text_width(gain, style) < left.width() - 9:
                # Where there is no room for both, the totals show what a hand brought.
                face.write(painter, gain, style, colour, box.left() + 6, line)
            self._paint_total(painter, box, cell, cell.total, written, index)
        elif text:
            style = total_face(text, box.width() - 8) if points else italic
            colour = theme.pink2 if not points else theme.red if points < 0 else theme.good
            face.write(painter, text, style, colour, box.center().x(), middle + 1, at=0.5)

    def _paint_counted(
        self, painter: QPainter, box: QRectF, cell: Cell, strokes: int, index: Index
    ) -> None:
        """What a side counted, strong if it won, with a stroke for each point."""
        theme, middle = self.theme, box.top() + ROW / 2
        written = self.written if index.row() == self.fresh else Written()
        style = face.font(face.SERIF, 21, 600 if strokes else 500)
        right = box.center().x() + _COUNT
        painter.setOpacity(written.total)
        colour = theme.pink if strokes else theme.pink2
        text = cell.counted or ("" if strokes else "–")
        begin = right - 3 - face.write(painter, text, style, colour, right, middle + 1, at=1)
        painter.setOpacity(1.0)
        several = strokes > _DISTINCT
        drawn = 1 if several else strokes
        left = right + 9
        paint_strokes(painter, theme.pink, left, middle, _STROKE, written.circle * drawn)
        if several and written.circle == 1:
            small = face.pad_delta(strong=True)
            face.write(painter, words.times(strokes), small, theme.pink, left + 7, middle)
        if cell.won and written.circle == 1:
            wide = left + drawn * pitch(_STROKE) - begin
            paint_double_stroke(painter, theme.good, begin, middle + 14, wide, index.row())

    def _paint_total(
        self,
        painter: QPainter,
        box: QRectF,
        cell: Cell,
        total: int,
        written: Written,
        index: Index,
    ) -> None:
        theme, middle = self.theme, box.top() + _TOTAL
        painter.setOpacity(written.total)
        style, width, right = write_total(painter, theme, box, total, middle)
        painter.setOpacity(1.0)
        hand = index.row() * 3 + index.column()
        if cell.circled and written.circle > 0:
            left = max(box.left() + 1, right - width - _CIRCLE_WIDER)
            edge = min(box.right() - 1, right + _CIRCLE_WIDER)
            high = style.pixelSize() * _CIRCLE_HIGHER
            circle = QRectF(left, middle - high / 2, edge - left, high)
            paint_circle(painter, theme.red, circle, hand, written.circle)
        if cell.won and written.circle > 0:
            stroke = (width + 6) * written.circle
            paint_double_stroke(painter, theme.good, right - width - 3, middle + 10, stroke, hand)
