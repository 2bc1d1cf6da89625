"""Chance for players who remember nothing: a number drawn from the seed and the moment."""

from __future__ import annotations

from moon_desktop.games.moon_sight import MoonSight


def whim(seed: int, sight: MoonSight, count: int) -> int:
    """A number from 0 to ``count`` − 1, the same again for the same seed, seat and moment.

    The moment is the number of the hand, the phase, and how much was said and played in it,
    so a match that is taken up again draws what it would have drawn.
    """
    moment = (
        f"whim {seed} {sight.seat} {sight.hand} {sight.phase}"
        f" {len(sight.said)} {len(sight.tricks)} {len(sight.plays)}"
    )
    from hashlib import blake2b

    digest = blake2b(moment.encode("ascii"), digest_size=8).digest()
    return int.from_bytes(digest, "big") % count
