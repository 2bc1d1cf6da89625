"""Positions for who weighs deals: matches at a choice of every kind, and as a deal has them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from moon_desktop.engine.entries import Play
from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import BIT, INDEX, tiles
from moon_desktop.games.auction.entries import Choice
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.match import Moon, start
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players.possible_deals import PossibleDeal
from tests.kit.minimax import Contest
from tests.kit.walks import chosen

SURE = "6-6 6-5 6-4 6-3 6-2 6-1 6-0"
"""All seven trumps, at a table where blanks are dealt."""

NEARLY = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
"""The same where they are not: takes every trick with sixes for trumps, whoever leads."""

STRONG = "6-6 6-5 6-4 6-3 5-5 4-4 2-1"
"""Makes four nearly always, and all seven now and then."""

POOR = "2-1 3-1 3-2 4-1 4-2 4-3 5-1"
"""No doubles, and of no suit the two highest: it loses a trick at every trump in every deal."""


def in_world(match: Moon, world: PossibleDeal) -> Moon:
    """The match as it stands if the tiles lie as in ``world``."""
    phase = match.phase
    if isinstance(phase, Playing):
        return match._replace(phase=Playing(phase.hand, phase.tricks._replace(held=world.hands)))
    hand = phase.hand._replace(held=world.hands)
    if hand.deal.widow is not None and world.down and hand.discard is None:
        deal: Any = hand.deal
        hand = hand._replace(deal=deal._replace(widow=tiles(world.down)[0]))
    return match._replace(phase=phase._replace(hand=hand))


def to_bid(rules: MoonRules, seed: int) -> Moon:
    """A match whose first hand is dealt and not yet bid on."""
    match = start(rules)
    while (chance := match.chance(seed)) is not None:
        match, _ = match.after(chance)
    return match


def walk(rules: MoonRules, seed: int, choices: int) -> Iterator[Moon]:
    """So many positions in which a choice is due, come by at random."""
    random, match = Random(seed), start(rules)
    while choices and not match.over:
        chance = match.chance(seed)
        if chance is None:
            choices -= 1
            yield match
        match, _ = match.after(chance or chosen(match, random))


def at_last_tricks(rules: MoonRules, seed: int, left: int) -> Moon:
    """A match somewhere in the trick in which ``left`` tiles are left to its leader."""
    for attempt in range(200):
        random, match = Random(f"{seed} {attempt}"), start(rules)
        into = random.randrange(rules.seats)
        while not match.over:
            phase = match.phase
            if isinstance(phase, Playing) and len(phase.tricks.done) == TRICKS - left:
                if len(phase.tricks.plays) == into:
                    return match
            elif match.number > 1:
                break
            chance = match.chance(seed + attempt)
            match, _ = match.after(chance or _honest(match, random))
    raise AssertionError("no walk came to its last tricks")


def _honest(match: Moon, random: Random) -> Choice:
    while True:
        choice = chosen(match, random)
        if not isinstance(match.phase, Playing) or follows(match, choice):
            return choice


def follows(match: Moon, play: Choice) -> bool:
    """Whether a play does not renege (M4.8)."""
    assert isinstance(match.phase, Playing)
    assert isinstance(play, Play)
    return not match.phase.tricks.reneges(play)


def taken_in_all(match: Moon, play: Play) -> int:
    """The tricks of the bidder's side at the end of the hand, if all see every tile from here
    and play perfectly; found by trying everything. Of `under` 1 if it must take any."""
    phase = match.phase
    assert isinstance(phase, Playing)
    hand, tricks, table = phase.hand, phase.tricks, match.rules.table
    mine = table.side(hand.bidder)
    side = sum(1 << seat for seat in table.members(mine))
    contest = Contest(tricks.suits, table.count, side, hand.bid == "under")
    ahead = contest.choices(
        tricks.held,
        tricks.turn,
        tuple(INDEX[before.piece] for before in tricks.plays),
        tricks.suit,
        BIT[play.piece],
    )
    index = INDEX[play.piece]
    led = tricks.suit
    if led is None:
        led = tricks.suits.suit_led(index) if play.suit is None else int(play.suit)
    total = table.by_side(tricks.taken)[mine] + ahead[index, led]
    return min(total, 1) if hand.bid == "under" else total
