"""Preferences are kept, and what is none falls back to its default."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from moon_desktop.application import option_choices
from moon_desktop.games.moon_rules import PRESETS
from moon_desktop.settings import NAME_LIMIT, Settings, clean_name, file_at, load, save

SAME = hypothesis_settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
OTHER = Settings(
    your_name='Zoë, the 2nd; "quoted" = 50%',
    left_name="أحمد",
    across_name="true or false",
    right_name="[General] = 1",
    left_level="random",
    across_level="random",
    right_level="random",
    pace="fast",
    preset="fosdick",
    sheet=False,
)


def test_defaults_are_open_choices():
    choices = option_choices()
    for option, words in choices.items():
        assert getattr(Settings(), option) in words
    assert Settings().preset == next(iter(PRESETS))


def test_every_option_of_the_example_differs_from_its_default():
    assert all(getattr(OTHER, name) != getattr(Settings(), name) for name in Settings._fields)


def test_nothing_kept_gives_the_defaults(tmp_path):
    assert load(file_at(tmp_path / "none"), option_choices()) == (Settings(), ())


def test_what_is_kept_is_found_again(tmp_path):
    assert save(file_at(tmp_path), OTHER)
    assert load(file_at(tmp_path), option_choices()) == (OTHER, ())


def test_what_is_kept_is_found_again_by_the_same_program(tmp_path):
    store = file_at(tmp_path)
    for chosen in (OTHER, Settings(), OTHER):
        assert save(store, chosen)
        assert load(store, option_choices()) == (chosen, ())


@pytest.mark.parametrize("option", Settings._fields)
@pytest.mark.parametrize("raw", ["@Invalid()", "a, b", "@Point(1 2)", "@ByteArray(\\xff)"])
def test_value_that_is_none_falls_back_alone(tmp_path, option, raw):
    level = "random"
    chosen = Settings("Ann", "Bo", "Cy", "Di", level, level, level, "fast", "fosdick", False)
    values = {**chosen._asdict(), "sheet": "false", option: raw}
    lines = [f"{name}={value}\n" for name, value in values.items()]
    (tmp_path / "preferences.ini").write_text("[General]\n" + "".join(lines), "utf-8")
    found, damaged = load(file_at(tmp_path), option_choices())
    assert damaged == (option,)
    assert found == chosen._replace(**{option: getattr(Settings(), option)})


@pytest.mark.parametrize(
    ("option", "raw"),
    [("pace", "warp"), ("preset", "chess"), ("left_level", "expert"), ("sheet", "2")],
)
def test_word_that_is_no_choice_falls_back(tmp_path, option, raw):
    store = file_at(tmp_path)
    store.setValue(option, raw)
    assert load(store, option_choices()) == (Settings(), (option,))


def test_name_in_the_file_is_cleaned(tmp_path):
    store = file_at(tmp_path)
    store.setValue("left_name", "  A\nnn\t" + "x" * 100)
    found, damaged = load(store, option_choices())
    assert found.left_name == ("A nn " + "x" * 100)[:NAME_LIMIT]
    assert damaged == ()


def test_folder_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "config").write_bytes(b"")
    assert not save(file_at(tmp_path / "config"), OTHER)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Lee\n", "Ann Lee"),
        ("A\x00\x1b[0mnn", "A [0mnn"),
        ("Ann\u202e\u2066", "Ann"),
        ("\u200b\u00a0", ""),
        ("x" * 41, "x" * 40),
        ("x" * 39 + " y", "x" * 39),
        ("李小龙", "李小龙"),
        ("\ud800", ""),
    ],
)
def test_name_is_one_line_of_what_can_be_shown(text, name):
    assert clean_name(text) == name


@SAME
@given(st.text())
def test_any_name_is_clean_and_stays_so(text):
    name = clean_name(text)
    assert len(name) <= NAME_LIMIT
    assert name.isprintable()
    assert name == name.strip()
    assert clean_name(name) == name


@SAME
@given(content=st.binary(max_size=300))
def test_any_file_is_read(tmp_path, content):
    (tmp_path / "preferences.ini").write_bytes(b"[General]\n" + content)
    found, damaged = load(file_at(tmp_path), option_choices())
    assert isinstance(found, Settings)
    assert isinstance(damaged, tuple)


def test_file_is_an_ini(tmp_path):
    save(file_at(tmp_path), Settings(your_name="Ann"))
    assert "your_name=Ann" in (tmp_path / "preferences.ini").read_text("utf-8")
    assert file_at(tmp_path).format() == QSettings.Format.IniFormat
