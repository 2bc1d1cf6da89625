"""Oh Hell as a game of a package has it: every seat bids, hands grow smaller, and a card turned up
says what is trump; all else is as it is by default."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from moon_desktop.engine.ledger import Terms
from moon_desktop.engine.match import RuleIds
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.suits import Suits
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


BY_TRUMP: Final = {colour: french_suits(PACK, COLOURS.index(colour)) for colour in COLOURS}


class OhHell(BidMatch[HellRules]):
    """A match at one moment."""

    __slots__ = ()

    pack, suits, length = PACK, french_suits(PACK), 5
    ids = RuleIds(
        over="O4", deal="O1", size="O1", pieces="O1", bid="O2", lead="O3", play="O3", follow="O3",
        end="O3",
    )  # fmt: skip

    @property
    def hooked(self) -> bool:
        """The bids may not add up to the tricks (O2)."""
        return self.rules.hook

    @property
    def turns_up(self) -> bool:
        """The next card after a deal (O1)."""
        return True

    def suits_by(self, upcard: Piece | None) -> Suits:
        """Its suit is trump (O3)."""
        return self.suits if upcard is None else BY_TRUMP[upcard[0]]

    def sizes(self, dealer: int) -> tuple[int, ...]:
        """Five cards each, and one fewer a hand down to one (O1)."""
        return (max(1, self.length - self.number),) * self.rules.seats


GAME: Final = Game(
    "oh-hell",
    home=__name__,
    rules=HellRules,
    presets={"hell": HellRules()},
    start=OhHell.start,
    forms=forms(5, bids=5),
)
