"""Servers for the tests of the table in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A real server with a file of its own and without rate limits."""
    from tests.server.running import running

    with running(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}") as found:
        yield found


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A real server with its rate limits, which believes a proxy in front of it."""
    from tests.server.running import running

    database = f"sqlite:///{tmp_path_factory.mktemp('limited') / 'tables.db'}"
    with running(database, unlimited=False, tls=True) as found:
        yield found
