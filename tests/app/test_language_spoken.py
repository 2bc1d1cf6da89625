"""Which language the program speaks, and the window opened anew in another."""

from __future__ import annotations

import subprocess
import sys

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from PySide6.QtCore import QLocale, Qt

from moon_desktop.app.launch import talk
from moon_desktop.disk.settings import Settings, file_at, language, load, save
from moon_desktop.words import language as words
from tests.kit.command_line import ROOT


@pytest.fixture
def there(tmp_path, monkeypatch, qapp):
    """German and Arabic are there, each with a catalogue."""
    for code, new in (("de", "Neu"), ("ar", "جديد")):
        folder = tmp_path / "languages" / code
        folder.mkdir(parents=True)
        texts = Catalog(locale=code, charset="utf-8")
        texts.add("New", new)
        with (folder / "moon.mo").open("wb") as file:
            write_mo(file, texts)
    monkeypatch.setattr(words, "folder", lambda: tmp_path)
    yield tmp_path / "languages"
    talk(qapp, "en")


def test_language_of_the_preferences_is_spoken_by_qt_too(there, qapp):
    talk(qapp, "de")
    assert (words.spoken(), words.tr("New")) == ("de", "Neu")
    assert qapp.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    talk(qapp, "en")
    assert words.tr("New") == "New"
    assert qapp.translate("QPlatformTheme", "Cancel") == "Cancel"


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
    chosen, damaged = load(store)
    assert (chosen.language, damaged) == (read, ())


AGAIN = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from moon_desktop.app import launch
from moon_desktop.windows.main.window import MainWindow
from moon_desktop.app.application import MoonDesktop

launch.data_folder = launch.config_folder = lambda: Path(sys.argv[1])
started = MoonDesktop.start
times = []

def start(program, *how):
    started(program, *how)
    times.append(program.host.header.created)
    print(program.host.header.seed, len(program.host.entries) > 0, program.host.saved)
    again = program.commands.start_again
    program.table.view.first_seen.connect(
        lambda: QTimer.singleShot(300, program, again if len(times) < 2 else program.window.close)
    )

MoonDesktop.start = start
sys.exit(launch.run(None, "fosdick-widow", False))
"""


@pytest.mark.slow
def test_window_opened_anew_goes_on_with_the_match(tmp_path):
    run = subprocess.run(
        [sys.executable, "-c", AGAIN, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=50,
    )
    first, again = run.stdout.splitlines()
    assert (run.returncode, run.stderr) == (0, "")
    assert first.split()[0] == again.split()[0]
    assert again.split()[1:] == ["True", "True"]
