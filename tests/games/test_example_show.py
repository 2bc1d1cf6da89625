"""What the games of the example packages have table and windows show of them."""

from __future__ import annotations

import re
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moon_desktop.engine.entries import Choice, Consequence, HandEnd, Play
from moon_desktop.engine.illegal import Illegal
from moon_desktop.games.match import Deal
from moon_desktop.games.views.review import Readers
from moon_desktop.players.player import Limits, RandomPlayer, Stopped
from moon_desktop.players.review import hand_review, seen_in
from tests.example_game.magpie import GAME as MAGPIE
from tests.example_game.magpie.match import Chip
from tests.example_small.owl import GAME as OWL
from tests.games.test_example_game import ANY_GAME, FEWER, Walk, house_rules
from tests.kit.strategies import seeds

NAMES = ("Ann", "Bea", "Cleo", "Dan", "Eve", "Fay")
NO_CLOCK = Limits(None, lambda: False)
SOME = settings(FEWER, max_examples=12)


@ANY_GAME
@SOME
@given(seed=seeds(), data=st.data())
def test_every_moment_can_be_shown_and_nothing_hidden_is(game, seed, data):
    """To every seat: its own cards, as many backs as others hold, the trick, chips and words."""
    rules = data.draw(house_rules(game))
    for match in Walk(rules, seed, hands=1).matches:
        for seat in range(rules.seats):
            sight = match.sight(seat)
            layout = game.show.table.layout(sight)
            assert sorted(held.piece for held in layout.hand) == sorted(sight.held)
            assert layout.backs == tuple(0 if s == seat else n for s, n in enumerate(sight.counts))
            assert layout.open == {play.piece for play in sight.legal if isinstance(play, Play)}
            assert not game.show.table.layout(sight.veil()).hand
            telling = game.show.table.telling(sight, NAMES, seat)
            assert telling.plates[0].name == NAMES[seat]
            if game is MAGPIE:
                chips = [plate.chips or 0 for plate in telling.plates]
                assert sum(chips) + match.supply == rules.supply
            # Where bids are asked for the panel says it.
            asked = match.turn is not None and sight.phase == "play"
            assert bool(game.show.table.prompt(sight, NAMES, seat)) == asked
            for card in sight.held:
                assert game.show.table.face(card).figure.replace("10", "T") == card[1:]


@ANY_GAME
@SOME
@given(seed=seeds(), data=st.data())
def test_every_entry_moves_something_or_nothing(game, seed, data):
    rules = data.draw(house_rules(game))
    walk = Walk(rules, seed, hands=2)
    places = iter(zip(walk.matches, walk.matches[1:], strict=False))
    taken = 0
    before = after = walk.matches[0]
    for entry in walk.entries:
        if not isinstance(entry, Consequence):
            before, after = next(places)
        sights = (after if isinstance(entry, Consequence) else before).sight(0), after.sight(0)
        motion = game.show.table.motion(sights[0], entry, sights[1])
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


@ANY_GAME
@SOME
@given(seed=seeds(), data=st.data())
def test_the_sheet_stands_where_the_ledger_does(game, seed, data):
    """P4: chips are written down as they move."""
    rules = data.draw(house_rules(game))
    walk = Walk(rules, seed, hands=3)
    sheet = game.show.sheet.empty(rules, NAMES[: rules.seats])
    matches = iter(walk.matches[1:])
    for entry in walk.entries:
        if not isinstance(entry, Consequence):
            match = next(matches)
        sheet = sheet.after(entry).seen(match.sight(0))
        if match.turn is not None:
            assert sheet.scores == match.ledger.scores
        assert sheet.told(sheet.rows[-1], voice=True)
    shown = game.show.sheet.laid_open(rules, NAMES[: rules.seats], walk.entries, 1)
    assert len(shown.tricks) == walk.match.length
    assert game.show.sheet.laid_open(rules, NAMES[: rules.seats], walk.entries, 99) is None


@ANY_GAME
@SOME
@given(seed=seeds(), data=st.data())
def test_every_refusal_is_a_sentence(game, seed, data):
    rules = data.draw(house_rules(game))
    for match in Walk(rules, seed, hands=1).matches[::3]:
        for seat in range(rules.seats):
            for card in (*match.pack.pieces, "R8"):
                try:
                    match.after(Play(seat, card))
                except Illegal as illegal:
                    for you in (None, seat):
                        told = game.show.help.refusal(illegal, NAMES, you)
                        assert told[0].isupper()
                        assert told.endswith(".")
                        assert "{" not in told


@ANY_GAME
@SOME
@given(seed=seeds(), data=st.data())
def test_a_hand_is_told_of_when_it_is_over(game, seed, data):
    rules = data.draw(house_rules(game))
    walk = Walk(rules, seed, hands=1)
    told = game.show.sheet.result(walk.match.sight(0), NAMES[: rules.seats], walk.entries, 0)
    assert told.title
    assert told.over == walk.match.over
    assert told.key


@ANY_GAME
@settings(FEWER, max_examples=2)
@given(seed=seeds(), data=st.data())
def test_players_choose_and_advise_what_is_legal(game, seed, data):
    """Casual beside random ones; the advice weighs each legal card, and is the same again."""
    rules = data.draw(house_rules(game))
    match: Any = game.start(rules)
    player = game.players.levels["casual"](seed)
    while match.number < 2 and not match.over:
        if match.turn is None:
            match, _ = match.after(match.chance(seed))
            continue
        sight = match.sight(match.turn)
        advice = game.players.advise(sight, NO_CLOCK, seed=seed, deals=3)
        assert tuple(worth.choice for worth in advice.worths) == sight.legal
        assert game.players.advise(sight, NO_CLOCK, seed=seed, deals=3) == advice
        assert set(game.players.hindsight(match)) == set(sight.legal)
        hint = game.show.hints.hint(advice, NAMES)
        assert hint.rows[0].best
        assert len(game.show.hints.count(sight, NAMES).rows) == 4
        choice: Choice = player.choose(sight)
        assert choice in sight.legal
        match, _ = match.after(choice)


@ANY_GAME
@settings(FEWER, max_examples=5)
@given(seed=seeds(), data=st.data())
def test_a_hand_is_reviewed(game, seed, data):
    """Every choice with all cards open, and what the others would have come to."""
    rules = data.draw(house_rules(game))
    walk = Walk(rules, seed, hands=1)
    found = hand_review(game, rules, walk.entries, 1, seen_in(game, rules, walk.entries, 1))
    names = NAMES[: rules.seats]
    told = game.show.review.hand(found, names, Readers())
    assert [cell.seat for cell in told.cells] == [step.seat for step in found.steps]
    for number, step in enumerate(found.steps):
        moment = game.show.review.moment(found, number, names)
        assert [row.chosen for row in moment.worths.rows].count(True) == 1
        assert len(moment.worths.rows) == len(step.seen)
        laid = moment.scene.trick[step.seat]
        assert (laid is not None) == isinstance(step.choice, Play)


def scores_of(game, first, others, hands):
    """The scores of a ``first`` player beside two ``others``, over matches of three hands, each as
    likely to begin as the next."""
    scores = [0, 0, 0]
    for seed in range(hands // 3):
        match: Any = game.start(game.rules(target=99))
        players = [game.players.levels[level](seed) for level in (first, others, others)]
        while match.number < 3 or match.turn is not None:
            entry = match.chance(seed) or players[match.turn].choose(match.sight(match.turn))
            match, _ = match.after(entry)
        scores = [a + b for a, b in zip(scores, match.ledger.scores, strict=True)]
    return scores


@ANY_GAME
def test_a_casual_player_beats_random_ones(game):
    levels = {**game.players.levels, "random": lambda seed: RandomPlayer(seed)}
    with patch.object(type(game.players), "levels", levels):
        first, *others = scores_of(game, "casual", "random", 180)
    assert first > 1.2 * max(others)


@pytest.mark.slow
def test_a_skilled_player_beats_casual_ones():
    """Where there is enough to weigh: four cards of Magpie are mostly luck."""
    first, *others = scores_of(OWL, "skilled", "casual", 240)
    assert first > 1.1 * max(others)


@ANY_GAME
def test_advice_stops_when_told(game):
    match: Any = game.start(game.rules())
    match, _ = match.after(match.chance(1))
    with pytest.raises(Stopped):
        game.players.advise(match.sight(1), Limits(None, lambda: True))
    skilled = game.players.levels["skilled"](1)
    with pytest.raises(Stopped):
        skilled.choose_within(match.sight(1), Limits(None, lambda: True))


@pytest.mark.parametrize("game", [MAGPIE, OWL])
def test_every_rule_and_preset_has_its_words(game):
    show = game.show
    assert [key for group in show.rules.groups() for key in group.keys] == list(game.choices)
    for key, choices in game.choices.items():
        assert show.rules.name(key)
        assert show.rules.help(key).endswith(".")
        assert all(show.rules.label(key, choice) for choice in choices or ())
    for key, rules in game.presets.items():
        assert show.rules.preset_name(key)
        assert show.rules.line(rules)
        (document,) = show.help.documents(rules)
        assert re.search(r"\[[OP]1\]", document.text())
