"""A match of Texas 42 arranged in notation, walks through it, and house rules to try laws on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.dealing import Drawing
from moon_desktop.engine.entries import Bid, Draw, Entry, GameOver, MatchOver, Play
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.pieces import TILES
from moon_desktop.engine.record import Header, SeatName, header_line
from moon_desktop.games.auction.entries import Choice, NameTrump
from moon_desktop.games.auction.phases import Bidding, Dealing, Naming, Playing
from moon_desktop.games.forty_two.entries import Deal, HandOver
from moon_desktop.games.forty_two.match import FortyTwo, start
from moon_desktop.games.forty_two.record import FORMS
from moon_desktop.games.forty_two.rules import CHOICES, PRESETS, FortyTwoRules

SURE = "6-6 6-5 6-4 6-3 6-2 6-1 6-0"
"""All seven trumps, where sixes are."""


class Table:
    """A match under way: ``Table(target=2).deal(SURE).bid(0, "1m").call("6").play_on()``.

    ``entries`` is all that happened, in order, the consequences too: the lines of its record.
    """

    def __init__(self, preset: str = "texas-42", **house: Any) -> None:
        self.rules = replace(PRESETS[preset], **house)
        self.match = start(self.rules)
        self.entries: list[Entry] = []

    def add(self, *entries: Entry) -> Table:
        """Chances and choices as values; each with the consequences that follow from it."""
        for entry in entries:
            self.match, follows = self.match.after(entry)
            self.entries += [entry, *follows]
        return self

    def draw(self, tiles: str) -> Table:
        """One draw for shaker, a tile a seat; ``-`` for a seat that is out of it."""
        return self.add(Draw(tuple(None if tile == "-" else tile for tile in tiles.split())))

    def next_deal(self, *hands: str) -> Deal:
        """The deal due, with these tiles in the hands; tiles not named fill up, lowest first."""
        held = [hand.split() for hand in hands] + [[] for _ in range(4 - len(hands))]
        spare = [tile for tile in TILES if not any(tile in hand for hand in held)]
        for hand in held:
            while len(hand) < 7:
                hand.append(spare.pop(0))
        return Deal(self.match.number + 1, self.dealing, tuple(map(tuple, held)))

    def deal(self, *hands: str) -> Table:
        """Deal as ``next_deal`` says; seat 3 is the first shaker, so that seat 0 begins."""
        if isinstance(self.match.phase, Drawing):
            self.draw("1-1 2-1 3-1 6-6")
        return self.add(self.next_deal(*hands))

    def choice(self, word: str) -> Choice:
        """What ``word`` says here: a bid, a call or a tile."""
        turn = self.match.turn
        assert turn is not None
        match self.match.phase:
            case Bidding():
                return Bid(turn, word)
            case Naming():
                return NameTrump(turn, word)
            case _:
                return Play(turn, word)

    def say(self, *words: str) -> Table:
        """The choices of the seats in turn: ``say("30 pass pass pass", "6", "6-6 6-5 1-1")``."""
        for word in " ".join(words).split():
            self.add(self.choice(word))
        return self

    def open(self) -> str:
        """Every choice open to the seat in turn, as words."""
        return " ".join(str(tuple(choice)[1]) for choice in self.match.legal())

    def refused(self, word: str | Entry) -> tuple[str, str]:
        """Why a word or an entry that cannot stand here is refused, and by which rule."""
        entry = self.choice(word) if isinstance(word, str) else word
        with pytest.raises(Illegal) as refused:
            self.match.after(entry)
        assert refused.value.entry == entry
        return str(refused.value.reason), refused.value.rule

    def bid(self, seat: int, bid: str) -> Table:
        """An auction in which only ``seat`` bids."""
        while isinstance(self.match.phase, Bidding):
            self.say(bid if self.match.turn == seat else PASS)
        return self

    def play_on(self) -> Table:
        """The rest of the hand, each seat its highest legal tile."""
        while isinstance(self.match.phase, Playing):
            self.add(self.match.legal()[-1])
        return self

    def sweep(self, seat: int, bid: str = "1m") -> Table:
        """A hand in which ``seat`` bids and takes all seven tricks."""
        hands = [SURE if s == seat else "" for s in range(4)]
        return self.deal(*hands).bid(seat, bid).say("6").play_on()

    def flop(self, seat: int, bid: str = "1m") -> Table:
        """A hand in which ``seat`` bids and the seat to its left takes every trick."""
        hands = [SURE if s == (seat + 1) % 4 else "" for s in range(4)]
        return self.deal(*hands).bid(seat, bid).say("6").play_on()

    def scores(self, *scores: int) -> Table:
        """The match with other scores."""
        self.match = self.match._replace(ledger=self.match.ledger._replace(scores=scores))
        return self

    @property
    def hand(self) -> HandOver:
        """How the last hand ended."""
        return next(entry for entry in reversed(self.entries) if isinstance(entry, HandOver))

    @property
    def game(self) -> GameOver | None:
        """How the game ended that the last hand ended, if it did."""
        last = self.entries[-1]
        if isinstance(last, MatchOver):
            last = self.entries[-2]
        return last if isinstance(last, GameOver) else None

    @property
    def winner(self) -> int | None:
        """The side that won the match, if it is over."""
        last = self.entries[-1] if self.entries else None
        return last.winner if isinstance(last, MatchOver) else None

    @property
    def dealing(self) -> int:
        """Who shakes next, between hands."""
        phase = self.match.phase
        assert isinstance(phase, Dealing)
        return phase.dealer

    def lines(self, *more: Entry) -> list[bytes]:
        """The lines of the record so far, and of ``more``."""
        return record(self.rules, [*self.entries, *more])


def record(rules: FortyTwoRules, entries: list[Entry], **more: Any) -> list[bytes]:
    """A record of ``entries`` under ``rules``, line by line."""
    seats = tuple(SeatName(name, "human") for name in ("Ann", "Bea", "Cy", "Dot"))
    header = header_line(Header("texas42", rules.to_record(), seats, **more))
    return [line.encode() for line in (header, *map(FORMS.line, entries))]


# --- walks ----------------------------------------------------------------------------------


def chosen(match: FortyTwo, random: Random) -> Choice:
    """One of the choices open.

    Every other bid is a pass, or all would be of many marks; one play in twelve may be a renege,
    or no hand would come far.
    """
    legal = match.legal()
    if legal[0] == Bid(legal[0].seat, PASS) and random.random() < 0.5:
        return legal[0]
    if isinstance(match.phase, Playing) and random.random() < 11 / 12:
        tricks = match.phase.tricks
        legal = tuple(p for p in legal if isinstance(p, Play) and not tricks.reneges(p))
    return legal[int(random.random() * len(legal))]


def walked(
    rules: FortyTwoRules,
    seed: int,
    hands: int,
    watch: Callable[[FortyTwo], object] = lambda match: None,
) -> Table:
    """A match walked through ``hands`` hands, or to its end; ``watch`` sees every position."""
    random = Random(seed)
    table = Table()
    table.rules, table.match = rules, start(rules)
    over = 0
    while not table.match.over and over < hands:
        watch(table.match)
        before = len(table.entries)
        table.add(table.match.chance(seed) or chosen(table.match, random))
        over += any(isinstance(entry, HandOver) for entry in table.entries[before:])
    watch(table.match)
    return table


@st.composite
def playable_rules(draw: st.DrawFn, /, **fixed: Any) -> FortyTwoRules:
    """Any rules that can be played, with the values of ``fixed``."""
    numbers = {"target": range(1, 60), "match_length": range(1, 6, 2)}
    values: dict[str, Any] = {
        key: draw(st.sampled_from(choices or numbers[key])) for key, choices in CHOICES.items()
    }
    return FortyTwoRules(**values | fixed)
