"""Whether a release is refused for what is not in order, and told so."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

import run
import tasks
from project import INSIDE
from release import command, questions
from trouble import Trouble

PROJECT = Path(__file__).resolve().parents[3]


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def template(tmp_path_factory):
    """A small project of version 1.1.0, in a commit after that of 1.0.0."""
    folder = tmp_path_factory.mktemp("project")
    git(folder, "init", "--quiet", "--initial-branch=main", "--template=")
    write(folder / "CHANGELOG.md", "## 1.1.0\n\n- More.\n\n## 1.0.0\n\n- All.\n")
    write(folder / "README.md", "Get moon-desktop_1.1.0_amd64.deb.\n")
    write(folder / questions.METAINFO, "<component><releases/></component>\n")
    for version in ("1.0.0", "1.1.0"):
        write(folder / "moon_desktop" / "__init__.py", f'__version__ = "{version}"\n')
        write(folder / "tests" / "upgrades" / version / "told.json", f'{{"version":"{version}"}}')
        commit(folder)
        if version == "1.0.0":
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


QUESTIONS = {
    "tree": questions.tree,
    "version": questions.version,
    "changelog": questions.news,
    "upgrades": questions.upgrades,
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_all_is_in_order(project, name):
    assert QUESTIONS[name](project) == []


def test_commit_with_its_own_tag_is_in_order(project):
    git(project, "tag", "v1.1.0")
    assert questions.tree(project) == []
    assert questions.version(project) == []


def test_file_that_is_not_in_the_commit(project):
    for number in range(5):
        write(project / f"new-{number}", "")
    (problem,) = questions.tree(project)
    assert problem.startswith("Not in the commit: new-0, new-1, new-2 and 2 more: ")


def test_tag_on_another_commit(project):
    git(project, "tag", "v1.1.0")
    write(project / "new", "")
    commit(project)
    (problem,) = questions.tree(project)
    assert problem.startswith("The tag v1.1.0 is on another commit: ")


def test_tag_of_another_version(project):
    git(project, "tag", "v3.0.0")
    (problem,) = questions.tree(project)
    assert problem.startswith("This commit has the tag v3.0.0, but its version makes it v1.1.0")


def test_project_without_git(tmp_path, monkeypatch):
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(Trouble, match="do this in a clone"):
        questions.tree(tmp_path)


@pytest.mark.parametrize("text", ["1.1", "1.1.0rc1", "01.1.0", "v1.1.0"])
def test_version_of_another_form(project, text):
    version(project, text)
    (problem,) = questions.version(project)
    assert "not three numbers" in problem


@pytest.mark.parametrize("text", ["0.9.0", "1.0.0"])
def test_version_that_does_not_rise(project, text):
    version(project, text)
    git(project, "tag", "v1.0.1")
    problems = questions.version(project)
    assert f"The version {text} is not above 1.0.1" in problems[0]


def test_versions_rise_by_number(project):
    git(project, "tag", "v1.9.0")
    version(project, "1.10.0")
    write(project / "README.md", "")
    assert questions.version(project) == []


def test_readme_that_names_files_of_another_version(project):
    write(project / "README.md", "Get moon-desktop-1.0.0-setup.exe, or moon-desktop itself.\n")
    (problem,) = questions.version(project)
    assert problem == "README.md names files of 1.0.0: write 1.1.0 there."


def test_metainfo_that_tells_of_a_release_itself(project):
    write(project / questions.METAINFO, '<releases><release version="1.0.0"/></releases>')
    (problem,) = questions.version(project)
    assert "leave <releases/> empty" in problem


def test_changelog_without_the_version(project):
    version(project, "1.2.0")
    (problem,) = questions.news(project)
    assert problem.startswith("CHANGELOG.md begins with 1.1.0, the version is 1.2.0")


def test_version_of_which_nothing_is_kept(project):
    version(project, "1.2.0")
    (problem,) = questions.upgrades(project)
    assert problem.startswith("tests/upgrades/1.2.0 is missing: make it with python -m tests.")
    (project / "tests" / "upgrades" / "1.0.0" / "told.json").write_text('{"version": "1.1.0"}')
    assert any("1.0.0 is missing: take it back" in told for told in questions.upgrades(project))


@pytest.fixture
def asked(monkeypatch):
    """Puts these answers in the place of the questions."""

    def put(**answers):
        asked = {}
        for name, wrong in answers.items():

            def question(project, wrong=wrong):
                if isinstance(wrong, Exception):
                    raise wrong
                return wrong

            asked[name] = question
        monkeypatch.setattr(questions, "QUESTIONS", asked)

    return put


def test_every_question_is_asked_after_one_that_fails(project, asked, capsys):
    asked(
        tree=["Not in the commit: x: commit it."],
        version=[],
        licences=Trouble("The licence of x is not known: add it."),
        pictures=ZeroDivisionError("oh"),
        tests=[],
    )
    assert questions.check(project, quick=False) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [
        "tree          Not in the commit: x: commit it.",
        "version       ok",
        "licences      The licence of x is not known: add it.",
        "pictures      This could not be looked at (ZeroDivisionError: oh): mend that first.",
        "tests         ok",
        "release 1.1.0: not ready: tree, licences, pictures",
    ]


def test_ready(project, asked, capsys):
    asked(tree=[], tests=[])
    assert questions.check(project, quick=False) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("release 1.1.0: ready. Tag it with")


def test_without_the_tests_it_is_never_ready(project, asked, capsys):
    asked(tree=[], tests=AssertionError("they were run"))
    assert questions.check(project, quick=True) == 1
    assert f"tests         {questions.NOT_RUN}" in capsys.readouterr().out


@pytest.mark.parametrize(("status", "wrong"), [(0, 0), (1, 1)])
def test_tests_are_those_of_a_change(monkeypatch, status, wrong):
    monkeypatch.setattr(tasks, "check", lambda python: status)
    assert len(questions.tests(PROJECT)) == wrong


def test_questions_are_those_that_were_asked_for():
    assert set(questions.QUESTIONS) >= {
        "tests", "tree", "version", "changelog", "licences", "pictures",
    }  # fmt: skip


def test_notes_are_printed(capsys):
    assert command.main(["--notes", "0.1.0"]) == 0
    assert capsys.readouterr().out.startswith("The first evening at the table.\n\n- A whole match")
    assert run.main([INSIDE, "release.command", "--notes", "9.9.9"]) == 2
    assert "has no section 9.9.9" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [[], ["--notes", "--check"], ["--quick", "--sdist"], ["--from", "x", "--check"]]
)
def test_words_that_do_not_go_together(words, capsys):
    with pytest.raises(SystemExit) as ended:
        command.main(words)
    assert ended.value.code == 2


def test_what_is_kept_of_a_version_says_which(project):
    kept = PROJECT / questions.KEPT
    for path in kept.glob("*/told.json"):
        assert json.loads(path.read_text("utf-8"))["version"] == path.parent.name
