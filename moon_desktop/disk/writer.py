"""A thread that waits for the disk, so that the window need not."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

Written: TypeAlias = Callable[[], bool]
"""Whether something that is to be written was written, or could not be."""


def at_once() -> bool:
    """Of what nobody has to wait for."""
    return True


class Writer:
    """Does what it is given in its order, in a thread of its own; one other gives it everything,
    and waits for it. A program that ends waits for it, too."""

    def __init__(self, answered: Callable[[], None]) -> None:
        """``answered`` is called in the thread that writes, whenever something was done."""
        self._answered = answered
        self._pool: ThreadPoolExecutor | None = None
        self._last: Future[None] | None = None
        self._trouble: deque[Exception] = deque()

    def give(self, task: Callable[[], None]) -> Written:
        """Has ``task`` done after all that was given before; returns what tells whether it is,
        which it never is where it raised something."""
        if self._pool is None:
            # Loaded, and the thread begun, when there is first something to be written.
            from concurrent.futures import ThreadPoolExecutor

            self._pool = ThreadPoolExecutor(1, "journal")
        done = Event()
        self._last = self._pool.submit(self._do, task, done)
        return done.is_set

    def _do(self, task: Callable[[], None], done: Event) -> None:
        try:
            task()
        except Exception as error:
            self._trouble.append(error)
        else:
            done.set()
        # Within the task: whoever has waited for it may take down what is told of it.
        self._answered()

    def wait(self) -> None:
        """Waits until all is done that was given."""
        if self._last is not None:
            self._last.result()
            self._last = None

    def check(self) -> None:
        """Raises what a task has raised, once."""
        if self._trouble:
            raise self._trouble.popleft()
