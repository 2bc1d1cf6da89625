"""Players of other packages choose in a process of their own, and do no harm by it."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from moon_desktop.engine.record import Header, SeatName
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players.player import Limits, Stopped
from moon_desktop.seeds import player_seed
from moon_desktop.thinking import visitors as room
from moon_desktop.thinking.visitors import MOST_LOST, Visitors
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.odd_visitors import odd_package as odd_package
from tests.kit.odd_visitors import odd_players as odd_players

pytestmark = pytest.mark.usefixtures("odd_players")

WILL = Limits(1.0, lambda: False)
SIGHT = Table().deal().match.sight(0)
BEST = SIGHT.legal[-1]


@pytest.fixture
def visitors() -> Iterator[Visitors]:
    visitors = Visitors()
    yield visitors
    visitors.close()


def match_of(player: str, seed: int = 5) -> Header:
    seats = (SeatName("Ann", player), SeatName("Bea", "good"), SeatName("Cleo", "casual"))
    return Header("moon", MoonRules().to_record(), seats, seed)


@pytest.mark.slow
def test_what_it_chooses_is_the_legal_choice(visitors, caplog):
    assert visitors.choose(match_of("good"), SIGHT, WILL) is BEST
    assert visitors.choose(match_of("prints"), SIGHT, WILL) is BEST
    assert not caplog.records


@each(
    ("player", "trouble"),
    [
        ("heaps", "it chose [0, 0, 0, 0, 0, 0, ...]"),
        ("novels", "it chose 'once upon a time"),
        ("raises", "it raised ValueError('no good tile"),
        ("leaves", "it raised SystemExit(0)"),
        ("recurses", "it raised RecursionError("),
        ("secret", "it chose <function Secret.choose"),
        ("spiteful", "it raised RuntimeError('no')"),
        ("unmade", "raised OSError('no such net')"),
        ("nobody", "it could not be asked: KeyError('nobody')"),
    ],
)
def test_what_is_no_choice_is_noted_in_a_line_and_it_is_asked_again(
    visitors, caplog, player, trouble
):
    for _ in range(MOST_LOST + 1):
        caplog.clear()
        assert visitors.choose(match_of(player), SIGHT, WILL) is None
        (note,) = caplog.messages
        assert note.startswith(f"the player '{player}' at seat 0 in hand 1 is passed over: ")
        assert trouble in note
        assert len(note) < 500
        assert "\n" not in note
    assert visitors.choose(match_of("good"), SIGHT, WILL) is BEST


def test_what_it_returns_is_never_unpacked_here(visitors):
    assert visitors.choose(match_of("poses"), SIGHT, WILL) is SIGHT.legal[0]


@pytest.mark.parametrize(
    "player",
    ["exits", *(pytest.param(one, marks=pytest.mark.slow) for one in ("crashes", "interrupts"))],
)
def test_one_that_ends_its_process_is_asked_twice_in_a_match(visitors, caplog, capfd, player):
    for _ in range(MOST_LOST + 2):
        assert visitors.choose(match_of(player), SIGHT, WILL) is None
    first, last = caplog.messages
    assert first.endswith("it ended its process")
    assert last.endswith("it ended its process, and it is not asked again in this match")
    assert visitors.choose(match_of("good"), SIGHT, WILL) is BEST
    assert visitors.choose(match_of(player, seed=6), SIGHT, WILL) is None
    assert len(caplog.messages) == 3, "in another match it is asked"


@pytest.mark.slow
def test_one_that_hangs_has_its_time_and_no_more(visitors, caplog, monkeypatch):
    monkeypatch.setattr(room, "FIRST_PATIENCE", 1.5)
    for _ in range(MOST_LOST + 2):
        assert visitors.choose(match_of("hangs"), SIGHT, WILL) is None
    first, last = caplog.messages
    assert "it had not chosen after 1.5 seconds" in first
    assert "it is not asked again in this match" in last


def test_a_choice_after_the_first_has_less_time(visitors, caplog, monkeypatch):
    """For what the package loads at first the process is not given up."""
    monkeypatch.setattr(room, "PATIENCE", 0.0)
    assert visitors.choose(match_of("good"), SIGHT, WILL) is BEST
    assert visitors.choose(match_of("good"), SIGHT, WILL) is None
    assert "it had not chosen after 0 seconds" in caplog.text
    assert visitors.choose(match_of("good"), SIGHT, WILL) is BEST


def test_one_that_is_not_wanted_any_more_is_stopped_and_that_is_no_fault(visitors, caplog):
    end = time.monotonic() + 0.3
    with pytest.raises(Stopped):
        visitors.choose(match_of("hangs"), SIGHT, Limits(1.0, lambda: time.monotonic() > end))
    assert time.monotonic() - end < 20
    assert not caplog.records
    assert visitors.choose(match_of("good"), SIGHT, WILL) is BEST


@pytest.mark.slow
def test_one_whose_process_an_undo_cost_has_the_time_of_a_first_choice(
    visitors, caplog, monkeypatch
):
    """The next process is started, and the package loaded in it, before it can choose there."""
    assert visitors.choose(match_of("warms"), SIGHT, WILL) is BEST
    end = time.monotonic() + 0.2
    taken_back = Limits(1.0, lambda: time.monotonic() > end)
    with pytest.raises(Stopped):
        visitors.choose(match_of("hangs"), SIGHT, taken_back)
    monkeypatch.setattr(room, "PATIENCE", 1.5)
    assert visitors.choose(match_of("warms"), SIGHT, WILL) is BEST
    assert not caplog.records


def test_each_is_made_with_the_seed_of_its_match_and_seat(visitors):
    for seed in (5, 6, 7):
        choice = visitors.choose(match_of("seeded", seed), SIGHT, WILL)
        assert choice is SIGHT.legal[player_seed(seed, 0) % len(SIGHT.legal)]
