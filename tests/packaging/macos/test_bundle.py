"""What macOS is told of the program, its icon, and how the disk image is made."""

from __future__ import annotations

import plistlib
from typing import Any

import pytest

from licences import inventory
from macos import bundle
from macos.bundle import ICON, RECORD, info_plist
from project import ID


def test_what_is_told_of_the_program_and_its_records():
    told: Any = info_plist("0.5.0rc1")
    assert plistlib.loads(plistlib.dumps(told)) == told
    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == "0.5.0"
    assert told["CFBundleIdentifier"] == ID
    (document,), (kind,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]] == [RECORD]
    assert document["LSHandlerRank"] == "Owner"
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == ["moon"]
    assert tags["public.mime-type"] == ["application/x-moon-record"]
    icons = {told["CFBundleIconFile"], document["CFBundleTypeIconFile"], kind["UTTypeIconFile"]}
    assert icons == {ICON}


def test_entitlements_are_what_the_notes_say():
    asked = plistlib.loads(bundle.ENTITLEMENTS.read_bytes())
    assert set(asked.values()) == {True}
    notes = (bundle.ENTITLEMENTS.parent / "SIGNING.md").read_text(encoding="utf-8")
    assert all(f"| `{key.rpartition('.')[2]}` |" in notes for key in asked)


@pytest.fixture
def app(tmp_path):
    app = tmp_path / "Moon Desktop.app"
    (app / "Contents/MacOS").mkdir(parents=True)
    (app / "Contents/MacOS/moon-desktop").touch()
    (app / "Contents/Frameworks").symlink_to("MacOS")
    return app


def test_image_shows_the_program_and_where_it_is_dragged_to(app, tmp_path, monkeypatch):
    page = tmp_path / "LICENCES.txt"
    page.touch()
    monkeypatch.setattr(inventory, "write", lambda app: page)
    stage = tmp_path / "stage"
    stage.mkdir()
    bundle.lay_out(app, stage)
    shown = sorted(path.name for path in stage.iterdir())
    assert shown == ["Applications", "LICENCES.txt", "Moon Desktop.app"]
    assert (stage / "Applications").readlink().as_posix() == "/Applications"
    assert (stage / "Moon Desktop.app/Contents/Frameworks").is_symlink()


@pytest.mark.parametrize("identity", ["", "Developer ID Application: Ann (X)"])
def test_image_is_made_of_the_signed_bundle_beside_the_folder(app, tmp_path, monkeypatch, identity):
    """The commands in their order; there is no macOS here to run them."""
    said = []
    monkeypatch.setattr(bundle, "output", lambda command, *_, **__: said.append(command))
    monkeypatch.setattr(bundle, "lay_out", lambda app, stage: None)
    monkeypatch.setenv(bundle.IDENTITY, identity)
    (made,) = bundle.make(tmp_path / "moon-desktop", "0.4.0", tmp_path / "dist")
    assert made.name.startswith("moon-desktop-0.4.0-macos-")
    assert made.suffix == ".dmg"
    sign, pack, *whole = said
    assert sign[:5] == ["codesign", "--force", "--deep", "--sign", identity or "-"]
    assert sign[-1] == str(app)
    assert ({"--options", "runtime", "--timestamp", "--entitlements"} <= set(sign)) == bool(
        identity
    )
    assert pack[:2] == ["hdiutil", "create"]
    assert pack[-1] == str(made)
    assert [command[-2:] for command in whole] == ([[identity, str(made)]] if identity else [])
