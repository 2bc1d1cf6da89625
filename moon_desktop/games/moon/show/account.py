"""A finished hand told in words: how it was bid, exchanged, played and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Bid, Entry, Play
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.moon.account import HandAccount, Offence, accounts
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show.sheet import all_passed, bid_told, hickeys, in_the_hole
from moon_desktop.games.plain.hands import points
from moon_desktop.games.shown.sheet import (
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
from moon_desktop.words.language import tr
from moon_desktop.words.names import within, you
from moon_desktop.words.quoting import either

# --- labels ---------------------------------------------------------------------------------


def auction() -> str:
    return tr("Auction")


def widow() -> str:
    return tr("widow")


def said(name: str, bid: str) -> str:
    """One turn of the auction: ``Ann passed``, ``Bea 5``."""
    if bid == "pass":
        return tr("{name} passed").format(name=name)
    return f"{name} {score.bid(bid)}"


def outcome(hand: HandOver) -> str:
    """``made``, ``set``, or nothing where all passed."""
    return "" if hand.result == "passed" else score.ended(hand.result)


def contract(account: HandAccount, seats: Sequence[str]) -> str:
    """Who bid what at which trump; or that all passed."""
    if account.bidder is None or account.bid is None:
        return all_passed()
    return bid_told(seats[account.bidder], account.bid, account.trump)


def dice(shown: tuple[int, int]) -> str:
    """M3.9."""
    one, two = shown
    return tr("The dice showed {one} and {two}.").format(one=one, two=two)


def exchange(account: HandAccount, seats: Sequence[str]) -> str:
    """The widow and what became of it (M3.1); empty where there was none."""
    widow_ = account.deal.widow
    if widow_ is None:
        return ""
    tile = names.tile(widow_)
    if account.discard is None or account.bidder is None:
        return tr("The widow was the {tile}.").format(tile=tile)
    name = within(seats[account.bidder])
    if account.discard == widow_:
        told = tr("The widow was the {tile}, and {name} laid it away.")
        return told.format(tile=tile, name=name)
    told = tr("The widow was the {tile}; {name} took it in and laid away the {discard}.")
    return told.format(tile=tile, name=name, discard=names.tile(account.discard))


def offence(found: Offence, seats: Sequence[str], *, made: bool) -> str:
    """Who should have followed with what, and what came of it (M4.8)."""
    could = [tr("the {tile}").format(tile=names.tile(tile)) for tile in found.could]
    told = tr(
        "{name} played the {tile} when {suit} were to be followed, and could have followed with"
        " {could}. That ended the hand:"
    ).format(
        name=seats[found.seat],
        tile=names.tile(found.tile),
        suit=names.suit(found.suit),
        could=either(could),
    )
    return f"{told} {tr('the bid counts as made.') if made else tr('the bid is set.')}"


def stopped(account: HandAccount) -> str:
    """Why not all tricks were played (M4.7); empty where they were, or a renege ended it."""
    played = len(account.tricks)
    if account.bidder is None or account.offence is not None or played == TRICKS:
        return ""
    if account.bid == "under":
        return tr("The bidder took a trick, which sets a shoot under at once.")
    left = TRICKS - played
    if left == 1:
        return tr("The bid could no longer be made, so the last trick was not played.")
    told = tr("The bid could no longer be made, so the last {tricks} tricks were not played.")
    return told.format(tricks=left)


def play(done: Play, seats: Sequence[str], *, leads: bool) -> str:
    """One play of a trick, without a full stop."""
    told = tr("{name} led the {tile}") if leads else tr("{name} played the {tile}")
    told = told.format(name=seats[done.seat], tile=names.tile(done.piece))
    if done.suit is None:
        return told
    return tr("{led} as {suit}").format(led=told, suit=names.suit(int(done.suit)))


def trick(number: int, done: Trick, seats: Sequence[str]) -> str:
    """A whole trick, in the order it was played."""
    return tr("Trick {number}: {plays}; {name} took it.").format(
        number=number, plays=_plays(done.plays, seats), name=within(seats[done.taker])
    )


def broken(number: int, plays: Sequence[Play], seats: Sequence[str]) -> str:
    """A trick that was cut short."""
    return tr("Trick {number}: {plays}.").format(number=number, plays=_plays(plays, seats))


def _plays(plays: Sequence[Play], seats: Sequence[str]) -> str:
    """The plays of a trick in a row, in the midst of a sentence."""
    named = [within(name) for name in seats]
    return ", ".join(play(one, named, leads=place == 0) for place, one in enumerate(plays))


def held(name: str, dealt_: Sequence[str]) -> str:
    """The tiles dealt to a seat."""
    listed = names.listing([names.tile(tile) for tile in dealt_])
    told = tr("You were dealt {tiles}.") if name == you() else tr("{name} was dealt {tiles}.")
    return told.format(name=name, tiles=listed)


def reasons(account: HandAccount, rules: MoonRules, seats: Sequence[str]) -> list[str]:
    """Sentences on how the hand ended, where there is more to say than made or set."""
    told = []
    if account.offence is not None:
        told.append(offence(account.offence, seats, made=account.result.result == "made"))
    if stopped(account):
        told.append(stopped(account))
    taken = sum(account.result.hickeys)
    if rules.hickeys and account.bidder is not None and taken:
        members = rules.table.members(rules.table.side(account.bidder))
        name = score.side([seats[seat] for seat in members])
        told.append(tr("{name}: {hickeys}.").format(name=name, hickeys=hickeys(taken)))
    return told


def told_whole(account: HandAccount, rules: MoonRules, seats: Sequence[str]) -> str:
    """The hand from the deal to the points, a sentence a line, for a voice."""
    result, table = account.result, rules.table
    lines = [f"{score.hand(account.number)}. {contract(account, seats)}."]
    if outcome(result):
        lines[0] = f"{lines[0][:-1]}: {outcome(result)}."
    if account.helped:
        lines.append(score.helped(tr("tiles")))
    if account.deal.dice is not None:
        lines.append(dice(account.deal.dice))
    lines += [held(seats[seat], tiles) for seat, tiles in enumerate(account.deal.hands)]
    lines.append(auction_told(account.said, seats))
    lines.append(exchange(account, seats))
    lines += [trick(number, done, seats) for number, done in enumerate(account.tricks, 1)]
    if account.broken:
        lines.append(broken(len(account.tricks) + 1, account.broken, seats))
    lines += reasons(account, rules, seats)
    if result.bidder is not None:
        lines += [_standing(result, rules, table, side, seats) for side in range(table.sides)]
    return "\n".join(line for line in lines if line)


def auction_told(bids: Sequence[Bid], seats: Sequence[str]) -> str:
    """The auction in one line."""
    told = ", ".join(said(within(seats[bid.seat]), bid.bid) for bid in bids)
    return tr("{auction}: {bids}.").format(auction=auction(), bids=told)


def _standing(
    result: HandOver, rules: MoonRules, table: Seats, side: int, seats: Sequence[str]
) -> str:
    name = score.side([seats[seat] for seat in table.members(side)])
    hole = in_the_hole() if result.scores[side] < 0 and rules.scoring == "points" else ""
    return score.standing(name, result.points[side], result.scores[side], hole, voice=True)


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
    deal, result = account.deal, account.result
    beside = tr("{name} dealt").format(name=seats[deal.dealer])
    if rules.match != "single":
        beside = f"{score.game(account.game)} · {beside}"
    told = exchange(account, seats)
    auction_line = "  ·  ".join(said(seats[bid.seat], bid.bid) for bid in account.said)
    legend: tuple[tuple[LegendSign, str], ...]
    legend = (("led", tr("led")), ("took", tr("took the trick")))
    legend += (("reneged", tr("reneged")),) if account.broken else ()
    return HandShown(
        number=account.number,
        beside=beside,
        contract=contract(account, seats),
        outcome=outcome(result),
        ink=_ink(result),
        helped=score.helped(tr("tiles")) if account.helped else "",
        notes=() if deal.dice is None else (dice(deal.dice),),
        dealt=Section(tr("Dealt"), (told,) if told else ()),
        held=_held(account, seats),
        before=Section(auction(), (auction_line,)),
        seats=seats,
        tricks=_tricks(account, seats),
        tricks_title=tr("Tricks"),
        legend=legend,
        reasons=tuple(reasons(account, rules, seats)),
        points_title=tr("Points"),
        heads=(tr("Tricks"), tr("Points"), tr("Total")),
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
        tiles = tuple(_dealt(tile, mine and tile == account.discard) for tile in dealt)
        if mine and widow_ is not None and account.discard is not None:
            apart = _dealt(widow_, widow_ == account.discard)
            rows.append(HeldShown(seats[seat], tiles, apart, widow()))
        else:
            rows.append(HeldShown(seats[seat], tiles))
    if widow_ is not None and account.discard is None:
        # Nobody took it in.
        rows.append(HeldShown(widow(), (_dealt(widow_, False),), nobody=True))
    return tuple(rows)


def _dealt(tile: str, away: bool) -> PieceShown:
    name = names.tile(tile)
    return PieceShown(tile, tr("{tile}, laid away").format(tile=name) if away else name,
                      "away" if away else "")  # fmt: skip


def _tricks(account: HandAccount, seats: tuple[str, ...]) -> tuple[TrickShown, ...]:
    if account.bidder is None:
        return ()
    done: list[tuple[tuple[Play, ...], int | None]] = []
    done += [(trick.plays, trick.taker) for trick in account.tricks]
    done += [(account.broken, None)] if account.broken else []
    rows = []
    for plays, taker in done:
        pieces = []
        for place, one in enumerate(plays):
            last = taker is None and place == len(plays) - 1
            mark: Mark = "took" if one.seat == taker else "reneged" if last else ""
            suit = "" if one.suit is None else names.suit(int(one.suit))
            tip = play(one, seats, leads=place == 0)
            pieces.append((one.seat, PieceShown(one.piece, tip, mark, suit)))
        rows.append(TrickShown(tuple(pieces)))
    return tuple(rows)
