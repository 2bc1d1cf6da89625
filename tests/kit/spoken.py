"""What is said in a value of a game: every text anywhere in it, or each part of it in a line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, get_type_hints

from moon_desktop.engine.entries import Choice, notation

SHORT = 24
"""Parts of so few characters stand in one line."""

UNSPOKEN = frozenset({"emblem", "aside_emblem", "sign", "figure", "piece", "won", "key", "letters"})
"""Fields of a value that hold no words: the names of pictures, pieces and keys."""


def spoken_in(value: Any) -> Iterator[str]:
    """The texts anywhere in ``value``, in order, without those that no one reads."""
    if isinstance(value, str):
        if re.search(r"[^\W\d_]{2}|[^\W\d_] ", value):
            yield " / ".join(value.splitlines())
    elif isinstance(value, tuple) and hasattr(value, "_fields"):
        worded = _worded(type(value))
        for name, part in zip(value._fields, value, strict=True):
            if name in worded and not isinstance(part, Choice):
                yield from spoken_in(part)
    elif isinstance(value, tuple | list):
        for part in value:
            yield from spoken_in(part)


@cache
def _worded(kind: type) -> frozenset[str]:
    """The fields of a class of values that may hold words."""
    try:
        hints: Mapping[str, Any] = get_type_hints(kind)
    except NameError:  # of a module that postpones its annotations
        hints = {}
    names: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    return frozenset(
        name for name in names if name not in UNSPOKEN and "Literal[" not in str(hints.get(name))
    )


class Seat:
    """What one seat, or nobody in particular, has been told: only what is new is told again."""

    def __init__(self, of: Callable[[Any], Iterator[str]] = spoken_in) -> None:
        self._of = of
        self._before: dict[str, tuple[Any, list[str]]] = {}

    def news(self, question: str, answer: Any) -> Iterator[str]:
        """The lines for what ``question`` has in its ``answer`` now and had not before."""
        last, said = self._before.get(question, (None, []))
        if answer == last:
            return  # most answers stay as they were
        now, known = list(self._of(answer)), list(said)
        self._before[question] = answer, now
        for text in now:
            if text in known:
                known.remove(text)
            else:
                yield f"  {question}: {text}"


def parts_of(value: Any) -> Iterator[str]:
    """Every part of a value in a line: its words, figures, pieces and pictures in order, and by its
    name what is so of it. What says nothing is left out."""
    if not hasattr(value, "_fields") and isinstance(value, tuple) and not _is_plain(value):
        lines = [tuple(parts_of(part)) for part in value]
        if all(len(part) == 1 and len(part[0]) < SHORT for part in lines):
            yield " | ".join(line for part in lines for line in part)
        else:
            yield from (line for part in lines for line in part)
        return
    if isinstance(value, str) and "\n" in value:
        yield from value.splitlines()
        return
    if _is_plain(value):
        value = (value,)
    own, within = list[str](), list[Any]()
    named = getattr(value, "_fields", range(len(value)))
    usual = getattr(value, "_field_defaults", {})
    for name, part in zip(named, value, strict=True):
        if name in usual and usual[name] == part:
            continue
        if not _is_plain(part) or "\n" in str(part):
            within.append(part)
        elif text := str(name) if part is True else _plain(part):
            own.append(text)
    if own:
        yield " · ".join(own)
    for part in within:
        yield from parts_of(part)


def _is_plain(value: Any) -> bool:
    """Whether a value has no parts that are values themselves."""
    if not isinstance(value, tuple) or isinstance(value, Choice):
        return True
    return not hasattr(value, "_fields") and all(isinstance(one, str | int) for one in value)


def _plain(value: Any) -> str:
    """What a value without parts says, if anything."""
    if isinstance(value, str):
        return value
    if value is None or value is False:
        return ""
    if isinstance(value, Choice):
        return notation(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {each}" for key, each in value.items())
    if isinstance(value, tuple | frozenset):
        some = map(str, value if isinstance(value, tuple) else sorted(value))
        return ", ".join(one for one in some if one)
    return f"{value:.4g}" if isinstance(value, float) else str(value)
