"""The account of a finished hand of Moon: all that was dealt, said and played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from moon_desktop.engine.entries import Entry
from moon_desktop.games.auction import account
from moon_desktop.games.auction.account import Account, Offence
from moon_desktop.games.moon.entries import Deal, HandOver
from moon_desktop.games.moon.match import BOOK
from moon_desktop.games.moon.rules import MoonRules

HandAccount: TypeAlias = Account[Deal, HandOver]


def accounts(rules: MoonRules, entries: Sequence[Entry]) -> tuple[HandAccount, ...]:
    """The hands of a match that are finished, in order, trumps as they were meant (M3.8)."""
    return tuple(
        told if told.trump is None else told._replace(trump=rules.meant(told.trump))
        for told in account.accounts(BOOK, rules, entries)
    )


def last_offence(rules: MoonRules, entries: Sequence[Entry]) -> Offence | None:
    """The renege that ended the hand that ended last; None where none did.

    ``entries`` is the record in full, hidden tiles too. Raises Illegal where it is no record of
    a match under ``rules``.
    """
    ends = [place for place, entry in enumerate(entries) if isinstance(entry, HandOver)]
    first = ends[-2] + 1 if len(ends) > 1 else 0
    return accounts(rules, entries[first : ends[-1] + 1])[0].offence if ends else None
