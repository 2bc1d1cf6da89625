"""The trial of the products for Linux in a bare Debian 12: `run.py release --trial`.

It needs root, debootstrap, and a Debian mirror. What it made the first time it keeps in
build/debian-trial/, for the next.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from project import PROJECT, inside, version_of
from trial.chroot import Chroot, mounted
from trial.stages import Stages, Table
from trouble import Trouble, reason

# What run.py starts anew: as root, and then apart from the system.
MODULE = "trial.debian"
SUITE = "bookworm"
SOURCES = Path("/etc/apt")
# A line of the older kind, and the fields of the newer.
LINE = re.compile(r"^deb\s+(?:\[[^\]]*\]\s+)?(\S+)\s+(\S+)\s", re.MULTILINE)
FIELD = re.compile(r"^(URIs|Suites):\s*(\S.*)$", re.MULTILINE)
TOOLS = {"debootstrap": "debootstrap", "unshare": "util-linux", "tar": "tar", "mount": "mount"}
# Its own view of what is mounted, and its own processes: all of both end with it.
APART = ("unshare", "--mount", "--pid", "--fork", "--kill-child")


def main(arguments: Sequence[str]) -> int:
    """0 if all went well, 1 if something tried did not."""
    given = parser().parse_args(arguments)
    return inner(given) if given.apart else outer(given)


def trial(project: Path) -> int:
    """Tries the package in `dist`; returns the exit status. Raises Trouble where that cannot be."""
    if sys.platform != "linux":
        raise Trouble("A bare Debian can be tried on Linux alone: run this there.")
    version = version_of(project)
    found = sorted((project / "dist").glob(f"moon-desktop_{version}_*.deb"))
    if not found:
        raise Trouble(
            f"There is no .deb of {version} in dist: make it with python3 packaging/run.py package."
        )
    archives = sorted((project / "dist").glob(f"moon-desktop-{version}-linux-*.tar.xz"))
    command = [sys.executable, *inside(MODULE), *map(str, [found[0], *archives[:1]])]
    if os.geteuid() != 0:
        sudo = shutil.which("sudo")
        if sudo is None:
            raise Trouble("A bare Debian is set up as root, and there is no sudo: run it as root.")
        command = [sudo, *command]
    return subprocess.run(command, check=False).returncode


def parser() -> argparse.ArgumentParser:
    """What may be asked for."""
    made = argparse.ArgumentParser(
        description="Try the packages for Linux in a bare Debian 12, with nothing but its base."
    )
    made.add_argument("package", type=Path, metavar="DEB")
    made.add_argument("archive", type=Path, metavar="TAR.XZ", nargs="?")
    made.add_argument("--mirror", help="where to have Debian from")
    made.add_argument(
        "--build", type=Path, default=PROJECT / "build" / "debian-trial", help="where to work"
    )
    made.add_argument("--apart", action="store_true", help=argparse.SUPPRESS)
    return made


def outer(given: argparse.Namespace) -> int:
    """Makes sure of what is needed, and does the rest apart from the system."""
    refuse(os.geteuid(), [tool for tool in TOOLS if shutil.which(tool) is None])
    for path in filter(None, (given.package, given.archive)):
        if not path.is_file():
            raise Trouble(f"{path} is not there: make it by `python3 packaging/run.py package`.")
    build = given.build.resolve()
    base = build / f"{SUITE}.tar"
    if not base.exists():
        print(f"Making a bare Debian in {base}", flush=True)
        bootstrap(base, given.mirror or mirror())
    root = build / "root"
    unpack(base, root)
    try:
        words = [*APART, sys.executable, *inside(MODULE), "--apart", f"--build={build}"]
        files = [str(path.resolve()) for path in (given.package, given.archive) if path]
        return subprocess.run([*words, *files], check=False).returncode
    finally:
        clear(root)


def refuse(account: int, lacking: Sequence[str]) -> None:
    """Raises Trouble if this account, or this system, cannot try it."""
    if account != 0:
        raise Trouble("A Debian can be made and entered by root alone: run this as root.")
    if lacking:
        packages = " ".join(TOOLS[tool] for tool in lacking)
        raise Trouble(f"{', '.join(lacking)} is lacking: apt-get install {packages}")


def inner(given: argparse.Namespace) -> int:
    """Tries everything in the Debian that lies ready, and prints the table of it."""
    chroot, table = Chroot(given.build / "root"), Table()
    with chroot.mounts(given.build / "archives"):
        chroot.settle()
        chroot.need("apt-get", "update")
        pictures = given.build / "pictures"
        Stages(chroot, table, given.package, given.archive, pictures).all()
    print(f"\n{table.markdown()}\n\nPictures and what was said: {pictures}")
    return 0 if table.good else 1


# --- the bare Debian -----------------------------------------------------------------------------


def mirror(folder: Path = SOURCES, suite: str = SUITE) -> str | None:
    """Where this system itself has the suite from, if it is of that kind; it may be nearer than
    what debootstrap would ask."""
    files = [folder / "sources.list", *sorted((folder / "sources.list.d").glob("*"))]
    texts = [path.read_text(encoding="utf-8") for path in files if path.is_file()]
    return next((address for address, of in _offers(texts) if of == suite), None)


def _offers(texts: Iterable[str]) -> Iterable[tuple[str, str]]:
    for text in texts:
        yield from LINE.findall(text)
        for stanza in re.split(r"\n\s*\n", text):
            fields = dict(FIELD.findall(stanza))
            for address in fields.get("URIs", "").split():
                for suite in fields.get("Suites", "").split():
                    yield address, suite


def bootstrap(archive: Path, address: str | None) -> None:
    """Make the archive of a bare Debian, from the mirror `address` or debootstrap's own.

    Raises Trouble with debootstrap's reason.
    """
    archive.parent.mkdir(parents=True, exist_ok=True)
    root = archive.with_suffix(".new")
    clear(root)
    words = ["debootstrap", "--variant=minbase", SUITE, str(root), *([address] if address else [])]
    said = subprocess.run(words, capture_output=True, text=True, errors="replace", check=False)
    if said.returncode != 0:
        raise Trouble(f"debootstrap made no Debian: {reason(said.stdout + said.stderr)}.")
    part = archive.with_suffix(".part")
    subprocess.run(
        ["tar", "--create", "--numeric-owner", "--file", str(part), "--directory", str(root), "."],
        check=True,
    )
    clear(root)
    part.replace(archive)


def unpack(archive: Path, root: Path) -> None:
    """Lay the bare Debian out in the folder `root`, in place of what is there."""
    clear(root)
    root.mkdir(parents=True)
    words = ["tar", "--extract", "--numeric-owner", "--same-permissions", "--file", str(archive)]
    subprocess.run([*words, "--directory", str(root)], check=True)


def clear(root: Path) -> None:
    """Take the folder away. Raises Trouble if anything is mounted in it, and touches nothing."""
    if not root.exists():
        return
    held = mounted(root, Path("/proc/self/mountinfo").read_text(encoding="utf-8"))
    if held:
        raise Trouble(f"{', '.join(held)} is still mounted: unmount it, then run this again.")
    shutil.rmtree(root)
