"""Auctions among players of a level, with every tile seen, to learn from what was said."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from moon_desktop.engine.entries import Bid
from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import BIT
from moon_desktop.games.auction.contract import Bidding
from moon_desktop.games.dominoes.players.bid_inference import Statement
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.players.player import Budget
from moon_desktop.seeds import match_seed
from tests.benchmarks.single_hands import chosen, dealt, each, table_of

RULES: Final = {
    "3 widow": PRESETS["follow-me-42"],
    "3": replace(PRESETS["fosdick"], under=True),
    "4": replace(PRESETS["shoot-the-moon-4"], under=True),
    "4 partners": PRESETS["fosdick-partners"],
}
"""The rules that auctions are held under, by a short name."""

NEEDS: Final = range(1, 26)
"""What sides may be short of the target."""

PART: Final = 20
"""Hands a process plays at a time."""


class Voiced(NamedTuple):
    """What was said, and the hand (bits) behind it."""

    said: Statement
    held: int


class Settled(NamedTuple):
    """What a buyer did: the tiles left to it, its discard (a bit, or 0), its bid and its trump."""

    held: int
    discard: int
    bid: str
    trump: str | None


class Heard(NamedTuple):
    """All that was overheard."""

    said: list[Voiced]
    settled: list[Settled]


def hear(name: str, level: str, deals: int | None, hands: int, workers: int = 2) -> Heard:
    """What players of ``level``, who weigh so many ``deals``, say in so many hands."""
    parts = each(
        partial(_listen, RULES[name], level, None if deals is None else Budget(None, deals)),
        [range(first, min(first + PART, hands)) for first in range(0, hands, PART)],
        f"{name}, {level}",
        workers,
    )
    return Heard([s for part in parts for s in part.said], [s for p in parts for s in p.settled])


def _listen(rules: MoonRules, level: str, budget: Budget | None, numbers: range) -> Heard:
    heard = Heard([], [])
    for number in numbers:
        # Some bids are open under some rules alone.
        bids_low = replace(rules, minimum_bid=3 if number % 2 else 4)
        _hand(bids_low, level, budget, number, heard)
    return heard


def _hand(rules: MoonRules, level: str, budget: Budget | None, number: int, heard: Heard) -> None:
    """One hand up to its first lead, at scores drawn at random."""
    seed = match_seed(7, number)
    luck = random.Random(seed)
    needs = [luck.choice(NEEDS) for _ in range(rules.table.sides)]
    match = dealt(rules, seed, number % rules.seats, needs)
    players = table_of([level] * rules.seats, seed, budget)
    while match.turn is not None and not isinstance(match.phase, Playing):
        choice = chosen(players[match.turn], match)
        if isinstance(match.phase, Bidding) and isinstance(choice, Bid):
            heard.said.append(_voiced(match.phase, choice.bid))
        match, _ = match.after(choice)
    if isinstance(match.phase, Playing):
        hand = match.phase.hand
        discard = BIT[hand.discard] if hand.discard else 0
        heard.settled.append(Settled(hand.held[hand.bidder], discard, hand.bid, hand.trump))


def _voiced(phase: Bidding, bid: str) -> Voiced:
    auction = phase.auction
    standing, sides = auction.standing, auction.seats
    over_partner = standing is not None and sides.side(standing.seat) == sides.side(auction.turn)
    return Voiced(Statement(bid, auction.open_bids(), over_partner), phase.hand.held[auction.turn])
