"""Advice and hindsight of a record as tables of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.moon.entries import Choice, Exchange, NameTrump
from moon_desktop.games.moon.players.hindsight_lines import HindsightLine, word_of
from moon_desktop.games.plain import beside
from moon_desktop.players.advice import Advice
from moon_desktop.words.quoting import printable
from moon_desktop.words.reports import columns
from moon_desktop.words.tongue import tr

_NOTHING: Final = "–"


def advice_report(advice: Advice, names: Sequence[str]) -> str:
    """A row a choice, the one to take first; ``names`` are those of the seats."""
    return beside.advice_report(_word, _weighed(advice), advice, names)


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


def hindsight_report(lines: Sequence[HindsightLine], names: Sequence[str]) -> str:
    """A row for each choice under a heading for each hand; ``names`` are those of the seats."""
    seats = tr("Seats: {names}.").format(
        names=", ".join(f"{seat} {printable(name)}" for seat, name in enumerate(names))
    )
    if not lines:
        return "\n".join([seats, "", tr("Nothing has been chosen yet.")])
    told = [seats]
    for hand in dict.fromkeys(line.hand for line in lines):
        told += ["", tr("Hand {number}").format(number=hand), ""]
        told.append(_table([line for line in lines if line.hand == hand]))
    return "\n".join([*told, "", _legend()])


def _table(lines: Sequence[HindsightLine]) -> str:
    head = tuple(map(tr, ("Line", "Seat", "Choice", "Tricks", "Lost", "All choices")))
    return columns([head, *map(_seen_row, lines)], left=(2, 5))


def _seen_row(line: HindsightLine) -> tuple[str, ...]:
    own, lost = line.worth.get(line.choice), line.lost
    return (
        str(line.number),
        str(line.choice.seat),
        _chosen(line),
        _NOTHING if own is None else str(own),
        "" if lost is None else str(lost or _NOTHING),
        "  ".join(f"{word} {tricks}" for word, tricks in _all(line)),
    )


def _all(line: HindsightLine) -> list[tuple[str, int]]:
    """All choices, the best first, a tile once for each end that can be named."""
    pairs = [
        (
            f"{c.piece}/{c.suit}" if isinstance(c, Play) and c.suit is not None else word_of(c),
            tricks,
        )
        for c, tricks in line.worth.items()
    ]
    return sorted(pairs, key=lambda pair: pair[1], reverse=line.many)


def _chosen(line: HindsightLine) -> str:
    word = word_of(line.choice)
    match line.choice:
        case Bid():
            return tr("bid {bid}").format(bid=word)
        case Exchange():
            return tr("discard {tile}").format(tile=word)
        case NameTrump():
            return tr("trump {trump}").format(trump=word)
        case Play(_, _, None):
            return word
        case Play(_, _, end):
            return f"{word}/{end}"


def _legend() -> str:
    return tr(
        "Tricks: those of the bidder’s side at the end of the hand, when the choice is made and "
        "all then\nplay perfectly with every tile seen; of a bid, those its seat would take. "
        "Of under: 0 it can take none,\n1 it must take one. Lost: how many fewer tricks (for "
        "those against the bidder, how many more)\nthan by the best choice. 6-4/4 is the 6-4 "
        "led as a four."
    )
