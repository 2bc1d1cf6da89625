"""What is forced goes by itself, and can be kept and taken back."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from moon_desktop.engine.entries import Note, Play
from moon_desktop.table.tempo import Tempo
from tests.kit.person import Person, until
from tests.kit.table_positions import bea_leads, filed, last_but_one

pytestmark = pytest.mark.usefixtures("unpainted")


def own_plays(person: Person) -> list[Any]:
    return [e for e in person.host.entries if isinstance(e, Play) and e.seat == 0]


def test_last_tile_goes_by_itself_and_once_taken_back_stays(sit_at):
    person = sit_at(last_but_one(), forced="last")
    assert len(own_plays(person)) == 5
    person.go_on()
    until(lambda: person.window.card.isVisible(), "the last tile to go")
    assert len(own_plays(person)) == 7, "it is a play like any other"
    person.do("undo")
    QTest.qWait(50)
    assert len(own_plays(person)) == 6
    assert "Nothing else" not in person.prompt
    person.go_on()
    until(lambda: person.window.card.isVisible(), "the hand to end")


def test_whoever_takes_all_that_is_left_lays_it_down(sit_at):
    person = sit_at(bea_leads(), forced="last")
    assert "Claim" in person.prompt, "it has only just been laid out"
    person.go_on()
    until(lambda: person.window.card.isVisible(), "the rest to be played")
    assert Note("claim", seat=1) in person.host.entries
    assert len(own_plays(person)) == 7
    person.do("undo")
    person.asked()
    QTest.qWait(50)
    assert len(own_plays(person)) == 1, "once taken back it stays"
    assert "Claim" in person.prompt


@pytest.mark.slow
def test_who_does_anything_meanwhile_keeps_the_choice(open_table, tmp_path):
    person = open_table(forced="always", pace=Tempo(0.0, 0.15, 0.0))
    for do in (
        lambda: person.press(Qt.Key.Key_Right),
        lambda: person.click(person.nowhere),
        lambda: person.do("counting"),
    ):
        person.sit_at(filed(last_but_one(), tmp_path / "here.moon"))
        person.go_on()
        person.asked()
        assert "Nothing else can be played." in person.prompt
        do()
        QTest.qWait(200)
        assert len(own_plays(person)) == 6
        person.program.croupier.decide()
        QTest.qWait(200)
        assert len(own_plays(person)) == 6, "nor when it is asked for again, as after a dialog"


def test_among_several_persons_nothing_goes_by_itself(open_table, tmp_path):
    path = filed(last_but_one(), tmp_path / "all.moon", None)
    person = open_table(start=(path,), by="click", forced="always")
    for _ in range(4):
        person.asked()
        person.go_on()
    sight = person.asked()
    assert len(sight.legal) == 1
    QTest.qWait(30)
    assert person.is_asked
    assert "Nothing else" not in person.prompt
