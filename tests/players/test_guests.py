"""Players of other packages: found by their entry points, passed over where they are no use."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from moon_desktop.engine.record import HUMAN
from moon_desktop.games.moon.players.casual import Casual
from moon_desktop.players import guests as module
from moon_desktop.players.guests import GROUP, NAME_LIMIT, Unseated
from moon_desktop.players.levels import OWN, Seatable, by_strength, guests, levels_of
from moon_desktop.players.player import RandomPlayer

LEVELS = levels_of("moon")


class Voiceless:
    def __init__(self, seed: int) -> None:
        self.seed = seed


class Quits:
    def __init__(self, seed: int) -> None:
        raise SystemExit(3)


def entry(name: str, value: str = "moon_desktop.players.player:RandomPlayer") -> EntryPoint:
    return EntryPoint(name, value, GROUP)


@pytest.fixture
def installed(monkeypatch):
    """Installs entry points for the length of a test."""

    def install(*entries: EntryPoint) -> list[str]:
        asked: list[str] = []

        def found(group: str) -> tuple[EntryPoint, ...]:
            asked.append(group)
            return entries

        monkeypatch.setattr(module, "entry_points", found)
        guests.cache_clear()
        return asked

    yield install
    guests.cache_clear()


def test_guests_are_listed_after_our_own_by_name(installed):
    installed(entry("zoe"), entry("abe"))
    assert tuple(LEVELS) == (*OWN, "abe", "zoe")
    assert len(LEVELS) == len(OWN) + 2
    assert isinstance(LEVELS["zoe"](7), RandomPlayer)
    assert LEVELS["zoe"](7) == RandomPlayer(7)


def test_whom_the_table_offers_is_the_weakest_first_and_guests_before_all(installed):
    """Who is there to measure by is not offered, though who sits there already stays."""
    installed(entry("zoe"), entry("abe"))
    assert by_strength() == ("abe", "zoe", "casual", "skilled", "expert")
    assert "random" in LEVELS
    assert "random" in Seatable()


def test_packages_are_not_asked_for_a_player_of_our_own(installed):
    """Which is what a start of the window does."""
    asked = installed(entry("zoe"))
    assert isinstance(LEVELS["casual"](1), Casual)
    assert LEVELS.get("random") is not None
    assert HUMAN in Seatable()
    assert "expert" in Seatable()
    assert asked == []
    assert "zoe" in Seatable()
    assert "nobody" not in LEVELS
    assert asked == [GROUP], "and only once"


def test_nothing_is_imported_before_a_player_is_made(installed):
    installed(entry("lazy", "no_such_module_at_all:Player"))
    assert "lazy" in LEVELS
    with pytest.raises(Unseated) as unseated:
        LEVELS["lazy"](1)
    assert unseated.value.name == "lazy"
    assert "no_such_module_at_all" in unseated.value.reason


@pytest.mark.parametrize("player", ["Voiceless", "Quits", "Gone"])
def test_class_that_makes_no_player_is_told(installed, player):
    installed(entry("odd", f"tests.players.test_guests:{player}"))
    with pytest.raises(Unseated) as unseated:
        LEVELS["odd"](1)
    assert unseated.value.reason


def test_names_of_our_own_are_refused(installed, caplog):
    taken = (HUMAN, *OWN)
    installed(*map(entry, taken), entry("zoe"))
    assert tuple(LEVELS) == (*OWN, "zoe")
    assert isinstance(LEVELS["casual"](1), Casual)
    notes = [note.getMessage() for note in caplog.records]
    assert all(any(repr(name) in note for note in notes) for name in taken)
    assert len(notes) == len(taken)


@pytest.mark.parametrize(
    "name", ["", "a,b", " zoe", "zoe ", "zo\x1be", "z\u202eoe", "z" * (NAME_LIMIT + 1)]
)
def test_name_that_cannot_be_listed_is_refused(installed, caplog, name):
    installed(entry(name))
    assert tuple(LEVELS) == tuple(OWN)
    assert len(caplog.records) == 1


def test_of_two_of_one_name_the_first_package_has_it(installed, caplog):
    installed(entry("zoe"), entry("zoe", "gone:Gone"))
    assert LEVELS["zoe"](1) == RandomPlayer(1)
    assert len(caplog.records) == 1


def test_packages_that_cannot_be_listed_are_none(monkeypatch, caplog):
    def broken(group: str) -> None:
        raise ValueError("a file that is no metadata")

    monkeypatch.setattr(module, "entry_points", broken)
    guests.cache_clear()
    assert tuple(LEVELS) == tuple(OWN)
    guests.cache_clear()
    assert len(caplog.records) == 1
