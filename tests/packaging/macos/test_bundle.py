"""What macOS is told of the program."""

from __future__ import annotations

import plistlib
from typing import Any

from macos import bundle
from macos.bundle import info_plist
from project import ID


def test_what_is_told_of_the_program_and_its_records():
    told: Any = info_plist("0.5.0rc1")
    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == "0.5.0"
    assert told["CFBundleIdentifier"] == ID
    (document,), (kind,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert document["LSHandlerRank"] == "Owner"
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == ["moon"]
    assert tags["public.mime-type"] == ["application/x-moon-record"]
    icons = {told["CFBundleIconFile"], document["CFBundleTypeIconFile"], kind["UTTypeIconFile"]}
    assert icons == {"moon-desktop.icns"}


def test_entitlements_are_what_the_notes_say():
    asked = plistlib.loads(bundle.ENTITLEMENTS.read_bytes())
    assert set(asked.values()) == {True}
    notes = (bundle.ENTITLEMENTS.parent / "SIGNING.md").read_text(encoding="utf-8")
    assert all(f"| `{key.rpartition('.')[2]}` |" in notes for key in asked)
