"""What a hand comes to, against the scoring of the rules and the ledger of the match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from moon_desktop.engine.entries import Bid
from moon_desktop.engine.match import Playing
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.moon.contract import TRICKS, contract_of, needed, passed_hand, score_hand
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.match import start
from moon_desktop.games.moon.players.contract_value import ContractValue, fitting
from moon_desktop.games.moon.players.payoffs import Payoffs, WinTable
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.players.advice import Prospect, blend
from tests.kit.cases import each
from tests.kit.sights import arranged

HOUSE = {
    **PRESETS,
    "marks": replace(PRESETS["follow-me-42"], scoring="marks", target=7),
    "overtricks": replace(PRESETS["follow-me-42"], overtricks=True),
    "stops": replace(PRESETS["fosdick"], under=True, stop_when_set=True),
    "stops, four": replace(PRESETS["shoot-the-moon-4"], under=True, overtricks=True),
    "stops, partners": replace(PRESETS["fosdick-partners"], stop_when_set=True, under=True),
    "marks, partners": replace(PRESETS["fosdick-partners"], scoring="marks", target=7),
    "forfeit": replace(PRESETS["follow-me-42"], renege="forfeit", overtricks=True),
}


def sights(rules: MoonRules, random: Random, seat: int | None = None) -> MoonSight:
    """A seat's view of a deal, from random scores short of the target."""
    sides = rules.table.sides
    scores = tuple(random.randint(-9, rules.target - 1) for _ in range(sides))
    match = start(rules)
    while match.number == 0:
        match, _ = match.after(match.chance(random.randrange(1000)))  # type: ignore[arg-type]
    match = match._replace(ledger=match.ledger._replace(scores=scores))
    return match.sight(random.randrange(rules.seats) if seat is None else seat)


def contract(rules: MoonRules, bidder: int, bid: str) -> Contract:
    """One at sixes."""
    return contract_of(rules, Bid(bidder, bid), None if bid == "under" else "6")


def truly(sight: MoonSight, bidder: int, bid: str, taken: tuple[int, ...], offender: int | None):
    """The prospect of a result, from scoring, ledger and race alone."""
    rules, seats, ledger = sight.rules, sight.seats, sight.ledger
    hand = score_hand(rules, ledger, contract(rules, bidder, bid), taken, offender)
    ledger = ledger.after_hand(hand)
    mine = seats.side(sight.seat)
    assert sight.dealer is not None
    winner = ledger.game_winner(seats.sides_clockwise(bidder))
    if winner is None:
        needs = tuple(rules.target - score for score in ledger.scores)
        win = WinTable.of(rules).win(needs, seats.left_of(sight.dealer))[mine]
    else:
        win = float(winner == mine)
    points = tuple(float(hand.points[seats.side(seat)]) for seat in range(seats.count))
    return Prospect(float(hand.result == "made"), points, win)


def results(rules: MoonRules, random: Random) -> Iterator[tuple[int, str, tuple[int, ...]]]:
    """Hands that came to their end: bidder, bid, and tricks a seat."""
    bids = [bid for bid in ("4", "5", "6", "7", "over") if rules.over or bid != "over"]
    bids += ["under"] * rules.under
    for bid in bids:
        bidder = random.randrange(rules.seats)
        while True:
            owners = [random.randrange(rules.seats) for _ in range(TRICKS)]
            taken = [owners.count(seat) for seat in range(rules.seats)]
            mine = rules.table.side(bidder)
            if bid == "under" and random.random() < 0.5:
                if rules.partners:
                    break
                taken[bidder] = 0
            won = rules.table.by_side(tuple(taken))[mine]
            if contract(rules, bidder, bid).outcome(won, TRICKS - sum(taken)) is not None:
                break
        yield bidder, bid, tuple(taken)


@pytest.mark.parametrize("name", HOUSE)
def test_a_result_is_worth_what_the_rules_pay(name):
    """M5.1–M5.6, from the view of any seat."""
    random = Random(name)
    for _ in range(12):
        sight = sights(HOUSE[name], random)
        for bidder, bid, taken in results(HOUSE[name], random):
            for offender in (None, *range(sight.seats.count)):
                if offender is None and bid == "under" and sum(taken) < TRICKS and not any(taken):
                    continue
                found = Payoffs(sight).scored(contract(HOUSE[name], bidder, bid), taken, offender)
                true = truly(sight, bidder, bid, taken, offender)
                assert found.made == true.made
                assert found.points == true.points
                assert found.win == pytest.approx(true.win, abs=1e-12)


def test_a_hand_that_everybody_passes_pays_nothing_and_moves_the_deal():
    """M2.5."""
    match = arranged("", scores=(20, 3, 11))
    sight = match.sight(0)
    found = Payoffs(sight).passed()
    assert passed_hand(sight.rules, sight.ledger).result == "passed"
    assert (found.made, found.points) == (0.0, (0.0, 0.0, 0.0))
    assert found.win == WinTable.of(sight.rules).win((1, 18, 10), 0)[0], "seat 0 deals next"


def falls(lost: int, seats: tuple[int, ...]) -> Iterator[tuple[float, Counter[int]]]:
    """Every way that tricks fall one by one to any of these seats, each with its chance."""
    for owners in product(seats, repeat=lost):
        yield len(seats) ** -lost, Counter(owners)


@each("name", HOUSE)
def test_tricks_that_are_not_sure_fall_to_each_defender_alike(name):
    """Against every way they may fall, trick by trick; from any trick of a hand on."""
    rules = HOUSE[name]
    random = Random(name)
    seats = rules.table
    for _ in range(6):
        sight = sights(rules, random)
        bidder = random.randrange(rules.seats)
        mine = seats.side(bidder)
        bid = random.choice(["4", "5", "6", "7"])
        taken = [0] * rules.seats
        for _ in range(random.randrange(2, TRICKS)):
            taken[random.randrange(rules.seats)] += 1
        has = seats.by_side(tuple(taken))[mine]
        rest = TRICKS - sum(taken)
        settled = contract(rules, bidder, bid).outcome(has, TRICKS - sum(taken))
        if rules.stop_when_set and settled == "set":
            continue
        value = ContractValue(Payoffs(sight), bidder, bid, tuple(taken))
        others = tuple(seat for seat in range(seats.count) if seats.side(seat) != mine)
        assert (value.rest, value.defenders) == (rest, others)
        for won in range(rest + 1):
            lost = rest - won
            kept = won
            if rules.stop_when_set and has + won < needed(bid):
                # The last trick is the one that sets it (M4.7).
                lost = TRICKS - needed(bid) + 1 - (sum(taken) - has)
                kept = min(won, rest - lost)
            sure = [0] * len(others)
            for _ in range(random.randrange(lost + 1)):
                sure[random.randrange(len(others))] += 1
            parts = []
            for chance, more in falls(lost - sum(sure), others):
                end = [before + more[seat] for seat, before in enumerate(taken)]
                for seat, certain in zip(others, sure, strict=True):
                    end[seat] += certain
                end[bidder] += kept
                parts.append((chance, truly(sight, bidder, bid, tuple(end), None)))
            true, found = blend(parts), value.of(won, tuple(sure))
            assert found.made == pytest.approx(true.made)
            assert found.made == pytest.approx(float(has + won >= needed(bid)))
            assert found.points == pytest.approx(true.points)
            assert found.win == pytest.approx(true.win)


@each("name", [name for name in HOUSE if HOUSE[name].under])
def test_under_is_made_without_a_trick_and_ends_with_the_first(name):
    """M4.7, M5.1: of the defenders' tricks before it nothing is known."""
    rules = HOUSE[name]
    random = Random(name)
    for _ in range(6):
        sight = sights(rules, random)
        bidder = random.randrange(rules.seats)
        value = ContractValue(Payoffs(sight), bidder, "under")
        made, failed = value.of(0), value.of(1)
        stake = 1 if rules.scoring == "marks" else 21
        assert made.made == pytest.approx(1)
        assert made.points[bidder] == pytest.approx(stake)
        assert failed.made == 0
        lost = 0 if rules.scoring == "marks" else -21
        assert failed.points[bidder] == pytest.approx(lost)
        others = [
            seat
            for seat in range(rules.seats)
            if rules.table.side(seat) != rules.table.side(bidder)
        ]
        if rules.scoring == "points" and not rules.partners:
            assert sum(made.points[seat] for seat in others) == pytest.approx(TRICKS)
            assert 0 < sum(failed.points[seat] for seat in others) < TRICKS


def test_more_sure_tricks_than_there_are_to_take_are_cut_down():
    """The largest first: it is nobody who can be sure of them all."""
    assert fitting((1, 2), 3) == (1, 2)
    assert fitting((3, 1), 3) == (2, 1)
    assert fitting((4, 0), 1) == (1, 0)
    assert fitting((2, 1, 0), 0) == (0, 0, 0)
    for sure in product(range(4), repeat=3):
        for lost in range(8):
            cut = fitting(sure, lost)
            assert sum(cut) == min(lost, sum(sure))
            assert all(0 <= less <= more for less, more in zip(cut, sure, strict=True))


def test_a_renege_ends_the_hand_with_what_was_taken():
    """M4.8: set where the bidder reneged, made where another did, who gets nothing."""
    match = arranged("4 pass pass 6", renege="forfeit")
    assert isinstance(match.phase, Playing)
    for seat in range(3):
        sight = match.sight(seat)
        value = ContractValue(Payoffs(sight), 0, "4", (2, 1, 1))
        assert value.offended(0).points == (-4, 1, 1)
        assert value.offended(1).points == (4, 0, 1)
        assert value.offended(2).points == (4, 1, 0)


def test_prospects_are_blended_by_weight():
    one = Prospect(1.0, (4.0, 1.0, 2.0), 0.5)
    other = Prospect(0.0, (-4.0, 3.0, 2.0), 0.1)
    assert blend([(0.5, one), (0.5, other)]) == Prospect(0.5, (0.0, 2.0, 2.0), 0.3)
    assert blend([(1.0, one), (1.0, other), (-1.0, other)]) == one
