"""Advice and counting on the sheets beside the table, and advice and hindsight on a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.games.auction.entries import Choice, Exchange, NameTrump
from moon_desktop.games.auction.show.coaching import doubted as doubted
from moon_desktop.games.auction.show.reasons import figure_told, is_against, made_head
from moon_desktop.games.moon.players.explaining import explained
from moon_desktop.games.moon.players.hindsight import HindsightLine, word_of
from moon_desktop.games.moon.show import reasons, table_talk
from moon_desktop.games.moon.show.layout import picked
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.plain import beside as plain
from moon_desktop.games.plain import counting
from moon_desktop.games.plain.dominoes import suit_told
from moon_desktop.games.shown.beside import CountTold, HintRow, HintTold
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.words import names as called
from moon_desktop.words import review
from moon_desktop.words.language import ngettext, tr

_CLOSE: Final = 0.05
"""Chances of the game that lie within this are told with a decimal."""


def hint(advice: Advice, names: Sequence[str]) -> HintTold:
    """``advice`` in words, said to its seat; ``names`` by seat."""
    sight: MoonSight = advice.sight
    worths, against = plain.ranked(advice), is_against(sight)
    found = plain.hint(lambda choice: table_talk.choice(choice, sight.rules), advice, names)
    meaning = tr("In how many of 100 deals that fit the bid is made; if you pass, whoever’s it is")
    # A decimal where chances lie close together, or the best would look level with another.
    wins = [worth.win for worth in worths]
    finer = max(wins) - min(wins) < _CLOSE or round(100 * wins[0]) in (
        round(100 * win) for win in wins[1:]
    )
    why = explained(advice) if advice.reason is None else advice.reason
    return found._replace(
        best=reasons.advised(advice.best, sight.rules),
        reason=reasons.told(sight, advice.best, why, names),
        sentence=figure_told(sight, why.figure, names),
        heads=(made_head(meaning, against=against), *plain.heads()),
        rows=tuple(
            _row(row, worth, finer, against) for row, worth in zip(found.rows, worths, strict=True)
        ),
    )


def _row(row: HintRow, worth: Worth, finer: bool, against: bool) -> HintRow:
    made = "–"
    if worth.made is not None:
        made = review.hundredths(1 - worth.made if against else worth.made)
    win = review.decimal(100 * worth.win) if finer else row.win
    row = row._replace(tile=picked(worth.choice), made=made, win=win)
    match worth.choice:
        case Bid(_, bid):
            return row._replace(brief=called.bid_brief(bid))
        case NameTrump(_, trump):
            return row._replace(emblem=trump)
        case Play(_, tile, str(suit)):
            label = tr("as {suit}").format(suit=called.suit(int(suit)))
            return row._replace(emblem=suit, label=label)
        case Play(_, tile) | Exchange(_, tile):
            return row._replace(label=tile)
    return row


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
