"""The page on which the look is chosen by pictures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from moon_desktop.disk.settings import OPTIONS, Settings
from moon_desktop.look.theme import THEME
from moon_desktop.windows.dialogs.look_page import LookPage

CHOSEN = Settings(theme="night", felt="plum", tiles="ebony", numerals="small", tones=True)


@pytest.fixture
def parent(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


@pytest.fixture
def page(parent, qtbot):
    page = LookPage(CHOSEN, "contrast", parent)
    parent.show()
    qtbot.waitExposed(parent)
    return page


def test_what_was_chosen_is_handed_over_as_it_is(page):
    assert page.filled(CHOSEN) == CHOSEN
    assert page.filled(Settings()).look == CHOSEN.look


@pytest.mark.parametrize("option", ["theme", "felt", "tiles", "numerals"])
def test_each_choice_is_a_picture_that_is_clicked(page, qtbot, option):
    row = page.rows[option]
    assert tuple(row.keys) == tuple(OPTIONS[option].choices)
    for choice in (*OPTIONS[option].choices, getattr(CHOSEN, option)):
        # The lower corner is as good as the middle of a mark.
        corner = row.keys[choice].rect().bottomLeft() + QPoint(3, -3)
        before = getattr(page.filled(CHOSEN), option)
        with qtbot.waitSignals([page.changed] * (choice != before), timeout=500):
            QTest.mouseClick(row.keys[choice], Qt.MouseButton.LeftButton, pos=corner)
        assert getattr(page.filled(CHOSEN), option) == choice
        assert [key.isChecked() for key in row.keys.values()].count(True) == 1


def test_arrows_go_along_a_row_and_tab_to_the_next(page):
    page.rows["tiles"].setFocus()
    row = page.rows["tiles"].keys
    assert page.parentWidget().focusWidget() is row["ebony"]
    QTest.keyClick(row["ebony"], Qt.Key.Key_Right)
    assert page.filled(CHOSEN).tiles == "bone"
    assert page.parentWidget().focusWidget() is row["bone"]
    QTest.keyClick(row["bone"], Qt.Key.Key_Left)
    assert page.filled(CHOSEN).tiles == "ebony"
    QTest.keyClick(QApplication.focusWidget() or row["ebony"], Qt.Key.Key_Tab)
    assert page.parentWidget().focusWidget() is page.rows["numerals"].keys["small"]


def test_all_pictures_of_a_row_differ_and_change_nothing_of_the_program(page):
    key = THEME.key
    for option in ("theme", "felt", "tiles", "numerals"):
        shown = [button.grab().toImage() for button in page.rows[option].keys.values()]
        sizes = [image.size() for image in shown]
        assert len({bytes(image.constBits()) for image in shown}) == len(shown), sizes
    assert THEME.key == key


def test_pictures_show_what_is_chosen_in_the_other_rows(page):
    before = page.rows["felt"].keys["green"].grab().toImage()
    page.rows["tiles"].keys["bold"].click()
    assert page.rows["felt"].keys["green"].grab().toImage() != before


def test_high_contrast_has_a_felt_of_its_own(page):
    """Also where the theme is as the system is set, and that is set to more contrast."""
    for theme in ("contrast", "system"):
        page.rows["theme"].keys[theme].click()
        assert not page.rows["felt"].isEnabled()
        assert page.filled(CHOSEN).felt == "plum"
        page.rows["theme"].keys["evening"].click()
        assert page.rows["felt"].isEnabled()


def test_names_are_spoken_with_what_they_are_of(page):
    assert page.rows["tiles"].keys["ebony"].accessibleName() == "Tiles, Ebony"
    for row in page.rows.values():
        assert all(
            key.accessibleName().startswith(row.accessibleName()) for key in row.keys.values()
        )


@pytest.mark.parametrize(("theme", "told"), [("contrast", True), ("night", False)])
def test_high_contrast_tells_why_felt_and_backs_are_closed(page, theme, told):
    row = page.rows["theme"]
    row.keys[theme].click()
    assert page.rows["felt"].isEnabled() is not told
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page)]
    assert any("its own felt" in words for words in shown) is told
