"""Where the tiles lie as one seat sees them, and how an entry moves them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from moon_desktop.engine.entries import Bid, Choice, Draw, Entry, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.auction.account import Account
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.auction.show import ending
from moon_desktop.games.auction.show.cues import cue
from moon_desktop.games.moon.contract import SHOOTS, TOPS
from moon_desktop.games.moon.entries import Deal, HandOver
from moon_desktop.games.moon.show.wording import dice_told
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.plain import table as plain
from moon_desktop.games.plain.dominoes import (
    arranged,
    draw_laid,
    draw_moved,
    line,
    took_told,
    trick_laid,
)
from moon_desktop.games.plain.ending import moment_of
from moon_desktop.games.shown.table import (
    Asked,
    Dice,
    Held,
    Key,
    Laid,
    Layout,
    Look,
    Middle,
    Motion,
    Took,
    domino,
    hidden,
)
from moon_desktop.words import names as called
from moon_desktop.words.language import pgettext, tr


def picked(choice: Choice) -> Tile | None:
    """The tile of the hand that ``choice`` lays down; None where it lays none."""
    match choice:
        case Play(_, tile) | Exchange(_, tile):
            return tile
        case _:
            return None


def playable(sight: MoonSight) -> frozenset[Tile]:
    """The tiles in hand that the viewer may play or discard now."""
    return frozenset(filter(None, map(picked, sight.legal)))


def trick(done: Trick) -> tuple[Laid, ...]:
    """A finished trick as it lay."""
    return trick_laid(done.plays, done.suit)


face: Final = domino
piece_called: Final = called.tile


def layout(sight: MoonSight) -> Layout:
    """Where every tile lies for what the viewer of ``sight`` may see."""
    table = Layout(sight.seat, sight.seats.count)
    if sight.phase in ("draw", "deal") and sight.drawn:
        return table._replace(drawn=draw_laid(sight.drawn))
    if sight.played is not None:
        return _at_the_end(sight, sight.played, table)
    middle = []
    if sight.widow_down:
        middle.append(Middle("widow"))
    if sight.discard_down:
        middle.append(Middle("discard"))
    discarding = sight.phase == "widow" and sight.widow is not None
    return table._replace(
        hand=_hand(sight, discarding),
        backs=plain.backs(sight),
        apart=discarding,
        tag=pgettext("tile taken in", "Widow") if discarding else "",
        trick=trick_laid(sight.plays, sight.suit),
        middle=tuple(middle),
        dice=Dice(sight.dice, dice_told(sight.dice)) if sight.dice else None,
        asked=_asked(sight),
    )


def is_shot(last: Account[Deal, HandOver]) -> bool:
    """Whether the moon was shot; one that a renege of others made is none to be glad of."""
    bid, result = last.played_for.bid, last.ended
    return result.result == "made" and not bid.isdigit() and result.offender is None


def _at_the_end(sight: MoonSight, last: Account[Deal, HandOver], table: Layout) -> Layout:
    """When a hand is over: its tricks counted, or laid in a row where a shoot was made."""
    contract = last.played_for
    moment = moment_of(sight, shot=is_shot(last))
    lies = ending.laid_open(sight, last, table, moment)
    if moment == "shoot":
        # Under, those of the bidder that took none.
        won = [
            play.piece
            for done in last.tricks
            for play in done.plays
            if play.seat == (contract.bidder if contract.low else done.taker)
        ]
        return lies._replace(won=tuple(won))
    if moment == "lost":
        return lies
    needs = None if contract.low else contract.needed
    return lies._replace(counted=ending.counted(sight, last, needs))


def _hand(sight: MoonSight, discarding: bool) -> tuple[Held, ...]:
    if discarding and sight.widow is not None:
        rest = tuple(tile for tile in sight.held if tile != sight.widow)
        row = (*arranged(rest, sight.suits), sight.widow)
    else:
        row = arranged(sight.held, sight.suits)
    open_now = playable(sight)

    def look(tile: Tile) -> Look:
        if open_now and tile not in open_now:
            return "illegal"
        if discarding and tile == sight.widow:
            return "apart"
        return "legal" if open_now and sight.phase == "play" else "rest"

    return tuple([Held(tile, look(tile)) for tile in row])


def _asked(sight: MoonSight) -> Asked | None:
    open_now = playable(sight)
    if not open_now:
        return None
    if sight.phase == "widow":
        return Asked(
            open_now, tr("Discard"), tr("Drop a tile on the moon to lay it out of play."), "widow"
        )
    return Asked(open_now, tr("Play here"), tr("Drop a tile on the moon to play it."))


def motion(before: MoonSight, entry: Entry, after: MoonSight) -> Motion:
    """How the table shows ``entry``."""
    moved = _moved(before, entry, after)
    return moved._replace(line=line(before, after), cue=cue(entry, (*SHOOTS, *TOPS)) or moved.cue)


def _moved(before: MoonSight, entry: Entry, after: MoonSight) -> Motion:
    match entry:
        case Draw():
            return draw_moved(entry)
        case Bid():
            return Motion(
                "say",
                entry.seat,
                words=called.bid(entry.bid),
                renamed=_widow_joins(before, after),
                pace="take",
                # The bids and the widow are spoken of no longer than they are there.
                told=after.phase != "bid",
            )
        case Exchange():
            own = entry.seat == before.seat and not before.veiled
            back = hidden(entry.seat, before.counts[entry.seat] - 1)
            return Motion("move", renamed={"discard": entry.discard if own else back}, pace="lay")
        case NameTrump():
            joins = _widow_joins(before, after)
            pace: Literal["take", "settle"] = "take" if joins else "settle"
            return Motion("move", renamed=joins, pace=pace, hold=True, told=bool(joins))
        case _:
            return plain.motion(before, entry, after)


def took(
    before: MoonSight, entry: Entry, after: MoonSight, names: Sequence[str], you: int | None
) -> Took:
    """Who took the trick that ``entry`` finished, or reneged with it."""

    def told(done: Trick) -> tuple[str, str]:
        contract, side = before.contract, before.seats.side
        has_to = contract.low and side(done.taker) == side(contract.bidder)
        return took_told(contract.suits, done, has_to=has_to)

    return plain.took(before, entry, after, names, you, told)


def _widow_joins(before: MoonSight, after: MoonSight) -> dict[Key, Key]:
    """The widow goes into the bidder's hand when the exchange begins (M3.1)."""
    if not (before.widow_down and after.phase == "widow") or after.bidder is None:
        return {}
    if after.widow is not None:
        return {after.widow: "widow"}
    return {hidden(after.bidder, after.counts[after.bidder] - 1): "widow"}
