"""The archive's own script puts the program into one person's menu, and takes it out again."""

import os
import re
import shutil
import subprocess

import pytest

from linux.products import COPIED
from linux.share import DESKTOP_ENTRY
from project import ID
from tests.packaging.linux.one_folder import STEM

# By tools that `run.py check` brings.
pytestmark = pytest.mark.slow
# All that a desktop entry, a shell or sed could take for something else.
ODD = """a "quoted" 100% $HOME `x` \\ 'place' & für Zoë|月"""


@pytest.fixture
def unpacked(made, tmp_path):
    subprocess.run(["tar", "-xf", made[0], "-C", tmp_path], check=True)
    return (tmp_path / STEM).rename(tmp_path / ODD)


@pytest.fixture
def run(unpacked, tmp_path):
    home, tools = tmp_path / "home of mine", tmp_path / "tools"
    for folder in (home, tools):
        folder.mkdir()
    # Not the tools of this system that tell the desktop: they are tried in the chroot.
    for name in ("sh", "dirname", "cp", "mkdir", "rm", "sed", "touch"):
        (tools / name).symlink_to(shutil.which(name))

    def call(*words, **surroundings):
        return subprocess.run(
            [unpacked / "menu-entry.sh", *words],
            env={"HOME": str(home), "PATH": str(tools), **surroundings},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )

    return call


@pytest.fixture
def data(tmp_path):
    """Where a person's own menu is."""
    return tmp_path / "home of mine" / ".local" / "share"


def files(place):
    return sorted(str(p.relative_to(place)) for p in place.rglob("*") if not p.is_dir())


def exec_argument(line):
    """The program that an Exec line names, undone as the specification has it: first the escapes
    of a string, then those of a quoted argument."""
    string = line.removeprefix("Exec=").replace("\\\\", "\\")
    quoted = string.removeprefix('"').removesuffix('" %f')
    return re.sub(r"\\(.)", r"\1", quoted).replace("%%", "%")


def test_the_entry_names_the_program_where_it_lies_and_is_taken_out_again(run, unpacked, data):
    said = run()
    assert said.returncode == 0, said.stderr
    assert files(data) == sorted([DESKTOP_ENTRY, *COPIED])
    entry = data / DESKTOP_ENTRY
    lines = entry.read_text(encoding="utf-8").splitlines()
    program = str(unpacked / "moon-desktop")
    (started,) = (line for line in lines if line.startswith("Exec="))
    assert exec_argument(started) == program
    assert "TryExec=" + program.replace("\\", "\\\\") in lines
    assert f"Icon={ID}" in lines
    if shutil.which("desktop-file-validate"):
        assert subprocess.run(["desktop-file-validate", entry]).returncode == 0
    (data / "applications" / "other.desktop").touch()
    for _ in range(2):
        assert run("--remove").returncode == 0
        assert files(data) == ["applications/other.desktop"]


def test_another_place_for_data_is_respected(run, tmp_path, data):
    other = tmp_path / "data"
    assert run(XDG_DATA_HOME=str(other)).returncode == 0
    assert DESKTOP_ENTRY in files(other)
    # What is no absolute path does not count.
    assert run(XDG_DATA_HOME="here").returncode == 0
    assert DESKTOP_ENTRY in files(data)


def test_wrong_words_and_a_missing_program_are_told(run, unpacked):
    assert run("--remvoe").returncode == 2
    assert run("--help").stdout.startswith("usage: menu-entry.sh")
    os.remove(unpacked / "moon-desktop")
    said = run()
    assert said.returncode == 1
    assert "missing" in said.stderr


def test_it_speaks_german_too(run, unpacked):
    assert run("--help", LANG="de_AT.UTF-8").stdout.startswith("Aufruf: menu-entry.sh")
    assert "steht in deinem Menü" in run(LC_ALL="de_DE.UTF-8").stdout
    assert "is in your menu" in run(LANG="de_DE.UTF-8", LC_ALL="C").stdout
    assert "@" not in (unpacked / "menu-entry.sh").read_text(encoding="utf-8").replace("$@", "")
