"""Texas 42 in the real window, as far as it has only plain parts."""

from __future__ import annotations

import json
from functools import partial

import pytest

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games import CATALOGUE
from moon_desktop.games.forty_two.entries import HandOver
from moon_desktop.players.player import RandomPlayer
from tests.kit.lying import assert_lies_as
from tests.kit.person import Person, until

pytestmark = pytest.mark.usefixtures("unpainted")

GAME = CATALOGUE["texas42"]


def test_a_hand_is_played_by_hand_and_the_next_begun(open_table, data):
    """T3, T5, T7: bids and calls by their keys, tiles from the hand; the scene lies as it is
    told to, and all is in the journal."""
    person = open_table(GAME.presets["texas-42-all"], 7, game=GAME.name, by="click")
    chooser, over = RandomPlayer(3), False
    while not over:
        sight = person.asked()
        if not sight.legal:
            person.read_on()
            sight = person.asked()
            over = any(isinstance(entry, HandOver) for entry in person.host.entries)
        assert_lies_as(person.table.scene, GAME.show.table.layout(sight))
        choice = chooser.choose(sight)
        if isinstance(choice, Play):
            person.choose(choice)
        else:
            offer, panel = GAME.show.panel.offer(sight, False), person.window.panel
            assert offer is not None
            word = next(key.text for key in offer.keys if key.choice == choice)
            person.click_on(next(key for key in panel.keys if key.text() == word))
    header = json.loads((data / "match-texas42.moon").read_text("utf-8").splitlines()[0])
    assert (header["game"], len(header["seats"])) == ("texas42", 4)
    assert person.told == []


def test_in_the_smallest_window_the_bids_cover_no_plate(open_table):
    person = open_table(by="click")
    person.window.resize(960, 600)
    for preset in ("texas-42", "straight-42", "texas-42-all"):
        person.program.matches.begin(GAME.presets[preset], 7, game=GAME.name)
        person.asked_in("bid")
        assert person.table.stage.width == person.window.over.table_width
        panel, shadow = person.window.panel, person.window.panel.room
        face = panel.geometry().adjusted(shadow, shadow, -shadow, -shadow)
        assert all(plate.bottom <= face.top() for plate in person.table.stage.plates[1:])


def test_in_the_smallest_window_a_hint_hides_no_bid(open_table):
    """Beside the sheet the keys are smaller, and come back to their size without it."""
    person = open_table(GAME.presets["texas-42"], 7, game=GAME.name, by="click")
    person.window.resize(960, 600)
    person.asked_in("bid")
    panel, side = person.window.panel, person.window.side

    before = panel.width()
    person.do("hint")
    until(lambda: side.sheet is not None and panel.width() < before, "the hint")
    assert all(panel.x() + key.x() >= 0 for key in panel.keys)
    assert all(
        panel.x() + key.geometry().right() < person.window.over.table_width for key in panel.keys
    )
    person.do("hint")
    until(lambda: panel.width() == before, "the panel as it was")


def was_bid(person: Person, bid: str) -> bool:
    return Bid(0, bid) in person.host.entries


def test_a_bid_is_typed_whole_or_by_its_last_digit(open_table):
    """T3.2: whoever types 30 has not bid 33, and named blanks."""
    person = open_table()
    for typed, bid in (("30", "30"), ("3", "33"), ("41", "41"), ("b", "41"), ("5", "35")):
        person.program.matches.begin(GAME.presets["texas-42"], 5, game=GAME.name)
        person.asked()
        assert not any(isinstance(entry, Bid) and not entry.seat for entry in person.host.entries)
        person.type(typed)
        until(partial(was_bid, person, bid), typed)
