"""A player without a thought: any choice that is legal, each as likely as the next."""

from __future__ import annotations

from typing import NamedTuple

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.sight import Sight


def arbitrary(seed: int, sight: Sight, count: int) -> int:
    """A number from 0 to ``count`` − 1, the same again for the same seed, seat and moment.

    The moment is the number of the hand, the phase, and how much was said and played in it,
    so a match that is taken up again draws what it would have drawn.
    """
    # What was said is known to games with an auction.
    said = len(getattr(sight, "said", ()))
    moment = (
        f"whim {seed} {sight.seat} {sight.hand} {sight.phase}"
        f" {said} {len(sight.tricks)} {len(sight.plays)}"
    )
    from hashlib import blake2b

    digest = blake2b(moment.encode("ascii"), digest_size=8).digest()
    return int.from_bytes(digest, "big") % count


class RandomPlayer(NamedTuple):
    """Chooses by ``seed`` alone; where reneges are accepted it reneges too (M4.8)."""

    seed: int

    def choose(self, sight: Sight) -> Choice:
        """One of ``sight.legal``."""
        return sight.legal[arbitrary(self.seed, sight, len(sight.legal))]
