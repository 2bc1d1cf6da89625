"""The program called from a command line: which command is meant, and its exit status."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from moon_desktop import games
from moon_desktop.app import qt_start
from moon_desktop.disk.places import data_folder, heed_only_whole_paths
from moon_desktop.endings import end_at_ctrl_c
from moon_desktop.games.game import Game
from moon_desktop.words.language import best, of_system, speak, tr
from moon_desktop.words.notices import file_trouble
from moon_desktop.words.quoting import printable, quoted

_log = logging.getLogger(__name__)

GOOD, FOUND, BAD_USE = 0, 1, 2
"""Exit statuses: all is well; something is wrong with a record; it could not be done."""

INTERRUPTED = 130
CLOSED_PIPE = 141
"""What a shell reports of a program ended by Ctrl+C, or by the end of its reader."""

BY_SIGNAL = 128
"""What a shell adds to the number of the signal that ended a program."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what ``arguments`` (those of the process, if None) ask for; returns the exit status.

    Raises SystemExit as argparse does: 0 after help, 2 after a sentence about bad usage.
    """
    _open_streams()
    heed_only_whole_paths()
    _speak()
    try:
        try:
            return _command(list(sys.argv[1:] if arguments is None else arguments))
        finally:
            _flush()
    except KeyboardInterrupt as interrupt:
        return BY_SIGNAL + interrupt.args[0] if interrupt.args else INTERRUPTED
    except BrokenPipeError:
        return CLOSED_PIPE
    except OSError as error:
        with suppress(OSError):  # it may be stderr that cannot be written
            print(f"moon-desktop: {file_trouble(error)}", file=sys.stderr, flush=True)
        return BAD_USE


def _speak() -> None:
    """The reader's language; English, and a note in the log, where its texts cannot be read."""
    code = best(of_system())
    try:
        speak(code)
    except (OSError, ValueError) as error:
        from moon_desktop.disk import log

        log.keep(data_folder())
        _log.warning("the texts of the language %s cannot be read: %s", code, error)


class _GameLeftOut(logging.Formatter):
    """That a game of another package cannot be had, in a sentence without a traceback."""

    def format(self, record: logging.LogRecord) -> str:
        if record.exc_info is None or not isinstance(record.args, tuple):
            return f"moon-desktop: {record.getMessage()}"
        told = tr("The game {name} cannot be loaded: {reason}.")
        reason = type(record.exc_info[1]).__name__
        with suppress(Exception):  # it is an error of theirs, which may be of any kind
            reason = printable(repr(record.exc_info[1]), 200)
        name = quoted(str(record.args[0]))
        return f"moon-desktop: {told.format(name=name, reason=reason)}"


@contextmanager
def _games_left_out_told() -> Iterator[list[logging.LogRecord]]:
    """Meanwhile that is told on stderr, where a command looks for such games; the notes of it."""
    about, told = logging.getLogger(games.__name__), logging.StreamHandler()
    notes: list[logging.LogRecord] = []

    def keep(note: logging.LogRecord) -> bool:
        notes.append(note)
        return True

    told.addFilter(keep)
    told.setFormatter(_GameLeftOut())
    about.addHandler(told)
    about.propagate = False
    try:
        yield notes
    finally:
        about.removeHandler(told)
        about.propagate = True


def _command(words: list[str]) -> int:
    # Only the first word can be a command: a record called check is ./check or -- check.
    match words:
        case ["simulate" | "arena" as name, *rest]:
            with _games_left_out_told():
                return _simulate(name, rest)
        case ["check" | "review" | "advise" as name, *rest]:
            with _games_left_out_told():
                return _of_record(name, rest)
        case _:
            return _table(words)


def _table(words: list[str]) -> int:
    if not words:  # as it is nearly always started: there is nothing to parse
        return _open(None, None, False)
    from moon_desktop.cli.command_parser import OFFSCREEN, table_parser

    parser = table_parser()
    with _games_left_out_told() as notes:
        given = parser.parse_args(words)
    if given.version:
        from moon_desktop.version import version

        print(version())
        return GOOD
    if given.self_test:
        if given.file is not None or given.preset is not None or given.demo:
            parser.error(tr("the self-test opens a table of its own: leave out all else"))
        return _self_test(given.platform, given.verbose, given.game)
    if given.verbose or given.game is not None or given.platform != OFFSCREEN:
        parser.error(tr("--game, --verbose and --platform go with --self-test"))
    path: Path | None = given.file
    if path is not None:
        if given.preset is not None:
            parser.error(tr("a record has its own house rules: leave out FILE or --preset"))
        if not path.suffix and not path.exists():
            told = tr("there is no command {word}, nor a file of that name")
            parser.error(told.format(word=quoted(str(path))))
    if notes:
        # The window says that the log says why, and games are looked for only once.
        from moon_desktop.disk import log

        log.keep(data_folder())
        for note in notes:
            logging.getLogger().handle(note)
    return _open(path, given.preset, given.demo)


def _self_test(platform: str, verbose: bool, game: Game | None) -> int:
    from moon_desktop.endings import heeded
    from moon_desktop.self_test import ending

    with heeded(ending.end):  # while Qt is loaded, too: there an exception would be told as another
        try:
            from moon_desktop.self_test.report import self_test
        except ImportError as error:
            return _without_qt(error)
        return self_test(platform, verbose=verbose, game=game)


def _open(path: Path | None, preset: str | None, demo: bool) -> int:
    qt_start.COLLECTOR.hold()
    # While Qt is loaded an exception would be lost, or end the process by force.
    end_at_ctrl_c()
    try:
        from moon_desktop.app.launch import run
    except ImportError as error:
        return _without_qt(error)
    try:
        return run(path, preset, demo)
    except OSError:
        raise  # it has a sentence of its own
    except Exception:
        return _not_opened()


def _not_opened() -> int:
    """Tells that the program itself is at fault, which the log says more of."""
    from moon_desktop.disk import log
    from moon_desktop.words.quoting import shown_path

    _log.exception("the table could not be opened")
    told = tr(
        "moon-desktop: the table could not be opened, for something went wrong inside the "
        "program. Nothing is lost; what happened is noted in {log}."
    )
    print(told.format(log=shown_path(data_folder() / log.NAME)), file=sys.stderr)
    return BAD_USE


def _without_qt(error: ImportError) -> int:
    """Tells what is missing."""
    told = tr("moon-desktop: the table needs Qt, which cannot be loaded: {error}")
    print(told.format(error=error), file=sys.stderr)
    return BAD_USE


def _of_record(name: str, words: list[str]) -> int:
    from moon_desktop.cli.command_parser import OF_RECORDS

    given = OF_RECORDS[name]().parse_args(words)
    from moon_desktop.cli.record_commands import COMMANDS, NotRead

    try:
        return COMMANDS[name](given)
    except NotRead as trouble:
        print(f"moon-desktop {name}: {trouble}", file=sys.stderr)
        return trouble.status


def _simulate(name: str, words: list[str]) -> int:
    from moon_desktop.cli.rules_argument import Unknown
    from moon_desktop.cli.simulate import COMMANDS

    parsed, command = COMMANDS[name]
    parser = parsed()
    given = parser.parse_args(words)
    try:
        return command(given)
    except Unknown as unknown:
        parser.error(str(unknown))


def _open_streams() -> None:
    """Spell out what a terminal cannot show, rather than fail on it."""
    qt_start.fill_standard_streams()
    if sys.stderr is None:  # print would write to stdout instead
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - to the end
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def _flush() -> None:
    """Write out what was printed, while what goes wrong with that can still be told.

    If it cannot be written it is dropped, or Python would try again, and complain, at its end.
    """
    for stream in (sys.stderr, sys.stdout):
        try:
            if stream is not None:
                stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
            if stream is sys.stdout:
                raise
