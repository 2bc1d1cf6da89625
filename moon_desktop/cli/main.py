"""The program called from a command line: which command is meant, and its exit status."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from moon_desktop.app import qt_start
from moon_desktop.words.file_trouble import file_trouble
from moon_desktop.words.language import best, of_system, speak, tr
from moon_desktop.words.quoting import quoted

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
    speak(best(of_system()))
    try:
        try:
            return _command(list(sys.argv[1:] if arguments is None else arguments))
        finally:
            _flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return CLOSED_PIPE
    except (_Lost, OSError) as error:
        why = file_trouble(error) if isinstance(error, OSError) else str(error)
        with suppress(OSError):  # it may be stderr that cannot be written
            print(f"moon-desktop: {why}", file=sys.stderr)
        with suppress(_Lost, OSError):
            _flush()
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
        from moon_desktop.self_test.report import self_test

        if given.report is not None:
            _do_without_output()
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
    _do_without_output()
    qt_start.hold_collector()
    try:
        qt_start.skip_source_search()
        from moon_desktop.app.launch import run
    except ImportError as error:
        from moon_desktop.cli.command_parser import table_parser
        from moon_desktop.words.file_trouble import library_in, no_window

        library = library_in(str(error))
        if library is not None:
            print(no_window(library, ""), file=sys.stderr)
            return BAD_USE
        table_parser().error(
            tr("the table needs Qt, which cannot be loaded: {error}").format(error=error)
        )
    return run(path, preset, demo)


def _check(words: list[str]) -> int:
    from moon_desktop.cli.command_parser import check_parser

    given = check_parser().parse_args(words)
    from moon_desktop.cli.record_commands import check

    return check(given.files, given.verbose)


def _review(words: list[str]) -> int:
    from moon_desktop.cli.command_parser import review_parser

    given = review_parser().parse_args(words)
    from moon_desktop.cli.record_commands import review_command

    return review_command(given)


def _advise(words: list[str]) -> int:
    from moon_desktop.cli.command_parser import advise_parser

    given = advise_parser().parse_args(words)
    from moon_desktop.cli.record_commands import advise_command

    return advise_command(given)


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


class _Lost(Exception):
    """What was printed went nowhere, told in a sentence."""


class _Nowhere(io.StringIO):
    """What is printed where the standard output is closed."""


def _do_without_output() -> None:
    """What is printed from now on is not what the program is called for."""
    if isinstance(sys.stdout, _Nowhere):
        sys.stdout = None


def _open_streams() -> None:
    """Spell out what a terminal cannot show, rather than fail on it; and let nothing go astray
    where a stream is closed."""
    qt_start.fill_standard_streams()
    if sys.stderr is None:  # print would write to stdout instead
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - to the end
    # A program of windows has none on some systems, and misses nothing.
    if sys.stdout is None and os.name == "posix":
        sys.stdout = _Nowhere()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def _flush() -> None:
    """Write out what was printed, while what goes wrong with that can still be told.

    If it cannot be written it is dropped, or Python would try again, and complain, at its end.
    """
    try:
        sys.stderr.flush()
    except OSError:
        # There is nowhere left to tell of it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    if sys.stdout is None:
        return
    if isinstance(sys.stdout, _Nowhere):
        if sys.stdout.getvalue():
            raise _Lost(tr("The standard output is closed: what was to be printed is lost."))
        return
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise
