"""Every trial of the self-test in the order of its lines, and what each does.

Rooms are imported where they are needed, by name: who only starts the trials loads no window,
and what packs the program sees them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from moon_desktop.games import CATALOGUE
from moon_desktop.self_test.trial import Found, Place, Trial

Task: TypeAlias = Callable[[Place], Found]

PARTICULARS: Final = Trial("particulars")
"""Told above the table: which program, on which system."""

TRIALS: Final = (
    Trial("folder", "data"),
    Trial("folder", "preferences"),
    Trial("folder", "log"),
    Trial("qt-plugins"),
    Trial("languages"),
    Trial("themes"),
    Trial("tiles"),
    Trial("fonts"),
    Trial("icons"),
    Trial("sounds"),
    Trial("help"),
    Trial("kernel"),
    Trial("player-data"),
    Trial("players"),
    Trial("study"),
    Trial("records"),
    *(Trial("match", preset) for game in CATALOGUE.values() for preset in game.presets),
    Trial("resume"),
    Trial("windows", seconds=150.0),
    Trial("printing"),
)


def task_of(trial: Trial) -> Task:
    """What ``trial`` does. Raises KeyError where there is no such trial."""
    match trial.key:
        case "particulars":
            from moon_desktop.self_test.places import particulars

            return particulars
        case "folder":
            from moon_desktop.self_test.places import try_folder

            return lambda place: try_folder(place, trial.detail)
        case "kernel":
            from moon_desktop.self_test.kernel import try_kernel

            return lambda place: try_kernel()
        case "players":
            from moon_desktop.self_test.thinking import try_levels

            return lambda place: try_levels()
        case "player-data":
            from moon_desktop.self_test.files import try_player_data

            return lambda place: try_player_data()
        case "study":
            from moon_desktop.self_test.thinking import try_study

            return lambda place: try_study()
        case "records":
            from moon_desktop.self_test.matches import try_records

            return lambda place: try_records(place.temporary)
        case "match":
            from moon_desktop.self_test.matches import try_match

            return lambda place: try_match(place.temporary, trial.detail)
        case "resume":
            from moon_desktop.self_test.matches import try_resuming

            return lambda place: try_resuming(place.temporary)
        case "windows":
            from moon_desktop.self_test.openings import try_windows

            return lambda place: try_windows(place.temporary)
        case "printing":
            from moon_desktop.self_test.sheets import try_printing

            return lambda place: try_printing()
        case _:
            return _task_of_resource(trial.key)


def _task_of_resource(key: str) -> Task:
    """What a trial of the files that come with the program does."""
    match key:
        case "qt-plugins":
            from moon_desktop.self_test.places import try_qt_plugins

            return lambda place: try_qt_plugins()
        case "languages":
            from moon_desktop.self_test.files import try_languages

            return lambda place: try_languages()
        case "themes":
            from moon_desktop.self_test.drawing import try_themes

            return lambda place: try_themes()
        case "tiles":
            from moon_desktop.self_test.drawing import try_tiles

            return lambda place: try_tiles()
        case "fonts":
            from moon_desktop.self_test.files import try_fonts

            return lambda place: try_fonts()
        case "icons":
            from moon_desktop.self_test.files import try_icons

            return lambda place: try_icons()
        case "sounds":
            from moon_desktop.self_test.files import try_sounds

            return lambda place: try_sounds()
        case "help":
            from moon_desktop.self_test.sheets import try_help

            return lambda place: try_help()
        case _:
            raise KeyError(key)
