"""The rows of the score sheet told in sentences, for a tooltip and for a voice."""

from __future__ import annotations

import textwrap
from typing import Final, NamedTuple

from moon_desktop.windows.score_rows import GameRow, HandRow, Row, ScoreRows
from moon_desktop.wording import score as words

_TIP_WIDTH: Final = 60
"""Letters on a line of a tooltip."""


class Telling(NamedTuple):
    """Tells of ``sheet``; ``names`` by seat and ``sides`` are fit to be shown.

    ``voice``: the sentences are to be spoken, and spell out their signs.
    """

    sheet: ScoreRows
    names: tuple[str, ...]
    sides: tuple[str, ...]
    voice: bool

    def row(self, row: Row) -> str:
        """A whole row."""
        if isinstance(row, GameRow):
            return self._game(row)
        return self._hand(row)

    def standing(self, row: HandRow, side: int) -> str:
        """One side's points in a hand and its total after it."""
        points, total = row.points[side], row.scores[side]
        hole = in_hole(self.sheet, total)
        return words.standing(self.sides[side], points, total, in_hole=hole, voice=self.voice)

    def marks(self, row: GameRow, side: int) -> str:
        """How a side's marks for a game came about (M6.2); the row's own words where a game is
        worth no marks."""
        rules = self.sheet.rules
        if rules.match not in ("marks", "timed"):
            return self._game(row)
        winner = self.sides[row.winner]
        if rules.game_marks == "winner-only":
            won = side == row.winner
            return words.mark_for_the_game(winner) if won else words.nobody_pays(winner)
        if side != row.winner:
            return words.marks_paid(self.sides[side], winner, -row.marks[side])
        paid = [(self.sides[s], -mark) for s, mark in enumerate(row.marks) if s != side]
        return words.marks_got(winner, paid, row.hickeys[side] if rules.hickeys else 0)

    def total(self, side: int) -> str:
        """How a side's total of the match came about."""
        games = [row for row in self.sheet.rows if isinstance(row, GameRow)]
        by_game = [(row.number, row.marks[side]) for row in games]
        kind = self.sheet.rules.match
        return words.total_made_up(kind, self.sides[side], by_game, voice=self.voice)

    def _game(self, row: GameRow) -> str:
        won = words.game_won(row.number, self.sides[row.winner])
        if self.sheet.rules.match not in ("marks", "timed"):
            return won
        return f"{won} {words.marks_told(self.sides, row.marks, voice=self.voice)}"

    def _hand(self, row: HandRow) -> str:
        told = [self._ended(row)]
        if row.offender is not None:
            told.append(words.reneged(self.names[row.offender]))
        if row.result in ("made", "set"):
            told += [self.standing(row, side) for side in range(len(self.sides))]
        if row.helped:
            told.append(words.helped())
        return " ".join(told)

    def _ended(self, row: HandRow) -> str:
        if row.result == "passed":
            return words.hand_passed(row.number)
        if row.bidder is None or row.bid is None:
            return words.hand_in_play(row.number, None)
        bid = words.bid_told(self.names[row.bidder], row.bid, row.trump)
        if row.result is None:
            return words.hand_in_play(row.number, bid)
        hickeys = sum(row.hickeys) if self.sheet.rules.hickeys else 0
        made = row.result == "made"
        return words.hand_over(row.number, bid, made=made, hickeys_taken=hickeys)


def in_hole(sheet: ScoreRows, total: int) -> bool:
    """Whether a running total stands in a circle (M5.8)."""
    return total < 0 and sheet.rules.scoring == "points"


def tip(*paragraphs: str) -> str:
    """A tooltip that shows ``paragraphs`` as they are, markup included, each in lines of bearable
    length."""
    lines = [line for text in paragraphs for line in textwrap.wrap(text, _TIP_WIDTH)]
    escaped = "\n".join(lines).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    # Qt would fold what is not said to be folded already a second time, and narrower.
    return f'<p style="white-space:pre">{escaped}</p>'
