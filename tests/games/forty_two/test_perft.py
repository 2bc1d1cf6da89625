"""How many ways a hand of Texas 42 can go: by the engine, by tables written by hand, and pinned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from moon_desktop.games.forty_two.entries import HandOver
from moon_desktop.games.forty_two.match import FortyTwo
from tests.kit.forty_two import Table
from tests.kit.tables import COUNTS, HIGH, LOW, OWN, SEVENS, THREES, Ranks

HANDS = (
    "6-6 5-4 4-2 3-3 6-1 2-1 5-1",
    "6-5 5-5 4-4 3-2 6-2 4-1 1-1",
    "6-4 5-3 4-3 2-2 6-3 3-1 5-2",
    "6-0 5-0 4-0 3-0 2-0 1-0 0-0",
)
DOUBLES: Ranks = {7: OWN[7], **{pip: held for pip, held in OWN.items() if pip != 7}}
TABLES: dict[str, tuple[Ranks, int | None]] = {
    "3": (THREES, 3),
    "doubles": (DOUBLES, 7),
    "follow-me": (HIGH, None),
    "sevens": (SEVENS, 7),
    "nel-o:high": (HIGH, None),
    "nel-o:low": (LOW, None),
    "nel-o:own": (OWN, None),
}


def ending(call: str, left: int) -> FortyTwo:
    """Seat 0 has bought the contract for two marks, and the hand is played on until each seat that
    plays has ``left`` tiles: everybody its highest that follows, the bidder in nel-o its lowest."""
    table = Table(nel_o="marks", sevens=True)
    match: FortyTwo = table.deal(*HANDS).bid(0, "2m").say(call).match
    while match.sight(0).plays or len(match.sight(0).held) != left:
        low = call.startswith("nel-o") and match.turn == 0
        match = match.after(match.legal()[0 if low else -1])[0]
        assert match.sight(0).phase == "play", "the hand is over before its end"
    return match


Ways = Counter[tuple[tuple[int, ...], tuple[int, ...]]]


def continuations(match: FortyTwo) -> Ways:
    """How many ways lead to each outcome, tricks a seat and count a side, by what the engine calls
    legal."""
    found: Ways = Counter()
    for choice in match.legal():
        after, follows = match.after(choice)
        if follows and isinstance(follows[0], HandOver):
            found[follows[0].tricks, follows[0].counted] += 1
        else:
            found += continuations(after)
    return found


def takers(
    hands: list[list[str]], turn: int, call: str, out: int | None
) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every way the rest can go by the tables alone: who takes each trick, and its count. Nel-o
    ends with the first that seat 0 takes."""
    table, trump = TABLES[call]
    order = [seat for seat in ((turn + step) % 4 for step in range(4)) if seat != out]
    if not hands[turn]:
        yield ()
        return

    def homes(tile: str) -> list[int]:
        return [suit for suit in table if tile in table[suit]]

    def tricks(laid: list[str]) -> Iterator[list[str]]:
        if len(laid) == len(order):
            yield laid
            return
        held = hands[order[len(laid)]]
        may = [tile for tile in held if laid and max(homes(laid[0])) in homes(tile)] or held
        for tile in may:
            yield from tricks([*laid, tile])

    def place(tile: str, suit: int) -> int:
        if trump is not None and tile in table[trump]:
            return table[trump].index(tile)
        return 50 + table[suit].index(tile) if tile in table[suit] else 999

    for laid in tricks([]):
        suit = max(homes(laid[0]))
        taker = order[min(range(len(laid)), key=lambda seat: place(laid[seat], suit))]
        worth = 1 + sum(COUNTS.get(tile, 0) for tile in laid)
        left = [[tile for tile in held if tile not in laid] for held in hands]
        if out is not None and taker == 0:
            yield ((taker, worth),)
            continue
        for rest in takers(left, taker, call, out):
            yield ((taker, worth), *rest)


def by_the_tables(match: FortyTwo, call: str) -> Ways:
    """The same outcomes by what stands in the tables."""
    sight = match.sight(0)
    hands = [list(match.sight(seat).held) for seat in range(4)]
    found: Ways = Counter()
    assert match.turn is not None
    for way in takers(hands, match.turn, call, sight.out):
        tricks, count = list(sight.taken), list(sight.counted)
        for taker, worth in way:
            tricks[taker] += 1
            count[taker % 2] += worth
        found[tuple(tricks), tuple(count)] += 1
    return found


@pytest.mark.parametrize(
    ("call", "left", "count"),
    [
        ("3", 3, 268),
        ("doubles", 3, 128),
        ("follow-me", 3, 212),
        ("sevens", 3, 216),
        ("nel-o:high", 4, 76),
        ("nel-o:low", 6, 61),
        ("nel-o:own", 4, 138),
    ],
)
def test_every_way_a_hand_can_end(call, left, count):
    """T2.1, T5.3, T5.4, T6.2–T6.4, T7.1: as many as ever, and as the tables by hand say."""
    match = ending(call, left)
    ways = continuations(match)
    assert ways == by_the_tables(match, call)
    assert ways.total() == count
