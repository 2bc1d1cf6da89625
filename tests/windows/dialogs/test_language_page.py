"""The page of the preferences on which the language is chosen."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from moon_desktop.disk.settings import Settings
from moon_desktop.windows.dialogs.language_page import LanguagePage
from moon_desktop.words import language

pytestmark = pytest.mark.timeout(30)


@pytest.fixture
def page_of(tmp_path, monkeypatch, qtbot):
    """The page, where English is spoken and German there as well."""
    folder = tmp_path / "languages" / "de"
    folder.mkdir(parents=True)
    (folder / "moon.mo").touch()
    monkeypatch.setattr(language, "folder", lambda: tmp_path)
    parent = QWidget()
    qtbot.addWidget(parent)
    return lambda chosen="": LanguagePage(Settings(language=chosen), parent)


def test_each_language_is_called_by_its_own_name(page_of):
    box = page_of().box
    shown = {box.itemData(row): box.itemText(row) for row in range(box.count())}
    assert shown == {"": "As the system has it: English", "en": "English", "de": "Deutsch"}


@pytest.mark.parametrize("chosen", ["", "en", "de"])
def test_what_is_chosen_is_handed_over(page_of, chosen):
    page = page_of()
    page.box.setCurrentIndex(page.box.findData(chosen))
    assert page.filled(Settings()).language == chosen
    assert page_of(chosen).box.currentData() == chosen
