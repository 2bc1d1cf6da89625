# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
"""A round of the card game when all cards are seen: what each card leads to if every side then
does its best for itself.

The file is Python and Cython at once, as the kernel for dominoes is: compiled it runs some
hundred times as fast, and lets other threads run meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import cython

COMPILED: bool = cython.compiled
"""Whether this is the compiled file."""

LITTLE: Final = 64
"""The code of a Little Moon; a card of colour ``c`` and number ``n`` has ``16 * c + n``, and a
colour is its place among the pack's, the red one first."""
BIG: Final = 80
"""The code of a Big Moon."""

_LITTLE = cython.declare(cython.int, 64)
_BIG = cython.declare(cython.int, 80)
_ONE = cython.declare(cython.ulonglong, 1)

_TRICKS = cython.declare(cython.int, 5)
_MOONS = cython.declare(cython.int, 4)
_NOBODY = cython.declare(cython.int, -1)


@cython.final
@cython.cclass
class RoundSolver:
    """Solves the positions of rounds between given sides.

    ``sides``: the side of each seat; ``target``: the chips that win a game; ``weights``: by
    chips, how strongly a side stands while the game goes on: its chance is its share of the
    weights of all. More chips than ``weights`` knows weigh as its last. ``dummy``: a seat of its
    own behind the others plays, by the rules for two (C5.1).

    Raises ValueError for sides that cannot be. Not for two threads at a time.
    """

    _side: cython.int[7]
    _seats: cython.int
    _sides: cython.int
    _dummy: cython.int
    _target: cython.int
    _reach: cython.int
    _weight: cython.double[64]
    # The position: codes by seat and slot, the slots (bits) of each colour and of the Moon cards,
    # those that are left, and the trick.
    _cards: cython.int[35]
    _colours: cython.int[35]
    _left: cython.int[7]
    _turn: cython.int
    _dealer: cython.int
    _leader: cython.int
    _laid: cython.int
    _led: cython.int
    _best: cython.int
    _taker: cython.int
    _bigs: cython.int
    _littles: cython.int
    _done: cython.int
    # What lies in hands and trick at first: codes (bits), and whether a Little Moon does.
    _in_play: cython.ulonglong
    _littles_in: cython.bint
    _chips: cython.int[6]
    _taken: cython.int[6]
    # What a round is played on from: the slots that are left, the chips and the tricks taken.
    _left_before: cython.int[7]
    _chips_before: cython.int[6]
    _taken_before: cython.int[6]
    # What a position comes to, by the cards laid since the first, a side: chances and chips.
    _chance: cython.double[216]
    _ends: cython.int[216]

    def __init__(
        self,
        sides: Sequence[int],
        target: int,
        weights: Sequence[float],
        *,
        dummy: bool = False,
        reach: int = 30,
    ) -> None:
        count = max(sides) + 1
        if not 2 <= len(sides) <= 6 or count < 2 or sorted(set(sides)) != list(range(count)):
            raise ValueError(f"no sides of a table: {sides}")
        if dummy and len(sides) != 2:
            raise ValueError("only two seats have a dummy")
        if not cython.compiled:
            self._side, self._weight = [0] * 7, [0.0] * 64
            self._cards, self._colours = [0] * 35, [0] * 35
            self._left, self._left_before = [0] * 7, [0] * 7
            self._chips, self._chips_before = [0] * 6, [0] * 6
            self._taken, self._taken_before = [0] * 6, [0] * 6
            self._chance, self._ends = [0.0] * 216, [0] * 216
            self._leader = self._led = self._best = self._taker = 0
        self._seats, self._sides = len(sides) + dummy, count
        self._dummy = len(sides) if dummy else _NOBODY
        self._target = target
        self._reach = reach
        for seat, side in enumerate(sides):
            self._side[seat] = side
        self._side[6] = _NOBODY
        for chips in range(64):
            self._weight[chips] = weights[min(chips, len(weights) - 1)]

    def after_each(
        self,
        hands: Sequence[Sequence[int]],
        turn: int,
        plays: Sequence[tuple[int, int]],
        chips: Sequence[int],
        taken: Sequence[int],
        dealer: int = 0,
    ) -> dict[int, tuple[tuple[float, ...], tuple[int, ...]]]:
        """By the code of each card that ``turn`` may lay down: the chance of every side to win
        the game, and its chips after the round.

        ``hands``: the codes left to each seat, the dummy's last and in the order of its pile;
        ``plays``: seat and code of the trick on the table, in order; ``chips`` and ``taken``: what
        each side has, and its tricks in this round. ``dealer``: who dealt, of two.
        """
        for seat in range(self._seats):
            self._left[seat] = (1 << len(hands[seat])) - 1
            cards = hands[seat] if seat == self._dummy else sorted(hands[seat], reverse=True)
            for kind in range(_MOONS + 1):
                self._colours[5 * seat + kind] = 0
            for slot, code in enumerate(cards):
                self._cards[5 * seat + slot] = code
                self._colours[5 * seat + min(code >> 4, _MOONS)] |= 1 << slot
        for side in range(self._sides):
            self._chips[side], self._taken[side] = chips[side], taken[side]
        self._done = _TRICKS - max([len(hand) for hand in hands])
        self._turn, self._dealer, self._laid = turn, dealer, 0
        self._bigs = self._littles = 0
        codes = {code for _, code in plays}.union(*hands)
        self._littles_in = LITTLE in codes
        self._in_play = sum([1 << code for code in codes if code < LITTLE])
        for seat, code in plays:
            self._turn = seat
            self._lay(code)
        self._turn = turn
        found = {}
        legal = self._legal(turn)
        for slot in range(len(hands[turn])):
            code = self._cards[5 * turn + slot]
            if code in found or not legal >> slot & 1:
                continue
            self._try(slot, 0, 0.0, 2.0)
            sides = range(6, 6 + self._sides)
            found[code] = (
                tuple([self._chance[place] for place in sides]),
                tuple([self._ends[place] for place in sides]),
            )
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _legal(self, seat: cython.int) -> cython.int:
        """The slots (bits) whose cards ``seat`` may lay down (C2.3, C3)."""
        led: cython.int = self._led >> 4
        left: cython.int = self._left[seat]
        if self._laid == 0 or led >= _MOONS or not left & self._colours[5 * seat + led]:
            return left
        return left & (self._colours[5 * seat + led] | self._colours[5 * seat + _MOONS])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _rank(self, code: cython.int) -> cython.int:
        """How a card ranks in the trick on the table (C2.4, C3.2, C3.3)."""
        if code == _BIG:
            return 200
        if code == _LITTLE or self._led == _BIG:
            return 0
        if self._led == _LITTLE:
            return code & 15
        if code < 16:
            return 100 + code
        return code & 15 if code >> 4 == self._led >> 4 else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lay(self, code: cython.int) -> cython.void:
        """The seat in turn lays a card down; a full trick goes to its taker (C3.4)."""
        side: cython.int
        chips: cython.int
        if self._laid == 0:
            self._led, self._best, self._leader = code, -1, self._turn
            self._bigs = self._littles = 0
        rank: cython.int = self._rank(code)
        if rank > self._best:
            self._best, self._taker = rank, self._turn
        self._bigs += code == _BIG
        self._littles += code == _LITTLE
        self._laid += 1
        if self._laid < self._seats:
            self._turn = self._next()
            return
        self._laid = 0
        self._done += 1
        self._turn = self._taker
        if self._taker != self._dummy:
            side = self._side[self._taker]
            chips = self._chips[side] + self._bigs - self._littles
            self._chips[side] = chips if chips > 0 else 0
            self._taken[side] += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _next(self) -> cython.int:
        """Who plays after the seat in turn; the dummy third, or first of all (C5.1)."""
        if self._dummy < 0:
            return self._turn + 1 if self._turn + 1 < self._seats else 0
        if self._leader == self._dummy:
            return 1 - self._dealer if self._laid == 1 else self._dealer
        return 1 - self._leader if self._laid == 1 else self._dummy

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _try(
        self, slot: cython.int, depth: cython.int, floor: cython.double, ceiling: cython.double
    ) -> cython.void:
        """What it leads to if the seat in turn lays the card of a slot; all is as it was then."""
        seat: cython.int = self._turn
        leader: cython.int = self._leader
        laid: cython.int = self._laid
        led: cython.int = self._led
        best: cython.int = self._best
        taker: cython.int = self._taker
        bigs: cython.int = self._bigs
        littles: cython.int = self._littles
        done: cython.int = self._done
        rank: cython.int
        winner: cython.int
        chips: cython.int = 0
        self._left[seat] ^= 1 << slot
        code: cython.int = self._cards[5 * seat + slot]
        ends: cython.bint = laid + 1 == self._seats
        if ends:
            rank = self._rank(code)
            winner = seat if rank > best else taker
            winner = self._side[winner] if winner != self._dummy else _NOBODY
            if winner >= 0:
                chips = self._chips[winner]
        else:
            winner = _NOBODY
        self._lay(code)
        self._weigh(depth + 1, self._side[seat], floor, ceiling)
        if winner >= 0:
            self._chips[winner] = chips
            self._taken[winner] -= 1
        self._left[seat] ^= 1 << slot
        self._turn, self._leader, self._laid, self._led = seat, leader, laid, led
        self._best, self._taker, self._done = best, taker, done
        self._bigs, self._littles = bigs, littles

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _weigh(
        self, depth: cython.int, last: cython.int, floor: cython.double, ceiling: cython.double
    ) -> cython.void:
        """What the position comes to, kept at ``depth``, if every side plays for its own chance.

        The side ``last``, which played before, has ``floor`` sure by another card, and will not
        be let get above ``ceiling``.
        """
        if self._done == _TRICKS:
            self._end(depth)
            return
        seat: cython.int = self._turn
        slot: cython.int
        place: cython.int
        here: cython.int = 6 * depth
        below: cython.int = here + 6
        if seat == self._dummy:
            # Nobody chooses: what is known of the bounds holds for whoever played before.
            self._side[seat] = last
            self._try(self._on_pile(), depth, floor, ceiling)
            for place in range(self._sides):
                self._chance[here + place] = self._chance[below + place]
                self._ends[here + place] = self._ends[below + place]
            return
        if depth >= self._reach:
            self._play_on(depth)
            return
        side: cython.int = self._side[seat]
        if side != last:
            if self._sides == 2:
                floor, ceiling = 1.0 - ceiling, 1.0 - floor
            else:
                floor, ceiling = -1.0, 1.0 - floor
        best: cython.double = -1.0
        seen: cython.int = 0
        before: cython.int = -1
        code: cython.int
        legal: cython.int = self._legal(seat)
        for slot in range(_TRICKS):
            if not legal >> slot & 1:
                continue
            code = self._cards[5 * seat + slot]
            if code >= _LITTLE:
                # Two of a kind are alike (C1.1).
                if seen & 1 << (code == _BIG):
                    continue
                seen |= 1 << (code == _BIG)
            else:
                if code >> 4 == before >> 4 and self._next_to(code, before):
                    continue
                before = code
            self._try(slot, depth, floor if floor > best else best, ceiling)
            if self._chance[below + side] > best:
                best = self._chance[below + side]
                for place in range(self._sides):
                    self._chance[here + place] = self._chance[below + place]
                    self._ends[here + place] = self._ends[below + place]
                if best >= ceiling:
                    return

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _on_pile(self) -> cython.int:
        """The slot of the card that the dummy lays down, the first that is left (C5.1)."""
        slot: cython.int = 0
        while not self._left[self._dummy] >> slot & 1:
            slot += 1
        return slot

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play_on(self, depth: cython.int) -> cython.void:
        """What the position comes to, kept at ``depth``, if all play by a rule of thumb to the end
        of the round. Hands, chips and tricks are as they were then; the trick on the table is put
        back by whoever tried the card before."""
        side: cython.int
        seat: cython.int
        slot: cython.int
        for seat in range(self._seats):
            self._left_before[seat] = self._left[seat]
        for side in range(self._sides):
            self._chips_before[side] = self._chips[side]
            self._taken_before[side] = self._taken[side]
        while self._done < _TRICKS:
            seat = self._turn
            slot = self._on_pile() if seat == self._dummy else self._thumb(seat)
            self._left[seat] ^= 1 << slot
            self._lay(self._cards[5 * seat + slot])
        self._end(depth)
        for seat in range(self._seats):
            self._left[seat] = self._left_before[seat]
        for side in range(self._sides):
            self._chips[side] = self._chips_before[side]
            self._taken[side] = self._taken_before[side]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end(self, depth: cython.int) -> cython.void:
        """What the finished round comes to (C4.1, C4.2)."""
        here: cython.int = 6 * depth
        side: cython.int
        most: cython.int = -1
        winner: cython.int = _NOBODY
        weights: cython.double = 0.0
        taken: cython.int
        chips: cython.int
        for side in range(self._sides):
            taken = self._taken[side]
            chips = self._chips[side] + (2 if taken == _TRICKS else taken & 1)
            self._ends[here + side] = chips
            weights += self._weight[chips if chips < 63 else 63]
            if chips > most:
                most, winner = chips, side
            elif chips == most:
                winner = _NOBODY
        for side in range(self._sides):
            chips = self._ends[here + side]
            if most >= self._target and winner >= 0:
                self._chance[here + side] = 1.0 if side == winner else 0.0
            else:
                self._chance[here + side] = self._weight[chips if chips < 63 else 63] / weights

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _next_to(self, low: cython.int, high: cython.int) -> cython.bint:
        """Whether nobody holds a card between two, and no Little Moon, for which numbers of all
        colours are compared: then they are worth the same."""
        between: cython.ulonglong = (_ONE << high) - (_ONE << low + 1)
        return not self._littles_in and not self._in_play & between

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _thumb(self, seat: cython.int) -> cython.int:
        """The slot of the card that a rule of thumb plays: for an odd number of tricks."""
        side: cython.int = self._side[seat]
        wants: cython.bint = not self._taken[side] & 1
        ours: cython.bint = self._laid > 0 and self._side[self._taker] == side
        found: cython.int = -1
        most: cython.int = 0
        slot: cython.int
        code: cython.int
        rank: cython.int
        worth: cython.int
        legal: cython.int = self._legal(seat)
        for slot in range(_TRICKS):
            if not legal >> slot & 1:
                continue
            code = self._cards[5 * seat + slot]
            if self._laid == 0:
                rank = 200 if code == _BIG else code & 15 if code > 15 else 100 + code
                worth = rank if wants else -rank
            else:
                rank = self._rank(code)
                if rank > self._best:
                    # Takes it: as low as will do.
                    worth = 1000 - rank if wants and not ours else -1000 - rank
                else:
                    # Does not: the highest it can be rid of, or a Little Moon to others.
                    worth = rank if not wants else -rank
                    if code == _LITTLE:
                        worth = -500 if ours else 500
            if found < 0 or worth > most:
                found, most = slot, worth
        return found
