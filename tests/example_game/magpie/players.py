"""Who plays Magpie, and what they make of choices: the rest of the hand, played out casually."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from moon_desktop.engine.entries import Choice, Consequence, Entry, Note, Play
from moon_desktop.engine.tricks import Trick, Tricks
from moon_desktop.games.players import Players
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.players.player import Level, Limits, Stopped

from .match import DUMMY, Deal, Magpie, MagpieSight, Playing, Scored
from .rules import HAND_SIZE, MAGPIES, PACK, SUITS, MagpieRules

if TYPE_CHECKING:
    from moon_desktop.engine.reading import Reading

DEALS = 60


class Casual(NamedTuple):
    """Takes a trick with the lowest card that takes it now, else plays its lowest, and keeps its
    magpies to be taken by nobody else."""

    seed: int
    budget: object = None

    def choose(self, sight: MagpieSight) -> Choice:
        """One of ``sight.legal``."""
        suit = sight.suit
        best = max((_rank(play.piece, suit) for play in sight.plays), default=0)

        def cost(choice: Choice) -> tuple[bool, int]:
            assert isinstance(choice, Play)
            rank = _rank(choice.piece, suit)
            magpie = bool(PACK.bit[choice.piece] & MAGPIES)
            if suit is None:
                return magpie, -rank
            return rank <= best, rank + 10 * magpie + int(choice.piece[1])

        return min(sight.legal, key=cost)


def _rank(card: str, suit: int | None) -> int:
    index = PACK.index[card]
    return SUITS.strength[SUITS.suit_led(index) if suit is None else suit][index]


def played_out(match: Magpie, choice: Choice) -> Scored:
    """How the hand ends after ``choice`` if everybody plays casually."""
    player, entry = Casual(0), choice
    while True:
        match, follows = match.after(entry)
        for ended in follows:
            if isinstance(ended, Scored):
                return ended
        assert match.turn is not None
        entry = player.choose(match.sight(match.turn))


def world(sight: MagpieSight, random: Random) -> Magpie:
    """The match with the cards that ``sight`` does not show dealt out by chance."""
    laid = [play for trick in sight.tricks for play in trick.plays] + list(sight.plays)
    unseen = [c for c in PACK.pieces if c not in {*sight.held, *(play.piece for play in laid)}]
    random.shuffle(unseen)
    hands = [
        sight.held if seat == sight.seat else tuple(unseen.pop() for _ in range(count))
        for seat, count in enumerate(sight.counts)
    ]
    if sight.dummy is not None:
        hands.append(tuple(unseen.pop() for _ in range(sight.dummy)))
    dealt = [
        (*(play.piece for play in laid if play.seat == seat), *held)
        for seat, held in enumerate(hands)
    ]
    assert sight.turn is not None
    tricks = Tricks(
        SUITS,
        tuple(sum(PACK.bit[card] for card in held) for held in hands),
        sight.turn,
        sight.plays,
        sight.suit,
        sight.tricks,
        sight.taken + (0,) * (sight.dummy is not None),
        sight.out,
    )
    dummy = dealt.pop(DUMMY) if sight.dummy is not None else None
    deal = Deal(sight.hand, sight.dealer or 0, tuple(dealt), dummy)
    return Magpie(sight.rules, sight.ledger, Playing(deal, tricks, sight.before), sight.hand)


class Account(NamedTuple):
    """A finished hand: what was dealt, the tricks, and how it ended."""

    number: int
    deal: Deal
    tricks: tuple[Trick, ...]
    ended: Scored


def accounts(rules: MagpieRules, entries: Sequence[Entry]) -> dict[int, Account]:
    """The finished hands of a record by number."""
    match, found = Magpie.start(rules), dict[int, Account]()
    for entry in entries:
        if isinstance(entry, Note | Consequence):
            continue
        before = match.phase
        match, _ = match.after(entry)
        if isinstance(before, Playing) and not isinstance(match.phase, Playing):
            last, ended = match.phase.last, match.phase.result
            assert last is not None
            assert ended is not None
            found[match.number] = Account(match.number, before.deal, last.done, ended)
    return found


class Line(NamedTuple):
    """A choice of a record, and what each that was open came to."""

    hand: int
    choice: Play
    points: Mapping[Choice, int]

    def to_json(self) -> dict[str, Any]:
        """The line as an object of JSON."""
        points = {
            play.piece: worth for play, worth in self.points.items() if isinstance(play, Play)
        }
        return {"hand": self.hand, **self.choice._asdict(), "points": points}


class MagpiePlayers:
    """Magpie's computer players."""

    levels: Mapping[str, Level] = {"casual": Casual}
    all_seeing: Mapping[str, Any] = {}

    def advise(
        self, sight: MagpieSight, limits: Limits, *, seed: int = 0, deals: int | None = None
    ) -> Advice:
        """The points of each card over deals that agree with the sight; who has the most points
        after the hand counts as the winner."""
        if not sight.legal:
            raise ValueError("no choice is due")
        random = Random(seed)
        count = deals or DEALS
        ends: dict[Choice, list[Scored]] = {choice: [] for choice in sight.legal}
        for _ in range(count):
            if limits.stop():
                raise Stopped
            match = world(sight, random)
            for choice, ended in ends.items():
                ended.append(played_out(match, choice))
        worths = tuple(
            Worth(
                choice,
                None,
                tuple(
                    sum(points) / count for points in zip(*(e.points for e in all_), strict=True)
                ),
                sum(e.scores[sight.seat] == max(e.scores) for e in all_) / count,
            )
            for choice, all_ in ends.items()
        )
        best = max(worths, key=lambda worth: (worth.points[sight.seat], worth.win))
        return Advice(sight, worths, best.choice, count, False)

    def explain(self, advice: Advice) -> None:
        """It gives no reasons but the figures."""

    def accounts(self, rules: MagpieRules, entries: Sequence[Entry]) -> dict[int, Account]:
        """The finished hands by number."""
        return accounts(rules, entries)

    def hindsight(self, match: Magpie) -> dict[Choice, int]:
        """The points that each card brings if everybody goes on casually."""
        return {c: played_out(match, c).points[c.seat] for c in match.legal()}

    def hindsight_lines(self, reading: Reading) -> tuple[Line, ...]:
        """Those of all choices of a record."""
        match, lines = Magpie.start(reading.match.rules), []
        for entry in reading.entries:
            if isinstance(entry, Play):
                lines.append(Line(match.number, entry, self.hindsight(match)))
            if not isinstance(entry, Note | Consequence):
                match, _ = match.after(entry)
        return tuple(lines)

    def data(self) -> tuple[()]:
        """No files come with them."""
        return ()

    def claimant(self, match: Magpie, viewer: int) -> None:
        """Nobody claims four tricks."""

    def plain_play(self, sight: MagpieSight) -> Choice:
        """The first card that is open."""
        return sight.legal[0]

    def usual(self, rules: MagpieRules) -> int:
        """How many cards are played in a hand."""
        return HAND_SIZE * (rules.seats - (rules.out(0) is not None))

    def fortunes(self, reviews: object) -> None:
        """Luck and play are not told apart."""


PLAYERS: Final[Players] = MagpiePlayers()
