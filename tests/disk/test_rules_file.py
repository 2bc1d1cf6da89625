"""House rules in a file: what is read, what is refused and why, and how it is written."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.disk.rules_file import (
    SIZE_LIMIT,
    BadRulesFile,
    NamedRules,
    holds_rules,
    read_rules,
    write_rules,
)
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import LARGEST, choices_of
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.words import language
from moon_desktop.words.names import NAME_LIMIT, clean_name, distinct
from tests.kit.cases import each
from tests.kit.second_game import MOON, SECOND
from tests.kit.strategies import LAW, playable_rules

RULES = MoonRules().to_record()
FRIDAY = {"moon_house_rules": 1, "name": "Friday table", "rules": RULES}


def file_of(folder: Path, values: object) -> Path:
    path = folder / "friday.json"
    path.write_text(json.dumps(values), encoding="utf-8")
    return path


def without(values: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in values.items() if key not in keys}


def refusal(path: Path, game: Game = MOON) -> str:
    with pytest.raises(BadRulesFile) as bad:
        read_rules(path, game)
    return str(bad.value)


def test_the_form_of_a_file(tmp_path):
    """M8: exactly the keys of the record, values as written."""
    path = tmp_path / "friday.json"
    write_rules(path, NamedRules("Friday table", PRESETS["fosdick"]), MOON)
    values = json.loads(path.read_text(encoding="utf-8"))
    assert values == {
        "moon_house_rules": 1,
        "name": "Friday table",
        "rules": PRESETS["fosdick"].to_record(),
    }
    assert list(values) == ["moon_house_rules", "name", "rules"]
    assert list(values["rules"]) == list(choices_of(MoonRules))


@LAW
@given(rules=playable_rules(), name=st.text(max_size=60))
def test_what_is_written_is_read_again(rules, name, tmp_path_factory):
    """M8: every rules that can be played, under any name."""
    path = tmp_path_factory.mktemp("written") / "rules.json"
    cleaned = clean_name(name)
    write_rules(path, NamedRules(cleaned, rules), MOON)
    assert read_rules(path, MOON) == NamedRules(cleaned or "rules", rules)


def test_large_numbers_are_kept(tmp_path):
    named = NamedRules("Long", MoonRules(target=LARGEST, match="marks", match_length=LARGEST))
    write_rules(tmp_path / "long.json", named, MOON)
    assert read_rules(tmp_path / "long.json", MOON) == named


@each("key", ["target", "match_length"])
@each("value", [LARGEST + 1, 10**200])
def test_numbers_above_the_limit_are_refused_by_its_name(tmp_path, key, value):
    write_rules(tmp_path / "long.json", NamedRules("Long", MoonRules(**{key: value})), MOON)
    said = refusal(tmp_path / "long.json")
    assert said.startswith(f"{key} cannot be 1")
    assert said.endswith(": it may be a whole number from 1 to 999999999.")


def test_sign_that_some_editors_put_first_is_passed_over(tmp_path):
    path = file_of(tmp_path, FRIDAY)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert read_rules(path, MOON) == NamedRules("Friday table", MoonRules())


def bad_rules(**changes: Any) -> dict[str, Any]:
    return {**FRIDAY, "rules": {**RULES, **changes}}


@each(
    ("values", "sentence"),
    [
        (
            {**FRIDAY, "game": "second"},
            'Its house rules are for the game "second", and not for Moon.',
        ),
        ({**FRIDAY, "game": [1]}, "Its house rules are for the game [1], and not for Moon."),
        ([FRIDAY], "It is JSON, but not an object in braces."),
        (None, "It is JSON, but not an object in braces."),
        (
            without(FRIDAY, "moon_house_rules"),
            "It holds no house rules: it has no “moon_house_rules”.",
        ),
        *(
            (
                {**FRIDAY, "moon_house_rules": version, "new": []},
                f"Its house rules (“moon_house_rules”) are of version {json.dumps(version)}; this "
                "program reads no later one than 1, so a newer program is needed.",
            )
            for version in (2, "1", True)
        ),
        ({**FRIDAY, "ti\x07le": 1, "x": 2}, "The key ti\\x07le does not belong there."),
        (without(FRIDAY, "name"), "The key name is missing."),
        ({**FRIDAY, "name": 7}, "The key name must have a text."),
        (
            {**FRIDAY, "rules": "fosdick"},
            "The key rules must have an object in braces with the house rules.",
        ),
        (bad_rules(jump=True, ur=1), "There is no house rule called jump."),
        (
            {**FRIDAY, "rules": without(RULES, "seats", "under")},
            "The house rules lack seats and under.",
        ),
        (
            bad_rules(target=21.0),
            "target cannot be 21.0: it may be a whole number from 1 to 999999999.",
        ),
        (bad_rules(partners=True), "Partners need four seats. This is about seats and partners."),
    ],
)
def test_what_are_no_house_rules_is_refused_with_the_keys(values, sentence, tmp_path):
    """M7, M8: refused with a sentence that names the key."""
    path = file_of(tmp_path, values)
    before = path.read_bytes()
    assert refusal(path) == sentence
    assert path.read_bytes() == before


@each(
    ("raw", "sentence"),
    [
        (b"", "It is not JSON: line 1 cannot be understood."),
        (b'{\n"name": Friday}', "It is not JSON: line 2 cannot be understood."),
        (b'{"name": NaN}', "It is not JSON that can be read."),
        (b'{"n": -Infinity}', "It is not JSON that can be read."),
        (b'{"n": -1e999}', "It has a number too large to be read."),
        (b'{"n": ' + b"9" * 5000 + b"}", "It has a number too large to be read."),
        (b"[" * 60_000, "It is not JSON that can be read."),
        (b'{"name": "\xff"}', "It is not UTF-8 text."),
        (b"\xff\xfe{\0}\0", "It is not UTF-8 text."),
        (b'{"a": {"b": 1, "b": 2}}', "The key b stands there twice."),
        (
            b" " * (SIZE_LIMIT + 1),
            "It has more than 65536 bytes, the most that house rules may have.",
        ),
    ],
)
def test_noise_is_refused(raw, sentence, tmp_path):
    path = tmp_path / "noise.json"
    path.write_bytes(raw)
    assert refusal(path) == sentence


def test_file_of_just_the_limit_is_read(tmp_path):
    path = file_of(tmp_path, FRIDAY)
    raw = path.read_bytes()
    path.write_bytes(raw + b" " * (SIZE_LIMIT - len(raw)))
    assert read_rules(path, MOON).name == "Friday table"


@each(
    "value",
    ["[" * 900 + "]" * 900, '{"a":' * 900 + "1" + "}" * 900, "-5", '"\\ud800\\u202e"'],
)
@each("place", ["moon_house_rules", "name", "rules", "target", "seats"])
def test_strange_values_are_told_in_one_short_line(value, place, tmp_path):
    marked = bad_rules(**{place: "@"}) if place in RULES else {**FRIDAY, place: "@"}
    path = tmp_path / "strange.json"
    path.write_text(json.dumps(marked).replace('"@"', value), encoding="utf-8")
    if place == "name" and value.startswith('"'):
        assert read_rules(path, MOON).name == "strange"
    else:
        said = refusal(path)
        assert place.removesuffix("s") in said
        assert said.isprintable()
        assert len(said) < 250


def test_strange_keys_are_told_in_one_short_line(tmp_path):
    key = "\ud800\u202e\x1b" + "k" * 5000
    for values in ({**FRIDAY, key: 1}, bad_rules(**{key: 1})):
        said = refusal(file_of(tmp_path, values))
        assert said.isprintable()
        assert len(said) < 100
    path = tmp_path / "friday.json"
    path.write_text(f"{{{json.dumps(key)}: 1, {json.dumps(key)}: 2}}", encoding="utf-8")
    assert refusal(path).isprintable()


@LAW
@given(raw=st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode()))
def test_no_bytes_are_house_rules_or_break_the_reader(raw, tmp_path_factory):
    path = tmp_path_factory.mktemp("bytes") / "noise.json"
    path.write_bytes(raw)
    assert refusal(path).endswith(".")


def test_folder_and_missing_file_are_the_systems_to_tell(tmp_path):
    with pytest.raises(IsADirectoryError):
        read_rules(tmp_path, MOON)
    with pytest.raises(FileNotFoundError):
        read_rules(tmp_path / "gone.json", MOON)


@each(
    ("given", "name"),
    [
        ("  Friday \t\n table ", "Friday table"),
        ("a\u202eb\u2066c\u2069", "abc"),
        ("Zo\x00e\x1b[2J", "Zoe[2J"),
        ("N" * 200, "N" * NAME_LIMIT),
        ("שולחן שישי", "שולחן שישי"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u200d\u200c", ""),
        ("\ud800\u2028", ""),
        ("", ""),
    ],
)
def test_names_are_one_safe_short_line(given, name, tmp_path):
    assert clean_name(given) == name
    assert read_rules(file_of(tmp_path, {**FRIDAY, "name": given}), MOON).name == (name or "friday")


def test_file_without_any_name_is_called_something(tmp_path):
    path = tmp_path / "\u202e.json"
    path.write_text(json.dumps({**FRIDAY, "name": ""}), encoding="utf-8")
    assert read_rules(path, MOON).name == "1"


def test_name_that_is_taken_gets_a_number():
    assert distinct("Friday", ["Monday"]) == "Friday"
    assert distinct("Friday", ["Friday"]) == "Friday 2"
    assert distinct("friday", ["Friday", "FRIDAY 2"]) == "friday 3"
    long = "N" * NAME_LIMIT
    assert distinct(long, [long]) == "N" * (NAME_LIMIT - 2) + " 2"


def test_rules_are_read_and_kept_without_qt():
    code = (
        "import sys, moon_desktop.disk.rules_shelf;"
        " print([m for m in sys.modules if 'PySide' in m])"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True,
        cwd=Path(__file__).resolve().parents[2],
    )  # fmt: skip
    assert found.stdout.strip() == "[]"


# --- names and marks ----------------------------------------------------------------------


@each(
    ("name", "cut"),
    [
        ("n" * 40, False),
        ("n" * 41, True),
        ("n" * 38 + "  \t  a", False),
        ("n" * 38 + " abc", True),
        ("n" * 39 + " z", True),
        ("\u202e" * 30 + "n" * 40, False),
        ("n" * 40 + "\u200d\x07 ", False),
        ("", False),
    ],
)
def test_a_name_that_is_cut_is_known(tmp_path, name, cut):
    path = tmp_path / "f.json"
    write_rules(path, NamedRules(name, MoonRules()), MOON)
    assert read_rules(path, MOON).cut == cut


def test_the_name_of_a_file_is_cut_like_one_in_it(tmp_path):
    path = tmp_path / ("f" * 50 + ".json")
    write_rules(path, NamedRules(" ", MoonRules()), MOON)
    assert read_rules(path, MOON) == NamedRules("f" * 40, MoonRules(), cut=True)


@each(
    ("text", "marked"),
    [
        (json.dumps(FRIDAY), True),
        ('{"moon_house_rules": 7, "what": 1}', True),
        ('{"moon_record": 1}', False),
        ("{", False),
        ("[]", False),
        ("", False),
    ],
)
def test_house_rules_are_known_by_their_mark_be_they_good_or_not(tmp_path, text, marked):
    path = tmp_path / "some.moon"
    path.write_text(text, encoding="utf-8")
    assert holds_rules(path) == marked


def test_what_cannot_be_read_holds_no_rules(tmp_path):
    assert not holds_rules(tmp_path)
    assert not holds_rules(tmp_path / "gone.json")


def test_rules_of_another_game_name_it_and_are_for_that_alone(tmp_path):
    path = tmp_path / "second.json"
    write_rules(path, NamedRules("Friday table", PRESETS["fosdick"]), SECOND)
    assert json.loads(path.read_text("utf-8"))["game"] == "second"
    assert read_rules(path, SECOND) == NamedRules("Friday table", PRESETS["fosdick"])
    assert "for the game" in refusal(path)
    assert refusal(file_of(tmp_path, FRIDAY), SECOND) == (
        "Its house rules are for the game Moon, and not for Second."
    )


def test_house_rules_are_written_alike_in_every_language(tmp_path):
    """Their names for programs are no words of a language."""
    written = set()
    for code in language.languages():
        language.speak(code)
        path = tmp_path / f"{code}.json"
        write_rules(path, NamedRules("Friday table", MoonRules(under=False)), MOON)
        written.add(path.read_bytes())
    language.speak(language.ENGLISH)
    assert len(written) == 1
