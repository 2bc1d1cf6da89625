"""What holds in every match under every house: the laws of the engine, on legal walks."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.engine.entries import Bid, GameOver, MatchOver, Play
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.pieces import TILES, mask
from moon_desktop.games.auction.entries import Choice, Exchange, NameTrump
from moon_desktop.games.auction.phases import Bidding, Exchanging, Naming, Playing
from moon_desktop.games.moon.entries import Deal, HandOver
from moon_desktop.games.moon.match import Moon, start
from tests.kit.strategies import LAW, playable_rules, seeds
from tests.kit.walks import walked

BIDS = ("pass", "3", "4", "5", "6", "7", "over", "under", "double", "triple")
CALLS = ("0", "1", "2", "3", "4", "5", "6", "doubles", "none")
ENDS = (None, "0", "1", "2", "3", "4", "5", "6")
LONGEST_HAND = 4 + 1 + 1 + 28
"""Choices: the bids, the discard, the trump, the tiles."""


def vocabulary(seat: int) -> list[Choice]:
    """Everything a record can have ``seat`` choose, and a few words it cannot."""
    tiles = (*TILES, "4-6", "")
    return [
        *(Bid(seat, bid) for bid in (*BIDS, "2", "8", "")),
        *(Exchange(seat, tile) for tile in tiles),
        *(NameTrump(seat, call) for call in (*CALLS, "7", "")),
        *(Play(seat, tile, end) for tile in tiles for end in ENDS),
    ]


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_every_hand_ends(rules, seed):
    """M4.7: within one tile a turn; and there is a choice wherever there is a turn."""
    since_deal = [0]

    def watch(match: Moon) -> None:
        assert (match.turn is None) == (match.legal() == ())
        assert (match.turn is None) == (match.chance(seed) is not None or match.over)
        since_deal[0] = 0 if match.turn is None else since_deal[0] + 1
        assert since_deal[0] <= LONGEST_HAND

    assert walked(rules, seed, hands=3, watch=watch).match.number >= 1


@LAW
@given(rules=playable_rules(target=1, all_pass="force-dealer", scoring="marks"), seed=seeds())
def test_every_match_ends(rules, seed):
    """M6: here every hand wins a game, so a walk that never ended would be the engine's doing."""
    table = walked(rules, seed, hands=200, clock=30)
    assert table.match.over
    assert isinstance(table.last, MatchOver)


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_tiles_are_conserved(rules, seed):
    """M1.1, M1.2, M3.1: every tile of the set is in one place, at every step."""

    def watch(match: Moon) -> None:
        phase = match.phase
        if not isinstance(phase, Bidding | Exchanging | Naming | Playing):
            return
        places = list(phase.hand.held)
        hand = phase.hand
        if isinstance(phase, Playing):
            places = list(phase.tricks.held)
            places += [mask(p.piece for p in trick.plays) for trick in phase.tricks.done]
            places.append(mask(play.piece for play in phase.tricks.plays))
        if hand.discard is not None:
            places.append(mask([hand.discard]))
        elif hand.deal.widow is not None and not isinstance(phase, Exchanging):
            places.append(mask([hand.deal.widow]))
        assert sum(places) == rules.set
        assert sum(bits.bit_count() for bits in places) == rules.set.bit_count()

    walked(rules, seed, hands=2, watch=watch)


@LAW
@given(
    rules=playable_rules() | playable_rules(named_lead=True, follow_me="no-trump"),
    seed=seeds(),
    skip=st.integers(4, 9),
)
def test_what_is_legal_is_accepted_and_all_else_refused(rules, seed, skip):
    """M2, M3, M4: over the whole vocabulary, for every seat."""
    step = [0]

    def watch(match: Moon) -> None:
        step[0] += 1
        leads = isinstance(match.phase, Playing) and not match.phase.tricks.plays
        if step[0] % skip and not leads:
            return
        legal = match.legal()
        known = {(type(choice), choice) for choice in legal}
        assert len(known) == len(legal)
        for choice in legal:
            assert match.after(choice)[0] != match
        for seat in range(rules.seats):
            for choice in vocabulary(seat):
                if (type(choice), choice) in known:
                    continue
                said: object = None
                try:  # pytest.raises takes longer than what is tried here
                    match.after(choice)
                except Illegal as refused:
                    said = refused.entry
                assert said is choice

    walked(rules, seed, hands=1, watch=watch)


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_a_step_leaves_the_position_before_it_alone(rules, seed):
    """M1: positions are values; what is to come of one never shows in it."""
    kept: list[tuple[Moon, str]] = []
    walked(rules, seed, hands=1, watch=lambda match: kept.append((match, repr(match))))
    for match, then in kept:
        assert repr(match) == then
        for choice in match.legal():
            assert match.after(choice) == match.after(choice)
        assert repr(match) == then


@LAW
@given(rules=playable_rules(match="marks", game_marks="losers-pay", target=3), seed=seeds())
def test_marks_of_a_match_sum_to_zero(rules, seed):
    """M6.2: where losers pay, after every game."""
    table = walked(rules, seed, hands=30)
    for entry in table.entries:
        if isinstance(entry, GameOver):
            assert sum(entry.marks) == sum(entry.totals) == 0


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_scores_are_the_sums_of_points(rules, seed):
    """M5.1, M5.6: since the game began; and totals those of the marks."""
    table = walked(rules, seed, hands=12, clock=60)
    nil = (0,) * rules.table.sides
    scores = totals = nil
    for entry in table.entries:
        match entry:
            case HandOver():
                scores = tuple(map(sum, zip(scores, entry.points, strict=True)))
                assert entry.scores == scores
            case GameOver():
                totals = tuple(map(sum, zip(totals, entry.marks, strict=True)))
                assert entry.totals == totals
                assert scores[entry.winner] >= rules.target
                scores = nil
    assert table.match.ledger.scores == scores
    assert table.match.ledger.totals == totals


@LAW
@given(rules=playable_rules(), seed=seeds(), one=seeds(), other=seeds())
def test_deals_depend_on_seed_and_number_alone(rules, seed, one, other):
    """M1.1: however the hands before went; only the dealer is the match's."""
    dealt: list[dict[int, object]] = []
    for walk in (one, other):
        random = Random(walk)
        match = start(rules)
        deals: dict[int, object] = {}
        while not match.over and match.number < 4:
            chance = match.chance(seed)
            if isinstance(chance, Deal):
                deals[chance.hand] = (chance.dice, chance.hands, chance.widow)
            match, _ = match.after(chance or random.choice(match.legal()))
        dealt.append(deals)
    both = dealt[0].keys() & dealt[1].keys()
    assert both
    assert all(dealt[0][number] == dealt[1][number] for number in both)
