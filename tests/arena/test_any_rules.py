"""Matches under any rules that can be played come to their end, and their records are sound."""

from __future__ import annotations

from random import Random

import pytest

from moon_desktop.arena.series import Series
from moon_desktop.arena.simulation import simulate
from moon_desktop.cli.main import main
from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games import CATALOGUE, OWN

COMBINATIONS = 40


@pytest.mark.slow
@pytest.mark.parametrize("name", OWN)
def test_records_of_computer_players_pass_the_check(name, tmp_path, capsys):
    """Of all presets, and of rules put together by chance."""
    game, random = CATALOGUE[name], Random(9)
    houses = list(game.presets.values())
    while len(houses) < len(game.presets) + COMBINATIONS:
        values = {
            key: random.choice(choices or (1, 2, 3, 5, 7)) for key, choices in game.choices.items()
        }
        try:
            houses.append(game.rules_of(values))
        except Unplayable:
            continue
    for number, rules in enumerate(houses):
        players = tuple(random.choice(("casual", "random")) for _ in range(rules.table.count))
        folder = tmp_path / str(number)
        folder.mkdir()
        simulate(Series(name, rules, players, number, folder, 400), 2, 1, lambda done: None)
        assert main(["check", *map(str, folder.iterdir())]) == 0, (rules, capsys.readouterr().out)
