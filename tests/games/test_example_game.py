"""Magpie, the game of the example package: a game that the engine's parts were not made for."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moon_desktop.engine import reading
from moon_desktop.engine.entries import (
    Consequence,
    Dealt,
    Entry,
    GameOver,
    MatchOver,
    Play,
    visible,
)
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.match import Playing
from moon_desktop.engine.record import BadForm, Fault, Header, SeatName, header_line
from moon_desktop.engine.sight import trick_finished
from moon_desktop.games import OWN
from moon_desktop.games.house_rules import choices_of
from moon_desktop.games.views.table import Middle
from tests.example_game.magpie import GAME
from tests.example_game.magpie.match import DUMMY, Chip, Deal, Magpie, Scored, Turn
from tests.example_game.magpie.rules import PACK, MagpieRules
from tests.kit.installing import install_example
from tests.kit.strategies import LAW, seeds

FEWER = settings(LAW, max_examples=40)
CATALOGUE = {GAME.name: GAME}


@st.composite
def house_rules(draw: st.DrawFn, /, **fixed: Any) -> MagpieRules:
    values: dict[str, Any] = {
        key: draw(st.integers(1, 12) if choices is None else st.sampled_from(choices))
        for key, choices in choices_of(MagpieRules).items()
    }
    return MagpieRules(**values | fixed)


class Walk:
    """A match in which every card is drawn from those open, and its entries."""

    def __init__(self, rules: MagpieRules, seed: int, hands: int = 40) -> None:
        self.entries: list[Entry] = []
        self.matches = [Magpie.start(rules)]
        random = Random(seed)
        while not self.match.over and len(self.of(Scored)) < hands:
            self.add(self.match.chance(seed) or random.choice(self.match.legal()))

    @property
    def match(self) -> Magpie:
        return self.matches[-1]

    def add(self, entry: Entry) -> None:
        match, follows = self.match.after(entry)
        self.matches.append(match)
        self.entries += [entry, *follows]

    def of(self, kind: type) -> list[Any]:
        return [entry for entry in self.entries if isinstance(entry, kind)]


def record(rules: MagpieRules, entries: list[Entry]) -> bytes:
    seats = tuple(SeatName(f"Seat {seat}", "random") for seat in range(rules.seats))
    header = header_line(Header(GAME.name, rules.to_record(), seats, seed=1))
    return "".join((header, *map(GAME.forms.line, entries))).encode()


def read(data: bytes) -> reading.Reading:
    return reading.read(data.splitlines(keepends=True), CATALOGUE)


def dealt(*hands: str, dummy: str = "", **rules: Any) -> Magpie:
    """A match of which the first hand was dealt so."""
    cards = tuple(tuple(hand.split()) for hand in hands)
    deal = Deal(1, 0, cards, tuple(dummy.split()) or None)
    match, _ = Magpie.start(GAME.rules(seats=len(hands), **rules)).after(deal)
    return match


def played(match: Magpie, *cards: str) -> tuple[Magpie, list[Any]]:
    """After these cards, each by whose turn it is, and all that followed."""
    followed: list[Any] = []
    for card in cards:
        assert match.turn is not None
        match, follows = match.after(Play(match.turn, card))
        followed += follows
    return match, followed


@FEWER
@given(rules=house_rules(target=1), seed=seeds())
def test_every_match_ends(rules, seed):
    """P4: and no chip is lost."""
    walk = Walk(rules, seed, hands=400)
    assert walk.match.over
    assert isinstance(walk.entries[-1], MatchOver)
    for match in walk.matches:
        assert (match.turn is None) == (match.legal() == ())
        assert (match.turn is None) == (match.chance(seed) is not None or match.over)
        assert sum(match.ledger.column("chips")) + match.supply == rules.supply


@FEWER
@given(rules=house_rules(), seed=seeds(), data=st.data())
def test_a_sight_does_not_depend_on_what_cannot_be_seen(rules, seed, data):
    """The cards of other hands, of the dummy and out of play, changed for one another."""
    matches = [m for m in Walk(rules, seed, hands=1).matches if isinstance(m.phase, Playing)]
    match = data.draw(st.sampled_from(matches))
    seat = data.draw(st.integers(0, rules.seats - 1))
    assert isinstance(match.phase, Playing)
    hand, tricks = match.phase
    deal = hand.deal
    open_to_it = {play.piece for trick in tricks.done for play in trick.plays}
    open_to_it |= {*deal.hands[seat], *(play.piece for play in tricks.plays)}
    hidden = [card for card in PACK.pieces if card not in open_to_it]
    turned = dict(zip(hidden, data.draw(st.permutations(hidden)), strict=True))

    def other(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(turned.get(card, card) for card in cards)

    changed = match.phase._replace(
        hand=hand._replace(
            deal=deal._replace(
                hands=tuple(map(other, deal.hands)), dummy=deal.dummy and other(deal.dummy)
            )
        ),
        tricks=tricks._replace(
            held=tuple(
                sum(PACK.bit[card] for card in other(tuple(PACK.among(bits))))
                for bits in tricks.held
            )
        ),
    )
    assert match._replace(phase=changed).sight(seat) == match.sight(seat)
    assert match._replace(phase=changed).sight(seat).veil() == match.sight(seat).veil()
    shown = visible(deal, seat)
    assert shown == visible(changed.hand.deal, seat)
    assert isinstance(shown, Deal)
    assert shown.hands[seat] == deal.hands[seat]


@FEWER
@given(rules=house_rules(), seed=seeds(), data=st.data())
def test_a_record_cut_anywhere_is_taken_up_again(rules, seed, data):
    """What follows from the last whole line, and was lost, is due; then the match goes on."""
    walk = Walk(rules, seed, hands=2)
    whole = record(rules, walk.entries)
    header = whole.index(b"\n") + 1
    found = read(whole[: data.draw(st.integers(header, len(whole)))])
    entries = [*found.entries, *found.due]
    assert entries == walk.entries[: len(entries)]
    match = found.match
    for entry in walk.entries[len(entries) :]:
        if not isinstance(entry, Consequence):
            match, follows = match.after(entry)
            entries += [entry, *follows]
    assert entries == walk.entries
    assert match == walk.match


@pytest.mark.parametrize("event", ["bid", "trump", "draw", "Turn"])
def test_a_record_of_it_has_no_events_but_its_own(event):
    with pytest.raises(BadForm) as refused:
        GAME.forms.entry({"event": event, "seat": 0})
    assert refused.value.fault is Fault.EVENT


@FEWER
@given(rules=house_rules(), seed=seeds())
def test_every_trick_is_told_when_it_is_finished(rules, seed):
    """Also the last of a hand, one with a dummy, and one that a seat sat out."""
    walk = Walk(rules, seed, hands=2)
    steps = [entry for entry in walk.entries if not isinstance(entry, Consequence)]
    pairs = zip(steps, walk.matches, walk.matches[1:], strict=False)
    found = [trick_finished(entry, old.sight(0), new.sight(0)) for entry, old, new in pairs]
    tricks = [trick for trick in found if trick is not None]
    assert len(tricks) == 4 * len(walk.of(Scored))
    turned = [trick.plays[-1].piece for trick in tricks if trick.plays[-1].seat == DUMMY]
    if rules.dummy:
        assert turned == [entry.card for entry in walk.of(Turn)]


def test_a_magpie_goes_to_any_lead_and_takes_only_its_own():
    """P2."""
    match = dealt("R7 R6 R5 R4", "G2 G3 B2 B3", "G7 B1 Y6 Y7")
    match, _ = played(match, "G2")
    assert set(match.legal()) == {Play(2, "G7"), Play(2, "B1")}
    with pytest.raises(Illegal) as refused:
        played(match, "Y7")
    assert refused.value.reason == Reason.MUST_FOLLOW
    match, follows = played(match, "B1", "R7")
    assert follows == [Chip(1, None)]
    assert match.turn == 1


def test_the_dummy_plays_third_and_what_it_takes_counts_for_nobody():
    """P3."""
    match = dealt("G3 G4 G2 R1", "R2 B3 B4 B5", dummy="R7 R6 Y2 Y3")
    assert match.turn == 1
    match, follows = played(match, "R2", "R1")
    assert follows == [Turn("R7")]
    assert match.turn == 1
    assert (match.sight(0).taken, match.supply) == ((0, 0), 6)
    assert GAME.show.table.layout(match.sight(0)).middle == (
        Middle("dummy", pile=3),
        Middle("turned", "R7"),
    )
    match, follows = played(match, "B3", "G2")
    assert follows == [Turn("R6")]
    assert match.sight(0).taken == (0, 1)
    match, follows = played(match, "B4", "G3", "B5", "G4")
    assert follows == [Turn("Y2"), Turn("Y3"), Scored((0, 3), (0, 3), (0, 3))]
    assert match.turn is None


def test_a_bare_middle_is_paid_for_by_who_played_the_magpie():
    """P4: if a chip is there, and it is another's."""
    match = dealt("G1 Y1 R5 Y5", "R2 B3 B4 B5", "B1 R1 R3 R4", supply=3)
    match, follows = played(match, "R2", "R1", "G1")
    assert follows == [Chip(1, None), Chip(1, None)]
    assert match.ledger.column("chips") == match.ledger.scores == (0, 2, 0)
    match, follows = played(match, "B3", "B1", "Y1")
    assert follows == [Chip(1, None)]
    assert match.supply == 0
    hands = (("G1", "G2", "G5", "G6"), ("B1", "R2", "R3", "R4"), ("B2", "Y1", "G3", "G4"))
    match, _ = played(match, "B4", "R3", "R5", "B5", "R4", "Y5")
    match, _ = match.after(Deal(2, 1, hands))
    match, follows = played(match, "B2", "G1", "B1")
    assert follows == [Chip(2, 1)]
    assert match.ledger.column("chips") == (0, 2, 1)
    match, follows = played(match, "Y1", "G2", "R2")
    assert (follows, match.turn) == ([], 2)


def test_who_deals_sits_out():
    """P1."""
    walk = Walk(MagpieRules(seats=5, sit_out=True, target=99), 7, hands=5)
    assert [deal.dealer for deal in walk.of(Dealt)] == [0, 1, 2, 3, 4]
    dealer = None
    for entry in walk.entries:
        match entry:
            case Deal():
                dealer = entry.dealer
                assert [len(hand) for hand in entry.hands].index(0) == dealer
            case Play():
                assert entry.seat != dealer
            case Scored():
                assert dealer is not None
                assert entry.tricks[dealer] == 0
    sight = walk.matches[1].sight(3)
    assert (sight.out, sight.counts) == (0, (0, 4, 4, 4, 4))


def test_the_most_points_win_and_of_equals_the_first_from_the_dealers_left():
    """P6."""
    for target in (1, 2):
        match = dealt("R7 R6 G3 G2", "R5 R4 G7 G6", "Y2 Y3 Y4 Y5", target=target)
        match, _ = played(match, "G7", "Y2", "G2", "G6", "Y3", "G3")
        _, follows = played(match, "R5", "Y4", "R7", "R6", "R4", "Y5")
        assert follows[1:] == [GameOver(1, (0, 1, 0), (0, 1, 0)), MatchOver(1)]
    match = dealt("R7 R6 G3 G7", "R5 R4 G2 G6", "Y2 Y3 Y4 Y5", target=1)
    match, _ = played(match, "G6", "Y2", "G7", "R7", "R4", "Y3")
    _, follows = played(match, "G3", "G2", "Y4", "R6", "R5", "Y5")
    assert follows[1:] == [GameOver(0, (1, 0, 0), (1, 0, 0)), MatchOver(0)]


@pytest.mark.slow
def test_installed_it_is_in_the_catalogue(tmp_path):
    """By its entry point, after the games of the program; and a match of it can be begun."""
    code = (
        "from moon_desktop.games import CATALOGUE\n"
        "print(*CATALOGUE)\n"
        "game = CATALOGUE['magpie']\n"
        "print(*(game.start(rules).chance(1).hand for rules in game.presets.values()))\n"
    )
    target = install_example(tmp_path, "example_game")
    path = os.pathsep.join([str(target), os.getcwd()])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=50,
    )
    assert done.stdout.splitlines() == [f"{' '.join(OWN)} magpie", "1 1 1"], done.stderr
