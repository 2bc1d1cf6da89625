"""Owl, a card game for three or four: take tricks, but not the one with the queen of spades."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from moon_desktop.engine.ledger import Terms
from moon_desktop.engine.match import RuleIds
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.defaults.french import french_pack, french_suits
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import Rules, rule
from moon_desktop.games.match import CountedMatch, forms

PACK: Final = french_pack("9")
SUITS: Final = french_suits(PACK)
OWL: Final = "SQ"


@dataclass(frozen=True)
class OwlRules(Rules):
    """The house rules of a match."""

    seats: Literal[3, 4] = rule(3, "O1")
    """How many play."""
    owl: Literal[0, 3, 6] = rule(3, "O3")
    """What the owl costs."""
    target: int = rule(15, "O4")
    """The points that win the match."""

    @property
    def terms(self) -> Terms:
        """The match is one game."""
        return Terms("single", 1, self.target)


class Owl(CountedMatch[OwlRules]):
    """A match of Owl at one moment."""

    __slots__ = ()

    pack, suits, length = PACK, SUITS, 6
    ids = RuleIds(
        over="O4", deal="O1", size="O1", pieces="O1", lead="O2", play="O2", follow="O2", end="O2"
    )

    def points(self, tricks: Tricks) -> tuple[int, ...]:
        """A point a trick, less what the owl costs (O3)."""
        won = list(super().points(tricks))
        for trick in tricks.done:
            if OWL in [play.piece for play in trick.plays]:
                won[trick.taker] -= self.rules.owl
        return tuple(won)


GAME: Final = Game(
    "owl",
    home=__name__,
    rules=OwlRules,
    presets={"owl": OwlRules(), "owl-four": OwlRules(seats=4, owl=6)},
    start=Owl.start,
    forms=forms(4),
)
