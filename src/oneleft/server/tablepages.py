"""The pages of a table and of a replay: a frame in which the scripts draw."""

from __future__ import annotations

from litestar import Response, get

from oneleft.server.api import AnyRequest, Code, ReplayName, hub_of
from oneleft.server.hub import NoTableError
from oneleft.server.identity import cookie_for, new_token, token_of
from oneleft.server.pages import error_page, render


@get("/t/{code:str}", include_in_schema=False)
async def table_page(request: AnyRequest, code: Code) -> Response[str]:
    """The page of a table; whoever opens it first gets a guest's cookie."""
    try:
        live = await hub_of(request).live(code.upper())
    except NoTableError:
        return error_page(request, 404)
    game = live.table.settings.game if live.table is not None else "cards"
    page = render(request, "table.html.jinja", code=live.code, game=game)
    if not token_of(request)[0]:
        page.set_cookie(cookie_for(request, new_token()))
    return page


@get("/r/{name:str}", include_in_schema=False)
async def replay_page(request: AnyRequest, name: ReplayName) -> Response[str]:
    """The page of a replay."""
    if await hub_of(request).store.code_of_replay(name) is None:
        return error_page(request, 404)
    return render(request, "replay.html.jinja", name=name)


table_routes = [table_page, replay_page]
