"""The notebook runs from its first cell to its last."""

from __future__ import annotations

from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "docs" / "examples" / "matches.ipynb"


def test_the_notebook_goes_from_matches_to_a_plot() -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    shown = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    assert any("image/png" in output.get("data", {}) for output in shown)
    assert sum("text/html" in output.get("data", {}) for output in shown) == 3


def test_the_notebook_is_kept_without_what_it_shows() -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    assert [cell.outputs for cell in notebook.cells if cell.cell_type == "code" and cell.outputs] == []
