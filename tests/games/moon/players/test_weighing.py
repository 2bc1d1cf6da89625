"""What plays are worth, against trying out every line of play in every deal that fits."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from moon_desktop.engine.entries import Play
from moon_desktop.engine.match import Dealing, Playing
from moon_desktop.games.moon.contract import TRICKS, needed
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.players.adviser import Plays
from moon_desktop.games.moon.players.bid_inference import possible_deals_of
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.advice import ActionValue
from moon_desktop.players.possible_deals import PossibleDeal
from moon_desktop.players.sampling import WeightedDeal
from tests.kit.cases import each
from tests.kit.positions import at_last_tricks, follows, in_world, taken_in_all
from tests.kit.sights import arranged

RULES = {
    "widow": PRESETS["follow-me-42"],
    "no widow": PRESETS["fosdick"],
    "partners": PRESETS["fosdick-partners"],
    "four": PRESETS["shoot-the-moon-4"],
    "blanks": replace(PRESETS["shoot-the-moon"], stop_when_set=False),
    "named lead, reneges": replace(PRESETS["follow-me-42"], named_lead=True, renege="forfeit"),
    "overtricks": replace(PRESETS["fosdick"], overtricks=True),
}


pytestmark = pytest.mark.usefixtures("uncalibrated")


def weighed(match: Moon, worlds: list[PossibleDeal]) -> dict[Play, ActionValue]:
    assert match.turn is not None
    plays = Plays(match.sight(match.turn))
    plays.weigh([WeightedDeal(world) for world in worlds])
    return {play: tally.worth(play) for play, tally in plays.tallies.items()}


def agrees(match: Moon) -> None:
    """Every play here is worth what it comes to on average over all deals."""
    phase = match.phase
    assert isinstance(phase, Playing)
    assert match.turn is not None
    rules, table, hand = match.rules, match.rules.table, phase.hand
    assert hand.bid is not None
    worlds = list(possible_deals_of(match.sight(match.turn)).every())
    worths = weighed(match, worlds)
    assert tuple(worths) == match.legal()
    for play, worth in worths.items():
        if not follows(match, play):
            continue
        ends = [taken_in_all(in_world(match, world), play) for world in worlds]
        if hand.bid == "under":
            made = ends.count(0)
        else:
            made = sum(end >= needed(hand.bid) for end in ends)
        assert worth.made == pytest.approx(made / len(worlds))
        stake = 21 if hand.bid in ("over", "under", "double", "triple") else int(hand.bid)
        paid = [stake if end >= needed(hand.bid) else -stake for end in ends]
        if hand.bid == "under":
            paid = [-stake if end else stake for end in ends]
        elif rules.overtricks:
            paid = [max(end, pay) if pay > 0 else pay for end, pay in zip(ends, paid, strict=True)]
        mine = table.side(hand.bidder)
        for seat in table.members(mine):
            assert worth.points[seat] == pytest.approx(sum(paid) / len(worlds))
        if hand.bid == "under" or rules.stop_when_set:
            continue
        lost = sum(TRICKS - end for end in ends) / len(worlds)
        others = [seat for seat in range(table.count) if table.side(seat) != mine]
        if rules.partners:
            assert [worth.points[seat] for seat in others] == pytest.approx([lost, lost])
        else:
            assert sum(worth.points[seat] for seat in others) == pytest.approx(lost)


@each("seed", range(4))
@pytest.mark.parametrize("name", RULES)
def test_at_the_last_tricks_it_is_the_mean_over_all_deals(name, seed):
    """Any seat in turn, anywhere in a trick (M4, M5)."""
    agrees(at_last_tricks(RULES[name], seed, 2 + seed % 2))


@pytest.mark.slow
@each("seed", [0, 2])
@pytest.mark.parametrize("name", [name for name in RULES if RULES[name].seats == 3])
def test_with_four_tiles_left_too(name, seed):
    agrees(at_last_tricks(RULES[name], 50 + seed, 4))


@pytest.mark.parametrize("seed", range(6))
def test_under_at_the_last_tricks_too(seed):
    """M3.7: with the bidder still without a trick."""
    rules = "under pass pass" if seed % 2 else "under"
    hand = "1-1 2-1 3-1 4-1 5-1 6-1 2-2"
    preset = "shoot-the-moon" if seed % 2 else "fosdick"
    agrees(under_so_far(arranged(rules, hand, preset=preset, under=True, shoot_tops=2), seed))


def under_so_far(start: Moon, seed: int) -> Moon:
    """The match after some tricks of which none was the bidder's."""
    for attempt in range(500):
        random, match = Random(f"{seed} {attempt}"), start
        while not isinstance(match.phase, Dealing):
            phase = match.phase
            if isinstance(phase, Playing) and len(phase.tricks.done) == 4:
                if random.random() < 0.5:
                    return match
            elif isinstance(phase, Playing) and len(phase.tricks.done) > 4:
                break
            legal = match.legal()
            match, _ = match.after(legal[random.randrange(len(legal))])
    raise AssertionError("it always took one")


def test_with_reneges_to_choose_from_each_ends_the_hand():
    """M4.8: its worth is certain, whatever the deal."""
    match = arranged("4 pass pass 6 6-6", "6-6 5-5", "6-5 4-4 3-3", renege="forfeit")
    worths = weighed(match, list(possible_deals_of(match.sight(1)).every())[:20])
    assert len(worths) == 7
    for play, worth in worths.items():
        if play.piece != "6-5":
            assert worth.made == 1
            assert worth.points == (4, 0, 0)


def test_the_weight_of_a_deal_counts():
    """A deal three times as likely as another counts three times."""
    match = at_last_tricks(RULES["widow"], 3, 3)
    assert match.turn is not None
    worlds = list(possible_deals_of(match.sight(match.turn)).every())[:5]
    plays, often = Plays(match.sight(match.turn)), Plays(match.sight(match.turn))
    plays.weigh(
        [WeightedDeal(world, 1.0 + 2.0 * (place == 4)) for place, world in enumerate(worlds)]
    )
    often.weigh([WeightedDeal(world) for world in [*worlds, worlds[4], worlds[4]]])
    for play in match.legal():
        assert isinstance(play, Play)
        if follows(match, play):
            one, other = plays.tallies[play].mean(), often.tallies[play].mean()
            assert one.made == pytest.approx(other.made)
            assert one.win == pytest.approx(other.win)
            assert one.points == pytest.approx(other.points)


SPLIT = (
    "4-4 5-5 6-5 4-1 5-2 6-6 3-2",
    "4-3 2-2 3-1 2-1 3-3 6-4 5-1",
    "6-2 6-3 5-3 1-1 5-4 6-1 4-2",
)
"""Led to with 3-2 at sixes, seat 1 has three tiles that are as good against the bidder."""


def split(scores: tuple[int, ...]) -> dict[str, ActionValue]:
    """What the tiles of seat 1 are worth there, the deal being known."""
    match = arranged("4 pass pass 6 3-2", *SPLIT, scores=scores)
    assert isinstance(match.phase, Playing)
    found = weighed(match, [PossibleDeal(match.phase.tricks.held, 0)])
    return {play.piece: worth for play, worth in found.items()}


def test_a_defender_would_rather_take_a_trick_itself():
    """M5.2: each keeps its own."""
    worths = split((0, 0, 0))
    assert {worth.made for worth in worths.values()} == {worths["3-3"].made}
    for tile in ("3-1", "4-3"):
        assert worths["3-3"].points[1] > worths[tile].points[1]
        assert worths["3-3"].points[2] < worths[tile].points[2]
        assert worths["3-3"].win > worths[tile].win


def test_the_bidder_minds_who_of_the_others_takes_what_wins_the_game():
    """M5.6: with seat 1 one short, a lead that leaves it a sure trick loses the game for sure."""
    match = arranged("4 pass pass 6", *SPLIT, scores=(0, 20, 0))
    assert isinstance(match.phase, Playing)
    found = weighed(match, [PossibleDeal(match.phase.tricks.held, 0)])
    wins = {play.piece: worth.win for play, worth in found.items()}
    assert wins["3-2"] == 0 < wins["5-5"]


def test_the_trick_that_wins_the_game_wins_it_for_sure():
    """M5.6: seat 1 needs one."""
    worths = split((0, 20, 0))
    assert worths["3-3"].win == 1
    assert worths["3-1"].win < 1
    assert worths["4-3"].win < 1
