"""Advice on the sheet beside the table, and the count of what is still out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.auction.show.coaching import doubted as doubted
from moon_desktop.games.auction.show.reasons import figure_told, is_against, made_head
from moon_desktop.games.moon.players.explaining import explained
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
