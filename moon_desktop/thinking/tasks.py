"""What a worker is given to think of; without Qt, which its process would load for nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from moon_desktop.games import CATALOGUE
from moon_desktop.players.levels import levels_of
from moon_desktop.players.player import Interruptible, Limits, Player, with_nerve
from moon_desktop.players.referee import in_brief, judged

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


def guest_choice(
    game: str, player: str, seed: int, temper: int | None, sight: Any, limits: Limits
) -> int | str:
    """The place among ``sight.legal`` of what the ``player`` of another package, or of its
    ``game``, chooses, or why it is none, in a line: what it returns or raises itself is not sent
    anywhere. ``temper``: how it bids, None as it does by itself."""
    from moon_desktop.players.guests import Unseated

    try:
        seated = _guest(game, player, seed)
        if temper is not None:
            seated = with_nerve(seated, temper)
    except Unseated as unseated:
        return str(unseated)
    except (Exception, SystemExit) as error:
        return f"it could not be asked: {in_brief(error)}"

    def ask(player: Player, sight: Any) -> Choice:
        if isinstance(player, Interruptible):
            return player.choose_within(sight, limits)
        return player.choose(sight)

    return judged(seated, sight, ask)


@lru_cache(maxsize=8)
def _guest(game: str, player: str, seed: int) -> Player:
    return levels_of(game)[player](seed)


def warm_up(game: str, rules: Any, limits: Limits) -> None:
    """Loads what the first thought about ``game`` would have to wait for."""
    match = CATALOGUE[game].start(rules)
    while (chance := match.chance(0)) is not None:
        match, _ = match.after(chance)
    hint(game, match.sight(match.turn), limits)
