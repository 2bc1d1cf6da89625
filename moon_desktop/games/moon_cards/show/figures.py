"""The statistics of Shoot the Moon, the card game: where chips come from, and what was dealt."""

from __future__ import annotations

from moon_desktop.games.defaults.figures import Figures
from moon_desktop.games.moon_cards.cards import BIG, PACK, SUITS, TRICKS
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.views.figures import Question, Strong
from moon_desktop.words.language import ngettext, tr


class CardsFigures(Figures[MoonCardsRules]):
    """Those of the card game."""

    def pages(self) -> tuple[Question, ...]:
        return "fared", "chips", "played", "better", "luck", "dealt", "company"

    def unit(self, rules: MoonCardsRules) -> str:
        return tr("Chips a round")

    def cost(self) -> str:
        return tr("Hundredths of a game a round")

    def counts(self) -> str:
        return tr("In a hundred rounds")

    def span(self) -> str:
        return tr("Rounds {first}–{last}")

    def behind(self, number: int) -> str:
        return ngettext("{name}: {n} round", "{name}: {n} rounds", number)

    def strong(self, rules: MoonCardsRules) -> Strong:
        """The trumps, and what beats them."""
        trumps = PACK.among(SUITS.trumps)
        return Strong(frozenset((*trumps, BIG)), PACK.pieces, TRICKS)

    def strong_text(self) -> str:
        return tr("Red cards and Big Moons a round")
