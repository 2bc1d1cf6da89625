"""Advice and hindsight of a record as tables of text."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.auction.entries import Choice, Exchange, NameTrump
from moon_desktop.games.moon.players.hindsight_lines import HindsightLine, word_of
from moon_desktop.games.plain import beside
from moon_desktop.players.advice import Advice
from moon_desktop.words.language import tr
from moon_desktop.words.review import thousands


def advice_report(advice: Advice, names: Sequence[str]) -> str:
    """A row a choice, the one to take first; ``names`` are those of the seats."""
    return beside.advice_report(_led, _weighed(advice), advice, names)


def _weighed(advice: Advice) -> str:
    legend = tr(
        "Made: the chance that the contract is made. Under the names: what each may expect of the "
        "hand.\nWin: the chance to win the game."
    )
    told = tr("Deals weighed: {deals}, drawn from those that fit.")
    if advice.every:
        told = tr("Deals weighed: {deals}, which is all that fit.")
    return f"{legend} {told.format(deals=thousands(advice.deals))}"


def hindsight_report(lines: Sequence[HindsightLine], names: Sequence[str]) -> str:
    """A row for each choice under a heading for each hand; ``names`` are those of the seats."""
    legend = tr(
        "Tricks: those of the bidder’s side at the end of the hand, when the choice is made and "
        "all then\nplay perfectly with every tile seen; of a bid, those its seat would take. "
        "Of under: 0 it can take none,\n1 it must take one. Lost: how many fewer tricks (for "
        "those against the bidder, how many more)\nthan by the best choice. 6-4/4 is the 6-4 "
        "led as a four."
    )
    return beside.hindsight_report(_led, _chosen, tr("Tricks"), legend, lines, names)


def _led(choice: Choice) -> str:
    """A choice, a tile once for each end that can be named."""
    match choice:
        case Play(_, tile, str(end)):
            return f"{tile}/{end}"
        case _:
            return word_of(choice)


def _chosen(choice: Choice) -> str:
    match choice:
        case Bid(_, bid):
            return tr("bid {bid}").format(bid=bid)
        case Exchange(_, tile):
            return tr("discard {tile}").format(tile=tile)
        case NameTrump(_, trump):
            return tr("trump {trump}").format(trump=trump)
        case _:
            return _led(choice)
