"""What macOS is told of the program: the entries of its Info.plist."""

from __future__ import annotations

from windows_version import NAME, copyright_line, four_numbers

# What Finder shows as one thing: the folder that PyInstaller makes beside the other one.
BUNDLE = f"{NAME}.app"
IDENTIFIER = "io.github.moondesktop.MoonDesktop"
RECORD = "io.github.moondesktop.record"
ICON = "moon-desktop.icns"
# The oldest that the wheels of PySide6 6.10 and 6.11 are built for.
OLDEST = "13.0"


def info_plist(version: str) -> dict[str, object]:
    """The entries of Info.plist; raises Trouble for a version that is not of numbers."""
    # macOS compares three numbers; a pre-release has those of its release.
    numbers = ".".join(map(str, four_numbers(version)[:3]))
    return {
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": numbers,
        "CFBundleVersion": numbers,
        "CFBundlePackageType": "APPL",
        "CFBundleDevelopmentRegion": "en",
        "CFBundleIconFile": ICON,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": copyright_line(),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Record of Moon",
                "CFBundleTypeIconFile": ICON,
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD,
                "UTTypeDescription": "Record of Moon",
                "UTTypeIconFile": ICON,
                # Lines of JSON in UTF-8: a text to look at, but no JSON as a whole.
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["moon"],
                    "public.mime-type": ["application/x-moon-record"],
                },
            }
        ],
    }
