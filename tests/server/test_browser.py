"""The table in real Chromium: whole matches, by role and name, and by keyboard alone."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser

from oneleft.check import check, verify
from oneleft.record import parse_record
from tests.server.screen import Reader, Typist, assert_no_axe_findings, browsing
from tests.server.services import Server

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.slow]
PATIENCE_S = 240


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of this file."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db") as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of this file."""
    with browsing() as found:
        yield found


def play_to_the_end(people: list[Reader]) -> Counter[str]:
    """Everybody does what is to be done until the match is over for all; what was done."""
    done: Counter[str] = Counter()
    until = time.monotonic() + PATIENCE_S
    over: set[int] = set()
    while len(over) < len(people):
        assert time.monotonic() < until, (done, [person.page.url for person in people])
        did = []
        for number, person in enumerate(people):
            if number not in over:
                did.append(person.step())
                done[did[-1]] += 1
                if did[-1] == "over":
                    over.add(number)
        if all(each == "waits" for each in did):
            people[0].page.wait_for_timeout(25)
    return done


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_two_people_and_two_bots_play_a_whole_match(
    server: Server, browser: Browser, game: str
) -> None:
    ana = Reader(browser, server.url, "fr", phone=True)
    bia = Reader(browser, server.url, "pt")
    path = ana.make_table(
        game=game, seats=4, bots=["greedy", "random"], options={"target_score": "120"}
    )
    ana.page.goto(path)
    bia.sit(path, "Bia")
    ana.start()
    done = play_to_the_end([ana, bia])
    assert done["played"] > 3
    # Both browsers added their own chance, and the match that was played is a record that holds.
    view = ana.page.evaluate(
        "async (code) => (await (await fetch('/api/tables/' + code)).json()).view",
        path.rpartition("/")[2],
    )
    assert sorted(view["seals"]) == sorted(view["nonces"]) == ["0", "1"]
    text = httpx.get(f"{server.url}/api/replays/{view['replay']}/record").text
    assert check(parse_record(text)).is_ok
    assert all(proof.is_proved for proof in verify(parse_record(text)))
    assert ana.complaints == []
    assert bia.complaints == []
    for person in (ana, bia):
        person.context.close()


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_a_whole_game_by_keyboard_alone(server: Server, browser: Browser, game: str) -> None:
    ana = Typist(browser, server.url, "en")
    path = ana.make_table(
        game=game, seats=3, bots=["greedy", "random"], options={"target_score": "100"}
    )
    ana.page.goto(path)
    ana.start()
    done = play_to_the_end([ana])
    assert done["played"] > 2  # a lucky bot may end a match of the dice early
    assert ana.complaints == []
    ana.context.close()


# ----------------------------------------------------------------------------------- accessibility

PAGES = ("/", "/ask", "/score", "/about", "/rules/cards?preset=party", "/rules/dice", "/t/NOSUCHTB")


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(
    server: Server, browser: Browser, path: str, phone: bool
) -> None:
    person = Reader(browser, server.url, "pt" if phone else "fr", phone=phone)
    person.page.goto(path)
    person.page.wait_for_load_state("networkidle")
    assert_no_axe_findings(person, path)
    person.context.close()


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", ["cards", "dice"])
def test_axe_finds_nothing_at_a_table(
    server: Server, browser: Browser, game: str, phone: bool
) -> None:
    ana = Reader(browser, server.url, "fr", phone=phone)
    path = ana.make_table(
        game=game, seats=3, bots=["greedy", "random"], options={"target_score": "60"}
    )
    ana.page.goto(path)
    ana.page.get_by_role("button").first.wait_for()
    assert_no_axe_findings(ana, "lobby")
    ana.start()
    seen: set[str] = set()
    until = time.monotonic() + PATIENCE_S
    while (did := ana.step()) != "over":
        assert time.monotonic() < until
        if did == "waits":
            ana.page.wait_for_timeout(25)
        kind = _what_is_seen(ana)
        if kind not in seen:
            seen.add(kind)
            assert_no_axe_findings(ana, kind)
    assert_no_axe_findings(ana, "over")
    for key, name in (("screen-see-table", "table"), ("screen-menu", "menu")):
        ana.button(key).first.click()
        ana.page.wait_for_timeout(300)
        assert_no_axe_findings(ana, name)
    ana.context.close()


def _what_is_seen(person: Reader) -> str:
    """Which kind of screen this is: the heading of its sheet, or whose turn it is."""
    headings = person.dialog.get_by_role("heading").all_text_contents()
    if headings:
        return "".join(each for each in headings[0] if not each.isdigit())
    return "my turn" if person.is_my_turn else "their turn"


# ------------------------------------------------------------------------------------------- faults


def test_browsers_resume_by_themselves_after_kill_9(browser: Browser, tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        ana = Reader(browser, server.url, "en")
        bia = Reader(browser, server.url, "es", phone=True)
        path = ana.make_table(seats=3, bots=["greedy"], bot_ms=600)
        ana.page.goto(path)
        bia.sit(path, "Bia")
        ana.start()
        bia.cards.first.wait_for()
        until = time.monotonic() + 30
        while not ana.is_my_turn and time.monotonic() < until:
            bia.step()
            bia.page.wait_for_timeout(50)
        ana.page.wait_for_timeout(1500)
        hands = [_hand_of(person) for person in (ana, bia)]
        server.kill()
        ana.page.get_by_text(ana.words("link-lost")).first.wait_for(timeout=15_000)
        server.start()
        ana.page.get_by_text(ana.words("link-lost")).first.wait_for(state="hidden", timeout=15_000)
        assert [_hand_of(person) for person in (ana, bia)] == hands
        assert ana.is_my_turn
        _end_the_turn(ana)
        for person in (ana, bia):
            person.context.close()


def _end_the_turn(person: Reader) -> None:
    """Does what is to be done until it is somebody else's turn."""
    until = time.monotonic() + 20
    while person.is_my_turn:
        assert time.monotonic() < until
        person.step()
        person.page.wait_for_timeout(100)


def _hand_of(person: Reader) -> list[str]:
    """The faces in somebody's hand by their names, without what is said of their playing."""
    names = person.cards.evaluate_all("(all) => all.map((each) => each.ariaLabel ?? '')")
    return sorted(str(name).partition(",")[0] for name in names)


def test_a_reload_is_a_reconnection_and_brings_the_same_prompt_back(
    server: Server, browser: Browser
) -> None:
    ana = Reader(browser, server.url, "pt", phone=True)
    path = ana.make_table(seats=2, bots=["greedy"], bot_ms=300)
    ana.page.goto(path)
    ana.start()
    ana.page.get_by_text(ana.words("table-turn-yours"), exact=True).wait_for()
    hand = _hand_of(ana)
    ana.page.reload()
    ana.cards.first.wait_for()
    assert _hand_of(ana) == hand
    ana.page.get_by_text(ana.words("table-turn-yours"), exact=True).wait_for()
    ana.context.close()


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_the_scripts_of_a_table_weigh_less_than_60_kb(
    server: Server, browser: Browser, game: str
) -> None:
    ana = Reader(browser, server.url, "en")
    path = ana.make_table(game=game, seats=2, bots=["greedy"])
    ana.page.goto(path)
    ana.start()
    ana.page.wait_for_timeout(300)
    sizes = ana.page.evaluate(
        """() => performance.getEntriesByType('resource').filter((each) => /\\.js$/.test(each.name))
          .map((each) => [each.name.split('/static/')[1], each.encodedBodySize])"""
    )
    assert 30_000 < sum(size for _, size in sizes) < 60_000, sorted(sizes)
    ana.context.close()


def test_another_device_takes_the_seats_along(server: Server, browser: Browser) -> None:
    ana = Reader(browser, server.url, "fr")
    path = ana.make_table(seats=2, bots=["greedy"])
    ana.page.goto("/about")
    ana.button("page-devices-get").click()
    shown = ana.page.locator("[data-device-code]")
    shown.filter(has_text=re.compile(r"^\w{8}$")).wait_for()
    code = shown.text_content() or ""
    phone = Reader(browser, server.url, "es", phone=True)
    for typed, is_right in (("NOSUCHCD", False), (code.lower(), True), (code, False)):
        phone.page.goto("/about")
        phone.page.get_by_role("textbox", name=phone.words("page-devices-enter")).fill(typed)
        phone.button("page-devices-use").click()
        answer = phone.words("page-devices-done" if is_right else "page-devices-wrong")
        phone.page.get_by_text(answer, exact=True).wait_for()
        if is_right:
            table = path.rpartition("/")[2]
            assert_no_axe_findings(phone, "devices")
            phone.page.get_by_role("link", name=table).click()
            phone.page.get_by_text("Ana", exact=False).first.wait_for()
            phone.start()
            assert phone.cards.count() == 7
    for person in (ana, phone):
        person.context.close()


# ------------------------------------------------------------------------------------------ replays


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_a_replay_steps_and_the_browser_proves_the_deal(
    server: Server, browser: Browser, game: str
) -> None:
    ana = Reader(browser, server.url, "pt", phone=game == "dice")
    path = ana.make_table(
        game=game, seats=3, bots=["greedy", "greedy"], options={"target_score": "60"}
    )
    ana.page.goto(path)
    ana.start()
    play_to_the_end([ana])
    ana.page.get_by_role("link", name=ana.words("screen-replay"), exact=True).click()
    where = ana.page.locator(".replay-where")
    where.wait_for()
    ana.page.keyboard.press("Home")
    ana.page.wait_for_timeout(300)
    begin = where.text_content()
    for _ in range(3):
        ana.page.keyboard.press("ArrowRight")
        ana.page.wait_for_timeout(200)
    assert where.text_content() != begin
    assert "at=" in ana.page.url
    assert_no_axe_findings(ana, "replay")
    ana.button("replay-about").click()
    ana.button("replay-proof-title", game=game).click()
    verdict = ana.page.locator(".verdict[data-ok]")
    verdict.wait_for(timeout=30_000)
    assert verdict.get_attribute("data-ok") == "true", verdict.text_content()
    assert_no_axe_findings(ana, "proof")
    assert ana.complaints == []
    ana.context.close()
