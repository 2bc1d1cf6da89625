"""The program called from a command line: commands, sentences, exit statuses."""

from __future__ import annotations

import json
import os
import platform
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import moon_desktop
from moon_desktop import cli, simulating
from moon_desktop.cli import main
from moon_desktop.games.moon_rules import CHOICES, PRESETS
from moon_desktop.players.levels import LEVELS
from tests.games.arrange import Table

ROOT = Path(moon_desktop.__file__).parent.parent
PROGRAM = [sys.executable, "-m", "moon_desktop"]
SOUND = b"".join(Table(target=7).sweep(1).lines())
CASUALS = ["--players", "casual,casual,casual"]
posix = pytest.mark.skipif(os.name != "posix", reason="signals and pipes of Unix")


def run(*words: object, **options: Any) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
    return subprocess.run(
        [*PROGRAM, *map(str, words)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=50,
        **options,
    )


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that bad usage is answered with."""
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


@pytest.fixture
def table(monkeypatch):
    """In place of the table: a list of how it was called."""
    called: list[tuple[Path | None, str | None, bool]] = []
    application = ModuleType("moon_desktop.application")

    def run(path: Path | None, preset: str | None, demo: bool) -> int:
        called.append((path, preset, demo))
        return 0

    application.run = run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "moon_desktop.application", application)
    return called


# The table.


@pytest.mark.parametrize(
    ("words", "call"),
    [
        ((), (None, None, False)),
        (("--demo",), (None, None, True)),
        (("--preset", "fosdick"), (None, "fosdick", False)),
        (("--preset=fosdick-partners", "--demo"), (None, "fosdick-partners", True)),
        (("evening.moon",), (Path("evening.moon"), None, False)),
        (("evening.moon", "--demo"), (Path("evening.moon"), None, True)),
        (("--", "-odd-.moon"), (Path("-odd-.moon"), None, False)),
    ],
)
def test_table_is_opened_as_it_is_asked_for(words, call, table):
    assert main(words) == 0
    assert table == [call]


def test_record_may_be_called_like_a_command(table, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("check").write_bytes(SOUND)
    assert main(["./check"]) == 0
    assert main(["--", "check"]) == 0
    assert table == [(Path("check"), None, False)] * 2


def test_misspelt_command_is_told(table, capsys):
    told = refused(capsys, "simulat")
    assert "there is no command “simulat”, nor a file of that name" in told
    assert table == []


def test_record_and_preset_contradict_each_other(table, capsys):
    assert "leave out FILE or --preset" in refused(capsys, "a.moon", "--preset", "fosdick")


def test_unknown_preset_is_answered_with_those_there_are(table, capsys):
    told = refused(capsys, "--preset", "fosdik")
    assert "There is no preset “fosdik”" in told
    assert all(key in told for key in PRESETS)


def test_options_are_not_guessed(table, capsys):
    assert "--dem" in refused(capsys, "--dem")


def test_qt_that_cannot_be_loaded_is_told(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "moon_desktop.application", None)
    assert "needs Qt, which cannot be loaded" in refused(capsys)


# Help and versions.


def test_help_tells_presets_examples_and_exit_status(capsys):
    for words in (["--help"], ["simulate", "--help"], ["check", "--help"]):
        with pytest.raises(SystemExit) as left:
            main(words)
        assert left.value.code == 0
        told = capsys.readouterr().out
        assert "examples:" in told
        assert "exit status:" in told
        assert max(map(len, told.splitlines())) <= 98
    for words in (["--help"], ["simulate", "--help"]):
        with pytest.raises(SystemExit):
            main(words)
        told = capsys.readouterr().out
        assert all(re.search(rf"^  {key} ", told, re.MULTILINE) for key in PRESETS)
    assert all(level in told for level in LEVELS)


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
    assert len(calls) == 3
    for call in calls:
        assert main([*call, "--matches", "1", "--workers", "1"]) == 0
    assert list(tmp_path.glob("games/*.moon"))


def test_version_is_that_of_program_python_and_qt(capsys):
    assert main(["--version"]) == 0
    program, python, qt = capsys.readouterr().out.splitlines()
    assert program == f"moon-desktop {moon_desktop.__version__}"
    assert python == f"Python {platform.python_version()}"
    assert re.fullmatch(r"Qt 6\.\d+\.\d+", qt)


def test_version_without_qt_tells_why(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "PySide6.QtCore", None)
    assert main(["--version"]) == 0
    assert "\nQt cannot be loaded: " in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["--help"],
        ["simulate", "--help"],
        ["check", "/dev/null"],
        ["simulate", *CASUALS, "--matches", "1", "--set", "target=2"],
    ],
)
def test_qt_is_not_loaded_where_no_window_is_wanted(words):
    program = (
        "import sys, moon_desktop.cli as cli\n"
        "try: cli.main(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", program, *words], env=environment, timeout=50)
    assert done.returncode == 0


# Simulate.


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


def test_simulate_is_the_same_by_any_number_of_workers(tmp_path):
    words = ["simulate", *CASUALS, "--matches", "5", "--seed", "3", "--json", "--records"]
    one = run(*words, tmp_path / "one" / "deep", "--workers", "1")
    two = run(*words, tmp_path / "two", "--workers", "2")
    assert (one.returncode, one.stderr, one.stdout) == (0, "", two.stdout)
    assert two.stderr == ""
    files = sorted((tmp_path / "one" / "deep").iterdir())
    assert [file.name for file in files] == [f"moon-3-{number}.moon" for number in range(1, 6)]
    assert all((tmp_path / "two" / file.name).read_bytes() == file.read_bytes() for file in files)
    checked = run("check", *files)
    assert (checked.returncode, checked.stdout) == (0, "")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--preset", "moon"), "There is no preset “moon”. There are follow-me-42, fosdick"),
        (("--set", "bid=3"), "There is no house rule “bid”. There are seats, partners"),
        (("--set", "minimum_bid=2"), "minimum_bid cannot be “2”: it may be 3, 4 or 5"),
        (("--set", "partners=on"), "Partners need four seats (seats and partners)"),
        (("--set", "seats=4"), "--players names 3, but these house rules have 4 seats"),
        (("--players", "casual"), "--players names 1, but these house rules have 3 seats"),
        (("--players", "casual,expart,casual"), "There is no player “expart”. There are "),
        (("--matches", "0"), "“0” is not a whole number from 1 to 10000000"),
        (("--matches", "-1"), "“-1” is not a whole number from 1 to 10000000"),
        (("--workers", "61"), "“61” is not a whole number from 1 to 60"),
        (("--seed", "x"), "“x” is not a whole number from 0 to 9223372036854775807"),
        (("--seed", "9" * 30), "is not a whole number from 0"),
        (("--hand-limit", "0"), "“0” is not a whole number from 1 to 20000"),
        (("stray",), "unrecognized arguments: stray"),
    ],
)
def test_bad_usage_of_simulate_is_one_sentence(words, sentence, capsys):
    assert sentence in refused(capsys, "simulate", *CASUALS, *words)


def test_players_are_required(capsys):
    assert "--players" in refused(capsys, "simulate")


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


class Terminal:
    """A stderr that says it is a terminal."""

    def __init__(self) -> None:
        self.text = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None:
        """Nothing is held back."""


@pytest.mark.parametrize(("patience", "shown"), [(0.0, True), (60.0, False)])
def test_bar_is_shown_on_a_terminal_to_who_has_to_wait(patience, shown, monkeypatch):
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(simulating, "PATIENCE", patience)
    assert main(["simulate", *CASUALS, "--matches", "3", "--set", "target=2"]) == 0
    assert ("matches" in terminal.text) is shown


def test_bar_is_not_shown_elsewhere(monkeypatch, capsys):
    monkeypatch.setattr(simulating, "PATIENCE", 0.0)
    assert main(["simulate", *CASUALS, "--matches", "3", "--set", "target=2"]) == 0
    assert capsys.readouterr().err == ""


# Check.


def test_check_tells_file_line_and_reason(tmp_path, capsys):
    sound, bad = tmp_path / "a.moon", tmp_path / "b.moon"
    sound.write_bytes(SOUND)
    bad.write_bytes(SOUND.replace(b'"bid": "7"', b'"bid": "3"', 1))
    assert main(["check", str(sound)]) == 0
    assert capsys.readouterr().out == ""
    assert main(["check", "-v", str(bad), str(sound)]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert re.fullmatch(re.escape(str(bad)) + r":5: Seat 1 cannot bid 3 here.*\(M2\.2\)", first)
    assert second.startswith(f"{sound}: sound")
    assert main(["check", str(tmp_path / "gone.moon"), str(bad)]) == 2


def test_check_without_a_file_is_bad_usage(capsys):
    assert "FILE" in refused(capsys, "check")


def test_check_reads_standard_input():
    done = subprocess.run(
        [*PROGRAM, "check", "-v", "-"], input=SOUND, capture_output=True, cwd=ROOT, timeout=50
    )
    assert (done.returncode, done.stdout) == (0, b"<stdin>: sound; hands: 1; won by Bea.\n")


# What may go wrong in any command.


def test_ctrl_c_is_quiet(monkeypatch, capsys):
    def interrupted(words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_command", interrupted)
    assert main(["check", "x"]) == 130
    assert capsys.readouterr() == ("", "")


@posix
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_all_processes_quietly(workers, tmp_path):
    words = [*CASUALS, "--matches", "100000", "--workers", workers, "--records", str(tmp_path)]
    process = subprocess.Popen(
        [*PROGRAM, "simulate", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        start_new_session=True,
    )
    while process.poll() is None and not any(tmp_path.glob("*.moon")):
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (130, "", "")


@posix
def test_reader_that_leaves_is_no_trouble(tmp_path):
    bad = tmp_path / "b.moon"
    bad.write_bytes(b"Moon\n")
    process = subprocess.Popen(
        [*PROGRAM, "check", *[str(bad)] * 5000],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait(timeout=20) == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_full_disk_is_told():
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*PROGRAM, "--version"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            timeout=50,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("moon-desktop: ")
    assert done.stderr.count("\n") == 1


def test_every_house_rule_can_be_set(capsys):
    """Each key to what it is already."""
    words = ["simulate", *CASUALS, "--matches", "1", "--hand-limit", "1"]
    for key in CHOICES:
        value = getattr(PRESETS["follow-me-42"], key)
        word = value if not isinstance(value, bool) else "on" if value else "off"
        words += ["--set", f"{key}={word}"]
    assert main(words) == 0
