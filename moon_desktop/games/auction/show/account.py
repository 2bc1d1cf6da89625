"""A finished hand of dominoes that was bought in an auction, told in words and laid open."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.games.auction.account import Account
from moon_desktop.games.auction.entries import Bought as Ended
from moon_desktop.games.auction.entries import DealtOut
from moon_desktop.games.auction.show.sheet import HELPED, AuctionSheet
from moon_desktop.games.auction.show.wording import result_told
from moon_desktop.games.plain.dominoes import arranged
from moon_desktop.games.plain.sheet import points
from moon_desktop.games.shown.sheet import (
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
from moon_desktop.words import names
from moon_desktop.words.language import pgettext, tr
from moon_desktop.words.names import you

D = TypeVar("D", bound=DealtOut)
E = TypeVar("E", bound=Ended)

Line = tuple[str, tuple[Figure, ...]]


def took(plays: Sequence[Play], name: str) -> str:
    """Who took a trick."""
    return tr("{name} took it.").format(name=name)


class Own(NamedTuple):
    """What a game says of a hand in words of its own.

    ``contract``: who bid what at which trump; ``held``: the tiles dealt, in rows; ``play``: one
    play, which leads or does not; ``reasons``: why it ended so; ``columns``: what stands in the
    table of points between the tricks and the total, the last what was won. ``notes``: what is
    told before the deal, ``exchange``: what became of the tiles dealt. ``word`` stands beside a
    tile that was played. ``took``: who took a trick, ``worth``: what it counts, under
    ``worth_head``, and ``counted`` what each side did. ``besides``: a line a side before it stands
    what its total is.
    """

    contract: str
    held: tuple[HeldShown, ...]
    play: Callable[[Play, bool], str]
    reasons: Sequence[str]
    columns: tuple[str, ...]
    notes: tuple[str, ...] = ()
    exchange: str = ""
    word: Callable[[Play], str] = lambda _: ""
    took: Callable[[Sequence[Play], str], str] = took
    worth: Callable[[Sequence[Play]], str] = lambda _: ""
    worth_head: str = ""
    counted: tuple[str, ...] = ()
    besides: tuple[str, ...] = ()


def contract(sheet: AuctionSheet, account: Any) -> str:
    """Who bid what at which trump; or that all passed."""
    ended = account.ended
    if ended.bidder is None:
        return tr("All passed.")
    return sheet.wording.bought(sheet.seats[ended.bidder], ended.bid, sheet.call(account.contract))


def laid_open(sheet: AuctionSheet, account: Any, own: Own, helped: bool) -> HandShown:
    """The hand as it is laid open beside the ``sheet`` of its match; ``helped``: it was not played
    blind."""
    ended, rules, seats = account.ended, sheet.rules, sheet.seats
    beside = tr(sheet.wording.dealt).format(name=seats[account.deal.dealer])
    if not sheet.single:
        beside = f"{tr('Game {game}').format(game=account.game)} · {beside}"
    said = [sheet.wording.said(bid, seats) for bid in account.said]
    ink: Ink = "good" if ended.result == "made" else "red"
    lines: tuple[Line, ...] = ()
    if ended.bidder is not None:
        lines = points(rules.table, seats, ended, ink, circle=bool(sheet.circle))
        lines = tuple(
            (name, (tricks, *(Figure(own.counted[side]) for _ in own.columns[1:]), *rest))
            for side, (name, (tricks, *rest)) in enumerate(lines)
        )
    return HandShown(
        number=account.number,
        beside=beside,
        contract=own.contract,
        outcome=result_told(ended.result),
        ink=ink,
        helped=tr(HELPED) if helped else "",
        notes=own.notes,
        dealt=Section(tr("Dealt"), (own.exchange,) if own.exchange else ()),
        held=own.held,
        before=Section(tr("Auction"), ("  ".join(said),)),
        seats=seats,
        tricks=_tricks(account, own),
        tricks_title=tr("Tricks"),
        worth_head=own.worth_head,
        legend=_legend(account),
        reasons=tuple(own.reasons),
        points_title=own.columns[-1],
        heads=(tr("Tricks"), *own.columns, pgettext("a running sum", "Total")),
        points=lines,
        told=_told(sheet, account, own, " ".join(said), helped),
    )


def _told(sheet: AuctionSheet, account: Any, own: Own, said: str, helped: bool) -> str:
    """The hand from the deal to the points, a line each, for a voice."""
    ended, seats = account.ended, sheet.seats
    first = tr("Hand {hand}.").format(hand=account.number), own.contract, result_told(ended.result)
    lines = [" ".join(filter(None, first)), tr(HELPED) if helped else "", *own.notes]
    for name, dealt in zip(seats, account.deal.hands, strict=True):
        words = tr("You were dealt {tiles}.") if name == you() else tr("{name} was dealt {tiles}.")
        lines.append(words.format(name=name, tiles=names.listing(list(map(names.tile, dealt)))))
    lines += [said, own.exchange]
    for number, (done, taker) in enumerate(_plays(account), 1):
        line = [tr("Trick {number}.").format(number=number)]
        line += [own.play(one, place == 0) for place, one in enumerate(done)]
        line += [] if taker is None else [own.took(done, seats[taker])]
        lines.append(" ".join(line))
    lines += own.reasons
    if ended.bidder is not None:
        row = sheet.row_of(account)
        for side in range(sheet.table.sides):
            standing = sheet.standing(row, side, voice=True)
            lines.append(" ".join(filter(None, (*own.besides[side : side + 1], standing))))
    return "\n".join(filter(None, lines))


def stood_up(account: Account[D, E]) -> Account[D, E]:
    """The same with its tiles as the players stood them up, once the suits were known."""
    suits = None if account.contract is None else account.contract.suits
    deal: Any = account.deal
    hands = tuple(arranged(hand, suits) for hand in deal.hands)
    return replace(account, deal=deal._replace(hands=hands))


# --- parts of it ----------------------------------------------------------------------------


def play(done: Play, seats: Sequence[str], *, leads: bool) -> str:
    """One play of a trick."""
    told = tr("{name} led the {tile}.") if leads else tr("{name} played the {tile}.")
    return told.format(name=seats[done.seat], tile=names.tile(done.piece))


def reneged(name: str, own: bool, offence: Any, suit: str) -> str:
    """Who did not follow ``suit``, and with what it should have (M4.8, T7.2)."""
    words = tr("{name} reneged with the {tile} on {suit}, holding the {tiles}.")
    if own:
        words = tr("You reneged with the {tile} on {suit}, holding the {tiles}.")
    return words.format(
        name=name,
        tile=names.tile(offence.piece),
        suit=suit,
        tiles=names.listing([names.tile(tile) for tile in reversed(offence.could)]),
    )


def ended_by_offence(sheet: AuctionSheet, account: Any) -> str:
    """The renege that ended the hand, and what became of the bid."""
    offence = account.offence
    name, suit = (
        sheet.seats[offence.seat],
        sheet.wording.suit(offence.suit, sheet.call(account.contract)),
    )
    ending = tr("That ended the hand: the bid is set.")
    if account.ended.result == "made":
        ending = tr("That ended the hand: the bid counts as made.")
    return f"{reneged(name, name == you(), offence, suit)} {ending}"


def dealt(tile: Tile, away: bool = False) -> PieceShown:
    """A tile as it was dealt, perhaps laid ``away`` later."""
    name = names.tile(tile)
    if away:
        return PieceShown(tile, tr("{tile}, laid away").format(tile=name), "away")
    return PieceShown(tile, name)


def _plays(account: Any) -> Iterable[tuple[tuple[Play, ...], int | None]]:
    """The tricks in order with who took each; nobody took one that was cut short."""
    yield from ((trick.plays, trick.taker) for trick in account.tricks)
    if account.broken:
        yield account.broken, None


def _tricks(account: Any, own: Own) -> tuple[TrickShown, ...]:
    rows = []
    for done, taker in _plays(account):
        pieces = []
        for place, one in enumerate(done):
            last = taker is None and place == len(done) - 1
            mark: Mark = "took" if one.seat == taker else "reneged" if last else ""
            shown = PieceShown(one.piece, own.play(one, place == 0), mark, own.word(one))
            pieces.append((one.seat, shown))
        rows.append(TrickShown(tuple(pieces), "" if taker is None else own.worth(done)))
    return tuple(rows)


def _legend(account: Any) -> tuple[tuple[LegendSign, str], ...]:
    """What the signs among the tricks mean."""
    usual: tuple[tuple[LegendSign, str], ...]
    usual = (("led", tr("led")), ("took", tr("took the trick")))
    return (*usual, ("reneged", tr("reneged"))) if account.broken else usual
