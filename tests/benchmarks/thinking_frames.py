"""What a thinking computer player costs the frames, and how fast its thought is broken off."""

from __future__ import annotations

from statistics import quantiles

from tests.benchmarks.journals import leave_match
from tests.benchmarks.process import programs

WANTED_FRAMES = 1.2
"""How many times a calm frame's a frame may take while somebody thinks, 95 of 100 of either."""

WANTED_STOP = 100.0
"""Ms within which a thought is broken off."""

_ROUNDS, _THOUGHTS = 60, 60


def section(scale: float) -> list[str]:
    """The lines of a report in Markdown; ``scale`` multiplies how much is measured."""
    rounds, thoughts = (max(4, round(count * scale)) for count in (_ROUNDS, _THOUGHTS))
    with programs() as running:
        folder = running.folder / "thinking"
        leave_match(folder)
        told = running.run("thinking.py", rounds, thoughts, folder)
    calm, thinking, stop = (told[name] for name in ("calm", "thinking", "stop"))
    ratio = _late(thinking) / _late(calm)
    last = _late(stop)
    return [
        "## A table at which somebody thinks",
        "",
        f"Three tiles fly over the table, a frame every sixtieth of a second, {rounds} times while "
        "nobody thinks and, by turns with that, while an expert thinks without a pause.",
        "",
        "| What | Nobody thinks | An expert thinks | Ratio | Wanted | Verdict |",
        "|:---|---:|---:|---:|---:|:---|",
        f"| Frame, median | {_middle(calm):.2f} ms | {_middle(thinking):.2f} ms "
        f"| {_middle(thinking) / _middle(calm):.2f}× | | |",
        f"| Frame, 95 of 100 take at most | {_late(calm):.2f} ms | {_late(thinking):.2f} ms "
        f"| {ratio:.2f}× | ≤ {WANTED_FRAMES:g}× | {_verdict(ratio <= WANTED_FRAMES)} |",
        f"| A thought is broken off, median | | {_middle(stop):.1f} ms | | | |",
        f"| … 95 of 100 within | | {last:.1f} ms | | ≤ {WANTED_STOP:g} ms "
        f"| {_verdict(last <= WANTED_STOP)} |",
        f"| … the slowest of {len(stop)} | | {max(stop):.1f} ms | | | |",
    ]


def _middle(samples: list[float]) -> float:
    return sorted(samples)[len(samples) // 2]


def _late(samples: list[float]) -> float:
    """What 95 of 100 samples do not exceed."""
    return quantiles(samples, n=20, method="inclusive")[-1]


def _verdict(met: bool) -> str:
    return "met" if met else "**missed**"


if __name__ == "__main__":
    print("\n".join(section(1.0)))
