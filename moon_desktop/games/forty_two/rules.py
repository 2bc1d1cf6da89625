"""The house rules of Texas 42: every key with its default and its choices, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final, Literal

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.ledger import Terms
from moon_desktop.engine.pieces import TILES, Tile
from moon_desktop.engine.seats import Seats
from moon_desktop.games.game import check_values, choices_of

TABLE: Final = Seats(4, partners=True)
"""Four seats, sides 0+2 and 1+3, under all rules (T1.1)."""


def partner(seat: int) -> int:
    """Who sits opposite ``seat``."""
    return (seat + 2) % TABLE.count


@dataclass(frozen=True)
class FortyTwoRules:
    """The house rules of a match, chosen before the first shuffle (T9).

    Raises Unplayable for a value that is not among a key's choices, and for a match to the best
    of an even number of games.
    """

    minimum_bid: Literal[30, 31] = 30
    """The lowest bid (T3.2)."""
    opening_marks: Literal[1, 2, 3] = 2
    """The most marks that may be bid before anybody has bid marks (T3.3)."""
    mark_step: Literal["one", "two", "double"] = "one"
    """How far a bid of marks may go above another (T3.4)."""
    all_pass: Literal["force-dealer", "redeal"] = "force-dealer"
    """Whether the shaker must bid after three passes (T3.5)."""
    plunge: bool = True
    """With four doubles one may bid three marks at once (T3.6)."""
    splash: bool = False
    """With three doubles one may bid two marks at once (T3.7)."""
    doubles_trump: bool = True
    """Doubles is a call (T5.2)."""
    sevens: bool = False
    """Sevens is a call (T5.2, T5.4)."""
    follow_me: Literal["marks", "always", "off"] = "marks"
    """After which bids no trump is a call (T5.2)."""
    nel_o: Literal["forced", "marks", "off"] = "forced"
    """After which bids nel-o is a call (T6.1)."""
    nel_o_doubles: Literal["bidder", "high", "low", "own"] = "bidder"
    """What doubles are in nel-o (T6.3)."""
    first_lead_trump: bool = False
    """The first lead must be a trump (T5.5)."""
    renege: Literal["prevent", "forfeit"] = "prevent"
    """Whether a renege is refused or ends the hand (T7.2)."""
    stop_when_decided: bool = False
    """A hand ends with the trick that decides it (T7.3)."""
    scoring: Literal["marks", "points"] = "marks"
    """What a hand is worth (T8.1, T8.2)."""
    target: int = 7
    """The score that wins a game (T8.3)."""
    match: Literal["single", "best-of"] = "single"
    """How games make a match (T8.4)."""
    match_length: int = 1
    """Of how many games the match is the best (T8.4)."""

    def __post_init__(self) -> None:
        check_values(self, CHOICES)
        if self.match == "best-of" and self.match_length % 2 == 0:
            raise Unplayable(("match", "match_length"), "best-of-odd", self.match_length)

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
    def terms(self) -> Terms:
        """How games make a match under these rules (T8.3, T8.4)."""
        return Terms(self.match, self.match_length, self.target)

    @property
    def forces_dealer(self) -> bool:
        """Whether the shaker must bid after three passes (T3.5)."""
        return self.all_pass == "force-dealer"

    @property
    def as_played(self) -> FortyTwoRules:
        """The same game, without nel-o where only a shaker who is forced may call it and none is
        (T6.1)."""
        if self.nel_o == "forced" and not self.forces_dealer:
            return replace(self, nel_o="off")
        return self

    def to_record(self) -> dict[str, Any]:
        """Every key with its value, as a record's header has them (T9)."""
        return {key: getattr(self, key) for key in CHOICES}


CHOICES: Final = choices_of(FortyTwoRules)
"""The allowed values of each key in order; None: any whole number from 1."""

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
