"""Every duration on the table, in milliseconds, and the one factor that scales them."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

DEAL_TILE: Final = 220
DEAL_STAGGER: Final = 45
PART: Final = 180
STIR: Final = 320
JOIN: Final = 200
RIFFLE: Final = 45
"""A pack, or tiles, are shuffled; and from one card that falls on another to the next."""
DRAW_TILE: Final = 320
DRAW_STAGGER: Final = 160
DRAW_HOLD: Final = 1300
DICE: Final = 760
DICE_HOLD: Final = 600
PLAY: Final = 280
DEAL_CARD: Final = 240
CARD_STAGGER: Final = 55
FAN_OPENS: Final = 260
PLAY_CARD: Final = 300
FAN_CLOSES: Final = 200
LIFT: Final = 140
"""The piece that takes a trick, and what is said of it."""
GLOW: Final = 500
"""The moon of a Moon card that has come to lie."""
TURN: Final = 360
"""The dummy's card is turned up."""
TRICK_HOLD: Final = 900
COLLECT: Final = 340
GATHER: Final = 160
CLOSE: Final = 180
SLIDE: Final = 260
"""A finished trick comes together, is turned face down, and goes to who took it."""
SHRINK: Final = 240
"""The tricks of a tray that make room for more."""
CHIP: Final = 420
CHIP_STAGGER: Final = 90
TAKE: Final = 360
LAY: Final = 280
BUBBLE: Final = 180
BID_HOLD: Final = 420
TRUMP_HOLD: Final = 500
SETTLE: Final = 160
"""Tiles closing up, lifting or lying down when the turn changes."""
UNTURNED: Final = 45
"""From one piece left in hand that is turned up to the next."""
COUNT: Final = 120
"""From one trick that is counted to the next, and from one piece of a shoot."""
COME: Final = 80
PUSH: Final = 240
"""From one trick that comes to be looked at to the next, and each side's are pushed together."""
LAID: Final = 280
WREATH: Final = 30
RISE: Final = 1800
"""The moon, for a shoot or a match."""
GO_BACK: Final = 220
NUDGE: Final = 180
MOOD: Final = 160
MOOD_HOLD: Final = 1600
"""A face that is glad or sorry."""
GAIN: Final = 700
"""What a hand brings comes to a plate."""
ASIDE: Final = 200
"""What counted the hand makes room for the card that tells of it."""
FADE: Final = 120
"""One thing giving way to another, where nothing is to travel."""
FORCED: Final = 700
"""How long the only piece that can be played is left to be seen before it goes by itself."""
DEAF: Final = 500
"""The keys of a result that has come where pieces were clicked a moment ago take no click."""
THINKING: Final = 550
"""How long a computer player seems to consider, at the least."""


class Tempo(NamedTuple):
    """``motion`` scales what moves, ``hold`` what stays to be looked at; 0 does away with it.

    ``trick`` scales how long a finished trick stays: None as ``hold`` says, ``math.inf`` until
    a click or a key. ``soft``: nothing travels, turns, grows or is drawn stroke by stroke; it
    fades over to where it belongs.
    """

    motion: float = 1.0
    hold: float = 1.0
    trick: float | None = None
    soft: bool = False

    @property
    def travel(self) -> float:
        """What scales a movement in space for which there is no fading over; 0: it is done."""
        return 0.0 if self.soft else self.motion

    def moving(self, ms: int) -> int:
        """The time a movement of ``ms`` takes at this tempo, or the fading over in its place."""
        return min(FADE, ms) if self.soft else round(ms * self.motion)

    def waiting(self, ms: int) -> int:
        """The time until a movement begins that is ``ms`` later than the first of its beat."""
        return round(ms * self.travel)

    def holding(self, ms: int) -> int:
        """The time a pause of ``ms`` takes at this tempo."""
        return round(ms * self.hold)

    def looking(self, ms: int) -> int:
        """The time a finished trick stays that is to stay ``ms``; 0 where it waits for a click."""
        if self.trick is None:
            return self.holding(ms)
        return 0 if self.waits else round(ms * self.trick)

    @property
    def flourishes(self) -> bool:
        """Whether there is time for what tells nothing."""
        return self.travel >= 1

    @property
    def heard(self) -> bool:
        """Whether there is time to hear anything."""
        return self.motion > 0 or self.hold > 0

    @property
    def waits(self) -> bool:
        """Whether a finished trick stays until a click or a key."""
        return self.trick == math.inf

    def unattended(self) -> Tempo:
        """The same where nobody is there to click."""
        return self._replace(trick=None) if self.waits else self


AT_ONCE: Final = Tempo(0.0, 0.0)
