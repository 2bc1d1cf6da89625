"""The Python part of PySide is found compiled by the frozen program."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import shiboken6

from freeze import shiboken


def test_the_same_sources_give_the_same_archive(tmp_path):
    sources = {"shibokensupport/feature.py": "a = 1", "shibokensupport/loader.py": "b = 2"}
    archives = [tmp_path / name for name in ("files.dir", "again")]
    for archive in archives:
        shiboken.write(sources, archive)
    assert archives[0].read_bytes() == archives[1].read_bytes()


def test_this_pyside_has_them_to_give_and_works_with_them(tmp_path):
    """Fails when a new PySide keeps them otherwise: then the frozen program starts more slowly."""
    ((place, file, kind),) = shiboken.entries(tmp_path / "made")
    assert (place, kind) == ("shiboken6/files.dir", "DATA")
    assert "shibokensupport/signature/loader.pyc" in zipfile.ZipFile(file).namelist()
    # A copy of the package beside which they lie, as in the frozen program.
    shutil.copytree(Path(shiboken6.__file__).parent, tmp_path / "shiboken6")
    shutil.copy(file, tmp_path / place)
    program = (
        "import PySide6.QtCore, shibokensupport, sys\n"
        "print(shibokensupport.__file__)\n"
        "try:\n"
        "    PySide6.QtCore.QPoint('no point')\n"
        "except TypeError as error:\n"
        "    print(error)\n"
    )
    said = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert said.returncode == 0, said.stderr
    assert str(tmp_path) in said.stdout.splitlines()[0]
    # What these modules are there for: to tell what may be called how.
    assert "xpos: int, ypos: int" in said.stdout
