"""A disk that takes its time: what stands in for `os.fsync`."""

from __future__ import annotations

import os
from threading import Event, Timer, current_thread, main_thread

import pytest

PATIENCE = 20.0
"""Seconds after which a disk that is held gives up."""


class SlowDisk:
    """Answers after ``seconds``, and while it is held not before ``answer``."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float = 0.0) -> None:
        self._seconds = seconds
        self._free, self._never = Event(), Event()
        self._free.set()
        self.heard: list[tuple[str, str]] = []
        """``asked`` and ``answered``, each with whom: ``window`` or ``writer``."""
        monkeypatch.setattr(os, "fsync", self._sync)

    def _sync(self, number: int) -> None:
        who = "window" if current_thread() is main_thread() else "writer"
        self.heard.append(("asked", who))
        if not self._free.is_set():
            assert who == "writer", "the window waits for a disk that is held"
            assert self._free.wait(PATIENCE), "nobody let the disk answer"
        self._never.wait(self._seconds)
        self.heard.append(("answered", who))

    def hold(self) -> None:
        """Keeps it from answering, and forgets what it has heard."""
        self._free.clear()
        self.heard.clear()

    def answer(self) -> None:
        """Lets it answer again."""
        self._free.set()

    def answer_soon(self) -> None:
        """The same by itself, while the window waits."""
        Timer(0.05, self.answer).start()

    @property
    def waited_for(self) -> bool:
        """Whether it was asked for what it did not answer yet."""
        return len(self.heard) % 2 > 0
