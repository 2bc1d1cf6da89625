"""The version resource: four numbers, and the names that Windows shows."""

from __future__ import annotations

import sys
from typing import Any

import pytest

import windows_version
from moon_desktop import __version__
from trouble import Trouble
from windows_version import copyright_line, four_numbers, version_resource


@pytest.mark.parametrize(
    ("version", "numbers"),
    [
        ("0.4.0", (0, 4, 0, 0)),
        ("1", (1, 0, 0, 0)),
        ("1.2.3.4", (1, 2, 3, 4)),
        ("0.4.0rc1", (0, 4, 0, 0)),
        ("0.4.0.dev3", (0, 4, 0, 0)),
        ("0.65535", (0, 65535, 0, 0)),
    ],
)
def test_version_is_four_numbers(version, numbers):
    assert four_numbers(version) == numbers


@pytest.mark.parametrize("version", ["", "next", "0.65536", "1.2.3.4.5", "v1"])
def test_what_windows_cannot_show_is_refused(version):
    with pytest.raises(Trouble, match="Windows cannot show the version"):
        four_numbers(version)


def test_copyright_is_that_of_the_licence(tmp_path, monkeypatch):
    assert copyright_line().endswith("The Moon Desktop developers")
    (tmp_path / "LICENSE").write_text("nobody's", encoding="utf-8")
    monkeypatch.setattr(windows_version, "LICENCE", tmp_path / "LICENSE")
    with pytest.raises(Trouble, match="LICENSE names no copyright"):
        copyright_line()


class Struct:
    """Stands for PyInstaller's classes, which it has only on Windows."""

    def __init__(self, *words: Any, **named: Any) -> None:
        self.words, self.named = words, named


NAMES = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct")


def test_resource_tells_the_names_and_the_version():
    """It is an expression of PyInstaller's classes."""
    names = dict.fromkeys((*NAMES, "VarFileInfo", "VarStruct"), Struct)
    told = eval(version_resource("0.4.1rc2"), names)
    fixed = told.named["ffi"].named
    assert fixed["filevers"] == fixed["prodvers"] == (0, 4, 1, 0)
    strings, variables = told.named["kids"]
    ((table,),) = strings.words
    language, structs = table.words
    assert language == "040904b0"
    shown = dict(struct.words for struct in structs)
    assert shown["ProductName"] == shown["FileDescription"] == "Moon Desktop"
    assert shown["ProductVersion"] == shown["FileVersion"] == "0.4.1rc2"
    assert shown["LegalCopyright"] == copyright_line()
    assert shown["OriginalFilename"] == "moon-desktop.exe"
    ((translation,),) = variables.words
    assert translation.words == ("Translation", [0x0409, 0x04B0])


@pytest.mark.skipif(sys.platform != "win32", reason="PyInstaller reads versions only on Windows")
def test_resource_is_read_by_pyinstaller():
    reader = pytest.importorskip(
        "PyInstaller.utils.win32.versioninfo", reason="PyInstaller is not installed"
    )
    names = {name: value for name, value in vars(reader).items() if name[0].isupper()}
    assert len(eval(version_resource("0.4.1"), names).toRaw()) > 500


def test_the_version_of_the_program_can_be_shown():
    assert version_resource(__version__)
