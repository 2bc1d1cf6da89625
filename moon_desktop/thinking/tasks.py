"""What a worker is given to think of; without Qt, which its process would load for nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from moon_desktop.games import CATALOGUE
from moon_desktop.players.player import Limits

if TYPE_CHECKING:
    from moon_desktop.engine.entries import Choice, Entry
    from moon_desktop.players.advice import Advice


def hint(game: str, sight: Any, limits: Limits) -> Advice:
    """The advice on ``sight`` with its reason."""
    players = CATALOGUE[game].players
    advice = players.advise(sight, limits)
    return advice._replace(reason=players.explain(advice))


def weigh(game: str, sight: Any, limits: Limits) -> Advice:
    """The advice on ``sight`` without a reason."""
    return CATALOGUE[game].players.advise(sight, limits)


def look(
    game: str, rules: Any, entries: Sequence[Entry], number: int, limits: Limits
) -> tuple[Mapping[Choice, int], ...]:
    """What every choice of hand ``number`` comes to with all pieces seen."""
    from moon_desktop.players.review import seen_in

    return seen_in(CATALOGUE[game], rules, entries, number, limits.stop)


def warm_up(game: str, rules: Any, limits: Limits) -> None:
    """Loads what the first thought about ``game`` would have to wait for."""
    match = CATALOGUE[game].start(rules)
    while (chance := match.chance(0)) is not None:
        match, _ = match.after(chance)
    hint(game, match.sight(match.turn), limits)
