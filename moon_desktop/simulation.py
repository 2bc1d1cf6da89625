"""Matches among computer players without a window: the same seed, the same records."""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from moon_desktop import __version__, referee
from moon_desktop.engine.entries import Choice, Consequence, Deal, Draw, Entry, GameOver, TimeUp
from moon_desktop.engine.record import Header, SeatName, entry_line, header_line
from moon_desktop.games.moon import Moon
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.players.levels import LEVELS
from moon_desktop.players.player import Player
from moon_desktop.record_file import write_record
from moon_desktop.seeds import match_seed, player_seed
from moon_desktop.standings import Standings
from moon_desktop.wording.tongue import tr

FALLBACK: Final = "casual"
"""The level that chooses where a player fails to."""

HAND_LIMIT: Final = 10_000
"""Hands after which a match is given up."""

PATIENCE: Final = (100, 10)
"""Hands after which a game is given up, and how many more for each point of the target:
wild bidders sink too low ever to win."""

HANDS_A_MINUTE: Final = 2
"""How a match without a clock is timed; about the pace of a person at the table."""

_CTRL_C: Final = {signal.SIGINT} if hasattr(signal, "pthread_sigmask") else set()
"""The signals that can be held back; none on Windows."""

_NAMES: Final = ("Ada", "Bo", "Cy", "Di")


@dataclass(frozen=True, slots=True)
class Series:
    """Matches 1, 2 … under ``rules`` among ``players``, a level a seat, drawn from ``seed``.

    ``records``: the folder their records are written to; ``hand_limit``: as of ``play_out``.
    """

    rules: MoonRules
    players: tuple[str, ...]
    seed: int
    records: Path | None = None
    hand_limit: int = HAND_LIMIT

    def record_name(self, number: int) -> str:
        """The file name of match ``number``."""
        return f"moon-{self.seed}-{number}.moon"


def simulate(
    series: Series, matches: int, workers: int, progress: Callable[[int], object]
) -> Standings:
    """Play ``matches`` matches in ``workers`` processes; the result does not depend on these.

    ``progress`` hears after each part how many matches it had. Raises OSError where a record
    cannot be written or a process is lost.
    """
    standings = Standings.opened(series.rules.table)
    for part in _parts(series, matches, workers):
        standings += part
        progress(part.matches)
    return standings


def _parts(series: Series, matches: int, workers: int) -> Iterator[Standings]:
    workers = min(workers, matches)
    if workers == 1:
        for number in range(1, matches + 1):
            yield play_match(series, number)
        return
    # Parts small enough that all processes end together, large enough to be worth handing over.
    size = max(1, min(50, matches // (8 * workers)))
    firsts = range(1, matches + 1, size)
    # Processes started afresh: the same on every system, and safe beside threads.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin_worker)
    try:
        with _ctrl_c_held_back():
            parts = [
                pool.submit(_play_part, series, first, min(first + size, matches + 1))
                for first in firsts
            ]
        for part in parts:
            yield part.result()
    except BrokenProcessPool as broken:
        raise ChildProcessError(tr("one of the worker processes was lost")) from broken
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _ctrl_c_held_back() -> Iterator[None]:
    """Processes begun meanwhile hold Ctrl+C back too, until they are ready to end in silence."""
    if _CTRL_C:
        signal.pthread_sigmask(signal.SIG_BLOCK, _CTRL_C)
    try:
        yield
    finally:
        if _CTRL_C:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, _CTRL_C)


def _begin_worker() -> None:
    # Ctrl+C reaches all processes: let a worker end at once and leave the word to the first.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if _CTRL_C:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _CTRL_C)
    log_to_stderr()


def log_to_stderr() -> None:
    """Notes in the log go to stderr, a line each."""
    logging.basicConfig(format="moon-desktop: %(message)s")


def _play_part(series: Series, first: int, end: int) -> Standings:
    standings = Standings.opened(series.rules.table)
    for number in range(first, end):
        standings += play_match(series, number)
    return standings


def play_match(series: Series, number: int) -> Standings:
    """Play match ``number`` of a series, and write its record if there is a folder for it."""
    seed = match_seed(series.seed, number)
    players = [LEVELS[level](player_seed(seed, seat)) for seat, level in enumerate(series.players)]
    fallback = LEVELS[FALLBACK](player_seed(seed, len(players)))
    entries = tuple(play_out(series.rules, players, fallback, seed, series.hand_limit))
    if series.records is not None:
        path = series.records / series.record_name(number)
        write_record(path, _lines(series, seed, entries))
    return Standings.of_match(entries, series.rules.table)


def _lines(series: Series, seed: int, entries: Iterable[Entry]) -> Iterator[str]:
    seats = tuple(map(SeatName, _NAMES, series.players))
    app = f"moon-desktop {__version__}"
    yield header_line(Header("moon", series.rules.to_record(), seats, seed, app=app))
    for entry in entries:
        yield entry_line(entry)


def play_out(
    rules: MoonRules, players: Sequence[Player], fallback: Player, seed: int, hand_limit: int
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


def _next(
    match: Moon, players: Sequence[Player], fallback: Player, seed: int
) -> Choice | Draw | Deal | TimeUp:
    """What comes next in a match that is not over."""
    if match.turn is not None:
        return referee.choose(players[match.turn], match.sight(match.turn), fallback)
    timed = match.rules.match == "timed" and not match.ledger.time_up
    if timed and match.number == match.rules.match_length * HANDS_A_MINUTE:
        return TimeUp()
    chance = match.chance(seed)
    assert chance is not None
    return chance
