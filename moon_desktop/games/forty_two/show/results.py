"""How a hand, a game or a match of Texas 42 ended, as the card in the middle tells it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.entries import Entry
from moon_desktop.games.auction.show.account import reneged
from moon_desktop.games.forty_two.account import HandAccount, accounts
from moon_desktop.games.forty_two.bids import marks, needed
from moon_desktop.games.forty_two.count import TRICKS
from moon_desktop.games.forty_two.entries import HandOver
from moon_desktop.games.forty_two.rules import TABLE
from moon_desktop.games.forty_two.show import table_talk as talk
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.games.plain.table import won
from moon_desktop.games.plain.talk import ended_game, next_key, result_row, side_called
from moon_desktop.games.shown.result import Result
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, ngettext, tr

_ENDED: Final[Mapping[tuple[str, bool], str]] = {
    ("made", True): N_("You made {bid}"),
    ("set", True): N_("You were set at {bid}"),
    ("made", False): N_("{name} made {bid}"),
    ("set", False): N_("{name} was set at {bid}"),
}
"""By how the hand ended, and whether you had bid."""


def result(
    sight: FortyTwoSight, names: Sequence[str], entries: Sequence[Entry], you: int | None
) -> Result:
    """How the last hand ended, and the game and match if they did; ``names`` by seat, ``you`` the
    seat that is spoken to; ``entries`` with all hands, for it is told what was played."""
    hand, ended = sight.result, ended_game(entries)
    assert hand is not None
    names = [called.apart(name) for name in names]
    title, line = tr("Everybody passed"), tr("The hand is void; the shake passes left.")
    account = _last(sight, entries)
    if hand.bidder is not None and hand.bid is not None:
        title = tr(_ENDED[hand.result, hand.bidder == you])
        title = title.format(name=names[hand.bidder], bid=talk.bid(hand.bid))
        line = _why_so(account, names, you)
    if ended is not None:
        own = you is not None and TABLE.side(you) == ended.winner
        over = sight.phase == "over" and sight.ledger.terms.kind != "single"
        line = f"{title}\n{line}"
        title = won(side_called(sight, names, ended.winner), own, match=over)
    counts = not talk.is_nel_o(account.trump)
    rows = []
    for side in range(TABLE.sides):
        row = result_row(sight, names, hand, side)
        rows.append(row._replace(tricks=str(hand.counted[side])) if counts else row)
    worth = tr("Marks") if sight.rules.scoring == "marks" else tr("Points")
    heads = (tr("Count") if counts else tr("Tricks"), worth, tr("Score"))
    several = ended is not None and sight.ledger.terms.kind != "single"
    more = _match(sight, names) if several else ()
    return Result(title, line, heads, tuple(rows), next_key(sight, ended), more)


def _why_so(account: HandAccount, names: Sequence[str], you: int | None) -> str:
    """What was taken, and what was needed; or what ended the hand before its last trick."""
    hand, played = account.ended, len(account.tricks)
    assert hand.bidder is not None
    assert hand.bid is not None
    if account.offence is not None:
        seat, suit = account.offence.seat, account.offence.suit
        words = talk.suit(suit, account.trump)
        return reneged(names[seat], seat == you, account.offence, words)
    if talk.is_nel_o(account.trump):
        if hand.result == "made":
            return tr("Without a trick.")
        words = tr("{name} had to take trick {number}.")
        if hand.bidder == you:
            words = tr("You had to take trick {number}.")
        return words.format(name=names[hand.bidder], number=played)
    words = tr("With {count} of the 42; {needed} were needed.")
    if marks(hand.bid):
        words = tr("With {count} of the 42; all of them were needed.")
    mine = hand.counted[TABLE.side(hand.bidder)]
    told = words.format(count=mine, needed=needed(hand.bid))
    left = TRICKS - played
    if not left:
        return told
    rest = ngettext("The last was not played.", "The last {left} were not played.", left)
    return f"{told} {rest.format(left=left)}"


def _match(sight: FortyTwoSight, names: Sequence[str]) -> tuple[str, ...]:
    """Where a match of several games stands (T8.4)."""
    ledger = sight.ledger
    sides = [side_called(sight, names, side) for side in range(TABLE.sides)]
    listed = [f"{side} {total}" for side, total in zip(sides, ledger.totals, strict=True)]
    words = tr("Games won: {listed}; best of {length}.")
    return (words.format(listed=called.listing(listed), length=ledger.terms.length),)


def _last(sight: FortyTwoSight, entries: Sequence[Entry]) -> HandAccount:
    """The account of the hand that ended last."""
    ends = [place for place, entry in enumerate(entries) if isinstance(entry, HandOver)]
    start = ends[-2] + 1 if len(ends) > 1 else 0
    return accounts(sight.rules, entries[start:])[sight.hand]
