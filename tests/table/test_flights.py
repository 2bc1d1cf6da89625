"""Pieces in the air: their pictures are as sharp in every frame as lying."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.games.moon.show import SHOW
from moon_desktop.table.choreography import Beat, beats
from moon_desktop.table.flight_plan import FlightPlan
from moon_desktop.table.piece_item import PieceItem
from moon_desktop.table.playback import Step
from moon_desktop.table.scene import TableScene
from moon_desktop.table.tempo import Tempo
from tests.kit.shown_walks import steps

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.timeout(120)]

VIEWS = [(952, 556, 1.0), (900, 576, 2.0), (1280, 756, 1.5), (2560, 1396, 1.0)]
FRAMES = [0.0, 0.02, 0.2, 0.35, 0.5, 0.65, 0.8, 0.98]
"""Shares of the time of a movement."""


def moments(scene: TableScene, step: Step) -> Iterator[tuple[Beat, FlightPlan]]:
    """The beats of a step, each ready to be gone through; the next when it was."""
    before, after = SHOW.layout(step.before), SHOW.layout(step.after)
    scene.settle(before)
    motion = SHOW.motion(step.before, step.entry, step.after)
    for beat in beats(before, motion, after, scene.stage):
        plan = scene.fly(beat, Tempo())
        yield beat, plan
        plan.finish()


def scale(piece: PieceItem) -> float:
    """How much larger than it was drawn a piece's picture is shown, across its height."""
    shown = piece.sceneTransform()
    return math.hypot(shown.m21(), shown.m22())


@pytest.mark.parametrize(("width", "height", "ratio"), VIEWS)
@pytest.mark.parametrize("preset", ["follow-me-42", "shoot-the-moon"])
def test_no_picture_is_drawn_larger_than_it_is(open_scene, width, height, ratio, preset):
    """Nor at less than half its size: Qt would leave out pixels, and with them parts of pips."""
    rules = PRESETS[preset]
    scene = open_scene(rules.seats, width, height, ratio)
    flown = 0
    for step in steps(rules, 3, 0):
        for beat, plan in moments(scene, step):
            for share in FRAMES:
                plan.setCurrentTime(round(plan.duration() * share))
                for go in beat.goes:
                    piece = scene.pieces.get(go.key)
                    if piece is not None:
                        assert 0.5 < scale(piece) <= 1.0, (go, share)
                        if go.gone and share == 0.0:
                            assert piece.transform().isIdentity(), "it goes as it lay"
                        flown += 1
    assert flown > 500
