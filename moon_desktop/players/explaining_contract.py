"""Why a tile is the best to lay away, and a trump the best to name."""

from __future__ import annotations

from moon_desktop.engine.entries import Exchange, NameTrump
from moon_desktop.engine.pieces import BIT, INDEX, mask, tiles
from moon_desktop.engine.suits import Suits
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.games.moon_trumps import suits_of
from moon_desktop.players.because import Because
from moon_desktop.players.reading import beaters_in


def why_exchange(sight: MoonSight, choice: Exchange, trump: str | None) -> Because:
    """The reason for laying ``choice`` away, to play at ``trump`` (a call, or ``"under"``)."""
    assert sight.bid is not None
    if len(sight.legal) == 1:
        return Because("only")
    call = sight.trump or trump
    if sight.bid == "under":
        suits = suits_of(sight.rules, sight.bid, None)
        return Because("danger", tile=choice.discard, number=_beating(sight, suits, choice))
    if call is None or call == "under":
        return Because("spare")
    suits = suits_of(sight.rules, sight.bid, call)
    bit = BIT[choice.discard]
    left = mask(sight.held) & ~bit
    kept = left & suits.trumps
    if not bit & suits.trumps and kept:
        for suit in suits.leads[INDEX[choice.discard]]:
            if not left & suits.followers[suit]:
                return Because("voids", suit=suit)
        if kept.bit_count() > 1:
            return Because("keeps-trumps", suit=suits.trump_suit, number=kept.bit_count())
    return Because("spare")


def _beating(sight: MoonSight, suits: Suits, choice: Exchange) -> int:
    """How many tiles not in the hand could take a trick led with the tile of ``choice``."""
    index = INDEX[choice.discard]
    unseen = sight.rules.set & ~mask(sight.held)
    return (unseen & beaters_in(suits)[suits.suit_led(index)][index]).bit_count()


def why_trump(sight: MoonSight, choice: NameTrump) -> Because:
    """The reason for naming a trump."""
    assert sight.bid is not None
    if len(sight.legal) == 1:
        return Because("only")
    held = mask(sight.held)
    gone = 0 if sight.discard is None else BIT[sight.discard]
    unseen = sight.rules.set & ~held & ~gone
    suits = suits_of(sight.rules, sight.bid, choice.trump)
    suit = suits.trump_suit
    if suit is None or sight.rules.meant(choice.trump) == "none":
        sure = _sure(held, unseen, suits)
        return Because("sure-tiles", number=sure) if sure else Because("best-trump")
    tops = _tops(held, unseen & suits.trumps, suits, suit)
    if tops > 1:
        return Because("tops", suit=suit, number=tops)
    count = (held & suits.trumps).bit_count()
    others = [
        (held & suits_of(sight.rules, sight.bid, other.trump).trumps).bit_count()
        for other in sight.legal
        if isinstance(other, NameTrump) and other.trump not in (choice.trump, "none")
    ]
    if count > 1 and count >= max(others, default=0):
        return Because("longest", suit=suit, number=count)
    return Because("best-trump")


def _tops(held: int, out: int, suits: Suits, suit: int) -> int:
    """How many trumps are held that no trump still out beats."""
    beaters = beaters_in(suits)[suit]
    return sum(not out & beaters[INDEX[tile]] for tile in tiles(held & suits.trumps))


def _sure(held: int, unseen: int, suits: Suits) -> int:
    """How many tiles nothing unseen can take a trick from that they lead."""
    beaters = beaters_in(suits)
    return sum(
        any(not unseen & beaters[suit][INDEX[tile]] for suit in suits.leads[INDEX[tile]])
        for tile in tiles(held)
    )
