"""What each choice is worth to the seat in turn, as a table of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Bid, Choice, Exchange, NameTrump, Play
from moon_desktop.players.worth import Advice, Worth
from moon_desktop.wording.columns import columns
from moon_desktop.wording.quoting import printable
from moon_desktop.wording.tongue import tr

_NOTHING: Final = "–"


def no_choice_due() -> str:
    """A record at whose end nobody is to choose."""
    return tr("Nobody is to choose where the record ends: there is nothing to advise on.")


def advice_report(advice: Advice, names: Sequence[str]) -> str:
    """A row a choice, the one to take first; ``names`` are those of the seats."""
    seat = advice.sight.seat
    head = [tr("Choice"), tr("Made"), *map(printable, names), tr("Win")]
    rows = [_row(worth) for worth in sorted(advice.worths, key=lambda worth: _place(advice, worth))]
    chosen = tr("{name} (seat {seat}) is to choose: best is {choice}.").format(
        name=printable(names[seat]), seat=seat, choice=_word(advice.best)
    )
    return "\n".join([chosen, "", columns([head, *rows], left=(0,)), "", _weighed(advice)])


def _place(advice: Advice, worth: Worth) -> tuple[bool, float, float]:
    """Where a choice stands in the table: what is chosen first, then what wins more often."""
    points = worth.points[advice.sight.seat]
    return worth.choice != advice.best, -worth.win, -points


def _row(worth: Worth) -> list[str]:
    made = _NOTHING if worth.made is None else f"{worth.made:.1%}"
    points = [f"{points:+.2f}".replace("-", "−") for points in worth.points]
    return [_word(worth.choice), made, *points, f"{worth.win:.1%}"]


def _word(choice: Choice) -> str:
    match choice:
        case Bid(_, bid):
            return bid
        case Exchange(_, tile):
            return tr("discard {tile}").format(tile=tile)
        case NameTrump(_, trump):
            return tr("trump {trump}").format(trump=trump)
        case Play(_, tile, None):
            return tile
        case Play(_, tile, end):
            return f"{tile}/{end}"


def _weighed(advice: Advice) -> str:
    told = tr(
        "Made: the chance that the contract is made. Under the names: what each may expect of the "
        "hand.\nWin: the chance to win the game. Deals weighed: {deals}, which is all that fit."
    )
    if not advice.every:
        told = tr(
            "Made: the chance that the contract is made. Under the names: what each may expect of "
            "the hand.\nWin: the chance to win the game. Deals weighed: {deals}, drawn from those "
            "that fit."
        )
    return told.format(deals=f"{advice.deals:,}")
