"""The benchmarks run, whatever their figures are, and their table can be read."""

import math
import re
import sys
from pathlib import Path

import pytest

from tests.benchmarks import __main__ as command
from tests.benchmarks import frozen, markdown
from tests.benchmarks.journals import leave_match
from tests.benchmarks.measure import Measure, Row, Wanted, against, compared, late
from tests.benchmarks.process import Failed, programs
from tests.kit.cases import each


@pytest.fixture(scope="module")
def running():
    """Programs that all tests here share, compiled by the first."""
    with programs() as found:
        yield found


MET, MISSED = Wanted("ratio", "most", 1.6, aim=1.4), Wanted("ratio", "most", 1.1)


def test_a_measure_is_the_middle_and_half_the_distance_of_the_quartiles():
    assert Measure.of([1.0, 9.0, 3.0, 2.0, 4.0]) == Measure(3.0, 1.0)
    assert Measure.of([5.0]) == Measure(5.0, 0.0)
    assert late([*range(99), 500]) == Measure(95)


def test_ratios_are_taken_pair_by_pair():
    # The machine was ten times slower for the second pair.
    assert Measure.ratio([2.0, 20.0, 2.0], [1.0, 10.0, 1.0]) == Measure(2.0, 0.0)


def test_a_mean_has_its_standard_error_by_deals():
    mean = Measure.mean([1, 2, 3, 6])
    assert (mean.middle, mean.spread) == pytest.approx((3, math.sqrt(14 / 3 / 4)))
    assert Measure.mean([1, 2, 3, 6], 100).spread == pytest.approx(100 * mean.spread)
    # Four tries that all went as their deal went: two observations, not four.
    grouped = Measure.by_deals([(2, 2), (0, 2), (0, 0)])
    assert grouped.middle == 0.5
    assert grouped.spread == pytest.approx(Measure.mean([1, 0]).spread)
    assert grouped.spread > Measure.mean([1, 1, 0, 0]).spread
    assert Measure.mean([1]) == Measure(1, 0)
    with pytest.raises(ValueError, match="nothing was tried"):
        Measure.by_deals([(0, 0)])


@each(
    ("wanted", "met"),
    [
        (MET, True),
        (MISSED, False),
        (Wanted("ratio", "least", 1.1), True),
        (Wanted("figure", "most", 3.0), True),
        (Wanted("figure", "least", 3.1), False),
        (None, None),
    ],
)
def test_a_row_knows_whether_what_was_wanted_was_reached(wanted, met):
    assert compared("a thing", "ms", [3.0, 3.0], [2.0, 2.0], wanted).met is met
    assert against("a thing", "ms", Measure(3.0), Measure(2.0), wanted).met is met


def test_the_table_is_markdown_with_its_columns_in_line():
    rows = [
        compared("Start", "ms", [180.0, 190.0, 200.0], [120.0, 125.0, 130.0], MET),
        compared("… a part", "ms", [1.234, 1.234], [1.0, 1.0], MISSED),
        Row("Growth", "MB", Measure(0.5), wanted=Wanted("figure", "most", 1.0)),
        Row("Hands", "", Measure(4321.0, 12.0)),
        Row("Regret", "points", Measure(-0.0071, 0.003)),
    ]
    lines = markdown.table(rows).splitlines()
    assert len(lines) == 7
    assert len(set(map(len, lines))) == 1
    assert re.fullmatch(r"\|( [ -]-+[:-] \|)+", lines[1])
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]
    assert cells[0] == ["What", "Ours", "Floor", "Ratio", "Wanted", "Verdict"]
    assert cells[2][1:4] == ["190 ± 5 ms", "125 ± 2 ms", "1.52 ± 0.01×"]
    assert cells[2][4:] == ["≤ 1.6× (aim 1.4×)", "met"]
    assert cells[3][1:] == ["1.23 ms", "1.00 ms", "1.23×", "≤ 1.1×", "**missed**"]
    assert cells[4][1:] == ["0.50 MB", "", "", "≤ 1 MB", "met"]
    assert cells[5][1:] == ["4,321 ± 12", "", "", "", ""]
    assert cells[6][1] == "−0.0071 ± 0.0030 points"


def test_a_program_that_fails_is_told_of_with_what_it_printed(running):
    with pytest.raises(Failed, match="not enough values to unpack"):
        running.run("opening.py")


def test_where_nothing_is_frozen_it_is_said(tmp_path):
    with programs() as folder, pytest.raises(Failed, match=r"run\.py package froze"):
        frozen.frozen(folder, 0.01, folder=tmp_path)


def test_the_sizes_of_what_is_packed_are_measured(tmp_path):
    (tmp_path / "moon-desktop" / "inner").mkdir(parents=True)
    (tmp_path / "moon-desktop" / "inner" / "program").write_bytes(b"12" * 1_000_000)
    (tmp_path / "moon.deb").write_bytes(b"1" * 45_000_001)
    inside, packed = frozen.sizes(tmp_path / "moon-desktop")
    assert (inside.figure, inside.met) == (Measure(2.0), True)
    assert (packed.what, packed.met) == ("Size of moon.deb", False)


@pytest.mark.skipif(sys.platform != "linux", reason="measured on Linux alone")
def test_a_window_is_seen_when_it_is_painted():
    with programs() as folder:
        bare = [sys.executable, str(Path(frozen.__file__).with_name("bare_window.py"))]
        opened = frozen.first_paint(bare, folder.environment)
        assert 10 < opened.passed < 60_000
        assert opened.worked > 10
        with pytest.raises(Failed, match="painted no window\nno such file"):
            frozen.first_paint(
                [sys.executable, "-c", "raise SystemExit('no such file')"], folder.environment
            )


LATER = {
    "PySide6.QtMultimedia", "PySide6.QtNetwork", "PySide6.QtStateMachine",
    "moon_desktop.app.sounds", "moon_desktop.games.moon.players", "moon_desktop.games.views.sheet",
    "moon_desktop.look.themes.palettes", "moon_desktop.outside.speaker",
    "moon_desktop.outside.system_wishes",
    "moon_desktop.table.tricks.sky", "moon_desktop.table.tricks.ending_items",
    "moon_desktop.windows.main.cross_fade", "moon_desktop.windows.main.what_is_this",
    "moon_desktop.windows.main.remark", "moon_desktop.windows.paper.dialog",
    "moon_desktop.windows.score.model", "moon_desktop.windows.score.pad",
}  # fmt: skip
"""Modules that no first frame of a table needs. (QtSvg it does: the icons of the bar are drawn.)"""


@pytest.mark.slow
def test_nothing_is_loaded_before_the_first_frame_that_is_not_seen_in_it(running):
    """Each module and each kind of Qt's is paid for with every start."""
    leave_match(running.folder / "first")
    loaded = running.run("opening.py", "table", 0, running.folder / "first")
    assert not LATER.intersection(loaded["modules"])
    assert "moon_desktop.windows.main.window" in loaded["modules"], "modules are told"
    assert sum(name.startswith("moon_desktop") for name in loaded["modules"]) <= 168
    assert {"QFormLayout", "QIcon", "QStyle", "QTextLayout", "QWizard"}.isdisjoint(loaded["kinds"])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["start", "frames", "hands", "thinking", "slow_disk"])
def test_each_benchmark_measures_something(name, running):
    if name == "hands":
        pytest.importorskip("pyspiel")
    measured_something(command.benchmark(name)(running, command.QUICK))


def measured_something(rows):
    assert rows
    for row in rows:
        if row.wanted is not None and row.wanted.of == "ratio":
            assert row.floor is not None
            assert row.floor.middle > 0
            assert row.met is not None


@pytest.mark.slow
def test_the_command_prints_the_table(capsys):
    assert command.main(["memory", "--quick"]) == 0
    told = capsys.readouterr().out
    assert "| Resident memory of the open table" in told
    assert "processors" in told
    assert "figures mean little" in told


def test_the_report_has_all_about_players_though_one_fails(capsys, monkeypatch):
    def found(name):
        def measure(folder, scale):
            if name == "regret":
                raise OSError("the roof leaks")
            return [Row(name, "", Measure(scale))]

        return measure

    monkeypatch.setattr(command, "benchmark", found)
    assert command.main(["--players"]) == 2
    told = capsys.readouterr()
    for name in command.PLAYERS:
        assert (f"### {name}\n" in told.out) == (name != "regret")
    assert "the roof leaks" in told.err
