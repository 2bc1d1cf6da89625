"""The statistics of any game: how one fares, against whom, and what a hand brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.house_rules import Rules
from moon_desktop.games.views.figures import Group, Question, Strong
from moon_desktop.words.language import ngettext, pgettext, tr

R = TypeVar("R", bound=Rules)


class Figures(Generic[R]):
    """What is asked of a game with house rules R."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def pages(self) -> tuple[Question, ...]:
        """The questions that there are figures for."""
        return "fared", "worth", "company"

    def bids(self, keys: Sequence[str]) -> tuple[Group, ...]:
        """These bids, as records have them, in the groups in which they are counted, the lowest
        first."""
        return tuple(Group(key, (key,)) for key in keys)

    def calls(self, keys: Sequence[str]) -> tuple[Group, ...]:
        """These calls so."""
        return tuple(Group(key, (key,)) for key in keys)

    def contract(self, bid: str, call: str) -> str:
        """What a hand was played for, in a line; either may be empty."""
        return ""

    def unit(self, rules: R) -> str:
        """Over the figures of what a hand brings."""
        return tr("Points a hand")

    def cost(self) -> str:
        """Over what mistakes cost in a hand."""
        return tr("Hundredths of a game a hand")

    def counts(self) -> str:
        """Over how many mistakes there are in so many hands."""
        return tr("In a hundred hands")

    def span(self) -> str:
        """Hands in a row, by the number of the first and of the last."""
        return tr("Hands {first}–{last}")

    def behind(self, number: int) -> str:
        """So many hands stand behind a figure."""
        return ngettext("{name}: {n} hand", "{name}: {n} hands", number)

    def asterisks(self) -> str:
        """Over how many asterisks a side got in a game; empty where that is not told."""
        return ""

    def strong(self, rules: R) -> Strong | None:
        """The pieces that are good to be dealt; None where that is not counted."""
        return None

    def strong_text(self) -> str:
        """Over the figures of these."""
        return pgettext("what was dealt", "Good ones a hand")


AnyFigures: TypeAlias = Figures[Any]
"""Those of whichever game."""
