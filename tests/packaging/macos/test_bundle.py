"""What macOS is told of the program, its icon, and how the disk image is made."""

from __future__ import annotations

import plistlib
import shutil
import subprocess
import time
from typing import Any

import pytest
from PySide6.QtGui import QImageReader

from licences import inventory
from macos import bundle
from macos.bundle import ICON, KINDS, RECORD, info_plist, write_icon
from project import ID, PROJECT
from trouble import Trouble


def test_plist_can_be_written_and_its_version_is_three_numbers():
    told = info_plist("0.5.0rc1")
    assert plistlib.loads(plistlib.dumps(told)) == told
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
    assert told["CFBundleIdentifier"] == ID


def test_every_icon_it_names_is_the_one_there_is():
    told: Any = info_plist("0.4.0")
    (document,) = told["CFBundleDocumentTypes"]
    (kind,) = told["UTExportedTypeDeclarations"]
    named = {told["CFBundleIconFile"], document["CFBundleTypeIconFile"], kind["UTTypeIconFile"]}
    assert named == {ICON}


def test_icon_has_every_size(qapp, tmp_path):
    icon = write_icon(tmp_path, PROJECT / "resources" / "icons")
    content = icon.read_bytes()
    assert (icon.name, content[:4]) == (ICON, b"icns")
    assert int.from_bytes(content[4:8], "big") == len(content)
    reader = QImageReader(str(icon))
    if not reader.canRead():
        pytest.skip("this Qt reads no icons of macOS")
    sides = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        sides.append(reader.read().width())
    assert sides == list(KINDS.values())
    assert set(sides) == {16, 32, 64, 128, 256, 512}


def test_entitlements_are_what_the_notes_say():
    with bundle.ENTITLEMENTS.open("rb") as file:
        asked = plistlib.load(file)
    assert asked
    assert all(value is True for value in asked.values())
    notes = (bundle.ENTITLEMENTS.parent / "SIGNING.md").read_text(encoding="utf-8")
    for key in asked:
        assert f"| `{key.rpartition('.')[2]}` |" in notes


# --- the disk image ---------------------------------------------------------------------------


@pytest.fixture
def app(tmp_path):
    app = tmp_path / "Moon Desktop.app"
    for name in ("Contents/MacOS/moon-desktop", "Contents/Info.plist"):
        (app / name).parent.mkdir(parents=True, exist_ok=True)
        (app / name).write_text(name)
    (app / "Contents/Frameworks").symlink_to("MacOS")
    return app


def test_image_shows_the_program_and_where_it_is_dragged_to(app, tmp_path, monkeypatch):
    page = tmp_path / "LICENCES.txt"
    page.write_text("whose is what")
    monkeypatch.setattr(inventory, "write", lambda app: page)
    stage = tmp_path / "stage"
    stage.mkdir()
    bundle.lay_out(app, stage)
    assert sorted(path.name for path in stage.iterdir()) == [
        "Applications",
        "LICENCES.txt",
        "Moon Desktop.app",
    ]
    assert (stage / "Applications").readlink().as_posix() == "/Applications"
    assert (stage / "Moon Desktop.app/Contents/Frameworks").is_symlink()


def test_image_is_made_of_the_signed_bundle_beside_the_folder(app, tmp_path, monkeypatch):
    """The commands in their order; there is no macOS here to run them."""
    said = []
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(bundle, "run", lambda command, *_, **__: said.append(command))
    monkeypatch.setattr(bundle, "lay_out", lambda app, stage: None)
    monkeypatch.delenv(bundle.IDENTITY, raising=False)
    (made,) = bundle.make(tmp_path / "moon-desktop", "0.4.0", tmp_path / "dist")
    assert made.name.startswith("moon-desktop-0.4.0-macos-")
    assert made.suffix == ".dmg"
    sign, pack = said
    assert sign == ["codesign", "--force", "--deep", "--sign", "-", str(app)]
    assert pack[:2] == ["hdiutil", "create"]
    assert pack[-1] == str(made)


def test_with_a_name_both_are_signed_as_apple_wants_it(app, tmp_path, monkeypatch):
    said = []
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(bundle, "run", lambda command, *_, **__: said.append(command))
    monkeypatch.setattr(bundle, "lay_out", lambda app, stage: None)
    monkeypatch.setenv(bundle.IDENTITY, "Developer ID Application: Ann (X)")
    (made,) = bundle.make(app, "0.4.0", tmp_path)
    program, _, whole = said
    assert {"--options", "runtime", "--timestamp", "--entitlements"} <= set(program)
    assert whole[-1] == str(made)
    assert whole[-2] == "Developer ID Application: Ann (X)"


def test_without_a_bundle_or_a_mac_it_says_so(tmp_path, app, monkeypatch):
    with pytest.raises(Trouble, match=r"Moon Desktop\.app is missing: freeze"):
        bundle.make(tmp_path / "elsewhere" / "moon-desktop", "0.4.0", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(Trouble, match="do it on a Mac"):
        bundle.make(app, "0.4.0", tmp_path)


def test_failing_command_is_told(monkeypatch):
    def failing(*_, **__):
        return subprocess.CompletedProcess([], 1, "hdiutil: create failed - No space left\n")

    monkeypatch.setattr(subprocess, "run", failing)
    with pytest.raises(Trouble, match=r"could not be made: hdiutil: create failed"):
        bundle.run(["hdiutil"], "The disk image could not be made")


@pytest.mark.parametrize(("busy", "good"), [(2, True), (bundle.ATTEMPTS, False)])
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
        bundle.run(["hdiutil"], "It could not be made", again_if=bundle.BUSY)
    else:
        with pytest.raises(Trouble, match="Resource busy"):
            bundle.run(["hdiutil"], "It could not be made", again_if=bundle.BUSY)
    assert len(said) == min(busy + 1, bundle.ATTEMPTS)
