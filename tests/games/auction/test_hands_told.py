"""What is written down of a match with an auction: on the sheet as the record says, and whole."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from moon_desktop.engine.account import accounts
from moon_desktop.engine.entries import Entry, GameOver
from moon_desktop.engine.reading import read
from moon_desktop.games import CATALOGUE
from moon_desktop.games.auction.entries import Bought
from moon_desktop.games.game import Game
from moon_desktop.games.views.sheet import GameRow, HandRow
from tests.kit.golden import FOLDER, FORTY_TWO, WALKS, WALKS_42

NAMES = ("Ann", "Bea", "Cy", "Dot")
FILES = [FOLDER / f"{name}.moon" for name in WALKS]
FILES += [FORTY_TWO / f"{name}.moon" for name in WALKS_42]


class Kept(NamedTuple):
    """A record that is kept."""

    game: Game
    rules: Any
    entries: tuple[Entry, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.rules.table.count]

    @property
    def accounts(self) -> list[Any]:
        return list(accounts(self.game.start(self.rules), self.entries))


@pytest.fixture(params=FILES, ids=lambda file: file.stem)
def kept(request):
    with request.param.open("rb") as lines:
        reading = read(lines, CATALOGUE)
    return Kept(CATALOGUE[reading.header.game], reading.match.rules, tuple(reading.entries))


def test_a_played_match_reads_as_its_record_says(kept):
    """M2.3, M2.5, M3.2, M4.8, M5.1–M5.7, M6, T2.1, T3.1, T5.1, T8.1–T8.4: every bid, call, renege,
    count and game is among them."""
    sheet = kept.game.show.sheet.empty(kept.rules, kept.names).through(kept.entries)
    hands = [row for row in sheet.rows if isinstance(row, HandRow) and row.finished]
    for row, account in zip(hands, kept.accounts, strict=True):
        hand: Bought = account.ended
        assert (row.result, row.bidder, row.own.bid) == (hand.result, hand.bidder, hand.bid)
        assert (row.own.trump, row.own.offender) == (sheet.call(account.contract), hand.offender)
        assert (row.points, row.scores, row.game) == (hand.points, hand.scores, account.game)
        assert row.asterisks == getattr(hand, "hickeys", (0,) * sheet.table.sides)
        assert row.own.counted == getattr(hand, "counted", ())
    assert [
        (row.winners, row.marks, row.totals) for row in sheet.rows if isinstance(row, GameRow)
    ] == [(one.winners, one.marks, one.totals) for one in kept.entries if isinstance(one, GameOver)]


def test_all_tiles_of_the_deal_and_of_the_tricks_are_there(kept):
    """M3.1, T6.2: those that were laid away are marked so."""
    for account in kept.accounts:
        hand = kept.game.show.sheet.laid_open(kept.rules, kept.names, kept.entries, account.number)
        there = [piece for row in hand.held for piece in (*row.pieces, row.apart) if piece]
        dealt = [tile for tiles in account.deal.hands for tile in tiles]
        dealt += [account.deal.widow] if account.deal.widow else []
        assert sorted(piece.piece for piece in there) == sorted(dealt)
        away = {account.discard} - {None}
        if account.contract is not None and account.contract.out is not None:
            away |= {*account.deal.hands[account.contract.out]}
        assert {piece.piece for piece in there if piece.mark == "away"} == away
        for trick, row in zip(account.tricks, hand.tricks, strict=False):
            assert [(p.seat, p.piece) for p in trick.plays] == [(s, p.piece) for s, p in row.plays]
            assert [s for s, piece in row.plays if piece.mark == "took"] == [trick.taker]
        broken = hand.tricks[len(account.tricks) :]
        assert [piece.piece for row in broken for _, piece in row.plays] == [
            play.piece for play in account.broken
        ]
        assert [row.plays[-1][1].mark for row in broken] == ["reneged"] * bool(account.broken)
