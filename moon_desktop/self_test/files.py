"""Trials of the files that are packed: fonts, icons, translations, player data, sounds."""

from __future__ import annotations

import re
import wave
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QSize, QTranslator
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QImage, QImageReader, QPainter, QRawFont

from moon_desktop.games import CATALOGUE
from moon_desktop.games.players import Unsound
from moon_desktop.look import typography
from moon_desktop.look.icon import SIZES, app_icon
from moon_desktop.resources import folder
from moon_desktop.self_test.trial import Amiss, Found, colours
from moon_desktop.words import self_test as words
from moon_desktop.words import self_test_why as reasons

SIGNS: Final = "½¼¾±·×–—‘’“”†•…−"
"""What the program draws beside the letters, digits and signs of every keyboard."""

DRAWN: Final = "".join(map(chr, range(0x20, 0x7F))) + SIGNS


def try_fonts() -> Found:
    """Reads every font file, and sets a line in each family."""
    files = sorted(path for path in (folder() / "fonts").rglob("*.[ot]tf"))
    if not files:
        raise Amiss(reasons.no_fonts())
    families: dict[str, None] = {}
    for path in files:
        raw = QRawFont(str(path), 20)
        number = QFontDatabase.addApplicationFont(str(path))
        if not raw.isValid() or number < 0:
            raise Amiss(reasons.font_unread(path.name))
        missing = [sign for sign in DRAWN if not raw.supportsCharacter(ord(sign))]
        if missing:
            raise Amiss(reasons.sign_missing(path.name, missing[0]))
        families |= dict.fromkeys(QFontDatabase.applicationFontFamilies(number))
    unread = typography.load_fonts()
    if unread:
        raise Amiss(reasons.font_unread(unread[0]))
    for family in (typography.SERIF, typography.SANS):
        _check_set(family, typography.font(family, 20, 600))
    return Found(words.fonts(len(files), len(families)), (", ".join(families),))


def _check_set(family: str, face: QFont) -> None:
    """A line in ``face`` is in that family, and leaves a mark."""
    if QFontInfo(face).family() != family:
        raise Amiss(reasons.other_family(family, QFontInfo(face).family()))
    image = QImage(600, 40, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.setFont(face)
    painter.drawText(QPointF(4, 28), "6-4 ½ × −12")
    painter.end()
    if colours(image) < 2:
        raise Amiss(reasons.draws_nothing(family))


def try_icons() -> Found:
    """Reads every picture among the icons, and the program's own icon in each size."""
    known = {bytes(kind.data()).decode() for kind in QImageReader.supportedImageFormats()}
    files = sorted((folder() / "icons").iterdir())
    notes = []
    read = 0
    for path in files:
        if path.suffix.removeprefix(".") not in known:
            # The program shows no picture of such a kind itself.
            notes.append(words.kind_not_read(path.name))
            continue
        _check_picture(path)
        read += 1
    icon = app_icon()
    for size in SIZES:
        if icon.actualSize(QSize(size, size)) != QSize(size, size):
            raise Amiss(reasons.icon_lacks(size))
    return Found(words.pictures(read), tuple(notes))


def _check_picture(path: Path) -> None:
    image = QImage(str(path))
    if image.isNull() or colours(image) < 2:
        raise Amiss(reasons.picture_unread(path.name))
    named = re.search(r"-(\d+)\.png$", path.name)
    if named is not None and image.size() != QSize(int(named[1]), int(named[1])):
        raise Amiss(reasons.picture_size(path.name))


def try_languages() -> Found:
    """Loads every translation and takes it away again; English needs none."""
    home = folder() / "translations"
    files = sorted(home.glob("*.qm")) if home.is_dir() else []
    tongues = [words.english()]
    for path in files:
        translator = QTranslator()
        if not translator.load(str(path)) or translator.isEmpty():
            raise Amiss(reasons.language_unread(path.name))
        if not QCoreApplication.installTranslator(translator):
            raise Amiss(reasons.language_unread(path.name))
        QCoreApplication.removeTranslator(translator)
        tongues.append(translator.language() or path.stem)
    return Found(words.languages(tongues))


_BEGINS: Final = {".ogg": b"OggS", ".flac": b"fLaC", ".opus": b"OggS"}
"""What a file of sound begins with, by its ending."""


def try_sounds() -> Found:
    """Reads every file of sound; there need be none."""
    home = folder() / "sounds"
    files = sorted(path for path in home.rglob("*") if path.is_file()) if home.is_dir() else []
    sounds = [path for path in files if path.suffix in (".wav", *_BEGINS)]
    for path in sounds:
        if not _sounds(path):
            raise Amiss(reasons.sound_unread(path.name))
    return Found(words.sounds(len(sounds)))


def _sounds(path: Path) -> bool:
    if path.suffix in _BEGINS:
        return path.read_bytes().startswith(_BEGINS[path.suffix])
    try:
        with wave.open(str(path)) as sound:
            return sound.getnframes() > 0 and len(sound.readframes(1)) > 0
    except (wave.Error, EOFError):
        return False


def try_player_data() -> Found:
    """Reads all that comes with the players of each game."""
    read: set[Path] = set()
    figures = 0
    for game in CATALOGUE.values():
        try:
            for path, count in game.players.data():
                read.add(path)
                figures += count
        except Unsound as unsound:
            raise Amiss(reasons.no_chances(unsound.file)) from unsound
    for stray in set((folder() / "players").iterdir()) - read:
        raise Amiss(reasons.unknown_file(stray.name))
    return Found(words.tables_and_figures(len(read) - 1, figures))
