"""The kernel of a package is compiled from the source as it is, and to the same bytes anywhere."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest

import kernel_build
from trouble import Trouble

SMALL = "import cython\nCOMPILED: bool = cython.compiled\n"


@pytest.fixture
def project(tmp_path):
    """A project that has one small module compiled."""
    tree = tmp_path / "project"
    (tree / "moon_desktop").mkdir(parents=True)
    (tree / "moon_desktop" / "small.py").write_text(SMALL)
    (tree / "pyproject.toml").write_text(
        '[tool.setuptools]\next-modules = [{ name = "moon_desktop.small",'
        ' sources = ["moon_desktop/small.py"] }]\n'
    )
    # What an earlier build left: it must not be taken for the new one.
    (tree / "moon_desktop" / "small.cpython-311-x86_64-linux-gnu.so").write_text("stale")
    return tree


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_the_same_source_gives_the_same_kernel_in_any_folder(project, tmp_path):
    (first,) = kernel_build.build(project, tmp_path / "a")
    (second,) = kernel_build.build(project, tmp_path / "elsewhere" / "b")
    assert first.relative_to(tmp_path / "a") == second.relative_to(tmp_path / "elsewhere" / "b")
    if sys.platform == "linux":
        assert first.read_bytes() == second.read_bytes()
        assert str(tmp_path).encode() not in first.read_bytes()
    program = "import small; print(small.COMPILED)"
    said = subprocess.run(
        [sys.executable, "-c", program], cwd=first.parent, capture_output=True, text=True
    )
    assert said.stdout.strip() == "True", said.stderr
    stale = project / "moon_desktop" / "small.cpython-311-x86_64-linux-gnu.so"
    assert stale.read_text() == "stale"


@pytest.mark.slow
def test_without_a_compiler_no_package_is_made(project, tmp_path, monkeypatch):
    monkeypatch.setenv("CC", str(tmp_path / "no-such-compiler"))
    if sys.platform == "win32":
        pytest.skip("Windows finds its compiler otherwise")
    with pytest.raises(Trouble, match=r"could not be compiled: .+ --uncompiled"):
        kernel_build.build(project, tmp_path / "build")


def test_nothing_of_the_place_is_written_down(tmp_path):
    flags = kernel_build.flags(tmp_path, "linux")
    assert f"-ffile-prefix-map={tmp_path}=." in flags
    assert "-Wl,--build-id=none" in flags
    assert "-Wl,--build-id=none" not in kernel_build.flags(tmp_path, "darwin")
    assert kernel_build.flags(tmp_path, "win32") == ["/Brepro"]
