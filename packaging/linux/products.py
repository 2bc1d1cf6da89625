"""The products for Linux, made of a one-folder build: archive, Debian package and AppDir."""

from __future__ import annotations

import hashlib
import platform
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from linux.libraries import Relations, relations
from linux.share import (
    DESKTOP_ENTRY,
    DOC,
    MIME,
    SCALABLE,
    SIZES,
    Edition,
    debian_changelog,
    icon,
    packed,
    share,
    template,
    text,
)
from linux.tree import PROGRAM, Piece, Tree, folders, lay, of_folder, under, write_tar_xz
from project import ID, NAME, PROJECT
from trouble import Trouble

# --- the archive for any Linux: it brings its own way to the menu --------------------------------

SCRIPT = "menu-entry.sh"
# What the script puts into a person's own `share`, beside the entry itself.
COPIED = (MIME, SCALABLE, *(icon(size) for size in SIZES))


def stem(version: str, machine: str) -> str:
    return f"{NAME}-{version}-linux-{machine}"


def script() -> str:
    """The script, told which files there are."""
    words = template(SCRIPT).replace("@ENTRY@", DESKTOP_ENTRY).replace("@ID@", ID)
    return words.replace("@COPIED@", "\n".join(COPIED)).replace("@NAME@", NAME)


def archive_tree(folder: Path, edition: Edition) -> dict[str, Piece]:
    """What is unpacked; the paths are relative to the one folder that all lies in."""
    inside = of_folder(folder, "here")
    return {
        **{path.removeprefix("here/"): piece for path, piece in inside.items()},
        **under("share", share(edition)),
        SCRIPT: Piece(script().encode(), mode=PROGRAM),
        "README.txt": text(template("README.txt").replace("@VERSION@", edition.version)),
    }


def make_archive(folder: Path, edition: Edition, machine: str, dist: Path) -> Path:
    """Write the archive of the one-folder build `folder` into `dist`; its path."""
    name = stem(edition.version, machine)
    path = dist / f"{name}.tar.xz"
    write_tar_xz(under(name, archive_tree(folder, edition)), path, edition.time)
    return path


# --- the Debian package, written without Debian's tools: any Linux makes the same bytes -----------

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
            f" packaging/linux/products.py."
        ) from None


def deb_tree(folder: Path, edition: Edition) -> dict[str, Piece]:
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


def make_deb(folder: Path, edition: Edition, machine: str, needs: Relations, dist: Path) -> Path:
    """Write the package of the one-folder build `folder` into `dist`; its path."""
    inside = deb_tree(folder, edition)
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


# --- the AppDir: the folder that a tool for AppImages makes one file of --------------------------


def appdir_tree(folder: Path, edition: Edition) -> dict[str, Piece]:
    """What lies in it: the system's `usr` once more, and at the top what such tools look for."""
    shared = share(edition)
    return {
        "AppRun": Piece(target=f"{HOME}/{NAME}"),
        f"{ID}.desktop": shared[DESKTOP_ENTRY],
        f"{ID}.png": shared[icon(256)],
        ".DirIcon": shared[icon(256)],
        COMMAND: Piece(target=f"../lib/{NAME}/{NAME}"),
        **of_folder(folder, HOME),
        **under("usr/share", shared),
    }


def make_appdir(folder: Path, edition: Edition, machine: str, dist: Path) -> Path:
    """Lay out the AppDir of the one-folder build `folder` in `dist`; its path."""
    path = dist / f"{stem(edition.version, machine)}.AppDir"
    lay(appdir_tree(folder, edition), path, edition.time)
    return path


# --- all of them ---------------------------------------------------------------------------------


def make(folder: Path, version: str, dist: Path, *, project: Path = PROJECT) -> list[Path]:
    """Make the products of the one-folder build `folder` in `dist`; their paths.

    The same folder, version and commit give the same bytes. Raises Trouble, and leaves what was
    there, if something is missing.
    """
    if not (folder / NAME).is_file():
        raise Trouble(f"{folder} has no program {NAME}: freeze it first.")
    edition = Edition.of(version, project)
    machine = platform.machine()
    needs = relations(folder)
    dist.mkdir(parents=True, exist_ok=True)
    # Packing takes nearly all of the time, and lets other threads run meanwhile.
    with ThreadPoolExecutor(2) as both:
        archive = both.submit(make_archive, folder, edition, machine, dist)
        package = both.submit(make_deb, folder, edition, machine, needs, dist)
        layout = make_appdir(folder, edition, machine, dist)
        return [archive.result(), package.result(), layout]
