"""The time of a package is that of its commit, and nothing of the day it is packed on."""

import subprocess

import pytest

import commit_time
from trouble import Trouble


def test_the_variable_goes_before_the_commit(monkeypatch, tmp_path):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1234567890")
    assert commit_time.of(tmp_path) == 1234567890


@pytest.mark.parametrize("given", ["", "yesterday", "-5", "1.5"])
def test_a_variable_that_is_no_time_is_refused(given, monkeypatch, tmp_path):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", given)
    with pytest.raises(Trouble, match="SOURCE_DATE_EPOCH"):
        commit_time.of(tmp_path)


def test_the_commit_tells_otherwise(monkeypatch, tmp_path):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(Trouble, match="clone"):
        commit_time.of(tmp_path)
    who = ("-c", "user.name=x", "-c", "user.email=x@x.invalid")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    monkeypatch.setenv("GIT_COMMITTER_DATE", "1700000001 +0000")
    words = ["git", *who, "commit", "-q", "--allow-empty", "-m", "x"]
    subprocess.run(words, cwd=tmp_path, check=True)
    assert commit_time.of(tmp_path) == 1700000001
