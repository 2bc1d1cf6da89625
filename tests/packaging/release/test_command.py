"""Whether a release is refused for what is not in order, and told so."""

import os
import shutil
import subprocess
import sys
from unittest.mock import Mock

import pytest

import run
import tasks
from project import INSIDE
from release import command
from trouble import Trouble


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def template(tmp_path_factory):
    """A small project of version 1.1.0, in a commit after that of 1.0.0."""
    folder = tmp_path_factory.mktemp("project")
    git(folder, "init", "--quiet", "--initial-branch=main", "--template=")
    write(folder / ".gitignore", "__pycache__/\n")
    write(folder / "CHANGELOG.md", "## 1.1.0\n\n- More.\n\n## 1.0.0\n\n- All.\n")
    for number in ("1.0.0", "1.1.0"):
        version(folder, number)
        write(folder / "tests" / "upgrades" / number / "told.json", "")
        commit(folder)
        if number == "1.0.0":
            git(folder, "tag", "v1.0.0")
    return folder


@pytest.fixture
def project(template, tmp_path, monkeypatch):
    """The small project, to be spoiled."""
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        monkeypatch.delenv(name, raising=False)
    return shutil.copytree(template, tmp_path / "project")


def git(folder, *words):
    subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True)


def commit(folder):
    who = ("-c", "user.name=Somebody", "-c", "user.email=somebody@example.org")
    git(folder, "add", "--all")
    git(folder, *who, "commit", "--quiet", "--no-gpg-sign", "-m", "A change")


def version(project, text):
    write(project / "moon_desktop" / "__init__.py", f'__version__ = "{text}"\n')


@pytest.fixture(autouse=True)
def no_pictures_and_no_checks(monkeypatch):
    """What takes the place of drawing says nothing that is understood; the checks find nothing."""
    monkeypatch.setattr(command, "DRAWING", "timeit")
    monkeypatch.setattr(tasks, "check", lambda python: 0)


def test_all_is_in_order_before_the_tag_and_at_it(project, monkeypatch, capsys):
    monkeypatch.setattr(command, "DRAWING", "moon_desktop.drawing")
    write(project / "moon_desktop" / "drawing.py", "import sys; assert '--compare' in sys.argv")
    commit(project)
    for _ in range(2):
        assert list(command.amiss(project)) == []
        git(project, "tag", "--force", "v1.1.0")
    assert command.check(project, passed=False) == 0
    assert capsys.readouterr().out.startswith("\nrelease 1.1.0: ready. Tag it with git tag v1.1.0")
    # Where it names pictures, they are to be drawn.
    write(project / "moon_desktop" / "drawing.py", "print('table.png'); raise SystemExit(1)")
    _, drawn = command.amiss(project)
    assert drawn.startswith("table.png: draw it anew with python -m moon_desktop.drawing")


def test_what_keeps_the_tree_from_being_released(project, tmp_path, monkeypatch, capsys):
    git(project, "tag", "v1.1.0")
    write(project / "new", "")
    changed, lost = command.amiss(project)
    assert changed == "Not in the commit: new: commit them or take them away."
    assert lost == "The pictures could not be drawn: see what python -m timeit says."
    commit(project)
    monkeypatch.setattr(tasks, "check", lambda python: 1)
    assert command.check(project, passed=False) == command.check(project, passed=True) == 1
    *_, moved, _, verdict = capsys.readouterr().out.splitlines()
    assert moved.startswith("The tag v1.1.0 is on another commit: ")
    assert verdict == "release 1.1.0: not ready."
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(Trouble, match="in a clone of the project"):
        list(command.amiss(tmp_path))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("1.1", "not three numbers"),
        ("1.1.0rc1", "not three numbers"),
        ("01.1.0", "not three numbers"),
        ("1.0.0", "The version 1.0.0 is not above 1.9.0"),
        ("1.10.0", "Nothing is kept of 1.10.0: make it with"),
        ("1.10.0", "CHANGELOG.md begins with 1.1.0, not 1.10.0: tell what is new"),
    ],
)
def test_version_that_is_not_the_next_is_told(project, text, words):
    git(project, "tag", "v1.9.0")
    version(project, text)
    assert any(words in problem for problem in command.amiss(project))


def test_of_a_commit_that_has_passed_the_checks_they_are_not_asked_again(
    project, monkeypatch, capsys
):
    asked = Mock(return_value=1)
    monkeypatch.setattr(tasks, "check", asked)
    monkeypatch.setattr(command, "PROJECT", project)
    for words, last in ((["--passed"], "The pictures"), ([], "The checks fail: mend what they")):
        assert command.main(["--check", *words]) == 1
        assert capsys.readouterr().out.splitlines()[-2].startswith(last)
    asked.assert_called_once_with(sys.executable)


# --- the words -----------------------------------------------------------------------------------


def test_notes_are_printed(capsys):
    assert command.main(["--notes", "0.1.0"]) == 0
    assert capsys.readouterr().out.startswith("The first evening at the table.\n\n- A whole match")
    assert run.main([INSIDE, "release.command", "--notes", "9.9.9"]) == 2
    assert "has no section 9.9.9" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="needs bash")
def test_the_trial_takes_the_packages_of_this_version(project, monkeypatch, capfd):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert command.trial(project) == 2
    said = capfd.readouterr().err
    assert said.startswith("There is no .deb and .tar.xz of 1.1.0 in dist: make them on Linux")
