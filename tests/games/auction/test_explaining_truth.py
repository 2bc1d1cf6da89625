"""No reason for a choice is untrue: each is counted again from the sight, tile by tile, and what it
says is certain comes about whatever tiles the others hold."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import BIT
from moon_desktop.games.auction.contract import Bidding
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.dominoes.players.reasons import Because, Explained
from moon_desktop.games.forty_two.players.payoffs import Plan
from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.players.advice import ActionValue, Advice
from tests.kit.arrange import game_of
from tests.kit.rule_oracle import follows, is_trump, led_suit, taker


def walks(rules, hands):
    """Every moment of ``hands`` hands, chosen at random, at which a choice is due."""
    for seed in range(hands):
        chance = random.Random(seed)
        match = game_of(rules).start(rules)
        while (due := match.chance(seed)) is not None:
            match, _ = match.after(due)
        dealt = match.number
        if seed % 4 == 3:
            near = (rules.target - 5 if rules.target > 7 else rules.target - 1,)
            scores = near * rules.table.sides
            match = match._replace(ledger=match.ledger._replace(scores=scores))
        while match.turn is not None and match.number == dealt:
            yield match, chance
            legal = match.legal()
            if isinstance(match.phase, Bidding):
                # Contracts to take no trick are played for marks.
                low = ("pass", "under", "1m", "2m", "plunge")
                marks = [bid for bid in legal if bid.bid in low]
                legal = marks if seed % 2 and len(marks) > 1 else legal[:3]
            match, _ = match.after(chance.choice(legal))


RULES = {
    "follow-me-42": PRESETS["follow-me-42"],
    "named": MoonRules(named_lead=True, minimum_bid=3),
    "partners": MoonRules(seats=4, partners=True),
    "four": MoonRules(seats=4),
    "forfeit": MoonRules(renege="forfeit"),
    "blanks": PRESETS["shoot-the-moon"],
    "texas-42": FortyTwoRules(),
    "texas-42-all": FortyTwoRules(nel_o="marks", sevens=True, splash=True),
    "points": FortyTwoRules(scoring="points", target=250, stop_when_decided=False),
}


@pytest.mark.parametrize("name", RULES)
def test_no_reason_is_untrue_of_the_deal(name):
    """M4.4, T2.1, T5.3: by the tiles that the others hold."""
    found: Counter[str] = Counter()
    for match, chance in walks(RULES[name], 25):
        sight = match.sight(match.turn)
        plays = sight.legal
        if isinstance(match.phase, Playing) and sight.suit is not None:
            held = match.phase.tricks.held[sight.seat]
            follow = sight.suits.follow(held, sight.suit)
            plays = tuple(play for play in plays if BIT[play.piece] & follow)
        told = advised(sight, chance.choice(plays), chance)
        reason = game_of(match.rules).players.explain(told)
        assert isinstance(reason, Explained)
        witness = Witness(match, told)
        for one in (*reason.facts, reason.because):
            found[one.why] += 1
            witness.asked(one)
    assert len(found) > 18


def advised(sight, best, chance) -> Advice:
    """Advice that ``best`` is the best, the worths made up, and a bid meant for any open call."""
    texas = isinstance(sight.rules, FortyTwoRules)
    calls = ["0", "3", "5", "6", "doubles", "follow-me" if texas else "none"]
    calls += ["sevens", "nel-o:low", "nel-o:high", "nel-o:own"] if texas else []

    def plan(choice) -> Any:
        if isinstance(choice, Bid) and choice.bid == PASS:
            return None
        call = chance.choice(calls)
        if texas:
            special = isinstance(choice, Bid) and choice.bid in ("plunge", "splash")
            return Plan("" if special else call, 0.0)
        under = sight.low or getattr(choice, "bid", None) == "under"
        return "under" if under else call

    nil = (0.0,) * sight.seats.count
    worths = tuple(
        ActionValue(choice, 0.4, nil, 0.9 if choice == best else chance.random() / 2, plan(choice))
        for choice in sight.legal
    )
    return Advice(sight, worths, best, 10, True)


CALLS = {"follow-me": "none", "nel-o:high": "none", "nel-o:low": "under", "nel-o:own": "own"}
"""The calls by the contracts of the oracle."""

COUNTERS = {"5-0": 5, "4-1": 5, "3-2": 5, "5-5": 10, "6-4": 10}


def doubles(tiles) -> list[str]:
    return [tile for tile in tiles if tile[0] == tile[2]]


class Witness:
    """Asks of each reason whether it is so; a method a reason."""

    def __init__(self, match, advice: Advice) -> None:
        sight = advice.sight
        self.match, self.sight, self.advice, self.best = match, sight, advice, advice.best
        self.held: list[str] = list(sight.held)
        self.tile = getattr(self.best, "piece", getattr(self.best, "discard", ""))
        seen = [*self.held, *([sight.discard] if sight.discard else [])]
        self.down = [play.piece for play in sight.plays]
        done = [play for trick in sight.tricks for play in trick.plays]
        seen += [*self.down, *(play.piece for play in done)]
        self.unseen = [tile for tile in sight.rules.tiles if tile not in seen]
        self.call = self.contract(sight.call, None if sight.bidder is None else sight.bought.bid)
        self.suit: str = ""
        if isinstance(self.best, Play):
            named = getattr(self.best, "suit", None)
            self.suit = led_suit(self.tile, self.call, named)
            if self.down:
                named = getattr(sight.plays[0], "suit", None)
                self.suit = led_suit(self.down[0], self.call, named)

    def contract(self, call: Any, bid: Any) -> str:
        if bid == "under":
            return "under"
        call = self.sight.rules.meant(call) if isinstance(self.sight.rules, MoonRules) else call
        return str(CALLS.get(call, call))

    def named(self, suit) -> str:
        """A suit of a reason as the oracle has it."""
        return str(suit) if suit < 7 else "sevens" if self.call == "sevens" else "doubles"

    def beats(self, other, tile, suit=None, call=None) -> bool:
        """Whether ``other``, played to a trick of ``suit``, takes it from ``tile``."""
        call = call or self.call
        return taker([tile, other], suit or led_suit(tile, call), call) == 1

    @property
    def top(self) -> int:
        """The place of the tile that has the trick so far."""
        return taker(self.down, self.suit, self.call)

    def takes(self, tile) -> bool:
        return self.beats(tile, self.down[self.top], self.suit)

    @property
    def open(self) -> list[str]:
        suited = [tile for tile in self.held if follows(tile, self.suit, self.call)]
        return suited if self.down and suited else self.held

    @property
    def left(self) -> list[str]:
        return [tile for tile in self.held if tile != self.tile]

    def of(self, tiles, call=None) -> list[str]:
        """Those of the tiles that are trumps."""
        return [tile for tile in tiles if is_trump(tile, call or self.call)]

    def over(self, tile) -> list[str]:
        """The tiles not seen that beat one that is led."""
        suit = self.suit if tile == self.tile else None
        return [other for other in self.unseen if self.beats(other, tile, suit)]

    def ends(self, seat) -> None:
        """However the trick goes on, ``seat`` takes it."""
        before = len(self.match.phase.tricks.done)
        for now in completions(self.match, self.best):
            if isinstance(now.phase, Playing):
                assert now.phase.tricks.done[before].taker == seat

    def asked(self, reason: Because) -> None:
        """Raises AssertionError if ``reason`` is not so."""
        getattr(self, f"says_{reason.why.replace('-', '_')}")(reason)

    # --- any phase ----------------------------------------------------------------------------

    def says_only(self, reason):
        assert len(self.sight.legal) == 1 or len(self.open) == 1

    def says_least(self, reason):
        assert self.advice.of(self.best).win == max(worth.win for worth in self.advice.worths)

    # --- the auction and the trump ------------------------------------------------------------

    def says_pass(self, reason):
        assert self.best.bid == PASS
        bids = {worth.choice.bid: worth.win for worth in self.advice.worths}
        del bids[PASS]
        assert bids[reason.bid] == max(bids.values())

    def says_partner_has(self, reason):
        standing, seats = self.sight.bidding.standing, self.sight.seats
        assert self.best.bid == PASS
        assert seats.side(standing.seat) == seats.side(self.sight.seat)

    def says_must_bid(self, reason):
        assert Bid(self.sight.seat, PASS) not in self.sight.legal

    def says_wins_game(self, reason):
        rules, bid = self.sight.rules, self.best.bid
        gain = {"plunge": 3, "splash": 2, "over": 21, "under": 21, "double": 21, "triple": 21}
        worth = gain.get(bid) or int(bid.rstrip("m"))
        if isinstance(rules, FortyTwoRules):
            marks = worth if worth < 30 else 0
            worth = max(marks, 1) if rules.scoring == "marks" else 42 * marks or worth
        assert reason.number == self.sight.ledger.scores[self.sight.seats.side(self.sight.seat)]
        assert reason.number + worth >= rules.target

    def says_best_bid(self, reason):
        assert self.advice.of(Bid(self.sight.seat, PASS)).win < self.advice.of(self.best).win

    def says_no_higher(self, reason):
        higher = self.advice.of(Bid(self.sight.seat, reason.bid))
        assert int(reason.bid) > int(self.best.bid)
        assert higher.win < self.advice.of(self.best).win

    def says_partner_bid(self, reason):
        assert Bid(reason.seat, reason.bid) in self.sight.said
        assert reason.seat != self.sight.seat
        assert self.sight.seats.side(reason.seat) == self.sight.seats.side(self.sight.seat)

    def _meant(self, reason) -> None:
        choice = Bid(self.sight.seat, reason.bid)
        worth = self.advice.of(choice if self.sight.phase == "bid" else self.best)
        plan = getattr(worth.plan, "call", worth.plan)
        assert self.contract(reason.call, None) == self.contract(plan, None)

    says_call = says_best_call = _meant

    def says_holding(self, reason):
        """Told of what the hand holds, at whatever call."""
        told = reason.holding
        call = "under" if told.call == "under" else self.contract(told.call, None)
        trumps, out = self.of(self.held, call), self.of(self.unseen, call)
        rest = [tile for tile in self.held if tile not in trumps]
        named = getattr(self.sight.rules, "named_lead", False) and call == "none"

        def walks(tile) -> bool:
            suits = {tile[0], tile[2]} if named else {led_suit(tile, call)}
            return any(
                not any(
                    follows(other, suit, call) and self.beats(other, tile, suit, call)
                    for other in self.unseen
                )
                for suit in suits
            )

        over = [[o for o in out if self.beats(o, tile, call, call)] for tile in trumps]
        assert (told.trumps, set(told.out)) == (len(trumps), set(out))
        assert told.tops == sum(not higher for higher in over)
        assert told.above == min(map(len, over), default=0)
        assert told.doubles == len(doubles(rest))
        if not isinstance(self.best, Exchange):
            assert set(told.walk) == {tile for tile in rest if walks(tile)}
            assert set(told.walk) | set(told.offs) == set(rest)
        assert told.low == (call == "under" or told.call.startswith("nel-o"))

    def says_longest(self, reason):
        def count(call) -> int:
            return len(self.of(self.held, self.contract(call, None)))

        assert isinstance(self.best, NameTrump)
        counts = [count(choice.trump) for choice in self.sight.legal]
        assert reason.number == count(self.best.trump) == max(counts) > 1

    def says_partner_names(self, reason):
        assert reason.number == len(doubles(self.held)) >= 3

    def says_partner_holds(self, reason):
        dealt = self.match.phase.hand.deal.hands[(self.sight.seat + 2) % 4]
        assert len(doubles(dealt)) >= reason.number

    def says_counters(self, reason):
        assert reason.number == sum(COUNTERS.get(tile, 0) for tile in self.held) > 0

    # --- the widow ----------------------------------------------------------------------------

    def says_danger(self, reason):
        assert self.sight.low
        assert reason.number == len(self.over(self.tile))

    def says_keeps_trumps(self, reason):
        call = self.named(reason.suit)
        assert reason.number == len(self.of(self.left, call)) == len(self.of(self.held, call)) > 1

    def says_keeps_doubles(self, reason):
        assert reason.number == len(doubles(self.left)) == len(doubles(self.held)) > 0

    says_spare = says_least

    # --- a lead -------------------------------------------------------------------------------

    def says_makes(self, reason):
        assert_decides(self.match, self.best, "made")

    def says_sets(self, reason):
        assert_decides(self.match, self.best, "set")

    def says_own_trumps(self, reason):
        assert reason.number == len(self.of(self.held))

    def says_trumps_out(self, reason):
        assert reason.number == len(self.of(self.unseen)) > 0

    def says_no_trumps(self, reason):
        assert not self.of(self.unseen)

    def says_void(self, reason):
        held, suit = self.match.phase.tricks.held[reason.seat], self.named(reason.suit)
        tiles = [tile for tile in self.sight.rules.tiles if BIT[tile] & held]
        assert suit == self.suit
        assert not [tile for tile in tiles if follows(tile, suit, self.call)]
        assert self.of(self.unseen)

    def says_draws(self, reason):
        assert self.of([self.tile])
        assert not self.over(self.tile)
        assert reason.number == len(self.of(self.unseen)) > 0

    def says_draws_last(self, reason):
        assert self.of([self.tile])
        assert not self.over(self.tile)
        assert self.of(self.unseen) == [reason.tile]
        others = [
            held for s, held in enumerate(self.match.phase.tricks.held) if s != self.match.turn
        ]
        assert any(held & BIT[reason.tile] for held in others)

    def says_sure(self, reason):
        assert not self.over(self.tile)
        self.ends(self.sight.seat)

    def says_safe(self, reason):
        assert self.over(self.tile)
        self.ends(self.sight.seat)

    def says_drives_out(self, reason):
        assert self.of([self.tile])
        assert reason.number == len(self.over(self.tile)) > 0

    def says_highest(self, reason):
        suit = self.named(reason.suit)
        assert suit == self.suit
        assert not [other for other in self.over(self.tile) if follows(other, suit, self.call)]

    def says_bidder_void(self, reason):
        assert reason.seat == self.sight.bidder
        held = self.match.phase.tricks.held[reason.seat]
        suit = self.named(reason.suit)
        tiles = [tile for tile in self.sight.rules.tiles if BIT[tile] & held]
        assert not [tile for tile in tiles if follows(tile, suit, self.call)]

    def says_beaten_by(self, reason):
        call, suit = self.call, self.named(reason.suit)
        if isinstance(self.best, Exchange):
            call = self.contract(self.sight.call or self.advice.of(self.best).plan, None)
            assert suit == led_suit(self.tile, call)
        higher = [
            other
            for other in self.unseen
            if follows(other, suit, call) and self.beats(other, self.tile, suit, call)
        ]
        assert reason.number == len(higher) > 0

    def says_saves(self, reason):
        assert reason.tile in self.open
        assert reason.tile != self.tile
        if self.down and any(map(self.takes, self.open)):
            assert self.takes(reason.tile)
        else:
            assert not self.over(reason.tile)

    def says_voids(self, reason):
        call = self.call
        if isinstance(self.best, Exchange):
            call = self.contract(self.sight.call or self.advice.of(self.best).plan, None)
        assert self.of(self.left, call)
        suit = str(reason.suit)
        assert [tile for tile in self.held if follows(tile, suit, call)] == [self.tile]

    def says_lowest(self, reason):
        suit = self.named(reason.suit)
        suited = [tile for tile in self.held if follows(tile, suit, self.call)]
        assert len(suited) > 1
        assert all(self.beats(tile, self.tile, suit) for tile in suited if tile != self.tile)

    def says_beatable(self, reason):
        assert reason.number == len(self.over(self.tile)) > 0

    def says_may_catch(self, reason):
        assert reason.seat == self.sight.bidder != self.sight.seat
        tricks = [(trick.plays, self.named(trick.suit)) for trick in self.sight.tricks]
        played = [(p.piece, suit) for plays, suit in tricks for p in plays if p.seat == reason.seat]
        lacks = {suit for tile, suit in played if not follows(tile, suit, self.call)}
        over = [o for o in self.over(self.tile) if follows(o, self.suit, self.call)]
        may = [o for o in over if not any(follows(o, suit, self.call) for suit in lacks)]
        assert reason.number == len(may) > 0

    # --- a tile played to another's lead ------------------------------------------------------

    def says_on_top(self, reason):
        play = self.sight.plays[self.top]
        assert (reason.tile, reason.seat) == (play.piece, play.seat)

    def says_plays_last(self, reason):
        playing = self.sight.seats.count - (self.sight.out is not None)
        assert len(self.down) == playing - 1

    def says_stands(self, reason):
        self.ends(self.sight.seat)

    def says_cannot_take(self, reason):
        assert not any(map(self.takes, self.open))

    def says_follows(self, reason):
        suited = [t for t in self.held if follows(t, self.named(reason.suit), self.call)]
        assert suited == [self.tile]

    def says_fellow_takes(self, reason):
        bidding = [self.sight.seats.side(s) == self.sight.seats.side(self.sight.bidder)
                   for s in (self.sight.seat, reason.seat)]  # fmt: skip
        assert bidding[0] == bidding[1]
        assert self.sight.plays[self.top].seat == reason.seat
        self.ends(reason.seat)

    def says_trick_counts(self, reason):
        assert reason.number == sum(COUNTERS.get(tile, 0) for tile in self.down) > 0

    def says_gives_count(self, reason):
        assert reason.number == COUNTERS[self.tile]
        assert reason.seat % 2 == self.sight.seat % 2
        self.ends(reason.seat)

    def says_keeps_count(self, reason):
        assert self.tile not in COUNTERS
        assert set(self.open) & set(COUNTERS)
        assert reason.seat % 2 != self.sight.seat % 2
        self.ends(reason.seat)

    def says_cheapest(self, reason):
        takers = [tile for tile in self.open if self.takes(tile)]
        assert len(takers) > 1
        assert all(self.beats(t, self.tile, self.suit) for t in takers if t != self.tile)

    def says_takes(self, reason):
        assert [tile for tile in self.open if self.takes(tile)] == [self.tile]

    def says_trumps(self, reason):
        assert self.takes(self.tile)
        assert not [t for t in self.held if follows(t, self.named(reason.suit), self.call)]

    def says_ducks(self, reason):
        assert reason.tile == self.down[self.top]
        assert follows(self.tile, self.suit, self.call)
        assert not self.takes(self.tile)

    def says_leaves(self, reason):
        assert reason.seat == self.sight.bidder == self.sight.plays[self.top].seat
        assert not self.takes(self.tile)

    def says_throws(self, reason):
        assert not any(follows(tile, self.suit, self.call) for tile in self.held)


def completions(match, best):
    """The match after ``best`` and any way to finish the trick."""
    before = len(match.phase.tricks.done)
    open_ = [match.after(best)[0]]
    while open_:
        now = open_.pop()
        if not isinstance(now.phase, Playing) or len(now.phase.tricks.done) > before:
            yield now
        else:
            open_ += [now.after(play)[0] for play in now.legal() if not _reneges(now, play)]


def _reneges(match, play):
    return match.phase.tricks.reneges(play)


def assert_decides(match, best, fate):
    """However the trick goes on, the contract is decided so by it."""
    hand = match.phase.hand
    for now in completions(match, best):
        if isinstance(now.phase, Playing):
            assert hand.contract.decided(now.phase.tricks, now.rules.table) == fate
        else:
            assert now.sight(0).result.result == fate
