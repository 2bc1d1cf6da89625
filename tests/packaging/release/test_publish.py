"""A release holds every package, of its version."""

import subprocess
import sys
from pathlib import Path

import pytest

import package
from release import publish
from tests.packaging.release.test_questions import project, template
from trouble import Trouble

__all__ = ["project", "template"]
MADE = (
    "linux/moon-desktop-1.1.0-linux-x86_64.tar.xz",
    "linux/moon-desktop_1.1.0_amd64.deb",
    "windows/moon-desktop-1.1.0-setup.exe",
    "macos/moon-desktop-1.1.0-macos-arm64.dmg",
    "wheels/moon_desktop-1.1.0-cp311-cp311-win_amd64.whl",
    "wheels/moon_desktop-1.1.0.tar.gz",
)


@pytest.fixture
def made(tmp_path):
    """What the systems made, each in a folder of its own, and what is not for players."""
    folder = tmp_path / "made"
    for name in (*MADE, "linux/moon-desktop-1.1.0-SHA256SUMS", "linux/moon-desktop-1.1.0-CONTENTS"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    return folder


def test_what_is_missing_or_of_another_version_is_named(made):
    (other := made / "moon-desktop_1.0.0_amd64.deb").touch()
    with pytest.raises(Trouble, match=f"{other.name} is not of version 1.1.0: take it out"):
        publish.gathered(made, "1.1.0")
    other.rename(made / "moon-desktop_1.1.01_amd64.deb")
    with pytest.raises(Trouble, match="is not of version"):
        publish.gathered(made, "1.1.0")
    (made / "moon-desktop_1.1.01_amd64.deb").unlink()
    assert [path.name for path in publish.gathered(made, "1.1.0")] == sorted(
        Path(name).name for name in MADE
    )
    (made / MADE[3]).unlink()
    with pytest.raises(Trouble, match=r"There is no \.dmg below"):
        publish.gathered(made, "1.1.0")


@pytest.mark.parametrize("tag", ["v1.2.0", "v1.1.0"])
def test_tag_that_is_not_the_versions_or_not_here_is_refused(project, made, tag):
    with pytest.raises(Trouble, match=f"{tag} is not on this commit"):
        publish.publish(project, tag, made)


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
    assert words[:4] == ["release", "create", "v1.1.0", "--verify-tag"]
    assert words[4:6] == ["--title", "Moon Desktop 1.1.0"]
    files = publish.gathered(made, "1.1.0")
    names = [Path(word).name for word in words[8:]]
    assert names == [*(file.name for file in files), "moon-desktop-1.1.0-SHA256SUMS"]
    assert (tmp_path / "notes").read_text() == "- More.\n"
    assert (tmp_path / "sums").read_text() == package.checksums(files)
