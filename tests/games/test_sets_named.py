"""What a set of house rules is called: alike in Help, on the score sheet and where it is chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.game import Game
from moon_desktop.words.rules_form import set_text
from tests.kit.cases import each

PRESETS = [(name, preset) for name in OWN for preset in CATALOGUE[name].presets]
IN_EVERY_GAME = each(("name", "preset"), PRESETS)
OTHER_NUMBERS = (3, 5)


def changed(game: Game, preset: str) -> list[tuple[bool, Any]]:
    """The rules of ``preset`` with each key changed to each other value it can have, and whether
    the key has a meaning before or after."""
    rules, found = game.presets[preset], []
    for key, choices in game.choices.items():
        for value in choices or OTHER_NUMBERS:
            try:
                other = replace(rules, **{key: value})
            except Unplayable:
                continue
            told = [
                game.show.rules.without_meaning(key, each.to_record()) for each in (rules, other)
            ]
            if other != rules:
                found.append((None in told and not _nobody_is_forced(rules, other), other))
    return found


def _nobody_is_forced(*both: Any) -> bool:
    """Whether both are without nel-o, which nobody who is not forced may call in one (T6.1)."""
    off = {("off", "force-dealer"), ("off", "redeal"), ("forced", "redeal")}
    values = [rules.to_record() for rules in both]
    said = [(each.get("nel_o"), each.get("all_pass")) for each in values]
    return said[0][0] != said[1][0] and off.issuperset(said)


@IN_EVERY_GAME
def test_a_key_without_meaning_makes_no_rules_of_ones_own(name, preset):
    """M8, T9, C7: it is ignored, by everybody who names the set."""
    game = CATALOGUE[name]
    called, like = game.show.rules.preset_name(preset), game.show.rules.preset_line(preset)
    same = [game.presets[preset], *(rules for meant, rules in changed(game, preset) if not meant)]
    assert len(same) > 1
    for rules in same:
        sheet = game.show.sheet.empty(rules, ("Ann",) * rules.table.count)
        assert sheet.rules_text == f"{called}: {game.show.rules.line(rules)}"
        assert set_text(preset, rules, game).startswith(like)
        assert f"the rules called {called}." in _in_force(game, rules)


@IN_EVERY_GAME
def test_a_key_that_means_something_makes_other_rules(name, preset):
    """M7, T9, C7: of one's own, where they are not another preset."""
    game = CATALOGUE[name]
    for meant, rules in changed(game, preset):
        if not meant:
            continue
        sheet = game.show.sheet.empty(rules, ("Ann",) * rules.table.count)
        other = game.preset_of(rules)
        assert other != preset
        called = "House rules of your own" if other is None else game.show.rules.preset_name(other)
        assert sheet.rules_text.startswith(f"{called}: ")
        assert set_text(preset, rules, game) == game.show.rules.line(rules)
        assert ("house rules of your own" in _in_force(game, rules)) == (other is None)


def _in_force(game: Game, rules: Any) -> str:
    return next(page.text() for page in game.show.help.documents(rules) if page.key == "in-force")
