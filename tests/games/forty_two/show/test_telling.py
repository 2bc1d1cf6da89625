"""What Texas 42 tells by judgement: whom it speaks to, and what it leaves to a picture."""

from __future__ import annotations

from moon_desktop.engine.pieces import TILES
from moon_desktop.games.forty_two.show import SHOW
from moon_desktop.games.views.table import Result
from tests.kit.cases import each
from tests.kit.forty_two import SURE, Table

NAMES = ("You", "Theo", "Bea", "Ada")


def test_while_the_table_moves_the_lead_is_told():
    """T7.1."""
    sight = Table().deal(SURE).bid(0, "1m").say("6", "6-1").match.sight(0).unasked()
    assert SHOW.table.prompt(sight, NAMES, 0) == "You led the six-one."
    assert SHOW.table.prompt(sight, ("Dot", *NAMES[1:]), 1) == "Dot led the six-one."


def test_nobody_is_spoken_to_over_a_veiled_table():
    table = Table().deal("6-6 5-5 4-4 3-3 2-1 3-1 4-1").bid(0, "plunge")
    names = ("Dot", *NAMES[1:])
    assert SHOW.table.prompt(table.match.sight(0).veil(), names, 0) == (
        "Dot plunged: Bea names trump and leads."
    )
    last = Table().deal().say("30 pass 31").match.sight(3)
    assert SHOW.table.telling(last, NAMES, 3).plates[0].pill == "You shake and bid last"
    assert SHOW.table.telling(last.veil(), NAMES, 3).plates[0].pill == "No bid yet"


@each(
    ("house", "strokes"),
    [({}, (3, 7)), ({"target": 250}, None), ({"scoring": "points", "target": 250}, None)],
)
def test_marks_are_strokes(house, strokes):
    """T8.1, T8.2: as long as they can be told by strokes; else the score is a figure."""
    plate = SHOW.table.telling(Table(**house).scores(3, 1).deal().match.sight(0), NAMES, 0).plates[
        0
    ]
    assert (plate.strokes, plate.score) == (strokes, "3")


def told(table: Table) -> Result:
    return SHOW.sheet.result(table.match.sight(0), NAMES, table.entries, 0)


def test_what_comes_next_and_which_hand_the_match_turned_on():
    """T8.3, T8.4: a mark more than the others, and never less since."""
    table = Table().sweep(0, "2m")
    assert (told(table).key, told(table).more) == ("Next hand", ())
    several = Table(target=1, match="best-of", match_length=3).sweep(0)
    assert (told(several).key, told(several).over) == ("Next game", False)
    won = told(Table(target=2).flop(0).sweep(0, "1m").sweep(0, "1m"))
    assert (won.key, won.over, won.turned) == ("Rematch", True, 3)
    assert told(Table(target=1).sweep(0)).turned is None, "there was but one hand"
    assert not told(Table().sweep(0, "1m")).bare
    assert told(table).bare, "two marks stand under the moon"


def test_who_sits_out_knows_what_it_laid_away():
    """T6.2."""
    table = Table(nel_o="marks").deal("1-0 2-0 3-0 4-0 6-0 5-0 0-0").bid(0, "1m").say("nel-o:own")
    sight = table.match.sight(2)
    found = SHOW.hints.count(sight, NAMES)
    assert found.line == "21 tiles are still out."
    own = {piece.piece for row in found.rows for piece in row.pieces if piece.where == "own"}
    assert own == set(sight.away)


def test_the_five_that_count_are_marked():
    """T2.1."""
    worths = {tile: SHOW.table.face(tile).worth for tile in (*TILES, None)}
    marked = {tile: worth for tile, worth in worths.items() if worth}
    assert marked == {"5-0": "5", "4-1": "5", "3-2": "5", "5-5": "10", "6-4": "10"}


def test_trumps_in_your_hand_stand_ahead_of_the_others_once_trump_is_named():
    table = Table().deal("6-6 6-5 6-1 6-4 5-5 4-4 0-0").bid(0, "1m")
    assert SHOW.table.layout(table.match.sight(0)).ahead == 0
    table.say("6")
    lies = SHOW.table.layout(table.match.sight(0))
    assert [held.piece for held in lies.hand[: lies.ahead]] == ["6-6", "6-5", "6-4", "6-1"]
    table.say("6-6")
    assert SHOW.table.layout(table.match.sight(0)).ahead == 3
