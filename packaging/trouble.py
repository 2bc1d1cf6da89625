"""Why something cannot go on, in one sentence for a person."""

from __future__ import annotations

import errno
import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

NOT_REACHED = re.compile(
    r"NewConnectionError|NameResolutionError|ConnectTimeoutError|ReadTimeoutError|ProxyError"
    r"|Max retries exceeded|Temporary failure|Could not resolve|Network is unreachable"
    r"|Connection (?:refused|timed out)|Failed to establish a new connection"
)


class Trouble(Exception):
    """What is done stops here; `str()` of it is what the person reads."""


def from_os_error(error: OSError) -> str:
    """What the system refused, with the file if it named one."""
    if error.errno == errno.ENOSPC:
        return "The disk is full: make room, then run this again."
    what = error.strerror or str(error)
    return f"{what}: {error.filename}" if error.filename else f"{what}."


def reason(output: str) -> str:
    """Why pip or apt-get failed, judged from all it printed: a clause without a full stop."""
    if "No space left on device" in output or "don't have enough free space" in output:
        return "the disk is full"
    if "CERTIFICATE_VERIFY_FAILED" in output or "certificate verify failed" in output:
        return "the server's certificate was not accepted"
    if NOT_REACHED.search(output):
        return "its server cannot be reached (is this machine connected?)"
    unfit = re.search(r"No matching distribution found for (.+)", output)
    if unfit:
        return f"no {unfit[1].split(' (from')[0]} is offered for this Python on this system"
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    said = [line for line in lines if re.match(r"(ERROR|error|E):", line)] or lines
    return said[-1].rstrip(".") if said else "it gave no reason"


def output(
    command: Sequence[str | Path],
    failure: str,
    folder: Path | None = None,
    variables: Mapping[str, str] | None = None,
    shown: re.Pattern[str] | None = None,
) -> str:
    """What a command prints, run in `folder` with these environment variables besides those there
    are; lines that are `shown` are passed on as they come, so that a person sees that it goes on.

    Raises Trouble, `failure` and the reason, if it fails.
    """
    try:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, **(variables or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except FileNotFoundError:
        raise Trouble(f"{failure}: there is no {command[0]} here, install it.") from None
    said = []
    with process:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line)
            if shown and shown.match(line):
                print(" ", line.strip(), file=sys.stderr, flush=True)
    if process.returncode != 0:
        raise Trouble(f"{failure}: {reason(''.join(said))}.")
    return "".join(said)
