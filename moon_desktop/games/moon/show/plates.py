"""What plates, plaque and the line over the table say of a Sight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.pieces import mask
from moon_desktop.engine.suits import DOUBLES
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.defaults.table import places
from moon_desktop.games.dominoes.show import plates
from moon_desktop.games.dominoes.show.wording import suit_name, tile_name, trump_name
from moon_desktop.games.moon.contract import TRICKS, follows_blanks, needed
from moon_desktop.games.moon.show.layout import playable
from moon_desktop.games.moon.show.wording import WORDING, dice_told
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.views.table import PlateValues, Telling
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, pgettext, tr

_PROGRESS: Final[Mapping[str, str]] = {
    "under": N_("{name} bid {bid} \u2014 no tricks"),
    "made": N_("{name} bid {bid} \u2014 made"),
    "set": N_("{name} bid {bid} \u2014 set by {tricks}"),
    "last": N_("{name} bid {bid} \u2014 the last trick needed"),
    "all": N_("{name} bid {bid} \u2014 all {tricks} needed"),
    "more": N_("{name} bid {bid} \u2014 {tricks} more needed"),
}
"""Who bid what, and what is still needed of the tricks that are left."""


def telling(sight: MoonSight, names: Sequence[str], you: int | None) -> Telling:
    """Everything the furniture shows of ``sight``; ``names`` by seat.

    ``you``: the seat that is spoken to, None where no person sits at the table.
    """
    if sight.veiled:
        you = None
    # What was played for is told until the next deal.
    now, last, sight = sight, sight.last, sight.at_its_end
    told = plates.telling(
        WORDING,
        sight,
        lambda seat: _plate(sight, seat, names[seat], you),
        _plaque(now if now.phase == "over" else sight, [called.apart(name) for name in names], you),
    )
    return told._replace(
        caption=tr("The widow") if sight.widow_down else plates.discarded(sight, names, you),
        places=places(sight) if sight.phase == "play" and not last else frozenset(),
        besides=dice_told(sight.dice) if sight.dice else "",
    )


def _plate(sight: MoonSight, seat: int, name: str, you: int | None) -> PlateValues:
    side_of = sight.seats.side
    side, mine = side_of(seat), side_of(sight.seat)
    bought = sight.phase in ("widow", "trump", "play")
    bidding = bought and sight.bidder is not None and side == side_of(sight.bidder)
    partner = sight.seats.partners and seat != sight.seat and side == mine
    return plates.plate(WORDING, sight, seat, name, you)._replace(
        of=TRICKS if bought else 0,
        needed=needed(sight.bought.bid) if bidding and not sight.low else None,
        partner=tr("partner") if partner else "",
        asterisks=sight.ledger.column("hickeys")[side] if sight.rules.hickeys else 0,
    )


def _plaque(sight: MoonSight, names: Sequence[str], you: int | None) -> plates.Plaque:
    def playing() -> plates.Plaque:
        contract = sight.contract
        shot = sight.last is not None and WORDING.shoot(contract.bid)
        emblem = "moon" if shot else contract.call or "moon"
        line = _progress(sight, contract, names[contract.bidder])
        return emblem, _contract(sight), line

    return plates.plaque(
        WORDING,
        sight,
        names,
        you,
        (tr("{name}: {bid}"), tr("{name}: {bid}")),
        lambda: (sight.call or "moon", _to_come(sight)),
        playing,
    )


def _to_come(sight: MoonSight) -> str:
    """What was bid, and what stands between that and the play."""
    if sight.phase == "trump":
        words, trump = tr("{bid} \u2014 trump next"), ""
    elif sight.call is not None:
        words = tr("{bid} \u2014 {trump}, then the widow")
        trump = trump_name(sight.rules.meant(sight.call))
    else:
        words, trump = tr("{bid} \u2014 the widow"), ""
    return words.format(bid=WORDING.bid(sight.bought.bid), trump=trump)


def _contract(sight: MoonSight) -> str:
    """What is trump, as a heading."""
    contract = sight.contract
    if contract.call is None:
        return tr("Shooting under")
    if sight.last is not None and WORDING.shoot(contract.bid):
        return tr("Shooting the moon")
    if follows_blanks(sight.rules, contract.call):
        return tr("Follow me, on blanks")
    if contract.call == "none":
        return trump_name("none")
    words = tr("{suit} are trump") if sight.last is None else tr("{suit} were trump")
    return words.format(suit=trump_name(contract.call))


def _progress(sight: MoonSight, contract: Contract, name: str) -> str:
    taken = sight.seats.by_side(sight.taken)[sight.seats.side(contract.bidder)]
    left, missing, bid = TRICKS - len(sight.tricks), contract.needed - taken, contract.bid
    if contract.low:
        how = "under"
    elif missing <= 0:
        how = "made"
    elif missing > left:
        how, missing = "set", missing - left
    elif missing < left:
        how = "more"
    else:
        how = "last" if missing == 1 else "all"
    return tr(_PROGRESS[how]).format(name=name, bid=WORDING.shoot(bid) or bid, tricks=missing)


def prompt(sight: MoonSight, names: Sequence[str], you: int | None) -> str:
    """One line to the person at seat ``you``, if there is one; none where the panel says it."""
    names = [called.apart(name) for name in names]
    if sight.veiled:
        you = None
    if sight.drawn:
        return plates.drawn(WORDING, sight, names, you)
    if sight.phase == "widow" and sight.widow is not None and you is not None:
        words = tr("You took in the {tile}. Lay one tile out of play.")
        if "0-0" in sight.held and "0-0" not in playable(sight):
            words = tr("You took in the {tile}. Lay one tile out of play, not the double blank.")
        return words.format(tile=tile_name(sight.widow))
    if sight.phase != "play" or sight.suits is None:
        return ""
    if not sight.plays or sight.suit is None:
        return _lead(sight) if sight.turn == you else ""
    if sight.plays[0].seat == you:
        return ""
    told = _led(sight, sight.suit, names)
    return told if sight.turn != you else f"{told} {_following(sight, sight.suit)}"


def _led(sight: MoonSight, suit: int, names: Sequence[str]) -> str:
    """What was led, and the suit in force where it was named."""
    first = sight.plays[0]
    words = pgettext("of somebody else", "{name} led the {tile}.")
    if sight.rules.named_lead and first.suit is not None:
        words = tr("{name} led the {tile}, as {suit}.")
    tile = tile_name(first.piece)
    return words.format(name=names[first.seat], tile=tile, suit=suit_name(suit))


def _lead(sight: MoonSight) -> str:
    if len(playable(sight)) == len(sight.held):
        return tr("Your lead: any tile.")
    suits = sight.contract.suits
    if follows_blanks(sight.rules, sight.call) or suits.trump_suit is None:
        return tr("You called blanks: lead the double blank.")
    words = tr("Your first lead must be a trump: play one of your {suit}.")
    return words.format(suit=suit_name(suits.trump_suit))


def _following(sight: MoonSight, suit: int) -> str:
    """What is open to you once ``suit`` is led (M4.3)."""
    if sight.rules.renege == "forfeit":
        return tr("Follow if you can.")
    suits = sight.contract.suits
    trump = suit == suits.trump_suit
    follows = mask(sight.held) & suits.followers[suit]
    if follows:
        words = tr("Follow with a trump.") if trump else tr("Follow {suit}.")
    elif trump and suit == DOUBLES:
        words = tr("Doubles are trump and you have none: play anything.")
    elif trump:
        words = tr("You have no trump: play anything.")
    else:
        words = tr("You have no {suit}: play anything.")
    left = mask(sight.held) & suits.trumps
    away = [tile for tile in sight.held if str(suit) in tile and mask((tile,)) & left]
    if len(away) == 1 and suit != suits.trump_suit and not follows:
        words = tr("You have no {suit} left: the {tile} is a trump. Play anything.")
    return words.format(suit=suit_name(suit), tile=tile_name(away[0]) if away else "")
