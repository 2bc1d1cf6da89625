"""Advice and counting on the sheets beside the table, and advice and hindsight on a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.games.auction.entries import Choice, Exchange, NameTrump
from moon_desktop.games.auction.players.reasons import mine
from moon_desktop.games.auction.show.coaching import doubted as doubted
from moon_desktop.games.auction.show.reasons import figure_told
from moon_desktop.games.moon.players.explaining import explained
from moon_desktop.games.moon.players.hindsight import HindsightLine, word_of
from moon_desktop.games.moon.show import reasons, table_talk
from moon_desktop.games.moon.show.layout import picked
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.plain import beside as plain
from moon_desktop.games.plain import counting
from moon_desktop.games.plain.dominoes import suit_told
from moon_desktop.games.shown.beside import CountTold, Head, HintRow, HintTold
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.words import names as called
from moon_desktop.words import review
from moon_desktop.words.language import ngettext, pgettext, tr

_CLOSE: Final = 0.05
"""Chances of the game that lie within this are told with a decimal."""


def hint(advice: Advice, names: Sequence[str]) -> HintTold:
    """``advice`` in words, said to its seat; ``names`` by seat."""
    sight: MoonSight = advice.sight
    worths = plain.ranked(advice)
    against = (
        sight.phase != "bid"
        and sight.bidder is not None
        and sight.seats.side(sight.bidder) != sight.seats.side(sight.seat)
    )
    made = Head(
        tr("Made"),
        pgettext("short for made", "Made"),
        tr("In how many of 100 deals that fit the bid is made; if you pass, whoever’s it is"),
    )
    if against:
        made = Head(
            tr("Set"),
            pgettext("short for set", "Set"),
            tr("In how many of 100 deals that fit the bid is set"),
        )
    # A decimal where chances lie close together, or the best would look level with another.
    wins = [worth.win for worth in worths]
    finer = max(wins) - min(wins) < _CLOSE or round(100 * wins[0]) in (
        round(100 * win) for win in wins[1:]
    )
    why = explained(advice) if advice.reason is None else advice.reason
    return HintTold(
        reasons.advised(advice.best, sight.rules),
        reasons.told(sight, advice.best, why, names),
        figure_told(sight, why.figure, names),
        (made, *plain.heads()),
        tuple(_row(advice, worth, finer, against) for worth in worths),
        plain.weighed(advice),
    )


def _row(advice: Advice, worth: Worth, finer: bool, against: bool) -> HintRow:
    made = "–"
    if worth.made is not None:
        made = review.hundredths(1 - worth.made if against else worth.made)
    choice, emblem = worth.choice, ""
    name = table_talk.choice(choice, advice.sight.rules)
    label = brief = name
    match choice:
        case Bid(_, bid):
            brief = called.bid_brief(bid)
        case NameTrump(_, trump):
            emblem = trump
        case Play(_, tile, str(suit)):
            emblem, label = suit, tr("as {suit}").format(suit=called.suit(int(suit)))
        case Play(_, tile) | Exchange(_, tile):
            label = tile
    best = choice == advice.best
    return HintRow(
        choice=choice,
        tile=picked(choice),
        emblem=emblem,
        label=label,
        brief=brief,
        made=made,
        points=review.points(mine(advice, worth)),
        win=review.decimal(100 * worth.win) if finer else str(round(100 * worth.win)),
        best=best,
        aloud=tr("Best: {choice}").format(choice=name) if best else name,
    )


def count(sight: MoonSight, names: Sequence[str]) -> CountTold:
    """The tiles that the seat of ``sight`` can count, in words; ``names`` by seat."""
    if sight.veiled or not sight.held:
        return counting.nothing()
    away = () if sight.discard is None else (sight.discard,)

    def line(out: Sequence[Tile]) -> str:
        if not out:
            return tr("Every tile has been seen.")
        words = ngettext("One tile is still out.", "{number} tiles are still out.", len(out))
        if sight.discard_down and sight.discard is None:
            words = ngettext(
                "One tile is still out: it was laid away.",
                "{number} tiles are still out, one of them laid away.",
                len(out),
            )
        return words.format(number=len(out))

    def heading(suit: int) -> tuple[str, str]:
        name, emblem = suit_told(suit)
        return emblem, name

    return counting.count(sight, names, sight.rules.set, sight.held, away, heading, line)


def advice_report(advice: Advice, names: Sequence[str]) -> str:
    """A row a choice, the one to take first; ``names`` are those of the seats."""
    return plain.advice_report(_led, _weighed(advice), advice, names)


def _weighed(advice: Advice) -> str:
    legend = tr(
        "Made: the chance that the contract is made. Under the names: what each may expect of the "
        "hand.\nWin: the chance to win the game."
    )
    told = tr("Deals weighed: {deals}, drawn from those that fit.")
    if advice.every:
        told = tr("Deals weighed: {deals}, which is all that fit.")
    return f"{legend} {told.format(deals=review.thousands(advice.deals))}"


def hindsight_report(lines: Sequence[HindsightLine], names: Sequence[str]) -> str:
    """A row for each choice under a heading for each hand; ``names`` are those of the seats."""
    legend = tr(
        "Tricks: those of the bidder’s side at the end of the hand, when the choice is made and "
        "all then\nplay perfectly with every tile seen; of a bid, those its seat would take. "
        "Of under: 0 it can take none,\n1 it must take one. Lost: how many fewer tricks (for "
        "those against the bidder, how many more)\nthan by the best choice. 6-4/4 is the 6-4 "
        "led as a four."
    )
    return plain.hindsight_report(_led, _chosen, tr("Tricks"), legend, lines, names)


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
