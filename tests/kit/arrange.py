"""A match with an auction arranged in notation, every word said by the seat whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Self

import pytest

from moon_desktop.engine.dealing import Drawing
from moon_desktop.engine.entries import (
    Bid,
    Consequence,
    Draw,
    Entry,
    GameOver,
    MatchOver,
    Play,
)
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.match import Dealing, Playing
from moon_desktop.engine.reading import read
from moon_desktop.engine.record import Header, SeatName, header_line
from moon_desktop.games import CATALOGUE
from moon_desktop.games.auction.contract import Bidding, Exchanging, Naming
from moon_desktop.games.auction.entries import Bought, Choice, Exchange, NameTrump
from moon_desktop.games.game import Game
from moon_desktop.games.moon.entries import TimeUp
from tests.kit.lines import entry_line

HAND_SIZE = 7
NAMES = ("Ann", "Bea", "Cy", "Dot", "Eli", "Fay")
SURE = {3: "6-6 6-5 6-4 6-3 6-2 6-1 5-5", 4: "6-6 6-5 6-4 6-3 6-2 6-1 6-0"}
"""By seats: seven tiles that take every trick where sixes are trumps, whoever leads."""


class Table:
    """A match under way: ``Table("fosdick", target=7).deal("6-6 6-5").say("4 pass pass")``.

    ``entries`` is all that happened, in order, the consequences too: the lines of its record.
    """

    def __init__(self, preset: str = "follow-me-42", **house: Any) -> None:
        self.rules: Any = replace(CATALOGUE.preset(preset)[0].presets[preset], **house)
        self.match: Any = game_of(self.rules).start(self.rules)
        self.entries: list[Entry] = []

    def add(self, *entries: Entry) -> Self:
        """Chances and choices as values; each with the consequences that follow from it."""
        for entry in entries:
            self.match, follows = self.match.after(entry)
            self.entries += [entry, *follows]
        return self

    def draw(self, tiles: str) -> Self:
        """One draw for dealer, a tile a seat; ``-`` for a seat that is out of it."""
        return self.add(Draw(tuple(None if tile == "-" else tile for tile in tiles.split())))

    def dealer(self, seat: int) -> Self:
        """The draw that makes ``seat`` the first dealer."""
        low = ["1-1", "2-1", "3-1", "4-1"][: self.rules.seats]
        low[seat] = "6-6"
        return self.draw(" ".join(low))

    def next_deal(self, *hands: str, widow: str | None = None, dice: Any = None) -> Any:
        """The deal due, with these tiles in the hands; tiles not named fill up, lowest first."""
        held = [hand.split() for hand in hands] + [[] for _ in range(self.rules.seats - len(hands))]
        named = {tile for hand in held for tile in hand} | {widow}
        spare = [tile for tile in self.rules.tiles if tile not in named]
        due: Any = self.match.chance(0)
        if widow is None and due.widow is not None:
            widow = spare.pop(0)
        for hand in held:
            while len(hand) < HAND_SIZE:
                hand.append(spare.pop(0))
        own = {"widow": widow, "dice": dice} if "widow" in due._fields else {}
        return due._replace(hands=tuple(map(tuple, held)), **own)

    def deal(self, *hands: str, widow: str | None = None, dice: Any = None) -> Self:
        """Deal as ``next_deal`` says; the first dealer is the last seat, so that seat 0 begins."""
        if isinstance(self.match.phase, Drawing):
            self.dealer(self.rules.seats - 1)
        return self.add(self.next_deal(*hands, widow=widow, dice=dice))

    def choice(self, word: str) -> Choice:
        """What ``word`` says here: a bid, a discard, a trump or a tile (``6-4/4`` names an end)."""
        turn = self.match.turn
        assert turn is not None
        match self.match.phase:
            case Bidding():
                return Bid(turn, word)
            case Exchanging():
                return Exchange(turn, word)
            case Naming():
                return NameTrump(turn, word)
            case _:
                tile, _, end = word.partition("/")
                return Play(turn, tile, end or None)

    def say(self, *words: str) -> Self:
        """The choices of the seats in turn: ``say("5 pass pass", "0-0", "6", "6-6 6-5 1-1")``."""
        for word in " ".join(words).split():
            self.add(self.choice(word))
        return self

    def open(self) -> str:
        """Every choice open to the seat in turn, as words."""
        return " ".join(map(word_of, self.match.legal()))

    def refusal(self, word: str | Entry) -> Illegal:
        """The refusal of a word or an entry that cannot stand here."""
        entry = self.choice(word) if isinstance(word, str) else word
        with pytest.raises(Illegal) as refused:
            self.match.after(entry)
        assert refused.value.entry == entry
        return refused.value

    def refused(self, word: str | Entry) -> tuple[str, str]:
        """Why it is refused, and by which rule."""
        refusal = self.refusal(word)
        return str(refusal.reason), refusal.rule

    def bid(self, seat: int, bid: str) -> Self:
        """An auction in which only ``seat`` bids."""
        while isinstance(self.match.phase, Bidding):
            self.say(bid if self.match.turn == seat else "pass")
        return self

    def contract(self, trump: str, discard: str | None = None) -> Self:
        """The bidder lays the widow away (or ``discard``) and names ``trump``."""
        while isinstance(self.match.phase, Exchanging | Naming):
            if isinstance(self.match.phase, Naming):
                self.say(trump)
            else:
                self.say(discard or str(self.match.phase.hand.deal.widow))
        return self

    def play_on(self) -> Self:
        """The rest of the hand, each seat its highest legal tile."""
        while isinstance(self.match.phase, Playing):
            self.add(self.match.legal()[-1])
        return self

    def sweep(self, seat: int, bid: str = "7") -> Self:
        """A hand in which ``seat`` bids and takes all seven tricks."""
        return self.deal(*self._sure(seat)).bid(seat, bid).contract("6").play_on()

    def flop(self, seat: int, bid: str = "7") -> Self:
        """A hand in which ``seat`` bids and is set: the seat to its left takes every trick."""
        holder = seat if bid == "under" else self.rules.table.left_of(seat)
        return self.deal(*self._sure(holder)).bid(seat, bid).contract("6").play_on()

    def pass_out(self) -> Self:
        """A hand that everybody passes."""
        return self.deal().say(*["pass"] * self.rules.seats)

    def _sure(self, seat: int) -> list[str]:
        return [SURE[self.rules.seats] if s == seat else "" for s in range(self.rules.seats)]

    def ledger(self, **totals: Any) -> Self:
        """The match with other totals: ``scores``, ``columns``, ``totals`` …"""
        self.match = self.match._replace(ledger=self.match.ledger._replace(**totals))
        return self

    def time_up(self) -> Self:
        """The clock runs out."""
        return self.add(TimeUp())

    @property
    def hand(self) -> Any:
        """How the last hand ended."""
        return next(entry for entry in reversed(self.entries) if isinstance(entry, Bought))

    @property
    def game(self) -> Any:
        """How the last game ended; None before any has."""
        games = (entry for entry in reversed(self.entries) if isinstance(entry, GameOver))
        return next(games, None)

    @property
    def last(self) -> Entry:
        """What happened last."""
        return self.entries[-1]

    @property
    def winner(self) -> int | None:
        """The side that won the match, if it is over."""
        won = [entry.winner for entry in self.entries if isinstance(entry, MatchOver)]
        return won[0] if won else None

    @property
    def dealing(self) -> int:
        """Who deals next, between hands."""
        phase = self.match.phase
        assert isinstance(phase, Dealing)
        return phase.dealer

    @property
    def phase(self) -> str:
        """The phase, as a Sight names it."""
        return str(self.match.sight(0).phase)

    def lines(self, *more: Entry) -> list[bytes]:
        """The lines of the record so far, and of ``more``."""
        return record_of(self.rules, [*self.entries, *more])


def game_of(rules: Any) -> Game:
    """The game that has house rules of this kind."""
    return next(game for game in CATALOGUE.values() if type(rules) is game.rules)


def header_of(rules: Any, **more: Any) -> bytes:
    """The first line of a record played under ``rules``."""
    seats = tuple(SeatName(name, "human") for name in NAMES[: rules.seats])
    return header_line(Header(game_of(rules).name, rules.to_record(), seats, **more)).encode()


def record_of(rules: Any, entries: Iterable[Entry], **more: Any) -> list[bytes]:
    """A record of ``entries`` under ``rules``, line by line."""
    forms = game_of(rules).forms
    return [header_of(rules, **more), *(forms.line(entry).encode() for entry in entries)]


def assert_read_back(rules: Any, table: Any, cut: float) -> None:
    """The record of a match, arranged as a Table of any game, is read back: whole, and ``cut`` at
    any share of it (0-1), with what is due; then the match goes on."""
    lines = table.lines()
    found = read(lines, CATALOGUE)
    assert (found.entries, found.match) == (tuple(table.entries), table.match)
    assert record_of(rules, found.entries) == lines
    part = read(lines[: 1 + int(cut * (len(lines) - 1))], CATALOGUE)
    entries = [*part.entries, *part.due]
    assert entries == table.entries[: len(entries)]
    match = part.match
    for entry in table.entries[len(entries) :]:
        if not isinstance(entry, Consequence):
            match, _ = match.after(entry)
    assert match == table.match


def line(entry: Entry) -> bytes:
    """An entry as a line of a record."""
    return entry_line(entry).encode()


def word_of(choice: Choice | Consequence) -> str:
    """A choice as ``Table.say`` takes it."""
    match choice:
        case Bid(_, bid):
            return bid
        case Exchange(_, tile):
            return tile
        case NameTrump(_, trump):
            return trump
        case Play(_, tile, end):
            return tile if end is None else f"{tile}/{end}"
    raise AssertionError(choice)
