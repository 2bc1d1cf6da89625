"""The account of a finished hand of Texas 42: all that was dealt, said and played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from moon_desktop.engine.entries import Entry
from moon_desktop.games.auction import account
from moon_desktop.games.auction.account import Account
from moon_desktop.games.forty_two.entries import Deal, HandOver
from moon_desktop.games.forty_two.match import BOOK
from moon_desktop.games.forty_two.rules import FortyTwoRules

HandAccount: TypeAlias = Account[Deal, HandOver]


def accounts(rules: FortyTwoRules, entries: Sequence[Entry]) -> dict[int, HandAccount]:
    """The hands of a match that are finished, by number."""
    return {told.number: told for told in account.accounts(BOOK, rules, entries)}
