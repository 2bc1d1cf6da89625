"""What plates, plaque and prompt say of the draw, the auction and who bought the hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.games.defaults import table as plain
from moon_desktop.games.defaults.table import side_called
from moon_desktop.games.dominoes.show.tiles import highest_drawn
from moon_desktop.games.dominoes.show.wording import AuctionWording
from moon_desktop.games.views.table import PlateValues, Telling
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, tr

_TURNS: Final[Mapping[str, tuple[str, str]]] = {
    "bid": (N_("Your turn to bid"), N_("To bid")),
    "widow": (N_("Discard one tile"), N_("To discard")),
    "trump": (N_("Name trump"), N_("To name trump")),
    "play": (N_("Your turn"), N_("To play")),
}
"""On the plate of who is to choose, your own and another's."""

Plaque = tuple[str, str, str]
"""Emblem, title and line."""


def telling(
    wording: AuctionWording, sight: Any, plate: Callable[[int], PlateValues], plaque: Plaque
) -> Telling:
    """Plates, plaque, and the bids in bubbles; ``plate``: that of a seat."""
    order = sight.seats.clockwise(sight.seat)
    said = {bid.seat: wording.bid(bid.bid) for bid in sight.said} if sight.phase == "bid" else {}
    emblem, title, line = plaque
    return Telling(
        plates=tuple(map(plate, order)),
        emblem=emblem,
        title=title,
        line=line,
        bubbles=tuple(said.get(seat, "") for seat in order),
    )


def plate(
    wording: AuctionWording, sight: Any, seat: int, name: str, you: int | None
) -> PlateValues:
    """What became of the seat's bid, and whether it is to choose."""
    pill = next((wording.pill(bid.bid) for bid in sight.said if bid.seat == seat), "")
    waits = sight.phase == "bid" and not pill
    highest = high(sight)
    return plain.plate(sight, seat, name, you)._replace(
        pill=tr("No bid yet") if waits else pill,
        bidder=highest is not None and seat == highest.seat,
        plain=waits,
        turn=tr(_TURNS[sight.phase][seat != you]) if seat == sight.turn else None,
    )


def discarded(sight: Any, names: Sequence[str], you: int | None) -> str:
    """Whose discard is shown when a hand is over; nothing before that."""
    if sight.played is None or sight.played.discard is None:
        return ""
    bidder = sight.played.contract.bidder
    words = tr("your discard") if bidder == you else tr("{name}’s discard")
    return words.format(name=called.apart(names[bidder]))


def high(sight: Any) -> Bid | None:
    """The bid that bought the hand, or in the auction the highest so far."""
    return next((bid for bid in reversed(sight.said) if bid.bid != PASS), None)


def plaque(
    wording: AuctionWording,
    sight: Any,
    names: Sequence[str],
    you: int | None,
    standing: tuple[str, str],
    to_come: Callable[[], tuple[str, str]],
    playing: Callable[[], Plaque],
) -> Plaque:
    """``standing``: how the highest bid is told, to who made it and to others; ``to_come``: emblem
    and line from then on until the play, ``playing``: all of it during that."""
    match sight.phase:
        case "draw" if sight.drawn:
            again = called.listing([names[seat] for seat in highest_drawn(sight.drawn)])
            return "moon", tr("The draw"), tr("{names} draw again").format(names=again)
        case "deal" if sight.dealer is not None:
            deals = tr(wording.deals[sight.dealer != you]).format(name=names[sight.dealer])
            return "moon", tr("A new hand"), deals
        case "bid":
            bid, line = high(sight), tr("No bid yet")
            if bid is not None:
                words = standing[bid.seat != you]
                line = words.format(name=names[bid.seat], bid=wording.bid(bid.bid))
            return "moon", tr("The auction"), line
        case "widow" | "trump":
            emblem, line = to_come()
            title = tr("You won the bid") if sight.bidder == you else tr("{name} won the bid")
            return emblem, title.format(name=names[sight.bidder]), line
        case "play":
            return playing()
    over = sight.ledger.match_winner()
    if over is None:
        return "moon", tr("The draw"), tr(wording.highest)
    own = you is not None and sight.seats.side(you) == over.winner
    return "moon", plain.won(side_called(sight, names, over.winner), own, match=True), ""


def drawn(wording: AuctionWording, sight: Any, names: Sequence[str], you: int | None) -> str:
    """The draw is decided, or several drew highest (M1.3, T1.2)."""
    highest = highest_drawn(sight.drawn)
    if len(highest) > 1:
        listed = called.listing([names[seat] for seat in highest])
        return tr("{names} tie and draw again.").format(names=listed)
    first = highest[0]
    return tr(wording.drawn[first != you]).format(name=names[first])
