"""The loudspeaker: variants take turns, not too much sounds at once, and nothing where none is."""

from __future__ import annotations

import itertools
import logging
import sys
import time
import types
from array import array

import pytest
from PySide6.QtCore import QObject, QTimer, Signal, qWarning

from moon_desktop.outside import sound_server
from moon_desktop.outside import speaker as module
from moon_desktop.outside.speaker import APART, MOST, Speaker, hushed
from moon_desktop.resources import resource
from tests.kit.sound_server import Server

MODULE = "PySide6.QtMultimedia"


class Sink(QObject):
    """Stands in for Qt's: what is written is heard, and then there is room again."""

    def __init__(self, device, form, parent):
        super().__init__(parent)
        Devices.sinks.append(self)
        self.running = self.gone = False

    def setBufferSize(self, size):
        self.size = size

    def start(self):
        self.running = True
        return self

    def stop(self):
        self.running = False

    def bytesFree(self):
        return 0 if self.gone else self.size

    def write(self, data):
        Devices.heard.append(array("h", data))


class Device:
    def isNull(self):
        return Devices.missing

    def isFormatSupported(self, form):
        return True


class Form:
    SampleFormat = types.SimpleNamespace(Int16=2)

    def setSampleRate(self, rate):
        assert rate == 44_100

    def setChannelCount(self, count):
        assert count == 1

    def setSampleFormat(self, form):
        assert form == self.SampleFormat.Int16


class Devices(QObject):
    audioOutputsChanged = Signal()
    heard: list[array[int]]
    sinks: list[Sink]
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
def said(monkeypatch):
    """The names of the files that are read to be heard."""
    names: list[str] = []
    read = module.samples

    def noted(file):
        names.append(file.stem)
        return read(file)

    monkeypatch.setattr(module, "samples", noted)
    return names


@pytest.fixture
def speaker(qapp, monkeypatch, clock, said):
    Devices.heard, Devices.sinks, Devices.missing = [], [], False
    qt = types.SimpleNamespace(QAudioFormat=Form, QAudioSink=Sink, QMediaDevices=Devices)
    monkeypatch.setitem(sys.modules, MODULE, qt)
    made = Speaker()
    yield made
    made.deleteLater()


def play_out(speaker):
    while speaker.sounding:
        speaker.feed()


def test_nothing_is_opened_before_the_first_cue(speaker):
    assert Devices.sinks == []
    speaker.say("tile")
    assert [sink.running for sink in Devices.sinks] == [True]


def test_no_variant_comes_twice_running_and_all_of_them_come(speaker, clock, said):
    for _ in range(60):
        clock[0] += 1
        speaker.say("tile")
        play_out(speaker)
    assert len(said) == 60
    assert set(said) == {f"tile-{n}" for n in range(1, 6)}
    assert all(one != other for one, other in itertools.pairwise(said))
    speaker.say("match")
    clock[0] += 1
    speaker.say("match")
    assert said[60:] == ["match-1"] * 2, "it has but one"


def test_what_comes_too_quickly_is_thinned(speaker, clock, said):
    """As the tiles of a deal at a quick pace; another cue is heard all the same."""
    for _ in range(20):
        speaker.say("tick")
        play_out(speaker)
        clock[0] += APART / 2.5
    assert len(said) == 7
    speaker.say("tile")
    assert said[-1].startswith("tile")


def test_only_so_many_sound_together(speaker, said):
    cues = ("shuffle", "riffle", "made", "match", "shoot", "game", "trick", "pencil")
    for cue in cues:
        speaker.say(cue)
    assert [name.partition("-")[0] for name in said] == list(cues[:MOST])
    play_out(speaker)
    speaker.say("pencil")
    assert said[-1].startswith("pencil")


def test_what_sounds_together_is_added_up_and_each_is_heard_to_its_end(speaker):
    speaker.say("set")
    play_out(speaker)
    alone = [value for part in Devices.heard for value in part]
    whole = list(module.samples(resource("sounds", "set-1.wav")))
    assert alone[: len(whole)] == whole
    assert not any(alone[len(whole) :])
    Devices.heard.clear()
    speaker.sounding += [iter(whole), iter(whole)]
    play_out(speaker)
    both = [value for part in Devices.heard for value in part]
    assert both[: len(whole)] == [max(-32767, min(32767, 2 * value)) for value in whole]


def test_half_the_volume_is_a_quarter_of_the_strength(speaker):
    speaker.volume = 0.5
    speaker.say("set")
    play_out(speaker)
    loudest = max(max(part) for part in Devices.heard)
    whole = max(module.samples(resource("sounds", "set-1.wav")))
    assert loudest == int(whole / 4)


def test_a_device_is_let_go_of_when_nothing_is_heard_and_taken_again(speaker, clock):
    speaker.say("tile")
    play_out(speaker)
    speaker.let_go()
    assert [sink.running for sink in Devices.sinks] == [False]
    clock[0] += 1
    speaker.say("tile")
    assert [sink.running for sink in Devices.sinks] == [False, True]


def test_a_device_that_has_gone_without_a_word_is_let_go_of(speaker, clock):
    """As where the server of sound has ended: it takes nothing any more, and says nothing."""
    speaker.say("match")
    (sink,) = Devices.sinks
    sink.gone = True
    for _ in range(20):
        clock[0] += 0.5
        speaker.feed()
    assert (sink.running, speaker.sounding) == (False, [])
    assert not any(timer.isActive() for timer in speaker.findChildren(QTimer))
    speaker.say("tile")
    assert [one.running for one in Devices.sinks] == [False, True]


def test_without_the_library_it_is_silent(speaker, monkeypatch, caplog):
    monkeypatch.setitem(sys.modules, MODULE, None)
    with caplog.at_level(logging.INFO, "moon_desktop"):
        for _ in range(3):
            speaker.say("tile")
    assert MODULE in speaker.silence
    assert [record.levelno for record in caplog.records] == [logging.INFO], "it is told once"


@pytest.mark.qt_log_ignore("the table has tipped over")
def test_without_a_device_it_is_silent_and_qt_complains_to_nobody(speaker, caplog, qtlog):
    Devices.missing = True
    with caplog.at_level(logging.INFO, "moon_desktop"):
        speaker.say("tile")
        speaker.say("bid")
    assert (Devices.heard, Devices.sinks) == ([], [])
    (record,) = caplog.records
    assert record.levelno == logging.INFO
    assert record.getMessage().endswith("there is no device")
    assert qtlog.records == []
    qWarning("the table has tipped over")
    assert len(qtlog.records) == 1, "of other things it complains as ever"


def test_hush_within_a_hush_ends_with_the_outer_one(qapp, qtlog):
    with hushed():
        with hushed():
            qWarning("one")
        qWarning("two")
    assert qtlog.records == []


def test_a_device_that_comes_later_is_taken_up(speaker, qapp):
    Devices.missing = True
    speaker.say("tile")
    Devices.missing = False
    speaker.say("tile")
    assert Devices.sinks == [], "it is not looked for with every sound"
    speaker.findChild(Devices).audioOutputsChanged.emit()
    speaker.say("tile")
    assert len(Devices.sinks) == 1
    assert speaker.silence is None


def test_a_server_of_sound_is_not_waited_for(speaker, tmp_path, qtbot, said):
    """One that is there and does not answer held the window up for 30 s."""
    server = Server(tmp_path / "native")
    asking = Speaker(server=server.path)
    asking.say("tile")
    asking.say("bid")
    assert Devices.sinks == []
    qtbot.waitUntil(lambda: server.called)
    assert Devices.sinks == []
    server.answer(b"anything")
    qtbot.waitUntil(lambda: len(Devices.sinks) == 1)
    assert [name.partition("-")[0] for name in said] == ["bid"], "the last, which is not long ago"
    asking.deleteLater()


def test_where_the_server_of_sound_does_not_answer_nothing_is_heard(
    speaker, tmp_path, qtbot, monkeypatch, clock
):
    monkeypatch.setattr(sound_server, "PATIENCE", 20)
    server = Server(tmp_path / "native")
    asking = Speaker(server=server.path)
    asking.say("tile")
    qtbot.waitUntil(lambda: asking.silence is not None)
    qtbot.waitUntil(lambda: asking.findChildren(sound_server.ServerCall) == [])
    asking.say("tile")
    assert Devices.sinks == []
    # It may be late once: it is called again, but not with every sound.
    monkeypatch.setattr(sound_server, "PATIENCE", 5_000)
    server.heard = b""
    clock[0] += 29
    asking.say("tile")
    assert asking.findChildren(sound_server.ServerCall) == []
    clock[0] += 2
    asking.say("tile")
    qtbot.waitUntil(lambda: server.called)
    server.answer(b"anything")
    qtbot.waitUntil(lambda: len(Devices.sinks) == 1)
    assert asking.silence is None
    asking.deleteLater()


def test_this_very_qt_makes_no_trouble(qapp, caplog, qtlog):
    """Whatever there is here to hear it from."""
    real = Speaker()
    real.volume = 0.0
    real.say("tile")
    assert qtlog.records == []
    real.deleteLater()
