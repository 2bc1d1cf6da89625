"""What players choose and find, and how that is told, at moments of all golden records."""

from __future__ import annotations

import pytest

from moon_desktop.words.language import languages
from tests.kit.golden_advice import FOLDER, PRESETS, SERIES, figures, series_of, texts
from tests.kit.kernels import kernel
from tests.kit.sentences import said

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True, scope="module")
def compiled():
    """Uncompiled, the kernel takes a hundred times as long."""
    kernel("compiled")


@pytest.mark.parametrize("name", figures())
def test_players_choose_as_they_always_did_and_are_told_of_alike(name):
    """Written anew by ``python -m tests.kit.golden_advice`` where a player or its words changed."""
    assert list(figures()[name]()) == _kept(f"{name}.txt")
    for code in languages():
        assert said(texts()[name], code).splitlines() == _kept(f"{code}/{name}.txt")


def test_a_match_among_casual_players_is_played_as_it_always_was():
    """Under every preset, to the byte: M1–M6, T1–T8, C1–C6."""
    assert [line for key in PRESETS for line in series_of(key)] == _kept(SERIES.name)


def _kept(name: str) -> list[str]:
    return (FOLDER / name).read_text(encoding="utf-8").splitlines()
