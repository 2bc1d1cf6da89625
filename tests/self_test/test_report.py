"""The self-test's table, its exit status, and what it leaves behind."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from pathlib import Path

import platformdirs
import pytest

from moon_desktop.disk import log
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.self_test import process, report
from moon_desktop.self_test.report import self_test
from moon_desktop.self_test.trial import Found, Outcome, Trial
from moon_desktop.self_test.trials import PARTICULARS, TRIALS, task_of
from moon_desktop.words import self_test as words
from tests.kit.command_line import PROGRAM, ROOT
from tests.kit.screens import needs_screens


@pytest.fixture
def folders(tmp_path, monkeypatch):
    """Folders of the person and for temporary files, neither there yet but the last."""
    for kind in ("data", "config"):
        monkeypatch.setattr(
            platformdirs, f"user_{kind}_dir", lambda *_, k=kind: str(tmp_path / "home" / k)
        )
    (tmp_path / "tmp").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    return tmp_path


@pytest.fixture
def outcomes(monkeypatch):
    """What came of the trials, instead of making them."""
    given: list[Outcome] = []
    monkeypatch.setattr(process.Supervisor, "outcomes", lambda self, trials: iter(given))
    return given


GOOD = Outcome(Trial("fonts"), Found("files: 8", ("Lato",)), "", "", 0.5)
BAD = Outcome(Trial("match", "fosdick"), None, "The match did not end.", "Traceback: x", 1.0)
FIRST = Outcome(PARTICULARS, Found("1", ("program  moon",)), "", "", 0.1)


def test_all_good_is_zero_and_leaves_nothing(folders, outcomes, capsys):
    outcomes += [FIRST, GOOD]
    assert self_test(trials=(GOOD.trial,)) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "program  moon"
    assert told[2].split() == ["what", "how", "many", "result", "time"]
    assert re.fullmatch(r"Typefaces +files: 8 +good +0\.50 s", told[3])
    assert told[-1].startswith("All 1 lines are good, in ")
    assert [path.name for path in folders.rglob("*")] == ["tmp"]


def test_failed_line_is_one_with_a_sentence_and_the_trace_in_the_log(folders, outcomes, capsys):
    outcomes += [FIRST, BAD, GOOD]
    assert self_test(trials=(BAD.trial, GOOD.trial)) == 1
    told = capsys.readouterr().out
    assert re.search(r"Match: Fosdick +– +FAILED +1\.00 s\n    The match did not end\.\n", told)
    assert "Traceback" not in told
    assert "1 of 2 lines failed" in told
    kept = folders / "home" / "data" / log.NAME
    assert str(kept) in told
    assert "Traceback: x" in kept.read_text("utf-8")
    assert list((folders / "tmp").iterdir()) == []


def test_particulars_that_cannot_be_had_are_a_line_of_their_own(folders, outcomes, capsys):
    outcomes += [FIRST._replace(found=None, why="There is no Qt."), BAD]
    assert self_test(trials=(BAD.trial,)) == 1
    assert "\n2 of 2 lines failed, in " in capsys.readouterr().out


def test_log_that_cannot_be_written_is_told(folders, outcomes, capsys):
    (folders / "home").write_text("in the way")
    outcomes += [BAD]
    assert self_test(trials=(BAD.trial,)) == 1
    assert words.no_log() in capsys.readouterr().out


def test_verbose_tells_particulars_and_traces(folders, outcomes, capsys):
    outcomes += [GOOD, BAD]
    assert self_test(verbose=True, trials=(BAD.trial, GOOD.trial)) == 1
    told = capsys.readouterr().out
    assert "    Lato\n" in told
    assert "Traceback: x" in told


def test_report_holds_what_is_printed(folders, outcomes, capsys):
    outcomes += [FIRST, GOOD]
    paper = folders / "report.txt"
    assert self_test(report=paper, trials=(GOOD.trial,)) == 0
    assert paper.read_text("utf-8") == capsys.readouterr().out


def test_no_room_for_temporary_files_is_told(folders, capsys, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(folders / "gone"))
    assert self_test() == 1
    told = capsys.readouterr().out
    assert "The self-test cannot begin. There is no file or folder" in told


def test_every_trial_has_words_and_a_task(qapp):
    """A preset, or a room of the self-test, that is added cannot be forgotten here."""
    for trial in (PARTICULARS, *TRIALS):
        assert words.what(trial.key, trial.detail)
        assert callable(task_of(trial))
    assert {trial.detail for trial in TRIALS if trial.key == "match"} == set(PRESETS)
    with pytest.raises(KeyError):
        task_of(Trial("nonsense"))


def test_environment_of_the_trials_leaves_the_home_alone(folders, monkeypatch):
    seen = {}

    class Watched(process.Supervisor):
        def __init__(self, place, environment):
            seen.update(environment)
            super().__init__(place, environment)

        def outcomes(self, trials):
            return iter(())

    monkeypatch.setattr(report, "Supervisor", Watched)
    self_test(trials=())
    assert seen["QT_QPA_PLATFORM"] == "offscreen"
    inside = [value for name, value in seen.items() if name != "QT_QPA_PLATFORM"]
    assert {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "TMPDIR", "TEMP"} <= seen.keys()
    assert all(Path(value).is_relative_to(folders / "tmp") for value in inside)


def test_table_is_opened_without_the_self_test():
    """What nobody asked for costs nothing: nothing of it is loaded with the program."""
    program = (
        "import sys, moon_desktop.app.application, moon_desktop.cli.command_parser\n"
        "sys.exit(any('self_test' in name for name in sys.modules))"
    )
    done = subprocess.run(
        [PROGRAM[0], "-c", program], env={**os.environ, "PYTHONPATH": str(ROOT)}, timeout=50
    )
    assert done.returncode == 0


@needs_screens
@pytest.mark.slow
@pytest.mark.timeout(240)
def test_whole_self_test_in_a_process_of_its_own(tmp_path):
    """Every line is good; nothing is left in the home or among the temporary files."""
    home, temporary = tmp_path / "Häus chen", tmp_path / "tmp"
    home.mkdir()
    temporary.mkdir()
    gone = {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "QT_QPA_PLATFORM"}
    environment = {
        **{name: value for name, value in os.environ.items() if name not in gone},
        "HOME": str(home),
        "TMPDIR": str(temporary),
        "PYTHONPATH": str(ROOT),
        "PYTHONUTF8": "1",
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
    }
    done = subprocess.run(
        [*PROGRAM, "--self-test", "--report", str(tmp_path / "report.txt")],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=200,
    )
    assert done.returncode == 0, done.stdout
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    for trial in TRIALS:
        told = [line for line in lines if line.startswith(f"{words.what(*trial[:2])}  ")]
        assert len(told) == 1
        assert " good " in told[0]
    assert (tmp_path / "report.txt").read_text("utf-8") == done.stdout
    assert list(temporary.iterdir()) == []
    assert list(home.rglob("*")) == []
