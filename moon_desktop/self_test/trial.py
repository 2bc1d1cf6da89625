"""What one line of the self-test is: what it tries, how long it may take, and what it found."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

LIMIT: Final = 60.0
"""Seconds after which a trial is taken for hung, where it has no limit of its own."""


class Amiss(Exception):
    """What was tried does not do what it should; the words are one plain sentence of why."""


class Trial(NamedTuple):
    """One line: ``key`` says what is tried, ``detail`` of which, where there are several."""

    key: str
    detail: str = ""
    seconds: float = LIMIT


class Found(NamedTuple):
    """What a trial that succeeded has to tell: how many of what, and particulars for whoever
    wants to know more."""

    told: str
    notes: tuple[str, ...] = ()


class Place(NamedTuple):
    """Where a trial may write: ``temporary`` is its own and goes away; in the folders of the
    ``data`` and the ``preferences`` of this person it may leave nothing."""

    temporary: Path
    data: Path
    preferences: Path


class Outcome(NamedTuple):
    """What became of a trial: ``found``, or ``why`` not, with the ``trace`` for the log."""

    trial: Trial
    found: Found | None
    why: str
    trace: str
    seconds: float
