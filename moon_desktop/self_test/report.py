"""The report of the self-test: what it ran on, a line a part, and the exit status."""

from __future__ import annotations

import shutil
import tempfile
import time
from pathlib import Path
from typing import Final, TextIO

from moon_desktop.disk import log, places
from moon_desktop.self_test.process import Supervisor
from moon_desktop.self_test.trial import Outcome, Place, Trial
from moon_desktop.self_test.trials import PARTICULARS, TRIALS
from moon_desktop.words import self_test as words
from moon_desktop.words import self_test_why as reasons
from moon_desktop.words.file_trouble import file_trouble

GOOD: Final = 0
FOUND: Final = 1

PREFIX: Final = "moon-desktop-self-test-"

_OWN: Final = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")
_TEMPORARY: Final = ("TMPDIR", "TEMP", "TMP")


def self_test(
    platform: str = "offscreen",
    *,
    verbose: bool = False,
    report: Path | None = None,
    trials: tuple[Trial, ...] = TRIALS,
) -> int:
    """Makes all trials and prints a line of each as it goes; 0 if all is well, else 1.

    ``platform``: Qt's, on which windows are opened. ``report``: a file that gets what is printed
    as well, for a program that has nowhere to print.
    """
    places.heed_only_whole_paths()
    data, preferences = places.data_folder(), places.config_folder()
    try:
        paper = None if report is None else report.open("w", encoding="utf-8")
        temporary = Path(tempfile.mkdtemp(prefix=PREFIX))
    except OSError as error:
        print(reasons.cannot_begin(file_trouble(error)))
        return FOUND
    printer = _Printer(paper)
    place = Place(temporary, data, preferences)
    try:
        failed = _make(place, platform, trials, printer, verbose)
    finally:
        _remove(temporary)
    if failed:
        kept = _keep_traces(failed, data)
        printer.line(words.no_log() if kept is None else words.more_in_log(str(kept)))
    if paper is not None:
        paper.close()
    return FOUND if failed else GOOD


class _Printer:
    """Prints lines as they come, on paper too if there is any."""

    def __init__(self, paper: TextIO | None) -> None:
        self._paper = paper

    def line(self, text: str) -> None:
        print(text, flush=True)
        if self._paper is not None:
            self._paper.write(f"{text}\n")
            self._paper.flush()


def _make(
    place: Place, platform: str, trials: tuple[Trial, ...], printer: _Printer, verbose: bool
) -> list[Outcome]:
    """Makes the trials and prints their lines; those that failed."""
    began = time.monotonic()
    failed = []
    lines = 0
    supervisor = Supervisor(place, _environment(place, platform))
    try:
        for outcome in supervisor.outcomes((PARTICULARS, *trials)):
            first = outcome.trial == PARTICULARS
            if outcome.found is None:
                failed.append(outcome)
            if first and outcome.found is not None:
                for note in outcome.found.notes:
                    printer.line(note)
            if first:
                printer.line(f"\n{words.heading()}")
            if not first or outcome.found is None:
                lines += 1
                printer.line(_row(outcome))
                if outcome.found is None:
                    printer.line(words.under(outcome.why))
                elif verbose:
                    for note in outcome.found.notes:
                        printer.line(words.under(note))
                if verbose and outcome.trace:
                    printer.line(outcome.trace)
    finally:
        supervisor.close()
    printer.line(f"\n{words.total(lines, len(failed), time.monotonic() - began)}")
    return failed


def _row(outcome: Outcome) -> str:
    trial, found = outcome.trial, outcome.found
    return words.row(trial.key, trial.detail, found and found.told, outcome.seconds)


def _environment(place: Place, platform: str) -> dict[str, str]:
    """What keeps the trials off the screen, and off what belongs to the person: Qt's own dialogs
    write preferences as well."""
    home = place.temporary / "home"
    own = {name: str(home / name.lower()) for name in _OWN}
    return {"QT_QPA_PLATFORM": platform, **own, **dict.fromkeys(_TEMPORARY, str(place.temporary))}


def _remove(folder: Path) -> None:
    """A process that was just ended may hold a file a little longer, on some systems."""
    for _ in range(20):
        shutil.rmtree(folder, ignore_errors=True)
        if not folder.exists():
            return
        time.sleep(0.1)


def _keep_traces(failed: list[Outcome], data: Path) -> Path | None:
    """Writes at length what went wrong to the program's log; where that is, if it can be."""
    kept = data / log.NAME
    text = "".join(
        f"self-test, {outcome.trial.key} {outcome.trial.detail}: {outcome.why}\n{outcome.trace}\n"
        for outcome in failed
    )
    try:
        data.mkdir(parents=True, exist_ok=True)
        with kept.open("a", encoding="utf-8") as file:
            file.write(time.strftime("%Y-%m-%dT%H:%M:%SZ ", time.gmtime()) + text)
    except OSError:
        return None
    return kept
