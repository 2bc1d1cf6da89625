"""What a player is after: the one figure by which it calls a prospect better than another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from moon_desktop.players.tally import Prospect

LEAST: Final = 0.003
"""What a point ahead of the others counts beside the chance to win the game, to tell choices
apart that win it alike."""

STEADINESS: Final = 0.05
"""What it counts beyond that, at the beginning of a game, to who would rather not gamble.

The chance to win is reckoned as if all seats played alike from then on, and makes much of
gambles; with so much for points, matches against casual players were won most often.
"""

MOST: Final = 12.0
"""More points ahead than these count no more: what they do for the game is told already."""


class Aim(NamedTuple):
    """``game``: whether it is the game that counts, or points; ``lean``: how much more points
    count beside it while it is young. ``same``: figures no further apart tell nothing."""

    game: bool
    same: float
    lean: float = 0.0

    def good(self, prospect: Prospect, mine: tuple[int, ...], room: float = 1.0) -> float:
        """How good a prospect is for the seats ``mine``, one side; more is better.

        ``room``: how far the game is from its end, 1 at the beginning, 0 where anybody may win
        it with a single point.
        """
        points = prospect.points
        others = [score for seat, score in enumerate(points) if seat not in mine]
        ahead = points[mine[0]] - sum(others) / len(others)
        if not self.game:
            return ahead
        # The surer the game, and the nearer its end, the less points are good for.
        lean = (LEAST + self.lean * room) * (1 - prospect.win)
        return prospect.win + lean * min(MOST, max(-MOST, ahead))


TO_SCORE: Final = Aim(game=False, same=0.02)
"""Points, one's own against the others'."""

TO_WIN: Final = Aim(game=True, same=0.001)
"""The chance to win the game; points where that tells nothing."""

STEADILY: Final = Aim(game=True, same=0.002, lean=STEADINESS)
"""The chance to win the game; and points, the more the further off its end is."""
