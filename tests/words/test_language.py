"""The program's language: which is chosen, and what it makes of texts."""

from __future__ import annotations

import gettext
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from moon_desktop import resources
from moon_desktop.engine.record import Forms
from moon_desktop.games.game import Game
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.words import language
from moon_desktop.words.language import ENGLISH, Texts, best, ngettext, pgettext, speak, tr


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of data in which German has four texts and one document."""
    home = tmp_path / "languages" / "de"
    home.mkdir(parents=True)
    texts = Catalog(locale="de", charset="utf-8")
    texts.add("Trick", "Stich")
    texts.add(("{n} trick", "{n} tricks"), ("{n} Stich", "{n} Stiche"))
    texts.add("blank", "Null", context="tile")
    texts.add("blank", "leer")
    with home.joinpath("moon.mo").open("wb") as file:
        write_mo(file, texts)
    home.joinpath("play.md").write_text("Spielen", encoding="utf-8")
    english = tmp_path / "languages" / "en"
    english.mkdir()
    english.joinpath("play.md").write_text("Play", encoding="utf-8")
    english.joinpath("rules.md").write_text("Rules", encoding="utf-8")
    monkeypatch.setattr(resources, "folder", lambda: tmp_path)
    monkeypatch.setattr(language, "folder", lambda: tmp_path)
    yield home
    speak(ENGLISH)


def test_texts_are_told_in_the_language_that_is_spoken(german):
    assert tr("Trick") == "Trick"
    speak("de")
    assert language.spoken() == "de"
    assert tr("Trick") == "Stich"
    assert [ngettext("{n} trick", "{n} tricks", n) for n in (1, 2)] == ["{n} Stich", "{n} Stiche"]
    assert (pgettext("tile", "blank"), tr("blank")) == ("Null", "leer")
    assert tr("Not there") == "Not there"
    speak(ENGLISH)
    assert tr("Trick") == "Trick"


def test_other_texts_can_be_spoken(german):
    class Loud(gettext.NullTranslations):
        def gettext(self, message: str) -> str:
            return message.upper()

    speak("xx", Loud())
    assert tr("Trick") == "TRICK"


@pytest.mark.parametrize(
    ("wished", "got"),
    [
        (["de"], "de"),
        (["de_AT.UTF-8"], "de"),
        (["de-CH"], "de"),
        (["fr_FR", "de_DE@euro"], "de"),
        (["en_GB", "de"], "en"),
        (["C"], "en"),
        (["", "../de"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_there_is_is_the_best(german, wished, got):
    assert language.languages() == ("en", "de")
    assert best(wished) == got


@pytest.mark.parametrize(
    ("environment", "got"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "fr:de", "LANG": "en_US.UTF-8"}, "de"),
        ({"LANGUAGE": "", "LC_MESSAGES": "de_DE"}, "de"),
    ],
)
def test_the_system_is_asked_in_the_order_of_gettext(german, monkeypatch, environment, got):
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert best(language.of_system()) == got


def test_a_document_that_a_language_lacks_is_english(german):
    assert language.document("play.md").read_text() == "Play"
    speak("de")
    assert language.document("play.md").read_text() == "Spielen"
    assert language.document("rules.md").read_text() == "Rules"
    with pytest.raises(FileNotFoundError, match=r"none\.md is missing"):
        language.document("none.md")


@pytest.mark.parametrize(
    "content", [b"", b"no catalogue at all", b"\xde\x12\x04\x95" + b"\xff" * 24]
)
def test_what_is_no_catalogue_is_told(german, content):
    german.joinpath("moon.mo").write_bytes(content)
    with pytest.raises((OSError, ValueError)):
        speak("de")
    assert language.spoken() == "en"


# --- of another package ---------------------------------------------------------------------------


@pytest.fixture
def package(german: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package ``hoot`` with German texts and one document beside what the program has."""
    home = tmp_path / "there" / "hoot"
    folder = home / "languages" / "de"
    folder.mkdir(parents=True)
    home.joinpath("__init__.py").touch()
    home.joinpath("rules.toml").write_text("Owls")
    folder.joinpath("rules.toml").write_text("Eulen")
    texts = Catalog(locale="de", charset="utf-8")
    texts.add("Owl", "Eule")
    texts.add(("{n} owl", "{n} owls"), ("{n} Eule", "{n} Eulen"))
    texts.add("blank", "stumm", context="owl")
    with folder.joinpath("hoot.mo").open("wb") as file:
        write_mo(file, texts)
    monkeypatch.syspath_prepend(home.parent)
    monkeypatch.delitem(sys.modules, "hoot", raising=False)
    return home


def test_a_package_has_texts_of_its_own_before_those_of_the_program(package):
    hoot = Texts("hoot")
    assert (hoot.tr("Owl"), hoot.tr("Trick")) == ("Owl", "Trick")
    for _ in range(2):
        speak("de")
        assert (hoot.tr("Owl"), hoot.tr("Trick")) == ("Eule", "Stich")
        assert [hoot.ngettext("{n} owl", "{n} owls", n) for n in (1, 2)] == [
            "{n} Eule",
            "{n} Eulen",
        ]
        assert (hoot.pgettext("owl", "blank"), hoot.pgettext("tile", "blank")) == ("stumm", "Null")
        assert tr("Owl") == "Owl"
        speak(ENGLISH)
        assert hoot.tr("Owl") == "Owl"


def test_a_package_has_its_documents_by_language_too(package):
    there = package / "rules.toml"
    assert language.document(there).read_text() == "Owls"
    speak("de")
    assert language.document(there).read_text() == "Eulen"
    assert language.document(package / "other.toml") == package / "other.toml"


@pytest.mark.parametrize(
    "content", [b"no catalogue at all", b"\xde\x12\x04\x95" + b"\xff" * 24, bytes(4_000_001)]
)
def test_texts_of_a_package_that_cannot_be_read_are_told_once_and_english_stands(
    package, content, caplog
):
    package.joinpath("languages", "de", "hoot.mo").write_bytes(content)
    hoot, told = Texts("hoot"), list[str]()
    hoot.heed = lambda: told.append("told")
    speak("de")
    assert [hoot.tr(text) for text in ("Owl", "Trick", "Owl")] == ["Owl", "Stich", "Owl"]
    assert told == ["told"]
    (note,) = caplog.records
    assert "hoot.mo cannot be read" in note.getMessage()


def test_a_game_of_a_package_is_told_to_fail_where_its_texts_do(package):
    told: list[str] = []
    game = Game("hoot", home="hoot", rules=MoonRules, presets={}, start=list, forms=Forms((), 2))
    game.guard(lambda: told.append("told"))
    package.joinpath("languages", "de", "hoot.mo").write_bytes(b"none")
    speak("de")
    assert language.of("hoot").tr("Owl") == "Owl"
    assert told == ["told"]
