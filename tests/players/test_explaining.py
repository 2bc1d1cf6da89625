"""Why a choice is the best: every reason in its case, and none that is not true of the deal."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from moon_desktop.engine.entries import Bid, Exchange, NameTrump, Play
from moon_desktop.engine.pieces import BIT, INDEX
from moon_desktop.games.moon import Moon
from moon_desktop.games.moon_auction import decided
from moon_desktop.games.moon_phases import Bidding, Playing
from moon_desktop.games.moon_rules import PRESETS, MoonRules
from moon_desktop.players.because import Because, Figure
from moon_desktop.players.explaining import because, figure
from moon_desktop.players.worth import Advice, Worth
from tests.games.arrange import Table


def advice(match: Moon, word: str | None = None, **wins: float) -> Advice:
    """Advice to the seat in turn that the choice ``word`` (the last, without it) is best;
    ``wins`` are the chances of the game of bids by their words, a bid of a number as ``_4``."""
    sight = match.sight(match.turn or 0)
    best = sight.legal[-1]
    for choice in sight.legal:
        if word == _word(choice):
            best = choice
    points = tuple(float(seat) for seat in range(sight.seats.count))
    worths = []
    for choice in sight.legal:
        key = _word(choice)
        key = f"_{key}" if key.isdigit() else key
        win = wins.get(key, 0.6 if choice == best else 0.3)
        worths.append(Worth(choice, 0.5, points, win, "6"))
    return Advice(sight, tuple(worths), best, 10, True)


def _word(choice) -> str:
    match choice:
        case Bid(_, word) | Exchange(_, word) | NameTrump(_, word):
            return word
        case Play(_, tile, end):
            return tile if end is None else f"{tile}/{end}"
    raise AssertionError(choice)


def why(table: Table, word: str | None = None, **wins: float) -> Because:
    return because(advice(table.match, word, **wins))


ANN = "6-6 6-5 6-4 5-5 4-4 2-1 3-1"
BEA = "6-3 6-2 5-1 4-1 3-3 2-2 1-1"


def sixes(bid: str = "4") -> Table:
    """Ann leads at sixes; Bea holds 6-3 and 6-2, Cy the 6-1."""
    return Table().deal(ANN, BEA).bid(0, bid).contract("6")


# --- the auction ----------------------------------------------------------------------------


def test_pass_names_the_best_of_the_bids():
    table = Table().deal()
    assert why(table, "pass", _5=0.4) == Because("pass", bid="5")


def test_bid_that_is_enough_to_win():
    """M5.6: at 17 a bid of 4 wins the game; at 16 it needs the 5."""
    table = Table().deal().ledger(scores=(17, 0, 0))
    assert why(table, "4") == Because("wins-game", number=17, bid="4")
    assert why(table, "5").why == "no-higher"
    table = Table().deal().ledger(scores=(16, 0, 0))
    assert why(table, "5") == Because("wins-game", number=16, bid="5")


def test_no_higher_than_this():
    table = Table().deal()
    assert why(table, "4", _5=0.2) == Because("no-higher", bid="5")
    assert why(table, "4", _5=0.9).why == "best-bid"
    assert why(table, "7", over=0.9).why == "best-bid"
    assert why(table, "7", **{"pass": 0.9}).why == "least"


def test_dealer_must_bid():
    table = Table(all_pass="force-dealer").deal().say("pass", "pass")
    assert why(table, "4") == Because("must-bid")


def test_only_a_pass_is_left():
    table = Table(over=False, under=False).deal().say("7")
    assert why(table, "pass") == Because("only")


# --- widow and trump ------------------------------------------------------------------------


def widow(discards: str = ANN) -> Table:
    return Table().deal(discards, widow="0-0").bid(0, "4")


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("0-0", Because("voids", suit=0)),
        ("5-5", Because("voids", suit=5)),
        ("3-1", Because("voids", suit=3)),
        ("6-4", Because("spare")),
    ],
)
def test_discard(word, expected):
    """The worths say that it is to be played at sixes."""
    assert why(widow(), word) == expected


def test_discard_that_keeps_all_trumps():
    table = widow("6-6 6-5 5-5 5-4 4-4 4-3 3-3")
    assert why(table, "5-4") == Because("keeps-trumps", suit=6, number=2)


def test_discard_under():
    """M3.7: a double is the lowest of its suit, so six tiles beat the 6-5 less what is held."""
    table = Table().deal("6-5 1-1 2-2 3-3 4-4 2-1 3-2", widow="0-0").bid(0, "under")
    assert why(table, "6-5") == Because("danger", tile="6-5", number=0)
    assert why(table, "2-1") == Because("danger", tile="2-1", number=3)


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("6", Because("tops", suit=6, number=3)),
        ("2", Because("longest", suit=2, number=3)),
        ("1", Because("best-trump")),
        ("none", Because("sure-tiles", number=5)),
    ],
)
def test_trump(word, expected):
    hand = {"2": "4-4 4-2 3-1 3-2 2-1 6-5 5-1", "1": "4-4 4-2 4-3 6-1 2-1 6-5 5-3"}.get(word, ANN)
    table = Table().deal(hand, widow="0-0").bid(0, "4").say("0-0")
    assert why(table, word) == expected


def test_longest_is_longer_than_no_other():
    table = Table().deal("4-4 4-2 3-1 3-2 2-1 6-5 5-1", widow="0-0").bid(0, "4").say("0-0")
    assert why(table, "5").why == "best-trump"


# --- leads ----------------------------------------------------------------------------------


def test_lead_draws_trumps():
    assert why(sixes(), "6-6") == Because("draws", number=3)


def test_lead_draws_the_last_trump():
    table = sixes().say("6-6", "6-2", "6-1")
    assert why(table, "6-5") == Because("draws-last", tile="6-3")


def test_lead_that_nobody_can_beat():
    table = sixes().say("6-6", "6-2", "6-1", "6-5", "6-3", "3-2")
    assert why(table, "5-5") == Because("sure")


def test_lead_that_drives_higher_trumps_out():
    table = Table().deal("6-1 6-2 6-3 5-5 4-4 3-3 2-2", "6-6").bid(0, "4").contract("6")
    assert why(table, "6-1") == Because("drives-out", number=3)


def test_lead_of_the_highest_that_may_be_trumped():
    assert why(sixes(), "5-5") == Because("highest", suit=5)


def test_lead_saves_what_is_sure():
    table = Table().deal("5-4 6-6 6-5 4-1 3-1 2-1 1-1").bid(0, "4").contract("6")
    assert why(table, "4-1") == Because("saves", tile="6-6")


def test_lead_makes_the_contract():
    """Ann needs one more trick of the bid, and the lead cannot be beaten."""
    table = sixes("4").say("6-6", "6-2", "6-1", "6-5", "6-3", "3-2")
    assert why(table, "5-5").why == "sure"
    table.say("5-5", "5-1").say(table.open().split()[0])
    assert why(table, "4-4") == Because("makes")


def test_lead_where_the_bidder_is_void():
    """Cy, who bid, did not follow the double five."""
    table = Table().deal(
        "4-4 5-5 5-4 5-3 3-3 2-2 3-2",
        "4-3 5-2 5-1 6-2 6-1 1-1 4-2",
        "6-6 6-5 6-4 6-3 3-1 4-1 2-1",
        widow="0-0",
    )
    table.bid(2, "4").contract("6").say("4-1", "4-4", "4-3", "5-5", "5-1", "3-1")
    assert table.match.turn == 0
    assert why(table, "5-3") == Because("bidder-void", suit=5, seat=2)


# --- following ------------------------------------------------------------------------------


def test_only_tile_that_follows():
    table = sixes().say("6-6", "6-3")
    assert why(table) == Because("follows", suit=6)


def test_lowest_that_takes_the_trick():
    table = Table().deal("5-5 5-4 1-1 2-1 3-1 4-1 2-2", "6-3 6-2 5-1 5-2 3-3 4-4 4-3")
    table.bid(2, "4").contract("6").say("5-3")
    assert table.match.turn == 0
    assert why(table, "5-4") == Because("cheapest")
    assert why(table, "5-5") == Because("least")


def test_only_tile_that_takes_it():
    table = Table().deal("5-5 5-1 1-1 2-1 3-1 4-1 2-2", "6-3 6-2 5-4 5-2 3-3 4-4 4-3")
    table.bid(2, "4").contract("6").say("5-3")
    assert why(table, "5-5") == Because("takes")
    assert why(table, "5-1") == Because("saves", tile="5-5")


def test_trumps_the_trick():
    table = Table().deal("6-1 6-2 1-1 2-1 3-1 4-1 2-2", "6-3 5-1 5-4 5-2 3-3 4-4 4-3")
    table.bid(2, "4").contract("6").say("5-5")
    assert why(table, "6-1") == Because("trumps", suit=5)
    assert why(table, "3-1") == Because("saves", tile="6-2")


def test_cannot_take_the_trick():
    table = Table().deal("5-1 5-2 1-1 2-1 3-1 4-1 2-2", "6-3 6-1 5-4 3-2 3-3 4-4 4-3")
    table.bid(2, "4").contract("6").say("5-5")
    assert why(table, "5-1") == Because("cannot-take")


def test_other_defender_takes_it_anyway():
    table = Table().deal("4-2 4-3 1-1 2-1 3-1 5-1 2-2", "4-1 6-6 6-5 6-4 6-3 3-3 5-5")
    table.bid(1, "4").contract("6").say("4-1", "4-4")
    assert why(table, "4-2") == Because("fellow-takes", seat=2)


def test_discard_that_leaves_a_void():
    """Cy cannot beat the double five; the 2-1 is his last two."""
    table = Table().deal(
        "5-5 6-6 6-5 6-4 4-4 3-3 2-2",
        "5-1 5-2 5-3 5-4 4-3 4-2 4-1",
        "6-1 2-1 3-1 3-2 1-1 6-2 6-3",
        widow="0-0",
    )
    table.bid(0, "4").contract("6").say("5-5", "5-1")
    assert why(table, "6-1") == Because("trumps", suit=5)
    table = Table().deal(
        "4-3 6-6 6-5 6-4 5-5 3-3 2-2",
        "6-1 5-2 5-3 5-4 5-1 4-4 4-2",
        "4-1 2-1 3-1 1-1 6-2 6-3 3-2",
        widow="0-0",
    )
    table.bid(0, "4").contract("6").say("6-6", "6-1", "6-2", "6-5", "4-4", "6-3", "6-4", "4-2")
    assert why(table, "4-1") == Because("cannot-take")


def test_set_by_the_trick_on_the_table():
    """Bea, who bid 7, cannot take this one."""
    table = Table().deal("4-2 4-3 1-1 2-1 3-1 5-1 2-2", "4-1 6-6 6-5 6-4 6-3 3-3 5-5")
    table.bid(1, "7").contract("6").say("4-1", "4-4")
    assert why(table, "4-2") == Because("sets")


# --- under (M3.7) ---------------------------------------------------------------------------


def under(ann: str, bea: str = "6-2 6-4 5-4 4-1 3-1 2-1 5-3") -> Table:
    return Table().deal(ann, bea, widow="0-0").bid(0, "under").contract("6", "0-0")


LOW = "1-1 2-2 3-3 4-4 5-5 6-6"


def test_low_lead_of_a_shoot_under():
    """A double is the lowest of its suit: every other six still out beats it."""
    assert why(under(f"{LOW} 6-3"), "6-6") == Because("beatable", number=4)


def test_defender_leaves_the_trick_to_the_bidder():
    """Cy may still take it with the 6-5; nobody can take it from a 6-5 of the bidder."""
    assert why(under(f"{LOW} 6-3").say("6-3"), "6-2") == Because("leaves", seat=0)
    assert why(under(f"{LOW} 6-5").say("6-5"), "6-2") == Because("sets")


def test_bidder_ducks():
    table = under(f"{LOW} 6-3").say("1-1", "4-1", "6-1", "6-5")
    assert why(table, "6-3") == Because("ducks", tile="6-5")


def test_bidder_throws_what_does_not_follow():
    table = under("1-1 6-6 6-5 5-5 5-4 4-4 6-4", "6-2 4-1 3-1 2-1 5-3 4-3 5-2")
    table.say("1-1", "4-1", "6-1", "3-2")
    assert why(table, "6-6") == Because("throws")


# --- nothing untrue ---------------------------------------------------------------------------


def walks(rules, hands):
    """Every moment of ``hands`` hands, chosen at random, at which a choice is due."""
    for seed in range(hands):
        chance = random.Random(seed)
        match = Moon.start(rules)
        while (due := match.chance(seed)) is not None:
            match, _ = match.after(due)
        dealt = match.number
        while match.turn is not None and match.number == dealt:
            yield match, chance
            legal = match.legal()
            if isinstance(match.phase, Bidding):
                legal = legal[:3]
            match, _ = match.after(chance.choice(legal))


RULES = {
    "follow-me-42": PRESETS["follow-me-42"],
    "named": MoonRules(named_lead=True, minimum_bid=3),
    "partners": MoonRules(seats=4, partners=True),
    "four": MoonRules(seats=4),
    "forfeit": MoonRules(renege="forfeit"),
}


@pytest.mark.parametrize("name", RULES)
def test_no_reason_is_untrue_of_the_deal(name):
    found: Counter[str] = Counter()
    for match, chance in walks(RULES[name], 40):
        sight = match.sight(match.turn)
        plays = sight.legal
        if isinstance(match.phase, Playing) and sight.suit is not None:
            held = match.phase.tricks.held[sight.seat]
            follow = sight.suits.follow(held, sight.suit)
            plays = tuple(play for play in plays if BIT[play.tile] & follow)
        best = chance.choice(plays)
        reason = because(advice(match)._replace(best=best))
        found[reason.why] += 1
        check(match, best, reason)
    assert len(found) > 12


def check(match, best, reason):
    """Raises AssertionError if ``reason`` is not so, all tiles seen."""
    if not isinstance(match.phase, Playing):
        return
    tricks = match.phase.tricks
    seat, suits = match.turn, tricks.suits
    others = [held for s, held in enumerate(tricks.held) if s != seat]
    index = INDEX[best.tile]
    if reason.why in ("draws", "draws-last", "drives-out"):
        assert BIT[best.tile] & suits.trumps
    if reason.why == "draws-last":
        assert sum((held & suits.trumps).bit_count() for held in others) == 1
        assert any(held & BIT[reason.tile] for held in others)
    if reason.why in ("sure", "fellow-takes"):
        taker = seat if reason.why == "sure" else reason.seat
        for now in completions(match, best):
            if isinstance(now.phase, Playing):
                assert now.phase.tricks.done[-1].taker == taker
    if reason.why in ("makes", "sets"):
        assert_decides(match, best, "made" if reason.why == "makes" else "set")
    if reason.why == "bidder-void":
        assert not tricks.held[reason.seat] & suits.followers[reason.suit]
    if reason.why == "highest":
        ranks = suits.strength[reason.suit]
        rivals = [held & suits.followers[reason.suit] for held in others]
        assert all(ranks[i] < ranks[index] for held in rivals for i in range(28) if held >> i & 1)
    if reason.why == "follows":
        assert (tricks.held[seat] & suits.followers[reason.suit]).bit_count() == 1
    trick = ("cheapest", "cannot-take", "saves", "ducks")
    if tricks.suit is not None and reason.why in trick:
        ranks = suits.strength[tricks.suit]
        top = max(ranks[INDEX[play.tile]] for play in tricks.plays)
        assert (ranks[index] > top) == (reason.why == "cheapest")
    if reason.why == "voids":
        left = tricks.held[seat] & ~BIT[best.tile]
        assert left & suits.trumps
        assert not left & suits.followers[reason.suit]


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
    seats = match.rules.table
    side = seats.side(hand.bidder)
    for now in completions(match, best):
        if isinstance(now.phase, Playing):
            tricks = now.phase.tricks
            mine = seats.by_side(tricks.taken)[side]
            assert decided(hand.bid, mine, len(tricks.done)) == fate
        else:
            assert now.sight(0).result.result == fate


# --- the figure -------------------------------------------------------------------------------


def of(table, *worths):
    """The figure of the first of ``worths``: made, points and game of each legal choice."""
    sight = table.match.sight(table.match.turn)
    told = tuple(
        Worth(choice, made, (points,) * sight.seats.count, win)
        for choice, (made, points, win) in zip(sight.legal, worths, strict=False)
    )
    return figure(Advice(sight, told, told[0].choice, 1, True))


def test_figure_of_bids():
    table = Table().deal()
    assert of(table, (0.3, 0.0, 0.4), (0.9, 4.0, 0.3)) == Figure("win", 0.4)
    table.say("pass").say("pass")
    advised = advice(table.match, "4")
    assert figure(advised) == Figure("made", 0.5)


def test_figure_of_plays():
    """The contract, where it hangs on the choice; a defender is told of the set."""
    assert of(sixes(), (0.8, 1.0, 0.4), (0.7, 4.0, 0.3)) == Figure("made", 0.8)
    assert of(sixes(), (1.0, 1.5, 0.4), (1.0, 4.0, 0.3)) == Figure("points", 1.5)
    assert of(sixes(), (1.0, 4.0, 0.4), (1.0, 4.0, 0.3)) == Figure("win", 0.4)
    defending = Table().deal("5-5 5-4 1-1 2-1 3-1 4-1 2-2", "6-3 6-2 5-1 5-2 3-3 4-4 4-3")
    defending.bid(2, "4").contract("6").say("5-3")
    told = of(defending, (0.75, 1.0, 0.4), (0.7, 4.0, 0.3))
    assert told == Figure("set", 0.25)
