"""Every duration on the table, in milliseconds, and the one factor that scales them."""

from __future__ import annotations

from typing import Final, NamedTuple

DEAL_TILE: Final = 220
DEAL_STAGGER: Final = 45
DRAW_TILE: Final = 320
DRAW_HOLD: Final = 1300
PLAY: Final = 280
TRICK_HOLD: Final = 900
COLLECT: Final = 340
WIDOW: Final = 360
DISCARD: Final = 280
BID_HOLD: Final = 420
TRUMP_HOLD: Final = 500
SETTLE: Final = 160
"""Tiles closing up, lifting or lying down when the turn changes."""
GO_BACK: Final = 220
NUDGE: Final = 180
THINKING: Final = 550
"""How long a computer player seems to consider, at the least."""


class Tempo(NamedTuple):
    """``motion`` scales what moves, ``hold`` what stays to be looked at; 0 does away with it."""

    motion: float = 1.0
    hold: float = 1.0

    def moving(self, ms: int) -> int:
        """The time a movement of ``ms`` takes at this tempo."""
        return round(ms * self.motion)

    def holding(self, ms: int) -> int:
        """The time a pause of ``ms`` takes at this tempo."""
        return round(ms * self.hold)


AT_ONCE: Final = Tempo(0.0, 0.0)
