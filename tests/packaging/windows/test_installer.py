"""The program file and the installer for Windows: versions, lists of files, what makensis says."""

from __future__ import annotations

import os
import re
import shutil
from collections import Counter

import pytest
from babel import Locale
from platformdirs.windows import Windows

from languages.catalogues import codes
from licences import inventory
from moon_desktop.disk import places
from project import PROJECT
from windows import installer
from windows.installer import make, version_resource


def test_resource_tells_the_names_and_the_version():
    """It is an expression of PyInstaller's classes, which it has only on Windows."""
    resource = version_resource("0.4.1rc2")
    shown: dict[str, str] = {}
    names = dict.fromkeys(re.findall(r"\w+(?=\()", resource), lambda *_, **named: named)
    told = eval(resource, names | {"StringStruct": shown.__setitem__})
    assert told["ffi"]["filevers"] == told["ffi"]["prodvers"] == (0, 4, 1, 0)
    assert shown["ProductName"] == shown["FileDescription"] == "Moon Desktop"
    assert shown["ProductVersion"] == shown["FileVersion"] == "0.4.1rc2"
    assert shown["OriginalFilename"] == "moon-desktop.exe"


SCRIPT = installer.SCRIPT.read_text(encoding="utf-8")
compiled = pytest.mark.skipif(
    shutil.which("makensis") is None, reason="makensis (NSIS) is not installed"
)


@pytest.fixture
def folder(tmp_path):
    """A package as small as can be, with names that a script could stumble over."""
    folder = tmp_path / "moon-desktop"
    for name in ("moon-desktop.exe", "_internal/a$b.dll", "_internal/Qt 6/ü.dll", "_internal/z"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name, encoding="utf-8")
    return folder


# --- the script -------------------------------------------------------------------------------


def test_what_is_put_there_is_removed_and_with_all_in_it_only_our_own_folders():
    """A folder that somebody chose may hold other things."""
    assert re.findall(r"RMDir /r .*", SCRIPT) == [
        'RMDir /r "$INSTDIR\\_internal"',
        'RMDir /r "${DATA}"',
    ]
    named = SCRIPT
    for name, value in re.findall(r'!define (PROGRAM\w*) "(.+)"', SCRIPT):
        named = named.replace(f"${{{name}}}", value)
    # At the top lie the programs and the licences; all else is in a folder of ours.
    removed = re.findall(r'Delete "\$INSTDIR\\([^"]+)"', named)
    assert {*inventory.PROGRAMS[1:], inventory.PAGE} <= set(removed)
    asked = SCRIPT.index("MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2")
    assert asked < SCRIPT.index('RMDir /r "${DATA}"')


def test_records_are_where_the_program_keeps_them(monkeypatch):
    monkeypatch.setattr("sys.platform", "win32")
    for kind in ("data", "config"):
        folder = getattr(Windows, f"user_{kind}_dir").fget
        monkeypatch.setattr(f"platformdirs.user_{kind}_dir", lambda *w, f=folder: f(Windows(*w)))
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda name: f"/{name}")
    for place in (places.data_folder(), places.config_folder()):
        assert place.as_posix().replace("\\", "/") == "/CSIDL_LOCAL_APPDATA/moon-desktop"
    assert '!define DATA "$LOCALAPPDATA\\moon-desktop"' in SCRIPT


def test_nobody_is_asked_without_a_window_or_for_rights_and_every_key_goes_again():
    boxes = re.findall(r"MessageBox (?:[^\n]*\\\n)*[^\n]*", SCRIPT)
    assert len(boxes) == 2
    assert all("/SD ID" in box for box in boxes)
    assert "RequestExecutionLevel user" in SCRIPT
    assert not re.search(r"HKLM|HKCR|HKEY_LOCAL|SHCTX", SCRIPT)
    written = set(re.findall(r'WriteReg\w+ HKCU "(\$\{\w+\}(?:\\[.$\w{}]+)?)', SCRIPT))
    removed = set(re.findall(r'DeleteRegKey(?: /ifempty)? HKCU "([^"]+)"', SCRIPT))
    assert written
    assert {key.partition("\\shell")[0] for key in written} <= removed | {
        "${CLASSES}\\${PROG_ID}\\DefaultIcon"
    }


def test_every_text_is_in_every_language():
    said = set(re.findall(r"\$\(([A-Z_]+)\)", SCRIPT))
    words = installer.SCRIPT.with_name("words")
    assert {file.stem for file in words.glob("*.nsh")} == set(codes(PROJECT))
    english = told_in(SCRIPT, "English")
    assert english.keys() == said
    for code in codes(PROJECT):
        name = Locale.parse(code).get_language_name("en")
        text = (words / f"{code}.nsh").read_text(encoding="utf-8")
        assert f'!insertmacro MUI_LANGUAGE "{name}"\n' in text
        there = told_in(text, name)
        assert there.keys() == said
        for id, holes in there.items():
            assert holes == english[id], (code, id)
    shown = re.findall(r'(?:MessageBox \S+|DetailPrint|Section(?: /o)?) "([^"]+)"', SCRIPT)
    assert {text for text in shown if not text.startswith("$(")} == {"!${NAME}", "Uninstall"}


def told_in(script, name):
    """The texts that a script has in a language, each with the variables in it."""
    told = re.findall(rf'LangString (\w+) \$\{{LANG_{name.upper()}\}} (?:\\\n +)?"([^"]+)"', script)
    assert all(len(text) > 8 for _, text in told)
    return {id: Counter(re.findall(r"\$\{?[\\\w]+\}?", text)) for id, text in told}


@pytest.mark.slow
@compiled
def test_same_folder_gives_the_same_bytes(folder, tmp_path):
    (first,) = make(folder, "0.4.0", tmp_path / "first")
    assert first == tmp_path / "first" / "moon-desktop-0.4.0-setup.exe"
    os.utime(folder / "moon-desktop.exe", (1, 1))
    (second,) = make(folder, "0.4.0", tmp_path / "second")
    assert first.read_bytes() == second.read_bytes()
