"""How many ways a round can end: by the engine, by the words of the rules, and pinned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from moon_desktop.games.moon_cards.chips import RoundOver
from moon_desktop.games.moon_cards.match import MoonCards
from tests.kit.moon_cards import Table

Ways = Counter[tuple[tuple[int, ...], tuple[int, ...]]]
"""Tricks a seat and chips that Moon cards moved, each with the number of ways that lead there."""


def continuations(match: MoonCards) -> Ways:
    """By what the engine calls legal."""
    found: Ways = Counter()
    for choice in match.legal():
        after, follows = match.after(choice)
        ended = [entry for entry in follows if isinstance(entry, RoundOver)]
        if ended:
            found[ended[0].tricks, ended[0].moons] += 1
        else:
            found += continuations(after)
    return found


class Round(NamedTuple):
    """The rest of a round, in words: seat 2 is the dummy where ``dummy``; seat 1 dealt then."""

    hands: tuple[tuple[str, ...], ...]
    turn: int
    chips: tuple[int, ...]
    start: tuple[int, ...]
    tricks: tuple[int, ...]
    dummy: bool = False

    def order(self) -> tuple[int, ...]:
        """Who plays after whom."""
        if self.dummy:
            return {0: (0, 1, 2), 1: (1, 0, 2), 2: (2, 0, 1)}[self.turn]
        count = len(self.hands)
        return tuple((self.turn + step) % count for step in range(count))

    def tricks_to_come(self, laid: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
        """Every way the trick can go (C2.3, C3.1–C3.3, C5.1)."""
        order = self.order()
        if len(laid) == len(order):
            yield laid
            return
        hand = self.hands[order[len(laid)]]
        may: tuple[str, ...] = tuple(sorted(set(hand)))
        if laid and laid[0] not in ("BIG", "LITTLE"):
            colour = laid[0][0]
            following = [card for card in may if card[0] == colour and card[1:].isdigit()]
            if following:
                may = (*following, *(card for card in may if not card[1:].isdigit()))
        if self.dummy and order[len(laid)] == 2:
            may = hand[:1]
        for card in may:
            yield from self.tricks_to_come((*laid, card))

    def after(self, laid: tuple[str, ...]) -> Round:
        """With the trick taken and its chips moved (C2.4, C3.2–C3.4, C5.2)."""
        order = self.order()
        taker = order[laid.index(best(laid))]
        chips = list(self.chips)
        if not (self.dummy and taker == 2):
            chips[taker] = max(0, chips[taker] + laid.count("BIG") - laid.count("LITTLE"))
        hands = list(self.hands)
        for seat, card in zip(order, laid, strict=True):
            left = list(hands[seat])
            left.remove(card)
            hands[seat] = tuple(left)
        tricks = tuple(took + (seat == taker) for seat, took in enumerate(self.tricks))
        return self._replace(hands=tuple(hands), turn=taker, chips=tuple(chips), tricks=tricks)

    def ways(self) -> Ways:
        """All that can come of it."""
        seats = len(self.chips)
        if not self.hands[0]:
            moved = tuple(now - then for now, then in zip(self.chips, self.start, strict=True))
            return Counter({(self.tricks[:seats], moved): 1})
        found: Ways = Counter()
        for laid in self.tricks_to_come():
            found += self.after(laid).ways()
        return found


def best(laid: tuple[str, ...]) -> str:
    """The card that takes a trick (C2.4, C3.2, C3.3)."""
    if "BIG" in laid:
        return "BIG"
    numbered = [card for card in laid if card != "LITTLE"]
    if laid[0] != "LITTLE":
        red = [card for card in numbered if card[0] == "R"]
        numbered = red or [card for card in numbered if card[0] == laid[0][0]]
    return max(numbered, key=lambda card: int(card[1:]))


POSITIONS = {
    "moons": ("BIG LITTLE G5", "R3 BIG G9", "LITTLE P7 R8"),
    "colours": ("G5 R1 P4", "G9 G2 P8", "R8 G7 P9"),
    "alike": ("BIG BIG LITTLE G1", "LITTLE G3 R2 R5", "G7 R1 P5 P6"),
    "many": ("R5 LITTLE P3", "R7 G8 P4", "P1 R9 G1", "BIG R2 G2"),
    "dummy": ("LITTLE R5 P7", "BIG R3 G9", "R8 LITTLE P12"),
    "dummy-high": ("G5 R1 P4 BIG", "G9 G2 P8 R2", "R12 P9 LITTLE R11"),
}
COUNTS = {
    "moons": 178, "colours": 20, "alike": 3697, "many": 224, "dummy": 30, "dummy-high": 104,
}  # fmt: skip


def position(name: str) -> tuple[MoonCards, Round]:
    """The engine's and the one in words: as many cards have gone as make five, all of them blue,
    and seat 0 took those tricks."""
    hands, dummy = POSITIONS[name], name.startswith("dummy")
    gone = 5 - len(hands[0].split())
    spare = iter([f"B{number}" for number in range(1, 9)])
    played = [[f"B{12 - step}" for step in range(gone)]]
    played += [[next(spare) for _ in range(gone)] for _ in hands[1:]]
    dealt = [" ".join((*first, *hand.split())) for first, hand in zip(played, hands, strict=True)]
    preset = "cards-two" if dummy else "cards-three"
    table = Table(preset, seats=2 if dummy else len(hands), starting_chips=1)
    if dummy:
        table.deal(*dealt[:2], dummy=dealt[2])
    else:
        table.deal(*dealt)
    for step in range(gone):
        table.say(*(played[seat][step] for seat in range(2 if dummy else len(hands))))
    chips = table.chips
    tricks = [*table.match.sight(0).taken, *([0] if dummy else [])]
    held = tuple(tuple(hand.split()) for hand in hands)
    return table.match, Round(held, 0, chips, chips, tuple(tricks), dummy)


@pytest.mark.parametrize("name", POSITIONS)
def test_every_way_a_round_can_end(name):
    """C2.2–C2.4, C3.1–C3.4, C5.1, C5.2: as many as ever, and as the rules in words say; two cards
    alike are one way."""
    match, words = position(name)
    ways = continuations(match)
    assert ways == words.ways()
    assert ways.total() == COUNTS[name]
