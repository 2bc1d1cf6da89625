"""The matches of a series: the same seed, the same records, and an end to every match."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from moon_desktop.arena.series import HANDS_A_MINUTE, Series, patience, play_out
from moon_desktop.arena.standings import Standings
from moon_desktop.cli.main import main
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import MatchOver
from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.record import SeatName
from moon_desktop.games.auction.entries import Choice
from moon_desktop.games.house_rules import choices_of
from moon_desktop.games.moon.entries import Deal, HandOver, MoonSight, TimeUp
from moon_desktop.games.moon.match import start
from moon_desktop.games.moon.players.casual import Casual
from moon_desktop.games.moon.players.casual_bidding import choose_bid
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.players.levels import levels_of
from moon_desktop.seeds import match_seed

LEVELS = levels_of("moon")

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


def played(rules: MoonRules, player: Any, limit: int = 100) -> list[Any]:
    return list(play_out(start(rules), [player] * rules.seats, First(), 5, limit))


def written(series: Series, number: int, folder: Any) -> list[Any]:
    """The records of a round, in files."""
    paths = []
    for record in series.play(number).records:
        paths.append(folder / record.name)
        paths[-1].write_text(record.text, encoding="utf-8")
    return paths


# One match.


def test_another_seed_gives_other_deals():
    deals = set()
    for seed in range(20):
        entries = play_out(start(MoonRules()), [First()] * 3, First(), match_seed(seed, 1), 1)
        deals |= {entry for entry in entries if isinstance(entry, Deal)}
    assert len(deals) == 20


def test_record_names_its_seats_its_seed_and_its_program(tmp_path):
    (path,) = written(Series("moon", PRESETS["fosdick"], THREE, 7, tmp_path, 60), 4, tmp_path)
    assert path.name == "moon-7-4.moon"
    header = read_record(path).header
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
    series = Series("moon", PRESETS["fosdick"], THREE, 7, tmp_path, 60)
    first = series.play(4)
    series.play(9)
    assert series.play(4) == first


def test_game_that_nobody_can_win_is_given_up():
    """All pass for ever (M2.5)."""
    rules = MoonRules(target=2)
    entries = played(rules, First(), 1000)
    assert sum(isinstance(entry, HandOver) for entry in entries) == patience(rules) == 120


def test_patience_is_for_each_game_anew():
    """Many more hands than one game may take."""
    rules = MoonRules(
        target=1,
        match="marks",
        match_length=100,
        game_marks="winner-only",
        all_pass="force-dealer",
    )
    entries = played(rules, First(), 1000)
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


def test_match_goes_on_without_a_player_that_fails(caplog):
    levels: dict[str, Any] = {**LEVELS, "broken": lambda seed: Broken()}
    players = ("broken", "casual", "casual")
    series = Series("moon", MoonRules(target=3), players, 1, levels=lambda game: levels)
    assert series.play(1).standings.unfinished == 0
    assert caplog.records
    assert {"Broken" in note.getMessage() for note in caplog.records} == {True}


class Settled(Casual):
    """Plays alike at every seat: nothing of it is drawn from a seed."""

    def choose(self, sight: MoonSight) -> Choice:
        return choose_bid(sight) if sight.phase == "bid" else super().choose(sight)


def test_who_plays_the_same_at_every_seat_fares_the_same():
    """The luck of the tiles and of the seats comes round to everybody."""
    levels: dict[str, Any] = {**LEVELS, "settled": Settled}
    rules = MoonRules(target=9)
    series = Series("moon", rules, ("settled",) * 3, 1, rotate=True, levels=lambda game: levels)
    standings = sum((series.play(round_).standings for round_ in (2, 3)), series.play(1).standings)
    figures = [{**player, "seat": 0} for player in standings.to_json(series.players)["players"]]
    assert figures[0] == figures[1] == figures[2]
    assert figures[0]["matches_won"] == 3


# Who is seated.


def test_players_weigh_as_many_deals_as_the_series_says():
    budgets = []

    def level(seed, budget=None):
        budgets.append(budget)
        return Last()

    once = Series("moon", MoonRules(target=1), ("thinks", "casual", "casual"), 1)
    for deals in (None, 12):
        replace(once, deals=deals, levels=lambda game: {**LEVELS, "thinks": level}).play(1)
    assert budgets[0] is None
    assert budgets[1] == (None, 12), "and no clock"


# Turns of the players round the seats.


def turned(rules: MoonRules, players: tuple[str, ...], folder: Any) -> list[Any]:
    series = Series("moon", rules, players, 7, folder, 60, rotate=True)
    return [read_record(path) for path in written(series, 3, folder)]


def test_round_has_a_match_for_each_turn_of_the_players(tmp_path):
    first, second, third = turned(PRESETS["fosdick"], THREE, tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {
        "moon-7-3a.moon",
        "moon-7-3b.moon",
        "moon-7-3c.moon",
    }
    ada, bo, cy = SeatName("Ada", "casual"), SeatName("Bo", "random"), SeatName("Cy", "casual")
    assert first.header.seats == (ada, bo, cy)
    assert second.header.seats == (cy, ada, bo)
    assert third.header.seats == (bo, cy, ada)


def test_round_has_the_same_deals_for_each_turn(tmp_path):
    """Seat 1 is dealt the same tiles in hand 2, whoever sits there, though another deals."""
    hands = [
        {entry.hand: entry.hands for entry in reading.entries if isinstance(entry, Deal)}
        for reading in turned(MoonRules(target=50), THREE, tmp_path)
    ]
    shared = set.intersection(*map(set, hands))
    assert len(shared) > 2
    for number in shared:
        assert hands[0][number] == hands[1][number] == hands[2][number]


def test_first_turn_is_the_match_without_turns(tmp_path):
    plain = Series("moon", PRESETS["fosdick"], THREE, 7, tmp_path, 60)
    turning = Series("moon", PRESETS["fosdick"], THREE, 7, tmp_path, 60, rotate=True)
    assert turning.play(3).records[0].text == plain.play(3).records[0].text


@pytest.mark.parametrize(
    ("preset", "players"),
    [("fosdick", THREE), ("fosdick-partners", ("casual", "random", "casual", "random"))],
)
def test_figures_of_a_round_are_those_of_the_players(preset, players, tmp_path):
    """Found again in the records, by the names that the players keep as they move."""
    rules = PRESETS[preset]
    readings = turned(rules, players, tmp_path)
    told = Series("moon", rules, players, 7, None, 60, rotate=True).play(3).standings
    assert (told.matches, told.rounds) == (len(players), 1)
    for place, name in enumerate(("Ada", "Bo", "Cy", "Di")[: len(players)]):
        won = points = bids = 0
        for reading in readings:
            seat = [seat.name for seat in reading.header.seats].index(name)
            side = rules.table.side(seat)
            hands = [entry for entry in reading.entries if isinstance(entry, HandOver)]
            winners = [entry.winner for entry in reading.entries if isinstance(entry, MatchOver)]
            won += winners == [side]
            points += sum(hand.points[side] for hand in hands)
            bids += sum(hand.bidder == seat for hand in hands)
        fared = told.players[place]
        assert (fared.matches_won, fared.points.amount, fared.bids) == (won, points, bids)
        assert fared.points.observations == 1


# Any house rules.


def any_rules(draw: random.Random) -> MoonRules:
    """Rules of any kind that can be played; targets and lengths that do not take all day."""
    while True:
        values: Mapping[str, Any] = {
            key: draw.choice(choices or (1, 2, 3, 7, 21))
            for key, choices in choices_of(MoonRules).items()
        }
        try:
            return MoonRules(**values)
        except Unplayable:
            continue


DRAW = random.Random(20261120)
COMBINATIONS = [*PRESETS.values(), *(any_rules(DRAW) for _ in range(60))]


@pytest.mark.slow
@pytest.mark.parametrize("player", ["casual", "random"])
def test_any_house_rules_yield_records_that_check(player, tmp_path, capsys):
    """M1–M6, by presets and combinations at random."""
    files: list[str] = []
    for number, rules in enumerate(COMBINATIONS):
        folder = tmp_path / str(number)
        folder.mkdir()
        series = Series("moon", rules, (player,) * rules.seats, number, folder, 120)
        files += map(str, written(series, 1, folder))
    assert len(files) == len(COMBINATIONS)
    status = main(["check", *files])
    assert (status, capsys.readouterr().out) == (0, "")
