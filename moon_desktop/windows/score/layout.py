"""Where everything on the score pad stands, for a pad of any height and number of sides."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize

WIDTH: Final = 298
"""Of the paper, in px."""
ROOM: Final = 26
"""Clear ground on every side of the paper, for its shadow."""
TAPE: Final = 26
STACK: Final = 7
"""How much of the lower sheets shows below the top one."""
ROW: Final = 45
"""The least height of a row."""
SIDE_MARGIN: Final = 18
"""From the paper's edge to the ruling."""
BLEED: Final = 6
"""How far the view goes beyond the ruling on either side, for what is marked across a row."""

_TITLE: Final = 45.0
_NAMES: Final = 80.0
_NAME_LINE: Final = 17
_ASTERISKS: Final = 17
_UNDER_NAMES: Final = 3
_BOTTOM: Final = 15
_LEGEND: Final = 26
_TOTALS: Final = 57
_GAP: Final = 12
"""Between the last row and the double rule, at the least."""
_SIDE_COLUMNS: Final = {1: 82, 2: 82, 3: 58, 4: 44, 5: 37}
_NARROWEST: Final = 32
"""Of six sides."""


class PadLayout(NamedTuple):
    """Places in px from the widget's upper left corner, which is ``ROOM`` outside the paper's.

    ``columns``: the widths of the hand's column and the sides', which fill the ruling;
    ``names``, ``asterisks``: the middles of the first line of names and of the signs below;
    ``rows``: the table's rectangle; ``row``: a row's height, ``shown`` of which fit;
    ``rule``, ``totals``, ``legend``: the double rule, and the middles of what stands below it,
    None where there is none.
    """

    columns: tuple[int, ...]
    title: float
    names: float
    asterisks: float | None
    rows: QRectF
    row: int
    shown: int
    rule: float
    totals: float | None
    legend: float | None

    @property
    def left(self) -> float:
        """Where the ruling begins."""
        return self.rows.left() + BLEED

    @property
    def right(self) -> float:
        """Where the ruling ends."""
        return self.rows.right() - BLEED

    def column(self, number: int) -> tuple[float, float]:
        """The left edge and the width of a column, 0 the hand's."""
        return self.left + sum(self.columns[:number]), self.columns[number]


def pad_layout(
    size: QSize,
    sides: int,
    *,
    name_lines: int,
    asterisks: bool,
    totals: bool,
    legend: bool,
) -> PadLayout:
    """The places on the pad in a widget of ``size``."""
    ruling = size.width() - 2 * ROOM - 2 * SIDE_MARGIN
    side = round(_SIDE_COLUMNS.get(sides, _NARROWEST) * ruling / (WIDTH - 2 * SIDE_MARGIN))
    under_names = ROOM + _NAMES + (name_lines - 0.5) * _NAME_LINE
    head = round(under_names + (_ASTERISKS if asterisks else 0) + _UNDER_NAMES)
    y = size.height() - ROOM - STACK - _BOTTOM
    legend_at = y - _LEGEND / 2 + 5 if legend else None
    y -= _LEGEND if legend else 0
    totals_at = y - _TOTALS / 2 if totals else None
    y -= _TOTALS if totals else 0
    room = max(ROW, y - 3 - _GAP - head)
    shown = room // ROW
    row = room // shown
    return PadLayout(
        columns=(ruling - sides * side, *((side,) * sides)),
        title=ROOM + _TITLE,
        names=ROOM + _NAMES,
        asterisks=under_names + _ASTERISKS / 2 - 1 if asterisks else None,
        rows=QRectF(ROOM + SIDE_MARGIN - BLEED, head, ruling + 2 * BLEED, shown * row),
        row=row,
        shown=shown,
        rule=y - 3,
        totals=totals_at,
        legend=legend_at,
    )
