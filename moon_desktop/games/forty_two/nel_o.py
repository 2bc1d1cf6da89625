"""Nel-o: the bidder, its partner sitting out, must take no trick (T6)."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Final, NamedTuple

from moon_desktop.engine.suits import doubles_apart, doubles_low, follow_me
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.forty_two.count import TRICKS, WORTH
from moon_desktop.games.forty_two.rules import FortyTwoRules, partner

SUITS: Final = {"high": follow_me, "low": doubles_low, "own": doubles_apart}
CALLS: Final = {f"nel-o:{doubles}": suits for doubles, suits in SUITS.items()}


def called(rules: FortyTwoRules, *, marks: bool, forced: bool) -> tuple[str, ...]:
    """The calls of nel-o open to a bidder who bid ``marks``, ``forced`` to bid or not (T6.1)."""
    if not marks or rules.nel_o == "off" or (rules.nel_o == "forced" and not forced):
        return ()
    return tuple(CALLS) if rules.nel_o_doubles == "bidder" else (f"nel-o:{rules.nel_o_doubles}",)


def rule_of(call: str, open_: tuple[str, ...]) -> str:
    """The rule by which ``call`` is not among those ``open_``; none where it is no nel-o."""
    if call not in CALLS:
        return ""
    return "T6.1" if CALLS.keys().isdisjoint(open_) else "T6.3"


class NelO(NamedTuple):
    """A contract to take no trick; it is over with the first trick that the bidder takes, and of
    the count that is taken nothing is scored (T6.2, T6.4, T8.2)."""

    bidder: int
    bid: str
    call: str
    stops: bool = True
    scores_count: bool = False

    def begun(self, held: tuple[int, ...]) -> Tricks:
        """The tricks of three that the bidder leads (T6.2, T6.3)."""
        nil = (0,) * len(held)
        suits, out = CALLS[self.call](), partner(self.bidder)
        return Tricks(suits, held, self.bidder, taken=nil, out=out, worth=WORTH, counted=nil)

    def decided(self, tricks: Tricks) -> str | None:
        """``"made"`` or ``"set"``, or None while it is open."""
        if tricks.taken[self.bidder]:
            return "set"
        return "made" if len(tricks.done) == TRICKS else None
