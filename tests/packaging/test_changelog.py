"""What the changelog tells, and that our own is sound."""

import re

import pytest

import changelog
from changelog import Release
from project import PROJECT
from trouble import Trouble

TEXT = """\
# What is new

## 1.1.0

Two paragraphs of lead,
the first over two lines.

The second.

- A point that goes
  on in a second line.
- *Another* one.

## 1.0.0

- The first.
"""


def test_releases_are_read_with_their_lines_joined_and_told_again():
    newest, first = changelog.versions(TEXT)
    news = (
        "Two paragraphs of lead, the first over two lines.",
        "The second.",
        "- A point that goes on in a second line.",
        "- *Another* one.",
    )
    assert newest == Release("1.1.0", news)
    assert first == Release("1.0.0", ("- The first.",))
    assert changelog.notes(newest) == "\n\n".join(news) + "\n"


def test_own_changelog_is_read_whole_and_the_newest_is_first():
    text = (PROJECT / changelog.NAME).read_text("utf-8")
    releases = changelog.read(PROJECT)
    numbers = [release.version for release in releases]
    assert all(map(changelog.VERSION.fullmatch, numbers))
    assert numbers == sorted(set(numbers), key=changelog.order, reverse=True)
    assert numbers[-1] == "0.1.0"
    told = [len(re.findall(r"(?m)^- \w|^- \W+\w", part)) for part in text.split("\n## ")[1:]]
    points = [[line for line in release.news if line[:2] == "- "] for release in releases]
    assert list(map(len, points)) == told
    assert all(told)
    assert changelog.order("0.10.0") > changelog.order("0.9.1")


def test_version_that_is_not_told_of_is_trouble(tmp_path):
    (tmp_path / changelog.NAME).write_text(TEXT, "utf-8")
    assert changelog.of_version(tmp_path, "1.0.0").news == ("- The first.",)
    with pytest.raises(Trouble, match=r"no section 2\.0\.0: .* 1\.1\.0, 1\.0\.0\."):
        changelog.of_version(tmp_path, "2.0.0")
