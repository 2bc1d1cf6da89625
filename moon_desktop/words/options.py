"""The words of the preferences: the label of each option, a sentence about it, and its choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from moon_desktop.words.language import tr

OPTIONS: Final[Mapping[str, tuple[str, str]]] = {
    "your_name": (
        "Your name",
        "Left empty, it is “You”, or a number where several persons play.",
    ),
    "left_name": ("Name on your left", "Whoever plays after you."),
    "far_left_name": (
        "Name further left",
        "Somebody sits there only where five or six play.",
    ),
    "across_name": ("Name across", "Somebody sits across only where four play."),
    "far_right_name": (
        "Name further right",
        "Somebody sits there only where five or six play.",
    ),
    "right_name": ("Name on your right", "Whoever plays before you."),
    "your_player": ("Your place", "Let the computer play here too, and you have a match to watch."),
    "left_player": ("On your left", "A person at this computer, or a computer player."),
    "far_left_player": ("Further left", "A person at this computer, or a computer player."),
    "across_player": ("Across", "A person at this computer, or a computer player."),
    "far_right_player": ("Further right", "A person at this computer, or a computer player."),
    "right_player": ("On your right", "A person at this computer, or a computer player."),
    "movement": ("Movement", "How fast tiles fly, turn over and are gathered in."),
    "thinking": ("Computer players", "How long they take over a choice, so that you can follow."),
    "expert_seconds": (
        "Time for an expert",
        "So long an expert may think about a choice, and so long a hint may take.",
    ),
    "trick_stay": (
        "A finished trick",
        "How long its tiles lie there to be looked at before they are taken in.",
    ),
    "game": ("Game", "The game that is played next; each has its own players and house rules."),
    "base": ("Starting from", "The preset, or the set of your own, that you changed rules of."),
    "rules": ("House rules", "They hold from the next match on; the match in play keeps its own."),
    "keys": ("Keys", "The key that carries out each command."),
    "sheet": ("Score pad", "It lies beside the table where the window is wide enough."),
    "place": ("Window", "Its size, and where on the screen it was."),
}
"""What each option is called, and one sentence about it."""

CHOICES: Final[Mapping[str, Mapping[str, str]]] = {
    "movement": {
        "relaxed": "Slow, to be followed with ease",
        "normal": "As fast as by hand",
        "fast": "Faster than by hand",
        "none": "None: things are where they belong at once",
    },
    "thinking": {
        "none": "They answer at once",
        "short": "A quarter of a second",
        "normal": "Half a second",
        "long": "Well over a second",
    },
    "expert_seconds": {
        "0.2": "A fifth of a second",
        "0.5": "Half a second",
        "1": "One second",
        "2": "Two seconds",
        "5": "Five seconds",
    },
    "trick_stay": {
        "short": "Half a second",
        "normal": "A second",
        "long": "Two seconds",
        "click": "Until you click or press a key",
    },
}
"""The words for the choices of options that have a few."""

_FAST_TO_SLOW: Final = (
    "none", "fast", "short", "normal", "relaxed", "long", "click", "0.2", "0.5", "1", "2", "5",
)  # fmt: skip

_KEYED: Final[Mapping[str, str]] = {
    "your_player": "&Your place",
    "left_player": "On your &left",
    "far_left_player": "Further le&ft",
    "across_player": "Acro&ss",
    "far_right_player": "Further r&ight",
    "right_player": "On your &right",
    "movement": "&Movement",
    "thinking": "Computer &players",
    "expert_seconds": "Time for an e&xpert",
    "trick_stay": "A finished &trick",
    "sheet": "Score pad",
}
"""The labels before controls; the letter that goes to one stands after an &."""


def shown_choices(option: str) -> tuple[str, ...]:
    """The choices of ``option`` in the order they are shown: what is fast comes first."""
    return tuple(sorted(CHOICES[option], key=_FAST_TO_SLOW.index))


def keyed_label(option: str) -> str:
    """What ``option`` is called before its control, with & before the letter that goes there."""
    return tr(_KEYED[option])


def sheet_shown() -> str:
    """The box to tick for the score pad."""
    return tr("Shown &beside the table")


def label(option: str) -> str:
    """What ``option`` is called."""
    return tr(OPTIONS[option][0])


def help_line(option: str) -> str:
    """What ``option`` is for, in one sentence."""
    return tr(OPTIONS[option][1])


def choice(option: str, value: str) -> str:
    """One of the choices of ``option``."""
    return tr(CHOICES[option][value])


def namesake(name: str, count: int) -> str:
    """The second, third … player of the same name."""
    return tr("{name} ({count})").format(name=name, count=count)
