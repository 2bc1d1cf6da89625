"""The house rules of Moon: every key with its default and its choices, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final, Literal

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.ledger import Terms
from moon_desktop.engine.pieces import BIT, BLANKLESS_SET, FULL_SET, tiles
from moon_desktop.engine.seats import Seats
from moon_desktop.games.game import check_values, choices_of


@dataclass(frozen=True)
class MoonRules:
    """The house rules of a match, chosen before the first shuffle (M8).

    Raises Unplayable for a value that is not among a key's choices, and for keys that
    contradict each other (M7).
    """

    seats: Literal[3, 4] = 3
    """How many play (M1.1, M1.2)."""
    partners: bool = False
    """Seats 0+2 against 1+3, at four seats (M1.2)."""
    double_blank: bool = True
    """At three seats: 22 tiles with a widow, not 21 without (M1.1)."""
    widow_timing: Literal["before-trump", "after-trump"] = "before-trump"
    """Whether the widow is seen before or after trump is named (M3.2)."""
    minimum_bid: Literal[3, 4, 5] = 4
    """The lowest bid (M2.2)."""
    all_pass: Literal["redeal", "force-dealer"] = "redeal"
    """What happens when nobody bids (M2.5)."""
    over: bool = True
    """Shooting over is a bid (M2.4)."""
    under: bool = True
    """Shooting under is a bid (M2.4)."""
    shoot_tops: Literal[1, 2, 3] = 1
    """Whether a double and a triple may top a shoot (M2.3)."""
    shoot_after_seven: bool = False
    """A shoot may be bid only over a standing 7 (M2.4)."""
    follow_me: Literal["no-trump", "blanks", "off"] = "no-trump"
    """Whether no-trump is a call of its own, the call of 0, or none (M3.8)."""
    aggie_dice: bool = False
    """Two dice say which trumps may be named (M3.9)."""
    named_lead: bool = False
    """At no-trump the leader names the end in force (M4.5)."""
    first_lead_trump: bool = False
    """The first lead must be a trump (M4.6)."""
    stop_when_set: bool = False
    """A hand ends when the bid can no longer be made (M4.7)."""
    overtricks: bool = False
    """A made numeric bid scores the tricks taken (M5.3)."""
    renege: Literal["prevent", "forfeit"] = "prevent"
    """Whether a renege is refused or ends the hand (M4.8)."""
    scoring: Literal["points", "marks"] = "points"
    """What a hand is worth (M5.1, M5.5)."""
    target: int = 21
    """The score that wins a game (M5.6)."""
    hickeys: bool = False
    """Hickeys are shown and counted (M5.7)."""
    match: Literal["single", "best-of", "marks", "timed"] = "single"
    """How games make a match (M6)."""
    match_length: int = 1
    """Games, marks or minutes (M6)."""
    game_marks: Literal["losers-pay", "winner-only"] = "losers-pay"
    """What a game is worth in marks (M6.2)."""

    def __post_init__(self) -> None:
        check_values(self, CHOICES)
        if self.partners and self.seats == 3:
            raise Unplayable(("seats", "partners"), "partners-need-four")
        if self.seats == 4 and self.follow_me == "blanks":
            raise Unplayable(("seats", "follow_me"), "blanks-need-three")
        if self.match == "best-of" and self.match_length % 2 == 0:
            raise Unplayable(("match", "match_length"), "best-of-odd", self.match_length)
        if not (self.over or self.under):
            if self.shoot_tops > 1:
                raise Unplayable(("over", "under", "shoot_tops"), "no-shoot-to-top")
            if self.shoot_after_seven:
                raise Unplayable(("over", "under", "shoot_after_seven"), "no-shoot-after-seven")

    @cached_property
    def table(self) -> Seats:
        """The seats and sides these rules play with."""
        return Seats(self.seats, self.partners)

    @cached_property
    def set(self) -> int:
        """The tiles in play (bits): 28, 22 or 21 of them (M1.1, M1.2)."""
        if self.seats == 4:
            return FULL_SET
        return BLANKLESS_SET | (BIT["0-0"] if self.double_blank else 0)

    @cached_property
    def tiles(self) -> tuple[str, ...]:
        """The tiles in play, in the order the shuffle starts from."""
        return tiles(self.set)

    @property
    def has_widow(self) -> bool:
        """Whether a tile is left over for the bidder (M1.1)."""
        return self.seats == 3 and self.double_blank

    @property
    def blanks_are_follow_me(self) -> bool:
        """Whether calling 0 is the follow-me call (M3.8)."""
        return self.follow_me == "blanks"

    def meant(self, call: str) -> str:
        """What trump ``call`` is to players: that of ``"0"`` may be follow me (M3.8)."""
        return "none" if call == "0" and self.blanks_are_follow_me else call

    @property
    def terms(self) -> Terms:
        """How games make a match under these rules (M6)."""
        return Terms(
            kind=self.match,
            length=self.match_length,
            target=self.target,
            losers_pay=self.game_marks == "losers-pay",
            columns=("hickeys",),
            owing="hickeys" if self.hickeys else "",
            fewest="hickeys",
        )

    def to_record(self) -> dict[str, Any]:
        """Every key with its value, as a record's header has them (M8)."""
        return {key: getattr(self, key) for key in CHOICES}


CHOICES: Final = choices_of(MoonRules)
"""The allowed values of each key in order; None: any whole number from 1."""

_DEFAULT = MoonRules()
_FOSDICK = replace(_DEFAULT, double_blank=False, under=False)
_SHOOT = replace(
    _DEFAULT,
    under=False,
    shoot_tops=3,
    follow_me="blanks",
    first_lead_trump=True,
    stop_when_set=True,
    hickeys=True,
    match="marks",
    match_length=12,
)

PRESETS: Final[Mapping[str, MoonRules]] = MappingProxyType(
    {
        "follow-me-42": _DEFAULT,
        "fosdick": _FOSDICK,
        "fosdick-widow": replace(_FOSDICK, double_blank=True),
        "fosdick-partners": replace(
            _FOSDICK,
            seats=4,
            partners=True,
            double_blank=True,
            overtricks=True,
            match="best-of",
            match_length=3,
        ),
        "shoot-the-moon": _SHOOT,
        "shoot-the-moon-4": replace(
            _SHOOT, seats=4, minimum_bid=3, shoot_tops=2, follow_me="no-trump"
        ),
    }
)
"""The house rules of the sources, by key, the default first (M7)."""
