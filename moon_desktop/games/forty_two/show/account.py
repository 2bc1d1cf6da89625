"""A finished hand of Texas 42 told in words: how it was bid, called, played and counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Entry, Play
from moon_desktop.games.forty_two.account import HandAccount, accounts
from moon_desktop.games.forty_two.bids import SPECIALS
from moon_desktop.games.forty_two.count import COUNTERS, TRICKS, count_of
from moon_desktop.games.forty_two.rules import TABLE, FortyTwoRules, partner
from moon_desktop.games.forty_two.show import table_talk as talk
from moon_desktop.games.forty_two.show.sheet import (
    bid_told,
    call_told,
    marks_told,
    result_told,
    won_told,
)
from moon_desktop.games.plain import bought_hands as bought
from moon_desktop.games.plain.bought_sheet import HELPED
from moon_desktop.games.shown.sheet import Figure, HandShown, HeldShown, Ink, Section
from moon_desktop.words import score
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
    ended, nel_o = account.ended, talk.is_nel_o(account.trump)
    beside = tr("{name} shook").format(name=seats[account.deal.dealer])
    if rules.match != "single":
        beside = f"{tr('Game {game}').format(game=account.game)} · {beside}"
    auction = "  ".join(bought.said(bid, seats, bid_told) for bid in account.said)
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
        before=Section(tr("Auction"), (auction,)),
        seats=seats,
        tricks=bought.tricks(
            account,
            lambda one, leads: play(one, seats, leads=leads, nel_o=nel_o),
            worth=lambda plays: "" if nel_o else str(count_of(plays)),
        ),
        tricks_title=tr("Tricks"),
        worth_head="" if nel_o else tr("Count"),
        legend=bought.legend(account),
        reasons=tuple(reasons(account, seats)),
        points_title=gained,
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
        caller = tr("{name} named trump and led.").format(name=seats[partner(bidder)])
        return f"{told} {caller} {call_told(account.trump)}"
    return f"{told} {call_told(account.trump)}"


def play(done: Play, seats: Sequence[str], *, leads: bool, nel_o: bool = False) -> str:
    """One play of a trick, and what its tile counts, which is no matter in ``nel_o``."""
    told = bought.play(done, seats, leads=leads)
    count = COUNTERS.get(done.piece)
    if count is None or nel_o:
        return told
    return f"{told} {tr('It counts {count}.').format(count=count)}"


def took(plays: Sequence[Play], name: str, *, nel_o: bool) -> str:
    """Who took a trick and what it counts, which is no matter in ``nel_o``."""
    if nel_o:
        return bought.took(name)
    return tr("{name} took it: it counts {count}.").format(name=name, count=count_of(plays))


def reasons(account: HandAccount, seats: Sequence[str]) -> list[str]:
    """Sentences on how the hand ended, where there is more to say than made or set."""
    told = []
    if account.out is not None:
        told.append(tr("{name} sat out.").format(name=seats[account.out]))
    left, offence = TRICKS - len(account.tricks), account.offence
    if offence is not None:
        name, suit = seats[offence.seat], talk.suit(offence.suit, account.trump)
        ending = bought.ended_by_offence(made=account.ended.result == "made")
        told.append(f"{bought.reneged(name, name == you(), offence, suit)} {ending}")
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


def told_whole(account: HandAccount, rules: FortyTwoRules, seats: Sequence[str]) -> str:
    """The hand from the deal to the marks, a line each, for a voice."""
    ended, nel_o = account.ended, talk.is_nel_o(account.trump)
    first = [tr("Hand {hand}.").format(hand=account.number), contract(account, seats)]
    first += [] if ended.bidder is None else [result_told(ended.result)]
    lines = [" ".join(first)]
    if account.helped:
        lines.append(tr(HELPED))
    lines += [bought.held(seats[seat], tiles) for seat, tiles in enumerate(account.deal.hands)]
    lines.append(" ".join(bought.said(bid, seats, bid_told) for bid in account.said))
    lines += bought.told_tricks(
        account,
        seats,
        lambda one, leads: play(one, seats, leads=leads, nel_o=nel_o),
        lambda plays, name: took(plays, name, nel_o=nel_o),
    )
    lines += reasons(account, seats)
    if ended.bidder is not None:
        lines += _standings(account, rules, seats)
    return "\n".join(lines)


def _standings(account: HandAccount, rules: FortyTwoRules, seats: Sequence[str]) -> list[str]:
    """What each side counted and won, and its total."""
    ended, lines = account.ended, []
    for side in range(TABLE.sides):
        name, gained, total = _side(side, seats), ended.points[side], ended.scores[side]
        count = "" if talk.is_nel_o(account.trump) else str(ended.counted[side])
        in_marks = rules.scoring == "marks"
        told = won_told(name, count, gained if in_marks else 0)
        if in_marks:
            told.append(marks_told(name, total, rules.target))
        else:
            told.append(score.standing(name, gained, total, hole=False, voice=True))
        lines.append(" ".join(told))
    return lines


# --- laid open beside the sheet -------------------------------------------------------------


def _side(side: int, seats: Sequence[str]) -> str:
    return score.side([seats[seat] for seat in TABLE.members(side)])


def _ink(account: HandAccount) -> Ink:
    return "good" if account.ended.result == "made" else "red"


def _held(account: HandAccount, seats: tuple[str, ...]) -> tuple[HeldShown, ...]:
    """The tiles dealt; those of who sat out were laid away."""
    return tuple(
        HeldShown(name, tuple(bought.dealt(tile, away=seat == account.out) for tile in dealt))
        for seat, (name, dealt) in enumerate(zip(seats, account.deal.hands, strict=True))
    )


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
        counted = _DASH if talk.is_nel_o(account.trump) else str(ended.counted[side])
        figures = (
            Figure(str(tricks)),
            Figure(counted),
            Figure(score.signed(ended.points[side]), _ink(account) if mine else "pink"),
            Figure(score.figure(ended.scores[side])),
        )
        lines.append((_side(side, seats), figures))
    return tuple(lines)
