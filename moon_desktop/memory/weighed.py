"""What the choices of a hand were worth once they were weighed. It takes long to come to, and so
is kept in a file of its own, from which any index is filled."""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from moon_desktop.disk.regular_files import look, make_folder, opened, write
from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play, notation
from moon_desktop.games import CATALOGUE
from moon_desktop.players.review import EDITION, LEAST_LOSS, HandReview, Size, Step

_log = logging.getLogger(__name__)

GAME: Final = 100_000
"""So many parts of a game a loss is counted in, for sums in whole numbers to be exact."""

_RIGHT: Final = LEAST_LOSS[-1][1]
"""What is worse than the best by less is right, too."""

Phase: TypeAlias = Literal["bid", "call", "play"]
"""Of a choice: ``call`` is what the bidder says and lays away before the play."""


class Mark(NamedTuple):
    """A mistake: at which ``step`` of the hand, from 0, of which size, and how much of a game was
    ``lost``; of one that is no small one the choices that were ``right``, and of how many of 100
    the game is won, or at a bid its contract made, after each."""

    step: int
    phase: Phase
    size: int
    lost: int
    right: tuple[str, ...] = ()
    chances: Mapping[str, int] = {}


class Weighed(NamedTuple):
    """A ``seat`` in the hand of a ``digest``: what the hand ``gained`` its side, in parts of a
    game, None where its game does not know; at which step it said what it bid (``bid``), and of a
    bid the chance of its contract then (``promise``); whether it passed where a bid was better by
    a mistake that is no small one (``missed``), or bid where to pass was (``rash``)."""

    digest: bytes
    seat: int
    gained: int | None
    bid: int | None
    promise: float | None
    missed: bool
    rash: bool
    marks: tuple[Mark, ...]

    def lost(self, phase: Phase | None = None) -> int:
        """What was lost by its mistakes, or by those of a ``phase``."""
        return sum(mark.lost for mark in self.marks if phase in (None, mark.phase))

    def mistakes(self, size: Size) -> int:
        """How many there are of that size."""
        return sum(mark.size == size for mark in self.marks)


class Due(NamedTuple):
    """What is still to be weighed: the choices of ``seats`` in the ``hand`` of a ``digest`` in the
    record at ``path``."""

    path: str
    hand: int
    digest: bytes
    seats: tuple[int, ...]


def weighed(game: str, review: HandReview, digest: bytes, seats: Iterable[int]) -> list[Weighed]:
    """What there is to be kept of a hand of ``game``, of which all that these had to choose is
    weighed."""
    table, gained = review.rules.table, CATALOGUE[game].players.gained(review)
    if any(step.knew is not None and not step.knew.outlook for step in review.steps):
        gained = None
    found = []
    for seat in seats:
        own = [(n, step) for n, step in enumerate(review.steps) if step.seat == seat]
        said = next(((n, one) for n, one in reversed(own) if isinstance(one.choice, Bid)), None)
        number, bid = said or (None, None)
        passed = bid is not None and bid.choice.bid == PASS
        wrong = bid is not None and bid.size >= Size.MEDIUM
        instead = bid is not None and bid.knew is not None and bid.knew.best.bid == PASS
        worth = None if bid is None or passed else bid.worth
        found.append(
            Weighed(
                digest,
                seat,
                None if gained is None else round(GAME * gained[table.side(seat)]),
                number,
                None if worth is None else worth.made,
                wrong and passed and not instead,
                wrong and not passed and instead,
                tuple(_mark(n, step) for n, step in own if step.size),
            )
        )
    return found


def _mark(number: int, step: Step) -> Mark:
    phase: Phase = (
        "bid"
        if isinstance(step.choice, Bid)
        else "play"
        if isinstance(step.choice, Play)
        else "call"
    )
    mark, knew = Mark(number, phase, step.size, round(GAME * step.win_lost)), step.knew
    if knew is None or step.size < Size.MEDIUM:
        return mark
    best, chances = knew.of(knew.best).win, dict[str, int]()
    for worth in knew.worths:
        chance = worth.win if phase == "play" else worth.made
        if chance is not None and getattr(worth.choice, "bid", None) != PASS:
            chances[notation(worth.choice)] = round(100 * chance)
    right = tuple(notation(one.choice) for one in knew.worths if best - one.win < _RIGHT)
    return mark._replace(right=right, chances=chances)


class Kept:
    """The file at ``path``: a line for each of what was weighed, behind the sum of it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._owed = b""
        """What the disk did not take."""

    def read(self) -> Iterator[Weighed]:
        """All of it that is sound; what another edition came to is thrown away."""
        stale, lines = False, list[bytes]()
        try:
            if look(self._path) is None:
                return
            with opened(self._path) as file:
                lines = file.readlines()
        except OSError as error:
            _log.warning("what was weighed cannot be read: %s", error)
        lines += self._owed.splitlines(keepends=True)
        for place, line in enumerate(lines):
            edition, *values = _sound(line)
            if edition == EDITION:
                digest, *rest, marks = values
                told = tuple(Mark._make((*mark[:4], tuple(mark[4]), mark[5])) for mark in marks)
                yield Weighed._make((bytes.fromhex(digest), *rest, told))
            elif line.strip():
                stale, lines[place] = True, b""
        if stale:
            try:
                write(self._path, b"".join(lines))
            except OSError as error:
                _log.warning("what another edition weighed stays: %s", error)

    def add(self, found: Sequence[Weighed]) -> None:
        """Takes in more; what the disk does not take is tried again with the next."""
        texts = (json.dumps([EDITION, one.digest.hex(), *one[1:]]).encode() for one in found)
        lines = (b"%08x %b\n" % (zlib.crc32(text), text) for text in texts)
        self._owed += b"".join(lines)
        if not self._owed:
            return
        try:
            look(self._path)
            make_folder(self._path.parent)
            with self._path.open("ab") as file:
                # What was cut off before ends here.
                file.write(b"\n" + self._owed)
            self._owed = b""
        except OSError as error:
            _log.warning("what was weighed is not kept yet: %s", error)

    def drop(self, digests: Collection[bytes]) -> None:
        """Leaves out what was weighed of these hands, for good."""
        gone = {digest.hex().encode() for digest in digests}
        try:
            with opened(self._path) as file:
                left = b"".join(line for line in file if (*line.split(b'"', 2), b"")[1] not in gone)
            if left.strip():
                write(self._path, left)
            else:
                self._path.unlink()
        except FileNotFoundError:
            return
        except OSError as error:
            _log.warning("what was weighed of matches that are gone stays: %s", error)


def _sound(line: bytes) -> list[Any]:
    """What stands in a line; an edition that there is none of where it is damaged."""
    told, _, text = line.rstrip(b"\n").partition(b" ")
    if told != b"%08x" % zlib.crc32(text):
        return [0]
    values: list[Any] = json.loads(text)
    return values
