"""What is done before the rest of the program is loaded, so that the table opens quickly."""

from __future__ import annotations

import builtins
import gc
import marshal
import os
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType
from typing import Any, Final

from moon_desktop.disk import regular_files
from moon_desktop.disk.places import cache_folder

_HEAD: Final = len(MAGIC_NUMBER) + 4
_LARGEST: Final = 1 << 24
_SEARCH: Final = "_mod_uses_pyside"
"""The function of PySide that searches a module; there is no public switch for it."""
_UNUSED: Final = "shibokensupport/signature/lib/pyi_generator.py"
"""What PySide loads with every start to be asked for stubs for editors, which nobody does here."""
_LATER: Final = """
def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    del globals()["__getattr__"]
    exec({source!r}, globals())
    return globals()[name]
"""
"""A module that is loaded when first something of it is asked for."""


def hold_collector() -> None:
    """No garbage is collected while hundreds of modules are being loaded: there is none."""
    gc.disable()


def release_collector() -> None:
    """Collects from now on, but never looks at what has been loaded, which stays for good.

    Where nothing was held, as in a process that opens many windows, nothing is done.
    """
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


def skip_source_search() -> None:
    """Spares PySide the search of every module's source for a switch that is not used here.

    With each module loaded after it, PySide reads that module's source to learn whether it
    mentions PySide, for the sake of ``from __feature__ import``. Here this is a tenth of the
    time it takes to open the table. Where PySide is built otherwise, nothing is done. Raises
    ImportError where Qt cannot be loaded.
    """
    with compiled_once(cache_folder() / "qt.code"):
        import PySide6.QtCore  # noqa: F401 - it makes what is looked for

    try:
        from shibokensupport import feature  # type: ignore[import-not-found]
    except ImportError:
        return
    if hasattr(feature, _SEARCH):
        setattr(feature, _SEARCH, lambda module: False)


@contextmanager
def compiled_once(file: Path) -> Iterator[None]:
    """What is compiled meanwhile is kept in ``file``, and taken from there the next time.

    PySide has 130 kB of Python inside a library, and compiles them with every start: a twelfth
    of the time it takes to open the table. Python itself keeps only what it compiles of files.
    """
    kept, used = _kept_code(file), dict[Any, CodeType]()
    plain = builtins.compile

    def compiled(source: Any, *how: Any, **more: Any) -> Any:
        if more or type(source) not in (str, bytes):
            return plain(source, *how, **more)
        text = _LATER.format(source=source) if how[0] == _UNUSED else source
        told = text, *how
        used[told] = kept.get(told) or plain(text, *how)
        return used[told]

    builtins.compile = compiled
    try:
        yield
    finally:
        builtins.compile = plain
    if not used.keys() <= kept.keys() and not sys.dont_write_bytecode:
        body = marshal.dumps(used)
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            regular_files.write(file, _head(body) + body, lasting=False)


def _kept_code(file: Path) -> dict[Any, CodeType]:
    """Nothing where none is kept, or not by this Python, or not as it was written."""
    with suppress(OSError):
        whole = regular_files.read_bytes(file, _LARGEST)
        if whole[:_HEAD] == _head(whole[_HEAD:]):
            kept: dict[Any, CodeType] = marshal.loads(whole[_HEAD:])
            return kept
    return {}


def _head(body: bytes) -> bytes:
    return MAGIC_NUMBER + zlib.crc32(body).to_bytes(4, "big")


def fill_standard_streams() -> None:
    """Where the program was started with its standard streams closed, opens them on nothing: the
    next file to be opened would have their number, and what Qt complains of be written into it."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
