"""Moon's score sheet: bids and trumps, hickeys as asterisks, and totals in the hole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from moon_desktop.engine.entries import HandEnd
from moon_desktop.games.dominoes.show.sheet import AuctionSheet
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.show.wording import WORDING
from moon_desktop.games.views.sheet import GameRow, HandRow
from moon_desktop.words.language import N_, ngettext, tr
from moon_desktop.words.names import within


@dataclass(frozen=True)
class MoonSheet(AuctionSheet):
    """The sheet of a match of Moon."""

    wording = WORDING

    # --- what it says -----------------------------------------------------------------------

    circle_told = N_("in the hole, below zero")
    csv_asterisks = N_("{name}: hickeys")

    # --- how it is ruled ------------------------------------------------------------------

    @property
    def asterisk(self) -> str:
        return tr("hickey, a set bid") if self.rules.hickeys else ""

    @property
    def circle(self) -> str:
        return tr("in the hole") if self.rules.scoring == "points" else ""

    # --- a hand ---------------------------------------------------------------------------

    def asterisks_for(self, hand: HandEnd) -> tuple[int, ...]:
        assert isinstance(hand, HandOver)
        return hand.hickeys

    def asterisks_told(self, name: str, count: int) -> str:
        told = ngettext("{name}, {n} hickey", "{name}, {n} hickeys", count)
        return told.format(name=name, n=count)

    def result_told(self, row: HandRow) -> str:
        if row.result != "set" or not self.asterisks_at(row):
            return super().result_told(row)
        hickeys = self.asterisks_at(row)
        told = ngettext("The bid was set: {n} hickey.", "The bid was set: {n} hickeys.", hickeys)
        return told.format(n=hickeys)

    # --- a game ---------------------------------------------------------------------------

    def marks(self, row: GameRow, side: int, *, voice: bool) -> str:
        """How a side's marks for a game came about (M6.2); the row's own words where a game is
        worth no marks."""
        if self.terms.kind not in ("marks", "timed"):
            return super().marks(row, side, voice=voice)
        winner = self.sides[row.winner]
        if self.rules.game_marks == "winner-only":
            told = tr("{winner} got one mark for the game.")
            if side != row.winner:
                told = tr("Nobody pays: {winner} got one mark for the game.")
            return told.format(winner=winner)
        if side != row.winner:
            return _paid(self.sides[side], winner, -row.marks[side])
        paid = [(self.sides[s], -mark) for s, mark in enumerate(row.marks) if s != side]
        return _got(winner, paid, row.asterisks[side] if self.asterisk else 0)


def _paid(loser: str, winner: str, mark: int) -> str:
    """How a loser came to owe ``mark`` marks for a game: one, and one for each hickey (M6.2)."""
    told = tr("{loser} paid {winner} {mark}: one mark for the game.")
    if mark > 1:
        told = ngettext(
            "{loser} paid {winner} {mark}: one for the game and one for a hickey.",
            "{loser} paid {winner} {mark}: one for the game and {n} for hickeys.",
            mark - 1,
        )
    return told.format(loser=loser, winner=within(winner), mark=mark, n=mark - 1)


def _got(winner: str, paid: Sequence[tuple[str, int]], own_hickeys: int) -> str:
    """What the winner of a game got of whom; ``own_hickeys``: its own, 0 where none count."""
    told = [tr("{winner} got {mark}.").format(winner=winner, mark=sum(mark for _, mark in paid))]
    told += [tr("{name} paid {mark}.").format(name=name, mark=mark) for name, mark in paid]
    if own_hickeys:
        told.append(tr("A winner’s own hickeys do not count."))
    return " ".join(told)
