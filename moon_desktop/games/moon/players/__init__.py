"""Who plays Moon: rules of thumb, and what choices are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from moon_desktop.games.game import Later
from moon_desktop.games.moon.contract import TRICKS

if TYPE_CHECKING:
    from moon_desktop.engine.entries import Entry
    from moon_desktop.games.moon.account import HandAccount
    from moon_desktop.games.moon.match import Moon
    from moon_desktop.games.moon.rules import MoonRules
    from moon_desktop.games.moon.sight import MoonSight
    from moon_desktop.games.players import Players
    from moon_desktop.players.advice import Advice
    from moon_desktop.players.budget import Budget
    from moon_desktop.players.player import Level, Limits, Player


def _casual(seed: int, budget: Budget | None = None, /) -> Player:
    from moon_desktop.games.moon.players.casual import Casual

    return Casual(seed)


def _skilled(seed: int, budget: Budget | None = None, /) -> Player:
    from moon_desktop.games.moon.players.expert import Skilled

    return Skilled(seed, budget)


def _expert(seed: int, budget: Budget | None = None, /) -> Player:
    from moon_desktop.games.moon.players.expert import Expert

    return Expert(seed, budget)


levels: Final[Mapping[str, Level]] = MappingProxyType(
    {"casual": _casual, "skilled": _skilled, "expert": _expert}
)


def claimant(match: Moon, viewer: int) -> int | None:
    sight = match.sight(viewer)
    # Asked whenever the table rests: the reading is loaded when there is one to claim.
    if sight.phase != "play" or len(sight.tricks) > TRICKS - 2:
        return None
    from moon_desktop.games.moon.players.reading import takes_the_rest

    leader = sight.plays[0].seat if sight.plays else sight.turn
    assert leader is not None
    return leader if takes_the_rest(match.sight(leader)) else None


def advise(sight: MoonSight, limits: Limits, *, seed: int = 0, deals: int | None = None) -> Advice:
    from moon_desktop.games.moon.players.adviser import DEALS, advise
    from moon_desktop.games.moon.players.expert import Expert
    from moon_desktop.players.budget import Budget

    worlds = deals or (Expert.deals if limits.seconds is None else DEALS)
    return advise(sight, Budget(limits.seconds, worlds), seed, limits.stop)


def accounts(rules: MoonRules, entries: Sequence[Entry]) -> dict[int, HandAccount]:
    from moon_desktop.games.moon.account import accounts

    return {account.number: account for account in accounts(rules, entries)}


def own_solver() -> None:
    return None


def usual(rules: MoonRules) -> int:
    # A bid and seven tiles a seat, and what the bidder settles.
    return 8 * rules.seats + 1 + rules.has_widow


PLAYERS: Final = cast(
    "Players",
    Later(
        "moon_desktop.games.moon",
        **{
            "players": "levels claimant advise accounts own_solver usual",
            "players.data": "data",
            "players.explaining": "explain=explained",
            "players.hindsight": "hindsight",
            "players.hindsight_lines": "hindsight_lines",
            "players.luck": "fortunes",
            "players.reading": "plain_play",
        },
    ),
)
