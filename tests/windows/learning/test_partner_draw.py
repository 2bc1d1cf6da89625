"""The draw for partners in New match: each draws a piece that is shown, and places are changed."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.disk.settings import Settings, places
from moon_desktop.engine.dealing import draw_for_partners
from moon_desktop.games import CATALOGUE
from moon_desktop.windows.learning.welcome.new_match import NewMatch

GAME, MOON = CATALOGUE["texas42"], CATALOGUE["moon"]
NAMES = ("Ann", "Bo", "Cy", "Di")
PLAYERS = ("human", "casual", "human", "random")
PLACES = places(4)


def chosen(**options: Any) -> Settings:
    usual = Settings(game=GAME.name, base="texas-42", rules=GAME.presets["texas-42"], **options)
    seats = list(usual.seats)
    for place, name, player in zip(PLACES, NAMES, PLAYERS, strict=True):
        seats[place] = seats[place]._replace(name=name, player=player)
    return usual.with_seats(tuple(seats))


@pytest.fixture
def ask(parent, tmp_path):
    def dialog(**options: Any) -> NewMatch:
        kept = {"moon": Settings(), GAME.name: chosen(**options)}
        games = {"moon": MOON, GAME.name: GAME}
        shelf = RulesShelf(tmp_path)
        dialog = NewMatch(
            lambda game: kept[game.name], games, GAME, ("random", "casual"), shelf, parent
        )
        dialog.setGeometry(parent.rect())
        dialog.lay_out(90, 1.0)
        dialog.show()
        return dialog

    yield dialog
    parent.close()


def seated(dialog: NewMatch) -> list[tuple[str, str]]:
    seats = dialog.players.seating.filled(chosen()).seats
    return [(seats[place].name, seats[place].player) for place in PLACES]


def pieces(dialog: NewMatch) -> list[str]:
    """What is said to have been drawn at each place."""
    names = (dialog.players.seats[place].accessibleName() for place in PLACES)
    return [name.partition("Drawn for partners: ")[2].removesuffix(".") for name in names]


def told(dialog: NewMatch) -> str:
    return dialog.players.said.text()


def with_highest(*wanted: int, rounds: int = 1) -> int:
    """A seed by which just these draw the highest, in so many rounds."""
    for seed in range(5000):
        drawn = list(draw_for_partners(GAME.lots, seed))
        if sorted(drawn[-1].highest) == sorted(wanted) and len(drawn) == rounds:
            return seed
    raise AssertionError(wanted)


PARTNER = {(0, 1): 1, (0, 2): 2, (0, 3): 3, (1, 2): 3, (1, 3): 2, (2, 3): 1}
"""By who drew the highest, who sits opposite yourself."""


@pytest.mark.parametrize("highest", PARTNER)
def test_the_two_highest_sit_opposite_and_so_do_the_others(ask, highest):
    """T9: you keep your place; each takes name, player and piece along."""
    dialog = ask(motion="none")
    seed = with_highest(*highest)
    dialog.draw.draw(seed)
    partner = PARTNER[highest]
    left, right = (player for player in (1, 2, 3) if player != partner)
    order = (0, left, partner, right)
    assert seated(dialog) == [(NAMES[player], PLAYERS[player]) for player in order]
    (draw,) = draw_for_partners(GAME.lots, seed)
    assert pieces(dialog) == [GAME.show.table.piece_called(draw.drawn[player]) for player in order]
    assert all(NAMES[player] in told(dialog) for player in highest)


def test_pieces_are_turned_up_one_after_the_other(ask):
    dialog = ask()
    (timer,) = dialog.draw.findChildren(QTimer)
    before, shown = seated(dialog), []
    dialog.draw.draw(with_highest(0, 1))
    for _ in range(5):
        assert timer.isActive()
        assert seated(dialog) == before
        shown.append(sum(map(bool, pieces(dialog))))
        timer.timeout.emit()
    assert shown == [1, 2, 3, 4, 4]
    assert seated(dialog) != before


def test_who_drew_alike_is_told_and_draws_again(ask):
    dialog = ask()
    (timer,) = dialog.draw.findChildren(QTimer)
    seed = with_highest(1, 2, rounds=2)
    first, _ = draw_for_partners(GAME.lots, seed)
    dialog.draw.draw(seed)
    for _ in NAMES:
        assert "again" not in told(dialog)
        timer.timeout.emit()
    assert "again" in told(dialog)
    assert [name in told(dialog) for name in NAMES] == [who in first.again for who in range(4)]
    dialog.draw.finish()
    assert "opposite" in told(dialog)


@pytest.mark.parametrize("way", ["key", "begin"])
def test_a_draw_under_way_is_hurried(ask, qtbot, way):
    dialog = ask()
    dialog.draw.take_up(GAME, 60_000)
    dialog.draw.draw(with_highest(0, 1))
    assert len(list(filter(None, pieces(dialog)))) == 1
    with qtbot.waitSignal(dialog.begun, timeout=100, raising=way == "begin") as begun:
        button = dialog.draw.key if way == "key" else dialog.deal
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    if way == "begin":
        assert begun.args[0].across_name == "Bo"
    assert seated(dialog)[2] == ("Bo", "casual")


def test_only_a_game_with_lots_is_drawn_for(ask):
    """And what was drawn is gone with the game."""
    dialog = ask()
    QTest.mouseClick(dialog.draw.key, Qt.MouseButton.LeftButton)
    assert any(pieces(dialog))
    dialog.games["moon"].click()
    assert not dialog.draw.key.isVisible()
    assert not any(pieces(dialog))
    dialog.draw.finish()
    assert dialog.players.seating.filled(Settings()) == Settings()
    dialog.games[GAME.name].click()
    assert dialog.draw.key.isVisible()
    assert not any(pieces(dialog))


@pytest.mark.parametrize("under_way", [False, True])
def test_what_was_drawn_goes_along_with_those_who_change_places_by_hand(ask, under_way):
    """And the draw has an end before, by which you keep your own place."""
    dialog = ask(motion="none")
    dialog.draw.take_up(GAME, 60_000 * under_way)
    seed = with_highest(0, 1)
    dialog.draw.draw(seed)
    QTest.keyClick(dialog.players.seats[0], Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    (draw,) = draw_for_partners(GAME.lots, seed)
    order = (2, 0, 1, 3)
    assert [name for name, _ in seated(dialog)] == [NAMES[player] for player in order]
    assert pieces(dialog) == [GAME.show.table.piece_called(draw.drawn[player]) for player in order]
    dialog.draw.finish()
    assert [name for name, _ in seated(dialog)] == [NAMES[player] for player in order]


def test_a_draw_under_way_has_an_end_as_a_seat_is_taken_hold_of(ask):
    dialog = ask()
    dialog.draw.draw(with_highest(0, 1))
    QTest.mousePress(dialog.players.seats[PLACES[1]], Qt.MouseButton.LeftButton)
    assert all(pieces(dialog))
    assert "opposite" in told(dialog)
