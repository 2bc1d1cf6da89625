"""The house rules in words: a file that says all of them, what depends on several, and one line."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.ledger import Terms
from moon_desktop.engine.seats import Seats
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.defaults.documents import NO_MEANING, cell, preset_table
from moon_desktop.games.defaults.rule_words import Group, RuleWords
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import Proposal, Rules, choices_of, rule
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.words import language
from tests.games.test_rule_values import HOUSES
from tests.kit import forty_two, moon_cards
from tests.kit.cases import each
from tests.kit.rule_ids import RULES
from tests.kit.strategies import LAW, playable_rules

FOLDERS = {"moon": "moon", "texas42": "forty_two", "shoot-the-moon-cards": "moon_cards"}
PLAYABLE = {
    "moon": playable_rules(),
    "texas42": forty_two.playable_rules(),
    "shoot-the-moon-cards": moon_cards.playable_rules(),
}
IN_EVERY_GAME = pytest.mark.parametrize("game", [CATALOGUE[name] for name in OWN], ids=OWN.get)
MOON, TEXAS_42, CARDS = (CATALOGUE[name] for name in FOLDERS)
WORDS = MOON.show.rules


# --- the file ---------------------------------------------------------------------------------


def refused(game: Game) -> set[str]:
    """Why rules of ``game`` cannot be played, for values drawn at random."""
    random, found = Random(1), set[str]()
    for _ in range(4000):
        values = {key: random.choice(choices or (1, 2, 7)) for key, choices in game.choices.items()}
        try:
            game.rules(**values)
        except Unplayable as trouble:
            found.add(trouble.reason)
    return found


@IN_EVERY_GAME
def test_the_file_says_all_of_the_rules_and_nothing_else(game):
    """M8, T9, C7: each key once, each of its choices but numbers and switches, each preset, and
    each way in which values contradict each other."""
    path = language.document(f"{FOLDERS[game.name]}/house-rules.toml")
    told = tomllib.loads(path.read_text("utf-8"))
    keys = [(key, words) for group in told["groups"] for key, words in group["rules"].items()]
    assert Counter(key for key, _ in keys) == Counter(list(game.choices))
    for key, words in keys:
        choices = game.choices[key] or ()
        wanted = "choices" in words or any(isinstance(choice, str) for choice in choices)
        assert list(words.get("choices", ())) == [str(choice) for choice in choices if wanted], key
    assert list(told["presets"]) == list(game.presets)
    assert set(told["contradictions"]) == refused(game)


@IN_EVERY_GAME
def test_every_key_has_a_short_name_a_sentence_its_rules_and_labels_that_differ(game):
    """M8, T9, C7."""
    words = game.show.rules
    names = [words.name(key) for key in game.choices]
    assert all(3 <= len(name) <= 24 for name in names)
    assert len(set(names)) == len(names)
    for key, choices in game.choices.items():
        assert re.fullmatch(r"[A-Z][^.]*\.", words.help(key))
        assert set(words.source(key).split("; ")[-1].split(", ")) <= set(RULES)
        labels = [words.label(key, choice) for choice in choices or (1, 21)]
        assert len(set(labels)) == len(labels)
        assert not any("-" in label for label in labels), "a word of the record, not of a person"
    assert words.label("target", 21) == "21"


@IN_EVERY_GAME
def test_every_preset_has_a_name_and_one_line(game):
    """M7, T9, C7."""
    words = game.show.rules
    lines = [words.preset_line(key) for key in game.presets]
    assert all(line.endswith(".") and len(line) <= 76 for line in lines)
    assert len({words.preset_name(key) for key in game.presets}) == len(lines)


PUBLISHED = {
    "Follow-me 42": ("follow-me-42",),
    "Fosdick": ("fosdick", "fosdick-widow", "fosdick-partners"),
    "Shoot the Moon": ("shoot-the-moon", "shoot-the-moon-4"),
}


@each("key", MOON.choices)
def test_source_names_all_published_rules_that_differ_from_the_first(key):
    """M7: whose presets have another value than Follow-me 42 has."""
    source, first = WORDS.source(key), getattr(MOON.presets["follow-me-42"], key)
    assert any(name in source for name in (*PUBLISHED, "everywhere"))
    assert len(source) <= 150
    for name, presets in PUBLISHED.items():
        if any(getattr(MOON.presets[preset], key) != first for preset in presets):
            assert "Follow-me 42 alone" in source or name in source


def test_they_are_said_in_the_language_that_is_spoken():
    """And in English again, where it was read before."""
    assert (WORDS.name("target"), WORDS.groups()[1].heading) == ("Target", "Bidding")
    language.speak("de")
    try:
        assert (WORDS.name("target"), WORDS.groups()[1].heading) == ("Ziel", "Reizen")
        assert WORDS.label("hickeys", True) == "An"
    finally:
        language.speak(language.ENGLISH)
    assert WORDS.preset_name("fosdick-widow") == "Classic Moon"


# --- what depends on other keys -----------------------------------------------------------------

IDLE: dict[str, list[tuple[dict[str, Any], str]]] = {
    name: [
        ({key: value for key, value in beside.items() if key != "match_length"}, idle)
        for beside, idle in house.idle
        if idle != "hickeys"
    ]
    for name, house in HOUSES.items()
}
"""Keys without meaning beside others; hickeys, which say something of what a mark is, have one."""
NO_SHOOT = {"over": False, "under": False}
IDLE["moon"] += [(NO_SHOOT, "shoot_tops"), (NO_SHOOT, "shoot_after_seven")]
IDLE["moon"] += [({"seats": 3}, "partners")]


@IN_EVERY_GAME
@LAW
@given(data=st.data())
def test_a_key_without_meaning_says_why(game, data):
    """M8, T9, C7: where the default stands and any other value is ignored, and nowhere else; the
    golden sentences give the reasons."""
    values = data.draw(PLAYABLE[game.name]).to_record()
    idle = {key for beside, key in IDLE[game.name] if beside.items() <= values.items()}
    assert {key for key in values if game.show.rules.without_meaning(key, values)} == idle


def test_reasons_that_no_golden_sentence_gives():
    """M8, T9."""
    shot = MoonRules(over=False, under=False).to_record()
    told = WORDS.without_meaning("shoot_tops", shot)
    assert told == "There is no shoot in these rules."
    free = TEXAS_42.rules(nel_o="forced", all_pass="redeal").to_record()
    told = TEXAS_42.show.rules.without_meaning("nel_o_doubles", free)
    assert told == "Nobody is forced to bid in these rules."


@each(
    ("game", "match", "length", "unit"),
    [
        (MOON, "single", 1, ""),
        (MOON, "best-of", 3, "{number} games"),
        (TEXAS_42, "best-of", 1, "{number} game"),
        (MOON, "marks", 12, "{number} marks"),
        (MOON, "marks", 1, "{number} mark"),
        (MOON, "timed", 30, "{number} minutes"),
        (CARDS, "best-of", 5, "{number} games"),
    ],
)
def test_length_of_a_match_has_a_unit(game, match, length, unit):
    """M6.1–M6.3, T8.4, C4.3; of targets only the chips have one (C4.2)."""
    values = {"match": match, "match_length": length, "target": length}
    assert game.show.rules.unit("match_length", values) == unit
    assert game.show.rules.unit("target", values) == ("{number} chips" if game is CARDS else "")


def test_what_choices_propose():
    """M5.6, M6.1–M6.3, T8.3, T8.4, C4.3: a target, and the length of a match."""
    length: dict[object, int] = {"single": 1, "best-of": 3}
    found = [game.show.rules.proposals() for game in (MOON, TEXAS_42, CARDS)]
    assert [each["match"] for each in found] == [
        Proposal("match_length", length | {"marks": 12, "timed": 30}),
        *[Proposal("match_length", length)] * 2,
    ]
    assert found[0]["scoring"] == Proposal("target", {"points": 21, "marks": 7})
    assert found[1]["scoring"] == Proposal("target", {"marks": 7, "points": 250})


# --- in one line ------------------------------------------------------------------------------


def no_follow_me(*both: Any) -> bool:
    """Whether both are without follow me: by blanks it is none where there is no blank (M3.8)."""
    return all(
        isinstance(rules, MoonRules)
        and rules.seats == 3
        and not rules.double_blank
        and rules.follow_me != "no-trump"
        for rules in both
    )


@pytest.mark.slow
@IN_EVERY_GAME
@LAW
@given(data=st.data())
def test_rules_that_differ_in_what_has_a_meaning_have_different_lines(game, data):
    """M8, T9, C7: so no key is silent where it is not at its default."""
    rules, words = data.draw(PLAYABLE[game.name]), game.show.rules
    line = words.line(rules)
    assert line.isprintable()
    assert len(line) <= 320
    assert "{" not in line
    for key, choices in game.choices.items():
        value = data.draw(st.integers(1, 99) if choices is None else st.sampled_from(choices))
        try:
            other = replace(rules, **{key: value})
        except Unplayable:
            continue
        same = game.same(rules, other)
        if key == "follow_me":
            same = same or no_follow_me(rules, other)
        assert (words.line(other) == line) == same, key


def test_number_of_any_length_is_cut():
    rules = MoonRules(target=10**4000, match="marks", match_length=10**300)
    assert WORDS.line(rules).endswith("To 10000000000… · Match to 10000000000… marks")


# --- presets compared -------------------------------------------------------------------------


def table(game: Game, rules: Any) -> Iterator[list[str]]:
    """The cells of each row, with the head first."""
    for line in preset_table(game, rules).splitlines():
        if line.startswith("|") and "---" not in line:
            yield [cell.strip() for cell in line.strip("|").split("|")]


@IN_EVERY_GAME
def test_a_preset_in_play_is_marked_and_stands_in_its_place(game):
    names = [game.show.rules.preset_name(key) for key in game.presets]
    assert next(table(game, None))[1:] == names
    for place, rules in enumerate(game.presets.values()):
        marked = [*names[:place], f"**{names[place]}** (in play)", *names[place + 1 :]]
        assert next(table(game, rules))[1:] == marked


def test_cells_are_the_values_of_the_presets_that_differ():
    """M7: – where a key has no meaning under the others."""
    cells = {name.strip("*"): row for name, *row in list(table(MOON, MoonRules()))[1:]}
    assert list(cells) == [WORDS.name(key) for key in (
        "seats", "partners", "double_blank", "widow_timing", "minimum_bid", "under", "shoot_tops",
        "follow_me", "first_lead_trump", "stop_when_set", "overtricks", "hickeys", "match",
        "match_length", "game_marks",
    )]  # fmt: skip
    assert cells["Lowest bid"] == ["4", "4", "4", "4", "4", "3"]
    assert cells["Double blank and widow"] == ["On", "Off", "On", "–", "On", "–"]
    assert cells["Length of the match"] == ["–", "–", "–", "3", "12", "12"]
    assert cells["Topping a shoot"][-2:] == ["Double and triple shoot", "Double shoot"]


@pytest.mark.slow
@IN_EVERY_GAME
@LAW
@given(data=st.data())
def test_every_row_tells_something_apart_and_no_difference_is_left_out(game, data):
    """Rules of one's own come first."""
    rules = data.draw(PLAYABLE[game.name])
    assume(game.preset_of(rules) is None)
    head, *rows = table(game, rules)
    assert head[1] == "**This match** (in play)"
    assert all(len(set(row[1:])) > 1 for row in rows)
    for key in game.choices:
        if f"**{game.show.rules.name(key)}**" not in [row[0] for row in rows]:
            shown = {cell(game, each, key) for each in (*game.presets.values(), rules)}
            assert len(shown - {NO_MEANING}) <= 1


def test_numbers_too_long_to_show_are_still_told_apart():
    one, other = MoonRules(target=10**60), MoonRules(target=10**60 + 1)
    assert not MOON.same(one, other)
    assert len(cell(MOON, one, "target")) <= 24


# --- without a file -----------------------------------------------------------------------------


@dataclass(frozen=True)
class WhimRules(Rules):
    """Those of a game that says nothing of them itself."""

    seat_count: Literal[2, 3] = 2
    """How many play."""
    wild: bool = rule(True, "W1", "W2", proposes=("target", {True: 9, False: 5}))
    """Whether anything goes."""
    target: int = 9
    """What wins."""

    @property
    def table(self) -> Seats:
        return Seats(self.seat_count)

    @property
    def terms(self) -> Terms:
        return Terms("single", 1, self.target)


def test_what_a_game_does_not_say_is_made_of_its_keys():
    words, rules = RuleWords("old-whim", WhimRules), WhimRules()
    assert (words.game_name(), words.preset_name("all_wild")) == ("Old whim", "All wild")
    assert words.groups() == (Group("House rules", ("seat_count", "wild", "target")),)
    assert (words.name("seat_count"), words.help("wild")) == ("Seat count", "")
    assert (words.source("wild"), words.source("target")) == ("W1, W2", "")
    assert words.proposals() == {"wild": Proposal("target", {True: 9, False: 5})}
    assert (words.unit("target", {}), words.without_meaning("wild", {})) == ("", None)
    assert words.line(rules) == "Seat count: 2 · Wild: On · Target: 9"
    assert rules.to_record() == {"seat_count": 2, "wild": True, "target": 9}
    assert list(choices_of(WhimRules)) == ["seat_count", "wild", "target"]


def test_a_file_may_leave_out_what_goes_without_saying(tmp_path):
    """As a game of another package may."""
    file = tmp_path / "house-rules.toml"
    file.write_text(
        "[[groups]]\nheading = 'All'\nrules.wild = {name = 'Anything goes'}\n"
        "rules.target = {name = 'To win', choices.9 = 'Nine'}\n"
        "[presets.tame]\nname = 'The tame one'\n"
    )
    words = RuleWords("whim", WhimRules, file)
    assert words.groups() == (Group("All", ("wild", "target")),)
    assert (words.name("wild"), words.source("wild")) == ("Anything goes", "W1, W2")
    assert (words.name("seat_count"), words.label("target", 9)) == ("Seat count", "Nine")
    assert (words.preset_name("tame"), words.preset_line("tame")) == ("The tame one", "")
    assert words.contradiction("odd") == "These rules cannot be played together."
