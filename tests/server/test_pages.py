"""Pages: what the server writes, and what their scripts do with it in a real browser."""

import random
import re
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Annotated, Any

import pytest

pytest.importorskip("litestar")

import uvicorn
from litestar import Litestar, Request, Response, delete, get, post
from litestar.exceptions import HTTPException
from litestar.params import Body
from litestar.testing import TestClient
from playwright.sync_api import Browser, Page, expect, sync_playwright

from oneleft.faces import ALL_FACES, face_text
from oneleft.reasons import Code, Reason
from oneleft.rules import OPTION_BY_NAME, RULESETS
from oneleft.server.assets import assets, static_url, without_comments, words_text, words_version
from oneleft.server.forms import option_groups, read_rules, rules_query
from oneleft.server.localize import Localizer, asked_language
from oneleft.server.pages import error_page, page_routes, wants_page
from oneleft.server.referee import referee_routes
from oneleft.words import LANGUAGES, Words, _bundle
from scripts import vendor
from tests.conftest import chromium

MADE: list[dict[str, Any]] = []
"""What POST /api/tables was asked for."""
DELETED: list[bool] = []
LISTED = [
    {
        "table": "K7QX2M",
        "game": "cards",
        "preset": "party",
        "status": "lobby",
        "seats": 4,
        "taken": 2,
        "host": "Zoé",
    }
]
PAGES = ("/", "/rules/cards", "/rules/dice?preset=party", "/ask", "/score", "/about", "/nowhere")


@get("/api/tables")
async def listed() -> list[dict[str, Any]]:
    return LISTED


@post("/api/tables")
async def made(data: Annotated[dict[str, Any], Body()]) -> Response[dict[str, Any]]:
    MADE.append(data)
    if data["name"] == "nobody":
        return Response({"error": {"code": "name", "text": "No such luck."}}, status_code=422)
    return Response({"table": "K7QX2M", "path": "/about"})


@delete("/api/me")
async def forgotten() -> None:
    DELETED.append(True)


@get("/fails")
async def fails() -> None:
    raise RuntimeError


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    status = error.status_code if isinstance(error, HTTPException) else 500
    if wants_page(request):
        return error_page(request, status)
    return Response({"error": {"code": str(status)}}, status_code=status)


def make_app() -> Litestar:
    handlers = [*page_routes, *referee_routes, listed, made, forgotten, fails]
    return Litestar(handlers, exception_handlers={Exception: answer_error})


# What the server writes ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app()) as client:
        client.headers["accept"] = "text/html"
        yield client


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_pages_are_whole_and_in_their_language(
    client: TestClient[Litestar], path: str, lang: str
) -> None:
    answer = client.get(path, headers={"accept-language": f"{lang}, de;q=0.9"})
    text = answer.text
    assert answer.status_code == (404 if path == "/nowhere" else 200)
    assert f'<html lang="{lang}"' in text
    assert len(re.findall(r"<h1[ >]", text)) == 1
    for landmark in ("<header", "<nav", "<main", "<footer", 'class="skip-link"'):
        assert landmark in text
    ids = re.findall(r'\sid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    for label in re.findall(r'(?:\bfor|aria-labelledby|aria-describedby)="([^"]+)"', text):
        assert label in ids, label
    assert "page-" not in re.sub(r"<[^>]*>", "", text)


def test_nothing_stands_inside_that_the_policy_forbids(client: TestClient[Litestar]) -> None:
    for path in PAGES:
        answer = client.get(path)
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:|https?://", answer.text), path
        for script in re.findall(r"<script[^>]*>", answer.text):
            assert "src=" in script


def test_the_language_is_that_of_the_query_the_cookie_the_browser() -> None:
    with TestClient(make_app()) as client:
        accept = {"accept-language": "es"}
        assert 'lang="es"' in client.get("/about", headers=accept).text
        chosen = client.get("/about?lang=pt", headers=accept)
        assert 'lang="pt"' in chosen.text
        assert chosen.cookies["lang"] == "pt"
        assert 'lang="pt"' in client.get("/about", headers=accept).text
    assert asked_language("de", "xx", "en;q=0, fr;q=x, pt;q=0.1") == "pt"
    assert asked_language(None, None, "*") == "en"


def test_what_is_marked_can_be_said_anew() -> None:
    said = Localizer("fr")
    once = said.say("p", "event-draws", seat="<b>", count=2, game="cards")
    assert "<b>" not in str(once)
    assert said.attrs(aria_label="page-nav", title="page-skip") == (
        'aria-label="Menu principal" title="Aller au contenu" '
        'data-l10n-attrs="aria-label:page-nav; title:page-skip"'
    )


def test_files_are_kept_forever_under_the_version_they_have(client: TestClient[Litestar]) -> None:
    for name in ("js/page.js", "css/base.css", "img/icon.svg", "vendor/vendor.json"):
        answer = client.get(static_url(name))
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        assert answer.content == assets()[name].content
        plain = client.get(static_url(name), headers={"accept-encoding": "identity"})
        assert plain.content == answer.content
        assert "content-encoding" not in plain.headers
    assert client.get(static_url("js/page.js")).headers["content-encoding"] == "gzip"
    assert (
        client.get(static_url("js/page.js")).headers["content-type"].startswith("text/javascript")
    )
    old = client.get("/static/0123456789abcdef/js/page.js")
    assert old.headers["cache-control"] == "no-cache"
    for path in ("/static/x/nowhere.js", "/static/x/../pages.py", "/words/de/x.ftl", "/words/fr/x"):
        assert client.get(path).status_code == 404, path
    with pytest.raises(KeyError):
        static_url("js/nowhere.js")


def test_words_are_the_files_of_the_language(client: TestClient[Litestar]) -> None:
    answer = client.get(f"/words/fr/{words_version()}.ftl")
    assert answer.text == words_text("fr")
    assert "immutable" in answer.headers["cache-control"]
    assert client.get("/words/fr/old.ftl").headers["cache-control"] == "no-cache"


def test_modules_import_what_is_there_and_pages_stay_small() -> None:
    texts = {
        path: asset.content.decode() for path, asset in assets().items() if path.endswith(".js")
    }

    def needed(path: str, found: set[str]) -> set[str]:
        found.add(path)
        for target in re.findall(r"""(?:from|import)\s*["'](\.[^"']+)["']""", texts[path]):
            parts: list[str] = []
            for part in (PurePosixPath(path).parent / target).parts:
                parts = parts[:-1] if part == ".." else [*parts, part]
            name = "/".join(parts)
            assert name in texts, f"{path} imports {target}"
            if name not in found:
                needed(name, found)
        return found

    pages = {"home": 35_000, "ask": 35_000, "score": 35_000, "table/main": 60_000}
    for page, most in pages.items():
        modules = needed(f"js/{page}.js", set()) | needed("js/page.js", set())
        assert sum(len(assets()[name].packed) for name in modules) < most, page


def test_modules_are_sent_without_their_documentation() -> None:
    for path, asset in assets().items():
        if path.endswith(".js"):
            for comment in re.findall(r"/\*\*.*?\*/", asset.content.decode(), re.DOTALL):
                assert "@license" in comment, path
    source = (Path(vendor.VENDOR).parent / "js" / "l10n.js").read_text(encoding="utf-8")
    sent = assets()["js/l10n.js"].content.decode()
    assert sent.count("\n") == source.count("\n")
    assert without_comments(sent) == sent


def test_vendored_files_are_unchanged() -> None:
    assert vendor.check() == []


def test_errors_lead_to_the_lobby(client: TestClient[Litestar]) -> None:
    assert client.get("/nowhere").text.count('href="/"') >= 2
    assert client.get("/fails").status_code == 500
    assert client.get("/rules/chess").status_code == 404
    assert client.get("/api/rules/chess").json() == {"error": {"code": "404"}}


# Rules --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_forms_offer_what_can_be_chosen(game: str) -> None:
    rows = [row for _, rows in option_groups(game) for row in rows]
    names = [row.option.name for row in rows]
    assert len(names) == len(set(names))
    for option in RULESETS[game].options:
        values = len(option.values) or (2 if option.is_flag else option.high - option.low + 1)
        is_open = values - len(option.postponed) > 1
        hidden = option.name in ("dice_table", "turn_seconds")
        assert (option.name in names) == (is_open and not hidden), option.name
    for row in rows:
        for text, _, _ in row.values:
            assert row.option.allows(row.option.parse(text))


def test_rules_page_says_this_very_ruleset(client: TestClient[Litestar]) -> None:
    classic = client.get("/rules/cards?lang=en").text
    party = client.get("/rules/cards?preset=party&jump_in=false&lang=en").text
    assert "A player who can play must play." in classic
    assert "A player who could play may draw instead." in party
    assert "Nobody plays out of turn." in party or "out of turn" in party
    for clause in ("C-17", "AC-10", "AC-18", "C-30"):
        assert f'id="{clause}"' in party
    assert 'href="/?game=cards&amp;preset=party&amp;jump_in=false#create"' in party
    wrong = client.get("/rules/cards?stacking=maybe&lang=en").text
    assert "not understood" in wrong
    client.cookies.clear()


def test_rules_are_given_as_paragraphs(client: TestClient[Litestar]) -> None:
    said = client.get("/api/rules/dice?preset=official&lang=pt").json()
    book = Words("pt").rulebook(RULESETS["dice"].preset("official"))
    assert said["paragraphs"] == [{"clause": each.clause, "text": each.text} for each in book]
    assert said["conflicts"] == []
    client.cookies.clear()


def test_conflicts_are_told_with_a_way_out(client: TestClient[Litestar]) -> None:
    def check(**body: object) -> dict[str, Any]:
        answer = client.post("/api/rules/check", json=body)
        assert answer.status_code == 200
        found: dict[str, Any] = answer.json()
        return found

    assert check(game="cards") == {"conflicts": [], "fix": {}, "query": "preset=classic"}
    free = {"wd4_restriction": "none"}
    found = check(game="cards", preset="official", options=free, changed="wd4_restriction", seats=3)
    assert [each["slug"] for each in found["conflicts"]] == ["free-without-restriction"]
    assert "_" not in found["conflicts"][0]["text"]
    mended = check(game="cards", preset="official", options={**free, **found["fix"]}, seats=3)
    assert mended["conflicts"] == []
    stack = {"stack_challenge": "true"}
    found = check(game="cards", options=stack, changed="stack_challenge")
    assert check(game="cards", options={**stack, **found["fix"]})["conflicts"] == []
    found = check(game="dice", options={"hand_dice": "99"}, seats=9)
    assert {each["slug"] for each in found["conflicts"]} == {"unknown-value", "seats"}
    assert "1 to 11" in found["conflicts"][0]["text"]
    assert check(game="dice", options={"hands": "1"})["conflicts"][0]["slug"] == "unknown-option"
    assert client.post("/api/rules/check", json={"game": "chess"}).status_code == 400


def test_a_query_gives_back_the_ruleset(rng: random.Random) -> None:
    for game in ("cards", "dice"):
        for _ in range(20):
            rules = RULESETS[game].preset(rng.choice(["classic", "official", "party"]))
            for name in rng.sample(sorted(OPTION_BY_NAME[game]), 4):
                option = OPTION_BY_NAME[game][name]
                if name not in ("dice_table", "turn_seconds") and option.values:
                    rules = rules.replace(**{name: rng.choice(option.values)})
            pairs = dict(pair.split("=") for pair in rules_query(rules).split("&"))
            assert read_rules(game, pairs.pop("preset"), pairs).rules == rules


# In a browser -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where the pages are served."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        server = uvicorn.Server(
            uvicorn.Config(make_app(), log_level="warning", ws="none", lifespan="off")
        )
        thread = threading.Thread(target=lambda: server.run(sockets=[taken]), daemon=True)
        thread.start()
        deadline = time.monotonic() + 20
        while not server.started and time.monotonic() < deadline:
            time.sleep(0.02)
        yield f"http://127.0.0.1:{taken.getsockname()[1]}"
        server.should_exit = True
        thread.join(10)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    flags = ("no-sandbox", "disable-gpu", "disable-quic", "no-first-run", "disable-sync")
    more = ("disable-background-networking", "disable-component-update")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=[f"--{flag}" for flag in (*flags, *more)]
        )
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A phone with an English page; whatever its console complains of fails the test."""
    context = browser.new_context(
        base_url=address, viewport={"width": 390, "height": 844}, locale="en-US"
    )
    page = context.new_page()
    page.set_default_timeout(10_000)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",
        lambda said: (
            complaints.append(said.text)
            if said.type in ("error", "warning") and "status of 422" not in said.text
            else None
        ),
    )
    yield page
    context.close()
    assert complaints == []


def cases(rng: random.Random, lang: str) -> list[tuple[str, dict[str, object]]]:
    """Every message of a language, each with parameters of its own."""
    faces = [face_text(face) for face in ALL_FACES] + ["WR", "WD4G", "d3:B5", "d12:WY"]
    numbers = [0, 1, 2, 3, 5, 21, 500, 1500, 12345]
    found: list[tuple[str, dict[str, object]]] = []
    for name in _bundle(lang):
        for key in (name, f"{name}.a", f"{name}.hint", f"{name}.rule"):
            source = _bundle(lang)._sources[name]
            if key != name and f".{key.rpartition('.')[2]} =" not in source:
                continue
            params: dict[str, object] = {
                "seat": rng.choice([0, 1, "Zoé", "Ana\u202e\n"]),
                "actor": rng.choice([2, "Noa"]),
                "turn": "Kim",
                "target": rng.choice([3, "Davi"]),
                "seats": rng.choice([["Zoé"], ["Zoé", "Noa"], ["A", "B", "C"], 4]),
                "face": rng.choice([*faces, 5, 61, 29]),
                "top": rng.choice(faces),
                "faces": rng.choice(["", "R5", "R5 W", "BS GV WD4", ["R1", "Y2"], 3]),
                "color": rng.choice([*"RYGB", 0, 3, ""]),
                "count": rng.choice(numbers),
                "game": rng.choice(["cards", "dice"]),
                "direction": rng.choice([1, -1, "clockwise"]),
                "round": rng.choice(numbers),
                "option": rng.choice(["color", "any_match", "stacking"]),
                "text": "x" * rng.choice([1, 1200]),
            }
            kept = rng.sample(sorted(params), rng.randint(len(params) - 4, len(params)))
            found.append((key, {name: params[name] for name in kept}))
    return found


@pytest.mark.needs("chromium")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_what_python_says(
    page: Page, rng: random.Random, lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    page.goto("/about")
    asked = cases(rng, lang)
    assert len(asked) > 500
    reasons = [
        Reason(code, game, {"face": "R7", "top": top, "color": "B", "turn": "B", "count": 4})
        for code in Code
        for game in ("cards", "dice")
        for top in ("B8", "WG")
    ]
    told = [{"slug": each.slug, "game": each.game, "params": dict(each.params)} for each in reasons]
    script = """async ([lang, asked, told, module]) => {
        const words = await import(module);
        await words.loadWords(lang);
        const names = ["Ana", "Benoît"];
        return {
            said: asked.map(([key, params]) => words.t(key, params)),
            reasons: told.map((each) => words.reasonWords(each, names)),
            offenses: told.map((each) => words.reasonWords(each, names, { offense: true })),
            labels: [0, 1, 2, 3].map(words.colorLabel),
            options: words.optionLabel("cards", "wd4_guilty_draw"),
            values: [
                words.valueLabel("cards", "hand_size", 7),
                words.valueLabel("dice", "stacking", "same_kind"),
                words.valueLabel("cards", "jump_in", true),
            ],
        };
    }"""
    found = page.evaluate(script, [lang, asked, told, static_url("js/l10n.js")])
    words = Words(lang)
    for (key, params), said in zip(asked, found["said"], strict=True):
        assert said == words(key, **params), (key, params)
    names = ["Ana", "Benoît"]
    assert found["reasons"] == [words.reason_words(each, names) for each in reasons]
    assert found["offenses"] == [words.reason_words(each, names, offense=True) for each in reasons]
    assert found["labels"] == [words.color_label(color) for color in range(4)]
    assert found["options"] == words.option_label("cards", "wd4_guilty_draw")
    assert found["values"] == [
        words.value_label("cards", "hand_size", 7),
        words.value_label("dice", "stacking", "same_kind"),
        words.value_label("cards", "jump_in", True),
    ]
    assert not caplog.records


@pytest.mark.needs("chromium")
@pytest.mark.parametrize("path", ["/", "/rules/cards?preset=party", "/ask", "/score", "/about"])
def test_the_language_changes_without_a_reload(page: Page, path: str) -> None:
    page.goto(path)
    page.evaluate("window.isSamePage = true")
    for lang in ("fr", "pt", "es"):
        page.click(f"[data-language={lang}]")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator(f"[data-language={lang}]")).to_have_attribute("aria-current", "true")
        expect(page.locator(".page-nav a").first).to_have_text(Words(lang)("page-nav-play"))
    assert page.evaluate("window.isSamePage")
    spanish = page.inner_text("main")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.wait_for_load_state("networkidle")
    assert page.inner_text("main") == spanish


@pytest.mark.needs("chromium")
@pytest.mark.parametrize("width", [320, 390, 1440])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_fit_and_targets_are_large(page: Page, width: int, lang: str) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    for path in ("/", "/rules/dice", "/ask", "/score", "/about"):
        page.goto(f"{path}?lang={lang}")
        page.wait_for_load_state("networkidle")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, path
        small = page.evaluate(
            """() => [...document.querySelectorAll("button, select, .input, .button, nav a")]
                .filter((each) => !each.closest("[hidden], .skip-link"))
                .map((each) => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
                .filter(([, box]) => box.width && (box.height < 43.9 || box.width < 43.9))
                .map(([html]) => html)"""
        )
        assert small == [], path


@pytest.mark.needs("chromium")
def test_a_table_is_created_with_what_was_chosen(page: Page) -> None:
    page.goto("/")
    page.click(".options > summary")
    page.click("label:has-text('Official')")
    page.locator(".option-group:visible", has_text="Wild cards").locator("summary").click()
    page.select_option("#cards-wd4_restriction", "none")
    expect(page.locator("[data-conflicts] .message")).to_contain_text("always allowed")
    page.click("text=Adjust the other rules")
    expect(page.locator("[data-conflicts] .message")).to_have_count(0)
    expect(page.locator("#cards-wd4_enforcement")).to_have_value("free")
    expect(page.locator("[data-options-count]")).to_have_text("2 rules changed")
    page.click("[data-seats] [data-step='1']")
    page.locator(".seat select").nth(1).select_option("random")
    page.check("[name=turn_seconds][value='30']")
    page.locator("[name=chat]").uncheck()
    page.locator("[name=listed]").check()
    page.fill("#your-name", "nobody")
    page.click("[data-create-button]")
    expect(page.locator("[data-create-error]")).to_have_text("No such luck.")
    page.fill("#your-name", "Ana")
    MADE.clear()
    page.click("[data-create-button]")
    page.wait_for_url("**/about")
    assert MADE == [
        {
            "game": "cards",
            "preset": "official",
            "options": {"wd4_restriction": "none", "wd4_enforcement": "free"},
            "seats": 4,
            "bots": ["greedy", "random"],
            "turn_seconds": 30,
            "chat": False,
            "listed": True,
            "name": "Ana",
            "lang": "en",
        }
    ]


@pytest.mark.needs("chromium")
def test_playing_at_once_and_joining(page: Page) -> None:
    page.goto("/")
    expect(page.locator("[data-open]")).to_contain_text("Zoé’s table")
    expect(page.locator("[data-open]")).to_contain_text("2 seats free")
    page.fill("#join-code", "no!")
    page.press("#join-code", "Enter")
    expect(page.locator("#join-error")).to_be_visible()
    MADE.clear()
    page.click("[data-quick=dice]")
    page.wait_for_url("**/about")
    assert (MADE[0]["game"], MADE[0]["bots"]) == ("dice", ["greedy", "greedy"])


@pytest.mark.needs("chromium")
def test_a_link_from_the_rules_fills_the_form(page: Page) -> None:
    page.goto("/rules/dice?preset=party&hand_dice=4")
    page.click("text=Create a table with these rules")
    expect(page.locator("#dice-hand_dice")).to_have_value("4")
    expect(page.locator("[name=preset][value=party]")).to_be_checked()
    expect(page.locator("[data-rules-link]")).to_have_attribute(
        "href", "/rules/dice?preset=party&hand_dice=4"
    )


@pytest.mark.needs("chromium")
def test_deleting_asks_first(page: Page) -> None:
    page.goto("/score")
    page.click("text=Start the sheet")
    page.goto("/about")
    DELETED.clear()
    page.click("[data-delete]")
    page.click("text=Keep everything")
    assert DELETED == []
    page.click("[data-delete]")
    page.click("text=Yes, delete everything")
    expect(page.locator("[data-deleted]")).to_be_visible()
    assert DELETED == [True]
    assert page.evaluate("Object.keys(localStorage)") == []
