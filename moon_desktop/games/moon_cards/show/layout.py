"""Where the cards lie, how they move, and what plates and plaque say."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Draw, Entry
from moon_desktop.engine.sight import trick_finished
from moon_desktop.games.moon_cards.cards import TRICKS
from moon_desktop.games.moon_cards.chips import supply
from moon_desktop.games.moon_cards.dummy import DUMMY
from moon_desktop.games.moon_cards.match import Besides
from moon_desktop.games.moon_cards.show.house_rules import game_name
from moon_desktop.games.plain import table
from moon_desktop.games.shown.table import Laid, Layout, Middle, Motion, Telling, stacked
from moon_desktop.games.sight import PlainSight
from moon_desktop.words.language import tr


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
    )


def motion(before: PlainSight, entry: Entry, after: PlainSight) -> Motion:
    """With the draw, and with the card that the dummy turns."""
    if isinstance(entry, Draw):
        drew = (seat for seat, card in enumerate(entry.pieces) if card is not None)
        return Motion("draw", seats=tuple(drew))
    moved = table.motion(before, entry, after)
    if not before.rules.has_dummy or trick_finished(entry, before, after) is None:
        return moved
    left = TRICKS - len(after.tricks)
    return moved._replace(renamed={"turned": stacked("dummy", left)})


def telling(sight: PlainSight, names: Sequence[str], you: int | None) -> Telling:
    """With the chips of the supply on the plaque."""
    chips = supply((sight.result or sight.ledger).scores)
    line = tr("Chips in the supply: {number}").format(number=chips)
    return table.telling(TRICKS, game_name(), line, sight, names, you)
