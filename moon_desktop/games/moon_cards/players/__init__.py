"""Who plays Shoot the Moon, the card game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Final

from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.moon_cards.cards import PACK, SUITS, TRICKS
from moon_desktop.games.moon_cards.entries import Deal
from moon_desktop.games.moon_cards.match import Besides, MoonCards, Playing
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.plain import hands
from moon_desktop.games.plain import players as plain
from moon_desktop.games.plain.talk import nothing
from moon_desktop.games.sight import PlainSight
from moon_desktop.players.player import Level
from moon_desktop.players.random_player import RandomPlayer


def world(sight: PlainSight, random: Random) -> MoonCards:
    """The match with the cards that ``sight`` does not show dealt out by chance."""
    rules: MoonCardsRules = sight.rules
    own: Besides = sight.own
    seen = [play.piece for trick in sight.tricks for play in trick.plays]
    seen += [play.piece for play in sight.plays] + [*sight.held]
    unseen = list((Counter(PACK.pieces) - Counter(seen)).elements())
    random.shuffle(unseen)
    counts = sight.counts if own.pile is None else (*sight.counts, own.pile)
    hands = [
        sight.held if seat == sight.seat else tuple(unseen.pop() for _ in range(count))
        for seat, count in enumerate(counts)
    ]
    taken = [0] * len(hands)
    for trick in sight.tricks:
        taken[trick.taker] += 1
    held = tuple(map(PACK.mask, hands))
    known = (sight.plays, sight.suit, sight.tricks, tuple(taken))
    tricks = Tricks(SUITS, held, sight.turn or 0, *known)
    # Of the deal only what the dummy turns is still asked for, by how many cards it has left.
    pile = ("",) * (TRICKS - len(hands[-1])) + hands[-1] if len(hands) > rules.seats else None
    phase = Playing(Deal(sight.hand, sight.dealer or 0, (), pile), tricks, own.moons)
    return MoonCards(rules, sight.ledger, phase, sight.hand)


def usual(rules: MoonCardsRules) -> int:
    """How many cards are played in a round."""
    return TRICKS * rules.seats


levels: Final[Mapping[str, Level]] = {}
advise = partial(plain.advise, world, RandomPlayer(0))
hindsight = partial(plain.hindsight, RandomPlayer(0))
hindsight_lines = partial(plain.hindsight_lines, MoonCards.start, hindsight)
accounts = partial(hands.accounts, MoonCards.start)
plain_play, data = plain.plain_play, tuple
claimant = explain = fortunes = nothing
