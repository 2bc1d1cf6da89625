"""The golden playthroughs, line for line, and the accounts of their hands."""

from __future__ import annotations

from pathlib import Path

import pytest

from moon_desktop.engine.account import accounts
from moon_desktop.engine.reading import read
from moon_desktop.games import CATALOGUE
from moon_desktop.games.auction.entries import Bought
from tests.kit.golden import FOLDER, FOLDERS, FORTY_TWO, MOON_CARDS, WALKS, WALKS_42

PLAYED = [
    pytest.param(folder / f"{name}.moon", walk, id=f"{folder.name}-{name}")
    for folder, walks in FOLDERS.items()
    for name, walk in walks.items()
]
KEPT = [*sorted(FOLDER.glob("*.moon")), *sorted(FORTY_TWO.glob("*.moon"))]
READ = [*KEPT, *sorted(MOON_CARDS.glob("*.moon"))]


@pytest.mark.parametrize(("file", "walk"), PLAYED)
def test_a_walk_is_played_as_it_always_was(file, walk):
    """M1–M6, T1–T8, C1–C6: written anew by ``python -m tests.kit.golden`` where a rule changed."""
    kept = file.read_text(encoding="utf-8").splitlines()
    assert [line.decode().rstrip("\n") for line in walk.lines()] == kept


@pytest.mark.parametrize("file", READ, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_record_reads(file: Path):
    """M8, T9, C7: whole, with nothing owing."""
    with file.open("rb") as lines:
        reading = read(lines, CATALOGUE)
    assert (reading.length, reading.due) == (file.stat().st_size, ())


def test_the_folders_hold_the_walks_and_the_worked_example():
    """M7, T9: every preset among them."""
    assert {file.stem for file in FOLDER.glob("*.moon")} == {*WALKS, "worked-example"}
    assert {file.stem for file in FORTY_TWO.glob("*.moon")} == set(WALKS_42)
    assert CATALOGUE["moon"].presets.keys() <= WALKS.keys()
    assert CATALOGUE["texas42"].presets.keys() <= WALKS_42.keys()


@pytest.mark.parametrize("file", KEPT, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_account_of_any_hand_agrees_with_its_end(file: Path):
    """M4.1, M4.4, M4.8, T2.1, T7.1, T7.2: the tricks are those that were counted, and a renege
    stands alone."""
    with file.open("rb") as lines:
        reading = read(lines, CATALOGUE)
    match = reading.match
    told = list(accounts(CATALOGUE[reading.header.game].start(match.rules), reading.entries))
    assert [one.ended for one in told] == [e for e in reading.entries if isinstance(e, Bought)]
    for number, account in enumerate(told, 1):
        taken = [0] * match.rules.seats
        for trick in account.tricks:
            taken[trick.taker] += 1
            assert len(trick.plays) == match.rules.seats - (
                account.contract is not None and account.contract.out is not None
            )
        assert (account.number, tuple(taken)) == (number, account.ended.tricks)
        assert (account.offence is None) == (account.ended.offender is None)
        assert bool(account.broken) == (account.offence is not None)
