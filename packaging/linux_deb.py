"""The Debian package, written without Debian's tools: any Linux makes the same bytes of it."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from linux_depends import Relations
from linux_share import DOC, NAME, Edition, debian_changelog, packed, share, template, text
from linux_tree import Piece, Tree, folders, of_folder, under, write_tar_xz
from trouble import Trouble

HOME = f"usr/lib/{NAME}"
COMMAND = f"usr/bin/{NAME}"
# Debian's names for what `platform.machine()` says.
ARCHITECTURES: Mapping[str, str] = {"x86_64": "amd64", "aarch64": "arm64"}

DESCRIPTION = """\
Moon, the three-hand domino game
 Moon is the three-hand game of the 42 family, also called Shoot the Moon:
 seven tricks, one bid, no partner to blame. This is a table for it, with
 players of the computer, several people at one screen, every house rule to
 choose, a score sheet with circles and hickeys, hints, and a review of each
 hand. It needs no network."""


def file_name(version: str, machine: str) -> str:
    return f"{NAME}_{version}_{architecture(machine)}.deb"


def architecture(machine: str) -> str:
    """Debian's name of the machine. Raises Trouble where there is none."""
    try:
        return ARCHITECTURES[machine]
    except KeyError:
        raise Trouble(
            f"Nobody has told what Debian calls {machine}: add it to ARCHITECTURES in"
            f" packaging/linux_deb.py."
        ) from None


def tree(folder: Path, edition: Edition) -> dict[str, Piece]:
    """What the package puts on the system."""
    return {
        COMMAND: Piece(target=f"../lib/{NAME}/{NAME}"),
        **of_folder(folder, HOME),
        **under("usr/share", share(edition)),
        # Debian calls it so where the version has no part of Debian's own.
        f"usr/share/{DOC}/changelog.gz": packed(debian_changelog(edition).encode()),
        f"usr/share/lintian/overrides/{NAME}": text(template("lintian-overrides")),
    }


def control(edition: Edition, machine: str, needs: Relations, inside: Tree) -> str:
    """The fields that dpkg and apt read."""
    # In units of 1024 bytes, each file rounded up and each folder one, as Debian counts.
    size = sum(-(-piece.size() // 1024) for piece in inside.values()) + len(folders(inside))
    fields = {
        "Package": NAME,
        "Version": edition.version,
        "Architecture": architecture(machine),
        "Maintainer": edition.maintainer,
        "Installed-Size": str(size),
        "Depends": ", ".join(needs.depends),
        "Suggests": ", ".join(needs.suggests),
        "Section": "games",
        "Priority": "optional",
        "Description": DESCRIPTION,
    }
    return "".join(f"{name}: {words}\n" for name, words in fields.items() if words)


def sums(inside: Tree) -> str:
    """The MD5 sums by which `dpkg --verify` finds files that have changed."""
    return "".join(
        f"{hashlib.md5(piece.read(), usedforsecurity=False).hexdigest()}  {path}\n"
        for path, piece in sorted(inside.items())
        if piece.target is None
    )


def make(folder: Path, edition: Edition, machine: str, needs: Relations, dist: Path) -> Path:
    """Write the package of the one-folder build `folder` into `dist`; its path."""
    inside = tree(folder, edition)
    about = {
        "control": text(control(edition, machine, needs, inside)),
        "md5sums": text(sums(inside)),
    }
    path = dist / file_name(edition.version, machine)
    with tempfile.TemporaryDirectory(dir=dist) as workshop:
        parts = [Path(workshop, name) for name in ("control.tar.xz", "data.tar.xz")]
        for part, content in zip(parts, (about, inside), strict=True):
            write_tar_xz(content, part, edition.time, dotted=True)
        written = Path(workshop, path.name)
        write_ar(written, [("debian-binary", b"2.0\n")], parts, edition.time)
        written.replace(path)
    path.chmod(0o644)
    return path


def write_ar(
    path: Path, first: Sequence[tuple[str, bytes]], files: Sequence[Path], time: int
) -> None:
    """Write an archive as `ar` does, of these members in this order."""
    with path.open("wb") as output:
        output.write(b"!<arch>\n")
        for name, content in (*first, *((file.name, file.read_bytes()) for file in files)):
            output.write(
                f"{name:<16}{time:<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n".encode()
            )
            output.write(content + b"\n" * (len(content) % 2))
