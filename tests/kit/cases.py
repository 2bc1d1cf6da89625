"""One test of a law over many cases, for a fraction of what as many tests cost."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import update_wrapper
from typing import Any, Final

import pytest

Test = Callable[..., None]

NAMED: Final = type(pytest.param())
"""What a case is that has a name of its own."""

NOT_OK: Final = (Exception, pytest.fail.Exception, BaseExceptionGroup)
"""How a case fails; the last is how all those of another ``each`` do."""


def each(names: str | Sequence[str], cases: Iterable[Any]) -> Callable[[Test], Test]:
    """As ``pytest.mark.parametrize`` has it, but all ``cases`` are one test: it goes on after a
    case that fails, and tells of each that did. They share its fixtures; of a folder that it asks
    for each has a part for itself."""
    keys = names.replace(",", " ").split() if isinstance(names, str) else list(names)
    values = [_values(case, len(keys)) for case in cases]
    assert values, "there is no case"

    def folded(test: Test) -> Test:
        def whole(**fixtures: Any) -> None:
            failed: list[BaseException] = []
            for number, case in enumerate(values):
                given = {**fixtures, **dict(zip(keys, case, strict=True))}
                if "tmp_path" in fixtures:
                    given["tmp_path"] = fixtures["tmp_path"] / str(number)
                    given["tmp_path"].mkdir()
                try:
                    test(**given)
                except NOT_OK as error:
                    error.add_note(f"where {', '.join(keys)} = {case!r}")
                    failed.append(error)
            if failed:
                raise BaseExceptionGroup(f"{len(failed)} of {len(values)} cases", failed)

        update_wrapper(whole, test)
        asked = inspect.signature(test).parameters.values()
        rest = [one.replace(kind=one.KEYWORD_ONLY) for one in asked if one.name not in keys]
        vars(whole)["__signature__"] = inspect.Signature(rest)
        return whole

    return folded


def _values(case: Any, number: int) -> tuple[Any, ...]:
    """What a case gives to as many names."""
    if isinstance(case, NAMED):
        assert not case.marks, "a mark is for all cases"
        return tuple(case.values)
    return tuple(case) if number > 1 else (case,)
