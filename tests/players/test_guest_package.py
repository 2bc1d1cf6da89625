"""A player of another package, installed, is one of the players of simulated matches."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from moon_desktop.disk.record_file import read_record
from tests.kit.command_line import ROOT, run
from tests.kit.installing import install_example


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_example(tmp_path_factory.mktemp("guest"))


def simulate(path: Path | None, *words: object) -> Any:
    """The program, with the package on its path or without it."""
    path_variable = os.pathsep.join(map(str, filter(None, (ROOT, path))))
    return run("simulate", *words, path=path_variable)


@pytest.mark.slow
def test_player_of_a_package_is_simulated_by_name(installed, tmp_path):
    words = ["--players", "timid,casual,timid", "--matches", "3", "--set", "target=5"]
    folders = [tmp_path / "one", tmp_path / "two"]
    told = [
        simulate(installed, *words, "--json", "--records", folder, "--workers", workers)
        for workers, folder in enumerate(folders, start=1)
    ]
    assert [(done.returncode, done.stderr) for done in told] == [(0, "")] * 2
    standings = json.loads(told[0].stdout)
    assert json.loads(told[1].stdout) == standings
    timid, casual, _ = standings["players"]
    assert (timid["player"], timid["bids"]) == ("timid", 0), "it passes wherever it may"
    assert casual["bids"] > 0
    for path in folders[0].iterdir():
        record = read_record(path)
        assert [seat.player for seat in record.header.seats] == ["timid", "casual", "timid"]
        assert record.match.over


def test_without_the_package_there_is_no_such_player():
    done = simulate(None, "--players", "timid,casual,casual")
    assert done.returncode == 2
    assert "There is no player “timid”" in done.stderr
    assert "expert" in done.stderr


@pytest.mark.slow
def test_package_that_is_broken_is_told_in_a_sentence(installed, tmp_path):
    """Half uninstalled: the entry point is there, the module is not."""
    for found in installed.glob("*.dist-info"):
        broken = tmp_path / found.name
        broken.mkdir()
        for file in found.iterdir():
            (broken / file.name).write_bytes(file.read_bytes())
    done = simulate(tmp_path, "--players", "timid,casual,casual")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "The player “timid” cannot be used: the package moon-desktop-timid" in done.stderr
    assert "timid_player" in done.stderr
