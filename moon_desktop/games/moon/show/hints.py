"""What each choice is worth, as the sheet beside the table tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.moon.players.explaining import explained, mine
from moon_desktop.games.moon.show import reasons, table_talk
from moon_desktop.games.moon.show.layout import picked
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.plain.beside import heads, ranked, weighed
from moon_desktop.games.shown.beside import Head, HintRow, HintTold
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.words import names as called
from moon_desktop.words import review
from moon_desktop.words.language import tr

_CLOSE: Final = 0.05
"""Chances of the game that lie within this are told with a decimal."""


def told(advice: Advice, names: Sequence[str]) -> HintTold:
    """``advice`` in words, said to its seat; ``names`` by seat."""
    sight: MoonSight = advice.sight
    worths = ranked(advice)
    against = (
        sight.phase != "bid"
        and sight.bidder is not None
        and sight.seats.side(sight.bidder) != sight.seats.side(sight.seat)
    )
    made = Head(
        tr("Made"),
        tr("Made"),
        tr("In how many of 100 deals that fit the bid is made; if you pass, whoever’s it is"),
    )
    if against:
        made = Head(tr("Set"), tr("Set"), tr("In how many of 100 deals that fit the bid is set"))
    # A decimal where chances lie close together, or the best would look level with another.
    wins = [worth.win for worth in worths]
    finer = max(wins) - min(wins) < _CLOSE or round(100 * wins[0]) in (
        round(100 * win) for win in wins[1:]
    )
    why = explained(advice) if advice.reason is None else advice.reason
    return HintTold(
        reasons.told(sight, advice.best, why.because, why.figure, names),
        (made, *heads()),
        tuple(_row(advice, worth, finer, against) for worth in worths),
        weighed(advice),
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
