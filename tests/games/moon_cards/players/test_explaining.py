"""Reasons for a card are true: what is said to be certain comes about however the trick goes on."""

from __future__ import annotations

from random import Random

import pytest

from moon_desktop.engine.entries import Choice, Play
from moon_desktop.engine.match import Playing
from moon_desktop.games import CATALOGUE
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.cards import BIG, LITTLE, PACK
from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.games.moon_cards.players.explaining import Explanation, Reason, explain
from moon_desktop.games.moon_cards.rules import PRESETS
from moon_desktop.players.advice import Advice
from tests.kit.moon_cards import Table

GAME = CATALOGUE["shoot-the-moon-cards"]


def reason(match: MoonCards, choice: Choice) -> Explanation:
    assert match.turn is not None
    return explain(Advice(match.sight(match.turn), (), choice, 1, False))


def check(match: MoonCards, choice: Play, random: Random) -> str:
    """Plays the trick to its end, whatever it may be, and looks whether the reason was true."""
    (facts, told), seat, rules = reason(match, choice), choice.seat, match.rules
    phase = match.phase
    assert isinstance(phase, Playing)
    sides, mine = rules.table.side, rules.table.side(seat)
    tricks, scores = phase.tricks, match.ledger.scores
    taken = rules.table.by_side(tricks.taken[: rules.seats])[mine]
    assert told.tricks == (0 if told.why in ("last", "follows") else taken)
    number = len(tricks.done)
    for fact in facts:
        check_fact(match.sight(seat), choice, fact)
    if told.why == "lowest":
        open_ = [one.piece for one in match.legal() if isinstance(one, Play)]
        assert LITTLE not in match.sight(seat).held
        assert all(high(choice.piece) <= high(card) for card in open_)
    sure = "sure" in [fact.why for fact in facts]
    last = "plays-last" in [fact.why for fact in facts]
    match, _ = match.after(choice)
    assert not last or len(match.sight(seat).plays) == 0
    while isinstance(match.phase, Playing) and len(match.phase.tricks.done) == number:
        match, _ = match.after(random.choice(match.legal()))
    trick = match.sight(seat).tricks[number]
    taker = sides(trick.taker) if trick.taker < rules.seats else None
    cards = [play.piece for play in trick.plays]
    assert not (sure or last) or trick.taker == seat
    match told.why:
        case "lowest":
            assert trick.taker != seat
        case "big" | "big-odd":
            assert (choice.piece, trick.taker) == (BIG, seat)
            assert (taken % 2 == 0) == (told.why == "big-odd")
        case "big-partner":
            assert trick.taker == told.seat != seat
            assert taker == mine
        case "five":
            assert taken == 4
        case "odd":
            assert taken % 2 == 0
            assert choice.piece != LITTLE
        case "partner-odd":
            assert told.seat is not None
            assert taken % 2 == 0
            assert told.seat != seat
            assert sides(told.seat) == mine
        case "dumps" | "leaves":
            assert trick.taker == told.seat
            assert taker != mine
            assert LITTLE in cards
            if told.why == "dumps":
                assert taker is not None
                assert scores[taker] + cards.count(BIG) >= cards.count(LITTLE)
        case "keeps-odd":
            assert taken % 2 == 1
        case "keeps-big":
            assert choice.piece != BIG
            assert BIG in tricks.suits.pack.among(tricks.held[seat])
        case "little":
            assert choice.piece == LITTLE
            assert trick.taker != seat
    return told.why


def high(card: str) -> int:
    """How high a card is by its number alone."""
    return {BIG: 13, LITTLE: 0}.get(card) or int(card[1:])


def beats(other: str, card: str, led: str) -> bool:
    """C2.4, C3.3: whether ``other`` takes a trick that was opened with ``led`` from ``card``, of
    which neither is the first of two alike."""
    if BIG in (other, card):
        return card != BIG
    if LITTLE in (other, card):
        return other != LITTLE and (led == LITTLE or other[0] in ("R", led[0]))
    if led == LITTLE:
        return high(other) > high(card)
    ranks = [(one[0] == "R", one[0] == led[0], high(one)) for one in (other, card)]
    return (ranks[0][0] or ranks[0][1]) and ranks[0] > ranks[1]


def check_fact(sight: PlainSight, choice: Play, fact: Reason) -> None:
    """Counts again what was told of hand and table."""
    down = [play.piece for play in sight.plays]
    seen = [play.piece for trick in sight.tricks for play in trick.plays] + down + [*sight.held]
    hidden = list(PACK.pieces)
    for card in seen:
        hidden.remove(card)
    led = down[0] if down else choice.piece
    match fact.why:
        case "on-top":
            best = fact.card or ""
            assert best != LITTLE
            assert Play(fact.seat or 0, best) in sight.plays
            place = down.index(best)
            assert not any(beats(card, best, led) for card in down[place + 1 :])
            assert all(beats(best, card, led) for card in down[:place])
        case "little-in":
            assert LITTLE in down
        case "beaten-by":
            assert fact.unseen == len(hidden)
            assert fact.number == sum(beats(card, choice.piece, led) for card in hidden) > 0
        case "sure":
            assert not any(beats(card, choice.piece, led) for card in hidden)
        case "cannot-take":
            top = next(card for card in down if not any(beats(o, card, led) for o in down))
            mine = [one.piece for one in sight.legal if isinstance(one, Play)]
            assert not any(beats(card, top, led) for card in mine)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_reason_is_true_however_the_trick_goes_on(preset):
    """C2.4, C3.2–C3.4, C4.1, C5.2"""
    random, found = Random(preset), set()
    for seed in range(8):
        match = MoonCards.start(PRESETS[preset])
        while not match.over and match.number < 8:
            chance = match.chance(seed)
            if chance is not None:
                match, _ = match.after(chance)
                continue
            for choice in match.legal():
                assert isinstance(choice, Play)
                found.add(check(match, choice, random))
            match, _ = match.after(random.choice(match.legal()))
    assert {"last", "follows", "big", "big-odd", "odd", "keeps-odd", "keeps-big"} <= found
    assert ("partner-odd" in found) == (PRESETS[preset].team_size > 1)


def test_whoever_holds_what_nothing_can_beat_may_claim():
    table = Table("cards-three").deal("BIG BIG R1 R2 R3", "P1", "LITTLE LITTLE")
    assert GAME.players.claimant(table.match, 0) is None
    table.say("R1 P1 LITTLE")
    assert GAME.players.claimant(table.match, 0) is None
    rockets = Table("cards-three").deal("R12 BIG BIG G1 G2", "P1 P2 P3 P4 P5", "B1 B2 B3 B4 B5")
    rockets.say("G1 P1 B1", "G2 P2 B2")
    assert GAME.players.claimant(rockets.match, 1) == 0
    assert GAME.players.claimant(rockets.say("BIG").match, 1) is None
