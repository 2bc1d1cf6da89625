"""The score sheet as values: what a match's entries come to, a row a hand and a row a game won."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.entries import (
    HELP,
    Bid,
    Deal,
    Entry,
    GameOver,
    HandOver,
    MatchOver,
    NameTrump,
    Note,
)
from moon_desktop.games.moon_auction import ladder
from moon_desktop.games.moon_rules import MoonRules


class HandRow(NamedTuple):
    """A hand, in play while ``result`` is None, then as it ended.

    ``number`` counts hands over the match, ``game`` games, both from 1. ``dealer`` and ``bidder``
    are seats; the bidder is known with ``bid`` once the auction is over; ``trump`` once it is
    named. ``points`` and ``hickeys`` are those of the hand, ``scores`` the running totals after
    it, a side. ``winner`` is the side that won the game with this hand. ``helped``: something
    was taken back in it, or a hint shown.
    """

    number: int
    game: int
    dealer: int
    points: tuple[int, ...]
    scores: tuple[int, ...]
    hickeys: tuple[int, ...]
    bidder: int | None = None
    bid: str | None = None
    trump: str | None = None
    result: str | None = None
    offender: int | None = None
    winner: int | None = None
    helped: bool = False

    @property
    def finished(self) -> bool:
        """Whether it has ended, so that nothing of it is hidden any more (M3.1)."""
        return self.result is not None


class GameRow(NamedTuple):
    """A game ruled off: its ``winner``, its ``marks`` and the match's ``totals``, a side (M6);
    ``hickeys``: those each side held at its end (M5.7)."""

    number: int
    winner: int
    marks: tuple[int, ...]
    totals: tuple[int, ...]
    hickeys: tuple[int, ...]


Row: TypeAlias = HandRow | GameRow


class GameSpan(NamedTuple):
    """One game on the sheet: rows ``first`` up to ``end`` are its hands; ``closing`` is the row
    that rules it off, None while it is in play; ``hickeys``: those held by now, a side."""

    number: int
    first: int
    end: int
    closing: int | None
    hickeys: tuple[int, ...]


class ScoreRows(NamedTuple):
    """The whole sheet after some entries of a match.

    ``game``: the game on top of the pad, from 1: the next one begins with its first deal.
    ``hickeys``: those of that game, a side; ``totals``: marks, or games won, of the match;
    ``winner``: the side that won the match; ``auction``: the one under way, if any;
    ``helped_next``: there was help before the next hand was dealt.
    """

    rules: MoonRules
    rows: tuple[Row, ...]
    game: int
    scores: tuple[int, ...]
    hickeys: tuple[int, ...]
    totals: tuple[int, ...]
    auction: Auction | None = None
    winner: int | None = None
    helped_next: bool = False

    @property
    def games(self) -> tuple[GameSpan, ...]:
        """The games begun, in order; an empty one before the first deal."""
        spans = []
        first = 0
        for place, row in enumerate(self.rows):
            if isinstance(row, GameRow):
                spans.append(GameSpan(row.number, first, place, place, row.hickeys))
                first = place + 1
        if first < len(self.rows) or not spans:
            spans.append(GameSpan(self.game, first, len(self.rows), None, self.hickeys))
        return tuple(spans)

    @staticmethod
    def opened(rules: MoonRules) -> ScoreRows:
        """An empty sheet."""
        nil = (0,) * rules.table.sides
        return ScoreRows(rules, (), 1, nil, nil, nil)

    @staticmethod
    def folded(rules: MoonRules, entries: Iterable[Entry]) -> ScoreRows:
        """The sheet after ``entries``, which are those of a record, consequences included."""
        sheet = ScoreRows.opened(rules)
        for entry in entries:
            sheet = sheet.after(entry)
        return sheet

    def after(self, entry: Entry) -> ScoreRows:
        """The sheet after one more entry; the same object where that changes nothing on it."""
        match entry:
            case Deal():
                return self._dealt(entry)
            case Bid():
                return self._bid(entry)
            case NameTrump():
                return self._with_last(self._hand._replace(trump=self.rules.meant(entry.trump)))
            case HandOver():
                return self._hand_over(entry)
            case GameOver():
                return self._game_over(entry)
            case MatchOver():
                return self._replace(winner=entry.winner)
            case Note(kind) if kind in HELP:
                return self._helped()
            case _:
                return self

    @property
    def _hand(self) -> HandRow:
        row = self.rows[-1]
        assert isinstance(row, HandRow)
        return row

    def _with_last(self, row: HandRow) -> ScoreRows:
        return self._replace(rows=(*self.rows[:-1], row))

    def _dealt(self, deal: Deal) -> ScoreRows:
        nil = (0,) * self.rules.table.sides
        opens = bool(self.rows) and isinstance(self.rows[-1], GameRow)
        game = self.game + opens
        scores = nil if opens else self.scores
        table = self.rules.table
        row = HandRow(deal.hand, game, deal.dealer, nil, scores, nil, helped=self.helped_next)
        return self._replace(
            rows=(*self.rows, row),
            game=game,
            scores=scores,
            hickeys=nil if opens else self.hickeys,
            auction=Auction(ladder(self.rules), table, table.left_of(deal.dealer)),
            helped_next=False,
        )

    def _bid(self, bid: Bid) -> ScoreRows:
        assert self.auction is not None
        auction = self.auction.after(bid)
        if not auction.over:
            return self._replace(auction=auction)
        closed = self._replace(auction=None)
        standing = auction.standing
        if standing is None:
            return closed
        return closed._with_last(self._hand._replace(bidder=standing.seat, bid=standing.bid))

    def _hand_over(self, hand: HandOver) -> ScoreRows:
        row = self._hand._replace(
            points=hand.points,
            scores=hand.scores,
            hickeys=hand.hickeys,
            result=hand.result,
            offender=hand.offender,
        )
        held = tuple(a + b for a, b in zip(self.hickeys, hand.hickeys, strict=True))
        return self._with_last(row)._replace(scores=hand.scores, hickeys=held)

    def _helped(self) -> ScoreRows:
        """With a mark on the hand in play, or on the next one."""
        row = self.rows[-1] if self.rows else None
        if isinstance(row, HandRow) and not row.finished:
            return self if row.helped else self._with_last(row._replace(helped=True))
        return self if self.helped_next else self._replace(helped_next=True)

    def _game_over(self, game: GameOver) -> ScoreRows:
        won = self._hand._replace(winner=game.winner)
        ruled_off = GameRow(self.game, game.winner, game.marks, game.totals, self.hickeys)
        return self._replace(rows=(*self.rows[:-1], won, ruled_off), totals=game.totals)
