"""Asking a computer player for a choice, and going on without it if it fails to make one."""

from __future__ import annotations

import logging
from collections.abc import Callable

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.sight import Sight
from moon_desktop.players.player import Player, Stopped

_log = logging.getLogger(__name__)


def choose(
    player: Player,
    sight: Sight,
    fallback: Player,
    ask: Callable[[Player, Sight], Choice] = lambda player, sight: player.choose(sight),
) -> Choice:
    """What ``player`` chooses in ``sight``; one of ``sight.legal``, whatever the player does.

    If it raises or returns anything else, the log has a note and ``fallback`` chooses; should
    that fail too, the first legal choice is taken. ``ask``: how a player is asked. Raises
    Stopped where the player was stopped.
    """
    for asked in (player, fallback):
        try:
            choice = ask(asked, sight)
            if choice in sight.legal:
                # Of two that are equal the legal one: the other may be of any class.
                return sight.legal[sight.legal.index(choice)]
            trouble = f"it chose {choice!r}"
        except Stopped:
            raise
        except (Exception, SystemExit) as error:
            trouble = f"it raised {error!r}"
            _log.debug("a player raised:", exc_info=True)
        name = type(asked).__name__
        _log.warning(
            "%s at seat %d in hand %d is passed over: %s", name, sight.seat, sight.hand, trouble
        )
    return sight.legal[0]
