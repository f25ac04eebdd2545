"""The pocket referee over HTTP: every act of both games, and what is wrong with a question."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("litestar")

import httpx
from litestar import Litestar
from litestar.testing import TestClient

from oneleft.notation import parse_position
from oneleft.server.referee import referee_routes
from oneleft.words import LANGUAGES
from tests.server.running import Running

Question = dict[str, Any]


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(Litestar([*referee_routes])) as client:
        yield client


def ask(client: TestClient[Litestar], lang: str = "en", **question: Any) -> dict[str, Any]:
    answer = client.post(f"/api/ask?lang={lang}", json={"game": "cards", **question})
    assert answer.status_code == 200, answer.text
    said: dict[str, Any] = answer.json()
    return said


R5 = {"top": "B8", "hand": "R7 B2"}
ONE = {"counts": {"B": 1}}
MINE = {"whose": "next", "counts": {"A": 1}}
DICE = {"game": "dice"}
HAND = {"game": "dice", "top": "B5", "hand": "R5 Y2"}
LAID = {"game": "dice", "former": "R4", "theirs": "R5 G2"}
LAWFUL = {"game": "dice", "former": "R4", "theirs": "B5 G2"}
OFFICIAL, PARTY = {"preset": "official"}, {"preset": "party"}
JUMP = {"top": "R5", "hand": "R5 G2 Y3", "move": "jump R5"}
NEVER = {"drawn_card": "never"}
TEAMS = {"options": {"teams": "2v2"}}

CARDS: list[tuple[Question, str, str]] = [
    ({**R5, "move": "R7"}, "refused no-match", "C-17"),
    ({"top": "B8", "hand": "R8 B2", "move": "R8!"}, "lawful lawful", "C-17"),
    ({"top": "B8", "hand": "R8 B2 Y1", "move": "R8!", **PARTY}, "offense false-call", "AC-30"),
    ({"top": "WG", "hand": "G1 B2", "move": "B2"}, "refused no-match", "C-17"),
    ({"top": "B8", "hand": "WD4 B2", "move": "WD4", **OFFICIAL}, "offense wd4-unlawful", "AC-16"),
    ({"top": "B8", "hand": "W B2", "move": "W?"}, "lawful lawful", "C-10"),
    ({"top": "B8", "hand": "W", "move": "W?"}, "refused lay-last", "AC-26"),
    ({**R5, "move": "B2", "whose": "next"}, "refused not-your-turn", "C-17"),
    ({"top": "B8", "hand": "R7 R2", "move": "draw"}, "lawful lawful", "C-18"),
    ({**R5, "move": "draw"}, "refused must-play", "AC-21"),
    ({**R5, "move": "draw", "drawn": "B2"}, "refused already-drew", "AC-22"),
    ({"top": "B8", "hand": "R7 R2", "move": "keep", "drawn": "R2"}, "lawful lawful", "AC-23"),
    ({**R5, "move": "keep", "moment": "turn"}, "refused nothing-to-keep", "AC-23"),
    ({**R5, "move": "B2", "drawn": "R7"}, "refused only-the-drawn", "C-19"),
    ({**R5, "move": "R7", "drawn": "R7", "options": NEVER}, "refused not-your-turn", "C-17"),
    ({**R5, "move": "keep", "drawn": "R7", "options": NEVER}, "refused not-your-turn", "C-17"),
    ({"move": "take"}, "lawful lawful", "AC-12"),
    ({"move": "take", "moment": "turn"}, "refused nothing-pending", "AC-12"),
    ({"move": "take", "whose": "other"}, "refused not-your-turn", "C-17"),
    (
        {"top": "BD", "hand": "R7 RD", "move": "RD", "pending": 2, **PARTY},
        "lawful lawful",
        "AC-10",
    ),
    (
        {"top": "BD", "hand": "R7 RD", "move": "R7", "pending": 2, **PARTY},
        "refused cannot-stack",
        "AC-12",
    ),
    ({"move": "accept"}, "lawful lawful", "C-11"),
    ({"move": "challenge"}, "refused no-challenge", "AC-18"),
    ({"move": "challenge", **OFFICIAL}, "lawful lawful", "AC-18"),
    ({"move": "challenge", "whose": "other", **OFFICIAL}, "refused not-your-turn", "C-17"),
    ({"move": "challenge", "moment": "turn", **OFFICIAL}, "refused no-challenge", "AC-18"),
    ({"move": "challenge", "pending": 8, **PARTY}, "refused no-stack-challenge", "AC-12"),
    ({"move": "uno", "top": "B8", "hand": "B2 R4"}, "lawful lawful", "C-22"),
    ({"move": "uno", "top": "B8", "hand": "G2 R4"}, "refused false-call", "AC-30"),
    ({"move": "uno", **MINE}, "lawful lawful", "AC-26"),
    ({"move": "uno", **MINE, "since": "turn"}, "refused call-too-late", "AC-27"),
    ({"move": "uno", **MINE, "called": ["A"]}, "refused already-called", "AC-31"),
    ({"move": "uno", "whose": "next", "counts": {"A": 3}, **PARTY}, "offense false-call", "AC-30"),
    (
        {"move": "uno", "whose": "next", "counts": {"A": 3}, "paid": True, **PARTY},
        "refused already-paid",
        "AC-30",
    ),
    ({"move": "catch B", **ONE}, "lawful lawful", "C-23"),
    ({"move": "catch B", **ONE, "called": ["B"]}, "refused false-catch", "AC-29"),
    ({"move": "catch B", **ONE, "since": "turn"}, "refused false-catch", "AC-27"),
    ({"move": "catch B", "counts": {"B": 2}}, "refused false-catch", "AC-27"),
    (
        {"move": "catch B", "counts": {"B": 2}, "options": {"false_catch_penalty": "1"}},
        "offense false-catch",
        "AC-30",
    ),
    ({"move": "catch A"}, "refused catch-own-side", "C-23"),
    ({"move": "catch C", "counts": {"C": 1}, **TEAMS}, "refused catch-own-side", "AC-42"),
    ({"move": "color R"}, "lawful lawful", "C-10"),
    ({"move": "color R", "whose": "next"}, "refused not-your-turn", "C-17"),
    ({"move": "color R", "moment": "opening"}, "lawful lawful", "C-10"),
    ({"move": "color R", "moment": "opening", "whose": "next"}, "refused not-your-turn", "C-17"),
    ({"move": "color R", "moment": "turn"}, "refused no-color-due", "AC-07"),
    ({**R5, "move": "B2", "top": "W?"}, "refused color-due", "C-10"),
    ({"move": "swap B", **PARTY}, "lawful lawful", "AC-44"),
    ({"move": "swap B"}, "refused no-target-due", "AC-44"),
    ({"move": "swap A", **PARTY}, "refused bad-target", "AC-44"),
    ({"move": "swap B", "left": ["B"], **PARTY}, "refused bad-target", "AC-44"),
    ({"move": "swap B", "moment": "turn", **PARTY}, "refused no-target-due", "AC-44"),
    ({**JUMP, **PARTY}, "lawful lawful", "AC-43"),
    (JUMP, "refused jump-in-off", "AC-43"),
    ({**JUMP, **PARTY, "since": "turn"}, "refused jump-in-closed", "AC-43"),
    ({**JUMP, **PARTY, "whose": "me"}, "refused jump-in-own-turn", "AC-43"),
    ({**JUMP, **PARTY, "top": "R6"}, "refused jump-in-differs", "AC-43"),
    ({**JUMP, **PARTY, "hand": "R5 G2", "move": "jump R5!"}, "lawful lawful", "AC-43"),
    ({"move": "leave"}, "lawful lawful", "AC-45"),
    ({"move": "leave", **TEAMS}, "refused partners-stay", "AC-42"),
]  # fmt: skip
DICE_ACTS: list[tuple[Question, str, str]] = [
    ({**HAND, "move": "R5"}, "lawful lawful", "D-07"),
    ({**HAND, "move": "Y2"}, "refused no-match", "D-07"),
    ({**HAND, "move": "R5!"}, "lawful lawful", "D-07"),
    ({**HAND, "hand": "d17:B6 Y2", "move": "d17"}, "lawful lawful", "D-07"),
    ({**HAND, "move": "reroll"}, "lawful lawful", "D-10"),
    ({**HAND, "move": "reroll", "moment": "rerolled"}, "refused already-rerolled", "AD-08"),
    ({**HAND, "move": "draw"}, "refused reroll-first", "D-10"),
    ({**HAND, "move": "draw", "moment": "rerolled"}, "lawful lawful", "D-11"),
    ({**HAND, "move": "keep", "drawn": "Y2"}, "lawful lawful", "AD-11"),
    ({**HAND, "move": "keep", "moment": "turn"}, "refused nothing-to-keep", "AD-11"),
    ({**LAID, "move": "claim"}, "lawful lawful", "D-26"),
    ({**LAID, "move": "claim", "whose": "other"}, "lawful lawful", "AD-18"),
    ({**LAID, "move": "claim", "whose": "next"}, "refused catch-own-side", "D-28"),
    ({**LAID, "move": "claim", "passed": True}, "refused claim-passed", "AD-18"),
    ({**LAID, "move": "claim", **PARTY}, "refused no-claim", "AD-18"),
    (
        {**LAID, "move": "claim", "whose": "other", "options": {"wd4_catcher": "victim"}},
        "refused claim-victim-only",
        "AD-18",
    ),
    ({**LAWFUL, "move": "claim"}, "refused false-claim", "AD-17"),
    (
        {**LAWFUL, "move": "claim", "options": {"false_claim_draw": "2"}},
        "offense false-claim",
        "AD-18",
    ),
    ({**LAID, "move": "claim", "theirs": ""}, "refused false-claim", "AD-18"),
    ({**DICE, "move": "claim", "options": {"wd4_test": "none"}}, "refused false-claim", "AD-18"),
    ({**DICE, "move": "pass"}, "lawful lawful", "AD-18"),
    ({**DICE, "move": "pass", "passed": True}, "refused claim-passed", "AD-18"),
    ({**DICE, "move": "accept"}, "lawful lawful", "D-24"),
    ({**DICE, "move": "accept", "whose": "other"}, "refused not-your-turn", "D-06"),
    ({**DICE, "move": "take", "pending": 4}, "lawful lawful", "AD-29"),
    ({**DICE, "move": "uno", **MINE}, "lawful lawful", "D-27"),
    ({**DICE, "move": "uno", **MINE, "since": "turn"}, "refused call-too-late", "D-28"),
    ({**DICE, "move": "catch B", **ONE}, "lawful lawful", "D-28"),
    ({**DICE, "move": "catch B", **ONE, "since": "turn"}, "refused false-catch", "D-28"),
    ({**DICE, "move": "color G"}, "lawful lawful", "D-21"),
    ({**DICE, "move": "color G", "moment": "opening"}, "refused no-color-due", "AD-16"),
    (
        {**DICE, "move": "color G", "moment": "opening", "options": {"opening": "effects_1987"}},
        "lawful lawful",
        "D-21",
    ),
    ({**DICE, "move": "leave"}, "lawful lawful", "AC-45"),
]


@pytest.mark.parametrize(
    ("question", "verdict", "clause"),
    [*CARDS, *DICE_ACTS],
    ids=lambda each: each["move"] if isinstance(each, dict) else each,
)
def test_every_act_is_judged_with_its_clause(
    client: TestClient[Litestar], question: Question, verdict: str, clause: str
) -> None:
    said = ask(client, **question)
    assert f"{said['verdict']} {said['slug']}" == verdict, said
    assert clause in said["clauses"]
    assert said["text"].endswith(".")
    assert parse_position(said["position"]).position() == said["position"]
    for other in said["otherwise"]:
        assert other["verdict"] != said["verdict"]
        assert other["text"]


@pytest.mark.parametrize(
    "question",
    [
        {"top": "B8", "hand": "WD4 B2", "move": "WD4R"},
        {"move": "catch B", **ONE, "since": "turn"},
        {"move": "catch C", "counts": {"C": 1}},
        {"move": "color R", "moment": "opening", "whose": "next"},
        {"move": "swap B"},
        {"move": "uno", **MINE, "since": "turn"},
        {**LAID, "move": "claim"},
        {"game": "dice", "move": "color R", "moment": "opening"},
    ],
    ids=lambda each: each["move"],
)
def test_other_rules_give_the_verdict_that_was_promised(
    client: TestClient[Litestar], question: Question
) -> None:
    said = ask(client, **question)
    assert said["otherwise"]
    for other in said["otherwise"][:8]:
        rules = {"preset": other["preset"] or "classic", "options": other["options"]}
        assert ask(client, **question, **rules)["verdict"] == other["verdict"], other


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lawful_acts_are_explained_in_every_language(
    client: TestClient[Litestar], lang: str
) -> None:
    texts = {
        ask(client, lang, **question)["text"]
        for question, verdict, _ in [*CARDS, *DICE_ACTS]
        if verdict.startswith("lawful")
    }
    assert len(texts) > 20
    assert not any("…" in text or "{" in text for text in texts)


@pytest.mark.parametrize(
    ("change", "code", "where", "says"),
    [
        ({"hand": "B8 B8 R7"}, "impossible", "hand", "cannot lie on the table together"),
        ({"hand": "R7 Q2"}, "unread", "hand", "hand, column 4: expected a face such as R5"),
        ({"hand": "R7\nseats 9"}, "unread", "hand", "hand, column 3"),
        ({"hand": "R7; seats 9"}, "unread", "hand", "hand, column 3"),
        ({"top": "B88"}, "unread", "top", "top, column 1"),
        ({"top": "R5?"}, "unread", "top", "top, column 1"),
        ({"drawn": "xx"}, "unread", "drawn", "drawn, column 1"),
        ({"move": "leave", "left": ["A", "B"], "seats": 2}, "impossible", "left", "left, column 1"),
        ({"move": "dance"}, "unread", "move", "move, column 1: expected a move"),
        ({"move": "color Q"}, "unread", "move", "move, column 7: expected a color"),
        (
            {"game": "dice", "top": "B5", "hand": "R5 d7"},
            "impossible",
            "hand",
            "expected a face for d7",
        ),
        ({"top": ""}, "unknown", "top", "without the top card"),
        ({"hand": ""}, "unknown", "hand", "without the hand"),
        ({"move": "take", "pending": 2}, "impossible", "top", "a Draw Two or Wild Draw Four"),
        ({"counts": {"B": 108}}, "impossible", "counts", "cannot lie on the table together"),
        ({"options": {"wd4_enforcement": "strict"}}, "rules", "options", "do not fit"),
        ({**TEAMS, "seats": 3}, "rules", "options", "do not fit"),
        (
            {"game": "dice", "top": "B5", "hand": "R5", "move": "G1"},
            "unread",
            "move",
            "None of your dice shows G1.",
        ),
        ({"game": "dice", "move": "claim"}, "unknown", "former", "hand of whoever played"),
        ({**LAID, "move": "claim", "former": "R0"}, "impossible", "former", "cannot lie"),
    ],
)
def test_bad_questions_are_told_what_is_wrong_and_where(
    client: TestClient[Litestar], change: Question, code: str, where: str, says: str
) -> None:
    question = {"game": "cards", "top": "B8", "hand": "R7", "move": "R7"}
    answer = client.post("/api/ask?lang=en", json={**question, **change})
    assert answer.status_code == 400, answer.text
    error = answer.json()["error"]
    assert (error["code"], error["where"]) == (code, where), error
    assert says in error["text"]


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"seats": 99}, "seats"),
        ({"since": "long"}, "since"),
        ({"counts": {"Z": 1}}, "counts"),
        ({"nonsense": 1}, "nonsense"),
        ({"game": "chess"}, "game"),
    ],
)
def test_what_is_no_question_is_refused_with_its_place(
    server: Running, change: Question, path: str
) -> None:
    question = {"game": "cards", "top": "B8", "hand": "R7", "move": "R7", **change}
    answer = httpx.post(f"{server.url}/api/ask", json=question)
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "unreadable"
    assert path in answer.text


def test_no_question_brings_the_server_down(
    client: TestClient[Litestar], rng: random.Random
) -> None:
    def some(values: list[Any]) -> Any:
        return rng.choice(values)

    faces = [
        "R5",
        "B8",
        "W",
        "WD4",
        "YD",
        "d3:B5",
        "d7",
        "W?",
        "WG",
        "WD4R",
        "",
        "none",
        "x",
        "R5 B8",
    ]
    acts = ["R5", "W", "WD4!", "W?", "draw", "keep", "take", "uno", "accept", "challenge", "claim"]
    acts += ["pass", "reroll", "catch B", "catch J", "color R", "swap B", "jump R5", "leave", "?!"]
    seats = ["A", "B", "C", "J"]
    for _ in range(150):
        question = {
            "game": some(["cards", "dice"]), "preset": some(["classic", "official", "party"]),
            "move": some(acts), "top": some(faces), "hand": some(faces), "drawn": some(faces),
            "moment": some(["", "turn", "rerolled", "drawn", "answer", "claim", "color", "opening",
                            "swap"]),
            "whose": some([None, "me", "next", "other"]), "since": some(["nothing", "turn"]),
            "pending": some([0, 2, 4, 8, 99]), "seats": some([None, None, 2, 3, 4, 10]),
            "counts": {some(seats): some([0, 1, 2, 108])}, "called": [some(seats)],
            "left": [some(seats)] * some([0, 0, 1]), "former": some(faces), "theirs": some(faces),
            "options": some([{}, {}, {"teams": "2v2"}, {"seven_zero": "true"}]),
        }  # fmt: skip
        answer = client.post("/api/ask", json=question)
        assert answer.status_code in (200, 400), question
