"""Where cards and chips lie, and how they move."""

from __future__ import annotations

from moon_desktop.engine.entries import Draw, Entry
from moon_desktop.engine.sight import trick_finished
from moon_desktop.games.moon_cards.cards import TRICKS
from moon_desktop.games.moon_cards.dummy import DUMMY
from moon_desktop.games.moon_cards.match import Besides
from moon_desktop.games.moon_cards.show import plates
from moon_desktop.games.plain import table
from moon_desktop.games.shown.table import Laid, Layout, Middle, Motion, stacked
from moon_desktop.games.sight import PlainSight


def layout(sight: PlainSight) -> Layout:
    """With the draw, and with the dummy's pile and the card that it turned last (C5.1)."""
    own: Besides = sight.own
    plain = table.layout(sight)
    middle: tuple[Middle, ...] = ()
    if own.pile:
        middle = (Middle("dummy", pile=own.pile),)
    laid = sight.plays or (sight.tricks[-1].plays if sight.tricks else ())
    turned = [play.piece for play in laid if play.seat == DUMMY and sight.rules.has_dummy]
    if own.pile is not None and turned:
        middle += (Middle("turned", turned[0]),)
    drawn = {seat: card for draw in own.drawn for seat, card in enumerate(draw.pieces) if card}
    return plain._replace(
        trick=tuple(laid for laid in plain.trick if laid.seat < sight.seats.count),
        drawn=tuple(Laid(seat, card) for seat, card in sorted(drawn.items())),
        middle=middle,
        purses=plates.purses(sight),
    )


def motion(before: PlainSight, entry: Entry, after: PlainSight) -> Motion:
    """With the draw, and with the card that the dummy turns; a trick may move chips."""
    if isinstance(entry, Draw):
        drew = (seat for seat, card in enumerate(entry.pieces) if card is not None)
        return Motion("draw", seats=tuple(drew))
    moved = table.motion(before, entry, after)
    if moved.kind == "play" and plates.purses(after) is not None:
        moved = moved._replace(chips=plates.moved(before, entry, after))
    if not before.rules.has_dummy or trick_finished(entry, before, after) is None:
        return moved
    left = TRICKS - len(after.tricks)
    return moved._replace(renamed={"turned": stacked("dummy", left)})
