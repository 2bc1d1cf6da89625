"""The measures of the score's paper, in px."""

from __future__ import annotations

from typing import Final

WIDTH, NARROW = 298, 248
"""Of the pad, and of one on which little is written, in a window that is not wide."""
ROOM: Final = 26
"""Clear ground on every side of the pad, for its shadow."""
TAPE: Final = 26
STACK: Final = 7
"""How much of the lower sheets shows below the top one."""
ROW: Final = 45
"""The least height of a row."""
SIDE_MARGIN: Final = 18
"""From the pad's edge to the ruling."""
BLEED: Final = 6
"""How far a table goes beyond the ruling on either side, for what is marked across a row."""
