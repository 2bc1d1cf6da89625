"""Pictures that are missing, of no use, or out of date keep a release back."""

import subprocess
from pathlib import Path

import pytest

from release import questions

PROJECT = Path(__file__).resolve().parents[3]


@pytest.fixture
def project(tmp_path):
    """A project with two pictures, both shown."""
    folder = tmp_path / questions.PICTURES
    folder.mkdir(parents=True)
    for name in ("table.png", "hint.png"):
        (folder / name).write_bytes(b"")
    (tmp_path / "README.md").write_text(
        "![The table](packaging/pictures/table.png)\n"
        "![A hint](packaging/pictures/hint.png) ![Built](https://example.org/built.svg)\n"
    )
    return tmp_path


def test_pictures_that_are_shown_are_in_order(project):
    assert questions.referenced(project) == []


def test_own_pictures_are_there_and_shown():
    assert questions.referenced(PROJECT) == []


def test_picture_that_is_missing(project):
    (project / questions.PICTURES / "hint.png").unlink()
    (problem,) = questions.referenced(project)
    assert problem.startswith("README.md shows packaging/pictures/hint.png, which is not there")


def test_picture_that_is_shown_nowhere(project):
    (project / questions.PICTURES / "old.png").write_bytes(b"")
    (problem,) = questions.referenced(project)
    assert problem.startswith("packaging/pictures/old.png is shown nowhere")


def test_picture_without_words(project):
    readme = project / "README.md"
    readme.write_text(readme.read_text().replace("A hint", " "))
    (problem,) = questions.referenced(project)
    assert "hint.png without words" in problem


@pytest.mark.parametrize(
    ("status", "said", "told"),
    [
        (0, "", []),
        (1, "table.png\nhint.png\n", ["packaging/pictures/table.png: ", "packaging/pictures/hint"]),
        (2, "", ["The pictures could not be drawn: "]),
    ],
)
def test_what_would_be_drawn_otherwise_is_named(project, monkeypatch, status, said, told):
    monkeypatch.setattr(
        subprocess, "run", lambda words, **_: subprocess.CompletedProcess(words, status, said)
    )
    problems = questions.drawn_now(project)
    assert len(problems) == len(told)
    for problem, start in zip(problems, told, strict=True):
        assert problem.startswith(start)


@pytest.mark.slow
def test_look_that_is_not_the_kept_one_is_told(project):
    # There are no tests in this project, so they cannot pass.
    (problem,) = questions.kept_look(project)
    assert problem.startswith("The score sheet does not look as in its kept pictures")
