"""The help on Texas 42: what is in force is told in whole sentences, calls are drawn as they rank,
and every word that players use is explained."""

from __future__ import annotations

import re
from typing import Any

from hypothesis import given

from moon_desktop.engine.pieces import BIT, INDEX, TILES
from moon_desktop.games import CATALOGUE
from moon_desktop.games.dominoes.show.wording import tile_name
from moon_desktop.games.forty_two.contract import open_calls, suits_of
from moon_desktop.games.forty_two.rules import FortyTwoRules
from tests.kit.forty_two import playable_rules
from tests.kit.strategies import LAW

SHOW: Any = CATALOGUE["texas42"].show


def test_numbers_are_those_of_the_rules():
    """T3.2, T8.2–T8.4; and all tiles are drawn, those that count once more (T1.1, T2.1)."""
    rules = FortyTwoRules(31, splash=True, scoring="points", target=99, match="best-of",
                          match_length=5)  # fmt: skip
    text = SHOW.help.in_force(rules)
    for words in ("from 31 to 41", "a score of 99", "126 points", "84 points", "best of 5 games",
                  "first has 3 of them", "every mark 42"):  # fmt: skip
        assert words in text
    drawn = re.findall(r"small:(\d-\d)", text)
    assert sorted(drawn) == sorted([*TILES, "5-0", "4-1", "3-2", "5-5", "6-4"])


# --- the calls drawn --------------------------------------------------------------------------


@LAW
@given(rules=playable_rules())
def test_calls_are_drawn_as_the_engine_ranks_them(rules):
    """T5.2–T5.4, T6.1, T6.3: every call that some bidder may make, each suit of it or its trumps
    from the highest down."""
    forced = rules.forces_dealer
    found: dict[str, list[list[str]]] = {}
    for line in SHOW.help.trumps(rules).splitlines():
        if line.startswith("|"):
            emblem, name, pieces = (cell.strip() for cell in line[1:-1].split("|"))
            if emblem:
                found[emblem.removeprefix("![](emblem:").removesuffix(")")] = []
                assert re.fullmatch(r"\*\*.+\*\*<br>.+\.", name)
            drawn = re.findall(r"!\[([^\]]+)\]\(tile:(\d-\d)\)", pieces)
            assert all(tile_name(tile) == called for called, tile in drawn)
            found[list(found)[-1]] += [[tile for _, tile in drawn]] if drawn else []
    assert tuple(found) == open_calls(rules, "1m", forced)
    for call, drawn_suits in found.items():
        suits = suits_of(call)
        followers = [sum(BIT[tile] for tile in held) for held in drawn_suits]
        expected = [suits.trumps] if suits.trumps else [bits for bits in suits.followers if bits]
        assert sorted(followers) == sorted(expected)
        for held, bits in zip(drawn_suits, followers, strict=True):
            strength = [suits.strength[suits.followers.index(bits)][INDEX[tile]] for tile in held]
            assert strength == sorted(set(strength), reverse=True)
