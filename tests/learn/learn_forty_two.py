"""Learns how often contracts of Texas 42 are made, by the bidder's hand and by what they come to
double dummy.

Contracts of every kind are bought by force, with likely hands and unlikely ones, and played to
their end: by casual players in many deals that fit the bidder's hand, which tells what a hand is
worth, and by skilled ones in the deal itself, which tells what becomes of it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from moon_desktop.arena.series import play_out
from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.match import Dealing
from moon_desktop.engine.pieces import FULL_SET, tiles
from moon_desktop.games.auction.contract import Bidding
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.forty_two.contract import (
    LOW_CALLS,
    SPECIALS,
    contract_of,
    namer,
    needed,
    open_calls,
    shut,
)
from moon_desktop.games.forty_two.entries import Deal, HandOver
from moon_desktop.games.forty_two.match import FortyTwo
from moon_desktop.games.forty_two.players.payoffs import PACES, double_dummy
from moon_desktop.games.forty_two.players.strength import (
    FILE,
    Tiles,
    best,
    danger,
    kind_of,
    worth,
)
from moon_desktop.games.forty_two.rules import PRESETS, TABLE, FortyTwoRules
from moon_desktop.players.levels import levels_of
from moon_desktop.players.player import AnyPlayer
from moon_desktop.players.possible_deals import PossibleDeals
from moon_desktop.resources import resource
from moon_desktop.seeds import player_seed
from tests.benchmarks.single_hands import each

RULES: Final = replace(PRESETS["texas-42-all"], nel_o="marks", stop_when_decided=True)
"""All that may be bid and called; nobody plays on when it is decided."""

BIDS: Final = (*["30", "31", "32", "33", "34", "35", "36", "38", "40"], "1m", "1m", "1m")
"""What is bid at other calls than nel-o."""

KINDS: Final = ("pips",) * 5 + ("doubles", "follow-me", "sevens") * 2 + (*LOW_CALLS, *SPECIALS)
"""Kinds of contracts, the commoner ones the oftener."""

DEALS: Final = 48
"""Deals that casual players play out for each hand."""

OF: Final = 8
"""Of so many deals one is played."""

SECOND: Final = 0.25
"""How often the second best pip is named: it is weighed too."""

STEPS: Final = 40
"""Steps of a fit: it stands long before."""

RIDGE: Final = 0.5
"""How much a figure is drawn towards nothing, in hands."""


class Outcome(NamedTuple):
    """A forced contract: its kind, and that of its call; what is needed; what the hand has that is
    played for it; how often casual players made it; whether it is made double dummy, and whether
    skilled players made it."""

    kind: str
    call: str
    needed: int
    has: tuple[float, ...]
    casual: float
    double_dummy: bool
    skilled: bool

    @property
    def row(self) -> tuple[float, ...]:
        """What the figures of its call are multiplied with."""
        return self.has if self.call in LOW_CALLS else (self.needed - 30, *self.has)


Learnt = dict[str, dict[str, list[float]]]
"""The parts of the file that are of contracts."""

Parts = dict[str, dict[str, Any]]
"""All of them."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=7_000, help="hands that are played")
    parser.add_argument("--matches", type=int, default=60, help="matches whose hands are counted")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--endings", action="store_true", help="count anew how hands end, and keep all else"
    )
    given = parser.parse_args()
    found: Parts = json.loads(resource(*FILE).read_text(encoding="utf-8"))
    if not given.endings:
        found |= learnt(each(played, range(given.hands), "hands", given.workers))
    jobs = [(stakes, seed) for stakes in STAKES for seed in range(given.matches)]
    found["endings"] = endings(each(ended, jobs, "matches", given.workers))
    write(found)


def write(found: Parts) -> None:
    """Writes the file anew."""
    parts = [
        f' "{part}": {{\n'
        + ",\n".join(f"  {json.dumps(kind)}: {json.dumps(row)}" for kind, row in rows.items())
        + "\n }"
        for part, rows in found.items()
    ]
    resource(*FILE).write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


STAKES: Final = {"marks": "texas-42", "high": "texas-42-all", "points": "points-250"}
"""A preset for each kind of stakes."""

RARE: Final = 0.004
"""Ends of a hand that come no more often are left out."""


def ended(job: tuple[str, int]) -> list[tuple[str, int, int]]:
    """How the hands of a match among skilled players ended, in units of its score."""
    stakes, seed = job
    rules = PRESETS[STAKES[stakes]]
    unit = PACES[rules.scoring].unit
    skilled = [levels_of("texas42")["skilled"](player_seed(seed, seat)) for seat in range(4)]
    hands = play_out(FortyTwo.start(rules), skilled, skilled[0], seed, 100)
    scores = [sorted(one.points) for one in hands if isinstance(one, HandOver)]
    return [(stakes, round(most / unit), round(least / unit)) for least, most in scores if most]


def endings(found: Sequence[Sequence[tuple[str, int, int]]]) -> dict[str, list[list[float]]]:
    """By stakes, each way to end and how often it came."""
    counted: dict[str, Counter[tuple[int, int]]] = {stakes: Counter() for stakes in STAKES}
    for hands in found:
        for stakes, most, least in hands:
            counted[stakes][most, least] += 1
    parts: dict[str, list[list[float]]] = {}
    for stakes, ways in counted.items():
        kept = {way: n for way, n in ways.items() if n >= RARE * ways.total()}
        total = sum(kept.values())
        shares = {way: round(n / total, 3) for way, n in sorted(kept.items())}
        # What is lost or won in rounding is the commonest way's.
        commonest = max(shares, key=lambda way: shares[way])
        shares[commonest] = round(shares[commonest] + 1 - sum(shares.values()), 3)
        parts[stakes] = [[*way, share] for way, share in shares.items()]
    return parts


def learnt(outcomes: Sequence[Outcome]) -> Learnt:
    """What the outcomes tell: what hands are worth first, and by that what becomes of them."""
    found: Learnt = {"high": {}, "low": {}, "made": {}}
    kinds = sorted({one.kind for one in outcomes}, key=lambda kind: (kind == "special", kind))
    for kind in kinds:
        some = [one for one in outcomes if one.kind == kind]
        if kind != "special":
            figures = fit([one.row for one in some], [one.casual for one in some])
            found["low" if kind in LOW_CALLS else "high"][kind] = _rounded(figures)
        looks = [_looks(found, one) for one in some]
        rows = [(one.double_dummy, look) for one, look in zip(some, looks, strict=True)]
        found["made"][kind] = _rounded(fit(rows, [one.skilled for one in some]))
        print(f"{kind:12} {len(some):6} {found['made'][kind]}", file=sys.stderr)
    return found


def _looks(found: Learnt, one: Outcome) -> float:
    hand, *figures = found["low" if one.call in LOW_CALLS else "high"][one.call]
    return hand + float(np.dot(figures, one.row))


def fit(rows: Sequence[Sequence[float]], shares: Sequence[float]) -> NDArray[np.float64]:
    """The figures, a constant first, by whose sum over a row the logarithm of the odds comes
    nearest to its share, by likelihood."""
    table = np.column_stack([np.ones(len(rows)), np.asarray(rows, dtype=float)])
    wanted = np.asarray(shares, dtype=float)
    figures = np.zeros(table.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-table @ figures))
        slope = table.T @ (wanted - chances) - RIDGE * figures
        bend = (table.T * (chances * (1 - chances))) @ table + RIDGE * np.eye(len(figures))
        figures += np.linalg.solve(bend, slope)
    return figures


def _rounded(figures: NDArray[np.float64]) -> list[float]:
    return [round(float(figure), 3) for figure in figures]


# --- hands ----------------------------------------------------------------------------------


class Lot(NamedTuple):
    """A contract that is forced on seat 0: its ``kind``, the ``bid`` and the ``call``, the match
    in whose auction nothing is said yet, and the ``hands``."""

    kind: str
    bid: str
    call: str
    match: FortyTwo
    hands: tuple[int, ...]

    @property
    def lead(self) -> FortyTwo:
        """The match at the first lead."""
        return forced(self.match, self.bid, self.call)


def drawn(random: Random, kind: str, bids: Sequence[str] = BIDS) -> Lot:
    """A contract of such a ``kind``; ``bids``: what is bid at pips, doubles, follow me and
    sevens, one by lot."""
    match, hands = _dealt(random, kind)
    bid = kind if kind in SPECIALS else "1m" if kind in LOW_CALLS else random.choice(bids)
    return Lot(kind, bid, _named(random, kind, hands), match, hands)


def played(seed: int) -> Outcome:
    """What becomes of one contract, bought by seat 0."""
    random = Random(seed)
    kind, bid, call, match, hands = lot = drawn(random, random.choice(KINDS))
    contract = contract_of(RULES, Bid(0, bid), call)
    casual, skilled = (
        [levels_of("texas42")[level](player_seed(seed, seat)) for seat in range(TABLE.count)]
        for level in ("casual", "skilled")
    )
    made = []
    unseen = FULL_SET & ~hands[0]
    others = PossibleDeals.shared(TABLE.count, hands[0], [0, 7, 7, 7], unseen, [unseen] * 4)
    for world in others.draw(random, DEALS):
        fits = dealt_so(match, world.hands)
        named = _named(random, kind, world.hands) if bid in SPECIALS else call
        made.append(finished(forced(fits, bid, named), casual))
    count = double_dummy(RULES, [contract], hands)
    return Outcome(
        kind_of(bid, call),
        kind_of("30", call),
        contract.needed,
        _has(hands[namer(0, bid)], call),
        sum(made) / DEALS,
        not count if contract.low else count >= contract.needed,
        finished(lot.lead, skilled),
    )


def _dealt(random: Random, kind: str) -> tuple[FortyTwo, tuple[int, ...]]:
    """A deal in which seat 0, the first to speak, may bid such a contract; and its hands. Half of
    them are the best of some: few hands are bid high on."""
    some = [_fitting(random, kind) for _ in range(random.choice((1, OF)))]
    call = "6" if kind in SPECIALS else kind
    if kind == "pips":
        return max(some, key=lambda one: max(sum(_has(one[1][0], pip)) for pip in "0123456"))
    return max(some, key=lambda one: sum(_has(one[1][0], call)) * (-1 if call in LOW_CALLS else 1))


def dealt(random: Random, rules: FortyTwoRules = RULES) -> FortyTwo:
    """A deal in which seat 0 is the first to speak."""
    match = FortyTwo.start(rules)._replace(phase=Dealing(TABLE.count - 1))
    chance = match.chance(random.randrange(2**40))
    assert chance is not None
    return match.after(chance)[0]


def _fitting(random: Random, kind: str) -> tuple[FortyTwo, tuple[int, ...]]:
    while True:
        match = dealt(random)
        hands = _bidding(match).hand.held
        if kind not in shut(hands[0]):
            return match, hands


def _bidding(match: FortyTwo) -> Bidding:
    assert isinstance(match.phase, Bidding)
    return match.phase


def dealt_so(match: FortyTwo, hands: tuple[int, ...]) -> FortyTwo:
    """The match, in whose auction nothing is said yet, as if these ``hands`` were dealt."""
    phase = _bidding(match)
    deal = phase.hand.deal
    assert isinstance(deal, Deal)
    deal = Deal(deal.hand, deal.dealer, tuple(map(tiles, hands)))
    return match._replace(phase=phase._replace(hand=phase.hand._replace(deal=deal, held=hands)))


def _named(random: Random, kind: str, hands: Sequence[int]) -> str:
    """The call of a contract of such a kind."""
    if kind in SPECIALS:
        return best(hands[namer(0, kind)], open_calls(RULES, kind, False), needed(kind))[1]
    if kind != "pips":
        return kind
    pips = sorted("0123456", key=lambda pip: -worth(hands[0], pip, 30))
    return pips[random.random() < SECOND]


def _has(held: int, call: str) -> tuple[float, ...]:
    """What is counted of a hand at a call."""
    if call in LOW_CALLS:
        return (danger(held, call),)
    return Tiles.of(held, call).row


def forced(match: FortyTwo, bid: str, call: str) -> FortyTwo:
    """The first lead after the seat in turn has said ``bid`` and nobody more."""
    match = bought(match, bid)
    assert match.turn is not None
    return match.after(NameTrump(match.turn, call))[0]


def bought(match: FortyTwo, bid: str) -> FortyTwo:
    """The match when the seat in turn has said ``bid`` and nobody more: trump is to be named."""
    assert match.turn is not None
    match, _ = match.after(Bid(match.turn, bid))
    while match.turn is not None and isinstance(match.phase, Bidding):
        match, _ = match.after(Bid(match.turn, PASS))
    return match


def finished(match: FortyTwo, players: Sequence[AnyPlayer]) -> bool:
    """Whether the contract is made that ``players``, one a seat, play out."""
    while True:
        assert match.turn is not None
        match, follows = match.after(players[match.turn].choose(match.sight(match.turn)))
        for result in follows:
            if isinstance(result, HandOver):
                return result.result == "made"


if __name__ == "__main__":
    main()
