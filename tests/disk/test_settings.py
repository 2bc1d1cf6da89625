"""Preferences are kept, and what is none falls back to its default."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from moon_desktop.app.preferences import known
from moon_desktop.disk.settings import (
    OPTIONS,
    PACES,
    Settings,
    file_at,
    for_game,
    load,
    places,
    save,
)
from moon_desktop.engine.record import SeatName
from moon_desktop.games import CATALOGUE
from moon_desktop.games.house_rules import LARGEST
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.words.names import NAME_LIMIT, clean_name
from moon_desktop.words.notices import file_trouble
from tests.kit.cases import each
from tests.kit.command_line import ROOT
from tests.kit.second_game import brought
from tests.kit.second_game import second as second

SAME = hypothesis_settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
NAMED = [name for name in OPTIONS if name != "game"]
OTHER = Settings(
    your_name='Zoë, the 2nd; "quoted" = 50%',
    left_name="أحمد",
    far_left_name="Ἀριάδνη",
    across_name="true or false",
    far_right_name="far/right",
    right_name="[General] = 1",
    your_player="random",
    left_player="human",
    far_left_player="expert",
    across_player="random",
    far_right_player="human",
    right_player="random",
    movement="fast",
    thinking="long",
    expert_seconds="0.2",
    trick_stay="click",
    theme="night",
    felt="plum",
    tiles="ebony",
    numerals="large",
    text="150",
    tones=True,
    backs="sky",
    base="Grandma’s, table",
    rules=replace(PRESETS["fosdick"], target=10**6),
    keys=(("undo", "Ctrl+,"), ("preferences", ""), ("quit", "Ctrl+Ü")),
    lessons=(("moon", 7), ("a guest’s game", 0)),
    language="en",
    sheet=False,
    coach=True,
    weigh=False,
    verbosity="full",
    plays_told="lies",
    told_as="notifications",
    told_of_pace=True,
    welcomed=True,
    place="01d9d0cb00ff",
    windows="7b7d",
    solved="m01 t02",
    helped="t02",
    your_face="otis",
    left_face="milo",
    far_left_face="nell",
    across_face="hugo",
    far_right_face="theo",
    right_face="bea",
    moods=False,
    motion="soft",
    forced="always",
    volume=0,
    mute=True,
    chime=True,
    pencil=False,
    here="Zoë",
)
CHOSEN: list[dict[str, Any]] = [
    *({option: getattr(OTHER, option)} for option in NAMED),
    *({name: value} for name, option in OPTIONS.items() for value in option.choices),
    *({"base": key, "rules": PRESETS[key]} for key in PRESETS),
    {"keys": (("undo", ""), ("save", ""))},
]
"""Each option, choice and preset."""
PLAIN = OTHER._replace(base="fosdick", rules=PRESETS["fosdick"])
"""Nothing of it is as by default, and its rules are those of its preset."""


def test_defaults_are_open_choices():
    players = known().players
    assert players is not None
    assert all(seat.player in players for seat in Settings().seats)
    assert Settings().base == "fosdick-widow"
    assert Settings().rules == PRESETS[Settings().base]


@pytest.mark.parametrize("example", [OTHER, PLAIN])
def test_every_option_of_the_examples_differs_from_its_default(example):
    assert all(getattr(example, name) != getattr(Settings(), name) for name in NAMED)


def test_nothing_kept_gives_the_defaults(tmp_path):
    assert load(file_at(tmp_path / "none"), known()) == (Settings(), ())


def test_what_is_kept_is_found_again_by_the_same_program(tmp_path):
    store = file_at(tmp_path)
    for chosen in (OTHER, Settings(), OTHER):
        assert save(store, chosen)
        assert load(store, known()) == (chosen, ())
    assert load(file_at(tmp_path), known()) == (OTHER, ())


@each("change", CHOSEN)
def test_each_option_choice_and_preset_is_kept(tmp_path, change):
    chosen = Settings()._replace(**change)
    save(file_at(tmp_path), chosen)
    assert load(file_at(tmp_path), known()) == (chosen, ())


@pytest.mark.slow
@each("option", NAMED)
@each("raw", ["@Invalid()", "a, b", "@Point(1 2)", "@ByteArray(\\xff)"])
def test_value_that_is_none_falls_back_alone(tmp_path, option, raw):
    save(file_at(tmp_path), PLAIN)
    lines = (tmp_path / "preferences.ini").read_text("utf-8").splitlines()
    changed = [f"{option}={raw}" if line.startswith(f"{option}=") else line for line in lines]
    assert changed != lines
    # Elsewhere: Qt may take a file of the same name, size and time for the one it has read.
    (tmp_path / "by hand").mkdir()
    (tmp_path / "by hand" / "preferences.ini").write_text("\n".join(changed), "utf-8")
    found, damaged = load(file_at(tmp_path / "by hand"), known())
    assert damaged == (option,)
    # Rules that cannot be read are those they started from.
    default: Any = PLAIN.rules if option == "rules" else getattr(Settings(), option)
    assert found == PLAIN._replace(**{option: default})


@each(
    ("option", "raw"),
    [
        ("movement", "warp"),
        ("thinking", "relaxed"),
        ("trick_stay", "none"),
        ("base", " \t"),
        ("your_player", ""),
        ("expert_seconds", "3"),
        ("left_player", "master"),
        ("sheet", "2"),
        ("coach", "2"),
        ("tones", "2"),
        ("place", "xyz"),
        ("place", "abc"),
        ("place", "0" * 5000),
        ("rules", ""),
        ("rules", "null"),
        ("rules", "[]"),
        ("rules", "{}"),
        ("rules", "[" * 4000),
        ("rules", '{"seats": ' + "9" * 3900 + "}"),
        ("rules", json.dumps(MoonRules(target=LARGEST + 1).to_record())),
        ("keys", "null"),
        ("keys", '["undo", "Ctrl+K"]'),
    ],
)
def test_value_that_is_no_choice_falls_back(tmp_path, option, raw):
    store = file_at(tmp_path)
    store.setValue(option, raw)
    assert load(store, known()) == (Settings(), (option,))


@each(
    "change",
    [
        {"seats": 5},
        {"seats": 3.0},
        {"partners": True},
        {"match": "best-of", "match_length": 2},
        {"target": 0},
        {"colour": "red"},
    ],
)
def test_rules_that_cannot_be_played_fall_back(tmp_path, change):
    """M7, M8: a value that is no choice, a contradiction, a key that is none."""
    store = file_at(tmp_path)
    store.setValue("rules", json.dumps({**MoonRules().to_record(), **change}))
    assert load(store, known()) == (Settings(), ("rules",))
    store.setValue("base", "fosdick")
    assert load(store, known())[0].rules == PRESETS["fosdick"]


@each(
    "bad",
    [
        {"dance": "Ctrl+D"},
        {"new": "nonsense"},
        {"new": "Ctrl+"},
        {"new": "ctrl+k"},
        {"new": "Ctrl+K, Ctrl+L"},
        {"new": "\ud800"},
        {"new": 7},
        {"new": ["Ctrl+K"]},
        {"new": "F9"},
    ],
)
def test_key_that_is_none_is_left_out_and_the_others_stay(tmp_path, bad):
    store = file_at(tmp_path)
    store.setValue("keys", json.dumps({"undo": "F9", "save": "", **bad}))
    found, damaged = load(store, known())
    assert found == Settings(keys=(("undo", "F9"), ("save", "")))
    assert damaged == ("keys",)


@each(
    ("pace", "now"),
    [
        ("relaxed", PACES["easy"][1]),
        ("fast", PACES["brisk"][1]),
        ("instant", {**PACES["brisk"][1], "motion": "none"}),
    ],
)
def test_file_of_an_earlier_version_is_read(tmp_path, pace, now):
    (tmp_path / "preferences.ini").write_text(
        "[General]\nyour_name=Ann\nleft_level=random\nacross_level=skilled\nright_level=expert\n"
        f"pace={pace}\npreset=fosdick\nsheet=false\n"
    )
    store = file_at(tmp_path)
    chosen = Settings(
        your_name="Ann",
        left_player="random",
        across_player="skilled",
        right_player="expert",
        base="fosdick",
        rules=PRESETS["fosdick"],
        sheet=False,
        **now,
    )
    assert load(store, known()) == (chosen, ())
    save(store, chosen._replace(base="follow-me-42", left_player="casual"))
    found, _ = load(store, known())
    assert (found.base, found.left_player) == ("follow-me-42", "casual")
    assert not store.contains("preset")
    assert not store.contains("pace")


def test_movement_that_was_none_is_motion_that_is_none(tmp_path):
    """Until 0.7.0 it was one of the speeds."""
    (tmp_path / "preferences.ini").write_text("[General]\nmovement=none\nthinking=long\n")
    store = file_at(tmp_path)
    assert load(store, known()) == (Settings(motion="none", thinking="long"), ())
    save(store, Settings(motion="soft", movement="fast"))
    assert load(store, known())[0] == Settings(motion="soft", movement="fast")


@each("nonsense", ["chess", "chess, go"])
@each(("option", "former"), [("base", "preset"), ("left_player", "left_level")])
def test_nonsense_of_an_earlier_version_falls_back(tmp_path, option, former, nonsense):
    """Also such as Qt reads as several values."""
    (tmp_path / "preferences.ini").write_text(f"[General]\n{former}={nonsense}\n")
    assert load(file_at(tmp_path), known()) == (Settings(), (option,))


def test_name_in_the_file_is_cleaned(tmp_path):
    store = file_at(tmp_path)
    store.setValue("left_name", "  A\nnn\t" + "x" * 100)
    found, damaged = load(store, known())
    assert found.left_name == ("A nn " + "x" * 100)[:NAME_LIMIT]
    assert damaged == ()


def test_folder_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "config").write_bytes(b"")
    assert not save(file_at(tmp_path / "config"), OTHER)


@SAME
@given(st.text())
def test_any_name_is_clean_and_stays_so(text):
    name = clean_name(text)
    assert len(name) <= NAME_LIMIT
    assert all(letter.isprintable() or letter in "\u200c\u200d" for letter in name)
    assert name == name.strip()
    assert clean_name(name) == name


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def device(path: Path) -> None:
    path.symlink_to("/dev/full")


def large(path: Path) -> None:
    path.write_bytes(b"your_name=" + b"x" * (1 << 20))


@pytest.mark.skipif(os.name != "posix", reason="pipes and devices of Unix")
@pytest.mark.timeout(20)
@each("make", [pipe, folder, device, large])
def test_what_is_no_file_of_preferences_is_left_and_told_of(tmp_path, qapp, make):
    path = tmp_path / "preferences.ini"
    make(path)
    before, link = os.stat(path), os.lstat(path)
    store = file_at(tmp_path)
    assert store.trouble is not None
    assert str(path) in file_trouble(store.trouble)
    assert load(store, known()) == (Settings(), ())
    assert not save(store, OTHER)
    del store
    qapp.processEvents()
    now = os.lstat(path)
    assert os.stat(path).st_rdev == before.st_rdev
    # When it was last read is no change.
    assert (now.st_mode, now.st_ino, now.st_mtime_ns) == (
        link.st_mode,
        link.st_ino,
        link.st_mtime_ns,
    )
    assert os.listdir(tmp_path) == ["preferences.ini"]


@pytest.mark.skipif(os.name != "posix", reason="a device of Unix")
def test_device_that_came_since_is_not_replaced(tmp_path, qapp):
    store = file_at(tmp_path)
    assert save(store, PLAIN)
    qapp.processEvents()  # Qt looks at the file once more
    path = tmp_path / "preferences.ini"
    path.unlink()
    target = tmp_path / "pipe"
    os.mkfifo(target)
    path.symlink_to(target)
    assert not save(store, OTHER)
    qapp.processEvents()
    assert target.is_fifo()
    assert path.is_symlink()
    assert store.trouble is not None


@each(
    "content",
    [b"hello", b'{"movement": "fast"}\n', b"\0" * 500, "your_name=Ann\n".encode("utf-16"), b"[x\n"],
)
def test_file_without_any_preference_is_set_aside_as_it_is(tmp_path, content):
    path = tmp_path / "preferences.ini"
    for number in (1, 2):
        path.write_bytes(content)
        store = file_at(tmp_path)
        aside = tmp_path / f"preferences-damaged-{number}.ini"
        assert (store.set_aside, store.trouble) == (aside, None)
        assert aside.read_bytes() == content
    assert load(store, known()) == (Settings(), ())
    assert save(store, OTHER)
    assert load(file_at(tmp_path), known()) == (OTHER, ())


ABORTS = rb"@Variant(\0\0\0\x9\xff\xff\xff\xf0\0\0\0\0)"
"""A list of so many members that Qt finds no room for them, and ends the program."""

HARMLESS = rb"@Size(1 2)"
"""Of a type that is never written either, but read without harm."""

BOM = b"\xef\xbb\xbf"


def spelt(typed: bytes) -> list[bytes]:
    """Lines that Qt has the value ``typed`` from."""
    second = f"\\{typed[1]:o}".encode()
    rest, name = typed[1:], typed[1:].partition(b"(")[0]
    values = [
        typed,
        b" " * 500 + typed,
        b"a, " + typed,
        b'"a", "' + typed + b'"',
        b'"' + typed + b'"',
        b'""' + typed,
        b'"@"' + rest,
        b'@""  ' + rest,
        b'@"' + name + b'"' + rest[len(name) :],
        b"\\x40" + rest,
        b"\\x10040" + rest,
        b"\\100" + rest,
        b"@" + second + typed[2:],
        b"\\\n" + typed,
        b"\\\r\n" + typed,
        b"\\y" + typed,
        b"@\\y" + rest,
        b"\\x" + typed,
        BOM + typed,
        b'"' + BOM + typed + b'"',
        b'\xef\xbb"\xbf' + typed + b'"',
        b"\\x40" + BOM + rest,
    ]
    plain = [b"left_name=" + value for value in values]
    odd = [b"left_name = " + typed, b"somebody's=" + typed, b'"a=b"=' + typed]
    return [*plain, *odd, b'; "\nleft_name=' + typed, b'x=a;"\nleft_name=' + typed]


def test_value_that_would_end_the_program_is_left_out_however_it_is_spelt(tmp_path):
    """In a process of its own, which else would take this one along."""
    told = subprocess.run(
        [sys.executable, "-c", OPENING, str(tmp_path), *(line.hex() for line in spelt(ABORTS))],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        timeout=50,
    )
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.splitlines() == [line.hex() for line in spelt(ABORTS)]


OPENING = """
import sys
from pathlib import Path
from moon_desktop.disk.settings import file_at

for number, line in enumerate(sys.argv[2:]):
    folder = Path(sys.argv[1], str(number))
    folder.mkdir()
    (folder / "preferences.ini").write_bytes(b"[General]\\nyour_name=Ann\\n" + bytes.fromhex(line))
    store = file_at(folder)
    if store.value("your_name") == "Ann" and len(store.left_out) == 1 and store.set_aside:
        print(line, flush=True)
"""


@each(
    "line",
    [
        *spelt(HARMLESS),
        b"left_name=@DateTime(\\0\\0\\0\\x10\\xff)",
        b"left_name=@ByteArray(x)",
        b"left_name=@Invalid()",
    ],
)
@each("ahead", [b"", b"[General]\n"])
def test_value_of_a_type_that_is_never_written_is_left_out_before_qt_reads_it(
    tmp_path, line, ahead
):
    path = tmp_path / "preferences.ini"
    content = ahead + b"your_name=Ann\n" + line + b"\ntheme=night\n"
    path.write_bytes(content)
    store = file_at(tmp_path)
    assert store.trouble is None
    assert len(store.left_out) == 1
    aside = tmp_path / "preferences-damaged-1.ini"
    assert store.set_aside == aside
    assert aside.read_bytes() == content
    found, damaged = load(store, known())
    assert found == Settings(your_name="Ann", theme="night")
    assert damaged == (("left_name",) if b"left_name" in line else ())
    again = file_at(tmp_path)
    assert (again.set_aside, again.left_out) == (None, ())


def test_line_left_out_is_named_by_its_game(tmp_path, second):
    content = b"[General]\ntheme=night\n[second]\nleft_name=" + HARMLESS + b"\n"
    (tmp_path / "preferences.ini").write_bytes(content)
    store = file_at(tmp_path)
    assert store.left_out == ("second/left_name",)
    assert load(store, known()) == (Settings(theme="night"), ())


@pytest.mark.parametrize(
    ("lines", "game", "damaged"),
    [
        (b"game=", "moon", ("game",)),
        (b"game=moon, second", "moon", ("game",)),
        (b"game=whist", "moon", ("game",)),
        (b"game=" + HARMLESS, "moon", ("game",)),
        (b"game=" + HARMLESS + b"\ngame=second", "second", ()),
    ],
)
def test_game_that_is_none_is_told_once(tmp_path, second, lines, game, damaged):
    (tmp_path / "preferences.ini").write_bytes(b"theme=night\n" + lines)
    found, told = load(file_at(tmp_path), known())
    assert (found.game, told) == (game, damaged)


def test_file_of_nothing_else_gives_the_defaults(tmp_path):
    content = b"[General]\nyour_name=" + HARMLESS
    (tmp_path / "preferences.ini").write_bytes(content)
    store = file_at(tmp_path)
    assert store.trouble is None
    assert store.set_aside is not None
    assert store.set_aside.read_bytes() == content
    assert load(store, known()) == (Settings(), ("your_name",))


def test_file_that_cannot_be_put_aside_stays_and_is_not_read(tmp_path, monkeypatch):
    content = b"your_name=" + HARMLESS + b"\ntheme=night\n"
    (tmp_path / "preferences.ini").write_bytes(content)

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        store = file_at(tmp_path)
    assert store.trouble is not None
    assert load(store, known()) == (Settings(), ())
    assert not save(store, OTHER)
    assert (tmp_path / "preferences.ini").read_bytes() == content


@each(
    "name",
    [
        *("@Variant(", "@Variant(x)", "@", "@home", "a @Size(1 2)", "me@Home(x)", "@@Rect(1)"),
        *("Anna, @Home(2)", "x,@y(z", "=@a(", "1=@x(2)", "é, @Q(", '",@b("', ";@c(1)", "\\, @d(\\"),
    ],
)
def test_name_that_looks_like_a_type_is_kept(tmp_path, name):
    assert clean_name(name) == name
    assert_kept_as_typed(tmp_path, name)


TYPED = st.lists(
    st.sampled_from(["@Size(1 2)", "@a(", *"@,=;\"\\ ()[]#%/\n'x40y", "\ufeff", "é", "♞"])
    | st.characters(),
    max_size=8,
)


@SAME
@given(TYPED.map("".join))
def test_whatever_a_person_types_is_read_back_whole(tmp_path_factory, text):
    assert_kept_as_typed(tmp_path_factory.mktemp("typed"), clean_name(text))


def assert_kept_as_typed(folder: Path, name: str) -> None:
    chosen = Settings(your_name=name, base=name or "a")
    assert save(file_at(folder), chosen)
    elsewhere = folder / "elsewhere"  # where Qt has nothing of it in mind
    elsewhere.mkdir()
    shutil.copy(folder / "preferences.ini", elsewhere)
    store = file_at(elsewhere)
    assert (store.set_aside, store.left_out) == (None, ())
    assert load(store, known()) == (chosen, ())


PARTS = [
    *(HARMLESS, b"@Point(1 2)", b"@ByteArray(x)", b"@", b"Size(1 2)", b"\\x53\\x69ze(1 2)", b"@@"),
    *(b'"', b'"', b",", b" ", b"\t", b"\\", b"\\", b"\n", b"\r", b"\r\n", b"=", b";", b"[", b"]"),
    *(
        b"\\x40",
        b"\\x",
        b"40",
        b"\\100",
        b"\\y",
        b"\\n",
        b'\\"',
        b"\xef",
        b"\xbb\xbf",
        b"\xc3",
        BOM,
    ),
    *(b"\nleft_name=", b'\nleft_name="', b"\n[General]\n", b"\0", b"a", b"(", b")"),
]


@pytest.mark.slow
@hypothesis_settings(SAME, max_examples=400)
@given(st.lists(st.sampled_from(PARTS), max_size=14).map(b"".join))
def test_qt_has_nothing_but_text_from_any_file(tmp_path_factory, said):
    folder = tmp_path_factory.mktemp("any")  # Qt keeps in mind what was in a file
    (folder / "preferences.ini").write_bytes(b"theme=night\nyour_name=" + said)
    store = file_at(folder)
    for key in filter(None, store.allKeys()):
        value = store.value(key)
        texts = value if isinstance(value, list) else [value]
        # Nothing comes from names that Qt itself does not find again.
        assert all(text is None or isinstance(text, str) for text in texts)


@pytest.mark.slow
def test_large_file_of_odd_values_is_looked_over_quickly(tmp_path):
    """Whatever its lines: each is gone through once."""
    path = tmp_path / "preferences.ini"
    for part in (b"\n", b"@a(", b'@a(\n" ', b"\\x4", b'"', b"@"):
        path.write_bytes((b"your_name=" + part * (1 << 20))[: 1 << 20])
        began = time.perf_counter()
        with suppress(OSError):
            load(file_at(tmp_path), known())
        assert time.perf_counter() - began < 20


# --- another copy keeps them --------------------------------------------------------------------


def test_borrowed_preferences_hold_in_this_copy_and_are_not_written(tmp_path, second, qapp):
    first = file_at(tmp_path)
    assert save(first, OTHER)
    store = file_at(tmp_path)
    before = (tmp_path / "preferences.ini").read_bytes()
    store.borrow()
    assert load(store, known()) == (OTHER, ())
    chosen = OTHER._replace(theme="daylight", left_name="Di", language="de")
    assert save(store, chosen)
    qapp.processEvents()  # Qt writes what was set as soon as it can
    assert load(store, known()) == (chosen, ())
    fresh = for_game(store, known(), chosen, second)
    assert save(store, fresh._replace(right_name="Eve"))
    assert for_game(store, known(), chosen, second).right_name == "Eve"
    store.borrow()
    assert for_game(store, known(), chosen, second).right_name == "Eve"
    del store
    assert (tmp_path / "preferences.ini").read_bytes() == before
    assert load(file_at(tmp_path), known()) == (OTHER, ())


@each("content", [b"", b"\n", b"[General]\n; nothing yet\n", b"pace=fast\n"])
def test_file_that_says_nothing_wrong_stays(tmp_path, content):
    (tmp_path / "preferences.ini").write_bytes(content)
    store = file_at(tmp_path)
    assert (store.set_aside, store.trouble) == (None, None)
    assert (tmp_path / "preferences.ini").read_bytes() == content


def test_preferences_are_kept_where_a_line_was_none(tmp_path):
    (tmp_path / "preferences.ini").write_bytes(b"hello\nyour_name=Ann\n")
    store = file_at(tmp_path)
    assert load(store, known())[0].your_name == "Ann"
    assert save(store, OTHER)
    assert load(file_at(tmp_path), known()) == (OTHER, ())


@SAME
@given(content=st.binary(max_size=300))
def test_any_file_is_read(tmp_path, content):
    (tmp_path / "preferences.ini").write_bytes(b"[General]\n" + content)
    found, damaged = load(file_at(tmp_path), known())
    assert isinstance(found, Settings)
    assert isinstance(damaged, tuple)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=4,
)


@hypothesis_settings(SAME, max_examples=30)
@given(rules=JSON, keys=JSON | st.dictionaries(st.sampled_from(["new", "undo"]), st.text()))
def test_any_json_is_read(tmp_path, rules, keys):
    store = file_at(tmp_path)
    store.setValue("rules", json.dumps(rules))
    store.setValue("keys", json.dumps(keys))
    found, damaged = load(store, known())
    assert found.rules == Settings().rules
    assert "rules" in damaged
    assert save(file_at(tmp_path), found)
    assert load(file_at(tmp_path), known()) == (found, ())


def test_whoever_solved_thousands_of_positions_keeps_them(tmp_path):
    solved = " ".join(f"{number:020x}" for number in range(5000))
    found = Settings(solved=solved, helped=solved)
    assert save(file_at(tmp_path), found)
    assert load(file_at(tmp_path), known()) == (found, ())


def test_places_go_round_clockwise_and_back():
    assert OTHER.seats == (
        SeatName(OTHER.your_name, "random"),
        SeatName(OTHER.left_name, "human"),
        SeatName(OTHER.far_left_name, "expert"),
        SeatName(OTHER.across_name, "random"),
        SeatName(OTHER.far_right_name, "human"),
        SeatName(OTHER.right_name, "random"),
    )
    assert Settings().with_seats(OTHER.seats) == Settings()._replace(
        **{name: getattr(OTHER, name) for name in Settings._fields[:12]}
    )


def test_each_game_keeps_its_players_and_rules(tmp_path, second):
    store = file_at(tmp_path)
    save(store, OTHER)
    fresh = for_game(store, known(), OTHER, second)
    usual = Settings()
    assert (fresh.game, fresh.base) == ("second", "second-usual")
    assert fresh.rules == second.presets["second-usual"]
    # The person of OTHER sits on the left.
    assert (fresh.your_name, fresh.left_name) == (OTHER.left_name, usual.left_name)
    assert (fresh.movement, fresh.keys) == (OTHER.movement, OTHER.keys)
    chosen = fresh._replace(left_name="Lou", base="Sunday", rules=PRESETS["shoot-the-moon"])
    save(store, chosen)
    store = file_at(tmp_path)
    assert load(store, known()) == (chosen, ())
    assert for_game(store, known(), chosen, CATALOGUE["moon"]) == OTHER
    text = (tmp_path / "preferences.ini").read_text("utf-8")
    assert text.index("[General]") < text.index("[second]") < text.index("left_name=Lou")
    assert for_game(store, known(), OTHER, second) == chosen


def test_the_person_has_the_same_name_wherever_it_sits():
    swapped = Settings(your_name="Bea", your_player="casual", left_name="Ann", left_player="human")
    assert swapped.at_home.seats[:2] == (("Ann", "human"), ("Bea", "casual"))
    assert swapped.with_person("Zoe").seats[:2] == (("Bea", "casual"), ("Zoe", "human"))
    watched = Settings(your_name="Cy", your_player="random")
    assert watched.at_home == watched


def test_game_that_is_gone_leaves_what_was_chosen_for_it(tmp_path, second):
    save(file_at(tmp_path), OTHER)
    chosen = for_game(file_at(tmp_path), known(), OTHER, second)._replace(base="Sunday")
    save(file_at(tmp_path), chosen)
    with brought():
        found, damaged = load(file_at(tmp_path), known())
        assert (found, damaged) == (OTHER, ("game",))
        assert save(file_at(tmp_path), found)
    assert for_game(file_at(tmp_path), known(), OTHER, second) == chosen


def test_a_game_that_fails_over_its_rules_has_those_of_its_preset(tmp_path, second, monkeypatch):
    """Whatever another package raises, the program starts."""
    chosen = for_game(file_at(tmp_path), known(), OTHER, second)
    save(file_at(tmp_path), chosen)

    def fails(values: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(second, "house_rules_of", fails)
    found, damaged = load(file_at(tmp_path), known())
    assert damaged == ("rules",)
    assert found.rules == second.presets["second-usual"]


@each("seats", [2, 3, 4, 5, 6])
def test_places_are_taken_clockwise_from_your_own(seats):
    taken = places(seats)
    assert len(set(taken)) == seats
    assert taken[0] == 0
    assert list(taken) == sorted(taken)
    # Whoever sits to the right of one sits to the left of the other.
    assert {6 - place for place in taken[1:]} == set(taken[1:])
