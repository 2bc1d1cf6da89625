"""What holds in every match of the card game under every house: the laws, on legal walks."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.engine.entries import GameOver, MatchOver, Play
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.match import Playing
from moon_desktop.games.match import Deal
from moon_desktop.games.moon_cards.cards import BIG, LITTLE, PACK
from moon_desktop.games.moon_cards.chips import RoundOver
from moon_desktop.games.moon_cards.match import MoonCards
from tests.kit.moon_cards import playable_rules, walked
from tests.kit.strategies import LAW, seeds


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_there_is_a_choice_wherever_there_is_a_turn_and_cards_are_conserved(rules, seed):
    """C1.1, C2.2, C5.1: and a chance wherever there is none, until the match is over; those dealt
    are in hands, in tricks or in the pile, at every step, and it is the same match whichever bit a
    Moon card came as."""
    bits = [1 << index for index, card in enumerate(PACK.pieces) if card in (BIG, LITTLE)]

    def watch(match: MoonCards) -> None:
        assert (match.turn is None) == (match.legal() == ())
        assert (match.turn is None) == (match.chance(seed) is not None or match.over)
        assert match.turn is None or match.turn < match.rules.seats
        assert len(set(match.legal())) == len(match.legal())
        if not isinstance(match.phase, Playing):
            return
        deal, tricks = match.phase.hand.deal, match.phase.tricks
        found = [card for held in tricks.held for card in PACK.among(held)]
        found += [play.piece for trick in tricks.done for play in trick.plays]
        found += [play.piece for play in tricks.plays]
        dealt = [card for hand in (*deal.hands, deal.dummy or ()) for card in hand]
        assert Counter(found) == Counter(dealt)
        for held in tricks.held:
            assert held == PACK.mask(PACK.among(held))
            for one, other in (bits[:2], bits[2:]):
                assert not (held & other and not held & one)

    walked(rules, seed, 3, watch)


@LAW
@given(rules=playable_rules(target=3, renege="prevent"), seed=seeds())
def test_every_match_ends(rules, seed):
    """C4.2, C4.3."""
    table = walked(rules, seed, 3000)
    assert table.match.over
    assert isinstance(table.entries[-1], MatchOver)


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_chips_are_conserved(rules, seed):
    """C1.3, C3.4, C4.1, C6.1: what a side has is what it had, what Moon cards moved and what the
    round brought, and never below zero; a penalty and a loss are no more than there was."""
    start = scores = (rules.starting_chips,) * rules.table.sides
    totals = (0,) * rules.table.sides
    for entry in walked(rules, seed, 12).entries:
        match entry:
            case RoundOver(result, offender, tricks, moons, chips, after):
                sums = zip(scores, moons, chips, strict=True)
                assert after == tuple(map(sum, sums))
                assert min(after) >= 0
                assert -4 <= min(moons) <= max(moons) <= 2
                assert (result == "replayed") == (offender is not None)
                if result == "scored":
                    assert sum(tricks) == 5 or (rules.has_dummy and sum(tricks) < 5)
                    by_side = rules.table.by_side(tricks)
                    assert chips == tuple({1: 1, 3: 1, 5: 2}.get(took, 0) for took in by_side)
                else:
                    assert sum(tricks) < 5
                    assert sum(chips) in (0, -1)
                scores = after
            case GameOver(winner, marks):
                assert scores[winner] >= rules.target
                assert scores.count(max(scores)) == 1
                totals = tuple(map(sum, zip(totals, marks, strict=True)))
                assert entry.totals == totals
                scores = start


@LAW
@given(rules=playable_rules(), seed=seeds(), swap=seeds())
def test_nobody_sees_what_is_hidden(rules, seed, swap):
    """C2.2, C1.1: with other cards in the hands of others and in the pile the sight is the same."""
    found: list[MoonCards] = []
    walked(rules, seed, 1, found.append)
    for match in found:
        if not isinstance(match.phase, Playing):
            continue
        seat = swap % rules.seats
        tricks = match.phase.tricks
        held = list(tricks.held)
        others = [place for place in range(len(held)) if place != seat]
        cards = [card for place in others for card in PACK.among(held[place])]
        cards.sort(key=lambda card: hash((card, swap)))
        for place in others:
            count = held[place].bit_count()
            held[place], cards = PACK.mask(cards[:count]), cards[count:]
        other = match._replace(phase=match.phase._replace(tricks=tricks._replace(held=tuple(held))))
        assert other.sight(seat) == match.sight(seat)


@pytest.mark.slow
@LAW
@given(rules=playable_rules(), seed=seeds(), skip=st.integers(2, 5))
def test_what_is_legal_is_accepted_and_all_else_refused(rules, seed, skip):
    """C2.3, C6.1: over all cards and all seats, and a few words that are none."""
    step = [0]

    def watch(match: MoonCards) -> None:
        step[0] += 1
        if step[0] % skip:
            return
        legal = match.legal()
        for choice in legal:
            assert match.after(choice)[0] != match
        for seat in range(rules.seats + 1):
            for card in ("", "R13", "G01", *dict.fromkeys(PACK.pieces)):
                if Play(seat, card) in legal:
                    continue
                said: object = None
                try:  # pytest.raises takes longer than what is tried here
                    match.after(Play(seat, card))
                except Illegal as refused:
                    said = refused.entry
                assert said == Play(seat, card)

    walked(rules, seed, 1, watch)


@LAW
@given(seed=seeds(), one=playable_rules(seats=4), other=playable_rules(seats=4))
def test_deals_depend_on_seed_and_number_alone(seed, one, other):
    """C2.2: however the rounds before went; only the dealer is the match's."""
    dealt: list[dict[int, object]] = []
    for rules in (one, other):
        entries = walked(rules, seed, 3).entries
        dealt.append({entry.hand: entry.hands for entry in entries if isinstance(entry, Deal)})
    for number in dealt[0].keys() & dealt[1].keys():
        assert dealt[0][number] == dealt[1][number]
