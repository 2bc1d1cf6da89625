"""Where the tiles lie as one seat sees them, and how an entry moves them."""

from __future__ import annotations

from moon_desktop.engine.pieces import Tile
from moon_desktop.games.auction.account import Account
from moon_desktop.games.defaults import table as plain
from moon_desktop.games.defaults.table import moment_of
from moon_desktop.games.dominoes.show import ending
from moon_desktop.games.dominoes.show.tiles import (
    arranged,
    draw_laid,
    trick_laid,
)
from moon_desktop.games.moon.entries import Deal, HandOver
from moon_desktop.games.moon.show.wording import dice_told
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.views.table import (
    Asked,
    Dice,
    Held,
    Layout,
    Look,
    Middle,
)
from moon_desktop.words.language import pgettext, tr


def playable(sight: MoonSight) -> frozenset[Tile]:
    """The tiles in hand that the viewer may play or discard now."""
    return frozenset(choice.piece for choice in sight.legal if choice.piece is not None)


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
