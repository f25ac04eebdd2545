"""What may be asked of a table, by whom and when; a refusal changes nothing."""

import hashlib
import random

import pytest

pytest.importorskip("litestar")

from oneleft.server import wire as w
from oneleft.server.decide import Hold, Refusal, clean_name, own_name
from oneleft.server.entries import Acted, BotSeated, Closed, Freed, Pressed, Said
from oneleft.server.table import BETWEEN, CLOSED, LOBBY, OVER, PLAYING, SEALING, Seat
from tests.server.desk import Desk, between, in_phase, state_text

SMALL = {"hand_size": "2"}
"""Two cards each: whoever plays one owes UNO."""


# ------------------------------------------------------------------------------------ in the lobby


def test_a_seat_is_taken_once() -> None:
    desk = Desk(seats=2)
    desk.do("ana", w.Sit(id="a1", name="Ana", seat=1))
    assert desk.table.seat_of("ana") == 1
    assert desk.refused("ana", w.Sit(id="a2", name="Ana")) == "seated"
    assert desk.refused("bob", w.Sit(id="b1", name="Bob", seat=1)) == "taken"
    assert desk.refused("bob", w.Sit(id="b2", name="Bob", seat=7)) == "no-seat"
    desk.do("bob", w.Sit(id="b3", name="Bob"))
    assert desk.table.seat_of("bob") == 0
    assert desk.refused("cid", w.Sit(id="c1", name="Cid")) == "full"


def test_names_are_told_apart() -> None:
    desk = Desk(seats=4)
    for guest, name in (("ana", "Ana"), ("bob", "ANA"), ("cid", "ana")):
        desk.do(guest, w.Sit(id=desk.id(), name=name))
    assert desk.table.names[:3] == ["Ana", "ANA 2", "ana 3"]
    desk.do("cid", w.Rename(id=desk.id(), name="Cid"))
    desk.do("cid", w.Rename(id=desk.id(), name="Cid"))
    assert desk.table.names[2] == "Cid"  # one's own name is no other's
    assert desk.refused("dot", w.Rename(id=desk.id(), name="Dot")) == "not-seated"
    assert desk.refused("cid", w.Rename(id=desk.id(), name="\u202e\u200b ")) == "name"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ana   Lúcia\n", "Ana Lúcia"),
        ("\u202eanA", "anA"),
        ("A\u200bna\x00", "Ana"),
        ("\u2066\u2069", ""),
        ("x" * 30, "x" * 24),
    ],
)
def test_names_are_shown_on_one_line_from_left_to_right(given: str, shown: str) -> None:
    assert clean_name(given) == shown


def test_a_name_that_is_told_apart_fits() -> None:
    seats = [Seat(guest="a", name="x" * 24)]
    seats += [Seat(guest=str(n), name=f"{'x' * 20} {n}") for n in range(2, 10)]
    found = own_name("x" * 24, seats)
    assert len(found) <= 24
    assert found not in {seat.name for seat in seats}


def test_the_host_alone_arranges_the_table() -> None:
    desk = Desk(seats=3)
    desk.sit("ana", "bob")
    commands = (
        w.SeatBot(id="x1"),
        w.Kick(id="x2", seat=0),
        w.Start(id="x3", fill=True),
        w.Configure(id="x4", settings=w.Settings()),
    )
    for command in commands:
        assert desk.refused("bob", command) == "not-host"
        assert desk.refused("nobody-here", command) == "not-host"
    desk.do("ana", w.SeatBot(id="x5", level="random"))
    assert desk.table.seats[2].level == "random"
    assert desk.refused("ana", w.SeatBot(id="x6")) == "full"
    desk.do("ana", w.Kick(id="x7", seat=2))
    assert desk.table.seats[2].is_free
    assert not desk.table.ejected  # a bot is not kept away
    assert desk.refused("ana", w.Kick(id="x8", seat=2)) == "no-seat"
    assert desk.refused("ana", w.Kick(id="x9", seat=0)) == "own-seat"


def test_who_is_ejected_may_not_come_back() -> None:
    """behaviours, Seats: an ejected player can no longer read the table."""
    desk = Desk(seats=3)
    desk.sit("ana", "bob")
    (entry,) = desk.do("ana", w.Kick(id="k", seat=1))
    assert isinstance(entry, Freed)
    assert entry.ejected
    assert desk.table.seats[1].is_free
    for command in (w.Sit(id="s", name="Bob"), w.Say(id="t", text="?"), w.Leave(id="l")):
        assert desk.refused("bob", command) == "ejected"


def test_the_host_passes_on() -> None:
    """design, Table settings: the host's leaving makes the next person host."""
    desk = Desk(seats=3)
    desk.sit("ana", "bob", "cid")
    desk.do("ana", w.Leave(id="l1"))
    assert desk.table.host == "bob"
    assert desk.refused("cid", w.Start(id="s", fill=True)) == "not-host"
    desk.do("cid", w.Leave(id="l2"))
    assert desk.table.host == "bob"
    entries = desk.do("bob", w.Leave(id="l3"))
    assert [type(entry) for entry in entries] == [Freed, Closed]
    assert desk.refused("cid", w.Sit(id="s2", name="Cid")) == "closed"


def test_a_match_begins_with_everybody_ready() -> None:
    desk = Desk(seats=3)
    assert desk.refused("ana", w.Start(id="s0", fill=True)) == "no-person"
    desk.sit("ana", "bob")
    assert desk.refused("ana", w.Start(id="s1")) == "free-seats"
    assert desk.refused("ana", w.Start(id="s2", fill=True)) == "not-ready"
    desk.do("bob", w.Ready(id="r1"))
    desk.do("bob", w.Ready(id="r2", ready=False))
    assert desk.refused("ana", w.Start(id="s3", fill=True)) == "not-ready"
    desk.do("bob", w.Ready(id="r3"))
    entries = desk.do("ana", w.Start(id="s4", fill=True))
    assert isinstance(entries[0], BotSeated)
    assert desk.table.status == SEALING
    assert desk.table.match is None
    desk.wait(0)
    assert desk.table.status == PLAYING


def test_begun_is_begun() -> None:
    """behaviours, Seats: adding a seat during a round is refused."""
    desk = Desk(seats=2).start()
    for guest, command in (
        ("eve", w.Sit(id="x1", name="Eve")),
        ("ana", w.SeatBot(id="x2")),
        ("ana", w.Start(id="x3")),
        ("bob", w.Ready(id="x4", ready=False)),
        ("ana", w.Configure(id="x5", settings=w.Settings(seats=4))),
    ):
        assert desk.refused(guest, command) == "begun"


def test_settings_change_only_where_they_fit() -> None:
    desk = Desk(seats=3)
    desk.sit("ana", "bob", "cid")
    desk.do("bob", w.Ready(id="r"))
    assert desk.refused("ana", w.Configure(id="c1", settings=w.Settings(seats=2))) == "seats-taken"
    dice = w.Settings(game="dice", seats=7)
    assert desk.refused("ana", w.Configure(id="c2", settings=dice)) == "rules"
    for options in ({"no-such": "1"}, {"hand_size": "many"}, {"teams": "2v2"}):
        wrong = w.Settings(seats=3, options=options)
        decision = desk.ask("ana", w.Configure(id="c3", settings=wrong))
        assert isinstance(decision, Refusal)
        assert decision.code == "rules"
        assert decision.why is not None
        assert decision.why.slug
    desk.do("ana", w.Configure(id="c4", settings=w.Settings(seats=4, game="dice")))
    assert len(desk.table.seats) == 4
    assert desk.table.rules is not None
    assert desk.table.rules.game == "dice"
    assert not desk.table.seats[1].is_ready  # they agreed to other settings


def test_bots_stay_ready_when_settings_change() -> None:
    desk = Desk(seats=3)
    desk.sit("ana")
    desk.do("ana", w.SeatBot(id="b"))
    desk.do("ana", w.Configure(id="c", settings=w.Settings(seats=3, preset="party")))
    assert desk.table.seats[1].is_ready


# ------------------------------------------------------------------------------------ seals


def test_seals_are_opened_by_their_own_seat_with_what_fits() -> None:
    nonces = [bytes([number]) * 32 for number in range(2)]
    seals = [hashlib.sha256(nonce).hexdigest() for nonce in nonces]
    desk = Desk(seats=3)
    desk.sit("ana", "bob", "cid")
    for guest, seal in (("ana", seals[0]), ("bob", seals[1]), ("cid", None)):
        desk.do(guest, w.Ready(id=desk.id(), seal=seal))
    reveal = w.Reveal(id="v1", nonce=nonces[0].hex())
    assert desk.refused("ana", reveal) == "no-seal"  # not before everybody's seal is known
    desk.do("ana", w.Start(id="s"))
    assert desk.refused("ana", w.Leave(id="l")) == "dealing"
    assert desk.refused("ana", w.Kick(id="k", seat=1)) == "dealing"
    assert desk.refused("cid", reveal) == "no-seal"
    assert desk.refused("eve", reveal) == "not-seated"
    assert desk.refused("bob", w.Reveal(id="v2", nonce=nonces[0].hex())) == "seal"
    desk.do("ana", reveal)
    assert desk.refused("ana", w.Reveal(id="v3", nonce=nonces[0].hex())) == "no-seal"
    desk.wait(2_000)
    assert desk.table.status == SEALING  # the other seal may still be opened
    desk.do("bob", w.Reveal(id="v4", nonce=nonces[1].hex()))
    desk.wait(0)
    assert desk.table.status == PLAYING


def test_a_seal_that_stays_closed_holds_nobody_up() -> None:
    desk = Desk(seats=2)
    desk.sit("ana", "bob")
    desk.do("bob", w.Ready(id="r", seal=hashlib.sha256(bytes(32)).hexdigest()))
    desk.do("ana", w.Start(id="s"))
    desk.wait(3_000)
    assert desk.table.status == PLAYING
    assert "entropy" not in str(desk.table.record().published)


# ------------------------------------------------------------------------------------ acts


def test_acts_are_refused_with_the_reason_of_the_law() -> None:
    desk = Desk(seats=3).start()
    turn = desk.turn()
    other = desk.guest((turn + 1) % 3)
    refusal = desk.act(other, "draw")
    assert isinstance(refusal, Refusal)
    assert refusal.code == "illegal"
    assert refusal.why is not None
    assert refusal.why.slug == "not-your-turn"
    me = desk.guest(turn)
    missing = next(
        f"{color}{rank}"
        for color in "RYGB"
        for rank in range(10)
        if desk.table.game.why_not(turn, f"{color}{rank}") is not None
    )
    refusal = desk.act(me, missing)
    assert isinstance(refusal, Refusal)
    assert refusal.why is not None
    assert refusal.why.clause


@pytest.mark.parametrize("move", ["R", "R55", "R5 ", "W R", "catch Z", "card R5", "💥", "uno uno"])
def test_what_is_no_move_is_refused(move: str) -> None:
    desk = Desk(seats=2).start()
    refusal = desk.act(desk.guest(desk.turn()), move)
    assert isinstance(refusal, Refusal)
    assert refusal.code in ("unreadable", "illegal", "not-an-act")


@pytest.mark.parametrize("move", ["leave", "timeout"])
def test_leaving_and_the_clock_are_no_acts_of_a_seat(move: str) -> None:
    desk = Desk(seats=2).start()
    refusal = desk.act(desk.guest(desk.turn()), move)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not-an-act"


def test_who_has_no_seat_acts_not() -> None:
    desk = Desk(seats=2).start()
    for command in (
        w.Act(id="x1", move="draw", seq=99),
        w.Next(id="x2"),
        w.Leave(id="x3"),
        w.Say(id="x4", phrase="hello"),
        w.AutoUno(id="x5", on=True),
        w.Reveal(id="x6", nonce="00" * 32),
    ):
        assert desk.refused("eve", command) == "not-seated"


def test_a_turn_act_on_an_old_turn_is_stale() -> None:
    """behaviours, Seats: double click, two tabs: applied once."""
    options = {"voluntary_draw": "true", "drawn_card": "never"}
    desk = in_phase("play", seats=2, options=options)
    turn = desk.turn()
    seen = desk.table.seq
    assert not isinstance(desk.act(desk.guest(turn), "draw"), Refusal | Hold)
    assert desk.turn() != turn
    desk.act(desk.guest(desk.turn()), "draw")  # it is the first one's turn again
    late = desk.ask(desk.guest(turn), w.Act(id="late", move="draw", seq=seen))
    assert isinstance(late, Refusal)
    assert late.code == "stale"
    assert not isinstance(desk.act(desk.guest(turn), "draw"), Refusal)


def test_what_others_say_does_not_make_an_act_stale() -> None:
    """behaviours, Seats: chat never touches turn state."""
    desk = Desk(seats=2, preset="party").start()
    turn, seen = desk.turn(), desk.table.seq
    before = list(desk.table.game.state), desk.table.turn_seq, desk.table.turn_at
    other = desk.guest(1 - turn)
    desk.wait(400)
    desk.do(other, w.Say(id="s1", text="your turn"))
    desk.do(other, w.Rename(id="s2", name="Another"))
    desk.do(other, w.AutoUno(id="s3", on=True))
    assert (list(desk.table.game.state), desk.table.turn_seq, desk.table.turn_at) == before
    move = str(desk.table.game.legal_moves(turn)[0])
    decision = desk.ask(desk.guest(turn), w.Act(id="a", move=move, seq=seen))
    assert not isinstance(decision, Refusal)


# ------------------------------------------------------------------------------------ talk


def test_one_thing_is_said_at_a_time() -> None:
    desk = Desk(seats=2)
    desk.sit("ana")
    assert desk.refused("ana", w.Say(id="s1")) == "say-one"
    assert desk.refused("ana", w.Say(id="s2", text="hi", emote="👍")) == "say-one"
    assert desk.refused("ana", w.Say(id="s3", text="\u200b \u202e")) == "say-one"
    (said,) = desk.do("ana", w.Say(id="s4", text=" well\nplayed \x07"))
    assert isinstance(said, Said)
    assert said.text == "well played"


def test_where_nobody_writes_phrases_may_be_sent() -> None:
    desk = Desk(seats=2, chat=False)
    desk.sit("ana")
    assert desk.refused("ana", w.Say(id="s1", text="hi")) == "no-chat"
    desk.do("ana", w.Say(id="s2", phrase="hello"))
    desk.do("ana", w.Say(id="s3", emote="🎉"))


# ------------------------------------------------------------------------------------ leaving


def test_the_one_whose_turn_it_is_leaves() -> None:
    """behaviours, Seats: exactly one next turn, to the right seat for the direction."""
    desk = Desk(seats=4).start()
    turn = desk.turn()
    direction = desk.table.game.view(-1).direction
    desk.do(desk.guest(turn), w.Leave(id="l"))
    assert desk.turn() == (turn + direction) % 4
    assert turn not in desk.table.game.active
    assert desk.table.seats[turn].has_left
    assert desk.refused(desk.guest(turn), w.Leave(id="l2")) == "not-seated"


@pytest.mark.parametrize("away", [1, 2, 3])
def test_one_who_waits_leaves(away: int) -> None:
    """behaviours, Seats: a waiting player leaves: the turn does not move."""
    desk = Desk(seats=4).start()
    turn, seen = desk.turn(), desk.table.turn_seq
    desk.do(desk.guest((turn + away) % 4), w.Leave(id="l"))
    assert desk.turn() == turn
    assert desk.table.turn_seq == seen


def test_one_left_ends_the_match() -> None:
    """behaviours, Seats: one left: the round ends."""
    desk = Desk(seats=3).start()
    desk.do("bob", w.Leave(id="l1"))
    desk.do("ana", w.Leave(id="l2"))
    assert desk.table.status == OVER
    assert desk.table.host == "cid"
    assert desk.table.match is not None
    assert desk.table.match.winners == (2,)
    outcome = desk.table.game.outcome
    assert outcome is not None
    assert outcome.ending == "alone"


def test_a_table_with_only_bots_closes() -> None:
    """behaviours, Seats: a table with only bots closes."""
    desk = Desk(seats=4).start(persons=2)
    desk.do("ana", w.Leave(id="l1"))
    assert desk.table.status == PLAYING
    entries = desk.do("bob", w.Leave(id="l2"))
    assert isinstance(entries[-1], Closed)
    assert desk.table.status == CLOSED
    assert desk.table.why_closed == "only-bots"


def test_the_host_ejects_during_a_round() -> None:
    desk = Desk(seats=3).start(persons=2)
    assert desk.refused("bob", w.Kick(id="k0", seat=0)) == "not-host"
    assert desk.refused("ana", w.Kick(id="k1", seat=2)) == "bot-stays"
    desk.do("ana", w.Kick(id="k2", seat=1))
    assert desk.table.ejected == {"bob"}
    assert 1 not in desk.table.game.active
    assert desk.refused("bob", w.Say(id="s", phrase="bye")) == "ejected"


def test_leaving_between_rounds_begins_the_next_one_without() -> None:
    desk = between()
    desk.do("bob", w.Leave(id="l"))
    assert desk.table.status == BETWEEN
    assert desk.refused("bob", w.Next(id="n0")) == "not-seated"
    for guest in ("ana", "cid"):
        desk.do(guest, w.Next(id=desk.id()))
    assert desk.refused("ana", w.Next(id="n3")) == "asked"
    desk.wait(4_000)
    assert desk.table.status == PLAYING
    assert desk.table.game.active == (0, 2)
    assert desk.refused("ana", w.Next(id="n4")) == "no-pause"


def test_nobody_leaves_a_team_alone() -> None:
    """design, Table settings: in 2v2 a bot takes the seat."""
    desk = Desk(seats=4, options={"teams": "2v2"}).start()
    desk.do("bob", w.Leave(id="l"))
    seat = desk.table.seats[1]
    assert seat.has_left
    assert seat.level == "greedy"
    assert desk.table.game.active == (0, 1, 2, 3)
    assert desk.table.driver(1) == "greedy"
    assert desk.refused("ana", w.Kick(id="k", seat=1)) == "bot-stays"
    for number, guest in enumerate(("ana", "cid", "dot")):
        desk.do(guest, w.Leave(id=f"m{number}"))
    assert desk.table.status == CLOSED


def test_a_rematch_is_for_those_who_played() -> None:
    """behaviours, Seats: a rematch asked by one who may not is refused."""
    from oneleft.server.decide import rematch_refusal

    desk = Desk(seats=3).start()
    refusal = rematch_refusal(desk.table, "ana")
    assert refusal is not None
    assert refusal.code == "not-over"
    desk.do("bob", w.Leave(id="l1"))
    desk.do("ana", w.Leave(id="l2"))
    for guest in ("eve", "bob", ""):
        refusal = rematch_refusal(desk.table, guest)
        assert refusal is not None
        assert refusal.code == "not-seated"
    assert rematch_refusal(desk.table, "cid") is None


# ------------------------------------------------------------------------------------ UNO


def owing(seed: int = 0, **settings: object) -> tuple[Desk, int, int]:
    """Three people, the seat that owes UNO, and the seat whose turn it is."""
    for number in range(seed, seed + 60):
        desk = Desk(number, seats=3, options=SMALL, **settings).start()
        rng = random.Random(number)
        if desk.play_on(rng, lambda table: bool(table.game.view(-1).owes), 4):
            owes = desk.table.game.view(-1).owes
            turn = desk.table.game.turn
            if turn is not None and turn not in owes and desk.table.game.phase == "play":
                return desk, owes[0], turn
    pytest.fail("nobody has come to owe UNO")


def test_the_next_act_waits_while_somebody_owes_uno() -> None:
    """design, Table settings: window_min_ms."""
    desk, _, turn = owing(window_min_ms=1_500)
    move = next(str(move) for move in desk.table.game.legal_moves(turn))
    begun = desk.table.acted_at
    decision = desk.act(desk.guest(turn), move)
    assert decision == Hold(begun + 1_500)
    desk.now = begun + 1_499
    assert isinstance(desk.act(desk.guest(turn), move), Hold)
    desk.now = begun + 1_500
    assert not isinstance(desk.act(desk.guest(turn), move), Refusal | Hold)


def test_a_call_ends_the_waiting() -> None:
    desk, owes, turn = owing(window_min_ms=1_500)
    desk.act(desk.guest(owes), "uno")
    desk.wait(200)
    assert not desk.table.game.view(-1).owes
    move = next(str(move) for move in desk.table.game.legal_moves(turn))
    assert not isinstance(desk.act(desk.guest(turn), move), Hold)


def test_who_let_uno_be_called_owes_nothing() -> None:
    for seed in range(40):
        desk = Desk(seed, seats=3, options=SMALL)
        desk.sit("ana", "bob", "cid")
        for guest in ("ana", "bob", "cid"):
            desk.do(guest, w.AutoUno(id=desk.id(), on=True))
            desk.do(guest, w.Ready(id=desk.id()))
        desk.do("ana", w.Start(id="s"))
        desk.wait(1)
        turn = desk.turn()
        plays = [str(move) for move in desk.table.game.legal_moves(turn)]
        if f"{plays[0]}!" not in plays:
            continue
        (entry,) = desk.act(desk.guest(turn), plays[0])  # type: ignore[misc]
        assert isinstance(entry, Acted)
        assert entry.move == f"{plays[0]}!"
        assert not desk.table.game.view(-1).owes
        return
    pytest.fail("nobody could play")


def test_auto_uno_may_be_switched_off_for_all() -> None:
    desk = Desk(seats=2, auto_uno=False)
    desk.sit("ana")
    assert desk.refused("ana", w.AutoUno(id="x", on=True)) == "no-auto-uno"
    desk.do("ana", w.AutoUno(id="y", on=False))


def test_a_catch_after_the_next_act_is_refused() -> None:
    """behaviours, UNO: a catch after the next player's voluntary act is refused."""
    desk, owes, turn = owing()
    third = 3 - owes - turn
    desk.play_on(random.Random(1), lambda table: table.game.turn != turn)
    decision = desk.act(desk.guest(third), f"catch {'ABC'[owes]}")
    assert isinstance(decision, Refusal)
    assert decision.code == "illegal"


def test_who_owes_nothing_is_not_caught() -> None:
    """behaviours, UNO: a catch of someone who is not at one card is refused."""
    desk = Desk(seats=3).start()
    before = state_text(desk.table)
    decision = desk.act("ana", "catch B")
    assert isinstance(decision, Refusal)
    assert decision.why is not None
    assert state_text(desk.table) == before


def test_a_press_without_rivals_is_done_at_once() -> None:
    for seed in range(60):
        desk = Desk(seed, seats=3, options=SMALL, bot_ms=10_000).start(persons=1)
        if desk.turn() == 0 and desk.play_on(
            random.Random(seed), lambda table: 0 in table.game.view(-1).owes, 2
        ):
            (entry,) = desk.act("ana", "uno")  # type: ignore[misc]
            assert isinstance(entry, Acted)
            return
    pytest.fail("nobody has come to owe UNO")


def test_a_press_among_rivals_waits_for_theirs() -> None:
    desk, owes, _ = owing()
    (entry,) = desk.act(desk.guest(owes), "uno", delay=40)  # type: ignore[misc]
    assert isinstance(entry, Pressed)
    assert entry.corrected == desk.now - 40


def test_a_closed_table_refuses_everything() -> None:
    desk = Desk(seats=2)
    desk.sit("ana")
    desk.do("ana", w.Leave(id="l"))
    assert desk.table.status == CLOSED
    for command in (w.Sit(id="s", name="Bob"), w.Start(id="t"), w.Say(id="u", phrase="hello")):
        assert desk.refused("bob", command) == "closed"
    assert desk.table.status != LOBBY
