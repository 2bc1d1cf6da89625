"""The report on a table at which somebody thinks has its figures."""

from __future__ import annotations

import re

import pytest

from tests.benchmarks.thinking_frames import section


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_every_line_has_a_figure():
    lines = section(0.01)
    assert lines[0].startswith("## ")
    rows = [line for line in lines if line.startswith("|")][2:]
    assert len(rows) == 5
    assert all(re.search(r"\d ms", row) for row in rows)
    assert sum("met |" in row or "**missed** |" in row for row in rows) == 2
    assert len({line.count("|") for line in lines if line.startswith("|")}) == 1
