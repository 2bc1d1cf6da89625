"""The card game's house rules: the presets, every key's values, and what contradicts itself."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon_cards.game import GAME
from moon_desktop.games.moon_cards.rules import CHOICES, PRESETS, MoonCardsRules

VALUES: dict[str, tuple[Any, ...] | None] = {
    "seats": (2, 3, 4, 5, 6), "team_size": (1, 2, 3), "starting_chips": (0, 1, 2, 3, 4, 5, 6),
    "target": None, "renege": ("prevent", "forfeit"), "match": ("single", "best-of"),
    "match_length": None,
}  # fmt: skip
STRANGERS: tuple[Any, ...] = (None, True, False, -1, 0, 1.0, 7, "2", "", "timed", "Best-of", [], {})


def test_the_presets():
    """C7: by their keys, the usual one first; two chips to begin with, seven to win."""
    table = {key: (rules.seats, rules.team_size) for key, rules in PRESETS.items()}
    assert table == {
        "shoot-the-moon-cards": (4, 2),
        "cards-three": (3, 1),
        "cards-two": (2, 1),
        "cards-six": (6, 3),
        "cards-six-pairs": (6, 2),
    }
    for rules in PRESETS.values():
        rest = list(rules.to_record().values())[2:]
        assert rest == [2, 7, "prevent", "single", 1]
    assert next(iter(PRESETS.values())) == MoonCardsRules()


@pytest.mark.parametrize("key", PRESETS)
def test_a_preset_is_found_by_its_key(key):
    """C7: in the whole catalogue."""
    assert CATALOGUE.preset(key)[0] is GAME


def test_the_keys_and_their_values():
    """C7: in this order, and a record has exactly these."""
    assert dict(CHOICES) == VALUES
    assert list(MoonCardsRules().to_record()) == list(VALUES)
    assert GAME.rules_of(PRESETS["cards-six"].to_record()) == PRESETS["cards-six"]
    for wrong in ({"under": True}, {"partners": False}):
        with pytest.raises(Unplayable, match="unknown-key"):
            GAME.rules_of(MoonCardsRules().to_record() | wrong)
    with pytest.raises(Unplayable, match="missing-key"):
        GAME.rules_of({"seats": 4})


@pytest.mark.parametrize("key", VALUES)
def test_a_value_that_is_no_choice_is_refused(key):
    """C7."""
    allowed = VALUES[key] or (1, 7)
    for value in STRANGERS:
        if any(type(value) is type(choice) and value == choice for choice in allowed):
            continue
        with pytest.raises(Unplayable) as refused:
            MoonCardsRules(**{key: value})
        assert (refused.value.keys, refused.value.reason) == ((key,), "value")


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("team_size", range(1, 4))
def test_teams_that_the_seats_do_not_make_are_refused(seats, team_size):
    """C1.2, C7: two at four or six seats, three at six."""
    fits = team_size == 1 or (seats, team_size) in ((4, 2), (6, 2), (6, 3))
    if fits:
        assert MoonCardsRules(seats, team_size).table.sides == seats // team_size
        return
    with pytest.raises(Unplayable) as refused:
        MoonCardsRules(seats, team_size)
    assert refused.value.keys == ("seats", "team_size")
    assert GAME.show.rules.contradiction(refused.value.reason).endswith(".")


@pytest.mark.parametrize(
    ("house", "keys"),
    [
        ({"starting_chips": 3, "target": 3}, ("starting_chips", "target")),
        ({"starting_chips": 6, "target": 5}, ("starting_chips", "target")),
        ({"match": "best-of", "match_length": 2}, ("match", "match_length")),
    ],
)
def test_contradictions_are_refused_with_a_sentence(house, keys):
    """C7: a game won before it begins, and an even number of games."""
    with pytest.raises(Unplayable) as refused:
        MoonCardsRules(**house)
    assert refused.value.keys == keys
    assert GAME.show.rules.contradiction(refused.value.reason).endswith(".")


def test_a_key_that_means_nothing_is_ignored():
    """C7: the length of a single game may be even."""
    assert MoonCardsRules(match_length=2).terms.kind == "single"
    values = MoonCardsRules(match_length=2).to_record()
    assert GAME.show.rules.without_meaning("match_length", values)
    assert GAME.show.rules.without_meaning("target", values) is None
