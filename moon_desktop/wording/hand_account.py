"""A finished hand told in words: how it was bid, exchanged, played and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Bid, HandOver, Play
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.moon_account import HandAccount
from moon_desktop.games.moon_auction import TRICKS
from moon_desktop.games.moon_offence import Offence
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.wording import names, score
from moon_desktop.wording.either import either
from moon_desktop.wording.tongue import tr

# --- labels ---------------------------------------------------------------------------------


def dealt_by(game: int | None, dealer: str) -> str:
    """Beside the heading; ``game`` is None where there is only one."""
    who = tr("{name} dealt").format(name=dealer)
    return who if game is None else f"{score.game(game)} · {who}"


def auction() -> str:
    return tr("Auction")


def dealt() -> str:
    return tr("Dealt")


def tricks() -> str:
    return tr("Tricks")


def points() -> str:
    return tr("Points")


def total() -> str:
    return tr("Total")


def widow() -> str:
    return tr("widow")


def led() -> str:
    return tr("led")


def took() -> str:
    return tr("took the trick")


def reneged() -> str:
    return tr("reneged")


def laid_away() -> str:
    return tr("laid away")


def close() -> str:
    return tr("Close the hand")


def review() -> str:
    return tr("&Review this hand")


def review_tip() -> str:
    return tr("Go through it choice by choice, and see what was a mistake")


def pane() -> str:
    return tr("The hand that is open")


# --- sentences ------------------------------------------------------------------------------


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
        return score.all_passed()
    return score.bid_told(seats[account.bidder], account.bid, account.trump)


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
    name = seats[account.bidder]
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


def hickeys(name: str, count: int) -> str:
    return tr("{name}: {hickeys}.").format(name=name, hickeys=score.hickeys(count))


def play(done: Play, seats: Sequence[str], *, leads: bool) -> str:
    """One play of a trick, without a full stop."""
    told = tr("{name} led the {tile}") if leads else tr("{name} played the {tile}")
    told = told.format(name=seats[done.seat], tile=names.tile(done.tile))
    if done.suit is None:
        return told
    return tr("{led} as {suit}").format(led=told, suit=names.suit(int(done.suit)))


def trick(number: int, done: Trick, seats: Sequence[str]) -> str:
    """A whole trick, in the order it was played."""
    told = [play(one, seats, leads=place == 0) for place, one in enumerate(done.plays)]
    return tr("Trick {number}: {plays}; {name} took it.").format(
        number=number, plays=", ".join(told), name=seats[done.taker]
    )


def broken(number: int, plays: Sequence[Play], seats: Sequence[str]) -> str:
    """A trick that was cut short."""
    told = [play(one, seats, leads=place == 0) for place, one in enumerate(plays)]
    return tr("Trick {number}: {plays}.").format(number=number, plays=", ".join(told))


def held(name: str, dealt_: Sequence[str]) -> str:
    """The tiles dealt to a seat."""
    listed = names.listing([names.tile(tile) for tile in dealt_])
    return tr("{name} was dealt {tiles}.").format(name=name, tiles=listed)


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
        told.append(hickeys(score.side([seats[seat] for seat in members]), taken))
    return told


def told_whole(account: HandAccount, rules: MoonRules, seats: Sequence[str]) -> str:
    """The hand from the deal to the points, a sentence a line, for a voice."""
    result, table = account.result, rules.table
    lines = [f"{score.hand(account.number)}. {contract(account, seats)}."]
    if outcome(result):
        lines[0] = f"{lines[0][:-1]}: {outcome(result)}."
    if account.helped:
        lines.append(score.helped())
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
    told = ", ".join(said(seats[bid.seat], bid.bid) for bid in bids)
    return tr("{auction}: {bids}.").format(auction=auction(), bids=told)


def _standing(
    result: HandOver, rules: MoonRules, table: Seats, side: int, seats: Sequence[str]
) -> str:
    name = score.side([seats[seat] for seat in table.members(side)])
    hole = result.scores[side] < 0 and rules.scoring == "points"
    return score.standing(name, result.points[side], result.scores[side], in_hole=hole, voice=True)
