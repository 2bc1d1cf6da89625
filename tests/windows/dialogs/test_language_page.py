"""The page of the preferences on which the language is chosen."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from moon_desktop.disk.settings import Settings
from moon_desktop.windows.dialogs.options_grid import LanguagePage
from moon_desktop.words import language


@pytest.fixture
def page_of(tmp_path, monkeypatch, qtbot):
    """The page, where English is spoken and German and Spanish there as well."""
    for code in ("de", "es"):
        folder = tmp_path / "languages" / code
        folder.mkdir(parents=True)
        (folder / "moon.mo").touch()
    monkeypatch.setattr(language, "folder", lambda: tmp_path)
    parent = QWidget()
    qtbot.addWidget(parent)
    return lambda chosen="", kept=True: LanguagePage(Settings(language=chosen), kept, parent)


def test_each_language_is_called_by_its_own_name(page_of):
    shown = {code: key.text() for code, key in page_of().row.keys.items()}
    own = {"en": "English", "de": "Deutsch", "es": "español"}
    assert shown == {"": "As the system has it: English", **own}


@pytest.mark.parametrize("chosen", ["", "en", "de"])
def test_what_is_chosen_is_handed_over(page_of, chosen):
    page = page_of()
    page.row.keys[chosen].click()
    assert page.filled(Settings()).language == chosen
    assert page_of(chosen).row.value() == chosen


def test_window_is_opened_anew_for_another_language_alone(page_of):
    page = page_of()
    assert not page.now.isEnabled()
    page.row.keys["de"].click()
    assert page.now.isEnabled()


def test_match_that_is_not_kept_is_not_lost_for_a_language(page_of):
    page = page_of("de", kept=False)
    assert not page.now.isEnabled()
    assert any("not kept on disk" in label.text() for label in page.findChildren(QLabel))
