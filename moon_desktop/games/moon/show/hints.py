"""What each choice is worth, as the sheet beside the table tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.moon.contract import decided
from moon_desktop.games.moon.entries import Choice, Exchange, NameTrump
from moon_desktop.games.moon.players.explaining import explained, mine
from moon_desktop.games.moon.show import reasons as because_words
from moon_desktop.games.moon.show import table_talk
from moon_desktop.games.moon.show.layout import picked
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.plain.beside import heads as plain_heads
from moon_desktop.games.plain.beside import ranked, weighed
from moon_desktop.games.shown.beside import Head, HintRow, HintTold
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.words import names as called
from moon_desktop.words import review
from moon_desktop.words.language import tr

_CLOSE: Final = 0.05
"""Chances of the game that lie within this are told with a decimal."""

_NOTHING: Final = 1e-9
"""What adding up the weights of deals may be out by."""


def heads(*, against: bool) -> tuple[Head, ...]:
    """The headings of the three columns; ``against``: the bid is one that is to be set."""
    made = Head(
        tr("Made"),
        tr("Made"),
        tr("In how many of 100 deals that fit the bid is made; if you pass, whoever’s it is"),
    )
    if against:
        made = Head(tr("Set"), tr("Set"), tr("In how many of 100 deals that fit the bid is set"))
    return made, *plain_heads()


def told(advice: Advice, names: Sequence[str]) -> HintTold:
    """``advice`` in words, said to its seat; ``names`` by seat."""
    worths, against = ranked(advice), _against(advice)
    finer = _finer([worth.win for worth in worths])
    rows = tuple(_row(advice, worth, finer, against) for worth in worths)
    why = explained(advice) if advice.reason is None else advice.reason
    said = because_words.sentence(advice.sight, advice.best, why.because, why.figure, names)
    footing = " ".join(filter(None, (settled(advice.sight), weighed(advice))))
    return HintTold(said, heads(against=against), rows, footing)


def settled(sight: MoonSight) -> str:
    """Where the tricks taken leave nothing of the bid to weigh: how it ended; else empty."""
    if sight.phase != "play" or sight.bid is None or sight.bidder is None:
        return ""
    seats, tricks = sight.seats, len(sight.tricks)
    match decided(sight.bid, seats.by_side(sight.taken)[seats.side(sight.bidder)], tricks):
        case "made":
            return tr("The bid is made already.")
        case "set":
            return tr("The bid is set already: it cannot be made any more.")
        case _:
            return ""


def _against(advice: Advice) -> bool:
    """Whether the seat is one of those who are to set the bid."""
    sight: MoonSight = advice.sight
    if sight.phase == "bid" or sight.bidder is None:
        return False
    return sight.seats.side(sight.bidder) != sight.seats.side(sight.seat)


def _finer(wins: Sequence[float]) -> bool:
    """Whether chances of the game need a decimal: they lie close together, or whole figures would
    show the best, which is the first, level with another."""
    close_by = max(wins) - min(wins) < _CLOSE
    return close_by or any(round(100 * win) == round(100 * wins[0]) for win in wins[1:])


def _share(chance: float) -> str:
    """Hundredths; sure and impossible are said only of what is."""
    share = round(100 * chance)
    if share == 100 and chance < 1 - _NOTHING:
        return tr(">99")
    if share == 0 and chance > _NOTHING:
        return tr("<1")
    return str(share)


def _row(advice: Advice, worth: Worth, finer: bool, against: bool) -> HintRow:
    choice = worth.choice
    made = "–"
    if worth.made is not None:
        made = _share(1 - worth.made if against else worth.made)
    win = f"{100 * worth.win:.1f}" if finer else str(round(100 * worth.win))
    points = review.points(mine(advice, worth))
    best = choice == advice.best
    words = tr("{choice}: made {made}, points {points}, game {win}.")
    if against:
        words = tr("{choice}: set {made}, points {points}, game {win}.")
    spoken = words.format(choice=_aloud(choice), made=made, points=points, win=win)
    return HintRow(
        choice=choice,
        tile=picked(choice),
        emblem=_emblem(choice),
        label=label(choice),
        brief=_brief(choice),
        made=made,
        points=points,
        win=win,
        best=best,
        aloud=tr("Best: {row}").format(row=spoken) if best else spoken,
    )


def _emblem(choice: Choice) -> str:
    """The trump, or the end that is named."""
    match choice:
        case NameTrump(_, trump):
            return trump
        case Play(_, _, suit):
            return suit or ""
        case _:
            return ""


def _brief(choice: Choice) -> str:
    """A choice in one word."""
    if isinstance(choice, Bid) and choice.bid != "pass" and not choice.bid.isdigit():
        return table_talk.said(choice.bid)
    return label(choice)


def label(choice: Choice) -> str:
    """A choice as it stands in its row."""
    match choice:
        case Bid(_, bid):
            return called.bid(bid)
        case NameTrump(_, trump):
            return called.trump(trump)
        case Play(_, tile, suit) if suit is not None:
            return tr("as {suit}").format(suit=called.suit(int(suit)))
        case Play(_, tile) | Exchange(_, tile):
            return tile


def _aloud(choice: Choice) -> str:
    match choice:
        case Play(_, tile, suit) if suit is not None:
            words = tr("{tile} as {suit}")
            return words.format(tile=called.tile(tile), suit=called.suit(int(suit)))
        case Play(_, tile) | Exchange(_, tile):
            return called.tile(tile)
        case _:
            return label(choice)
