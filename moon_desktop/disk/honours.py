"""What a person has won so far at each game: a small file beside the matches."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from moon_desktop.disk.regular_files import look, read_bytes, write
from moon_desktop.engine.strict_json import NotJson, decoded

NAME: Final = "honours.json"
_LARGEST: Final = 1 << 16
"""Bytes."""
_MOST: Final = 1_000_000
"""No figure is larger than this."""
_SEASONED: Final = 3
"""From so many matches won on a clearer or quicker win is worth a word."""
_REMEMBERED: Final = 200
"""So many matches and hands are known not to be counted again, the last ones."""
_LONGEST: Final = 100
"""Letters of what one is known by: in a record that came from elsewhere it may have any number."""

Feat = Literal["first", "streak", "longest", "clearest", "quickest", "shoot"]


class Tally(NamedTuple):
    """Of one game: matches ``won`` and ``lost``; those won in a row now, and the ``longest`` such
    row; the largest ``lead`` at the end of one that was won, and the fewest ``hands`` that one
    took, 0 for none; and the ``shoots`` made."""

    won: int = 0
    lost: int = 0
    streak: int = 0
    longest: int = 0
    lead: int = 0
    hands: int = 0
    shoots: int = 0

    def after_match(self, *, won: bool, lead: int, hands: int) -> tuple[Tally, Feat | None]:
        """With one more match, and what there is to be told of it: never anything of one lost."""
        if not won:
            return self._replace(lost=self.lost + 1, streak=0), None
        streak = self.streak + 1
        after = self._replace(
            won=self.won + 1,
            streak=streak,
            longest=max(self.longest, streak),
            lead=max(self.lead, lead),
            hands=min(self.hands or hands, hands),
        )
        feat: Feat | None = None
        if not self.won:
            feat = "first"
        elif streak > max(2, self.longest):
            feat = "longest"
        elif streak > 1:
            feat = "streak"
        elif self.won >= _SEASONED and lead > self.lead:
            feat = "clearest"
        elif self.won >= _SEASONED and hands < self.hands:
            feat = "quickest"
        return after, feat

    def after_shoot(self) -> tuple[Tally, Feat]:
        """With one more shoot made."""
        return self._replace(shoots=self.shoots + 1), "shoot"


class Honours:
    """The tallies in a ``folder``, None to keep them only meanwhile; a file that cannot be read, or
    in which anything is odd, is as none for what is odd."""

    def __init__(self, folder: Path | None) -> None:
        self._path = None if folder is None else folder / NAME
        self._tallies: dict[str, Tally] | None = None
        self._counted: list[str] = []

    def of(self, game: str) -> Tally:
        """That of a game by its name."""
        return self._read().get(game, Tally())

    def counted(self, what: str) -> bool:
        """Whether the match or hand that ``what`` stands for was counted before."""
        self._read()
        return what[:_LONGEST] in self._counted

    def keep(self, game: str, tally: Tally, what: str) -> None:
        """Keeps a tally in which ``what`` is counted now; a disk that is full loses it."""
        self._read()[game] = tally
        self._counted = [*self._counted, what[:_LONGEST]][-_REMEMBERED:]
        if self._path is None:
            return
        kept = {name: one._asdict() for name, one in self._read().items()}
        text = json.dumps({"games": kept, "counted": self._counted}, indent=1)
        with suppress(OSError):
            write(self._path, text.encode(), lasting=False)

    def _read(self) -> dict[str, Tally]:
        if self._tallies is None:
            self._tallies = {}
            found = self._found()
            games, counted = found.get("games"), found.get("counted")
            for name, figures in games.items() if isinstance(games, dict) else ():
                if isinstance(figures, dict) and len(self._tallies) < _REMEMBERED:
                    self._tallies[name] = _tally(figures)
            if isinstance(counted, list):
                self._counted = [one for one in counted if isinstance(one, str)][-_REMEMBERED:]
        return self._tallies

    def _found(self) -> dict[str, Any]:
        try:
            if self._path is None or look(self._path, _LARGEST) is None:
                return {}
            value = decoded(read_bytes(self._path, _LARGEST).decode())
        except (OSError, ValueError, NotJson):
            return {}
        return value if isinstance(value, dict) else {}


def _tally(figures: dict[str, Any]) -> Tally:
    good = {
        key: figures[key]
        for key in Tally._fields
        if type(figures.get(key)) is int and 0 <= figures[key] <= _MOST
    }
    return Tally(**good)
