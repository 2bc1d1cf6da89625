"""The check of records: what is wrong with each, on which line, and the exit status."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from moon_desktop.cli.main import main
from moon_desktop.engine.entries import Dealt, Draw
from moon_desktop.games import record_text
from moon_desktop.games.moon.rules import MoonRules
from tests.kit.arrange import Table
from tests.kit.sealed import sealed

SOUND = b"".join(Table(target=7).sweep(1).lines())
UNFINISHED = b"".join(Table().sweep(1).pass_out().deal().lines())
PARTNERS = b"".join(Table("fosdick-partners", match="single", target=7).sweep(3).lines())


@pytest.fixture
def put(tmp_path, monkeypatch):
    """Writes a file into the folder that relative names are looked up in."""
    monkeypatch.chdir(tmp_path)

    def put(name: str, content: bytes) -> str:
        (tmp_path / name).write_bytes(content)
        return name

    return put


def checked(words: list[str]) -> int:
    return main(["check", *words])


def test_sound_records_are_passed_over_in_silence(put, capsys):
    assert checked([put("a.moon", SOUND), put("b.moon", UNFINISHED)]) == 0
    assert capsys.readouterr() == ("", "")


def test_sound_records_have_a_line_each_if_asked_for(put, capsys):
    files = [put("a.moon", SOUND), put("b.moon", UNFINISHED), put("c.moon", PARTNERS)]
    assert checked(["-v", *files]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "a.moon: sound; hands: 1; won by Bea.",
        "b.moon: sound; hands: 2; not finished.",
        "c.moon: sound; hands: 1; won by Bea and Dot.",
    ]


def test_first_damage_of_each_file_is_told_with_its_line(put, capsys):
    renege = SOUND.replace(b'"tile": "6-6"', b'"tile": "1-1"', 1)
    files = [put("a.moon", renege), put("b.moon", b"Moon\nMoon\n"), put("c.moon", SOUND)]
    assert checked(files) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first == "a.moon:9: Seat 1 does not hold the double one. (M4.1)"
    assert second == "b.moon:1: This is not a game record. The line is not JSON."


def test_no_file_is_changed(put):
    for content in (SOUND, SOUND[:-9], b"\0" * 99, b""):
        checked([put("a.moon", content)])
        assert Path("a.moon").read_bytes() == content


def test_last_line_cut_short_is_noted_and_no_finding(put, capsys):
    assert checked([put("a.moon", SOUND[:-9])]) == 0
    assert capsys.readouterr() == ("", "a.moon: The last line is cut short and does not count.\n")


def test_file_that_cannot_be_opened_weighs_more_than_a_finding(put, capsys):
    files = ["gone.moon", put("b.moon", b""), ".", put("c.moon", SOUND)]
    assert checked(["-v", *files]) == 2
    told = capsys.readouterr()
    assert told.out.splitlines() == [
        "b.moon:1: The file is empty.",
        "c.moon: sound; hands: 1; won by Bea.",
    ]
    assert told.err.splitlines() == [
        "moon-desktop check: There is no file or folder gone.moon.",
        "moon-desktop check: . is a folder, not a file.",
    ]


def test_standard_input_is_read_where_it_is_asked_for(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(SOUND[:40] + b"\n")))
    assert checked(["-"]) == 1
    assert capsys.readouterr().out.startswith("<stdin>:1: ")


def test_name_of_a_file_cannot_write_on_the_terminal(put, capsys):
    name, shown = "a\x1b[2J\u202eb\n.moon", "a\\x1b[2J\\u202eb\\n.moon"
    put(name, b"Moon\n")
    put(f"c{name}", SOUND[:-9])
    assert checked(["-v", name, f"c{name}", f"gone{name}"]) == 2
    told = capsys.readouterr()
    assert told.out.splitlines() == [
        f"{shown}:1: This is not a game record. The line is not JSON.",
        f"c{shown}: sound; hands: 1; not finished.",
    ]
    assert told.err.splitlines() == [
        f"c{shown}: The last line is cut short and does not count.",
        f"moon-desktop check: There is no file or folder gone{shown}.",
    ]


def test_name_in_a_record_cannot_write_on_the_terminal(put, capsys):
    put("a.moon", SOUND.replace(b'"name": "Bea"', b'"name": "B\\u001b[2J\\u202e"'))
    assert checked(["-v", "a.moon"]) == 0
    assert capsys.readouterr().out == "a.moon: sound; hands: 1; won by B\\x1b[2J\\u202e.\n"


@pytest.mark.parametrize("command", ["review", "advise"])
@pytest.mark.parametrize(
    ("content", "status", "told"),
    [
        (SOUND.replace(b'"bid": "7"', b'"bid": "3"', 1), 1, "a.moon:5: Seat 1 cannot bid 3 here"),
        (None, 2, "There is no file or folder a.moon."),
    ],
)
def test_record_that_is_no_use_is_told_by_every_command(
    command, content, status, told, put, capsys
):
    if content is not None:
        put("a.moon", content)
    assert main([command, "a.moon", "--json"]) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"moon-desktop {command}: {told}")
    assert err.count("\n") == 1


def test_deals_are_looked_at_if_asked_for(put, capsys):
    """Those that are sealed, of a number, and another one than that gives; with its line."""
    header, entries = sealed("moon", MoonRules(), cut="Tuesday", hands=2)
    open_, bare = header.with_deals(header.seed), header.with_deals(None)
    wrong = header.with_deals(7)
    for name, head in (("a", header), ("b", open_), ("c", wrong), ("d", bare)):
        put(f"{name}.moon", record_text(head, entries).encode())
    assert checked(["--deals", "a.moon", "b.moon"]) == 0
    first, second, third = capsys.readouterr().out.splitlines()
    count = sum(isinstance(entry, Draw | Dealt) for entry in entries)
    assert first == f"a.moon: All {count} draws and deals follow from secret and cut."
    assert re.fullmatch("a.moon: Seal [0-9a-f]{64}", second)
    assert third.startswith(f"b.moon: All {count} draws and deals follow from the number")
    assert checked(["--deals", "c.moon"]) == checked(["--deals", "d.moon"]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first == "c.moon:2: The draw for dealer is not the one that the number gives."
    assert second.startswith("d.moon: The match has no deal number")
