"""The score sheet of any game, a finished hand told trick by trick, and how a hand ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from moon_desktop.engine.account import AnyAccount, Closing, account_of
from moon_desktop.engine.entries import Entry, GameOver, HandEnd
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.sight import Sight
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.defaults.table import won
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.house_rules import Rules
from moon_desktop.games.views.hand import (
    Figure,
    HandShown,
    HeldShown,
    Ink,
    PieceShown,
    Section,
    TrickShown,
)
from moon_desktop.games.views.sheet import Sheet
from moon_desktop.games.views.table import Result
from moon_desktop.words import names as called
from moon_desktop.words import score
from moon_desktop.words.language import N_, pgettext, tr

R = TypeVar("R", bound=Rules)


class Sheets(Generic[R]):
    """What is written down of a game with house rules R; ``kind``: its score sheet."""

    kind: ClassVar[type[Sheet]] = Sheet
    numbered: ClassVar[str] = N_("Hand {hand}.")
    """What a finished hand is called, to a voice."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def start(self, rules: R) -> Closing[AnyAccount]:
        """A new match, by which records are followed; TypeError of a game that tells none."""
        raise TypeError(f"{type(self).__name__} starts no match")

    def empty(self, rules: R, seats: Sequence[str]) -> Sheet:
        """The score sheet of a match, which follows its entries; ``seats``: the names, fit to be
        shown."""
        return self.kind.opened(rules, seats)

    def laid_open(
        self, rules: R, seats: Sequence[str], entries: Sequence[Entry], number: int
    ) -> HandShown | None:
        """Hand ``number`` of a record in full, to be shown beside the sheet; None where it is not
        finished."""
        account = account_of(self.start(rules), entries, number)
        return None if account is None else self.told(rules, seats, account)

    def besides(self, rules: R, account: AnyAccount) -> Sequence[tuple[str, Sequence[str]]]:
        """Who played along after the seats, such as a dummy, with what was dealt them."""
        return ()

    def told(self, rules: R, seats: Sequence[str], account: AnyAccount) -> HandShown:
        """A finished hand trick by trick."""
        table, ended = rules.table, account.ended
        hands = [*zip(seats, account.deal.hands, strict=True), *self.besides(rules, account)]
        names = tuple(name for name, _ in hands)

        def played(trick: Trick) -> TrickShown:
            return TrickShown(
                tuple(
                    (seat, PieceShown(piece, f"{names[seat]}: {self.wording.piece(piece)}", took))
                    for seat, piece, _ in trick.plays
                    for took in (("took",) if seat == trick.taker else ("",))
                )
            )

        said = tuple(self.wording.said(bid, seats) for bid in account.said)
        lines = points(table, seats, ended)
        sentences = [tr(self.numbered).format(hand=account.number)]
        for (name, _), got, total in zip(lines, ended.points, ended.scores, strict=True):
            sentences.append(score.standing(name, got, total, hole=False, voice=True))
        return HandShown(
            account.number,
            beside=tr("{name} dealt").format(name=seats[account.deal.dealer]),
            dealt=Section(tr("Dealt")),
            before=Section(pgettext("row of the review", "Bid"), said) if said else None,
            held=tuple(
                HeldShown(
                    name, tuple(PieceShown(piece, self.wording.piece(piece)) for piece in hand)
                )
                for name, hand in hands
                if hand
            ),
            seats=names,
            tricks=tuple(map(played, account.tricks)),
            tricks_title=tr("Tricks"),
            legend=(("took", tr("took the trick")),),
            points_title=tr("Points"),
            heads=(tr("Tricks"), tr("Points"), pgettext("a running sum", "Total")),
            points=lines,
            told="\n".join(sentences),
        )

    def result(
        self, sight: Sight, names: Sequence[str], entries: Sequence[Entry], you: int | None
    ) -> Result:
        """How the last hand ended, and the game and match if they did, for the card; ``names`` by
        seat, ``you``, the seat that is spoken to; ``entries``, the record in full."""
        names, ended = [called.apart(name) for name in names], ended_game(entries)
        title, over = tr("The hand is over"), sight.phase == "over"
        if ended is not None:
            ending = sight.ledger.match_winner() if over else None
            title = won(sight, names, ending or ended, you)
        return Result(title, "", next_key(sight, ended, self.kind), over=over)


AnySheets: TypeAlias = Sheets[Any]
"""Those of whichever game."""


def ended_game(entries: Sequence[Entry]) -> GameOver | None:
    """The game that the last hand also ended, if it did."""
    for entry in reversed(entries):
        if isinstance(entry, GameOver):
            return entry
        if isinstance(entry, HandEnd):
            return None
    return None


def next_key(sight: Sight, ended: GameOver | None, kind: type[Sheet]) -> str:
    """The word of the key that goes on, as a game with that ``kind`` of sheet calls a hand."""
    if sight.phase == "over":
        return tr("Rematch")
    return tr("Next game") if ended else tr(kind.next_hand)


def turned(sight: Sight, entries: Sequence[Entry]) -> tuple[int | None, HandEnd | None]:
    """The number and the end of the hand since which the side that won the match was ahead; None
    where it is not over, or was won before its last game, or in the first hand, or is shared."""
    over, last = sight.ledger.match_winner(), ended_game(entries)
    ends, first = list[HandEnd](), 1
    for entry in entries:
        if isinstance(entry, GameOver) and entry is not last:
            first += len(ends)
            ends.clear()
        elif isinstance(entry, HandEnd):
            ends.append(entry)
    if sight.phase != "over" or over is None or over.sharing or len(ends) < 2:
        return None, None
    for after in range(len(ends) - 1, 0, -1):
        scores = ends[after - 1].scores
        others = (score for side, score in enumerate(scores) if side != over.winner)
        if scores[over.winner] <= max(others):
            return first + after, ends[after]
    return first, ends[0]


def points(
    table: Seats, seats: Sequence[str], ended: HandEnd, ink: Ink = "pink", *, circle: bool = False
) -> tuple[tuple[str, tuple[Figure, ...]], ...]:
    """Tricks, points and total, a line a side; the points of the bidder's in ``ink``; ``circle``:
    there is one round a total below zero."""
    lines = []
    for side, tricks in enumerate(table.by_side(ended.tricks)):
        mine = ended.bidder is not None and table.side(ended.bidder) == side
        total = ended.scores[side]
        figures = (
            Figure(str(tricks)),
            Figure(score.signed(ended.points[side]), ink if mine else "pink"),
            Figure(score.figure(total), "red" if total < 0 else "pink", circle and total < 0),
        )
        lines.append((score.side([seats[seat] for seat in table.members(side)]), figures))
    return tuple(lines)
