"""Who sits at the table, as the plates show it, and what is told of them."""

from __future__ import annotations

from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.table.portrait import Sitter


def sitters(person) -> list[Sitter]:
    return [plate.sitter for plate in person.table.furniture.plates]


def test_faces_strength_and_temper_are_those_chosen_and_change_at_once(open_table):
    person = open_table(MoonRules(), 0, left_player="expert", right_face="milo")
    person.asked()
    you, left, right = sitters(person)
    assert you == Sitter()
    assert left == Sitter("theo", 3, "expert", -1, "careful")
    assert right == Sitter("milo", 1, "casual", 1, "bold")
    assert person.program.thinker.tempers == (0, -1, 1)
    tip = person.table.furniture.plates[2].toolTip()
    assert "Bold by nature" in tip
    preferences = person.program.preferences
    preferences.change(preferences.settings._replace(right_face="otis", your_face="nell"))
    assert [sitter.face for sitter in sitters(person)] == ["nell", "theo", "otis"]
    assert person.program.thinker.tempers == (1, -1, 0)
    assert "Bold by nature" not in person.table.furniture.plates[2].toolTip()


def test_where_nobody_bids_temper_is_told_too(open_table):
    game = CATALOGUE["shoot-the-moon-cards"]
    person = open_table(game.presets["cards-three"], 0, game=game.name)
    person.asked()
    assert [sitter.told for sitter in sitters(person)] == ["", "careful", "careful"]
    assert [sitter.word for sitter in sitters(person)] == ["", "casual", "casual"]
