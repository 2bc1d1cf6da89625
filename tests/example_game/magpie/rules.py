"""The house rules of Magpie, and its pack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from moon_desktop.engine.ledger import Terms
from moon_desktop.engine.pieces import Pack
from moon_desktop.engine.suits import ordinary
from moon_desktop.games.house_rules import Rules, rule

HAND_SIZE: Final = 4
COLOURS: Final = "RGBY"
NAMES: Final = {"R": "red", "G": "green", "B": "blue", "Y": "yellow"}
PACK: Final = Pack(tuple(f"{colour}{rank}" for colour in COLOURS for rank in range(1, 8)))
MAGPIES: Final = sum(PACK.bit[f"{colour}1"] for colour in COLOURS)

SUITS: Final = ordinary(
    PACK, lambda card: COLOURS.index(card[0]), lambda card: int(card[1]), free=MAGPIES
)
"""Follow the colour led or play a magpie; the highest of the colour takes the trick (P2)."""


def named(card: str) -> str:
    """A card in words, or what stands where a card should."""
    return f"{NAMES[card[0]]} {card[1:]}" if card in PACK.index else f"“{card}”"


@dataclass(frozen=True)
class MagpieRules(Rules):
    """The house rules of a match; raises Unplayable for a value that is no choice of its key."""

    seats: Literal[2, 3, 4, 5, 6] = rule(3, "P1")
    """How many play."""
    sit_out: bool = rule(False, "P1")
    """The dealer rests, at five or six seats."""
    supply: Literal[3, 6, 12] = rule(6, "P4")
    """The chips in the middle when a game begins."""
    target: int = rule(12, "P6")
    """The points that win a game."""
    games: Literal[1, 3, 5] = rule(1, "P6")
    """Who first wins more than half of these wins the match."""

    @property
    def terms(self) -> Terms:
        """How games make a match; chips are a column of the ledger."""
        return Terms("best-of", self.games, self.target, columns=("chips",))

    def out(self, dealer: int) -> int | None:
        """The seat that rests while ``dealer`` deals (P1)."""
        return dealer if self.sit_out and self.seats >= 5 else None


PRESETS: Final = {
    "magpie": MagpieRules(),
    "magpie-two": MagpieRules(seats=2),
    "magpie-six": MagpieRules(seats=6, sit_out=True),
}
