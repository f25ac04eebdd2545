"""Writes the pictures of docs/screens/table: real games in real Chromium, each kind of screen once.

python -m scripts.make_table_screens [FOLDER]
"""

from __future__ import annotations

import re
import sys
import tempfile
import time
import unicodedata
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.screen import Reader, browsing
from tests.server.services import Server

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screens" / "table"
PATIENCE_S = 240
SETTLED_MS = 500
TABLES = (
    ("cards", "official", "fr", True),
    ("cards", "party", "pt", False),
    ("dice", "classic", "pt", True),
    ("dice", "classic", "fr", False),
)
"""Game, preset, language, and whether on a phone."""
PAGES = ("/", "/ask", "/score", "/rules/cards", "/about")


def slug(text: str) -> str:
    """A heading as a file's name."""
    ascii_only = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    plain = re.sub(r"[^\w]+", "-", ascii_only.lower()).strip("-_")
    unnamed = re.sub(r"\b(ana|blaise|clara|dante)\b", "x", plain)
    return re.sub(r"\d+", "n", unnamed)[:40]


def kind_of(person: Reader) -> str:
    """What kind of screen this is: the heading of its sheet, or the state of the action bar."""
    headings = person.dialog.get_by_role("heading").all_text_contents()
    if headings:
        return slug(headings[0])
    if not person.is_my_turn:
        return "their-turn"
    names = person.actions.get_by_role("button").all_text_contents()
    fixed = (person.words("table-mark-uno"), person.words("screen-catch"))
    own = [name.strip() for name in names if name.strip() not in fixed]
    return "my-turn-" + slug(" ".join(own))


def shoot(person: Reader, folder: Path, name: str) -> None:
    """Takes a picture when everything has come to rest."""
    person.page.wait_for_timeout(SETTLED_MS)
    person.page.screenshot(path=folder / f"{name}.png")


def table(
    browser: Browser, url: str, folder: Path, game: str, preset: str, lang: str, *, phone: bool
) -> None:
    """Plays a match and takes a picture of each kind of screen that comes, then of its replay."""
    where = f"{game}-{'phone' if phone else 'desktop'}-{lang}"
    ana = Reader(browser, url, lang, phone=phone, calm=False)
    path = ana.make_table(
        game=game, preset=preset, seats=4, bots=["greedy", "random", "greedy"], bot_ms=400,
        options={"target_score": "150"}, window_min_ms=1500,
    )  # fmt: skip
    ana.page.goto(path)
    ana.page.get_by_role("button").first.wait_for()
    shoot(ana, folder, f"{where}-lobby")
    ana.start()
    watcher = Reader(browser, url, lang, phone=phone, calm=False)
    watcher.page.goto(path)
    watcher.page.get_by_role("button").first.wait_for()
    shoot(watcher, folder, f"{where}-spectator")
    watcher.context.close()
    seen: set[str] = set()
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        kind = kind_of(ana)
        if kind not in seen:
            seen.add(kind)
            shoot(ana, folder, f"{where}-{kind}")
            if kind.startswith("my-turn") and "menu" not in seen:
                seen.add("menu")
                drawers(ana, folder, where)
        did = ana.step()
        if did == "over":
            shoot(ana, folder, f"{where}-over")
            replay(ana, folder, where, game)
            break
        ana.page.wait_for_timeout(60 if did == "waits" else 250)
    ana.context.close()


def drawers(person: Reader, folder: Path, where: str) -> None:
    """The menu, the rules of the table, the help and the talk."""
    person.button("screen-menu").first.click()
    shoot(person, folder, f"{where}-menu")
    for key, name in (("screen-rules", "rules"), ("screen-help", "help")):
        person.dialog.get_by_role("button", name=person.words(key), exact=True).first.click()
        shoot(person, folder, f"{where}-{name}")
        person.page.keyboard.press("Escape")
        person.button("screen-menu").first.click()
        person.page.wait_for_timeout(SETTLED_MS)
    person.page.keyboard.press("Escape")
    person.page.wait_for_timeout(SETTLED_MS)


def replay(person: Reader, folder: Path, where: str, game: str) -> None:
    """The replay of the match, and the proof that its cards or rolls were fixed."""
    person.page.get_by_role("link", name=person.words("screen-replay"), exact=True).click()
    person.page.locator(".replay-where").wait_for()
    for _ in range(6):
        person.page.keyboard.press("ArrowRight")
        person.page.wait_for_timeout(SETTLED_MS)
    shoot(person, folder, f"{where}-replay")
    person.button("replay-about").click()
    person.button("replay-proof-title", game=game).click()
    person.page.locator(".verdict[data-ok]").wait_for()
    shoot(person, folder, f"{where}-proof")


def challenge(browser: Browser, url: str, folder: Path) -> None:
    """Rounds of two until a Wild Draw Four can be challenged, and somebody forgets UNO."""
    ana = Reader(browser, url, "fr", phone=True, calm=False)
    path = ana.make_table(
        preset="official",
        seats=2,
        bots=["random"],
        bot_ms=200,
        window_min_ms=2500,
        options={"target_score": "5000"},
    )
    ana.page.goto(path)
    ana.start()
    wanted = {"challenge", "catch"}
    until = time.monotonic() + PATIENCE_S
    while wanted and time.monotonic() < until:
        found = {
            "challenge": ana.dialog.get_by_role("button", name=ana.words("screen-challenge")),
            "catch": ana.actions.locator(".catch.lit"),
        }
        for name in [each for each in wanted if found[each].count()]:
            wanted.discard(name)
            ana.page.screenshot(path=folder / f"cards-phone-fr-{name}.png")
        ana.step()
        ana.page.wait_for_timeout(60)
    ana.context.close()


def lost(browser: Browser, server: Server, folder: Path) -> None:
    """The server goes away: first a mark, after ten seconds a banner."""
    ana = Reader(browser, server.url, "pt", calm=False)
    ana.page.goto(ana.make_table(seats=3, bots=["greedy", "greedy"], bot_ms=5000))
    ana.start()
    ana.page.wait_for_timeout(4000)
    server.kill()
    ana.page.get_by_text(ana.words("link-lost")).first.wait_for()
    shoot(ana, folder, "cards-desktop-pt-reconnecting")
    ana.page.wait_for_timeout(11_000)
    shoot(ana, folder, "cards-desktop-pt-reconnecting-long")
    ana.context.close()


def pages(browser: Browser, url: str, folder: Path) -> None:
    """Pictures of the pages around the tables."""
    for lang, phone in (("fr", True), ("pt", False)):
        person = Reader(browser, url, lang, phone=phone)
        for path in PAGES:
            person.page.goto(path)
            person.page.wait_for_load_state("networkidle")
            name = path.strip("/").replace("/", "-") or "home"
            shoot(person, folder, f"{name}-{'phone' if phone else 'desktop'}-{lang}")
        person.context.close()


def main() -> None:
    """Writes them all."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        Server(f"sqlite:///{place}/t.db") as server,
        browsing() as browser,
    ):
        pages(browser, server.url, folder)
        for game, preset, lang, phone in TABLES:
            table(browser, server.url, folder, game, preset, lang, phone=phone)
        challenge(browser, server.url, folder)
        lost(browser, server, folder)


if __name__ == "__main__":
    main()
