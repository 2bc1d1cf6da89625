"""The loudspeaker: variants take turns, not too much sounds at once, and nothing where none is."""

from __future__ import annotations

import itertools
import logging
import sys
import time
import types

import pytest
from PySide6.QtCore import QObject, Signal, qWarning

from moon_desktop.outside.speaker import APART, MOST, Speaker

MODULE = "PySide6.QtMultimedia"


class Sound(QObject):
    """Stands in for Qt's: it sounds until it is stopped."""

    def __init__(self, parent):
        super().__init__(parent)
        self.playing, self.volume = False, 1.0

    def setSource(self, url):
        self.name = url.fileName()

    def setVolume(self, volume):
        self.volume = volume

    def play(self):
        self.playing = True
        Devices.heard.append((self.name, self.volume))

    def isPlaying(self):
        return self.playing


class Device:
    def isNull(self):
        return Devices.missing


class Devices(QObject):
    audioOutputsChanged = Signal()
    heard: list[tuple[str, float]]
    missing: bool

    @staticmethod
    def defaultAudioOutput():
        qWarning("this system has no sound")
        return Device()


@pytest.fixture
def clock(monkeypatch):
    """A time that stands still, and is put on by hand."""
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


@pytest.fixture
def speaker(qapp, monkeypatch, clock):
    Devices.heard, Devices.missing = [], False
    monkeypatch.setitem(
        sys.modules, MODULE, types.SimpleNamespace(QSoundEffect=Sound, QMediaDevices=Devices)
    )
    made = Speaker()
    yield made
    made.deleteLater()


def hush(speaker):
    for sound in speaker.findChildren(Sound):
        sound.playing = False


def test_nothing_is_loaded_before_the_first_cue(speaker):
    assert speaker.findChildren(Sound) == []
    speaker.say("tile")
    assert len(speaker.findChildren(Sound)) > 60


def test_no_variant_comes_twice_running_and_all_of_them_come(speaker, clock):
    for _ in range(60):
        clock[0] += 1
        hush(speaker)
        speaker.say("tile")
    names = [name for name, _ in Devices.heard]
    assert len(names) == 60
    assert set(names) == {f"tile-{n}.wav" for n in range(1, 6)}
    assert all(one != other for one, other in itertools.pairwise(names))
    speaker.say("match")
    clock[0] += 1
    speaker.say("match")
    assert [name for name, _ in Devices.heard[60:]] == ["match-1.wav"] * 2, "it has but one"


def test_what_comes_too_quickly_is_thinned(speaker, clock):
    """As the tiles of a deal at a quick pace; another cue is heard all the same."""
    for _ in range(20):
        speaker.say("tick")
        clock[0] += APART / 2.5
    assert len(Devices.heard) == 7
    speaker.say("tile")
    assert Devices.heard[-1][0].startswith("tile")


def test_only_so_many_sound_together(speaker):
    cues = ("tile", "chip", "card", "bid", "pass", "trick", "made", "wood", "fan")
    for cue in cues:
        speaker.say(cue)
    assert [name.partition("-")[0] for name, _ in Devices.heard] == list(cues[:MOST])
    hush(speaker)
    speaker.say("fan")
    assert Devices.heard[-1][0].startswith("fan")


def test_half_the_volume_is_a_quarter_of_the_strength(speaker):
    speaker.volume = 0.5
    speaker.say("card")
    assert Devices.heard[0][1] == 0.25


def test_without_the_library_it_is_silent(speaker, monkeypatch, caplog):
    monkeypatch.setitem(sys.modules, MODULE, None)
    with caplog.at_level(logging.INFO, "moon_desktop"):
        for _ in range(3):
            speaker.say("tile")
    assert MODULE in speaker.silence
    assert [record.levelno for record in caplog.records] == [logging.INFO], "it is told once"


def test_without_a_device_it_is_silent_and_qt_complains_to_the_log_alone(speaker, caplog, qtlog):
    Devices.missing = True
    with caplog.at_level(logging.INFO, "moon_desktop"):
        speaker.say("tile")
        speaker.say("bid")
    assert (Devices.heard, speaker.findChildren(Sound)) == ([], [])
    (record,) = caplog.records
    assert record.levelno == logging.INFO
    assert record.getMessage().endswith("there is no device; this system has no sound")
    assert qtlog.records == []


def test_a_device_that_comes_later_is_taken_up(speaker, qapp):
    Devices.missing = True
    speaker.say("tile")
    Devices.missing = False
    speaker.findChild(Devices).audioOutputsChanged.emit()
    speaker.say("tile")
    assert len(Devices.heard) == 1
    assert speaker.silence is None


def test_this_very_qt_makes_no_trouble(qapp, caplog, qtlog):
    """Whatever there is here to hear it from."""
    real = Speaker()
    real.volume = 0.0
    real.say("tile")
    assert qtlog.records == []
    real.deleteLater()
