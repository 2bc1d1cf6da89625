# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, overflowcheck=False
"""Best play when all hands are known: how many points one side can make sure of.

The file is Python and Cython at once. Compiled it runs some hundred times as fast and lets
other threads run meanwhile; uncompiled it gives the same answers.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from moon_desktop.engine.suits import Suits
from moon_desktop.players.kernel.tile_tables import TILES, Option, options, players, tile_tables

if cython.compiled:
    from cython.cimports.moon_desktop.players.kernel.bits import bit_count, bit_place, highest_bit
else:
    from moon_desktop.players.kernel.bits import bit_count, bit_place, highest_bit

COMPILED: bool = cython.compiled
"""Whether this is the compiled kernel."""

MOST = 63
"""The most points there may be in a hand, for the table of positions has six bits for them."""


@cython.final
@cython.cclass
class Solver:
    """Solves the positions of one contract: one side against all others, every tile seen.

    ``suits``: the contract's tables. ``seats``: 3 or 4. ``side``: the seats (bits) whose points
    count. They try to take many, or with ``avoid`` few, and the others the contrary. A trick is
    a point, and ``worth[i]`` more for tile i in it. ``out``: a seat that takes no part.

    A position: ``hands``, the tiles (bits) left to each seat; ``turn``, the seat to play;
    ``plays``, the tiles (indices) of the trick on the table in order, and ``suit``, the one in
    force there; ``allowed``, tiles (bits) that this one play is confined to, 0 for none.

    Raises ValueError for tables, seats or positions that cannot be. Not for two threads at a
    time: each takes a Solver of its own.
    """

    # Inside, tiles are bits in the order of `tile_order`: of the tiles of a trick that can take
    # it, the highest bit does. Of what is known of each tile see `TileTables`.
    _parts: cython.uint[512]
    _trumps: cython.uint
    _followers: cython.uint[8]
    _takers: cython.uint[8]
    _suit_led: cython.int[32]
    _other_led: cython.int[32]
    _over: cython.uint[32]
    _over_also: cython.uint[32]
    _also_led: cython.uint[32]
    _below: cython.uint[32]
    _worth: cython.int[32]
    # The tiles that are worth something, and by grades, the least first: so much, and the tiles.
    _counts: cython.uint
    _grades: cython.int[32]
    _graded: cython.uint[32]
    _apart: cython.uint[1024]
    _suits: Suits
    _active: tuple[int, ...]
    _leads_of: tuple[tuple[Option, ...], ...]
    _seats: cython.int
    _players: cython.int
    _next: cython.int[4]
    _out: cython.int
    _side: cython.int
    _wanting: cython.int
    _avoid: cython.bint
    _plain: cython.bint
    _partners: cython.bint
    # The position, and the trick on the table as far as it went.
    _hands: cython.uint[4]
    _turn: cython.int
    _left: cython.int
    _suit: cython.int
    _best: cython.uint
    _taker: cython.int
    _points_down: cython.int
    _rest: cython.int
    _confined: cython.bint
    _options: cython.int
    _option_bit: cython.uint[64]
    _option_suit: cython.int[64]
    _found: cython.int[64]
    # What is known of positions: the tiles left and the leader, the deal, the best lead, and
    # the least and the most points of the side.
    _stamp: cython.ulonglong
    _last_slot: cython.uint
    _table: cython.ulonglong[32768]

    def __init__(
        self,
        suits: Suits,
        seats: int,
        side: int,
        *,
        avoid: bool = False,
        worth: Sequence[int] | None = None,
        out: int | None = None,
    ) -> None:
        self._active = players(seats, out)
        everyone = sum([1 << seat for seat in self._active])
        if side <= 0 or side & ~everyone or side == everyone:
            raise ValueError(f"side {side:#b} is not some of the seats {everyone:#b}")
        if worth is not None and (len(worth) != TILES or min(worth) < 0):
            raise ValueError("worth is a figure of 0 or more for each tile")
        if not cython.compiled:
            self._make_room()
        self._suits = suits
        self._seats = seats
        self._out = -1 if out is None else out
        self._players = len(self._active)
        self._side = side
        self._avoid = avoid
        self._wanting = everyone ^ side if avoid else side
        self._plain = worth is None or not any(worth)
        self._partners = self._players == 4 and side.bit_count() == 2
        self._stamp = 0
        # Of three players the table is small enough to stay near the processor.
        self._last_slot = 2047 if self._players == 3 else 32767
        for place, seat in enumerate(self._active):
            self._next[seat] = self._active[(place + 1) % len(self._active)]
        self._leads_of = tuple(
            tuple([(index, suit) for suit in led]) for index, led in enumerate(suits.leads)
        )
        self._lay_out(suits, [0] * TILES if worth is None else worth)

    def _make_room(self) -> None:
        """Makes the arrays, where the compiler does not."""
        self._parts, self._apart, self._table = [0] * 512, [0] * 1024, [0] * 32768
        self._followers, self._takers = [0] * 8, [0] * 8
        self._suit_led, self._other_led, self._also_led = [0] * 32, [0] * 32, [0] * 32
        self._over, self._over_also, self._below = [0] * 32, [0] * 32, [0] * 32
        self._worth, self._next, self._hands = [0] * 32, [0] * 4, [0] * 4
        self._grades, self._graded = [0] * 32, [0] * 32
        self._option_bit, self._option_suit, self._found = [0] * 64, [0] * 64, [0] * 64

    def _lay_out(self, suits: Suits, worth: Sequence[int]) -> None:
        """Takes in the tables of the contract."""
        tables = tile_tables(suits, worth)
        self._trumps = tables.trumps
        for suit in range(8):
            self._followers[suit] = tables.followers[suit]
            self._takers[suit] = tables.takers[suit]
        for place in range(TILES):
            self._suit_led[place] = tables.suit_led[place]
            self._other_led[place] = tables.other_led[place]
            self._over[place] = tables.over[place]
            self._over_also[place] = tables.over_also[place]
            self._also_led[place] = tables.also_led[place]
            self._below[place] = tables.below[place]
            self._worth[place] = tables.worth[place]
        self._counts = 0
        for number, grade in enumerate(sorted({*worth} - {0})):
            self._grades[number] = grade
            for place in range(TILES):
                if tables.worth[place] == grade:
                    self._graded[number] |= 1 << place
            self._counts |= self._graded[number]
        for number, bits in enumerate(tables.parts):
            self._parts[number] = bits
        for number, bits in enumerate(tables.apart):
            self._apart[number] = bits

    def value(
        self,
        hands: Sequence[int],
        turn: int,
        plays: Sequence[int] = (),
        suit: int | None = None,
        allowed: int = 0,
        least: int = 0,
        most: int | None = None,
    ) -> int:
        """The points the side takes from here on, those of the trick on the table included.

        No fewer than ``least`` are told apart, nor more than ``most``: that takes less time.
        """
        self._open(hands, turn, plays, suit, allowed)
        low: cython.int = max(0, min(least, self._rest))
        cap: cython.int = self._rest if most is None else min(most, self._rest)
        found: cython.int
        with cython.nogil:
            found = self._narrowed(-1, low, cap, low + 1)
        return found

    def reaches(
        self,
        target: int,
        hands: Sequence[int],
        turn: int,
        plays: Sequence[int] = (),
        suit: int | None = None,
        allowed: int = 0,
    ) -> bool:
        """Whether the side takes ``target`` points or more from here on; 0 or less it does."""
        self._open(hands, turn, plays, suit, allowed)
        if target <= 0 or target > self._rest:
            return target <= 0
        need: cython.int = target
        found: cython.int
        with cython.nogil:
            found = self._after(-1, need)
        return found >= need

    def choices(
        self,
        hands: Sequence[int],
        turn: int,
        plays: Sequence[int] = (),
        suit: int | None = None,
        allowed: int = 0,
        most: int | None = None,
    ) -> dict[Option, int]:
        """For each play that does not renege, the points of the side if it is made.

        With ``most`` no more than that is told: 1 answers whether it takes any, and sooner.
        """
        found, values = self.survey((hands,), turn, plays, suit, allowed, most)
        return dict(zip(found, values, strict=True))

    def survey(
        self,
        worlds: Sequence[Sequence[int]],
        turn: int,
        plays: Sequence[int] = (),
        suit: int | None = None,
        allowed: int = 0,
        most: int | None = None,
    ) -> tuple[tuple[Option, ...], bytearray]:
        """``choices`` for many deals at once, which must agree on the hand of the seat in turn.

        Returns the plays, and their points: those of play p in world w are at
        ``p * len(worlds) + w``.
        """
        if not worlds:
            raise ValueError("there is no deal to look at")
        if most is not None and most < 1:
            raise ValueError(f"at most {most} points could be told: nothing")
        found = self._open(worlds[0], turn, plays, suit, allowed)
        count: cython.Py_ssize_t = len(worlds)
        number: cython.Py_ssize_t
        place: cython.Py_ssize_t
        values = bytearray(len(found) * count)
        cap: cython.int = MOST if most is None else min(most, MOST)
        guess: cython.int = 3
        for number, hands in enumerate(worlds):
            if number:
                self._load(hands, plays)
                if hands[turn] != worlds[0][turn]:
                    raise ValueError(f"deal {number}: the hand of seat {turn} is another")
            with cython.nogil:
                guess = self._all_options(cap, guess)
            for place in range(self._options):
                values[place * count + number] = self._found[place]
        return found, values

    def _open(
        self,
        hands: Sequence[int],
        turn: int,
        plays: Sequence[int],
        suit: int | None,
        allowed: int,
    ) -> tuple[Option, ...]:
        """Takes in a position and tells the plays open in it."""
        if turn not in self._active:
            raise ValueError(f"seat {turn} is not to play among the seats {self._active}")
        if len(plays) >= len(self._active):
            raise ValueError(f"{len(plays)} tiles lie on the table, and that trick is over")
        self._turn = turn
        self._left = self._players - len(plays)
        self._load(hands, plays)
        found: tuple[Option, ...]
        if plays or suit is not None or allowed:
            found = options(self._suits, hands[turn], plays, suit, allowed)
        else:
            found = self._leads(hands[turn])
        if self._rest > MOST:
            raise ValueError(f"there are more than {MOST} points in these hands")
        self._confined = allowed != 0
        self._options = 0
        index: cython.int
        for index, led in found:
            self._option_bit[self._options] = self._inside(1 << index)
            self._option_suit[self._options] = led
            self._options += 1
        self._suit = -1 if suit is None else suit
        self._lay_trick(plays)
        return found

    def _leads(self, hand: cython.uint) -> tuple[Option, ...]:
        """The leads from a hand, as `options` tells them."""
        found: list[Option] = []
        while hand:
            found.extend(self._leads_of[bit_place(hand)])
            hand &= hand - 1
        return tuple(found)

    def _lay_trick(self, plays: Sequence[int]) -> None:
        """Plays the tiles that are on the table."""
        seat: cython.int = self._turn
        for _ in range(self._left):
            seat = self._next[seat]
        self._best, self._taker, self._points_down = 0, seat, 1
        bit: cython.uint
        for index in plays:
            bit = self._inside(1 << index)
            self._points_down += self._worth[bit_place(bit)]
            if bit & self._takers[self._suit] and bit > self._best:
                self._best, self._taker = bit, seat
            seat = self._next[seat]

    def _load(self, hands: Sequence[int], plays: Sequence[int]) -> None:
        """Takes in who holds what: it must be as many tiles as are due, each once."""
        every: cython.uint = self._each_once(hands, plays)
        if not every or not hands[self._turn]:
            raise ValueError(
                f"{hands} and {plays} are not some tiles of {self._seats} seats, each once"
            )
        if self._out >= 0:
            every ^= hands[self._out]
        seat: cython.int
        for seat in range(self._seats):
            self._hands[seat] = 0 if seat == self._out else self._inside(hands[seat])
        due: cython.int = bit_count(self._hands[self._turn])
        seat = self._turn
        for step in range(self._players):
            held = bit_count(self._hands[seat])
            if held != due - (step >= self._left):
                raise ValueError(f"seat {seat} has {held} tiles, and {due} the seat {self._turn}")
            seat = self._next[seat]
        # What the table of positions knows is of another deal.
        self._stamp += 1
        if self._stamp == 1 << 14:
            self._stamp = 1
            for slot in range(self._last_slot + 1):
                self._table[slot] = 0
        # All the points that are still to be taken.
        self._rest = due + self._points(self._inside(every)) - bit_count(every)

    def _each_once(self, hands: Sequence[int], plays: Sequence[int]) -> int:
        """All tiles of a position; 0 unless they are some of as many seats, and none is twice."""
        if len(hands) != self._seats or min(*hands, *plays) < 0:
            return 0
        tiles = [*hands, *[1 << index for index in plays]]
        total = sum(tiles)
        if total >> TILES:
            return 0
        every: cython.uint = 0
        some: cython.uint
        for some in tiles:
            every |= some
        return every if every == total else 0

    @cython.cfunc
    def _inside(self, tiles: cython.uint) -> cython.uint:
        """A set of tiles in the contract's own order, from the engine's."""
        return (
            self._parts[tiles & 127]
            | self._parts[128 + (tiles >> 7 & 127)]
            | self._parts[256 + (tiles >> 14 & 127)]
            | self._parts[384 + (tiles >> 21)]
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _all_options(self, cap: cython.int, guess: cython.int) -> cython.int:
        """Values every option, each of those that are alike once; returns a guess for more."""
        option: cython.int
        other: cython.int
        twin: cython.int
        others: cython.uint = self._hands[0] | self._hands[1] | self._hands[2] | self._hands[3]
        others = others ^ self._hands[self._turn] | self._best
        if cap > self._rest:
            cap = self._rest
        for option in range(self._options):
            twin = -1
            for other in range(option):
                if self._alike(option, other, others):
                    twin = other
            if twin < 0:
                guess = self._narrowed(option, 0, cap, guess)
                self._found[option] = guess
            else:
                self._found[option] = self._found[twin]
        return guess

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _alike(self, one: cython.int, two: cython.int, others: cython.uint) -> cython.bint:
        """Whether two options are as good as each other against the tiles of ``others``."""
        if self._option_suit[one] != self._option_suit[two]:
            return False
        first: cython.int = bit_place(self._option_bit[one])
        return not others & self._apart[32 * first + bit_place(self._option_bit[two])]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _narrowed(
        self, option: cython.int, least: cython.int, most: cython.int, aim: cython.int
    ) -> cython.int:
        """The points of the side after an option (-1: whichever is best), ``least`` to ``most``.

        Each question whether so many are reached narrows the answer from one end.
        """
        found: cython.int
        while least < most:
            if aim <= least:
                aim = least + 1
            elif aim > most:
                aim = most
            found = self._after(option, aim)
            if found >= aim:
                least = found if found < most else most
                aim = least + 1
            else:
                most = found if found > least else least
                aim = most
        return least

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _after(self, option: cython.int, need: cython.int) -> cython.int:
        """Searches the position given, after one of its options or, with -1, all of them."""
        seat: cython.int = self._turn
        best: cython.uint = self._best
        taker: cython.int = self._taker
        points: cython.int = self._points_down
        if option < 0:
            if self._confined:
                return self._after_any(need)
            if self._suit < 0:
                return self._lead(seat, need, self._rest)
            return self._follow(seat, self._left, self._suit, best, taker, points, need, self._rest)
        bit: cython.uint = self._option_bit[option]
        suit: cython.int = self._option_suit[option]
        if bit & self._takers[suit] and bit > best:
            best, taker = bit, seat
        points += self._worth[bit_place(bit)]
        found: cython.int
        self._hands[seat] ^= bit
        if self._left > 1:
            found = self._follow(
                self._next[seat], self._left - 1, suit, best, taker, points, need, self._rest
            )
        else:
            found = self._settled(taker, points, need, self._rest)
        self._hands[seat] ^= bit
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _after_any(self, need: cython.int) -> cython.int:
        """Searches the position given after its options, one by one."""
        mine: cython.int = self._wanting >> self._turn & 1
        result: cython.int = -1 if mine else 99
        value: cython.int
        option: cython.int
        for option in range(self._options):
            value = self._after(option, need)
            if (value > result) == mine:
                result = value
            if (result >= need) == mine:
                break
        return result

    # The search. What it returns for a number ``need`` is a lower bound of the side's points
    # if it is need or more, and an upper bound if it is less.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _settled(
        self, taker: cython.int, points: cython.int, need: cython.int, rest: cython.int
    ) -> cython.int:
        """From the end of a trick."""
        if self._side >> taker & 1:
            return points + self._lead(taker, need - points, rest - points)
        return self._lead(taker, need, rest - points)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _follow(
        self,
        seat: cython.int,
        left: cython.int,
        suit: cython.int,
        best: cython.uint,
        taker: cython.int,
        points: cython.int,
        need: cython.int,
        rest: cython.int,
    ) -> cython.int:
        """From within a trick of ``points``: ``left`` seats are still to play to it."""
        hand: cython.uint = self._hands[seat]
        legal: cython.uint = hand & self._followers[suit]
        if not legal:
            legal = hand
        winners: cython.uint = legal & self._takers[suit] & -best << 1
        mine: cython.int = self._wanting >> seat & 1
        first: cython.uint = winners
        second: cython.uint = legal ^ winners
        falling_first: cython.bint = False
        falling_second: cython.bint = False
        if self._avoid:
            # The bidder rids itself of what could take a trick; the others stay low.
            first, second = second, winners
            falling_first = mine == 0
            falling_second = left == 1
        elif left == 1 and (self._side >> taker & 1) == mine:
            first, second = second, winners
        others: cython.uint = self._hands[0] | self._hands[1] | self._hands[2] | self._hands[3]
        others = others ^ hand | best
        place: cython.int
        last: cython.int = 31  # the place of no tile, and apart from all
        result: cython.int = -1 if mine else 99
        value: cython.int
        bit: cython.uint
        gained: cython.int
        top: cython.uint
        owner: cython.int
        while first or second:
            if not first:
                first, second = second, 0
                falling_first = falling_second
                last = 31
            bit = highest_bit(first) if falling_first else first & -first
            first ^= bit
            place = bit_place(bit)
            if not others & self._apart[32 * last + place]:
                last = place
                continue
            last = place
            gained = points + self._worth[place]
            top, owner = best, taker
            if bit & winners:
                top, owner = bit, seat
            self._hands[seat] = hand ^ bit
            if left > 1:
                value = self._follow(
                    self._next[seat], left - 1, suit, top, owner, gained, need, rest
                )
            else:
                value = self._settled(owner, gained, need, rest)
            if (value > result) == mine:
                result = value
                if (result >= need) == mine:
                    break
        self._hands[seat] = hand
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lead(self, leader: cython.int, need: cython.int, rest: cython.int) -> cython.int:
        """From a lead, with ``rest`` points still to be taken by anybody."""
        if need <= 0:
            return 0
        if need > rest:
            return rest
        hand: cython.uint = self._hands[leader]
        left: cython.uint = self._hands[0] | self._hands[1] | self._hands[2] | self._hands[3]
        if not hand & (hand - 1):
            return self._last(leader, hand, left, rest)
        key: cython.ulonglong = left
        key = key << 2 | leader
        slot: cython.uint = key * 0x5851F42D >> 21 & self._last_slot
        entry: cython.ulonglong = self._table[slot]
        least: cython.int
        most: cython.int
        hint: cython.uint = 0
        if entry >> 34 == key and (entry >> 20 & 0x3FFF) == self._stamp:
            least = entry >> 6 & 63
            most = entry & 63
            hint = 1
            hint = hint << (entry >> 12 & 31) & hand
        else:
            least, most = self._bounds(leader, left, need, rest)
        if least >= need:
            return least
        if most < need:
            return most
        best: cython.uint
        found: cython.int
        found, best = self._best_lead(leader, hand, left ^ hand, hint, need, rest)
        if found >= need:
            least = found if found > least else least
        else:
            most = found if found < most else most
        entry = key << 34 | self._stamp << 20 | bit_place(best) << 12 | least << 6 | most
        self._table[slot] = entry
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _best_lead(
        self,
        leader: cython.int,
        hand: cython.uint,
        others: cython.uint,
        hint: cython.uint,
        need: cython.int,
        rest: cython.int,
    ) -> tuple[cython.int, cython.uint]:
        """Tries the leads, the ``hint`` first: what is reached, and the lead that reaches it."""
        mine: cython.int = self._wanting >> leader & 1
        result: cython.int = -1 if mine else 99
        best: cython.uint = 0
        tops: cython.uint = 0
        helped: cython.uint = 0
        drawing: cython.uint = 0
        value: cython.int
        bit: cython.uint
        place: cython.int
        last: cython.int = 31  # the place of no tile, and apart from all
        # The hint, the tops and all others: what is in a group is found out when it is its turn.
        group: cython.int = 0
        untried: cython.uint = hint
        while True:
            if not untried and group == 0:
                group = 1
                if not self._avoid:
                    tops = self._tops(hand, others, 0)
                elif mine:
                    tops = self._forcing(hand)
                untried = tops & ~hint
            if not untried and group == 1:
                group = 2
                untried = hand & ~tops & ~hint
                if untried & (untried - 1) and not self._avoid:
                    helped, drawing = self._promising(leader, untried)
            if not untried:
                break
            if group < 2:
                bit = highest_bit(untried & ~self._trumps or untried)
            else:
                bit = untried & helped or untried
                bit = bit & drawing or bit
                bit = bit & ~self._trumps or bit
                bit = bit & -bit if self._avoid and mine else highest_bit(bit)
            untried ^= bit
            place = bit_place(bit)
            if not others & self._apart[32 * last + place]:
                last = place
                continue
            last = place
            value = self._led(leader, bit, need, rest)
            if value > result if mine else value < result:
                result = value
                best = bit
            if (result >= need) == mine:
                break
        return result, best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _led(
        self, leader: cython.int, bit: cython.uint, need: cython.int, rest: cython.int
    ) -> cython.int:
        """From a lead, with the better of its ends where one is named."""
        mine: cython.int = self._wanting >> leader & 1
        place: cython.int = bit_place(bit)
        suit: cython.int = self._suit_led[place]
        seat: cython.int = self._next[leader]
        left: cython.int = self._players - 1
        points: cython.int = 1 + self._worth[place]
        value: cython.int
        result: cython.int
        self._hands[leader] ^= bit
        result = self._follow(seat, left, suit, bit, leader, points, need, rest)
        suit = self._other_led[place]
        if suit >= 0 and (result >= need) != mine:
            value = self._follow(seat, left, suit, bit, leader, points, need, rest)
            result = value if (value > result) == mine else result
        self._hands[leader] ^= bit
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _last(
        self, leader: cython.int, lead: cython.uint, left: cython.uint, rest: cython.int
    ) -> cython.int:
        """The last trick, in which nobody but a leader who names an end has a choice."""
        place: cython.int = bit_place(lead)
        suit: cython.int = self._suit_led[place]
        mine: cython.int = self._wanting >> leader & 1
        top: cython.uint
        seat: cython.int
        taken: cython.int = 0
        while suit >= 0:
            top = highest_bit(left & self._takers[suit])
            taken = 0
            for seat in range(4):
                if self._hands[seat] == top:
                    taken = self._side >> seat & 1
            if taken == mine or suit == self._other_led[place]:
                break
            suit = self._other_led[place]
        return rest if taken else 0

    # What can be said of a position without a search. What a seat takes for sure, whatever the
    # others do, is a lower bound for its side.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _bounds(
        self, leader: cython.int, left: cython.uint, need: cython.int, rest: cython.int
    ) -> tuple[cython.int, cython.int]:
        """What the side has for sure and what it can have at most, where that answers ``need``.

        Seat after seat, the leader first, until one is sure of what its own side wants.
        """
        least: cython.int = 0
        most: cython.int = rest
        trumps: cython.uint = left & self._trumps
        seat: cython.int = leader
        wanted: cython.int
        sure: cython.int
        if self._avoid and not self._side >> leader & 1 and self._safe():
            return 0, 0
        while True:
            wanted = need if self._side >> seat & 1 else rest - need + 1
            sure = 0
            if seat == leader and not self._avoid:
                sure = self._sure(leader, self._cashed(leader, left ^ self._hands[leader]), rest)
            if sure < wanted and self._hands[seat] & trumps:
                sure = self._with_trumps(seat, left, trumps, rest)
            if self._side >> seat & 1:
                least = sure if sure > least else least
            else:
                most = rest - sure if rest - sure < most else most
            seat = self._next[seat]
            if sure >= wanted or seat == leader:
                return least, most

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _with_trumps(
        self, seat: cython.int, left: cython.uint, trumps: cython.uint, rest: cython.int
    ) -> cython.int:
        """The points that a seat's trumps are sure of.

        With all ``trumps`` there are, it takes a trick with each, and one with each master: it
        parts with other tiles first, and a lead that it cannot follow it trumps. Then it leads.
        """
        hand: cython.uint = self._hands[seat]
        enemies: cython.uint = 0
        other: cython.int
        if hand & trumps == trumps and not self._avoid:
            masters: cython.uint = self._masters(hand ^ trumps, left ^ hand)
            return self._sure(seat, trumps | masters, rest)
        for other in range(4):
            if (self._side >> other ^ self._side >> seat) & 1:
                enemies |= self._hands[other] & trumps
        return self._stand(seat, hand & trumps, enemies, rest)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _stand(
        self, seat: cython.int, held: cython.uint, enemies: cython.uint, rest: cython.int
    ) -> cython.int:
        """The points that the trumps ``held`` in a seat's hand bring, however they are played.

        Each takes its trick for its side unless one of the ``enemies`` falls on it, which can
        happen to as many as there are higher ones to fall.
        """
        free: cython.int = 0
        tricks: cython.int = 0
        total: cython.int = 0
        both: cython.uint = held | enemies
        bit: cython.uint
        while held:
            bit = highest_bit(both)
            both ^= bit
            if not bit & held:
                free += 1
                continue
            held ^= bit
            if free:
                free -= 1
            else:
                tricks += 1
                if not enemies & ~(bit - 1):
                    total += self._worth[bit_place(bit)]
        if self._plain or not tricks:
            return tricks
        others: cython.int = bit_count(self._hands[seat]) - tricks
        return tricks + total + self._falling(seat, others) if others else rest

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sure(self, seat: cython.int, tiles: cython.uint, rest: cython.int) -> cython.int:
        """The points of a seat that takes a trick with each of these tiles of its hand."""
        if self._plain or not tiles:
            return bit_count(tiles)
        others: cython.int = bit_count(self._hands[seat] ^ tiles)
        return self._points(tiles) + self._falling(seat, others) if others else rest

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _falling(self, seat: cython.int, kept: cython.int) -> cython.int:
        """What at least falls from the other hands into tricks of a seat, all but ``kept`` of
        those that are left: each hand keeps the tiles of the most worth for these."""
        total: cython.int = 0
        tiles: cython.uint
        fallen: cython.int
        some: cython.int
        grade: cython.int
        other: cython.int
        for other in range(4):
            tiles = self._hands[other] & self._counts
            fallen = bit_count(tiles) - kept
            grade = 0
            while fallen > 0 and other != seat:
                some = bit_count(tiles & self._graded[grade])
                some = some if some < fallen else fallen
                total += some * self._grades[grade]
                fallen -= some
                grade += 1
        return total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _masters(self, hand: cython.uint, others: cython.uint) -> cython.uint:
        """The tiles of ``hand`` that take any trick of a suit they follow, no trump falling."""
        masters: cython.uint = 0
        bit: cython.uint
        place: cython.int
        while hand:
            bit = hand & -hand
            hand ^= bit
            place = bit_place(bit)
            if not others & self._over[place] and not (
                others & self._over_also[place] and others & self._also_led[place]
            ):
                masters |= bit
        return masters

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _cashed(self, leader: cython.int, others: cython.uint) -> cython.uint:
        """Tiles of a leader that take a trick each for its side if it leads them one by one.

        Its highest trumps do; with as many of these as a foe has trumps, what the foes' other
        tiles do not beat. Once, as the last of all, a partner may take such a trick.
        """
        hand: cython.uint = self._hands[leader]
        mates: cython.uint = 0
        seat: cython.int
        if self._partners:
            for seat in range(4):
                if seat != leader and not (self._side >> seat ^ self._side >> leader) & 1:
                    mates = self._hands[seat]
        foes: cython.uint = others ^ mates
        foreign: cython.uint = foes & self._trumps
        run: cython.uint
        count: cython.int
        if foreign:
            run = hand & self._trumps & -highest_bit(others & self._trumps) << 1
            count = bit_count(run)
            for seat in range(4):
                if bit_count(self._hands[seat] & foreign) > count:
                    return run
        return self._tops(hand, foes ^ foreign, mates)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _tops(self, hand: cython.uint, foes: cython.uint, mates: cython.uint) -> cython.uint:
        """The tiles of ``hand`` that take the trick for the side if led, and of those that a mate
        must follow with a higher one the highest alone."""
        tops: cython.uint = 0
        shared: cython.uint = 0
        bit: cython.uint
        place: cython.int
        while hand:
            bit = hand & -hand
            hand ^= bit
            place = bit_place(bit)
            if not foes & self._over[place]:
                if mates & self._over[place] & self._followers[self._suit_led[place]]:
                    shared = bit
                else:
                    tops |= bit
            elif self._other_led[place] >= 0 and not (foes | mates) & self._over_also[place]:
                tops |= bit
        return tops | shared

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _safe(self) -> cython.bint:
        """Whether a side that avoids points and need not lead can follow below whatever is led."""
        ours: cython.uint = 0
        theirs: cython.uint = 0
        seat: cython.int
        bit: cython.uint
        for seat in range(4):
            if self._side >> seat & 1:
                ours |= self._hands[seat]
            else:
                theirs |= self._hands[seat]
        if ours & self._trumps:
            return False
        while ours:
            bit = ours & -ours
            ours ^= bit
            if theirs & self._below[bit_place(bit)]:
                return False
        return True

    # Which leads are worth trying first.

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _forcing(self, hand: cython.uint) -> cython.uint:
        """The leads to which one who avoids points has nothing but higher tiles to follow."""
        found: cython.uint = 0
        ours: cython.uint = 0
        seat: cython.int
        bit: cython.uint
        higher: cython.uint
        for seat in range(4):
            if self._side >> seat & 1:
                ours |= self._hands[seat]
        while hand:
            bit = hand & -hand
            hand ^= bit
            higher = ours & self._followers[self._suit_led[bit_place(bit)]]
            if higher and not higher & (bit - 1):
                found |= bit
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _promising(self, leader: cython.int, tiles: cython.uint) -> tuple[cython.uint, cython.uint]:
        """Of some leads, those that the leader's side can take, and those all others follow."""
        helped: cython.uint = 0
        drawing: cython.uint = 0
        bit: cython.uint
        legal: cython.uint
        friends: cython.uint
        foes: cython.uint
        suit: cython.int
        seat: cython.int
        while tiles:
            bit = tiles & -tiles
            tiles ^= bit
            suit = self._suit_led[bit_place(bit)]
            friends = bit
            foes = 0
            drawing |= bit
            seat = self._next[leader]
            while seat != leader:
                legal = self._hands[seat] & self._followers[suit]
                if (self._side >> seat ^ self._side >> leader) & 1:
                    if not legal:
                        legal = self._hands[seat]
                        drawing &= ~bit
                    foes |= legal & self._takers[suit]
                else:
                    legal = legal or self._hands[seat]
                    friends |= legal & self._takers[suit]
                seat = self._next[seat]
            if friends > foes:
                helped |= bit
        return helped, drawing

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _points(self, bits: cython.uint) -> cython.int:
        """Of as many tricks as there are ``bits``, with what these tiles are worth in them."""
        total: cython.int = bit_count(bits)
        bit: cython.uint
        if not self._plain:
            while bits:
                bit = bits & -bits
                bits ^= bit
                total += self._worth[bit_place(bit)]
        return total
