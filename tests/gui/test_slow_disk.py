"""A disk that takes its time: the window never waits for it when something is entered, and shows
nothing before it is on disk."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Note
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.table.tempo import Tempo
from tests.gui.test_hint import advised, sheet
from tests.kit.lying import assert_lies
from tests.kit.person import Person, until
from tests.kit.slow_disk import SlowDisk
from tests.kit.table_positions import bidding, following, leading

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def prompt_disk():
    """The disk answers when it does."""


@pytest.fixture
def disk(open_table, monkeypatch):
    """In place of the one that the table would have."""
    made = SlowDisk(monkeypatch)
    yield made
    made.answer()


@pytest.fixture
def shown():
    """What a table begins to show."""
    entries: list[object] = []

    def watched(person: Person) -> list[object]:
        person.table.playback.showing.connect(lambda step: entries.append(step.entry))
        person.table.scene.heard.connect(entries.append)
        return entries

    return watched


def lively(disk: SlowDisk) -> None:
    """The disk is waited for, while the window does what is due."""
    ticks: list[None] = []
    clock = QTimer(interval=1)
    clock.timeout.connect(lambda: ticks.append(None))
    clock.start()
    until(lambda: disk.waited_for and len(ticks) > 30, "the window's going on")


def poses_of(person: Person) -> dict[object, object]:
    return {key: piece.pose for key, piece in person.table.scene.pieces.items()}


@pytest.mark.parametrize(
    ("by", "pace"), [("drag", Tempo(0, 0)), ("click", Tempo(0.1, 0.1)), ("keys", Tempo(0, 0))]
)
def test_nothing_of_a_choice_is_shown_before_it_is_on_disk(sit_at, data, disk, shown, by, pace):
    person = sit_at(following(), by=by, pace=pace)
    seen, before = shown(person), poses_of(person)
    choice, *others = person.host.sight.legal
    rows = person.window.scores.rowCount()
    disk.hold()
    person.choose(choice)
    entries = person.host.entries
    lively(disk)
    assert by == "drag" or poses_of(person) == before
    # Whatever is tried meanwhile: to hurry it, or to choose once more.
    person.table.playback.hurry()
    person.click(person.nowhere)
    for other in (choice, *others):
        person.program.croupier.choose(other)
    person.window.resize(person.window.width() + 40, person.window.height())
    lively(disk)
    assert seen == []
    assert not person.is_asked
    assert person.window.scores.rowCount() == rows
    assert set(poses_of(person)) == set(before)
    assert person.host.entries == entries
    disk.answer()
    person.asked()
    assert seen[0] == choice
    assert read_record(data / "match.moon").entries == person.host.entries
    assert_lies(person.table.scene, person.host.sight)


@pytest.mark.parametrize("seconds", [pytest.param(0.02, marks=pytest.mark.slow), 0.1])
def test_window_never_waits_for_a_disk_while_a_hand_is_played(
    open_table, data, monkeypatch, seconds
):
    """Not once, at 20 and 100 ms: what each entry costs is paid by another thread."""
    person = open_table(MoonRules(), 3)
    disk = SlowDisk(monkeypatch, seconds)
    if seconds < 0.1:
        person.play_hand()
    else:
        for _ in range(4):
            person.go_on()
            person.asked()
    person.host.settle()
    assert len(disk.heard) > 8
    assert {who for _, who in disk.heard} == {"writer"}
    assert read_record(data / "match.moon").entries == person.host.entries


def test_hand_played_out_at_once_is_written_together_and_shown_in_order(sit_at, data, disk, shown):
    person = sit_at(leading())
    seen = shown(person)
    first = len(person.host.entries)
    disk.hold()
    person.program.croupier.claim()
    lively(disk)
    assert seen == []
    assert isinstance(person.host.entries[-1], HandOver)
    assert person.program.croupier.finished == ()
    assert not person.window.card.isVisible()
    disk.answer()
    until(lambda: person.window.card.isVisible(), "the result")
    played = [entry for entry in person.host.entries[first:] if not isinstance(entry, Note)]
    assert [entry for entry in seen if not isinstance(entry, str)] == played
    assert len([who for what, who in disk.heard if what == "asked"]) <= 3
    assert read_record(data / "match.moon").entries == person.host.entries


def closing(person: Person, tmp_path) -> None:
    person.window.close()


def saving_a_copy(person: Person, tmp_path) -> None:
    assert person.program.matches.save_copy(tmp_path / "copy.moon")


def opening(person: Person, tmp_path) -> None:
    copy = tmp_path / "other.moon"
    copy.write_bytes((tmp_path / "position.moon").read_bytes())
    assert person.program.matches.open_file(copy)


WAITING = {
    "closing": closing,
    "unlocking": lambda person, _: person.program.unlock(),
    "saving a copy": saving_a_copy,
    "opening": opening,
    "undo": lambda person, _: person.do("undo"),
    "a new match": lambda person, _: person.program.matches.rematch(),
}


@pytest.mark.slow
@pytest.mark.parametrize("what", WAITING)
def test_whatever_ends_or_changes_the_match_waits_for_the_disk(sit_at, data, disk, tmp_path, what):
    person = sit_at(bidding())
    person.choose(person.host.sight.legal[0])
    person.asked()
    disk.hold()
    person.choose(person.host.sight.legal[0])
    until(lambda: disk.waited_for, "the disk's being asked")
    disk.answer_soon()
    WAITING[what](person, tmp_path)
    assert disk.heard[:2] == [("asked", "writer"), ("answered", "writer")]
    assert not disk.waited_for
    person.host.settle()
    assert read_record(data / "match.moon").entries == person.host.entries
    if what not in ("closing", "unlocking"):
        person.asked()
        assert_lies(person.table.scene, person.host.sight)


def test_window_closed_on_a_disk_that_fails_ends_quietly(sit_at, monkeypatch, log):
    person = sit_at(following())

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    person.choose(person.host.sight.legal[0])
    person.window.close()
    QApplication.processEvents()
    assert len(log()) == 1
    assert not person.host.saved


def test_hint_is_given_when_it_is_on_disk_that_it_was(sit_at, data, disk):
    person = advised(sit_at(following(), by="click"))
    disk.hold()
    person.do("hint")
    lively(disk)
    assert not sheet(person).told
    assert not sheet(person).isVisible()
    disk.answer()
    until(lambda: sheet(person).told, "the hint")
    until(lambda: sheet(person).isVisible(), "the sheet")
    assert Note("hint", seat=0) in read_record(data / "match.moon").entries


def test_hint_for_a_moment_that_is_gone_when_the_disk_answers_is_not_given(sit_at, disk):
    person = advised(sit_at(following(), by="click"))
    disk.hold()
    person.do("hint")
    lively(disk)
    disk.answer_soon()
    person.program.matches.play_again()
    person.asked()
    assert not sheet(person).isVisible()
