"""Games of other packages that fail while they are played: that is told once, and all goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.settings import Settings, file_at
from moon_desktop.games import GROUP
from moon_desktop.games.moon.rules import MoonRules
from tests.gui.conftest import leave
from tests.kit.command_line import ROOT
from tests.kit.installing import lay_out_example
from tests.kit.second_game import brought
from tests.kit.second_game import second as second

pytestmark = pytest.mark.usefixtures("unpainted")

STARTED = """
import os, sys
from PySide6.QtCore import QTimer
from moon_desktop.cli.main import main
from moon_desktop.table.table_view import TableView
from moon_desktop.windows.main.window import MainWindow

shown = MainWindow.showEvent

def show(window, event):
    shown(window, event)
    if not AWAITED:
        window.view.first_seen.connect(lambda: leave_in(200, window))

def leave_in(ms, window):
    QTimer.singleShot(ms, window, lambda: leave(window))

def leave(window):
    print("open:", window.windowTitle())
    window.grab()
    window.close()

MainWindow.showEvent = show

def tell(window, title, text, offer=""):
    print("told:", *text.split())
    if AWAITED and AWAITED in text:
        leave_in(200, window)

AWAITED = os.environ.get("MOON_TEST_AWAITED", "")
MainWindow.tell = tell
sys.exit(main(sys.argv[1:]))
"""
"""Starts the program and prints what its window says; closes it a while after its table was seen,
or what is awaited was said."""

SAID = "Something is wrong in the game “Magpie”, which another package brought"
PUT_AWAY = "Your match of “Magpie” cannot be shown, for the game itself fails."

FAULTS = {
    "face": "MagpieTable.face = lambda _, piece: Face('moon', 'K' if piece else '', 'stars')",
    "sign": "MagpieTable.face = lambda _, piece: Face('moon', '3', 'hearts' if piece else 'stars')",
    "no look": "MagpieTable.face = lambda _, piece: Face('magpie', piece or '')",
    "no face": "def face(_, piece):\n    raise KeyError(piece)\nMagpieTable.face = face",
    "emblem": "kept = MagpieTable.telling\n"
    "MagpieTable.telling = lambda *of: kept(*of)._replace(emblem='karte:hearts')",
    "telling": "def telling(*of):\n    raise ZeroDivisionError\nMagpieTable.telling = telling",
    "plates": "from moon_desktop.games.views.table import Telling\n"
    "MagpieTable.telling = lambda *of: Telling((), '', '', '')",
    "words": "kept = MagpieTable.telling\n"
    "MagpieTable.telling = lambda *of: kept(*of)._replace(title=7, plates='three')",
    "chips": "kept = MagpieTable.telling\ndef telling(*of):\n    told = kept(*of)\n    plates = "
    "tuple(plate._replace(rail=7, score='many') for plate in told.plates)\n"
    "    return told._replace(plates=plates)\nMagpieTable.telling = telling",
    "motion": "def motion(*of):\n    raise SystemExit(3)\nMagpieTable.motion = motion",
    "prompt": "MagpieTable.prompt = lambda *of: None",
    "gone": "MagpieTable.face = MagpieTable.prompt = MagpieTable.motion = None",
}
"""What stands at the end of its room ``show``; nothing of it keeps a match from being played."""


STOOD_IN = (
    "In the game “magpie”, which another package brought, a computer player did not make a choice: "
    "where that happens, the first choice that the rules allow is made in its place. The program’s "
    "log says why."
)
PLAYERS = {
    "exits": "import os\nCasualMagpie.choose = lambda *of: os._exit(3)",
    "crashes": "import os\nCasualMagpie.choose = lambda *of: os.kill(os.getpid(), 11)",
    "unmade": "class CasualMagpie:\n    def __init__(self, *of):\n        raise SystemExit(3)",
}
"""What stands at the end of its room ``players``; nothing of it ends the window."""


UNSHOWN = {
    "layout": "def layout(*of):\n    raise ZeroDivisionError\nMagpieTable.layout = layout",
    "other": "MagpieTable.layout = lambda _, sight: sight",
    "room": "import no_such_room",
}


class Home:
    """Where the program keeps its things, and the package is installed whose show ends so."""

    def __init__(self, folder: Path, ending: str) -> None:
        self.folder = folder
        self.installed = lay_out_example(folder, "example_game")
        self.end_with(ending)

    def end_with(self, ending: str, room: str = "show") -> None:
        file = self.installed / "magpie" / f"{room}.py"
        whole = file.read_text("utf-8").partition("\n# Here it fails.")[0]
        file.write_text(f"{whole}\n# Here it fails.\n{ending}\n", "utf-8")

    def start(self, *words: str, awaited: str = "", complains: str = "") -> list[str]:
        """The lines of a start that ends as it should, when ``awaited`` was said, and
        ``complains`` on stderr."""
        places = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
        done = subprocess.run(
            [sys.executable, "-c", STARTED, *words],
            cwd=ROOT,
            env=os.environ
            | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(self.installed)}
            | {"MOON_TEST_AWAITED": awaited}
            | dict.fromkeys(places, str(self.folder)),
            capture_output=True,
            encoding="utf-8",
            timeout=50,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, complains)
        return done.stdout.splitlines()

    @property
    def files(self) -> dict[str, bytes]:
        """The records there are, by their names."""
        data = self.folder / "moon-desktop"
        return {str(file.relative_to(data)): file.read_bytes() for file in data.rglob("*.moon")}


@pytest.mark.parametrize(
    "fault",
    [pytest.param(name, marks=pytest.mark.slow) for name in FAULTS if name != "face"] + ["face"],
)
def test_a_match_whose_show_fails_is_begun_and_taken_up_again(tmp_path, fault):
    home = Home(tmp_path, FAULTS[fault])
    for words in (("--preset", "magpie"), ()):
        # Where nothing moves nobody asks how it does.
        unasked = fault == "motion" and not words
        *told, seen = home.start(*words, awaited="" if unasked else SAID)
        assert "".join(told).count(SAID) == 1 or unasked
        assert "Magpie" in seen
    assert list(home.files) == ["match-magpie.moon"], "it is played on"


@pytest.mark.slow
@pytest.mark.parametrize(
    "fault",
    ["exits", *(pytest.param(name, marks=pytest.mark.slow) for name in ("crashes", "unmade"))],
)
def test_a_match_whose_own_players_end_their_process_is_played_on(tmp_path, fault):
    """They chose in the window's, which every start of it ended."""
    home = Home(tmp_path, "")
    home.end_with(PLAYERS[fault], "players")
    for words in (("--preset", "magpie"), ()):
        told, seen = home.start(*words, awaited=STOOD_IN)
        assert told == f"told: {STOOD_IN}"
        assert "Magpie" in seen
    assert list(home.files) == ["match-magpie.moon"], "it is played on"


@pytest.mark.slow
def test_what_the_log_is_said_to_say_stands_there(tmp_path):
    """Also where the words of the start had the games looked for."""
    home = Home(tmp_path, "")
    (points,) = home.installed.glob("*.dist-info/entry_points.txt")
    points.write_text(points.read_text() + "whim = no_such_package_of_games:GAME\n")
    why = "ModuleNotFoundError(\"No module named 'no_such_package_of_games'\")"
    complaint = f"moon-desktop: The game “whim” cannot be loaded: {why}.\n"
    told, _ = home.start("--preset", "magpie", complains=complaint)
    assert "“whim” could not be loaded, and cannot be played. The program’s log says why." in told
    log = (tmp_path / "moon-desktop" / "moon-desktop.log").read_text("utf-8")
    assert log.count("the game 'whim' cannot be loaded from no_such_package_of_games:GAME") == 1
    assert "ModuleNotFoundError: No module named" in log


@pytest.mark.parametrize(
    "fault", [*(pytest.param(one, marks=pytest.mark.slow) for one in ("other", "room")), "layout"]
)
def test_a_match_that_cannot_be_shown_is_kept_and_another_one_opens(tmp_path, fault):
    home = Home(tmp_path, "")
    assert home.start("--preset", "magpie")[-1].startswith("open: Magpie")
    before = home.files["match-magpie.moon"]
    home.end_with(UNSHOWN[fault])
    told, seen = home.start()
    assert PUT_AWAY in told
    assert SAID in told
    assert seen.startswith("open: Moon")
    (kept,) = (name for name in home.files if name.startswith("records"))
    assert home.files[kept] == before
    assert kept in told
    assert "match-magpie.moon" not in home.files
    *words, seen = home.start()
    assert PUT_AWAY not in "".join(words)
    assert seen.startswith("open: Moon")


def test_a_new_match_that_cannot_be_shown_gives_way_to_the_one_that_was_left(
    open_table, data, second, monkeypatch, log
):
    """Also one chosen in New match; that of our own first game is gone on with as it was."""
    person = open_table(MoonRules(), 0)
    person.asked()
    person.go_on()
    person.asked()
    entries = person.host.entries
    monkeypatch.setattr(type(second.show.table), "layout", lambda *_: 1 // 0, raising=False)
    person.program.matches.begin(second.rules(), 1, game="second")
    assert person.heard().startswith("Your match of “Second” cannot be shown, for the game itself")
    person.asked()
    assert (person.host.header.game, person.host.entries) == ("moon", entries)
    (kept,) = (data / "records").iterdir()
    assert read_record(kept).header.game == "second"
    person.go_on()
    person.asked()
    assert read_record(data / "match.moon").entries == person.host.entries
    (line,) = log()
    assert line == "the match cannot be shown"


@pytest.mark.slow
def test_a_game_that_is_gone_is_named_and_its_match_waits_for_it(open_table, data, second):
    person = open_table(second.rules(), 5, game="second")
    person.go_on()
    person.asked()
    entries, journal = person.host.entries, data / "match-second.moon"
    leave(person)
    before = journal.read_bytes()
    with brought():
        person = open_table()
        assert person.heard() == (
            "The game “second”, which you chose last, is not there: it is not installed any more, "
            "or cannot be loaded. Your match of it is kept: when the game is there again, New "
            "match goes on with it."
        )
        person.go_on()
        person.asked()
        leave(person)
        assert journal.read_bytes() == before
        again = open_table()
        again.asked()
        assert again.told == [], "that is said once"
        leave(again)
    with brought(EntryPoint(second.name, "tests.kit.second_game:SECOND", GROUP)):
        person = open_table()
        person.asked()
        person.program.matches.go_on("second")
        person.asked()
        assert person.host.entries == entries
        leave(person)


@pytest.mark.parametrize("line", ["game=", 'game=""', "game=whist, second", "game=@Size(1 2)"])
def test_no_game_is_said_to_be_gone_where_none_is_named(open_table, tmp_path, line):
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "preferences.ini").write_text(f"[General]\ntheme=night\n{line}\n")
    person = open_table()
    assert person.heard().endswith(
        "Some preferences could not be read and are back at their defaults: “Game”."
    )
    assert person.program.preferences.settings == Settings(theme="night", welcomed=True)


def test_where_no_match_of_it_is_kept_nothing_is_said_of_one(open_table, tmp_path):
    store = file_at(tmp_path / "config")
    store.setValue("game", "whist")
    store.sync()
    person = open_table()
    assert person.heard() == (
        "The game “whist”, which you chose last, is not there: it is not installed any more, or "
        "cannot be loaded."
    )


@pytest.mark.slow
def test_new_match_tells_once_of_a_game_that_cannot_be_loaded(open_table, told, log):
    with brought(EntryPoint("whim", "no_such_package_of_games:GAME", GROUP)):
        person = open_table()
        person.asked()
        assert told == []
        person.program.commands.new_match()
        assert person.heard() == (
            "The game “whim” could not be loaded, and cannot be played. The program’s log says why."
        )
        person.program.commands.preferences()
        person.program.commands.new_match()
        QTest.qWait(5)
        person.program.commands.welcome.toggle()
        person.go_on()
        assert told == []
        (line,) = log()
        assert "whim" in line
        leave(person)
