"""What the window says of matches, files and itself, beside the play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from moon_desktop.engine.reading import Damage
from moon_desktop.words.language import tr
from moon_desktop.words.names import apart, listing
from moon_desktop.words.quoting import quoted, shown_path

if TYPE_CHECKING:
    from moon_desktop.games.game import Game


def nameless(seat: int) -> str:
    """A seat whose name shows nothing."""
    return tr("Player {number}").format(number=seat + 1)


def options_reset(options: Sequence[str]) -> str:
    """Preferences that held nonsense."""
    from moon_desktop.words.options import label

    return tr("Some preferences could not be read and are back at their defaults: {names}.").format(
        names=listing(tuple(f"“{label(option)}”" for option in options))
    )


def leave_match(number: int, kept: bool) -> str:
    """Another match is to begin in the midst of one, which is ``kept`` on disk or not."""
    told = _not_kept()
    if kept:
        told = tr(
            "A match is in play. It is kept among the records, and can be gone on with by Game, "
            "Open a record."
        )
    question = tr("Begin a match with deal number {number}?").format(number=number)
    return f"{told} {question}"


def leave_match_yes() -> str:
    """The button that does it."""
    return tr("Begin")


def leave_for_file(name: str) -> str:
    """A record was double-clicked in the midst of a match that cannot be kept on disk."""
    question = tr("Open {name}?").format(name=shown_path(name))
    return f"{_not_kept()} {question}"


def leave_for_file_yes() -> str:
    """The button that does it."""
    return tr("Open")


def _not_kept() -> str:
    return tr("A match is in play. It is not kept: save a copy first if you want to go on with it.")


def not_saved(error: OSError) -> str:
    """The journal cannot be written."""
    return tr(
        "This match cannot be kept on disk. {why} You can play on, and save a copy elsewhere "
        "with Game, Save a copy."
    ).format(why=_trouble(error))


def journal_altered(kept: str) -> str:
    """Something else wrote to the journal while the table was open."""
    return tr(
        "Another program changed the file of this match while the table was open. The match was "
        "written anew as it stands here; the changed file is kept as {kept}."
    ).format(kept=shown_path(kept))


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


# What is said of trouble alone is loaded with the trouble: the table opens without it.


def _damage(found: Damage, game: Game | None) -> str:
    from moon_desktop.words.damage import damage

    return damage(found, game)


def _trouble(error: OSError) -> str:
    from moon_desktop.words.file_trouble import file_trouble

    return file_trouble(error)


def set_aside(damage: Damage, game: Game | None, kept: str, *, another: bool) -> str:
    """The journal of a match of ``game`` was damaged; ``another``: another match begins, and none
    is gone on with."""
    told = tr(
        "The match you left could not be read. Line {line}: {reason}\nNothing was deleted: "
        "the file is kept as {kept}."
    ).format(line=damage.line, reason=_damage(damage, game), kept=shown_path(kept))
    return f"{told} {_begins()}" if another else told


def cannot_take_up(error: OSError, *, another: bool) -> str:
    """The journal cannot be read; ``another``: another match begins, and none is gone on with."""
    told = tr("The match you left cannot be read. {why} Nothing was deleted.").format(
        why=_trouble(error)
    )
    return f"{told} {_begins()}" if another else told


def _begins() -> str:
    return tr("A new match begins.")


def cannot_open(name: str, damage: Damage, game: Game | None) -> str:
    """A record that is none, or one of ``game`` that is damaged."""
    return tr("{name} cannot be opened. Line {line}: {reason}\nThe file was left as it is.").format(
        name=shown_path(name), line=damage.line, reason=_damage(damage, game)
    )


def cannot_read(name: str, error: OSError) -> str:
    """A file the system does not give out."""
    return tr("{name} cannot be read: {why}").format(name=shown_path(name), why=_trouble(error))


def reading(name: str) -> str:
    """A long record is being read, which takes a while."""
    return tr("{name} is being read.").format(name=shown_path(name))


def reading_cancel() -> str:
    """The button that has it given up."""
    return tr("Cancel")


def cannot_write(name: str, error: OSError) -> str:
    """A file that cannot be written."""
    return tr("{name} cannot be written: {why}").format(name=shown_path(name), why=_trouble(error))


def title() -> str:
    """The title of a box, and of the window where there is nothing to add."""
    return tr("Moon Desktop")


def match_title(deal_number: int | None) -> str:
    """The window's title, with the number of the match's deals if they come from one; the
    system may add the program's name to it."""
    if deal_number is None:
        return title()
    return tr("Moon, deal {number}").format(number=deal_number)


def side_title(hand: int, *, retry: bool) -> str:
    """The window's title while a hand of the match is played beside it."""
    told = tr("Moon, hand {number} once more") if retry else tr("Moon, what if: hand {number}")
    return told.format(number=hand)


def games_broken(names: Sequence[str]) -> str:
    """Games of other packages whose code failed to load."""
    listed = listing(tuple(quoted(name) for name in names))
    if len(names) == 1:
        return tr(
            "The game {name} could not be loaded, and cannot be played. The program’s log says why."
        ).format(name=listed)
    return tr(
        "The games {names} could not be loaded, and cannot be played. The program’s log says why."
    ).format(names=listed)


def preferences_not_kept(error: OSError | None) -> str:
    """The file of preferences cannot be written; ``error``: why, if it is known."""
    told = tr("Your preferences cannot be kept on disk: they hold until you close the window.")
    return told if error is None else f"{told} {_trouble(error)}"


def preferences_not_read(error: OSError) -> str:
    """The file of preferences cannot be read, and will not be written."""
    return tr(
        "Your preferences cannot be read, and what you choose now holds until you close the "
        "window. {why} Nothing was deleted."
    ).format(why=_trouble(error))


def preferences_set_aside(kept: str) -> str:
    """The file of preferences held none."""
    return tr(
        "Your preferences could not be read and are back at their defaults. Nothing was deleted: "
        "the file is kept as {kept}."
    ).format(kept=shown_path(kept))


def went_wrong(log: str) -> str:
    """An error inside the program."""
    return tr(
        "Something went wrong inside the program. Your match is on disk up to the last choice: "
        "if the table does not go on, close it and start it again. What happened is noted in "
        "the file {log}."
    ).format(log=shown_path(log))


def last_trick(name: str, own: bool) -> str:
    """Who took the trick that is shown again."""
    return (
        tr("The last trick was yours")
        if own
        else tr("{name} took this trick").format(name=apart(name))
    )


def about_title() -> str:
    """The heading of the box about the program."""
    return tr("About Moon Desktop")


def about(version: str, python: str, qt: str) -> str:
    """What the program is, its version and licences."""
    return tr(
        "Moon Desktop {version}\nThree-hand 42 and its family, at one table.\n\n"
        "Python {python}, Qt {qt}.\nFree software under the MIT licence. The typefaces Lato and "
        "Vollkorn come under the SIL Open Font License; Qt under the LGPL, version 3. All parts "
        "and their licences stand under Licences."
    ).format(version=version, python=python, qt=qt)


def open_title() -> str:
    """The heading of the box that opens a file."""
    return tr("Open a record")


def save_title() -> str:
    """The heading of the box that saves a copy."""
    return tr("Save a copy of this match")


def file_kinds() -> str:
    """The kinds of file to choose among."""
    return tr("Records of Moon (*.moon);;All files (*)")


def copy_name() -> str:
    """The name proposed for a copy."""
    return tr("match") + ".moon"
