"""The tutorial is executed, cell by cell, as a reader would."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

TUTORIAL = Path(__file__).resolve().parent.parent / "docs" / "tutorial.ipynb"


@pytest.mark.slow
@pytest.mark.needs("nbclient", "numba", "pyspiel")
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_every_cell_of_the_tutorial_runs() -> None:
    nbclient: Any = import_module("nbclient")
    nbformat: Any = import_module("nbformat")

    notebook = nbformat.read(TUTORIAL, as_version=4)
    nbclient.NotebookClient(notebook, timeout=400, kernel_name="python3").execute()
    outputs = [cell.outputs for cell in notebook.cells if cell.cell_type == "code"]
    assert all(outputs), "every code cell shows something"
