"""Bids by all, hands that grow smaller, and a card turned up for trump: what any game has of them
by default."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from moon_desktop.engine.entries import Bid, Entry, HandEnd, Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.games.defaults.players import Casual, PlainPlayers
from moon_desktop.games.match import Deal
from moon_desktop.games.views.table import Middle
from moon_desktop.players.review import hand_review, seen_in
from tests.kit.cases import each
from tests.kit.oh_hell import BY_TRUMP, GAME

NAMES = ("You", "Bea", "Cleo")
HANDS = ("C7 D9 H8 HA SA", "C8 DA DK HT HJ", "CA CK D7 H7 S7")
DEAL = Deal(1, 0, tuple(tuple(hand.split()) for hand in HANDS), None, "DQ")


def after(*entries: Entry) -> tuple[Any, list[Entry]]:
    """The match after these, and all of its entries."""
    match, every = GAME.start(GAME.rules()), list[Entry]()
    for entry in entries:
        match, follows = match.after(entry)
        every += [entry, *follows]
    return match, every


def bids(*figures: str) -> list[Bid]:
    return [Bid((1 + place) % 3, figure) for place, figure in enumerate(figures)]


def whole_hand() -> tuple[Any, list[Entry]]:
    """As casual players play it."""
    match, every = after(DEAL, *bids("2", "0", "1"))
    while match.turn is not None:
        sight = match.sight(match.turn)
        play = Casual().choose(sight)
        match, follows = match.after(play)
        every += [play, *follows]
    return match, every


def test_what_is_turned_up_is_trump() -> None:
    """The lowest trump takes a trick that an ace led."""
    match, _ = after(DEAL, *bids("2", "0", "1"))
    assert match.sight(0).suits == BY_TRUMP["D"]
    for play in (Play(1, "C8"), Play(2, "CA"), Play(0, "C7")):
        match, _ = match.after(play)
    for play in (Play(2, "S7"), Play(0, "SA"), Play(1, "DK")):
        match, _ = match.after(play)
    assert [trick.taker for trick in match.sight(0).tricks] == [2, 1]


@each("upcard", [None, "C7", "C2", "nothing"])
def test_what_cannot_be_turned_up_is_refused(upcard: str | None) -> None:
    with pytest.raises(Illegal) as refused:
        after(DEAL.replaced(upcard=upcard))
    assert (refused.value.reason, refused.value.rule) == (Reason.IMPOSSIBLE, "O1")


def test_each_hand_is_as_large_as_its_deal() -> None:
    match, sizes, taken = GAME.start(GAME.rules(target=900)), list[int](), list[int]()
    while match.number < 6 or match.turn is not None:
        entry = match.chance(3) or Casual().choose(match.sight(match.turn))
        if isinstance(entry, Deal):
            sizes.append(len(entry.hands[0]))
        match, follows = match.after(entry)
        taken += [sum(ended.tricks) for ended in follows if isinstance(ended, HandEnd)]
    assert sizes == taken == [5, 4, 3, 2, 1, 1]


def test_it_lies_beside_the_stock_as_long_as_the_hand_is_played() -> None:
    table = GAME.show.table
    match, _ = after(DEAL, *bids("2", "0", "1"), Play(1, "C8"))
    sight = match.sight(0)
    assert table.layout(sight).middle == (Middle("stock", pile=16), Middle("upcard", "DQ"))
    assert table.plaque(sight, NAMES, 0) == ("card:diamonds", "Trump: Diamonds", "3 bid, 5 tricks")
    over, _ = whole_hand()
    assert table.layout(over.sight(0)).middle == ()
    assert table.plaque(over.sight(0), NAMES, 0)[1] == "The bids"
    count = GAME.show.hints.count(sight, NAMES)
    assert [row.trump for row in count.rows] == [False, True, False, False]
    gone = [one.piece for row in count.rows for one in row.pieces if one.where == "gone"]
    assert sorted(gone) == ["C8", "DQ"]


def test_players_weigh_a_hand_with_its_trump() -> None:
    players = GAME.players
    assert isinstance(players, PlainPlayers)
    match, _ = after(DEAL, *bids("2", "0", "1"), Play(1, "C8"))
    for seed in range(20):
        world = players.world(match.sight(2), Random(seed))
        assert world.sight(2) == match.sight(2)
        held = [world.pack.among(bits) for bits in world.phase.tricks.held]
        assert not any("DQ" in hand for hand in held)


def test_what_each_side_took_of_what_it_bid_is_written_down() -> None:
    match, entries = whole_hand()
    ended = match.last.ended
    sheet = GAME.show.sheet.empty(match.rules, NAMES).through(entries)
    row, taken = sheet.hand, ended.tricks
    assert [sheet.counted(row, side) for side in range(3)] == [
        f"{taken[0]}/1", f"{taken[1]}/2", f"{taken[2]}/0",
    ]  # fmt: skip
    assert f"Bea: {taken[1]} taken, 2 bid." in sheet.told(row, voice=False)
    before = GAME.show.sheet.empty(match.rules, NAMES).through(entries[:3])
    assert before.counted(before.hand, 1) == ""


@each(
    ("kept", "line"),
    [
        ((True, True, False), "The bid was made by you and Bea."),
        ((False, False, True), "The bid was made by Cleo."),
        ((False, False, False), "Nobody made the bid."),
    ],
)
def test_the_end_of_a_hand_tells_who_made_the_bid(kept: tuple[bool, ...], line: str) -> None:
    match, entries = whole_hand()
    last = replace(match.last, ended=match.last.ended._replace(kept=kept))
    sight = match.sight(0)._replace(last=last)
    assert GAME.show.sheet.result(sight, NAMES, entries, 0).line == line


def test_a_hand_told_later_has_its_trump() -> None:
    match, entries = whole_hand()
    rules = match.rules
    shown = GAME.show.sheet.laid_open(rules, NAMES, entries, 1)
    assert shown is not None
    assert shown.contract == "Trump: Diamonds"
    review = hand_review(GAME, rules, entries, 1, seen_in(GAME, rules, entries, 1))
    assert GAME.show.review.scene(review, 4).notes == (("Trump: Diamonds", False),)
