"""A finished hand of Texas 42 told in words: how it was bid, called, played and counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Bid, Entry, Play
from moon_desktop.engine.suits import DOUBLES
from moon_desktop.games.forty_two.account import HandAccount, Offence, accounts
from moon_desktop.games.forty_two.bids import SPECIALS
from moon_desktop.games.forty_two.count import COUNTERS, TRICKS
from moon_desktop.games.forty_two.nel_o import CALLS as NEL_O
from moon_desktop.games.forty_two.rules import TABLE, FortyTwoRules, partner
from moon_desktop.games.forty_two.show.sheet import HELPED, bid_told, call_told, result_told
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
from moon_desktop.words import names, score
from moon_desktop.words.language import ngettext, pgettext, tr
from moon_desktop.words.names import you

_DASH: Final = "–"


def laid_open(
    rules: FortyTwoRules, seats: Sequence[str], entries: Sequence[Entry], number: int
) -> HandShown | None:
    """Hand ``number`` of a record in full; None where it is not finished."""
    account = accounts(rules, entries).get(number)
    return None if account is None else shown(account, rules, tuple(seats))


def shown(account: HandAccount, rules: FortyTwoRules, seats: tuple[str, ...]) -> HandShown:
    """A finished hand as it is laid open."""
    ended = account.ended
    beside = tr("{name} shook").format(name=seats[account.deal.dealer])
    if rules.match != "single":
        beside = f"{tr('Game {game}').format(game=account.game)} · {beside}"
    legend: tuple[tuple[LegendSign, str], ...]
    legend = (("led", tr("led")), ("took", tr("took the trick")))
    legend += (("reneged", tr("reneged")),) if account.broken else ()
    gained = tr("Marks") if rules.scoring == "marks" else tr("Points")
    return HandShown(
        number=account.number,
        beside=beside,
        contract=contract(account, seats),
        outcome="" if ended.result == "passed" else result_told(ended.result),
        ink=_ink(account),
        helped=tr(HELPED) if account.helped else "",
        dealt=Section(tr("Dealt")),
        held=_held(account, seats),
        before=Section(tr("Auction"), ("  ".join(said(bid, seats) for bid in account.said),)),
        seats=seats,
        tricks=_tricks(account, seats),
        tricks_title=tr("Tricks"),
        worth_head="" if account.trump in NEL_O else tr("Count"),
        legend=legend,
        reasons=tuple(reasons(account, seats)),
        points_title=tr("Count"),
        heads=(tr("Tricks"), tr("Count"), gained, pgettext("a running sum", "Total")),
        points=_lines(account, seats),
        told=told_whole(account, rules, seats),
    )


# --- told in sentences ----------------------------------------------------------------------


def contract(account: HandAccount, seats: Sequence[str]) -> str:
    """Who bid what, and what was called, by whom after plunge and splash (T5.1)."""
    bidder, bid = account.ended.bidder, account.ended.bid
    if bidder is None or bid is None:
        return tr("All passed.")
    told = bid_told(seats[bidder], bid)
    if account.trump is None:
        return told
    if bid in SPECIALS:
        caller = tr("{name} called.").format(name=seats[partner(bidder)])
        return f"{told} {caller} {call_told(account.trump)}"
    return f"{told} {call_told(account.trump)}"


def said(bid: Bid, seats: Sequence[str]) -> str:
    """One turn of the auction."""
    if bid.bid == "pass":
        return tr("{name} passed.").format(name=seats[bid.seat])
    return bid_told(seats[bid.seat], bid.bid)


def held(name: str, dealt: Sequence[str]) -> str:
    """The tiles that a seat drew."""
    listed = names.listing([names.tile(tile) for tile in dealt])
    told = tr("You were dealt {tiles}.") if name == you() else tr("{name} was dealt {tiles}.")
    return told.format(name=name, tiles=listed)


def count_of(plays: Sequence[Play]) -> int:
    """What a trick counts (T2.1)."""
    return 1 + sum(COUNTERS.get(play.piece, 0) for play in plays)


def play(done: Play, seats: Sequence[str], *, leads: bool) -> str:
    """One play of a trick, and what its tile counts."""
    told = tr("{name} led the {tile}.") if leads else tr("{name} played the {tile}.")
    told = told.format(name=seats[done.seat], tile=names.tile(done.piece))
    count = COUNTERS.get(done.piece)
    if count is None:
        return told
    return f"{told} {tr('It counts {count}.').format(count=count)}"


def trick(
    number: int, plays: Sequence[Play], taker: int | None, seats: Sequence[str], *, counts: bool
) -> str:
    """A trick in the order it was played; one without a ``taker`` was cut short; ``counts``: what
    is in it is told."""
    told = [tr("Trick {number}.").format(number=number)]
    told += [play(one, seats, leads=place == 0) for place, one in enumerate(plays)]
    if taker is not None and counts:
        words = tr("{name} took it: it counts {count}.")
        told.append(words.format(name=seats[taker], count=count_of(plays)))
    elif taker is not None:
        told.append(tr("{name} took it.").format(name=seats[taker]))
    return " ".join(told)


def reneged(name: str, offence: Offence, trump: str | None) -> str:
    """Who did not follow, and with what it should have (T7.2)."""
    words = tr("{name} reneged with the {tile} on {suit}, holding {tiles}.")
    if name == you():
        words = tr("You reneged with the {tile} on {suit}, holding {tiles}.")
    sevens = trump == "sevens" and offence.suit == DOUBLES
    return words.format(
        name=name,
        tile=names.tile(offence.tile),
        suit=pgettext("suit", "sevens") if sevens else names.suit(offence.suit),
        tiles=names.listing([names.tile(tile) for tile in reversed(offence.could)]),
    )


def reasons(account: HandAccount, seats: Sequence[str]) -> list[str]:
    """Sentences on how the hand ended, where there is more to say than made or set."""
    told = []
    if account.out is not None:
        told.append(tr("{name} sat out.").format(name=seats[account.out]))
    left, offence = TRICKS - len(account.tricks), account.offence
    if offence is not None:
        ending = tr("That ended the hand: the bid counts as made.")
        if account.ended.result == "set":
            ending = tr("That ended the hand: the bid is set.")
        told.append(f"{reneged(seats[offence.seat], offence, account.trump)} {ending}")
    elif account.trump in NEL_O and account.ended.result == "set":
        told.append(tr("The bidder took a trick, which sets nel-o at once."))
    elif account.trump is not None and left:
        words = ngettext(
            "The bid was decided, so the last trick was not played.",
            "The bid was decided, so the last {tricks} tricks were not played.",
            left,
        )
        told.append(words.format(tricks=left))
    return told


def told_whole(account: HandAccount, rules: FortyTwoRules, seats: Sequence[str]) -> str:
    """The hand from the deal to the marks, a line each, for a voice."""
    ended = account.ended
    first = [tr("Hand {hand}.").format(hand=account.number), contract(account, seats)]
    first += [] if ended.bidder is None else [result_told(ended.result)]
    lines = [" ".join(first)]
    if account.helped:
        lines.append(tr(HELPED))
    lines += [held(seats[seat], tiles) for seat, tiles in enumerate(account.deal.hands)]
    lines.append(" ".join(said(bid, seats) for bid in account.said))
    counts = account.trump not in NEL_O
    lines += [
        trick(number, done.plays, done.taker, seats, counts=counts)
        for number, done in enumerate(account.tricks, 1)
    ]
    if account.broken:
        number = len(account.tricks) + 1
        lines.append(trick(number, account.broken, None, seats, counts=counts))
    lines += reasons(account, seats)
    if ended.bidder is not None:
        lines += _standings(account, rules, seats)
    return "\n".join(lines)


def _standings(account: HandAccount, rules: FortyTwoRules, seats: Sequence[str]) -> list[str]:
    """What each side counted and won, and its total."""
    ended, lines = account.ended, []
    for side in range(TABLE.sides):
        name, told = _side(side, seats), []
        if account.trump not in NEL_O:
            words = tr("{name} counted {count}.")
            told.append(words.format(name=name, count=ended.counted[side]))
        gained, total = ended.points[side], ended.scores[side]
        if rules.scoring == "points":
            told.append(score.standing(name, gained, total, hole=False, voice=True))
        else:
            words = ngettext(
                "{name}: {won} of {n} mark.", "{name}: {won} of {n} marks.", rules.target
            )
            told.append(words.format(name=name, won=total, n=rules.target))
        lines.append(" ".join(told))
    return lines


# --- laid open beside the sheet -------------------------------------------------------------


def _side(side: int, seats: Sequence[str]) -> str:
    return score.side([seats[seat] for seat in TABLE.members(side)])


def _ink(account: HandAccount) -> Ink:
    return "good" if account.ended.result == "made" else "red"


def _held(account: HandAccount, seats: tuple[str, ...]) -> tuple[HeldShown, ...]:
    """The tiles dealt; those of who sat out were laid away."""
    rows = []
    for seat, dealt in enumerate(account.deal.hands):
        away: Mark = "away" if seat == account.out else ""
        tiles = tuple(PieceShown(tile, _tip(tile, away=bool(away)), away) for tile in dealt)
        rows.append(HeldShown(seats[seat], tiles))
    return tuple(rows)


def _tip(tile: str, *, away: bool) -> str:
    name = names.tile(tile)
    return tr("{tile}, laid away").format(tile=name) if away else name


def _tricks(account: HandAccount, seats: tuple[str, ...]) -> tuple[TrickShown, ...]:
    done: list[tuple[tuple[Play, ...], int | None]] = []
    done += [(trick.plays, trick.taker) for trick in account.tricks]
    done += [(account.broken, None)] if account.broken else []
    rows = []
    for plays, taker in done:
        pieces = []
        for place, one in enumerate(plays):
            last = taker is None and place == len(plays) - 1
            mark: Mark = "took" if one.seat == taker else "reneged" if last else ""
            tip = play(one, seats, leads=place == 0)
            pieces.append((one.seat, PieceShown(one.piece, tip, mark)))
        counts = taker is not None and account.trump not in NEL_O
        rows.append(TrickShown(tuple(pieces), str(count_of(plays)) if counts else ""))
    return tuple(rows)


def _lines(
    account: HandAccount, seats: tuple[str, ...]
) -> tuple[tuple[str, tuple[Figure, ...]], ...]:
    """Tricks, count, what was won and the total, a line a side."""
    ended = account.ended
    if ended.bidder is None:
        return ()
    lines = []
    for side, tricks in enumerate(TABLE.by_side(ended.tricks)):
        mine = TABLE.side(ended.bidder) == side
        counted = _DASH if account.trump in NEL_O else str(ended.counted[side])
        figures = (
            Figure(str(tricks)),
            Figure(counted),
            Figure(score.signed(ended.points[side]), _ink(account) if mine else "pink"),
            Figure(score.figure(ended.scores[side])),
        )
        lines.append((_side(side, seats), figures))
    return tuple(lines)
