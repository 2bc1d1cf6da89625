"""Who can say that all tricks left are its own, and how a round goes on that is claimed."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.entries import Play
from moon_desktop.games.moon_cards.cards import BIG, LITTLE, SUITS, TRICKS, colour_of, number_of
from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.games.moon_cards.players.casual import following
from moon_desktop.games.moon_cards.players.worlds import unseen
from moon_desktop.games.sight import PlainSight

RED: Final = 0
"""The place of the colour that is trump."""


def claimant(match: MoonCards, viewer: int) -> int | None:
    sight = match.sight(viewer)
    if sight.phase != "play" or len(sight.tricks) > TRICKS - 2:
        return None
    leader = sight.plays[0].seat if sight.plays else sight.turn
    assert leader is not None
    if leader == sight.seats.count:
        # The dummy led.
        return None
    return leader if takes_the_rest(match.sight(leader)) else None


def takes_the_rest(sight: PlainSight) -> bool:
    """Whether the seat, which leads or has led, takes this trick and all that follow, in whatever
    order it leads and whatever others hold: no Big Moon is hidden from it, and it has but such
    and red ones above all that are hidden (C2.4, C3.2)."""
    if sight.veiled:
        return False
    hidden = unseen(sight)
    mine = [*sight.held]
    if sight.plays and sight.suit is not None:
        ranks = [SUITS.strength[sight.suit][SUITS.pack.index[play.piece]] for play in sight.plays]
        if max(ranks) > ranks[0]:
            return False
        mine.append(sight.plays[0].piece)
    highest = max([number_of(card) for card in hidden if colour_of(card) == RED], default=0)
    return BIG not in hidden and all(
        card == BIG or (colour_of(card) == RED and number_of(card) > highest) for card in mine
    )


def plain_play(sight: PlainSight) -> Play:
    """A card that follows; a Little Moon goes to a trick that another side takes, for nobody
    would keep it, and to none of the own side's while there is another card."""
    plays = following(sight)
    leader = sight.plays[0].seat if sight.plays else sight.seat
    foes = sight.seats.side(leader) != sight.seats.side(sight.seat)
    return max(plays, key=lambda play: (play.piece == LITTLE) == foes)
