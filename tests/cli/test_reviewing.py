"""The command that reviews a record: its table, its JSON, and what is no record."""

from __future__ import annotations

import json
import subprocess

import pytest

from moon_desktop.cli.main import main
from tests.cli.test_simulating import examples
from tests.kit.arrange import Table
from tests.kit.command_line import PROGRAM, ROOT

PLAYED = Table(target=7).sweep(1)


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "evening.moon"
    path.write_bytes(b"".join(PLAYED.lines()))
    return path


def test_review_prints_a_table(record, capsys):
    assert main(["review", str(record)]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert told.out.startswith("Seats: 0 Ann, 1 Bea, 2 Cy.\n\nHand 1\n\nLine  Seat  Choice")
    assert sum(line[:6].strip().isdigit() for line in told.out.splitlines()) == 3 + 2 + 21


def test_review_prints_one_object(record, capsys):
    assert main(["review", str(record), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["lines"]
    written = [json.loads(line) for line in record.read_text().splitlines()]
    choices = ("bid", "exchange", "trump", "play")
    numbers = [n for n, line in enumerate(written, 1) if line.get("event") in choices]
    assert [line["line"] for line in told["lines"]] == numbers
    for line in told["lines"]:
        same = written[line["line"] - 1]
        assert {key: line[key] for key in same} == same
    plays = [line for line in told["lines"] if line["event"] == "play"]
    assert all(line["values"][line["tile"]] == 7 for line in plays)


def test_review_of_what_has_no_choice_yet(tmp_path, capsys):
    path = tmp_path / "new.moon"
    path.write_bytes(b"".join(Table().lines()))
    assert main(["review", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"lines": []}


def test_review_reads_standard_input(record):
    done = subprocess.run(
        [*PROGRAM, "review", "-"],
        input=record.read_bytes(),
        capture_output=True,
        cwd=ROOT,
        timeout=50,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"Seats: 0 Ann")


def test_examples_can_be_called(record, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for call in examples(["review", "--help"]):
        assert main([word for word in call if word != ">" and word != "evening.json"]) == 0
