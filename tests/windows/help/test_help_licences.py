"""The page of licences: every part, its makers, and its texts as they are meant to be read."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtTest import QTest

from moon_desktop import licences
from moon_desktop.windows.help.pages import LICENCES
from moon_desktop.windows.paper.boxes import show_about


@pytest.fixture
def window(show):
    return show(LICENCES)


def test_every_part_is_there_with_its_makers(window):
    shown = window.browser.toPlainText()
    parts = licences.inside(licences.parts(), None)
    assert len(parts) > 80
    for part in parts:
        assert part.name in shown
        for line in part.copyright:
            assert " ".join(line.split()) in shown
    assert "Qt is used as it is" in shown
    assert "its packages bring it along" in shown


def test_every_text_is_there_word_for_word(window):
    shown = " ".join(window.browser.toPlainText().split())
    for name in licences.texts_of(licences.inside(licences.parts(), None)):
        # Lines of nothing but signs stood under headings.
        text = re.sub(r"^[\s*=_-]+$", "", licences.text_of(name), flags=re.M)
        for piece in re.split(r"\n\s*\n", text):
            assert " ".join(piece.split()) in shown, name


def test_link_leads_to_the_text_and_back_to_the_part(window):
    bar = window.browser.verticalScrollBar()
    bar.setValue(300)
    there = bar.value()
    window.browser.setSource(QUrl(f"help:/{LICENCES}#LGPL-3.0"))
    shown = window.browser.cursorForPosition(QPoint(60, 5)).block().text()
    assert "GNU Lesser General Public License" in shown
    assert bar.value() > there > 0
    window.back.click()
    assert bar.value() == there
    window.forward.click()
    assert bar.value() > there


# --- the box about the program ----------------------------------------------------------------


def test_about_is_done_with_enter_and_escape(parent):
    asked = []
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        box = show_about(parent, "told", lambda: asked.append(1))
        QTest.keyClick(box, key)
        assert not box.isVisible()
    assert asked == []
