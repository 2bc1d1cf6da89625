"""Matches among computer players, one after another, all drawn from one seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from moon_desktop import __version__
from moon_desktop.arena.standings import Standings
from moon_desktop.engine.entries import Chance, Choice, Consequence, Entry, GameOver
from moon_desktop.engine.record import Header, SeatName
from moon_desktop.games import CATALOGUE, record_text
from moon_desktop.games.game import Match
from moon_desktop.games.house_rules import Rules
from moon_desktop.players import referee
from moon_desktop.players.levels import FALLBACK, levels_of
from moon_desktop.players.player import AnyPlayer, Level
from moon_desktop.seeds import match_seed, player_seed

HAND_LIMIT: Final = 10_000
"""Hands after which a match is given up."""

PATIENCE: Final = (100, 10)
"""Hands after which a game is given up, and how many more for each point of the target:
wild bidders sink too low ever to win."""

HANDS_A_MINUTE: Final = 2
"""How a match without a clock is timed; about the pace of a person at the table."""

_NAMES: Final = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
_TURNS: Final = "abcdef"


class Record(NamedTuple):
    """A match as a file: its name, and all its lines."""

    name: str
    text: str


class Round(NamedTuple):
    """Who played on each side in a round, and how many games that side won."""

    sides: tuple[tuple[str, ...], ...]
    won: tuple[int, ...]


class Played(NamedTuple):
    """What became of one or more matches; ``records`` are theirs, where they are wanted, and so are
    ``rounds``."""

    standings: Standings
    records: tuple[Record, ...] = ()
    rounds: tuple[Round, ...] = ()


@dataclass(frozen=True, slots=True)
class Series:
    """Rounds 1, 2 … of ``game`` under its ``rules`` among ``players``, a level a seat, drawn from
    ``seed``.

    A round is a match; with ``rotate`` it is one match for each turn of the players round the
    seats, all with the same deals. ``records``: the folder that the records are for, if they
    are wanted; ``hand_limit``: as of ``play_out``; ``deals``: how many deals a player weighs
    for a choice, None for its own measure; ``levels``: the players of a game.
    """

    game: str
    rules: Rules
    players: tuple[str, ...]
    seed: int
    records: Path | None = None
    hand_limit: int = HAND_LIMIT
    rotate: bool = False
    deals: int | None = None
    levels: Callable[[str], Mapping[str, Level]] = levels_of

    @property
    def turns(self) -> int:
        """How many matches there are in a round."""
        return len(self.players) if self.rotate else 1

    def record_name(self, number: int, turn: int = 0) -> str:
        """The file name of a match of round ``number``."""
        return f"{self.game}-{self.seed}-{number}{_TURNS[turn] if self.rotate else ''}.moon"

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
        known = self.levels(self.game)
        seated = [
            self._seated(known, level, player_seed(seed, n)) for n, level in enumerate(levels)
        ]
        fallback = known[FALLBACK](player_seed(seed, len(levels)))
        match = CATALOGUE[self.game].start(self.rules)
        entries = tuple(play_out(match, seated, fallback, seed, self.hand_limit))
        records: tuple[Record, ...] = ()
        if self.records is not None:
            seats = tuple(
                SeatName(_NAMES[place], level) for place, level in zip(moved, levels, strict=True)
            )
            app = f"moon-desktop {__version__}"
            text = record_text(
                Header(self.game, self.rules.to_record(), seats, seed, app=app), entries
            )
            records = (Record(self.record_name(number, turn), text),)
        return Played(Standings.of_match(entries, self.rules.table), records)

    def _seated(self, known: Mapping[str, Level], level: str, seed: int) -> AnyPlayer:
        if self.deals is None:
            return known[level](seed)
        from moon_desktop.players.player import Budget

        return known[level](seed, Budget(None, self.deals))


def parts_of(rounds: int, workers: int) -> list[range]:
    """The rounds 1 … ``rounds`` in parts: small enough that all of the ``workers`` end together,
    large enough to be worth handing over."""
    size = max(1, min(50, rounds // (8 * workers)))
    return [range(n, min(n + size, rounds + 1)) for n in range(1, rounds + 1, size)]


def play_part(series: Series, part: range) -> Played:
    """Play some of the rounds of a series."""
    standings = Standings.opened(series.rules.table)
    records, rounds = list[Record](), list[Round]()
    for number in part:
        played = series.play(number)
        standings += played.standings
        records += played.records
        rounds += played.rounds
    return Played(standings, tuple(records), tuple(rounds))


def play_out(
    match: Match,
    players: Sequence[AnyPlayer],
    fallback: AnyPlayer,
    seed: int,
    hand_limit: int,
) -> Iterator[Entry]:
    """The entries of one match from its start, to its end or to where it is given up.

    That is after hand ``hand_limit``, or in a game that has taken ``patience(rules)`` hands.
    ``fallback`` chooses for a player that fails to.
    """
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
        if match.turn is None and (match.number >= hand_limit or taken >= patience(match.rules)):
            return


def patience(rules: Rules) -> int:
    """Hands after which a game that nobody has won is held to be hopeless.

    Sensible players need about half a hand for each point of the target; where hands are counted
    no game is.
    """
    terms = rules.terms
    return PATIENCE[0] + PATIENCE[1] * (terms.length if terms.target is None else terms.target)


def _next(
    match: Match, players: Sequence[AnyPlayer], fallback: AnyPlayer, seed: int
) -> Choice | Chance:
    """What comes next in a match that is not over."""
    if match.turn is not None:
        return referee.choose(players[match.turn], match.sight(match.turn), fallback)
    time_up = match.time_up
    if time_up is not None and match.number == match.rules.terms.length * HANDS_A_MINUTE:
        return time_up
    chance = match.chance(seed)
    assert chance is not None
    return chance
