"""What a later version leaves on disk is not lost in this one, and what is of no use is told."""

from __future__ import annotations

import json
import shutil

import pytest

import changelog
from moon_desktop.app.preferences import known
from moon_desktop.disk import settings
from moon_desktop.disk.rules_shelf import RulesShelf
from tests.gui.conftest import leave
from tests.upgrades import keep

NEWEST = max(keep.kept_versions(), key=changelog.order)


@pytest.fixture
def later(tmp_path):
    """The folder that the newest version left, about to be made one of a later version."""
    for part in ("config", "data"):
        shutil.copytree(keep.FOLDER / NEWEST / part, tmp_path / part)
    return tmp_path


def test_option_that_is_not_known_is_kept_for_the_version_that_knows_it(later, open_table, told):
    file = later / "config" / "preferences.ini"
    file.write_text(file.read_text("utf-8") + "weather=rain\n", "utf-8")
    person = open_table()
    person.asked()
    person.program.preferences.change(person.program.preferences.settings._replace(motion="none"))
    leave(person)
    assert "weather=rain" in file.read_text("utf-8")
    assert told == []


def test_value_that_is_not_known_is_told_and_the_others_hold(later, open_table, told):
    file = later / "config" / "preferences.ini"
    file.write_text(
        file.read_text("utf-8").replace("right_player=skilled", "right_player=oracle"), "utf-8"
    )
    person = open_table()
    person.asked()
    assert "could not be read" in person.heard()
    assert person.program.preferences.settings.right_player == "casual"
    assert person.program.preferences.settings.your_name == keep.CHOSEN["your_name"]


def test_house_rule_of_the_preferences_that_is_not_known_is_told(later, open_table):
    store = settings.file_at(later / "config")
    rules = {**json.loads(str(store.value("rules"))), "moonlight": True}
    store.setValue("rules", json.dumps(rules))
    store.sync()
    assert settings.load(store, known())[1] == ("rules",)
    person = open_table()
    person.asked()
    assert "“House rules”" in person.heard()


@pytest.mark.parametrize("change", [{"moon_house_rules": 2}, {"colours": []}])
def test_shelf_of_a_later_form_is_put_aside_whole(later, change):
    file = later / "config" / "house-rules.json"
    text = json.dumps({**json.loads(file.read_text("utf-8")), **change})
    file.write_text(text, "utf-8")
    shelf = RulesShelf(later / "config")
    assert shelf.names() == ()
    assert shelf.set_aside is not None
    assert shelf.set_aside.read_text("utf-8") == text


def test_set_with_a_rule_that_is_not_known_is_put_aside_and_the_others_stay(later):
    file = later / "config" / "house-rules.json"
    values = json.loads(file.read_text("utf-8"))
    values["sets"][0]["rules"]["moonlight"] = True
    text = json.dumps(values)
    file.write_text(text, "utf-8")
    shelf = RulesShelf(later / "config")
    assert shelf.names() == ("Porch",)
    assert shelf.set_aside is not None
    assert shelf.set_aside.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("was", "later_word"),
    [
        ('{"moon_record": 1,', '{"moon_record": 2,'),
        ('"aggie_dice":', '"moonlight": true, "aggie_dice":'),
        ('{"event": "play"', '{"event": "sing"'),
    ],
    ids=["form", "rule", "event"],
)
def test_match_of_a_later_form_is_put_aside_whole_and_told(later, open_table, was, later_word):
    file = later / "data" / "match.moon"
    text = file.read_text("utf-8").replace(was, later_word)
    assert text != file.read_text("utf-8")
    file.write_text(text, "utf-8", newline="\n")
    person = open_table()
    person.asked()
    words = person.heard()
    (aside,) = (later / "data").glob("damaged*")
    assert aside.read_text("utf-8") == text
    assert str(aside) in words


def test_file_that_is_not_known_stays(later, open_table):
    file = later / "data" / "statistics.db"
    file.write_bytes(b"\0later")
    person = open_table()
    person.asked()
    leave(person)
    assert file.read_bytes() == b"\0later"
