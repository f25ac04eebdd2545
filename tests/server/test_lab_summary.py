"""The laboratory's summary in the lobby: asked for afterwards, kept, and empty where it is not."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("litestar")

import httpx
from playwright.sync_api import expect

from oneleft.analysis.lab_brief import Brief
from oneleft.rules import CardRules
from oneleft.server import labsummary, pages
from oneleft.server.labsummary import (
    MOST_FAILURES,
    MOST_WAITING,
    Laboratory,
    RulesSummary,
    summary_lines,
)
from oneleft.words import LANGUAGES, Words
from tests.server.running import PATIENCE, Running
from tests.server.screen import browsing

OFFICIAL = CardRules.preset("official")
ANSWER = """
import json, sys
for line in sys.stdin:
    turns = json.loads(line)["seats"] * 10
    found = dict(turns=turns, most=2 * turns, first=0.3, even=0.25, has_edge=True, warnings=[])
    print(json.dumps(found), flush=True)
"""
"""A program that answers without playing."""
SLOW = "import time\ntime.sleep(60)"
BROKEN = "raise SystemExit(1)"


def command(program: str) -> tuple[str, ...]:
    return (sys.executable, "-c", program)


@pytest.fixture
def laboratories() -> Iterator[list[Laboratory]]:
    """Those that are to be closed."""
    made: list[Laboratory] = []
    yield made
    for laboratory in made:
        laboratory.close()


def until_ready(laboratory: Laboratory, seats: int) -> RulesSummary:
    async def ask() -> RulesSummary:
        end = time.monotonic() + PATIENCE
        while (found := await laboratory.summary(OFFICIAL, seats)).state == "soon":
            assert time.monotonic() < end
            await asyncio.sleep(0.01)
        return found

    return asyncio.run(ask())


def test_an_answer_is_kept(laboratories: list[Laboratory]) -> None:
    laboratory = Laboratory(command(ANSWER))
    laboratories.append(laboratory)
    found = until_ready(laboratory, 4)
    assert found.state == "ready"
    assert [line.key for line in found.lines] == [
        "lab-lobby",
        "lab-lobby-length",
        "lab-lobby-first",
    ]
    assert found.lines[1].params == {"count": 40, "most": 80}
    program = laboratory._program
    assert until_ready(laboratory, 5).lines[1].params["count"] == 50
    assert laboratory._program is program
    laboratory.close()  # nobody is asked any more: what is known is still told
    assert asyncio.run(laboratory.summary(OFFICIAL, 4)) == found


def test_who_asks_before_there_is_an_answer_does_not_wait(laboratories: list[Laboratory]) -> None:
    laboratory = Laboratory(command(SLOW))
    laboratories.append(laboratory)

    async def ask() -> list[RulesSummary]:
        asked = [laboratory.summary(OFFICIAL.replace(hand_size=n + 1), 4) for n in range(40)]
        return await asyncio.gather(*asked)

    assert {each.state for each in asyncio.run(ask())} == {"soon"}
    assert laboratory._waiting.qsize() <= MOST_WAITING


def test_a_program_that_fails_is_not_asked_for_ever(laboratories: list[Laboratory]) -> None:
    laboratory = Laboratory(command(BROKEN))
    laboratories.append(laboratory)
    for seats in range(2, 2 + MOST_FAILURES):
        assert until_ready(laboratory, seats).state == "none"
    waiting = laboratory._waiting.qsize()
    assert until_ready(laboratory, 9).state == "none"
    assert laboratory._waiting.qsize() == waiting


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_can_be_said(lang: str) -> None:
    warnings = (("limited", 0.0002), ("very-long", 0.123), ("blocked", 0.02))
    words = Words(lang)
    for has_edge, first in ((True, 0.3), (True, 0.252), (False, 0.3)):
        found = Brief(54.7, 99, first, 0.25, has_edge, warnings)
        said = [words(line.key, **line.params) for line in summary_lines(found, 4)]
        assert len(said) == 6
        assert "55" in said[1]
        assert ("30" in said[2]) is (has_edge and first == 0.3)
        assert "< 1" in said[3]
        assert "12" in said[4]
        assert not any("…" in line for line in said)


# ------------------------------------------------------------------------------------- the server


def ask(server: Running, **question: Any) -> httpx.Response:
    body = {"game": "cards", "preset": "official", "seats": 4} | question
    return httpx.post(f"{server.url}/api/rules/summary", json=body, timeout=PATIENCE)


def test_where_the_extra_is_missing_there_is_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "is_installed", lambda: False)
    assert ask(server).json() == {"state": "none", "lines": []}


def test_unsound_rules_and_no_seats_have_none(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "is_installed", lambda: True)
    monkeypatch.setattr(pages, "LABORATORY", None)  # nobody may be asked
    for more in ({"seats": 11}, {"options": {"hand_size": "53"}}, {"seats": None}):
        assert ask(server, **more).json() == {"state": "none", "lines": []}
    assert ask(server, seats="four").status_code == 400


def test_it_counts_among_the_requests_of_an_address(limited: Running) -> None:
    with httpx.Client(base_url=limited.url, timeout=PATIENCE) as client:
        codes = {
            client.post("/api/rules/summary", json={"game": "?"}).status_code for _ in range(260)
        }
    assert codes == {400, 429}


@pytest.mark.needs("numba", "numpy")
def test_the_laboratory_answers_beside_the_server(server: Running) -> None:
    assert labsummary.is_installed()
    end = time.monotonic() + 240  # the first time it compiles
    while (answer := ask(server).json())["state"] == "soon":
        assert time.monotonic() < end
        time.sleep(0.2)
    assert answer["state"] == "ready"
    turns = answer["lines"][1]["params"]["count"]
    assert 35 < turns < 60
    assert "numba" not in sys.modules or labsummary.LABORATORY._program is not None
    labsummary.LABORATORY.close()


@pytest.mark.needs("chromium")
def test_the_lobby_shows_it_afterwards(
    server: Running, monkeypatch: pytest.MonkeyPatch, laboratories: list[Laboratory]
) -> None:
    laboratory = Laboratory(command(ANSWER))
    laboratories.append(laboratory)
    monkeypatch.setattr(pages, "is_installed", lambda: True)
    monkeypatch.setattr(pages, "LABORATORY", laboratory)
    with browsing() as browser:
        page = browser.new_page(locale="fr-FR")
        troubles: list[str] = []
        page.on(
            "console", lambda said: troubles.append(said.text) if said.type == "error" else None
        )
        page.goto(server.url)
        place = page.locator("[data-summary]")
        expect(place).to_contain_text("Une manche dure environ 30 tours, neuf sur dix au plus 60.")
        page.locator("[data-seats] [data-step='1']").click()
        expect(place).to_contain_text("40 tours")
        page.locator("[data-language=pt]").first.click()
        expect(place).to_contain_text("Uma rodada leva cerca de 40 turnos")
        monkeypatch.setattr(pages, "is_installed", lambda: False)
        page.locator("[data-seats] [data-step='1']").click()
        expect(place).to_be_empty()
        assert not troubles
