"""What commands tell of a game of another package that cannot be loaded."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from moon_desktop.cli.main import main
from moon_desktop.games import CATALOGUE, GROUP
from tests.kit.arrange import Table
from tests.kit.command_line import CASUALS
from tests.kit.second_game import SECOND, brought


class Hostile(Exception):
    """An error that cannot even be told."""

    def __repr__(self) -> str:
        raise ValueError


def __getattr__(name: str) -> object:
    if name == "HOSTILE":
        raise Hostile
    raise AttributeError(name)


WHIM = (
    "moon-desktop: The game “whim” cannot be loaded:"
    " ModuleNotFoundError(\"No module named 'no_such_package_of_games'\").\n"
)


@pytest.fixture(autouse=True)
def whim():
    """A game that cannot be loaded."""
    with brought(EntryPoint("whim", "no_such_package_of_games:GAME", GROUP)):
        yield


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "match.moon"
    path.write_bytes(b"".join(Table(target=7).sweep(0).lines()))
    return path


@pytest.mark.parametrize("command", [["check", "-v"], ["review"]])
def test_no_game_of_another_package_is_looked_for_to_read_a_record_of_ours(capsys, record, command):
    assert main([*command, str(record)]) == 0
    assert CATALOGUE.broken == ()
    assert capsys.readouterr().err == ""


def test_nor_to_say_that_a_file_is_no_record(capsys, tmp_path):
    (tmp_path / "noise.moon").write_bytes(b"{}\n")
    assert main(["check", str(tmp_path / "noise.moon")]) == 1
    assert CATALOGUE.broken == ()
    assert capsys.readouterr().err == ""


def test_a_record_of_an_unknown_game_is_told_with_the_game_that_is_left_out(capsys, record):
    """In a sentence, without a traceback."""
    record.write_bytes(record.read_bytes().replace(b'"moon"', b'"whim"', 1))
    assert main(["check", str(record)]) == 1
    told = capsys.readouterr()
    assert told.err == WHIM
    assert "does not know the game “whim”" in told.out


@pytest.mark.parametrize("words", [["--help"], ["simulate", "--help"], ["check", "--help"]])
def test_help_tells_of_it_too(capsys, words):
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 0
    told = capsys.readouterr()
    assert told.err == WHIM
    assert "fosdick" in told.out or words == ["check", "--help"]


def test_matches_are_simulated_all_the_same(capsys):
    assert main(["simulate", *CASUALS, "--matches", "1", "--preset", "fosdick"]) == 0
    told = capsys.readouterr()
    assert told.err in ("", WHIM)
    assert "Matches: 1" in told.out


@pytest.mark.slow
def test_processes_that_play_do_not_tell_of_it_again(capfd):
    with brought(
        EntryPoint("whim", "no_such_package_of_games:GAME", GROUP),
        EntryPoint(SECOND.name, "tests.kit.second_game:SECOND", GROUP),
    ):
        words = [*CASUALS, "--game", SECOND.name, "--matches", "2", "--workers", "2"]
        assert main(["simulate", *words, "--hand-limit", "2"]) == 0
    told = capfd.readouterr()
    assert "Matches: 2" in told.out
    assert told.err.startswith(WHIM)
    assert "Traceback" not in told.err


def test_an_error_that_cannot_be_told_is_named(capsys, record):
    record.write_bytes(record.read_bytes().replace(b'"moon"', b'"odd"', 1))
    with brought(EntryPoint("odd", f"{__name__}:HOSTILE", GROUP)):
        assert main(["check", str(record)]) == 1
    assert capsys.readouterr().err == "moon-desktop: The game “odd” cannot be loaded: Hostile.\n"
