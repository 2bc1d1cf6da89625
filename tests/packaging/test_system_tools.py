"""The tools that tests of packages use: installed where that is allowed, else named."""

import re
import shutil
from pathlib import Path

import pytest

import system_packages
import system_tools

TESTS = Path(__file__).parent


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
    assert [need.what for need in system_tools.lacking("linux")] == ["lintian", "makensis"]
    system_packages.wish_for(lambda: system_tools.lacking("linux"), "{whats}")
    assert without == [["apt-get", "lintian", "nsis"]]
    assert capsys.readouterr().err == ""


def test_elsewhere_it_is_told_what_is_not_tried(without, monkeypatch, capsys):
    monkeypatch.setattr(system_packages, "installer", lambda: None)
    system_packages.wish_for(lambda: system_tools.lacking("linux"), "Without {whats}: less.")
    told = capsys.readouterr().err
    assert told.startswith("Without lintian, makensis: less.\n")
    assert "sudo apt-get install lintian nsis" in told
    assert without == []


def test_nothing_is_asked_of_systems_that_have_no_such_packages(without):
    assert system_tools.lacking("win32") == system_tools.lacking("darwin") == []


def test_every_tool_that_a_test_of_linux_packages_may_lack_is_known():
    tests = (TESTS / "test_linux_validators.py").read_text(encoding="utf-8")
    named = dict(re.findall(r'@needs\("([\w-]+)", "([\w.-]+)"\)', tests))
    known = {need.what: need.apt for need in system_tools.TOOLS}
    assert named
    assert named.items() <= known.items()
