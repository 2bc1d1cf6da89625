"""What opens from within the program's windows: their pages, and the dialogs over them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from moon_desktop.application import MoonDesktop
from moon_desktop.players.hint import weigh
from moon_desktop.players.player import Limits
from moon_desktop.players.review import Step
from moon_desktop.review_room import ReviewRoom
from moon_desktop.reviewer import Scales, Stop, in_study
from moon_desktop.self_test.looking import Looker, shown
from moon_desktop.self_test.trial import Amiss
from moon_desktop.self_test.waiting import settle, until
from moon_desktop.study import Study
from moon_desktop.windows import preferences
from moon_desktop.windows.about_box import AboutBox
from moon_desktop.windows.help_pages import LICENCES, PAGES
from moon_desktop.windows.help_window import HelpWindow
from moon_desktop.windows.new_match import NewMatch
from moon_desktop.windows.preferences import Preferences
from moon_desktop.windows.review_window import ReviewWindow
from moon_desktop.windows.rules_page import RulesPage
from moon_desktop.windows.sheet_window import ScoreWindow
from moon_desktop.wording import self_test_why as reasons

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
    window._begin()
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
    page._keep(_OWN)
    if page.base != _OWN:
        raise Amiss(reasons.not_kept())
    looker.look(page.window())
    _over(looker, page.delete.text(), page.delete.click)
    page._drop()
    if page.base == _OWN:
        raise Amiss(reasons.not_kept())


def _help(program: MoonDesktop, looker: Looker, window: HelpWindow) -> None:
    for page in PAGES:
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
    window._go(1000)
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
    study = Study()
    look, _ = in_study(study)

    def glance(step: Step, stop: Stop) -> Step:
        sight = step.before.sight(step.seat)
        return step._replace(knew=study.think(weigh, sight, limits=Limits(_GLANCE, stop)))

    room = ReviewRoom(program, program.window, Scales(look, glance))
    program.window.closing.connect(study.close)
    program.commands.__dict__["review"] = room


def reviewed(program: MoonDesktop) -> ReviewWindow:
    """The open review, once the hand in it has been looked into."""
    window = program.commands.review.window
    until(lambda: window.hand is not None, reasons.the_review())
    return window
