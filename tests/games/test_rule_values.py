"""The house rules of each game: the presets, every key's values, and what contradicts itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from tests.kit import moon_cards
from tests.kit.cases import each
from tests.kit.walks import walked

STRANGERS: tuple[Any, ...] = (
    *(None, True, False, *range(-1, 8), 29, 30, 31, 32, 30.0, 3.0, 1.0),
    *("2", "3", "", "on", "Points", "Best-of", "timed", [], {}),
)
BEST_OF = ("match", "match_length")


class House(NamedTuple):
    """What the rule books say of house rules besides presets, values and defaults, which the tests
    of the help compare with what they are.

    ``idle``: keys that have no meaning in some houses. ``refused``: houses that cannot be played,
    and the keys that are named. ``beside``: what a value needs beside it.
    """

    game: Game
    idle: Sequence[tuple[dict[str, Any], str]]
    refused: Sequence[tuple[dict[str, Any], tuple[str, ...]]]
    beside: Mapping[Any, dict[str, Any]] = {}
    walked: Callable[..., Any] = walked


MOON = House(
    CATALOGUE["moon"],
    [
        ({"seats": 4}, "double_blank"),
        ({"seats": 4}, "widow_timing"),
        ({"double_blank": False}, "widow_timing"),
        ({"follow_me": "off"}, "named_lead"),
        ({"follow_me": "blanks"}, "named_lead"),
        ({"aggie_dice": True}, "named_lead"),
        ({"aggie_dice": True}, "follow_me"),
        ({"scoring": "marks"}, "overtricks"),
        ({"match": "single"}, "match_length"),
        ({"match": "single"}, "game_marks"),
        ({"match": "single"}, "hickeys"),
        ({"match": "best-of", "match_length": 3}, "game_marks"),
        ({"match": "best-of", "match_length": 3}, "hickeys"),
    ],
    [
        ({"seats": 3, "partners": True}, ("seats", "partners")),
        ({"seats": 4, "follow_me": "blanks"}, ("seats", "follow_me")),
        ({"match": "best-of", "match_length": 2}, BEST_OF),
        ({"match": "best-of", "match_length": 10}, BEST_OF),
        ({"over": False, "under": False, "shoot_tops": 2}, ("over", "under", "shoot_tops")),
        ({"over": False, "under": False, "shoot_tops": 3}, ("over", "under", "shoot_tops")),
        (
            {"over": False, "under": False, "shoot_after_seven": True},
            ("over", "under", "shoot_after_seven"),
        ),
    ],
    {("partners", True): {"seats": 4}},
)  # fmt: skip
FORTY_TWO = House(
    CATALOGUE["texas42"],
    [
        ({"nel_o": "off"}, "nel_o_doubles"),
        ({"nel_o": "forced", "all_pass": "redeal"}, "nel_o_doubles"),
        ({"scoring": "points"}, "stop_when_decided"),
        ({"match": "single"}, "match_length"),
    ],
    [({"match": "best-of", "match_length": length}, BEST_OF) for length in (2, 10)],
)  # fmt: skip
CARDS = House(
    CATALOGUE["shoot-the-moon-cards"],
    [({"match": "single"}, "match_length")],
    [
        ({"starting_chips": 3, "target": 3}, ("starting_chips", "target")),
        ({"starting_chips": 6, "target": 5}, ("starting_chips", "target")),
        ({"match": "best-of", "match_length": 2}, BEST_OF),
    ],
    {
        **{("seats", seats): {"team_size": 1} for seats in (2, 3, 5)},
        ("team_size", 3): {"seats": 6}, ("target", 1): {"starting_chips": 0},
    },
    moon_cards.walked,
)  # fmt: skip
HOUSES = {house.game.name: house for house in (MOON, FORTY_TWO, CARDS)}
IN_EVERY_GAME = pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)


def same(left: object, right: object) -> bool:
    return type(left) is type(right) and left == right


@IN_EVERY_GAME
def test_the_rules_have_exactly_the_keys_of_a_record(house):
    """M7, M8, T9, C7: and the first preset is the defaults of all."""
    game = house.game
    rules, values = next(iter(game.presets.values())), game.rules().to_record()
    assert rules == game.rules() == game.rules_of(values)
    assert list(values) == list(game.choices)
    assert all(CATALOGUE.preset(preset)[0] is game for preset in game.presets)
    with pytest.raises(Unplayable, match="unknown-key: trumps"):
        game.rules_of({**values, "trumps": True})
    one, other, *rest = values
    with pytest.raises(Unplayable, match=f"missing-key: {one}, {other}"):
        game.rules_of({key: values[key] for key in rest})


def each_key() -> Iterator[Any]:
    for house in HOUSES.values():
        yield from (
            pytest.param(house, key, id=f"{house.game.name}-{key}") for key in house.game.choices
        )


@each(("house", "key"), [*each_key()])
def test_a_key_takes_its_values_and_no_other(house, key):
    """M8, T9, C7: of the type written, so neither ``true`` nor 1.0 is a 1."""
    allowed = house.game.choices[key] or (1, 7, 10**30)
    for value in allowed:
        beside = house.beside.get((key, value), {})
        rules = house.game.rules_of({**house.game.rules().to_record(), **beside, key: value})
        assert same(rules.to_record()[key], value)
    for value in STRANGERS:
        number = house.game.choices[key] is None and type(value) is int and value > 0
        if number or any(same(value, one) for one in allowed):
            continue
        with pytest.raises(Unplayable) as refused:
            house.game.rules(**{key: value})
        assert (refused.value.keys, refused.value.reason) == ((key,), "value")
        assert refused.value.value == value


@IN_EVERY_GAME
def test_a_combination_that_cannot_be_played_is_refused(house):
    """M7, T8.4, T9, C7: naming its keys; each alone is fine."""
    for values, keys in house.refused:
        with pytest.raises(Unplayable) as refused:
            house.game.rules(**values)
        assert refused.value.keys == keys
        assert house.game.show.rules.contradiction(refused.value.reason).endswith(".")
        for key in values:
            other = 7 - values[key] if key == "seats" else getattr(house.game.rules(), key)
            house.game.rules(**{**values, key: other})


@each(
    "values",
    [
        {"over": False, "shoot_tops": 3, "shoot_after_seven": True},
        {"over": False, "under": False},
        {"double_blank": False, "follow_me": "blanks"},
        {"match": "marks", "match_length": 2},
        {"seats": 4, "follow_me": "off", "named_lead": True},
    ],
)
def test_combinations_that_look_odd_and_can_be_played(values):
    """M7: refused is only what is listed."""
    assert MOON.game.rules(**values)


def idle() -> Iterator[Any]:
    for house in HOUSES.values():
        for values, key in house.idle:
            told = ",".join(map(str, values.values()))
            yield pytest.param(house, values, key, id=f"{key} at {told}")


@each(("house", "values", "key"), [*idle()])
def test_a_key_without_meaning_is_accepted_and_ignored(house, values, key):
    """M8, T7.3, T9, C7: the same match, entry for entry, whatever it says."""
    walks = [
        house.walked(house.game.rules(**{"target": 9, **values, key: value}), 11, 7).entries
        for value in house.game.choices[key] or (1, 2, 5)
    ]
    assert len(walks) > 1
    assert all(walk == walks[0] for walk in walks)
