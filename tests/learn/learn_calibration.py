"""Learns what chances found with all tiles seen come to between players who see their own.

Contracts of every kind are bought by force, likely and unlikely ones, and played out by
experts. What they thought of their chances is then held against what became of them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from math import exp, log
from random import Random

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.games.auction.contract import Bidding
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.players import Expert, contract_value
from moon_desktop.games.moon.players.adviser import advise
from moon_desktop.games.moon.players.contract_value import FILE, kind_of, table_of
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.player import Budget
from moon_desktop.resources import resource
from tests.benchmarks.single_hands import each
from tests.kit.positions import to_bid

Seen = tuple[str, float]
"""Where a chance was reckoned, as a key of the file, and the chance."""

TABLES = {"follow-me-42": 1.0, "shoot-the-moon-4": 0.3, "fosdick-partners": 0.2}
"""A preset for each kind of table, and the part of the hands that are dealt at it."""

OPEN = (0.03, 0.98)
"""Contracts whose chance is not between these are not played out."""

SCORES = (-14, -5, 0, 0, 3, 6, 9, 12, 15, 18)
"""Scores that hands of experts' own choosing begin at."""

BUDGET = Budget(None, 60)
EDGE = 0.004
"""Chances are kept so far from 0 and 1, as a sample of deals cannot tell such."""

LEAST = 0.2
"""A likelier contract stays likelier, however little the outcomes tell."""

FAR = 30.0
"""Odds beyond this power are as good as certain."""

STRIDE = 0.5
"""The longest step of a fit, which would otherwise overshoot where outcomes are nearly sure."""

TRUST = 4.0
"""How many outcomes it takes to believe them rather than the chances as they were found."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=1500, help="hands dealt at each table")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--again",
        action="store_true",
        help="keep the figures there are, and hold the bids that experts choose by them against"
        " what comes of those: the best of many guesses is seldom as good as it looks",
    )
    given = parser.parse_args()
    figures: dict[str, tuple[float, float]] = contract_value.figures() if given.again else {}
    for preset, part in TABLES.items():
        gathered: dict[str, list[tuple[float, bool]]] = defaultdict(list)
        jobs = [(preset, seed) for seed in range(round(part * given.hands))]
        play = chosen if given.again else forced
        for seen, made in each(play, jobs, preset, given.workers):
            for key, chance in seen:
                gathered[key].append((chance, made))
        for key in sorted(gathered):
            added, times = fit(gathered[key])
            if given.again:
                before, factor = figures.get(key, (0.0, 1.0))
                added, times = round(added + times * before, 3), round(times * factor, 3)
            figures[key] = added, times
            chances = [chance for chance, _ in gathered[key]]
            share = sum([made for _, made in gathered[key]]) / len(chances)
            print(
                f"{key:30} {len(chances):6} thought {sum(chances) / len(chances):.3f}"
                f" made {share:.3f} figures {figures[key]}",
                file=sys.stderr,
            )
    lines = [f" {json.dumps(key)}: {json.dumps(pair)}" for key, pair in figures.items()]
    resource(*FILE).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def chosen(job: tuple[str, int]) -> tuple[list[Seen], bool]:
    """The chance that the buyer of one hand saw in its bid, and whether it was made."""
    preset, seed = job
    random = Random(seed)
    match = to_bid(PRESETS[preset], seed)
    # A game is not always at its beginning.
    scores = tuple([random.choice(SCORES) for _ in match.ledger.scores])
    match = match._replace(ledger=match.ledger._replace(scores=scores))
    experts = [Expert(seed + seat) for seat in range(match.rules.seats)]
    seen: list[Seen] = []
    while True:
        assert match.turn is not None
        sight = match.sight(match.turn)
        if isinstance(match.phase, Bidding):
            advice = advise(sight, Budget(None, Expert.deals), seed + match.turn)
            choice = advice.best
            assert isinstance(choice, Bid)
            found = advice.of(choice).made
            if choice.bid != PASS and found is not None and 0 < found < 1:
                seen = [(_key(preset, choice.bid, "bid", TRICKS), found)]
            elif choice.bid != PASS:
                seen = []
        else:
            choice = experts[match.turn].choose(sight)
        match, follows = match.after(choice)
        for entry in follows:
            if isinstance(entry, HandOver):
                return seen, entry.result == "made"


def forced(job: tuple[str, int]) -> tuple[list[Seen], bool]:
    """The chances that were seen in one hand, and whether its contract was made."""
    preset, seed = job
    contract_value.figures().clear()
    random = Random(seed)
    match = to_bid(PRESETS[preset], seed)
    seen: list[Seen] = []
    bought = False
    while True:
        assert match.turn is not None
        sight = match.sight(match.turn)
        if bought and isinstance(match.phase, Bidding):
            match, follows = match.after(Bid(match.turn, PASS))
        else:
            advice = advise(sight, BUDGET, seed)
            choice = advice.best
            if isinstance(match.phase, Bidding):
                tempting = [
                    worth
                    for worth in advice.worths
                    if isinstance(worth.choice, Bid)
                    and worth.choice.bid != PASS
                    and worth.made is not None
                    and OPEN[0] < worth.made < OPEN[1]
                ]
                if not tempting:
                    return [], False
                worth = random.choice(tempting)
                choice = worth.choice
                assert isinstance(choice, Bid)
                assert worth.made is not None
                seen.append((_key(preset, choice.bid, "bid", TRICKS), worth.made))
                bought = True
            elif len(sight.legal) > 1:
                assert sight.bidder is not None
                found = advice.of(choice).made
                assert found is not None
                moment = "settle"
                if sight.phase == "play":
                    side = sight.seats.side(sight.bidder)
                    moment = "bidder" if sight.seats.side(sight.seat) == side else "defender"
                left = TRICKS - len(sight.tricks)
                seen.append((_key(preset, sight.bought.bid, moment, left), found))
            match, follows = match.after(choice)
        for entry in follows:
            if isinstance(entry, HandOver):
                return seen, entry.result == "made"


def _key(preset: str, bid: str, moment: str, left: int) -> str:
    return " ".join((table_of(PRESETS[preset]), kind_of(bid), moment, str(left)))


def fit(outcomes: list[tuple[float, bool]]) -> tuple[float, float]:
    """What to add to the logarithm of the odds, and what to multiply it by before.

    The likeliest pair, a little held back towards (0, 1), by Newton's method.
    """
    added, times = 0.0, 1.0
    rows = [(_log_odds(chance), float(made)) for chance, made in outcomes]
    for _ in range(30):
        slope = [TRUST * added, TRUST * (times - 1)]
        bend = [TRUST, 0.0, TRUST]
        for odds, made in rows:
            guess = 1 / (1 + exp(min(FAR, max(-FAR, -added - times * odds))))
            spread = guess * (1 - guess)
            slope[0] += guess - made
            slope[1] += (guess - made) * odds
            bend[0] += spread
            bend[1] += spread * odds
            bend[2] += spread * odds * odds
        under = bend[0] * bend[2] - bend[1] ** 2
        steps = (
            (bend[2] * slope[0] - bend[1] * slope[1]) / under,
            (bend[0] * slope[1] - bend[1] * slope[0]) / under,
        )
        short = min(1.0, STRIDE / max(STRIDE, *map(abs, steps)))
        added -= short * steps[0]
        times -= short * steps[1]
    return round(added, 3), round(max(times, LEAST), 3)


def _log_odds(chance: float) -> float:
    kept = min(1 - EDGE, max(EDGE, chance))
    return log(kept / (1 - kept))


if __name__ == "__main__":
    main()
