"""The products for Linux, made of a one-folder build: archive and Debian package.

Tar and Debian's own tools make them; the same folder, version and commit give the same bytes.
"""

from __future__ import annotations

import platform
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from freeze.one_folder import stamp
from linux.share import HERE, Edition, share, template
from linux.share import packed as gzipped
from project import NAME, TIME_VARIABLE
from trouble import output

# What lies beside the program in the archive.
BESIDE = ("menu-entry.sh", "README.txt")
HOME = f"usr/lib/{NAME}"
# What is passed over without a word where the system lacks what it stands on: plugins of Qt, and
# what the table is heard through. A package suggests or recommends that (`control`), and does not
# depend on it.
WISHED = ("libqgtk3.so", "libcupsprintersupport.so", "libQt6Multimedia.so.6")
# Writes the sums by which `dpkg --verify` finds files that have changed.
SUMS = "find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum > DEBIAN/md5sums"
# So many threads cut the content into the same blocks everywhere.
PACKING = "-7 --threads=2"


def make(folder: Path, version: str, dist: Path) -> list[Path]:
    """Make the products of the one-folder build `folder` in `dist`; their paths.

    Where Debian's tools are not there, the Debian package is left out. Raises Trouble with what a
    tool says.
    """
    edition = Edition.of(version)
    stem = f"{NAME}-{version}-linux-{platform.machine()}"
    dist = dist.resolve()
    dist.mkdir(parents=True, exist_ok=True)
    archive = make_archive(folder, edition, dist / f"{stem}.tar.xz")
    if shutil.which("dpkg-shlibdeps"):
        return [archive, make_deb(folder, edition, dist)]
    lacking = "No Debian package is made: that takes dpkg-shlibdeps, of Debian’s dpkg-dev."
    print(lacking, file=sys.stderr)
    return [archive]


def make_archive(folder: Path, edition: Edition, path: Path) -> Path:
    """The archive for any Linux, of one folder: it brings its own way to the menu."""
    with tempfile.TemporaryDirectory() as place:
        inside = Path(place, path.name.removesuffix(".tar.xz"))
        shutil.copytree(folder, inside, symlinks=True)
        lay({f"share/{name}": content for name, content in share(edition).items()}, inside)
        lay({name: template(HERE / name, edition).encode() for name in BESIDE}, inside)
        (inside / BESIDE[0]).chmod(0o755)
        stamp(inside, edition.time)
        same = ["--owner=0", "--group=0", "--numeric-owner", "--sort=name", "--format=gnu"]
        command = ["tar", "--create", "--xz", f"--file={path}", f"--mtime=@{edition.time}", *same]
        run([*command, inside.name], Path(place), edition)
    return path


def make_deb(folder: Path, edition: Edition, dist: Path) -> Path:
    """The Debian package. Raises Trouble with what Debian's tools say."""
    with tempfile.TemporaryDirectory() as place:
        workshop = Path(place)
        root = workshop / "root"
        shutil.copytree(folder, root / HOME, symlinks=True)
        lay(share(edition), root / "usr" / "share")
        (root / "usr" / "bin").mkdir()
        (root / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
        news = template(HERE / "changelog", edition)
        lay({"debian/changelog": news.encode()}, workshop)
        lay({"debian/control": template(HERE / "control", edition).encode()}, workshop)
        overrides = template(HERE / "lintian-overrides", edition).encode()
        own = {f"doc/{NAME}/changelog.gz": gzipped(news), f"lintian/overrides/{NAME}": overrides}
        lay(own, root / "usr" / "share")
        (root / "DEBIAN").mkdir()
        found = sorted(path for path in root.rglob("*.so*") if not path.is_symlink())
        asking = [root / HOME / NAME, *(path for path in found if path.name not in WISHED)]
        folders = dict.fromkeys([root / HOME / "_internal", *(path.parent for path in found)])
        command = ["dpkg-shlibdeps", "--ignore-missing-info", "-Tdebian/needs"]
        command += [f"-l{folder}" for folder in folders]
        run([*command, *(f"-e{path}" for path in asking)], workshop, edition)
        run(["dpkg-gencontrol", "-Tdebian/needs", "-Proot"], workshop, edition)
        run(["sh", "-c", SUMS], root, edition)
        stamp(root, edition.time)
        pack = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z7", "--build", "root", str(dist)]
        run(pack, workshop, edition)
    machine = run(["dpkg", "--print-architecture"], dist, edition).strip()
    return dist / f"{NAME}_{edition.version}_{machine}.deb"


def lay(files: Mapping[str, bytes], folder: Path) -> None:
    """Write each content to its path below the folder."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def run(command: list[str], folder: Path, edition: Edition) -> str:
    """What a tool prints, run in `folder`; raises Trouble with its reason if it fails."""
    told = {TIME_VARIABLE: str(edition.time), "XZ_OPT": PACKING, "LC_ALL": "C.UTF-8"}
    return output(command, f"{command[0]} failed", folder, told)
