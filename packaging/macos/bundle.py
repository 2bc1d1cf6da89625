"""The bundle for macOS: what is told of the program, its icon, and the disk image it comes in."""

from __future__ import annotations

import os
import platform
import plistlib
import shutil
import tempfile
from pathlib import Path
from typing import Any

from licences import inventory
from project import BUNDLE_NAME, TITLE, filled, four_numbers
from trouble import output

PLIST = Path(__file__).with_name("Info.plist")


def info_plist(version: str) -> Any:
    """The entries of Info.plist."""
    # macOS compares three numbers; a pre-release has those of its release.
    numbers = ".".join(map(str, four_numbers(version)[:3]))
    return plistlib.loads(filled(PLIST, NUMBERS=numbers).encode())


def write_icon(folder: Path, pictures: Path) -> Path:
    """Have macOS write the icon, of the largest picture, into the folder; its path."""
    path = folder / "moon-desktop.icns"
    picture = pictures / "moon-desktop-512.png"
    words = ["--setProperty", "format", "icns", str(picture), "--out", str(path)]
    output(["sips", *words], "The icon could not be made")
    return path


# --- the disk image: the program beside a link to the folder it is dragged to --------------------

ENTITLEMENTS = Path(__file__).with_name("entitlements.plist")
# Whose signature; unset, the program is signed by nobody, for the machine's own sake.
IDENTITY = "MOON_SIGNING_IDENTITY"


def make(folder: Path, version: str, dist: Path) -> list[Path]:
    """Make the disk image of the bundle that lies beside the one-folder build `folder`, in `dist`.

    Signs the bundle first. Raises Trouble with what a tool of macOS says.
    """
    bundle = folder.with_name(BUNDLE_NAME)
    image = dist / f"moon-desktop-{version}-macos-{platform.machine()}.dmg"
    dist.mkdir(parents=True, exist_ok=True)
    identity = os.environ.get(IDENTITY, "")
    # SIGNING.md tells of each word.
    sign = ["codesign", "--force", "--deep", "--sign", identity or "-"]
    if identity:
        sign += ["--options", "runtime", "--timestamp", "--entitlements", str(ENTITLEMENTS)]
    output([*sign, str(bundle)], "The program could not be signed")
    with tempfile.TemporaryDirectory() as place:
        lay_out(bundle, Path(place))
        # Packed as every supported macOS reads it.
        pack = ["hdiutil", "create", "-volname", TITLE, "-srcfolder", place, "-ov"]
        pack += ["-fs", "HFS+", "-format", "ULMO", str(image)]
        output(pack, "The disk image could not be made")
    if identity:
        signed = ["codesign", "--force", "--timestamp", "--sign", identity, str(image)]
        output(signed, "The disk image could not be signed")
    return [image]


def lay_out(bundle: Path, stage: Path) -> None:
    """Put into the folder `stage` what the window of the image shows."""
    # The links within the bundle are part of its signature.
    shutil.copytree(bundle, stage / bundle.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    shutil.copyfile(inventory.write(bundle), stage / inventory.PAGE)
