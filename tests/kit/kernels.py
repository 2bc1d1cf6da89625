"""What is compiled as both things it can be: compiled, and the very same source uncompiled."""

from __future__ import annotations

import importlib.util
import os
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from moon_desktop.players.kernel import solver

NAMES = ("compiled", "uncompiled")


@cache
def uncompiled(module: ModuleType = solver) -> ModuleType:
    """The source of ``module`` as one of its own, whatever lies compiled beside it."""
    name = f"{module.__name__}_uncompiled"
    assert module.__file__ is not None
    source = Path(module.__file__).with_name(f"{module.__name__.rpartition('.')[2]}.py")
    spec = importlib.util.spec_from_file_location(name, source)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    sys.modules[name] = found
    spec.loader.exec_module(found)
    return found


def kernel(name: str) -> ModuleType:
    """The kernel of ``NAMES``; the test is skipped where it was not compiled.

    On a machine of continuous integration it fails then: both must be tested somewhere.
    """
    if name == "uncompiled":
        return uncompiled()
    if not solver.COMPILED:
        sentence = "the kernel is not compiled here: it takes a C compiler and `run.py test`"
        if os.environ.get("CI") == "true":
            pytest.fail(sentence)
        pytest.skip(sentence)
    return solver
