"""A finished hand of dominoes that was bought in an auction, told in words and laid open."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import ClassVar, Generic, TypeVar

from moon_desktop.engine.account import Closing, account_of, helped
from moon_desktop.engine.entries import Entry, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.engine.sight import Sight
from moon_desktop.games.auction.contract import Account
from moon_desktop.games.defaults.sheet import Sheets, points
from moon_desktop.games.dominoes.show.results import D, E, HandEnded
from moon_desktop.games.dominoes.show.sheet import HELPED, AuctionSheet
from moon_desktop.games.dominoes.show.table import arranged
from moon_desktop.games.dominoes.show.wording import result_text
from moon_desktop.games.house_rules import Rules
from moon_desktop.games.views.hand import (
    Figure,
    HandShown,
    HeldShown,
    Ink,
    LegendSign,
    Mark,
    PieceShown,
    Section,
    TrickShown,
)
from moon_desktop.games.views.table import Result
from moon_desktop.words import names as called
from moon_desktop.words.language import pgettext, tr

R = TypeVar("R", bound=Rules)

Line = tuple[str, tuple[Figure, ...]]


class HandTold(HandEnded[D, E], ABC):
    """A finished hand as it is laid open beside the sheet of its match, and told from the deal to
    the points; its tiles stand as they stood."""

    # --- what differs by game ---------------------------------------------------------------

    def contract(self) -> str:
        """Who bid what at which trump; or that all passed."""
        ended = self.account.ended
        if ended.bidder is None:
            return tr("All passed.")
        call = self.sheet.call(self.account.contract)
        return self.sheet.wording.bought(self.seats[ended.bidder], ended.bid or "", call)

    def notes(self) -> tuple[str, ...]:
        """What is told before the deal."""
        return ()

    def exchange(self) -> str:
        """What became of the tiles dealt."""
        return ""

    @abstractmethod
    def held(self) -> tuple[HeldShown, ...]:
        """The tiles dealt, in rows."""

    def play(self, one: Play, *, leads: bool) -> str:
        """One play."""
        return self.sheet.wording.played(one, self.seats, leads=leads)

    def word(self, one: Play) -> str:
        """What stands beside a tile that was played."""
        return ""

    def took(self, plays: Sequence[Play], name: str) -> str:
        """Who took a trick."""
        return tr("{name} took it.").format(name=name)

    def worth(self, plays: Sequence[Play]) -> str:
        """What a trick counts."""
        return ""

    def worth_head(self) -> str:
        """What stands over that."""
        return ""

    @abstractmethod
    def reasons(self) -> Sequence[str]:
        """Why the hand ended so, where there is more to say than made or set."""

    def columns(self) -> tuple[str, ...]:
        """What stands in the table of points between the tricks and the total, the last what was
        won."""
        return (tr("Points"),)

    def counted(self) -> tuple[str, ...]:
        """What each side did, under the columns but the last."""
        return ()

    def besides(self, side: int) -> str:
        """What is told of a side before it stands what its total is."""
        return ""

    def dealt(self, tile: Tile, away: bool = False) -> PieceShown:
        """A tile as it was dealt, perhaps laid ``away`` later."""
        name = self.sheet.wording.piece(tile)
        if away:
            return PieceShown(tile, tr("{tile}, laid away").format(tile=name), "away")
        return PieceShown(tile, name)

    # --- laid open --------------------------------------------------------------------------

    def shown(self, helped: bool = False) -> HandShown:
        """All of it; ``helped``: it was not played blind."""
        account, sheet, seats, columns = self.account, self.sheet, self.seats, self.columns()
        ended, rules = account.ended, sheet.rules
        beside = tr(sheet.wording.dealt).format(name=seats[account.deal.dealer])
        if not sheet.single:
            beside = f"{tr('Game {game}').format(game=account.game)} · {beside}"
        said = [sheet.wording.said(bid, seats) for bid in account.said]
        legend: list[tuple[LegendSign, str]] = [("led", tr("led")), ("took", tr("took the trick"))]
        if account.broken:
            legend.append(("reneged", tr("reneged")))
        ink: Ink = "good" if ended.result == "made" else "red"
        lines: tuple[Line, ...] = ()
        if ended.bidder is not None:
            counted = self.counted()
            lines = tuple(
                (name, (tricks, *(Figure(counted[side]) for _ in columns[1:]), *rest))
                for side, (name, (tricks, *rest)) in enumerate(
                    points(rules.table, seats, ended, ink, circle=bool(sheet.circle))
                )
            )
        return HandShown(
            number=account.number,
            beside=beside,
            contract=self.contract(),
            outcome=result_text(ended.result),
            ink=ink,
            helped=tr(HELPED) if helped else "",
            notes=self.notes(),
            dealt=Section(tr("Dealt"), tuple(filter(None, (self.exchange(),)))),
            held=self.held(),
            before=Section(tr("Auction"), ("  ".join(said),)),
            seats=seats,
            tricks=tuple(self._trick(done, taker) for done, taker in self._plays()),
            tricks_title=tr("Tricks"),
            worth_head=self.worth_head(),
            legend=tuple(legend),
            reasons=tuple(self.reasons()),
            points_title=columns[-1],
            heads=(tr("Tricks"), *columns, pgettext("a running sum", "Total")),
            points=lines,
            told=self._told(" ".join(said), helped),
        )

    def _told(self, said: str, helped: bool) -> str:
        """The hand from the deal to the points, a line each, for a voice."""
        account, sheet, seats = self.account, self.sheet, self.seats
        ended, hand = account.ended, tr("Hand {hand}.").format(hand=account.number)
        first = hand, self.contract(), result_text(ended.result)
        lines = [" ".join(filter(None, first)), tr(HELPED) if helped else "", *self.notes()]
        for seat, dealt in enumerate(account.deal.hands):
            words = tr("{name} was dealt {tiles}.")
            if seat == self.you:
                words = tr("You were dealt {tiles}.")
            tiles = called.listing(list(map(sheet.wording.piece, dealt)))
            lines.append(words.format(name=seats[seat], tiles=tiles))
        lines += [said, self.exchange()]
        for number, (done, taker) in enumerate(self._plays(), 1):
            line = [tr("Trick {number}.").format(number=number)]
            line += [self.play(one, leads=place == 0) for place, one in enumerate(done)]
            line += [] if taker is None else [self.took(done, seats[taker])]
            lines.append(" ".join(line))
        lines += self.reasons()
        if ended.bidder is not None:
            row = sheet.row_of(account.deal, account.contract, ended)
            for side in range(sheet.table.sides):
                standing = sheet.standing(row, side, voice=True)
                lines.append(" ".join(filter(None, (self.besides(side), standing))))
        return "\n".join(filter(None, lines))

    def _plays(self) -> Iterable[tuple[tuple[Play, ...], int | None]]:
        """The tricks in order with who took each; nobody took one that was cut short."""
        yield from ((trick.plays, trick.taker) for trick in self.account.tricks)
        if self.account.broken:
            yield self.account.broken, None

    def _trick(self, done: tuple[Play, ...], taker: int | None) -> TrickShown:
        pieces = []
        for place, one in enumerate(done):
            last = taker is None and place == len(done) - 1
            mark: Mark = "took" if one.seat == taker else "reneged" if last else ""
            text = self.play(one, leads=place == 0)
            pieces.append((one.seat, PieceShown(one.piece, text, mark, self.word(one))))
        return TrickShown(tuple(pieces), "" if taker is None else self.worth(done))

    @property
    def ended_by_offence(self) -> str:
        """The renege that ended the hand, and what became of the bid; empty where there was
        none."""
        ending = tr("That ended the hand: the bid is set.")
        if self.account.ended.result == "made":
            ending = tr("That ended the hand: the bid counts as made.")
        return f"{self.reneged} {ending}" if self.reneged else ""


class AuctionSheets(Sheets[R], ABC, Generic[R, D, E]):
    """What is written down of such a game."""

    kind: ClassVar[type[AuctionSheet]]
    hand: type[HandTold[D, E]]
    """A finished hand as the game tells it."""

    @abstractmethod
    def start(self, rules: R) -> Closing[Account[D, E]]: ...

    def told_of(self, rules: R, seats: Sequence[str], account: Account[D, E]) -> HandTold[D, E]:
        """A finished hand, told to whoever of the ``seats`` is called ``You``."""
        you = seats.index(called.you()) if called.you() in seats else None
        return self.hand(self.kind.opened(rules, seats), account, you)

    def laid_open(
        self, rules: R, seats: Sequence[str], entries: Sequence[Entry], number: int
    ) -> HandShown | None:
        account = account_of(self.start(rules), entries, number)
        if account is None:
            return None
        told = self.told_of(rules, seats, stood_up(account))
        return told.shown(helped(entries, number))

    def result(
        self, sight: Sight, names: Sequence[str], entries: Sequence[Entry], you: int | None
    ) -> Result:
        sheet = self.kind.opened(sight.rules, map(called.apart, names))
        assert isinstance(sight.last, Account)
        return self.hand(sheet, sight.last, you).result(sight, entries)


def stood_up(account: Account[D, E]) -> Account[D, E]:
    """The same with its tiles as the players stood them up, once the suits were known."""
    suits = None if account.contract is None else account.contract.suits
    hands = tuple(arranged(hand, suits) for hand in account.deal.hands)
    return replace(account, deal=account.deal.replaced(hands=hands))
