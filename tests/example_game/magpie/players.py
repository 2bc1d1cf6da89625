"""Who plays Magpie: casual players, and what choices are worth if they play the hand out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Final, NamedTuple

from moon_desktop.engine.entries import Choice, Play
from moon_desktop.engine.match import Playing
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.match import Hand, PlainSight
from moon_desktop.games.plain import players as plain
from moon_desktop.games.plain.talk import nothing
from moon_desktop.players.player import Level

from .match import Deal, Magpie
from .rules import HAND_SIZE, MAGPIES, PACK, SUITS, MagpieRules


class Casual(NamedTuple):
    """Takes a trick with the lowest card that takes it now, else plays its lowest, and keeps its
    magpies to be taken by nobody else."""

    seed: int
    budget: object = None

    def choose(self, sight: PlainSight) -> Choice:
        """One of ``sight.legal``."""
        suit = sight.suit
        best = max((_rank(play.piece, suit) for play in sight.plays), default=0)

        def cost(choice: Choice) -> tuple[bool, int]:
            assert isinstance(choice, Play)
            rank, magpie = _rank(choice.piece, suit), bool(PACK.bit[choice.piece] & MAGPIES)
            if suit is None:
                return magpie, -rank
            return rank <= best, rank + 10 * magpie + int(choice.piece[1])

        return min(sight.legal, key=cost)


def _rank(card: str, suit: int | None) -> int:
    index = PACK.index[card]
    return SUITS.strength[SUITS.suit_led(index) if suit is None else suit][index]


def world(sight: PlainSight, random: Random) -> Magpie:
    """The match with the cards that ``sight`` does not show dealt out by chance."""
    rules: MagpieRules = sight.rules
    laid = [play.piece for trick in sight.tricks for play in trick.plays]
    laid += [play.piece for play in sight.plays]
    unseen = [card for card in PACK.pieces if card not in {*sight.held, *laid}]
    random.shuffle(unseen)
    counts = (*sight.counts, HAND_SIZE - len(sight.tricks)) if rules.dummy else sight.counts
    held = [
        sight.held if seat == sight.seat else tuple(unseen.pop() for _ in range(count))
        for seat, count in enumerate(counts)
    ]
    bits = tuple(sum(PACK.bit[card] for card in hand) for hand in held)
    taken = sight.taken + (0,) * rules.dummy
    trick = (taken, sight.plays, sight.suit, sight.tricks, sight.out)
    tricks = Tricks(SUITS, bits, sight.turn or 0, *trick)
    # Of the deal only what the dummy turns is still asked for, by the number of the trick.
    dummy = ("",) * len(sight.tricks) + held[-1] if rules.dummy else None
    deal = Deal(sight.hand, sight.dealer or 0, (), dummy)
    phase = Playing(Hand(deal, sight.before), tricks)
    return Magpie(rules, sight.ledger, phase, sight.hand)


def settled(match: Magpie) -> bool:
    """Every trick counts."""
    return False


def best_seen(match: Magpie) -> tuple[Choice, ...]:
    """The choices that are best for the seat in turn when all is seen."""
    return plain.best_seen(hindsight(match))


levels: Final[Mapping[str, Level]] = {"casual": Casual}
advise = partial(plain.advise, world, Casual(0))
hindsight = partial(plain.hindsight, Casual(0))
plain_play, wants_many, compiled = plain.plain_play, plain.wants_many, plain.compiled
claimant = explain = fortunes = nothing
