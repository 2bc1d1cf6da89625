"""The score sheet of chips, and a finished round laid open."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Entry
from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.moon_cards.show.cards import piece_called
from moon_desktop.games.plain import hands
from moon_desktop.games.shown.sheet import HandShown, Sheet
from moon_desktop.words.language import tr


def sheet(rules: MoonCardsRules, seats: Sequence[str]) -> Sheet:
    """The empty sheet."""
    return Sheet.opened(rules, seats, rules.starting_chips)


def laid_open(
    rules: MoonCardsRules, seats: Sequence[str], entries: Sequence[Entry], number: int
) -> HandShown | None:
    """With the dummy, where there is one."""
    account = hands.accounts(MoonCards.start, rules, entries).get(number)
    if account is None:
        return None
    dummy = [(tr("the dummy"), account.deal.dummy)] if rules.has_dummy else []
    return hands.laid_open(piece_called, rules, seats, account, dummy)
