"""Who plays Texas 42: players by rules of thumb, and such as weigh deals."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, Final

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


LATE: Final = (1, 1, 2, 6)
"""So many times as many deals are weighed when so many tricks are played, or more: they take little
time then, and soon are all there are. At nel-o few tell as much."""


class Expert(Bidder["FortyTwoSight"]):
    """Asks the adviser about many deals, by what was bid, called and played the likelier ones."""

    deals = 180
    reads: ClassVar[bool] = True

    def deals_for(self, sight: FortyTwoSight) -> int:
        return self.deals * (1 if sight.low else LATE[min(len(sight.tricks), len(LATE) - 1)])

    def weigh(
        self, sight: FortyTwoSight, budget: Budget, stop: Callable[[], bool] | None
    ) -> Advice:
        from moon_desktop.games.forty_two.players.adviser import FortyTwoAdviser

        return FortyTwoAdviser(sight, self.reads).advice(budget, self.seed, stop)


AUCTION: Final = 3
"""So many times as many deals a skilled player weighs before the hand is played, at its first lead,
and at nel-o, which takes little time. With as few as in play thin hands were bid on, good ones
passed, and tiles led before trumps, that look otherwise in some hundred deals."""


class Skilled(Expert):
    """Asks about few deals, and does not read the plays."""

    deals = 24
    reads = False

    def deals_for(self, sight: FortyTwoSight) -> int:
        """What bids, calls and first leads are worth lies closer together than what plays are."""
        begun = sight.phase == "play" and bool(sight.tricks or sight.plays)
        return super().deals_for(sight) * (1 if begun and not sight.low else AUCTION)


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
