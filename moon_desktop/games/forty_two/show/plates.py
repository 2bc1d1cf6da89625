"""What plates, plaque, trays, rail and the line over the table say of a hand of Texas 42."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.pieces import mask
from moon_desktop.games.defaults.table import places
from moon_desktop.games.dominoes.show import plates
from moon_desktop.games.dominoes.show.wording import tile_name
from moon_desktop.games.forty_two.bids import SPECIALS, marks, namer, needed
from moon_desktop.games.forty_two.count import ALL, COUNTERS, TRICKS
from moon_desktop.games.forty_two.rules import TABLE
from moon_desktop.games.forty_two.show.wording import CAMPS, WORDING
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.games.views.table import (
    Camp,
    CounterTold,
    PlateValues,
    Rail,
    Telling,
    TrayTold,
)
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, ngettext, pgettext, tr

_MOST_STROKES: Final = 21
"""Of a longer game the marks are told as a figure: three times ALL."""


def telling(sight: FortyTwoSight, names: Sequence[str], you: int | None) -> Telling:
    """Everything the furniture shows of ``sight``; ``names`` by seat.

    ``you``: the seat that is spoken to, None where no person sits at the table.
    """
    if sight.veiled:
        you = None
    fit = [called.apart(name) for name in names]
    # What was played for is told until the next deal.
    now, sight = sight, sight.at_its_end
    plaque = _plaque(now if now.phase == "over" else sight, fit, you)
    told = plates.telling(
        WORDING, sight, lambda seat: _plate(sight, seat, names[seat], you), plaque
    )
    if sight.phase != "play":
        return told
    trays = tuple(_tray(sight, fit, camp) for camp in CAMPS)
    rail = _rail(sight, fit, you)
    besides = [rail.above]
    for tray in trays:
        besides += [f"{tray.names} {tray.figure}", tray.line]
    return told._replace(
        places=places(sight, sight.out) if sight.last is None else frozenset(),
        besides=" · ".join(filter(None, besides)),
        trays=trays,
        rail=rail,
        counters=() if rail.steps else _counters(sight, fit),
    )


# --- the plates -----------------------------------------------------------------------------


def _plate(sight: FortyTwoSight, seat: int, name: str, you: int | None) -> PlateValues:
    rules, mine = sight.rules, TABLE.side(seat) == TABLE.side(sight.seat)
    found = plates.plate(WORDING, sight, seat, name, you)
    if found.plain and seat == you == sight.dealer:
        found = found._replace(pill=tr("You shake and bid last"))
    aside = tr("partner") if mine and seat != sight.seat else ""
    out = sight.out == seat
    scores = (sight.result or sight.ledger).scores
    strokes = rules.scoring == "marks" and rules.target <= _MOST_STROKES
    return found._replace(
        coin=pgettext("letter on the coin of the shaker", "S"),
        tricks=0,
        out=out,
        aside=tr("sits out") if out else aside,
        camp=WORDING.camp(sight.seat, seat),
        strokes=(scores[TABLE.side(seat)], rules.target) if strokes else None,
    )


# --- the plaque -----------------------------------------------------------------------------


def _plaque(sight: FortyTwoSight, names: Sequence[str], you: int | None) -> plates.Plaque:
    return plates.plaque(
        WORDING,
        sight,
        names,
        you,
        (tr("You are high with {bid}"), tr("{name} is high with {bid}")),
        lambda: (_bid_emblem(sight.bought.bid), _to_name(sight, names, you)),
        lambda: (WORDING.emblem(sight.call), _contract(sight), _bought(sight, names, you)),
    )


def _bid_emblem(bid: str) -> str:
    if bid in SPECIALS:
        return f"doubles:{SPECIALS[bid].doubles}"
    return f"strokes:{marks(bid)}" if marks(bid) else "moon"


def _to_name(sight: FortyTwoSight, names: Sequence[str], you: int | None) -> str:
    """What was bid, and who is to name trump (T5.1)."""
    seat = namer(sight.bought.seat, sight.bought.bid)
    if seat == you:
        words = tr("{bid} — name trump")
    elif seat == sight.bought.seat:
        words = tr("{bid} — trump next")
    else:
        words = tr("{bid} — {name} names trump")
    return words.format(bid=WORDING.bid(sight.bought.bid), name=names[seat])


def _contract(sight: FortyTwoSight) -> str:
    """What is trump, as a heading."""
    contract = sight.contract
    call = contract.call or ""
    suits = call != "follow-me" and not contract.low
    words = tr("{suit} are trump") if sight.last is None else tr("{suit} were trump")
    words = words if suits else "{suit}"
    return words.format(suit=WORDING.call(call))


_BOUGHT: Final[Mapping[str, tuple[str, str]]] = {
    "plunge": (N_("You plunged, for three marks"), N_("{name} plunged, for three marks")),
    "splash": (N_("You splashed, for two marks"), N_("{name} splashed, for two marks")),
    "number": (N_("You bid {bid}, for one mark"), N_("{name} bid {bid}, for one mark")),
    "": (N_("You bid {bid}"), N_("{name} bid {bid}")),
}
"""Who bid what: you, or another."""


def _bought(sight: FortyTwoSight, names: Sequence[str], you: int | None) -> str:
    bidder, bid = sight.bought
    kind = bid if bid in SPECIALS else ""
    if not marks(bid) and sight.rules.scoring == "marks":
        kind = "number"
    words = tr(_BOUGHT[kind][bidder != you])
    return words.format(name=names[bidder], bid=WORDING.bid(bid))


# --- trays, rail and counters ---------------------------------------------------------------


def _tray(sight: FortyTwoSight, names: Sequence[str], camp: Camp) -> TrayTold:
    who = WORDING.side(names, sight.seat, camp)
    if sight.low:
        tricks = sight.seats.by_side(sight.taken)
        return TrayTold(camp, who, "", str(tricks[_side(sight, camp)]))
    return TrayTold(camp, who, _still(sight, camp), str(sight.counted[_side(sight, camp)]))


def _side(sight: FortyTwoSight, camp: Camp) -> int:
    own = TABLE.side(sight.seat)
    return own if camp == "ours" else 1 - own


def _still(sight: FortyTwoSight, camp: Camp) -> str:
    """What a side still needs to make the bid, or to set it (T4.1)."""
    bidders = TABLE.side(sight.bought.seat)
    goal = needed(sight.bought.bid)
    lacks, more = goal - sight.counted[bidders], ALL + 1 - goal - sight.counted[1 - bidders]
    if _side(sight, camp) == bidders:
        if lacks <= 0:
            return tr("has made it")
        if more <= 0:
            return ""
        if marks(sight.bought.bid):
            return tr("needs every trick")
        return ngettext("needs {n} more", "needs {n} more", lacks).format(n=lacks)
    if more <= 0:
        return tr("has set it")
    if lacks <= 0:
        return ""
    if marks(sight.bought.bid):
        return tr("sets it with any trick")
    return ngettext("sets it with {n} more", "sets it with {n} more", more).format(n=more)


_NO_TRICK: Final = (
    (N_("Take no trick: one to go"), N_("{name} must take no trick: one to go")),
    (N_("Take no trick: two to go"), N_("{name} must take no trick: two to go")),
    (N_("Take no trick: three to go"), N_("{name} must take no trick: three to go")),
    (N_("Take no trick: four to go"), N_("{name} must take no trick: four to go")),
    (N_("Take no trick: five to go"), N_("{name} must take no trick: five to go")),
    (N_("Take no trick: six to go"), N_("{name} must take no trick: six to go")),
    (N_("Take no trick: seven to go"), N_("{name} must take no trick: seven to go")),
)
"""In nel-o, by how many tricks are to come: to the bidder, and to the others (T6.2)."""


def _rail(sight: FortyTwoSight, names: Sequence[str], you: int | None) -> Rail:
    """All the count, or in nel-o the tricks."""
    mine = TABLE.side(sight.seat)
    ours, theirs = sight.counted[mine], sight.counted[1 - mine]
    bidders, pin = WORDING.camp(sight.seat, sight.bought.seat), needed(sight.bought.bid)
    if sight.low:
        done = len(sight.tricks)
        left = TRICKS - done
        above = tr(_NO_TRICK[left - 1][sight.bought.seat != you]) if left else ""
        above = above.format(name=names[sight.bought.seat]) if sight.last is None else ""
        steps = tuple(number < done for number in range(TRICKS))
        lost = sight.taken[sight.bought.seat] > 0
        return Rail(ALL, ours, theirs, bidders, pin, above, "", steps, lost)
    above = tr("made with all 42") if marks(sight.bought.bid) else tr("made at {n}").format(n=pin)
    out = ALL - ours - theirs
    below = ngettext("{n} still out", "{n} still out", out).format(n=out)
    return Rail(ALL, ours, theirs, bidders, pin, above, below)


_COUNTERS: Final[Mapping[str, str]] = {
    "own": N_("The {tile} counts {n} and is in your hand."),
    "out": N_("The {tile} counts {n} and is still out."),
    "table": N_("The {tile} counts {n} and lies on the table."),
    "taken": N_("The {tile} counts {n} and is with {names}."),
}


def _counters(sight: FortyTwoSight, names: Sequence[str]) -> tuple[CounterTold, ...]:
    """The five that count, and where each is (T2.1)."""
    takers = {play.piece: done.taker for done in sight.tricks for play in done.plays}
    laid = {play.piece for play in sight.plays}
    found = []
    for tile, worth in COUNTERS.items():
        taker = takers.get(tile)
        with_ = None if taker is None else WORDING.camp(sight.seat, taker)
        where = with_ or ("table" if tile in laid else "out")
        words = "taken" if with_ else "own" if tile in sight.held else where
        told = tr(_COUNTERS[words]).format(
            tile=tile_name(tile),
            n=worth,
            names="" if with_ is None else WORDING.side(names, sight.seat, with_),
        )
        found.append(CounterTold(tile, where, told))
    return tuple(found)


def prompt(sight: FortyTwoSight, names: Sequence[str], you: int | None) -> str:
    """One line to the person at seat ``you``, if there is one; none where the panel says it."""
    names = [called.apart(name) for name in names]
    if sight.veiled:
        you = None
    match sight.phase:
        case "draw" | "deal" if sight.drawn:
            return plates.drawn(WORDING, sight, names, you)
        case "trump" if sight.turn is not None and sight.turn != you:
            return _awaited(sight, names, you)
        case "play" if sight.suit is not None:
            return _following(sight, sight.suit, names, you)
        case "play" if sight.turn is not None:
            return _lead(sight, names, you)
        case _:
            return ""


def _awaited(sight: FortyTwoSight, names: Sequence[str], you: int | None) -> str:
    """Who names trump; after plunge and splash that is the bidder's partner (T5.1)."""
    words = tr("{name} is to name trump.")
    if sight.bought.bid in SPECIALS:
        words = {
            "plunge": tr("{bidder} plunged: {name} names trump and leads."),
            "splash": tr("{bidder} splashed: {name} names trump and leads."),
        }[sight.bought.bid]
        if sight.bought.seat == you:
            words = tr("{name} names trump and leads, without a word from you.")
    name = names[namer(sight.bought.seat, sight.bought.bid)]
    return words.format(bidder=names[sight.bought.seat], name=name)


def _lead(sight: FortyTwoSight, names: Sequence[str], you: int | None) -> str:
    if sight.turn is not None and sight.turn != you:
        return tr("{name} is to lead.").format(name=names[sight.turn])
    suits = sight.contract.suits
    if len(sight.legal) in (0, len(sight.held)) or suits.trump_suit is None:
        return tr("Your lead: any tile.")
    words = tr("Your first lead must be a trump: play one of your {suit}.")
    return words.format(suit=WORDING.suit(suits.trump_suit, sight.call))


def _following(sight: FortyTwoSight, led: int, names: Sequence[str], you: int | None) -> str:
    """Who is to follow what was ``led``, and who is winning (T7.1)."""
    first, suit = sight.plays[0], WORDING.suit(led, sight.call)
    if sight.turn is None:
        words = pgettext("of somebody else", "{name} led the {tile}.")
        if first.seat == you:
            words = tr("You led the {tile}.")
        return words.format(name=names[first.seat], tile=tile_name(first.piece))
    suits = sight.contract.suits
    winner = suits.best(sight.plays, led).seat
    if sight.turn != you:
        words = tr("{player} is to follow {suit}; {name} is winning.")
        if winner == you:
            words = tr("{player} is to follow {suit}; you are winning.")
    elif sight.rules.renege == "forfeit":
        words = tr("Follow {suit} if you can; {name} is winning.")
    elif mask(sight.held) & suits.followers[led]:
        words = tr("Follow {suit}; {name} is winning.")
    else:
        words = tr("You have no {suit}, so play anything; {name} is winning.")
    return words.format(player=names[sight.turn], suit=suit, name=names[winner])
