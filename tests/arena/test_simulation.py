"""Series played in several processes: the same records, and a process that is lost is told of."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from moon_desktop.arena.series import Played, Series, parts_of, play_part
from moon_desktop.arena.simulation import simulate
from moon_desktop.arena.standings import Standings
from moon_desktop.disk.record_file import read_record
from moon_desktop.games.moon.rules import PRESETS, MoonRules

THREE = ("casual", "random", "casual")


def heard(done: int) -> None:
    """No one listens to the progress."""


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("rotate", [False, True])
def test_same_seed_same_records_whatever_the_number_of_workers(tmp_path, rotate):
    told = []
    for workers in (1, 3):
        folder = tmp_path / str(workers)
        folder.mkdir()
        series = Series("moon", PRESETS["fosdick"], THREE, 7, folder, 60, rotate)
        told.append(simulate(series, 11, workers, heard))
        assert records(folder) == records(tmp_path / "1")
    assert told[0] == told[1]
    assert (told[0].matches, told[0].rounds) == (33 if rotate else 11, 11)
    turns = "abc" if rotate else ("",)
    names = {f"moon-7-{number}{turn}.moon" for number in range(1, 12) for turn in turns}
    assert set(records(tmp_path / "1")) == names


def test_other_files_of_the_folder_are_left_alone(tmp_path):
    (tmp_path / "moon-7-2.moon").write_text("mine")
    (tmp_path / "moon-7-1.moon").write_text("of an earlier run")
    simulate(Series("moon", PRESETS["fosdick"], THREE, 7, tmp_path, 60), 1, 1, heard)
    assert records(tmp_path)["moon-7-2.moon"] == b"mine"
    assert len(records(tmp_path)) == 2
    assert read_record(tmp_path / "moon-7-1.moon").entries


def test_standings_are_those_of_the_records(tmp_path):
    series = Series("moon", PRESETS["fosdick-partners"], (*THREE, "random"), 3, tmp_path, 60)
    told = simulate(series, 6, 1, heard)
    table = series.rules.table
    again = Standings.opened(table)
    for path in tmp_path.iterdir():
        again += Standings.of_match(read_record(path).entries, table)
    assert again == told
    assert told.players[0].matches_won == told.players[2].matches_won
    assert sum(player.matches_won for player in told.players) == 2 * (6 - told.unfinished)


def test_progress_hears_of_every_match():
    for workers, rotate in ((1, False), (2, False), (1, True)):
        heard_of: list[int] = []
        series = Series("moon", PRESETS["fosdick"], THREE, 7, None, 20, rotate)
        simulate(series, 9, workers, heard_of.append)
        assert sum(heard_of) == 9 * (3 if rotate else 1)


@pytest.mark.parametrize(("rounds", "workers"), [(1, 1), (11, 3), (1000, 2), (5000, 60)])
def test_parts_are_all_rounds_once(rounds, workers):
    parts = parts_of(rounds, workers)
    assert [number for part in parts for number in part] == list(range(1, rounds + 1))
    assert max(map(len, parts)) <= 50


class Deadly(Series):
    """A series that ends every process it is played in."""

    def play(self, number: int) -> Played:
        os._exit(1)


def test_process_that_is_lost_is_told():
    with pytest.raises(ChildProcessError, match="was lost"):
        simulate(Deadly("moon", MoonRules(target=3), THREE, 1), 4, 2, heard)


def test_record_that_cannot_be_written_is_told(tmp_path):
    series = Series("moon", MoonRules(target=3), THREE, 1, tmp_path / "gone")
    for workers in (1, 2):
        with pytest.raises(FileNotFoundError) as refused:
            simulate(series, 2, workers, heard)
        assert "moon-1-" in refused.value.filename


def test_part_is_its_rounds_together():
    series = Series("moon", MoonRules(target=3), THREE, 1, Path("anywhere"))
    part = play_part(series, range(2, 5))
    singly = [series.play(number) for number in (2, 3, 4)]
    assert part.records == tuple(record for played in singly for record in played.records)
    assert part.standings.matches == 3
