"""The project that is packed: its version, its time, who holds its copyright."""

import subprocess

import pytest

import project
from moon_desktop import __version__
from project import PROJECT, commit_time, copyright_line, four_numbers, version_of
from trouble import Trouble


def test_the_variable_goes_before_the_commit(monkeypatch, tmp_path):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1234567890")
    assert commit_time(tmp_path) == 1234567890


@pytest.mark.parametrize("given", ["", "yesterday", "-5", "1.5"])
def test_a_variable_that_is_no_time_is_refused(given, monkeypatch, tmp_path):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", given)
    with pytest.raises(Trouble, match="SOURCE_DATE_EPOCH"):
        commit_time(tmp_path)


def test_the_commit_tells_otherwise(monkeypatch, tmp_path):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(Trouble, match="clone"):
        commit_time(tmp_path)
    who = ("-c", "user.name=x", "-c", "user.email=x@x.invalid")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    monkeypatch.setenv("GIT_COMMITTER_DATE", "1700000001 +0000")
    words = ["git", *who, "commit", "-q", "--allow-empty", "-m", "x"]
    subprocess.run(words, cwd=tmp_path, check=True)
    assert commit_time(tmp_path) == 1700000001


def test_the_version_is_that_of_the_tree():
    assert version_of(PROJECT) == __version__


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
    monkeypatch.setattr(project, "LICENCE", tmp_path / "LICENSE")
    with pytest.raises(Trouble, match="LICENSE names no copyright"):
        copyright_line()
