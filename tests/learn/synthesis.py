"""What sounds are made of: blows, bodies that ring after them, noise that swells and dies.

A sound is a list of numbers from -1 to 1, ``RATE`` a second. All is reckoned by plain sums and
products, so that it is the same on every machine.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

RATE: Final = 44_100

Wave = list[float]
Tone = tuple[float, float, float]
"""Hz, seconds until it is a thousandth of what it was, and how strongly it is set going."""

_TURN: Final = 2 * math.pi


def hiss(chance: Random, seconds: float) -> Wave:
    return [chance.random() * 2 - 1 for _ in range(round(seconds * RATE))]


def low(sound: Sequence[float], hz: float) -> Wave:
    """What lies below ``hz``; above, it falls by 12 dB an octave."""
    share, once, twice, out = 1 - math.exp(-_TURN * hz / RATE), 0.0, 0.0, []
    for value in sound:
        once += share * (value - once)
        twice += share * (once - twice)
        out.append(twice)
    return out


def high(sound: Sequence[float], hz: float) -> Wave:
    """What lies above ``hz``; below, it falls by 6 dB an octave."""
    share, below, out = 1 - math.exp(-_TURN * hz / RATE), 0.0, []
    for value in sound:
        below += share * (value - below)
        out.append(value - below)
    return out


def push(ms: float) -> Wave:
    """A blow that takes so long: it rises and falls once."""
    count = max(4, round(ms / 1000 * RATE))
    return [0.5 - 0.5 * math.cos(_TURN * at / count) for at in range(count)]


def ring(blow: Sequence[float], tones: Iterable[Tone], seconds: float) -> Wave:
    """What a body of these ``tones`` does after a ``blow``."""
    count = round(seconds * RATE)
    out, struck = [0.0] * count, [*blow, *[0.0] * count][:count]
    for hz, lasts, weight in tones:
        kept = math.exp(-6.9 / (lasts * RATE))
        first, second = 2 * kept * math.cos(_TURN * hz / RATE), -kept * kept
        # Each tone is as strong as its weight, whatever its pitch.
        gain = weight * math.sin(_TURN * hz / RATE) / sum(blow)
        one = two = 0.0
        for at, force in enumerate(struck):
            now = first * one + second * two + gain * force
            two, one = one, now
            out[at] += now
    return out


def dying(sound: Sequence[float], rises: float, lasts: float) -> Wave:
    """It rises for so many seconds, and is a thousandth after it ``lasts``."""
    steps = max(1, round(rises * RATE))
    kept = math.exp(-6.9 / (lasts * RATE))
    return [value * min(1, at / steps) * kept**at for at, value in enumerate(sound)]


def swelling(sound: Sequence[float], top: float) -> Wave:
    """It rises until ``top``, a share of it, and falls until its end."""
    count = len(sound)

    def height(share: float) -> float:
        way = share / top if share < top else (1 - share) / (1 - top)
        return 0.5 - 0.5 * math.cos(math.pi * way)

    return [value * height(at / count) for at, value in enumerate(sound)]


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Each from a second on, as strongly as said."""
    out = [0.0] * max(round(start * RATE) + len(part) for start, _, part in parts)
    for start, weight, part in parts:
        for at, value in enumerate(part, round(start * RATE)):
            out[at] += weight * value
    return out


def tuned(tones: Iterable[Tone], by: float) -> list[Tone]:
    return [(hz * by, lasts, weight) for hz, lasts, weight in tones]


def varied(chance: Random, about: float, by: float) -> float:
    """A number that is ``by`` of it more or less at the most."""
    return about * (1 + by * (2 * chance.random() - 1))


def loudness(sound: Sequence[float]) -> float:
    """The loudest tenth of a second in dB below the largest number, weighed as the ear does (A):
    by four steps that let the low through less."""
    for hz in (20.6, 20.6, 107.7, 737.9):
        sound = high(sound, hz)
    wide, loudest, energy = RATE // 10, 0.0, 0.0
    squares = [value * value for value in sound]
    for at, square in enumerate(squares):
        energy += square - (squares[at - wide] if at >= wide else 0.0)
        loudest = max(loudest, energy)
    return 2.0 + 10 * math.log10(loudest / wide)
