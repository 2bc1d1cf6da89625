"""The plain parts of a game, also for what no example has: bids, partners, a game of Moon."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import pytest

from moon_desktop.cli.worths import advice_json, advice_table
from moon_desktop.engine.account import accounts
from moon_desktop.engine.entries import Bid, Entry, HandEnd, Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.games import CATALOGUE
from moon_desktop.games.defaults.documents import Documents
from moon_desktop.games.defaults.guard import Guarded
from moon_desktop.games.defaults.panel import Panel
from moon_desktop.games.defaults.players import PlainPlayers
from moon_desktop.games.defaults.sheet import Sheets
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.match import PlainSight
from moon_desktop.players.player import Limits
from moon_desktop.players.review import Size, Step
from moon_desktop.words.score import figure
from tests.example_game.magpie import GAME
from tests.example_game.magpie.match import Magpie
from tests.example_game.magpie.rules import MagpieRules
from tests.kit.cases import each
from tests.kit.walks import walked

MOON = CATALOGUE["moon"]
NAMES = ("Ann", "Bea", "Cleo", "Dan")


def test_choices_are_weighed_in_the_time_there_is():
    match = GAME.start(GAME.rules())
    while match.turn is None:
        match, _ = match.after(match.chance(1))
    sight = match.sight(match.turn)

    def weighed(seconds: float | None, deals: int | None = None) -> int:
        return GAME.players.advise(sight, Limits(seconds, lambda: False), deals=deals).deals

    assert weighed(0.0) == 1
    assert weighed(None) == weighed(50.0) > 7
    assert weighed(0.0, 7) == 7


class Knowing(PlainPlayers[Magpie]):
    """Players who know what scores are worth: all of it, to whoever has most."""

    def outlook(self, sight: PlainSight, ended: HandEnd) -> tuple[float, ...]:
        return tuple(float(score == max(ended.scores)) for score in ended.scores)


@pytest.mark.slow
def test_the_game_is_told_of_only_where_its_outlook_is_known():
    """Else choices go by points, in order, and a mistake is as large as the points it costs."""
    rules = GAME.rules(target=4)
    match, step, largest = GAME.start(rules), None, Size.NONE
    while match.number < 3 and not match.over:
        if match.turn is None:
            match, _ = match.after(match.chance(5))
            continue
        sight = match.sight(match.turn)
        advice = PlainPlayers(Magpie).advise(sight, Limits(None, lambda: False), deals=200)
        told = GAME.show.hints.hint(advice, NAMES)
        assert [head.word for head in told.heads] == ["", "Points", ""]
        assert not any(row.win for row in told.rows)
        points = [advice.of(row.choice).points[sight.seat] for row in told.rows]
        assert points == sorted(points, reverse=True)
        worst = told.rows[-1].choice
        step = Step(0, match, worst, GAME.players.hindsight(match), advice)
        largest = max(largest, step.size)
        worths = GAME.show.review.worths(step, NAMES)
        assert [len(row.known) for row in worths.rows] == [1] * len(worths.rows)
        assert [column.head for column in worths.columns] == ["Points"]
        verdict = GAME.show.review.verdict(step, NAMES)
        assert ("On average that costs" in verdict) == (step.size > Size.NONE)
        assert advice_json(GAME, advice)["choices"][0]["win"] is None
        told_of = advice_table(told, sight.seat, NAMES[sight.seat])
        assert "Points" in told_of
        assert "Game" not in told_of
        match, _ = match.after(worst)
    assert largest > Size.NONE
    knowing = Knowing(Magpie).advise(sight, Limits(None, lambda: False), deals=20)
    assert GAME.show.hints.hint(knowing, NAMES).heads[-1].word == "Game"
    assert all(0 <= worth.win <= 1 for worth in knowing.worths)
    assert knowing.of(knowing.best).win == max(worth.win for worth in knowing.worths)


def test_a_card_turned_up_is_out_no_more():
    match = GAME.start(GAME.rules())
    while match.turn is None:
        match, _ = match.after(match.chance(1))
    sight = match.sight(match.turn)
    card = next(piece for piece in match.pack.pieces if piece not in sight.held)

    def where(sight: PlainSight) -> list[str]:
        rows = GAME.show.hints.count(sight, NAMES).rows
        return [one.where for row in rows for one in row.pieces if one.piece == card]

    assert where(sight) == ["out"]
    assert where(sight._replace(shown=(card,))) == ["gone"]


def test_a_hand_goes_on_in_whatever_phase_a_game_has():
    """What a game calls what comes between two tricks is no end of the hand."""
    match = GAME.start(GAME.rules())
    while match.turn is None:
        match, _ = match.after(match.chance(1))
    over = []
    while match.turn is not None:
        play = match.legal()[0]
        later, _ = match.after(play)
        before, after = match.sight(0), later.sight(0)
        if later.turn is not None:
            after = after._replace(phase="swap")
        over.append(GAME.show.table.motion(before, play, after).over)
        match = later
    assert over == [False] * (len(over) - 1) + [True]


def test_what_was_never_a_room_is_not_found():
    with pytest.raises(AttributeError):
        _ = MOON.show.cellar  # type: ignore[attr-defined]


def test_choices_that_are_no_pieces_have_keys_with_their_notation():
    match = MOON.start(MOON.rules())
    while match.turn is None:
        match, _ = match.after(match.chance(1))
    offer = Panel[Any]().offer(match.sight(match.turn), False)
    assert offer is not None
    assert [key.choice for key in offer.keys] == list(match.legal())
    assert [key.text for key in offer.keys][:2] == ["pass", "4"]
    led = Panel[Any]().offer_ends([Play(0, "6-4", "6"), Play(0, "6-4", "4")])
    assert [key.text for key in led.keys] == ["6-4 6", "6-4 4"]
    assert Wording().choice(Bid(0, "over"), None) == "over"


REFUSED: list[tuple[Entry, StrEnum, dict[str, object], str]] = [
    (Play(1, "R2"), Reason.NOT_HELD, {"tile": "R2"}, "The red 2 is not in the hand of Bea."),
    (Play(1, "R2"), Reason.MUST_FOLLOW, {}, "The suit that was led must be followed."),
    (Play(1, "R2"), Reason.LEAD_TRUMP, {}, "Bea must lead a trump first."),
    (Bid(1, "9"), Reason.BID_NOT_OPEN, {"open": (0, 1)}, "Bea cannot bid 9 here, only 0 or 1."),
    (
        Bid(1, "3"),
        Reason.BID_TOO_LOW,
        {"standing": "4"},
        "Bea bids 3, which is not above the standing bid, 4.",
    ),
    (
        Bid(1, "pass"),
        Reason.MUST_BID,
        {},
        "Bea is the dealer and must bid, for all the others passed.",
    ),
    (
        Bid(1, "3"),
        Reason.TRUMP_NOT_OPEN,
        {"trump": "\n"},
        "\\n cannot be called under these house rules.",
    ),
    (Bid(1, "3"), StrEnum("Own", ["ODD"]).ODD, {}, "That is against the rules of the game."),  # type: ignore[attr-defined]
]


@each(("entry", "reason", "facts", "sentence"), REFUSED)
def test_any_game_has_a_sentence_for_what_is_refused(entry, reason, facts, sentence):
    refused = Illegal(entry, reason, "P1", **facts)
    assert GAME.show.help.refusal(refused, NAMES) == sentence


def test_a_refusal_without_the_facts_of_its_sentence_is_told_all_the_same():
    failed: list[str] = []
    behind = Guarded("magpie", lambda: GAME.show.help, lambda: failed.append("failed"), "help", ())
    refused = Illegal(Bid(1, "3"), Reason.BID_TOO_LOW, "P1")
    assert behind.refusal(refused, NAMES) == "That is against the rules of the game."
    assert failed == ["failed"]


def test_another_package_has_documents_told_under_conditions(tmp_path):
    for name in ("minute", "terms", "rules"):
        tmp_path.joinpath(f"{name}.md").write_text(f"# The {name}")
    tmp_path.joinpath("in-force.md").write_text(
        "{if sit_out}\nSome rest.\n{else}\nTo {target}.\n{end}"
    )

    class Told(Documents[MagpieRules]):
        game, folder, book = GAME, tmp_path, tmp_path / "rules.md"

    pages = Told(Wording()).documents(MagpieRules(target=9))
    texts = {page.key: page.text() for page in pages}
    assert texts["minute"] == "# The minute"
    assert texts["rules.md"] == "# The rules"
    assert texts["in-force"].strip() == "To 9."


@each("preset", MOON.presets)
def test_a_hand_of_another_game_can_be_told_plainly(preset):
    """Partners share a score; a hand that all passed, or that was cut short, has fewer tricks."""
    rules = MOON.presets[preset]
    walk = walked(rules, 3, 12)
    names, ended = NAMES[: rules.seats], [e for e in walk.entries if isinstance(e, HandEnd)]
    told_of = list(accounts(MOON.start(rules), walk.entries))
    assert [account.ended for account in told_of] == ended
    for account in told_of:
        told = Sheets[Any](Wording()).told(rules, names, account)
        assert len(told.tricks) == sum(account.ended.tricks)
        assert [figures[2].text for _, figures in told.points] == [
            figure(score) for score in account.ended.scores
        ]
    sight = walk.match.sight(0)
    assert sight.result is not None
    result = Sheets[Any](Wording()).result(sight, names, walk.entries, 0)
    assert result.title
    assert result.over == walk.match.over
