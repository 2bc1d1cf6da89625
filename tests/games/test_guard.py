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

NAMES = ("Ann", "Bea", "Cleo", "Dan", "Eve", "Fay")
PRESETS = [
    pytest.param(game, key, id=f"{game.name}-{key}")
    for game in (*(CATALOGUE[name] for name in OWN), MAGPIE)
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


@pytest.mark.parametrize("name", [*OWN, "magpie"])
def test_what_they_say_of_themselves_is_let_through(name):
    game = MAGPIE if name == "magpie" else CATALOGUE[name]
    show, failed = guarded(game.show)
    rules = next(iter(game.presets.values()))
    show.help.levels_line(), show.panel.letters()
    show.help.documents(None), show.help.documents(rules)
    words, said = show.rules, game.show.rules
    assert words.game_name() == said.game_name()
    assert words.proposals() == said.proposals()
    assert words.groups() == said.groups()
    assert words.line(rules) == said.line(rules)
    for key in game.presets:
        assert words.preset_name(key) == said.preset_name(key)
        assert words.preset_line(key) == said.preset_line(key)
    values = rules.to_record()
    for key, choices in game.choices.items():
        for answer in ("name", "help", "source"):
            assert getattr(words, answer)(key) == getattr(said, answer)(key)
        assert words.unit(key, values) == said.unit(key, values)
        assert words.without_meaning(key, values) == said.without_meaning(key, values)
        for choice in choices or ():
            assert words.label(key, choice) == said.label(key, choice)
    assert failed == []


@pytest.mark.parametrize("name", [*OWN, "magpie"])
def test_a_hint_is_let_through(name):
    game = MAGPIE if name == "magpie" else CATALOGUE[name]
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
    show, failed = guarded(MAGPIE.show)
    assert show.table.prompt(sight=SIGHT, names=NAMES, you=0) == MAGPIE.show.table.prompt(
        SIGHT, NAMES, 0
    )
    assert show.table.telling(sight=SIGHT, names=NAMES, you=0) == MAGPIE.show.table.telling(
        SIGHT, NAMES, 0
    )
    assert show.table.layout(sight=SIGHT) == MAGPIE.show.table.layout(SIGHT)
    assert failed == []
    show, failed = guarded(
        SimpleNamespace(table=SimpleNamespace(prompt=raises, telling=raises, motion=raises))
    )
    assert show.table.prompt(sight=SIGHT, names=NAMES, you=0) == ""
    assert len(show.table.telling(sight=SIGHT, names=NAMES, you=0).plates) == 3
    assert show.table.motion(before=SIGHT, entry=None, after=SIGHT) == Motion()


def test_a_back_is_of_the_games_own_pack():
    faces = {None: Face("moon"), "R1": Face("moon", "K", "stars")}
    show, failed = guarded(SimpleNamespace(table=SimpleNamespace(face=faces.__getitem__)))
    assert (
        show.table.face("R1")
        == show.table.face("no such card")
        == show.table.face(None)
        == Face("moon")
    )
    assert failed == ["failed"]


def test_each_choice_has_a_key_where_none_are_offered():
    """The match can be played on."""
    show, _ = guarded(SimpleNamespace(panel=SimpleNamespace(offer=raises)))
    assert tuple(key.choice for key in show.panel.offer(SIGHT, False).keys) == SIGHT.legal


def test_every_seat_has_a_plate_where_nothing_is_told():
    told = MAGPIE.show.table.telling(SIGHT, NAMES, 0)._replace(plates=())
    room = SimpleNamespace(table=SimpleNamespace(telling=lambda *_: told))
    show, failed = guarded(room)
    assert [plate.name for plate in show.table.telling(SIGHT, NAMES, 0).plates] == [
        "Ann",
        "Bea",
        "Cleo",
    ]
    assert failed == ["failed"]


@pytest.mark.parametrize(
    ("room", "answer"), [("table", "layout"), ("sheet", "empty"), ("hints", "hint")]
)
def test_where_nothing_can_stand_in_it_says_so(room, answer, caplog):
    show, failed = guarded(SimpleNamespace(**{room: SimpleNamespace(**{answer: raises})}))
    with pytest.raises(Failing):
        getattr(getattr(show, room), answer)(SIGHT)
    assert failed == ["failed"]


@pytest.mark.parametrize(
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
        show, failed = guarded(SimpleNamespace(rules=SimpleNamespace(**{answer: wrong})))
        assert [getattr(show.rules, answer)(*asked) for _ in range(2)] == [plain] * 2
        assert failed == ["failed"]
    show, failed = guarded(SimpleNamespace())
    assert getattr(show.rules, answer)(*asked) == plain
    assert failed == ["failed"]


@pytest.mark.parametrize(
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
    show, failed = guarded(SimpleNamespace(**{room: SimpleNamespace(**{answer: raises})}))
    with suppress(Failing, TypeError):
        getattr(getattr(show, room), answer)()
    assert failed == ["failed"]


@pytest.mark.parametrize("answer", ["claimant", "settled", "plain_play", "fortunes"])
def test_what_the_window_asks_of_players_ends_nothing(answer):
    players, failed = guarded(SimpleNamespace(**{answer: raises}), "players")
    with suppress(Failing):
        getattr(players, answer)()
    assert failed == ["failed"]


def test_a_room_that_is_not_there_fails_when_it_is_asked(caplog):
    def room() -> Any:
        raise ImportError("no such room")

    failed: list[int] = []
    show: Any = Guarded("whim", room, lambda: failed.append(1), "show", MAGPIE.choices)
    assert failed == []
    assert show.rules.game_name() == "Whim"
    assert failed
