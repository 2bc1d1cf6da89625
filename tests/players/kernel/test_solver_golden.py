"""Whole hands have the values that were written down: a change of them must be meant."""

from pathlib import Path

from tests.kit import kernels
from tests.kit.cases import each
from tests.players.kernel.golden import CONTRACTS, HANDS, lines, read, told

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "solver.txt"
KEPT = GOLDEN.read_text(encoding="utf-8").splitlines()


def test_the_values_are_those_that_were_kept():
    assert list(lines(kernels.kernel("compiled"))) == KEPT
    assert len(KEPT) == HANDS * len(CONTRACTS)


# At four seats a whole hand takes the uncompiled kernel many seconds.
@each("line", [line for line in KEPT if "at 3 seats" in line][::3])
def test_the_uncompiled_kernel_has_the_values_that_were_kept(line):
    kind, hands, said = read(line)
    assert told(kind.solver(kernels.uncompiled()), hands) == said
