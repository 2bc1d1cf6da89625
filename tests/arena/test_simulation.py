"""Series played in several processes: the same records, and a process that is lost is told of."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path

import pytest

from moon_desktop.arena.series import Played, Series, parts_of, play_part
from moon_desktop.arena.simulation import simulate
from moon_desktop.arena.standings import Standings
from moon_desktop.disk.record_file import read_record
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from tests.kit.cases import each
from tests.kit.command_line import ROOT, run
from tests.kit.installing import lay_out_example
from tests.kit.odd_visitors import odd_package as odd_package

THREE = ("casual", "random", "casual")


def heard(done: int) -> None:
    """No one listens to the progress."""


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.slow
@pytest.mark.parametrize("rotate", [False, True])
def test_same_seed_same_records_whatever_the_number_of_workers(tmp_path, rotate):
    told = []
    for workers in (1, 2):
        folder = tmp_path / str(workers)
        folder.mkdir()
        series = Series("moon", PRESETS["fosdick"], THREE, 7, folder, 60, rotate)
        told.append(simulate(series, 5, workers, heard))
        assert records(folder) == records(tmp_path / "1")
    assert told[0] == told[1]
    assert (told[0].matches, told[0].rounds) == (15 if rotate else 5, 5)
    turns = "abc" if rotate else ("",)
    names = {f"moon-7-{number}{turn}.moon" for number in range(1, 6) for turn in turns}
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


@pytest.mark.slow
def test_progress_hears_of_every_match():
    for workers, rotate in ((1, False), (2, False), (1, True)):
        heard_of: list[int] = []
        series = Series("moon", PRESETS["fosdick"], THREE, 7, None, 20, rotate)
        simulate(series, 4, workers, heard_of.append)
        assert sum(heard_of) == 4 * (3 if rotate else 1)


@each(("rounds", "workers"), [(1, 1), (11, 3), (1000, 2), (5000, 60)])
def test_parts_are_all_rounds_once(rounds, workers):
    parts = parts_of(rounds, workers)
    assert [number for part in parts for number in part] == list(range(1, rounds + 1))
    assert max(map(len, parts)) <= 50


class Deadly(Series):
    """A series that ends every process it is played in."""

    def play(self, number: int) -> Played:
        os._exit(1)


class Deaf(Series):
    """A series whose second round comes to no end, and heeds nobody."""

    def play(self, number: int) -> Played:
        while number == 2:
            with suppress(BaseException):
                time.sleep(60)
        return super().play(number)


class Stopped(Series):
    """A series whose second round stops the process that it is played in."""

    def play(self, number: int) -> Played:
        if number == 2:
            os.kill(os.getpid(), signal.SIGSTOP)
        return super().play(number)


@pytest.mark.skipif(os.name != "posix", reason="signals of Unix")
@pytest.mark.parametrize("kind", [Deaf, pytest.param(Stopped, marks=pytest.mark.slow)])
def test_process_that_heeds_nobody_is_not_waited_for(kind):
    """A simulation that held all signals back for it could be ended by none."""

    def break_off(count: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(kind("moon", MoonRules(target=3), THREE, 1), 2, 2, break_off)
    assert active_children() == []


@pytest.mark.slow
def test_process_that_is_lost_is_told():
    with pytest.raises(ChildProcessError, match="was lost"):
        simulate(Deadly("moon", MoonRules(target=3), THREE, 1), 4, 2, heard)


@pytest.mark.slow
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


@pytest.mark.slow
@pytest.mark.parametrize(("player", "workers"), [("exits", 1), ("exits", 2), ("quits", 1)])
def test_a_player_of_a_package_that_ends_its_process_is_told_of(odd_package, player, workers):
    """In a sentence, however many processes play, and be it as it is made; a program that fell
    silent would be a riddle."""
    words = ("--players", f"{player},casual,casual", "--matches", "4", "--workers", workers)
    done = run("simulate", *words, path=f"{odd_package}{os.pathsep}{ROOT}")
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert "A process that played matches was lost." in line
    assert f"A player of another package may have ended it: “{player}”." in line


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_a_player_of_a_package_that_cannot_be_made_is_told_of(odd_package, workers):
    words = ("--players", "unmade,casual,casual", "--matches", "4", "--workers", workers)
    done = run("simulate", *words, path=f"{odd_package}{os.pathsep}{ROOT}")
    assert (done.returncode, done.stdout) == (2, "")
    assert (
        "The player “unmade” cannot be used: the package odd-players raised OSError" in done.stderr
    )
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_a_game_of_a_package_that_ends_its_process_is_told_of(tmp_path):
    installed = lay_out_example(tmp_path, "example_game")
    with (installed / "magpie" / "players.py").open("a", encoding="utf-8") as players:
        players.write("import os\nCasual.choose = lambda *of: os._exit(7)\n")
    words = ("--game", "magpie", "--players", "casual,casual,casual", "--matches", "1")
    done = run("simulate", *words, path=f"{installed}{os.pathsep}{ROOT}")
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert "A process that played matches was lost." in line
    assert "The game “magpie”, which another package brought, may have ended it." in line


@pytest.mark.slow
def test_what_a_player_of_a_package_heaps_up_is_noted_in_a_line(odd_package):
    words = ("--players", "novels,casual,casual", "--matches", "1", "--set", "target=5")
    done = run("simulate", *words, path=f"{odd_package}{os.pathsep}{ROOT}")
    assert done.returncode == 0
    lines = done.stderr.splitlines()
    assert lines
    assert all(len(line) < 500 for line in lines)
