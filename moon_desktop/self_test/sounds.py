"""Whether each sound that comes with the program is one."""

from __future__ import annotations

import wave
from pathlib import Path
from typing import Final

from moon_desktop.resources import folder
from moon_desktop.self_test.trial import Amiss, Found
from moon_desktop.wording import self_test as words
from moon_desktop.wording import self_test_why as reasons

_BEGINS: Final = {".ogg": b"OggS", ".flac": b"fLaC", ".opus": b"OggS"}
"""What a file of sound begins with, by its ending."""


def try_sounds() -> Found:
    """Reads every file of sound; there need be none."""
    home = folder() / "sounds"
    files = sorted(path for path in home.rglob("*") if path.is_file()) if home.is_dir() else []
    sounds = [path for path in files if path.suffix in (".wav", *_BEGINS)]
    for path in sounds:
        if not _sounds(path):
            raise Amiss(reasons.sound_unread(path.name))
    return Found(words.sounds(len(sounds)))


def _sounds(path: Path) -> bool:
    if path.suffix in _BEGINS:
        return path.read_bytes().startswith(_BEGINS[path.suffix])
    try:
        with wave.open(str(path)) as sound:
            return sound.getnframes() > 0 and len(sound.readframes(1)) > 0
    except (wave.Error, EOFError):
        return False
