"""A finished hand told in words: how it was bid, exchanged, played and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from moon_desktop.engine.account import account_of, helped
from moon_desktop.engine.entries import Entry, Play
from moon_desktop.games.auction.account import Account
from moon_desktop.games.auction.show import account as auction
from moon_desktop.games.auction.show.account import Own, contract, stood_up
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.entries import Deal, HandOver
from moon_desktop.games.moon.match import start
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show.sheet import MoonSheet
from moon_desktop.games.moon.show.sheet import sheet as sheet_of
from moon_desktop.games.shown.sheet import HandShown, HeldShown
from moon_desktop.words import names
from moon_desktop.words.language import N_, ngettext, tr
from moon_desktop.words.names import within

HandAccount: TypeAlias = Account[Deal, HandOver]

# --- told in sentences ----------------------------------------------------------------------

_SUITS_LED: Final = (
    N_("Blanks were led."),
    N_("Ones were led."),
    N_("Twos were led."),
    N_("Threes were led."),
    N_("Fours were led."),
    N_("Fives were led."),
    N_("Sixes were led."),
    N_("Doubles were led."),
)


def dice(shown: tuple[int, int]) -> str:
    """M3.9."""
    one, two = shown
    return tr("The dice showed {one} and {two}.").format(one=one, two=two)


def exchange(account: HandAccount, seats: Sequence[str]) -> str:
    """The widow and what became of it (M3.1); empty where there was none."""
    if account.deal.widow is None:
        return ""
    told = tr("The widow was the {tile}.")
    name = discard = ""
    if account.discard is not None:
        name, discard = within(seats[account.played_for.bidder]), names.tile(account.discard)
        if account.discard == account.deal.widow:
            told = tr("The widow was the {tile}, and {name} laid it away.")
        else:
            told = tr("The widow was the {tile}; {name} took it in and laid away the {discard}.")
    return told.format(tile=names.tile(account.deal.widow), name=name, discard=discard)


def stopped(account: HandAccount) -> str:
    """Why not all tricks were played (M4.7); empty where they were, or a renege ended it."""
    left = TRICKS - len(account.tricks)
    if account.contract is None or account.offence is not None or not left:
        return ""
    if account.contract.low:
        return tr("The bidder took a trick, which sets a shoot under at once.")
    return ngettext(
        "The bid could no longer be made, so the last trick was not played.",
        "The bid could no longer be made, so the last {tricks} tricks were not played.",
        left,
    ).format(tricks=left)


def play(done: Play, seats: Sequence[str], *, leads: bool) -> str:
    """One play of a trick."""
    told = auction.play(done, seats, leads=leads)
    return told if done.suit is None else f"{told} {tr(_SUITS_LED[int(done.suit)])}"


def reasons(sheet: MoonSheet, account: HandAccount) -> list[str]:
    """Sentences on how the hand ended, where there is more to say than made or set."""
    told = [stopped(account)] if stopped(account) else []
    if account.offence is not None:
        told.append(auction.ended_by_offence(sheet, account))
    taken = sum(account.ended.hickeys)
    if sheet.asterisk and account.contract is not None and taken:
        line = ngettext("{name}: {n} hickey.", "{name}: {n} hickeys.", taken)
        side = sheet.sides[sheet.table.side(account.contract.bidder)]
        told.append(line.format(name=side, n=taken))
    return told


# --- laid open beside the sheet -------------------------------------------------------------


def laid_open(
    rules: MoonRules, seats: Sequence[str], entries: Sequence[Entry], number: int
) -> HandShown | None:
    """Hand ``number`` of a record in full; None where it is not finished."""
    account = account_of(start(rules), entries, number)
    if account is None:
        return None
    return shown(stood_up(account), rules, tuple(seats), helped(entries, number))


def shown(
    account: HandAccount, rules: MoonRules, seats: tuple[str, ...], helped: bool = False
) -> HandShown:
    """A finished hand, whose tiles stand as they stood; ``helped``: it was not played blind."""
    sheet, thrown = sheet_of(rules, seats), account.deal.dice
    own = Own(
        contract=contract(sheet, account),
        held=_held(account, seats),
        play=lambda one, leads: play(one, seats, leads=leads),
        reasons=reasons(sheet, account),
        columns=(tr("Points"),),
        notes=() if thrown is None else (dice(thrown),),
        exchange=exchange(account, seats),
        word=lambda one: "" if one.suit is None else names.suit(int(one.suit)),
    )
    return auction.laid_open(sheet, account, own, helped)


def _held(account: HandAccount, seats: tuple[str, ...]) -> tuple[HeldShown, ...]:
    """The tiles dealt, the widow behind the bidder's, the discard marked."""
    widow_ = account.deal.widow
    rows = []
    for seat, dealt in enumerate(account.deal.hands):
        mine = account.contract is not None and seat == account.contract.bidder
        tiles = tuple(auction.dealt(tile, mine and tile == account.discard) for tile in dealt)
        if mine and widow_ is not None and account.discard is not None:
            apart = auction.dealt(widow_, widow_ == account.discard)
            rows.append(HeldShown(seats[seat], tiles, apart, tr("widow")))
        else:
            rows.append(HeldShown(seats[seat], tiles))
    if widow_ is not None and account.discard is None:
        # Nobody took it in.
        rows.append(HeldShown(tr("widow"), (auction.dealt(widow_, False),), nobody=True))
    return tuple(rows)
