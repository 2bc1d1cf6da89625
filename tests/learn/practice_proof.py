"""Proves a position of the practice anew: what its answers come to with all seen, and in all deals
that agree with what its reader saw."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice, HandEnd, notation
from moon_desktop.games import CATALOGUE
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.players.adviser import CODES, draw, solver_of
from moon_desktop.learning.practice import Goal, Position, best_seen
from moon_desktop.players.advice import Advice
from moon_desktop.players.player import Limits
from tests.kit.practised import open_in

NEVER: Final = Limits(None, lambda: False)

ALL: Final = 60_000
"""More deals than agree with any sight late in a hand."""

FEW: Final = {"moon": 5, "texas42": 4}
"""With so many pieces in the hand all deals are weighed."""

DRAWN: Final = 1_500
"""Deals that are weighed where nobody could weigh all; of a chance of one half the standard error
is then 1.3 in 100."""

SURE: Final = {"moon": 95, "texas42": 90, "shoot-the-moon-cards": 65}
"""In so many of 100 deals a right choice in the play is good at the least; with most of the pack
out of play nothing is as sure."""

APART: Final = 15
"""By so much a wrong one is worse."""

MAKES, FAILS = 70, 45
"""A bid that is right is made as often as the first, and of a wrong one no more than the second."""

GAIN: Final = 0.03
"""What a right bid, or pass, wins more games than a wrong one."""

SLACK: Final = 5
"""What two estimates from ``DRAWN`` deals may differ by, in 100: four standard errors of each."""


def reached(goal: Goal, figure: int) -> bool:
    """Whether ``figure`` is enough, or no more than that."""
    return figure >= goal.number if goal.limit == "least" else figure <= goal.number


def advised(game: str, sight: Any, seed: int, deals: int | None = None) -> Advice:
    """The advice of the game on ``sight``, over so many ``deals``; None: over all that agree with
    it, where these are not too many."""
    few = sight.phase == "play" and game != "shoot-the-moon-cards" and len(sight.held) <= FEW[game]
    return CATALOGUE[game].players.advise(
        sight, NEVER, seed=seed, deals=deals or (ALL if few else DRAWN)
    )


def chances_of(sight: Any, goal: Goal | None, advice: Advice, seed: int = 0) -> dict[str, float]:
    """How many of 100 deals each choice of ``sight`` is good for, by the ``advice`` on it; of a
    pass that is not told."""
    if isinstance(sight, PlainSight):
        assert goal is not None
        return of_cards(sight, goal, seed)
    against = goal is not None and sight.seats.side(sight.bidder) != sight.seats.side(sight.seat)
    return {
        notation(worth.choice): 100 * (1 - worth.made if against else worth.made)
        for worth in advice.worths
        if worth.made is not None and worth.choice != Bid(sight.seat, PASS)
    }


def looked_further(game: str, match: Any, seed: int) -> dict[str, float]:
    """How many of 100 deals each trump or discard of seat 0 is good for, as its next choice shows.

    The advice on itself weighs those that do badly over few deals, and may wrong them.
    """
    found = {}
    for choice in match.legal():
        after, _ = match.after(choice)
        advice = advised(game, after.sight(0), seed, DRAWN)
        found[notation(choice)] = 100 * max(worth.made or 0.0 for worth in advice.worths)
    return found


def of_cards(sight: PlainSight, goal: Goal, seed: int, deals: int = DRAWN) -> dict[str, float]:
    """The same of the card game, which is told in chips."""
    rules, scores = sight.rules, sight.ledger.scores
    mine = rules.table.side(sight.seat)
    solver = solver_of(rules, sum(sight.counts) + (sight.pile or 0))
    taken = rules.table.by_side(sight.taken)
    plays = [(play.seat, CODES[play.piece]) for play in sight.plays]
    good: dict[int, int] = {}
    worlds = draw(sight, Random(seed))
    for _ in range(deals):
        hands = next(worlds)
        found = solver.after_each(hands, sight.seat, plays, scores, taken, sight.dealer or 0)
        for code, (_, ends) in found.items():
            good[code] = good.get(code, 0) + reached(goal, ends[mine] - scores[mine])
    codes = {notation(play): CODES[notation(play)] for play in sight.legal}
    return {word: 100 * good[code] / deals for word, code in codes.items() if code in good}


def faults_at_sight(position: Position) -> Iterator[str]:
    """What is wrong with the answers when all is seen, as far as the play goes: a right choice must
    reach the goal against best play, and any other fail."""
    if position.goal is None:
        return
    found = CATALOGUE[position.game].players.hindsight(position.match)
    for choice in position.match.legal():
        word = notation(choice)
        if (word in position.right) != (choice in found and reached(position.goal, found[choice])):
            yield f"{position.name}: {word} comes to {found.get(choice)}"


def faults(position: Position, seed: int) -> Iterator[str]:
    """What is wrong with the answers for somebody who sees no more than the reader does."""
    sight = position.match.sight(0)
    advice = advised(position.game, sight, seed)
    chances = chances_of(sight, position.goal, advice, seed)
    if position.kind in ("trump", "discard"):
        chances = looked_further(position.game, position.match, seed)
    for word, chance in position.chances.items():
        if abs(chances[word] - chance) > SLACK:
            yield f"{position.name}: {word} is good in {chances[word]:.1f} of 100, not {chance}"
    if position.kind == "bid":
        yield from _bid_faults(position, advice, chances)
        return
    if set(chances) != {notation(choice) for choice in sight.legal}:
        yield f"{position.name}: a choice has no chance"
    right = [chances[word] for word in position.right]
    wrong = [chance for word, chance in chances.items() if word not in position.right]
    if min(right) < (SURE[position.game] - SLACK if position.goal else 50):
        yield f"{position.name}: right in {min(right):.1f} of 100"
    if max(wrong) > min(right) - APART:
        yield f"{position.name}: wrong is good in {max(wrong):.1f} of 100"


def _bid_faults(position: Position, advice: Advice, chances: dict[str, float]) -> Iterator[str]:
    wins = {notation(worth.choice): worth.win for worth in advice.worths}
    for word, chance in chances.items():
        good = chance >= MAKES - SLACK if word in position.right else chance <= FAILS + SLACK
        if not good:
            yield f"{position.name}: {word} is made in {chance:.1f} of 100"
    passing = wins.pop(PASS)
    for word, win in wins.items():
        better = win - passing if word in position.right else passing - win
        if (word in position.right or PASS in position.right) and better < GAIN / 2:
            yield f"{position.name}: {word} wins in {100 * win:.1f}, a pass in {100 * passing:.1f}"


def misled(position: Position, word: str) -> str:
    """Where, after the right choice ``word``, somebody who goes on by what the game advises misses
    the goal, whatever the foes play; empty where that is nowhere."""
    goal = position.goal
    assert goal is not None
    game = CATALOGUE[position.game]
    choice = open_in(position)[word]
    side = position.match.rules.table.side
    began = position.match.ledger.scores[side(0)]

    def lost(match: Any, choice: Choice) -> str:
        match, follows = match.after(choice)
        if any(isinstance(entry, HandEnd) for entry in follows):
            return ""
        turn = match.turn
        if turn == 0:
            best = game.players.advise(match.sight(0), NEVER, deals=300).best
            figure = game.players.hindsight(match)[best]
            if not reached(goal, figure + match.ledger.scores[side(0)] - began):
                return f"then {notation(best)}"
            return lost(match, best)
        options = match.legal() if side(turn) != side(0) else (best_seen(game, match),)
        for option in options:
            if told := lost(match, option):
                return f"{turn}: {notation(option)} {told}"
        return ""

    return lost(position.match, choice)


def escapes(position: Position, word: str) -> bool:
    """Whether, after the wrong choice ``word``, the reader can still come to the goal at the table,
    where the others play as well as can be."""
    goal = position.goal
    assert goal is not None
    game = CATALOGUE[position.game]
    side = position.match.rules.table.side(0)
    began = position.match.ledger.scores[side]

    def met(match: Any, choice: Choice) -> bool:
        match, follows = match.after(choice)
        while not any(isinstance(entry, HandEnd) for entry in follows):
            if match.turn == 0:
                gained = match.ledger.scores[side] - began
                figures = game.players.hindsight(match)
                if any(reached(goal, figure + gained) for figure in figures.values()):
                    return True
                return any(met(match, one) for one in match.legal())
            match, follows = match.after(best_seen(game, match))
        return False

    return met(position.match, open_in(position)[word])
