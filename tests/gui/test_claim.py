"""A hand whose rest is certain can be played out at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Note
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.table.tempo import Tempo
from tests.kit import forty_two
from tests.kit.arrange import game_of
from tests.kit.person import until
from tests.kit.table_positions import bea_leads, filed, following, leading

pytestmark = pytest.mark.usefixtures("unpainted")

CLAIM = "claim"


def test_claim_is_offered_and_plays_the_hand_out(sit_at, data):
    person = sit_at(leading())
    assert "rest is yours" in person.prompt
    person.press(Qt.Key.Key_C)
    until(lambda: person.window.card.isVisible(), "the result")
    assert Note("claim", seat=0) in person.host.entries
    assert isinstance(person.host.entries[-1], HandOver)
    assert read_record(data / "match.moon").entries == person.host.entries


def test_claim_of_another_is_offered_by_name(sit_at):
    person = sit_at(bea_leads())
    assert "Bea takes the rest" in person.prompt
    person.do(CLAIM)
    person.asked()
    assert Note("claim", seat=1) in person.host.entries


def test_claim_is_closed_where_nothing_is_certain(sit_at):
    person = sit_at(following())
    assert not person.window.actions_[CLAIM].isEnabled()
    before = person.host.entries
    person.program.croupier.claim()
    assert person.host.entries == before


@pytest.mark.parametrize(("key", "named"), [("F5", "F5"), ("", "Claim")])
def test_offer_names_the_key_that_was_chosen_or_the_command(sit_at, key, named):
    person = sit_at(leading(), keys=(("claim", key),))
    assert named in person.prompt


@pytest.mark.slow
def test_hand_is_played_out_quickly_and_the_tempo_comes_back(sit_at):
    pace = Tempo(0.2, 0.2)
    person = sit_at(leading(), pace=pace)
    person.do(CLAIM)
    assert person.table.playback.tempo != pace
    person.asked()
    assert person.table.playback.tempo == pace


@pytest.mark.slow
def test_claimed_hand_waits_for_no_click(sit_at):
    person = sit_at(leading(), pace=None, motion="none", trick_stay="click")
    person.do(CLAIM)
    until(lambda: person.window.card.isVisible(), "the result")
    assert person.table.playback.tempo.waits


def test_claim_among_several_closes_no_curtain_on_its_way(open_table, tmp_path):
    path = filed(leading(), tmp_path / "all.moon", None)
    person = open_table(start=(path,), by="click")
    person.asked()
    closed: list[str] = []
    person.program.machine.entered.connect(closed.append)
    person.do(CLAIM)
    person.asked()
    assert person.host.sight.result is not None
    assert "covered" not in closed
    assert not person.host.veiled


def test_hand_in_which_nothing_counts_any_more_is_laid_down_and_taken_back(sit_at):
    """T8.1: at marks, a bid of 30 that is made."""
    table = forty_two.Table().deal(forty_two.SURE, "5-4 5-3", "5-5 5-0").bid(0, "30").say("6")
    while not game_of(table.rules).players.settled(table.match) or table.match.turn != 0:
        table.add(table.match.legal()[-1])
    person = sit_at(table)
    before = person.host.entries
    person.do(CLAIM)
    person.asked()
    assert person.host.sight.result is not None
    person.do("undo")
    person.asked()
    assert person.host.entries[: len(before)] == before
    assert person.host.sight.phase == "play"
