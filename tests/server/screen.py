"""People at the page: they find everything by role and name, as a screen reader does."""

from __future__ import annotations

import os
import re
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, sync_playwright
from playwright.sync_api import TimeoutError as GoneError

from oneleft.words import Words
from tests.conftest import chromium

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
)  # fmt: skip
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
QUICK = 400
"""Milliseconds to read what is there: others act too, and it may be gone by now."""
AXE_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AT_REST = """() => Promise.race([
  Promise.all(document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
    .map((each) => each.finished.catch(() => null))),
  new Promise((done) => setTimeout(done, 2000)),
])"""
"""Waits until nothing moves or changes its color, but for what does so for ever."""
LOCALES = {"en": "en-US", "fr": "fr-FR", "pt": "pt-BR", "es": "es-ES"}


@contextmanager
def browsing() -> Generator[Browser]:
    """A browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(),
            args=list(FLAGS),
            headless=not os.environ.get("ONELEFT_SHOW"),
        )
        yield browser
        browser.close()


def assert_no_axe_findings(person: Reader, where: str) -> None:
    """axe-core finds nothing on the page as it is when its colors have come to rest."""
    person.page.evaluate(AT_REST)
    found = Axe().run(person.page, options={"runOnly": AXE_RULES})
    says = [
        (each["id"], each["help"], [node["html"][:160] for node in each["nodes"]][:3])
        for each in found.response["violations"]
    ]
    assert says == [], where


class Reader:
    """Somebody at a page, in a language, on a phone or at a desk; its complaints are kept."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        lang: str = "en",
        *,
        phone: bool = False,
        calm: bool = True,
    ) -> None:
        self.words = Words(lang)
        self.url = url
        self.context = browser.new_context(
            base_url=url,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            locale=LOCALES[lang],
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce" if calm else "no-preference",
        )
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    # ------------------------------------------------------------------ finding

    def button(self, key: str, **params: Any) -> Locator:
        """A button by the message that names it."""
        return self.page.get_by_role("button", name=self.words(key, **params), exact=True)

    def region(self, key: str, **params: Any) -> Locator:
        """A region by the message that names it."""
        return self.page.get_by_role("region", name=self.words(key, **params), exact=True)

    @property
    def actions(self) -> Locator:
        """The action bar."""
        return self.region("screen-actions")

    @property
    def cards(self) -> Locator:
        """What is in the hand: cards or dice."""
        return self.page.get_by_role("group", name=self._hand_name()).get_by_role("button")

    def _hand_name(self) -> re.Pattern[str]:
        names = [self.words("screen-my-cards"), self.words("dice-mine")]
        return re.compile("|".join(f"^{re.escape(name)}$" for name in names))

    @property
    def dialog(self) -> Locator:
        """The sheet or drawer that is open."""
        return self.page.get_by_role("dialog")

    @property
    def is_my_turn(self) -> bool:
        """Whether the action bar says so."""
        return self.actions.get_by_text(self.words("table-turn-yours"), exact=True).count() > 0

    # ------------------------------------------------------------------ before the match

    def make_table(self, **wishes: Any) -> str:
        """A table's path, made as the home page makes it."""
        self.page.goto("/")
        wishes = {"name": "Ana", "bot_ms": 0, "window_min_ms": 0, "pause_seconds": 20, **wishes}
        made = self.page.evaluate(
            """async (wishes) => (await fetch('/api/tables', {method: 'POST',
              headers: {'content-type': 'application/json'},
              body: JSON.stringify(wishes)})).json()""",
            wishes,
        )
        return str(made["path"])

    def sit(self, path: str, name: str) -> None:
        """Takes a seat and says that it is ready."""
        self.page.goto(path)
        self.page.get_by_role("textbox", name=self.words("lobby-name"), exact=True).fill(name)
        self.button("lobby-sit").click()
        self.button("lobby-ready").click()

    def start(self) -> None:
        """The host starts, with bots on the free seats."""
        starts = re.compile(f"^{re.escape(self.words('lobby-start'))}")
        button = self.page.get_by_role("button", name=starts)
        self.page.wait_for_function(
            "(name) => [...document.querySelectorAll('button')].some((each) =>"
            " each.textContent.trim().startsWith(name) && each.ariaDisabled !== 'true')",
            arg=self.words("lobby-start"),
        )
        button.click()
        self.cards.first.wait_for()

    # ------------------------------------------------------------------ playing

    def step(self) -> str:
        """Does what is to be done now; says what that was: ``over``, ``played``, ``waits`` …"""
        try:
            return self._step()
        except GoneError:
            return "waits"

    def _step(self) -> str:
        if self.dialog.count():
            return self._answer()
        if not self.is_my_turn:
            return "waits"
        playable = self.cards.and_(self.page.locator(":not([aria-disabled=true])"))
        if playable.count():
            return self._play(playable.first)
        for button in self.actions.get_by_role("button").all():
            if self._is_an_answer(button):
                self._press(button)
                return "pressed"
        return "waits"

    def _is_an_answer(self, button: Locator) -> bool:
        """Neither UNO nor Catch, nor the link to a rule: what the turn asks for."""
        name = button.text_content(timeout=QUICK) or ""
        fixed = (self.words("table-mark-uno"), self.words("screen-catch"))
        is_off = button.get_attribute("aria-disabled", timeout=QUICK) == "true"
        return bool(name.strip()) and name.strip() not in fixed and "›" not in name and not is_off

    def _play(self, card: Locator) -> str:
        uno = self.actions.get_by_role("button", name=self.words("table-mark-uno"), exact=True)
        if uno.count() and uno.get_attribute("aria-pressed", timeout=QUICK) == "false":
            self._press(uno)
        self._press(card)
        return "played"

    def _press(self, button: Locator) -> None:
        """Presses what may be gone by now, for others play too."""
        button.press("Enter", timeout=2 * QUICK)

    def _answer(self) -> str:
        """Answers the sheet that is open."""
        dialog = self.dialog.first
        heading = (dialog.get_by_role("heading").first.text_content(timeout=QUICK) or "").strip()
        buttons = dialog.get_by_role("button").and_(self.page.locator(":not([aria-disabled=true])"))
        rematch = dialog.get_by_role("button", name=self.words("screen-rematch"), exact=True)
        if rematch.count():
            return "over"
        names = [(each.text_content(timeout=QUICK) or "").strip() for each in buttons.all()]
        closing = (self.words("screen-close"), self.words("screen-see-table"), "")
        useful = [at for at, name in enumerate(names) if name not in closing]
        if useful:
            self._press(buttons.nth(useful[0]))
            return heading or "answered"
        if self.words("screen-close") in names:
            self._press(buttons.nth(names.index(self.words("screen-close"))))
        return "waits"


class Typist(Reader):
    """Somebody with a keyboard and nothing else: looks at roles and names, presses keys."""

    def press(self, *keys: str) -> None:
        """Presses keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self) -> tuple[str, bool]:
        """The name of what has the focus, and whether it is switched off."""
        name, is_off = self.page.evaluate(
            """() => {
              const each = document.activeElement;
              const name = each?.ariaLabel ?? each?.textContent.trim() ?? '';
              return [name, each?.ariaDisabled === 'true'];
            }"""
        )
        return str(name), bool(is_off)

    def tab_to(self, wanted: re.Pattern[str], most: int = 60) -> None:
        """Presses Tab until something with such a name has the focus."""
        passed = []
        for _ in range(most):
            name, _ = self.focused()
            if wanted.search(name):
                return
            passed.append(name)
            self.press("Tab")
        raise AssertionError(f"Tab does not reach {wanted.pattern}, but {passed}")

    def start(self) -> None:
        """Starts the match."""
        self.tab_to(re.compile(f"^{re.escape(self.words('lobby-start'))}"))
        self.press("Enter")
        self.cards.first.wait_for()

    def _step(self) -> str:
        if self.dialog.count():
            return self._answer_by_key()
        if not self.is_my_turn:
            return "waits"
        playable = [not is_off for _, is_off in self._hand()]
        if any(playable) and self._play_by_arrows(playable.index(True)):
            return "played"
        before = self.actions.get_by_role("button").all_text_contents()
        for key in ("k", "d", "r", "a", "p"):
            self.press(key)
            self.page.wait_for_timeout(60)
            if self.actions.get_by_role("button").all_text_contents() != before:
                return "pressed"
        return "pressed"

    def _play_by_arrows(self, place: int) -> bool:
        if not self._is_in_hand():
            self.tab_to(self._any_card())
        self.press("Home", *["ArrowRight"] * place)
        name, is_off = self.focused()
        if is_off or not self.is_my_turn:
            return False
        if self.actions.get_by_role("button", pressed=False).count():
            self.press("u")
        self.press("Enter")
        self.page.wait_for_timeout(60)
        return bool(name)

    def _is_in_hand(self) -> bool:
        return bool(
            self.page.evaluate("() => document.activeElement?.closest('[role=group]') !== null")
        )

    def _hand(self) -> list[tuple[str, bool]]:
        """What is in the hand at this moment: names, and what is switched off."""
        found = self.cards.evaluate_all(
            "(all) => all.map((each) => [each.ariaLabel ?? '', each.ariaDisabled === 'true'])"
        )
        return [(str(name), bool(is_off)) for name, is_off in found]

    def _any_card(self) -> re.Pattern[str]:
        names = [name for name, _ in self._hand()]
        return re.compile("|".join(f"^{re.escape(name)}$" for name in names if name))

    def _answer_by_key(self) -> str:
        dialog = self.dialog.first
        name = self.words("screen-rematch")
        if dialog.get_by_role("button", name=name, exact=True).count():
            return "over"
        heading = (dialog.get_by_role("heading").first.text_content(timeout=QUICK) or "").strip()
        colors = (self.words("screen-color"), self.words("screen-first-color"))
        next_round = dialog.get_by_role("button", name=re.compile(r"\d"))
        if heading in colors:
            self.press("1")
        elif next_round.count() and dialog.get_by_role("table").count():
            if next_round.first.get_attribute("aria-disabled", timeout=QUICK) == "true":
                return "waits"
            said = (next_round.first.text_content(timeout=QUICK) or "").strip()
            try:
                self.tab_to(re.compile(re.escape(said)))
            except AssertionError:
                if self.dialog.get_by_role("button", name=said).count():
                    raise
                return "waits"  # the next round has begun by itself: somebody was too slow
            self.press("Enter")
        elif dialog.get_by_role("button", name=self.words("screen-challenge")).count():
            self.press("a")
        else:
            self.press("a", "Escape", "1")
        self.page.wait_for_timeout(60)
        return heading or "answered"
