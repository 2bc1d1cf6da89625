"""The products for Linux tried in a bare Debian 12: `debian_trial.py DEB [TAR.XZ]`.

It needs root, debootstrap, and a Debian mirror. What it made the first time it keeps in
build/debian-trial/, for the next.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import debian_base
from debian_chroot import Chroot
from debian_stages import Stages
from debian_table import Table
from trouble import Trouble, from_os_error

PROJECT = Path(__file__).resolve().parent.parent
TOOLS = {"debootstrap": "debootstrap", "unshare": "util-linux", "tar": "tar", "mount": "mount"}
# Its own view of what is mounted, and its own processes: all of both end with it.
APART = ("unshare", "--mount", "--pid", "--fork", "--kill-child")


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if all went well, 1 if something tried did not, 2 if it could not be tried."""
    given = parser().parse_args(arguments)
    try:
        return inner(given) if given.inside else outer(given)
    except Trouble as trouble:
        print(f"debian_trial: {trouble}", file=sys.stderr)
    except OSError as error:
        print(f"debian_trial: {from_os_error(error)}", file=sys.stderr)
    return 2


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
    made.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    return made


def outer(given: argparse.Namespace) -> int:
    """Makes sure of what is needed, and does the rest apart from the system."""
    refuse(os.geteuid(), [tool for tool in TOOLS if shutil.which(tool) is None])
    for path in filter(None, (given.package, given.archive)):
        if not path.is_file():
            raise Trouble(f"{path} is not there: make it by `python3 packaging/run.py package`.")
    build = given.build.resolve()
    base = build / f"{debian_base.SUITE}.tar"
    if not base.exists():
        print(f"Making a bare Debian in {base}", flush=True)
        debian_base.bootstrap(base, given.mirror or debian_base.mirror())
    root = build / "root"
    debian_base.unpack(base, root)
    try:
        words = [*APART, sys.executable, __file__, "--inside", f"--build={build}"]
        files = [str(path.resolve()) for path in (given.package, given.archive) if path]
        return subprocess.run([*words, *files], check=False).returncode
    finally:
        debian_base.clear(root)


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


if __name__ == "__main__":
    sys.exit(main())
