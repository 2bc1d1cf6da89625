"""Who plays Texas 42: rules of thumb, and what choices are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from moon_desktop.games.game import Later

if TYPE_CHECKING:
    from moon_desktop.engine.entries import Entry
    from moon_desktop.games.forty_two.account import HandAccount
    from moon_desktop.games.forty_two.match import FortyTwo
    from moon_desktop.games.forty_two.rules import FortyTwoRules
    from moon_desktop.games.forty_two.sight import FortyTwoSight
    from moon_desktop.games.players import Players
    from moon_desktop.players.advice import Advice
    from moon_desktop.players.budget import Budget
    from moon_desktop.players.player import Level, Limits, Player


def _casual(seed: int, budget: Budget | None = None, /) -> Player:
    from moon_desktop.games.forty_two.players.casual import Casual

    return Casual(seed)


def _skilled(seed: int, budget: Budget | None = None, /) -> Player:
    from moon_desktop.games.forty_two.players.expert import Skilled

    return Skilled(seed, budget)


def _expert(seed: int, budget: Budget | None = None, /) -> Player:
    from moon_desktop.games.forty_two.players.expert import Expert

    return Expert(seed, budget)


levels: Final[Mapping[str, Level]] = MappingProxyType(
    {"casual": _casual, "skilled": _skilled, "expert": _expert}
)


def claimant(match: FortyTwo, viewer: int) -> int | None:
    sight = match.sight(viewer)
    # Asked whenever the table rests: the reading is loaded when there is one to claim.
    if sight.phase != "play" or len(sight.tricks) > 5:
        return None
    from moon_desktop.games.forty_two.players.casual import takes_the_rest

    leader = sight.plays[0].seat if sight.plays else sight.turn
    assert leader is not None
    return leader if takes_the_rest(match.sight(leader)) else None


def advise(
    sight: FortyTwoSight, limits: Limits, *, seed: int = 0, deals: int | None = None
) -> Advice:
    from moon_desktop.games.forty_two.players.adviser import DEALS, advise
    from moon_desktop.games.forty_two.players.expert import Expert
    from moon_desktop.players.budget import Budget

    worlds = deals or (Expert.deals if limits.seconds is None else DEALS)
    return advise(sight, Budget(limits.seconds, worlds), seed, limits.stop)


def accounts(rules: FortyTwoRules, entries: Sequence[Entry]) -> Mapping[int, HandAccount]:
    from moon_desktop.games.forty_two.account import accounts

    return accounts(rules, entries)


def data() -> tuple[()]:
    return ()


def own_solver() -> None:
    return None


def usual(rules: FortyTwoRules) -> int:
    # A bid and seven tiles a seat, and the call.
    return 8 * rules.seats + 1


PLAYERS: Final = cast(
    "Players",
    Later(
        "moon_desktop.games.forty_two",
        **{
            "players": "levels claimant advise accounts data own_solver usual",
            "players.casual": "plain_play",
            "players.explaining": "explain=explained",
            "players.game_chance": "fortunes",
            "players.hindsight": "hindsight hindsight_lines",
        },
    ),
)
