"""What is written down of Moon: hickeys as asterisks, totals in the hole, and its hands told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from moon_desktop.engine.entries import Entry, HandEnd, Play
from moon_desktop.engine.sight import Sight
from moon_desktop.games.dominoes.show.account import AuctionSheets, HandTold
from moon_desktop.games.dominoes.show.sheet import AuctionSheet
from moon_desktop.games.moon.entries import Deal, HandOver
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show.wording import WORDING
from moon_desktop.games.views.hand import HeldShown
from moon_desktop.games.views.sheet import GameRow, HandRow
from moon_desktop.games.views.table import Result
from moon_desktop.words.language import N_, ngettext, tr
from moon_desktop.words.names import within

_COUNTS: Final = (
    N_("first"),
    N_("second"),
    N_("third"),
    N_("fourth"),
    N_("fifth"),
    N_("sixth"),
    N_("seventh"),
)
"""A trick of the bidder's by its number, in the hole of a sentence."""


@dataclass(frozen=True)
class MoonSheet(AuctionSheet):
    """The sheet of a match of Moon."""

    wording = WORDING

    # --- what it says -----------------------------------------------------------------------

    circle_text = N_("in the hole, below zero")
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

    def asterisks_text(self, name: str, count: int) -> str:
        text = ngettext("{name}, {n} hickey", "{name}, {n} hickeys", count)
        return text.format(name=name, n=count)

    def result_text(self, row: HandRow) -> str:
        if row.result != "set" or not self.asterisks_at(row):
            return super().result_text(row)
        hickeys = self.asterisks_at(row)
        text = ngettext("The bid was set: {n} hickey.", "The bid was set: {n} hickeys.", hickeys)
        return text.format(n=hickeys)

    # --- a game ---------------------------------------------------------------------------

    def marks(self, row: GameRow, side: int, *, voice: bool) -> str:
        """How a side's marks for a game came about (M6.2); the row's own words where a game is
        worth no marks."""
        if self.terms.kind not in ("marks", "timed"):
            return super().marks(row, side, voice=voice)
        (side_won,) = row.winners
        winner = self.sides[side_won]
        if self.rules.game_marks == "winner-only":
            text = tr("{winner} got one mark for the game.")
            if side != side_won:
                text = tr("Nobody pays: {winner} got one mark for the game.")
            return text.format(winner=winner)
        if side != side_won:
            return _paid(self.sides[side], winner, -row.marks[side])
        paid = [(self.sides[s], -mark) for s, mark in enumerate(row.marks) if s != side]
        return _got(winner, paid, row.asterisks[side] if self.asterisk else 0)


def _paid(loser: str, winner: str, mark: int) -> str:
    """How a loser came to owe ``mark`` marks for a game: one, and one for each hickey (M6.2)."""
    text = tr("{loser} paid {winner} {mark}: one mark for the game.")
    if mark > 1:
        text = ngettext(
            "{loser} paid {winner} {mark}: one for the game and one for a hickey.",
            "{loser} paid {winner} {mark}: one for the game and {n} for hickeys.",
            mark - 1,
        )
    return text.format(loser=loser, winner=within(winner), mark=mark, n=mark - 1)


def _got(winner: str, paid: Sequence[tuple[str, int]], own_hickeys: int) -> str:
    """What the winner of a game got of whom; ``own_hickeys``: its own, 0 where none count."""
    sentences = [
        tr("{winner} got {mark}.").format(winner=winner, mark=sum(mark for _, mark in paid))
    ]
    sentences += [tr("{name} paid {mark}.").format(name=name, mark=mark) for name, mark in paid]
    if own_hickeys:
        sentences.append(tr("A winner’s own hickeys do not count."))
    return " ".join(sentences)


class MoonHand(HandTold[Deal, HandOver]):
    """A finished hand of Moon."""

    def notes(self) -> tuple[str, ...]:
        """What the dice showed (M3.9)."""
        if self.account.deal.dice is None:
            return ()
        one, two = self.account.deal.dice
        return (tr("The dice showed {one} and {two}.").format(one=one, two=two),)

    def exchange(self) -> str:
        """The widow and what became of it (M3.1); empty where there was none."""
        account, piece = self.account, self.sheet.wording.piece
        if account.deal.widow is None:
            return ""
        text = tr("The widow was the {tile}.")
        name = discard = ""
        if account.discard is not None:
            bidder = self.seats[account.played_for.bidder]
            name, discard = within(bidder), piece(account.discard)
            if account.discard == account.deal.widow:
                text = tr("The widow was the {tile}, and {name} laid it away.")
            else:
                text = tr(
                    "The widow was the {tile}; {name} took it in and laid away the {discard}."
                )
        return text.format(tile=piece(account.deal.widow), name=name, discard=discard)

    def held(self) -> tuple[HeldShown, ...]:
        """With the widow behind the bidder's, and the discard marked."""
        account, widow = self.account, self.account.deal.widow
        rows = []
        for seat, hand in enumerate(account.deal.hands):
            mine = account.contract is not None and seat == account.contract.bidder
            tiles = tuple(self.dealt(tile, mine and tile == account.discard) for tile in hand)
            if mine and widow is not None and account.discard is not None:
                apart = self.dealt(widow, widow == account.discard)
                rows.append(HeldShown(self.seats[seat], tiles, apart, tr("widow")))
            else:
                rows.append(HeldShown(self.seats[seat], tiles))
        if widow is not None and account.discard is None:
            # Nobody took it in.
            rows.append(HeldShown(tr("widow"), (self.dealt(widow),), nobody=True))
        return tuple(rows)

    def word(self, one: Play) -> str:
        return "" if one.suit is None else self.sheet.wording.suit(int(one.suit), None)

    def reasons(self) -> Sequence[str]:
        account, sentences = self.account, [*filter(None, (self._stopped(), self.ended_by_offence))]
        taken = sum(account.ended.hickeys)
        if self.sheet.asterisk and account.contract is not None and taken:
            line = ngettext("{name}: {n} hickey.", "{name}: {n} hickeys.", taken)
            side = self.sheet.sides[self.sheet.table.side(account.contract.bidder)]
            sentences.append(line.format(name=side, n=taken))
        return sentences

    def _stopped(self) -> str:
        """Why not all tricks were played (M4.7); empty where they were, or a renege ended it."""
        account = self.account
        if account.contract is None or account.offence is not None or not self.left:
            return ""
        if account.contract.low:
            return tr("The bidder took a trick, which sets a shoot under at once.")
        return ngettext(
            "The bid could no longer be made, so the last trick was not played.",
            "The bid could no longer be made, so the last {tricks} tricks were not played.",
            self.left,
        ).format(tricks=self.left)

    # --- on the card ------------------------------------------------------------------------

    @property
    def spare(self) -> int:
        """Where the bid was a number that was played out."""
        contract, ended = self.account.played_for, self.account.ended
        if not contract.bid.isdigit() or ended.offender is not None:
            return 0
        table = self.sheet.table
        taken = table.by_side(ended.tricks)[table.side(contract.bidder)]
        return taken + (self.left if ended.result == "set" else 0) - contract.needed

    def broken(self) -> str:
        text = tr("Trick {trick} broke the shoot under.").format(trick=len(self.account.tricks))
        return " ".join(filter(None, (text, self.unplayed)))

    def decided(self) -> str:
        """A trick that made it is counted as those of the bidder are, which lie in a row."""
        account = self.account
        if self.left:
            text = tr("After trick {trick} the bid could no longer be made.")
            return text.format(trick=len(account.tricks))
        if account.ended.result != "made":
            return super().decided()
        _, done, tile = self.deciding
        text = tr("{name} made it with the {tile}, the {fifth} trick.")
        if done.taker == self.you:
            text = tr("Your {tile} made it, your {fifth} trick.")
        count = tr(_COUNTS[account.played_for.needed - 1])
        return text.format(name=self.seats[done.taker], tile=tile, fifth=count)

    def result(self, sight: Sight, entries: Sequence[Entry]) -> Result:
        found = super().result(sight, entries)
        if not found.bare:
            return found
        contract = self.account.played_for
        title = tr("{name} shot the moon").format(name=self.seats[contract.bidder])
        if contract.bidder == self.you:
            title = tr("You shot the moon")
        line = tr("Under: without a single trick.") if contract.low else tr("All seven tricks.")
        return found._replace(title=title, line=line)


class MoonSheets(AuctionSheets[MoonRules, Deal, HandOver]):
    """What is written down of Moon."""

    kind = MoonSheet
    hand = MoonHand

    def start(self, rules: MoonRules) -> Moon:
        return Moon.start(rules)
