"""The program itself, opened in a window for a trial, over a folder of the trial's own."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent

from moon_desktop import settings
from moon_desktop.application import MoonDesktop
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.self_test.trial import Amiss
from moon_desktop.self_test.waiting import settle, until
from moon_desktop.settings import Settings
from moon_desktop.table.tempo import AT_ONCE
from moon_desktop.wording import self_test_why as reasons

LEVEL = "casual"
"""Who plays: it takes no time to think."""


def seats_of(you: str) -> Settings:
    """Preferences with ``you``, a person or a level, and computer players about you."""
    return Settings(
        your_player=you, left_player=LEVEL, across_player=LEVEL, right_player=LEVEL,
        movement="none", thinking="none", expert_seconds="0.2",
    )  # fmt: skip


@contextmanager
def opened(
    folder: Path, chosen: Settings, rules: MoonRules | None = None, seed: int = 1
) -> Iterator[MoonDesktop]:
    """The program in its window, with nothing that moves; closed at the end.

    A match under ``rules`` begins; without rules, the one left in ``folder`` goes on. Amiss where
    the window does not come, or where the match is not kept.
    """
    store = settings.file_at(folder / "preferences")
    if not settings.save(store, chosen):
        raise Amiss(reasons.not_kept())
    program = MoonDesktop(folder / "data", store, pace=AT_ONCE)
    try:
        program.start()
        if rules is not None:
            program.begin(rules, seed)
        until(lambda: program.machine.running and program.window.furnished, reasons.the_window())
        if not program.host.saved:
            raise Amiss(reasons.not_kept())
        yield program
    finally:
        _close(program)


def _close(program: MoonDesktop) -> None:
    program.window.close()
    program.host.stop_thinking()
    program.table.playback.clear()
    for thread in threading.enumerate():
        if thread.name.endswith("(_consider)"):
            thread.join(5)
    settle()
    program.unlock()
    # First the window: a paint that it still waits for would find its program gone.
    program.window.deleteLater()
    QCoreApplication.sendPostedEvents(program.window, QEvent.Type.DeferredDelete.value)
    program.deleteLater()
    QCoreApplication.sendPostedEvents(program, QEvent.Type.DeferredDelete.value)
