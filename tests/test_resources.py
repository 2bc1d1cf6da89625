"""The data files are found from the source tree, from an installed wheel, in a frozen app."""

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from moon_desktop import resources
from moon_desktop.resources import resource

PROJECT = Path(__file__).resolve().parent.parent
FONTS = {
    "lato": ("Bold", "Heavy", "Medium", "Semibold"),
    "vollkorn": ("Italic", "Medium", "MediumItalic", "SemiBold"),
}


@pytest.mark.parametrize("family", FONTS)
def test_each_font_is_there_with_its_licence(family):
    for cut in FONTS[family]:
        font = resource("fonts", family, f"{family.title()}-{cut}.ttf")
        assert font.read_bytes().startswith(b"\0\1\0\0"), "not TrueType"
    licence = resource("fonts", family, "OFL.txt").read_text(encoding="utf-8")
    assert licence.startswith("Copyright")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_a_missing_resource_is_named():
    with pytest.raises(FileNotFoundError, match=r"fonts/comic/Sans\.ttf is missing"):
        resource("fonts", "comic", "Sans.ttf")


def test_the_source_tree_is_its_own_data_folder():
    assert resources.folder() == PROJECT / "resources"


def test_a_frozen_app_looks_below_where_it_unpacked(tmp_path, monkeypatch):
    data = tmp_path / "moon_desktop" / "resources_data"
    data.mkdir(parents=True)
    (data / "table.txt").write_text("felt")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resource("table.txt") == data / "table.txt"


def test_pyproject_lists_every_package_of_the_tree():
    pyproject = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    listed = set(pyproject["tool"]["setuptools"]["packages"]) - {"moon_desktop.resources_data"}
    package = PROJECT / "moon_desktop"
    folders = {file.parent for file in package.rglob("*.py")}
    assert listed == {".".join(folder.relative_to(PROJECT).parts) for folder in folders}


@pytest.mark.slow
def test_an_installed_wheel_carries_and_finds_all_data_files(tmp_path):
    # Built from a copy: setuptools leaves its own folders in the tree it builds from.
    tree = tmp_path / "tree"
    for name in ("moon_desktop", "resources"):
        shutil.copytree(PROJECT / name, tree / name)
    for file in PROJECT.iterdir():
        if file.is_file():
            shutil.copy(file, tree)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    wheel = [*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", tmp_path, tree]
    # The kernel is compiled as quickly as can be: how fast it is does not matter here.
    subprocess.run(wheel, check=True, env=os.environ | {"CFLAGS": "-O0"})
    (built,) = tmp_path.glob("moon_desktop-*.whl")
    below = "moon_desktop/resources_data/"
    with zipfile.ZipFile(built) as archive:
        names = archive.namelist()
        archive.extractall(tmp_path / "installed")
    carried = {name.removeprefix(below) for name in names if name.startswith(below)}
    data = PROJECT / "resources"
    source = {file.relative_to(data).as_posix() for file in data.rglob("*") if file.is_file()}
    assert source <= carried
    code = {file.relative_to(PROJECT).as_posix() for file in PROJECT.glob("moon_desktop/**/*.py")}
    assert code <= set(names)
    strangers = {name.split("/")[0] for name in names} - {"moon_desktop"}
    assert all(name.endswith(".dist-info") for name in strangers), strangers

    program = "import moon_desktop.resources as r; print(r.resource('fonts', 'lato', 'OFL.txt'))"
    said = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path / "installed",
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(said.stdout.strip()) == tmp_path / "installed" / below / "fonts/lato/OFL.txt"
