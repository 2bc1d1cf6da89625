"""The products for Linux: their names, what is in them, and the same bytes each time."""

import shutil
import subprocess
import tarfile

import pytest

from linux import products as making
from linux.products import make
from linux.share import Edition
from moon_desktop import __version__
from tests.packaging.linux.one_folder import DESKTOP_ENTRY, STEM, TIME, folder, products
from trouble import Trouble

# By tools that `run.py check` brings.
pytestmark = pytest.mark.slow


def said(*words):
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def test_the_same_folder_gives_the_same_two_products(made, tmp_path):
    debian = f"moon-desktop_{__version__}_{said('dpkg', '--print-architecture').strip()}.deb"
    assert [path.name for path in made] == [f"{STEM}.tar.xz", debian]
    again = products(tmp_path)
    assert made[0].read_bytes() == again[0].read_bytes()
    assert made[1].read_bytes() == again[1].read_bytes()


def test_the_archive_is_one_folder_of_roots_with_modes_by_what_a_file_is(made):
    with tarfile.open(made[0]) as archive:
        members = {m.name.removeprefix(f"{STEM}/"): m for m in archive}
        assert all(name.split("/")[0] == STEM for name in archive.getnames())
    assert {(m.uid, m.gid, m.mtime) for m in members.values()} == {(0, 0, TIME)}
    for name, mode in {
        "moon-desktop": 0o755,
        "menu-entry.sh": 0o755,
        "README.txt": 0o644,
        f"share/{DESKTOP_ENTRY}": 0o644,
        "_internal/PySide6/Qt/lib/libQt6Gui.so.6": 0o644,
    }.items():
        assert members[name].mode == mode, name
    link = members["_internal/libQt6Gui.so.6"]
    assert link.linkname == "PySide6/Qt/lib/libQt6Gui.so.6"


def test_the_package_depends_on_what_it_does_not_carry(made):
    told = dict(
        line.split(": ", 1)
        for line in said("dpkg-deb", "--field", made[1]).splitlines()
        if ": " in line
    )
    assert (told["Package"], told["Version"]) == ("moon-desktop", __version__)
    assert told["Depends"].startswith("libc6 (>= ")
    assert "gtk" not in told["Depends"]  # only a plugin wants it, and is passed over without it
    assert told["Suggests"] == "libcups2, libgtk-3-0"
    assert "pulse" not in told["Depends"]  # without it the table is silent
    assert told["Recommends"] == "libpulse0"


def test_the_package_puts_everything_in_its_place(made, tmp_path):
    out = tmp_path / "out"
    subprocess.run(["dpkg-deb", "--raw-extract", made[1], out], check=True)
    program = out / "usr/lib/moon-desktop/moon-desktop"
    assert (out / "usr/bin/moon-desktop").resolve() == program
    share = out / "usr/share"
    for name in ("copyright", "changelog.gz", "NEWS.md.gz"):
        assert (share / "doc" / "moon-desktop" / name).is_file()
    assert (share / DESKTOP_ENTRY).is_file()
    check = ["md5sum", "--check", "--quiet", "DEBIAN/md5sums"]
    assert subprocess.run(check, cwd=out).returncode == 0
    assert str(program.relative_to(out)) in (out / "DEBIAN" / "md5sums").read_text()


def test_without_debians_tools_there_is_no_debian_package(tmp_path, monkeypatch, capsys):
    built = folder(tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(TIME))
    monkeypatch.setattr(shutil, "which", lambda tool: None)
    some = make(built, __version__, tmp_path / "dist")
    assert [path.name for path in some] == [f"{STEM}.tar.xz"]
    assert "that takes dpkg-shlibdeps" in capsys.readouterr().err


def test_what_is_missing_or_fails_is_told(tmp_path, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(TIME))
    with pytest.raises(Trouble, match=r"9\.9\.9"):
        make(tmp_path, "9.9.9", tmp_path / "dist")
    with pytest.raises(Trouble, match=r"^tar failed: tar: .*"):
        making.run(["tar", "--list", "--file", "no-such"], tmp_path, Edition.of(__version__))
