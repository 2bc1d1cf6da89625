"""The house rules of each game: the presets, every key's values, and what contradicts itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from tests.kit import moon_cards
from tests.kit.walks import walked

STRANGERS: tuple[Any, ...] = (
    *(None, True, False, *range(-1, 8), 29, 30, 31, 32, 30.0, 3.0, 1.0),
    *("2", "3", "", "on", "Points", "Best-of", "timed", [], {}),
)
BEST_OF = ("match", "match_length")


@dataclass
class House:
    """What is written of the house rules of a game, to be compared with what they are.

    ``table``: a row a key, a column a preset, as RULES.md has them; – is the default. ``values``:
    those that a key takes, None for any number from 1. ``beside``: what a value needs beside it.
    ``idle``: keys that have no meaning in some houses. ``refused``: houses that cannot be played,
    and the keys that are named.
    """

    name: str
    presets: Sequence[str]
    table: str
    values: Mapping[str, tuple[Any, ...] | None]
    idle: Sequence[tuple[dict[str, Any], str]]
    refused: Sequence[tuple[dict[str, Any], tuple[str, ...]]]
    beside: Mapping[Any, dict[str, Any]] = field(default_factory=dict)
    walked: Callable[..., Any] = walked

    @property
    def game(self) -> Game:
        return CATALOGUE[self.name]

    @property
    def rows(self) -> list[list[str]]:
        """The cells of the table."""
        return [[cell.strip() for cell in row.split("|")] for row in self.table.split("\n") if row]

    def meant(self, key: str, cell: str) -> Any:
        """The value that a cell of the table stands for."""
        if cell == "–":
            return getattr(self.game.rules(), key)
        if cell in WORDS and cell not in (self.values[key] or ()):
            return WORDS[cell]
        return int(cell) if cell.isdigit() else cell


WORDS = {"on": True, "off": False, "yes": True, "no": False}

MOON = House(
    "moon",
    ["follow-me-42", "fosdick", "fosdick-widow",
     "fosdick-partners", "shoot-the-moon", "shoot-the-moon-4"],
    """
seats             | 3            | 3            | 3            | 4       | 3            | 4
partners          | no           | no           | no           | yes     | no           | no
double_blank      | on           | off          | on           | –       | on           | –
widow_timing      | before-trump | –            | before-trump | –       | before-trump | –
minimum_bid       | 4            | 4            | 4            | 4       | 4            | 3
all_pass          | redeal       | redeal       | redeal       | redeal  | redeal       | redeal
over              | on           | on           | on           | on      | on           | on
under             | on           | off          | off          | off     | off          | off
shoot_tops        | 1            | 1            | 1            | 1       | 3            | 2
shoot_after_seven | off          | off          | off          | off     | off          | off
follow_me         | no-trump     | no-trump     | no-trump     | no-trump | blanks      | no-trump
aggie_dice        | off          | off          | off          | off     | off          | off
named_lead        | off          | off          | off          | off     | off          | off
first_lead_trump  | off          | off          | off          | off     | on           | on
stop_when_set     | off          | off          | off          | off     | on           | on
overtricks        | off          | off          | off          | on      | off          | off
renege            | prevent      | prevent      | prevent      | prevent | prevent      | prevent
scoring           | points       | points       | points       | points  | points       | points
target            | 21           | 21           | 21           | 21      | 21           | 21
hickeys           | off          | off          | off          | off     | on           | on
match             | single       | single       | single       | best-of | marks        | marks
match_length      | –            | –            | –            | 3       | 12           | 12
game_marks        | –            | –            | –            | –       | losers-pay   | losers-pay
""",
    {
        "seats": (3, 4), "partners": (True, False), "double_blank": (True, False),
        "widow_timing": ("before-trump", "after-trump"), "minimum_bid": (3, 4, 5),
        "all_pass": ("redeal", "force-dealer"), "over": (True, False), "under": (True, False),
        "shoot_tops": (1, 2, 3), "shoot_after_seven": (True, False),
        "follow_me": ("no-trump", "blanks", "off"), "aggie_dice": (True, False),
        "named_lead": (True, False), "first_lead_trump": (True, False),
        "stop_when_set": (True, False), "overtricks": (True, False),
        "renege": ("prevent", "forfeit"), "scoring": ("points", "marks"), "target": None,
        "hickeys": (True, False), "match": ("single", "best-of", "marks", "timed"),
        "match_length": None, "game_marks": ("losers-pay", "winner-only"),
    },
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
    "texas42",
    ["texas-42", "straight-42", "tournament-42", "texas-42-all", "points-250"],
    """
minimum_bid       | 30           | 30           | 30      | 30           | 30
opening_marks     | 2            | 2            | 2       | 2            | 2
mark_step         | one          | one          | one     | double       | one
all_pass          | force-dealer | force-dealer | redeal  | force-dealer | redeal
plunge            | on           | off          | off     | on           | off
splash            | off          | off          | off     | on           | off
doubles_trump     | on           | on           | on      | on           | on
sevens            | off          | off          | off     | on           | off
follow_me         | marks        | always       | always  | always       | always
nel_o             | forced       | off          | off     | marks        | off
nel_o_doubles     | bidder       | –            | –       | bidder       | –
first_lead_trump  | off          | off          | off     | off          | off
renege            | prevent      | prevent      | prevent | prevent      | prevent
stop_when_decided | off          | off          | off     | on           | –
scoring           | marks        | marks        | marks   | marks        | points
target            | 7            | 7            | 7       | 7            | 250
match             | single       | single       | best-of | single       | single
match_length      | 1            | 1            | 3       | 1            | 1
""",
    {
        "minimum_bid": (30, 31), "opening_marks": (1, 2, 3), "mark_step": ("one", "two", "double"),
        "all_pass": ("force-dealer", "redeal"), "plunge": (True, False), "splash": (True, False),
        "doubles_trump": (True, False), "sevens": (True, False),
        "follow_me": ("marks", "always", "off"), "nel_o": ("forced", "marks", "off"),
        "nel_o_doubles": ("bidder", "high", "low", "own"), "first_lead_trump": (True, False),
        "renege": ("prevent", "forfeit"), "stop_when_decided": (True, False),
        "scoring": ("marks", "points"), "target": None, "match": ("single", "best-of"),
        "match_length": None,
    },
    [
        ({"nel_o": "off"}, "nel_o_doubles"),
        ({"nel_o": "forced", "all_pass": "redeal"}, "nel_o_doubles"),
        ({"scoring": "points"}, "stop_when_decided"),
        ({"match": "single"}, "match_length"),
    ],
    [({"match": "best-of", "match_length": length}, BEST_OF) for length in (2, 10)],
)  # fmt: skip
CARDS = House(
    "shoot-the-moon-cards",
    ["shoot-the-moon-cards", "cards-three", "cards-two", "cards-six", "cards-six-pairs"],
    """
seats          | 4       | 3       | 2       | 6       | 6
team_size      | 2       | 1       | 1       | 3       | 2
starting_chips | 2       | 2       | 2       | 2       | 2
target         | 7       | 7       | 7       | 7       | 7
renege         | prevent | prevent | prevent | prevent | prevent
match          | single  | single  | single  | single  | single
match_length   | 1       | 1       | 1       | 1       | 1
""",
    {
        "seats": (2, 3, 4, 5, 6), "team_size": (1, 2, 3), "starting_chips": (0, 1, 2, 3, 4, 5, 6),
        "target": None, "renege": ("prevent", "forfeit"), "match": ("single", "best-of"),
        "match_length": None,
    },
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
HOUSES = {house.name: house for house in (MOON, FORTY_TWO, CARDS)}
IN_EVERY_GAME = pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)


def same(left: object, right: object) -> bool:
    return type(left) is type(right) and left == right


@IN_EVERY_GAME
def test_each_preset_is_its_column_and_the_first_is_the_default(house):
    """M7, T9, C7: every key of it; a key without meaning has its default."""
    assert list(house.game.presets) == house.presets
    assert house.game.presets[house.presets[0]] == house.game.rules()
    for column, (name, rules) in enumerate(house.game.presets.items(), 1):
        expected = {row[0]: house.meant(row[0], row[column]) for row in house.rows}
        assert rules.to_record() == expected
        assert CATALOGUE.preset(name)[0] is house.game


@IN_EVERY_GAME
def test_the_rules_have_exactly_the_keys_of_a_record(house):
    """M8, T9, C7: in their order."""
    keys = [row[0] for row in house.rows]
    assert list(house.values) == list(house.game.choices) == keys
    assert list(house.game.rules().to_record()) == keys
    values = house.game.rules().to_record()
    assert house.game.rules_of(values) == house.game.rules()
    with pytest.raises(Unplayable, match="unknown-key: trumps"):
        house.game.rules_of({**values, "trumps": True})
    short = {key: value for key, value in values.items() if key not in keys[:2]}
    with pytest.raises(Unplayable, match=f"missing-key: {keys[0]}, {keys[1]}"):
        house.game.rules_of(short)


def each_key() -> Iterator[Any]:
    for house in HOUSES.values():
        yield from (pytest.param(house, key, id=f"{house.name}-{key}") for key in house.values)


@pytest.mark.parametrize(("house", "key"), [*each_key()])
def test_a_key_takes_its_values_and_no_other(house, key):
    """M8, T9, C7: of the type written, so neither ``true`` nor 1.0 is a 1."""
    allowed = house.values[key] or (1, 7, 10**30)
    for value in allowed:
        beside = house.beside.get((key, value), {})
        rules = house.game.rules_of({**house.game.rules().to_record(), **beside, key: value})
        assert same(rules.to_record()[key], value)
    for value in STRANGERS:
        number = house.values[key] is None and type(value) is int and value > 0
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


@pytest.mark.parametrize(
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


@pytest.mark.parametrize(("house", "values", "key"), [*idle()])
def test_a_key_without_meaning_is_accepted_and_ignored(house, values, key):
    """M8, T7.3, T9, C7: the same match, entry for entry, whatever it says."""
    walks = [
        house.walked(house.game.rules(**{"target": 9, **values, key: value}), 11, 7).entries
        for value in house.values[key] or (1, 2, 5)
    ]
    assert len(walks) > 1
    assert all(walk == walks[0] for walk in walks)
