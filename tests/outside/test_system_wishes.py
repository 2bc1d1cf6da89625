"""Whether the system is asked for less motion, and for the size of its words."""

from __future__ import annotations

import ctypes
import sys
from contextlib import nullcontext
from threading import Event
from threading import enumerate as enumerate_threads
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Qt

from moon_desktop.outside import system_wishes as wishes
from moon_desktop.outside.system_wishes import SystemWish, answer_of, less_motion, text_size
from tests.kit.cases import each


@each(
    ("platform", "program", "said", "less"),
    [
        ("linux", "gsettings", "false", True),
        ("linux", "gsettings", "true", False),
        ("linux", "kreadconfig6", "0", True),
        ("linux", "kreadconfig5", "0", True),
        ("linux", "kreadconfig6", "1", False),
        ("linux", "none", "0", False),
        ("darwin", "defaults", "1", True),
        ("darwin", "defaults", "0", False),
        ("darwin", "gsettings", "false", False),
        ("plan9", "gsettings", "false", False),
    ],
)
def test_system_is_asked_in_its_own_way_and_who_says_nothing_has_no_wish(
    platform, program, said, less
):
    def answer(command: str) -> str:
        return said if command.split()[0] == program else ""

    assert less_motion(platform, answer) is less


@each(
    ("platform", "said", "percent"),
    [
        ("linux", "1.25", 125),
        ("linux", "3.0", 200),
        ("linux", "0.8", 100),
        ("linux", "", 100),
        ("linux", "nan", 100),
        ("darwin", "1.5", 100),
    ],
)
def test_size_of_words_is_asked_where_qt_does_not_know_it(platform, said, percent):
    assert text_size(platform, lambda _: said) == percent


def test_windows_has_its_size_of_words_in_the_registry(monkeypatch):
    registry = SimpleNamespace(
        HKEY_CURRENT_USER=1,
        OpenKey=lambda _, path: nullcontext(path),
        QueryValueEx=lambda path, name: ({"TextScaleFactor": 150}[name], 4),
    )
    monkeypatch.setitem(sys.modules, "winreg", registry)
    assert text_size("win32") == 150


@pytest.mark.parametrize(("shown", "less"), [(0, True), (1, False)])
def test_windows_is_asked_for_its_visual_effects(monkeypatch, shown, less):
    def told(what: int, _: int, where: object, __: int) -> int:
        assert what == 0x1042
        ctypes.cast(where, ctypes.POINTER(ctypes.c_int))[0] = shown  # type: ignore[arg-type]
        return 1

    user32 = SimpleNamespace(SystemParametersInfoW=told)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    assert less_motion("win32") is less


def test_windows_that_cannot_be_asked_has_no_wish(monkeypatch):
    monkeypatch.delattr(ctypes, "windll", raising=False)
    assert not less_motion("win32")


def test_answer_is_what_a_program_prints_and_nothing_where_it_fails_or_takes_long(
    monkeypatch, tmp_path
):
    (script := tmp_path / "said.py").write_text(
        "import sys, time; print('false', flush=True); time.sleep(float(sys.argv[1]));"
        "sys.exit(int(sys.argv[2]))"
    )
    assert answer_of(f"{sys.executable} {script} 0 0") == "false"
    assert answer_of(f"{sys.executable} {script} 0 3") == ""
    monkeypatch.setattr(wishes, "_PATIENCE", 0.3)
    assert answer_of(f"{sys.executable} {script} 60 0") == ""
    assert answer_of(str(tmp_path / "no such program")) == ""


class Asked:
    """A system that answers when it is let."""

    def __init__(self) -> None:
        self.may, self.times = Event(), 0

    def __call__(self) -> bool:
        self.times += 1
        self.may.wait(10)
        return True


def test_program_goes_on_while_the_system_is_asked_and_hears_of_it_later(qtbot):
    asked, heard, owner = Asked(), list[bool](), QObject()
    wish = SystemWish(heard.append, owner, asked)
    wish.look()
    wish.look()
    assert heard == []
    asked.may.set()
    qtbot.waitUntil(lambda: heard == [True])
    assert asked.times == 1, "not while it is being asked"
    wish.look()
    qtbot.waitUntil(lambda: heard == [True, True])


def test_answer_that_comes_when_the_window_is_gone_is_dropped(qtbot):
    asked, heard, owner = Asked(), list[bool](), QObject()
    wish = SystemWish(heard.append, owner, asked)
    wish.look()
    owner.deleteLater()
    qtbot.wait(20)
    asked.may.set()
    qtbot.wait(50)
    assert heard == []


def test_nothing_is_told_once_the_window_is_closed(qtbot):
    asked, heard, owner = Asked(), list[bool](), QObject()
    wish = SystemWish(heard.append, owner, asked)
    wish.told.connect(heard.append, Qt.ConnectionType.DirectConnection)
    wish.look()
    wish.stop()
    asked.may.set()
    qtbot.waitUntil(lambda: not any("wish" in thread.name for thread in enumerate_threads()))
    assert heard == []
