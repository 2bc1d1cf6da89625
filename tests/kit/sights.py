"""Hands of Moon arranged in notation, and what a casual player chooses there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from moon_desktop.engine.entries import Bid, Draw, Entry, Play
from moon_desktop.games.moon.entries import Deal, Exchange, NameTrump
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.phases import Bidding, Exchanging, Naming, Playing
from moon_desktop.games.moon.players.casual import Casual
from moon_desktop.games.moon.rules import PRESETS

HAND_SIZE = 7
LOW = ("1-1", "2-1", "3-1", "4-1")


def arranged(
    words: str,
    *hands: str,
    preset: str = "fosdick",
    dealer: int = -1,
    widow: str | None = None,
    dice: tuple[int, int] | None = None,
    scores: tuple[int, ...] | None = None,
    **house: Any,
) -> Moon:
    """The match after a deal of ``hands`` and ``words``, each said by the seat in turn.

    A word is a bid, a discard, a trump or a tile, as the phase asks; ``6-1/1`` names an end.
    Hands are filled up with the tiles not named, lowest first. The last seat deals unless
    ``dealer`` says otherwise, so that seat 0 speaks first.
    """
    rules = replace(PRESETS[preset], **house)
    match = Moon.start(rules)
    dealer %= rules.seats
    drawn = [*LOW[: rules.seats]]
    drawn[dealer] = "6-6"
    match, _ = match.after(Draw(tuple(drawn)))
    named = {tile for hand in hands for tile in hand.split()} | {widow}
    spare = [tile for tile in rules.tiles if tile not in named]
    if rules.has_widow and widow is None:
        widow = spare.pop(0)
    full = []
    for seat in range(rules.seats):
        hand = hands[seat].split() if seat < len(hands) else []
        while len(hand) < HAND_SIZE:
            hand.append(spare.pop(0))
        full.append(tuple(hand))
    match, _ = match.after(Deal(1, dealer, dice, tuple(full), widow))
    if scores is not None:
        match = match._replace(ledger=match.ledger._replace(scores=scores))
    for word in words.split():
        match, _ = match.after(_entry(match, word))
    return match


def _entry(match: Moon, word: str) -> Entry:
    seat = match.turn
    assert seat is not None
    match match.phase:
        case Bidding():
            return Bid(seat, word)
        case Exchanging():
            return Exchange(seat, word)
        case Naming():
            return NameTrump(seat, word)
        case Playing():
            tile, _, end = word.partition("/")
            return Play(seat, tile, end or None)
    raise AssertionError(f"no choice is due for {word}")


def casual(match: Moon, seed: int = 0) -> str:
    """The word for what a casual player chooses for the seat in turn."""
    assert match.turn is not None
    choice = Casual(seed).choose(match.sight(match.turn))
    assert choice in match.legal()
    match choice:
        case Bid(_, bid):
            return bid
        case Exchange(_, discard):
            return discard
        case NameTrump(_, trump):
            return trump
        case Play(_, tile, end):
            return tile if end is None else f"{tile}/{end}"
