"""The command that advises: what each choice due at the end of a record is worth."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from moon_desktop.command_parser import MOST_DEALS
from moon_desktop.engine.entries import Bid, Choice, Exchange, NameTrump, Play
from moon_desktop.engine.reading import Reading
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.adviser import advise
from moon_desktop.players.budget import Budget
from moon_desktop.players.expert import DEALS
from moon_desktop.players.worth import Advice
from moon_desktop.record_errand import NotRead, asked_record
from moon_desktop.wording.advice_report import advice_report, no_choice_due

BAD_USE = 2


def advise_command(given: argparse.Namespace) -> int:
    """Print what each choice due at the end of the record ``given.file`` is worth.

    It is told from the Sight of the seat in turn alone. Returns 0, 1 if the record is damaged, 2
    if it cannot be opened or no choice is due at its end.
    """
    try:
        reading = asked_record(given.file)
        sight = _asked(reading)
    except NotRead as trouble:
        print(f"moon-desktop advise: {trouble}", file=sys.stderr)
        return trouble.status
    advice = advise(sight, _budget(given.seconds, given.deals), given.seed)
    if given.json:
        print(json.dumps(to_json(advice), indent=1))
    else:
        print(advice_report(advice, [seat.name for seat in reading.header.seats]))
    return 0


def _asked(reading: Reading) -> MoonSight:
    """What the seat may know that is to choose at the end of a record; NotRead if none is."""
    match = reading.match
    if match.turn is None:
        raise NotRead(no_choice_due(), BAD_USE)
    sight: MoonSight = match.sight(match.turn)
    return sight


def _budget(seconds: float | None, deals: int | None) -> Budget:
    if seconds is None:
        return Budget(None, deals or DEALS)
    return Budget(seconds, deals or MOST_DEALS)


def to_json(advice: Advice) -> dict[str, Any]:
    """The advice as an object of JSON."""
    return {
        "seat": advice.sight.seat,
        "phase": advice.sight.phase,
        "deals": advice.deals,
        "every": advice.every,
        "choices": [
            {
                **_words(worth.choice),
                "made": worth.made,
                "points": list(worth.points),
                "win": worth.win,
            }
            for worth in advice.worths
        ],
        "chosen": _words(advice.best),
    }


def _words(choice: Choice) -> dict[str, str]:
    """A choice as a record has it, without event and seat."""
    match choice:
        case Bid(_, bid):
            return {"bid": bid}
        case Exchange(_, tile):
            return {"discard": tile}
        case NameTrump(_, trump):
            return {"trump": trump}
        case Play(_, tile, None):
            return {"tile": tile}
        case Play(_, tile, str() as end):
            return {"tile": tile, "suit": end}
    raise AssertionError(choice)
