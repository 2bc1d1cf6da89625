"""What the clock of a timed match says (M6.3)."""

from __future__ import annotations

from typing import Literal

from moon_desktop.words.language import tr

Last = Literal["hand", "game"]
"""What a match whose time is up still plays to its end: the hand, or the game where none has been
won yet."""


def left(seconds: int, last: Last) -> str:
    """The time left, on the bar; ``last`` is of interest where there is none."""
    if seconds == 0:
        return tr("Last hand") if last == "hand" else tr("Time up: last game")
    minutes, rest = divmod(seconds, 60)
    time = f"{minutes}:{rest:02d}"
    return tr("Last minute {left}").format(left=time) if minutes == 0 else time


def aloud(seconds: int, last: Last) -> str:
    """The same for a voice, to the minute."""
    if seconds == 0 and last == "game":
        return tr("Time is up: no game has been won yet, so the first one won ends the match.")
    if seconds == 0:
        return tr("Time is up: this is the last hand.")
    if seconds < 60:
        return tr("The last minute of the match.")
    if seconds < 120:
        return tr("1 minute left in the match.")
    return tr("{minutes} minutes left in the match.").format(minutes=seconds // 60)


def tip() -> str:
    """What happens when the clock has run out (M6.3)."""
    return tr(
        "When time is up, the hand in play is finished and most marks wins. If no game has been "
        "won by then, the match goes on until one is."
    )
