"""Strict JSON: no key twice, no NaN, no number or depth that other code could not take."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

Values: TypeAlias = Mapping[str, Any]
"""An object, whatever it holds."""

_DEEPEST: Final = 8
"""Brackets within brackets that are read; a record needs three."""


class NotJson(ValueError):
    """Text that is no JSON; ``line``: where, from 1, if that can be told."""

    def __init__(self, line: int | None = None) -> None:
        super().__init__(f"line {line}")
        self.line = line


class KeyTwice(NotJson):
    """An object with the same ``key`` twice, of which other readers would take either value."""

    def __init__(self, key: str) -> None:
        super().__init__()
        # It may hold a lone surrogate, which can be spelt in JSON but not written back.
        self.key = key.encode("utf-8", "backslashreplace").decode("utf-8")


class TooLarge(NotJson):
    """A number beyond what is read: JSON knows no largest one."""


def decoded(text: str) -> Any:
    """The value that ``text`` stands for; raises NotJson."""
    try:
        return _DECODER.decode(text)
    except NotJson:
        raise
    except json.JSONDecodeError as error:
        raise NotJson(error.lineno) from None
    except RecursionError:
        raise NotJson from None
    except ValueError:  # a whole number of more digits than Python takes
        raise TooLarge from None


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    values: dict[str, object] = {}
    for key, value in pairs:
        if key in values:
            raise KeyTwice(key)
        values[key] = value
    return values


def _no_constant(name: str) -> object:
    raise NotJson  # NaN and the like are JavaScript


def _finite(digits: str) -> float:
    value = float(digits)
    if abs(value) == float("inf"):
        raise TooLarge
    return value


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_once, parse_constant=_no_constant, parse_float=_finite
)


def shallow(value: object, levels: int = _DEEPEST) -> bool:
    """Whether ``value`` is safe for code that goes into it level by level, such as ``repr``."""
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list):
        return True
    return levels > 0 and all(shallow(inner, levels - 1) for inner in value)
