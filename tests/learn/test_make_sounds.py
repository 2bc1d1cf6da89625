"""The sounds in `resources/sounds`: as short, as loud and as soft as they are meant to be."""

from __future__ import annotations

import wave
from functools import cache
from typing import get_args

import numpy as np
import pytest

from moon_desktop.games.views.cues import Cue
from tests.kit.cases import each
from tests.learn.make_sounds import CUES, LOUDNESS, SOUNDS, sound_of
from tests.learn.synthesis import RATE

FILES = [f"{cue}-{number}" for cue, how in CUES.items() for number in range(1, how.variants + 1)]
OFTEN = ("tick", "flick", "tile", "card", "chip", "trick", "trick-cards", "bid", "pass")
"""The cues that come again and again."""


@cache
def read(name: str) -> tuple[wave._wave_params, np.ndarray]:
    with wave.open(str(SOUNDS / f"{name}.wav")) as file:
        data = file.readframes(file.getnframes())
        return file.getparams(), np.frombuffer(data, "<i2") / 32768


def spectrum(sound: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    return np.fft.rfftfreq(len(sound), 1 / RATE), np.abs(np.fft.rfft(sound)) ** 2


def loudest(sound: np.ndarray) -> float:
    """dB(A) of the loudest tenth of a second, by the formula of IEC 61672."""
    wide = RATE // 10
    padded = np.pad(sound, wide)
    f = np.maximum(np.fft.rfftfreq(len(padded), 1 / RATE), 1e-9) ** 2
    heard = 12194**2 * f**2 / ((f + 20.6**2) * (f + 12194**2))
    heard /= np.sqrt((f + 107.7**2) * (f + 737.9**2))
    weighed = np.fft.irfft(np.fft.rfft(padded) * heard * 10**0.1, len(padded))
    energy = np.convolve(weighed**2, np.ones(wide), "valid").max()
    return float(10 * np.log10(energy / wide))


def test_every_cue_has_its_variants_and_nothing_else_lies_there():
    assert set(CUES) == set(get_args(Cue))
    assert sorted(FILES) == sorted(file.stem for file in SOUNDS.iterdir())
    assert sum(file.stat().st_size for file in SOUNDS.iterdir()) < 2_000_000
    assert all(CUES[cue].variants >= 3 for cue in OFTEN)


@pytest.mark.slow
@each("name", FILES)
def test_a_sound_is_short_soft_and_as_loud_as_its_class(name):
    how, (params, sound) = CUES[name.rpartition("-")[0]], read(name)
    assert params[:3] == (1, 2, RATE)
    assert 0.05 < len(sound) / RATE <= how.longest
    assert np.abs(sound).max() <= 10 ** (-3 / 20), "it is clipped somewhere"
    assert np.abs(sound[[0, -1]]).max() < 0.003, "it begins or ends with a click"
    assert abs(sound.mean()) < 0.002
    assert loudest(sound) == pytest.approx(LOUDNESS[how.loud], abs=1)
    hz, power = spectrum(sound)
    middle = (hz * power).sum() / power.sum()
    assert 150 < middle < 2200, "dull, or shrill"
    assert power[hz > 6000].sum() < 0.01 * power.sum()


def test_what_comes_often_takes_less_than_half_a_second():
    assert all(CUES[cue].longest <= 0.5 for cue in OFTEN)
    longer = {cue for cue, how in CUES.items() if how.longest > 0.7}
    assert longer == {"shoot", "match"}


@each("cue", [cue for cue, how in CUES.items() if how.variants > 1])
def test_variants_differ(cue):
    """Not only in their noise: no two have the same first peaks."""
    sounds = [read(f"{cue}-{number}")[1] for number in range(1, CUES[cue].variants + 1)]
    for place, one in enumerate(sounds):
        for other in sounds[place + 1 :]:
            same = min(len(one), len(other))
            apart = np.abs(one[:same] - other[:same]).max()
            assert apart > 0.1 * np.abs(one).max()


@pytest.mark.parametrize(
    "name",
    ["tick-1", "chip-2", "pencil-3"]
    + [pytest.param(name, marks=pytest.mark.slow) for name in FILES],
)
def test_the_script_makes_these_very_files(name):
    cue, _, number = name.rpartition("-")
    _, sound = read(name)
    assert sound_of(cue, int(number)) == (sound * 32768).astype("<i2").tobytes()
