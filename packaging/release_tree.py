"""The tree of a release: all of it in a commit, and the tag its own."""

from __future__ import annotations

from pathlib import Path

import release_version
from git_words import git

TOLD = 3
"""Of files that are not in the commit, so many are named."""


def problems(project: Path) -> list[str]:
    """What keeps the tree from being released; each a sentence and a way out."""
    wrong = []
    changed = [line[3:] for line in git(project, "status", "--porcelain")]
    if changed:
        more = f" and {len(changed) - TOLD} more" if len(changed) > TOLD else ""
        wrong.append(
            f"Not in the commit: {', '.join(changed[:TOLD])}{more}: commit them or take them away."
        )
    if not git(project, "rev-list", "--max-count=1", "--all"):
        return [*wrong, "There is no commit yet: make one."]
    tag = release_version.tag_of(release_version.version_of(project))
    here = git(project, "tag", "--points-at", "HEAD", "--list", "v*")
    strangers = [other for other in here if other != tag]
    if strangers:
        wrong.append(
            f"This commit has the tag {', '.join(strangers)}, but its version makes it {tag}:"
            " tag another commit, or set the version."
        )
    if tag not in here and git(project, "tag", "--list", tag):
        wrong.append(
            f"The tag {tag} is on another commit: raise the version in moon_desktop/__init__.py,"
            f" or release that commit (git checkout {tag})."
        )
    return wrong
