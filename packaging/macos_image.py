"""The disk image for macOS: the program beside a link to the folder it is dragged to."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import licences
from macos_bundle import BUNDLE
from trouble import Trouble, reason
from windows_version import NAME

ENTITLEMENTS = Path(__file__).resolve().parent / "macos/entitlements.plist"
# Whose signature; unset, the program is signed by nobody, for the machine's own sake.
IDENTITY = "MOON_SIGNING_IDENTITY"
# While macOS looks through what has just been copied into an image, the image cannot be closed.
BUSY = "Resource busy"
ATTEMPTS, PAUSE = 8, 10.0  # times; seconds between them


def make(folder: Path, version: str, dist: Path) -> list[Path]:
    """Make the disk image of the bundle that lies beside the one-folder build `folder`, in `dist`.

    Signs the bundle first. Raises Trouble where there is none, or where this is no Mac.
    """
    bundle = folder if folder.suffix == ".app" else folder.with_name(BUNDLE)
    if not bundle.is_dir():
        raise Trouble(f"{bundle} is missing: freeze the program on a Mac first.")
    if shutil.which("hdiutil") is None:
        raise Trouble("A disk image is made with hdiutil, which only macOS has: do it on a Mac.")
    image = dist / f"moon-desktop-{version}-macos-{platform.machine()}.dmg"
    dist.mkdir(parents=True, exist_ok=True)
    run(signing(bundle, os.environ.get(IDENTITY, "")), "The program could not be signed")
    with tempfile.TemporaryDirectory() as place:
        stage = Path(place)
        lay_out(bundle, stage)
        run(packing(stage, image), "The disk image could not be made", again_if=BUSY)
    if os.environ.get(IDENTITY):
        signed = ["codesign", "--force", "--timestamp", "--sign", os.environ[IDENTITY], str(image)]
        run(signed, "The disk image could not be signed")
    return [image]


def lay_out(bundle: Path, stage: Path) -> None:
    """Put into the folder `stage` what the window of the image shows."""
    # The links within the bundle are part of its signature.
    shutil.copytree(bundle, stage / bundle.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    shutil.copyfile(licences.write(bundle), stage / licences.PAGE)


def signing(bundle: Path, identity: str) -> list[str]:
    """The command that signs the bundle, and all in it; SIGNING.md tells of each word."""
    words = ["codesign", "--force", "--deep", "--sign", identity or "-"]
    if identity:
        words += ["--options", "runtime", "--timestamp", "--entitlements", str(ENTITLEMENTS)]
    return [*words, str(bundle)]


def packing(stage: Path, image: Path) -> list[str]:
    """The command that makes an image of the folder, packed as every supported macOS reads it."""
    words = ["hdiutil", "create", "-volname", NAME, "-srcfolder", str(stage), "-ov"]
    return [*words, "-fs", "HFS+", "-format", "ULMO", str(image)]


def run(command: Sequence[str], failure: str, *, again_if: str = "") -> None:
    """Run a command; raises Trouble, `failure` and the reason, if it fails.

    Where it fails saying `again_if`, it is run again, ATTEMPTS times in all.
    """
    for attempt in range(ATTEMPTS):
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if done.returncode == 0:
            return
        if not again_if or again_if not in done.stdout or attempt == ATTEMPTS - 1:
            raise Trouble(f"{failure}: {reason(done.stdout)}.")
        time.sleep(PAUSE)
