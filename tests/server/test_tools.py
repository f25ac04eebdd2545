"""The pocket referee and the score sheet in real Chromium, by role and name and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

pytest.importorskip("litestar")

from playwright.sync_api import Browser, Locator, expect

from oneleft.words import LANGUAGES
from tests.server.running import Running
from tests.server.screen import LOCALES, Reader, Typist, assert_no_axe_findings, browsing

pytestmark = [pytest.mark.needs("chromium")]
ACTS = {
    "cards": (
        "play", "draw", "keep", "uno", "catch", "take", "accept", "challenge", "jump", "color",
        "swap", "leave",
    ),
    "dice": (
        "play", "reroll", "draw", "keep", "uno", "catch", "claim", "pass", "accept", "take",
        "color", "leave",
    ),
}  # fmt: skip
BY_HAND = ("play", "draw", "keep", "reroll", "uno", "jump")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of this file."""
    with browsing() as found:
        yield found


class Player(Reader):
    """Somebody with the tools for a real table."""

    def __init__(self, browser: Browser, url: str, lang: str = "en", *, phone: bool = True) -> None:
        super().__init__(browser, url, lang, phone=phone)
        self.page.set_default_timeout(10_000)
        self.page.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type == "warning" else None,
        )

    @property
    def verdict(self) -> Locator:
        """What the referee has decided."""
        return self.page.get_by_role("region", name=self.words("page-ask-verdict"), exact=True)

    @property
    def said(self) -> Locator:
        """What a screen reader says of it by itself."""
        return self.page.locator("[data-ask-said]")

    def choose_game(self, game: str) -> None:
        """UNO or UNO Dice."""
        self.page.get_by_role("radio", name=self.words(f"game-{game}")).first.check(force=True)

    def do(self, act: str, game: str = "cards") -> None:
        """Chooses what happens."""
        name = self.words(f"page-ask-act-{act}", game=game)
        self.page.get_by_role("radio", name=name, exact=True).check(force=True)

    def tell(self, legend: str, label: str, **params: object) -> None:
        """Answers one of the questions about the circumstances."""
        group = self.page.get_by_role("group", name=self.words(legend, **params), exact=True)
        group.get_by_role("radio", name=self.words(label, **params), exact=True).check(force=True)

    def top(self, face: str, place: str = "top") -> None:
        """Shows what lies there."""
        self.page.click(f"#{place}-{face[0]}")
        section = self.page.locator("section", has=self.page.locator(f"#{place}-title"))
        name = self.words("page-ask-face", face=face)
        section.get_by_role("button", name=name, exact=True).click()

    def hold(self, *faces: str, place: str = "hand") -> None:
        """Puts faces into a hand."""
        section = self.page.locator("section", has=self.page.locator(f"#{place}-title"))
        for face in faces:
            self.page.click(f"#{place}-{face[0]}")
            none, one = (self.words("page-ask-tapped", face=face, count=n) for n in (0, 1))
            name = re.compile(f"^({re.escape(none)}|{re.escape(one)})$")
            section.get_by_role("button", name=name).click()

    def play(self, face: str, message: str = "move-play") -> None:
        """Chooses the card or die that is played."""
        name = self.words(message, face=face)
        self.page.get_by_role("button", name=name[:1].upper() + name[1:], exact=True).click()

    def hears(self, verdict: str, text: str = "") -> None:
        """The verdict is this one, on the page and for a screen reader."""
        word = self.words(f"page-ask-{verdict}")
        expect(self.said).to_contain_text(f"{word}. ")
        expect(self.verdict.locator("b")).to_have_text(word)
        expect(self.verdict).to_contain_text(text)

    def leave(self) -> None:
        """Closes the page, of which nothing was to be complained."""
        self.context.close()
        assert self.complaints == []


@pytest.fixture
def ana(browser: Browser, server: Running) -> Iterator[Player]:
    """Somebody with an English phone."""
    player = Player(browser, server.url)
    yield player
    player.leave()


# The pocket referee -------------------------------------------------------------------------------


def test_a_play_is_judged_by_tapping(ana: Player) -> None:
    ana.page.goto("/ask")
    expect(ana.verdict).to_contain_text("Show what lies on top")
    ana.top("B8")
    expect(ana.verdict).to_contain_text("Now show the cards in the hand")
    ana.hold("R7", "WD4")
    expect(ana.verdict).to_contain_text("Choose the card that is played")
    ana.play("R7")
    ana.hears("refused", "Red 7 cannot go on blue 8")
    link = ana.verdict.get_by_role("link", name="C-17")
    expect(link).to_have_attribute("href", "/rules/cards?preset=classic#C-17")
    ana.play("WD4")
    ana.hears("lawful")
    for color in ("blue", "Named afterwards"):
        ana.page.get_by_role("button", name=color, exact=True).last.click()
        ana.hears("lawful")
    ana.hold("B2")
    ana.verdict.get_by_role("button", name="Official rules").click()
    ana.hears("offense")
    ana.page.click("[data-language=fr]")
    expect(ana.verdict).to_contain_text("Une faute")
    ana.verdict.get_by_role("link").first.click()
    expect(ana.page.locator(".rule:target, .rule:has(:target)")).to_be_visible()


def test_uno_is_called_with_a_play_before_and_after(ana: Player) -> None:
    ana.page.goto("/ask?preset=party")
    ana.top("B8")
    ana.hold("B2", "R4", "Y1")
    ana.play("B2")
    ana.hears("lawful")
    ana.page.get_by_role("switch", name="UNO is called with it").check()
    ana.hears("offense", "Play a blue 2 and call UNO")
    ana.tell("page-ask-paid", "page-ask-answer-yes")
    ana.hears("refused", "already paid")
    ana.page.get_by_role("button", name="Take away the yellow 1").click()
    ana.hears("lawful")
    ana.do("uno")
    ana.hears("lawful", "for the last card, and in time")
    ana.tell("page-ask-situation", "page-ask-when-after")
    expect(ana.page.locator("#top-title")).to_have_count(0)
    ana.hears("lawful")
    ana.tell("page-ask-since", "page-ask-since-turn")
    ana.hears("refused", "too late")
    ana.tell("page-ask-since", "page-ask-since-nothing")
    ana.tell("page-ask-i-called", "page-ask-answer-yes")
    ana.hears("refused", "already called")


def test_a_catch_needs_to_know_what_is_left_and_what_was_said(ana: Player) -> None:
    ana.page.goto("/ask")
    ana.do("catch")
    for heading in ("#top-title", "#hand-title", "#move-title"):
        expect(ana.page.locator(heading)).to_have_count(0)
    ana.hears("lawful", "B has one card, has not called UNO, and is caught in time.")
    ana.tell("page-ask-called", "page-ask-answer-yes", target="B")
    ana.hears("refused")
    ana.tell("page-ask-called", "page-ask-answer-no", target="B")
    ana.tell("page-ask-count", "page-ask-count-more", target="B")
    ana.hears("refused")
    ana.tell("page-ask-count", "page-ask-count-1", target="B")
    ana.tell("page-ask-since", "page-ask-since-turn")
    ana.hears("refused", "while there is time")
    other = ana.verdict.get_by_role("button", name="Time for catching: Without limit")
    other.click()
    ana.hears("lawful")
    expect(ana.page.locator("[data-ask-rules]")).to_contain_text("1 rule changed")
    ana.tell("page-ask-target", "page-ask-target-A")
    ana.hears("refused", "never yourself or your partner")


def test_partners_are_asked_about_where_there_are_teams(ana: Player) -> None:
    ana.page.goto("/ask?game=cards&preset=classic&teams=2v2")
    ana.do("catch")
    ana.hears("lawful")
    ana.tell("page-ask-target", "page-ask-target-C")
    ana.hears("refused", "your partner")
    ana.do("leave")
    ana.hears("refused", "nobody leaves")


def test_answers_jumps_colors_and_swaps(ana: Player) -> None:
    ana.page.goto("/ask?preset=party")
    ana.do("challenge")
    ana.hears("lawful")
    ana.page.get_by_role("button", name="More", exact=True).click()
    ana.hears("refused", "A stacked Wild Draw Four cannot be challenged")
    ana.tell("page-ask-awaits", "page-ask-awaits-none")
    ana.hears("refused", "nothing to challenge")
    ana.do("take")
    ana.hears("lawful", "takes the whole draw (2)")
    ana.tell("page-ask-victim", "page-ask-victim-other")
    ana.hears("refused", "not your turn")
    ana.do("accept")
    ana.hears("lawful")
    ana.do("jump")
    ana.top("R5")
    ana.hold("R5", "G2")
    ana.play("R5", "move-jump-in")
    ana.hears("lawful", "the identical card may jump in")
    ana.tell("page-ask-situation", "page-ask-situation-acted")
    ana.hears("refused")
    ana.do("swap")
    ana.hears("lawful", "after a 7")
    ana.tell("page-ask-situation", "page-ask-seven-none")
    ana.hears("refused")
    ana.do("color")
    ana.page.get_by_role("button", name="green", exact=True).click()
    ana.hears("lawful", "(green)")
    ana.tell("page-ask-situation", "page-ask-wild-dealt")
    ana.hears("refused", "not your turn")


def test_the_dice_game_has_its_own_acts(ana: Player) -> None:
    ana.page.goto("/ask")
    ana.choose_game("dice")
    ana.do("claim", "dice")
    expect(ana.verdict).to_contain_text("Show what lay in the center")
    ana.top("R4", "former")
    ana.hears("refused", "lawful, so there is nothing to catch")
    ana.hold("R5", place="theirs")
    ana.hears("lawful", "broke the rule")
    ana.tell("page-ask-victim", "page-ask-victim-next")
    ana.hears("refused")
    ana.do("pass", "dice")
    ana.hears("lawful")
    ana.do("reroll", "dice")
    ana.top("B5")
    ana.hold("R5", "Y2")
    ana.hears("lawful")
    ana.tell("page-ask-situation", "page-ask-situation-rerolled")
    ana.hears("refused", "already rerolled")
    ana.do("draw", "dice")
    ana.hears("refused", "Reroll your hand first")


@pytest.mark.parametrize("game", ["cards", "dice"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_act_has_a_verdict_and_fits_a_narrow_phone(
    browser: Browser, server: Running, game: str, lang: str
) -> None:
    player = Player(browser, server.url, lang)
    page = player.page
    page.set_viewport_size({"width": 320, "height": 700})
    page.goto(f"/ask?game={game}&preset=party")
    player.top("B5")
    player.hold("B6", "R2")
    for act in ACTS[game]:
        player.do(act, game)
        if act in ("play", "jump"):
            player.play("B6", "move-jump-in" if act == "jump" else "move-play")
        if act == "claim":
            player.top("R4", "former")
        expect(player.said).to_have_text(re.compile(r"^.{5,}\.$"))
        assert (page.locator("#hand-title").count() == 1) == (act in BY_HAND)
        text = page.inner_text("main")
        assert not re.search(r"page-|undefined|\{|…", text), text
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, act
        small = page.evaluate(
            """() => [...document.querySelectorAll("main button, main a, main .choice, .segment")]
                .filter((each) => !each.closest("[hidden], details:not([open])"))
                .map((each) => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
                .filter(([, box]) => box.width && (box.height < 43.9 || box.width < 43.9))
                .map(([html]) => html)"""
        )
        assert small == [], act
    player.leave()


@pytest.mark.slow
@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", ["cards", "dice"])
def test_axe_finds_nothing_whatever_is_asked(
    browser: Browser, server: Running, game: str, phone: bool
) -> None:
    player = Player(browser, server.url, "pt" if phone else "fr", phone=phone)
    player.page.goto(f"/ask?game={game}&preset=official")
    assert_no_axe_findings(player, "start")
    player.top("B5")
    player.hold("B6", "R2", "W")
    for act in ACTS[game]:
        player.do(act, game)
        if act in ("play", "jump"):
            player.play("B6", "move-jump-in" if act == "jump" else "move-play")
        player.page.wait_for_load_state("networkidle")
        assert_no_axe_findings(player, act)
    player.do("play", game)
    player.play("W")
    assert_no_axe_findings(player, "wild")
    player.leave()


def test_the_referee_is_asked_by_keyboard_alone(browser: Browser, server: Running) -> None:
    typist = Typist(browser, server.url)
    page = typist.page
    page.goto("/ask")
    page.locator("[name=act]").first.wait_for(state="attached")
    for _ in range(40):
        if page.evaluate("document.activeElement?.name") == "act":
            break
        typist.press("Tab")
    for _ in range(4):  # play, draw, keep, uno, catch
        typist.press("ArrowDown")
    expect(page.locator("[data-ask-said]")).to_contain_text("Lawful. ")
    while page.evaluate("document.activeElement?.name") != "told-since":
        typist.press("Tab")
    typist.press("ArrowDown")
    expect(page.locator("[data-ask-said]")).to_contain_text("Refused. ")
    typist.tab_to(re.compile("Time for catching: Without limit"))
    typist.press("Enter")
    expect(page.locator("[data-ask-said]")).to_contain_text("Lawful. ")
    typist.context.close()
    assert typist.complaints == []


def test_the_verdict_stays_in_sight_on_a_phone(ana: Player) -> None:
    ana.page.goto("/ask")
    ana.do("catch")
    quick = ana.page.locator(".quick-verdict")
    expect(quick).to_contain_text("Lawful")
    expect(quick).to_be_in_viewport()
    quick.click()
    expect(ana.page.locator(".verdict-head")).to_be_in_viewport()
    assert ana.page.evaluate("document.activeElement.id") == "verdict-title"


# The score sheet ----------------------------------------------------------------------------------


def start_sheet(player: Player, *names: str, target: int = 500, teams: bool = False) -> None:
    """Names the players and begins."""
    page = player.page
    page.goto("/score")
    for seat, name in enumerate(names):
        if seat >= page.locator(".name-row").count():
            page.get_by_role("button", name=player.words("page-score-add")).click()
        page.locator(".name-row input").nth(seat).fill(name)
    if teams:
        page.get_by_role("switch", name=player.words("page-score-teams"), exact=True).check()
    page.fill("#target", str(target))
    player.button("page-score-start").click()


def book(player: Player, winner: str, **points: int) -> None:
    """Writes a round down, with points typed."""
    page = player.page
    page.locator(".winners").get_by_role("radio", name=winner, exact=True).check(force=True)
    for name, count in points.items():
        head = page.locator(".left-head", has_text=name)
        if head.get_attribute("aria-expanded") == "false":
            head.click()
        page.fill(".typed", str(count))
        page.press(".typed", "Tab")
    page.locator(".score-round .button--wide").click()


def totals(player: Player) -> list[str]:
    """The totals as they stand."""
    return player.page.locator(".standing-points").all_text_contents()


def test_the_score_sheet_adds_up_and_travels(ana: Player, browser: Browser) -> None:
    page = ana.page
    start_sheet(ana, "Ana", "Benoît", "Chloé", target=100)
    expect(page.locator(".score-round")).to_contain_text("Ana deals, Benoît begins.")
    page.click(".winners label:has-text('Benoît')")
    page.click("#left-0-R")
    for name in ("the red 7, none", "the red Draw Two, none"):
        page.get_by_role("button", name=name).click()
    page.click("#left-0-W")
    page.get_by_role("button", name="the Wild, none").click()
    page.click("text=Write down 77 for Benoît")
    expect(page.locator("[data-score-said]")).to_have_text("Benoît scores 77 points and has 77.")
    expect(page.locator(".score-round")).to_contain_text("Benoît deals, Chloé begins.")
    page.reload()
    expect(page.locator(".standings li").nth(1)).to_contain_text("77")
    page.click("text=Undo round 1")
    expect(page.locator(".standings li").nth(1)).to_contain_text("100 to go")
    page.click("text=Write down 77 for Benoît")
    book(ana, "Benoît", Chloé=30)
    expect(page.locator("#round-title")).to_have_text("Benoît wins with 107 points!")
    page.evaluate("Object.defineProperty(navigator, 'share', { value: undefined })")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.click("text=Share the sheet")
    other = browser.new_context(base_url=ana.url, locale="pt").new_page()
    other.goto(page.input_value("#score-link"))
    expect(other.locator("#round-title")).to_contain_text("Benoît vence com 107 pontos")
    other.context.close()


def test_rounds_are_undone_and_brought_back_step_by_step(ana: Player) -> None:
    page = ana.page
    start_sheet(ana, "Ana", "Bo", "Cy")
    book(ana, "Ana", Bo=10, Cy=5)
    book(ana, "Bo", Ana=20)
    book(ana, "Ana", Cy=40)
    assert totals(ana) == ["55", "20", "0"]
    said = page.locator("[data-score-said]")
    for number, left in ((3, ["15", "20", "0"]), (2, ["15", "0", "0"]), (1, ["0", "0", "0"])):
        ana.button("page-score-undo", round=number).click()
        expect(said).to_have_text(f"Round {number} is undone.")
        assert totals(ana) == left
    none = ana.button("page-score-undo-none")
    expect(none).to_have_attribute("aria-disabled", "true")
    expect(none).to_be_focused()
    page.reload()
    ana.button("page-score-redo", round=1).click()
    page.keyboard.press("Control+Shift+Z")
    expect(said).to_have_text("Round 2 is back.")
    assert totals(ana) == ["15", "20", "0"]
    page.keyboard.press("Control+Z")
    expect(page.get_by_role("radio", name="Bo", exact=True)).to_be_checked()
    page.get_by_role("button", name="Write down 20 for Bo").click()  # the same: round 3 stays
    ana.button("page-score-redo", round=3).click()
    assert totals(ana) == ["55", "20", "0"]
    ana.button("page-score-undo", round=3).click()
    book(ana, "Cy", Ana=1, Bo=2)  # another one: what came after it is gone
    expect(ana.button("page-score-redo-none")).to_have_attribute("aria-disabled", "true")


def test_partners_add_up_as_a_team(ana: Player, browser: Browser) -> None:
    page = ana.page
    page.goto("/score")
    expect(page.get_by_role("switch")).to_have_count(0)
    start_sheet(ana, "Ana", "Bo", "Cy", "Dé", target=100, teams=True)
    page.locator(".winners").get_by_role("radio", name="Cy", exact=True).check(force=True)
    expect(page.get_by_role("heading", name="What is left with the opponents?")).to_be_visible()
    assert page.locator(".left-name").all_text_contents() == ["Bo", "Dé"]
    book(ana, "Cy", Bo=30, Dé=12)
    said = page.locator("[data-score-said]")
    expect(said).to_have_text("Ana and Cy score 42 points and have 42.")
    book(ana, "Dé", Ana=7)
    book(ana, "Ana", Bo=58)
    assert totals(ana) == ["100", "7"]
    expect(page.locator("#round-title")).to_have_text("Ana and Cy win with 100 points!")
    page.evaluate("Object.defineProperty(navigator, 'share', { value: undefined })")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ana.button("page-score-share").click()
    other = Player(browser, ana.url, "fr")
    other.page.goto(page.input_value("#score-link"))
    expect(other.page.locator("#round-title")).to_contain_text("Ana et Cy gagnent avec 100 points")
    assert totals(other) == ["100", "7"]
    other.leave()
    ana.button("page-score-new").click()
    assert totals(ana) == ["0", "0"]
    ana.button("page-score-redo", round=1).click()
    assert totals(ana) == ["42", "0"]


def test_sheets_of_old_and_broken_links_are_read_or_passed_over(ana: Player) -> None:
    page = ana.page
    page.goto("/score")
    link = """(sheet) => "/score#sheet=" + btoa(JSON.stringify(sheet)).replaceAll("=", "")"""
    rounds = [{"winner": 1, "left": ["R7", ""]}]
    old = {"game": "cards", "target": 200, "names": ["A", "B"], "rounds": rounds}
    page.goto(page.evaluate(link, old))
    assert totals(ana) == ["0", "7"]
    page.goto("/about")
    page.goto(page.evaluate(link, {**old, "teams": True}))
    assert totals(ana) == ["0", "7"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_is_clean_in_every_language(browser: Browser, server: Running, lang: str) -> None:
    assert lang in LOCALES
    player = Player(browser, server.url, lang)
    player.page.set_viewport_size({"width": 320, "height": 700})
    start_sheet(player, "Ana", "Bo", "Cy", "Dé", target=90, teams=True)
    book(player, "Ana", Bo=30, Dé=12)
    player.button("page-score-undo", round=1).click()
    player.button("page-score-redo", round=1).click()
    assert_no_axe_findings(player, "sheet")
    book(player, "Cy", Bo=70)
    assert_no_axe_findings(player, "end")
    text = player.page.inner_text("main")
    assert not re.search(r"page-|undefined|\{|…", text), text
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 320
    player.leave()
