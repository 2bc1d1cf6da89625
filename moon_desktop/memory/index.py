"""The index of the records: an SQLite file that can be made again, and is wherever it is in
doubt."""

from __future__ import annotations

import json
import logging
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from moon_desktop.disk.regular_files import look, make_folder, opened, read_bytes, write
from moon_desktop.engine.record import HUMAN, SeatName
from moon_desktop.memory import played
from moon_desktop.memory.feats import Ended, lead
from moon_desktop.memory.people import People
from moon_desktop.memory.records import AFAR, ELSEWHERE, RecordFacts, Stamp
from moon_desktop.memory.summary import GameFacts, Share, State, Summary
from moon_desktop.memory.weighed import Kept, Weighed
from moon_desktop.players.review import EDITION, Size

_log = logging.getLogger(__name__)

T = TypeVar("T")

NAME: Final = "history.db"
SEAL: Final = "history.sum"
"""A file that is there while nothing is being written, with what the index sums up to."""

_VERSION: Final = 1000 * EDITION + 7
"""Of what was weighed, and of the tables; whatever has another is made again."""

WEIGHED: Final = "weighed.lines"
"""What was weighed: all that is in the tables and in no record."""

_TABLES: Final = f"""{played.TABLE}
CREATE TABLE matches(id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, size INTEGER NOT NULL,
  changed INTEGER NOT NULL, game TEXT NOT NULL, preset TEXT NOT NULL, rules TEXT NOT NULL,
  shape TEXT NOT NULL, created TEXT NOT NULL, app TEXT NOT NULL, number TEXT NOT NULL,
  seats TEXT NOT NULL, state TEXT NOT NULL, winners INTEGER, scores TEXT NOT NULL,
  hands INTEGER NOT NULL, helped INTEGER NOT NULL, shots INTEGER NOT NULL, deals TEXT NOT NULL);
CREATE TABLE games(match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  game INTEGER NOT NULL, winners INTEGER NOT NULL, last INTEGER NOT NULL,
  helped INTEGER NOT NULL, sat TEXT NOT NULL, PRIMARY KEY(match, game)) WITHOUT ROWID;
CREATE TABLE hands(match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  hand INTEGER NOT NULL, game INTEGER NOT NULL, digest BLOB NOT NULL, helped INTEGER NOT NULL,
  dealer INTEGER NOT NULL, bidder INTEGER, bid TEXT, trump TEXT, result TEXT NOT NULL,
  shot INTEGER, seen INTEGER NOT NULL, strong INTEGER NOT NULL,
  twin INTEGER NOT NULL DEFAULT 0, PRIMARY KEY(match, hand)) WITHOUT ROWID;
CREATE TABLE shares(match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  hand INTEGER NOT NULL, seat INTEGER NOT NULL, side INTEGER NOT NULL, person TEXT NOT NULL,
  player TEXT NOT NULL, points INTEGER NOT NULL, tricks INTEGER NOT NULL,
  hickeys INTEGER NOT NULL, causes INTEGER NOT NULL, PRIMARY KEY(match, hand, seat)) WITHOUT ROWID;
CREATE TABLE weighed(digest BLOB NOT NULL, seat INTEGER NOT NULL, gained INTEGER,
  lost INTEGER NOT NULL, bidding INTEGER NOT NULL, calling INTEGER NOT NULL,
  playing INTEGER NOT NULL, small INTEGER NOT NULL, medium INTEGER NOT NULL,
  large INTEGER NOT NULL, bid INTEGER, promise REAL, missed INTEGER NOT NULL,
  rash INTEGER NOT NULL, marks TEXT NOT NULL, PRIMARY KEY(digest, seat)) WITHOUT ROWID;
CREATE TABLE believed(kind TEXT PRIMARY KEY, told TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX by_date ON matches(created DESC);
CREATE INDEX by_person ON shares(player, person);
CREATE INDEX by_digest ON hands(digest);
"""

_FIRST: Final = f"""SELECT h.match, h.hand FROM hands h JOIN matches m ON m.id = h.match
  WHERE h.digest = ? ORDER BY m.{AFAR}, m.path, h.hand"""
"""All that is the same hand; the first of it counts, and before all one that was played here."""

_PAGE: Final = 1 << 14
"""Bytes of a page: what is counted lies row by row, and is read as a whole."""

_BELIEVED: Final = "SELECT told FROM believed WHERE kind = ?"
_BELIEVE: Final = "REPLACE INTO believed VALUES (?, ?)"

_PART: Final = 1 << 20
"""Bytes of the file that are held at once."""

_OUTSIDE: Final = frozenset(
    {
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
    }
)
"""What the disk does, and not what the index holds."""

_DAMAGED: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


class Listed(NamedTuple):
    """A record as a list has it: its ``path``, when it was ``changed`` in ns, and of its Summary
    what is told in a line; how many ``hands`` are finished, and in how many of these there was
    help, or somebody shot the moon."""

    path: str
    changed: int
    game: str
    preset: str
    shape: str
    created: str
    number: str
    seats: tuple[SeatName, ...]
    state: State
    winners: int | None
    scores: tuple[int, ...]
    hands: int
    helped: int
    shots: int
    deals: str
    """What is known of the deals, of a match that is over."""

    @property
    def at_table(self) -> bool:
        """Whether it is in play or waits, and was not put away."""
        return "/" not in self.path

    @property
    def elsewhere(self) -> bool:
        """Whether it was not played here."""
        return self.path.startswith(ELSEWHERE)


class Index:
    """What is known of the records in ``folder``. No method raises anything of the disk or of a
    damaged file: where it cannot be kept it is held meanwhile, and ``kept`` says so. One that was
    thrown away knows nothing, and is to be given all records again."""

    def __init__(self, folder: Path, people: People | None = None) -> None:
        self.people = people or People(None)
        """Who of those in it are one."""
        self._path = folder / NAME
        self._seal = folder / SEAL
        self._weighed = Kept(folder / WEIGHED)
        self.kept = True
        """Whether it is on disk."""
        self._sealed = False
        self._gone = dict[bytes, str]()
        """Hands of records that were deleted, or have moved, and where these were."""
        self._base = self._opened()

    # --- the file -----------------------------------------------------------------------------

    def close(self) -> None:
        """Ends with the file, which then is known to be whole."""
        self._weighed.add(())
        self._base.close()
        if self.kept and not self._sealed:
            with suppress(OSError):
                write(self._seal, _sum(self._path), lasting=False)

    def _opened(self) -> sqlite3.Connection:
        try:
            make_folder(self._path.parent)
            # What is no file of this program stays where it is.
            there = [look(path) is not None for path in (self._path, self._seal)]
            if all(there) and read_bytes(self._seal, 64) == _sum(self._path):
                base = self._connected(str(self._path))
                (version,) = base.execute("PRAGMA user_version").fetchone()
                if version == _VERSION:
                    self._sealed = True
                    return base
                base.close()
            return self._new()
        except OSError as error:
            return self._without(error)
        except sqlite3.DatabaseError as error:
            return self._replaced(error)

    def _new(self) -> sqlite3.Connection:
        self._seal.unlink(missing_ok=True)
        self._path.unlink(missing_ok=True)
        return self._laid_out(str(self._path))

    def _replaced(self, error: sqlite3.DatabaseError) -> sqlite3.Connection:
        """In place of one that failed so."""
        code = error.sqlite_errorcode & 0xFF
        if code in _OUTSIDE:
            return self._without(error)
        if code not in _DAMAGED:
            raise error
        _log.warning("the index of the records is damaged and made again: %s", error)
        try:
            return self._new()
        except (OSError, sqlite3.DatabaseError) as again:
            return self._without(again)

    def _without(self, error: Exception) -> sqlite3.Connection:
        _log.warning("the index of the records is not kept: %s", error)
        self.kept = False
        return self._laid_out(":memory:")

    def _laid_out(self, place: str) -> sqlite3.Connection:
        # It knows no records, and so of none that it is elsewhere now.
        self._gone.clear()
        base = self._connected(place)
        base.execute(f"PRAGMA page_size = {_PAGE}")
        base.executescript(f"BEGIN; {_TABLES} PRAGMA user_version = {_VERSION};")
        _keep(base, self._weighed.read())
        base.execute("COMMIT")
        return base

    @staticmethod
    def _connected(place: str) -> sqlite3.Connection:
        base = sqlite3.connect(place, isolation_level=None)
        # What is cut off while it writes has no seal, and is made again: no journal, no waiting.
        base.execute("PRAGMA journal_mode = MEMORY")
        base.execute("PRAGMA synchronous = OFF")
        base.execute("PRAGMA foreign_keys = ON")
        base.execute("PRAGMA temp_store = MEMORY")
        return base

    def _done(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What ``work`` comes to, in a new index if this one fails over it."""
        try:
            return work(self._base)
        except sqlite3.DatabaseError as error:
            with suppress(sqlite3.Error):
                self._base.close()
            self._base = self._replaced(error)
            return work(self._base)

    def _write(self, work: Callable[[sqlite3.Connection], object]) -> None:
        try:
            self._unseal()
        except OSError as error:
            self._sealed = False
            self._base.close()
            self._base = self._without(error)

        def whole(base: sqlite3.Connection) -> None:
            base.execute("BEGIN IMMEDIATE")
            try:
                work(base)
                base.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    base.execute("ROLLBACK")
                raise

        self._done(whole)

    def _unseal(self) -> None:
        if self._sealed:
            self._seal.unlink(missing_ok=True)
            self._sealed = False

    # --- what is written ----------------------------------------------------------------------

    def put(self, found: Sequence[RecordFacts], gone: Iterable[str] = ()) -> None:
        """Takes in what was ``found``, in place of what was known of the same paths, and leaves
        out those that are ``gone``; all of it or nothing."""
        left = tuple(gone)
        out = [(path,) for path in (*left, *(record.path for record in found))]
        which = "SELECT digest FROM hands JOIN matches ON id = match WHERE path = ?"
        self._gone |= {digest: path for path in left for (digest,) in self.rows(which, path)}

        def work(base: sqlite3.Connection) -> None:
            old = [
                match
                for path in out
                for match in base.execute("SELECT id FROM matches WHERE path = ?", path)
            ]
            touched = {
                digest
                for match in old
                for (digest,) in base.execute("SELECT digest FROM hands WHERE match = ?", match)
            }
            played.forget(base, old)
            base.executemany("DELETE FROM matches WHERE id = ?", old)
            changed = {_insert(base, record) for record in found}
            touched.update(hand.digest for record in found for hand in record.summary.hands)
            for digest in touched:
                same = base.execute(_FIRST, (digest,)).fetchall()
                base.executemany(
                    "UPDATE hands SET twin = ? WHERE match = ? AND hand = ?",
                    ((place > 0, *key) for place, key in enumerate(same)),
                )
                changed.update(match for match, _ in same)
            played.renew(base, changed)

        self._write(work)

    def keep(self, found: Sequence[Weighed]) -> None:
        """Takes in what was weighed, for good."""
        self._weighed.add(found)

        def work(base: sqlite3.Connection) -> None:
            _keep(base, found)
            digests = {(one.digest,) for one in found}
            which = "SELECT match FROM hands WHERE digest = ?"
            played.renew(base, {key for one in digests for (key,) in base.execute(which, one)})

        self._write(work)

    def settle(self) -> None:
        """Lets go what was weighed of matches that are gone, now that all records are known and no
        deletion is taken back any more."""
        known = "SELECT 1 FROM hands WHERE digest = ?"
        lost = [
            (digest,)
            for digest, path in self._gone.items()
            if not self.rows(known, digest) and _absent(self._path.parent / path)
        ]
        self._gone.clear()
        if lost:
            delete = "DELETE FROM weighed WHERE digest = ?"
            self._write(lambda base: base.executemany(delete, lost))
            self._weighed.drop([digest for (digest,) in lost])

    # --- what it tells ------------------------------------------------------------------------

    def known(self) -> Mapping[str, Stamp]:
        """The records by their paths, as they were when they were read."""
        rows = self.rows("SELECT path, size, changed FROM matches")
        return {path: Stamp(size, changed) for path, size, changed in rows}

    def listed(self) -> tuple[Listed, ...]:
        """All records, the latest first."""
        rows = self.rows(
            f"""SELECT {", ".join(Listed._fields)} FROM matches
            ORDER BY created DESC, changed DESC, path"""
        )
        return tuple(
            Listed(*row)._replace(seats=_seats(row[7]), scores=_figures(row[10])) for row in rows
        )

    def ended(self, game: str, person: str) -> dict[str, Ended]:
        """The matches of ``game`` that a ``person`` played to their end, by their paths, the
        earliest first: those played here, in which it was the only one, and each once; not where
        there was help in every hand, as with deals that were seen before."""
        names = self.people.alike(person)
        rows = self.rows(
            f"""SELECT path, winners >> side & 1, scores, h.hand
            FROM matches m JOIN hands h ON h.match = m.id AND NOT twin
              AND h.hand = (SELECT max(hand) FROM hands WHERE match = m.id)
            JOIN shares s ON s.match = m.id AND s.hand = h.hand
            WHERE m.game = ? AND state = 'over' AND NOT h.seen AND s.person IN ({holes(names)})
              AND player = 'human'
              AND m.helped < hands AND NOT m.{AFAR} AND 1 =
              (SELECT count(*) FROM shares WHERE match = m.id AND hand = h.hand
                AND player = 'human')
            ORDER BY created, path""",
            game,
            *names,
        )
        return {
            path: Ended(bool(won), lead(_figures(scores)), hands)
            for path, won, scores, hands in rows
        }

    def shoots(self, game: str, person: str) -> int:
        """In how many hands of ``game`` that were played here, without help, the side of a
        ``person`` shot the moon."""
        names = self.people.alike(person)
        ((count,),) = self.rows(
            f"""SELECT count(*) FROM hands h JOIN matches m ON m.id = h.match
            JOIN shares s ON s.match = h.match AND s.hand = h.hand AND s.side = h.shot
            WHERE m.game = ? AND person IN ({holes(names)}) AND player = 'human' AND NOT twin
              AND NOT h.helped AND NOT m.{AFAR}""",
            game,
            *names,
        )
        return int(count)

    def numbered(self, game: str, number: str) -> tuple[bool, list[str]]:
        """Whether it is known that the deals of a match of ``game`` come from the ``number``, and
        the paths of those of which it is not: sealed and in play, without a finished hand, or
        damaged."""
        asked = "SELECT number != '' AND hands, path FROM matches WHERE game IN (?, '')"
        found = self.rows(f"{asked} AND number IN (?, '')", game, number)
        return any(sure for sure, _ in found), [path for sure, path in found if not sure]

    def believed(self, kind: str) -> str:
        """What was last told to ``believe`` of a kind of table; empty for nothing."""
        return "".join(told for (told,) in self.rows(_BELIEVED, kind))

    def believe(self, kind: str, told: str) -> None:
        """Keeps what the games at a kind of table come to, for it takes long to tell again. Where
        there is no room for it, all else stays as it is."""
        with suppress(OSError, sqlite3.DatabaseError):
            self._unseal()
            self._base.execute(_BELIEVE, (kind, told))

    def rows(self, question: str, *holes: object) -> list[tuple[Any, ...]]:
        """What the tables hold, as a ``question`` in SQL has it."""
        return self._done(lambda base: base.execute(question, holes).fetchall())


def _absent(path: Path) -> bool:
    """Whether nothing is there; where nobody can look, something may be."""
    try:
        path.lstat()
    except OSError as error:
        return isinstance(error, FileNotFoundError)
    return False


def holes(values: Iterable[object]) -> str:
    """As many in a question as there are values."""
    return ", ".join("?" for _ in values)


def _figures(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _seats(text: str) -> tuple[SeatName, ...]:
    return tuple(SeatName(*seat) for seat in json.loads(text))


def _sum(path: Path) -> bytes:
    """What the file comes to: told anew where a bit of it changed."""
    size, found = 0, 0
    with opened(path) as file:
        while part := file.read(_PART):
            size, found = size + len(part), zlib.crc32(part, found)
    return f"{_VERSION} {size} {found}".encode()


def _keep(base: sqlite3.Connection, found: Iterable[Weighed]) -> None:
    base.executemany(
        f"INSERT OR REPLACE INTO weighed VALUES (?{', ?' * 14})",
        (
            (
                *one[:3],
                *(one.lost(phase) for phase in (None, "bid", "call", "play")),
                *(one.mistakes(size) for size in (Size.SMALL, Size.MEDIUM, Size.LARGE)),
                *one[3:-1],
                json.dumps(one.marks),
            )
            for one in found
        ),
    )


def _sat(game: GameFacts, shares: Iterable[Share]) -> str:
    """A line for each who sat there at its end: whether it won, its side, whether it is a person,
    and who."""
    return "\n".join(
        f"{game.winners >> one.side & 1} {one.side} {one.player == HUMAN:d} "
        + (one.person if one.player == HUMAN else one.player.replace("\n", " "))
        for one in shares
    )


def _insert(base: sqlite3.Connection, record: RecordFacts) -> int:
    """Its key."""
    told: Summary = record.summary
    row = (
        record.path,
        *record.stamp,
        *told[:7],
        json.dumps(told.seats),
        told.state,
        told.winners,
        " ".join(map(str, told.scores)),
        len(told.hands),
        sum(hand.helped for hand in told.hands),
        sum(hand.shot is not None for hand in told.hands),
        told.deals,
    )
    key = base.execute(f"INSERT INTO matches VALUES (NULL{', ?' * len(row)})", row).lastrowid
    shares = {hand.number: hand.shares for hand in told.hands}
    base.executemany(
        "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?)",
        ((key, *game, _sat(game, shares[game.last])) for game in told.games),
    )
    base.executemany(
        "INSERT INTO hands VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
        ((key, *hand[:-1]) for hand in told.hands),
    )
    base.executemany(
        "INSERT INTO shares VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        ((key, hand.number, *share) for hand in told.hands for share in hand.shares),
    )
    assert key is not None
    return key
