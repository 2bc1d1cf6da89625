"""The house rules of Texas 42: every key with its default and its choices, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Literal, Self

from moon_desktop.engine.ledger import Terms
from moon_desktop.engine.pieces import FULL_SET, TILES, Tile
from moon_desktop.engine.seats import Seats
from moon_desktop.games.house_rules import Rules, check_best_of, rule

TABLE: Final = Seats(4, partners=True)
"""Four seats, sides 0+2 and 1+3, under all rules (T1.1)."""


def partner(seat: int) -> int:
    """Who sits opposite ``seat``."""
    return (seat + 2) % TABLE.count


@dataclass(frozen=True)
class FortyTwoRules(Rules):
    """The house rules of a match, chosen before the first shuffle (T9).

    Raises Unplayable for a value that is not among a key's choices, and for a match to the best
    of an even number of games.
    """

    minimum_bid: Literal[30, 31] = rule(30, "T3.2")
    """The lowest bid."""
    opening_marks: Literal[1, 2, 3] = rule(2, "T3.3")
    """The most marks that may be bid before anybody has bid marks."""
    mark_step: Literal["one", "two", "double"] = rule("one", "T3.4")
    """How far a bid of marks may go above another."""
    all_pass: Literal["force-dealer", "redeal"] = rule("force-dealer", "T3.5")
    """Whether the shaker must bid after three passes."""
    plunge: bool = rule(True, "T3.6")
    """With four doubles one may bid three marks at once."""
    splash: bool = rule(False, "T3.7")
    """With three doubles one may bid two marks at once."""
    doubles_trump: bool = rule(True, "T5.2")
    """Doubles is a call."""
    sevens: bool = rule(False, "T5.4")
    """Sevens is a call."""
    follow_me: Literal["marks", "always", "off"] = rule("marks", "T5.2")
    """After which bids no trump is a call."""
    nel_o: Literal["forced", "marks", "off"] = rule("forced", "T6.1")
    """After which bids nel-o is a call."""
    nel_o_doubles: Literal["bidder", "high", "low", "own"] = rule("bidder", "T6.3")
    """What doubles are in nel-o."""
    first_lead_trump: bool = rule(False, "T5.5")
    """The first lead must be a trump."""
    renege: Literal["prevent", "forfeit"] = rule("prevent", "T7.2")
    """Whether a renege is refused or ends the hand."""
    stop_when_decided: bool = rule(False, "T7.3")
    """A hand ends with the trick that decides it."""
    scoring: Literal["marks", "points"] = rule(
        "marks", "T8.1", "T8.2", proposes=("target", {"marks": 7, "points": 250})
    )
    """What a hand is worth."""
    target: int = rule(7, "T8.3")
    """The score that wins a game."""
    match: Literal["single", "best-of"] = rule(
        "single", "T8.4", proposes=("match_length", {"single": 1, "best-of": 3})
    )
    """How games make a match."""
    match_length: int = rule(1, "T8.4")
    """Of how many games the match is the best."""

    def __post_init__(self) -> None:
        super().__post_init__()
        check_best_of(self.match, self.match_length)

    @property
    def seats(self) -> int:
        """How many play."""
        return TABLE.count

    @property
    def table(self) -> Seats:
        """The seats and sides (T1.1)."""
        return TABLE

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The double-six set (T1.1)."""
        return TILES

    @property
    def set(self) -> int:
        """The same as bits."""
        return FULL_SET

    @property
    def terms(self) -> Terms:
        """How games make a match under these rules (T8.3, T8.4)."""
        return Terms(self.match, self.match_length, self.target)

    @property
    def forces_dealer(self) -> bool:
        """Whether the shaker must bid after three passes (T3.5)."""
        return self.all_pass == "force-dealer"

    @property
    def as_played(self) -> Self:
        """The same game, without nel-o where only a shaker who is forced may call it and none is
        (T6.1)."""
        if self.nel_o == "forced" and not self.forces_dealer:
            return replace(self, nel_o="off")
        return self


_DEFAULT = FortyTwoRules()
_STRAIGHT = replace(_DEFAULT, plunge=False, follow_me="always", nel_o="off")

PRESETS: Final[Mapping[str, FortyTwoRules]] = MappingProxyType(
    {
        "texas-42": _DEFAULT,
        "straight-42": _STRAIGHT,
        "tournament-42": replace(_STRAIGHT, all_pass="redeal", match="best-of", match_length=3),
        "texas-42-all": replace(
            _DEFAULT,
            mark_step="double",
            splash=True,
            sevens=True,
            follow_me="always",
            nel_o="marks",
            stop_when_decided=True,
        ),
        "points-250": replace(_STRAIGHT, all_pass="redeal", scoring="points", target=250),
    }
)
"""House rules by key, the default first (T9)."""
