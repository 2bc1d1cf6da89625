"""What a bid is worth: the contract it buys, and what the others buy over it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from moon_desktop.engine.entries import Bid
from moon_desktop.players.advice import Worth
from moon_desktop.players.tally import Prospect, Tally, blend


def worth_of(
    bid: Bid,
    topped: Mapping[str, Tally],
    own: tuple[float, Prospect] | None = None,
    plan: object = None,
) -> Worth:
    """The worth of ``bid`` over all deals: those in which others top it, a tally for each kind of
    contract they buy, and ``""`` where everybody passes; and those in which nobody does, their
    weight and what the contract then comes to, None of a pass. ``plan``: what is said besides.

    The chance that the contract is made is the bid's own; of a pass that of whoever buys, and
    None where none does.
    """
    parts = [(tally.weight, tally.mean()) for tally in topped.values()]
    if own is None:
        sold = [part for kind, part in zip(topped, parts, strict=True) if kind]
        made = _average(sold).made if sold else None
    else:
        parts.append(own)
        made = own[1].made
    whole = _average(parts)
    return Worth(bid, made, whole.points, whole.win, plan)


def _average(parts: Sequence[tuple[float, Prospect]]) -> Prospect:
    total = sum([weight for weight, _ in parts])
    return blend([(weight / total, prospect) for weight, prospect in parts])
