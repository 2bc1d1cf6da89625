"""The house rules of Moon: every key with its default and its choices, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType
from typing import Final, Literal

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.ledger import Terms
from moon_desktop.engine.pieces import BIT, BLANKLESS_SET, FULL_SET, tiles
from moon_desktop.engine.seats import Seats
from moon_desktop.games.house_rules import Rules, check_best_of, rule


@dataclass(frozen=True)
class MoonRules(Rules):
    """The house rules of a match, chosen before the first shuffle (M8).

    Raises Unplayable for a value that is not among a key's choices, and for keys that
    contradict each other (M7).
    """

    seats: Literal[3, 4] = rule(3, "M1.1", "M1.2")
    """How many play."""
    partners: bool = rule(False, "M1.2")
    """Seats 0+2 against 1+3, at four seats."""
    double_blank: bool = rule(True, "M1.1")
    """At three seats: 22 tiles with a widow, not 21 without."""
    widow_timing: Literal["before-trump", "after-trump"] = rule("before-trump", "M3.2")
    """Whether the widow is seen before or after trump is named."""
    minimum_bid: Literal[3, 4, 5] = rule(4, "M2.2")
    """The lowest bid."""
    all_pass: Literal["redeal", "force-dealer"] = rule("redeal", "M2.5")
    """What happens when nobody bids."""
    over: bool = rule(True, "M2.2", "M2.4")
    """Shooting over is a bid."""
    under: bool = rule(True, "M2.2", "M2.4")
    """Shooting under is a bid."""
    shoot_tops: Literal[1, 2, 3] = rule(1, "M2.3")
    """Whether a double and a triple may top a shoot."""
    shoot_after_seven: bool = rule(False, "M2.4")
    """A shoot may be bid only over a standing 7."""
    follow_me: Literal["no-trump", "blanks", "off"] = rule("no-trump", "M3.8")
    """Whether no-trump is a call of its own, the call of 0, or none."""
    aggie_dice: bool = rule(False, "M3.9")
    """Two dice say which trumps may be named."""
    named_lead: bool = rule(False, "M4.5")
    """At no-trump the leader names the end in force."""
    first_lead_trump: bool = rule(False, "M4.6")
    """The first lead must be a trump."""
    stop_when_set: bool = rule(False, "M4.7")
    """A hand ends when the bid can no longer be made."""
    overtricks: bool = rule(False, "M5.3")
    """A made numeric bid scores the tricks taken."""
    renege: Literal["prevent", "forfeit"] = rule("prevent", "M4.8")
    """Whether a renege is refused or ends the hand."""
    scoring: Literal["points", "marks"] = rule(
        "points", "M5.1", "M5.5", proposes=("target", {"points": 21, "marks": 7})
    )
    """What a hand is worth."""
    target: int = rule(21, "M5.6")
    """The score that wins a game."""
    hickeys: bool = rule(False, "M5.7")
    """Hickeys are shown and counted."""
    match: Literal["single", "best-of", "marks", "timed"] = rule(
        "single",
        "M6.1",
        "M6.2",
        "M6.3",
        proposes=("match_length", {"single": 1, "best-of": 3, "marks": 12, "timed": 30}),
    )
    """How games make a match."""
    match_length: int = rule(1, "M6.1", "M6.2", "M6.3")
    """Games, marks or minutes."""
    game_marks: Literal["losers-pay", "winner-only"] = rule("losers-pay", "M6.2")
    """What a game is worth in marks."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.partners and self.seats == 3:
            raise Unplayable(("seats", "partners"), "partners-need-four")
        if self.seats == 4 and self.follow_me == "blanks":
            raise Unplayable(("seats", "follow_me"), "blanks-need-three")
        check_best_of(self.match, self.match_length)
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
