"""Rounds of a series played by the workers of a dask.distributed scheduler."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Generator
from concurrent.futures import CancelledError
from typing import Final

from moon_desktop import __version__
from moon_desktop.arena.series import Played, Series, parts_of, play_part
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import printable, quoted


class Unreachable(Exception):
    """There is no cluster to play on, told in a sentence."""


REACH: Final = 5.0
"""Seconds in which a scheduler has to answer, and then to have a worker."""

AHEAD: Final = 8
"""So many parts are handed over for each task at a time: enough that no worker waits, and not so
many that the scheduler is kept from its other work."""

_PAUSE: Final = 0.1


def played_there(series: Series, rounds: int, address: str) -> Generator[Played]:
    """What becomes of rounds 1 … ``rounds``, in order, played on the cluster at ``address``.

    The scheduler plays again what is lost with a worker. Raises Unreachable where there is
    no scheduler with a worker, ChildProcessError where the cluster cannot play to the end.
    """
    try:
        import distributed
    except ImportError as error:
        raise Unreachable(
            tr(
                "--cluster needs the package distributed, which cannot be loaded: {error}. "
                "It comes with moon-desktop[cluster]."
            ).format(error=error)
        ) from None
    # What goes wrong is told below, in a sentence; its own notes have pages.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    threads = asyncio.run(_threads(address))
    client = distributed.Client(address, timeout=REACH, set_as_default=False)
    futures: deque[distributed.Future] = deque()
    try:
        parts = deque(parts_of(rounds, threads))
        while parts or futures:
            while parts and len(futures) < AHEAD * threads:
                part = parts.popleft()
                futures.append(client.submit(play_alike, __version__, series, part, pure=False))
            yield futures[0].result()
            # Left to its end it would let go by itself, but there a Ctrl+C would be lost.
            futures[0].release()
            futures.popleft()
    except (OSError, CancelledError, asyncio.CancelledError) as error:
        raise ChildProcessError(tr("The scheduler of the cluster was lost.")) from error
    except Exception as error:
        text = tr("The cluster cannot play: {error}.")
        raise ChildProcessError(text.format(error=printable(repr(error), 200))) from error
    finally:
        client.cancel(list(futures), force=True)
        client.close()


def play_alike(version: str, series: Series, part: range) -> Played:
    """Play some of the rounds of a series, as the program of ``version`` does.

    Raises RuntimeError in another: its records would be others.
    """
    if version != __version__:
        raise RuntimeError(f"a worker has moon-desktop {__version__}, and this is {version}")
    return play_part(series, part)


async def _threads(address: str) -> int:
    """How many tasks the workers of the scheduler at ``address`` take at a time; Unreachable
    where there is no scheduler, or none of its workers turns up."""
    from distributed.core import rpc

    workers: dict[str, dict[str, int]] | None = None
    try:
        async with asyncio.timeout(REACH), rpc(address) as scheduler:
            while not (workers := (await scheduler.identity())["workers"]):
                await asyncio.sleep(_PAUSE)
    except Exception as error:
        if workers is not None:
            text = tr("The scheduler at {address} has no workers.")
        elif isinstance(error, TimeoutError):
            text = tr(
                "No scheduler of dask answers at {address}: nothing was heard in {seconds:.0f} "
                "seconds."
            )
        else:
            text = tr("No scheduler of dask answers at {address}: {reason}.")
        reason = printable(str(error) or type(error).__name__, 200)
        raise Unreachable(
            text.format(address=quoted(address), seconds=REACH, reason=reason)
        ) from None
    return sum(worker["nthreads"] for worker in workers.values())
