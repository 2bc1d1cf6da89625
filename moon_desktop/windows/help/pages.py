"""The pages of the help window: those a game tells of, and the program's own."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from re import findall
from typing import Any, Final, NamedTuple

from moon_desktop.games.game import Game
from moon_desktop.games.views.help import Document
from moon_desktop.words.language import document, tr

FAIR: Final = "fair-deals.md"
"""The key of the page that has the seal of the next match on it."""

LICENCES: Final = "licences"
"""The key of the page whose text is HTML; a link to a page is its key."""


class Library(NamedTuple):
    """All pages there are while a match of ``game`` is played under ``rules``: those on it, those
    of the program, and then what is told of the other ``games`` in general. ``seal`` is that of the
    next match."""

    game: Game
    rules: Any
    games: Mapping[str, Game]
    seal: str = ""

    @property
    def own(self) -> Collection[str]:
        """The keys of the pages on ``game``."""
        return [page.key for page in self.game.show.help.documents(self.rules)]

    def pages(self) -> dict[str, Document]:
        """Each page by its key, in the order of the list; that of another game has its name
        before it."""
        found = {page.key: page for page in self.game.show.help.documents(self.rules)}
        for key, title in (
            ("play.md", tr("Playing")),
            (FAIR, tr("Fair deals")),
            ("record-format.md", tr("File formats")),
        ):
            found[key] = Document(key, title, partial(self._read, key), key == FAIR)
        found[LICENCES] = Document(LICENCES, tr("Licences"), _licences)
        for name, other in self.games.items():
            if name != self.game.name:
                for page in other.show.help.documents(None):
                    found[f"{name}/{page.key}"] = page
        return found

    def _read(self, key: str) -> str:
        seal = " ".join(findall("....", self.seal))
        return document(key).read_text("utf-8").replace("{seal}", seal)


def _licences() -> str:
    # Seldom read, and it takes a while.
    from moon_desktop.windows.help.licences import licences_html

    return licences_html()
