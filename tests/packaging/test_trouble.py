"""Why pip, apt-get and other commands failed, read from what they print."""

import errno
import re
import sys

import pytest

from tests.kit.cases import each
from trouble import Trouble, from_os_error, output, reason

OFFLINE = """\
WARNING: Retrying (Retry(total=4)) after connection broken by 'NewConnectionError('<HTTPSConnection\
>: Failed to establish a new connection: [Errno -3] Temporary failure in name resolution')'
ERROR: No matching distribution found for platformdirs
"""


@each(
    ("said", "clause"),
    [
        (OFFLINE, "its server cannot be reached (is this machine connected?)"),
        ("Err:1 mirror\n  Temporary failure resolving 'mirror'\nE: Failed to fetch", "its server"),
        ("ERROR: Could not install: [Errno 28] No space left on device: 'x'\n", "the disk is full"),
        ("E: You don't have enough free space in /var/cache/apt/archives/.\n", "the disk is full"),
        ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]", "the server's"),
        (
            "ERROR: No matching distribution found for PySide6-Addons<6.12,>=6.8\n",
            "no PySide6-Addons<6.12,>=6.8 is offered for this Python on this system",
        ),
        ("Collecting x\nERROR: first\nERROR: last.\nhint: try\n", "ERROR: last"),
        ("E: Unable to locate package libgl1\n", "E: Unable to locate package libgl1"),
        ("Fatal: no idea\n\n", "Fatal: no idea"),
        ("", "it gave no reason"),
    ],
)
def test_the_reason_is_a_clause(said, clause):
    assert reason(said).startswith(clause)
    assert not reason(said).endswith(".")


@each(
    ("error", "sentence"),
    [
        (OSError(errno.ENOSPC, "No space"), "The disk is full: make room, then run this again."),
        (PermissionError(errno.EACCES, "Permission denied", "x/.venv"), "Permission denied: x/.v"),
        (OSError("strange"), "strange."),
    ],
)
def test_an_error_of_the_system_is_a_sentence(error, sentence):
    assert from_os_error(error).startswith(sentence)


def test_a_command_tells_what_it_prints_or_why_it_fails(tmp_path, capsys):
    program = "import os, sys; print(os.environ['WORD'], os.getcwd()); sys.exit(int(sys.argv[1]))"
    command = [sys.executable, "-c", program]
    said = output([*command, "0"], "unused", tmp_path, {"WORD": "moon"})
    assert said.split() == ["moon", str(tmp_path)]
    output([*command, "0"], "unused", tmp_path, {"WORD": "  moon"}, re.compile(" +moon"))
    output([*command, "0"], "unused", tmp_path, {"WORD": "sun"}, re.compile(" +moon"))
    assert capsys.readouterr() == ("", f"  moon {tmp_path}\n")
    with pytest.raises(Trouble, match=f"^It went wrong: moon {tmp_path}\\.$"):
        output([*command, "1"], "It went wrong", tmp_path, {"WORD": "moon"})
    with pytest.raises(Trouble, match="It went wrong: there is no no-such-tool here, install it"):
        output(["no-such-tool"], "It went wrong")
