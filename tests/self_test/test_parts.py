"""Each part that comes with the program is missed when it is gone, and found out when it is bad."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QDialog, QMainWindow

from moon_desktop import resources, windows
from moon_desktop.disk.journal import Journal
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.players import contract_value, payoffs, strength
from moon_desktop.games.moon_cards.players import round_solver
from moon_desktop.games.views.help import Document
from moon_desktop.look import typography
from moon_desktop.look.themes import palettes
from moon_desktop.players.kernel import solver
from moon_desktop.self_test import parts, table
from moon_desktop.self_test.attempt import Amiss
from moon_desktop.table.faces import Faces
from moon_desktop.windows.score import sheet_print
from moon_desktop.words.language import languages
from tests.example_small.owl import GAME as OWL

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def data(tmp_path, monkeypatch):
    """A copy of the data folder, to be damaged."""
    copy = tmp_path / "resources"
    shutil.copytree(resources.folder(), copy)
    monkeypatch.setattr(resources, "folder", lambda: copy)
    monkeypatch.setattr("moon_desktop.words.language.folder", lambda: copy)
    monkeypatch.setattr("moon_desktop.learning.lesson.folder", lambda: copy)
    read: tuple[Any, ...] = (
        typography.load_fonts, payoffs.WinTable.read, contract_value.figures,
        contract_value.calibration_of, strength.rows, strength.Strength.of,
    )  # fmt: skip
    for kept in read:
        kept.cache_clear()
    yield copy
    for kept in read:
        kept.cache_clear()


@pytest.mark.slow
def test_every_part_is_tried_of_what_comes_with_the_program(tmp_path):
    """Of the matches one, for all take long; the person's folders need not be there, nor are they
    afterwards."""
    here = parts.parts(tmp_path / "a" / "data", tmp_path / "b" / "preferences")
    presets = [(game.show.rules, key) for game in CATALOGUE.values() for key in game.presets]
    matches = {f"Match: {words.preset_name(key)}" for words, key in presets}
    assert matches <= {part.title for part in here}
    place = tmp_path / "place"
    place.mkdir()
    for part in here:
        if part.title not in matches and part.task is not table.open_windows:
            part.task(place)
    table.play("fosdick", place)
    assert [path.name for path in tmp_path.iterdir()] == ["place"]


def test_a_game_is_tried_alone(tmp_path):
    """Its players, its help in each language, and a match under each of its house rules."""
    game = CATALOGUE["shoot-the-moon-cards"]
    players, texts, *matches = parts.parts_of((game,))
    assert [part.title for part in matches] == [
        f"Match: {game.show.rules.preset_name(key)}" for key in game.presets
    ]
    assert players.task(tmp_path) == ", ".join(game.presets)
    assert texts.task(tmp_path) == ", ".join(languages())


def test_help_of_a_game_that_cannot_be_read_is_told(tmp_path, monkeypatch):
    told = Document("rules", "Rules", (tmp_path / "none.md").read_text)
    monkeypatch.setattr(OWL.show.help, "documents", lambda rules: (told,), raising=False)
    with pytest.raises(OSError, match=r"none\.md"):
        parts.try_languages(tmp_path, (OWL,))


@pytest.mark.parametrize(
    ("bad", "content", "try_", "told"),
    [
        ("fonts/lato/Lato-Bold.ttf", b"none", parts.try_files, r"Lato-Bold\.ttf cannot be read"),
        ("icons/moon-desktop-48.png", b"none", parts.try_files, r"48\.png cannot be read"),
        ("sounds/trick-2.wav", b"RIFF", parts.try_sounds, r"trick-2\.wav cannot be read"),
        (
            "players/race-3-points.bin",
            b'{"nodes": [1, 2]}\n',
            parts.try_players,
            "0 chances for 2 needs",
        ),
        (
            "languages/xx/moon.mo",
            b"\xde\x12\x04\x95" + bytes(8),
            parts.try_languages,
            "language xx cannot be read",
        ),
    ],
)
def test_file_that_is_bad_is_told(data, tmp_path, bad, content, try_, told):
    (data / bad).parent.mkdir(exist_ok=True)
    (data / bad).write_bytes(content)
    with pytest.raises((Amiss, ValueError), match=told):
        try_(tmp_path)


@pytest.mark.parametrize(
    ("gone", "try_"),
    [
        ("fonts/lato/Lato-Bold.ttf", parts.try_files),
        ("licences/texts/MIT.txt", parts.try_files),
        ("players/race-3-widow-marks.bin", parts.try_players),
        ("players/calibration.json", parts.try_players),
        ("players/strength.json", parts.try_players),
        ("lessons/texas42.toml", parts.try_lessons),
        ("practice/texas42.jsonl", parts.try_lessons),
    ],
)
def test_file_that_is_gone_is_missed(data, tmp_path, gone, try_):
    (data / gone).unlink()
    with pytest.raises(FileNotFoundError, match=Path(gone).stem):
        try_(tmp_path)


def test_solver_that_does_not_load_is_missed(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, round_solver.__name__, None)
    for module in ("race", "adviser"):
        monkeypatch.delitem(sys.modules, f"{round_solver.__package__}.{module}", raising=False)
    with pytest.raises(ImportError, match="round_solver"):
        parts.try_players(tmp_path, (CATALOGUE["shoot-the-moon-cards"],))


def test_folder_that_cannot_be_is_told(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(NotADirectoryError):
        parts.try_folder(tmp_path / "file" / "below", tmp_path)


def test_kernel_that_errs_or_is_not_compiled_is_told(tmp_path, monkeypatch):
    both = (solver, round_solver)
    for lacking in both:
        for module in both:
            monkeypatch.setattr(module, "COMPILED", module is not lacking)
        with monkeypatch.context() as packed:
            parts.try_kernel(tmp_path)
            packed.setattr("sys.frozen", True, raising=False)
            with pytest.raises(Amiss, match="not the compiled one"):
                parts.try_kernel(tmp_path)
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr(solver, "COMPILED", True)
    monkeypatch.setattr(round_solver, "COMPILED", True)
    parts.try_kernel(tmp_path)

    class Errs:
        def __init__(self, *_, **__):
            pass

        def value(self, hands, turn):
            return 3

    monkeypatch.setattr(solver, "Solver", Errs)
    with pytest.raises(Amiss, match="finds 3 where 7 is right"):
        parts.try_kernel(tmp_path)


def test_tiles_that_cannot_be_told_apart_are_told(tmp_path, monkeypatch):
    right = Faces.pixmap
    monkeypatch.setattr(
        Faces,
        "pixmap",
        lambda self, tile, width: right(self, "6-4" if tile == "6-5" else tile, width),
    )
    with pytest.raises(Amiss, match="“Evening” two tiles look the same"):
        parts.try_themes(tmp_path)


def test_every_theme_that_can_be_chosen_is_tried(tmp_path):
    """By the name that it has in the preferences."""
    assert parts.try_themes(tmp_path) == "Evening, Daylight, Night, High contrast"


@pytest.mark.parametrize(
    ("bad", "told"),
    [
        ({}, "The theme “Night” looks like “Evening”"),
        (palettes.DAYLIGHT, "The theme “Night” looks like “Daylight”"),
        ({**palettes.NIGHT, "mat0": "#12345"}, "The colours of the theme “Night” cannot be read"),
        ({**palettes.NIGHT, "pip": "Nigth"}, "The colours of the theme “Night” cannot be read"),
        (None, "The colours of the theme “Night” cannot be read"),
    ],
)
def test_theme_that_is_not_worn_is_told_by_its_name(tmp_path, monkeypatch, bad, told):
    changed = {**palettes.PALETTES, "night": bad}
    if bad is None:
        del changed["night"]
    monkeypatch.setattr("moon_desktop.look.themes.palettes.PALETTES", changed)
    with pytest.raises(Amiss, match=told):
        parts.try_themes(tmp_path)


# The table.


@pytest.mark.slow
def test_sheet_that_is_not_printed_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(sheet_print, "pdf", lambda *_: b"")
    with pytest.raises(Amiss, match="cannot be printed"):
        table.play("fosdick", tmp_path)


@pytest.mark.slow
def test_record_that_is_not_what_was_played_is_told(tmp_path, monkeypatch):
    class Cut:
        entries = due = ()

    monkeypatch.setattr(Journal, "left", lambda journal, game: Cut)
    with pytest.raises(Amiss, match="not the match that was played"):
        table.play("fosdick", tmp_path)


@pytest.mark.slow
def test_every_window_there_is_is_opened(tmp_path):
    """Every class of ``windows/`` that is a window or a dialog, and not what others are made of;
    also one that is added."""
    seen = set(table.open_windows(tmp_path).split(", "))
    kinds = set()
    for module in pkgutil.walk_packages(windows.__path__, f"{windows.__name__}."):
        found = importlib.import_module(module.name)
        for name, kind in inspect.getmembers(found, inspect.isclass):
            own = kind.__module__ == found.__name__ and not kind.__subclasses__()
            if issubclass(kind, (QDialog, QMainWindow)) and own:
                kinds.add(name)
    assert len(kinds) > 4
    assert kinds <= seen


@pytest.mark.slow
def test_window_with_nothing_in_it_is_told(tmp_path, monkeypatch):
    def bare(program, name):
        if name == "practice":
            dialog = QDialog(program.window)
            dialog.setStyleSheet("background: white; border: none")
            dialog.show()
        else:
            right(program, name)

    right = table.give
    monkeypatch.setattr(table, "give", bare)
    with pytest.raises(Amiss, match="nothing to be seen in the window “QDialog”"):
        table.open_windows(tmp_path)


def test_cue_without_a_sound_is_told(data, tmp_path):
    (data / "sounds" / "match-1.wav").unlink()
    with pytest.raises(Amiss, match="The sound “match” is missing"):
        parts.try_sounds(tmp_path)
