"""What holds in every match of Texas 42 under every house: the laws, on legal walks."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.engine.entries import Bid, Consequence, GameOver, MatchOver, Play
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.pieces import FULL_SET, TILES, mask
from moon_desktop.engine.reading import read
from moon_desktop.games import CATALOGUE
from moon_desktop.games.auction.entries import Choice, NameTrump
from moon_desktop.games.auction.phases import Bidding, Naming, Playing
from moon_desktop.games.forty_two.bids import BIDS
from moon_desktop.games.forty_two.contract import CALLS
from moon_desktop.games.forty_two.count import ALL
from moon_desktop.games.forty_two.entries import Deal, HandOver
from moon_desktop.games.forty_two.match import FortyTwo
from tests.kit.arrange import record_of
from tests.kit.forty_two import playable_rules, walked
from tests.kit.strategies import LAW, seeds

LONGEST_HAND = 4 + 1 + 28
"""Choices: the bids, the call, the tiles."""


def vocabulary(seat: int) -> list[Choice]:
    """Everything a record can have ``seat`` choose, and a few words it cannot."""
    return [
        *(Bid(seat, bid) for bid in ("pass", *BIDS, "29", "42", "0m", "")),
        *(NameTrump(seat, call) for call in (*CALLS, "7", "none", "")),
        *(Play(seat, tile) for tile in (*TILES, "4-6", "")),
        *(Play(seat, tile, tile[0]) for tile in TILES),
    ]


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_every_hand_ends(rules, seed):
    """T3.1, T7.1: within one tile a turn; and there is a choice wherever there is a turn."""
    since_deal = [0]

    def watch(match: FortyTwo) -> None:
        assert (match.turn is None) == (match.legal() == ())
        assert (match.turn is None) == (match.chance(seed) is not None or match.over)
        since_deal[0] = 0 if match.turn is None else since_deal[0] + 1
        assert since_deal[0] <= LONGEST_HAND

    assert walked(rules, seed, 3, watch).match.number >= 1


@LAW
@given(rules=playable_rules(target=1, all_pass="force-dealer"), seed=seeds())
def test_every_match_ends(rules, seed):
    """T8.3, T8.4: here every hand that scores wins a game."""
    table = walked(rules, seed, 200)
    assert table.match.over
    assert isinstance(table.entries[-1], MatchOver)


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_tiles_are_conserved(rules, seed):
    """T1.1, T6.2: every tile is in one place, at every step; those laid away stay there."""

    def watch(match: FortyTwo) -> None:
        phase = match.phase
        if not isinstance(phase, Bidding | Naming | Playing):
            return
        places = list(phase.hand.held)
        if isinstance(phase, Playing):
            places = list(phase.tricks.held)
            places += [mask(play.piece for play in trick.plays) for trick in phase.tricks.done]
            places.append(mask(play.piece for play in phase.tricks.plays))
            if phase.tricks.out is not None:
                assert phase.tricks.held[phase.tricks.out].bit_count() == 7
        assert sum(places) == FULL_SET
        assert sum(bits.bit_count() for bits in places) == len(TILES)

    walked(rules, seed, 2, watch)


@LAW
@given(rules=playable_rules(), seed=seeds(), skip=st.integers(4, 9))
def test_what_is_legal_is_accepted_and_all_else_refused(rules, seed, skip):
    """T3, T5, T6, T7: over the whole vocabulary, for every seat."""
    step = [0]

    def watch(match: FortyTwo) -> None:
        step[0] += 1
        if step[0] % skip and not isinstance(match.phase, Naming):
            return
        known = {(type(choice), choice) for choice in match.legal()}
        assert len(known) == len(match.legal())
        for choice in match.legal():
            assert match.after(choice)[0] != match
        for seat in range(4):
            for choice in vocabulary(seat):
                if (type(choice), choice) in known:
                    continue
                said: object = None
                try:  # pytest.raises takes longer than what is tried here
                    match.after(choice)
                except Illegal as refused:
                    said = refused.entry
                assert said is choice

    walked(rules, seed, 1, watch)


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_a_step_leaves_the_position_before_it_alone(rules, seed):
    """T1: positions are values; what is to come of one never shows in it."""
    kept: list[tuple[FortyTwo, str]] = []
    walked(rules, seed, 1, lambda match: kept.append((match, repr(match))))
    for match, then in kept:
        for choice in match.legal():
            assert match.after(choice) == match.after(choice)
        assert repr(match) == then


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_the_count_adds_up_and_scores_are_sums(rules, seed):
    """T2.1, T8.1–T8.4: 42 where every tile is played, and never more."""
    scores = totals = (0, 0)
    for entry in walked(rules, seed, 12).entries:
        match entry:
            case HandOver():
                assert sum(entry.counted) <= ALL
                if sum(entry.tricks) == 7 and entry.offender is None:
                    whole = sum(entry.counted) == ALL
                    nel_o = any(tricks == 0 for tricks in entry.tricks)
                    assert whole or nel_o
                assert min(entry.points) >= 0
                scores = (scores[0] + entry.points[0], scores[1] + entry.points[1])
                assert entry.scores == scores
            case GameOver():
                totals = (totals[0] + entry.marks[0], totals[1] + entry.marks[1])
                assert entry.totals == totals
                assert scores[entry.winner] >= rules.target
                scores = (0, 0)


@LAW
@given(rules=playable_rules(), seed=seeds(), cut=st.floats(0, 1))
def test_a_record_is_read_back(rules, seed, cut):
    """T9: whole, and cut anywhere, with what is due; then the match goes on."""
    table = walked(rules, seed, 3)
    lines = table.lines()
    found = read(lines, CATALOGUE)
    assert (found.entries, found.match) == (tuple(table.entries), table.match)
    assert record_of(rules, found.entries) == lines
    part = read(lines[: 1 + int(cut * (len(lines) - 1))], CATALOGUE)
    entries = [*part.entries, *part.due]
    assert entries == table.entries[: len(entries)]
    match = part.match
    for entry in table.entries[len(entries) :]:
        if not isinstance(entry, Consequence):
            match, _ = match.after(entry)
    assert match == table.match


@LAW
@given(seed=seeds(), one=playable_rules(), other=playable_rules())
def test_deals_depend_on_seed_and_number_alone(seed, one, other):
    """T1.1: however the hands before went; only the shaker is the match's."""
    dealt: list[dict[int, object]] = []
    for rules in (one, other):
        entries = walked(rules, seed, 3).entries
        dealt.append({entry.hand: entry.hands for entry in entries if isinstance(entry, Deal)})
    for number in dealt[0].keys() & dealt[1].keys():
        assert dealt[0][number] == dealt[1][number]
