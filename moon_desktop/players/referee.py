"""Asking a computer player for a choice, and going on without it if it fails to make one."""

from __future__ import annotations

import logging
import reprlib
from collections.abc import Callable
from typing import Final

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.sight import Sight
from moon_desktop.players.player import AnyPlayer, Stopped

_log = logging.getLogger(__name__)

_LONGEST: Final = 300
"""Signs in what is told of a value that is none."""


def choose(
    player: AnyPlayer,
    sight: Sight,
    fallback: AnyPlayer,
    ask: Callable[[AnyPlayer, Sight], Choice] = lambda player, sight: player.choose(sight),
) -> Choice:
    """What ``player`` chooses in ``sight``; one of ``sight.legal``, whatever the player does.

    If it raises or returns anything else, the log has a note and ``fallback`` chooses; should
    that fail too, the first legal choice is taken. ``ask``: how a player is asked. Raises
    Stopped where the player was stopped.
    """
    for asked in (player, fallback):
        found = judged(asked, sight, ask)
        if isinstance(found, int):
            # Of two that are equal the legal one: the other may be of any class.
            return sight.legal[found]
        pass_over(type(asked).__name__, sight, found)
    return sight.legal[0]


def judged(player: AnyPlayer, sight: Sight, ask: Callable[[AnyPlayer, Sight], Choice]) -> int | str:
    """The place among ``sight.legal`` of what ``player`` chooses, or in a line what it did that is
    no choice, whatever that is; ``ask`` and Stopped as above."""
    try:
        choice = ask(player, sight)
        if choice in sight.legal:
            return sight.legal.index(choice)
        return f"it chose {in_brief(choice)}"
    except Stopped:
        raise
    except (Exception, SystemExit) as error:
        _log.debug("a player raised:", exc_info=True)
        return f"it raised {in_brief(error)}"


def pass_over(name: str, sight: Sight, trouble: str) -> None:
    """Notes that the player ``name`` made no choice in ``sight``, and why."""
    _log.warning(
        "%s at seat %d in hand %d is passed over: %s", name, sight.seat, sight.hand, trouble
    )


def in_brief(value: object) -> str:
    """A value as code has it, on one line and not too long, whatever it is."""
    brief = reprlib.Repr()
    brief.maxother = brief.maxstring = _LONGEST
    try:
        text = brief.repr(value)
    except Exception:
        text = f"<{type(value).__name__}>"
    return " ".join(text[:_LONGEST].split())
