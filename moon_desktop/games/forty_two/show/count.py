"""How the count of a hand of Texas 42 is shown: in the trays of the two sides, on the rail between
them, and by where each tile that counts is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.games.defaults.table import taken
from moon_desktop.games.forty_two.contract import ALL, COUNTERS, TRICKS, count_of, marks, needed
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.rules import TABLE
from moon_desktop.games.forty_two.show.wording import CAMPS, WORDING
from moon_desktop.games.views.table import (
    Camp,
    CounterTold,
    Rail,
    TakenTrick,
    Telling,
    Tray,
    TrayTold,
)
from moon_desktop.words.language import N_, ngettext, tr


def trays(sight: FortyTwoSight) -> tuple[Tray, ...]:
    """The tricks of each side (T1.3)."""
    low = sight.low
    tricks: dict[Camp, list[TakenTrick]] = {camp: [] for camp in CAMPS}
    for number, done in enumerate(sight.tricks, 1):
        words = tr("Trick {number}") if low else tr("Trick {number} counts {count}")
        text = words.format(number=number, count=count_of(done.plays))
        tricks[WORDING.camp(sight.seat, done.taker)].append(taken(done, text))
    return tuple(Tray(camp, tuple(tricks[camp]), stacked=low) for camp in CAMPS)


def told_of_count(
    told: Telling, sight: FortyTwoSight, names: Sequence[str], you: int | None
) -> Telling:
    """``told`` with headings of the trays, the rail, and the tiles that count, of a hand that is
    played or over."""
    headings = tuple(_heading(sight, names, camp) for camp in CAMPS)
    rail = _rail(sight, names, you)
    sides = (", ".join(filter(None, (f"{one.names} {one.figure}", one.line))) for one in headings)
    return told._replace(
        besides=tuple(filter(None, (rail.above, *sides))),
        trays=headings,
        rail=rail,
        counters=() if rail.steps else _counters(sight, names),
    )


def _heading(sight: FortyTwoSight, names: Sequence[str], camp: Camp) -> TrayTold:
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
        text = tr(_COUNTERS[words]).format(
            tile=WORDING.piece(tile),
            n=worth,
            names="" if with_ is None else WORDING.side(names, sight.seat, with_),
        )
        found.append(CounterTold(tile, where, text))
    return tuple(found)
