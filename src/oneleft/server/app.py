"""The application: routes, state, errors, health; and how a process begins and ends."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from msgspec import Struct

from oneleft.server import pages
from oneleft.server.api import ApiError, api_routes
from oneleft.server.bus import open_bus
from oneleft.server.database import StoreError, open_database
from oneleft.server.description import Description
from oneleft.server.guard import Guard, Limiter, add_headers
from oneleft.server.hub import Hub, now_ms
from oneleft.server.logs import place_of
from oneleft.server.metrics import Metrics
from oneleft.server.migrate import migrate
from oneleft.server.referee import referee_routes
from oneleft.server.socket import table_socket
from oneleft.server.store import Store
from oneleft.server.tablepages import table_routes

AnyRequest = Request[Any, Any, Any]
ENVIRONMENT = "ONELEFT_SERVER"
"""Hands the configuration to the processes of ``oneleft serve --workers``."""
FORGET_S = 3600.0
COLLECT_AFTER = (2_000, 1_000_000, 1_000_000)
"""How often Python's collector looks for cycles, by generation. It stops the process for about 2 µs
an object. Tables are trees of many small objects that live long and are freed without it: so it
looks at the new ones once, in a few milliseconds, and what is left of them it does not look at
again (``gc.freeze``) but once an hour.
"""
SWITCH_S = 0.0005
"""How soon a thread that waits gets its turn: with Python's usual 5 ms, a commit that is through
would wait that long for its thread while the sockets are busy.
"""
RUNNING: list[Hub] = []
"""The hubs of this process: one, but in tests."""
_LOG = structlog.get_logger("oneleft.server")


class ServerConfig(Struct, frozen=True, kw_only=True):
    """How a server is run.

    Attributes:
        database: a URL for :func:`oneleft.server.database.open_database`.
        bus: a URL for :func:`oneleft.server.bus.open_bus`; empty: none.
        keep_days: after how many days finished tables and their replays are deleted.
        unlimited: no rate limits, for load tests.
    """

    database: str
    bus: str = ""
    keep_days: int = 90
    unlimited: bool = False


class Health(Struct, frozen=True):
    """Whether the process lives."""

    ok: bool


class Readiness(Struct, frozen=True):
    """Whether the process can serve, part by part."""

    ok: bool
    database: bool
    bus: bool


@get("/healthz")
async def healthz() -> Health:
    """Whether the process lives."""
    return Health(ok=True)


@get("/readyz")
async def readyz(request: AnyRequest) -> Response[Readiness]:
    """Whether the database and the bus answer."""
    hub: Hub = request.app.state.hub
    try:
        await asyncio.wait_for(hub.store.ping(), 2.0)
        database = True
    except (StoreError, TimeoutError):
        database = False
    ready = Readiness(database and hub.bus.is_up, database, hub.bus.is_up)
    return Response(ready, status_code=200 if ready.ok else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics_page(request: AnyRequest) -> bytes:
    """What is counted, for Prometheus."""
    page: bytes = request.app.state.hub.metrics.page()
    return page


def make_app(config: ServerConfig) -> Litestar:
    """The application of one process.

    Raises:
        StoreError, BusError: the URLs cannot be used.
    """
    limiter = Limiter(off=config.unlimited)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        _tune_python()
        database = open_database(config.database)
        bus = open_bus(config.bus)
        await migrate(database)
        hub = Hub(Store(database), bus, Metrics())
        app.state.hub = hub
        app.state.limiter = limiter
        await hub.start()
        RUNNING.append(hub)
        forgetting = asyncio.create_task(_forget_old(hub.store, config.keep_days))
        _LOG.info("serving", process=hub.process)
        try:
            yield
        finally:
            forgetting.cancel()
            RUNNING.remove(hub)
            await hub.close()
            await database.close()

    return Litestar(
        route_handlers=[
            healthz,
            readyz,
            metrics_page,
            table_socket,
            *api_routes,
            *pages.page_routes,
            *referee_routes,
            *table_routes,
        ],
        lifespan=[lifespan],
        middleware=[DefineMiddleware(Guard, limiter=limiter)],
        before_send=[add_headers],
        exception_handlers={Exception: answer_error},
        request_max_body_size=64 * 1024,
        openapi_config=OpenAPIConfig(
            title="oneleft",
            version="1",
            description="Tables of UNO and UNO Dice. See docs/protocol.md.",
            path="/api/openapi.json",  # Litestar answers for all that lies below it
            render_plugins=[Description(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )


def _tune_python() -> None:
    """Sets what matters to a process with many small objects that live long."""
    sys.setswitchinterval(SWITCH_S)
    gc.set_threshold(*COLLECT_AFTER)
    gc.freeze()
    if _freeze_survivors not in gc.callbacks:
        gc.callbacks.append(_freeze_survivors)


def _freeze_survivors(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] == 0:
        gc.freeze()


def _collect_all() -> None:
    """Looks for cycles among everything, once an hour."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def _forget_old(store: Store, days: int) -> None:
    while True:
        try:
            gone = await store.forget_old(now_ms(), days)
            _LOG.info("old tables deleted", tables=gone)
        except StoreError:
            _LOG.warning("old tables could not be deleted now")
        await asyncio.sleep(FORGET_S)
        _collect_all()


def answer_error(request: AnyRequest, error: Exception) -> Response[Any]:
    """Every error in one shape; to a browser that asked for a page, a page."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if isinstance(error, StoreError):
        status = 503
    if status >= 500:
        _LOG.error("request failed", path=_route(request), error=place_of(error))
    if pages.wants_page(request):
        return pages.error_page(request, status)
    code = error.code if isinstance(error, ApiError) else _code_of(status)
    text = str(error.detail) if isinstance(error, HTTPException) and status < 500 else code
    found: dict[str, Any] = {"code": code, "text": text}
    if isinstance(error, ApiError) and error.why is not None:
        found["why"] = error.why
    elif isinstance(error, HTTPException) and isinstance(error.extra, list):
        found["places"] = [msgspec.to_builtins(each, str_keys=True) for each in error.extra]
    return Response({"error": found}, status_code=status, media_type="application/json")


def _code_of(status: int) -> str:
    return {
        400: "unreadable",
        401: "nobody",
        403: "forbidden",
        404: "not-found",
        405: "method",
        413: "too-large",
        415: "media-type",
        429: "too-many",
        503: "trouble",
    }.get(status, "fault" if status >= 500 else "refused")


def _route(request: AnyRequest) -> str:
    """The path without what may be secret in it: a replay's name."""
    return "/".join(request.url.path.split("/")[:3])


def from_environment() -> Litestar:
    """The application that ``oneleft serve`` has described in the environment."""
    from oneleft.server.logs import set_up_logs

    set_up_logs()
    return make_app(msgspec.json.decode(os.environ[ENVIRONMENT], type=ServerConfig))
