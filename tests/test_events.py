"""Events: what each viewer may learn of them."""

from __future__ import annotations

import dataclasses
import random

import pytest

from oneleft import events as e
from oneleft.chance import Seeded
from oneleft.faces import parse_faces
from oneleft.game import Game
from oneleft.notation import parse_position
from oneleft.rules import CardRules
from tests.strategies import random_round, steps

A, B, C = range(3)
VIEWERS = (e.SPECTATOR, e.EVERYTHING, A, B, C)
HIDING = (e.CardsDrawn, e.HandShown)
KINDS = [
    kind
    for kind in vars(e).values()
    if isinstance(kind, type) and issubclass(kind, e.Event) and kind is not e.Event
]


def example(kind: type[e.Event]) -> e.Event:
    """An event of a kind, with ones and empty tuples."""
    values = {
        "int": 1,
        "bool": True,
        "str": "out",
        "int | None": None,
    }
    fields = {field.name: values.get(str(field.type), ()) for field in dataclasses.fields(kind)}
    return kind(**fields)


@pytest.mark.parametrize("kind", KINDS)
def test_events_are_facts(kind: type[e.Event]) -> None:
    """Frozen, comparable, in the past tense; public unless they hide something."""
    event = example(kind)
    assert event == example(kind)
    with pytest.raises((AttributeError, TypeError)):
        event.seat = 0  # type: ignore[attr-defined]
    if kind not in HIDING:
        assert all(event.for_seat(viewer) is event for viewer in VIEWERS)


def test_only_the_drawer_sees_the_cards() -> None:
    """C-18: others see how many and why."""
    drawn = e.CardsDrawn(B, 2, "uno", (1, 2))
    hidden = e.CardsDrawn(B, 2, "uno", None)
    assert [drawn.for_seat(viewer) for viewer in VIEWERS] == [hidden, drawn, hidden, drawn, hidden]


@pytest.mark.parametrize(
    ("to", "who"), [(B, {e.EVERYTHING, A, B}), (None, {e.SPECTATOR, e.EVERYTHING, A, B, C})]
)
def test_a_challenged_hand_is_shown_to_the_challenger(to: int | None, who: set[int]) -> None:
    """AC-20; its owner knows it, and with `all` everybody sees it."""
    shown = e.HandShown(A, to, (1, 2))
    assert {viewer for viewer in VIEWERS if shown.for_seat(viewer) is not None} == who


def test_the_log_of_a_viewer() -> None:
    """AC-20: the verdict is public, the hand is not."""
    game = parse_position("rules official; top G5; turn A; A: WD4 G1 Y2; B: R7; C: B9")
    game.play(A, "WD4R")
    game.play(B, "challenge")
    for face in parse_faces("Y4 Y5 Y6 Y7"):
        game.deal(face)
    public = [
        e.CardPlayed(A, 30 - 16, called=False),
        e.Challenged(B, A, guilty=True),
        e.CardsDrawn(A, 4, "challenge"),
    ]
    assert list(game.events_for(C)) == list(game.events_for(e.SPECTATOR)) == public
    shown = e.HandShown(A, B, tuple(parse_faces("Y2 G1 WD4")))
    assert list(game.events_for(B)) == [*public[:2], shown, public[2]]
    drawn = e.CardsDrawn(A, 4, "challenge", tuple(parse_faces("Y4 Y5 Y6 Y7")))
    assert list(game.events_for(A)) == [*public[:2], shown, drawn] == game.events
    assert list(game.events_for(e.EVERYTHING)) == game.events


def test_who_knows_the_deal() -> None:
    """C-12."""
    game = Game(CardRules(hand_size=1), 2, A)
    for face in parse_faces("R1 R2"):
        game.deal(face)
    began, b_drew, a_drew = game.events_for(A)
    assert began == e.RoundBegan(A)
    assert b_drew == e.CardsDrawn(B, 1, "deal")
    assert a_drew == e.CardsDrawn(A, 1, "deal", tuple(parse_faces("R2")))


def test_a_viewer_is_given_the_event_itself_or_what_a_spectator_is_given(
    rng: random.Random,
) -> None:
    hiding = 0
    for kind in ("cards", "dice") * 5:
        game = random_round(rng, kind, Seeded(rng.getrandbits(64)))
        for _ in steps(game, rng, 200):
            pass
        for event in game.events:
            hiding += event.for_seat(e.SPECTATOR) is not event
            for viewer in range(game.seats):
                shown = event.for_seat(viewer)
                assert shown is event or shown == event.for_seat(e.SPECTATOR)
    assert hiding
