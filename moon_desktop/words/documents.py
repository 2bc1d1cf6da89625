"""Long texts told under conditions: Markdown with blocks that hold for some facts, and with holes.

A line ``{if over or under}`` opens a block, which ``{end}`` closes; ``{elif seats = 4}`` and
``{else}`` may stand between, and blocks within blocks. A condition names facts, as in ``partners``
(on), ``not partners``, ``match = best-of``, joined by ``and`` and, more loosely, by ``or``. A hole
``{target}`` takes a figure, a name or pictures. Lines that follow each other are one paragraph, so
each whole sentence has its line, and ``[M2.4]`` after it leads to the rule it rests on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple, NoReturn, TypeAlias

from moon_desktop.words.quoting import printable

Fact: TypeAlias = bool | int | str
Facts: TypeAlias = Mapping[str, Fact]
"""What a document may ask for by name: switches, numbers, and words such as those of a record."""

_LONGEST_NUMBER: Final = 12
"""Figures of a number that are shown: a file may hold any."""

_ORDER: Final = re.compile(r"\{(if|elif|else|end)(?: ([^{}]*))?\}")
_FACT: Final = re.compile(r"(not )?(\w+)(?: = ([\w-]+))?")
_HOLE: Final = re.compile(r"\{(\w+)\}")


class BadDocument(ValueError):
    """A document that cannot be told, with its file and the line."""


def told(path: Path, facts: Facts) -> str:
    """The document at ``path`` as it reads under ``facts``. Raises BadDocument, and OSError."""
    return "\n".join(_Reader(path, facts).lines())


class _Block(NamedTuple):
    """A block that is open: whether this branch is ``told``, whether it or one before it is
    (``done``), and whether it is the ``last`` there may be."""

    told: bool
    done: bool
    last: bool


class _Reader:
    def __init__(self, path: Path, facts: Facts) -> None:
        self._path = path
        self._facts = facts
        self._number = 0

    def lines(self) -> Iterator[str]:
        """What holds, line by line."""
        open_: list[_Block] = []
        for line in self._path.read_text("utf-8").splitlines():
            self._number += 1
            if "{" not in line and "}" not in line:  # as most lines are
                if all(block.told for block in open_):
                    yield line
                continue
            order = _ORDER.fullmatch(line.strip())
            if order is None:
                filled = self._filled(line)
                if all(block.told for block in open_):
                    yield filled
                continue
            word, condition = order.groups()
            conditional = word in ("if", "elif")
            holds = self._holds(condition or "") if conditional else True
            before = _Block(False, False, False) if word == "if" else open_.pop() if open_ else None
            if before is None or (before.last and word != "end") or (condition and not conditional):
                self._fail(f"{line.strip()} does not belong here")
            if word != "end":
                text = holds and not before.done
                open_.append(_Block(text, before.done or text, word == "else"))
        if open_:
            self._fail("a block is not closed")

    def _holds(self, condition: str) -> bool:
        # All facts are looked up, so that no name goes unchecked.
        ways = [
            list(map(self._fact, way.split(" and "))) for way in (condition or "").split(" or ")
        ]
        return any(map(all, ways))

    def _fact(self, part: str) -> bool:
        read = _FACT.fullmatch(part.strip())
        if read is None:
            self._fail(f"“{part}” is no condition")
        negated, name, value = read.groups()
        found = self._named(name)
        if isinstance(found, bool) != (value is None):
            self._fail(f"“{part}”: {name} is {'' if value else 'not '}a switch")
        return (found if value is None else str(found) == value) != bool(negated)

    def _filled(self, line: str) -> str:
        filled = _HOLE.sub(lambda hole: self._shown(hole[1]), line)
        if re.search(r"[{}]", re.sub(r"`[^`]*`", "", filled)):
            self._fail("a brace is neither a block nor a hole")
        return filled

    def _shown(self, name: str) -> str:
        found = self._named(name)
        if isinstance(found, bool):
            self._fail(f"{name} is a switch and fills no hole")
        return found if isinstance(found, str) else printable(str(found), _LONGEST_NUMBER)

    def _named(self, name: str) -> Fact:
        if name not in self._facts:
            self._fail(f"there is no {name}")
        return self._facts[name]

    def _fail(self, what: str) -> NoReturn:
        raise BadDocument(f"{self._path}, line {self._number}: {what}")
