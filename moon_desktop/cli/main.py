"""The program called from a command line: which command is meant, and its exit status."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from moon_desktop.app import qt_start
from moon_desktop.words.file_trouble import file_trouble
from moon_desktop.words.language import best, of_system, speak, tr
from moon_desktop.words.quoting import quoted

_log = logging.getLogger(__name__)

GOOD, FOUND, BAD_USE = 0, 1, 2
"""Exit statuses: all is well; something is wrong with a record; it could not be done."""

INTERRUPTED = 130
CLOSED_PIPE = 141
"""What a shell reports of a program ended by Ctrl+C, or by the end of its reader."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what ``arguments`` (those of the process, if None) ask for; returns the exit status.

    Raises SystemExit as argparse does: 0 after help, 2 after a sentence about bad usage.
    """
    _open_streams()
    _speak()
    try:
        try:
            return _command(list(sys.argv[1:] if arguments is None else arguments))
        finally:
            _flush()
    except KeyboardInterrupt:
        return INTERRUPTED
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
        from moon_desktop.disk.places import data_folder

        log.keep(data_folder())
        _log.warning("the texts of the language %s cannot be read: %s", code, error)


def _command(words: list[str]) -> int:
    # Only the first word can be a command: a record called check is ./check or -- check.
    match words:
        case ["simulate", *rest]:
            return _simulate(rest)
        case ["check" | "review" | "advise" as name, *rest]:
            return _of_record(name, rest)
        case _:
            return _table(words)


def _table(words: list[str]) -> int:
    if not words:  # as it is nearly always started: there is nothing to parse
        return _open(None, None, False)
    from moon_desktop.cli.command_parser import OFFSCREEN, table_parser

    parser = table_parser()
    given = parser.parse_args(words)
    if given.version:
        from moon_desktop.version import version

        print(version())
        return GOOD
    if given.self_test:
        if given.file is not None or given.preset is not None or given.demo:
            parser.error(tr("the self-test opens a table of its own: leave out all else"))
        try:
            from moon_desktop.self_test.report import self_test
        except ImportError as error:
            return _without_qt(error)
        return self_test(given.platform, verbose=given.verbose)
    if given.verbose or given.platform != OFFSCREEN:
        parser.error(tr("--verbose and --platform go with --self-test"))
    path: Path | None = given.file
    if path is not None:
        if given.preset is not None:
            parser.error(tr("a record has its own house rules: leave out FILE or --preset"))
        if not path.suffix and not path.exists():
            told = tr("there is no command {word}, nor a file of that name")
            parser.error(told.format(word=quoted(str(path))))
    return _open(path, given.preset, given.demo)


def _open(path: Path | None, preset: str | None, demo: bool) -> int:
    qt_start.hold_collector()
    try:
        qt_start.skip_source_search()
        from moon_desktop.app.launch import run
    except ImportError as error:
        return _without_qt(error)
    return run(path, preset, demo)


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


def _simulate(words: list[str]) -> int:
    from moon_desktop.cli.simulate import simulate_parser

    parser = simulate_parser()
    given = parser.parse_args(words)
    from moon_desktop.cli.rules_argument import Unknown
    from moon_desktop.cli.simulate import simulate_command

    try:
        return simulate_command(given)
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
