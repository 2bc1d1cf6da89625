"""Advice, and the players who go by it: sound, honest, the same for the same, and no blunders."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import BIT, INDEX, TILES
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.forty_two.contract import WORTH
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.players import Expert, Skilled
from moon_desktop.games.forty_two.players.adviser import FortyTwoAdviser
from moon_desktop.games.forty_two.players.casual import Casual
from moon_desktop.games.forty_two.rules import PRESETS, partner
from moon_desktop.players.advice import Advice
from moon_desktop.players.player import Budget
from tests.kit.forty_two import SURE, Table, walked

FEW = Budget(None, 8)


def advise(sight: FortyTwoSight, budget: Budget, seed: int = 0) -> Advice:
    return FortyTwoAdviser(sight).advice(budget, seed)


STRONG = "6-6 6-5 6-3 6-2 5-5 4-4 3-1"
OTHERS = ("5-1 4-2 3-2 4-1 2-0 1-0 5-4", "6-4 6-1 2-1 3-0 4-3 5-2 0-0")


def test_all_trumps_are_sure_of_everything():
    """T4.1: seven trumps make two marks, and nothing wins as much."""
    advice = advise(Table().deal(SURE).match.sight(0), Budget(None, 20))
    assert advice.best == Bid(0, "2m")
    assert advice.of(advice.best).made == 1
    named = Table().deal(SURE).bid(0, "2m")
    assert Expert(0, FEW).choose(named.match.sight(0)) == NameTrump(0, "6")


def test_who_cannot_make_anything_passes():
    """T3.1."""
    poor = Table().deal("5-1 4-2 3-2 6-3 4-1 2-0 6-5").match.sight(0)
    assert Expert(0, Budget(None, 24)).choose(poor) == Bid(0, PASS)


def test_a_side_that_needs_one_mark_bids_no_more_than_that():
    """T8.3: two marks win it no sooner, and are set as often or oftener."""
    table = Table().deal("6-6 6-5 6-4 6-3 6-2 5-5 1-0").scores(6, 0)
    advice = advise(table.match.sight(0), Budget(None, 24))
    assert advice.of(advice.best).win >= advice.of(Bid(0, "2m")).win
    assert advice.best != Bid(0, "2m")


def test_a_hand_without_a_trick_is_bid_for_nel_o():
    """T6.1: by a forced shaker, and called with its doubles right."""
    low = "1-0 2-0 3-0 2-1 3-1 4-0 4-1"
    table = Table().deal("", "", "", low).say("pass pass pass")
    bid: Any = Expert(0, Budget(None, 24)).choose(table.match.sight(3))
    assert bid.bid.endswith("m")
    called: Any = Expert(0, FEW).choose(table.say("1m").match.sight(3))
    assert called.trump.startswith("nel-o")


def test_a_renege_loses_the_hand():
    """T7.2: where it is accepted it is weighed, and never the best."""
    table = Table("texas-42", renege="forfeit").deal(STRONG, *OTHERS).bid(0, "31").say("6", "6-6")
    match: Any = table.say("5-1").match
    sight = match.sight(match.turn)
    advice = advise(sight, FEW)
    follow = {"6-4", "6-1"}
    for one in advice.worths:
        if one.choice.piece not in follow:
            assert one.made == 1 if sight.seat % 2 else one.made == 0
    assert advice.best.piece in follow


# --- players --------------------------------------------------------------------------------


def blunder(sight: Any, play: Play) -> bool:
    """Count thrown on a trick that the foes have whatever is played, a blank being at hand."""
    ranks, fellow = sight.suits.strength[sight.suit], partner(sight.seat)
    top = max(sight.plays, key=lambda one: ranks[INDEX[one.piece]])
    high = ranks[INDEX[top.piece]]
    seen = {*sight.held, *(one.piece for trick in sight.tricks for one in trick.plays)}
    may_take = any(ranks[INDEX[tile]] > high for tile in TILES if tile not in seen)
    waits = fellow not in {one.seat for one in sight.plays}
    takes = top.seat == fellow or ranks[INDEX[play.piece]] > high or (waits and may_take)
    blanks = [
        tile
        for tile in (other.piece for other in sight.legal)
        if not WORTH[INDEX[tile]] and not BIT[tile] & sight.suits.trumps and tile[0] != tile[2]
    ]
    return bool(WORTH[INDEX[play.piece]] and blanks and not takes)


@pytest.mark.parametrize("level", [Casual(1), Skilled(1, Budget(None, 3)), Expert(1, FEW)])
def test_count_is_never_thrown_away(level):
    """T2.1: 5-5 on the enemies' trick while a blank was at hand: nobody's play."""
    rules, tempted = replace(PRESETS["straight-42"], renege="prevent"), 0

    def watch(match: Any) -> None:
        nonlocal tempted
        if isinstance(match.phase, Playing) and match.phase.tricks.plays:
            sight = match.sight(match.turn)
            # Where none of what is open would be one, nothing needs to be chosen.
            if any(blunder(sight, play) for play in sight.legal):
                tempted += 1
                assert not blunder(sight, level.choose(sight))

    for seed in range(30 if type(level) is Casual else 6):
        walked(rules, seed, 2, watch)
    assert tempted > 10


def test_more_deals_are_weighed_where_it_takes_little_time():
    """T1.1: late in a hand; and by a skilled player in the auction, at the first lead and at
    nel-o."""
    lead = Table().deal(STRONG, *OTHERS).bid(0, "31").say("6").match
    late = lead
    while len(late.sight(late.turn).tricks) < 3:
        late, _ = late.after(Casual(0).choose(late.sight(late.turn)))
    match, _ = lead.after(Play(0, "6-6"))
    low = Table("texas-42-all").deal(STRONG, *OTHERS).bid(0, "1m").say("nel-o:high").match
    sights = [one.sight(one.turn) for one in (lead, match, late, low)]
    few, many = Skilled.deals, Expert.deals
    assert list(map(Expert(0).deals_for, sights)) == [many, many, 6 * many, many]
    assert list(map(Skilled(0).deals_for, sights)) == [3 * few, few, 6 * few, 3 * few]
