"""Taking back by several steps, playing a deal again, and the marks both leave."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import CHOICES, Bid, Deal, Note, Play
from moon_desktop.record_file import read_record
from tests.gui.positions import bidding, leading, scored
from tests.host.hosting import Ear, at


def own(host):
    return [entry for entry in host.entries if type(entry) in CHOICES and entry.seat == 0]


def test_what_can_be_taken_back_is_told_latest_first(host, tmp_path):
    at(leading(), tmp_path, host)
    assert host.undoable == tuple(reversed(own(host)))


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_several_steps_are_taken_back_at_once(host, journal, tmp_path, steps):
    at(leading(), tmp_path, host)
    chosen = host.undoable[steps - 1]
    before = host.entries[: host.entries.index(chosen)]
    ear = Ear(host)
    host.undo(steps)
    assert host.entries == (*before, Note("undo", seat=0))
    assert read_record(journal.path).entries == host.entries
    assert ear.laid_out == 1


@pytest.mark.parametrize("steps", [0, -1, 4])
def test_no_more_is_taken_back_than_was_chosen(host, tmp_path, steps):
    at(leading(), tmp_path, host)
    before = host.entries
    host.undo(steps)
    assert host.entries == before


@pytest.mark.parametrize("table", [leading(), scored()], ids=["in play", "over"])
def test_deal_is_played_again(host, journal, tmp_path, table):
    at(table, tmp_path, host)
    assert host.replayable
    place = next(n for n, entry in enumerate(host.entries) if isinstance(entry, Deal))
    before = host.entries[: place + 1]
    host.play_again()
    assert host.entries == (*before, Note("undo", seat=0))
    assert host.match.sight(0).phase == "bid"
    assert read_record(journal.path).entries == host.entries


def test_deal_without_a_choice_is_not_played_again(host, tmp_path):
    at(bidding(), tmp_path, host)
    before = host.entries
    assert not host.replayable
    host.play_again()
    assert host.entries == before


def hand_notes(host, number):
    """The notes of taking back within hand ``number``."""
    places = {e.hand: n for n, e in enumerate(host.entries) if isinstance(e, Deal)}
    end = places.get(number + 1, len(host.entries))
    return [e for e in host.entries[places[number] : end] if isinstance(e, Note)]


def test_hand_that_was_dealt_before_says_so(host, tmp_path):
    """Who goes back over a deal knows the tiles of the hand that comes again."""
    at(scored(), tmp_path, host)
    host.deal(1)
    second = host.match.phase.hand.deal
    host.undo()
    sight = host.match.sight(0)
    while host.match.number == 1 and host.match.turn is not None:
        sight = host.match.sight(host.match.turn)
        host.act(sight.legal[-1])
    host.deal(1)
    assert host.match.phase.hand.deal == second
    assert hand_notes(host, 2) == [Note("undo", seat=0)]


def test_hand_that_was_not_dealt_before_says_nothing(host, tmp_path):
    at(scored(), tmp_path, host)
    host.deal(1)
    assert hand_notes(host, 2) == []


def test_another_match_forgets_what_was_dealt(host, tmp_path):
    at(scored(), tmp_path, host)
    host.deal(1)
    host.undo()
    at(scored(), tmp_path, host)
    host.deal(1)
    assert hand_notes(host, 2) == []


# --- claiming --------------------------------------------------------------------------------


def test_sure_hand_is_played_out_with_every_play_on_record(host, journal, tmp_path):
    at(leading(), tmp_path, host)
    assert host.claimant == 0
    before = len(host.entries)
    host.claim()
    more = host.entries[before:]
    assert more[0] == Note("claim", seat=0)
    assert sum(isinstance(entry, Play) for entry in more) == 21
    result = next(entry for entry in more if hasattr(entry, "tricks"))
    assert result.tricks == (7, 0, 0)
    assert read_record(journal.path).entries == host.entries


def test_nothing_is_claimed_while_bidding(host, tmp_path):
    at(bidding(), tmp_path, host)
    assert host.claimant is None
    before = host.entries
    host.claim()
    assert host.entries == before


def test_forfeits_are_not_played_into(host, tmp_path):
    """Who plays for the others does not renege for them (M4.8)."""
    at(leading(renege="forfeit"), tmp_path, host)
    host.claim()
    result = next(entry for entry in host.entries if hasattr(entry, "tricks"))
    assert result.offender is None
    assert result.tricks == (7, 0, 0)


def test_claim_of_the_first_bidder_is_no_bid(host, tmp_path):
    at(bidding(), tmp_path, host)
    host.act(Bid(0, "7"))
    assert host.claimant is None
