"""The loudspeaker: what is heard of a cue, which is nothing where there is none to hear it from.

QtMultimedia is loaded for the first sound, and stands on libraries that a system may lack. What
sounds together is mixed here: Qt's own sound effects let go of what has ended in a thread of their
own (6.10, 6.11), after which the window hangs now and then.
"""

from __future__ import annotations

import logging
import random
import time
import wave
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QIODevice, QLoggingCategory, QObject, QTimer

from moon_desktop.resources import resource

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QAudioSink, QMediaDevices

_log = logging.getLogger(__name__)

APART: Final = 0.04
"""Seconds between two sounds of one cue: what comes quicker is not told apart."""

MOST: Final = 6
"""So many sound together."""

RATE: Final = 44_100
"""Samples a second in every file, each of 16 bits, on one channel."""

_AHEAD: Final = 0.08
"""Seconds that are handed over ahead of what is heard; fed before they are up."""
_FEED: Final = 15
_REST: Final = 8_000
"""Ms of silence after which the device is let go of."""
_DEAF: Final = 5.0
"""Seconds in which a device takes nothing, after which it is let go of: one that wakes up may want
three."""
_FRESH: Final = 0.3
"""Seconds after which a cue is not said any more for which there was nothing to hear it from."""
_CALL_AGAIN: Final = 30.0
"""Seconds from a call to the server of sound until it is called again, if it has not answered."""
_TOP: Final = 32_767
_NOTHING: Final = "*=false"
"""The rule by which Qt complains of nothing."""
_hushes: Final[list[str]] = []


class Speaker(QObject):
    """Says cues. What is said twice does not sound the same twice, where there are variants.

    ``server``: where the system has a server of sound, which Qt is let ask once it has answered.
    """

    def __init__(self, parent: QObject | None = None, *, server: Path | None = None) -> None:
        super().__init__(parent)
        self._server = server
        self._call_after = 0.0
        self._missed: tuple[str, float] | None = None
        self.volume = 1.0
        """From 0 to 1, as the ear has it."""
        self.silence: str | None = None
        """Why nothing can be heard, once that was tried: for the log, not to be translated."""
        self._last: dict[str, tuple[Path, float]] = {}
        self.sounding: list[Iterator[int]] = []
        """What is left of all that sounds now."""
        self._sink: QAudioSink | None = None
        self._line: QIODevice | None = None
        self._taken = 0.0
        self._devices: QMediaDevices | None = None
        self._feeding = QTimer(self, interval=_FEED)
        self._feeding.timeout.connect(self.feed)
        self._resting = QTimer(self, interval=_REST, singleShot=True)
        self._resting.timeout.connect(self.let_go)

    def say(self, cue: str) -> None:
        """Lets ``cue`` be heard, unless as much is to be heard already."""
        before, when = self._last.get(cue, (None, -APART))
        now = time.monotonic()
        if now - when < APART or len(self.sounding) >= MOST:
            return
        if not self._ready():
            self._missed = cue, now
            return
        variants = _files(cue)
        file = random.choice([one for one in variants if one != before] or variants)
        self._last[cue] = file, now
        if not self.sounding:
            self._taken = now
        # The ear takes half the strength for little less.
        strength = self.volume**2
        self.sounding.append(int(value * strength) for value in samples(file))
        self._resting.stop()
        self._feeding.start()
        self.feed()

    def feed(self) -> None:
        """Hands over as much as there is room for."""
        if self._sink is None or self._line is None:
            return
        room = self._sink.bytesFree() // 2
        now = time.monotonic()
        if room > 0:
            self._taken = now
            mixed = [0] * room
            for sound in tuple(self.sounding):
                part = list(islice(sound, room))
                mixed[: len(part)] = map(int.__add__, mixed, part)
                if len(part) < room:
                    self.sounding.remove(sound)
            loud = (max(-_TOP, min(_TOP, value)) for value in mixed)
            self._line.write(array("h", loud).tobytes())
        elif now - self._taken > _DEAF:
            self.let_go()
            return
        if not self.sounding:
            self._feeding.stop()
            self._resting.start()

    def _ready(self) -> bool:
        """Whether there is anything to hear it from; tried once, and again with other devices."""
        if self._server is not None:
            self._call(self._server)
            return False
        if self._line is not None or self.silence is not None:
            return self._line is not None
        with hushed():
            self.silence = self._open()
        if self.silence is not None:
            _log.info("nothing will be heard: %s", self.silence)
        return self.silence is None

    def _call(self, server: Path) -> None:
        now = time.monotonic()
        if now >= self._call_after:
            from moon_desktop.outside.sound_server import ServerCall

            self._call_after = now + _CALL_AGAIN
            ServerCall(server, self).answered.connect(self._hear_answer)

    def _hear_answer(self, answers: bool) -> None:
        if not answers:
            self.silence = "the server of sound does not answer"
            _log.info("nothing will be heard: %s", self.silence)
            return
        self.silence = self._server = None
        if self._missed is not None and time.monotonic() - self._missed[1] < _FRESH:
            self.say(self._missed[0])

    def _open(self) -> str | None:
        """Takes the device that the system has chosen; why that cannot be done, if it cannot."""
        try:
            from PySide6.QtMultimedia import QAudioFormat, QAudioSink, QMediaDevices
        except ImportError as error:
            return str(error)
        if self._devices is None:
            self._devices = QMediaDevices(self)
            self._devices.audioOutputsChanged.connect(self._forget)
        device = QMediaDevices.defaultAudioOutput()
        if device.isNull():
            return "there is no device"
        form = QAudioFormat()
        form.setSampleRate(RATE)
        form.setChannelCount(1)
        form.setSampleFormat(QAudioFormat.SampleFormat.Int16)
        if not device.isFormatSupported(form):
            return "the device takes no sound of this form"
        self._sink = QAudioSink(device, form, self)
        self._sink.setBufferSize(round(_AHEAD * RATE) * 2)
        # None where it could not be opened, whatever the types tell.
        line: QIODevice | None = self._sink.start()
        self._line = line
        return "the device cannot be opened" if line is None else None

    def let_go(self) -> None:
        """Ends all that sounds, and leaves the device to others until something is heard again."""
        self._feeding.stop()
        self.sounding.clear()
        sink, self._sink, self._line = self._sink, None, None
        if sink is not None:
            sink.stop()
            sink.deleteLater()

    def _forget(self) -> None:
        """There are other devices: what is heard next is heard from the one in use then."""
        self.let_go()
        self.silence = None


@cache
def _files(cue: str) -> list[Path]:
    """The variants of ``cue``; FileNotFoundError where there is none."""
    resource("sounds", f"{cue}-1.wav")
    return sorted(resource("sounds").glob(f"{cue}-[0-9].wav"))


@cache
def samples(file: Path) -> array[int]:
    """What is in a file of sound."""
    with wave.open(str(file)) as sound:
        return array("h", sound.readframes(sound.getnframes()))


@contextmanager
def hushed() -> Iterator[None]:
    """Qt complains of nothing meanwhile, unless QT_LOGGING_RULES asks it to; nor where something
    within has it hushed, too.

    No handler of Python's hears it instead: as its libraries are loaded Qt complains with the
    loader locked, and would wait for Python while a thread that has Python waits for the loader.
    """
    _hushes.append(_NOTHING)
    QLoggingCategory.setFilterRules(_NOTHING)
    try:
        yield
    finally:
        _hushes.pop()
        QLoggingCategory.setFilterRules(_hushes[-1] if _hushes else "")
