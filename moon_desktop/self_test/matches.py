"""Trials of a match: in records, and in the window."""

from __future__ import annotations

import io
import threading
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent

from moon_desktop.app.application import MoonDesktop
from moon_desktop.cli.record_commands import check
from moon_desktop.disk import settings
from moon_desktop.disk.journal import NAME
from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.regular_files import write
from moon_desktop.disk.settings import Settings
from moon_desktop.engine.entries import Entry, HandEnd
from moon_desktop.engine.reading import Damage
from moon_desktop.engine.record import Header, SeatName
from moon_desktop.games import CATALOGUE, record_text
from moon_desktop.games.game import Game
from moon_desktop.players.levels import levels_of
from moon_desktop.self_test.trial import Amiss, Found, check_painted, settle, until
from moon_desktop.table.tempo import AT_ONCE
from moon_desktop.words import self_test as words
from moon_desktop.words import self_test_why as reasons
from moon_desktop.words.damage import damage

LEVEL = "casual"
"""Who plays: it takes no time to think."""


def seats_of(you: str) -> Settings:
    """Preferences with ``you``, a person or a level, and computer players about you."""
    return Settings(
        your_player=you, left_player=LEVEL, across_player=LEVEL, right_player=LEVEL,
        movement="none", thinking="none", expert_seconds="0.2",
    )  # fmt: skip


@contextmanager
def opened(
    folder: Path, chosen: Settings, rules: Any = None, seed: int = 1
) -> Iterator[MoonDesktop]:
    """The program in its window, with nothing that moves; closed at the end.

    A match under ``rules`` begins; without rules, the one left in ``folder`` goes on. Amiss where
    the window does not come, or where the match is not kept.
    """
    store = settings.file_at(folder / "preferences")
    if not settings.save(store, chosen):
        raise Amiss(reasons.not_kept())
    program = MoonDesktop(folder / "data", store, pace=AT_ONCE)
    try:
        program.start()
        if rules is not None:
            program.matches.begin(rules, seed)
        until(lambda: program.machine.running and program.window.furnished, reasons.the_window())
        if not program.host.saved:
            raise Amiss(reasons.not_kept())
        yield program
    finally:
        _close(program)


def _close(program: MoonDesktop) -> None:
    program.window.close()
    program.thinker.close()
    program.table.playback.clear()
    for thread in threading.enumerate():
        if thread.name.endswith("(_consider)"):
            thread.join(5)
    settle()
    program.unlock()
    # First the window: a paint that it still waits for would find its program gone.
    program.window.deleteLater()
    QCoreApplication.sendPostedEvents(program.window, QEvent.Type.DeferredDelete.value)
    program.deleteLater()
    QCoreApplication.sendPostedEvents(program, QEvent.Type.DeferredDelete.value)


TARGET: Final = 7
LENGTH: Final = {"best-of": 3, "marks": 2}
"""How long a match is that is to be short, by how it is decided."""


def short(rules: Any) -> Any:
    """The same rules for a match that is soon over."""
    length = LENGTH.get(rules.terms.kind, rules.terms.length)
    wanted = {"target": TARGET, "match_length": length}
    return replace(rules, **{key: wanted[key] for key in rules.to_record() if key in wanted})


def usual() -> Any:
    """The rules that are played unless others are chosen."""
    return next(iter(CATALOGUE[CATALOGUE.first].presets.values()))


SEED = 5


def try_records(folder: Path) -> Found:
    """Writes a match of each preset to a file and reads it back, sound and damaged."""
    lines = 0
    presets = [(game, preset) for game in CATALOGUE.values() for preset in game.presets]
    for game, preset in presets:
        header, entries = _played(game, preset)
        text = record_text(header, entries)
        written = text.splitlines(keepends=True)
        path = folder / f"{preset}.moon"
        write(path, text.encode("utf-8"))
        reading = read_record(path)
        if (reading.header, reading.entries, reading.due) != (header, entries, ()):
            raise Amiss(reasons.read_otherwise(preset))
        _check_verdict(path, 0)
        _check_damaged(path, written)
        lines += len(written)
    return Found(words.records(len(presets), lines))


def _played(game: Game, preset: str) -> tuple[Header, tuple[Entry, ...]]:
    rules = short(game.presets[preset])
    player = levels_of(game.name)["casual"](SEED)
    match = game.start(rules)
    entries: list[Entry] = []
    while not match.over:
        entry: Entry | None
        entry = match.chance(SEED) if match.turn is None else player.choose(match.sight(match.turn))
        assert entry is not None, "where nobody is in turn a chance is due"
        match, follows = match.after(entry)
        entries += (entry, *follows)
    seats = tuple(SeatName(f"Äste {seat}", "casual") for seat in range(rules.table.count))
    header = Header(
        game=game.name, rules=rules.to_record(), seats=seats, seed=SEED,
        created="1970-01-01T00:00:00Z", app="moon-desktop",
    )  # fmt: skip
    return header, tuple(entries)


def _check_damaged(path: Path, written: list[str]) -> None:
    """What is damaged must be told, on its line; what was only cut short is sound without it."""
    swapped = [*written[:-2], written[-1], written[-2]]
    for line, lines in (
        (1, ["no record\n", *written[1:]]),
        (len(written) - 1, swapped),
        (3, [*written[:2], "{\n", *written[3:]]),
    ):
        write(path, "".join(lines).encode("utf-8"))
        try:
            read_record(path)
        except Damage as found:
            if found.line != line or not damage(found, CATALOGUE.get(found.game)).endswith(
                (".", ")")
            ):
                raise Amiss(reasons.damage_untold(line)) from found
        else:
            raise Amiss(reasons.damage_unseen(line))
        _check_verdict(path, 1)
    write(path, "".join([*written[:-1], written[-1][:9]]).encode("utf-8"))
    _check_verdict(path, 0)


def _check_verdict(path: Path, status: int) -> None:
    """The command that checks records must come to ``status``."""
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        found = check([str(path)], verbose=True)
    if found != status:
        raise Amiss(reasons.wrong_verdict(found, status))


_HANDS: Final = 2
"""After so many a match is left, to be taken up again."""


def try_match(folder: Path, preset: str) -> Found:
    """Plays a match under ``preset`` to its end; table, sheet and record must agree on it."""
    place = folder / f"match-{preset}"
    rules = next(game.presets[preset] for game in CATALOGUE.values() if preset in game.presets)
    with opened(place, seats_of(LEVEL), short(rules)) as program:
        _play_out(program)
        check_painted(program.window)
        entries = program.host.entries
    return _checked(place, entries)


def try_resuming(folder: Path) -> Found:
    """Closes the window in the middle of a match, opens it again, and plays on to the end."""
    place = folder / "resume"
    rules = replace(short(usual()), target=3 * TARGET)
    with opened(place, seats_of(LEVEL), rules) as program:
        host = program.host
        until(
            lambda: host.match.number > _HANDS and host.match.turn is not None,
            reasons.hand_number(_HANDS + 1),
        )
        if host.match.over:
            raise Amiss(reasons.over_too_soon())
        left = host.entries
    with opened(place, seats_of(LEVEL)) as program:
        _play_out(program)
        entries = program.host.entries
    if entries[: len(left)] != left:
        raise Amiss(reasons.not_gone_on())
    return _checked(place, entries)


def _play_out(program: MoonDesktop) -> None:
    """To the end, with nothing left to be shown."""
    host, table = program.host, program.table
    until(
        lambda: host.match.over and program.machine.asking and not table.playback.busy,
        reasons.end_of_match(),
    )


def _checked(place: Path, entries: tuple[Entry, ...]) -> Found:
    """What was played, if the record on disk holds it."""
    reading = read_record(place / "data" / NAME)
    if not reading.match.over or (*reading.entries, *reading.due) != entries:
        raise Amiss(reasons.record_differs())
    hands = sum(isinstance(entry, HandEnd) for entry in entries)
    return Found(words.hands(hands, len(entries)))
