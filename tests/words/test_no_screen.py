"""What is missing, out of the words of the loader, and the package that brings it."""

from __future__ import annotations

import pytest

from moon_desktop.words.file_trouble import debian_package, library_in, missing


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    ],
)
def test_debian_has_a_rule_for_the_names_of_packages(library, package):
    assert debian_package(library) == package


@pytest.mark.parametrize(
    ("words", "library"),
    [
        ("libGL.so.1: cannot open shared object file: No such file or directory", "libGL.so.1"),
        ("/lib/x86_64-linux-gnu/libEGL.so.1: file too short", "libEGL.so.1"),
        (
            "libglib-2.0.so.0: cannot open shared object file: No such file or directory",
            "libglib-2.0.so.0",
        ),
        ("No module named 'PySide6'", None),
        ("DLL load failed while importing QtCore: not found", None),
    ],
)
def test_library_is_read_out_of_the_loaders_words(words, library):
    assert library_in(words) == library


def test_what_to_type_is_said():
    assert "needs libxcb-cursor.so.0, which" in missing("libxcb-cursor.so.0")
    assert "“sudo apt install libxcb-cursor0”" in missing("libxcb-cursor.so.0")
