"""The products for Linux: their names, what is in them, and the same bytes each time."""

import os
import shutil
import subprocess
import sys
import tarfile

import pytest

from linux import products as making
from linux.products import make
from linux.share import DESKTOP_ENTRY
from project import ID
from tests.packaging.linux.one_folder import STEM, TIME, VERSION, edition, folder, products, project
from trouble import Trouble

# By tools that `run.py check` brings.
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="packs what this Linux runs"),
]


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """Made once for all tests, which only look at them."""
    return products(tmp_path_factory.mktemp("products"))


def said(*words):
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def test_three_products_have_their_names(made):
    debian = f"moon-desktop_{VERSION}_{said('dpkg', '--print-architecture').strip()}.deb"
    assert [path.name for path in made] == [f"{STEM}.tar.xz", f"{STEM}.AppDir", debian]
    assert sorted(os.listdir(made[0].parent)) == sorted(path.name for path in made)


def test_the_same_folder_gives_the_same_bytes(made, tmp_path):
    again = products(tmp_path)
    for first, second in zip(made, again, strict=True):
        if first.is_file():
            assert first.read_bytes() == second.read_bytes(), first.name


def test_everything_is_roots_and_of_one_time(made):
    with tarfile.open(made[0]) as archive:
        members = archive.getmembers()
    assert {(m.uid, m.gid, m.mtime) for m in members} == {(0, 0, TIME)}
    assert [m.name for m in members] == sorted(m.name for m in members)
    listed = said("dpkg-deb", "--contents", made[2]).splitlines()
    assert {line.split()[1] for line in listed} == {"root/root"}
    assert {path.lstat().st_mtime for path in made[1].rglob("*") if not path.is_symlink()} == {TIME}


def test_the_archive_is_one_folder_with_modes_by_what_a_file_is(made):
    with tarfile.open(made[0]) as archive:
        modes = {m.name.removeprefix(f"{STEM}/"): m.mode for m in archive}
        assert all(name.split("/")[0] == STEM for name in archive.getnames())
        link = archive.getmember(f"{STEM}/_internal/libQt6Gui.so.6")
    assert modes["moon-desktop"] == modes["menu-entry.sh"] == 0o755
    assert modes["_internal/PySide6/Qt/lib/libQt6Gui.so.6"] == 0o644
    assert modes[f"share/{DESKTOP_ENTRY}"] == modes["README.txt"] == 0o644
    assert link.linkname == "PySide6/Qt/lib/libQt6Gui.so.6"


def test_the_appdir_has_what_tools_look_for(made):
    at = made[1]
    assert sorted(os.listdir(at)) == [".DirIcon", "AppRun", f"{ID}.desktop", f"{ID}.png", "usr"]
    assert (at / "AppRun").resolve() == at / "usr/lib/moon-desktop/moon-desktop"
    assert os.access(at / "AppRun", os.X_OK)
    assert (at / ".DirIcon").read_bytes()[:4] == b"\x89PNG"
    entry = (at / f"{ID}.desktop").read_text(encoding="utf-8")
    program = next(line for line in entry.splitlines() if line.startswith("Exec=")).split()[0][5:]
    assert (at / "usr" / "bin" / program).exists()
    assert (at / f"usr/share/metainfo/{ID}.metainfo.xml").is_file()


def test_the_package_depends_on_what_it_does_not_carry(made):
    told = dict(
        line.split(": ", 1)
        for line in said("dpkg-deb", "--field", made[2]).splitlines()
        if ": " in line
    )
    assert told["Package"] == "moon-desktop"
    assert told["Version"] == VERSION
    assert told["Depends"].startswith("libc6 (>= ")
    assert "gtk" not in told["Depends"]  # only a plugin wants it, and is passed over without it
    assert told["Suggests"] == "libcups2, libgtk-3-0"
    assert int(told["Installed-Size"]) > 100


def test_the_package_puts_everything_in_its_place(made, tmp_path):
    subprocess.run(["dpkg-deb", "--raw-extract", made[2], tmp_path / "out"], check=True)
    out = tmp_path / "out"
    program = out / "usr/lib/moon-desktop/moon-desktop"
    assert (out / "usr/bin/moon-desktop").resolve() == program
    assert program.stat().st_mode & 0o777 == 0o755
    share = out / "usr/share"
    for name in ("copyright", "changelog.gz", "NEWS.md.gz"):
        assert (share / "doc" / "moon-desktop" / name).is_file()
    assert (share / DESKTOP_ENTRY).is_file()
    sums = (out / "DEBIAN" / "md5sums").read_text().splitlines()
    files = [p for p in out.glob("usr/**/*") if p.is_file() and not p.is_symlink()]
    assert len(sums) == len(files)
    check = ["md5sum", "--check", "--quiet", "DEBIAN/md5sums"]
    assert subprocess.run(check, cwd=out).returncode == 0


def test_without_debians_tools_there_is_no_debian_package(tmp_path, monkeypatch, capsys):
    built = folder(tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(TIME))
    monkeypatch.setattr(shutil, "which", lambda tool: None)
    some = make(built, VERSION, tmp_path / "dist", project=project(tmp_path / "project"))
    assert [path.name for path in some] == [f"{STEM}.tar.xz", f"{STEM}.AppDir"]
    assert "that takes dpkg-shlibdeps" in capsys.readouterr().err


def test_what_is_missing_or_fails_is_told(tmp_path, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(TIME))
    with pytest.raises(Trouble, match="no program moon-desktop"):
        make(tmp_path, VERSION, tmp_path / "dist", project=tmp_path)
    assert not (tmp_path / "dist").exists()
    told = edition(tmp_path / "project")
    with pytest.raises(Trouble, match=r"9\.9\.9"):
        make(folder(tmp_path), "9.9.9", tmp_path / "dist", project=told.project)
    with pytest.raises(Trouble, match=r"^tar failed: tar: .*"):
        making.run(["tar", "--list", "--file", "no-such"], tmp_path, told)
