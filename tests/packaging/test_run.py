"""The words of run.py: help, wrong words, an old Python, trouble in one sentence."""

import ast
import errno
import sys
from pathlib import Path

import pytest

import run
import tasks
from trouble import Trouble, output

RUN = Path(run.__file__)


def test_help_names_every_word(capsys):
    assert run.main(["--help"]) == 0
    told = capsys.readouterr().out
    for word in tasks.WORDS:
        assert f"\n  {word} " in told


@pytest.mark.parametrize(
    ("words", "said"), [((), "A word is missing"), (("dance",), "There is no word 'dance'")]
)
def test_wrong_words_are_answered_with_one_line(words, said, capsys):
    assert run.main(words) == 2
    told = capsys.readouterr()
    assert told.err.startswith(f"{said}: say one of play, test, check, bench")
    assert (told.out, told.err.count("\n")) == ("", 1)


def test_an_old_python_is_told_what_is_needed(capsys):
    assert run.main(["test"], (3, 10, 12)) == 2
    told = capsys.readouterr().err
    assert told == "Moon Desktop needs Python 3.11 or newer; this is Python 3.10.\n"


def test_an_old_python_can_read_as_far_as_the_check():
    assert run.too_old((3, 11, 0)) == run.too_old((4, 0)) == ""
    ast.parse(RUN.read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize(
    ("raised", "status", "told"),
    [
        (Trouble("The sky fell."), 2, "The sky fell.\n"),
        (OSError(errno.ENOSPC, "No space left on device"), 2, "The disk is full"),
        (PermissionError(errno.EACCES, "Permission denied", ".venv"), 2, "Permission denied: .v"),
        (KeyboardInterrupt(), 130, "\nInterrupted.\n"),
    ],
)
def test_trouble_is_a_sentence_not_a_traceback(monkeypatch, capsys, raised, status, told):
    def do(arguments):
        raise raised

    monkeypatch.setattr(tasks, "do", do)
    assert run.main(["play"]) == status
    assert capsys.readouterr().err.startswith(told)


def test_a_python_without_its_library_is_told_how_to_get_it(tmp_path):
    (tmp_path / "dataclasses.py").write_text("raise ModuleNotFoundError(name='dataclasses')")
    command, path = [sys.executable, str(RUN), "test"], {"PYTHONPATH": str(tmp_path)}
    with pytest.raises(
        Trouble, match=r"lacks part of its own library \(dataclasses\): install all"
    ):
        output(command, "It fails", variables=path)


def test_the_set_up_takes_nothing_but_pythons_own_library():
    with pytest.raises(Trouble, match="There is no word 'dance'"):
        output([sys.executable, "-S", str(RUN), "dance"], "It fails")
