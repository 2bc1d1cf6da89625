"""Matches among computer players, one after another, all drawn from one seed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from moon_desktop import __version__, referee
from moon_desktop.engine.entries import Choice, Consequence, Deal, Draw, Entry, GameOver, TimeUp
from moon_desktop.engine.record import Header, SeatName, entry_line, header_line
from moon_desktop.games.moon import Moon
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.levels import LEVELS, SEERS
from moon_desktop.players.player import Player
from moon_desktop.players.seer import Seer
from moon_desktop.seeds import match_seed, player_seed
from moon_desktop.standings import Standings

FALLBACK: Final = "casual"
"""The level that chooses where a player fails to."""

HAND_LIMIT: Final = 10_000
"""Hands after which a match is given up."""

PATIENCE: Final = (100, 10)
"""Hands after which a game is given up, and how many more for each point of the target:
wild bidders sink too low ever to win."""

HANDS_A_MINUTE: Final = 2
"""How a match without a clock is timed; about the pace of a person at the table."""

_NAMES: Final = ("Ada", "Bo", "Cy", "Di")
_TURNS: Final = "abcd"


class Record(NamedTuple):
    """A match as a file: its name, and all its lines."""

    name: str
    text: str


class Played(NamedTuple):
    """What became of one or more matches; ``records`` are theirs, where they are wanted."""

    standings: Standings
    records: tuple[Record, ...] = ()


@dataclass(frozen=True, slots=True)
class Series:
    """Rounds 1, 2 … under ``rules`` among ``players``, a level a seat, drawn from ``seed``.

    A round is a match; with ``rotate`` it is one match for each turn of the players round the
    seats, all with the same deals. ``records``: the folder that the records are for, if they
    are wanted; ``hand_limit``: as of ``play_out``; ``deals``: how many deals a player weighs
    for a choice, None for its own measure.
    """

    rules: MoonRules
    players: tuple[str, ...]
    seed: int
    records: Path | None = None
    hand_limit: int = HAND_LIMIT
    rotate: bool = False
    deals: int | None = None

    @property
    def turns(self) -> int:
        """How many matches there are in a round."""
        return len(self.players) if self.rotate else 1

    def record_name(self, number: int, turn: int = 0) -> str:
        """The file name of a match of round ``number``."""
        return f"moon-{self.seed}-{number}{_TURNS[turn] if self.rotate else ''}.moon"

    def play(self, number: int) -> Played:
        """Play round ``number``; the standings are in the order of ``players``."""
        standings = Standings.opened(self.rules.table)
        records: tuple[Record, ...] = ()
        for turn in range(self.turns):
            match = self._play(number, turn)
            standings += match.standings.turned_back(turn)
            records += match.records
        return Played(standings.as_one() if self.rotate else standings, records)

    def _play(self, number: int, turn: int) -> Played:
        """The match of a round in which everybody has moved ``turn`` seats on."""
        seed = match_seed(self.seed, number)
        moved = [(seat - turn) % len(self.players) for seat in range(len(self.players))]
        levels = [self.players[place] for place in moved]
        seated = [self._seated(level, player_seed(seed, n)) for n, level in enumerate(levels)]
        fallback = LEVELS[FALLBACK](player_seed(seed, len(levels)))
        entries = tuple(play_out(self.rules, seated, fallback, seed, self.hand_limit))
        records: tuple[Record, ...] = ()
        if self.records is not None:
            seats = tuple(
                SeatName(_NAMES[place], level) for place, level in zip(moved, levels, strict=True)
            )
            text = "".join(_lines(self.rules, seats, seed, entries))
            records = (Record(self.record_name(number, turn), text),)
        return Played(Standings.of_match(entries, self.rules.table), records)

    def _seated(self, level: str, seed: int) -> Player | Seer:
        if level in SEERS:
            return SEERS[level](seed)
        if self.deals is None:
            return LEVELS[level](seed)
        from moon_desktop.players.budget import Budget

        return LEVELS[level](seed, Budget(None, self.deals))


def _lines(
    rules: MoonRules, seats: tuple[SeatName, ...], seed: int, entries: Iterable[Entry]
) -> Iterator[str]:
    app = f"moon-desktop {__version__}"
    yield header_line(Header("moon", rules.to_record(), seats, seed, app=app))
    for entry in entries:
        yield entry_line(entry)


def play_out(
    rules: MoonRules, players: Sequence[Player | Seer], fallback: Player, seed: int, hand_limit: int
) -> Iterator[Entry]:
    """The entries of one match, to its end or to where it is given up.

    That is after hand ``hand_limit``, or in a game that has taken ``patience(rules)`` hands.
    ``fallback`` chooses for a player that fails to.
    """
    match = Moon.start(rules)
    game_began = 0
    while not match.over:
        entry = _next(match, players, fallback, seed)
        follows: tuple[Consequence, ...]
        match, follows = match.after(entry)
        yield entry
        yield from follows
        if any(isinstance(result, GameOver) for result in follows):
            game_began = match.number
        taken = match.number - game_began
        if match.turn is None and (match.number >= hand_limit or taken >= patience(rules)):
            return


def patience(rules: MoonRules) -> int:
    """Hands after which a game that nobody has won is held to be hopeless.

    Sensible players need about half a hand for each point of the target.
    """
    return PATIENCE[0] + PATIENCE[1] * rules.target


class _Shown(NamedTuple):
    """A seer at the match it is shown, asked as players are."""

    seer: Seer
    match: Moon

    def choose(self, sight: MoonSight) -> Choice:
        return self.seer.choose_seeing(self.match)


def _next(
    match: Moon, players: Sequence[Player | Seer], fallback: Player, seed: int
) -> Choice | Draw | Deal | TimeUp:
    """What comes next in a match that is not over."""
    if match.turn is not None:
        player = players[match.turn]
        asked = _Shown(player, match) if isinstance(player, Seer) else player
        return referee.choose(asked, match.sight(match.turn), fallback)
    timed = match.rules.match == "timed" and not match.ledger.time_up
    if timed and match.number == match.rules.match_length * HANDS_A_MINUTE:
        return TimeUp()
    chance = match.chance(seed)
    assert chance is not None
    return chance
