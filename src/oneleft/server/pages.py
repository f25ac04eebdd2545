"""Pages that a server writes, the files they need, and the questions they ask about rules.

``page_routes`` are the handlers. A page of another module is written by :func:`render`; what went
wrong is shown by :func:`error_page` to those who asked for a page (:func:`wants_page`).
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import Body, Parameter
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct

from oneleft.rules import OPTION_BY_NAME, PRESETS, RULESETS, Conflict, Ruleset
from oneleft.server.assets import (
    BRIEFLY,
    FOREVER,
    Asset,
    assets,
    static_url,
    static_version,
    words_asset,
    words_version,
)
from oneleft.server.forms import (
    GAMES,
    conflict_text,
    mended,
    option_groups,
    read_rules,
    rules_query,
)
from oneleft.server.guard import HEADERS
from oneleft.server.labsummary import LABORATORY, NONE, RulesSummary, is_installed
from oneleft.server.localize import (
    COOKIE,
    COOKIE_SECONDS,
    LANGUAGE_NAMES,
    Localizer,
    asked_language,
)
from oneleft.words import LANGUAGES, Words, value_message

AnyRequest = Request[Any, Any, Any]
InPath = Annotated[str, Parameter(max_length=200)]
TURN_SECONDS = (0, 15, 30, 60, 90)
MOST_OTHERWISE = 40
PACKED = "is_packed"
"""Marks handlers whose answers are compressed already: ``exclude_opt_key`` of a middleware."""


# writing a page -----------------------------------------------------------------------------------


@functools.cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("oneleft", "web/templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )


def request_language(request: AnyRequest) -> str:
    """The language of a request: ``?lang=``, the cookie, ``Accept-Language``, English."""
    return asked_language(
        request.query_params.get("lang"),
        request.cookies.get(COOKIE),
        request.headers.get("accept-language", ""),
    )


def render(
    request: AnyRequest, template: str, *, status: int = 200, **context: object
) -> Response[str]:
    """A page out of a template of ``web/templates``, in the language of the request.

    Templates know ``say``, ``l10n``, ``mark`` and ``attrs`` (see :class:`Localizer`), ``lang``,
    ``words_version``, ``static_url`` and ``languages``.
    """
    said = Localizer(request_language(request))
    given: dict[str, object] = {
        "say": said.say,
        "l10n": said.l10n,
        "mark": said.mark,
        "attrs": said.attrs,
        "lang": said.lang,
        "languages": tuple(LANGUAGE_NAMES.items()),
        "words_version": words_version(),
        "static_url": static_url,
        "here": "",
        **context,
    }
    text = _environment().get_template(template).render(given)
    chosen = request.query_params.get("lang") in LANGUAGES
    cookie = Cookie(key=COOKIE, value=said.lang, max_age=COOKIE_SECONDS, samesite="lax")
    headers = {"Cache-Control": "no-cache", "Content-Language": said.lang, **HEADERS}
    headers["Vary"] = "Accept-Language, Cookie"
    return Response(
        text,
        media_type="text/html; charset=utf-8",
        status_code=status,
        headers=headers,
        cookies=[cookie] if chosen else [],
    )


def wants_page(request: AnyRequest) -> bool:
    """Whether an error is to be shown as a page: to a browser that asked for one."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(
        "/api/"
    )


def error_page(request: AnyRequest, status: int) -> Response[str]:
    """What went wrong, and a way to the lobby."""
    key = "404" if status == 404 else "500" if status >= 500 else "other"
    return render(request, "error.html.jinja", status=status, error=key)


# files and words ----------------------------------------------------------------------------------


@get("/static/{version:str}/{path:path}", include_in_schema=False, opt={PACKED: True})
async def static_file(request: AnyRequest, version: InPath, path: InPath) -> Response[bytes]:
    """A file of ``web/static``, kept forever under the version that it has now."""
    asset = assets().get(str(path).lstrip("/"))
    if asset is None:
        raise NotFoundException
    return _sent(request, asset, is_now=version == static_version())


@get("/words/{lang:str}/{file:str}", include_in_schema=False, opt={PACKED: True})
async def words_file(request: AnyRequest, lang: InPath, file: InPath) -> Response[bytes]:
    """All words of a language, as Fluent: ``/words/fr/<version>.ftl``."""
    if lang not in LANGUAGES or not file.endswith(".ftl"):
        raise NotFoundException
    is_now = file.removesuffix(".ftl") == words_version()
    return _sent(request, words_asset(lang), is_now=is_now)


def _sent(request: AnyRequest, asset: Asset, *, is_now: bool) -> Response[bytes]:
    headers = {
        "Cache-Control": FOREVER if is_now else BRIEFLY,
        "Vary": "Accept-Encoding",
        "X-Content-Type-Options": "nosniff",
    }
    content = asset.content
    if asset.packed is not content and "gzip" in request.headers.get("accept-encoding", ""):
        content = asset.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, media_type=asset.media_type, headers=headers)


# pages --------------------------------------------------------------------------------------------


@functools.cache
def _form() -> dict[str, object]:
    """What the form of a ruleset is made from."""
    return {
        "groups": {game: list(option_groups(game)) for game in GAMES},
        "games": GAMES,
        "presets": PRESETS,
        "most_seats": {game: RULESETS[game].most_seats for game in GAMES},
    }


@get("/", include_in_schema=False)
async def home(request: AnyRequest) -> Response[str]:
    """The lobby: play now, create, join, open tables."""
    return render(
        request,
        "home.html.jinja",
        here="play",
        turn_seconds=TURN_SECONDS,
        form=_form(),
    )


@get("/ask", include_in_schema=False)
async def ask_page(request: AnyRequest) -> Response[str]:
    """The pocket referee."""
    return render(request, "ask.html.jinja", here="ask", form=_form())


@get("/score", include_in_schema=False)
async def score_page(request: AnyRequest) -> Response[str]:
    """The score sheet of a game on a real table."""
    return render(request, "score.html.jinja", here="score", games=GAMES)


@get("/about", include_in_schema=False)
async def about_page(request: AnyRequest) -> Response[str]:
    """What this is, what it keeps, whose trademark UNO is."""
    return render(request, "about.html.jinja", here="about")


@get("/rules/{game:str}", include_in_schema=False)
async def rules_page(request: AnyRequest, game: InPath) -> Response[str]:
    """The rules of the ruleset that the query names."""
    if game not in GAMES:
        raise NotFoundException
    query = _option_texts(request)
    found = read_rules(game, request.query_params.get("preset", PRESETS[0]), query)
    words = Words(request_language(request))
    preset, changes = found.rules.changes()
    return render(
        request,
        "rules.html.jinja",
        here="rules",
        game=game,
        games=GAMES,
        presets=PRESETS,
        preset=preset,
        chapters=_chapters(words, found.rules),
        changes=[
            (
                f"option-{game}-{name.replace('_', '-')}",
                *value_message(OPTION_BY_NAME[game][name], game, value),
            )
            for name, value in changes.items()
        ],
        conflicts=[conflict_text(words, game, conflict) for conflict in found.conflicts],
        query=rules_query(found.rules),
    )


def _option_texts(request: AnyRequest) -> dict[str, str]:
    pairs = request.query_params.items()
    return {name: value for name, value in pairs if name not in ("preset", "lang", "seats")}


class RuleLine(Struct, frozen=True):
    """A sentence of the rules on the page: its clauses, those that lead to it, its message."""

    clause: str
    anchors: list[str]
    key: str
    params: dict[str, object]


class Chapter(Struct, frozen=True):
    """A heading of the rules and what stands under it."""

    key: str
    lines: list[RuleLine]


def _chapters(words: Words, rules: Ruleset) -> list[Chapter]:
    chapters: list[Chapter] = []
    seen: set[str] = set()
    for clause, key, params in words.rulebook_messages(rules):
        if not clause:
            chapters.append(Chapter(key, []))
            continue
        anchors = [each for each in clause.split(", ") if each not in seen]
        seen |= set(anchors)
        chapters[-1].lines.append(RuleLine(clause, anchors, key, params))
    return chapters


# questions ----------------------------------------------------------------------------------------

Game_ = Literal["cards", "dice"]
OptionTexts = dict[str, Annotated[str, Meta(max_length=400)]]
Seats = Annotated[int, Meta(ge=1, le=20)]


class RulesQuestion(Struct, forbid_unknown_fields=True):
    """A ruleset in a form; ``changed`` is the option that was changed last."""

    game: Game_
    preset: Literal["classic", "official", "party"] = "classic"
    seats: Seats | None = None
    options: OptionTexts = {}
    changed: str = ""


class ConflictSaid(Struct, frozen=True):
    """One thing that does not fit."""

    slug: str
    params: dict[str, str | int]
    text: str


class RulesChecked(Struct, frozen=True):
    """All that does not fit, and a change of other options after which all would."""

    conflicts: list[ConflictSaid]
    fix: dict[str, str]
    query: str


class RuleSaid(Struct, frozen=True):
    """A sentence of the rules with its clauses; without clause it is a heading."""

    clause: str
    text: str


class RulesSaid(Struct, frozen=True):
    """The rules of a ruleset in words."""

    game: str
    preset: str
    lang: str
    paragraphs: list[RuleSaid]
    conflicts: list[ConflictSaid]


def conflicts_said(words: Words, game: str, conflicts: Sequence[Conflict]) -> list[ConflictSaid]:
    """Conflicts as a form says them."""
    return [
        ConflictSaid(each.slug, dict(each.params), conflict_text(words, game, each))
        for each in conflicts
    ]


@post("/api/rules/check", status_code=200)
async def check_rules(request: AnyRequest, data: Annotated[RulesQuestion, Body()]) -> RulesChecked:
    """What does not fit together in a ruleset; nothing if all is well."""
    words = Words(request_language(request))
    found = read_rules(data.game, data.preset, data.options, data.seats)
    fix = mended(found.rules, data.changed, data.seats) if found.conflicts else {}
    said = conflicts_said(words, data.game, found.conflicts)
    return RulesChecked(said, fix, rules_query(found.rules))


@post("/api/rules/summary", status_code=200)
async def rules_summary(data: Annotated[RulesQuestion, Body()]) -> RulesSummary:
    """How long rounds are under a ruleset and whom it favors, where the laboratory is installed."""
    if data.seats is None or not is_installed():
        return NONE
    found = read_rules(data.game, data.preset, data.options, data.seats)
    return NONE if found.conflicts else await LABORATORY.summary(found.rules, data.seats)


@get("/api/rules/{game:str}")
async def rules_in_words(request: AnyRequest, game: InPath) -> RulesSaid:
    """The rules of the ruleset that the query names, in the language of ``?lang=``."""
    if game not in GAMES:
        raise NotFoundException
    words = Words(request_language(request))
    found = read_rules(game, request.query_params.get("preset", PRESETS[0]), _option_texts(request))
    paragraphs = [RuleSaid(each.clause, each.text) for each in words.rulebook(found.rules)]
    return RulesSaid(
        game, found.preset, words.lang, paragraphs, conflicts_said(words, game, found.conflicts)
    )


page_routes: list[ControllerRouterHandler] = [
    home,
    ask_page,
    score_page,
    about_page,
    rules_page,
    static_file,
    words_file,
    check_rules,
    rules_summary,
    rules_in_words,
]
"""All handlers of this module."""
