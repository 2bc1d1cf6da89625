"""Oh Hell as a game of a package has it: every seat bids, and all else is as it is by default."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from moon_desktop.engine.ledger import Terms
from moon_desktop.engine.match import RuleIds
from moon_desktop.games.defaults.bids import BidMatch
from moon_desktop.games.defaults.french import COLOURS, french_pack, french_suits
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import Rules, rule
from moon_desktop.games.match import forms

PACK: Final = french_pack("7")


@dataclass(frozen=True)
class HellRules(Rules):
    """The house rules of a match."""

    seats: Literal[3, 4, 5] = rule(3, "O1")
    """How many play."""
    hook: bool = rule(True, "O2")
    """Whether the bids may not add up to the tricks."""
    target: int = rule(50, "O4")
    """The points that win the match."""

    @property
    def terms(self) -> Terms:
        """The match is one game."""
        return Terms("single", 1, self.target)


class Hell(BidMatch[HellRules]):
    """A match at one moment: five cards each, spades are trumps."""

    __slots__ = ()

    pack, suits, length = PACK, french_suits(PACK, COLOURS.index("S")), 5
    ids = RuleIds(
        over="O4", deal="O1", size="O1", pieces="O1", bid="O2", lead="O3", play="O3", follow="O3",
        end="O3",
    )  # fmt: skip

    @property
    def hooked(self) -> bool:
        return self.rules.hook


GAME: Final = Game(
    "oh-hell",
    home=__name__,
    rules=HellRules,
    presets={"hell": HellRules()},
    start=Hell.start,
    forms=forms(5, bids=5),
)
