"""Several persons at one computer: the sides' signs stay with the seats, whoever looks."""

from __future__ import annotations

from moon_desktop.games import CATALOGUE
from moon_desktop.table.side_signs import SideSigns
from tests.kit.forty_two import SURE, Table

SHOW = CATALOGUE["texas42"].show
NAMES = ("Ann", "Bea", "Cy", "Dot")


def test_each_seat_has_the_sign_that_the_first_person_knows_it_by():
    table = Table().deal(SURE).bid(0, "32").contract("6")
    for _ in range(8):
        table.add(table.match.legal()[-1])
    for viewer in range(4):
        sight = table.match.sight(viewer)
        signs = SideSigns(sight.seats, viewer, home=0)
        telling = signs.told(SHOW.table.telling(sight, NAMES, viewer))
        # Plates stand clockwise from the viewer.
        at = {(viewer + place) % 4: plate.camp for place, plate in enumerate(telling.plates)}
        assert at == {0: "ours", 1: "theirs", 2: "ours", 3: "theirs"}, viewer
        crossed = viewer % 2 == 1
        assert [tray.camp for tray in telling.trays] == ["theirs", "ours"][:: 1 if crossed else -1]
        assert telling.rail is not None
        assert telling.rail.crossed == crossed
        assert {one.where for one in telling.counters} <= {"ours", "out", "table"}
        # What lies before the viewer's side stays there, and has its own sign.
        trays = signs.lies(SHOW.table.layout(sight)).trays
        assert [tray.camp for tray in trays] == ["ours", "theirs"]
        assert next(tray.sign or tray.camp for tray in trays if tray.tricks) == "ours"
