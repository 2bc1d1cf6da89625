"""Matches for the score sheet, written as who bid what and who took how many tricks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from moon_desktop.engine.entries import Bid, Consequence, Entry
from moon_desktop.engine.ledger import Ledger
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.moon.contract import contract_of, passed_hand, score_hand
from moon_desktop.games.moon.entries import Deal
from moon_desktop.games.moon.rules import PRESETS, MoonRules

NAMES = ("You", "Theo", "Ada")
POINTS = MoonRules()
SHOOT = PRESETS["shoot-the-moon"]
SHOOT_4 = PRESETS["shoot-the-moon-4"]
PARTNERS = PRESETS["fosdick-partners"]
MARKS = replace(POINTS, scoring="marks", target=7)

# Bidder, bid, trump, tricks a seat; None: everybody passed.
WORKED_EXAMPLE = (
    (0, "5", "3", (5, 1, 1)),
    (1, "6", "6", (2, 4, 1)),
    (0, "4", "1", (4, 2, 1)),
    (2, "over", "none", (0, 0, 7)),
)
THREE_GAMES = (
    (0, "4", "1", (4, 2, 1)),
    (1, "5", "5", (1, 5, 1)),
    (2, "6", "6", (2, 1, 4)),
    (1, "4", "doubles", (2, 4, 1)),
    None,
    (0, "5", "4", (4, 2, 1)),
    (1, "7", "5", (0, 7, 0)),
    (1, "4", "0", (1, 5, 1)),
    (2, "5", "3", (2, 1, 4)),
    (0, "6", "6", (6, 1, 0)),
    (1, "over", "4", (3, 2, 2)),
    (0, "5", "2", (5, 0, 2)),
    (2, "4", "4", (2, 1, 4)),
    (0, "over", "6", (7, 0, 0)),
    (2, "4", "4", (1, 1, 5)),
    (1, "5", "6", (2, 3, 2)),
    (0, "5", "3", (5, 0, 2)),
    (1, "4", "doubles", (2, 4, 1)),
    (0, "6", "2", (4, 1, 2)),
    (1, "4", "0", (2, 4, 1)),
)


def dealt(rules: MoonRules, number: int, bidder: int | None, bid: str = "pass") -> list[Entry]:
    """A deal and its auction, in which only ``bidder`` bids; nobody deals tiles here."""
    table = rules.table
    deal = Deal(number, 0, None, ((),) * rules.seats, None)
    bids = [Bid(seat, bid if seat == bidder else "pass") for seat in table.clockwise(1)]
    if bidder is not None and bid in ("over", "under", "double", "triple"):
        bids = shots(rules, bidder, bid)
    return [deal, *bids]


def shots(rules: MoonRules, bidder: int, bid: str) -> list[Bid]:
    """An auction won with a shoot, the seats before the last shooter each one step lower."""
    order = rules.table.clockwise(1)
    ladder = ("over", "double", "triple")
    steps = ladder[: ladder.index(bid)] if bid in ladder else ()
    place = order.index(bidder)
    assert place >= len(steps), "too few seats before the bidder"
    said = [Bid(seat, "pass") for seat in order[: place - len(steps)]]
    said += [Bid(s, b) for s, b in zip(order[place - len(steps) : place], steps, strict=True)]
    said.append(Bid(bidder, bid))
    closes = bid == ladder[rules.shoot_tops - 1] or (rules.shoot_tops == 1)
    return said if closes else said + [Bid(seat, "pass") for seat in order[place + 1 :]]


class Sold(NamedTuple):
    """As much of a Sight as a sheet asks: who bought the hand, and with what."""

    bought: Bid

    @property
    def bidder(self) -> int:
        """Who bought it."""
        return self.bought.seat


def entries(rules: MoonRules, *hands: tuple[Any, ...] | None) -> Iterator[Entry]:
    """A match of these hands, with all that follows from them."""
    ledger = Ledger.opened(rules.terms, rules.table.sides)
    for number, hand in enumerate(hands, 1):
        if hand is None:
            yield from dealt(rules, number, None)
            yield passed_hand(rules, ledger)
            continue
        bidder, bid, trump, tricks, *offender = hand
        yield from dealt(rules, number, bidder, bid)
        if trump is not None:
            yield NameTrump(bidder, trump)
        contract = contract_of(rules, Bid(bidder, bid), None if bid == "under" else trump or "6")
        result = score_hand(rules, ledger, contract, tricks, *(offender or [None]))
        ledger = ledger.after_hand(result)
        follows: list[Consequence] = [result]
        winner = ledger.game_winner(rules.table.sides_clockwise(bidder))
        if winner is not None:
            ledger, game = ledger.after_game(winner)
            follows.append(game)
        over = ledger.match_winner()
        yield from follows
        if over is not None:
            yield over
            return
