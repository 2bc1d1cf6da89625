"""A finished hand told in words: how it was bid, exchanged, played and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Bid, Entry, Play
from moon_desktop.games.moon.account import HandAccount, accounts
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show.sheet import bid_told, result_told
from moon_desktop.games.plain import bought_hands as bought
from moon_desktop.games.plain.bought_sheet import HELPED
from moon_desktop.games.plain.hands import points
from moon_desktop.games.shown.sheet import (
    HandShown,
    HeldShown,
    Ink,
    Section,
)
from moon_desktop.words import names, score
from moon_desktop.words.language import N_, ngettext, pgettext, tr
from moon_desktop.words.names import within, you

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


def contract(account: HandAccount, seats: Sequence[str]) -> str:
    """Who bid what at which trump; or that all passed."""
    if account.bidder is None or account.bid is None:
        return tr("All passed.")
    return bid_told(seats[account.bidder], account.bid, account.trump)


def outcome(hand: HandOver) -> str:
    """How the bid ended; nothing where all passed."""
    return "" if hand.result == "passed" else result_told(hand.result)


def said(bid: Bid, seats: Sequence[str]) -> str:
    """One turn of the auction."""
    return bought.said(bid, seats, bid_told)


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
    if account.discard is not None and account.bidder is not None:
        name, discard = within(seats[account.bidder]), names.tile(account.discard)
        if account.discard == account.deal.widow:
            told = tr("The widow was the {tile}, and {name} laid it away.")
        else:
            told = tr("The widow was the {tile}; {name} took it in and laid away the {discard}.")
    return told.format(tile=names.tile(account.deal.widow), name=name, discard=discard)


def stopped(account: HandAccount) -> str:
    """Why not all tricks were played (M4.7); empty where they were, or a renege ended it."""
    left = TRICKS - len(account.tricks)
    if account.bidder is None or account.offence is not None or not left:
        return ""
    if account.bid == "under":
        return tr("The bidder took a trick, which sets a shoot under at once.")
    return ngettext(
        "The bid could no longer be made, so the last trick was not played.",
        "The bid could no longer be made, so the last {tricks} tricks were not played.",
        left,
    ).format(tricks=left)


def play(done: Play, seats: Sequence[str], *, leads: bool) -> str:
    """One play of a trick."""
    told = bought.play(done, seats, leads=leads)
    return told if done.suit is None else f"{told} {tr(_SUITS_LED[int(done.suit)])}"


def reasons(account: HandAccount, rules: MoonRules, seats: Sequence[str]) -> list[str]:
    """Sentences on how the hand ended, where there is more to say than made or set."""
    told = []
    if account.offence is not None:
        name = seats[account.offence.seat]
        ending = bought.ended_by_offence(made=account.ended.result == "made")
        suit = names.suit(account.offence.suit)
        told.append(f"{bought.reneged(name, name == you(), account.offence, suit)} {ending}")
    if stopped(account):
        told.append(stopped(account))
    taken = sum(account.ended.hickeys)
    if rules.hickeys and account.bidder is not None and taken:
        members = rules.table.members(rules.table.side(account.bidder))
        line = ngettext("{name}: {n} hickey.", "{name}: {n} hickeys.", taken)
        told.append(line.format(name=score.side([seats[seat] for seat in members]), n=taken))
    return told


def told_whole(account: HandAccount, rules: MoonRules, seats: Sequence[str]) -> str:
    """The hand from the deal to the points, a line each, for a voice."""
    result, table = account.ended, rules.table
    first = tr("Hand {hand}.").format(hand=account.number)
    lines = [" ".join(filter(None, (first, contract(account, seats), outcome(result))))]
    if account.helped:
        lines.append(tr(HELPED))
    if account.deal.dice is not None:
        lines.append(dice(account.deal.dice))
    lines += [bought.held(seats[seat], tiles) for seat, tiles in enumerate(account.deal.hands)]
    lines.append(" ".join(said(bid, seats) for bid in account.said))
    lines.append(exchange(account, seats))
    lines += bought.told_tricks(
        account,
        seats,
        lambda one, leads: play(one, seats, leads=leads),
        lambda _, name: bought.took(name),
    )
    lines += reasons(account, rules, seats)
    if result.bidder is not None:
        for side in range(table.sides):
            name, total = score.side([seats[s] for s in table.members(side)]), result.scores[side]
            hole = total < 0 and rules.scoring == "points"
            points_ = result.points[side]
            lines.append(score.standing(name, points_, total, hole=hole, voice=True))
    return "\n".join(line for line in lines if line)


# --- laid open beside the sheet -------------------------------------------------------------


def laid_open(
    rules: MoonRules, seats: Sequence[str], entries: Sequence[Entry], number: int
) -> HandShown | None:
    """Hand ``number`` of a record in full; None where it is not finished."""
    found = (account for account in accounts(rules, entries) if account.number == number)
    account = next(found, None)
    return None if account is None else shown(account, rules, tuple(seats))


def shown(account: HandAccount, rules: MoonRules, seats: tuple[str, ...]) -> HandShown:
    """A finished hand as it is laid open."""
    deal, result = account.deal, account.ended
    beside = tr("{name} dealt").format(name=seats[deal.dealer])
    if rules.match != "single":
        beside = f"{tr('Game {game}').format(game=account.game)} · {beside}"
    told = exchange(account, seats)
    auction = "  ".join(said(bid, seats) for bid in account.said)
    return HandShown(
        number=account.number,
        beside=beside,
        contract=contract(account, seats),
        outcome=outcome(result),
        ink=_ink(result),
        helped=tr(HELPED) if account.helped else "",
        notes=() if deal.dice is None else (dice(deal.dice),),
        dealt=Section(tr("Dealt"), (told,) if told else ()),
        held=_held(account, seats),
        before=Section(tr("Auction"), (auction,)),
        seats=seats,
        tricks=bought.tricks(
            account,
            lambda one, leads: play(one, seats, leads=leads),
            lambda one: "" if one.suit is None else names.suit(int(one.suit)),
        ),
        tricks_title=tr("Tricks"),
        legend=bought.legend(account),
        reasons=tuple(reasons(account, rules, seats)),
        points_title=tr("Points"),
        heads=(tr("Tricks"), tr("Points"), pgettext("a running sum", "Total")),
        points=()
        if account.bidder is None
        else points(rules.table, seats, result, _ink(result), circle=rules.scoring == "points"),
        told=told_whole(account, rules, seats),
    )


def _ink(result: HandOver) -> Ink:
    return "good" if result.result == "made" else "red"


def _held(account: HandAccount, seats: tuple[str, ...]) -> tuple[HeldShown, ...]:
    """The tiles dealt, the widow behind the bidder's, the discard marked."""
    widow_ = account.deal.widow
    rows = []
    for seat, dealt in enumerate(account.deal.hands):
        mine = seat == account.bidder
        tiles = tuple(bought.dealt(tile, mine and tile == account.discard) for tile in dealt)
        if mine and widow_ is not None and account.discard is not None:
            apart = bought.dealt(widow_, widow_ == account.discard)
            rows.append(HeldShown(seats[seat], tiles, apart, tr("widow")))
        else:
            rows.append(HeldShown(seats[seat], tiles))
    if widow_ is not None and account.discard is None:
        # Nobody took it in.
        rows.append(HeldShown(tr("widow"), (bought.dealt(widow_, False),), nobody=True))
    return tuple(rows)
