"""The catalogue: our own games loaded when first asked for, and those other packages bring."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from moon_desktop.games import CATALOGUE, GROUP, OWN, Catalogue
from moon_desktop.games.game import Game
from moon_desktop.words import language

Install = Callable[..., Catalogue]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Puts packages where Python finds them: the name of a game, its code, and what is its Game;
    gives a new catalogue."""

    def installed(*games: tuple[str, str, str]) -> Catalogue:
        for number, (name, code, attribute) in enumerate(games):
            module = f"brought_{tmp_path.name}_{number}".replace("-", "_")
            (tmp_path / f"{module}.py").write_text(code)
            about = tmp_path / f"{module}-1.0.dist-info"
            about.mkdir()
            (about / "METADATA").write_text(
                f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n"
            )
            points = f"[{GROUP}]\n{name} = {module}{attribute}\n"
            (about / "entry_points.txt").write_text(points)
        monkeypatch.syspath_prepend(str(tmp_path))
        return Catalogue()

    return installed


def code(name: str) -> str:
    """A module with a game that nobody need play."""
    return (
        "from moon_desktop.engine.record import Forms\n"
        "from moon_desktop.games.game import Game\n"
        f"GAME = Game({name!r}, home=__name__, rules=dict, choices={{}}, presets={{}},\n"
        "    start=list, forms=Forms((), 2), visible=lambda entry, seat: entry)\n"
    )


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
    """They stand after our own, and each is loaded once."""
    catalogue = install(("pocket", code("pocket"), ":GAME"), ("magpie", code("magpie"), ":GAME"))
    assert list(catalogue)[: len(OWN)] == list(OWN)
    assert set(catalogue) == {*OWN, "pocket", "magpie"}
    assert len(catalogue) == len(OWN) + 2
    assert isinstance(catalogue["pocket"], Game)
    assert catalogue["pocket"] is catalogue["pocket"]
    assert catalogue.broken == ()
    assert "whist" not in catalogue


@pytest.mark.parametrize(
    ("broken", "attribute"),
    [
        ("raise ValueError('no')", ":GAME"),
        ("import a_package_that_nobody_has", ":GAME"),
        ("raise SystemExit(1)", ":GAME"),
        ("GAME = ", ":GAME"),
        (code("poor"), ":GAMES"),
        (code("poor"), ""),
        ("GAME = 'poor'", ":GAME"),
        (code("rich"), ":GAME"),
    ],
    ids=["raises", "imports", "exits", "syntax", "attribute", "module", "no game", "other name"],
)
def test_game_that_cannot_be_loaded_is_left_out_and_named(install, caplog, broken, attribute):
    """With the reason in the log; the others are there all the same."""
    catalogue = install(("poor", broken, attribute), ("pocket", code("pocket"), ":GAME"))
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
    catalogue = install((own, code(own), ":GAME"))
    with caplog.at_level(logging.WARNING):
        assert set(catalogue) == set(OWN)
    assert catalogue[own].home == OWN[own]
    assert own in caplog.text
    assert "passed over" in caplog.text


def test_of_two_packages_with_one_name_one_is_taken(install, caplog):
    catalogue = install(*[("pocket", code("pocket"), ":GAME")] * 2)
    with caplog.at_level(logging.WARNING):
        assert list(catalogue) == [*OWN, "pocket"]
    assert caplog.text.count("passed over") == 1


def test_program_without_games_of_its_own_plays_the_first_that_is_brought(install):
    install(("pocket", code("pocket"), ":GAME"))
    assert Catalogue({}).first == "pocket"


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("game", ["moon", "texas42", "shoot-the-moon-cards"])
def test_rule_books_call_presets_as_the_windows_do(game, code):
    language.speak(code)
    try:
        show = CATALOGUE[game].show
        text = next(page for page in show.help_documents(None) if page.key == "rules.md").text()
        for key in CATALOGUE[game].presets:
            assert f"### {key}\n\n**{show.rules.preset_name(key)}.** " in text
    finally:
        language.speak("en")


def with_presets(name: str, *keys: str) -> tuple[str, str, str]:
    presets: dict[str, object] = {key: {} for key in keys}
    return name, code(name).replace("presets={}", f"presets={presets}"), ":GAME"


def test_house_rules_are_found_by_their_key_alone_where_no_other_game_has_it(install, caplog):
    catalogue = install(with_presets("pocket", "usual", "rare"), with_presets("magpie", "tame"))
    assert catalogue.preset("fosdick") == (catalogue["moon"], "fosdick")
    assert catalogue.preset("rare") == catalogue.preset("pocket:rare")
    assert catalogue.preset("rare") == (catalogue["pocket"], "rare")
    assert catalogue.preset_word(catalogue["magpie"], "tame") == "tame"
    assert not caplog.records


@pytest.mark.parametrize("word", ["wild", "pocket:tame", "whist:usual", "moon:", ":usual", ""])
def test_a_word_that_names_no_house_rules_is_refused(install, word):
    catalogue = install(with_presets("pocket", "usual"), with_presets("magpie", "tame"))
    with pytest.raises(KeyError):
        catalogue.preset(word)


def test_a_key_that_another_game_has_is_told_of_and_named_with_its_game(install, caplog):
    """Those of a package were hidden by ours, and nobody said so."""
    catalogue = install(with_presets("pocket", "fosdick", "rare"), with_presets("magpie", "rare"))
    assert catalogue.preset("fosdick")[0] is catalogue["moon"]
    for word, name in (("pocket:fosdick", "pocket"), ("moon:fosdick", "moon")):
        assert catalogue.preset(word) == (catalogue[name], "fosdick")
    first, second = sorted(("pocket", "magpie"), key=list(catalogue).index)
    assert catalogue.preset_word(catalogue[second], "rare") == f"{second}:rare"
    assert caplog.messages == [
        f"the house rules {key!r} of the game {name!r} are called '{name}:{key}' on command lines,"
        f" for the game {other!r} has some of that name"
        for key, name, other in (("fosdick", "pocket", "moon"), ("rare", second, first))
    ]
