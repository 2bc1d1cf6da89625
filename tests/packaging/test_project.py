"""The project that is packed: its version, its time, who holds its copyright."""

import re
import subprocess

import pytest

from macos import bundle
from moon_desktop import __version__
from project import PROJECT, commit_time, four_numbers, version_of
from trouble import Trouble
from windows import installer


def test_the_variable_goes_before_the_commit(monkeypatch, tmp_path):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1234567890")
    assert commit_time(tmp_path) == 1234567890
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(Trouble, match="clone"):
        commit_time(tmp_path)
    monkeypatch.setenv("GIT_COMMITTER_DATE", "1700000001 +0000")
    who = ("-c", "user.name=x", "-c", "user.email=x@x.invalid")
    for words in (["init", "-q"], [*who, "commit", "-q", "--allow-empty", "-m", "x"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    assert commit_time(tmp_path) == 1700000001


def test_version_and_copyright_are_those_of_the_tree():
    assert version_of(PROJECT) == __version__
    licence = (PROJECT / "LICENSE").read_text(encoding="utf-8").splitlines()
    for told in (bundle.PLIST, installer.RESOURCE):
        (holder,) = re.findall("Copyright [^'<]+", told.read_text(encoding="utf-8"))
        assert holder in licence


def test_version_is_four_numbers():
    assert four_numbers("0.4.1") == four_numbers("0.4.1rc2") == (0, 4, 1, 0)
