"""The solver of rounds against a search through the rules themselves."""

from __future__ import annotations

from random import Random

import pytest

from moon_desktop.engine.entries import HandEnd, Play
from moon_desktop.engine.match import Playing
from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.games.moon_cards.players import adviser, round_solver, win_chance
from moon_desktop.games.moon_cards.players.adviser import CODES
from moon_desktop.games.moon_cards.rules import PRESETS, MoonCardsRules
from tests.kit import kernels

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
            return win_chance.winning(match.rules, ended.scores)
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


@pytest.mark.parametrize("preset", TABLES)
def test_uncompiled_it_finds_the_same(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing was laid before, too."""
    plain = kernels.uncompiled(round_solver).RoundSolver
    for seed in range(3):
        match = late(TABLES[preset], seed, 2)
        found = adviser.solved(match)
        with monkeypatch.context() as changed:
            changed.setattr(adviser, "RoundSolver", plain)
            assert adviser.solved(match) == found
