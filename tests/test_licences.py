"""What the frozen program finds of itself, to tell whose it is."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from moon_desktop import licences

FONT = "moon_desktop/resources_data/fonts/lato/Lato-Regular.ttf"
KERNEL = "moon_desktop/players/solver.abi3.so"


def put(folder: Path, *files: str) -> None:
    for file in files:
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


@pytest.mark.skipif(os.name != "posix", reason="links in a bundle")
def test_bundle_of_macos_has_the_data_that_lies_apart_from_the_libraries(tmp_path, monkeypatch):
    """Laid out as PyInstaller does it: a folder of nothing but data is a link to another."""
    parts = licences.parts()
    bundle = tmp_path / "Moon Desktop.app"
    frameworks = bundle / "Contents" / "Frameworks"
    put(frameworks, KERNEL)
    put(bundle / "Contents" / "Resources", FONT)
    put(bundle / "Contents" / "MacOS", "moon-desktop")
    (frameworks / "moon_desktop" / "resources_data").symlink_to(
        "../../Resources/moon_desktop/resources_data"
    )
    monkeypatch.setattr(sys, "_MEIPASS", str(frameworks), raising=False)
    monkeypatch.setattr(sys, "executable", str(bundle / "Contents" / "MacOS" / "moon-desktop"))
    places = licences.packed()
    assert places is not None
    assert set(places) == {FONT, KERNEL, "moon-desktop"}
    assert "Lato" in {part.name for part in licences.inside(parts, places, "darwin")}
