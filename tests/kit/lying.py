"""Whether the pieces of a scene lie as a Sight has them."""

from __future__ import annotations

from moon_desktop.engine.sight import Sight
from moon_desktop.games import CATALOGUE
from moon_desktop.games.views.table import Layout
from moon_desktop.table.piece_item import PieceItem
from moon_desktop.table.poses import poses
from moon_desktop.table.scene import TableScene


def assert_lies(scene: TableScene, sight: Sight) -> None:
    """Every piece is there and no other; each lies, looks and is marked as one freshly laid."""
    assert_lies_as(scene, CATALOGUE["moon"].show.table.layout(sight))


def assert_lies_as(scene: TableScene, layout: Layout) -> None:
    """The same by the layout of any game."""
    if scene.stretched:
        # As long as the window is dragged, pictures are drawn out.
        scene.rest()
    wanted = poses(layout, scene.stage)
    assert set(scene.pieces) == set(wanted)
    for key, pose in wanted.items():
        piece, fresh = scene.pieces[key], PieceItem(scene.faces, pose)
        assert piece.pose == pose, key
        assert _look(piece) == _look(fresh), key
    on_felt = {item for item in scene.items() if isinstance(item, PieceItem)}
    assert on_felt == set(scene.pieces.values())


def _look(piece: PieceItem) -> tuple[object, ...]:
    # The ring of the keys goes with the focus, not with the layout.
    marks = [
        (kind, *(round(value, 6) for value in mark.pos().toTuple()))
        for kind, mark in piece.marks.items()
        if kind != "focus"
    ]
    return (
        # Qt takes no notice of a move by less than it can tell apart.
        tuple(round(value, 6) for value in piece.pos().toTuple()),
        piece.transform(),
        piece.offset().toTuple(),
        piece.zValue(),
        piece.isVisible(),
        piece.opacity(),
        # A picture is drawn once and shared, so the same key is the same picture.
        piece.pixmap().cacheKey(),
        marks,
    )
