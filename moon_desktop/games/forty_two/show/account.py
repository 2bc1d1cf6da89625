"""A finished hand of Texas 42 told in words: how it was bid, called, played and counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from moon_desktop.engine.account import account_of, helped
from moon_desktop.engine.entries import Entry, Play
from moon_desktop.games.auction.account import Account
from moon_desktop.games.auction.show import account as auction
from moon_desktop.games.auction.show.account import Own, stood_up
from moon_desktop.games.forty_two.bids import SPECIALS
from moon_desktop.games.forty_two.count import COUNTERS, TRICKS, count_of
from moon_desktop.games.forty_two.entries import Deal, HandOver
from moon_desktop.games.forty_two.match import start
from moon_desktop.games.forty_two.rules import TABLE, FortyTwoRules
from moon_desktop.games.forty_two.show.sheet import FortyTwoSheet
from moon_desktop.games.forty_two.show.sheet import sheet as sheet_of
from moon_desktop.games.shown.sheet import HandShown, HeldShown
from moon_desktop.words.language import ngettext, tr

HandAccount: TypeAlias = Account[Deal, HandOver]

_DASH: Final = "–"


def laid_open(
    rules: FortyTwoRules, seats: Sequence[str], entries: Sequence[Entry], number: int
) -> HandShown | None:
    """Hand ``number`` of a record in full; None where it is not finished."""
    account = account_of(start(rules), entries, number)
    if account is None:
        return None
    return shown(stood_up(account), rules, tuple(seats), helped(entries, number))


def shown(
    account: HandAccount, rules: FortyTwoRules, seats: tuple[str, ...], helped: bool = False
) -> HandShown:
    """A finished hand, whose tiles stand as they stood; ``helped``: it was not played blind."""
    sheet, nel_o = sheet_of(rules, seats), account.contract is not None and account.contract.low
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
    return auction.laid_open(sheet, account, own, helped)


# --- told in sentences ----------------------------------------------------------------------


def contract(sheet: FortyTwoSheet, account: HandAccount) -> str:
    """Who bid what, and what was called, by whom after plunge and splash (T5.1)."""
    played = account.contract
    if played is None or played.bid not in SPECIALS:
        return auction.contract(sheet, account)
    caller = tr("{name} named trump and led.").format(name=sheet.seats[played.leader])
    told = sheet.wording.bid_told(sheet.seats[played.bidder], played.bid)
    return f"{told} {caller} {sheet.wording.call_told(played.call or '')}"


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
    played, told = account.contract, list[str]()
    if played is None:
        return told
    if played.out is not None:
        told.append(tr("{name} sat out.").format(name=sheet.seats[played.out]))
    left = TRICKS - len(account.tricks)
    if account.offence is not None:
        told.append(auction.ended_by_offence(sheet, account))
    elif played.low and account.ended.result == "set":
        told.append(tr("The bidder took a trick, which sets nel-o at once."))
    elif left:
        words = ngettext(
            "The bid was decided, so the last trick was not played.",
            "The bid was decided, so the last {tricks} tricks were not played.",
            left,
        )
        told.append(words.format(tricks=left))
    return told


def _held(account: HandAccount, seats: tuple[str, ...]) -> tuple[HeldShown, ...]:
    """The tiles dealt; those of who sat out were laid away."""
    out = None if account.contract is None else account.contract.out
    return tuple(
        HeldShown(name, tuple(auction.dealt(tile, away=seat == out) for tile in dealt))
        for seat, (name, dealt) in enumerate(zip(seats, account.deal.hands, strict=True))
    )
