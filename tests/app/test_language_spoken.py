"""Which language the program speaks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, Qt, QTranslator

from moon_desktop.app.launch import talk
from moon_desktop.disk.settings import Settings, file_at, language, load, save
from moon_desktop.words import language as words
from tests.words.test_language import catalogue

pytestmark = pytest.mark.timeout(60)


@pytest.fixture
def there(tmp_path, monkeypatch, qapp):
    """German and Arabic are there, each with a catalogue."""
    for code, new in (("de", "Neu"), ("ar", "جديد")):
        folder = tmp_path / "languages" / code
        folder.mkdir(parents=True)
        (folder / "moon.mo").write_bytes(
            catalogue({"": "Content-Type: text/plain; charset=UTF-8\n", "New": new})
        )
    monkeypatch.setattr(words, "folder", lambda: tmp_path)
    yield tmp_path / "languages"
    for own in qapp.findChildren(QTranslator):
        qapp.removeTranslator(own)
        own.deleteLater()
    talk(qapp, "en")


def test_language_of_the_preferences_is_spoken_by_qt_too(there, qapp):
    talk(qapp, "de")
    assert (words.spoken(), words.tr("New")) == ("de", "Neu")
    assert qapp.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_language_is_laid_out_in_its_direction(there, qapp):
    talk(qapp, "ar")
    assert qapp.layoutDirection() == Qt.LayoutDirection.RightToLeft
    talk(qapp, "de")
    assert qapp.layoutDirection() == Qt.LayoutDirection.LeftToRight


@pytest.mark.parametrize(("system", "spoken"), [(["de-AT", "en"], "de"), (["fr-FR"], "en")])
def test_system_has_its_way_where_none_was_chosen(there, qapp, monkeypatch, system, spoken):
    class System:
        uiLanguages = staticmethod(lambda: system)

    monkeypatch.setattr(QLocale, "system", lambda: System)
    talk(qapp, "")
    assert words.spoken() == spoken


def test_catalogue_that_cannot_be_read_is_noted_and_english_spoken(there, qapp, caplog):
    (there / "de" / "moon.mo").write_bytes(b"no catalogue")
    talk(qapp, "de")
    assert (words.spoken(), words.tr("New")) == ("en", "New")
    assert "the texts of the language de" in caplog.text


@pytest.mark.parametrize(("written", "read"), [("de", "de"), ("", ""), ("tlh", ""), ("../x", "")])
def test_language_in_the_preferences_is_one_there_is_or_the_systems(there, tmp_path, written, read):
    save(file_at(tmp_path), Settings(language=written))
    store = file_at(tmp_path)
    assert language(store) == read
    chosen, damaged = load(store, {})
    assert (chosen.language, damaged) == (read, ())
