"""The catalogue: our own games loaded when first asked for, and those other packages bring."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib.metadata import EntryPoint

import pytest

from moon_desktop.engine.record import Forms
from moon_desktop.games import GROUP, OWN, Catalogue
from moon_desktop.games.game import Game
from moon_desktop.games.moon.rules import MoonRules
from tests.kit.second_game import brought

Install = Callable[..., Catalogue]


def bare(name: str, *presets: str) -> Game:
    """A game that nobody need play."""
    return Game(
        name,
        home=__name__,
        rules=MoonRules,
        presets={key: MoonRules() for key in presets},
        start=list,
        forms=Forms((), 2),
    )


POCKET, MAGPIE = bare("pocket", "usual", "rare"), bare("magpie", "tame")
HIDDEN, RARE = bare("pocket", "fosdick", "rare"), bare("magpie", "rare")
RICH, TEXT = bare("rich"), "poor"


def __getattr__(name: str) -> object:
    """What ends as it is loaded."""
    if name == "EXITS":
        raise SystemExit(1)
    if name == "RAISES":
        raise ValueError("no")
    raise AttributeError(name)


def entry(name: str, attribute: str = "POCKET") -> EntryPoint:
    return EntryPoint(name, f"{__name__}:{attribute}", GROUP)


@pytest.fixture
def install() -> Iterator[Install]:
    """Has these be the games of other packages; gives a new catalogue."""
    with ExitStack() as until_the_end:

        def installed(*games: EntryPoint) -> Catalogue:
            until_the_end.enter_context(brought(*games))
            return Catalogue()

        yield installed


def test_our_own_games_are_called_what_the_catalogue_calls_them():
    catalogue = Catalogue()
    assert catalogue.first == next(iter(OWN))
    assert all(catalogue[name].name == name for name in OWN)
    assert all(catalogue[name].home == home for name, home in OWN.items())


def test_game_is_loaded_when_first_asked_for():
    """And then without its rooms, and without a look at what packages there are."""
    program = """if True:
        import sys
        from moon_desktop.games import CATALOGUE
        loaded = lambda: sorted(n for n in sys.modules if n.startswith("moon_desktop.games."))
        assert loaded() == [], loaded()
        assert "moon" in list(CATALOGUE)
        assert loaded() == [], loaded()
        CATALOGUE = type(CATALOGUE)()
        sys.modules.pop("importlib.metadata")
        game = CATALOGUE["moon"]
        assert "moon_desktop.games.moon.match" in loaded()
        assert "importlib.metadata" not in sys.modules
        rooms = ("moon_desktop.games.moon.show", "moon_desktop.games.moon.players")
        assert not [name for name in loaded() if name.startswith(rooms)], loaded()
        game.show, game.players
        assert {*rooms} <= {*loaded()}
        assert CATALOGUE["moon"] is game
    """
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_packages_bring_games(install):
    """They stand after our own by their names, and each is loaded once."""
    catalogue = install(entry("pocket"), entry("magpie", "MAGPIE"))
    assert list(catalogue) == [*OWN, "magpie", "pocket"]
    assert len(catalogue) == len(OWN) + 2
    assert isinstance(catalogue["pocket"], Game)
    assert catalogue["pocket"] is catalogue["pocket"]
    assert catalogue.broken == ()
    assert "whist" not in catalogue


@pytest.mark.parametrize(
    "broken",
    [
        *(entry("poor", attribute) for attribute in ("RAISES", "EXITS", "GONE", "TEXT", "RICH")),
        EntryPoint("poor", "a_package_that_nobody_has:GAME", GROUP),
        EntryPoint("poor", __name__, GROUP),
    ],
    ids=lambda point: point.value.rpartition(".")[2],
)
def test_game_that_cannot_be_loaded_is_left_out_and_named(install, caplog, broken):
    """With the reason in the log; the others are there all the same."""
    catalogue = install(broken, entry("pocket"))
    with caplog.at_level(logging.WARNING):
        assert set(catalogue) == {*OWN, "pocket"}
    assert catalogue.broken == ("poor",)
    with pytest.raises(KeyError):
        catalogue["poor"]
    (said,) = [record for record in caplog.records if record.name == "moon_desktop.games"]
    assert "poor" in said.getMessage()
    assert said.exc_info


def test_name_of_our_own_is_refused(install, caplog):
    """Nobody's package takes the place of a game of this program; the log says so."""
    own = next(iter(OWN))
    catalogue = install(entry(own))
    assert set(catalogue) == set(OWN)
    assert catalogue[own].home == OWN[own]
    (note,) = caplog.messages
    assert repr(own) in note
    assert "passed over" in note


def test_program_without_games_of_its_own_plays_the_first_that_is_brought(install):
    install(entry("pocket"))
    assert Catalogue({}).first == "pocket"


def test_house_rules_are_found_by_their_key_alone_where_no_other_game_has_it(install, caplog):
    catalogue = install(entry("pocket"), entry("magpie", "MAGPIE"))
    assert catalogue.preset("fosdick") == (catalogue["moon"], "fosdick")
    assert catalogue.preset("rare") == catalogue.preset("pocket:rare")
    assert catalogue.preset("rare") == (catalogue["pocket"], "rare")
    assert catalogue.preset_word(catalogue["magpie"], "tame") == "tame"
    assert not caplog.records


@pytest.mark.parametrize("word", ["wild", "pocket:tame", "whist:usual", "moon:", ":usual", ""])
def test_a_word_that_names_no_house_rules_is_refused(install, word):
    catalogue = install(entry("pocket"), entry("magpie", "MAGPIE"))
    with pytest.raises(KeyError):
        catalogue.preset(word)


def test_a_key_that_another_game_has_is_told_of_and_named_with_its_game(install, caplog):
    """Those of a package were hidden by ours, and nobody said so."""
    catalogue = install(entry("pocket", "HIDDEN"), entry("magpie", "RARE"))
    assert catalogue.preset("fosdick")[0] is catalogue["moon"]
    for word, name in (("pocket:fosdick", "pocket"), ("moon:fosdick", "moon")):
        assert catalogue.preset(word) == (catalogue[name], "fosdick")
    assert catalogue.preset_word(catalogue["pocket"], "rare") == "pocket:rare"
    assert caplog.messages == [
        f"the house rules {key!r} of the game {name!r} are called '{name}:{key}' on command lines,"
        f" for the game {other!r} has some of that name"
        for key, name, other in (("fosdick", "pocket", "moon"), ("rare", "pocket", "magpie"))
    ]
