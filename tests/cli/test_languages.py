"""The command line speaks the language of the system, in its own words and Python's."""

from __future__ import annotations

import argparse
import gettext
import re
import subprocess
import sys
from pathlib import Path
from string import Template

import pytest

from moon_desktop import resources
from moon_desktop.cli.command_parser import (
    ARGPARSE,
    advise_parser,
    check_parser,
    review_parser,
    table_parser,
)
from moon_desktop.cli.main import main
from moon_desktop.cli.simulate import simulate_parser
from moon_desktop.words import language
from tests.kit.cases import each
from tests.kit.command_line import CASUALS, ROOT
from tests.kit.golden import FOLDER as GOLDEN

NAMES = ("moon-desktop", "check", "review", "advise", "simulate", "status")
PARSERS = (table_parser, check_parser, review_parser, advise_parser, simulate_parser)


@pytest.mark.parametrize(
    "words",
    [
        ["--help"],
        ["--bogus"],
        ["--preset"],
        ["--demo=yes"],
        ["check"],
        ["check", "--help"],
        ["review", "--help"],
        ["advise", "x", "--seed", "x"],
        ["simulate", "--help"],
        ["simulate", *CASUALS, "--game", "chess"],
    ],
)
def test_what_python_says_in_its_part_is_there_to_be_translated(words, monkeypatch, capsys):
    """Also what a later Python says."""
    asked = set()

    def heard(text):
        asked.add(text)
        return text

    def several(one, many, number):
        asked.update((one, many))
        return one

    monkeypatch.setattr(argparse, "_", heard)
    monkeypatch.setattr(argparse, "ngettext", several)
    with pytest.raises(SystemExit):
        main(words)
    assert asked
    assert asked <= set(ARGPARSE)


class Loud(gettext.NullTranslations):
    """Capitals for every text, but for what its holes are called."""

    def gettext(self, message):
        return re.sub(r"%\(\w+\)\w|%\w|{\w+}|(.)", lambda it: it[0].upper() if it[1] else it[0],
                      message)  # fmt: skip


@pytest.fixture
def loud():
    language.speak("xx", Loud())
    yield
    language.speak(language.ENGLISH)


def test_help_of_every_option_is_translated(loud):
    for parser in PARSERS:
        options = parser().format_help().split("OPTIONS:")[1].split("\n\n")[0]
        assert "SHOW THIS HELP MESSAGE AND EXIT" in options
        told = re.sub(r"--?[\w-]+|\bcasual\b|xcb|offscreen|\bmoon\b|key=value", "", options)
        told = re.sub(r"tcp://host:8786", "", told, flags=re.IGNORECASE)
        assert told == told.upper()


@each("code", language.languages())
@each("name", ["moon-desktop", "check", "review", "advise", "simulate", "status"])
def test_help_has_the_same_holes_and_lines_of_the_same_length_in_every_language(code, name):
    home = resources.folder() / "languages"
    texts = [(home / one / "commands" / f"{name}.txt").read_text("utf-8") for one in ("en", code)]
    english, there = (set(Template(text).get_identifiers()) for text in texts)
    assert there == english
    assert max(map(len, texts[1].splitlines())) <= 98
    assert "\n\n" in texts[1] or name == "status"


@pytest.mark.parametrize(
    "words",
    [
        ["review", "--json", "{golden}"],
        ["advise", "--json", "--deals", "4", "{begun}"],
        ["simulate", "--json", *CASUALS, "--matches", "1", "--seed", "5", "--records", "{home}"],
    ],
)
def test_what_programs_read_is_the_same_in_every_language(words, tmp_path, monkeypatch, capsys):
    """Records, too, and all notation."""
    golden = GOLDEN / "best-of-three.moon"
    begun = tmp_path / "begun.moon"
    lines = golden.read_bytes().splitlines(keepends=True)
    first = next(place for place, line in enumerate(lines) if b'"play"' in line)
    begun.write_bytes(b"".join(lines[:first]))
    written = []
    for code in language.languages():
        home = tmp_path / code
        home.mkdir()
        monkeypatch.setenv("LANGUAGE", code)
        filled = [word.format(golden=golden, begun=begun, home=home) for word in words]
        assert main(filled) == 0
        assert language.spoken() == code
        records = [re.sub(r'"created": "[^"]*"', "", file.read_text()) for file in home.iterdir()]
        written.append((capsys.readouterr().out, records))
    language.speak(language.ENGLISH)
    assert len(written) > 1
    assert all(each == written[0] for each in written)


def test_texts_that_cannot_be_read_leave_english_and_a_line_in_the_log(tmp_path, monkeypatch):
    shelf = Path(tmp_path, "languages")
    (shelf / "de").mkdir(parents=True)
    (shelf / "en").symlink_to(resources.folder() / "languages" / "en")
    (shelf / "de" / "moon.mo").write_bytes(b"no catalogue")
    program = (
        "import sys\n"
        "from pathlib import Path\n"
        "from moon_desktop import resources\n"
        "from moon_desktop.words import language\n"
        f"language.folder = lambda: Path({str(tmp_path)!r})\n"
        "from moon_desktop.cli.main import main\n"
        "sys.exit(main(['check', 'gone.moon']))"
    )
    monkeypatch.setenv("LANGUAGE", "de_AT")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, timeout=50
    )
    assert done.stderr == "moon-desktop check: There is no file or folder gone.moon.\n"
    (log,) = (tmp_path / "data").rglob("*.log")
    assert "the texts of the language de cannot be read: " in log.read_text("utf-8")
