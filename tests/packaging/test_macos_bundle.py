"""What macOS is told of the program, its icon, and how the disk image is made."""

from __future__ import annotations

import plistlib
import shutil
import subprocess
import time
from typing import Any

import pytest
from PySide6.QtGui import QImageReader

import licences
import macos_icon
import macos_image
from macos_bundle import IDENTIFIER, RECORD, info_plist
from trouble import Trouble


def test_plist_goes_there_and_back():
    told = info_plist("0.4.0")
    assert plistlib.loads(plistlib.dumps(told)) == told


def test_version_is_three_numbers():
    told = info_plist("0.5.0rc1")
    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == "0.5.0"


def test_records_are_its_own_kind_of_document():
    told: Any = info_plist("0.4.0")
    (document,) = told["CFBundleDocumentTypes"]
    (kind,) = told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]] == [RECORD]
    assert document["LSHandlerRank"] == "Owner"
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == ["moon"]
    assert tags["public.mime-type"] == ["application/x-moon-record"]
    assert told["CFBundleIdentifier"] == IDENTIFIER


def test_every_icon_it_names_is_the_one_there_is():
    told: Any = info_plist("0.4.0")
    (document,) = told["CFBundleDocumentTypes"]
    (kind,) = told["UTExportedTypeDeclarations"]
    named = {told["CFBundleIconFile"], document["CFBundleTypeIconFile"], kind["UTTypeIconFile"]}
    assert named == {macos_icon.TARGET.name}


def test_icon_is_made_of_the_pictures_there_are():
    assert macos_icon.TARGET.read_bytes() == macos_icon.icon()


def test_icon_has_every_size(qapp):
    reader = QImageReader(str(macos_icon.TARGET))
    if not reader.canRead():
        pytest.skip("this Qt reads no icons of macOS")
    sides = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        sides.append(reader.read().width())
    assert sides == list(macos_icon.KINDS.values())
    assert set(sides) == {16, 32, 64, 128, 256, 512}


def test_entitlements_are_what_the_notes_say():
    with macos_image.ENTITLEMENTS.open("rb") as file:
        asked = plistlib.load(file)
    assert asked
    assert all(value is True for value in asked.values())
    notes = (macos_image.ENTITLEMENTS.parent / "SIGNING.md").read_text(encoding="utf-8")
    for key in asked:
        assert f"| `{key.rpartition('.')[2]}` |" in notes


# --- the disk image ---------------------------------------------------------------------------


@pytest.fixture
def bundle(tmp_path):
    bundle = tmp_path / "Moon Desktop.app"
    for name in ("Contents/MacOS/moon-desktop", "Contents/Info.plist"):
        (bundle / name).parent.mkdir(parents=True, exist_ok=True)
        (bundle / name).write_text(name)
    (bundle / "Contents/Frameworks").symlink_to("MacOS")
    return bundle


def test_image_shows_the_program_and_where_it_is_dragged_to(bundle, tmp_path, monkeypatch):
    page = tmp_path / "LICENCES.txt"
    page.write_text("whose is what")
    monkeypatch.setattr(licences, "write", lambda bundle: page)
    stage = tmp_path / "stage"
    stage.mkdir()
    macos_image.lay_out(bundle, stage)
    assert sorted(path.name for path in stage.iterdir()) == [
        "Applications",
        "LICENCES.txt",
        "Moon Desktop.app",
    ]
    assert (stage / "Applications").readlink().as_posix() == "/Applications"
    assert (stage / "Moon Desktop.app/Contents/Frameworks").is_symlink()


def test_image_is_made_of_the_signed_bundle_beside_the_folder(bundle, tmp_path, monkeypatch):
    """The commands in their order; there is no macOS here to run them."""
    said = []
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(macos_image, "run", lambda command, *_, **__: said.append(command))
    monkeypatch.setattr(macos_image, "lay_out", lambda bundle, stage: None)
    monkeypatch.delenv(macos_image.IDENTITY, raising=False)
    (image,) = macos_image.make(tmp_path / "moon-desktop", "0.4.0", tmp_path / "dist")
    assert image.name.startswith("moon-desktop-0.4.0-macos-")
    assert image.suffix == ".dmg"
    sign, pack = said
    assert sign == ["codesign", "--force", "--deep", "--sign", "-", str(bundle)]
    assert pack[:2] == ["hdiutil", "create"]
    assert pack[-1] == str(image)


def test_with_a_name_both_are_signed_as_apple_wants_it(bundle, tmp_path, monkeypatch):
    said = []
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(macos_image, "run", lambda command, *_, **__: said.append(command))
    monkeypatch.setattr(macos_image, "lay_out", lambda bundle, stage: None)
    monkeypatch.setenv(macos_image.IDENTITY, "Developer ID Application: Ann (X)")
    (image,) = macos_image.make(bundle, "0.4.0", tmp_path)
    program, _, whole = said
    assert {"--options", "runtime", "--timestamp", "--entitlements"} <= set(program)
    assert whole[-1] == str(image)
    assert whole[-2] == "Developer ID Application: Ann (X)"


def test_without_a_bundle_or_a_mac_it_says_so(tmp_path, bundle, monkeypatch):
    with pytest.raises(Trouble, match=r"Moon Desktop\.app is missing: freeze"):
        macos_image.make(tmp_path / "elsewhere" / "moon-desktop", "0.4.0", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(Trouble, match="do it on a Mac"):
        macos_image.make(bundle, "0.4.0", tmp_path)


def test_failing_command_is_told(monkeypatch):
    def failing(*_, **__):
        return subprocess.CompletedProcess([], 1, "hdiutil: create failed - No space left\n")

    monkeypatch.setattr(subprocess, "run", failing)
    with pytest.raises(Trouble, match=r"could not be made: hdiutil: create failed"):
        macos_image.run(["hdiutil"], "The disk image could not be made")


@pytest.mark.parametrize(("busy", "good"), [(2, True), (macos_image.ATTEMPTS, False)])
def test_image_is_tried_again_while_the_system_looks_into_it(monkeypatch, busy, good):
    said = []

    def packing(command, **_):
        said.append(command)
        failed = len(said) <= busy
        words = "hdiutil: create failed - Resource busy\n" if failed else ""
        return subprocess.CompletedProcess(command, int(failed), words)

    monkeypatch.setattr(subprocess, "run", packing)
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    if good:
        macos_image.run(["hdiutil"], "It could not be made", again_if=macos_image.BUSY)
    else:
        with pytest.raises(Trouble, match="Resource busy"):
            macos_image.run(["hdiutil"], "It could not be made", again_if=macos_image.BUSY)
    assert len(said) == min(busy + 1, macos_image.ATTEMPTS)
