"""What one copy of the program says to another: read with care, for anybody may say it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.outside.messages import LIMIT, Call, address, read, sayable, written

posix = pytest.mark.skipif(os.name != "posix", reason="sockets lie in folders on Unix")
SOUND = {"moon-desktop": 1, "file": os.path.abspath("a.moon"), "token": ""}


def line(**other: object) -> bytes:
    return json.dumps({**SOUND, **other}).encode() + b"\n"


@pytest.mark.parametrize("name", ["a.moon", "an evening.moon", "Ø 令和 🌙.moon", "b\udcff.moon"])
def test_call_is_read_as_it_was_written(name):
    call = Call(Path(os.path.abspath(name)), "token-1_TIME12")
    assert read(written(call)) == call


def test_longest_path_of_all_can_be_called():
    call = Call(Path(os.path.abspath("/" + "令和/" * 1300 + "a")))
    assert len(written(call)) <= LIMIT
    assert read(written(call)) == call


def test_window_alone_may_be_wanted():
    assert read(written(Call(None))) == Call(None, "")


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\n",
        b"GET / HTTP/1.1\r\n",
        line()[:-1],
        b"[" * 20_000 + b"\n",
        b'{"file": "/a"}\n',
        line(more=1),
        line(**{"moon-desktop": 2}),
        line(file=7),
        line(file=""),
        line(file="a.moon"),
        line(file="../a.moon"),
        line(file="/a\0b"),
        # Half a letter can be in the name of a file on Windows.
        pytest.param(line(file="/\ud800"), marks=posix),
        line(file="/" + "a" * 5000),
        line(token=None),
        line(token="a b"),
        line(token="a\0"),
        line(token="é"),
        line(token="a" * 513),
        b" " * LIMIT + line(),
    ],
)
def test_what_is_no_call_is_refused(said):
    assert read(line()) is not None
    assert read(said) is None


@pytest.mark.parametrize("token", ["a b", "é", "a" * 513, "a\n", ""])
def test_token_that_cannot_be_said_does_not_keep_the_call_from_being_heard(token):
    call = Call(None, sayable(token))
    assert read(written(call)) == Call(None, "")
    assert sayable("kwin-17_TIME12") == "kwin-17_TIME12"


@given(st.binary(max_size=200))
def test_noise_is_refused(noise):
    assert read(noise + b"\n") is None


# --- where a copy is called ------------------------------------------------------------------


@pytest.fixture
def places(monkeypatch):
    """A folder of the session for sockets, and one for what does not last; their paths are short,
    as they must be."""
    with TemporaryDirectory(prefix="moon-", dir="/tmp") as folder:
        lie_in(Path(folder), monkeypatch)
        yield Path(folder)


def lie_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("run", "tmp"):
        (folder / name).mkdir(mode=0o700, parents=True)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder / "run"))
    monkeypatch.setattr("tempfile.tempdir", str(folder / "tmp"))


@posix
def test_each_folder_of_matches_has_its_own_address(places):
    here, there = address(places / "one"), address(places / "two")
    assert here is not None
    assert here != there
    assert Path(here).parent == places / "run"
    (places / "link").symlink_to(places / "one")
    assert address(places / "link") == here
    assert not list((places / "tmp").iterdir()), "no folder is made that is not needed"


@posix
@pytest.mark.parametrize("lacking", ["unset", "relative", "gone", "open to others", "a link"])
def test_without_a_folder_of_the_session_one_of_ones_own_is_made(places, monkeypatch, lacking):
    run = places / "run"
    match lacking:
        case "unset":
            monkeypatch.delenv("XDG_RUNTIME_DIR")
        case "relative":
            monkeypatch.chdir(places)
            monkeypatch.setenv("XDG_RUNTIME_DIR", "run")
        case "gone":
            run.rmdir()
        case "open to others":
            run.chmod(0o777)
        case "a link":
            run.rename(places / "other")
            run.symlink_to(places / "other")
    found = address(places)
    assert found is not None
    made = Path(found).parent
    assert made.parent == places / "tmp"
    assert made.stat().st_mode & 0o777 == 0o700


@posix
def test_folder_that_somebody_else_could_have_made_is_not_used(places):
    (places / "run").chmod(0o777)
    assert address(places) is not None
    (made,) = (places / "tmp").iterdir()
    made.chmod(0o777)
    assert address(places) is None


@posix
def test_where_no_folder_can_be_made_nobody_is_called(places, monkeypatch):
    """On a full disk Python finds none for what does not last."""
    monkeypatch.setattr("tempfile.tempdir", None)
    monkeypatch.setattr("tempfile._candidate_tempdir_list", list)
    assert address(places) is not None
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert address(places) is None


@posix
def test_path_too_long_for_a_socket_is_not_used(places, monkeypatch):
    lie_in(places / ("long" * 20), monkeypatch)
    assert address(places) is None
