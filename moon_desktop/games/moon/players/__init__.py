"""Who plays Moon: players by rules of thumb, and such as weigh deals."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from moon_desktop.games.dominoes.players import AuctionPlayers
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.match import Moon
from moon_desktop.players.advice import Advice
from moon_desktop.players.player import Bidder, Budget

if TYPE_CHECKING:
    from moon_desktop.games.dominoes.players.reasons import Explained
    from moon_desktop.games.moon.players.casual import Casual
    from moon_desktop.players.review import HandReview


class Expert(Bidder["MoonSight"]):
    """Asks the adviser about many deals, by what was bid the likelier ones, and plays for the game.

    More ``deals`` find little more, and fewer are too few (a few rounds against itself told so).
    """

    deals = 120

    def weigh(self, sight: MoonSight, budget: Budget, stop: Callable[[], bool] | None) -> Advice:
        from moon_desktop.games.moon.players.adviser import STEADILY, advise

        return advise(sight, budget, self.seed, stop, aim=STEADILY)


class Skilled(Bidder["MoonSight"]):
    """Asks about few deals, each as likely as any other but enough to be sound, and for points."""

    deals = 24

    def weigh(self, sight: MoonSight, budget: Budget, stop: Callable[[], bool] | None) -> Advice:
        from moon_desktop.games.moon.players.adviser import TO_SCORE, advise

        return advise(sight, budget, self.seed, stop, aim=TO_SCORE, suspicious=False)


class MoonPlayers(AuctionPlayers[Moon, "MoonSight"]):
    """The players of Moon."""

    weighing = MappingProxyType({"skilled": Skilled, "expert": Expert})
    most = 60_000
    """More than ever fit once the play has begun."""

    def casual(self, seed: int, budget: Budget | None = None, /) -> Casual:
        from moon_desktop.games.moon.players.casual import Casual

        return Casual(seed)

    def weigh(
        self, sight: MoonSight, budget: Budget, seed: int, stop: Callable[[], bool] | None
    ) -> Advice:
        from moon_desktop.games.moon.players.adviser import advise

        return advise(sight, budget, seed, stop)

    def explain(self, advice: Advice) -> Explained:
        from moon_desktop.games.moon.players.explaining import explained

        return explained(advice)

    def gained(self, review: HandReview) -> tuple[float, ...]:
        from moon_desktop.games.moon.players.payoffs import gained

        return gained(review)


PLAYERS: Final = MoonPlayers()
