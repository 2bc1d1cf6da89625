"""A host over a journal of its own."""

from __future__ import annotations

import pytest

from moon_desktop.app.host import Host
from moon_desktop.disk.journal import Journal


@pytest.fixture
def journal(tmp_path):
    return Journal(tmp_path / "data")


@pytest.fixture
def host(journal):
    return Host(journal)
