"""What other people's tools say of the packages for Linux, where those tools are there."""

import re
import shutil
import subprocess

import pytest

from project import PROJECT
from tests.packaging.linux.one_folder import DESKTOP_ENTRY, MANUALS, METAINFO, MIME, MIME_TYPE

# By tools that `run.py check` brings.
pytestmark = pytest.mark.slow


def needs(tool, package):
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"needs {package}")


@pytest.fixture
def shared(unpacked):
    return unpacked / "share"


def say(*words):
    said = subprocess.run(words, capture_output=True, text=True, check=False)
    return said.returncode, said.stdout + said.stderr


@needs("desktop-file-validate", "desktop-file-utils")
def test_the_desktop_entry_is_valid(shared):
    assert say("desktop-file-validate", shared / DESKTOP_ENTRY) == (0, "")


@needs("appstreamcli", "appstream")
def test_the_metainfo_is_valid(shared):
    status, words = say("appstreamcli", "validate", "--no-net", shared / METAINFO)
    assert (status, "W:" in words, "E:" in words) == (0, False, False), words


@needs("update-mime-database", "shared-mime-info")
@needs("gio", "libglib2.0-bin")
def test_a_record_is_known_for_one(shared, tmp_path, monkeypatch):
    packages = tmp_path / "data" / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(shared / MIME, packages)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert say("update-mime-database", tmp_path / "data" / "mime") == (0, "")
    named = {'{"moon_house_rules": 1, "name": "x"}': False, '[{"moon_record": 1}]': False}
    records = list((PROJECT / "tests" / "golden").glob("*.moon"))
    kinds = {path.read_text("utf-8"): True for path in records} | named
    for number, (content, known) in enumerate(kinds.items()):
        path = tmp_path / f"no ending {number}"
        path.write_text(f"{content}\n", encoding="utf-8")
        _, words = say("gio", "info", "-a", "standard::content-type", path)
        assert (f"content-type: {MIME_TYPE}\n" in words) == known, content[:80]
    _, words = say("gio", "info", "-a", "standard::content-type", records[0])
    assert f"content-type: {MIME_TYPE}\n" in words


@needs("man", "man-db")
@pytest.mark.parametrize("language", MANUALS)
def test_the_manual_can_be_read(shared, language):
    status, said = say("man", "--warnings", "--local-file", str(shared / MANUALS[language]))
    assert status == 0
    assert re.search(r"moon-desktop \[\w+\.moon \| --preset \w+\] \[--demo\]", said)
    assert "warning" not in said


@needs("lintian", "lintian")
def test_lintian_finds_neither_errors_nor_warnings(made):
    _, words = say("lintian", "--no-tag-display-limit", made[1])
    told = [line for line in words.splitlines() if line[:2] in ("E:", "W:")]
    # The libraries of the tiny folder are no real ones, and not all that is excused is there.
    passed = ("/lib/moon-desktop/", "mismatched-override")
    assert [line for line in told if not any(word in line for word in passed)] == []
