"""The shelf of a person's own sets of house rules, and what becomes of a damaged one."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.disk import rules_shelf
from moon_desktop.disk.rules_shelf import NAME, RulesShelf
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.words.names import NAME_LIMIT, clean_name
from tests.kit.cases import each
from tests.kit.second_game import MOON, SECOND
from tests.kit.strategies import LAW, playable_rules

THREE = MoonRules(minimum_bid=3)
FIVE = MoonRules(minimum_bid=5)


def entry(name: object, rules: MoonRules = THREE, **changes: Any) -> dict[str, Any]:
    return {"name": name, "rules": {**rules.to_record(), **changes}}


def shelf_of(folder: Path, *sets: object) -> RulesShelf:
    text = json.dumps({"moon_house_rules": 1, "sets": sets})
    (folder / NAME).write_text(text, encoding="utf-8")
    return RulesShelf(folder)


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def shelf(tmp_path):
    return RulesShelf(tmp_path / "not" / "there")


def test_sets_are_kept_replaced_and_dropped(shelf):
    assert shelf.names() == ()
    assert shelf.get("Friday table") is None
    shelf.keep("Friday table", THREE)
    shelf.keep("autumn", FIVE)
    assert shelf.names() == ("autumn", "Friday table")
    shelf.keep("Friday table", FIVE)
    assert shelf.get("Friday table") == FIVE
    shelf.drop("autumn")
    shelf.drop("never there")
    assert shelf.names() == ("Friday table",)
    assert shelf.set_aside is None


def test_another_shelf_over_the_folder_has_the_same(tmp_path):
    RulesShelf(tmp_path).keep("Friday table", THREE)
    assert RulesShelf(tmp_path).get("Friday table") == THREE
    values = json.loads((tmp_path / NAME).read_text(encoding="utf-8"))
    assert values == {"moon_house_rules": 1, "sets": [entry("Friday table")]}
    assert files(tmp_path) == [NAME]


_NAMES = (
    st.text(max_size=50)
    .map(clean_name)
    .filter(lambda name: name != "" and name.casefold() not in PRESETS)
)
_PAIRS = st.tuples(_NAMES, playable_rules())


@LAW
@given(pairs=st.lists(_PAIRS, max_size=6, unique_by=lambda pair: pair[0].casefold()))
def test_any_sets_come_back(pairs, tmp_path_factory):
    folder = tmp_path_factory.mktemp("shelf")
    shelf = RulesShelf(folder)
    sets = dict(pairs)
    for name, rules in sets.items():
        shelf.keep(name, rules)
    again = RulesShelf(folder)
    assert {name: again.get(name) for name in again.names()} == sets


def test_nothing_is_read_until_it_is_asked(tmp_path):
    shelf = RulesShelf(tmp_path)
    shelf_of(tmp_path, entry("Late"))
    assert shelf.names() == ("Late",)


def test_what_another_copy_of_the_program_keeps_is_not_lost(tmp_path):
    ours, theirs = RulesShelf(tmp_path), RulesShelf(tmp_path)
    assert ours.names() == theirs.names() == ()
    ours.keep("ours", THREE)
    theirs.keep("theirs", FIVE)
    assert theirs.names() == ("ours", "theirs")
    ours.drop("ours")
    assert RulesShelf(tmp_path).names() == ours.names() == ("theirs",)


@pytest.mark.parametrize("name", ["", " ", "a\nb", "x\u202e", "n" * (NAME_LIMIT + 1), "fosdick"])
def test_names_that_could_not_be_found_again_are_refused(shelf, name):
    with pytest.raises(ValueError, match="no name"):
        shelf.keep(name, THREE)
    assert shelf.names() == ()


@each(
    "raw",
    [
        b"",
        b"\xff\xff",
        b"[" * 50_000,
        b'{"moon_house_rules": 1}',
        b'{"moon_house_rules": 1, "sets": {}}',
        b'{"moon_house_rules": 9, "sets": []}',
        b'{"moon_house_rules": 1, "sets": [], "more": 1}',
        b'{"sets": []}',
        b" " * (rules_shelf.SIZE_LIMIT + 1),
    ],
)
def test_damaged_file_is_put_aside_and_never_deleted(raw, tmp_path):
    (tmp_path / NAME).write_bytes(raw)
    shelf = RulesShelf(tmp_path)
    assert shelf.names() == ()
    aside = shelf.set_aside
    assert aside is not None
    assert aside == tmp_path / "house-rules-damaged-1.json"
    assert aside.read_bytes() == raw
    shelf.keep("Friday table", THREE)
    assert aside.read_bytes() == raw
    assert RulesShelf(tmp_path).names() == ("Friday table",)
    assert RulesShelf(tmp_path).set_aside is None


def test_to_ask_for_the_damaged_file_is_to_ask(tmp_path):
    (tmp_path / NAME).write_bytes(b"noise")
    assert RulesShelf(tmp_path).set_aside is not None


def test_second_damaged_file_does_not_replace_the_first(tmp_path):
    for text in ("first", "second"):
        (tmp_path / NAME).write_text(text)
        assert RulesShelf(tmp_path).names() == ()
    assert (tmp_path / "house-rules-damaged-1.json").read_text() == "first"
    assert (tmp_path / "house-rules-damaged-2.json").read_text() == "second"


DAMAGED: list[object] = [
    7,
    None,
    {},
    {"name": "lacks rules"},
    entry(5),
    entry("six seats", seats=6),
    entry("alone", partners=True),
    {**entry("more"), "more": 1},
]


@each("bad", DAMAGED)
def test_single_damaged_set_does_not_lose_the_others(bad, tmp_path):
    shelf = shelf_of(tmp_path, entry("one"), bad, entry("two", FIVE))
    before = (tmp_path / NAME).read_bytes()
    assert shelf.names() == ("one", "two")
    assert (shelf.get("one"), shelf.get("two")) == (THREE, FIVE)
    assert shelf.set_aside is not None
    assert shelf.set_aside.read_bytes() == before
    again = RulesShelf(tmp_path)
    assert again.names() == ("one", "two")
    assert again.set_aside is None
    assert files(tmp_path) == ["house-rules-damaged-1.json", NAME]


def test_names_written_by_hand_are_made_safe_and_told_apart(tmp_path):
    shelf = shelf_of(
        tmp_path, entry("a\u202e b"), entry("A b", FIVE), entry(""), entry("fosdick"),
        entry("W" * 200),
    )  # fmt: skip
    assert shelf.names() == ("1", "a b", "A b 2", "fosdick 2", "W" * NAME_LIMIT)
    assert shelf.get("A b 2") == FIVE
    assert shelf.set_aside is None


def no_room(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")


def test_what_cannot_be_written_is_not_on_the_shelf(tmp_path, monkeypatch):
    shelf = RulesShelf(tmp_path)
    shelf.keep("one", THREE)
    before = (tmp_path / NAME).read_bytes()
    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(OSError, match="No space left") as failed:
        shelf.keep("two", FIVE)
    assert failed.value.filename == str(tmp_path / NAME)
    with pytest.raises(OSError, match="No space left"):
        shelf.drop("one")
    assert shelf.names() == ("one",)
    assert (tmp_path / NAME).read_bytes() == before


def test_damage_is_not_written_over_while_it_cannot_be_put_aside(tmp_path, monkeypatch):
    shelf = shelf_of(tmp_path, entry("one"), 7)
    before = (tmp_path / NAME).read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr("shutil.copyfile", no_room)
        assert shelf.names() == ("one",)
        assert shelf.set_aside is None
        with pytest.raises(OSError, match="No space left"):
            shelf.keep("two", FIVE)
    assert (tmp_path / NAME).read_bytes() == before
    shelf.keep("two", FIVE)
    assert shelf.names() == ("one", "two")
    assert shelf.set_aside is not None
    assert shelf.set_aside.read_bytes() == before


def test_copy_put_aside_in_vain_does_not_stay(tmp_path, monkeypatch):
    shelf = shelf_of(tmp_path, entry("one"), 7)
    monkeypatch.setattr(os, "fsync", no_room)
    assert shelf.names() == ("one",)
    assert files(tmp_path) == [NAME]


def test_file_that_cannot_be_read_is_left_alone(tmp_path):
    """A folder of that name stands for a file that may not be opened."""
    (tmp_path / NAME).mkdir()
    shelf = RulesShelf(tmp_path)
    assert shelf.names() == ()
    assert shelf.get("one") is None
    assert shelf.set_aside is None
    with pytest.raises(OSError, match="house-rules"):
        shelf.keep("one", THREE)
    with pytest.raises(OSError, match="house-rules"):
        shelf.drop("one")
    assert files(tmp_path) == [NAME]


def test_shelf_never_grows_beyond_what_is_read(tmp_path, monkeypatch):
    shelf = RulesShelf(tmp_path)
    shelf.keep("one", THREE)
    monkeypatch.setattr(rules_shelf, "SIZE_LIMIT", (tmp_path / NAME).stat().st_size)
    with pytest.raises(OSError, match="house-rules"):
        shelf.keep("two", FIVE)
    assert RulesShelf(tmp_path).names() == ("one",)


def test_each_game_has_a_shelf_and_a_file_of_its_own(tmp_path):
    shelf = RulesShelf(tmp_path)
    other = shelf.of(SECOND)
    assert shelf.of(SECOND) is other
    assert other.of(MOON) is shelf
    other.keep("Friday table", THREE)
    assert shelf.names() == ()
    assert RulesShelf(tmp_path).of(SECOND).get("Friday table") == THREE
    assert not (tmp_path / NAME).exists()
    with pytest.raises(ValueError, match="no name"):
        other.keep("Second-Usual", THREE)
    other.keep("fosdick", THREE)
    file = tmp_path / "house-rules-second.json"
    file.write_text("[]", encoding="utf-8")
    again = RulesShelf(tmp_path)
    assert again.set_aside is None
    assert again.of(SECOND).names() == ()
    assert again.set_aside == tmp_path / "house-rules-second-damaged-1.json"
