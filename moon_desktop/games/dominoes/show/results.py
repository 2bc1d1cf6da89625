"""How a hand that was bought, a game or the match ended, as the card in the middle tells it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic, TypeVar

from moon_desktop.engine.entries import Entry, GameOver, Play
from moon_desktop.engine.ledger import Ahead, Ledger
from moon_desktop.engine.sight import Sight
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.auction.contract import Account
from moon_desktop.games.auction.entries import HAND_SIZE, Bought, DealtOut
from moon_desktop.games.defaults.sheet import ended_game, next_key, turned
from moon_desktop.games.defaults.table import won
from moon_desktop.games.dominoes.show.sheet import AuctionSheet
from moon_desktop.games.views.table import Result
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, ngettext, tr

D = TypeVar("D", bound=DealtOut)
E = TypeVar("E", bound=Bought)

_ENDED: Final[Mapping[tuple[str, bool], str]] = {
    ("made", True): N_("You made {bid}"),
    ("set", True): N_("You were set at {bid}"),
    ("made", False): N_("{name} made {bid}"),
    ("set", False): N_("{name} was set at {bid}"),
}
"""By how the hand ended, and whether you had bid."""

_SHOT: Final[Mapping[tuple[str, bool], str]] = {
    ("made", True): N_("You made your {bid}"),
    ("set", True): N_("Your {bid} was set"),
    ("made", False): N_("{name} made a {bid}"),
    ("set", False): N_("{name}’s {bid} was set"),
}
"""The same where the bid was to shoot the moon."""

_TURNED: Final[Mapping[tuple[str, bool], str]] = {
    ("made", True): N_("It turned in hand {number} of {all}, when you made {bid}."),
    ("set", True): N_("It turned in hand {number} of {all}, when you were set at {bid}."),
    ("made", False): N_("It turned in hand {number} of {all}, when {name} made {bid}."),
    ("set", False): N_("It turned in hand {number} of {all}, when {name} was set at {bid}."),
}

_TURNED_SHOT: Final[Mapping[tuple[str, bool], str]] = {
    ("made", True): N_("It turned in hand {number} of {all}, when you made your {bid}."),
    ("set", True): N_("It turned in hand {number} of {all}, when your {bid} was set."),
    ("made", False): N_("It turned in hand {number} of {all}, when {name} made a {bid}."),
    ("set", False): N_("It turned in hand {number} of {all}, when {name}’s {bid} was set."),
}

_DECIDED: Final[Mapping[tuple[str, bool], str]] = {
    ("made", True): N_("Your {tile} made it in trick {number}."),
    ("set", True): N_("Your {tile} set it in trick {number}."),
    ("made", False): N_("{name} made it in trick {number} with the {tile}."),
    ("set", False): N_("{name} set it in trick {number} with the {tile}."),
}
"""By how the hand ended, and whether you took the trick that decided it."""


class HandEnded(ABC, Generic[D, E]):
    """How a finished hand ended, in the words of the ``sheet`` of its match, whose names are fit to
    stand in a sentence; ``you``: the seat that is spoken to, if any."""

    all_: ClassVar[int] = HAND_SIZE
    """What all tricks of a hand count towards a bid."""

    def __init__(self, sheet: AuctionSheet, account: Account[D, E], you: int | None = None) -> None:
        self.sheet = sheet
        self.account = account
        self.seats = sheet.seats
        self.you = you

    # --- what differs by game ---------------------------------------------------------------

    @property
    def shot(self) -> bool:
        """Whether a shoot was made that is to be glad of."""
        return self.sheet.wording.shot(self.account)

    @property
    def spare(self) -> int:
        """How many tricks more than the bid needed were taken, or by how many it was set (below 0),
        where that is told."""
        return 0

    def counts(self, plays: Sequence[Play]) -> int:
        """What a trick counts towards a bid."""
        return 1

    @abstractmethod
    def broken(self) -> str:
        """What set the contract to take no trick."""

    def decided(self) -> str:
        """What made any other contract, or set it."""
        number, done, tile = self.deciding
        text = tr(_DECIDED[self.account.ended.result, done.taker == self.you])
        if self._fell:
            text = tr("{name} took trick {number} with it.")
        return text.format(name=self.seats[done.taker], tile=tile, number=number)

    # --- why it ended so ----------------------------------------------------------------------

    @property
    def left(self) -> int:
        """How many tricks were not played."""
        return HAND_SIZE - len(self.account.tricks)

    @property
    def unplayed(self) -> str:
        """That they were not; empty where all were."""
        text = ngettext(
            "The last trick was not played.", "The last {left} tricks were not played.", self.left
        )
        return text.format(left=self.left) if self.left else ""

    @property
    def reneged(self) -> str:
        """Who did not follow suit, and with what it should have (M4.8, T7.2); empty where all
        did."""
        account, wording, offence = self.account, self.sheet.wording, self.account.offence
        if offence is None:
            return ""
        words = tr("{name} reneged with the {tile} on {suit}, holding the {tiles}.")
        if offence.seat == self.you:
            words = tr("You reneged with the {tile} on {suit}, holding the {tiles}.")
        return words.format(
            name=self.seats[offence.seat],
            tile=wording.piece(offence.piece),
            suit=wording.suit(offence.suit, account.played_for.call),
            tiles=called.listing([*map(wording.piece, reversed(offence.could))]),
        )

    @property
    def deciding(self) -> tuple[int, Trick, str]:
        """The number of the trick after which the bid was made or set, the trick, and what took it
        (M4.7, T4.1, T7.3)."""
        contract, tricks = self.account.played_for, self.account.tricks
        taken = ((done.taker, self.counts(done.plays)) for done in tricks)
        number = contract.decided_by(taken, self.all_, self.sheet.table)
        if number is None:
            raise ValueError("the bid was neither made nor set")
        done = tricks[number - 1]
        won = next(play.piece for play in done.plays if play.seat == done.taker)
        return number, done, self.sheet.wording.piece(won)

    def _why_so(self, result: str) -> str:
        """What decided the contract, or ended it before its last trick."""
        if self.account.offence is not None:
            return self.reneged
        if not self.account.played_for.low:
            return " ".join(filter(None, (self.decided(), self.unplayed)))
        return tr("Without a trick.") if result == "made" else self.broken()

    # --- on the card --------------------------------------------------------------------------

    def _ending(self) -> tuple[str, str]:
        """How the hand ended, and why."""
        ended, wording = self.account.ended, self.sheet.wording
        if ended.bidder is None or ended.bid is None:
            return tr("Everybody passed"), tr(wording.void)
        how, spare = (ended.result, ended.bidder == self.you), self.spare
        shoot = wording.shoot(ended.bid)
        tile = self.deciding[2] if self._fell else ""
        title = _by_tricks(spare, *how) if spare else tr((_SHOT if shoot else _ENDED)[how])
        title = (self._fallen(shoot=bool(shoot)) or title).format(
            name=self.seats[ended.bidder], bid=shoot or wording.bid(ended.bid), tile=tile
        )
        # Of all the tricks none made it more than another.
        all_alike = shoot and ended.result == "made" and ended.offender is None
        return title, "" if all_alike else self._why_so(ended.result)

    @property
    def _fell(self) -> bool:
        """Whether a bid of your side was set, by a trick that the others took."""
        played, side = self.account.contract, self.sheet.table.side
        if self.you is None or played is None or played.low or self.account.offence is not None:
            return False
        return self.account.ended.result == "set" and side(played.bidder) == side(self.you)

    def _fallen(self, *, shoot: bool) -> str:
        """That you set the bid, or what set that of your side, the holes still open; empty where
        no trick of yours or against you did it."""
        account, spare, you = self.account, self.spare, self.you
        if account.ended.result != "set" or account.offence is not None or you is None:
            return ""
        bidder, side = account.played_for.bidder, self.sheet.table.side
        if side(bidder) != side(you):
            title = tr("You stopped {name}’s {bid}") if shoot else tr("You set {name} at {bid}")
            if spare:
                title = ngettext("You set {name} by one", "You set {name} by {n}", -spare)
        elif not self._fell:
            return ""
        elif spare:
            title = ngettext(
                "Set by one: the {tile} did it", "Set by {n}: the {tile} did it", -spare
            )
        elif bidder != you:
            title = tr("{name} was set: the {tile} did it")
        else:
            title = tr("Set at {bid}: the {tile} did it")
        return title.replace("{n}", str(-spare))

    def result(self, sight: Sight, entries: Sequence[Entry]) -> Result:
        """How the hand ended, and the game and match if they did; ``sight``: when it is over;
        ``entries`` with all hands."""
        ended, (title, line) = ended_game(entries), self._ending()
        # The clock may end a match without a game, and for another than who won the last one.
        over = sight.ledger.match_winner() if sight.phase == "over" else None
        if ending := over or ended:
            line = "\n".join(filter(None, (f"{title}.", line)))
            title = won(sight, self.seats, ending, self.you)
        number, since = turned(sight, entries)
        if isinstance(since, Bought) and since.bidder is not None and since.bid is not None:
            shoot = self.sheet.wording.shoot(since.bid)
            text = _TURNED_SHOT if shoot else _TURNED
            line = tr(text[since.result, since.bidder == self.you]).format(
                number=number,
                all=sight.hand,
                name=self.seats[since.bidder],
                bid=shoot or self.sheet.wording.bid(since.bid),
            )
        return Result(
            title,
            line,
            next_key(sight, ended, type(self.sheet)),
            () if over is None else _by_the_clock(self.sheet.sides, sight.ledger, ended),
            over=over is not None,
            bare=ending is None and self.account.contract is not None and self.shot,
            turned=number,
        )


def _by_tricks(spare: int, result: str, own: bool) -> str:
    """How a bid ended, and by how many tricks; its holes are still open."""
    if result == "made" and own:
        text = ngettext(
            "You made {bid}, with a trick to spare",
            "You made {bid}, with {n} tricks to spare",
            spare,
        )
    elif result == "made":
        text = ngettext(
            "{name} made {bid}, with a trick to spare",
            "{name} made {bid}, with {n} tricks to spare",
            spare,
        )
    else:
        text = ngettext(
            "{name} was set at {bid}, by one trick",
            "{name} was set at {bid}, by {n} tricks",
            -spare,
        )
    return text.replace("{n}", str(abs(spare)))


def _by_the_clock(sides: Sequence[str], ledger: Ledger, ended: GameOver | None) -> tuple[str, ...]:
    """What ended a match that the clock ended, with no game or the one that ``ended``, and decided
    between those who tied (M6.3); nothing of another match."""
    if ledger.terms.kind != "timed":
        return ()
    up, ahead = tr("Time was up."), ledger.ahead()
    if ended is None:
        up = tr("Time was up: the game left unfinished pays nothing.")
    return (up,) if ahead.by == "marks" else (up, _tie_broken(sides, ledger, ahead))


_TIES: Final = {
    "hickeys": N_("{name} had the fewest hickeys over the match: {number}."),
    "games": N_("With equal hickeys, {name} won the most games: {number}."),
    "recent": N_("With equal hickeys and games, {name} won a game last."),
}
"""By what decided."""


def _tie_broken(sides: Sequence[str], ledger: Ledger, ahead: Ahead) -> str:
    """Who tied on marks in a timed match, and what decided (M6.3)."""
    most = max(ledger.totals)
    tied = [side for side, total in zip(sides, ledger.totals, strict=True) if total == most]
    (winner,) = ahead.winners
    number = ledger.winners.count(ahead.winners)
    if ahead.by == "hickeys":
        number = ledger.in_match("hickeys")[winner]
    head = tr("{tied} tied on marks.").format(tied=called.listing(tied))
    rest = tr(_TIES[ahead.by]).format(name=sides[winner], number=number)
    return f"{head} {rest}"
