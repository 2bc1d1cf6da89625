"""The adviser of Texas 42: which plays are sound, and which choice is better."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from moon_desktop.engine.entries import Play
from moon_desktop.games.auction.entries import Choice, NameTrump
from moon_desktop.games.auction.players.adviser import Adviser
from moon_desktop.games.auction.players.weighing import Candidate
from moon_desktop.games.forty_two.players.buying import Bids
from moon_desktop.games.forty_two.players.casual import Casual, gives_away
from moon_desktop.games.forty_two.players.listening import Suspicion, worlds_of
from moon_desktop.games.forty_two.players.outlook import Results
from moon_desktop.games.forty_two.players.weighing import Call, Plays
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.players.budget import Budget
from moon_desktop.players.reading import read
from moon_desktop.players.worlds import Worlds

COUNT: Final = 0.001
"""What a count more is worth beside the chance to win the game, to tell plays apart that make or
set the bid as often: nobody knows how the others will play."""


class FortyTwoAdviser(Adviser[FortyTwoSight]):
    """Plays for the game, and where that tells nothing for the count."""

    same = 0.0015
    bids_at_once = 8

    def worlds(self) -> Worlds:
        return worlds_of(self.sight)

    def suspicion(self) -> Suspicion:
        return Suspicion(self.sight)

    def plays(self) -> Plays:
        return Plays(self.sight)

    def bids(self) -> Bids:
        return Bids(self.sight)

    def contracts(self) -> list[Candidate]:
        sight, results = self.sight, Results(self.sight)
        return [Call(sight, results, one) for one in sight.legal if isinstance(one, NameTrump)]

    def good(self, worth: Worth) -> float:
        sight = self.sight
        if sight.phase == "bid":
            return worth.win
        ours = sight.seats.side(sight.bought.seat) == sight.seats.side(sight.seat)
        count = 0.0 if worth.plan is None else worth.plan.mean
        return worth.win + COUNT * (count if ours else -count)

    def thumb(self) -> Choice:
        return Casual(0).choose(self.sight)

    def sound(self, worths: list[Worth]) -> list[Worth]:
        """With all tiles seen count thrown away may come to the same: nobody would think so who
        plays."""
        reading = read(self.sight)

        def is_sound(play: Play) -> bool:
            away = self.sight.out is None and gives_away(reading, play)
            return play in reading.plays and not away

        return [worth for worth in worths if is_sound(worth.choice)]


def advise(
    sight: FortyTwoSight,
    budget: Budget,
    seed: int = 0,
    stop: Callable[[], bool] | None = None,
    *,
    clock: Callable[[], float] = monotonic,
) -> Advice:
    """The worth of every legal choice of ``sight``; see ``Adviser.advice``."""
    return FortyTwoAdviser(sight).advice(budget, seed, stop, clock)
