"""The HTTP API: what its own description promises, errors, cookies, limits, what is forgotten."""

import asyncio
import json
import re
from typing import Any

import httpx
import pytest

pytest.importorskip("litestar")

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from oneleft.server.guard import HEADERS
from oneleft.server.identity import COOKIE
from tests.server.running import FAST, PATIENCE, Program, Running, seated

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 20


def get(server: Running, path: str, **more: Any) -> httpx.Response:
    """One request of a stranger."""
    return httpx.get(server.url + path, timeout=PATIENCE, **more)


def post(server: Running, path: str, body: object = None, **more: Any) -> httpx.Response:
    """One request of a stranger that changes something."""
    return httpx.post(server.url + path, json=body, timeout=PATIENCE, **more)


def error_of(answer: httpx.Response) -> str:
    """The code of an error, whose shape is that of all errors."""
    body = answer.json()
    assert set(body) == {"error"}
    assert set(body["error"]) <= {"code", "text", "why", "places"}
    assert isinstance(body["error"]["text"], str)
    assert body["error"]["text"]
    return str(body["error"]["code"])


# ------------------------------------------------------------------------------------ the contract


def test_it_does_what_its_description_says(server: Running) -> None:
    """Every operation, with bodies and parameters that fit and that do not: no 5xx."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    labels = set()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        labels.add(operation.label)

        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
        )
        def holds(case: Case[Any]) -> None:
            answer = case.call(base_url=server.url)
            case.validate_response(answer, checks=CHECKS)

        holds()
    assert {"POST /api/tables", "GET /api/me", "POST /api/tables/{code}/commands"} <= labels
    assert server.metric("oneleft_faults_total") == 0


def test_the_schemas_of_the_frames_are_published(server: Running) -> None:
    found = get(server, "/api/messages.schema.json").json()
    assert {"commands", "messages"} == set(found)
    assert "Act" in json.dumps(found["commands"])


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("PUT", "/api/tables", None, 405, "method"),
        ("GET", "/api/tables/AAAAAAAA", None, 404, "no-table"),
        ("GET", "/api/tables/A", None, 400, "unreadable"),
        ("GET", "/api/tables/AAAA%00AA", None, 400, "unreadable"),
        ("GET", "/api/replays/AAAAAAAAAAAAAAAAAAAAAA", None, 404, "no-replay"),
        ("GET", "/api/replays/AAAAAAAAAAAAAAAAAAAAAA/rounds/x", None, 404, "not-found"),
        ("POST", "/api/tables", {}, 400, "unreadable"),
        ("POST", "/api/tables", {"name": "Ana", "cheat": 1}, 400, "unreadable"),
        ("POST", "/api/tables", {"name": "Ana", "game": "chess"}, 400, "game"),
        ("POST", "/api/tables", {"name": "Ana", "preset": "mine"}, 400, "preset"),
        ("POST", "/api/tables", {"name": "\u200b"}, 400, "name"),
        (
            "POST",
            "/api/tables",
            {"name": "A", "seats": 2, "bots": ["random"] * 2},
            400,
            "no-person",
        ),
        ("POST", "/api/tables", {"name": "A", "options": {"hand_size": "0"}}, 400, "rules"),
        ("POST", "/api/tables", {"name": "A", "game": "dice", "seats": 9}, 400, "rules"),
        ("POST", "/api/tables", [1], 400, "unreadable"),
        ("POST", "/api/tables/AAAAAAAA/commands", {"do": "next", "id": "x"}, 404, "no-table"),
        (
            "POST",
            "/api/tables/AAAAAAAA/commands",
            {"do": "beat", "id": "x", "n": 1, "seq": 0},
            400,
            "no-socket",
        ),
        ("POST", "/api/tables/AAAAAAAA/commands", {"do": "win", "id": "x"}, 400, "unreadable"),
        ("POST", "/api/device-codes/use", {"code": "AAAAAAAA"}, 404, "no-code"),
        ("POST", "/api/reports", {"table": "AAAAAAAA", "seat": 0, "why": "x"}, 404, "no-table"),
        (
            "POST",
            "/api/reports",
            {"table": "A\x00AAAAAA", "seat": 0, "why": "x"},
            400,
            "unreadable",
        ),
        ("POST", "/api/programs", {"name": "\x00"}, 400, "name"),
    ],
)
def test_errors_have_one_shape(
    method: str, path: str, body: object, status: int, code: str, server: Running
) -> None:
    answer = httpx.request(method, server.url + path, json=body, timeout=PATIENCE)
    assert answer.status_code == status, answer.text
    assert error_of(answer) == code


def test_an_unknown_token_is_nobodys(server: Running) -> None:
    headers = {"Authorization": f"Bearer {'x' * 22}"}
    answer = post(server, "/api/tables", {"name": "Ana"}, headers=headers)
    assert (answer.status_code, error_of(answer)) == (401, "nobody")
    assert not get(server, "/api/me", headers=headers).json()["guest"]
    for wrong in ("Bearer", "Basic abc", "Bearer a b c", f"Bearer {'x' * 500}"):
        found = get(server, "/api/me", headers={"Authorization": wrong})
        assert found.status_code == 200
        assert not found.json()["guest"]


def test_a_body_that_is_too_large_is_refused(server: Running) -> None:
    answer = post(server, "/api/tables", {"name": "Ana", "options": {"x": "y" * 80_000}})
    assert (answer.status_code, error_of(answer)) == (413, "too-large")


@pytest.mark.parametrize(
    "path",
    [
        "/healthz",
        "/readyz",
        "/metrics",
        "/api/me",
        "/api/openapi.json",
        "/api/tables",
        "/api/tables/AAAAAAAA",
        "/api/nothing",
        "/nowhere",
        "/",
        "/api/tables/A",
    ],
)
def test_every_answer_has_the_headers(path: str, server: Running) -> None:
    """design: strict CSP without inline style or script; Referrer-Policy."""
    answer = get(server, path)
    assert set(HEADERS) <= set(answer.headers), f"{path} {answer.status_code}"
    policy = answer.headers["content-security-policy"]
    assert "default-src '" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "server" not in answer.headers


def test_refusals_have_the_headers_too(server: Running) -> None:
    for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = post(server, "/api/tables", {"name": "Ana"}, headers=headers)
        assert (answer.status_code, error_of(answer)) == (403, "forbidden")
        assert set(HEADERS) <= set(answer.headers)
    answer = httpx.put(f"{server.url}/api/tables", timeout=PATIENCE)
    assert set(HEADERS) <= set(answer.headers)
    large = post(server, "/api/tables", {"name": "A", "options": {"x": "y" * 80_000}})
    assert set(HEADERS) <= set(large.headers)


# ------------------------------------------------------------------------------------ who one is


def cookies_of(answer: httpx.Response) -> str:
    """The cookie that a response sets."""
    return "; ".join(answer.headers.get_list("set-cookie"))


def test_the_cookie_is_out_of_scripts_reach(limited: Running) -> None:
    """design: HttpOnly, SameSite=Lax; Secure under TLS."""
    for scheme in ("http", "https"):
        answer = post(
            limited,
            "/api/tables",
            {"name": "Ana", **FAST},
            headers={"X-Forwarded-Proto": scheme, "X-Forwarded-For": "192.0.2.7"},
        )
        assert answer.status_code == 201, answer.text
        cookie = cookies_of(answer).lower()
        assert COOKIE in cookie
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert ("secure" in cookie) == (scheme == "https")


def test_a_cookie_is_one_guest(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as browser:
        assert not browser.get("/api/me").json()["guest"]
        code = browser.post("/api/tables", json={"name": "Ana", **FAST}).json()["table"]
        me = browser.get("/api/me").json()
        assert me == {"guest": True, "name": "Ana", "tables": [code]}
        assert browser.get(f"/api/tables/{code}").json()["view"]["is_host"]
        assert not get(server, f"/api/tables/{code}").json()["view"]["is_host"]
        # The token itself is nowhere in the database.
        token = browser.cookies[COOKIE]
        assert re.fullmatch(r"[A-Za-z0-9_-]{22}", token)
        data = server.database.removeprefix("sqlite:///")
        with open(data, "rb") as file:  # noqa: PTH123
            assert token.encode() not in file.read()


def test_a_device_code_works_once(server: Running) -> None:
    """design: "continue on another device" is a one-time code."""
    with (
        httpx.Client(base_url=server.url, timeout=PATIENCE) as first,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as second,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as third,
    ):
        code = first.post("/api/tables", json={"name": "Ana", **FAST}).json()["table"]
        answer = first.post("/api/device-codes")
        assert answer.status_code == 201
        once = answer.json()["code"]
        # A code is no token: it is neither a cookie's value nor a bearer's.
        assert not get(server, "/api/me", headers={"Authorization": f"Bearer {once}"}).json()[
            "guest"
        ]
        used = second.post("/api/device-codes/use", json={"code": once.lower()})
        assert used.status_code == 200
        assert used.json()["tables"] == [code]
        assert second.get("/api/me").json() == first.get("/api/me").json()
        again = third.post("/api/device-codes/use", json={"code": once})
        assert (again.status_code, error_of(again)) == (404, "no-code")
        assert not third.get("/api/me").json()["guest"]


def test_rates_are_limited(limited: Running) -> None:
    """design: rate limits for HTTP, each address by itself."""
    answers = [
        post(limited, "/api/programs", {"name": "Robi"}, headers={"X-Forwarded-For": "192.0.2.1"})
        for _ in range(34)
    ]
    statuses = [answer.status_code for answer in answers]
    assert statuses[:25] == [201] * 25
    assert statuses[-1] == 429
    assert error_of(answers[-1]) == "too-many"
    assert set(HEADERS) <= set(answers[-1].headers)
    other = post(limited, "/api/programs", {"name": "X"}, headers={"X-Forwarded-For": "192.0.2.2"})
    assert other.status_code == 201


def test_unsafe_requests_are_limited(limited: Running) -> None:
    with httpx.Client(base_url=limited.url, headers={"X-Forwarded-For": "192.0.2.3"}) as client:
        statuses = [
            client.post("/api/device-codes/use", json={"code": "short"}).status_code
            for _ in range(260)
        ]
    assert statuses[0] == 400
    assert statuses[-1] == 429


# ------------------------------------------------------------------------------------ health


def test_health(server: Running) -> None:
    assert get(server, "/healthz").json() == {"ok": True}
    assert get(server, "/readyz").json() == {"ok": True, "database": True, "bus": True}
    page = get(server, "/metrics").text
    for name in ("oneleft_tables_total", "oneleft_sockets", "oneleft_faults_total"):
        assert f"\n{name}" in page


# ------------------------------------------------------------------------------------ replays


def test_replays_open_when_the_match_has_ended_and_close_when_it_is_forgotten(
    server: Running,
) -> None:
    """Unguessable, 404 while playing; names and words are taken out; the last one takes it all."""

    async def run() -> None:
        async with (
            Program(server, "Ana") as ana,
            Program(server, "Bob") as bob,
            Program(server, "Eve") as eve,
        ):
            code = await ana.make(seats=2, options={"target_score": "30"})
            table = server.run(server.hub.store.load_table(code))
            assert table is not None
            replay = f"/api/replays/{table.replay}"
            assert len(table.replay) >= 22  # 128 bits
            async with ana.socket(code) as a, bob.socket(code) as b:
                await a.until_status("lobby")
                await seated(a, b)
                await a.done("say", text="a word of Ana")
                await b.done("say", text="a word of Bob")
                for path in ("", "/rounds/1", "/record"):
                    assert (await ana.http.get(replay + path)).status_code == 404
                assert (await ana.http.delete(replay)).status_code == 404
                await a.done("leave")
                await b.until_status("over")
                assert (await eve.http.get(replay)).status_code == 200
                assert (await eve.http.delete(replay)).status_code == 403
                seats = (await bob.http.get(replay)).json()["seats"]
                assert [seat["name"] for seat in seats] == ["Ana", "Guest 1"]
                assert (await ana.http.delete("/api/me")).status_code == 204
                # Who still looks at the table goes on doing so, without what is gone.
                await b.done("say", phrase="good-game")
                seats = (await bob.http.get(replay)).json()["seats"]
                assert [seat["name"] for seat in seats] == ["—", "Guest 1"]
                assert b.view is not None
            async with bob.socket(code) as b:
                await b.until_status("over")
                assert "Ana" not in json.dumps(b.view)
            assert (await ana.http.get("/api/me")).json()["guest"] is False
            log = server.run(server.hub.store.entries_after(code, 0))
            assert "Ana" not in repr(log)
            assert "a word of Bob" in repr(log)
            assert (await bob.http.delete(replay)).status_code == 204
            assert (await bob.http.get(replay)).status_code == 404
            assert (await bob.http.get(f"/api/tables/{code}")).status_code == 404
            assert server.run(server.hub.store.load_table(code)) is None

    asyncio.run(run())
    assert server.metric("oneleft_faults_total") == 0


def test_who_is_forgotten_in_the_lobby_leaves_it_in_order(server: Running) -> None:
    """The next person is the host, and those who are there are still told what happens."""

    async def run() -> None:
        async with (
            Program(server, "Ana") as ana,
            Program(server, "Bob") as bob,
            Program(server, "Cid") as cid,
        ):
            code = await ana.make(seats=3)
            async with bob.socket(code) as b, cid.socket(code) as c:
                await b.until_status("lobby")
                await b.done("sit", name="Bob")
                await c.until_status("lobby")
                await c.done("sit", name="Cid")
                assert (await ana.http.delete("/api/me")).status_code == 204
                assert (await bob.see(code))["is_host"]
                await c.done("ready")
                await b.until(lambda each: each["is"] == "step" and each["kind"] == "ready", 5)
                await b.done("start", fill=True)
                await c.until_status("playing")

    asyncio.run(run())


def test_who_is_forgotten_leaves_a_round(server: Running) -> None:
    async def run() -> None:
        async with Program(server, "Ana") as ana, Program(server, "Bob") as bob:
            code = await ana.make(seats=2)
            async with ana.socket(code) as a, bob.socket(code) as b:
                await a.until_status("lobby")
                await seated(a, b)
                assert (await ana.http.delete("/api/me")).status_code == 204
                await b.until_status("over")
                assert "Ana" not in json.dumps(await bob.see(code))

    asyncio.run(run())


# ------------------------------------------------------------------------------------ the list


def test_only_listed_tables_are_listed(server: Running) -> None:
    async def run() -> None:
        async with Program(server, "Ana") as ana:
            listed = await ana.make(seats=2, listed=True, game="dice")
            hidden = await ana.make(seats=2)
            found = {each["table"]: each for each in (await ana.http.get("/api/tables")).json()}
            assert listed in found
            assert hidden not in found
            assert found[listed]["game"] == "dice"
            assert (found[listed]["taken"], found[listed]["seats"]) == (1, 2)
            await ana.command(listed, "leave")
            found = {each["table"]: each for each in (await ana.http.get("/api/tables")).json()}
            assert listed not in found

    asyncio.run(run())


def test_a_match_over_http_alone(server: Running) -> None:
    """design: the same commands over HTTP."""

    async def run() -> None:
        async with Program(server, "Ana") as ana, Program(server, "Bob") as bob:
            code = await ana.make(seats=2, options={"voluntary_draw": "true"})
            assert (await bob.command(code, "sit", name="Bob")).status_code == 200
            assert (await bob.command(code, "ready")).status_code == 200
            assert (await ana.command(code, "start")).status_code == 200
            for _ in range(12):
                for program in (ana, bob):
                    snapshot = (await program.http.get(f"/api/tables/{code}")).json()
                    legal = (snapshot["view"]["game"] or {}).get("legal")
                    if snapshot["view"]["status"] == "playing" and legal:
                        answer = await program.command(
                            code, "act", move=legal[0], seq=snapshot["seq"]
                        )
                        assert answer.status_code == 200, answer.text
            answer = await ana.command(code, "act", move="nonsense", seq=0)
            assert answer.status_code == 409
            assert error_of(answer) == "unreadable"

    asyncio.run(run())


def test_reports_are_kept(server: Running) -> None:
    async def run() -> None:
        async with Program(server, "Ana") as ana:
            code = await ana.make(seats=2)
            body = {"table": code, "seat": 0, "why": "loud"}
            assert (await ana.http.post("/api/reports", json=body)).status_code == 201
            assert post(server, "/api/reports", body).status_code == 400

    asyncio.run(run())


def test_the_qr_code_is_a_picture(server: Running) -> None:
    answer = get(server, "/api/tables/AAAAAAAA/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert b"<script" not in answer.content
    assert b"style=" not in answer.content
