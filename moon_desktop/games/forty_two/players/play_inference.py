"""What plays tell of the tiles a seat held: of all it could have played it chose these."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import exp
from operator import mul
from typing import Final, NamedTuple

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, ENDS, FULL_SET, INDEX, bits
from moon_desktop.engine.suits import Suits
from moon_desktop.games.dominoes.players.bid_inference import Likelihood
from moon_desktop.games.forty_two.contract import WORTH, namer
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.players.strength import DOUBLES, learnt
from moon_desktop.games.forty_two.rules import TABLE, partner
from moon_desktop.players.reading import beaters_in


class Habit(NamedTuple):
    """What speaks for a tile in a situation, in the logarithm of how readily it is played beside
    others. First its kind: it takes the trick for sure or may lose it again, as a trump or beside
    the trumps; or it does not take it, and is a trump or not, which nothing that is out beats in
    its suit, or something. Then each five of count, and each ten pips, of one that does not take
    the trick and of one that does. Of one beside the trumps that does, trumps left out of account:
    that it is a double and nothing beats it, that nothing does though it is none, that one tile
    does.
    """

    sure_trump: float
    trump: float
    sure: float
    other: float
    high_trump: float
    low_trump: float
    high: float
    low: float
    count_given: float
    count_led: float
    pips_given: float
    pips_led: float
    double: float
    walker: float
    near: float


class Moment(NamedTuple):
    """A play as it was open to ``seat``, by what everybody knew: the ``plays`` before it in the
    trick; the ``suit`` to follow, None of a lead; who is the ``namer`` of trump; the tiles (bits)
    still ``out``, its own too, and those of which one had to be led if it was held (T5.5)."""

    suits: Suits
    namer: int
    seat: int
    plays: tuple[Play, ...]
    suit: int | None
    out: int
    due: int

    @property
    def situation(self) -> str:
        """What a habit goes by: of a lead whose it is, and whether trumps are out; else who has
        the trick so far, whether it may still lose it, and whose play it is."""
        if self.suit is None:
            who = {self.namer: "namer", partner(self.namer): "partner"}.get(self.seat, "foe")
            return f"{who} leads" + (", trumps out" if self.out & self.suits.trumps else "")
        top = self.suits.best(self.plays, self.suit)
        has = "partner" if top.seat == partner(self.seat) else "foe"
        side = "bidder" if TABLE.side(self.seat) == TABLE.side(self.namer) else "defender"
        if self.last:
            return f"{side} last, {has} has it"
        sure = not beaters_in(self.suits)[self.suit][INDEX[top.piece]] & self.out
        return f"{side}, {has} has it" + (" surely" if sure else "")

    @property
    def last(self) -> bool:
        """Whether the trick ended with the play."""
        return len(self.plays) == TABLE.count - 1

    def open_of(self, held: int) -> int:
        """What could be played of the tiles ``held`` (bits) before the first trick (T5.5, T7.1)."""
        held &= self.out
        return held & self.due or held if self.suit is None else self.suits.follow(held, self.suit)

    def trumps_over(self, index: int) -> int:
        """The trumps still out (bits) that beat tile ``index``, a trump that is led; of any other
        play none."""
        trumps = self.suits.trumps
        if self.suit is not None or not trumps >> index & 1:
            return 0
        return trumps & self.out & beaters_in(self.suits)[self.suits.suit_led(index)][index]

    def row(self, index: int) -> tuple[float, ...]:
        """What speaks for and against a play of tile ``index``, by the places of ``Habit``."""
        suits, beaters = self.suits, beaters_in(self.suits)
        suit, takes = suits.suit_led(index), True
        if self.suit is not None:
            top = INDEX[suits.best(self.plays, self.suit).piece]
            takes = bool(beaters[self.suit][top] >> index & 1)
            suit = self.suit if takes else suit
        beside, double = not suits.trumps >> index & 1, bool(DOUBLES >> index & 1)
        over = beaters[suit][index] & self.out & ~(1 << index)
        if takes and self.last:
            over = 0
        elif not takes and beside:
            over &= ~suits.trumps
        row = [0.0] * len(Habit._fields)
        row[4 * (not takes) + 2 * beside + bool(over)] = 1.0
        row[8 + takes], row[10 + takes] = WORTH[index] / 5, sum(ENDS[index]) / 10
        if takes and beside:
            left = (over & ~suits.trumps).bit_count()
            row[12:] = float(double and not left), float(not double and not left), float(left == 1)
        return tuple(row)


def moments(sight: FortyTwoSight) -> Iterator[tuple[Moment, int]]:
    """Every play that ``sight`` has seen in the hand, and the tile that was chosen."""
    suits, out, caller = sight.contract.suits, FULL_SET, namer(*sight.bought)
    due = suits.trumps if sight.rules.first_lead_trump else 0
    tricks = [(trick.plays, trick.suit) for trick in sight.tricks]
    for plays, suit in (*tricks, (sight.plays, sight.suit)):
        for place, play in enumerate(plays):
            before, led = plays[:place], suit if place else None
            yield Moment(suits, caller, play.seat, before, led, out, due), INDEX[play.piece]
            out, due = out & ~BIT[play.piece], 0


WHIM: Final = 0.05
"""How often a tile is played for no reason that the habits know."""


def read_plays(sight: FortyTwoSight) -> Iterator[tuple[int, Likelihood]]:
    """Who made each play of the others, and how likely it was; but of a trump led that another
    beats, which ``bid_inference`` reads. Not for nel-o."""
    habits = learnt().plays
    for moment, index in moments(sight):
        if moment.seat != sight.seat and not moment.trumps_over(index):
            yield moment.seat, _played(moment, index, habits[moment.situation])


def _played(moment: Moment, index: int, habit: Sequence[float]) -> Likelihood:
    odds = {
        bit: exp(sum(map(mul, habit, moment.row(bit.bit_length() - 1)))) for bit in bits(moment.out)
    }

    @cache
    def likelihood(held: int, _: int) -> float:
        choices = moment.open_of(held)
        share = odds[1 << index] / sum([odds[bit] for bit in bits(choices)])
        return WHIM / choices.bit_count() + (1 - WHIM) * share

    return likelihood
