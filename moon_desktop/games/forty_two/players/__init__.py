"""Who plays Texas 42: players by rules of thumb, and such as weigh deals."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from moon_desktop.games.auction.sight import AnySight
from moon_desktop.games.dominoes.players import AuctionPlayers
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.match import FortyTwo
from moon_desktop.players.advice import Advice
from moon_desktop.players.player import Bidder, Budget

if TYPE_CHECKING:
    from moon_desktop.games.dominoes.players.reasons import Explained
    from moon_desktop.games.forty_two.players.casual import Casual
    from moon_desktop.players.review import HandReview


class Expert(Bidder["FortyTwoSight"]):
    """Asks the adviser about many deals, by what was bid and called the likelier ones."""

    deals = 180

    def weigh(
        self, sight: FortyTwoSight, budget: Budget, stop: Callable[[], bool] | None
    ) -> Advice:
        from moon_desktop.games.forty_two.players.adviser import FortyTwoAdviser

        return FortyTwoAdviser(sight).advice(budget, self.seed, stop)


AUCTION: Final = 3
"""So many times as many deals a skilled player weighs before the hand is played, and at nel-o,
which takes little time. With as few as in play thin hands were bid on, and good ones passed, that
look otherwise in some hundred deals."""


class Skilled(Expert):
    """Asks about few deals."""

    deals = 24

    def deals_for(self, sight: FortyTwoSight) -> int:
        """What bids and calls are worth lies closer together than what plays are."""
        few = sight.phase == "play" and not sight.low
        return self.deals if few else self.deals * AUCTION


class FortyTwoPlayers(AuctionPlayers[FortyTwo, "FortyTwoSight"]):
    """The players of Texas 42."""

    weighing = MappingProxyType({"skilled": Skilled, "expert": Expert})
    most = 20_000

    def casual(self, seed: int, budget: Budget | None = None, /) -> Casual:
        from moon_desktop.games.forty_two.players.casual import Casual

        return Casual(seed)

    def takes_the_rest(self, sight: AnySight) -> bool:
        """At nel-o that is no claim."""
        return not sight.low and super().takes_the_rest(sight)

    def explain(self, advice: Advice) -> Explained:
        from moon_desktop.games.forty_two.players.explaining import explained

        return explained(advice)

    def gained(self, review: HandReview) -> tuple[float, ...]:
        from moon_desktop.games.forty_two.players.payoffs import gained

        return gained(review)


PLAYERS: Final = FortyTwoPlayers()
