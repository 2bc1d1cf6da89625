"""Whether the folders of this person can be written and read; nothing is left in them."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from moon_desktop import log, settings
from moon_desktop.self_test.trial import Amiss, Found, Place
from moon_desktop.settings import Settings
from moon_desktop.wording import self_test as words
from moon_desktop.wording import self_test_why as reasons

_TEXT = "Self-test: ½ äöü 名\n"


def try_folder(place: Place, which: str) -> Found:
    """Tries the folder of the ``data``, of the ``preferences``, or the ``log``; raises OSError as
    the system does."""
    folder = place.preferences if which == "preferences" else place.data
    with _there(folder):
        if which == "data":
            _try_file(folder)
        elif which == "preferences":
            _try_preferences(folder)
        else:
            _try_log(folder)
    return Found(words.files(1), (str(folder),))


@contextmanager
def _there(folder: Path) -> Iterator[None]:
    """``folder`` for a while, if it is not there already, and those above it."""
    made = []
    for missing in [folder, *folder.parents]:
        if missing.is_dir():
            break
        made.append(missing)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        yield
    finally:
        for empty in made:
            # Somebody else may have put something there meanwhile.
            if empty.is_dir() and not any(empty.iterdir()):
                empty.rmdir()


def _probe(folder: Path, ending: str) -> Path:
    """A file that is not there: no other copy of the program has it either."""
    return folder / f"self-test-{os.getpid()}-{secrets.token_hex(6)}{ending}"


def _try_file(folder: Path) -> None:
    """A file is written, put in the place of another, read and removed, as a record is."""
    path = _probe(folder, ".moon")
    fresh = path.with_suffix(".new")
    try:
        path.write_text("", encoding="utf-8")
        with fresh.open("w", encoding="utf-8") as file:
            file.write(_TEXT)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
        if path.read_text(encoding="utf-8") != _TEXT:
            raise Amiss(reasons.not_as_written(str(folder)))
    finally:
        for left in (path, fresh):
            left.unlink(missing_ok=True)


def _try_preferences(folder: Path) -> None:
    """Preferences are kept in a file beside the person's own."""
    path = _probe(folder, "")
    kept = Settings(your_name="½ äöü")
    # The folder itself says better than Qt why it cannot be written.
    _try_file(folder)
    try:
        path.mkdir()
        if not settings.save(settings.file_at(path), kept):
            raise Amiss(reasons.not_kept())
        found, damaged = settings.load(settings.file_at(path), {})
        if found != kept or damaged:
            raise Amiss(reasons.not_as_written(str(folder)))
    finally:
        for left in path.glob("*"):
            left.unlink()
        if path.is_dir():
            path.rmdir()


def _try_log(folder: Path) -> None:
    """The log can be added to; nothing is."""
    path = folder / log.NAME
    if path.exists():
        with path.open("a", encoding="utf-8"):
            pass
        with path.open("rb") as file:
            file.read(1)
    else:
        _try_file(folder)
