"""A table in time: races, timers, bots, absence; and tables at random, folded up twice."""

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

pytest.importorskip("litestar")

from oneleft.bots.acts import read_act
from oneleft.events import SPECTATOR
from oneleft.server import dues
from oneleft.server import entries as e
from oneleft.server import wire as w
from oneleft.server.decide import MOST_CREDIT_MS, RACE_MS, Hold, Refusal
from oneleft.server.dues import bot_reactions, entries_due, next_due
from oneleft.server.projection import timer_of
from oneleft.server.table import BETWEEN, CLOSED, LOBBY, OVER, PLAYING, SEALING, Table
from tests.conftest import RUN_SEED
from tests.server.desk import GUESTS, Desk, between, in_phase, owes, state_text
from tests.strategies import random_rules

SMALL = {"hand_size": "2"}
TWO = 2
LOBBY_COMMANDS = 15
NONCE = bytes(range(32))
SEAL = hashlib.sha256(NONCE).hexdigest()


# ------------------------------------------------------------------------------------ races


@dataclass
class Race:
    """Four people; one owes UNO, one is next, two may catch."""

    desk: Desk
    owes: int
    turn: int
    first: int
    second: int

    def catch(self, seat: int, *, at: int, delay: int = 0) -> e.Entry:
        """A catch pressed by a seat when the race has gone on for so long."""
        return self.press(seat, f"catch {'ABCD'[self.owes]}", at=at, delay=delay)

    def press(self, seat: int, move: str, *, at: int, delay: int = 0) -> e.Entry:
        """What a press becomes."""
        self.desk.now = self.begun + at
        (entry,) = self.desk.act(self.desk.guest(seat), move, delay=delay)  # type: ignore[misc]
        assert isinstance(entry, e.Entry)
        return entry

    def __post_init__(self) -> None:
        self.begun = self.desk.now


def race(preset: str = "classic", **settings: object) -> Race:
    """A race that may begin; nobody is a bot."""
    for seed in range(80):
        desk = Desk(seed, seats=4, preset=preset, options=SMALL, **settings).start()
        if not desk.play_on(random.Random(seed), owes, 3):
            continue
        game = desk.table.game
        turn, (owing, *_) = game.turn, game.view(SPECTATOR).owes
        if turn is None or turn == owing or game.phase != "play":
            continue
        first, second = (seat for seat in range(4) if seat not in (turn, owing))
        return Race(desk, owing, turn, first, second)
    pytest.fail("nobody has come to owe UNO")


def answers(desk: Desk, since: int) -> list[tuple[str, int]]:
    """Who did and who lost after an entry, in order."""
    return [
        ("done", entry.actor) if isinstance(entry, e.Acted) else ("lost", entry.seat)
        for entry in desk.log[since:]
        if isinstance(entry, e.Acted | e.PressLost)
    ]


def test_the_first_press_wins() -> None:
    found = race()
    since = len(found.desk.log)
    found.catch(found.first, at=10)
    found.catch(found.second, at=60)
    found.desk.wait(RACE_MS)
    assert answers(found.desk, since) == [("done", found.first), ("lost", found.second)]


def test_a_call_that_comes_before_the_catch_wins() -> None:
    """behaviours, UNO: a self-call that arrives before the catch wins."""
    found = race()
    since = len(found.desk.log)
    found.press(found.owes, "uno", at=10)
    found.catch(found.first, at=11)
    found.desk.wait(RACE_MS)
    assert answers(found.desk, since) == [("done", found.owes), ("lost", found.first)]
    assert not owes(found.desk.table)


def test_a_catch_that_comes_before_the_call_wins() -> None:
    found = race()
    since = len(found.desk.log)
    count = found.desk.table.game.view(SPECTATOR).counts[found.owes]
    found.catch(found.first, at=10)
    found.press(found.owes, "uno", at=11)
    found.desk.wait(RACE_MS)
    assert answers(found.desk, since)[0] == ("done", found.first)
    assert found.desk.table.game.view(SPECTATOR).counts[found.owes] > count


def test_a_long_way_is_made_up_for() -> None:
    """design, Table settings: claims within 150 ms are ordered by corrected time."""
    found = race()
    since = len(found.desk.log)
    found.catch(found.first, at=0, delay=10)
    found.press(found.owes, "uno", at=90, delay=110)
    found.desk.wait(RACE_MS)
    assert answers(found.desk, since) == [("done", found.owes), ("lost", found.first)]


@pytest.mark.parametrize("lie", [150, 151, 10_000, 2**62])
def test_who_lies_about_the_way_gains_little(lie: int) -> None:
    """design, Table settings: credit at most 150 ms."""
    found = race()
    pressed = found.press(found.owes, "uno", at=140, delay=lie)
    assert isinstance(pressed, e.Pressed)
    assert pressed.corrected == found.desk.now - MOST_CREDIT_MS
    backwards = race()
    pressed = backwards.press(backwards.owes, "uno", at=140, delay=-lie)
    assert isinstance(pressed, e.Pressed)
    assert pressed.corrected == backwards.desk.now


def test_after_the_race_is_too_late_whatever_the_way() -> None:
    found = race()
    since = len(found.desk.log)
    found.catch(found.first, at=0)
    found.desk.wait(RACE_MS)
    decision = found.desk.act(found.desk.guest(found.owes), "uno", delay=MOST_CREDIT_MS)
    assert not isinstance(decision, Hold)
    found.desk.wait(RACE_MS)
    assert answers(found.desk, since)[0] == ("done", found.first)


def test_at_the_same_corrected_time_the_first_to_arrive_wins() -> None:
    found = race()
    since = len(found.desk.log)
    found.catch(found.first, at=0, delay=0)
    found.catch(found.second, at=50, delay=50)
    found.desk.wait(RACE_MS)
    assert answers(found.desk, since)[0] == ("done", found.first)


def test_who_loses_a_race_is_told_why() -> None:
    found = race()
    found.catch(found.first, at=0)
    found.catch(found.second, at=1)
    found.desk.wait(RACE_MS)
    lost = found.desk.log[-1]
    assert isinstance(lost, e.PressLost)
    assert lost.slug
    assert lost.clause
    assert not found.desk.table.presses


def test_answers_are_kept_apart_where_two_clients_count_alike() -> None:
    """Two programs that number their commands in the same way each get their own answer."""
    found = race()
    move = f"catch {'ABCD'[found.owes]}"
    for seat in (found.first, found.second):
        command = w.Act(id="j7", move=move, seq=found.desk.table.seq)
        found.desk.do(found.desk.guest(seat), command)
    keys = [entry.command for _, entry in found.desk.table.presses]
    found.desk.wait(RACE_MS)
    kinds = [type(found.desk.table.answers[key]) for key in keys]
    assert kinds == [e.Acted, e.PressLost]


def test_a_turn_act_never_overtakes_a_race() -> None:
    """Also when the race's time is up and nobody has put it in order yet."""
    found = race()
    desk = found.desk
    found.catch(found.first, at=0)
    move = str(desk.table.game.legal_moves(found.turn)[0])
    for at in (1, RACE_MS - 1, RACE_MS, RACE_MS + 40):
        desk.now = found.begun + at
        decision = desk.act(desk.guest(found.turn), move)
        assert isinstance(decision, Hold)
        assert decision.until > desk.now
    desk.wait(0)
    assert isinstance(desk.log[-1], e.Acted)
    assert desk.log[-1].actor == found.first


def test_bots_do_not_overtake_a_race() -> None:
    found = race(bot_ms=0)
    found.desk.table.seats[found.turn].level = "greedy"
    found.catch(found.first, at=0)
    found.desk.wait(RACE_MS + 5)
    acted = [entry for entry in found.desk.log if isinstance(entry, e.Acted)]
    assert found.first in {entry.actor for entry in acted[-2:]}


def test_nobody_is_told_of_a_press_before_its_order() -> None:
    found = race()
    desk = found.desk
    before = [timer_of(desk.table), desk.table.turn_seq, list(desk.table.game.state)]
    found.catch(found.first, at=3)
    assert [timer_of(desk.table), desk.table.turn_seq, list(desk.table.game.state)] == before


# ------------------------------------------------------------------------------------ timers


def test_a_turn_has_its_time() -> None:
    desk = Desk(seats=2, turn_seconds=10).start()
    turn, seen = desk.turn(), desk.table.turn_seq
    timer = timer_of(desk.table)
    assert timer is not None
    assert (timer.what, timer.seat, timer.total_ms) == ("turn", turn, 10_000)
    desk.wait(timer.due_at - desk.now - 1)
    assert desk.table.turn_seq == seen
    desk.wait(1)
    entry = desk.log[-1]
    assert isinstance(entry, e.Acted)
    assert (entry.move, entry.auto) == ("timeout", "clock")
    assert desk.table.turn_seq > seen


def test_every_phase_has_its_time_out(rng: random.Random) -> None:
    """design, Table settings: a time-out does, by phase, what the law says."""
    found: set[str] = set()
    for seed in range(40):
        game = rng.choice(("cards", "dice"))
        preset = rng.choice(("official", "party"))
        options = {"hand_size": "3"} if game == "cards" else {}
        desk = Desk(seed, game=game, preset=preset, seats=3, options=options, turn_seconds=5)
        desk.start()
        for _ in range(30):
            if desk.table.status != PLAYING:
                break
            phase = desk.table.game.phase
            before = state_text(desk.table)
            if rng.random() < 0.4:
                desk.wait(12_000)
                found.add(f"{game} {phase}")
                assert state_text(desk.table) != before
            else:
                desk.play_on(rng, lambda _: False, 1)
    assert found >= {"cards play", "cards drawn", "cards answer", "dice look", "dice claim"}, found


def test_time_outs_do_not_run_over_a_race() -> None:
    found = race(turn_seconds=1)
    due = next_due(found.desk.table)
    assert due is not None
    assert due.what == "turn"
    found.catch(found.first, at=due.at - found.begun - 20)
    found.desk.wait(RACE_MS)
    kinds = [entry.auto for entry in found.desk.log[-2:] if isinstance(entry, e.Acted)]
    assert kinds[-1:] in ([""], ["clock"])
    assert found.desk.table.game.view(SPECTATOR).owes == ()


def test_a_bot_plays_for_the_absent_and_gives_the_seat_back() -> None:
    """design, Table settings: absent_seconds."""
    desk = Desk(seats=2, absent_seconds=60, bot_ms=0).start()
    turn = desk.turn()
    desk.gone(turn)
    desk.wait(59_999)
    assert not desk.table.seats[turn].autopilot
    timer = timer_of(desk.table)
    assert timer is not None
    assert (timer.what, timer.seat) == ("absent", turn)
    desk.wait(1)
    assert desk.table.seats[turn].autopilot
    desk.wait(5_000)
    acted = [entry for entry in desk.log if isinstance(entry, e.Acted)]
    assert acted[0].actor == turn
    assert acted[0].auto == "away"
    desk.back(turn)
    assert not desk.table.seats[turn].autopilot
    assert desk.table.driver(turn) == ""
    assert desk.table.seats[turn].away_at is None


def test_who_comes_back_in_time_plays_on() -> None:
    """behaviours, Seats: a refresh is a reconnect, not a leave."""
    desk = Desk(seats=2, absent_seconds=5).start()
    turn = desk.turn()
    desk.gone(turn)
    desk.wait(4_999)
    desk.back(turn)
    desk.wait(60_000)
    assert not desk.table.seats[turn].autopilot
    assert desk.turn() == turn


def test_the_late_end_of_an_old_connection_is_ignored() -> None:
    """behaviours, Seats: the old one's late disconnect is ignored."""
    desk = Desk(seats=2).start()
    old = desk.table.seats[0].conn
    desk.back(0, "newer")
    desk.write([e.Away(at=desk.now, seat=0, conn=old)])
    assert desk.table.seats[0].conn == "newer"
    assert desk.table.seats[0].away_at is None


def test_a_refresh_during_the_choice_of_a_color_restores_it() -> None:
    """behaviours, Seats: refresh during the choice of a color restores that prompt."""
    desk = in_phase("opening_color", seats=2)
    turn = desk.turn()
    before = desk.table.game.view(turn)
    desk.gone(turn)
    desk.back(turn)
    assert desk.table.game.view(turn) == before
    assert {str(move) for move in before.legal} >= {"color R", "color Y", "color G", "color B"}


def test_the_next_round_waits_for_the_slow_but_not_for_long() -> None:
    desk = between()
    desk.do("ana", w.Next(id="n"))
    ended = desk.table.acted_at
    desk.wait(ended + 29_999 - desk.now)
    assert desk.table.status == BETWEEN
    desk.wait(1)
    assert desk.table.status == PLAYING
    assert desk.table.match is not None
    assert desk.table.match.round == TWO


@pytest.mark.parametrize(
    ("persons", "minutes", "why"),
    [(0, 60, "abandoned"), (1, 60, "abandoned"), (2, 10, "abandoned")],
)
def test_where_nobody_is_a_table_closes(persons: int, minutes: int, why: str) -> None:
    """behaviours, Seats: the table is freed."""
    desk = Desk(seats=2, absent_seconds=3_600)
    if persons == TWO:
        desk.start()
    else:
        desk.sit(*GUESTS[:persons])
    for seat in range(persons):
        desk.gone(seat)
    desk.wait(minutes * 60_000 - 1)
    assert desk.table.status in (LOBBY, PLAYING)
    desk.wait(1)
    assert desk.table.status == CLOSED
    assert desk.table.why_closed == why


def test_a_match_that_is_over_closes_in_the_end() -> None:
    desk = Desk(seats=2).start()
    desk.do("ana", w.Leave(id="l"))
    assert desk.table.status == OVER
    desk.wait(dues.OVER_MS)
    assert desk.table.status == CLOSED
    assert next_due(desk.table) is None


# ------------------------------------------------------------------------------------ bots


def bots_choices(table: Table) -> list[object]:
    """What every seat's bot would do, in turn and out of turn."""
    turn = table.game.turn
    found: list[object] = (
        [str(dues._bot(table, turn).choose(table.game.view(turn)))]
        if (turn is not None and table.driver(turn))
        else []
    )
    return [*found, [(seat, str(move)) for seat, move in bot_reactions(table)], next_due(table)]


@pytest.mark.parametrize("game", ["cards", "dice"])
def test_bots_choose_the_same_in_every_process(game: str) -> None:
    """behaviours, Views: bots; design: the same entries whichever process looks."""
    desk = Desk(5, game=game, preset="party", seats=3, bot_ms=100).start(persons=1)
    desk.gone(0)
    for _ in range(60):
        if desk.table.status != PLAYING:
            break
        other = desk.folded()
        assert bots_choices(desk.table) == bots_choices(other)
        due = next_due(desk.table)
        assert due is not None
        desk.now = due.at
        entries = entries_due(desk.table, desk.now)
        assert entries == entries_due(other, desk.now)
        desk.write(entries)


def test_bots_play_whole_matches() -> None:
    for game in ("cards", "dice"):
        desk = Desk(3, game=game, seats=2, options={"target_score": "60"}, bot_ms=0).start(1)
        desk.gone(0)
        desk.wait(dues.ABANDONED_MS - 1)
        assert desk.table.status == OVER
        assert {entry.auto for entry in desk.log if isinstance(entry, e.Acted)} == {"bot", "away"}


# ------------------------------------------------------------------------------------ at random


def random_settings(rng: random.Random) -> dict[str, object]:
    """Settings near a preset or far from all."""
    game = rng.choice(("cards", "cards", "dice"))
    seats = rng.choice((2, 3, 4))
    rules = random_rules(rng, game, seats)
    options = {
        option.name: str(getattr(rules, option.name)).lower()
        for option in rules.options
        if option.name != "dice_table"
    }
    return {
        "game": game,
        "preset": "classic",
        "options": options if rng.random() < 0.7 else {},
        "seats": seats,
        "turn_seconds": rng.choice((0, 0, 5)),
        "absent_seconds": rng.choice((5, 60)),
        "window_min_ms": rng.choice((0, 700)),
        "bot_ms": rng.choice((100, 600)),
        "pause_seconds": rng.choice((1, 5)),
    }


def random_commands(rng: random.Random, desk: Desk) -> Iterator[tuple[str, w.Command]]:
    """Who might ask for what, sense or nonsense."""
    table = desk.table
    while True:
        guest = rng.choice((*GUESTS[: len(table.seats)], "eve", "stranger"))
        seat = rng.randrange(5)
        name = desk.id()
        talk = w.Say(id=name, phrase="hello")
        others: list[w.Command] = [
            w.Sit(id=name, name=rng.choice(("Ana", "Bob")), seat=rng.choice((None, seat))),
            w.Rename(id=name, name=rng.choice(("Ana", "Zoe"))),
            w.Ready(id=name, ready=rng.random() < 0.8, seal=rng.choice((None, "ab" * 32))),
            w.Reveal(id=name, nonce="cd" * 32),
            w.SeatBot(id=name, level="random", seat=rng.choice((None, seat))),
            w.Kick(id=name, seat=seat),
            w.Start(id=name, fill=True),
            w.Next(id=name),
            w.Leave(id=name),
            talk,
            w.AutoUno(id=name, on=rng.random() < 0.5),
        ]
        if table.status != PLAYING:
            rare = rng.random() < 0.9
            yield guest, rng.choice([each for each in others if not rare or act_like(each)])
            continue
        turn = table.game.turn
        who = table.seat_of(guest)
        if turn is not None and table.seats[turn].is_person and rng.random() < 0.8:
            who, guest = turn, table.seats[turn].guest
        moves = table.game.legal_moves(who, offenses=True) if who is not None else ()
        told = [str(move) for move in moves] or ["draw", "uno", "catch A", "keep", "R5", "nonsense"]
        seen = table.seq if rng.random() < 0.9 else rng.randrange(table.seq)
        act = w.Act(id=name, move=rng.choice(told), seq=seen)
        yield guest, (rng.choice(others) if rng.random() < 0.04 else act)


def act_like(command: w.Command) -> bool:
    """Whether a lobby goes on by it rather than to its end."""
    return not isinstance(command, w.Leave | w.Kick)


def check_again(desk: Desk) -> None:
    """The log, folded anew, is the same table with the same deadline."""
    other = desk.folded()
    assert state_text(other) == state_text(desk.table)
    assert next_due(other) == next_due(desk.table)


def begin_somehow(desk: Desk) -> None:
    """Whoever is the host gets the match begun."""
    table = desk.table
    if not table.persons:
        table_host = table.host
        for each in (
            w.Kick(id=desk.id(), seat=0),
            w.Sit(id=desk.id(), name="Host", seat=0),
        ):
            decision = desk.ask(table_host, each)
            desk.write([] if isinstance(decision, Refusal | Hold) else decision)
    for seat in table.persons:
        desk.do(desk.guest(seat), w.Ready(id=desk.id(), seal=SEAL if seat % 2 else None))
    decision = desk.ask(table.host, w.Start(id=desk.id(), fill=True))
    desk.write([] if isinstance(decision, Refusal | Hold) else decision)
    for seat in table.persons if table.status == SEALING else ():
        if seat % 4 == 1:
            desk.do(desk.guest(seat), w.Reveal(id=desk.id(), nonce=NONCE.hex()))


def random_table(rng: random.Random, most: int) -> Desk:
    """A table at which all sorts of things are asked and fall due."""
    desk = Desk(rng.getrandbits(32), **random_settings(rng))
    commands = random_commands(rng, desk)
    for number in range(most):
        if number == LOBBY_COMMANDS and desk.table.status == LOBBY:
            begin_somehow(desk)
        guest, command = next(commands)
        decision = desk.ask(guest, command, delay=rng.choice((0, 40, 400)))
        if not isinstance(decision, Refusal | Hold):
            desk.write(decision)
        persons = desk.table.persons
        if persons and rng.random() < 0.05:
            seat = rng.choice(persons)
            if desk.table.seats[seat].conn:
                desk.gone(seat)
            else:
                desk.back(seat, f"again-{number}")
        desk.wait(rng.choice((1, 20, 200, 900, 4_000)) if rng.random() < 0.98 else 70_000)
        if desk.table.status == CLOSED:
            break
        if number % 40 == 0:
            check_again(desk)
    check_again(desk)
    return desk


@pytest.mark.parametrize("number", range(12))
def test_tables_at_random(number: int) -> None:
    """No fold raises, the log gives the same table again, what is refused changes nothing."""
    rng = random.Random(f"{RUN_SEED} table {number}")
    kinds: set[str] = set()
    for _ in range(3):
        desk = random_table(rng, 120)
        kinds |= {e.kind_of(entry) for entry in desk.log}
    assert {"act", "dealt"} <= kinds


def test_a_log_with_a_gap_is_no_table() -> None:
    desk = Desk(seats=2)
    with pytest.raises(ValueError, match="entry 3 after 1"):
        desk.table.apply(3, e.Closed(at=desk.now, why="expired"))


def test_every_entry_reads_back() -> None:
    desk = Desk(seats=3).start(persons=2)
    desk.play_on(random.Random(2), lambda table: table.status != PLAYING, 30)
    for entry in desk.log:
        assert e.read_entry(e.entry_bytes(entry)) == entry


def test_acts_read_as_they_were_asked() -> None:
    """The move that is written down is the one that was asked for, or that with UNO."""
    desk = Desk(seats=2, preset="party").start()
    for _ in range(12):
        if desk.table.status != PLAYING:
            break
        turn = desk.turn()
        move = str(desk.table.game.legal_moves(turn)[0])
        decision = desk.act(desk.guest(turn), move)
        assert not isinstance(decision, Refusal | Hold)
        (entry,) = decision
        assert isinstance(entry, e.Acted)
        assert entry.move == move
        kind = read_act(desk.table.game.parse(turn, move)).kind if move == "draw" else ""
        assert kind in ("", "draw")


@pytest.mark.parametrize("seats", [2, 3])
def test_every_turn_is_new_even_where_seat_and_top_are_the_same(seats: int) -> None:
    """With two players a Skip upon the same Skip brings the turn back: acts before it are stale."""
    same = 0
    for seed in range(40):
        desk = Desk(seed=seed, seats=seats, preset="official").start()
        while desk.table.status == PLAYING:
            game = desk.table.game
            before = (game.turn, game.view(SPECTATOR).top)
            moves = [str(each) for each in game.legal_moves(desk.turn())]
            move = next(each for each in moves if not each.startswith(("catch", "uno")))
            desk.write([e.Acted(at=desk.now, actor=desk.turn(), move=move)])
            if desk.table.status == PLAYING:
                assert desk.table.turn_seq == desk.table.seq
                same += before == (game.turn, game.view(SPECTATOR).top)
    assert same or seats > 2
