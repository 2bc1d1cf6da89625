"""Fair deals: the secret of the next match, its seal, and whether the deals of a match follow from
its number."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from moon_desktop.disk.journal import NAME as MATCH
from moon_desktop.disk.regular_files import make_folder, opened, read_bytes, write
from moon_desktop.engine.entries import Chance, Consequence, Dealt, Draw, Entry, Note
from moon_desktop.engine.reading import LINE_LIMIT
from moon_desktop.engine.record import Header, secret_digits
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Match
from moon_desktop.seeds import any_secret

_log = logging.getLogger(__name__)

NAME: Final = "next-deal.json"
_LARGEST: Final = 1 << 10
"""Bytes of the largest file that is read."""
_SHOWN: Final = 24
"""Digits of a seal that are shown: of fewer a program could look for two secrets."""

LINES: Final = """\
import hashlib, json, sys
head, *rest = map(json.loads, open(sys.argv[1], encoding="utf-8"))
draw = lambda text, size: int.from_bytes(hashlib.blake2b(text.encode(), digest_size=size).digest(), "big")
print("seal:", hashlib.sha256(f"moon-desktop seal 1 {head['secret']}".encode()).hexdigest())
assert head["seed"] == draw(f"moon {head['secret']} cut {head['cut']}", 6), "another number"
for deal in (entry for entry in rest if entry["event"] == "deal"):
    dealt = [*sum(deal["hands"], []), *filter(None, [deal.get("widow")]), *deal.get("dummy", [])]
    order, n = sys.argv[2].split(), draw(f"moon {head['seed']} deal {deal['hand']}", 32)
    for last in range(len(order) - 1, 0, -1): n, k = divmod(n, last + 1); order[last], order[k] = order[k], order[last]
    assert order[: len(dealt)] == dealt, f"hand {deal['hand']} was dealt otherwise"
"""  # noqa: E501
"""What anybody can check a sealed record by, with nothing but Python: its file, and the pieces in
the order that the shuffle starts from."""

State: TypeAlias = Literal["", "sealed", "follows", "wrong"]
"""What is known of the deals of a match: nothing, for it has no number; they follow from that,
which nobody could choose, or somebody; or they do not."""


def seal(secret: str) -> str:
    """What is shown of ``secret`` before it is used, and fits no other: 64 digits of base 16."""
    return sha256(f"moon-desktop seal 1 {secret}".encode()).hexdigest()


def shown(seal: str) -> str:
    """As much of a ``seal`` as stands in a line, in groups."""
    return " ".join(re.findall("....", seal[:_SHOWN]))


class Followed:
    """Looks at every draw and deal of a match, the ``match`` standing where it is due, whether it
    is the one that its number gives."""

    def __init__(self) -> None:
        self.count = 0
        """How many there were."""
        self.otherwise: Chance | None = None
        """The first that is another."""

    def __call__(self, header: Header, match: Match, chance: Chance) -> None:
        if header.seed is None or not isinstance(chance, Draw | Dealt):
            return
        self.count += 1
        if self.otherwise is None and match.chance(header.seed) != chance:
            self.otherwise = chance

    def state(self, header: Header) -> State:
        """What is known of the deals of the match, all of which were looked at."""
        if self.otherwise is not None:
            return "wrong"
        if header.seed is None:
            return ""
        return "follows" if header.secret is None else "sealed"


class Proof(NamedTuple):
    """A match whose deals come from a number; ``pieces`` in the order that the shuffle starts
    from."""

    header: Header
    followed: Followed
    pieces: tuple[str, ...]

    @property
    def seal(self) -> str:
        """The seal that was shown before it began; empty where it has none."""
        return "" if self.header.secret is None else seal(self.header.secret)

    @property
    def text(self) -> str:
        """All that is needed to check its record by."""
        told = {"secret": self.header.secret, "cut": self.header.cut, "seal": self.seal}
        lines = (f"# {key}: {json.dumps(value)}" for key, value in told.items())
        call = f'# python3 -I this.py record.moon "{" ".join(self.pieces)}"'
        return "\n".join((*lines, f"# seed: {self.header.seed}", call, LINES))


def proof(header: Header, entries: Iterable[Entry]) -> Proof:
    """That of the match that ``entries`` lead to."""
    game = CATALOGUE[header.game]
    match: Match = game.start(game.rules_of(header.rules))
    pieces, followed = tuple(getattr(match, "pieces", ())), Followed()
    for entry in entries:
        if isinstance(entry, Chance):
            followed(header, match, entry)
        if not isinstance(entry, Note | Consequence):
            match, _ = match.after(entry)
    return Proof(header, followed, pieces)


class NextDeal:
    """The secret of the next match in ``folder``; there is one at all times, and it stays the same
    until it is ``used``. Where there is no folder, or it cannot be kept there, it is held."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._secret = ""

    def look(self) -> None:
        """Takes up what is kept, or draws one."""
        if not self._secret:
            self._secret = self._kept()
        if not self._secret:
            self.used()

    @property
    def seal(self) -> str:
        """Its seal; it itself nobody is shown before the match that it is used for is over."""
        self.look()
        return seal(self._secret)

    def seal_on(self, header: Header, cut: str) -> Header:
        """The same match with the deals that it gives with a ``cut``."""
        self.look()
        return header.sealed(self._secret, cut)

    def used(self) -> None:
        """A match that was begun with it is on disk: the next one has another."""
        self._secret = any_secret()
        self._keep()

    def _kept(self) -> str:
        """The one on disk; empty where that is none, or the program ended after a match was begun
        with it."""
        if self._folder is None:
            return ""
        with suppress(OSError, ValueError):
            values = json.loads(read_bytes(self._folder / NAME, _LARGEST))
            found = values.get("secret") if isinstance(values, dict) else None
            if secret_digits(found) and not self._begun(str(found)):
                return str(found)
        return ""

    def _begun(self, secret: str) -> bool:
        stem, dot, suffix = MATCH.partition(".")
        assert self._folder is not None
        for path in self._folder.glob(f"{stem}*{dot}{suffix}"):
            with suppress(OSError), opened(path) as file:
                if secret.encode() in file.readline(LINE_LIMIT):
                    return True
        return False

    def _keep(self) -> None:
        if self._folder is None:
            return
        path = self._folder / NAME
        try:
            make_folder(self._folder)
            write(path, json.dumps({"secret": self._secret}).encode() + b"\n")
        except OSError as error:
            # The journal cannot be written either, and that is told.
            _log.info("the secret of the next match cannot be kept: %s", error)
            with suppress(OSError):
                # The one before was used.
                path.unlink()
