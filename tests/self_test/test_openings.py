"""Nothing that the program can show is left out by the self-test."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil

import pytest
from PySide6.QtWidgets import QDialog, QMainWindow, QWidget

from moon_desktop import windows
from moon_desktop.disk.record_file import read_record
from moon_desktop.self_test import openings
from moon_desktop.self_test.matches import try_match, try_resuming
from moon_desktop.self_test.openings_within import Looker, shown
from moon_desktop.self_test.sheets import BESIDE
from moon_desktop.self_test.trial import Amiss, until
from moon_desktop.windows.main import actions
from moon_desktop.windows.main.window import MainWindow
from tests.test_imports import PACKAGE

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.timeout(150),
    # A menu does, where there is no screen.
    pytest.mark.qt_log_ignore("grabbing the keyboard"),
]

SEEN_ONLY_WHEN_SHORT_OF_ROOM = {"Thumb"}
"""What is shown only where there is more than fits."""


@pytest.fixture
def no_fsync(monkeypatch):
    """It guards against a loss of power, which no test brings about, and takes half the time."""
    monkeypatch.setattr("os.fsync", lambda number: None)


def all_kinds():
    """Every class of the package of windows that can be shown."""
    for module in pkgutil.walk_packages(windows.__path__, f"{windows.__name__}."):
        found = importlib.import_module(module.name)
        for _, kind in inspect.getmembers(found, inspect.isclass):
            if issubclass(kind, QWidget) and kind.__module__ == found.__name__:
                yield kind


KINDS_OF_DIALOGS = ("Dialog", "MessageBox", "Wizard")


def makers_of_dialogs():
    """Each function of the program that makes one of Qt's own dialogs, with its module."""
    for file in PACKAGE.rglob("*.py"):
        if "self_test" in file.parts or file.stem in READ_BESIDE:
            continue
        text = file.read_text(encoding="utf-8")
        if not any(kind in text for kind in KINDS_OF_DIALOGS):
            continue
        for function in ast.walk(ast.parse(text)):
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                        name = node.func.id
                        if name[:1] == "Q" and name.endswith(KINDS_OF_DIALOGS):
                            yield f"{file.parent.stem}.{file.stem}.{function.name}"


READ_BESIDE = {"record_reader"}
"""Shows a box for records of many megabytes alone, which the self-test does not write."""

OPENED_BY_A_COMMAND = {
    "dialogs.boxes.ask_to_open",
    "dialogs.boxes.ask_to_save",
    "main.window.ask",
    "main.window.tell",
    "rules.boxes.ask_to_delete",
    "rules.boxes.ask_for_file",
    "score.sheet_export._no_printer",
    "score.sheet_export.ask_for_pdf",
    "score.sheet_export.ask_to_print",
}
"""What makes Qt's own dialogs, and is opened from the commands below. Whoever adds to this sees
to it that the self-test opens it."""


def test_makers_of_dialogs_are_known():
    assert set(makers_of_dialogs()) == OPENED_BY_A_COMMAND


@pytest.mark.slow
def test_all_there_is_to_see_is_opened_and_painted(tmp_path, no_fsync, monkeypatch):
    """Every class of ``windows/``, every command, every maker of a dialog."""
    made = set()
    for name in OPENED_BY_A_COMMAND:
        module, _, function = name.rpartition(".")
        place = importlib.import_module(f"moon_desktop.windows.{module}")
        holder = MainWindow if module == "main.window" else place
        right = getattr(holder, function)

        def noted(*what, _right=right, _name=name, **how):
            made.add(_name)
            return _right(*what, **how)

        monkeypatch.setattr(holder, function, noted)
    looker = openings.look_at_all(tmp_path)
    assert looker.amiss == []
    seen = {kind.__name__ for kind in looker.seen}
    kinds = {kind.__name__ for kind in all_kinds()}
    assert len(kinds) > 50
    assert kinds - seen - SEEN_ONLY_WHEN_SHORT_OF_ROOM == set()
    # There is a printer or there is none.
    assert OPENED_BY_A_COMMAND - made <= {"score.sheet_export._no_printer"}
    assert not {window for window in shown() if window.isVisible()}


def test_every_command_is_given(monkeypatch, tmp_path, no_fsync):
    """Also one that is added; those that open no window are known by name."""
    given = []
    monkeypatch.setattr(openings, "_command", lambda program, looker, name: given.append(name))
    openings.look_at_all(tmp_path)
    assert sorted(given) == sorted(actions.NAMES)
    assert set(BESIDE) <= set(actions.NAMES)


def test_one_that_fails_is_noted_and_stops_no_other():
    looker = Looker()
    with looker.at("preferences"):
        raise RuntimeError("no pages")
    with looker.at("about"):
        looker.look(_plain())
    told = [str(amiss) for amiss in looker.amiss]
    assert told[0].startswith("preferences: It broke off with an error: RuntimeError")
    assert told[1] == "about: QDialog is of one colour."
    assert shown() == set()


def test_all_that_fails_is_told(monkeypatch, tmp_path):
    looker = Looker()
    looker.amiss += [Amiss("The first."), Amiss("The second.")]
    monkeypatch.setattr(openings, "look_at_all", lambda folder: looker)
    with pytest.raises(Amiss, match="The first") as raised:
        openings.try_windows(tmp_path)
    assert raised.value.__notes__ == ["The second."]


def _plain():
    """A dialog with nothing in it."""
    dialog = QDialog()
    dialog.setStyleSheet("background: white; border: none")
    dialog.show()
    return dialog


def test_window_that_does_not_come_or_does_not_go_is_told(monkeypatch):
    monkeypatch.setattr(
        "moon_desktop.self_test.openings_within.until",
        lambda condition, what, seconds: (_ for _ in ()).throw(Amiss(what)),
    )
    looker = Looker()
    with pytest.raises(Amiss, match="The window of the command “about”"):
        looker.opened("about", shown())

    class Stays(QMainWindow):
        def closeEvent(self, event):
            event.ignore()

    window = Stays()
    window.show()
    with pytest.raises(Amiss, match="Stays does not close"):
        looker.close(window)
    window.deleteLater()


def test_window_that_is_not_shown_is_told():
    with pytest.raises(Amiss, match="QWidget is not to be seen"):
        Looker().look(QWidget())


def test_match_that_does_not_end_is_told(monkeypatch, tmp_path, no_fsync):
    monkeypatch.setattr("moon_desktop.thinking.choices.Thinker.think", lambda *_: None)
    monkeypatch.setattr("moon_desktop.self_test.matches.until", _impatient)
    with pytest.raises(Amiss, match=r"The end of the match did not come within 0\.2 s"):
        try_match(tmp_path, "fosdick")


def test_match_whose_record_lacks_an_entry_is_told(monkeypatch, tmp_path, no_fsync):
    """What is lost on the way to the disk is missed."""

    def lacking(path):
        reading = read_record(path)
        return reading._replace(entries=reading.entries[:-1], due=())

    monkeypatch.setattr("moon_desktop.self_test.matches.read_record", lacking)
    with pytest.raises(Amiss, match="not the match that was played"):
        try_match(tmp_path, "follow-me-42")


@pytest.mark.slow
def test_match_that_is_not_taken_up_is_told(monkeypatch, tmp_path, no_fsync):
    """The journal is lost between the two times that the window is open."""
    monkeypatch.setattr("moon_desktop.app.host.Host.resume", lambda self: None)
    monkeypatch.setattr("moon_desktop.self_test.matches._HANDS", 0)
    monkeypatch.setattr("moon_desktop.self_test.matches.TARGET", 1)
    with pytest.raises(Amiss, match="is another one"):
        try_resuming(tmp_path)


def _impatient(condition, what, seconds=0.2):
    until(condition, what, 0.2)
