"""Computer players one would not want: slow ones, broken ones, and cheats."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from moon_desktop.engine.entries import Entry, Play
from moon_desktop.games.house_rules import Rules
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.players.levels import OWN
from moon_desktop.players.player import Limits
from moon_desktop.players.review import HandReview, Step
from moon_desktop.thinking.choices import LevelsOf
from moon_desktop.thinking.reviews import Scales
from tests.kit.advised import hand_review


@dataclass
class Ponderer:
    """Thinks until it is let go, and then does the first legal thing."""

    free: threading.Event = field(default_factory=threading.Event)
    asked: list[MoonSight] = field(default_factory=list)
    answered: int = 0

    def choose(self, sight: MoonSight) -> Any:
        self.asked.append(sight)
        self.free.wait(30)
        self.answered += 1
        return sight.legal[0]


class Raiser:
    """Fails at whatever it is asked."""

    def choose(self, sight: MoonSight) -> Any:
        raise ZeroDivisionError("no good tile")


class Cheat:
    """Plays the highest tile, whoever holds it."""

    def choose(self, sight: MoonSight) -> Any:
        return Play(sight.seat, "6-6") if sight.phase == "play" else "everything"


class Mute:
    """Says nothing."""

    def choose(self, sight: MoonSight) -> Any:
        return None


def alike(player: Any) -> LevelsOf:
    """Levels of any game, at each of which everybody is ``player``."""
    return lambda game: dict.fromkeys(OWN, as_level(player))


def as_level(player: Any) -> Callable[[int], Any]:
    """A level at which everybody is ``player``."""
    return lambda seed: player


class Given(Scales):
    """Finds out about hands of Moon as a test does it, in the place of a process."""

    def __init__(
        self,
        weigher: Callable[[Step, Callable[[], bool]], Step],
        looker: Callable[..., HandReview] = hand_review,
    ) -> None:
        self._weigher, self._looker = weigher, looker

    def look(
        self, rules: Rules, entries: Sequence[Entry], number: int, limits: Limits
    ) -> HandReview:
        return self._looker(rules, entries, number, limits.stop)

    def weigh(self, step: Step, limits: Limits) -> Step:
        return self._weigher(step, limits.stop)
