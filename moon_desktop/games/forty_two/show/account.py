"""A finished hand of Texas 42 laid open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from moon_desktop.engine.entries import Entry
from moon_desktop.games.forty_two.account import accounts
from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.games.plain import hands
from moon_desktop.games.shown.sheet import HandShown
from moon_desktop.words import names


def laid_open(
    rules: FortyTwoRules, seats: Sequence[str], entries: Sequence[Entry], number: int
) -> HandShown | None:
    """Trick by trick."""
    account: Any = accounts(rules, entries).get(number)
    return None if account is None else hands.laid_open(names.tile, rules, seats, account)
