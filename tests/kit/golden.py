"""The golden playthroughs: which walks they are, and how their files are written anew.

``python -m tests.kit.golden`` writes them; a change of rules then shows as a diff.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from moon_desktop.games.forty_two.rules import PRESETS as PRESETS_42
from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.games.moon_cards.rules import PRESETS as PRESETS_CARDS
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from tests.kit import moon_cards
from tests.kit.arrange import record_of
from tests.kit.walks import walked

FOLDER = Path(__file__).resolve().parent.parent / "golden"
FORTY_TWO = FOLDER / "forty_two"
MOON_CARDS = FOLDER / "moon_cards"


@dataclass(frozen=True)
class Walk:
    """So many hands under ``rules``, the shuffles and the choices drawn from ``seed``."""

    rules: MoonRules | FortyTwoRules | MoonCardsRules
    seed: int
    hands: int = 5
    clock: int | None = None

    def lines(self) -> list[bytes]:
        """The record of the walk."""
        table: Any
        if isinstance(self.rules, MoonCardsRules):
            table = moon_cards.walked(self.rules, self.seed, self.hands)
        else:
            table = walked(self.rules, self.seed, self.hands, clock=self.clock)
        return record_of(self.rules, table.entries, seed=self.seed)


def _odd(preset: str = "follow-me-42", **house: Any) -> MoonRules:
    return replace(PRESETS[preset], **house)


WALKS = {
    **{name: Walk(rules, seed) for seed, (name, rules) in enumerate(PRESETS.items(), start=1)},
    "dice-and-reneges": Walk(
        _odd(aggie_dice=True, renege="forfeit", all_pass="force-dealer", hickeys=True), 22, 9
    ),
    "named-leads": Walk(_odd(named_lead=True, widow_timing="after-trump", minimum_bid=3), 59, 6),
    "blanks-after-trump": Walk(
        _odd("shoot-the-moon", widow_timing="after-trump", under=True, minimum_bid=3), 31, 8
    ),
    "shoot-after-seven": Walk(
        _odd(seats=4, shoot_after_seven=True, shoot_tops=3, minimum_bid=5), 24, 8
    ),
    "no-shoots": Walk(_odd("fosdick", over=False, follow_me="off", overtricks=True), 25, 4),
    "marks-by-partners": Walk(
        _odd(
            "fosdick-partners", scoring="marks", target=2, match="marks", match_length=3,
            hickeys=True, renege="forfeit", under=True,
        ),
        26,
        40,
    ),
    "by-the-clock": Walk(
        _odd(
            "shoot-the-moon", match="timed", match_length=30, scoring="marks", target=2,
            stop_when_set=True,
        ),
        27,
        40,
        clock=150,
    ),
    "winner-only": Walk(
        _odd(match="marks", match_length=3, game_marks="winner-only", scoring="marks", target=2),
        28,
        40,
    ),
    "best-of-three": Walk(_odd(match="best-of", match_length=3, target=5, under=False), 29, 40),
}  # fmt: skip


def _odd42(**house: Any) -> FortyTwoRules:
    return replace(PRESETS_42["texas-42-all"], **house)


WALKS_42 = {
    **{name: Walk(rules, n, 6) for n, (name, rules) in enumerate(PRESETS_42.items(), 1)},
    "reneges": Walk(_odd42(renege="forfeit", mark_step="two", minimum_bid=31, target=99), 163, 7),
    "nel-o": Walk(_odd42(opening_marks=3, all_pass="redeal", target=99), 114, 9),
    "points-and-plunges": Walk(
        _odd42(scoring="points", target=900, first_lead_trump=True, renege="forfeit"), 268, 6
    ),
    "best-of-three": Walk(_odd42(match="best-of", match_length=3, target=2), 44, 40),
    "forced": Walk(_odd42(nel_o="forced", plunge=False, splash=False, sevens=False), 4, 8),
}


def _odd_cards(preset: str, **house: Any) -> MoonCardsRules:
    return replace(PRESETS_CARDS[preset], **house)


WALKS_CARDS = {
    **{name: Walk(rules, n, 6) for n, (name, rules) in enumerate(PRESETS_CARDS.items(), 1)},
    "reneges-of-two": Walk(_odd_cards("cards-two", renege="forfeit", target=99), 8, 12),
    "reneges-of-six": Walk(_odd_cards("cards-six-pairs", renege="forfeit"), 5, 6),
    "best-of-three": Walk(
        _odd_cards("cards-three", match="best-of", match_length=3, target=3), 2, 60
    ),
    "from-nothing": Walk(_odd_cards("cards-three", starting_chips=0, seats=5), 6, 6),
}


FOLDERS = {FOLDER: WALKS, FORTY_TWO: WALKS_42, MOON_CARDS: WALKS_CARDS}

if __name__ == "__main__":
    for folder, walks in FOLDERS.items():
        for name, walk in walks.items():
            (folder / f"{name}.moon").write_bytes(b"".join(walk.lines()))
