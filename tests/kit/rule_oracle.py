"""Follow, lead and rank read literally off the printed suit tables, tile by tile and slowly.

It shares nothing with the engine: where the two agree, neither is wrong alone.
"""

from __future__ import annotations

from collections.abc import Iterator

HIGH_TO_LOW = {
    "6": "6-6 6-5 6-4 6-3 6-2 6-1 6-0",
    "5": "5-5 6-5 5-4 5-3 5-2 5-1 5-0",
    "4": "4-4 6-4 5-4 4-3 4-2 4-1 4-0",
    "3": "3-3 6-3 5-3 4-3 3-2 3-1 3-0",
    "2": "2-2 6-2 5-2 4-2 3-2 2-1 2-0",
    "1": "1-1 6-1 5-1 4-1 3-1 2-1 1-0",
    "0": "0-0 6-0 5-0 4-0 3-0 2-0 1-0",
    "doubles": "6-6 5-5 4-4 3-3 2-2 1-1 0-0",
    "sevens": "6-1 5-2 4-3",
}
"""The members of each suit, the highest first."""

PIPS = tuple("6543210")
CONTRACTS = (*PIPS, "doubles", "none", "under")


def ends(tile: str) -> tuple[str, str]:
    return tile[0], tile[2]


def is_trump(tile: str, contract: str) -> bool:
    return contract in HIGH_TO_LOW and tile in HIGH_TO_LOW[contract].split()


def led_suit(tile: str, contract: str, named: str | None = None) -> str:
    if is_trump(tile, contract):
        return contract
    if contract == "own" and tile in HIGH_TO_LOW["doubles"]:
        return "doubles"
    return named or max(ends(tile))


def follows(tile: str, suit: str, contract: str) -> bool:
    if is_trump(tile, contract):
        return suit == contract
    if contract == "own" and tile in HIGH_TO_LOW["doubles"]:
        return suit == "doubles"
    return suit in ends(tile)


def may_play(hand: list[str], suit: str | None, contract: str) -> list[str]:
    following = [tile for tile in hand if suit is None or follows(tile, suit, contract)]
    return following or hand


def order_of(suit: str, contract: str) -> list[str]:
    order = HIGH_TO_LOW[suit].split()
    if contract == "under":
        order = [*order[1:], order[0]]
    return order


def taker(tiles: list[str], suit: str, contract: str) -> int:
    """Which of the tiles of a trick, the led one first, takes it."""
    trumps = [tile for tile in tiles if is_trump(tile, contract)]
    if trumps:
        best = min(trumps, key=order_of(contract, contract).index)
    else:
        suited = [tile for tile in tiles if follows(tile, suit, contract)]
        best = min(suited, key=order_of(suit, contract).index)
    return tiles.index(best)


def endings(
    hands: list[list[str]], leader: int, contract: str, named: bool = False
) -> Iterator[tuple[int, ...]]:
    """The takers, trick by trick, of every way to play ``hands`` out; seat 0 is the bidder."""
    yield from _tricks(hands, leader, contract, named, ())


def _tricks(
    hands: list[list[str]], leader: int, contract: str, named: bool, takers: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    if not any(hands) or (contract == "under" and 0 in takers):
        yield takers
        return
    for trick, suit in _plays(hands, leader, contract, named, [], None):
        left = [[tile for tile in hand if tile not in trick] for hand in hands]
        took = (leader + taker(trick, suit, contract)) % len(hands)
        yield from _tricks(left, took, contract, named, (*takers, took))


def _plays(
    hands: list[list[str]],
    leader: int,
    contract: str,
    named: bool,
    trick: list[str],
    suit: str | None,
) -> Iterator[tuple[list[str], str]]:
    if suit is not None and len(trick) == len(hands):
        yield trick, suit
        return
    hand = hands[(leader + len(trick)) % len(hands)]
    for tile in may_play(hand, suit, contract):
        names = {suit} if suit is not None else {led_suit(tile, contract)}
        if suit is None and named and contract == "none":
            names = set(ends(tile))
        for name in names:
            yield from _plays(hands, leader, contract, named, [*trick, tile], name)
