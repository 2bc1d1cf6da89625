"""The loudspeaker: what is heard of a cue, which is nothing where there is none to hear it from.

QtMultimedia is loaded for the first sound, and stands on libraries that a system may lack.
"""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QUrl, qInstallMessageHandler

from moon_desktop.resources import resource

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

_log = logging.getLogger(__name__)

APART: Final = 0.04
"""Seconds between two sounds of one cue: what comes quicker is not told apart."""

MOST: Final = 6
"""So many sound together."""


class Speaker(QObject):
    """Says cues. What is said twice does not sound the same twice, where there are variants."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.volume = 1.0
        """From 0 to 1, as the ear has it."""
        self.silence: str | None = None
        """Why nothing can be heard, once that was tried: for the log, not to be translated."""
        self._sounds: dict[str, list[QSoundEffect]] | None = None
        self._last: dict[str, tuple[QSoundEffect, float]] = {}
        self._devices: QMediaDevices | None = None

    def say(self, cue: str) -> None:
        """Lets ``cue`` be heard, unless as much is to be heard already."""
        if self._sounds is None:
            self._sounds = self._loaded()
        variants = self._sounds.get(cue, [])
        before, when = self._last.get(cue, (None, -APART))
        now = time.monotonic()
        everything = (sound for sounds in self._sounds.values() for sound in sounds)
        if now - when < APART or sum(sound.isPlaying() for sound in everything) >= MOST:
            return
        if others := [sound for sound in variants if sound is not before] or variants:
            sound = random.choice(others)
            self._last[cue] = sound, now
            # The ear takes half the strength for little less.
            sound.setVolume(self.volume**2)
            sound.play()

    def _loaded(self) -> dict[str, list[QSoundEffect]]:
        """Every sound by its cue; none where there is nothing to hear them from."""
        with _overheard() as complaints:
            sounds = self._found()
        if self.silence is not None:
            told = "; ".join((self.silence, *complaints))
            _log.info("nothing will be heard: %s", told)
        return sounds

    def _found(self) -> dict[str, list[QSoundEffect]]:
        try:
            from PySide6.QtMultimedia import QMediaDevices, QSoundEffect
        except ImportError as error:
            self.silence = str(error)
            return {}
        if self._devices is None:
            self._devices = QMediaDevices(self)
            self._devices.audioOutputsChanged.connect(self._forget)
        missing = QMediaDevices.defaultAudioOutput().isNull()
        self.silence = "there is no device" if missing else None
        sounds: dict[str, list[QSoundEffect]] = {}
        for file in () if missing else sorted(resource("sounds").glob("*.wav")):
            sound = QSoundEffect(self)
            sound.setSource(QUrl.fromLocalFile(str(file)))
            sounds.setdefault(file.stem.rpartition("-")[0], []).append(sound)
        return sounds

    def _forget(self) -> None:
        """There are other devices: what is heard next is heard from the one in use then."""
        for sounds in (self._sounds or {}).values():
            for sound in sounds:
                sound.deleteLater()
        self._sounds = None
        self._last.clear()


@contextmanager
def _overheard() -> Iterator[list[str]]:
    """What Qt complains of meanwhile, which it tells nobody else."""
    complaints: list[str] = []
    before = qInstallMessageHandler(lambda kind, context, words: complaints.append(words))
    try:
        yield complaints
    finally:
        qInstallMessageHandler(before)
