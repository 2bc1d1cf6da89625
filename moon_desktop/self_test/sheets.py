"""Trials of sheets: those beside the table, the help, the score sheet on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QUrl
from PySide6.QtGui import QAction, QPageSize, QTextCharFormat, QTextDocument
from PySide6.QtWidgets import QWidget

from moon_desktop.app.application import MoonDesktop
from moon_desktop.games import CATALOGUE
from moon_desktop.games.shown.help import Document
from moon_desktop.self_test.openings_within import Looker, reviewed
from moon_desktop.self_test.trial import Amiss, Found, settle, until
from moon_desktop.windows.help.browser import HelpBrowser
from moon_desktop.windows.help.pages import Library
from moon_desktop.windows.main import actions
from moon_desktop.windows.score import sheet_print
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.words import self_test as words
from moon_desktop.words import self_test_why as reasons

Doing: TypeAlias = Callable[[MoonDesktop, Looker, QAction], None]


def _give(action: QAction) -> None:
    """Gives a command that has to be open."""
    if not action.isEnabled():
        raise Amiss(reasons.command_closed(action.objectName()))
    action.trigger()
    settle()


def _hint(program: MoonDesktop, looker: Looker, action: QAction) -> None:
    _give(action)
    hinting = program.commands.hinting
    until(lambda: hinting.shown and not hinting.thinker.busy, reasons.the_hint())
    looker.look(program.window)
    _give(action)
    _check(not hinting.shown, action)


def _counting(program: MoonDesktop, looker: Looker, action: QAction) -> None:
    _give(action)
    _check(program.commands.tallying.shown, action)
    looker.look(program.window)
    _give(action)
    _check(not program.commands.tallying.shown, action)


def _last_trick(program: MoonDesktop, looker: Looker, action: QAction) -> None:
    _give(action)
    _check(program.table.look_back.is_open, action)
    looker.look(program.window)
    _give(action)
    _check(not program.table.look_back.is_open, action)


def _sheet(program: MoonDesktop, looker: Looker, action: QAction) -> None:
    was_shown = program.window.sheet_shown
    for shown in (not was_shown, was_shown):
        _give(action)
        _check(program.window.pad.isVisible() == shown, action)
        looker.look(program.window)


def _return(program: MoonDesktop, looker: Looker, action: QAction) -> None:
    """From a hand that is played on from its review."""
    _give(program.window.actions_[actions.REVIEW])
    window = reviewed(program)
    window.bar.play_on.click()
    settle()
    _check(program.host.side is not None, action)
    looker.look(program.window)
    _give(action)
    _check(program.host.side is None, action)


def _claim(program: MoonDesktop, looker: Looker, action: QAction) -> None:
    """It is open only where the rest of a hand is certain; that it is not else is all that can be
    seen in any hand."""
    _check(action.isEnabled() == (program.host.claimant is not None), action)


def _shorter(program: MoonDesktop, looker: Looker, action: QAction) -> None:
    before = len(program.host.entries)
    _give(action)
    _check(len(program.host.entries) < before and program.host.saved, action)
    looker.look(program.window)


def _quit(program: MoonDesktop, looker: Looker, action: QAction) -> None:
    _give(action)
    _check(not program.window.isVisible(), action)


def _check(done: bool, action: QAction) -> None:
    if not done:
        raise Amiss(reasons.does_nothing(action.objectName()))


BESIDE: Final[Mapping[str, Doing]] = {
    actions.HINT: _hint,
    actions.COUNTING: _counting,
    actions.LAST_TRICK: _last_trick,
    actions.PAD: _sheet,
    actions.RETURN: _return,
    actions.CLAIM: _claim,
    actions.UNDO: _shorter,
    actions.AGAIN: _shorter,
    actions.QUIT: _quit,
}
"""By command. Every other one opens a window."""


_LEAST_READ = 200
"""Characters on the shortest page."""


def try_help() -> Found:
    """Sets every page as the help window does, those of a match under each preset."""
    nobody = QWidget()
    browser = HelpBrowser({}, nobody)
    pages = links = pictures = 0
    for game in CATALOGUE.values():
        first, *others = (Library(game, rules, {}).pages() for rules in game.presets.values())
        places = {key: set(_places(_shown(browser, first, key))) for key in first}
        sets = [(first, key) for key in first]
        sets += [(other, key) for other in others for key in other if other[key].of_the_match]
        for found, page in sets:
            document = _shown(browser, found, page)
            if document.characterCount() < _LEAST_READ:
                raise Amiss(reasons.page_empty(page))
            for form in _forms(document):
                if form.isImageFormat():
                    _check_picture(document, form.toImageFormat().name(), page)
                    pictures += 1
                if form.anchorHref():
                    _check_link(form.anchorHref(), page, places)
                    links += 1
            pages += 1
    nobody.deleteLater()
    return Found(words.pages(pages, links, pictures))


def _shown(browser: HelpBrowser, pages: Mapping[str, Document], page: str) -> QTextDocument:
    browser.pages = pages
    browser.read(page)
    browser.reload()
    return browser.document()


def _places(document: QTextDocument) -> Iterator[str]:
    """What a link may lead to on a page."""
    for form in _forms(document):
        yield from form.anchorNames()


def _forms(document: QTextDocument) -> Iterator[QTextCharFormat]:
    """The format of each piece of the text."""
    block = document.begin()
    while block.isValid():
        place = block.begin()
        while not place.atEnd():
            yield place.fragment().charFormat()
            place += 1
        block = block.next()


def _check_picture(document: QTextDocument, name: str, page: str) -> None:
    kind = QTextDocument.ResourceType.ImageResource.value
    picture = document.resource(kind, QUrl(name))
    if picture is None or picture.isNull():
        raise Amiss(reasons.picture_missing(name, page))


def _check_link(address: str, page: str, places: Mapping[str, set[str]]) -> None:
    url = QUrl(address)
    target = url.path().rpartition("/")[2] or page
    place = url.fragment(QUrl.ComponentFormattingOption.FullyDecoded)
    if url.scheme() or target not in places or (place and place not in places[target]):
        raise Amiss(reasons.link_broken(address, page))


_LEAST = 1000
"""Bytes that a sheet with nothing but its heading has, its typefaces included."""


def try_printing() -> Found:
    """Makes a PDF file of a sheet in both sizes of paper, and looks for printers."""
    model, game = ScoreModel(), CATALOGUE[CATALOGUE.first]
    rules = game.rules()
    model.set_match(game.show, rules, ("",) * rules.table.count, ())
    sizes = (QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter)
    for size in sizes:
        made = sheet_print.pdf(model, size, 1)
        if not made.startswith(b"%PDF-") or len(made) < _LEAST:
            raise Amiss(reasons.no_pdf())
    return Found(words.sheets(len(sizes)), (words.printers(sheet_print.printers()),))
