"""The page's speed: the server's start, the first table, from a click here to the change there.

Real Chromium on this machine, two pages at one table of two people, and a server of its own.

    python -m benchmarks.page_speed --moves 60
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import tempfile
import time

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.table_load import percentile, start_server

BREATH = 250
"""Milliseconds in which a change surely has come."""
DEAL = 2500
"""Milliseconds in which a hand is dealt."""
CHROMIUM = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
)  # fmt: skip
WATCH = """() => {
  const name = () => document.querySelector('.discard')?.getAttribute('aria-label') ?? '';
  window.changedAt = 0;
  let last = name();
  new MutationObserver(() => {
    const now = name();
    if (now !== last) { last = now; window.changedAt = performance.timeOrigin + performance.now(); }
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
CLICK = """() => {
  const card = document.querySelector('[data-card]:not([aria-disabled="true"])');
  if (!card) return 0;
  const at = performance.timeOrigin + performance.now();
  card.click();
  return at;
}"""


def opened(browser: Browser, url: str) -> tuple[Page, float]:
    """A page of its own guest, and how long it took until the table could be used, in seconds."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-US")
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.locator("#table button").first.wait_for()
    return page, time.perf_counter() - begun


def transferred(page: Page) -> tuple[int, int]:
    """Bytes of scripts and of everything, as they came over the wire."""
    scripts, total = page.evaluate(
        """() => performance.getEntriesByType('resource').reduce(
          ([js, all], each) => [js + (each.name.endsWith('.js') ? each.encodedBodySize : 0),
                                all + each.encodedBodySize], [0, 0])"""
    )
    return int(scripts), int(total)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="The page's speed.")
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--port", type=int, default=8390)
    wishes = parser.parse_args()
    chromium = os.environ.get("ONELEFT_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        begun = time.perf_counter()
        server = start_server(wishes.port, f"sqlite:///{folder}/tables.db", "")
        url = f"http://127.0.0.1:{wishes.port}"
        while True:
            try:
                if httpx.get(f"{url}/healthz", timeout=1).status_code == 200:
                    break
            except httpx.HTTPError:
                time.sleep(0.02)
        started = time.perf_counter() - begun
        browser = playwright.chromium.launch(executable_path=chromium, args=list(CHROMIUM))
        try:
            measure(browser, url, wishes.moves, started)
        finally:
            browser.close()
            server.terminate()
            server.wait(10)


def measure(browser: Browser, url: str, moves: int, started: float) -> None:
    """Two people play; the waits between click and change are printed."""
    host = browser.new_context(locale="en-US").new_page()
    host.goto(url)
    made = host.evaluate(
        """async () => (await fetch('/api/tables', {method: 'POST',
          headers: {'content-type': 'application/json'},
          body: JSON.stringify({name: 'Ana', seats: 2, window_min_ms: 0, pause_seconds: 0,
            preset: 'official',
            options: {target_score: '5000', wd4_enforcement: 'strict'}})})).json()"""
    )
    host.goto(url + made["path"])
    guest, usable = opened(browser, url + made["path"])
    scripts, total = transferred(guest)
    guest.get_by_role("textbox", name="Your name").fill("Ben")
    guest.get_by_role("button", name="Take a seat").click()
    guest.get_by_role("button", name="I am ready").click()
    host.get_by_role("button", name="Start", exact=False).click()
    for page in (host, guest):
        page.locator("#hand button").first.wait_for()
        page.evaluate(WATCH)
    host.wait_for_timeout(DEAL)
    waits = played(host, guest, moves)
    print(f"/healthz answers {started:.2f} s after the start")
    print(f"a table is usable {usable:.2f} s after its page is opened")
    print(
        f"scripts of a table's page: {scripts / 1000:.1f} kB on the wire, all {total / 1000:.1f} kB"
    )
    p50, p95 = statistics.median(waits), percentile(waits, 0.95)
    print(f"click to the other's change: p50 {p50:.1f} ms, p95 {p95:.1f} ms ({len(waits)} moves)")
    print(f"load of the machine: {os.getloadavg()[0]:.2f} on {os.cpu_count()} cores")


def played(host: Page, guest: Page, moves: int) -> list[float]:
    """Milliseconds from a click here to the change there.

    Raises:
        SystemExit: the game does not go on.
    """
    waits: list[float] = []
    until = time.monotonic() + 3 * moves + 30
    while len(waits) < moves:
        if time.monotonic() > until:
            raise SystemExit(f"only {len(waits)} of {moves} moves were played")
        for mover, other in ((host, guest), (guest, host)):
            other.evaluate("() => { window.changedAt = 0 }")
            at = mover.evaluate(CLICK)
            if at:
                mover.wait_for_timeout(BREATH)
                changed = other.evaluate("() => window.changedAt")
                if changed:
                    waits.append(changed - at)
            else:
                for key in "dk":  # draw, keep: whichever is open
                    mover.keyboard.press(key)
                    mover.wait_for_timeout(BREATH)
            close_dialogs(mover, other)
    return waits[:moves]


def close_dialogs(mover: Page, other: Page) -> None:
    """A wild's color is named; behind a round's results both go on to the next."""
    if not mover.get_by_role("dialog").count():
        return
    go_on = [page.get_by_role("button", name="On to round") for page in (mover, other)]
    if go_on[0].count():
        for button in go_on:
            button.click()
        mover.locator("#hand button").first.wait_for()
        mover.wait_for_timeout(DEAL)
    else:
        mover.keyboard.press("1")
        mover.wait_for_timeout(BREATH)


if __name__ == "__main__":
    main()
