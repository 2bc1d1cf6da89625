"""What every card open to a seat is worth, from nothing but what the seat has seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from time import monotonic
from typing import Final

from moon_desktop.engine.entries import Choice, Play
from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import Piece
from moon_desktop.games.defaults.players import hands_for
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.cards import BIG, LITTLE, PACK, colour_of, number_of
from moon_desktop.games.moon_cards.chips import sums
from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.games.moon_cards.players import round_solver, win_chance
from moon_desktop.games.moon_cards.players.round_solver import COMPILED, RoundSolver
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.players.advice import ActionValue, Advice
from moon_desktop.players.player import Budget, Thought

CODES: Final[Mapping[Piece, int]] = {
    **{LITTLE: round_solver.LITTLE, BIG: round_solver.BIG},
    **{
        card: 16 * colour + number_of(card)
        for card in PACK.pieces
        if (colour := colour_of(card)) is not None
    },
}
"""The cards as the solver of rounds has them."""

ALL: Final = 30
"""Cards in a round at the largest table."""

FEW: Final = 12 if COMPILED else 6
"""With so many cards left a round is solved to its end, whoever plays."""


def reach(rules: MoonCardsRules, left: int) -> int:
    """How many cards ahead are searched; the rest of the round is played by a rule of thumb.

    With more than two seats a search to the end takes ten times as long, and half a second of one
    deal in the worst case; against casual players it wins no more games.
    """
    if left <= FEW or (COMPILED and rules.has_dummy):
        return ALL
    if not COMPILED:
        return 3
    if rules.seats <= 3 or rules.table.sides == 2:
        return 9
    return 7 if rules.seats < 6 else 6


def solver_of(rules: MoonCardsRules, left: int) -> RoundSolver:
    """Who plays out rounds under ``rules`` from where so many cards are left."""
    sides = [rules.table.side(seat) for seat in range(rules.seats)]
    weights = win_chance.weights(rules.target)
    return RoundSolver(
        sides, rules.target, weights, dummy=rules.has_dummy, reach=reach(rules, left)
    )


def draw(sight: PlainSight, random: Random) -> Iterator[list[list[int]]]:
    """Deals without end: the codes left to each seat, the dummy's pile last."""
    for hands in hands_for(sight, random):
        yield [[CODES[card] for card in hand] for hand in hands]


def advise(
    sight: PlainSight,
    budget: Budget,
    seed: int = 0,
    stop: Callable[[], bool] | None = None,
    *,
    clock: Callable[[], float] = monotonic,
) -> Advice:
    """The worth of every legal card of ``sight``, whose seat is in turn, and the best of them.

    Two Moon cards of a kind are one choice. ``budget``: how many deals are weighed at most, and
    how long; without a clock the same Sight and ``seed`` have the same answer. ``stop`` is asked
    after every deal, and Stopped raised if it says yes. ``clock``: the seconds it goes by. Raises
    ValueError where no choice is due.
    """
    if not sight.legal:
        raise ValueError("no choice is due to this seat")
    thought = Thought(budget, stop, clock)
    rules: MoonCardsRules = sight.rules
    table, scores = rules.table, sight.ledger.scores
    mine = table.side(sight.seat)
    solver = solver_of(rules, sum(sight.counts) + (sight.pile or 0))
    taken = table.by_side(sight.taken)
    plays = [(play.seat, CODES[play.piece]) for play in sight.plays]
    chances: dict[int, float] = {}
    chips: dict[int, tuple[int, ...]] = {}
    deals = 0
    for hands in draw(sight, Random(f"{seed} {sight.hand} {sight.seat} {len(sight.tricks)}")):
        found = solver.after_each(hands, sight.seat, plays, scores, taken, sight.dealer or 0)
        for code, (chance, ends) in found.items():
            chances[code] = chances.get(code, 0.0) + chance[mine]
            chips[code] = sums(chips.get(code, (0,) * len(ends)), ends)
        deals += 1
        if deals == thought.worlds or not thought.goes_on():
            break

    def worth(choice: Choice) -> ActionValue:
        assert isinstance(choice, Play)
        code = CODES[choice.piece]
        if code not in chances:
            return _offended(sight, choice)
        gains = [
            total / deals - score + moved
            for total, score, moved in zip(chips[code], scores, sight.moved, strict=True)
        ]
        return ActionValue(choice, None, _by_seat(rules, gains), chances[code] / deals)

    worths = tuple(map(worth, sight.legal))
    best = max(worths, key=lambda one: (one.win, one.points[sight.seat]))
    return Advice(sight, worths, best.choice, deals, False)


def _by_seat(rules: MoonCardsRules, gains: list[float]) -> tuple[float, ...]:
    return tuple([gains[rules.table.side(seat)] for seat in range(rules.seats)])


def _offended(sight: PlainSight, play: Play) -> ActionValue:
    """What a renege is worth: its side pays a chip, and the round is dealt again (C6.1)."""
    rules: MoonCardsRules = sight.rules
    mine = rules.table.side(sight.seat)
    paid = [float(min(1, score) * (side == mine)) for side, score in enumerate(sight.ledger.scores)]
    after = [score - int(cost) for score, cost in zip(sight.ledger.scores, paid, strict=True)]
    gains = [moved - cost for moved, cost in zip(sight.moved, paid, strict=True)]
    return ActionValue(play, None, _by_seat(rules, gains), win_chance.standing(rules, after)[mine])


def solved(match: MoonCards) -> dict[Choice, tuple[tuple[float, ...], tuple[int, ...]]]:
    """The same as the chances and the chips of all sides."""
    phase = match.phase
    if not isinstance(phase, Playing):
        raise ValueError("no choice is due")
    rules, tricks = match.rules, phase.tricks
    hands = [[CODES[card] for card in tricks.suits.pack.among(held)] for held in tricks.held]
    if phase.hand.deal.dummy is not None:
        gone = len(phase.hand.deal.dummy) - len(hands[-1])
        hands[-1] = [CODES[card] for card in phase.hand.deal.dummy[gone:]]
    plays = [(play.seat, CODES[play.piece]) for play in tricks.plays]
    taken = rules.table.by_side(tricks.taken[: rules.seats])
    found = solver_of(rules, sum(map(len, hands))).after_each(
        hands, tricks.turn, plays, match.ledger.scores, taken, phase.hand.deal.dealer
    )
    cards = {CODES[play.piece]: play for play in match.legal() if isinstance(play, Play)}
    return {cards[code]: worth for code, worth in found.items()}
