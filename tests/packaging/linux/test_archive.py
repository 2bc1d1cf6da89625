"""The archive's own script puts the program into one person's menu, and takes it out again."""

import re
import shutil
import subprocess

import pytest

from languages.catalogues import codes
from linux.share import SIZES, icon
from project import ID, PROJECT
from tests.packaging.linux.one_folder import DESKTOP_ENTRY, MIME

# By tools that `run.py check` brings.
pytestmark = pytest.mark.slow
# All that a desktop entry, a shell or sed could take for something else.
ODD = """a "quoted" 100% $HOME `x` \\ 'place' & für Zoë|月"""


@pytest.fixture
def folder(unpacked, tmp_path):
    return shutil.copytree(unpacked, tmp_path / ODD, symlinks=True)


@pytest.fixture
def run(folder, tmp_path):
    def call(*words, **surroundings):
        return subprocess.run(
            [folder / "menu-entry.sh", *words],
            env={"HOME": str(tmp_path / "home of mine"), "PATH": "/usr/bin:/bin", **surroundings},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )

    return call


def exec_argument(line):
    """The program that an Exec line names, undone as the specification has it: first the escapes
    of a string, then those of a quoted argument."""
    string = line.removeprefix("Exec=").replace("\\\\", "\\")
    quoted = string.removeprefix('"').removesuffix('" %f')
    return re.sub(r"\\(.)", r"\1", quoted).replace("%%", "%")


def test_the_entry_names_the_program_where_it_lies_and_is_taken_out_again(run, folder, tmp_path):
    for place in (tmp_path / "home of mine" / ".local" / "share", tmp_path / "data"):
        surroundings = {"XDG_DATA_HOME": str(place)} if place.name == "data" else {}
        said = run(**surroundings)
        assert (said.returncode, said.stderr) == (0, "")
        entry = place / DESKTOP_ENTRY
        assert all((place / name).is_file() for name in (DESKTOP_ENTRY, MIME))
        assert all((place / icon(f"{size}x{size}", "png")).is_file() for size in SIZES)
        lines = entry.read_text(encoding="utf-8").splitlines()
        program = str(folder / "moon-desktop")
        (started,) = (line for line in lines if line.startswith("Exec="))
        assert exec_argument(started) == program
        assert "TryExec=" + program.replace("\\", "\\\\") in lines
        if shutil.which("desktop-file-validate"):
            assert subprocess.run(["desktop-file-validate", entry]).returncode == 0
        other = place / "applications" / "other.desktop"
        other.touch()
        for _ in range(2):
            said = run("--remove", **surroundings)
            assert (said.returncode, said.stderr) == (0, "")
        assert other.exists()
        assert not list(place.rglob(f"*{ID}*"))


def test_it_speaks_every_language(run, folder):
    assert run("--remvoe").returncode == 2
    for words in (["--help"], [], ["--remove"]):
        english = run(*words).stdout
        assert english.startswith("usage: menu-entry.sh" if words == ["--help"] else "Moon Desktop")
        assert english == run(*words, LANG="de_DE.UTF-8", LC_ALL="C").stdout
        said = {run(*words, LANG=f"{code}_XX.UTF-8").stdout for code in codes(PROJECT)}
        assert len(said - {english}) == len(codes(PROJECT))
        assert said == {run(*words, LC_ALL=code).stdout for code in codes(PROJECT)}
    assert "@" not in (folder / "menu-entry.sh").read_text(encoding="utf-8").replace("$@", "")
