"""Whether the process for long thoughts answers, is interrupted, and goes."""

from __future__ import annotations

import os
import time
from typing import Final

from moon_desktop.players.hint import weigh
from moon_desktop.players.player import Limits, Stopped
from moon_desktop.self_test.moments import moments
from moon_desktop.self_test.trial import Amiss, Found
from moon_desktop.study import Study
from moon_desktop.wording import self_test as words
from moon_desktop.wording import self_test_why as reasons

_HINT: Final = 0.3
"""Seconds that a hint may take."""
_STOP: Final = 0.1
"""Seconds after which a thought is broken off."""
_SOON: Final = 2.0
"""Seconds within which it then has to end, on a system that has much else to do."""


def try_study() -> Found:
    """Has hints weighed in the process, then a thought broken off, then the process ended."""
    study = Study()
    try:
        process = study.think(_whoami, limits=Limits(1.0, _never))
        if process == os.getpid():
            raise Amiss(reasons.thinks_here())
        sights = moments()
        for sight in sights:
            advice = study.think(weigh, sight, limits=Limits(_HINT, _never))
            if advice.sight != sight or advice.best not in sight.legal:
                raise Amiss(reasons.bad_hint())
        took = _broken_off(study)
        if study.think(_whoami, limits=Limits(1.0, _never)) != process:
            raise Amiss(reasons.study_lost())
    finally:
        study.close()
    ended = study._process
    if ended is not None:
        ended.join(_SOON)
        if ended.is_alive():
            raise Amiss(reasons.study_stays())
    return Found(words.hints(len(sights)), (words.broken_off(took),))


def _broken_off(study: Study) -> float:
    """Seconds from when a thought is not wanted any more to its end."""
    stop_at = time.monotonic() + _STOP
    try:
        study.think(_ponder, limits=Limits(10.0, lambda: time.monotonic() > stop_at))
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
    end = time.monotonic() + limits.seconds
    while time.monotonic() < end:
        if limits.stop():
            raise Stopped
        time.sleep(0.01)
