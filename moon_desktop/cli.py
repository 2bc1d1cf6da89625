"""The program called from a command line: which command is meant, and its exit status."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from moon_desktop import __version__
from moon_desktop.wording.file_trouble import file_trouble
from moon_desktop.wording.quoting import quoted
from moon_desktop.wording.tongue import tr

GOOD, FOUND, BAD_USE = 0, 1, 2
"""Exit statuses: all is well; something is wrong with a record; it could not be done."""

INTERRUPTED = 130
CLOSED_PIPE = 141
"""What a shell reports of a program ended by Ctrl+C, or by the end of its reader."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what ``arguments`` (those of the process, if None) ask for; returns the exit status.

    Raises SystemExit as argparse does: 0 after help, 2 after a sentence about bad usage.
    """
    _print_anything()
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
        print(f"moon-desktop: {file_trouble(error)}", file=sys.stderr)
        return BAD_USE


def _command(words: list[str]) -> int:
    # Only the first word can be a command: a record called check is ./check or -- check.
    match words:
        case ["simulate", *rest]:
            return _simulate(rest)
        case ["check", *rest]:
            return _check(rest)
        case ["review", *rest]:
            return _review(rest)
        case ["advise", *rest]:
            return _advise(rest)
        case _:
            return _table(words)


def _table(words: list[str]) -> int:
    if not words:  # as it is nearly always started: there is nothing to parse
        return _open(None, None, False)
    from moon_desktop.parsers import OFFSCREEN, table_parser

    parser = table_parser()
    given = parser.parse_args(words)
    if given.version:
        print(version())
        return GOOD
    if given.self_test:
        if given.file is not None or given.preset is not None or given.demo:
            parser.error(tr("the self-test opens a table of its own: leave out all else"))
        from moon_desktop.self_test.report import self_test

        return self_test(given.platform, verbose=given.verbose, report=given.report)
    if given.verbose or given.report is not None or given.platform != OFFSCREEN:
        parser.error(tr("--verbose, --report and --platform go with --self-test"))
    path: Path | None = given.file
    if path is not None:
        if given.preset is not None:
            parser.error(tr("a record has its own house rules: leave out FILE or --preset"))
        if not path.suffix and not path.exists():
            parser.error(
                tr("there is no command {word}, nor a file of that name").format(
                    word=quoted(str(path))
                )
            )
    return _open(path, given.preset, given.demo)


def _open(path: Path | None, preset: str | None, demo: bool) -> int:
    from moon_desktop import qt_start

    qt_start.hold_collector()
    try:
        qt_start.skip_source_search()
        from moon_desktop.launch import run
    except ImportError as error:
        from moon_desktop.parsers import table_parser
        from moon_desktop.wording.no_screen import library_in, no_window

        library = library_in(str(error))
        if library is not None:
            print(no_window(library, ""), file=sys.stderr)
            return BAD_USE
        table_parser().error(
            tr("the table needs Qt, which cannot be loaded: {error}").format(error=error)
        )
    return run(path, preset, demo)


def _check(words: list[str]) -> int:
    from moon_desktop.parsers import check_parser

    given = check_parser().parse_args(words)
    from moon_desktop.checking import check

    return check(given.files, given.verbose)


def _review(words: list[str]) -> int:
    from moon_desktop.parsers import review_parser

    given = review_parser().parse_args(words)
    from moon_desktop.reviewing import review_command

    return review_command(given)


def _advise(words: list[str]) -> int:
    from moon_desktop.parsers import advise_parser

    given = advise_parser().parse_args(words)
    from moon_desktop.advising import advise_command

    return advise_command(given)


def _simulate(words: list[str]) -> int:
    from moon_desktop.simulate_parser import simulate_parser

    parser = simulate_parser()
    given = parser.parse_args(words)
    from moon_desktop.rule_words import Unknown
    from moon_desktop.simulating import simulate_command

    try:
        return simulate_command(given)
    except Unknown as unknown:
        parser.error(str(unknown))


def version() -> str:
    """The versions of the program, of Python and of Qt, and which kernel runs, a line each."""
    import platform

    from moon_desktop.players.solver import COMPILED

    try:
        from PySide6.QtCore import qVersion

        qt = qVersion()
    except ImportError as error:
        qt = tr("cannot be loaded: {error}").format(error=error)
    kernel = tr("kernel: compiled") if COMPILED else tr("kernel: not compiled (slower)")
    return f"moon-desktop {__version__}\nPython {platform.python_version()}\nQt {qt}\n{kernel}"


def _print_anything() -> None:
    """Spell out what a terminal cannot show, rather than fail on it."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def _flush() -> None:
    """Write out what was printed, while what goes wrong with that can still be told.

    If it cannot be written it is dropped, or Python would try again, and complain, at its end.
    """
    if sys.stdout is None:  # a program of windows without a console
        return
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise
