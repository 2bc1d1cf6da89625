"""The words of the sheet that says what each choice is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from moon_desktop.engine.entries import Bid, Choice, Exchange, NameTrump, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.games.moon_auction import decided
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.explaining import because, figure, mine
from moon_desktop.players.worth import Advice, Worth
from moon_desktop.wording import because as because_words
from moon_desktop.wording import names as called
from moon_desktop.wording import table_talk
from moon_desktop.wording.tongue import tr

_CLOSE: Final = 0.05
"""Chances of the game that lie within this are told with a decimal."""

_NOTHING: Final = 1e-9
"""What adding up the weights of deals may be out by."""


class Head(NamedTuple):
    """The heading of a column of figures, also in brief, and what the figures mean."""

    word: str
    brief: str
    meaning: str


class HintRow(NamedTuple):
    """A choice with its three figures, the chances in hundredths (``made``: how often the bid is
    set, to who plays against it); ``tile`` and ``emblem`` are its picture; ``brief`` is its label
    where there is little room; ``aloud`` is all of it for a voice."""

    choice: Choice
    tile: Tile | None
    emblem: str
    label: str
    brief: str
    made: str
    points: str
    win: str
    best: bool
    aloud: str


class HintTold(NamedTuple):
    """All of the sheet: why the best choice is the best, the headings of the figures, the rows
    from the best down, and how they were weighed, or that the bid is decided."""

    sentence: str
    heads: tuple[Head, ...]
    rows: tuple[HintRow, ...]
    weighed: str


def title() -> str:
    """The heading."""
    return tr("Hint")


def thinking() -> str:
    """While it is being weighed."""
    return tr("Weighing your choices…")


def failed() -> str:
    """Something went wrong inside."""
    return tr("No hint could be worked out here. The program’s log says why.")


def close() -> str:
    """The key that closes the sheet."""
    return tr("Close the hint")


def how_to_choose() -> str:
    """Below the rows."""
    return tr("A double click on a row makes that choice; so do Up or Down, then Enter.")


def heads(*, against: bool) -> tuple[Head, ...]:
    """The headings of the three columns; ``against``: the bid is one that is to be set."""
    made = Head(
        tr("Made"),
        tr("Made"),
        tr("In how many of 100 deals that fit the bid is made; if you pass, whoever’s it is"),
    )
    if against:
        made = Head(tr("Set"), tr("Set"), tr("In how many of 100 deals that fit the bid is set"))
    return (
        made,
        Head(tr("Points"), tr("Pts"), tr("The points that this hand brings you on average")),
        Head(tr("Game"), tr("Game"), tr("In how many of 100 you win the game")),
    )


def told(advice: Advice, names: Sequence[str]) -> HintTold:
    """``advice`` in words, said to its seat; ``names`` by seat."""
    ranked = sorted(
        advice.worths,
        key=lambda worth: (worth.choice != advice.best, -worth.win, -mine(advice, worth)),
    )
    finer = _finer([worth.win for worth in ranked])
    against = _against(advice)
    rows = tuple(_row(advice, worth, finer, against) for worth in ranked)
    reason = because(advice)
    said = because_words.sentence(advice.sight, advice.best, reason, figure(advice), names)
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


def weighed(advice: Advice) -> str:
    """Over how many deals."""
    if advice.every and advice.deals == 1:
        return tr("Only one deal fits what you have seen.")
    number = f"{advice.deals:,}"
    if advice.every:
        return tr("Weighed over all {number} deals that fit what you have seen.").format(
            number=number
        )
    return tr("Weighed over {number} of the deals that fit what you have seen.").format(
        number=number
    )


def _against(advice: Advice) -> bool:
    """Whether the seat is one of those who are to set the bid."""
    sight = advice.sight
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
    points = because_words.points(mine(advice, worth))
    best = choice == advice.best
    words = tr("{choice}: made {made}, points {points}, game {win}.")
    if against:
        words = tr("{choice}: set {made}, points {points}, game {win}.")
    spoken = words.format(choice=_aloud(choice), made=made, points=points, win=win)
    return HintRow(
        choice=choice,
        tile=_tile(choice),
        emblem=_emblem(choice),
        label=label(choice),
        brief=_brief(choice),
        made=made,
        points=points,
        win=win,
        best=best,
        aloud=tr("Best: {row}").format(row=spoken) if best else spoken,
    )


def _tile(choice: Choice) -> Tile | None:
    match choice:
        case Play(_, tile) | Exchange(_, tile):
            return tile
        case _:
            return None


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
