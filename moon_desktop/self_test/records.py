"""Whether records are written, read and checked, and a damaged one is told in a sentence."""

from __future__ import annotations

import io
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from moon_desktop.checking import check
from moon_desktop.engine.entries import Entry
from moon_desktop.engine.reading import Damage
from moon_desktop.engine.record import Header, SeatName, entry_line, header_line
from moon_desktop.games.moon import Moon
from moon_desktop.games.moon_rules import PRESETS
from moon_desktop.players.levels import LEVELS
from moon_desktop.record_file import read_record, write_record
from moon_desktop.self_test.short_match import short
from moon_desktop.self_test.trial import Amiss, Found
from moon_desktop.wording import self_test as words
from moon_desktop.wording import self_test_why as reasons
from moon_desktop.wording.damage import damage

SEED = 5


def try_records(folder: Path) -> Found:
    """Writes a match of each preset to a file and reads it back, sound and damaged."""
    lines = 0
    for preset in PRESETS:
        header, entries = _played(preset)
        written = [header_line(header), *map(entry_line, entries)]
        path = folder / f"{preset}.moon"
        write_record(path, written)
        reading = read_record(path)
        if (reading.header, reading.entries, reading.due) != (header, entries, ()):
            raise Amiss(reasons.read_otherwise(preset))
        _check_verdict(path, 0)
        _check_damaged(path, written)
        lines += len(written)
    return Found(words.records(len(PRESETS), lines))


def _played(preset: str) -> tuple[Header, tuple[Entry, ...]]:
    rules = short(PRESETS[preset])
    player = LEVELS["casual"](SEED)
    match = Moon.start(rules)
    entries: list[Entry] = []
    while not match.over:
        entry: Entry | None
        entry = match.chance(SEED) if match.turn is None else player.choose(match.sight(match.turn))
        assert entry is not None, "where nobody is in turn a chance is due"
        match, follows = match.after(entry)
        entries += (entry, *follows)
    seats = tuple(SeatName(f"Äste {seat}", "casual") for seat in range(rules.seats))
    header = Header(
        game="moon", rules=rules.to_record(), seats=seats, seed=SEED,
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
        write_record(path, lines)
        try:
            read_record(path)
        except Damage as found:
            if found.line != line or not damage(found).endswith((".", ")")):
                raise Amiss(reasons.damage_untold(line)) from found
        else:
            raise Amiss(reasons.damage_unseen(line))
        _check_verdict(path, 1)
    write_record(path, [*written[:-1], written[-1][:9]])
    _check_verdict(path, 0)


def _check_verdict(path: Path, status: int) -> None:
    """The command that checks records must come to ``status``."""
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        found = check([str(path)], verbose=True)
    if found != status:
        raise Amiss(reasons.wrong_verdict(found, status))
