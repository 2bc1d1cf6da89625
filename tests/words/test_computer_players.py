"""The computer players: names that can be told apart, and a line of character for each."""

from __future__ import annotations

from moon_desktop.disk.settings import Settings, places
from moon_desktop.players.levels import OWN
from moon_desktop.words import computer_players
from moon_desktop.words.names import clean_name


def test_names_are_fit_to_be_shown_and_differ():
    names = computer_players.NAMES
    assert len(names) == 8
    assert len({name.casefold()[0] + name[1:] for name in names}) == 8
    assert all(clean_name(name) == name for name in names)
    assert not set(names) & {"You", "Sam"}


def test_each_has_a_character_of_one_sentence():
    lines = [computer_players.character(name) for name in computer_players.NAMES]
    assert len(set(lines)) == 8
    assert all(line and line.endswith(".") and len(line) < 90 for line in lines)
    assert computer_players.character("Somebody") is None


def test_first_three_sit_at_the_table():
    seats = Settings().seats
    assert [seats[place].name for place in places(4)[1:]] == list(computer_players.NAMES[:3])


def test_each_level_of_the_window_has_a_word_and_a_line():
    lines = [computer_players.level_line(level) for level in OWN]
    assert all(lines)
    assert len({computer_players.player(level) for level in OWN}) == len(OWN)


def test_plate_tells_level_and_character():
    told = computer_players.about("Ada", "expert")
    assert told.startswith("Ada: Computer, expert.")
    assert str(computer_players.level_line("expert")) in told
    assert str(computer_players.character("Ada")) in told
    assert computer_players.about("Zed", "guest") == "Zed: guest."
