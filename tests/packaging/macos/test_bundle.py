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
