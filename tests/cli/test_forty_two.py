"""The commands about records, on matches of Texas 42 under each preset."""

from __future__ import annotations

import json

import pytest

from moon_desktop.cli.main import main
from moon_desktop.games import CATALOGUE
from tests.kit.cases import each
from tests.kit.command_line import ROOT

GOLDEN = sorted((ROOT / "tests" / "golden" / "forty_two").glob("*.moon"))
NAMES = [path.stem for path in GOLDEN]
CHOICES = ("bid", "trump", "play")
SHORT = "straight-42"
"""The record that is soonest looked through; of the others that takes seconds each."""


def test_there_is_a_record_for_each_preset():
    assert set(CATALOGUE["texas42"].presets) <= set(NAMES)


@each("path", GOLDEN)
def test_record_is_sound(path):
    assert main(["check", str(path)]) == 0


REVIEWED = [
    pytest.param(path, id=path.stem, marks=() if path.stem == SHORT else pytest.mark.slow)
    for path in GOLDEN
]


@pytest.mark.slow
@pytest.mark.parametrize("path", REVIEWED)
def test_every_choice_of_a_record_is_reviewed(path, capsys):
    assert main(["review", "--json", str(path)]) == 0
    lines = json.loads(capsys.readouterr().out)["lines"]
    record = map(json.loads, path.read_text("utf-8").splitlines()[1:])
    assert len(lines) == sum(entry["event"] in CHOICES for entry in record)
    assert main(["review", str(path)]) == 0
    assert len(capsys.readouterr().out.splitlines()) > len(lines)


@pytest.mark.parametrize("path", GOLDEN, ids=NAMES)
@each("kind", CHOICES)
def test_choice_due_is_advised_on(path, kind, tmp_path, capsys):
    """That of the record is among those that are weighed; in lines, as in any game, once."""
    lines = path.read_text("utf-8").splitlines(keepends=True)
    place = next(n for n, line in enumerate(lines) if f'"event": "{kind}"' in line)
    due = json.loads(lines[place])
    cut = tmp_path / "cut.moon"
    cut.write_text("".join(lines[:place]), "utf-8")
    words = [str(cut), "--deals", "2"]
    assert main(["advise", "--json", *words]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seat"] == due["seat"]
    said = {key: value for key, value in due.items() if key not in ("event", "seat")}
    assert any(said.items() <= worth.items() for worth in told["choices"])
    if path.stem != SHORT:
        return
    assert main(["advise", *words]) == 0
    assert len(capsys.readouterr().out.splitlines()) >= len(told["choices"])
