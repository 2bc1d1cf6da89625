"""Why pip and apt-get failed, read from what they print."""

import errno

import pytest

from trouble import from_os_error, reason

OFFLINE = """\
WARNING: Retrying (Retry(total=4)) after connection broken by 'NewConnectionError('<HTTPSConnection\
>: Failed to establish a new connection: [Errno -3] Temporary failure in name resolution')'
ERROR: Could not find a version that satisfies the requirement platformdirs (from versions: none)
ERROR: No matching distribution found for platformdirs
"""


@pytest.mark.parametrize(
    ("output", "clause"),
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
def test_the_reason_is_a_clause(output, clause):
    assert reason(output).startswith(clause)
    assert not reason(output).endswith(".")


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError(errno.ENOSPC, "No space"), "The disk is full: make room, then run this again."),
        (PermissionError(errno.EACCES, "Permission denied", "x/.venv"), "Permission denied: x/.v"),
        (OSError("strange"), "strange."),
    ],
)
def test_an_error_of_the_system_is_a_sentence(error, sentence):
    assert from_os_error(error).startswith(sentence)
