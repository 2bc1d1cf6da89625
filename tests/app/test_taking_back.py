"""Taking back, playing a deal again, and the marks both leave."""

from __future__ import annotations

import pytest

from moon_desktop.app.host import Host
from moon_desktop.app.running_match import SideMatch
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Bid, Choice, Note, Play
from moon_desktop.games.moon.entries import Deal
from tests.app.hosting import Ear, at, header
from tests.kit.table_positions import bidding, leading, scored


def test_choices_are_taken_back_the_latest_first_until_there_are_none(host, journal, tmp_path):
    at(leading(), tmp_path, host)
    whole, ear = host.entries, Ear(host)
    own = [n for n, e in enumerate(whole) if isinstance(e, Choice) and e.seat == 0]
    assert len(own) == 3
    for place in reversed(own):
        assert host.can_undo
        host.undo()
        assert host.entries == (*whole[:place], Note("undo", seat=0))
        assert read_record(journal.path).entries == host.entries
    assert not host.can_undo
    before = host.entries
    host.undo()
    assert host.entries == before
    assert ear.laid_out == 3


def test_what_was_taken_back_is_put_back_behind_the_note_of_it(host, journal, tmp_path):
    at(leading(), tmp_path, host)
    whole, match, ear = host.entries, host.match, Ear(host)
    own = [n for n, e in enumerate(whole) if isinstance(e, Choice) and e.seat == 0]
    assert not host.can_redo
    for _ in own:
        host.undo()
    undone = Note("undo", seat=0)
    first, second, third = own
    host.redo()
    assert host.entries == (*whole[:first], undone, *whole[first:second], undone)
    host.redo()
    host.redo()
    assert host.entries == (
        *whole[:first], undone, *whole[first:second], undone, *whole[second:third], undone,
        *whole[third:],
    )  # fmt: skip
    assert host.match == match
    assert read_record(journal.path).entries == host.entries
    assert read_record(journal.path).match == match
    assert not host.can_redo
    before = host.entries
    host.redo()
    assert host.entries == before
    assert ear.laid_out == 6


def test_what_is_put_back_can_be_taken_back_again(host, tmp_path):
    at(leading(), tmp_path, host)
    host.undo()
    back = host.entries
    host.redo()
    host.undo()
    assert host.entries == (*back, Note("undo", seat=0))


def test_nothing_is_put_back_once_something_else_was_chosen(host, tmp_path):
    at(leading(), tmp_path, host)
    before = host.entries
    host.undo()
    host.undo()
    chosen = [e for e in before if isinstance(e, Choice) and e.seat == 0]
    host.act(next(choice for choice in host.match.legal() if choice not in chosen))
    assert not host.can_redo


def test_same_choice_made_again_leaves_what_came_after_it_to_be_put_back(host, tmp_path):
    """So the others, who choose as before after the deal was played again, take nothing away."""
    at(scored(), tmp_path, host)
    whole, match = host.entries, host.match
    host.play_again()
    back = host.entries
    choices = [entry for entry in whole if isinstance(entry, Choice)]
    host.act(choices[0])
    host.act(choices[1])
    host.redo()
    assert host.entries == (*back, *whole[len(back) - 1 :])
    assert host.match == match


def test_choice_made_again_to_its_end_leaves_nothing_to_put_back(host, tmp_path):
    at(leading(), tmp_path, host)
    chosen = host.entries[-1]
    host.undo()
    host.act(chosen)
    assert not host.can_redo


def test_side_data_is_no_choice(host, tmp_path):
    """A note of the clock, or of a hint, leaves what can be put back as it is."""
    at(leading(), tmp_path, host)
    host.note(Note("clock", elapsed=40))
    host.undo()
    host.note(Note("clock", elapsed=60))
    host.redo()
    assert host.seconds_played == 60


def test_claim_is_put_back_whole(host, tmp_path):
    at(leading(), tmp_path, host)
    before = host.entries
    host.claim()
    claimed = host.entries[len(before) :]
    host.undo()
    host.redo()
    assert host.entries == (*before, Note("undo", seat=0), *claimed)


def test_rest_of_a_claim_is_put_back_as_claimed(host, tmp_path):
    """Its first play was made by hand since."""
    at(leading(), tmp_path, host)
    before = host.entries
    host.claim()
    claim, first, *rest = host.entries[len(before) :]
    host.undo()
    host.act(first)
    host.redo()
    assert host.entries == (*before, Note("undo", seat=0), first, claim, *rest)


def test_what_other_people_chose_is_not_put_back(host, tmp_path):
    at(leading(), tmp_path, host)
    host.undo()
    seats = tuple(seat._replace(player="casual") for seat in host.header.seats)
    host.reseat(host.header.with_seats(seats))
    assert not host.can_redo


def test_several_people_do_not_see_whose_turn_comes_back(host, tmp_path):
    at(leading(), tmp_path, host, you=None)
    host.sit(0)
    host.act(host.match.legal()[0])
    host.undo()
    host.sit(0)
    host.redo()
    assert host.veiled
    assert host.absent == 1


def test_lesson_goes_by_what_is_chosen_at_the_table(host, tmp_path):
    at(leading(), tmp_path, host)
    side = SideMatch(host.header, host.entries, 1, False)
    for title in ("", "Learning Moon"):
        host.step_aside(side._replace(title=title))
        host.undo()
        assert host.can_redo is (title == "")
        host.come_back()
    assert not host.can_redo


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


def test_claim_is_one_step_with_all_its_plays(host, journal, tmp_path):
    at(leading(), tmp_path, host)
    entries = host.entries
    host.claim()
    host.undo()
    assert host.entries == (*entries, Note("undo", seat=0))
    assert read_record(journal.path).entries == host.entries


def test_hand_after_one_in_which_something_was_taken_back_is_doubtful_when_resumed(host, tmp_path):
    """Nobody knows any more how far back it was: the next deal may have been seen."""
    table = leading()
    table.entries.append(Note("undo", seat=0))
    at(table, tmp_path, host)
    host.claim()
    host.deal(1)
    assert hand_notes(host, 2) == [Note("hint", seat=0)]


def test_match_in_which_nobody_chose_anything_is_not_kept(host, journal):
    for seed in range(4):
        host.begin(header(seed=seed))
        while host.match.turn is None:
            host.deal(1)
    assert not list((journal.path.parent / "records").glob("*"))
    while host.match.turn != 0:
        host.act(host.match.legal()[0])
    host.act(host.match.sight(0).legal[0])
    before = host.entries
    host.begin(header(seed=9))
    (kept,) = (journal.path.parent / "records").glob("*.moon")
    assert read_record(kept).entries == before


def test_doubt_does_not_outlive_its_hand(host, tmp_path):
    table = leading()
    table.entries.append(Note("undo", seat=0))
    at(table, tmp_path, host)
    for number in (2, 3):
        while host.match.number < number:
            if host.match.turn is None:
                host.deal(1)
            else:
                host.act(host.match.sight(host.match.turn).legal[-1])
        host.resume()
    assert hand_notes(host, 2) == [Note("hint", seat=0)]
    assert hand_notes(host, 3) == []


def test_what_is_on_disk_is_kept_though_the_match_in_play_is_not_worth_it(journal, tmp_path):
    """It may be another, which could not be set aside before."""
    host = Host(journal)
    at(scored(), tmp_path, host)
    content = journal.path.read_bytes()
    (journal.path.parent / "records").write_bytes(b"in the way")
    host.begin(header(seed=1))
    assert not host.saved
    (journal.path.parent / "records").unlink()
    host.begin(header(seed=2))
    (kept,) = (journal.path.parent / "records").glob("*.moon")
    assert kept.read_bytes() == content
