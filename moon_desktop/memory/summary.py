"""What the index keeps of a record: facts of the match, of its games and hands, and of who sat
there."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import groupby, islice
from operator import attrgetter
from typing import Final, Literal, NamedTuple, TypeAlias, get_args
from unicodedata import normalize

from moon_desktop.engine.entries import Dealt, Entry, HandEnd, MatchOver, Note
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.record import Header, SeatName
from moon_desktop.engine.seats import Seats
from moon_desktop.games import CATALOGUE
from moon_desktop.games.views.sheet import CauseSign, GameRow, HandRow, Sheet
from moon_desktop.words.names import clean_name

DIGEST: Final = 8
"""Bytes that tell a hand from all others."""

SIGNS: Final[tuple[CauseSign, ...]] = get_args(CauseSign)
"""All that a sheet knows to move points."""
STILL: Final = 64
"""What is packed of one that moved none: some cost points."""

State: TypeAlias = Literal["over", "open", "damaged"]


class Share(NamedTuple):
    """Of a seat in a finished hand: its ``side``, who sat there (``person`` as ``folded`` has the
    name, ``player`` as a record has it, both empty where that is not known), the ``points`` of the
    side, the ``tricks`` of the seat, and the hickeys of the side."""

    seat: int
    side: int
    person: str
    player: str
    points: int
    tricks: int
    hickeys: int
    causes: int


class HandFacts(NamedTuple):
    """A finished hand, as the score sheet has it; ``digest``: the same for the same hand of the
    same match in whatever file; ``shot``: the side that shot the moon in it, if one did;
    ``seen``: its deal was known to a person before; ``strong``: how many good pieces each seat was
    dealt, ``packed``."""

    number: int
    game: int
    digest: bytes
    helped: bool
    dealer: int
    bidder: int | None
    bid: str | None
    trump: str | None
    result: str
    shot: int | None
    seen: bool
    strong: int
    shares: tuple[Share, ...]


class GameFacts(NamedTuple):
    """A game that is over; ``winners``: sides, a bit each; the number of its ``last`` hand, and in
    how many there was help."""

    number: int
    winners: int
    last: int
    helped: int


class Summary(NamedTuple):
    """A record. ``rules`` are JSON, ``preset`` the key of those that are the same game, empty
    where there is none; ``shape``: ``3`` seats alone, ``2x2`` sides of two; ``number``: that of
    the deals; ``winners``: sides, a bit each, None while it is open; ``scores``: a side, of the
    last game; ``created`` and ``app`` as the header has them; ``deals``: of a match that is over
    what is known of them. What a header leaves out is empty, and the number of a sealed match until
    it is over."""

    game: str = ""
    preset: str = ""
    rules: str = ""
    shape: str = ""
    created: str = ""
    app: str = ""
    number: str = ""
    seats: tuple[SeatName, ...] = ()
    state: State = "damaged"
    winners: int | None = None
    scores: tuple[int, ...] = ()
    hands: tuple[HandFacts, ...] = ()
    games: tuple[GameFacts, ...] = ()
    deals: str = ""


DAMAGED: Final = Summary()
"""Of what is no valid record."""


@lru_cache(1024)
def folded(name: str) -> str:
    """``name`` as one is told from another: capitals or not, spaces and what is not seen, and
    whichever way a letter with an accent is spelt."""
    return normalize("NFC", clean_name(name).casefold())


def summary(header: Header, entries: Sequence[Entry]) -> Summary:
    """That of a record with all its entries, those that follow included."""
    game = CATALOGUE[header.game]
    rules, written = game.rules_of(header.rules), json.dumps(header.rules, sort_keys=True)
    sheet = game.show.sheet.empty(rules, [seat.name for seat in header.seats]).through(entries)
    closed = [row for row in sheet.rows if isinstance(row, HandRow) and row.finished]
    over = [entry for entry in entries if isinstance(entry, MatchOver)]
    played, strong = _played(header, entries), game.show.figures.strong(rules)
    by_game = {number: [*hands] for number, hands in groupby(closed, attrgetter("game"))}
    return Summary(
        game=header.game,
        preset=_preset(header.game, written),
        rules=written,
        shape=shape(rules.table),
        created=header.created or "",
        app=header.app or "",
        number="" if header.seed is None or (header.secret and not over) else str(header.seed),
        seats=header.seats,
        state="over" if over else "open",
        winners=_bits(over[-1].winners) if over else None,
        scores=closed[-1].scores if closed else (),
        hands=tuple(
            HandFacts(
                row.number,
                row.game,
                hand.digest(header),
                row.helped,
                row.dealer,
                row.bidder,
                *sheet.bought(row),
                row.result or "",
                sheet.shot(row),
                hand.seen,
                packed(hand.dealt(strong.pieces)) if strong else 0,
                tuple(_shares(sheet, row, hand)),
            )
            for row, hand in zip(closed, played, strict=True)
        ),
        games=tuple(
            GameFacts(
                row.number, _bits(row.winners), hands[-1].number, sum(h.helped for h in hands)
            )
            for row in sheet.rows
            if isinstance(row, GameRow)
            for hands in [by_game[row.number]]
        ),
    )


class _Played(NamedTuple):
    """A finished hand in a record: its entries from the deal on without notes, who sat there when
    it ended, and whether its deal had been ``seen``."""

    entries: tuple[Entry, ...]
    ended: HandEnd
    sitting: tuple[SeatName, ...]
    seen: bool

    @property
    def _deal(self) -> Dealt:
        deal = self.entries[0]
        assert isinstance(deal, Dealt)
        return deal

    @property
    def number(self) -> int:
        """That of the hand."""
        return self._deal.hand

    def dealt(self, pieces: Collection[Piece]) -> list[int]:
        """How many of these each seat was dealt."""
        return [sum(piece in pieces for piece in hand) for hand in self._deal.hands]

    def digest(self, header: Header) -> bytes:
        told = [header.game, header.rules, header.created, self.entries]
        text = json.dumps(told, sort_keys=True).encode("utf-8", "surrogatepass")
        return blake2b(text, digest_size=DIGEST).digest()


def digests(header: Header, entries: Sequence[Entry]) -> dict[int, bytes]:
    """Those of the finished hands of a record, by their numbers."""
    return {hand.number: hand.digest(header) for hand in _played(header, entries)}


_NOBODY: Final = SeatName("", "")


def _played(header: Header, entries: Iterable[Entry]) -> list[_Played]:
    """The header says who sits there now: where somebody else came to sit, a note says so."""
    changed = {note.seat for note in entries if isinstance(note, Note) and note.kind == "seated"}
    sitting = [_NOBODY if seat in changed else name for seat, name in enumerate(header.seats)]
    found, hand, seen = list[_Played](), list[Entry](), False
    for entry in entries:
        if isinstance(entry, Note):
            seen = seen or entry.kind == "seen"
            if entry.kind == "seated" and entry.seat is not None:
                sitting[entry.seat] = SeatName(entry.name or "", entry.player or "")
            continue
        if isinstance(entry, Dealt):
            hand.clear()
        hand.append(entry)
        if isinstance(entry, HandEnd):
            found.append(_Played(tuple(hand), entry, tuple(sitting), seen))
            seen = False
    return found


def _shares(sheet: Sheet, row: HandRow, hand: _Played) -> Iterable[Share]:
    for seat, (name, player) in enumerate(hand.sitting):
        side = sheet.table.side(seat)
        causes = sheet.causes(row, side)
        moved = {cause.sign: cause.chips for cause in causes or ()}
        yield Share(
            seat,
            side,
            folded(name),
            player,
            row.points[side],
            hand.ended.tricks[seat],
            row.asterisks[side],
            0 if causes is None else packed(STILL + moved.get(sign, 0) for sign in SIGNS),
        )


def packed(numbers: Iterable[int]) -> int:
    """Small numbers in one, a byte each: as many as a column holds."""
    bytes_ = (max(0, min(255, number)) for number in islice(numbers, 7))
    return sum(number << 8 * place for place, number in enumerate(bytes_))


def _bits(sides: Iterable[int]) -> int:
    return sum(1 << side for side in sides)


def shape(table: Seats) -> str:
    """That of a table, as a Summary has it."""
    return f"{table.sides}x{table.team}" if table.partners else str(table.count)


@lru_cache(64)
def _preset(game: str, rules: str) -> str:
    known = CATALOGUE[game]
    return known.preset_of(known.rules_of(json.loads(rules))) or ""
