"""What the clock of a timed match says (M6.3)."""

from __future__ import annotations

from moon_desktop.wording.tongue import tr


def left(seconds: int) -> str:
    """The time left, on the bar."""
    if seconds == 0:
        return tr("Last hand")
    minutes, rest = divmod(seconds, 60)
    time = f"{minutes}:{rest:02d}"
    return tr("Last minute {left}").format(left=time) if minutes == 0 else time


def aloud(seconds: int) -> str:
    """The same for a voice, to the minute."""
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
