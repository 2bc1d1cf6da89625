"""Kernel, players, process, records, folders, Qt and printing: each line fails with its thing."""

from __future__ import annotations

import random
import sys
from contextlib import suppress
from typing import Any

import pytest

from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.reading import Damage
from moon_desktop.games import CATALOGUE
from moon_desktop.players import levels as own_levels
from moon_desktop.players.kernel import solver
from moon_desktop.players.player import Limits
from moon_desktop.self_test import kernel, matches, places, thinking
from moon_desktop.self_test import thinking as levels
from moon_desktop.self_test.kernel import Contest
from moon_desktop.self_test.places import particulars, try_folder
from moon_desktop.self_test.sheets import try_printing
from moon_desktop.self_test.thinking import moments
from moon_desktop.self_test.trial import Amiss, Place
from moon_desktop.thinking.worker import Worker
from moon_desktop.windows.score import sheet_print
from tests.kit.endings import drawn, moon_kinds
from tests.kit.screens import needs_screens


@pytest.fixture
def place(tmp_path):
    return Place(tmp_path / "tmp", tmp_path / "home" / "data", tmp_path / "home" / "config")


# The kernel.


def test_kernel_is_right():
    assert "positions: 48" in kernel.try_kernel().told


@pytest.mark.parametrize("tiles", [7, 3])
def test_kernel_that_errs_is_found_out(monkeypatch, tiles):
    """In whole hands, and in endings."""
    right = solver.Solver

    class Wrong:
        def __init__(self, *what, **how):
            self._right = right(*what, **how)

        def value(self, hands, turn):
            return self._right.value(hands, turn) + (hands[0].bit_count() == tiles)

    monkeypatch.setattr(solver, "Solver", Wrong)
    with pytest.raises(Amiss, match=r"The kernel finds \d tricks in a position that is worth \d"):
        kernel.try_kernel()


def test_package_needs_the_compiled_kernel(monkeypatch):
    monkeypatch.setattr(solver, "COMPILED", False)
    assert kernel.try_kernel().told.startswith("not compiled")
    monkeypatch.setattr(sys, "frozen", True, False)
    with pytest.raises(Amiss, match="not the compiled one"):
        kernel.try_kernel()


def test_plain_search_agrees_with_the_tests_own():
    chooser = random.Random(3)
    for kind in moon_kinds().values():
        ending = drawn(chooser, kind, 2, 0)._replace(allowed=0)
        contest = Contest(kind.suits, kind.seats, kind.side, kind.avoid)
        found = contest.best(ending.hands, ending.turn)
        assert found == kind.solver(solver).value(ending.hands, ending.turn)


# Players.


def test_moments_are_one_of_each_kind():
    sights = moments(CATALOGUE["moon"])
    assert sorted(sight.phase for sight in sights) == ["bid", "play", "trump", "widow"]
    assert all(len(sight.legal) > 1 for sight in sights)


class Cheat:
    def choose(self, sight):
        return (*sight.legal, None)[-1]


class Failure:
    def choose(self, sight):
        raise RuntimeError("no idea")


@pytest.mark.parametrize(("player", "told"), [(Cheat, "chooses what is not"), (Failure, "fails")])
def test_player_that_fails_or_cheats_is_told(player, told):
    known: dict[str, Any] = {
        "casual": own_levels.levels_of("moon")["casual"],
        "bad": lambda seed: player(),
    }
    with pytest.raises(Amiss, match=f"“bad” {told}"):
        levels.try_levels(lambda game: known)


# The process for long thoughts.


def test_process_that_is_none_is_found_out():
    with pytest.raises(Amiss, match="not thought in a process of their own"):
        thinking.try_study(_Here())


class _Here(Worker):
    """Thinks in this process."""

    def think(self, task, *arguments, limits):
        return task(*arguments, limits)


@pytest.mark.slow
def test_process_that_thinks_on_is_found_out():
    with pytest.raises(Amiss, match="not broken off"):
        thinking.try_study(_Deaf())


class _Deaf(Worker):
    """Never stops a thought before its end."""

    def think(self, task, *arguments, limits):
        soon = Limits(min(0.3, limits.seconds), lambda: False)
        return super().think(task, *arguments, limits=soon)


# Records.


def test_records_are_good(tmp_path):
    assert matches.try_records(tmp_path).told.startswith("records: 6, ")


def test_damage_that_is_not_noticed_is_told(tmp_path, monkeypatch):
    kept = {}

    def blind(path):
        with suppress(Damage):
            kept[path] = read_record(path)
        return kept[path]

    monkeypatch.setattr(matches, "read_record", blind)
    with pytest.raises(Amiss, match="damage on line 1 of a record is not noticed"):
        matches.try_records(tmp_path)


def test_damage_without_a_sentence_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(matches, "damage", lambda found, game: "")
    with pytest.raises(Amiss, match="is told wrongly"):
        matches.try_records(tmp_path)


def test_check_that_passes_everything_is_found_out(tmp_path, monkeypatch):
    monkeypatch.setattr(matches, "check", lambda files, verbose: 0)
    with pytest.raises(Amiss, match="“check” ends with 0 where it should end with 1"):
        matches.try_records(tmp_path)


# Folders.


@pytest.mark.parametrize("which", ["data", "preferences", "log"])
def test_folder_is_tried_and_left_as_it_was(place, which):
    home = place.data.parent.parent
    try_folder(place, which)
    assert list(home.iterdir()) == []
    for folder in (place.data, place.preferences):
        folder.mkdir(parents=True)
        (folder / "mine.txt").write_text("mine")
    (place.data / "moon-desktop.log").write_text("one\n")
    before = {path: path.stat().st_mtime_ns for path in home.rglob("*") if path.is_file()}
    try_folder(place, which)
    assert before == {path: path.stat().st_mtime_ns for path in home.rglob("*") if path.is_file()}


@pytest.mark.parametrize("which", ["data", "preferences", "log"])
def test_folder_that_cannot_be_is_told(place, which):
    """A file stands in its way: that stops root, too."""
    place.data.parent.write_text("in the way")
    with pytest.raises(OSError, match=r"home|directory"):
        try_folder(place, which)
    assert place.data.parent.read_text() == "in the way"


def test_log_that_is_a_folder_is_told(place):
    (place.data / "moon-desktop.log").mkdir(parents=True)
    with pytest.raises(OSError, match="log"):
        try_folder(place, "log")


def test_preferences_that_are_not_kept_are_told(place, monkeypatch):
    monkeypatch.setattr("moon_desktop.disk.settings.save", lambda store, chosen: True)
    with pytest.raises(Amiss, match="is not what was written"):
        try_folder(place, "preferences")
    assert list(place.temporary.parent.iterdir()) == []


# Qt and printing.


@needs_screens
def test_parts_of_qt_are_there(qapp):
    assert "windows by " in places.try_qt_plugins().told


def test_parts_of_qt_that_are_gone_are_told(qapp, monkeypatch, tmp_path):
    monkeypatch.setattr(places, "plugins", lambda: tmp_path)
    with pytest.raises(Amiss, match=r"opens windows by \w+ is not there"):
        places.try_qt_plugins()


def test_parts_of_qt_that_cannot_be_loaded_are_told(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    gone = "libxcb-cursor.so.0: cannot open"
    check = places.screens
    assert check({"xcb": gone, "wayland": "", "wayland-egl": "no"}) == ["wayland"]
    assert check({"xcb": "", "wayland-egl": "no"}) == ["xcb"]
    with pytest.raises(Amiss, match="by xcb cannot be loaded: libxcb-cursor"):
        check({"xcb": gone, "wayland": "no"})
    with pytest.raises(Amiss, match="by wayland is not there"):
        check({"xcb": ""})
    monkeypatch.setattr(sys, "platform", "win32")
    assert check({"windows": "", "offscreen": ""}) == ["windows"]


@needs_screens
def test_kind_of_picture_that_qt_does_not_know_is_told(qapp, monkeypatch):
    monkeypatch.setattr(places, "PICTURES", ("png", "xyz"))
    with pytest.raises(Amiss, match="no pictures of the kind “xyz”"):
        places.try_qt_plugins()


def test_printing_makes_a_file_of_pages(qapp, monkeypatch):
    assert try_printing().told == "PDF files: 2"
    monkeypatch.setattr(sheet_print, "pdf", lambda *_: b"")
    with pytest.raises(Amiss, match="cannot be printed"):
        try_printing()


def test_particulars_tell_what_runs_where(qapp, place):
    told = "\n".join(particulars(place).notes)
    assert "Qt" in told
    assert str(place.data) in told
    assert "offscreen" in told
