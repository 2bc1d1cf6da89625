"""The house rules of Shoot the Moon, the card game: every key, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.ledger import Terms
from moon_desktop.engine.seats import Seats
from moon_desktop.games.house_rules import Rules, check_best_of, rule

TEAMS: Final[Mapping[int, tuple[int, ...]]] = MappingProxyType(
    {2: (1,), 3: (1,), 4: (1, 2), 5: (1,), 6: (1, 2, 3)}
)
"""By the number of seats, how many may make a side (C1.2)."""


@dataclass(frozen=True)
class MoonCardsRules(Rules):
    """The house rules of a match, chosen before the first shuffle (C7).

    Raises Unplayable for a value that is not among a key's choices, for teams that the seats do
    not make, for a game won before it begins, and for the best of an even number of games.
    """

    seats: Literal[2, 3, 4, 5, 6] = rule(4, "C1.2", "C5.1")
    """How many play."""
    team_size: Literal[1, 2, 3] = rule(2, "C1.2")
    """How many play together as a side."""
    starting_chips: Literal[0, 1, 2, 3, 4, 5, 6] = rule(2, "C1.3")
    """What a side has when a game begins."""
    target: int = rule(7, "C4.2")
    """The chips that win a game."""
    renege: Literal["prevent", "forfeit"] = rule("prevent", "C6.1")
    """Whether a card that should have followed is refused, or costs a chip."""
    match: Literal["single", "best-of"] = rule(
        "single", "C4.3", proposes=("match_length", {"single": 1, "best-of": 3})
    )
    """How games make a match."""
    match_length: int = rule(1, "C4.3")
    """Of how many games the match is the best."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.team_size not in TEAMS[self.seats]:
            raise Unplayable(("seats", "team_size"), "teams", self.team_size)
        if self.starting_chips >= self.target:
            raise Unplayable(("starting_chips", "target"), "won-at-once", self.starting_chips)
        check_best_of(self.match, self.match_length)

    @property
    def table(self) -> Seats:
        """The seats and sides: partners never sit side by side (C1.2)."""
        return Seats(self.seats, self.team_size > 1, self.team_size)

    @property
    def terms(self) -> Terms:
        """How games make a match; its scores are chips (C4.2, C4.3)."""
        return Terms(self.match, self.match_length, self.target)

    @property
    def has_dummy(self) -> bool:
        """Whether a third hand is played by nobody (C5.1)."""
        return self.seats == 2


PRESETS: Final[Mapping[str, MoonCardsRules]] = MappingProxyType(
    {
        "shoot-the-moon-cards": MoonCardsRules(),
        "cards-three": MoonCardsRules(seats=3, team_size=1),
        "cards-two": MoonCardsRules(seats=2, team_size=1),
        "cards-six": MoonCardsRules(seats=6, team_size=3),
        "cards-six-pairs": MoonCardsRules(seats=6, team_size=2),
    }
)
"""House rules by key, the default first (C7)."""
