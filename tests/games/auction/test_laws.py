"""What holds in every match with an auction, under every house: the laws, on legal walks."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moon_desktop.engine.entries import Bid, GameOver, MatchOver, Play, visible
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import TILES, mask, tiles
from moon_desktop.games.auction.contract import Bidding, Exchanging, Naming
from moon_desktop.games.auction.entries import (
    Bought,
    Choice,
    DealtOut,
    Exchange,
    NameTrump,
)
from moon_desktop.games.forty_two import contract
from moon_desktop.games.moon.contract import CALLS
from tests.kit import forty_two, strategies
from tests.kit.arrange import assert_read_back, game_of
from tests.kit.strategies import seeds
from tests.kit.walks import Match, walked

LAW = settings(strategies.LAW, max_examples=30)
"""In each of both games, which makes as many as other laws are tried on."""

SETTLING = (Bidding, Exchanging, Naming, Playing)
"""The phases of a hand."""

IN_BOTH = pytest.mark.parametrize(
    "playable_rules",
    [strategies.playable_rules, forty_two.playable_rules],
    ids=["moon", "texas42"],
)

BIDS = ("pass", "3", "4", "5", "6", "7", "over", "under", "double", "triple", *contract.BIDS)
ENDS = (None, "0", "1", "2", "3", "4", "5", "6")
LONGEST_HAND = 4 + 1 + 1 + 28
"""Choices: the bids, the discard, the trump, the tiles."""


@cache
def vocabulary(seat: int, turn: bool) -> tuple[Choice, ...]:
    """Everything a record can have ``seat`` choose, and a few words it cannot; who is not in
    ``turn`` names no end."""
    pieces = (*TILES, "4-6", "")
    return (
        *(Bid(seat, bid) for bid in (*BIDS, "2", "8", "29", "42", "0m", "")),
        *(Exchange(seat, tile) for tile in pieces),
        *(NameTrump(seat, call) for call in {*CALLS, *contract.CALLS, "8", ""}),
        *(Play(seat, tile, end) for tile in pieces for end in (ENDS if turn else ENDS[:1])),
    )


@IN_BOTH
@LAW
@given(data=st.data(), seed=seeds())
def test_every_hand_ends(playable_rules, data, seed):
    """M4.7, T3.1, T7.1: within one tile a turn; and there is a choice wherever there is a turn."""
    since_deal = [0]

    def watch(match: Match) -> None:
        assert (match.turn is None) == (match.legal() == ())
        assert (match.turn is None) == (match.chance(seed) is not None or match.over)
        since_deal[0] = 0 if match.turn is None else since_deal[0] + 1
        assert since_deal[0] <= LONGEST_HAND

    assert walked(data.draw(playable_rules()), seed, hands=3, watch=watch).match.number >= 1


@IN_BOTH
@LAW
@given(data=st.data(), seed=seeds())
def test_every_match_ends(playable_rules, data, seed):
    """M6, T8.3, T8.4: here every hand wins a game, so a walk that never ended would be the
    engine's doing."""
    rules = data.draw(playable_rules(target=1, all_pass="force-dealer", scoring="marks"))
    table = walked(rules, seed, hands=200, clock=30)
    assert table.match.over
    assert isinstance(table.last, MatchOver)


@IN_BOTH
@LAW
@given(data=st.data(), seed=seeds())
def test_tiles_are_conserved(playable_rules, data, seed):
    """M1.1, M1.2, M3.1, T1.1, T6.2: every tile of the set is in one place, at every step; those
    laid away stay there."""
    rules = data.draw(playable_rules())

    def watch(match: Match) -> None:
        phase = match.phase
        if not isinstance(phase, SETTLING):
            return
        hand, places = phase.hand, list(phase.hand.held)
        if isinstance(phase, Playing):
            places = list(phase.tricks.held)
            places += [mask(p.piece for p in trick.plays) for trick in phase.tricks.done]
            places.append(mask(play.piece for play in phase.tricks.plays))
            if phase.tricks.out is not None:
                assert phase.tricks.held[phase.tricks.out].bit_count() == 7
        if hand.discard is not None:
            places.append(mask([hand.discard]))
        elif hand.deal.widow is not None and not isinstance(phase, Exchanging):
            places.append(mask([hand.deal.widow]))
        assert sum(places) == mask(rules.tiles)
        assert sum(bits.bit_count() for bits in places) == len(rules.tiles)

    walked(rules, seed, hands=2, watch=watch)


@pytest.mark.slow
@IN_BOTH
@LAW
@given(data=st.data(), seed=seeds(), skip=st.integers(4, 9), named=st.booleans())
def test_what_is_legal_is_accepted_and_all_else_refused(playable_rules, data, seed, skip, named):
    """M2, M3, M4, T3, T5, T6, T7: over the whole vocabulary, for every seat."""
    moon = playable_rules is strategies.playable_rules
    house = {"named_lead": True, "follow_me": "no-trump"} if moon and named else {}
    rules = data.draw(playable_rules(**house))
    step = [0]

    def watch(match: Match) -> None:
        step[0] += 1
        leads = isinstance(match.phase, Playing) and not match.phase.tricks.plays
        if step[0] % skip and not leads and not isinstance(match.phase, Naming):
            return
        known = {(type(choice), choice) for choice in match.legal()}
        assert len(known) == len(match.legal())
        for choice in match.legal():
            assert match.after(choice)[0] != match
        for seat in range(rules.seats):
            for choice in vocabulary(seat, seat == match.turn):
                if (type(choice), choice) in known:
                    continue
                said: object = None
                try:  # pytest.raises takes longer than what is tried here
                    match.after(choice)
                except Illegal as refused:
                    said = refused.entry
                assert said is choice

    walked(rules, seed, hands=1, watch=watch)


@IN_BOTH
@LAW
@given(data=st.data(), seed=seeds())
def test_a_step_leaves_the_position_before_it_alone(playable_rules, data, seed):
    """M1, T1: positions are values; what is to come of one never shows in it."""
    kept: list[tuple[Match, str]] = []
    rules = data.draw(playable_rules())
    walked(rules, seed, hands=1, watch=lambda match: kept.append((match, repr(match))))
    for match, then in kept[seed % 2 :: 2]:
        assert repr(match) == then
        for choice in match.legal():
            assert match.after(choice) == match.after(choice)
        assert repr(match) == then


@IN_BOTH
@LAW
@given(data=st.data(), seed=seeds())
def test_scores_are_the_sums_of_points(playable_rules, data, seed):
    """M5.1, M5.6, T8.1–T8.4: since the game began; and totals those of the marks."""
    rules = data.draw(playable_rules())
    table = walked(rules, seed, hands=12, clock=60)
    nil = (0,) * rules.table.sides
    scores = totals = nil
    for entry in table.entries:
        match entry:
            case Bought():
                scores = tuple(map(sum, zip(scores, entry.points, strict=True)))
                assert entry.scores == scores
            case GameOver():
                totals = tuple(map(sum, zip(totals, entry.marks, strict=True)))
                assert entry.totals == totals
                assert scores[entry.winner] >= rules.target
                scores = nil
    assert table.match.ledger.scores == scores
    assert table.match.ledger.totals == totals


@IN_BOTH
@LAW
@given(data=st.data(), seed=seeds(), one=seeds(), other=seeds())
def test_deals_depend_on_seed_and_number_alone(playable_rules, data, seed, one, other):
    """M1.1, T1.1: however the hands before went; only the dealer is the match's."""
    rules = data.draw(playable_rules())
    dealt: list[dict[int, object]] = []
    for walk in (one, other):
        random = Random(walk)
        match: Any = game_of(rules).start(rules)
        deals: dict[int, object] = {}
        while not match.over and match.number < 4:
            chance = match.chance(seed)
            if isinstance(chance, DealtOut):
                deals[chance.hand] = (chance.dice, chance.hands, chance.widow)
            match, _ = match.after(chance or random.choice(match.legal()))
        dealt.append(deals)
    both = dealt[0].keys() & dealt[1].keys()
    assert both
    assert all(dealt[0][number] == dealt[1][number] for number in both)


@IN_BOTH
@LAW
@given(data=st.data(), seed=seeds(), cut=st.floats(0, 1))
def test_a_record_is_read_back(playable_rules, data, seed, cut):
    """M8, T9: whole, and cut anywhere, with what is due; then the match goes on."""
    rules = data.draw(playable_rules())
    table = walked(rules, seed, hands=3, clock=20)
    assert_read_back(rules, table, cut)


def hidden_from(match: Match, seat: int) -> list[str]:
    """The tiles that no word of M1.5 lets ``seat`` see: held or laid away by others, or face
    down."""
    phase = match.phase
    assert isinstance(phase, SETTLING)
    hand = phase.hand
    held = phase.tricks.held if isinstance(phase, Playing) else hand.held
    down = {tile for other, bits in enumerate(held) if other != seat for tile in tiles(bits)}
    taken_in = isinstance(phase, Exchanging) or hand.discard is not None
    if not taken_in and hand.deal.widow is not None:
        down.add(hand.deal.widow)
    if hand.discard is not None and seat != hand.bidder:
        down.add(hand.discard)
    return sorted(down)


def swapped(match: Match, hidden: list[str], random: Random) -> Match:
    """The same position with the ``hidden`` tiles shuffled among themselves."""
    other = hidden.copy()
    random.shuffle(other)
    turned = dict(zip(hidden, other, strict=True))

    def bits(held: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(mask(turned.get(tile, tile) for tile in tiles(one)) for one in held)

    phase: Any = match.phase
    hand, deal = phase.hand, phase.hand.deal
    hands = tuple(tuple(turned.get(tile, tile) for tile in held) for held in deal.hands)
    widow = {} if deal.widow is None else {"widow": turned.get(deal.widow, deal.widow)}
    discard = None if hand.discard is None else turned.get(hand.discard, hand.discard)
    deal = deal._replace(hands=hands, **widow)
    phase = phase._replace(hand=hand._replace(deal=deal, held=bits(hand.held), discard=discard))
    if isinstance(phase, Playing):
        phase = phase._replace(tricks=phase.tricks._replace(held=bits(phase.tricks.held)))
    return match._replace(phase=phase)


@IN_BOTH
@LAW
@given(data=st.data(), seed=seeds())
def test_a_sight_does_not_depend_on_hidden_tiles(playable_rules, data, seed):
    """M1.5, T1.3: at every position, for every seat; nor does what it sees of the deal."""
    random = Random(seed)
    rules = data.draw(playable_rules())

    def watch(match: Match) -> None:
        if match.turn is None:
            return
        for seat in range(rules.seats):
            other = swapped(match, hidden_from(match, seat), random)
            assert other.sight(seat) == match.sight(seat)
            assert other.sight(seat).veil() == match.sight(seat).veil()
            here, there = (each.phase.hand.deal for each in (match, other))
            assert visible(here, seat) == visible(there, seat)
            assert visible(here, None) == visible(there, None)

    walked(rules, seed, hands=1, watch=watch)
