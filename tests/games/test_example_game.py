"""The games of the example packages, which the engine's parts were not made for: Magpie, Owl; and
Oh Hell, in which every seat bids."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moon_desktop.arena.standings import Standings
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
from moon_desktop.engine.ledger import Terms
from moon_desktop.engine.match import Playing
from moon_desktop.engine.record import BadForm, Fault, Header, SeatName, header_line
from moon_desktop.engine.sight import trick_finished
from moon_desktop.games import OWN
from moon_desktop.games.defaults.table import match_told, moment_of
from moon_desktop.games.game import Game
from moon_desktop.games.match import Deal, Scored, Turned
from moon_desktop.games.views.sheet import GameRow
from moon_desktop.games.views.table import Layout, Middle
from moon_desktop.table.moods import after_hand
from moon_desktop.windows.score.sheet_export import as_text
from tests.example_game.magpie import GAME as MAGPIE
from tests.example_game.magpie.match import Chip, Magpie
from tests.example_game.magpie.rules import MagpieRules
from tests.example_small.owl import GAME as OWL
from tests.example_small.owl import Owl, OwlRules
from tests.kit.cases import each
from tests.kit.installing import install_example
from tests.kit.oh_hell import GAME as HELL
from tests.kit.strategies import LAW, seeds

FEWER = settings(LAW, max_examples=15)
"""Of each of four games, which is as many as other laws are tried on."""


@dataclass(frozen=True)
class FlockRules(OwlRules):
    """Those of Owl for so many hands as else its target is; who is level then shares the match."""

    @property
    def terms(self) -> Terms:
        return Terms("hands", self.target, None, shared=True)


FLOCK = Game(
    "flock",
    home=OWL.home,
    rules=FlockRules,
    presets={"flock": FlockRules(target=2)},
    start=Owl.start,
    forms=OWL.forms,
)
CATALOGUE = {game.name: game for game in (MAGPIE, OWL, FLOCK, HELL)}
ANY_GAME = pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))


@st.composite
def house_rules(draw: st.DrawFn, game: Game, /, **fixed: Any) -> Any:
    values: dict[str, Any] = {
        key: draw(st.integers(1, 12) if choices is None else st.sampled_from(choices))
        for key, choices in game.choices.items()
    }
    return game.rules(**values | fixed)


def game_of(rules: Any) -> Game:
    return next(game for game in CATALOGUE.values() if game.rules is type(rules))


class Walk:
    """A match in which every card is drawn from those open, and its entries."""

    def __init__(self, rules: Any, seed: int, hands: int = 40) -> None:
        self.entries: list[Entry] = []
        self.matches: list[Any] = [game_of(rules).start(rules)]
        random = Random(seed)
        while not self.match.over and len(self.of(Scored)) < hands:
            self.add(self.match.chance(seed) or random.choice(self.match.legal()))

    @property
    def match(self) -> Any:
        return self.matches[-1]

    def add(self, entry: Entry) -> None:
        match, follows = self.match.after(entry)
        self.matches.append(match)
        self.entries += [entry, *follows]

    def of(self, kind: type) -> list[Any]:
        return [entry for entry in self.entries if isinstance(entry, kind)]


def record(rules: Any, entries: list[Entry]) -> bytes:
    seats = tuple(SeatName(f"Seat {seat}", "random") for seat in range(rules.seats))
    game = game_of(rules)
    header = header_line(Header(game.name, rules.to_record(), seats, seed=1))
    return "".join((header, *map(game.forms.line, entries))).encode()


def read(data: bytes) -> reading.Reading:
    return reading.read(data.splitlines(keepends=True), CATALOGUE)


def dealt(*hands: str, dummy: str = "", **rules: Any) -> Magpie:
    """A match of which the first hand was dealt so."""
    cards = tuple(tuple(hand.split()) for hand in hands)
    deal = Deal(1, 0, cards, tuple(dummy.split()) or None)
    match, _ = Magpie.start(MAGPIE.rules(seats=len(hands), **rules)).after(deal)
    return match


def played(match: Magpie, *cards: str) -> tuple[Magpie, list[Any]]:
    """After these cards, each by whose turn it is, and all that followed."""
    followed: list[Any] = []
    for card in cards:
        assert match.turn is not None
        match, follows = match.after(Play(match.turn, card))
        followed += follows
    return match, followed


@ANY_GAME
@FEWER
@given(seed=seeds(), data=st.data())
def test_every_match_ends(game, seed, data):
    """And no chip of Magpie's is lost (P4)."""
    rules = data.draw(house_rules(game, target=1))
    walk = Walk(rules, seed, hands=400)
    assert walk.match.over
    assert isinstance(walk.entries[-1], MatchOver)
    for match in walk.matches:
        assert (match.turn is None) == (match.legal() == ())
        assert (match.turn is None) == (match.chance(seed) is not None or match.over)
        if game is MAGPIE:
            assert sum(match.ledger.column("chips")) + match.supply == rules.supply


@ANY_GAME
@FEWER
@given(seed=seeds(), data=st.data())
def test_a_sight_does_not_depend_on_what_cannot_be_seen(game, seed, data):
    """The cards of other hands, of the dummy and out of play, changed for one another."""
    rules = data.draw(house_rules(game))
    matches = [m for m in Walk(rules, seed, hands=1).matches if isinstance(m.phase, Playing)]
    match = data.draw(st.sampled_from(matches))
    seat = data.draw(st.integers(0, rules.seats - 1))
    assert isinstance(match.phase, Playing)
    hand, tricks = match.phase
    deal = hand.deal
    open_to_it = {play.piece for trick in tricks.done for play in trick.plays}
    open_to_it |= {*deal.hands[seat], *(play.piece for play in tricks.plays)}
    hidden = [card for card in match.pack.pieces if card not in open_to_it]
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
                match.pack.mask(other(tuple(match.pack.among(bits)))) for bits in tricks.held
            )
        ),
    )
    assert match._replace(phase=changed).sight(seat) == match.sight(seat)
    assert match._replace(phase=changed).sight(seat).veil() == match.sight(seat).veil()
    shown = visible(deal, seat)
    assert shown == visible(changed.hand.deal, seat)
    assert isinstance(shown, Deal)
    assert shown.hands[seat] == deal.hands[seat]


@ANY_GAME
@FEWER
@given(seed=seeds(), data=st.data())
def test_a_record_cut_anywhere_is_taken_up_again(game, seed, data):
    """What follows from the last whole line, and was lost, is due; then the match goes on."""
    rules = data.draw(house_rules(game))
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


@each("event", ["bid", "trump", "draw", "Turn"])
def test_a_record_of_it_has_no_events_but_its_own(event):
    with pytest.raises(BadForm) as refused:
        MAGPIE.forms.entry({"event": event, "seat": 0})
    assert refused.value.fault is Fault.EVENT


@ANY_GAME
@FEWER
@given(seed=seeds(), data=st.data())
def test_every_trick_is_told_when_it_is_finished(game, seed, data):
    """Also the last of a hand, one with a dummy, and one that a seat sat out."""
    rules = data.draw(house_rules(game))
    walk = Walk(rules, seed, hands=2)
    steps = [entry for entry in walk.entries if not isinstance(entry, Consequence)]
    pairs = zip(steps, walk.matches, walk.matches[1:], strict=False)
    found = [trick_finished(entry, old.sight(0), new.sight(0)) for entry, old, new in pairs]
    tricks = [trick for trick in found if trick is not None]
    assert len(tricks) == sum(max(map(len, deal.hands)) for deal in walk.of(Deal))
    turned = [play.piece for trick in tricks for play in trick.plays if play.seat == rules.seats]
    if rules.seats == 2:
        assert turned == [entry.card for entry in walk.of(Turned)]


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
    assert follows == [Turned("R7")]
    assert match.turn == 1
    assert (match.sight(0).taken, match.supply) == ((0, 0), 6)
    assert MAGPIE.show.table.layout(match.sight(0)).middle == (
        Middle("dummy", pile=3),
        Middle("turned", "R7"),
    )
    match, follows = played(match, "B3", "G2")
    assert follows == [Turned("R6")]
    assert match.sight(0).taken == (0, 1)
    match, follows = played(match, "B4", "G3", "B5", "G4")
    assert follows == [Turned("Y2"), Turned("Y3"), Scored((0, 3), (0, 3), (0, 3))]
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


def test_the_owl_costs_its_taker_and_the_most_points_win():
    """O3, O4: of equals the first from the dealer's left."""
    hands = ("C9 CT CJ CQ CK CA", "SA SK S9 ST SJ H9", "SQ D9 DT DJ DQ DK")
    deal = Deal(1, 0, tuple(tuple(hand.split()) for hand in hands))
    match, _ = Owl.start(OwlRules(owl=6, target=1)).after(deal)
    assert len(match.legal()) == 6
    for card in ("SA", "SQ", "C9", "H9", "D9", "CT", "SK", "DT", "CJ", "S9", "DJ", "CQ"):
        match, follows = match.after(Play(match.turn or 0, card))
    assert match.sight(1).taken == (0, 4, 0)
    for card in ("ST", "DQ", "CK", "SJ", "DK", "CA"):
        match, follows = match.after(Play(match.turn or 0, card))
    assert follows == (Scored((0, 6, 0), (0, 0, 0), (0, 0, 0)),)


@FEWER
@given(rules=house_rules(FLOCK), seed=seeds())
def test_a_match_of_so_many_hands_is_shared_by_all_who_have_most(rules, seed):
    """And nobody has won before the last of them; a record keeps who shares it."""
    walk = Walk(rules, seed)
    assert len(walk.of(Scored)) == rules.target
    most = max(walk.of(Scored)[-1].scores)
    best = [side for side, score in enumerate(walk.of(Scored)[-1].scores) if score == most]
    assert walk.match.over
    for ending in (*walk.of(GameOver), *walk.of(MatchOver)):
        assert sorted(ending.winners) == best
        assert ("sharing" in FLOCK.forms.line(ending)) == (len(best) > 1)
    data = record(rules, walk.entries)
    assert list(read(data).entries) == walk.entries
    # Who shares it is checked as all figures are.
    alone = walk.of(MatchOver)[-1]._replace(sharing=None if len(best) > 1 else (0,))
    with pytest.raises(reading.Damage):
        read(record(rules, [*walk.entries[:-1], alone]))


def shared() -> Walk:
    """A match of two hands for three that the seats 0 and 2 share."""
    walks = (Walk(FlockRules(target=2), seed) for seed in range(400))
    return next(walk for walk in walks if sorted(walk.of(MatchOver)[0].winners) == [0, 2])


def test_who_shares_a_match_is_told_wherever_who_won_is():
    walk, names = shared(), ("Me", "Bea", "Di")
    show, sights = FLOCK.show, [walk.match.sight(seat) for seat in range(3)]
    sheet = show.sheet.empty(walk.match.rules, names)
    opened = sheet.through(walk.entries[:1])
    ended = sheet.through(walk.entries)
    assert (sheet.heading, opened.heading) == ("Hand 1 of 2", "Hand 1 of 2")
    assert (ended.heading, ended.single, ended.goal) == ("Hand 2 of 2", True, None)
    assert ended.goals.line == "Who leads after 2 hands wins the match"
    assert sorted(ended.called(ended.winners)) == ["Di", "Me"]
    row = ended.rows[-1]
    assert isinstance(row, GameRow)
    who = " and ".join(ended.called(ended.winners))
    assert ended.written(row) == f"Game over {who} won"
    assert ended.told(row, voice=True) == f"Game 1. {who} won."
    text = as_text(ended)
    assert text.endswith(f"\n{who} share the match\n")
    for you in (None, 0, 1, 2):
        result = show.sheet.result(sights[0], names, walk.entries, you)
        assert (result.title, result.turned) == (f"{who} share the match", None)
    moments = [moment_of(sight, shot=False) for sight in sights]
    assert moments == ["match", "lost", "match"]
    lost = match_told(Layout(1, 3, moment="lost"), sights[1])
    assert sorted(lost.winners) == [0, 2]
    assert lost.final.split(" : ")[0] == lost.final.split(" : ")[1]
    plates = show.table.telling(walk.matches[-2].sight(0), names, 0).plates
    assert [plate.fullness for plate in plates] == [None] * 3
    standings = Standings.of_match(walk.entries, walk.match.rules.table)
    assert [fared.matches_won for fared in standings.players] == [1, 0, 1]
    moods = after_hand(walk.of(MatchOver)[0], sights[0], sights[0])
    assert moods == {0: "glad", 1: "sorry", 2: "glad"}


@pytest.mark.parametrize("dummy", [(), ("CT",) * 6])
def test_a_game_without_a_dummy_takes_none_in_its_deals(dummy):
    """O1."""
    match = Owl.start(OwlRules())
    deal = match.chance(1)
    assert isinstance(deal, Deal)
    with pytest.raises(Illegal) as refused:
        match.after(deal._replace(dummy=dummy))
    assert refused.value.rule == "O1"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("example", "name"), [("example_game", "magpie"), ("example_small", "owl")]
)
def test_installed_it_is_in_the_catalogue(tmp_path, example, name):
    """By its entry point, after the games of the program; and a match of it can be begun."""
    code = (
        "from moon_desktop.games import CATALOGUE\n"
        "print(*CATALOGUE)\n"
        f"game = CATALOGUE['{name}']\n"
        "print(*(game.start(rules).chance(1).hand for rules in game.presets.values()))\n"
    )
    target = install_example(tmp_path, example)
    path = os.pathsep.join([str(target), os.getcwd()])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=50,
    )
    begun = " ".join("1" for _ in CATALOGUE[name].presets)
    assert done.stdout.splitlines() == [f"{' '.join(OWN)} {name}", begun], done.stderr
