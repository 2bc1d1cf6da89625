"""A release holds every package, of its version, as it was made."""

import subprocess
import sys
from pathlib import Path

import pytest

import package
from release import publish
from tests.packaging.release.test_questions import project, template
from trouble import Trouble

__all__ = ["project", "template"]

MADE = {
    "program-linux": ("moon-desktop-1.1.0-linux-x86_64.tar.xz", "moon-desktop_1.1.0_amd64.deb"),
    "program-windows": ("moon-desktop-1.1.0-setup.exe",),
    "program-macos": ("moon-desktop-1.1.0-macos-arm64.dmg",),
    "wheels": ("moon_desktop-1.1.0-cp311-cp311-win_amd64.whl", "moon_desktop-1.1.0.tar.gz"),
}


@pytest.fixture
def made(tmp_path):
    """What the systems made, each in a folder of its own with its checksums."""
    folder = tmp_path / "made"
    for name, files in MADE.items():
        place = folder / name
        place.mkdir(parents=True)
        for file in files:
            (place / file).write_text(file)
        sums = package.checksums([place / file for file in files])
        (place / "moon-desktop-1.1.0-SHA256SUMS").write_text(sums)
        (place / "moon-desktop-1.1.0-CONTENTS").write_text("not for players")
    return folder


def test_everything_is_gathered_by_name(made):
    found = [path.name for path in publish.gathered(made, "1.1.0")]
    assert found == sorted(name for files in MADE.values() for name in files)


@pytest.mark.parametrize(("what", "ending"), publish.KINDS.items())
def test_what_is_missing_is_named(made, what, ending):
    for path in made.rglob(f"*{ending}"):
        path.unlink()
    with pytest.raises(Trouble, match=f"There is no {ending} .*{what}"):
        publish.gathered(made, "1.1.0")


def test_file_that_was_changed_since_is_refused(made):
    (made / "program-windows" / "moon-desktop-1.1.0-setup.exe").write_text("another")
    with pytest.raises(Trouble, match=r"setup\.exe is not what was made"):
        publish.gathered(made, "1.1.0")


@pytest.mark.parametrize(
    "name", ["moon-desktop_1.0.0_amd64.deb", "moon-desktop_1.1.01_amd64.deb", "x_1.1.0_amd64.deb"]
)
def test_file_of_another_version_is_refused(made, name):
    (made / name).write_text("")
    with pytest.raises(Trouble, match="is not of version"):
        publish.gathered(made, "1.1.0")


def test_file_that_comes_twice_is_refused(made):
    (made / "moon-desktop-1.1.0-setup.exe").write_text("")
    with pytest.raises(Trouble, match="is there twice"):
        publish.gathered(made, "1.1.0")


def test_tag_that_is_not_the_versions_is_refused(project, made):
    with pytest.raises(Trouble, match=r"v1\.2\.0 is not that of 1\.1\.0"):
        publish.publish(project, "v1.2.0", made)


def test_tag_that_is_not_here_is_refused(project, made):
    with pytest.raises(Trouble, match="is not on this commit"):
        publish.publish(project, "v1.1.0", made)


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for gh is a shell script")
def test_release_is_made_of_files_checksums_and_notes(project, made, tmp_path, monkeypatch):
    subprocess.run(["git", "tag", "v1.1.0"], cwd=project, check=True)
    tools = tmp_path / "tools"
    tools.mkdir()
    gh = tools / "gh"
    gh.write_text(
        '#!/bin/sh\nprintf "%s\\n" "$@" > "$TOLD/words"\n'
        'for word; do case $word in *.md) cp "$word" "$TOLD/notes";;'
        ' *SUMS) cp "$word" "$TOLD/sums";; esac; done\nexit 3\n'
    )
    gh.chmod(0o755)
    monkeypatch.setenv("PATH", str(tools), prepend=":")
    monkeypatch.setenv("TOLD", str(tmp_path))
    assert publish.publish(project, "v1.1.0", made) == 3
    words = (tmp_path / "words").read_text().splitlines()
    assert words[:6] == [
        "release",
        "create",
        "v1.1.0",
        "--verify-tag",
        "--title",
        "Moon Desktop 1.1.0",
    ]
    names = [Path(word).name for word in words[8:]]
    files = publish.gathered(made, "1.1.0")
    assert names == [*(file.name for file in files), "moon-desktop-1.1.0-SHA256SUMS"]
    assert (tmp_path / "notes").read_text() == "- More.\n"
    assert (tmp_path / "sums").read_text() == package.checksums(files)


def test_without_gh_nothing_is_made(project, made, monkeypatch):
    subprocess.run(["git", "tag", "v1.1.0"], cwd=project, check=True)
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(Trouble, match="gh, which is not here"):
        publish.publish(project, "v1.1.0", made)
