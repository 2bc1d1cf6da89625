"""The program called from a command line: commands, sentences, exit statuses."""

from __future__ import annotations

import gc
import io
import os
import platform
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import moon_desktop
from moon_desktop.cli.main import main
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.games.moon_cards.players import round_solver
from moon_desktop.players.kernel import solver
from moon_desktop.players.levels import OWN
from moon_desktop.self_test import report
from tests.kit.arrange import Table
from tests.kit.command_line import CASUALS, PROGRAM, ROOT, refused

SOUND = b"".join(Table(target=7).sweep(1).lines())
posix = pytest.mark.skipif(os.name != "posix", reason="signals and pipes of Unix")


@pytest.fixture(autouse=True)
def _interrupts():
    """Ctrl+C ends the tests as before, whatever the program made of it."""
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def table(monkeypatch):
    """In place of the table: a list of how it was called."""
    called: list[tuple[Path | None, str | None, bool]] = []
    launch = ModuleType("moon_desktop.app.launch")

    def run(path: Path | None, preset: str | None, demo: bool) -> int:
        called.append((path, preset, demo))
        return 0

    launch.run = run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "moon_desktop.app.launch", launch)
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


# The self-test.


@pytest.mark.parametrize(
    ("words", "call"),
    [
        ((), ("offscreen", False, None)),
        (("--verbose",), ("offscreen", True, None)),
        (("--platform", "xcb"), ("xcb", False, None)),
        (("--game", "texas42"), ("offscreen", False, CATALOGUE["texas42"])),
    ],
)
def test_self_test_is_made_as_it_is_asked_for(words, call, table, monkeypatch):
    called = []

    def self_test(platform, *, verbose, game):
        called.append((platform, verbose, game))
        return 1

    monkeypatch.setattr(report, "self_test", self_test)
    assert main(["--self-test", *words]) == 1
    assert called == [call]
    assert table == []


@pytest.mark.parametrize("more", [["a.moon"], ["--demo"], ["--preset", "fosdick"]])
def test_self_test_opens_nothing_else(more, table, capsys):
    assert "leave out all else" in refused(capsys, "--self-test", *more)


def test_a_game_that_is_not_there_cannot_be_tried(table, capsys):
    told = refused(capsys, "--self-test", "--game", "sun")
    assert "does not know the game “sun”; it plays moon, " in told


@pytest.mark.parametrize("words", [["--verbose"], ["--game", "moon"], ["--platform", "xcb"]])
def test_options_of_the_self_test_are_for_it_alone(words, table, capsys):
    assert "go with --self-test" in refused(capsys, *words)
    assert table == []


@pytest.mark.parametrize(
    ("module", "words"),
    [("moon_desktop.app.launch", []), ("moon_desktop.self_test.report", ["--self-test"])],
)
def test_qt_that_cannot_be_loaded_is_told(monkeypatch, capsys, module, words):
    monkeypatch.setitem(sys.modules, module, None)
    assert main(words) == 2
    gc.enable()
    assert "needs Qt, which cannot be loaded" in capsys.readouterr().err


def test_library_of_the_system_that_is_missing_is_told(monkeypatch, capsys):
    class Lacking:
        def find_spec(self, name, *_):
            if name == "moon_desktop.app.launch":
                raise ImportError("libEGL.so.1: cannot open shared object file")

    monkeypatch.delitem(sys.modules, "moon_desktop.app.launch", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Lacking(), *sys.meta_path])
    assert main([]) == 2
    gc.enable()
    assert "needs Qt, which cannot be loaded: libEGL.so.1: " in capsys.readouterr().err


def test_ctrl_c_ends_the_program_at_once_while_qt_is_loaded(monkeypatch):
    """An exception was lost there, and the window opened all the same; or Python aborted."""
    heeded = []

    class Looking:
        def find_spec(self, name, *_):
            if name == "moon_desktop.app.launch":
                heeded.append(signal.getsignal(signal.SIGINT))
                raise ImportError

    monkeypatch.delitem(sys.modules, "moon_desktop.app.launch", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Looking(), *sys.meta_path])
    signal.signal(signal.SIGINT, signal.default_int_handler)
    main([])
    gc.enable()
    assert heeded == [signal.SIG_DFL]


def test_error_on_the_way_to_the_table_is_told_in_a_sentence_and_noted_in_the_log(tmp_path):
    """Whatever it is: nobody sees a window that says so."""
    program = """
import sys
from moon_desktop.app import matches
from moon_desktop.cli.main import main

def start(*what):
    raise KeyError("a piece nobody knows")

matches.Matches.start = start
sys.exit(main([]))
"""
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=50,
    )
    log = tmp_path / "moon-desktop" / "moon-desktop.log"
    (line,) = told.stderr.splitlines()
    assert line.startswith("moon-desktop: the table could not be opened")
    assert line.endswith(f"is noted in {log}.")
    assert told.returncode == 2
    assert "KeyError: 'a piece nobody knows'" in log.read_text(encoding="utf-8")


# Help and versions.


def test_help_tells_presets_examples_and_exit_status(capsys):
    commands = ("simulate", "check", "review", "advise")
    for words in (["--help"], *([command, "--help"] for command in commands)):
        with pytest.raises(SystemExit) as left:
            main(words)
        assert left.value.code == 0
        told = capsys.readouterr().out
        assert "examples:" in told
        assert "exit status:" in told
        assert max(map(len, told.splitlines())) <= 100
    for words in (["--help"], ["simulate", "--help"]):
        with pytest.raises(SystemExit):
            main(words)
        told = capsys.readouterr().out
        assert all(re.search(rf"^  {key} ", told, re.MULTILINE) for key in PRESETS)
    assert all(level in told for level in OWN)


@pytest.mark.parametrize(
    ("kernel_compiled", "rounds_compiled", "said"),
    [
        (True, True, "kernel: compiled"),
        (False, True, "kernel: not compiled (slower)"),
        (True, False, "kernel: not compiled (slower)"),
    ],
)
def test_version_is_that_of_program_python_qt_and_kernel(
    monkeypatch, capsys, kernel_compiled, rounds_compiled, said
):
    monkeypatch.setattr(solver, "COMPILED", kernel_compiled)
    monkeypatch.setattr(round_solver, "COMPILED", rounds_compiled)
    assert main(["--version"]) == 0
    program, python, qt, kernel = capsys.readouterr().out.splitlines()
    assert kernel == said
    assert program == f"moon-desktop {moon_desktop.__version__}"
    assert python == f"Python {platform.python_version()}"
    assert re.fullmatch(r"Qt 6\.\d+\.\d+", qt)


def test_version_without_qt_tells_why(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "PySide6.QtCore", None)
    assert main(["--version"]) == 0
    assert "\nQt cannot be loaded: " in capsys.readouterr().out


def test_qt_is_not_loaded_where_no_window_is_wanted():
    said = (
        ["--help"],
        ["simulate", "--help"],
        ["check", "/dev/null"],
        ["review", "/dev/null"],
        ["advise", "/dev/null"],
        ["simulate", *CASUALS, "--matches", "1", "--set", "target=2"],
    )
    program = (
        "import sys, moon_desktop.cli.main as cli\n"
        f"for words in {said}:\n"
        "    try: cli.main(words)\n"
        "    except SystemExit: pass\n"
        "    assert not any(name.startswith('PySide6') for name in sys.modules), words"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, stderr=subprocess.PIPE, timeout=50
    )
    assert done.returncode == 0, done.stderr


# Check.


def test_check_without_a_file_is_bad_usage(capsys):
    assert "FILE" in refused(capsys, "check")


# What may go wrong in any command.


def test_ctrl_c_is_quiet(monkeypatch, capsys):
    class Interrupted(io.RawIOBase):
        def readable(self) -> bool:
            return True

        def readinto(self, place: object) -> int:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(Interrupted())))
    assert main(["check", "-"]) == 130
    assert capsys.readouterr() == ("", "")


def redirected(by: str, *words: str) -> subprocess.CompletedProcess[str]:
    """The program called with ``words`` by a shell, which does ``by`` to its streams."""
    return subprocess.run(
        ["sh", "-c", f'"$@" {by}', "sh", *PROGRAM, *words],
        capture_output=True,
        text=True,
        cwd=ROOT,
        # As at home: what is printed waits until there is more of it.
        env={**os.environ, "PYTHONUNBUFFERED": ""},
        timeout=50,
    )


@posix
@pytest.mark.parametrize("command", ["check", "review", "advise"])
def test_standard_input_that_is_closed_is_told(command):
    done = redirected("<&-", command, "-")
    assert (done.returncode, done.stdout) == (2, "")
    sentence = "The standard input is closed: there is no record to read."
    assert done.stderr == f"moon-desktop {command}: {sentence}\n"


@posix
def test_closed_output_is_no_trouble(tmp_path):
    sound = tmp_path / "a.moon"
    sound.write_bytes(SOUND)
    done = redirected(">&-", "check", "-v", str(sound))
    assert (done.returncode, done.stderr) == (0, "")


@posix
@pytest.mark.parametrize("by", ["2>&-", "2>/dev/full"])
@pytest.mark.parametrize("words", [["check", "gone.moon"], ["--bogus"]])
def test_sentence_that_cannot_be_told_stays_out_of_what_is_printed(by, words):
    if "full" in by and not Path("/dev/full").exists():
        pytest.skip("a device of Linux")
    done = redirected(by, *words)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "")


@pytest.mark.parametrize(
    "words",
    [
        ["check", ""],
        ["review", ""],
        ["advise", ""],
        [""],
        ["simulate", *CASUALS, "--records", ""],
    ],
)
def test_name_of_a_file_is_not_empty(words, table, capsys):
    told = refused(capsys, *words)
    assert "the name of a file or folder cannot be empty" in told
    assert table == []


def test_word_that_is_no_option_cannot_write_on_the_terminal(capsys):
    assert "--a\\x1b[2Jb\\u202ec" in refused(capsys, "check", "--a\x1b[2Jb\u202ec", "x")


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
            [*PROGRAM, "--help"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            timeout=50,
        )
    assert (done.returncode, done.stderr) == (2, "moon-desktop: The disk is full.\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize(
    "words",
    [
        ["--help"], ["-h"], ["--version"], ["check", "--help"], ["review", "--help"],
        ["advise", "--help"], ["simulate", "--help"], ["simulate", "--rules"],
    ],
    ids=" ".join,
)  # fmt: skip
@pytest.mark.parametrize("buffering", [-1, 0])
def test_disk_too_full_for_what_is_only_printed_is_told(words, buffering, monkeypatch, capsys):
    """The help and the listings of every command, also where each word is written at once."""
    with Path("/dev/full").open("wb", buffering) as full:
        stream = io.TextIOWrapper(full, "utf-8", write_through=buffering == 0)
        monkeypatch.setattr(sys, "stdout", stream)
        assert main(words) == 2
        stream.detach()
    assert capsys.readouterr().err == "moon-desktop: The disk is full.\n"
