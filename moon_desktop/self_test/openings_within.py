"""What the trial of windows opens within each, and how it looks at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

import shiboken6
from PySide6.QtWidgets import QApplication, QWidget

from moon_desktop.app.application import MoonDesktop
from moon_desktop.players.player import Limits
from moon_desktop.players.review import Step
from moon_desktop.self_test.trial import Amiss, check_painted, settle, until
from moon_desktop.thinking.asking import weigh
from moon_desktop.thinking.reviews import Scales, Stop, in_worker
from moon_desktop.thinking.worker import Worker
from moon_desktop.windows.dialogs import preferences
from moon_desktop.windows.dialogs.boxes import AboutBox
from moon_desktop.windows.dialogs.new_match import NewMatch
from moon_desktop.windows.dialogs.preferences import Preferences
from moon_desktop.windows.help.pages import LICENCES
from moon_desktop.windows.help.window import HelpWindow
from moon_desktop.windows.review.window import ReviewWindow
from moon_desktop.windows.rules.page import RulesPage
from moon_desktop.windows.score.sheet_window import ScoreWindow
from moon_desktop.words import self_test_why as reasons


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


_OWN: Final = "Self-test"
"""The name of a set of house rules that is kept and deleted again."""

_GLANCE: Final = 0.02
"""Seconds for which each choice of a reviewed hand is weighed: as good as none."""


def _about(program: MoonDesktop, looker: Looker, window: AboutBox) -> None:
    before = shown()
    window.licences.click()
    settle()
    page = looker.opened(LICENCES, before)
    looker.look(page)
    looker.close(page)


def _new_match(program: MoonDesktop, looker: Looker, window: NewMatch) -> None:
    _over(looker, "house rules", window.change.click)
    window.number.setText("none")
    window.begin.click()
    looker.look(window)


def _preferences(program: MoonDesktop, looker: Looker, window: Preferences) -> None:
    for name in preferences.PAGES:
        window.show_page(name)
        looker.look(window)
    window.show_page("rules")
    _rules(looker, window.rules)


def _rules(looker: Looker, page: RulesPage) -> None:
    """The dialogs about sets of house rules, and one set kept and deleted."""
    for button in (page.save, page.bring_in, page.export):
        _over(looker, button.text(), button.click)
    page.ask_name = lambda *asked: asked[-1](_OWN)
    page.save.click()
    if page.base != _OWN:
        raise Amiss(reasons.not_kept())
    looker.look(page.window())
    _over(looker, page.delete.text(), page.delete.click)
    page.ask_to_delete = lambda *asked: asked[-1]()
    page.delete.click()
    if page.base == _OWN:
        raise Amiss(reasons.not_kept())


def _help(program: MoonDesktop, looker: Looker, window: HelpWindow) -> None:
    for page in window.pages:
        window.read(page)
        looker.look(window)
    window.finder.open_()
    window.zoom_by(1)
    looker.look(window)
    window.zoom_back()


def _scores(program: MoonDesktop, looker: Looker, window: ScoreWindow) -> None:
    window.show_hand(program.scores.finished[0])
    looker.look(window)
    for key in (window.bar.print_key, window.bar.pdf_key):
        _over(looker, key.text(), key.click)
    window.copy()
    window.copy_csv()


def _review(program: MoonDesktop, looker: Looker, window: ReviewWindow) -> None:
    """A hand step by step, then the page of the match once all hands are weighed."""
    reviewed(program)
    looker.look(window)
    window.bar.steps["last"].click()
    looker.look(window)
    window.pages.setCurrentWidget(window.match)
    reviewer = program.commands.review.reviewer
    until(lambda: len(reviewer.reviews) == len(program.scores.finished), reasons.the_review())
    settle()
    looker.look(window)
    window.pages.setCurrentIndex(0)


WITHIN: Final[Mapping[type, Callable[[MoonDesktop, Looker, Any], None]]] = {
    AboutBox: _about,
    NewMatch: _new_match,
    Preferences: _preferences,
    HelpWindow: _help,
    ScoreWindow: _scores,
    ReviewWindow: _review,
}
"""By window, what else there is in it."""


def _over(looker: Looker, what: str, press: Callable[[], object]) -> None:
    """The dialog that ``press`` opens over another."""
    before = shown()
    press()
    dialog = looker.opened(what.replace("&", ""), before)
    looker.look(dialog)
    looker.close(dialog)


def quick_review(program: MoonDesktop) -> None:
    """Reviews take a glance at each choice from now on, in a process as ever."""

    def scales(worker: Worker, game: str) -> Scales:
        def glance(step: Step, stop: Stop) -> Step:
            sight = step.before.sight(step.seat)
            return step._replace(
                knew=worker.think(weigh, game, sight, limits=Limits(_GLANCE, stop))
            )

        return in_worker(worker, game)._replace(weigh=glance)

    program.commands.review.reviewer.scales = scales


def reviewed(program: MoonDesktop) -> ReviewWindow:
    """The open review, once the hand in it has been looked into."""
    window = program.commands.review.window
    until(lambda: window.hand is not None, reasons.the_review())
    return window
