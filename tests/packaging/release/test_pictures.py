"""Pictures of the README are there and shown, and it names files of this version."""

import re

from moon_desktop import __version__
from project import PROJECT

README = (PROJECT / "README.md").read_text(encoding="utf-8")


def test_every_picture_is_there_is_shown_and_has_words_for_those_who_do_not_see_it():
    shown = re.findall(r"!\[([^\]]*)\]\(([^)\s]+)\)", README)
    assert all(words.strip() for words, _ in shown)
    pictures = (PROJECT / "packaging" / "pictures").iterdir()
    assert sorted(path for _, path in shown) == sorted(
        path.relative_to(PROJECT).as_posix() for path in pictures
    )


def test_files_that_are_named_are_of_this_version():
    for text in (README, (PROJECT / "packaging" / "README.md").read_text(encoding="utf-8")):
        assert set(re.findall(r"moon-desktop[-_]v?(\d+(?:\.\d+)+)", text)) <= {__version__}
