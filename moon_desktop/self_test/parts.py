"""Every part that the self-test tries: folders, files, kernel, languages, themes and matches."""

from __future__ import annotations

import sys
import wave
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final, get_args

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from moon_desktop.disk.regular_files import write
from moon_desktop.disk.settings import OPTIONS
from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.pieces import BIT, TILES
from moon_desktop.engine.suits import doubles_low, pip_trump
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.games.views.cues import Cue
from moon_desktop.learning.lesson import lesson_in, words_of
from moon_desktop.learning.practice import positions
from moon_desktop.licences import parts as others_work
from moon_desktop.licences import text_of, texts_of
from moon_desktop.look import typography
from moon_desktop.look.picture import painted
from moon_desktop.look.theme import Theme
from moon_desktop.look.themes.chosen import worn
from moon_desktop.look.themes.preview import paint_preview
from moon_desktop.outside.speaker import Speaker
from moon_desktop.players.kernel import solver
from moon_desktop.players.player import Limits
from moon_desktop.resources import resource
from moon_desktop.self_test.attempt import Amiss, Part
from moon_desktop.self_test.ending import PREFIX, folder
from moon_desktop.self_test.table import open_windows, play
from moon_desktop.table.faces import Faces
from moon_desktop.version import compiled
from moon_desktop.words.language import ENGLISH, document, languages, of, speak, spoken, tr
from moon_desktop.words.quoting import quoted, shown_path

_BY_SYSTEM: Final = "system"
"""The choice that is no theme of its own."""


def parts(data: Path, preferences: Path) -> tuple[Part, ...]:
    """All parts in the order of their lines; ``data`` and ``preferences`` are the person's
    folders, in which nothing is left."""
    return (
        Part(tr("Folder of the matches"), partial(try_folder, data)),
        Part(tr("Folder of the preferences"), partial(try_folder, preferences)),
        Part(tr("Typefaces, icons and licences"), try_files),
        Part(tr("Sounds"), try_sounds),
        Part(tr("Kernel"), try_kernel),
        Part(tr("Lessons and practice"), try_lessons),
        Part(tr("Themes"), try_themes),
        *parts_of(CATALOGUE.values()),
        Part(tr("Windows and dialogs"), open_windows, 400.0),
    )


def parts_of(games: Iterable[Game]) -> tuple[Part, ...]:
    """Those that try ``games``."""
    return (
        Part(tr("What players learnt"), partial(try_players, games=games)),
        Part(tr("Languages"), partial(try_languages, games=games)),
        *(
            Part(
                tr("Match: {preset}").format(preset=game.show.rules.preset_name(preset)),
                partial(play, CATALOGUE.preset_word(game, preset)),
            )
            for game in games
            for preset in game.presets
        ),
    )


def try_folder(tried: Path, place: Path) -> str:
    """Writes a file as the program does, where ``tried`` is or could be made."""
    there = next(above for above in (tried, *tried.parents) if above.exists())
    with folder(f".{PREFIX}", there) as trial:
        written = "½ äöü 名\n".encode()
        write(trial / "self-test.moon", written)
        if (trial / "self-test.moon").read_bytes() != written:
            raise Amiss(tr("What is read is not what was written."))
    return shown_path(tried)


def try_files(place: Path) -> str:
    """Reads every typeface, icon and text of a licence."""
    unread = list(typography.load_fonts())
    icons = sorted(map(str, resource("icons").glob("*.png")))
    unread += [path for path in icons if QImage(path).isNull()]
    if unread:
        raise Amiss(tr("{file} cannot be read.").format(file=shown_path(unread[0])))
    for name in texts_of(others_work()):
        text_of(name)
    return shown_path(resource("fonts").parent)


def try_sounds(place: Path) -> str:
    """Reads every sound, and tells whether there is anything to hear it from: without, the program
    is only silent."""
    for cue in get_args(Cue):
        if not (files := sorted(resource("sounds").glob(f"{cue}-[0-9].wav"))):
            raise Amiss(tr("The sound {name} is missing.").format(name=quoted(cue)))
        for file in files:
            try:
                wave.open(str(file)).close()
            except (wave.Error, EOFError) as error:
                told = tr("{file} cannot be read.").format(file=shown_path(str(file)))
                raise Amiss(told) from error
    speaker = Speaker()
    speaker.volume = 0.0
    speaker.say("tile")
    return speaker.silence or ""


_DEAL: Final = (
    "6-6 6-5 6-4 6-3 6-2 6-1 6-0",
    "5-5 5-4 5-3 5-2 5-1 5-0 4-4",
    "4-3 4-2 4-1 4-0 3-3 3-2 3-1",
    "3-0 2-2 2-1 2-0 1-1 1-0 0-0",
)


def try_kernel(place: Path) -> str:
    """Amiss where a packed program has a kernel, or a game a solver of its own, that is not
    compiled, or where the kernel errs."""
    if getattr(sys, "frozen", False) and not compiled():
        raise Amiss(tr("The kernel in this package is not the compiled one."))
    hands = [sum(BIT[tile] for tile in hand.split()) for hand in _DEAL]
    for suits, side, avoid, value in (
        # All seven trumps take every trick, and whoever plays against them none.
        (pip_trump(6), 0b0001, False, 7),
        (pip_trump(6), 0b1110, False, 0),
        # Under, with the lowest tile of each suit that is led to it.
        (doubles_low(), 0b1000, True, 0),
    ):
        found = solver.Solver(suits, 4, side, avoid=avoid).value(hands, 0)
        if found != value:
            told = tr("The kernel finds {found} where {known} is right.")
            raise Amiss(told.format(found=found, known=value))
    return ""


_SCORING: Final = "scoring"
"""The house rule by which players know chances from different files."""


def try_players(place: Path, games: Iterable[Game] = CATALOGUE.values()) -> str:
    """Has the players of each of ``games`` weigh one deal under each of its presets, however its
    hands are scored: for that they read what comes with them, and solve the deal to its end."""
    tried = []
    for game in games:
        for key, preset in game.presets.items():
            for scoring in game.choices.get(_SCORING) or (None,):
                with suppress(Unplayable):
                    rules = preset if scoring is None else replace(preset, **{_SCORING: scoring})
                    _weigh_one_deal(game, rules)
            tried.append(key)
    return ", ".join(tried)


def _weigh_one_deal(game: Game, rules: Any) -> None:
    match = game.dealt(rules, 0)
    game.players.advise(match.sight(match.turn), Limits(None, lambda: False), deals=1)


def try_lessons(place: Path) -> str:
    """Reads the lesson in each of the program's own games, and all that can be practised."""
    read = []
    for name, game in CATALOGUE.items():
        if game.home.startswith("moon_desktop."):
            words_of(lesson_in(name))
            resource("practice", f"{name}.jsonl")
            read.append(f"{name} {len(positions(name))}")
    return ", ".join(read)


def try_languages(place: Path, games: Iterable[Game] = CATALOGUE.values()) -> str:
    """Speaks each language, and reads its long texts, and the help on each of ``games``."""
    before, english = spoken(), resource("languages", ENGLISH)
    try:
        for code in languages():
            try:
                speak(code)
                for path in english.rglob("*.*"):
                    document(path.relative_to(english).as_posix()).read_text(encoding="utf-8")
                for game in games:
                    of(game.home).tr(game.name)
                    for page in game.show.help.documents(game.rules()):
                        page.text()
            except ValueError as error:
                speak(before)
                told = tr("The texts of the language {code} cannot be read.")
                raise Amiss(told.format(code=code)) from error
    finally:
        speak(before)
    return ", ".join(languages())


def try_themes(place: Path) -> str:
    """Has a table wear each theme that can be chosen, and draws it and every tile: no tile is like
    another, and no theme."""
    named = {key: tr(word) for key, word in OPTIONS["theme"].choices.items() if key != _BY_SYSTEM}
    theme, seen = Theme(), dict[bytes, str]()
    for key, name in named.items():
        _wear(theme, key, name)
        faces = Faces(1.0)
        images = (faces.pixmap(tile, 40.0).toImage() for tile in (None, *TILES))
        drawn = {bytes(image.constBits()) for image in images}
        if len(drawn) <= len(TILES):
            raise Amiss(
                tr("In the theme {theme} two tiles look the same.").format(theme=quoted(name))
            )
        table = painted(
            160, 100, 1.0, lambda on: paint_preview(on, theme, "theme", QRectF(0, 0, 160, 100))
        )
        other = seen.setdefault(bytes(table.toImage().constBits()), name)
        if other != name:
            told = tr("The theme {theme} looks like {other}.")
            raise Amiss(told.format(theme=quoted(name), other=quoted(other)))
    return ", ".join(named.values())


def _wear(theme: Theme, key: str, name: str) -> None:
    with suppress(KeyError):
        colours = worn(key)
        theme.wear(colours)
        inks = [colours[which] for which in colours if isinstance(vars(Theme).get(which), QColor)]
        if all(isinstance(ink, QColor) and ink.isValid() for ink in inks):
            return
    told = tr("The colours of the theme {theme} cannot be read.")
    raise Amiss(told.format(theme=quoted(name)))
