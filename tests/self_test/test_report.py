"""The self-test's report, its exit status, and what it leaves behind."""

from __future__ import annotations

import logging
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import pytest

from moon_desktop.self_test.attempt import Amiss, Outcome, Part, attempt
from moon_desktop.self_test.parts import parts
from moon_desktop.self_test.report import self_test
from moon_desktop.words.language import speak
from tests.kit.command_line import PROGRAM, ROOT
from tests.kit.screens import needs_screens


def good(place):
    return f"{os.environ['QT_QPA_PLATFORM']} {place}"


def amiss(place):
    raise Amiss("The tile is round.")


def crashes(place):
    raise ValueError("no tile")


def lacks_a_file(place):
    Path("gone", "away").read_text()


def only_notes(place):
    logging.getLogger("moon_desktop.thinking.worker").warning("it was lost")
    return "fine"


def fails_in_a_thread(place):
    thread = threading.Thread(target=crashes, args=(place,))
    thread.start()
    thread.join()
    return "fine"


def fails_in_a_slot(place):
    sys.excepthook(ValueError, ValueError("no tile"), None)
    return "fine"


@pytest.mark.parametrize(
    ("task", "why", "more"),
    [
        (amiss, "The tile is round.", "Traceback"),
        (crashes, "It broke off with an error: ValueError('no tile')", "Traceback"),
        (lacks_a_file, f"There is no file or folder {Path('gone', 'away')}.", "Traceback"),
        (only_notes, "The program noted trouble.", "moon_desktop.thinking.worker: it was lost"),
        (fails_in_a_thread, "The program noted trouble.", "no tile"),
        (fails_in_a_slot, "The program noted trouble.", "no tile"),
    ],
)
def test_trouble_is_a_sentence_and_more_of_it_is_for_the_log(
    monkeypatch, tmp_path, task, why, more
):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    outcome = attempt(Part("any", task), tmp_path)
    assert outcome.why == why
    assert more in outcome.more
    assert attempt(Part("any", str), tmp_path) == Outcome(None, str(tmp_path))


@pytest.fixture
def folders(tmp_path, monkeypatch):
    """Folders of the person and for temporary files, none there yet but the last."""
    for kind in ("data", "config"):
        place = tmp_path / "home" / kind
        monkeypatch.setattr(
            f"moon_desktop.self_test.report.{kind}_folder", lambda place=place: place
        )
    (tmp_path / "tmp").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    # All of these are others afterwards.
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "TMPDIR", "TEMP", "TMP"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    return tmp_path


def test_all_good_is_zero_and_leaves_nothing(folders, qapp, capfd):
    assert self_test(verbose=True, tested=[Part("Typefaces", good)]) == 0
    told = capfd.readouterr().out
    assert told.startswith("moon-desktop ")
    assert re.search(r"\nTypefaces +good +\d+\.\d s\n    offscreen .*moon-desktop-self-test-", told)
    assert re.search(r"\n\n1 part is good, after \d+ s\.\n$", told)
    assert str(folders / "home" / "config") in told
    left = {path.name for path in folders.rglob("*")} - {"data"}
    assert left == {"tmp", "home"}


def test_seconds_have_the_comma_of_the_language(folders, qapp, capfd):
    speak("es")
    try:
        assert self_test(tested=[Part("Tipos", good)]) == 0
    finally:
        speak("en")
    assert re.search(r"\nTipos +bien +\d+,\d s\n", capfd.readouterr().out)


def test_part_that_fails_does_not_stop_the_others(folders, qapp, capfd, monkeypatch):
    monkeypatch.setattr(logging.root, "handlers", [])
    monkeypatch.setattr(logging.root, "level", logging.root.level)
    assert self_test(tested=[Part("Amiss", amiss), Part("A", good)]) == 1
    told = capfd.readouterr().out
    assert re.search(r"Amiss +FAILED .*\n    The tile is round\.\n", told)
    assert re.search(r"A +good", told)
    assert "Of 2 parts 1 failed, after" in told
    log = folders / "home" / "data" / "moon-desktop.log"
    assert f"More about that is in the log: {log}\n" in told
    assert "Traceback" not in told
    assert "Traceback" in log.read_text("utf-8")
    assert list((folders / "tmp").iterdir()) == []


HANGING = """
import time
from moon_desktop.self_test.report import Part, self_test
self_test(tested=[Part("Sleeps", lambda place: time.sleep(60), 1.0)])
"""


@pytest.mark.slow
def test_part_that_hangs_ends_the_test_and_is_told(tmp_path):
    done = subprocess.run(
        [PROGRAM[0], "-c", HANGING], capture_output=True, text=True, timeout=50,
        env={**os.environ, "PYTHONPATH": str(ROOT), "HOME": str(tmp_path), "TMPDIR": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stdout.endswith(f"\n{'Sleeps':<40} ")
    assert "in <lambda>" in done.stderr, "where it stood"


def test_no_room_for_temporary_files_is_told(folders, capsys, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(folders / "gone"))
    assert self_test() == 1
    assert "The self-test cannot be made. There is no file or folder" in capsys.readouterr().out


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


@pytest.mark.skipif(os.name != "posix", reason="signals of Unix")
@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("SIGINT", "Themes"),
        pytest.param("SIGTERM", "Match: Moon without", marks=pytest.mark.slow),
        pytest.param("SIGQUIT", "Lessons", marks=pytest.mark.slow),
    ],
)
def test_signal_ends_it_at_once_and_leaves_nothing(name, title, tmp_path):
    """Whatever it is at; no core, no process, no folder, and not a word."""
    number = signal.Signals[name]
    with subprocess.Popen(
        [*PROGRAM, "--self-test"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        start_new_session=True,
        env={**os.environ, "HOME": str(tmp_path), "TMPDIR": str(tmp_path), "PYTHONUTF8": "1"},
    ) as process:
        assert process.stdout is not None
        told = ""
        while title not in told and (more := process.stdout.read(1)):
            told += more
        os.killpg(process.pid, number)
        told, errors = process.communicate(timeout=20)
    assert (process.returncode, errors) == (128 + number, "")
    assert "FAILED" not in told
    assert list(tmp_path.glob("*moon-desktop-self-test*")) == []


@needs_screens
@pytest.mark.slow
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
        [*PROGRAM, "--self-test"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout
    assert done.stderr == ""
    for part in parts(tmp_path, tmp_path):
        assert re.search(rf"^{re.escape(part.title)} +good ", done.stdout, re.MULTILINE)
    assert list(temporary.iterdir()) == []
    assert [path.name for path in home.rglob("*") if path.is_file()] == []
