"""Luck is as even as luck is: between players who play alike it comes to nothing for any seat, and
what a hand brought is the sum of it and of what was played."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import pytest

from moon_desktop.arena.series import Series
from moon_desktop.disk.record_file import read_record
from moon_desktop.games import CATALOGUE
from moon_desktop.memory.summary import digests
from moon_desktop.memory.weighed import GAME, weighed
from moon_desktop.players.player import Limits
from moon_desktop.players.review import hand_review, seen_in
from tests.kit.cases import each

MATCHES, DEALS = 12, 8
WILL = Limits(None, lambda: False)


@pytest.mark.slow
@each("name", ["moon", "shoot-the-moon-cards"])
def test_luck_comes_to_nothing_over_many_hands_of_players_who_play_alike(name, tmp_path):
    game = CATALOGUE[name]
    rules = game.rules()
    series = Series(name, rules, ("expert",) * rules.table.count, 12, Path(), deals=DEALS)
    luck: list[list[float]] = [[] for _ in range(rules.table.count)]
    for number in range(1, MATCHES + 1):
        ((_, text),) = series.play(number).records
        path = tmp_path / "match.moon"
        path.write_text(text, "utf-8")
        reading = read_record(path)
        entries = (*reading.entries, *reading.due)
        for hand, digest in digests(reading.header, entries).items():
            review = hand_review(game, rules, entries, hand, seen_in(game, rules, entries, hand))
            steps = tuple(
                step._replace(
                    knew=game.players.advise(
                        step.before.sight(step.seat), WILL, seed=hand, deals=DEALS
                    )
                )
                for step in review.steps
            )
            review = review._replace(steps=steps)
            fortunes = game.players.fortunes([review])
            assert fortunes is not None
            kept = weighed(name, review, digest, range(rules.table.count))
            for seat, (one, fortune) in enumerate(zip(kept, fortunes.seats, strict=True)):
                parts = fortune.luck + fortune.own + fortune.others
                assert fortune.gained == pytest.approx(parts, abs=1e-12)
                assert one.gained == round(GAME * fortune.gained)
                assert one.lost() == pytest.approx(-GAME * fortune.own, abs=len(one.marks))
                luck[seat].append(fortune.luck)
            assert sum(one.luck for one in fortunes.seats) == pytest.approx(0, abs=1e-9) or (
                rules.table.team > 1
            )
    for got in luck:
        assert abs(fmean(got)) < 3 * stdev(got) / sqrt(len(got)), len(got)
