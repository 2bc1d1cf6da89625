"""The Python part of PySide is found compiled by the frozen program."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from freeze import shiboken


def test_modules_are_imported_from_the_archive_and_the_generator_is_empty(tmp_path):
    sources = {
        "signature_bootstrap.py": "raise SystemExit",
        "shibokensupport/__init__.py": "",
        "shibokensupport/feature.py": "names = ['snake_case']",
        shiboken.LEFT_OUT: "raise SystemExit",
        "shibokensupport/signature/__init__.py": "",
        "shibokensupport/signature/lib/__init__.py": "",
    }
    first, second = tmp_path / "files.dir", tmp_path / "again"
    shiboken.write(sources, first)
    shiboken.write(sources, second)
    assert first.read_bytes() == second.read_bytes()
    program = (
        f"import sys; sys.path.insert(0, {str(first)!r})\n"
        "import shibokensupport.signature.lib.pyi_generator\n"
        "from shibokensupport.feature import names\n"
        "print(names)\n"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert said.stdout == "['snake_case']\n", said.stderr


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    return shiboken.entries(tmp_path_factory.mktemp("shiboken"))


def test_this_pyside_has_them_to_give(found):
    """Fails when a new PySide keeps them otherwise: then the frozen program starts more slowly."""
    ((place, file, kind),) = found
    assert (place, kind) == ("shiboken6/files.dir", "DATA")
    names = zipfile.ZipFile(file).namelist()
    assert {"shibokensupport/signature/loader.pyc", f"{shiboken.LEFT_OUT}c"} <= set(names)


def test_this_pyside_works_with_them(found, tmp_path):
    """A copy of the package beside which they lie, as in the frozen program."""
    import shiboken6

    shutil.copytree(Path(shiboken6.__file__).parent, tmp_path / "shiboken6")
    ((place, file, _),) = found
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
