"""What each earlier version left on disk opens in this one, and nothing of it is lost."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

import changelog
from moon_desktop import __version__
from moon_desktop.app.preferences import known
from moon_desktop.cli import main
from moon_desktop.disk import settings
from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.engine.record import header_line
from tests.gui.conftest import leave
from tests.kit.lines import entry_line
from tests.upgrades import keep

PROJECT = Path(__file__).resolve().parent.parent.parent
KEPT = keep.kept_versions()

STILL_OPENED = 2
"""Of how many versions before this one something is kept: the words of older ones are tested where
they are read, in `tests/disk`."""


@pytest.fixture(params=KEPT)
def left(request, tmp_path) -> dict[str, Any]:
    """What a version said of what it left; that lies in the test's own folder."""
    kept = keep.FOLDER / request.param
    for part in ("config", "data"):
        shutil.copytree(kept / part, tmp_path / part)
    said: dict[str, Any] = json.loads((kept / keep.TOLD).read_text("utf-8"))
    return said


def contents(folder: Path) -> dict[str, bytes]:
    """Every file in the folders of a person, by its path."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for part in ("config", "data")
        for path in (folder / part).rglob("*")
        if path.is_file() and path.name != "match.lock"
    }


def preferences(folder: Path) -> dict[str, Any]:
    chosen, damaged = settings.load(settings.file_at(folder / "config"), known())
    assert damaged == ()
    plain: dict[str, Any] = json.loads(json.dumps(keep.plain(chosen)))
    return plain


def test_something_is_kept_of_the_last_versions_that_are_out():
    """Of the tree's own it is made, by `python -m tests.upgrades.keep`, when it is released; of a
    later one there may be words already."""
    now = changelog.order(__version__)
    told_of = [release.version for release in changelog.read(PROJECT)]
    out = [version for version in told_of if changelog.order(version) < now]
    assert set(out[:STILL_OPENED]) <= set(KEPT)
    for version in KEPT:
        said = json.loads((keep.FOLDER / version / keep.TOLD).read_text("utf-8"))
        assert said["version"] == version


@pytest.mark.parametrize("version", KEPT)
def test_what_is_kept_tells_of_no_machine(version):
    # A path of somebody's own, on any system.
    path = re.compile(rb"/(?:home|root|tmp|Users|var|mnt)/|[A-Za-z]:\\\\?[A-Za-z]")
    for file in (keep.FOLDER / version).rglob("*"):
        assert not file.is_file() or not path.search(file.read_bytes()), file


def test_preferences_are_as_they_were_chosen(left, tmp_path):
    asked = left["settings"]
    now = preferences(tmp_path)
    assert {name: now[name] for name in asked} == asked


def test_own_house_rules_are_on_the_shelf(left, tmp_path):
    shelf = RulesShelf(tmp_path / "config")
    assert list(shelf.names()) == left["house_rules"]
    assert shelf.set_aside is None


def test_records_are_sound(left, tmp_path, capsys):
    records = sorted((tmp_path / "data").rglob("*.moon"))
    assert len(records) == left["records"] + 1 + len(left["others"])
    assert main.main(["check", *map(str, records)]) == 0, capsys.readouterr()
    over = [read_record(path).match.over for path in records]
    assert over.count(True) == 1


def test_match_goes_on_at_the_same_entry(left, open_table, tmp_path, told):
    journal = tmp_path / "data" / "match.moon"
    before = journal.read_text("utf-8")
    person = open_table()
    sight = person.asked()
    host = person.host
    assert told == []
    assert (sight.phase, host.match.turn) == (left["match"]["phase"], left["match"]["turn"])
    written = header_line(host.header) + "".join(map(entry_line, host.entries))
    assert written == before
    assert written.count("\n") == left["match"]["lines"]
    person.go_on()
    person.asked()
    assert journal.read_text("utf-8").startswith(before)
    assert len(read_record(journal).entries) > len(before.splitlines())
    assert told == []


def test_matches_of_other_games_go_on_at_the_same_entry(left, open_table, tmp_path, told):
    person = open_table()
    for name, asked in left["others"].items():
        journal = tmp_path / "data" / f"match-{name}.moon"
        before = journal.read_bytes()
        person.program.matches.go_on(name)
        sight = person.asked()
        assert (sight.phase, person.host.match.turn) == (asked["phase"], asked["turn"])
        assert journal.read_bytes() == before
        assert len(before.splitlines()) == asked["lines"]
        person.program.croupier.choose(sight.legal[0])
        person.asked()
        assert journal.read_bytes().startswith(before)
    assert told == []


@pytest.mark.slow
@pytest.mark.parametrize("left", KEPT[:1], indirect=True)
def test_match_can_be_finished(left, open_table, tmp_path, told):
    """Of the oldest version: once taken up, the others' are no different."""
    journal = tmp_path / "data" / "match.moon"
    before = journal.read_text("utf-8")
    open_table().play_match()
    assert journal.read_text("utf-8").startswith(before)
    assert read_record(journal).match.over
    assert told == []


def test_nothing_is_lost_by_opening_and_closing_the_table(left, open_table, tmp_path):
    before = contents(tmp_path)
    person = open_table()
    person.asked()
    leave(person)
    after = contents(tmp_path)
    # Preferences are written anew, in the words of this version.
    preferences_now = "config/preferences.ini"
    del before[preferences_now]
    assert {path: after.get(path) for path in before} == before
    # There is a secret for the next match from now on.
    assert set(after) - set(before) == {preferences_now, "data/next-deal.json"}
    asked = left["settings"]
    now = preferences(tmp_path)
    assert {name: now[name] for name in asked} == asked


def kinds(folder: Path) -> set[str]:
    """The files in a folder, by name, but for the numbers in it."""
    return {re.sub(r"\d+", "#", path) for path in contents(folder)}


@pytest.mark.slow
@pytest.mark.skipif(__version__ not in KEPT, reason="kept when the version is ready")
def test_what_is_kept_of_this_version_has_every_file_that_it_writes(qapp, tmp_path):
    made = keep.keep(tmp_path, keep.day_of_commit())
    assert kinds(made) == kinds(keep.FOLDER / __version__)
    said, kept = (
        json.loads((folder / keep.TOLD).read_text("utf-8"))
        for folder in (made, keep.FOLDER / __version__)
    )
    assert set(said) == set(kept)
    assert set(said["settings"]) == set(kept["settings"])
