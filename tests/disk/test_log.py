"""The log: made with the first note, which stands below what it was that ran."""

import logging
import os
import sys
from contextlib import suppress

import pytest

from moon_desktop.disk import log
from moon_desktop.games.game import Failing
from moon_desktop.version import version


@pytest.fixture
def kept(tmp_path, monkeypatch):
    """The log's file, while no other handler has the notes."""
    monkeypatch.setattr(logging.root, "handlers", [])
    monkeypatch.setattr(logging.root, "level", logging.root.level)
    log.keep(tmp_path / "data")
    yield tmp_path / "data" / log.NAME
    for handler in logging.root.handlers:
        with suppress(OSError):  # what a full disk did not take
            handler.close()


def test_there_is_no_log_before_there_is_anything_to_note(kept):
    logging.getLogger("moon_desktop.here").info("all is well")
    assert not kept.exists()


def test_the_first_note_is_below_the_versions_and_the_kernel(kept):
    logging.getLogger("moon_desktop.here").warning("the roof leaks")
    logging.getLogger("moon_desktop.here").warning("still")
    versions, first, second = kept.read_text(encoding="utf-8").splitlines()
    assert versions == version().replace("\n", ", ")
    assert ", kernel: " in versions
    assert first.endswith("WARNING moon_desktop.here: the roof leaks")
    assert second.endswith(": still")


@pytest.mark.parametrize("hindrance", ["a folder", "no folder", "full", "a pipe"])
def test_note_that_cannot_be_written_is_shown_once_and_troubles_nobody(
    kept, hindrance, capsys, monkeypatch
):
    kept.parent.mkdir(exist_ok=True)
    match hindrance:
        case "a folder":
            kept.mkdir()
        case "no folder":
            kept.parent.rmdir()
        case "full":
            kept.symlink_to("/dev/full")
        case "a pipe":
            os.mkfifo(kept)
    logging.getLogger("moon_desktop.here").warning("the roof leaks")
    told = capsys.readouterr().err
    assert told.endswith("WARNING moon_desktop.here: the roof leaks\n")
    assert told.count("\n") == 1
    monkeypatch.setattr("sys.stderr", None)
    logging.getLogger("moon_desktop.here").warning("still")


def test_an_error_is_noted_and_told_unless_a_game_has_told_of_it(kept, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    log.catch(lambda: told.append("told"))
    for error, times in ((Failing("whim", "layout"), 0), (ValueError("no"), 1)):
        sys.excepthook(type(error), error, None)
        assert len(told) == times
        assert type(error).__name__ in kept.read_text(encoding="utf-8")
