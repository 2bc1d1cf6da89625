"""Hosts to be tested: players for them, positions to begin at, and someone who listens."""

from __future__ import annotations

from typing import Any

from moon_desktop.app.host import Host
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.record import HUMAN, Header, SeatName
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.thinking.choices import LevelsOf, Thinker
from tests.kit.arrange import Table
from tests.kit.table_players import Cheat, Raiser, as_level
from tests.kit.table_positions import filed


class First:
    """The first thing that is legal."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Any) -> Any:
        return sight.legal[0]


def levels_of(game: str) -> dict[str, Any]:
    return {"casual": First, "raises": as_level(Raiser()), "cheats": as_level(Cheat())}


def header(rules: MoonRules | None = None, *players: str, seed: int | None = 5) -> Header:
    rules = rules or MoonRules()
    players = players or (HUMAN, "casual", "casual", "casual")[: rules.seats]
    seats = tuple(SeatName(f"Seat {number}", who) for number, who in enumerate(players))
    return Header("moon", rules.to_record(), seats, seed)


def at(table: Table, tmp_path: Any, host: Host, you: int | None = 0) -> Host:
    """A host at an arranged position."""
    host.take_up(read_record(filed(table, tmp_path / "position.moon", you)))
    return host


def full(*_: Any, **__: Any) -> None:
    raise OSError(28, "No space left on device")


def players_of(host: Host, levels: LevelsOf = levels_of) -> Thinker:
    """The computer players of a host, as they sit there in the program."""
    thinker = Thinker(levels, "casual", host)
    host.seat(thinker)
    return thinker


def think(host: Host, thinker: Thinker, least: int = 0) -> None:
    """Lets the player in turn think."""
    turn = host.match.turn
    assert turn is not None
    thinker.think(host.header, host.match.sight(turn), least)


class Ear:
    """Hears what a host says."""

    def __init__(self, host: Host) -> None:
        self.happened: list[Any] = []
        self.sights: list[Any] = []
        self.laid_out = 0
        self.not_saved: list[str] = []
        host.happened.connect(self._happened)
        host.laid_out.connect(self._laid_out)
        host.not_saved.connect(lambda error: self.not_saved.append(error.strerror))

    def _happened(self, entry: Any, before: Any, after: Any) -> None:
        self.happened.append(entry)
        self.sights.append((before, after))

    def _laid_out(self) -> None:
        self.laid_out += 1
