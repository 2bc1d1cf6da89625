"""Simulated matches: the same seed, the same records, and an end to every match."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from moon_desktop import simulation
from moon_desktop.checking import check
from moon_desktop.engine.entries import Choice, Deal, HandOver, MatchOver, TimeUp
from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.record import SeatName
from moon_desktop.games.moon_rules import CHOICES, PRESETS, MoonRules
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.levels import LEVELS
from moon_desktop.record_file import read_record
from moon_desktop.seeds import match_seed
from moon_desktop.simulation import HANDS_A_MINUTE, Series, patience, play_match, play_out, simulate
from moon_desktop.standings import Standings

THREE = ("casual", "random", "casual")


class First:
    """The first of its choices: it passes whenever it may."""

    def choose(self, sight: MoonSight) -> Choice:
        return sight.legal[0]


class Last:
    """The last of its choices: it bids whatever is highest."""

    def choose(self, sight: MoonSight) -> Choice:
        return sight.legal[-1]


class Broken:
    def choose(self, sight: MoonSight) -> Choice:
        raise RuntimeError("out of order")


def heard(done: int) -> None:
    """No one listens to the progress."""


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def played(rules: MoonRules, player: Any, limit: int = 100) -> list[Any]:
    return list(play_out(rules, [player] * rules.seats, First(), 5, limit))


def test_same_seed_same_records_whatever_the_number_of_workers(tmp_path):
    told = []
    for workers in (1, 2, 3):
        folder = tmp_path / str(workers)
        folder.mkdir()
        series = Series(PRESETS["fosdick"], THREE, 7, folder, 60)
        told.append(simulate(series, 11, workers, heard))
        assert records(folder) == records(tmp_path / "1")
    assert told[0] == told[1] == told[2]
    assert told[0].matches == 11
    names = {f"moon-7-{number}.moon" for number in range(1, 12)}
    assert set(records(tmp_path / "1")) == names


def test_another_seed_gives_other_deals():
    deals = set()
    for seed in range(20):
        entries = play_out(MoonRules(), [First()] * 3, First(), match_seed(seed, 1), 1)
        deals |= {entry for entry in entries if isinstance(entry, Deal)}
    assert len(deals) == 20


def test_record_names_its_seats_its_seed_and_its_program(tmp_path):
    play_match(Series(PRESETS["fosdick"], THREE, 7, tmp_path, 60), 4)
    header = read_record(tmp_path / "moon-7-4.moon").header
    assert header.seats == (
        SeatName("Ada", "casual"),
        SeatName("Bo", "random"),
        SeatName("Cy", "casual"),
    )
    assert header.seed == match_seed(7, 4)
    assert header.created is None, "the same record whenever it is played"
    assert header.app is not None
    assert header.app.startswith("moon-desktop ")


def test_match_of_a_record_is_played_again_from_its_seed(tmp_path):
    """A player keeps nothing, so the deals and the choices are all in the seed and the rules."""
    play_match(Series(PRESETS["fosdick"], THREE, 7, tmp_path, 60), 4)
    first = records(tmp_path)
    play_match(Series(PRESETS["fosdick"], THREE, 7, tmp_path, 60), 9)
    play_match(Series(PRESETS["fosdick"], THREE, 7, tmp_path, 60), 4)
    assert records(tmp_path)["moon-7-4.moon"] == first["moon-7-4.moon"]


def test_other_files_of_the_folder_are_left_alone(tmp_path):
    (tmp_path / "moon-7-2.moon").write_text("mine")
    (tmp_path / "moon-7-1.moon").write_text("of an earlier run")
    simulate(Series(PRESETS["fosdick"], THREE, 7, tmp_path, 60), 1, 1, heard)
    assert records(tmp_path)["moon-7-2.moon"] == b"mine"
    assert len(records(tmp_path)) == 2
    assert read_record(tmp_path / "moon-7-1.moon").entries


def test_standings_are_those_of_the_records(tmp_path):
    series = Series(PRESETS["fosdick-partners"], (*THREE, "random"), 3, tmp_path, 60)
    told = simulate(series, 6, 1, heard)
    table = series.rules.table
    again = Standings.opened(table)
    for path in tmp_path.iterdir():
        again += Standings.of_match(read_record(path).entries, table)
    assert again == told
    assert told.seats[0].matches_won == told.seats[2].matches_won
    assert sum(seat.matches_won for seat in told.seats) == 2 * (6 - told.unfinished)


def test_progress_hears_of_every_match():
    for workers in (1, 2):
        heard_of: list[int] = []
        series = Series(PRESETS["fosdick"], THREE, 7, None, 20)
        simulate(series, 9, workers, heard_of.append)
        assert sum(heard_of) == 9


def test_game_that_nobody_can_win_is_given_up():
    """All pass for ever (M2.5)."""
    rules = MoonRules(target=2)
    entries = played(rules, First(), 1000)
    assert sum(isinstance(entry, HandOver) for entry in entries) == patience(rules) == 120


def test_patience_is_for_each_game_anew():
    """Many more hands than one game may take."""
    rules = MoonRules(target=1, match="marks", match_length=100, game_marks="winner-only")
    entries = played(rules, LEVELS["casual"](1), 1000)
    assert sum(isinstance(entry, HandOver) for entry in entries) > 2 * patience(rules)
    assert isinstance(entries[-1], MatchOver)


def test_match_that_takes_too_long_is_given_up():
    entries = played(MoonRules(), First(), 25)
    hands = [entry for entry in entries if isinstance(entry, HandOver)]
    assert len(hands) == 25
    assert entries[-1] is hands[-1]
    assert Standings.of_match(entries, MoonRules().table).unfinished == 1


def test_match_that_is_won_ends_there():
    entries = played(MoonRules(target=1), Last())
    assert isinstance(entries[-1], MatchOver)


def test_time_is_up_after_so_many_hands():
    """M6.3: with a game won, the match ends there; else with the first game that is won."""
    rules = MoonRules(match="timed", match_length=3, target=1)
    entries = played(rules, Last())
    at = entries.index(TimeUp())
    before = [entry for entry in entries[:at] if isinstance(entry, HandOver)]
    assert len(before) == 3 * HANDS_A_MINUTE
    assert isinstance(entries[at + 1], MatchOver)
    assert len(entries) == at + 2


def test_time_is_up_once_where_no_game_has_been_won():
    entries = played(MoonRules(match="timed", match_length=1), First(), 30)
    assert entries.count(TimeUp()) == 1
    assert sum(isinstance(entry, HandOver) for entry in entries) == 30


def test_match_goes_on_without_a_player_that_fails(monkeypatch, caplog):
    levels = {**LEVELS, "broken": lambda seed: Broken()}
    monkeypatch.setattr(simulation, "LEVELS", levels)
    series = Series(MoonRules(target=3), ("broken", "casual", "casual"), 1)
    standings = play_match(series, 1)
    assert standings.unfinished == 0
    assert caplog.records
    assert {"Broken" in note.getMessage() for note in caplog.records} == {True}


def test_lost_process_is_told(monkeypatch):
    monkeypatch.setattr(simulation, "_begin_worker", exit)
    with pytest.raises(ChildProcessError, match="worker processes was lost"):
        simulate(Series(MoonRules(target=3), THREE, 1), 4, 2, heard)


def test_record_that_cannot_be_written_is_told_from_a_worker_too(tmp_path):
    series = Series(MoonRules(target=3), THREE, 1, tmp_path / "gone")
    for workers in (1, 2):
        with pytest.raises(FileNotFoundError) as refused:
            simulate(series, 2, workers, heard)
        assert "moon-1-" in refused.value.filename


def any_rules(draw: random.Random) -> MoonRules:
    """Rules of any kind that can be played; targets and lengths that do not take all day."""
    while True:
        values: Mapping[str, Any] = {
            key: draw.choice(choices or (1, 2, 3, 7, 21)) for key, choices in CHOICES.items()
        }
        try:
            return MoonRules(**values)
        except Unplayable:
            continue


DRAW = random.Random(20261120)
COMBINATIONS = [*PRESETS.values(), *(any_rules(DRAW) for _ in range(60))]


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("players", ["casual", "random"])
def test_any_house_rules_yield_records_that_check(players, tmp_path, capsys):
    """M1–M6, by presets and combinations at random."""
    for number, rules in enumerate(COMBINATIONS):
        folder = tmp_path / str(number)
        folder.mkdir()
        series = Series(rules, (players,) * rules.seats, number, folder, 120)
        simulate(series, 3, 1, heard)
    files = [str(path) for path in tmp_path.glob("*/*.moon")]
    assert len(files) == 3 * len(COMBINATIONS)
    status = check(files, False)
    assert (status, capsys.readouterr().out) == (0, "")
