"""A match of Texas 42 arranged in notation, walks through it, and house rules to try laws on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from hypothesis import strategies as st

from moon_desktop.games.forty_two.match import FortyTwo
from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.games.house_rules import choices_of
from tests.kit import arrange, walks

SURE = arrange.SURE[4]
"""All seven trumps, where sixes are."""

BLANKS = (
    "0-0 1-0 4-0 6-0 3-2 3-3 4-2",
    "2-0 5-5 3-1 5-3 5-4 6-3 6-6",
    "6-4 1-1 2-1 5-1 5-2 6-2 2-2",
)
"""Of blanks as trumps the first seat has the highest, and its partner none."""


class Table(arrange.Table):
    """A match under way: ``Table(target=2).deal(SURE).bid(0, "1m").say("6").play_on()``."""

    def __init__(self, preset: str = "texas-42", **house: Any) -> None:
        super().__init__(preset, **house)

    def sweep(self, seat: int, bid: str = "1m") -> Self:
        """A hand in which ``seat`` bids and takes all seven tricks."""
        return super().sweep(seat, bid)

    def flop(self, seat: int, bid: str = "1m") -> Self:
        """A hand in which ``seat`` bids and the seat to its left takes every trick."""
        return super().flop(seat, bid)

    def scores(self, *scores: int) -> Self:
        """The match with other scores."""
        return self.ledger(scores=scores)


def walked(
    rules: FortyTwoRules, seed: int, hands: int, watch: Callable[[FortyTwo], object] | None = None
) -> arrange.Table:
    """A match walked through ``hands`` hands, or to its end; ``watch`` sees every position."""
    return walks.walked(rules, seed, hands, watch=watch)


@st.composite
def playable_rules(draw: st.DrawFn, /, **fixed: Any) -> FortyTwoRules:
    """Any rules that can be played, with the values of ``fixed``."""
    numbers = {"target": range(1, 60), "match_length": range(1, 6, 2)}
    values: dict[str, Any] = {
        key: draw(st.sampled_from(choices or numbers[key]))
        for key, choices in choices_of(FortyTwoRules).items()
    }
    return FortyTwoRules(**values | fixed)
