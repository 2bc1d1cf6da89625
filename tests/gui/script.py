"""Computer players who say and play what was written down for them."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import BIT
from moon_desktop.games.moon.entries import Choice, Exchange, NameTrump
from moon_desktop.games.moon.sight import MoonSight


def meant(sight: MoonSight, word: str) -> Choice:
    """What ``word`` says here: a bid, a discard, a trump or a tile (``6-4/4`` names an end)."""
    match sight.phase:
        case "bid":
            return Bid(sight.seat, word)
        case "widow":
            return Exchange(sight.seat, word)
        case "trump":
            return NameTrump(sight.seat, word)
        case _:
            tile, _, end = word.partition("/")
            return Play(sight.seat, tile, end or None)


@dataclass
class Script:
    """A player who says what was written for its hand and seat, and does the plainest thing when
    that is used up: passes, lays the widow away, names the first trump, plays the first tile that
    follows."""

    lines: dict[tuple[int, int], deque[str]] = field(default_factory=dict)

    def choose(self, sight: MoonSight) -> Choice:
        lines = self.lines.get((sight.hand, sight.seat))
        if lines:
            return meant(sight, lines.popleft())
        for choice in sight.legal:
            if isinstance(choice, Exchange) and choice.discard == sight.widow:
                return choice
            if isinstance(choice, Play) and _follows(sight, choice):
                return choice
        return sight.legal[0]


def _follows(sight: MoonSight, play: Play) -> bool:
    if sight.suits is None or sight.suit is None:
        return True
    followers = sight.suits.followers[sight.suit]
    return bool(BIT[play.piece] & followers) or not any(
        BIT[tile] & followers for tile in sight.held
    )
