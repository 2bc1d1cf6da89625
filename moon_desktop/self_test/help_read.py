"""Whether every page of the help is read, with no link or picture that leads nowhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextCharFormat, QTextDocument
from PySide6.QtWidgets import QWidget

from moon_desktop.games.moon_rules import PRESETS, MoonRules
from moon_desktop.self_test.trial import Amiss, Found
from moon_desktop.windows.help_browser import HelpBrowser
from moon_desktop.windows.help_pages import OF_THE_RULES, PAGES
from moon_desktop.wording import self_test as words
from moon_desktop.wording import self_test_why as reasons

_LEAST = 200
"""Characters on the shortest page."""


def try_help() -> Found:
    """Sets every page as the help window does, those of the rules under each preset."""
    nobody = QWidget()
    browser = HelpBrowser(nobody)
    places = {page: set(_places(_shown(browser, page, MoonRules()))) for page in PAGES}
    pages = links = pictures = 0
    for page in PAGES:
        for preset in PRESETS.values() if page in OF_THE_RULES else (MoonRules(),):
            document = _shown(browser, page, preset)
            if document.characterCount() < _LEAST:
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


def _shown(browser: HelpBrowser, page: str, rules: MoonRules) -> QTextDocument:
    browser.show_text(page, rules, 1.0)
    return browser.document()


def _places(document: QTextDocument) -> Iterator[str]:
    """What a link may lead to on a page: the id that a paragraph opens with, or a heading."""
    block = document.begin()
    while block.isValid():
        yield block.text().split(" ", 1)[0]
        if block.blockFormat().headingLevel():
            yield block.text()
        block = block.next()


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
    if url.scheme() or target not in PAGES or (place and place not in places[target]):
        raise Amiss(reasons.link_broken(address, page))
