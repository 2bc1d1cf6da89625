"""What every choice open to a seat is worth, from nothing but what the seat has seen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from random import Random
from time import monotonic
from typing import Final, Generic, TypeVar

from moon_desktop.engine.entries import Choice
from moon_desktop.games.auction.sight import AnySight
from moon_desktop.games.dominoes.players.weighing import Candidate, Choices
from moon_desktop.players.advice import ActionValue, Advice
from moon_desktop.players.player import Budget, Thought
from moon_desktop.players.possible_deals import PossibleDeals
from moon_desktop.players.sampling import BATCH, Sampling, Suspicion, WeightedDeal

FIELD: Final = 24
"""So many of the contracts that a bidder may settle on are tried; the best at sight."""

KEPT: Final = 0.4
"""The part of the candidates that stays in when the field is halved."""

HALVINGS: Final = (4, 8, 16, 48)
"""How many deals all have been tried on before the field is cut, and cut again."""

FINALISTS: Final = 3
"""So many stay in to the end, so that a close finish is decided by all deals."""

C = TypeVar("C")
D = TypeVar("D")


def successive_halving(
    candidates: Sequence[C],
    batches: Iterable[Sequence[D]],
    weigh: Callable[[C, Sequence[D]], None],
    score: Callable[[C], float],
    laps: Sequence[int] = HALVINGS,
) -> list[C]:
    """Tries all candidates on a few deals and the better ones on more, the worse ones dropping
    out; returns the finalists, best first.

    ``weigh`` tries a candidate on some more deals; ``score`` tells how it has done so far. All who
    are still in have been tried on the same deals. ``laps``: see ``HALVINGS``.
    """
    field = list(candidates)
    done = 0
    halvings = list(laps)
    for batch in batches:
        rest = batch
        while rest:
            step = min(len(rest), halvings[0] - done) if halvings else len(rest)
            for candidate in field:
                weigh(candidate, rest[:step])
            done += step
            rest = rest[step:]
            if halvings and done == halvings[0]:
                del halvings[0]
                field.sort(key=score, reverse=True)
                del field[max(FINALISTS, round(KEPT * len(field))) :]
    field.sort(key=score, reverse=True)
    return field


S = TypeVar("S", bound=AnySight)


class Adviser(ABC, Generic[S]):
    """Weighs the choices open in a Sight S over possible deals, each played out double dummy.

    A game says which deals are possible and how likely the bids make each, what its bids, plays
    and contracts come to, and which worth is better.
    """

    same: float
    """Between plays that are no further apart rules of thumb decide: with all tiles seen many come
    to the same that do not where they are not seen."""

    bids_at_once: int
    """So many contracts, about, the kernel has to look at in each deal of an auction."""

    halvings: Sequence[int] = HALVINGS
    """See ``HALVINGS``; where contracts are few, and luck weighs more, the first cut is later."""

    def __init__(self, sight: S) -> None:
        self.sight: Final = sight

    # --- what a game is asked ---------------------------------------------------------------

    @abstractmethod
    def worlds(self) -> PossibleDeals:
        """The deals that agree with the Sight."""

    @abstractmethod
    def inference(self) -> Suspicion | None:
        """How likely each of them is by what was heard; None where all are alike."""

    @abstractmethod
    def plays(self) -> Choices[S]:
        """The plays open in the Sight."""

    @abstractmethod
    def bids(self) -> Choices[S]:
        """The bids open in it."""

    @abstractmethod
    def contracts(self) -> Sequence[Candidate]:
        """The contracts that can still be settled on, those before that look better."""

    @abstractmethod
    def good(self, worth: ActionValue) -> float:
        """How good a choice is; more is better."""

    @abstractmethod
    def thumb(self) -> Choice:
        """What rules of thumb play."""

    def sound(self, worths: list[ActionValue]) -> list[ActionValue]:
        """The plays or bids without those that nobody would think of who does not see all tiles."""
        return worths

    def settled(self, finalists: Sequence[Candidate]) -> Candidate:
        """The contract of ``finalists``, best first, that is settled on."""
        return finalists[0]

    def unsound(self, worths: list[ActionValue]) -> tuple[Choice, ...]:
        """The plays and bids that rules of thumb forbid, nearly whatever they come to."""
        return ()

    # --- how it goes ------------------------------------------------------------------------

    def advice(
        self,
        budget: Budget,
        seed: int = 0,
        stop: Callable[[], bool] | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> Advice:
        """The worth of every legal choice of the seat, who is in turn, and the best of them.

        ``budget``: how many deals are weighed at most, and how long; without a clock the same
        Sight and ``seed`` have the same answer. ``stop`` is asked every few ms, and Stopped raised
        if it says yes. ``clock``: the seconds it goes by. Raises ValueError where no choice is due.
        """
        sight = self.sight
        if not sight.legal:
            raise ValueError("no choice is due to this seat")
        thought = Thought(budget, stop, clock)
        random = Random(f"{seed} {sight.hand} {sight.seat}")
        sampling = Sampling(self.worlds(), thought, random, self.inference())
        unsound: tuple[Choice, ...] = ()
        match sight.phase:
            case "play":
                worths, deals = self.plays().over(sampling.batches())
                best, unsound = self._best_play(self.sound(worths)), self.unsound(worths)
            case "bid":
                size = max(1, BATCH // self.bids_at_once)
                worths, deals = self.bids().over(sampling.batches(size))
                best, unsound = max(self.sound(worths), key=self.good), self.unsound(worths)
            case _:
                worths, best, deals = self._settled(sampling, thought)
        every = sampling.every and deals == sampling.count
        return Advice(sight, tuple(worths), best.choice, deals, every, unsound=unsound)

    def _best_play(self, sound: list[ActionValue]) -> ActionValue:
        best = max(sound, key=self.good)
        near = [worth for worth in sound if self.good(best) - self.good(worth) <= self.same]
        if len(near) > 1:
            thumb = self.thumb()
            return next((worth for worth in near if worth.choice == thumb), best)
        return best

    def _settled(
        self, sampling: Sampling, thought: Thought
    ) -> tuple[list[ActionValue], ActionValue, int]:
        contracts, legal = self.contracts(), self.sight.legal
        field = list(contracts[:FIELD])
        # Every choice is tried, the hopeless ones too: a person may ask what they are worth.
        for choice in legal:
            if not any(one.choice == choice for one in field):
                field.append(next(one for one in contracts if one.choice == choice))

        def weigh(contract: Candidate, deals: Sequence[WeightedDeal]) -> None:
            thought.check()
            contract.weigh(deals)

        def score(contract: Candidate) -> float:
            return self.good(contract.worth())

        best = self.settled(
            successive_halving(field, sampling.batches(), weigh, score, self.halvings)
        )
        worths = []
        for choice in legal:
            ways = [one for one in field if one.choice == choice]
            # What was tried on more deals counts, not what looked good on a few.
            way = max(ways, key=lambda one: (one.deals, score(one)))
            worths.append((best if choice == best.choice else way).worth())
        return worths, best.worth(), best.deals
