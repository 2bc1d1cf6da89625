"""Who plays Shoot the Moon, the card game: players by rules of thumb, and such as weigh deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.games.players import Players
from moon_desktop.players.player import Weighing

if TYPE_CHECKING:
    from moon_desktop.engine.entries import Choice
    from moon_desktop.games.match import PlainSight
    from moon_desktop.games.moon_cards.players.casual import Casual
    from moon_desktop.games.moon_cards.players.explaining import Explained
    from moon_desktop.players.advice import Advice
    from moon_desktop.players.player import Budget
    from moon_desktop.players.review import HandReview


class Expert(Weighing):
    """Asks the adviser about many deals."""

    deals = 200

    def weigh(self, sight: PlainSight, budget: Budget, stop: Callable[[], bool] | None) -> Advice:
        from moon_desktop.games.moon_cards.players.adviser import advise

        return advise(sight, budget, self.seed, stop)


class Skilled(Expert):
    """Asks about few deals."""

    deals = 12


class CardPlayers(Players[MoonCards, "PlainSight"]):
    """The players of the card game. Every trick may bring a chip or cost one (C4.1): no hand is
    settled before its end."""

    weighing = MappingProxyType({"skilled": Skilled, "expert": Expert})
    most = 3_000

    def casual(self, seed: int, budget: Budget | None = None, /) -> Casual:
        from moon_desktop.games.moon_cards.players.casual import Casual

        return Casual(seed)

    def claimant(self, match: MoonCards, viewer: int) -> int | None:
        from moon_desktop.games.moon_cards.players.knowing import claimant

        return claimant(match)

    def plain_play(self, sight: PlainSight) -> Choice:
        from moon_desktop.games.moon_cards.players.casual import plain_play

        return plain_play(sight)

    def explain(self, advice: Advice) -> Explained:
        from moon_desktop.games.moon_cards.players.explaining import explain

        return explain(advice)

    def hindsight(self, match: MoonCards) -> Mapping[Choice, int]:
        from moon_desktop.games.moon_cards.players.adviser import hindsight

        return hindsight(match)

    def best_seen(self, match: MoonCards) -> Sequence[Choice]:
        from moon_desktop.games.moon_cards.players.adviser import best_seen

        return best_seen(match)

    def compiled(self) -> bool:
        from moon_desktop.games.moon_cards.players.round_solver import COMPILED

        return COMPILED

    def gained(self, review: HandReview) -> tuple[float, ...]:
        from moon_desktop.games.moon_cards.players.race import gained

        return gained(review)


PLAYERS: Final = CardPlayers()
