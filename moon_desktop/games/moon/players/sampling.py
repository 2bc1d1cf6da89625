"""Deals of Moon for a thought, in batches."""

from __future__ import annotations

from random import Random

from moon_desktop.games.moon.players.worlds import Worlds
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.players import sampling
from moon_desktop.players.budget import Thought
from moon_desktop.players.sampling import BATCH as BATCH
from moon_desktop.players.sampling import CHUNK as CHUNK
from moon_desktop.players.sampling import Deal as Deal


class Sampling(sampling.Sampling):
    """The deals that agree with a Sight of Moon, as many as a thought allows."""

    def __init__(
        self,
        sight: MoonSight,
        thought: Thought,
        random: Random,
        suspicion: sampling.Suspicion | None = None,
    ) -> None:
        super().__init__(Worlds.of(sight), thought, random, suspicion)
