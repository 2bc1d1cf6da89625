"""Makes the sounds of the table: bone, wood, felt, paper and bells, each time the same bytes.

`python -m tests.learn.make_sounds [CUE …]` writes `resources/sounds`. A blow is a short push, as
long as what is struck is soft; it sets the tones of a body going, each of which dies away at its
own pace. What slides or rustles is noise, filtered and swelling; a bar or a bell is a blow on few
tones. Every variant of a cue has a seed of its own, by its name.
"""

from __future__ import annotations

import math
import struct
import sys
import wave
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tests.learn.synthesis import (
    RATE,
    Tone,
    Wave,
    dying,
    high,
    hiss,
    loudness,
    low,
    mixed,
    push,
    ring,
    swelling,
    tuned,
    varied,
)

SOUNDS: Final = Path(__file__).resolve().parents[2] / "resources" / "sounds"

PEAK: Final = 10 ** (-3 / 20)
"""The highest that any sound may go, as a share of the largest number."""

LOUDNESS: Final = {"light": -39.0, "hand": -33.0, "moment": -30.0}
"""dB(A) of the loudest tenth of a second, by class: what comes many times over is quieter."""


# --- what things are like -----------------------------------------------------------------------

BONE: Final = [(1150.0, 0.034, 0.50), (1830.0, 0.028, 0.40), (2750.0, 0.020, 0.18)]
CLOTH: Final = [(172.0, 0.07, 0.42), (318.0, 0.06, 0.5), (560.0, 0.045, 0.4), (840.0, 0.03, 0.25)]
WOOD: Final = [(226.0, 0.12, 0.5), (402.0, 0.11, 0.6), (690.0, 0.085, 0.55), (1120.0, 0.06, 0.4)]
TABLE: Final = [(196.0, 0.12, 0.6), (322.0, 0.11, 0.7), (498.0, 0.085, 0.55), (790.0, 0.06, 0.3)]
CHIP: Final = [(1480.0, 0.055, 0.5), (2260.0, 0.045, 0.4), (3170.0, 0.03, 0.16)]


def laid(chance: Random, ground: Sequence[Tone], soft: float, bone: float, rustle: float) -> Wave:
    """A tile laid down: an edge first, then the whole of it."""
    by, wide = varied(chance, 1, 0.05), varied(chance, 0.024, 0.3)
    body = ring(push(soft), tuned(ground, by), 0.26)
    click = ring(push(soft / 3), tuned(BONE, varied(chance, 1, 0.07)), 0.09)
    brush = dying(low(hiss(chance, 0.09), 1500), 0.003, 0.07)
    edge = varied(chance, 0.4, 0.3)
    return mixed(
        (0.0, edge, click), (0.0, edge * 0.6, body), (0.0, rustle, brush),
        (wide, bone, click), (wide, 1.0, body),
    )  # fmt: skip


def slid(chance: Random, seconds: float, above: float, below: float, top: float) -> Wave:
    """Something pushed over cloth, not quite evenly."""
    grain = low(hiss(chance, seconds), 28)
    uneven = [1 + 9 * value for value in grain]
    brush = high(low(hiss(chance, seconds), below), above)
    return swelling([a * b for a, b in zip(brush, uneven, strict=True)], top)


def knocked(chance: Random, tones: Sequence[Tone], soft: float, lasts: float = 0.3) -> Wave:
    """A knuckle on wood, each time in another place."""
    by = varied(chance, 1, 0.05)
    here = [(hz * by, dies, varied(chance, weight, 0.4)) for hz, dies, weight in tones]
    body = ring(push(soft), here, lasts)
    return mixed((0, 1.0, body), (0, 0.12, dying(low(hiss(chance, 0.05), 900), 0.002, 0.04)))


def bar(hz: float, lasts: float) -> Wave:
    """A wooden bar, struck with felt."""
    tones = [(hz, lasts, 1.0), (hz * 3.93, lasts * 0.3, 0.14), (hz * 0.5, lasts * 0.5, 0.12)]
    return ring(push(1.7), tones, lasts * 1.1)


def bell(hz: float, lasts: float) -> Wave:
    """A small bell, far away."""
    tones = [(hz, lasts, 1.0), (hz * 2.0, lasts * 0.6, 0.22), (hz * 2.76, lasts * 0.35, 0.10)]
    return ring(push(1.3), tones, lasts * 1.1)


def papery(chance: Random, seconds: float, above: float, below: float, top: float) -> Wave:
    return swelling(high(low(hiss(chance, seconds), below), above), top)


# --- the cues -----------------------------------------------------------------------------------


def shuffle(chance: Random) -> Wave:
    """Tiles washed on the table: many light knocks over a rustle."""
    parts = [(0.0, 1.1, slid(chance, 0.62, 250, 1300, 0.4))]
    for _ in range(22):
        at = 0.04 + 0.5 * chance.random()
        knock = ring(push(0.8), tuned(BONE[:2] + WOOD[1:3], varied(chance, 0.9, 0.14)), 0.09)
        parts.append((at, varied(chance, 0.7, 0.6), knock))
    return mixed(*parts)


def riffle(chance: Random) -> Wave:
    """Edges of a pack let go one after another, and the pack pushed together."""
    parts, at = [], 0.02
    while at < 0.46:
        edge = dying(high(low(hiss(chance, 0.02), 2300), 500), 0.001, 0.016)
        parts.append((at, varied(chance, 0.5 + at, 0.3), edge))
        at += varied(chance, 0.019 - 0.02 * at, 0.15)
    return mixed(*parts, (0.47, 1.2, card(chance)))


def tick(chance: Random) -> Wave:
    """A tile dealt: set down lightly on wood."""
    return laid(chance, tuned(WOOD[1:], 1.15), 1.3, 0.8, 0.1)


def tile(chance: Random) -> Wave:
    return laid(chance, CLOTH, 2.0, 0.7, 0.5)


def wood(chance: Random) -> Wave:
    return laid(chance, WOOD, 1.4, 0.9, 0.12)


def clack(chance: Random) -> Wave:
    """A tile against another."""
    by, wide = varied(chance, 0.94, 0.06), varied(chance, 0.03, 0.3)
    one = ring(push(0.6), tuned(BONE, by), 0.1)
    two = ring(push(0.6), tuned(BONE, by * 0.88), 0.1)
    under = ring(push(2.0), CLOTH, 0.2)
    return mixed((0, 1.0, one), (0, 0.25, under), (wide, 0.5, two), (wide, 0.1, under))


def flick(chance: Random) -> Wave:
    """A card off the pack."""
    return mixed(
        (0, 1.0, papery(chance, varied(chance, 0.075, 0.15), 600, 2100, 0.7)),
        (0.062, 0.7, dying(low(hiss(chance, 0.04), 1500), 0.001, 0.03)),
    )


def card(chance: Random) -> Wave:
    """A card on cloth: the air under it, then the card."""
    pat = ring(push(2.4), tuned(CLOTH, varied(chance, 0.95, 0.06)), 0.2)
    slap = dying(high(low(hiss(chance, 0.09), 1700), 200), 0.002, varied(chance, 0.055, 0.2))
    air = papery(chance, 0.06, 300, 1200, 0.8)
    lies = varied(chance, 0.045, 0.15)
    return mixed((0, 0.35, air), (lies, 1.0, slap), (lies, 0.3, pat))


def fan(chance: Random) -> Wave:
    """Cards opened to a fan."""
    parts = [(0.0, 0.8, papery(chance, 0.26, 500, 1700, 0.5))]
    parts += [(0.03 + n * 0.035, 0.5, flick(chance)) for n in range(5)]
    return mixed(*parts)


def turn(chance: Random) -> Wave:
    """What lay face down is turned over, and lies again."""
    return mixed(
        (0, 0.6, slid(chance, 0.13, 300, 1500, 0.6)),
        (0.13, 0.9, laid(chance, CLOTH, 1.9, 0.7, 0.3)),
    )


def turncard(chance: Random) -> Wave:
    air = papery(chance, varied(chance, 0.12, 0.1), 350, 1600, 0.65)
    return mixed((0, 0.9, air), (0.10, 1.0, card(chance)))


def trick(chance: Random) -> Wave:
    """Tiles pushed together over the cloth."""
    parts = [(0.0, 1.6, slid(chance, varied(chance, 0.34, 0.05), 200, 1100, 0.45))]
    for at in (0.05, 0.11, 0.25):
        click = ring(push(0.7), tuned(BONE[:2], varied(chance, 0.85, 0.1)), 0.07)
        parts.append((varied(chance, at, 0.2), varied(chance, 0.45, 0.4), click))
    return mixed(*parts)


def sweep(chance: Random) -> Wave:
    """Cards drawn together over the cloth."""
    return slid(chance, varied(chance, 0.34, 0.06), 420, 1900, 0.5)


def chip(chance: Random) -> Wave:
    """A counter of bone on another: it tips once, and lies."""
    by, tips = varied(chance, 0.95, 0.06), varied(chance, 0.055, 0.2)
    one = ring(push(0.7), tuned(CHIP, by), 0.12)
    two = ring(push(0.7), tuned(CHIP, by * 1.03), 0.12)
    under = ring(push(2.4), tuned(WOOD, 0.9), 0.14)
    return mixed((0, 1.0, one), (0, 0.2, under), (tips, 0.5, two), (tips, 0.08, under))


def chipback(chance: Random) -> Wave:
    """A counter back among the others: duller."""
    one = ring(push(1.4), tuned(CHIP, varied(chance, 0.66, 0.06)), 0.09)
    return mixed((0, 1.0, one), (0, 0.35, ring(push(2.2), CLOTH, 0.2)))


def refused(chance: Random) -> Wave:
    return low(knocked(chance, tuned(CLOTH, 1.25), 2.2, 0.16), 1300)


def bid(chance: Random) -> Wave:
    return knocked(chance, TABLE, 1.8)


def passed(chance: Random) -> Wave:
    """Two soft taps with a finger."""
    tones = tuned(TABLE[1:], 1.12)
    first, second = knocked(chance, tones, 2.3, 0.2), knocked(chance, tones, 2.6, 0.2)
    return mixed((0, 1.0, first), (varied(chance, 0.15, 0.05), 0.75, second))


def trump(chance: Random) -> Wave:
    """One bar, after a knock."""
    return mixed((0, 0.35, knocked(chance, TABLE, 2.0)), (0.02, 1.0, bar(330, 0.6)))


def big(chance: Random) -> Wave:
    return mixed((0, 1.0, bar(196.0, 0.62)), (0, 0.4, bell(392.0, 0.5)))


def little(chance: Random) -> Wave:
    return mixed((0, 1.0, bell(698.5, 0.5)), (0, 0.3, bar(349.2, 0.4)))


def yourturn(chance: Random) -> Wave:
    return mixed((0, 1.0, bell(293.7, 0.6)), (0.09, 0.5, bell(440.0, 0.5)))


def pencil(chance: Random) -> Wave:
    """Three strokes on paper."""
    parts, at = [], 0.0
    for _ in range(3):
        lasts = varied(chance, 0.1, 0.25)
        scratch = papery(chance, lasts, 900, 1700, varied(chance, 0.5, 0.3))
        rough = [1 + 6 * value for value in low(hiss(chance, lasts), 160)]
        stroke = [a * b for a, b in zip(scratch, rough, strict=False)]
        parts.append((at, varied(chance, 1, 0.3), stroke))
        at += lasts + varied(chance, 0.03, 0.3)
    return mixed(*parts)


def melody(*notes: tuple[float, float, float]) -> Wave:
    """Bars with a bell an octave above: a second, Hz and seconds of each."""
    bars = ((at, 1.0, bar(hz, lasts)) for at, hz, lasts in notes)
    bells = ((at, 0.16, bell(hz * 2, lasts * 0.8)) for at, hz, lasts in notes)
    return mixed(*bars, *bells)


G, B, C, D = 196.0, 246.9, 261.6, 293.7


def made(chance: Random) -> Wave:
    return melody((0, 2 * G, 0.4), (0.14, 2 * C, 0.5))


def lost(chance: Random) -> Wave:
    """A low knock, and its echo."""
    low_ = tuned(TABLE, 0.86)
    return mixed((0, 1.0, knocked(chance, low_, 2.4)), (0.17, 0.4, knocked(chance, low_, 3.2)))


def shoot(chance: Random) -> Wave:
    """The moon rises."""
    notes = ((0, G, 1.2), (0.2, D, 1.2), (0.4, 2 * G, 1.2), (0.6, 2 * B, 1.1), (0.82, 2 * D, 1.0))
    return melody(*notes)


def game(chance: Random) -> Wave:
    return melody((0, 2 * G, 0.4), (0.11, 2 * B, 0.4), (0.22, 2 * D, 0.46))


def match(chance: Random) -> Wave:
    rising = ((0, G, 0.9), (0, 2 * G, 0.7), (0.16, 2 * B, 0.7), (0.32, 2 * D, 0.8))
    return melody(*rising, (0.56, 2 * C, 0.6), (0.78, G, 1.2), (0.78, 2 * B, 1.0), (0.94, 4 * G, 1))


class Cue(NamedTuple):
    """How a cue is made, how many variants there are, its class, and its seconds at the most."""

    make: Callable[[Random], Wave]
    variants: int
    loud: str
    longest: float = 0.5


CUES: Final = {
    "shuffle": Cue(shuffle, 2, "light", 0.7),
    "riffle": Cue(riffle, 2, "light", 0.7),
    "tick": Cue(tick, 5, "light"),
    "flick": Cue(flick, 5, "light"),
    "fan": Cue(fan, 2, "light"),
    "tile": Cue(tile, 5, "hand"),
    "wood": Cue(wood, 3, "hand"),
    "clack": Cue(clack, 3, "hand"),
    "card": Cue(card, 5, "hand"),
    "turn": Cue(turn, 2, "hand"),
    "turn-card": Cue(turncard, 3, "hand"),
    "trick": Cue(trick, 3, "hand"),
    "trick-cards": Cue(sweep, 3, "hand"),
    "chip": Cue(chip, 5, "hand"),
    "chip-back": Cue(chipback, 3, "hand"),
    "refused": Cue(refused, 3, "hand"),
    "bid": Cue(bid, 4, "hand"),
    "pass": Cue(passed, 4, "hand"),
    "pencil": Cue(pencil, 3, "light"),
    "your-turn": Cue(yourturn, 1, "light", 0.7),
    "trump": Cue(trump, 1, "moment", 0.7),
    "big": Cue(big, 1, "moment", 0.7),
    "little": Cue(little, 1, "moment", 0.7),
    "made": Cue(made, 1, "moment", 0.7),
    "set": Cue(lost, 1, "moment", 0.7),
    "shoot": Cue(shoot, 1, "moment", 2.0),
    "game": Cue(game, 1, "moment", 0.7),
    "match": Cue(match, 1, "moment", 2.0),
}


# --- how they are written -----------------------------------------------------------------------


def finished(sound: Sequence[float], cue: Cue) -> Wave:
    """Without what is too low or too shrill, as long as it is heard, faded in and out, and as loud
    as its class."""
    warm = low(high(sound, 45), 6500)
    top = max(map(abs, warm))
    heard = max(at for at, value in enumerate(warm) if abs(value) > top / 500)
    count = min(heard, round(cue.longest * RATE) - 1)
    fade_in, fade_out = round(0.001 * RATE), round(min(0.25 * count / RATE, 0.09) * RATE)
    faded = [
        value
        * min(1.0, at / fade_in)
        * (0.5 - 0.5 * math.cos(math.pi * min(1.0, (count - 1 - at) / fade_out)))
        for at, value in enumerate(warm[:count])
    ]
    gain = 10 ** ((LOUDNESS[cue.loud] - loudness(faded)) / 20)
    return [value * gain for value in faded]


def sound_of(name: str, variant: int) -> bytes:
    """The file of a variant, from 1, of the cue of this name."""
    cue = CUES[name]
    made = finished(cue.make(Random(f"{name} {variant}")), cue)
    if (highest := max(map(abs, made))) > PEAK:
        raise ValueError(f"{name}-{variant} goes up to {highest:.2f}")
    return struct.pack(f"<{len(made)}h", *(round(value * 32767) for value in made))


def write(names: Iterable[str]) -> None:
    SOUNDS.mkdir(exist_ok=True)
    for name in names:
        for variant in range(1, CUES[name].variants + 1):
            with wave.open(str(SOUNDS / f"{name}-{variant}.wav"), "wb") as file:
                file.setparams((1, 2, RATE, 0, "NONE", ""))
                file.writeframes(sound_of(name, variant))


if __name__ == "__main__":
    write(sys.argv[1:] or CUES)
