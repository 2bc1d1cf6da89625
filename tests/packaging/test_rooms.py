"""The rooms of `packaging/`: few modules lie flat, none hides another, none goes in circles."""

import ast
import sys
from pathlib import Path

import run
from trouble import output

PACKAGING = Path(run.__file__).parent
MODULES = {
    ".".join(file.relative_to(PACKAGING).with_suffix("").parts): file
    for file in PACKAGING.rglob("*.py")
}
TOP = sorted({name.partition(".")[0] for name in MODULES})


def imported(file):
    """The modules of the folder that a file imports, in its functions too."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        yield from (name for name in names if name in MODULES)


def test_no_module_hides_one_of_python_or_of_what_is_installed():
    # An `__init__.py` at the top would make `packaging` ours for everybody who imports it.
    assert not list(PACKAGING.rglob("__init__.py"))
    program = (
        "import sys; from importlib.machinery import PathFinder;"
        f"print(*(name for name in {TOP} if name in sys.stdlib_module_names"
        " or PathFinder.find_spec(name)))"
    )
    assert output([sys.executable, "-I", "-c", program], "").split() == []


def test_imports_go_in_no_circle():
    below = {name: set(imported(file)) for name, file in MODULES.items()}
    while free := {name for name, needed in below.items() if not needed & below.keys()}:
        for name in free:
            del below[name]
    assert below == {}
