"""The log: made with the first note, which stands below what it was that ran."""

import logging

import pytest

from moon_desktop import log
from moon_desktop.cli import version


@pytest.fixture
def kept(tmp_path, monkeypatch):
    """The log's file, while no other handler has the notes."""
    monkeypatch.setattr(logging.root, "handlers", [])
    monkeypatch.setattr(logging.root, "level", logging.root.level)
    log.keep(tmp_path / "data")
    yield tmp_path / "data" / log.NAME
    for handler in logging.root.handlers:
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
