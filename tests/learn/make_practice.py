"""Finds positions to practise on, proves them, and writes them down.

`python -m tests.learn.make_practice [--hands N] [--kind KIND …] [GAME …]`. Players of rules of
thumb play single hands; wherever seat 0 is to choose and the choice matters, the position is looked
at. What the file of a game holds already stays, with its name and its grade, as long as it is true:
only what is missing to ``WANTED`` is found, from the same seeds the same.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice, Dealt, Entry, HandEnd, notation
from moon_desktop.engine.pieces import INDEX
from moon_desktop.engine.record import Header
from moon_desktop.games import CATALOGUE
from moon_desktop.games.forty_two.contract import ALL, WORTH
from moon_desktop.games.forty_two.contract import needed as count_needed
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.contract import needed as tricks_needed
from moon_desktop.games.moon_cards.players.adviser import FEW
from moon_desktop.learning.practice import GRADES, Goal, Position, read_positions, seats_of
from moon_desktop.resources import folder
from moon_desktop.seeds import player_seed
from tests.kit.practised import wrong_in
from tests.learn.practice_proof import (
    APART,
    FAILS,
    GAIN,
    MAKES,
    NEVER,
    SLACK,
    SURE,
    advised,
    chances_of,
    escapes,
    faults,
    faults_at_sight,
    looked_further,
    misled,
    of_cards,
    reached,
)

HANDS: Final = 20_000

AT_FIRST: Final = 60
"""Deals by which it is seen whether a bid, a trump or a discard is worth weighing."""

NEAR: Final = 3
"""Choices that are good so nearly as often are both right."""

TEMPTING: Final = 12
"""In so many of 100 deals some wrong bid, trump or discard is good, or nobody would take it."""

AUCTIONS: Final = 1200
"""In so many hands bids, trumps and discards are looked at, too: they take long to be weighed."""

POOL: Final = {"bid": 20, "trump": 20, "discard": 16}
"""So many candidates of a kind are looked for at the most; of those to play,"""
MOST: Final = 120

LETTER: Final = {"moon": "m", "texas42": "t", "shoot-the-moon-cards": "c"}
"""What the names of a game's positions begin with."""

WANTED: Final[Mapping[str, Mapping[str, tuple[int, int, int]]]] = {
    "moon": {
        "make": (4, 4, 5),
        "set": (2, 4, 4),
        "all": (1, 1, 1),
        "none": (1, 1, 1),
        "spoil": (1, 1, 1),
        "bid": (2, 2, 2),
        "trump": (2, 1, 1),
        "discard": (2, 1, 1),
    },
    "texas42": {
        "make": (5, 5, 5),
        "set": (3, 4, 4),
        "count": (3, 3, 3),
        "all": (1, 1, 1),
        "none": (1, 1, 1),
        "bid": (2, 1, 1),
        "trump": (1, 1, 1),
    },
    "shoot-the-moon-cards": {"odd": (4, 4, 4), "keep": (5, 5, 5), "moon": (6, 6, 6)},
}
"""How many positions of each kind a game has, by grade."""

PRESETS: Final[Mapping[str, Mapping[str, int]]] = {
    "moon": {"fosdick-widow": 5, "follow-me-42": 2},
    "texas42": {"texas-42": 5, "texas-42-all": 2},
    "shoot-the-moon-cards": {"shoot-the-moon-cards": 3, "cards-two": 2, "cards-six": 1},
}
"""The house rules that hands are played under, and how often."""

DARED: Final[Mapping[str, tuple[int, str, str]]] = {
    "fosdick-widow": (5, "over", ""),
    "follow-me-42": (1, "under", ""),
    "texas-42": (5, "1m", ""),
    "texas-42-all": (1, "1m", "nel-o"),
}
"""By house rules: in one of how many hands a seat bids so, whatever it holds, and what it calls."""

_BEFORE: Final = {"bid": "bid", "trump": "trump", "widow": "discard"}
"""What is asked in the phases before the play."""

LATEST, EARLIEST = 3, 5
"""So many pieces the reader still holds in the play."""


class Candidate(NamedTuple):
    """A position that may do; ``idea``: what it is about, no two of a kind alike; ``hard``: how
    hard it is, and ``misleads``: whether who goes by rules of thumb chooses wrong."""

    position: Position
    idea: tuple[Any, ...]
    hard: float
    misleads: bool


class Pool:
    """The candidates by kind, those of which some are wanted, no more than are needed to choose
    from."""

    def __init__(self, kinds: Iterable[str]) -> None:
        self.kinds: dict[str, list[Candidate]] = {kind: [] for kind in kinds}

    def wants(self, kind: str) -> bool:
        """Whether more of a kind are looked for."""
        return len(self.kinds.get(kind, ())) < POOL.get(kind, MOST) * (kind in self.kinds)

    def add(self, candidate: Candidate) -> None:
        """Takes up a candidate, where one is wanted."""
        if self.wants(candidate.position.kind):
            self.kinds[candidate.position.kind].append(candidate)


def goal_of(game: str, match: Any) -> tuple[str, Goal]:
    """What seat 0 is to come to in a hand of an auction, and what kind of question that is."""
    sight = match.sight(0)
    side = sight.seats.side
    mine = side(sight.bidder) == side(0)
    low = sight.low
    if low:
        return ("none", Goal("most", 0)) if mine else ("spoil", Goal("least", 1))
    need = tricks_needed(sight.bought.bid) if game == "moon" else count_needed(sight.bought.bid)
    if not mine:
        return "set", Goal("most", need - 1)
    return ("all" if need in (TRICKS, ALL) else "make"), Goal("least", need)


def looked_at(
    game: str, preset: str, entries: list[Entry], match: Any, pool: Pool, seed: int
) -> Iterator[Candidate]:
    """The position at which seat 0 is to choose in ``match``, if it will do."""
    sight = match.sight(0)
    held = len(sight.held)
    if len(match.legal()) < 2:
        return
    if sight.phase != "play":
        kind = _BEFORE[sight.phase]
        if pool.wants(kind) and seed < AUCTIONS:
            yield from _weighed(game, preset, kind, entries, match)
    elif not any(pool.wants(kind) for kind in pool.kinds if kind not in _BEFORE.values()):
        return
    elif game == "shoot-the-moon-cards":
        # So late the solver looks to the end of the round, whoever plays.
        if held > 1 and sum(sight.counts) + (sight.pile or 0) <= FEW:
            yield from _played(game, preset, entries, match)
    elif LATEST <= held <= EARLIEST:
        yield from _played(game, preset, entries, match)


def _position(
    game: str, preset: str, kind: str, goal: Goal | None, entries: list[Entry], match: Any
) -> Position:
    rules = CATALOGUE[game].presets[preset]
    header = Header(game, rules.to_record(), seats_of(rules.table.count))
    return Position("x", game, kind, 1, goal, (), {}, header, tuple(entries), match)


def _played(game: str, preset: str, entries: list[Entry], match: Any) -> Iterator[Candidate]:
    found = CATALOGUE[game].players.hindsight(match)
    if len(set(found.values())) < 2:
        return
    if game == "shoot-the-moon-cards":
        top = max(found.values())
        goal, kind = Goal("least", top), "odd"
        if sum(figure == top for figure in found.values()) == len(found):
            return
    else:
        kind, goal = goal_of(game, match)
    good = {notation(choice) for choice, figure in found.items() if reached(goal, figure)}
    if not 0 < len(good) <= 2 or len(good) == len(match.legal()):
        return
    sight = match.sight(0)
    if game == "shoot-the-moon-cards":
        about = of_cards(sight, goal, 0, AT_FIRST)
    else:
        about = chances_of(sight, goal, advised(game, sight, 0, 2 * AT_FIRST))
    wrong = [chance for word, chance in about.items() if word not in good]
    if max(about.values()) < SURE[game] - APART or max(about.values()) - max(wrong) < APART / 2:
        return
    advice = advised(game, sight, 0)
    chances = chances_of(sight, goal, advice)
    best = max(chances.values())
    right = {word for word, chance in chances.items() if chance >= best - NEAR}
    wrong = [chance for word, chance in chances.items() if word not in right]
    if right != good or best < SURE[game] or max(wrong) > best - APART - 3:
        return
    if notation(advice.best) not in right:
        return
    words = tuple(sorted(right))
    reason: Any = CATALOGUE[game].players.explain(advice)
    because = getattr(reason, "because", reason).why
    if because == "least":
        # Nothing could be said of it.
        return
    if game == "shoot-the-moon-cards":
        lying = {play.piece for play in sight.plays}
        if {"BIG", "LITTLE"} & {*lying, *(notation(choice) for choice in match.legal())}:
            kind = "moon"
        elif because == "keeps-odd":
            kind = "keep"
    elif game == "texas42" and kind in ("make", "set") and sight.plays:
        counters = [word for word in chances if WORTH[INDEX[word]] > 1]
        if 0 < len(counters) < len(chances):
            kind = "count"
    errs = _errs(game, sight, words)
    hard = 2.0 * errs + 0.5 * (len(chances) - 2) + (len(sight.held) - 3) + max(wrong) / 40
    stands = getattr(sight, "trump", (preset, sight.taken[0]))
    idea = (kind, because, len(sight.plays), len(sight.held), stands, errs)
    position = _position(game, preset, kind, goal, entries, match)._replace(
        right=words, chances={word: round(chance) for word, chance in chances.items()}
    )
    yield Candidate(position, idea, hard, errs)


def _errs(game: str, sight: Any, right: tuple[str, ...]) -> bool:
    """Whether a player that goes by rules of thumb chooses wrong."""
    casual = CATALOGUE[game].players.levels["casual"](0)
    return notation(casual.choose(sight)) not in right


def _weighed(
    game: str, preset: str, kind: str, entries: list[Entry], match: Any
) -> Iterator[Candidate]:
    sight = match.sight(0)
    advice = CATALOGUE[game].players.advise(sight, NEVER, deals=AT_FIRST)
    if not _promising(kind, advice, chances_of(sight, None, advice)):
        return
    advice = advised(game, sight, 0)
    chances = chances_of(sight, None, advice)
    if kind != "bid":
        chances = looked_further(game, match, 0)
    right = _promising(kind, advice, chances)
    if not right:
        return
    errs = _errs(game, sight, right)
    wrong = [chance for word, chance in chances.items() if word not in right]
    good = [chances[word] for word in right if word in chances]
    near = max(wrong, default=0) / 40 + (100 - max(good, default=100)) / 30
    idea = (kind, right if kind == "trump" else right[:1], errs, len(sight.said))
    position = _position(game, preset, kind, None, entries, match)._replace(
        right=right, chances={word: round(chance) for word, chance in chances.items()}
    )
    yield Candidate(position, idea, 2.0 * errs + near, errs)


def _promising(kind: str, advice: Any, chances: dict[str, float]) -> tuple[str, ...]:
    """The choices that are right, if it is clear which of them are."""
    best = max(chances.values())
    if kind != "bid":
        right = {word for word, chance in chances.items() if chance >= best - NEAR}
        wrong = [chance for word, chance in chances.items() if word not in right]
        tempting = TEMPTING <= max(wrong, default=0) <= best - APART - 6
        clear = tempting and best >= 60 and len(right) <= 2
        told = clear and notation(advice.best) in right
        return tuple(sorted(right)) if told else ()
    wins = {notation(worth.choice): worth.win for worth in advice.worths}
    if PASS not in wins:
        return ()
    passing = wins.pop(PASS)
    if TEMPTING <= best <= FAILS - 3 and passing >= max(wins.values()) + GAIN:
        return (PASS,)
    right = {word for word, chance in chances.items() if chance >= MAKES + 2}
    others = [chance for word, chance in chances.items() if word not in right]
    clear = max(others, default=0) <= FAILS - 3
    if right and clear and min(wins[word] for word in right) >= passing + GAIN:
        return tuple(sorted(right))
    return ()


def hands(game: str, count: int, pool: Pool) -> Iterator[Candidate]:
    """Every position that will do of so many hands."""
    order = [preset for preset, often in PRESETS[game].items() for _ in range(often)]
    levels = CATALOGUE[game].players.levels
    for seed in range(count):
        preset = order[seed % len(order)]
        rules = CATALOGUE[game].presets[preset]
        seats = rules.table.count
        players = [levels["casual"](player_seed(seed, seat)) for seat in range(seats)]
        match, entries = CATALOGUE[game].start(rules), list[Entry]()
        while True:
            entry = match.chance(seed)
            if entry is None:
                if match.turn == 0:
                    yield from looked_at(game, preset, entries, match, pool, seed)
                entry = _dared(preset, seed, match)
                entry = entry or players[match.turn].choose(match.sight(match.turn))
            match, follows = match.after(entry)
            entries += [entry, *follows]
            if any(isinstance(one, HandEnd) for one in follows):
                break


def _dared(preset: str, seed: int, match: Any) -> Choice | None:
    """What a seat chooses in hands in which it is to bid what players of rules of thumb hardly ever
    do."""
    often, bid, call = DARED.get(preset, (0, "", ""))
    who = (0, 0, 1)[seed % 3]
    if not often or seed // 7 % often or match.turn != who:
        return None
    legal: tuple[Choice, ...] = match.legal()
    for choice in legal:
        if choice == Bid(who, bid) or (call and notation(choice).startswith(call)):
            return choice
    return None


def grade_of(candidates: list[Candidate]) -> list[Candidate]:
    """The candidates of a kind, a third of them in each grade by how hard they are."""
    ordered = sorted(candidates, key=lambda one: one.hard)
    many = len(ordered)
    return [
        one._replace(position=one.position._replace(grade=1 + 3 * place // many))
        for place, one in enumerate(ordered)
    ]


def lines(position: Position) -> Iterator[str]:
    """A position as it stands in the file."""
    presets = CATALOGUE[position.game].presets
    told: dict[str, Any] = {"id": position.name, "kind": position.kind, "grade": position.grade}
    told["rules"] = next(key for key, rules in presets.items() if rules == position.match.rules)
    if position.goal is not None:
        told["goal"] = {position.goal.limit: position.goal.number}
    told |= {"right": list(position.right), "chances": dict(position.chances)}
    yield json.dumps(told) + "\n"
    for entry in position.entries:
        yield CATALOGUE[position.game].forms.line(entry)


def found(game: str, count: int, kinds: Sequence[str] = ()) -> tuple[Position, ...]:
    """What the file of a game holds, and what of so many hands it wants besides; of these ``kinds``
    alone, where some are named."""
    file = folder() / "practice" / f"{game}.jsonl"
    there = read_positions(game, file.read_text("utf-8")) if file.exists() else ()
    kept = [held for one in there if (held := upheld(one)) is not None]
    deals = {_deal(position) for position in kept}
    number = max((int(position.name[1:]) for position in kept), default=0)
    there_are = Counter((one.kind, one.grade) for one in kept)
    short = [
        kind
        for kind, wanted in WANTED[game].items()
        if kind in (kinds or WANTED[game])
        and any(there_are[kind, grade] < many for grade, many in zip(GRADES, wanted, strict=True))
    ]
    pool = Pool(short)
    for candidate in hands(game, count if short else 0, pool):
        pool.add(candidate)
        if not any(map(pool.wants, pool.kinds)):
            break
    for kind in short:
        ideas: set[tuple[Any, ...]] = set()
        graded = grade_of(pool.kinds[kind])
        print(f"{game}: {len(graded)} candidates for {kind}")
        for grade, many in zip(GRADES, WANTED[game][kind], strict=True):
            missing = many - there_are[kind, grade]
            for candidate in chosen(graded, grade):
                position = candidate.position
                if missing <= 0:
                    break
                if candidate.idea in ideas or _deal(position) in deals or not proved(position):
                    continue
                ideas.add(candidate.idea)
                deals.add(_deal(position))
                number += 1
                kept.append(position._replace(name=f"{LETTER[game]}{number:02}"))
                missing -= 1
            if missing > 0:
                print(f"{game}: {missing} more wanted of {kind}, grade {grade}")
    return tuple(kept)


def upheld(position: Position) -> Position | None:
    """The position, with its chances reckoned anew if players think otherwise now; None where its
    answers do not hold any more."""
    game, match = position.game, position.match
    sight = match.sight(0)
    advice = advised(game, sight, 0)
    chances = chances_of(sight, position.goal, advice)
    if position.kind in ("trump", "discard"):
        chances = looked_further(game, match, 0)
    told = {word: round(chances[word]) for word in position.chances}
    anew = position._replace(chances=told)
    near = all(abs(told[word] - chance) <= SLACK / 2 for word, chance in position.chances.items())
    for one in (position, anew) if near else (anew,):
        if proved(one):
            return one
    print(f"{game}: {position.name} does not hold any more")
    return None


def chosen(graded: Sequence[Candidate], grade: int) -> list[Candidate]:
    """The candidates of a grade, in the order in which they are tried: those that mislead first,
    but for the first grade."""
    these = [one for one in graded if one.position.grade == grade]
    Random(f"{grade}").shuffle(these)
    return these if grade == 1 else sorted(these, key=lambda one: not one.misleads)


def proved(position: Position) -> bool:
    """Whether the position holds once more, with other deals, and for who goes on as advised."""
    wrong = [*faults_at_sight(position), *faults(position, 1)]
    if not wrong and position.goal is not None:
        wrong = [told for word in position.right if (told := misled(position, word))]
        wrong += [word for word in wrong_in(position) if escapes(position, word)]
    return not wrong


def _deal(position: Position) -> object:
    return next(entry for entry in position.entries if isinstance(entry, Dealt))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=HANDS)
    kinds = sorted({kind for wanted in WANTED.values() for kind in wanted})
    parser.add_argument(
        "--kind", action="append", default=[], choices=kinds, help="look for this kind alone"
    )
    parser.add_argument("games", nargs="*", default=list(WANTED), metavar="GAME")
    told = parser.parse_args()
    for game in told.games:
        positions = found(game, told.hands, told.kind)
        text = "".join(line for position in positions for line in lines(position))
        (folder() / "practice" / f"{game}.jsonl").write_text(text, "utf-8")
        print(f"{game}: {len(positions)} positions")


if __name__ == "__main__":
    main()
