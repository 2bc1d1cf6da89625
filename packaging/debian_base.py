"""A bare Debian: made by debootstrap once, kept as a tar archive, unpacked for each trial."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from trouble import Trouble, reason

SUITE = "bookworm"
SOURCES = Path("/etc/apt")
# A line of the older kind, and the fields of the newer.
LINE = re.compile(r"^deb\s+(?:\[[^\]]*\]\s+)?(\S+)\s+(\S+)\s", re.MULTILINE)
FIELD = re.compile(r"^(URIs|Suites):\s*(\S.*)$", re.MULTILINE)


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


def mounted(root: Path, mounts: str) -> list[str]:
    """Where in `root` something is mounted, by the text of a `mountinfo`, the innermost first."""
    places = [unescaped(line.split()[4]) for line in mounts.splitlines() if line]
    top = str(root.resolve())
    return sorted((p for p in places if p == top or p.startswith(f"{top}/")), reverse=True)


def unescaped(path: str) -> str:
    """A path as the kernel writes it down: blanks and backslashes as octal numbers."""
    return re.sub(r"\\([0-7]{3})", lambda code: chr(int(code[1], 8)), path)
