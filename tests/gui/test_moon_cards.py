"""The card game in the real window, as far as it has only plain parts."""

from __future__ import annotations

import json
from itertools import cycle
from typing import get_args

import pytest

from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon_cards.entries import RoundOver
from moon_desktop.players.random_player import RandomPlayer
from tests.kit.lying import assert_lies_as
from tests.kit.person import By

pytestmark = pytest.mark.timeout(60)
GAME = CATALOGUE["shoot-the-moon-cards"]


@pytest.mark.parametrize(("preset", "by"), [*zip(GAME.presets, cycle(get_args(By)))])
def test_two_rounds_are_played_by_hand(open_table, data, preset, by):
    """C2, C5: cards from the hand; the scene lies as it is told to, and all is in the journal."""
    person = open_table(GAME.presets[preset], 7, game=GAME.name, by=by)
    chooser = RandomPlayer(3)
    while sum(isinstance(entry, RoundOver) for entry in person.host.entries) < 2:
        sight = person.asked()
        if not sight.legal:
            person.read_on()
            continue
        assert_lies_as(person.table.scene, GAME.show.layout(sight))
        person.choose(chooser.choose(sight))
    header = json.loads((data / f"match-{GAME.name}.moon").read_text("utf-8").splitlines()[0])
    assert header["rules"] == GAME.presets[preset].to_record()
    assert person.told == []
