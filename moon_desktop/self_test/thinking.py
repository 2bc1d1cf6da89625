"""Trials of thinking: each level chooses, and a worker process weighs and stops."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from multiprocessing import active_children
from typing import Final

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.sight import Sight
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.players.levels import OWN, levels_of
from moon_desktop.players.player import Interruptible, Level, Limits, Player, Stopped
from moon_desktop.self_test.trial import Amiss, Found
from moon_desktop.thinking.asking import hint
from moon_desktop.thinking.worker import Worker
from moon_desktop.words import self_test as words
from moon_desktop.words import self_test_why as reasons

SEED = 3
HANDS: Final = 4
"""After so many, every kind of choice was open."""


def moments(game: Game) -> tuple[Sight, ...]:
    """What the seat in turn sees at the first choice of each phase, in a match of the usual rules
    between casual players."""
    player = levels_of(game.name)["casual"](SEED)
    found: dict[str, Sight] = {}
    match = game.start(next(iter(game.presets.values())))
    while match.number <= HANDS and not match.over:
        if match.turn is None:
            match, _ = match.after(match.chance(SEED))
            continue
        sight = match.sight(match.turn)
        # A hand is not yet a test of players where there is nothing to choose.
        if len(sight.legal) > 1:
            found.setdefault(sight.phase, sight)
        match, _ = match.after(player.choose(sight))
    return tuple(found.values())


SECONDS: Final = 0.1
"""What a player may take for a choice that thinks as long as it is let."""


def try_levels(levels_of: Callable[[str], Mapping[str, Level]] = levels_of) -> Found:
    """Has a player of every level, also of those that other packages brought, choose in every
    phase of every game."""
    names: dict[str, None] = dict.fromkeys(OWN)
    for game in CATALOGUE.values():
        levels = levels_of(game.name)
        names |= dict.fromkeys(levels)
        for sight in moments(game):
            for name in levels:
                _try_level(name, levels[name], sight)
    return Found(words.levels(len(names)), (", ".join(names),))


def _try_level(name: str, level: Level, sight: Sight) -> None:
    try:
        choice = _choice(level(1), sight)
    except Exception as error:
        raise Amiss(reasons.player_failed(name, sight.phase)) from error
    if choice not in sight.legal:
        raise Amiss(reasons.player_errs(name, sight.phase))


def _choice(player: Player, sight: Sight) -> Choice:
    if isinstance(player, Interruptible):
        return player.choose_within(sight, Limits(SECONDS, lambda: False))
    return player.choose(sight)


_HINT: Final = 0.3
"""Seconds that a hint may take."""
_STOP: Final = 0.1
"""Seconds after which a thought is broken off."""
_SOON: Final = 2.0
"""Seconds within which it then has to end, on a system that has much else to do."""


def try_study(worker: Worker | None = None) -> Found:
    """Has hints weighed in the process, then a thought broken off, then the process ended."""
    worker = worker or Worker()
    try:
        process = worker.think(_whoami, limits=Limits(1.0, _never))
        if process == os.getpid():
            raise Amiss(reasons.thinks_here())
        hints = 0
        for name, game in CATALOGUE.items():
            for sight in moments(game):
                advice = worker.think(hint, name, sight, limits=Limits(_HINT, _never))
                if advice.sight != sight or advice.best not in sight.legal:
                    raise Amiss(reasons.bad_hint())
                hints += 1
        took = _broken_off(worker)
        if worker.think(_whoami, limits=Limits(1.0, _never)) != process:
            raise Amiss(reasons.study_lost())
    finally:
        worker.close()
    for child in active_children():
        if child.pid == process:
            child.join(_SOON)
            if child.is_alive():
                raise Amiss(reasons.study_stays())
    return Found(words.hints(hints), (words.broken_off(took),))


def _broken_off(worker: Worker) -> float:
    """Seconds from when a thought is not wanted any more to its end."""
    stop_at = time.monotonic() + _STOP
    try:
        worker.think(_ponder, limits=Limits(10.0, lambda: time.monotonic() > stop_at))
    except Stopped:
        took = time.monotonic() - stop_at
        if took > _SOON:
            raise Amiss(reasons.not_broken_off(took)) from None
        return took
    raise Amiss(reasons.not_broken_off(time.monotonic() - stop_at))


def _never() -> bool:
    return False


def _whoami(limits: Limits) -> int:
    """The number of the process that this is thought in."""
    return os.getpid()


def _ponder(limits: Limits) -> None:
    """Thinks until it is told to stop."""
    assert limits.seconds is not None
    end = time.monotonic() + limits.seconds
    while time.monotonic() < end:
        if limits.stop():
            raise Stopped
        time.sleep(0.01)
