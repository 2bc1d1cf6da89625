"""What anything at the table means: told on pointing, on a click that asks, and by a key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWhatsThis

from moon_desktop.games.dominoes.show.wording import tile_name
from moon_desktop.windows.help.window import HelpWindow
from moon_desktop.windows.main.what_is_this import Explanation
from moon_desktop.windows.score.table import ScoreHead
from moon_desktop.words import names
from tests.kit.arrange import Table
from tests.kit.person import LEFT, until
from tests.kit.table_positions import bidding, leading, scored

pytestmark = pytest.mark.usefixtures("unpainted")

BID = "<b>Bid.</b> A promise to take so many tricks"
PASS = "<b>Pass.</b> To make no bid."


@pytest.fixture
def tips(monkeypatch):
    """The tips that were shown, as they are written."""
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, *rest: shown.append(text))
    return shown


@pytest.fixture
def pages(monkeypatch):
    """The explanations that were asked for, as they are written."""
    shown: list[str] = []
    monkeypatch.setattr(Explanation, "open", lambda self, *_: shown.append(self.words.text()))
    yield shown
    QWhatsThis.leaveWhatsThisMode()


def ask(widget, point, kind=QEvent.Type.ToolTip):
    """The pointer rests at ``point`` of ``widget``, or asks there."""
    event = QHelpEvent(kind, point, widget.mapToGlobal(point))
    QApplication.sendEvent(widget, event)


def middle_of(item):
    return item.mapToScene(item.boundingRect().center()).toPoint()


def test_pointing_explains_what_signs_and_labels_say(sit_at, tips):
    """A plate tells its own tip first, and two terms besides; a figure has none."""
    person = sit_at(bidding())
    furniture, panel = person.table.furniture, person.window.panel
    ask(person.viewport, middle_of(furniture.plates[-1]))
    assert names.apart(person.host.names[2]) in tips[-1].replace("\n", " ")
    assert BID in tips[-1]
    assert "<b>Dealer.</b>" in tips[-1], "for the coin, on which there is no word"
    assert tips[-1].count("<b>") == 2
    for words, wanted in (
        ("Pass", PASS),
        ("5", ""),
        ("Shoot over", "<b>Shoot over.</b> To promise"),
    ):
        (key,) = (key for key in panel.keys if key.text() == words)
        before = len(tips)
        ask(key, key.rect().center())
        assert tips[before:] == [tip for tip in tips[before:] if wanted and wanted in tip]
        assert len(tips) - before == bool(wanted)
    (line,) = (label for label in panel.findChildren(QLabel) if label.text() == panel.told)
    ask(line, line.rect().center())
    assert BID in tips[-1]


def test_pointing_at_the_card_and_the_pad_explains_their_words(sit_at, tips):
    person = sit_at(scored())
    card, table = person.window.card, person.window.pad.table
    (title,) = (label for label in card.findChildren(QLabel) if label.text() == card.result.title)
    ask(title, title.rect().center())
    assert "<b>" in tips[-1]
    tip = table.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.count("<b>") == 2
    assert "Click to see its tiles." in tip


def test_a_click_that_asks_explains_and_does_nothing_else(sit_at, pages):
    """What is this? turns the next click into a question; where a click means nothing else, and
    with the right button, it is one anyway."""
    person = sit_at(bidding())
    entries = len(person.host.entries)
    person.do("what")
    assert QWhatsThis.inWhatsThisMode()
    person.click_on(person.window.panel.keys[0])
    assert PASS in pages[-1]
    QWhatsThis.leaveWhatsThisMode()
    assert len(person.host.entries) == entries
    tile = person.host.sight.held[0]
    ask(person.viewport, person.place_of(tile), QEvent.Type.WhatsThis)
    assert f"<p>{tile_name(tile)}</p>" in pages[-1]
    plaque = middle_of(person.table.furniture.plaque)
    person.click(plaque)
    assert "<b>Auction.</b>" in pages[-1]
    said = len(pages)
    person.click(person.middle)
    assert len(pages) == said, "there is nothing to explain on the felt"
    point = middle_of(person.table.furniture.plates[0])
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, point, person.viewport.mapToGlobal(point))
    QApplication.sendEvent(person.viewport, event)
    assert BID in pages[-1]


def test_a_key_that_is_not_open_tells_why(sit_at, pages):
    person = sit_at(Table().dealer(0).deal().say("5 pass"))
    person.window.resize(1280, 800)
    until(lambda: not all(key.isEnabled() for key in person.window.panel.keys), "all the keys")
    closed = [key for key in person.window.panel.keys if not key.isEnabled()][-1]
    person.do("what")
    person.click_on(closed)
    assert "The standing bid is 5: go above it, or pass." in pages[-1]
    assert PASS in pages[-1]


def test_a_key_explains_what_has_the_focus(sit_at, pages):
    """A key of the panel; also by the key that on other programs opens a menu."""
    person = sit_at(bidding(), by="keys")
    person.press(Qt.Key.Key_Right)
    person.do("what")
    assert PASS in pages[-1]
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    QApplication.sendEvent(person.focus, event)
    assert pages[-1] == pages[-2]
    assert not QWhatsThis.inWhatsThisMode()


def test_a_key_explains_the_tile_in_focus(sit_at, pages):
    """Where nothing is in focus, the next click is asked about."""
    person = sit_at(leading(), by="keys")
    person.do("what")
    assert QWhatsThis.inWhatsThisMode()
    QWhatsThis.leaveWhatsThisMode()
    tile = person.host.sight.held[1]
    person.walk_to(tile)
    person.do("what")
    assert f"<p>{tile_name(tile)}</p>" in pages[-1]


def test_the_score_sheet_explains_its_words_in_its_own_window(sit_at, pages):
    person = sit_at(scored())
    sheet = person.program.commands.scores()
    ask(sheet.keys, QPoint(1, 1), QEvent.Type.WhatsThis)
    assert pages == []
    heads = sheet.findChildren(ScoreHead)
    ask(heads[0].viewport(), QPoint(8, 8), QEvent.Type.WhatsThis)
    assert "<b>Hand.</b>" in pages[-1]
    sheet.close()


def test_an_explanation_leads_to_help(sit_at):
    """Its link and F1, at the term."""
    person = sit_at(bidding())
    person.window.panel.keys[0].setFocus()
    person.do("what")
    popup = QApplication.activePopupWidget()
    assert popup is not None
    QTest.keyClick(popup, Qt.Key.Key_F1)
    until(lambda: person.window.findChild(HelpWindow) is not None, "help")
    help_ = person.window.findChild(HelpWindow)
    assert help_.browser.source().toString() == "help:/terms#pass"
    assert help_.browser.verticalScrollBar().value() > 0
    help_.close()
    person.do("what")
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, Explanation)
    link = QPoint(16, popup.words.height() - 14)
    QTest.mousePress(popup.words, LEFT, pos=link)
    QTest.mouseRelease(popup.words, LEFT, pos=link)
    assert help_.isVisible()
    help_.close()
