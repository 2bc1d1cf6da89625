"""What the game of the example package has table and windows show of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from moon_desktop.engine.entries import Choice, Consequence, HandEnd, Play
from moon_desktop.engine.illegal import Illegal
from moon_desktop.games.house_rules import choices_of
from moon_desktop.games.views.review import Readers
from moon_desktop.players.player import Limits, Stopped
from moon_desktop.players.review import hand_review, seen_in
from tests.example_game.magpie import GAME
from tests.example_game.magpie.match import Chip, Deal, Magpie
from tests.example_game.magpie.rules import PACK, PRESETS, MagpieRules
from tests.games.test_example_game import FEWER, Walk, house_rules
from tests.kit.strategies import seeds

SHOW: Any = GAME.show
PLAYERS: Any = GAME.players
NAMES = ("Ann", "Bea", "Cleo", "Dan", "Eve", "Fay")
NO_CLOCK = Limits(None, lambda: False)
SOME = settings(FEWER, max_examples=12)


@SOME
@given(rules=house_rules(), seed=seeds())
def test_every_moment_can_be_shown_and_nothing_hidden_is(rules, seed):
    """To every seat: its own cards, as many backs as others hold, the trick, chips and words."""
    for match in Walk(rules, seed, hands=1).matches:
        for seat in range(rules.seats):
            sight = match.sight(seat)
            layout = SHOW.table.layout(sight)
            assert sorted(held.piece for held in layout.hand) == sorted(sight.held)
            assert layout.backs == tuple(0 if s == seat else n for s, n in enumerate(sight.counts))
            assert layout.open == {play.piece for play in sight.legal if isinstance(play, Play)}
            assert not SHOW.table.layout(sight.veil()).hand
            telling = SHOW.table.telling(sight, NAMES, seat)
            assert telling.plates[0].name == NAMES[seat]
            assert sum(plate.chips for plate in telling.plates) + match.supply == rules.supply
            assert bool(SHOW.table.prompt(sight, NAMES, seat)) == (match.turn is not None)
            for card in sight.held:
                assert SHOW.table.face(card).figure == card[1:]


@SOME
@given(rules=house_rules(), seed=seeds())
def test_every_entry_moves_something_or_nothing(rules, seed):
    walk = Walk(rules, seed, hands=2)
    places = iter(zip(walk.matches, walk.matches[1:], strict=False))
    taken = 0
    before = after = walk.matches[0]
    for entry in walk.entries:
        if not isinstance(entry, Consequence):
            before, after = next(places)
        sights = (after if isinstance(entry, Consequence) else before).sight(0), after.sight(0)
        motion = SHOW.table.motion(sights[0], entry, sights[1])
        match entry:
            case Deal():
                assert motion.kind == "deal"
            case Play():
                assert (motion.kind, motion.piece) == ("play", entry.piece)
                assert motion.over == (after.turn is None)
                taken += motion.taker is not None
            case Chip():
                assert [(m.giver, m.taker) for m in motion.chips] == [(entry.giver, entry.seat)]
    assert taken == sum(sum(entry.tricks) for entry in walk.entries if isinstance(entry, HandEnd))


@SOME
@given(rules=house_rules(), seed=seeds())
def test_the_sheet_stands_where_the_ledger_does(rules, seed):
    """P4: chips are written down as they move."""
    walk = Walk(rules, seed, hands=3)
    sheet = SHOW.sheet.empty(rules, NAMES[: rules.seats])
    matches = iter(walk.matches)
    for place, entry in enumerate(walk.entries):
        if not isinstance(entry, Consequence):
            match = next(matches)
            if place and match.phase != walk.matches[0].phase and not isinstance(entry, Deal):
                assert sheet.scores == match.ledger.scores
        sheet = sheet.after(entry)
        assert sheet.told(sheet.rows[-1], voice=True)
    shown = SHOW.sheet.laid_open(rules, NAMES[: rules.seats], walk.entries, 1)
    assert len(shown.tricks) == 4
    assert SHOW.sheet.laid_open(rules, NAMES[: rules.seats], walk.entries, 99) is None


@SOME
@given(rules=house_rules(), seed=seeds())
def test_every_refusal_is_a_sentence(rules, seed):
    for match in Walk(rules, seed, hands=1).matches[::3]:
        for seat in range(rules.seats):
            for card in (*PACK.pieces, "R8"):
                try:
                    match.after(Play(seat, card))
                except Illegal as illegal:
                    for you in (None, seat):
                        told = SHOW.help.refusal(illegal, NAMES, you)
                        assert told[0].isupper()
                        assert told.endswith(".")
                        assert "{" not in told


@SOME
@given(rules=house_rules(), seed=seeds())
def test_a_hand_is_told_of_when_it_is_over(rules, seed):
    walk = Walk(rules, seed, hands=1)
    told = SHOW.sheet.result(walk.match.sight(0), NAMES[: rules.seats], walk.entries, 0)
    assert told.title
    assert told.over == walk.match.over
    assert told.key


@settings(FEWER, max_examples=5)
@given(rules=house_rules(), seed=seeds())
def test_players_choose_and_advise_what_is_legal(rules, seed):
    """Casual beside random ones; the advice weighs each legal card, and is the same again."""
    match: Any = Magpie.start(rules)
    player = PLAYERS.levels["casual"](seed)
    while match.number < 2 and not match.over:
        if match.turn is None:
            match, _ = match.after(match.chance(seed))
            continue
        sight = match.sight(match.turn)
        advice = PLAYERS.advise(sight, NO_CLOCK, seed=seed, deals=3)
        assert tuple(worth.choice for worth in advice.worths) == sight.legal
        assert PLAYERS.advise(sight, NO_CLOCK, seed=seed, deals=3) == advice
        assert set(PLAYERS.hindsight(match)) == set(sight.legal)
        hint = SHOW.hints.hint(advice, NAMES)
        assert hint.rows[0].best
        assert len(SHOW.hints.count(sight, NAMES).rows) == 4
        choice: Choice = player.choose(sight)
        assert choice in sight.legal
        match, _ = match.after(choice)


@settings(FEWER, max_examples=5)
@given(rules=house_rules(), seed=seeds())
def test_a_hand_is_reviewed(rules, seed):
    """Every choice with all cards open, and what the others would have come to."""
    walk = Walk(rules, seed, hands=1)
    found = hand_review(GAME, rules, walk.entries, 1, seen_in(GAME, rules, walk.entries, 1))
    names = NAMES[: rules.seats]
    told = SHOW.review.hand(found, names, Readers())
    assert [cell.seat for cell in told.cells] == [step.seat for step in found.steps]
    for number, step in enumerate(found.steps):
        moment = SHOW.review.moment(found, number, names)
        assert [row.chosen for row in moment.worths.rows].count(True) == 1
        assert len(moment.worths.rows) == len(step.seen)
        assert moment.scene.trick[step.seat] is not None


def test_a_casual_player_beats_random_ones():
    """Over many hands, each as likely to begin as the next."""
    scores = [0, 0, 0]
    for seed in range(60):
        match: Any = Magpie.start(MagpieRules(target=99))
        random, casual = Random(seed), PLAYERS.levels["casual"](seed)
        while match.number < 3 or match.turn is not None:
            if match.turn is None:
                entry = match.chance(seed)
            elif match.turn == 0:
                entry = casual.choose(match.sight(0))
            else:
                entry = random.choice(match.legal())
            match, _ = match.after(entry)
        scores = [a + b for a, b in zip(scores, match.ledger.scores, strict=True)]
    assert scores[0] > 1.2 * max(scores[1:])


def test_advice_stops_when_told():
    match: Any = Magpie.start(MagpieRules())
    match, _ = match.after(match.chance(1))
    with pytest.raises(Stopped):
        PLAYERS.advise(match.sight(1), Limits(None, lambda: True))


def test_every_rule_and_preset_has_its_words():
    assert [key for group in SHOW.rules.groups() for key in group.keys] == list(
        choices_of(MagpieRules)
    )
    for key, choices in choices_of(MagpieRules).items():
        assert SHOW.rules.name(key)
        assert SHOW.rules.help(key).endswith(".")
        assert all(SHOW.rules.label(key, choice) for choice in choices or ())
    for key, rules in PRESETS.items():
        assert SHOW.rules.preset_name(key)
        assert SHOW.rules.line(rules)
        (document,) = SHOW.help.documents(rules)
        assert "[P1]" in document.text()
