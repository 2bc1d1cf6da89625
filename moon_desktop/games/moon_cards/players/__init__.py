"""Who plays Shoot the Moon, the card game: players by rules of thumb, and such as weigh deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from moon_desktop.engine.entries import Choice, Play
from moon_desktop.engine.match import Playing
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.cards import BIG, LITTLE
from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.games.players import Players
from moon_desktop.players.advice import Advice
from moon_desktop.players.player import DARING, Budget, Weigher

if TYPE_CHECKING:
    from moon_desktop.games.moon_cards.players.casual import Casual
    from moon_desktop.games.moon_cards.players.explaining import Explanation
    from moon_desktop.players.review import HandReview


class Expert(Weigher["PlainSight"]):
    """Asks the adviser about many deals; its nerve is that of laying down a Big Moon."""

    deals = 200

    def weigh(self, sight: PlainSight, budget: Budget, stop: Callable[[], bool] | None) -> Advice:
        from moon_desktop.games.moon_cards.players.adviser import advise

        return advise(sight, budget, self.seed, stop)

    def _of(self, advice: Advice) -> Choice:
        return dared(advice, self.nerve)


def dared(advice: Advice, nerve: int) -> Choice:
    """The best choice; but where cards win the game nearly as often who is bold (1) lays a Big Moon
    down at once, and who is careful (-1) keeps it."""
    best = advice.of(advice.best)
    others = [
        worth
        for worth in advice.worths
        if (worth.choice.piece == BIG) == (nerve > 0) and best.win - worth.win < DARING
    ]
    if not nerve or not others or best in others:
        return advice.best
    return max(others, key=lambda worth: worth.win).choice


class Skilled(Expert):
    """Asks about few deals."""

    deals = 12


class CardPlayers(Players[MoonCards, "PlainSight"]):
    """The players of the card game. Every trick may bring a chip or cost one (C4.1): no hand is
    settled before its end."""

    tempered = True
    weighing = MappingProxyType({"skilled": Skilled, "expert": Expert})
    most = 3_000

    def casual(self, seed: int, budget: Budget | None = None, /) -> Casual:
        from moon_desktop.games.moon_cards.players.casual import Casual

        return Casual(seed)

    def claimant(self, match: MoonCards, viewer: int) -> int | None:
        """The seat that leads, where no card that it has not seen can beat one that it holds; none
        for the last trick, which spares nobody anything."""
        from moon_desktop.games.moon_cards.players.casual import beaten, suit_led

        phase = match.phase
        if not isinstance(phase, Playing) or phase.tricks.plays:
            return None
        sight = match.sight(phase.tricks.turn)
        sure = not any(beaten(sight, suit_led(card), card) for card in sight.held)
        return sight.seat if sure and len(sight.held) > 1 else None

    def plain_play(self, sight: PlainSight) -> Play:
        """A card that follows; a Little Moon goes to a trick that another side takes, for nobody
        would keep it, and to none of the own side's while there is another card."""
        from moon_desktop.games.moon_cards.players.casual import following

        leader = sight.plays[0].seat if sight.plays else sight.seat
        foes = sight.seats.side(leader) != sight.seats.side(sight.seat)
        return max(following(sight), key=lambda play: (play.piece == LITTLE) == foes)

    def explain(self, advice: Advice) -> Explanation:
        from moon_desktop.games.moon_cards.players.explaining import explain

        return explain(advice)

    def hindsight(self, match: MoonCards) -> Mapping[Choice, int]:
        """For each legal card that follows, the chips that the side of the seat in turn has more at
        the end of the round, all cards seen and every side playing for its own chance to win the
        game. Raises ValueError where no choice is due."""
        from moon_desktop.games.moon_cards.players.adviser import solved

        mine = match.rules.table.side(match.turn or 0)
        has = match.ledger.scores[mine]
        return {play: chips[mine] - has for play, (_, chips) in solved(match).items()}

    def best_seen(self, match: MoonCards) -> Sequence[Choice]:
        """The legal cards that are best for the side of the seat in turn when all is seen: for its
        chance to win the game, and then for its chips."""
        from moon_desktop.games.moon_cards.players.adviser import solved

        mine = match.rules.table.side(match.turn or 0)
        found = {card: (wins[mine], chips[mine]) for card, (wins, chips) in solved(match).items()}
        best = max(found.values())
        return tuple([card for card, worth in found.items() if worth == best])

    def compiled(self) -> bool:
        from moon_desktop.games.moon_cards.players.round_solver import COMPILED

        return COMPILED

    def gained(self, review: HandReview) -> tuple[float, ...]:
        from moon_desktop.games.moon_cards.players.win_chance import winning

        match: MoonCards = review.steps[0].before
        before = winning(review.rules, match.ledger.scores)
        after = winning(review.rules, review.account.ended.scores)
        return tuple(now - then for now, then in zip(after, before, strict=True))


PLAYERS: Final = CardPlayers()
