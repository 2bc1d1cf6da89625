"""Whether a release is refused for what is not in order, and told so."""

import os
import shutil
import subprocess
import sys

import pytest

import run
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


def test_all_is_in_order_before_the_tag_and_at_it(project):
    assert command.tree(project) == command.version(project) == []
    git(project, "tag", "v1.1.0")
    assert command.tree(project) == command.version(project) == []


def test_what_keeps_the_tree_from_being_released(project, tmp_path, monkeypatch):
    git(project, "tag", "v1.1.0")
    write(project / "new", "")
    assert command.tree(project) == ["Not in the commit: new: commit them or take them away."]
    commit(project)
    (problem,) = command.tree(project)
    assert problem.startswith("The tag v1.1.0 is on another commit: ")
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(Trouble, match="in a clone of the project"):
        command.tree(tmp_path)


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
    assert any(words in problem for problem in command.version(project))


def test_every_question_is_asked_after_one_that_fails(project, capsys):
    def tree(project):
        return ["Commit it."]

    def version(project):
        return []

    def tests(project):
        raise Trouble("There is no git.")

    assert command.check(project, (tree, version, tests)) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [
        "tree          Commit it.",
        "version       ok",
        "tests         There is no git.",
        "release 1.1.0: not ready: tree, tests",
    ]
    assert command.check(project, (version,)) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("release 1.1.0: ready. Tag it with")


def test_of_a_commit_that_has_passed_the_checks_they_are_not_asked_again(monkeypatch):
    asked = []

    def check(project, questions):
        asked.append(list(questions))
        return 0

    monkeypatch.setattr(command, "check", check)
    assert command.main(["--check"]) == command.main(["--check", "--passed"]) == 0
    always = [command.tree, command.version, command.pictures]
    assert asked == [[*always, command.tests], always]


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
