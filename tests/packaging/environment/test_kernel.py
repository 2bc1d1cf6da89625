"""The compiled kernel is found, and is of the same bytes in any folder."""

from __future__ import annotations

import shutil
import sys

import pytest

from environment import kernel
from environment.system_packages import lacking
from environment.venv import Environment
from project import PROJECT
from trouble import output

SOLVER = "moon_desktop/players/kernel/solver.py"
ROUNDS = "moon_desktop/games/moon_cards/players/round_solver.py"
BITS = "moon_desktop/players/kernel/bits.pxd"

KERNEL = """
cdef extern from *:
    '''
    #if defined(__OPTIMIZE__) || defined(_MSC_VER)
    #define moon_optimised 1
    #else
    #define moon_optimised 0
    #endif
    '''
    bint moon_optimised

OPTIMISED = bool(moon_optimised)
"""
"""One that tells whether its compiler was to make it fast; Microsoft's does not say."""


def test_what_builds_leave_beside_the_sources_is_found_and_nothing_else(tmp_path):
    assert kernel.sources(PROJECT) == [PROJECT / SOLVER, PROJECT / ROUNDS]
    assert kernel.sources(PROJECT, "depends") == [PROJECT / BITS]
    shutil.copy(PROJECT / kernel.PYPROJECT, tmp_path)
    (tmp_path / SOLVER).parent.mkdir(parents=True)
    made = [
        (tmp_path / SOLVER).with_suffix(ending)
        for ending in (".c", ".cpython-311-x86_64-linux-gnu.so", ".cp312-win_amd64.pyd", ".abi3.so")
    ]
    others = [(tmp_path / SOLVER).with_name(name) for name in ("solver_words.so", "other.c")]
    for path in (*made, *others, tmp_path / SOLVER):
        path.touch()
    assert kernel.products(tmp_path) == sorted(made)


@pytest.mark.slow
@pytest.mark.skipif(bool(lacking(kernel.NEEDS)), reason="no C compiler")
def test_the_same_source_gives_the_same_optimised_kernel_in_any_folder(tmp_path):
    built = []
    for name in ("a", "elsewhere"):
        tree = tmp_path / name
        tree.mkdir()
        (tree / "solver.pyx").write_text(KERNEL)
        told = 'project = {name = "x", version = "1"}\n[[tool.setuptools.ext-modules]]\n'
        (tree / kernel.PYPROJECT).write_text(f'{told}name = "solver"\nsources = ["solver.pyx"]\n')
        building = "from setuptools import setup; setup(script_args=['build_ext', '--inplace'])"
        Environment(tree).run([sys.executable, "-c", building], "It fails")
        (product,) = tree.glob("solver.*[od]")
        built.append(product.read_bytes())
        assert sys.platform != "linux" or str(tree).encode() not in built[-1]
    assert sys.platform != "linux" or built[0] == built[1]
    program = "import solver; print(solver.OPTIMISED)"
    assert output([sys.executable, "-c", program], "", tree).strip() == "True"
