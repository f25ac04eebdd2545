"""Who asks: a guest's cookie, or a program's token. No accounts."""

from __future__ import annotations

import re
import secrets
import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from oneleft.server.store import Guest, Store

COOKIE = "oneleft_guest"
COOKIE_SECONDS = 400 * 24 * 60 * 60
"""As long as browsers keep a cookie."""
_TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")
NOBODY = Guest("")
"""Who has no token: may look at what everybody may see."""

Connection = ASGIConnection[Any, Any, Any, Any]


def new_token() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def token_of(connection: Connection) -> tuple[str, bool]:
    """The token of a request and whether it is a program's; empty if there is none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and _TOKEN.fullmatch(token.strip()):
        return token.strip(), True
    cookie = connection.cookies.get(COOKIE, "")
    return (cookie, False) if _TOKEN.fullmatch(cookie) else ("", False)


async def find_guest(connection: Connection, store: Store) -> Guest:
    """Whose request it is; NOBODY for a stranger."""
    token, _ = token_of(connection)
    if not token:
        return NOBODY
    return await store.guest_of(token, int(time.time() * 1000)) or NOBODY


async def need_guest(connection: Connection, store: Store) -> tuple[Guest, Cookie | None]:
    """Whose request it is; a stranger becomes a guest, with the cookie that is to be set.

    A browser that has been given a cookie by a page is known from its first command on. A program's
    token must have been given out before: an unknown one is nobody's.
    """
    now = int(time.time() * 1000)
    token, is_program = token_of(connection)
    if token:
        guest = await store.guest_of(token, now)
        if guest is not None:
            return guest, None
        if is_program:
            return NOBODY, None
        return await store.make_guest(token, now, is_program=False), None
    token = new_token()
    guest = await store.make_guest(token, now, is_program=False)
    return guest, cookie_for(connection, token)


def cookie_for(connection: Connection, token: str) -> Cookie:
    """The cookie of a guest: out of scripts' reach, and Secure under TLS."""
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )
