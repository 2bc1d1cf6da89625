"""What the window says of matches and files where something is in the way."""

from __future__ import annotations

import errno
import os
from typing import Final

from moon_desktop.engine.reading import Damage
from moon_desktop.games.game import Game
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import shown_path

_FULL: Final = (errno.ENOSPC, errno.EDQUOT)
"""What the system says where there is no room, for this account at least."""


def second_copy(computer: str, lock: str) -> str:
    """Another copy of the program has the journal, by the file ``lock``, and shows nothing when
    it is called; it runs on ``computer`` if that is not empty and not this one."""
    if computer:
        found = tr(
            "Moon Desktop runs on the computer {computer} and keeps its match there (if it does "
            "not, delete the file {lock})."
        ).format(computer=shown_path(computer), lock=shown_path(lock))
    else:
        found = tr("Moon Desktop is already running, keeps its match, and does not answer.")
    played = tr(
        "You can play here too, but this match is not kept; save a copy with Game, Save a copy."
    )
    return f"{found} {played}"


def handed_over(file: str | None, preset: bool) -> str:
    """The copy that is open already was called; it opens ``file``, if there is one."""
    if file is not None:
        return tr("Moon Desktop is already running: its window was given {file}.").format(
            file=shown_path(file)
        )
    if preset:
        return tr(
            "Moon Desktop is already running: choose the house rules in its window, with Game, "
            "New match."
        )
    return tr("Moon Desktop is already running: its window is shown.")


def _damaged(found: Damage, game: Game | None) -> str:
    # Loaded with the trouble: the table opens without it.
    from moon_desktop.words.damage import damage

    return f"{tr('Line {line}:').format(line=found.line)} {damage(found, game)}"


def set_aside(damage: Damage, game: Game | None, kept: str, *, another: bool) -> str:
    """The journal of a match of ``game`` was damaged; ``another``: another match begins, and none
    is gone on with."""
    text = tr("The match you left could not be read.")
    where = tr("Nothing was deleted: the file is kept as {kept}.").format(kept=shown_path(kept))
    begins = tr("A new match begins.") if another else ""
    return f"{text} {_damaged(damage, game)}\n{where} {begins}".rstrip()


def gone_on_before(damage: Damage, game: Game | None, kept: str, place: str) -> str:
    """The journal of a match of ``game`` was damaged, and the match goes on at ``place``, as the
    lines before the damage have it; empty where it does not."""
    text = tr("The match you left could be read only in part.")
    goes_on = tr("Everything before that line is kept.")
    if place:
        goes_on = tr(
            "Everything before that line is kept, and your match goes on from there: {place}."
        ).format(place=place)
    where = tr("Nothing was deleted: the damaged file is kept as {kept}.")
    return f"{text} {_damaged(damage, game)}\n{goes_on} {where.format(kept=shown_path(kept))}"


def cannot_take_up(error: OSError, *, another: bool) -> str:
    """The journal cannot be read; ``another``: another match begins, and none is gone on with."""
    sentences = (
        tr("The match you left cannot be read."),
        file_trouble(error),
        tr("Nothing was deleted."),
    )
    return " ".join((*sentences, tr("A new match begins.")) if another else sentences)


def cannot_open(name: str, damage: Damage, game: Game | None) -> str:
    """A record that is none, or one of ``game`` that is damaged."""
    text = tr("{name} cannot be opened.").format(name=shown_path(name))
    return f"{text} {_damaged(damage, game)}\n{tr('The file was left as it is.')}"


def file_trouble(error: OSError) -> str:
    """What stands in the way, with the name of the file where the system gave it."""
    if error.errno in _FULL:
        return tr("The disk is full.")
    name = error.filename if error.filename is not None else error.filename2
    if error.errno is None:
        return str(error)  # a sentence of our own
    if name is None:
        return tr("The system says: {reason}.").format(reason=error.strerror)
    path = os.fsdecode(name) if isinstance(name, (str, bytes)) else str(name)
    match error:
        case FileNotFoundError():
            sentence = tr("There is no file or folder {path}.")
        case IsADirectoryError():
            sentence = tr("{path} is a folder, not a file.")
        case NotADirectoryError() | FileExistsError():
            sentence = tr("{path} is not a folder.")
        case OSError(errno=errno.ENXIO):
            sentence = tr("{path} is a device, a pipe or a socket, not a file.")
        case OSError(errno=errno.EFBIG):
            sentence = tr("{path} is larger than any file that this program writes there.")
        case OSError(errno=errno.EROFS):
            sentence = tr("{path} cannot be written: the disk can only be read.")
        case BlockingIOError():
            sentence = tr("{path} is in use by another copy of the program.")
        case PermissionError():
            sentence = tr("{path} may not be opened: you lack the permission.")
        case _:
            sentence = tr("{path} cannot be used: {reason}.")
    return sentence.format(path=shown_path(path), reason=error.strerror)
