"""What games of other packages answer is looked at; a plain answer stands in for a wrong one."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial
from inspect import isfunction
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from moon_desktop.engine.entries import Play
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.defaults.guard import Guarded
from moon_desktop.games.defaults.help import Help
from moon_desktop.games.defaults.hints import Hints
from moon_desktop.games.defaults.panel import Panel
from moon_desktop.games.defaults.rule_words import Group, RuleWords
from moon_desktop.games.defaults.sheet import Sheets
from moon_desktop.games.defaults.table import Table
from moon_desktop.games.game import Failing, Game
from moon_desktop.games.views.table import Face, Layout, Motion, Took
from moon_desktop.players.player import Limits
from tests.example_game.magpie import GAME as MAGPIE
from tests.kit.cases import each

NAMES = ("Ann", "Bea", "Cleo", "Dan", "Eve", "Fay")
GAMES = {**{name: CATALOGUE[name] for name in OWN}, "magpie": MAGPIE}
PRESETS = [
    pytest.param(game, key, id=f"{name}-{key}")
    for name, game in GAMES.items()
    for key in game.presets
]


def guarded(room: object, name: str = "show") -> tuple[Any, list[str]]:
    """A room behind its guard, and a word in a list for each answer that it stopped."""
    failed: list[str] = []
    fail = partial(failed.append, "failed")
    return Guarded("whim", lambda: room, fail, name, MAGPIE.choices), failed


def walk(game: Game, rules: Any, random: Random) -> list[tuple[Any, Any, Any, tuple[Any, ...]]]:
    """Each match of a hand played at random, the entry that came next and all that followed."""
    match, entries, walked = game.start(rules), [], []
    while match.number < 2 and not match.over:
        entry = match.chance(5) if match.turn is None else random.choice(match.legal())
        after, follows = match.after(entry)
        entries += [entry, *follows]
        walked.append((match, entry, after, tuple(entries)))
        match = after
    return walked


@pytest.mark.parametrize(("game", "key"), PRESETS)
def test_whatever_our_own_games_answer_is_let_through(game, key):
    """A guard that took a sound answer for a wrong one would spoil a sound game."""
    show, failed = guarded(game.show)
    players, stopped = guarded(game.players, "players")
    rules = game.presets[key]
    names = NAMES[: rules.table.count]
    sheet = show.sheet.empty(rules, names)
    for match, entry, after, entries in walk(game, rules, Random(key)):
        seat = match.turn or 0
        before, later = match.sight(seat), after.sight(seat)
        sheet = sheet.after(entry)
        assert isinstance(show.table.layout(before), Layout)
        assert isinstance(show.table.layout(later.veil()), Layout)
        assert isinstance(show.table.motion(before, entry, later), Motion)
        show.table.telling(before, names, seat)
        show.table.telling(later, names, None)
        show.table.prompt(before, names, seat)
        for narrow in (True, False):
            show.panel.offer(before, narrow)
        ends = [choice for choice in before.legal if getattr(choice, "suit", None) is not None]
        if ends:
            show.panel.offer_ends(ends)
        if isinstance(entry, Play) and len(later.tricks) > len(before.tricks):
            assert isinstance(show.table.took(before, entry, later, names, 0), Took)
            show.table.trick(later.tricks[-1])
        for piece in (*before.held, None):
            assert isinstance(show.table.face(piece), Face)
        if match.turn is not None:
            show.hints.count(before, names)
        if later.result is not None:
            show.sheet.result(later, names, entries, 0)
            show.sheet.laid_open(rules, names, entries, 1)
        players.claimant(match, 0)
        players.settled(match)
        if before.phase == "play" and match.turn is not None:
            players.plain_play(before)
    assert (failed, stopped) == ([], [])


@pytest.mark.parametrize("name", GAMES)
def test_what_they_say_of_themselves_is_let_through(name):
    game = GAMES[name]
    show, failed = guarded(game.show)
    rules = next(iter(game.presets.values()))
    show.help.levels_line(), show.panel.letters()
    show.help.documents(None), show.help.documents(rules)
    values = rules.to_record()
    asked: list[tuple[Any, ...]] = [("game_name",), ("proposals",), ("groups",), ("line", rules)]
    for key in game.presets:
        asked += [("preset_name", key), ("preset_line", key)]
    for key, choices in game.choices.items():
        asked += [("name", key), ("help", key), ("source", key)]
        asked += [("unit", key, values), ("without_meaning", key, values)]
        asked += [("label", key, choice) for choice in choices or ()]
    for answer, *given in asked:
        assert getattr(show.rules, answer)(*given) == getattr(game.show.rules, answer)(*given)
    assert failed == []


@each("name", GAMES)
def test_a_hint_is_let_through(name):
    game = GAMES[name]
    show, failed = guarded(game.show)
    match = game.start(next(iter(game.presets.values())))
    while match.turn is None:
        match, _ = match.after(match.chance(3))
    names = NAMES[: match.rules.table.count]
    limits = Limits(None, lambda: False)
    advice = game.players.advise(match.sight(match.turn), limits, deals=1)
    show.hints.hint(advice._replace(reason=game.players.explain(advice)), names)
    assert failed == []


def raises(*_: object, **__: object) -> Any:
    raise SystemExit(3)


SIGHT = next(match.sight(0) for match, *_ in walk(MAGPIE, MAGPIE.rules(), Random(1))[3:])


@pytest.mark.parametrize(
    ("answer", "given", "asked", "plain"),
    [
        ("face", Face("moon", "K", "stars"), ("R1",), Face()),
        ("face", Face("moon", "13", "stars"), ("R1",), Face()),
        ("face", Face("domino", "7-1"), ("R1",), Face()),
        ("face", ("moon", "1", "stars"), ("R1",), Face()),
        ("motion", Motion("jump"), (SIGHT, None, SIGHT), Motion()),  # type: ignore[arg-type]
        ("motion", Motion(seat="me"), (SIGHT, None, SIGHT), Motion()),  # type: ignore[arg-type]
        ("prompt", 7, (SIGHT, NAMES, 0), ""),
        ("piece_called", None, ("R1",), "R1"),
    ],
)
def test_a_plain_answer_stands_in_and_it_is_told_once(answer, given, asked, plain, caplog):
    for wrong in (lambda *_: given, raises):
        show, failed = guarded(SimpleNamespace(table=SimpleNamespace(**{answer: wrong})))
        caplog.clear()
        with caplog.at_level(logging.ERROR):
            assert [getattr(show.table, answer)(*asked) for _ in range(2)] == [plain] * 2
        assert failed == ["failed"]
        (note,) = caplog.records
        assert "the game 'whim' fails" in note.getMessage()
        assert note.exc_info


def test_what_is_asked_by_name_is_answered_as_well():
    """As the review asks for its moments."""
    asked = {"sight": SIGHT, "names": NAMES, "you": 0}
    show, failed = guarded(MAGPIE.show)
    assert show.table.telling(**asked) == MAGPIE.show.table.telling(**asked)
    assert show.table.layout(sight=SIGHT) == MAGPIE.show.table.layout(SIGHT)
    assert failed == []
    show, _ = guarded(SimpleNamespace(table=SimpleNamespace(telling=raises)))
    assert len(show.table.telling(**asked).plates) == 3


def test_a_back_is_of_the_games_own_pack():
    faces = {None: Face("moon"), "R1": Face("moon", "K", "stars")}
    show, failed = guarded(SimpleNamespace(table=SimpleNamespace(face=faces.__getitem__)))
    assert {show.table.face(piece) for piece in ("R1", "no such card", None)} == {Face("moon")}
    assert failed == ["failed"]


def test_each_choice_has_a_key_where_none_are_offered():
    """The match can be played on."""
    show, _ = guarded(SimpleNamespace(panel=SimpleNamespace(offer=raises)))
    assert tuple(key.choice for key in show.panel.offer(SIGHT, False).keys) == SIGHT.legal


def test_every_seat_has_a_plate_where_nothing_is_told():
    told = MAGPIE.show.table.telling(SIGHT, NAMES, 0)._replace(plates=())
    room = SimpleNamespace(table=SimpleNamespace(telling=lambda *_: told))
    show, failed = guarded(room)
    plates = show.table.telling(SIGHT, NAMES, 0).plates
    assert tuple(plate.name for plate in plates) == NAMES[:3]
    assert failed == ["failed"]


@each(
    ("room", "answer"),
    [("table", "layout"), ("sheet", "empty"), ("hints", "hint"), ("players", "plain_play")],
)
def test_where_nothing_can_stand_in_it_says_so(room, answer):
    behind, failed = guarded(SimpleNamespace(**{answer: raises}), room)
    with pytest.raises(Failing):
        getattr(behind, answer)(SIGHT)
    assert failed == ["failed"]


@each(
    ("answer", "given", "asked", "plain"),
    [
        ("game_name", None, (), "Whim"),
        ("preset_name", b"", ("very-usual",), "Very usual"),
        ("name", 7, ("sit_out",), "Sit out"),
        ("source", None, ("sit_out",), ""),
        ("label", None, ("target", 12), "12"),
        ("groups", (("Table", "seats"),), (), (Group("House rules", tuple(MAGPIE.choices)),)),
        ("proposals", {"target": 3}, (), {}),
        ("contradiction", None, ("odd",), "These rules cannot be played together."),
        ("unit", None, ("match_length", {}), ""),
        ("without_meaning", 0, ("match_length", {}), None),
        ("line", 3, (None,), ""),
    ],
)
def test_what_any_game_says_of_its_rules_stands_in(answer, given, asked, plain):
    for wrong in (lambda *_: given, raises):
        rules, failed = guarded(SimpleNamespace(**{answer: wrong}), "rules")
        assert [getattr(rules, answer)(*asked) for _ in range(2)] == [plain] * 2
        assert failed == ["failed"]
    rules, failed = guarded(SimpleNamespace(), "rules")
    assert getattr(rules, answer)(*asked) == plain
    assert failed == ["failed"]


@each(
    ("room", "answer"),
    [
        (room, answer)
        for room, kind in (("table", Table), ("panel", Panel), ("sheet", Sheets), ("help", Help),
                           ("hints", Hints), ("rules", RuleWords))
        for answer, given in vars(kind).items()
        if isfunction(given) and not answer.startswith("_")
    ],
)  # fmt: skip
def test_no_answer_of_the_show_is_left_out(room, answer):
    """Whatever it is asked with, it ends nothing: here with nothing at all."""
    behind, failed = guarded(SimpleNamespace(**{answer: raises}), room)
    with suppress(Failing, TypeError):
        getattr(behind, answer)()
    assert failed == ["failed"]


@each(
    ("answer", "asked", "plain"),
    [("claimant", (None, 0), None), ("settled", (None,), False), ("fortunes", ((),), None)],
)
def test_what_the_window_asks_of_players_ends_nothing(answer, asked, plain):
    players, failed = guarded(SimpleNamespace(**{answer: raises}), "players")
    assert getattr(players, answer)(*asked) is plain
    assert failed == ["failed"]


def test_a_room_that_is_not_there_fails_when_it_is_asked(caplog):
    def room() -> Any:
        raise ImportError("no such room")

    failed: list[int] = []
    show: Any = Guarded("whim", room, lambda: failed.append(1), "show", MAGPIE.choices)
    assert failed == []
    assert show.rules.game_name() == "Whim"
    assert failed
