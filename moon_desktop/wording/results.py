"""How a hand, a game or the match ended, as the card in the middle of the table tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from moon_desktop.engine.entries import Entry, GameOver, HandOver
from moon_desktop.engine.sight import Sight
from moon_desktop.games.moon_auction import TRICKS
from moon_desktop.wording import score as score_words
from moon_desktop.wording import table_talk as talk
from moon_desktop.wording.tongue import tr


class ResultRow(NamedTuple):
    """A side: its name, the tricks it took, its points of the hand and its score, as text."""

    name: str
    tricks: str
    points: str
    score: str
    bidder: bool = False
    negative: bool = False


class Result(NamedTuple):
    """Two lines, the heads over tricks, points and scores, a row a side, and the key's word."""

    title: str
    line: str
    heads: tuple[str, str, str]
    rows: tuple[ResultRow, ...]
    key: str


def result(
    sight: Sight[Any], names: Sequence[str], entries: Sequence[Entry], you: int | None
) -> Result:
    """How the last hand ended, and the game and match if they did; ``names`` by seat, ``you`` the
    seat that is spoken to."""
    hand = sight.result
    assert hand is not None
    ended = _ended_game(entries)
    title, line = _headline(sight, names, hand, ended, you)
    rows = tuple(_row(sight, names, hand, side) for side in range(sight.seats.sides))
    heads = (tr("Tricks"), tr("Points"), tr("Score"))
    if sight.phase == "over":
        key = tr("New match")
    else:
        key = tr("Next game") if ended else tr("Next hand")
    return Result(title, line, heads, rows, key)


def _row(sight: Sight[Any], names: Sequence[str], hand: HandOver, side: int) -> ResultRow:
    members = sight.seats.members(side)
    return ResultRow(
        score_words.side([names[seat] for seat in members]),
        str(sum(hand.tricks[seat] for seat in members)),
        score_words.signed(hand.points[side]),
        talk.figure(hand.scores[side]),
        bidder=hand.bidder is not None and hand.bidder in members,
        negative=hand.scores[side] < 0,
    )


def _ended_game(entries: Sequence[Entry]) -> GameOver | None:
    """The game that the last hand also ended, if it did."""
    for entry in reversed(entries):
        if isinstance(entry, GameOver):
            return entry
        if isinstance(entry, HandOver):
            return None
    return None


def _headline(
    sight: Sight[Any],
    names: Sequence[str],
    hand: HandOver,
    ended: GameOver | None,
    you: int | None,
) -> tuple[str, str]:
    told = ""
    line = talk.everybody_passed_line()
    if hand.bidder is None:
        told = talk.everybody_passed()
    else:
        own = hand.bidder == you
        side = sight.seats.side(hand.bidder)
        tricks = sight.seats.by_side(hand.tricks)[side]
        told = talk.result(names[hand.bidder], own, hand.result, hand.bid or "")
        offender = None if hand.offender is None else names[hand.offender]
        short = hand.result == "set" and sum(hand.tricks) < TRICKS
        line = talk.result_line(tricks, offender, short and hand.bid != "under")
    # The clock may end a match without a game, and for another than who won the last one.
    over = sight.ledger.match_winner() if sight.phase == "over" else None
    ending = over or ended
    if ending is None:
        return told, line
    own = you is not None and sight.seats.side(you) == ending.winner
    name = score_words.side([names[seat] for seat in sight.seats.members(ending.winner)])
    single = sight.ledger.terms.kind == "single"
    won = talk.game_won if over is None or single else talk.match_won
    return won(name, own), f"{told}, {line}" if hand.bidder is not None else told
