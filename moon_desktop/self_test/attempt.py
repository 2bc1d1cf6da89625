"""A part of the self-test, and what became of it when it was tried."""

from __future__ import annotations

import logging
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from moon_desktop.disk import log
from moon_desktop.words.language import tr
from moon_desktop.words.notices import file_trouble

LIMIT: Final = 60.0
"""Seconds after which a part is taken for hung, where it has no limit of its own."""


class Amiss(Exception):
    """What was tried does not do what it should; the words are one plain sentence of why."""


class Part(NamedTuple):
    """One line of the report: its ``title``; what it does with a folder for itself, telling more
    for whoever wants to know; and how many seconds that may take."""

    title: str
    task: Callable[[Path], str]
    seconds: float = LIMIT


class Outcome(NamedTuple):
    """What became of a part: ``why`` it failed, None if it did not, and ``more`` about it."""

    why: str | None
    more: str


class _Noted(logging.Handler):
    """The program's own warnings, and errors nobody caught."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.notes: list[str] = []
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.notes.append(self.format(record))


def attempt(part: Part, place: Path) -> Outcome:
    """Does what ``part`` does; it failed also where the program only noted trouble."""
    noted = _Noted()
    logger = logging.getLogger("moon_desktop")
    logger.addHandler(noted)
    log.catch(lambda: None)
    threading.excepthook = lambda gone: logger.error(
        "an error in a thread", exc_info=(gone.exc_type, gone.exc_value or Exception(), None)
    )
    try:
        more = part.task(place)
    except Exception as error:
        if isinstance(error, Amiss):
            why = str(error)
        elif isinstance(error, OSError):
            why = file_trouble(error)
        else:
            why = tr("It broke off with an error: {error}").format(error=repr(error))
        return Outcome(why, "\n".join((*noted.notes, traceback.format_exc())))
    finally:
        logger.removeHandler(noted)
    if noted.notes:
        return Outcome(tr("The program noted trouble."), "\n".join(noted.notes))
    return Outcome(None, more)
