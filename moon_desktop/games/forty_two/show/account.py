"""A finished hand of Texas 42 told in words: how it was bid, called, played and counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Entry, Play
from moon_desktop.games.auction.show import account as auction
from moon_desktop.games.auction.show.account import Own
from moon_desktop.games.forty_two.account import HandAccount, accounts
from moon_desktop.games.forty_two.bids import SPECIALS
from moon_desktop.games.forty_two.contract import suits_of
from moon_desktop.games.forty_two.count import COUNTERS, TRICKS, count_of
from moon_desktop.games.forty_two.rules import TABLE, FortyTwoRules, partner
from moon_desktop.games.forty_two.show import table_talk as talk
from moon_desktop.games.forty_two.show.sheet import FortyTwoSheet
from moon_desktop.games.forty_two.show.sheet import sheet as sheet_of
from moon_desktop.games.plain.dominoes import stood_up
from moon_desktop.games.shown.sheet import HandShown, HeldShown
from moon_desktop.words.language import ngettext, tr

_DASH: Final = "–"


def laid_open(
    rules: FortyTwoRules, seats: Sequence[str], entries: Sequence[Entry], number: int
) -> HandShown | None:
    """Hand ``number`` of a record in full; None where it is not finished."""
    account = accounts(rules, entries).get(number)
    return None if account is None else shown(account, rules, tuple(seats))


def as_held(account: HandAccount) -> HandAccount:
    """The same with the tiles dealt as they stand at the table."""
    return stood_up(account, None if account.trump is None else suits_of(account.trump))


def shown(account: HandAccount, rules: FortyTwoRules, seats: tuple[str, ...]) -> HandShown:
    """A finished hand as it is laid open."""
    account = as_held(account)
    sheet, nel_o = sheet_of(rules, seats), talk.is_nel_o(account.trump)
    ended, sides = account.ended, range(TABLE.sides)
    counted = tuple("" if nel_o else str(count) for count in ended.counted)
    besides = () if sheet.in_marks else tuple(sheet.counted_told(s, counted[s]) for s in sides)
    own = Own(
        contract=contract(sheet, account),
        held=_held(account, seats),
        play=lambda one, leads: play(one, seats, leads=leads, nel_o=nel_o),
        reasons=reasons(sheet, account),
        columns=(tr("Count"), tr("Marks") if sheet.in_marks else tr("Points")),
        took=auction.took if nel_o else _took,
        worth=lambda plays: "" if nel_o else str(count_of(plays)),
        worth_head="" if nel_o else tr("Count"),
        counted=tuple(count or _DASH for count in counted),
        besides=besides,
    )
    return auction.laid_open(sheet, account, own)


# --- told in sentences ----------------------------------------------------------------------


def contract(sheet: FortyTwoSheet, account: HandAccount) -> str:
    """Who bid what, and what was called, by whom after plunge and splash (T5.1)."""
    bidder, bid = account.ended.bidder, account.ended.bid
    if bidder is None or bid is None or bid not in SPECIALS or account.trump is None:
        return auction.contract(sheet, account)
    caller = tr("{name} named trump and led.").format(name=sheet.seats[partner(bidder)])
    told = sheet.talk.bid_told(sheet.seats[bidder], bid)
    return f"{told} {caller} {sheet.talk.call_told(account.trump)}"


def play(done: Play, seats: Sequence[str], *, leads: bool, nel_o: bool = False) -> str:
    """One play of a trick, and what its tile counts, which is no matter in ``nel_o``."""
    told = auction.play(done, seats, leads=leads)
    count = COUNTERS.get(done.piece)
    if count is None or nel_o:
        return told
    return f"{told} {tr('It counts {count}.').format(count=count)}"


def _took(plays: Sequence[Play], name: str) -> str:
    """Who took a trick and what it counts."""
    return tr("{name} took it: it counts {count}.").format(name=name, count=count_of(plays))


def reasons(sheet: FortyTwoSheet, account: HandAccount) -> list[str]:
    """Sentences on how the hand ended, where there is more to say than made or set."""
    told = []
    if account.out is not None:
        told.append(tr("{name} sat out.").format(name=sheet.seats[account.out]))
    left = TRICKS - len(account.tricks)
    if account.offence is not None:
        told.append(auction.ended_by_offence(sheet, account))
    elif talk.is_nel_o(account.trump) and account.ended.result == "set":
        told.append(tr("The bidder took a trick, which sets nel-o at once."))
    elif account.trump is not None and left:
        words = ngettext(
            "The bid was decided, so the last trick was not played.",
            "The bid was decided, so the last {tricks} tricks were not played.",
            left,
        )
        told.append(words.format(tricks=left))
    return told


def _held(account: HandAccount, seats: tuple[str, ...]) -> tuple[HeldShown, ...]:
    """The tiles dealt; those of who sat out were laid away."""
    return tuple(
        HeldShown(name, tuple(auction.dealt(tile, away=seat == account.out) for tile in dealt))
        for seat, (name, dealt) in enumerate(zip(seats, account.deal.hands, strict=True))
    )
