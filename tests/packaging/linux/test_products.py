"""The products for Linux: their names, what is in them, and the same bytes each time."""

import hashlib
import io
import lzma
import os
import platform
import sys
import tarfile

import pytest

from linux.products import ARCHITECTURES, architecture, make, write_ar
from linux.share import DESKTOP_ENTRY, debian_changelog
from project import ID
from tests.packaging.linux.one_folder import TIME, VERSION, edition, folder, project
from trouble import Trouble

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() not in ARCHITECTURES,
    reason="packs what this Linux runs",
)
MACHINE = platform.machine()
STEM = f"moon-desktop-{VERSION}-linux-{MACHINE}"


@pytest.fixture(autouse=True)
def time(monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(TIME))


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    return tmp_path_factory.mktemp("products")


@pytest.fixture(scope="module")
def products(place):
    """Made once for all tests, which only look at them."""
    told = project(place / "project")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOURCE_DATE_EPOCH", str(TIME))
        return make(folder(place), VERSION, place / "dist", project=told)


def members(deb):
    """The members of a Debian package: name to bytes, and the names in their order."""
    data = deb.read_bytes()
    assert data.startswith(b"!<arch>\n")
    at, found = 8, {}
    while at < len(data):
        head = data[at : at + 60]
        assert head.endswith(b"`\n")
        size = int(head[48:58])
        found[head[:16].decode().strip()] = data[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
    return found


def unpacked(deb, part):
    return tarfile.open(fileobj=io.BytesIO(lzma.decompress(members(deb)[part])))


def test_members_of_an_archive_begin_at_even_places(tmp_path):
    (tmp_path / "b").write_bytes(b"12")
    write_ar(tmp_path / "x.deb", [("a", b"1"), ("c", b"")], [tmp_path / "b"], TIME)
    assert members(tmp_path / "x.deb") == {"a": b"1", "c": b"", "b": b"12"}


def test_three_products_have_their_names(products, place):
    debian = f"moon-desktop_{VERSION}_{architecture(MACHINE)}.deb"
    assert [path.name for path in products] == [f"{STEM}.tar.xz", debian, f"{STEM}.AppDir"]
    assert sorted(os.listdir(place / "dist")) == sorted(path.name for path in products)


@pytest.mark.slow
def test_the_same_folder_gives_the_same_bytes(products, place, tmp_path):
    first = [path.read_bytes() for path in products[:2]]
    for path in (place / "moon-desktop").rglob("*"):
        os.utime(path, (5, 5), follow_symlinks=False)
    again = make(place / "moon-desktop", VERSION, tmp_path / "again", project=place / "project")
    assert [path.read_bytes() for path in again[:2]] == first


def test_the_package_says_what_it_is(products):
    assert list(members(products[1])) == ["debian-binary", "control.tar.xz", "data.tar.xz"]
    assert members(products[1])["debian-binary"] == b"2.0\n"
    with unpacked(products[1], "control.tar.xz") as archive:
        assert archive.getnames() == [".", "./control", "./md5sums"]
        control = archive.extractfile("./control").read().decode()
        sums = archive.extractfile("./md5sums").read().decode()
    fields = dict(line.split(": ", 1) for line in control.splitlines() if line[0] != " ")
    assert fields["Package"] == "moon-desktop"
    assert fields["Version"] == VERSION
    assert fields["Architecture"] == architecture(MACHINE)
    assert fields["Depends"] == "libc6 (>= 2.34), libgl1"
    assert fields["Suggests"] == "libgtk-3-0"
    assert control.endswith("needs no network.\n")
    with unpacked(products[1], "data.tar.xz") as archive:
        files = {m.name[2:]: archive.extractfile(m).read() for m in archive if m.isfile()}
        folders = sum(m.isdir() for m in archive) - 1
    assert sums == "".join(
        f"{hashlib.md5(content).hexdigest()}  {name}\n" for name, content in sorted(files.items())
    )
    kilobytes = sum(-(-len(content) // 1024) for content in files.values()) + folders
    assert int(fields["Installed-Size"]) == kilobytes


def test_the_package_puts_everything_in_its_place(products):
    with unpacked(products[1], "data.tar.xz") as archive:
        names = {m.name: m for m in archive}
    assert names["./usr/bin/moon-desktop"].linkname == "../lib/moon-desktop/moon-desktop"
    assert names["./usr/lib/moon-desktop/moon-desktop"].mode == 0o755
    gui = names["./usr/lib/moon-desktop/_internal/PySide6/Qt/lib/libQt6Gui.so.6"]
    assert gui.mode == 0o644
    doc = "./usr/share/doc/moon-desktop"
    assert {f"{doc}/copyright", f"{doc}/changelog.gz", f"./usr/share/{DESKTOP_ENTRY}"} <= set(names)
    assert {m.mode for m in names.values() if m.isdir()} == {0o755}
    assert all(name == "." or name.startswith("./usr") for name in names)


def test_the_appdir_has_what_tools_look_for(products):
    at = products[2]
    assert sorted(os.listdir(at)) == [".DirIcon", "AppRun", f"{ID}.desktop", f"{ID}.png", "usr"]
    assert (at / "AppRun").resolve() == at / "usr/lib/moon-desktop/moon-desktop"
    assert os.access(at / "AppRun", os.X_OK)
    assert (at / ".DirIcon").read_bytes()[:4] == b"\x89PNG"
    entry = (at / f"{ID}.desktop").read_text(encoding="utf-8")
    program = next(line for line in entry.splitlines() if line.startswith("Exec=")).split()[0][5:]
    assert (at / "usr" / "bin" / program).exists()
    assert (at / f"usr/share/metainfo/{ID}.metainfo.xml").is_file()
    assert (at / f"usr/share/icons/hicolor/256x256/apps/{ID}.png").is_file()


def test_the_archive_is_one_folder(products):
    with tarfile.open(products[0]) as archive:
        names = archive.getnames()
        modes = {m.name: m.mode for m in archive}
    assert {name.split("/")[0] for name in names} == {STEM}
    assert modes[f"{STEM}/moon-desktop"] == modes[f"{STEM}/menu-entry.sh"] == 0o755
    assert f"{STEM}/share/{DESKTOP_ENTRY}" in names
    assert f"{STEM}/README.txt" in names


def test_a_folder_without_the_program_is_refused(tmp_path):
    with pytest.raises(Trouble, match="no program moon-desktop"):
        make(tmp_path, VERSION, tmp_path / "dist", project=tmp_path)
    assert not (tmp_path / "dist").exists()


def test_a_version_without_news_is_refused(tmp_path):
    told = project(tmp_path / "project")
    with pytest.raises(Trouble, match=r"9\.9\.9"):
        make(folder(tmp_path), "9.9.9", tmp_path / "dist", project=told)


def test_debian_reads_the_news_in_its_own_form(tmp_path):
    assert debian_changelog(edition(tmp_path / "project")) == (
        "moon-desktop (1.2.3) unstable; urgency=medium\n"
        "\n"
        "  * A small step & a leap.\n"
        "  * The command moon-desktop review has colours, see the page, and 2 < 3.\n"
        "  * Nothing else.\n"
        "\n"
        " -- The Moon Desktop developers <noreply@moondesktop.github.io>"
        "  Tue, 14 Nov 2023 22:13:20 -0000\n"
    )


def test_an_unknown_machine_is_told_of():
    with pytest.raises(Trouble, match="riscv64"):
        architecture("riscv64")
