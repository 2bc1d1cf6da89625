"""The command that advises: from the Sight alone, the same answer to the same question."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from moon_desktop.cli.main import main
from moon_desktop.games.moon.players import Expert
from moon_desktop.players.player import Budget
from tests.cli.test_simulating import examples
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.command_line import ROOT, refused

OWN = "6-6 6-5 6-4 3-3 4-1 2-2 1-1"
OTHERS = ("6-3 5-5 5-4 5-3 5-2 5-1 4-4", "6-2 6-1 4-3 4-2 3-2 3-1 2-1")
FEW = ("--deals", "6")


def bidding(*others: str) -> Table:
    return Table().deal(OWN, *others, widow="0-0")


def exchanging() -> Table:
    return bidding(*OTHERS).say("5 pass pass")


def naming() -> Table:
    return exchanging().say("0-0")


def leading() -> Table:
    return naming().say("6")


def naming_ends() -> Table:
    return Table("fosdick", named_lead=True).deal(OWN, *OTHERS).say("4 pass pass", "none")


@pytest.fixture
def filed(tmp_path):
    def file(table: Table) -> str:
        path = tmp_path / "evening.moon"
        path.write_bytes(b"".join(table.lines()))
        return str(path)

    return file


def told(capsys, *words: str) -> Any:
    assert main(["advise", *words, "--json"]) == 0
    out = capsys.readouterr()
    assert out.err == ""
    return json.loads(out.out)


def key_of(choice: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in choice.items() if key not in ("made", "points", "win")}


@pytest.mark.parametrize(
    ("table", "phase", "keys"),
    [
        (lambda: bidding(*OTHERS), "bid", ["bid"]),
        (exchanging, "widow", ["discard"]),
        (naming, "trump", ["trump"]),
        (leading, "play", ["tile"]),
    ],
)
def test_advice_tells_of_every_legal_choice(filed, capsys, table, phase, keys):
    arranged = table()
    answer = told(capsys, filed(arranged), *FEW)
    assert list(answer) == ["seat", "phase", "deals", "every", "choices", "chosen"]
    assert (answer["seat"], answer["phase"], answer["every"]) == (0, phase, False)
    assert 0 < answer["deals"] <= 6
    open_ = [key_of(choice) for choice in answer["choices"]]
    assert open_ == [{keys[0]: word} for word in arranged.open().split()]
    assert answer["chosen"] in open_
    for choice in answer["choices"]:
        assert choice["made"] is None or 0 <= choice["made"] <= 1
        assert len(choice["points"]) == 3
        assert 0 <= choice["win"] <= 1


def test_lead_that_names_an_end_tells_it(filed, capsys):
    """M4.5; a double has no end to name."""
    answer = told(capsys, filed(naming_ends()), *FEW)
    open_ = [key_of(choice) for choice in answer["choices"]]
    assert {"tile": "4-1", "suit": "4"} in open_
    assert {"tile": "4-1", "suit": "1"} in open_
    assert {"tile": "6-6"} in open_


def test_same_seed_and_deals_same_answer(filed, capsys):
    path = filed(bidding(*OTHERS))
    answers = [told(capsys, path, *FEW, "--seed", seed) for seed in "778"]
    assert answers[0] == answers[1]
    assert answers[0] != answers[2]


def test_tiles_that_the_seat_cannot_see_do_not_matter(filed, capsys):
    """M1.5."""
    answers = [told(capsys, filed(bidding(*hands)), *FEW) for hands in (OTHERS, OTHERS[::-1])]
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    ("words", "budget"),
    [
        ((), Budget(None, Expert.deals)),
        (("--deals", "50"), Budget(None, 50)),
        (("--seconds", "0.25"), Budget(0.25, 100_000)),
        (("--seconds", "2", "--deals", "50"), Budget(2.0, 50)),
    ],
)
def test_clock_counts_only_where_it_is_asked_for(filed, monkeypatch, words, budget):
    asked = []

    def stopped(sight, budget, seed, stop):
        asked.append((budget, seed))
        raise KeyboardInterrupt

    monkeypatch.setattr("moon_desktop.games.moon.players.adviser.advise", stopped)
    assert main(["advise", filed(exchanging()), *words, "--seed", "9"]) == 130
    assert asked == [(budget, 9)]


def test_seconds_are_held_to(filed, capsys):
    answer = told(capsys, filed(leading()), "--seconds", "0.2")
    assert answer["deals"] > 0


def test_advice_prints_a_table_with_the_best_first(filed, capsys):
    path = filed(leading())
    assert main(["advise", path, *FEW]) == 0
    lines = capsys.readouterr().out.splitlines()
    answer = told(capsys, path, *FEW)
    chosen, choices = answer["chosen"]["tile"], answer["choices"]
    assert lines[0] == "Ann (seat 0) is to choose; the best choice comes first."
    assert lines[2].split() == ["Choice", "Made", "Points", "Game"]
    rows = [line.split() for line in lines[3:10]]
    assert rows[0][0] == chosen
    assert {row[0] for row in rows} == {choice["tile"] for choice in choices}
    wins = [float(row[3]) for row in rows[1:]]
    assert wins == sorted(wins, reverse=True)
    best = next(choice for choice in choices if choice["tile"] == chosen)
    assert float(rows[0][1]) == round(100 * best["made"])
    assert "Points: The points that this hand brings you on average." in lines
    assert lines[-1] == f"Weighed over {answer['deals']} of the deals that fit what you have seen."


def test_a_game_without_contracts_has_no_column_for_them(tmp_path, capsys):
    """Cards stand there as in records, and are named beside."""
    path = tmp_path / "cut.moon"
    record = ROOT / "tests" / "golden" / "moon_cards" / "cards-three.moon"
    path.write_bytes(b"".join(record.read_bytes().splitlines(keepends=True)[:12]))
    assert main(["advise", str(path), *FEW]) == 0
    head, row, *_ = capsys.readouterr().out.splitlines()[2:]
    assert head.split() == ["Choice", "Chips", "Game"]
    assert re.fullmatch(r"[RGPB]\d+ +[−+]?[\d.]+ +\d+  \w+ of [\w ]+", row)


@pytest.mark.parametrize(
    "table",
    [
        lambda: Table(),
        lambda: Table(target=7).sweep(0),
        lambda: Table(target=50).sweep(0),
        lambda: Table().dealer(1),
    ],
    ids=["draw", "over", "deal", "first deal"],
)
def test_record_at_whose_end_no_choice_is_due_is_told(filed, capsys, table):
    assert main(["advise", filed(table())]) == 2
    out = capsys.readouterr()
    assert out.out == ""
    assert out.err == (
        "moon-desktop advise: Nobody is to choose where the record ends: "
        "there is nothing to advise on.\n"
    )


def test_result_that_is_still_to_be_written_is_no_choice(tmp_path, capsys):
    """The last line but one of a hand: `hand` is due, and the next deal after it."""
    path = tmp_path / "cut.moon"
    lines = Table(target=50).sweep(0).lines()
    path.write_bytes(b"".join(lines[:-1]))
    assert main(["advise", str(path)]) == 2


@each(
    ("words", "sentence"),
    [
        (("--seconds", "0"), "“0” is not a number of seconds up to 3600"),
        (("--seconds", "nan"), "“nan” is not a number of seconds"),
        (("--seconds", "soon"), "“soon” is not a number of seconds"),
        (("--deals", "0"), "“0” is not a whole number from 1 to 100000"),
        (("--seed", "-1"), "“-1” is not a whole number from 0"),
        (("stray",), "unrecognized arguments: stray"),
    ],
)
def test_bad_usage_is_one_sentence(words, sentence, capsys):
    assert sentence in refused(capsys, "advise", "evening.moon", *words)


def test_examples_can_be_called(filed, tmp_path, monkeypatch, capsys):
    filed(leading())
    monkeypatch.chdir(tmp_path)
    calls = examples(["advise", "--help"])
    assert len(calls) == 2
    for call in calls:
        assert main([*call, *FEW]) == 0
