"""What every choice of a record comes to with all tiles seen, as a table of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Bid, Exchange, NameTrump, Play
from moon_desktop.hindsight_lines import HindsightLine, word_of
from moon_desktop.wording.columns import columns
from moon_desktop.wording.quoting import printable
from moon_desktop.wording.tongue import tr

_NOTHING: Final = "–"


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
    return columns([head, *map(_row, lines)], left=(2, 5))


def _row(line: HindsightLine) -> tuple[str, ...]:
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
        (f"{c.tile}/{c.suit}" if isinstance(c, Play) and c.suit is not None else word_of(c), tricks)
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
