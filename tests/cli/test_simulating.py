"""The command that simulates: its words, its table, its JSON, its bar."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress

import pytest

from moon_desktop.cli import simulate
from moon_desktop.cli.main import main
from moon_desktop.cli.rules_argument import rules_of
from moon_desktop.disk.record_file import read_record
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.house_rules import choices_of
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from tests.kit.cases import each
from tests.kit.command_line import CASUALS, PROGRAM, ROOT, refused, run
from tests.kit.second_game import second as second


def test_simulate_prints_a_table(capsys):
    words = [*CASUALS, "--matches", "2", "--set", "target=5", "--seed", "9"]
    assert main(["simulate", *words]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].split("  ")[0] == "Seat"
    assert len(told) == 6
    assert told[-1].startswith("Matches: 2; hands: ")


def test_simulate_prints_one_object(capsys):
    words = ["--players", "casual,random,casual", "--matches", "3", "--set", "target=5", "--json"]
    assert main(["simulate", *words]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["matches"] == 3
    assert [seat["player"] for seat in told["players"]] == ["casual", "random", "casual"]
    assert sum(seat["matches_won"] for seat in told["players"]) == 3
    assert all(seat["made"] <= seat["bids"] <= seat["hands"] for seat in told["players"])


def test_preset_says_which_game_is_played(tmp_path, capsys):
    """And what was played is a record that is found sound."""
    words = ["--players", ",".join(["random"] * 4), "--preset", "texas-42", "--matches", "2"]
    assert main(["simulate", *words, "--records", str(tmp_path)]) == 0
    files = sorted(map(str, tmp_path.glob("*.moon")))
    assert len(files) == 2
    for file in files:
        with open(file, encoding="utf-8") as lines:
            assert json.loads(next(lines))["game"] == "texas42"
    assert main(["check", *files]) == 0
    assert "texas42" not in capsys.readouterr().err


def test_simulate_turns_the_players_round_the_seats(tmp_path, capsys):
    words = ["--players", "casual,random,casual", "--matches", "4", "--set", "target=5"]
    words += ["--rotate", "--records", str(tmp_path), "--json"]
    assert main(["simulate", *words]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["matches"], told["rounds"]) == (12, 4)
    first, careless, third = told["players"]
    assert [player["player"] for player in told["players"]] == ["casual", "random", "casual"]
    assert [player["seat"] for player in told["players"]] == [0, 1, 2]
    assert first["matches_won"] + careless["matches_won"] + third["matches_won"] == 12
    assert careless["matches_won_share"] == careless["matches_won"] / 12
    assert careless["points_a_hand"] < min(first["points_a_hand"], third["points_a_hand"])
    assert len(list(tmp_path.glob("moon-1-*.moon"))) == 12
    assert main(["simulate", *words[:-1]]) == 0
    assert "in 4 rounds with the same deals" in capsys.readouterr().out


def test_players_that_weigh_deals_are_the_same_each_time(capsys):
    """Without a clock: the same figures again, and others where other numbers are weighed."""
    words = ["--players", "skilled,casual,expert", "--matches", "2", "--deals"]
    told = []
    for deals in ("2", "2", "9"):
        assert main(["simulate", *words, deals, "--json"]) == 0
        told.append(capsys.readouterr())
    assert told[0] == told[1]
    assert told[0].err == ""
    assert told[0].out != told[2].out


@each(
    ("words", "sentence"),
    [
        (("--preset", "moon"), "There is no preset “moon”. There are follow-me-42, fosdick"),
        (("--set", "minimum_bid=2"), "minimum_bid cannot be “2”: it may be 3, 4 or 5"),
        (("--set", "seats=4"), "--players names 3, but these house rules have 4 seats"),
        (("--players", "casual"), "--players names 1, but these house rules have 3 seats"),
        (("--players", "casual,expart,casual"), "There is no player “expart”. There are "),
        (("--matches", "0"), "“0” is not a whole number from 1 to 10000000"),
        (("--workers", "61"), "“61” is not a whole number from 1 to 60"),
        (("--seed", "x"), "“x” is not a whole number from 0 to 9223372036854775807"),
        (("--hand-limit", "0"), "“0” is not a whole number from 1 to 20000"),
        (("--deals", "0"), "“0” is not a whole number from 1 to 100000"),
        (("stray",), "unrecognized arguments: stray"),
    ],
)
def test_bad_usage_of_simulate_is_one_sentence(words, sentence, capsys):
    assert sentence in refused(capsys, "simulate", *CASUALS, *words)


def test_folder_that_cannot_be_made_is_told(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    words = [*CASUALS, "--matches", "1", "--records", str(tmp_path / "file" / "deep")]
    assert main(["simulate", *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("moon-desktop: ")
    assert "file" in told.err


def test_matches_given_up_are_told_on_stderr(capsys):
    words = [*CASUALS, "--matches", "2", "--hand-limit", "1", "--set", "target=500", "--json"]
    assert main(["simulate", *words]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["players"][0]["hands"] == 2
    assert "Matches given up, with no winner in sight: 2." in told.err


class Terminal(io.StringIO):
    """A stderr that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("patience", "shown"), [(0.0, True), (60.0, False)])
def test_bar_is_shown_on_a_terminal_to_who_has_to_wait(patience, shown, monkeypatch):
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(simulate, "BAR_PATIENCE", patience)
    assert main(["simulate", *CASUALS, "--matches", "3", "--set", "target=2"]) == 0
    assert ("matches" in terminal.getvalue()) is shown


def test_bar_is_not_shown_elsewhere(monkeypatch, capsys):
    monkeypatch.setattr(simulate, "BAR_PATIENCE", 0.0)
    assert main(["simulate", *CASUALS, "--matches", "3", "--set", "target=2"]) == 0
    assert capsys.readouterr().err == ""


def examples(words: list[str]) -> list[list[str]]:
    """The calls that the help of a command gives as examples."""
    told = re.sub(r" *\\\n *", " ", run(*words).stdout)
    block = re.search(r"examples:\n((?:  .*\n)+)", told)
    assert block is not None
    calls = [re.search(r"moon-desktop (\S.*?)(?:  |$)", line) for line in block[1].splitlines()]
    return [call[1].split() for call in calls if call is not None]


def test_examples_of_simulate_can_be_called(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    calls = examples(["simulate", "--help"])
    assert len(calls) == 5
    for call in calls:
        assert main([*call, "--matches", "1", "--workers", "1", "--deals", "1"]) == 0
    assert list(tmp_path.glob("games/*.moon"))


def test_every_house_rule_can_be_set(capsys):
    """Each key to what it is already."""
    words = ["simulate", *CASUALS, "--matches", "1", "--hand-limit", "1"]
    for key in choices_of(MoonRules):
        value = getattr(PRESETS["follow-me-42"], key)
        word = value if not isinstance(value, bool) else "on" if value else "off"
        words += ["--set", f"{key}={word}"]
    assert main(words) == 0


def test_rules_are_listed_with_values_defaults_and_presets(capsys):
    """Without --players, game by game; and what is listed of a preset makes it of the first."""
    with pytest.raises(SystemExit) as left:
        main(["simulate", "--rules"])
    told = capsys.readouterr()
    assert (left.value.code, told.err) == (0, "")
    parts = told.out.split("\n\n")
    listed: dict[str, list[str]] = {}
    assert len(parts) == 3 * len(OWN)
    for place, name in enumerate(OWN):
        game, (head, keys, presets) = CATALOGUE[name], parts[3 * place : 3 * place + 3]
        assert head == game.show.rules.game_name()
        rows = {row.split()[0]: re.split("  +", row)[1:] for row in keys.splitlines()[2:]}
        assert list(rows) == list(game.choices)
        assert all(len(row) == 3 for row in rows.values())
        defaults = [f"{key}={row[1]}" for key, row in rows.items()]
        usual, *_, last = game.presets
        assert rules_of(last, defaults) == game.presets[usual]
        _, first, *others = re.split(r"\n(?=\S)", presets.rstrip())
        assert first == f"{usual}: as by default"
        changes = {key: lines.split() for key, lines in (part.split(":\n") for part in others)}
        assert [usual, *changes] == list(game.presets)
        assert all(rules_of(usual, changes[key]) == game.presets[key] for key in changes)
        listed |= rows
    assert listed["minimum_bid"] == ["30 or 31", "30", "Lowest bid"]
    assert listed["under"] == ["on or off", "on", "Shoot under"]
    assert listed["target"] == ["a whole number from 1 to 999999999", "7", "Target"]


def ended(folder, workers, number, kill):
    """Status and words of a simulation that a signal is sent to when two of its matches are
    written, once nobody writes to its pipes any more: no process of it is left then."""
    words = [*CASUALS, "--matches", "9000", "--set", "target=5", "--workers", workers]
    process = subprocess.Popen(
        [*PROGRAM, "simulate", *words, "--records", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        start_new_session=True,
    )
    try:
        while process.poll() is None and len(list(folder.glob("*.moon"))) < 2:
            time.sleep(0.02)
        kill(process.pid, number)
        out, err = process.communicate(timeout=20)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    return process.returncode, out, err


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals of Unix")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_all_processes_quietly(workers, tmp_path):
    assert ended(tmp_path, workers, signal.SIGINT, os.killpg) == (130, "", "")


@pytest.mark.skipif(os.name != "posix", reason="signals of Unix")
@pytest.mark.parametrize(
    ("workers", "name", "to_all"),
    [
        ("2", "SIGTERM", False),
        pytest.param("1", "SIGTERM", False, marks=pytest.mark.slow),
        pytest.param("1", "SIGQUIT", True, marks=pytest.mark.slow),
        pytest.param("2", "SIGINT", False, marks=pytest.mark.slow),
        pytest.param("2", "SIGTERM", True, marks=pytest.mark.slow),
        pytest.param("2", "SIGHUP", False, marks=pytest.mark.slow),
        pytest.param("2", "SIGHUP", True, marks=pytest.mark.slow),
        pytest.param("2", "SIGQUIT", False, marks=pytest.mark.slow),
        pytest.param("2", "SIGQUIT", True, marks=pytest.mark.slow),
    ],
)
def test_signal_ends_all_processes_quietly(workers, name, to_all, tmp_path):
    """Sent to the first process alone or, as by a terminal, to all; every record is whole."""
    number = signal.Signals[name]
    kill = os.killpg if to_all else os.kill
    assert ended(tmp_path, workers, number, kill) == (128 + number, "", "")
    assert main(["check", *map(str, tmp_path.iterdir())]) == 0


@pytest.mark.skipif(os.name != "posix", reason="signals of Unix")
def test_workers_end_with_the_process_they_play_for(tmp_path):
    """Also where that could not tell them so."""
    status, out, err = ended(tmp_path, "2", signal.SIGKILL, os.kill)
    assert (status, out) == (-signal.SIGKILL, "")
    assert "Traceback" not in err


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals of Unix")
def test_hangup_is_outlived_under_nohup(tmp_path):
    """And by every process; what ends it then is another signal."""

    def kill(first, number):
        os.killpg(first, signal.SIGHUP)
        written = len(list(tmp_path.iterdir()))
        while len(list(tmp_path.iterdir())) < written + 400:
            time.sleep(0.02)
        os.killpg(first, number)

    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        assert ended(tmp_path, "2", signal.SIGTERM, kill) == (143, "", "")
    finally:
        signal.signal(signal.SIGHUP, before)


@pytest.mark.slow
@pytest.mark.parametrize(
    "words", [("--preset", "second:fosdick"), ("--game", "second", "--preset", "fosdick")]
)
def test_a_preset_of_a_game_whose_key_another_has(second, monkeypatch, tmp_path, words):
    """It was played under the rules of the other."""
    mine = second.rules(target=5)
    monkeypatch.setattr(second, "presets", {"fosdick": mine})
    assert main(["simulate", *CASUALS, *words, "--matches", "1", "--records", str(tmp_path)]) == 0
    (record,) = tmp_path.iterdir()
    header = read_record(record).header
    assert (header.game, header.rules["target"]) == ("second", 5)


def test_help_names_such_a_preset_with_its_game(second, monkeypatch, capsys):
    monkeypatch.setattr(second, "presets", {"fosdick": second.rules(target=5)})
    with pytest.raises(SystemExit):
        main(["--help"])
    lines = [line.split()[:1] for line in capsys.readouterr().out.splitlines()]
    assert ["second:fosdick"] in lines
    assert lines.count(["fosdick"]) == 1


MEETING = ["--players", "casual,random", "--preset", "cards-two", "--matches", "3"]


def test_arena_tells_who_beats_whom(capsys):
    assert main(["arena", *MEETING]) == 0
    told = capsys.readouterr().out.splitlines()
    names = [line.split()[0] for line in told[1:3]]
    assert set(names) == {"casual", "random"}
    assert told[0].split() == ["Player", "Points", "Games", *names]
    assert next(line for line in told if line.startswith("casual")).split()[1:3] == ["1000", "6"]
    assert told[-1] == "Matches: 6, in 3 rounds; games: 6."


@pytest.mark.slow
def test_arena_prints_one_object(capsys):
    told = []
    for workers in ("1", "2"):
        assert main(["arena", *MEETING, "--json", "--workers", workers]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert (told[0]["matches"], told[0]["rounds"]) == (6, 3)
    assert {one["player"] for one in told[0]["players"]} == {"casual", "random"}
    assert [one["sides"] for one in told[0]["line_ups"]] == [[["casual"], ["random"]]]
    assert sum(told[0]["line_ups"][0]["won"]) == 6


def test_arena_needs_two_who_meet(capsys):
    line = refused(capsys, "arena", "--players", "casual,casual")
    assert line.startswith("moon-desktop arena: --players names one player")
    line = refused(capsys, "arena", "--players", "casual,nobody")
    assert line.startswith("moon-desktop arena: There is no player “nobody”.")
