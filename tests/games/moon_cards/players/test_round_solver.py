"""The solver of rounds against a search through the rules themselves."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random

import pytest

from moon_desktop.engine.entries import HandEnd, Play
from moon_desktop.games.moon_cards.match import MoonCards, Playing
from moon_desktop.games.moon_cards.players import adviser, race, round_solver
from moon_desktop.games.moon_cards.players.worlds import CODES
from moon_desktop.games.moon_cards.rules import PRESETS, MoonCardsRules

TABLES = {
    **PRESETS,
    "alone": MoonCardsRules(seats=4, team_size=1),
    "five": MoonCardsRules(seats=5, team_size=1),
}


def late(rules: MoonCardsRules, seed: int, left: int) -> MoonCards:
    """A match in its first round, played by chance until every hand has ``left`` cards."""
    match, random = MoonCards.start(rules), Random(seed)
    while not isinstance(match.phase, Playing):
        entry = match.chance(seed)
        assert entry is not None
        match, _ = match.after(entry)
    while len(match.phase.tricks.done) < 5 - left or random.random() < 0.3:
        if len(match.phase.tricks.done) > 5 - left:
            break
        match, _ = match.after(random.choice(match.legal()))
        assert isinstance(match.phase, Playing)
    return match


def best(match: MoonCards) -> tuple[float, ...]:
    """The chances of the sides when each plays for its own."""
    assert match.turn is not None
    side = match.rules.table.side(match.turn)
    # Of cards as good for its side the solver, too, takes the first in this order.
    cards = [choice for choice in match.legal() if isinstance(choice, Play)]
    choices = sorted(cards, key=lambda play: -CODES[play.piece])
    return max((after(match, one) for one in choices), key=lambda chances: chances[side])


def after(match: MoonCards, choice: object) -> tuple[float, ...]:
    match, follows = match.after(choice)  # type: ignore[arg-type]
    for ended in follows:
        if isinstance(ended, HandEnd):
            return race.winning(match.rules, ended.scores)
    return best(match)


@pytest.mark.parametrize("preset", TABLES)
def test_every_card_comes_to_what_the_rules_say(preset: str) -> None:
    """C2.3–C5.2, through the solver: the chance of the seat's own side, card by card."""
    rules = TABLES[preset]
    for seed in range(12):
        match = late(rules, seed, 3 if rules.seats < 4 else 2)
        assert isinstance(match.phase, Playing)
        chances = adviser.solved(match)
        side = rules.table.side(match.phase.tricks.turn)
        for choice in match.legal():
            assert chances[choice][0][side] == pytest.approx(after(match, choice)[side]), (
                seed,
                choice,
            )


def test_the_source_plays_the_same_uncompiled() -> None:
    """Where there was no compiler; also as its first question after it was made."""
    source = Path(round_solver.__file__).with_name("round_solver.py")
    spec = spec_from_file_location("round_solver_uncompiled", source)
    assert spec is not None
    assert spec.loader is not None
    plain = module_from_spec(spec)
    spec.loader.exec_module(plain)
    assert not plain.COMPILED
    hands = [[1, 64, 18], [80, 33, 19], [20, 34, 3], [2, 64, 80]]
    found = [
        made.RoundSolver([0, 1, 0, 1], 7, [1.6**chips for chips in range(20)], reach=reach)
        for made in (plain, round_solver)
        for reach in (5, 30)
    ]
    told = [solver.after_each(hands, 1, [], (2, 6), (1, 1)) for solver in found]
    assert told[:2] == told[2:]
