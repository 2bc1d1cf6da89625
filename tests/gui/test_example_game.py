"""The games of the example packages, brought by their entry points, in the real window."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Note, Play
from moon_desktop.games import CATALOGUE
from moon_desktop.games.defaults.french import french_face
from moon_desktop.look.cards.paper import CARD
from moon_desktop.table.faces import Faces
from moon_desktop.windows.help.window import HelpWindow
from moon_desktop.windows.learning.welcome.new_match import NewMatch
from moon_desktop.windows.main import actions
from tests.gui.conftest import leave
from tests.kit.command_line import ROOT, run
from tests.kit.installing import game_of, lay_out_example
from tests.kit.lying import assert_lies_as
from tests.kit.person import until

LOOK = "LOOK: Final"


@pytest.fixture(scope="session")
def installed(tmp_path_factory):
    """The folder that the package is installed in."""
    return lay_out_example(tmp_path_factory.mktemp("magpie"), "example_game")


@pytest.fixture
def magpie(installed):
    """The game, found by its entry point; processes of the program find it as well."""
    with game_of(installed):
        yield CATALOGUE["magpie"]


@pytest.fixture
def owl(tmp_path):
    """The same of the small example."""
    with game_of(lay_out_example(tmp_path / "owl", "example_small")):
        yield CATALOGUE["owl"]


@pytest.fixture
def sit_down(magpie, owl, open_table):
    """Opens a table at which a game is played, and plays its own way."""

    def sit(seats=3, by="click", seed=5, game="magpie", **rules):
        found = CATALOGUE[game].rules(seats=seats, **rules)
        return skilled(open_table(found, seed, game=game, by=by))

    return sit


def skilled(person):
    """Chooses as a casual player of the game that it plays then."""

    def choose(sight):
        return CATALOGUE[person.host.header.game].players.casual(1).choose(sight)

    person.chooser = choose
    return person


def to_the_result(person):
    """Plays what is left of the hand: perhaps nothing, for who rests."""
    while person.asked().legal:
        person.go_on()


def cards_of(person):
    return [entry for entry in person.host.entries if isinstance(entry, Play)]


@pytest.mark.parametrize(
    ("seats", "by"),
    [
        (2, "drag"),
        pytest.param(3, "keys", marks=pytest.mark.slow),
        pytest.param(5, "click", marks=pytest.mark.slow),
        (6, "drag"),
    ],
)
def test_a_hand_is_played_by_hand_at_any_table(sit_down, seats, by):
    """At two the dummy plays along, at five and six the dealer rests."""
    person = sit_down(seats, by, sit_out=True)
    for _ in range(2):
        to_the_result(person)
        assert person.prompt == "", "no line of the hand is left over its result"
        person.read_on()
        person.asked()
    hands = [entry for entry in person.host.entries if type(entry).__name__ == "Scored"]
    resting = seats >= 5
    assert len(hands) == 2
    played = cards_of(person)[: 8 * (seats - resting)]
    assert sum(entry.seat == 0 for entry in played) == (4 if resting else 8)
    assert_lies_as(person.table.scene, CATALOGUE["magpie"].show.table.layout(person.host.sight))
    dummies = [entry for entry in person.host.entries if type(entry).__name__ == "Turned"]
    assert len(dummies) >= (8 if seats == 2 else 0)


@pytest.mark.parametrize(
    ("seats", "by"), [(3, "drag"), pytest.param(4, "keys", marks=pytest.mark.slow)]
)
def test_a_hand_of_the_small_example_is_played_hinted_and_shown(sit_down, seats, by):
    """With French cards on the table, in the hint, on the sheet and in the review."""
    person = sit_down(seats, by, game="owl")
    sight = person.asked()
    person.do(actions.HINT)
    hinting = person.program.commands.hinting
    until(lambda: hinting.sheet.told is not None, "the hint")
    assert {row.choice for row in hinting.sheet.told.rows} == set(sight.legal)
    person.do(actions.COUNTING)
    assert [row.name for row in person.window.side.sheet.told.rows][-1] == "Spades"
    # What cannot be painted fails the test.
    person.window.grab()
    to_the_result(person)
    assert len([entry for entry in cards_of(person) if entry.seat == 0]) == 6
    assert person.window.card.key is not None
    scores = person.program.commands.scores()
    person.do(actions.SHEET)
    scores.show_hand(1)
    assert scores.pane.account.toHtml().count("<img") >= 6 * seats
    person.do(actions.REVIEW)
    window = person.program.commands.review.window
    until(lambda: window.hand == 1, "the review opens")
    assert not window.grab().isNull()
    assert CATALOGUE.failing == ()


@pytest.fixture
def drawn_owl(tmp_path):
    """The small example with the room ``look`` that README adds to it."""
    readme = (ROOT / "README.md").read_text("utf-8")
    (look,) = (block for block in re.findall(r"```python\n(.*?)```", readme, re.S) if LOOK in block)
    (face,) = re.findall(r"`(return french_face.*?)`", readme)
    installed = lay_out_example(tmp_path / "owl", "example_small")
    (installed / "owl" / "look.py").write_text(look, "utf-8")
    show = installed / "owl" / "show.py"
    show.write_text(show.read_text("utf-8").replace("return french_face(piece)", face), "utf-8")
    with game_of(installed):
        yield CATALOGUE["owl"]


@pytest.mark.slow
def test_the_small_example_draws_a_card_itself(drawn_owl, open_table):
    """In the hand and on the sheet."""
    person = skilled(open_table(drawn_owl.rules(seats=4), 5, game="owl", by="click"))
    person.asked()
    own, french = (
        Faces(2.0, each).pixmap("SQ", 90).toImage()
        for each in (drawn_owl.show.table.face, french_face)
    )
    assert own != french
    assert person.table.scene.faces.form == CARD
    person.window.grab()
    to_the_result(person)
    scores = person.program.commands.scores()
    person.do(actions.SHEET)
    scores.show_hand(1)
    assert scores.pane.account.toHtml().count("<img") >= 24
    assert CATALOGUE.failing == ()


@pytest.mark.slow
def test_it_is_chosen_in_new_match(magpie, open_table):
    person = skilled(open_table(by="click"))
    person.do(actions.NEW)
    (dialog,) = person.window.findChildren(NewMatch)
    dialog.games["magpie"].click()
    next(plate for plate in dialog.sets if plate.text() == "Magpie for six").click()
    dialog.number.setText("5")
    rules = "6 players · The dealer rests · 6 chips · To 12"
    assert dialog.chosen_plate.accessibleDescription() == f"Whoever deals rests.\n{rules}"
    dialog.deal.click()
    until(lambda: person.host.header.game == "magpie", "the match begins")
    assert person.host.match.rules == magpie.presets["magpie-six"]
    to_the_result(person)
    assert person.window.card.key is not None


@pytest.mark.slow
def test_a_choice_is_taken_back(sit_down):
    person = sit_down(2)
    person.asked()
    before = person.host.entries
    person.go_on()
    person.asked()
    person.do(actions.UNDO)
    person.asked()
    assert person.host.entries == (*before, Note("undo", seat=0))
    assert_lies_as(person.table.scene, CATALOGUE["magpie"].show.table.layout(person.host.sight))


@pytest.mark.parametrize("seats", [2, pytest.param(6, marks=pytest.mark.slow)])
def test_it_is_taken_up_again_from_the_journal(sit_down, open_table, data, tmp_path, seats):
    """The journal as it lies on disk in the midst of a trick is what a killed program leaves."""
    person = sit_down(seats, sit_out=True)
    if not person.asked().legal:
        person.read_on()
    person.asked()
    person.go_on()
    person.asked()
    entries, sight = person.host.entries, person.host.sight
    left = tmp_path / "left"
    left.mkdir()
    shutil.copy(data / "match-magpie.moon", left)
    leave(person)
    again = skilled(open_table(folder=left, by="keys"))
    assert again.asked() == sight
    assert again.host.entries == entries
    again.go_on()
    again.asked()
    assert read_record(left / "match-magpie.moon").match == again.host.match


@pytest.mark.slow
def test_hint_count_and_sheet_show_the_hand(sit_down):
    """At six, where the dealer rests."""
    person = sit_down(6, sit_out=True)
    if not person.asked().legal:
        person.read_on()
    sight = person.asked()
    person.do(actions.HINT)
    hinting = person.program.commands.hinting
    until(lambda: hinting.sheet.told is not None, "the hint")
    assert {row.choice for row in hinting.sheet.told.rows} == set(sight.legal)
    # What cannot be painted fails the test.
    person.window.grab()
    person.do(actions.COUNTING)
    assert person.window.side.sheet.told.rows[0].name == "Red"
    person.window.grab()
    to_the_result(person)
    person.do(actions.SHEET)
    scores = person.program.commands.scores()
    number = person.host.match.number
    scores.show_hand(number)
    assert scores.open_hand == number
    assert scores.grab().width() > 0
    assert scores.pane.account.toHtml().count("<img") >= 4 * 3


@pytest.mark.slow
def test_review_shows_the_hand(sit_down):
    """At two, where the dummy plays along."""
    person = sit_down(2)
    to_the_result(person)
    person.do(actions.REVIEW)
    window = person.program.commands.review.window
    until(lambda: window.hand == 1, "the review opens")
    until(lambda: not window.bar.line.text(), "all choices are weighed")
    for _ in range(3):
        window.bar.steps["next"].click()
        assert not window.grab().isNull()
    assert "played the" in window.sentence.text()


def test_help_tells_its_rules(sit_down):
    person = sit_down(3)
    person.do(actions.RULES)
    (window,) = person.window.findChildren(HelpWindow)
    assert "Follow the colour led if you can" in window.browser.toPlainText()


@pytest.mark.slow
def test_it_is_simulated_checked_and_advised_on(magpie, installed, tmp_path):
    path = f"{installed}:{ROOT}"
    records = tmp_path / "records"
    words = ("--game", "magpie", "--matches", "2", "--seed", "3", "--records", records)
    done = run("simulate", *words, "--players", "casual,casual,casual", path=path)
    assert done.returncode == 0, done.stderr
    files = sorted(records.glob("*.moon"))
    assert len(files) == 2
    assert json.loads(files[0].read_text().splitlines()[0])["game"] == "magpie"
    checked = run("check", *files, path=path)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert read_record(Path(files[0])).match.over
