"""What the system is asked for, and by whom it may be installed."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from environment import system_packages
from environment.system_packages import (
    DRAWING,
    GROUPS,
    X11,
    groups,
    install,
    installer,
    lacking,
    lines,
)
from trouble import Trouble

posix = pytest.mark.skipif(os.name != "posix", reason="needs a POSIX script")


@pytest.mark.parametrize(
    ("on_screen", "surroundings", "platform", "expected"),
    [
        (False, {"DISPLAY": ":0"}, "linux", {"drawing"}),
        (True, {"DISPLAY": ":0"}, "linux", {"drawing", "x11"}),
        (True, {"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, "linux", {"drawing", "wayland"}),
        (True, {"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, "linux", {"drawing"}),
        (True, {}, "linux", {"drawing"}),
        (True, {"DISPLAY": ":0"}, "darwin", set()),
        (True, {}, "win32", set()),
    ],
)
def test_only_what_this_use_of_qt_loads_is_asked_for(on_screen, surroundings, platform, expected):
    assert groups(on_screen, surroundings, platform) == expected


def test_lacking_names_what_the_loader_does_not_find():
    there = {need.what for need in (*DRAWING, *X11)} - {"libGL.so.1", "libxcb-cursor.so.0"}
    assert [need.apt for need in lacking({"drawing"}, there.__contains__)] == ["libgl1"]
    both = lacking({"x11", "drawing"}, there.__contains__)
    assert [need.apt for need in both] == ["libgl1", "libxcb-cursor0"]


@pytest.mark.skipif(sys.platform != "linux", reason="asks the loader of Linux")
def test_the_loader_itself_is_asked():
    assert system_packages.loads("libc.so.6")
    assert not system_packages.loads("libno-such-thing.so.6")


def test_the_lines_name_each_package_once():
    assert lines([X11[0], X11[1], X11[3]]) == (
        "  Debian, Ubuntu:  sudo apt-get install libx11-xcb1 libxcb1 libxcb-glx0\n"
        "  Fedora:          sudo dnf install libX11-xcb libxcb\n"
        "  Arch:            sudo pacman -S libx11 libxcb"
    )


def test_every_need_has_a_package_everywhere_and_stands_once():
    needs = [need for group in GROUPS.values() for need in group]
    assert len({need.what for need in needs}) == len(needs)
    for need in needs:
        assert all((need.apt, need.dnf, need.pacman)), need


def test_debian_names_the_environment_maker_after_the_python():
    assert system_packages.environment_maker((3, 13)).apt == "python3.13-venv"


@pytest.fixture
def apt_get(tmp_path, monkeypatch):
    """An apt-get that notes its calls; it fails unless its lists were renewed, as on a new disk."""
    program = tmp_path / "apt-get"
    program.write_text(
        "#!/bin/sh\n"
        f'echo "$@" >> {tmp_path}/calls\n'
        f'test "$1" = update && touch {tmp_path}/lists\n'
        f'test -f {tmp_path}/lists || {{ echo "E: Unable to locate package"; exit 100; }}\n'
    )
    program.chmod(0o755)
    monkeypatch.setattr(system_packages, "APT", str(program))
    return program


def calls(apt_get):
    return apt_get.with_name("calls").read_text().splitlines()


@posix
def test_apt_get_renews_its_lists_only_when_it_must(apt_get, capsys):
    words = "install -y --no-install-recommends libgl1"
    install([str(apt_get)], [DRAWING[1]])
    assert calls(apt_get) == [words, "update", words]
    install([str(apt_get)], [DRAWING[1]])
    assert calls(apt_get)[3:] == [words]
    assert "Installing with apt-get: libgl1\n" in capsys.readouterr().err


@posix
def test_apt_gets_refusal_is_told_with_the_lines(apt_get):
    apt_get.write_text("#!/bin/sh\necho 'E: the roof leaks'\nexit 100\n")
    with pytest.raises(Trouble) as caught:
        install([str(apt_get)], [DRAWING[1]])
    told = str(caught.value)
    assert told.startswith("apt-get could not install what is lacking: E: the roof leaks.\n")
    assert "sudo dnf install libglvnd-glx\n" in told


@posix
def test_who_may_install(apt_get, monkeypatch, tmp_path):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert installer() == [str(apt_get), "-o", "DPkg::Lock::Timeout=120"]

    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert installer() is None  # no sudo at all
    sudo = tmp_path / "sudo"
    sudo.write_text("#!/bin/sh\nexit 1\n")
    sudo.chmod(0o755)
    assert installer() is None  # it would ask for a password
    sudo.write_text('#!/bin/sh\ntest "$1" = -n\n')
    assert installer() == ["sudo", "-n", str(apt_get), "-o", "DPkg::Lock::Timeout=120"]

    apt_get.unlink()
    assert installer() is None


TESTS = Path(__file__).parent.parent


@pytest.fixture
def without(monkeypatch):
    """A system that lacks some tools; returns what is then asked of apt-get."""
    asked = []
    gone = {"lintian", "makensis"}
    monkeypatch.setattr(shutil, "which", lambda tool: None if tool in gone else tool)

    def install(apt, needs):
        asked.append([*apt, *(need.apt for need in needs)])
        gone.clear()

    monkeypatch.setattr(system_packages, "install", install)
    return asked


def test_what_is_lacking_is_installed_where_that_is_allowed(without, monkeypatch, capsys):
    monkeypatch.setattr(system_packages, "installer", lambda: ["apt-get"])
    assert [need.what for need in system_packages.lacking_tools("linux")] == ["lintian", "makensis"]
    system_packages.wish_for(lambda: system_packages.lacking_tools("linux"), "{whats}")
    assert without == [["apt-get", "lintian", "nsis"]]
    assert capsys.readouterr().err == ""


def test_elsewhere_it_is_told_what_is_not_tried(without, monkeypatch, capsys):
    monkeypatch.setattr(system_packages, "installer", lambda: None)
    system_packages.wish_for(
        lambda: system_packages.lacking_tools("linux"), "Without {whats}: less."
    )
    told = capsys.readouterr().err
    assert told.startswith("Without lintian, makensis: less.\n")
    assert "sudo apt-get install lintian nsis" in told
    assert without == []


def test_nothing_is_asked_of_systems_that_have_no_such_packages(without):
    for system in ("win32", "darwin"):
        assert system_packages.lacking_tools(system) == []
        assert system_packages.lacking_screens(system) == []


def test_every_tool_that_a_test_of_linux_packages_may_lack_is_known():
    tests = (TESTS / "linux" / "test_validators.py").read_text(encoding="utf-8")
    named = dict(re.findall(r'@needs\("([\w-]+)", "([\w.-]+)"\)', tests))
    known = {need.what: need.apt for need in system_packages.TOOLS}
    assert named
    assert named.items() <= known.items()
