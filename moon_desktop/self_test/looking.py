"""Looking at windows: each is shown, painted and closed again, and what it is made of noted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import shiboken6
from PySide6.QtWidgets import QApplication, QWidget

from moon_desktop.self_test.painted import check_painted
from moon_desktop.self_test.trial import Amiss
from moon_desktop.self_test.waiting import settle, until
from moon_desktop.wording import self_test_why as reasons


class Looker:
    """``seen`` are the classes of all that was to be seen; ``windows`` counts what was looked at;
    ``amiss`` holds what went wrong, for one window that fails does not stop the others."""

    def __init__(self) -> None:
        self.seen: set[type] = set()
        self.windows = 0
        self.amiss: list[Amiss] = []

    def look(self, window: QWidget) -> None:
        """Amiss where ``window`` is not painted."""
        settle()
        check_painted(window)
        self.windows += 1
        for widget in (window, *window.findChildren(QWidget)):
            if widget.isVisible():
                self.seen.update(type(widget).__mro__)

    def close(self, window: QWidget) -> None:
        """Closes ``window``, unless it is gone already; Amiss where it stays."""
        if not shiboken6.isValid(window):
            return
        name = type(window).__name__
        window.close()
        if window.isVisible():
            raise Amiss(reasons.not_closed(name))
        settle()

    @contextmanager
    def at(self, what: str) -> Iterator[None]:
        """What goes wrong meanwhile is noted of ``what``, and windows left open are closed."""
        before = shown()
        try:
            yield
        except Amiss as amiss:
            self._note(what, str(amiss), amiss)
        except Exception as error:
            self._note(what, reasons.went_wrong(repr(error)), error)
        finally:
            for window in shown() - before:
                if shiboken6.isValid(window):
                    window.close()
            settle()

    def _note(self, what: str, why: str, error: Exception) -> None:
        noted = Amiss(reasons.one_failed(what, why))
        noted.__cause__ = error
        self.amiss.append(noted)

    def opened(self, what: str, before: set[QWidget]) -> QWidget:
        """The window that ``what`` has opened since there were those ``before``."""
        settle()
        until(lambda: shown() - before, reasons.window_of(what), 3.0)
        return next(iter(shown() - before))


def shown() -> set[QWidget]:
    """The windows and dialogs that are open."""
    return {window for window in QApplication.topLevelWidgets() if window.isVisible()}
