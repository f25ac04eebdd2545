"""The players that run compiled: greedy chooses as its bot does, and none sees what is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import ModuleType

import pytest

from oneleft.bots import acts
from oneleft.bots.acts import read_act
from oneleft.bots.greedy_bot import GreedyBot
from oneleft.game import Game
from oneleft.kernel import cards, dice
from oneleft.kernel import state as k
from oneleft.laws import CARD_LAW
from oneleft.sim import players_cards, players_dice
from oneleft.sim.interpreted import DRIVERS
from oneleft.splitmix import SplitMix64
from tests.strategies import GAMES, played, random_act, random_round

PLAYERS: dict[str, ModuleType] = {"cards": players_cards, "dice": players_dice}
ROUNDS = 250  # of each game
POSITIONS = 1500


def positions(game: str, rng: random.Random, rounds: int) -> Iterator[Game]:
    """Positions of random rounds in which a seat owes an act; bluffs and challenges occur."""
    for _ in range(rounds):
        table = random_round(rng, game)
        for _ in range(120):
            if table.is_over:
                break
            due = table.due
            if due is not None:
                table.deal(rng.choice(due.options))
                continue
            yield table
            table.play(*random_act(table, rng))


def greedy_choice(table: Game, seat: int, generator: SplitMix64) -> int:
    """What the bot chooses; where it calls UNO first, what it chooses then."""
    bot = GreedyBot(generator)
    view = table.view(seat)
    move = bot.choose(view)
    if read_act(move).kind == acts.CALL:
        table.play(seat, move)
        if table.due is not None or table.turn != seat:
            return -1
        move = bot.choose(table.view(seat))
    return int(DRIVERS[table.rules.game].uncalled(move.action))


@pytest.mark.parametrize("game", GAMES)
def test_greedy_chooses_what_the_greedy_bot_chooses(game: str, rng: random.Random) -> None:
    found = 0
    kinds = set()
    for table in positions(game, rng, ROUNDS):
        seat = table.turn
        assert seat is not None
        seed = rng.getrandbits(64)
        ours, theirs = SplitMix64(seed), SplitMix64(seed)
        expected = greedy_choice(table, seat, theirs)
        if expected < 0:
            continue
        r, s = table.rule_vector, table.state
        assert PLAYERS[game].greedy_act(r, s, ours.state, seat) == expected, table.position()
        assert s == table.state
        assert ours.state == theirs.state
        found += 1
        kinds.add((table.phase, read_act(table.law.move(s, expected)).kind))
    assert found > 3000
    needed = {
        "cards": {("answer", "play"), ("answer", "challenge"), ("answer", "accept")}
        | {("target", "swap"), ("opening_color", "color"), ("replay", "play"), ("drawn", "play")},
        "dice": {("claim", "claim"), ("claim", "accept"), ("answer", "play"), ("answer", "take")}
        | {("look", "reroll"), ("rerolled", "draw"), ("opening_color", "color")},
    }
    assert needed[game] <= kinds


@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("game", GAMES)
def test_players_choose_only_what_is_lawful(game: str, player: str, rng: random.Random) -> None:
    choose = getattr(PLAYERS[game], f"{player}_act")
    for table in positions(game, rng, ROUNDS // 4):
        seat = table.turn
        assert seat is not None
        if player == "random" and table.phase == "replay":
            continue  # it never bluffs, so it never has to replay
        g = SplitMix64(rng.getrandbits(64)).state
        act = choose(table.rule_vector, table.state, g, seat)
        move = table.law.move(table.state, act)
        assert table.verdict(seat, move).is_lawful, (str(move), table.position())


def permuted(rng: random.Random, s: list[int], seat: int) -> list[int]:
    """The same position with the cards that ``seat`` does not see dealt anew."""
    hidden = s[k.PILE : k.PILE + s[k.STOCK]]
    others = [other for other in range(s[k.SEATS]) if other != seat]
    counts = [s[k.COUNT + other] for other in others]
    found = list(s)
    for other in others:
        for bit in range(63):
            face = bit if bit & 15 < 13 else bit & 15
            hidden += [face] * ((s[k.HAND + other] >> bit & 1) + (s[k.HIGH + other] >> bit & 1))
        found[k.HAND + other] = found[k.HIGH + other] = found[k.COUNT + other] = 0
    rng.shuffle(hidden)
    for other, count in zip(others, counts, strict=True):
        for _ in range(count):
            cards.add_card(found, other, hidden.pop())
    found[k.PILE : k.PILE + s[k.STOCK]] = hidden
    found[k.GUILT] = rng.randrange(2)
    assert CARD_LAW.conserved(found) == 108
    return found


def test_choices_do_not_change_when_hidden_cards_are_permuted(rng: random.Random) -> None:
    found = changed = 0
    for table in positions("cards", rng, 60):
        seat = table.turn
        assert seat is not None
        r, s = table.rule_vector, table.state
        if s[k.OFFENDER] == seat:  # a seat knows its own guilt
            continue
        other = permuted(rng, s, seat)
        changed += other != s
        for choose in (players_cards.random_act, players_cards.greedy_act):
            seed = rng.getrandbits(64)
            g, h = SplitMix64(seed), SplitMix64(seed)
            assert choose(r, s, g.state, seat) == choose(r, other, h.state, seat)
            assert g.state == h.state
        v, w = [7] * k.CARD_STATE_SIZE, [3] * k.CARD_STATE_SIZE
        players_cards.blind(s, v, seat)
        players_cards.blind(other, w, seat)
        assert v == w
        found += 1
    assert found > POSITIONS
    assert changed > POSITIONS


@pytest.mark.parametrize("game", GAMES)
def test_a_view_has_the_lawful_acts_of_the_state(game: str, rng: random.Random) -> None:
    law = cards if game == "cards" else dice
    size = k.CARD_STATE_SIZE if game == "cards" else k.DICE_STATE_SIZE
    v = [0] * size
    for table in positions(game, rng, 60):
        seat = table.turn
        assert seat is not None
        r, s = table.rule_vector, table.state
        PLAYERS[game].blind(s, v, seat)
        assert law.legal(r, v, seat) == law.legal(r, s, seat)
        assert law.lawful_plays(r, v, seat) == law.lawful_plays(r, s, seat)
        seed = rng.getrandbits(64)
        if game == "dice" or table.phase != "answer":  # who is challenged has a hidden hand
            g, h = SplitMix64(seed).state, SplitMix64(seed).state
            greedy = PLAYERS[game].greedy_act
            assert greedy(r, v, g, seat) == greedy(r, s, h, seat)


def test_a_view_shows_no_other_hand_and_no_stock(rng: random.Random) -> None:
    for _ in range(40):
        table = played(rng, "cards", 60)
        s, v = table.state, [0] * k.CARD_STATE_SIZE
        for seat in range(table.seats):
            players_cards.blind(s, v, seat)
            for other in range(table.seats):
                hand = v[k.HAND + other], v[k.HIGH + other]
                own = s[k.HAND + seat], s[k.HIGH + seat]
                assert hand == (own if other == seat else (0, 0))
            assert not any(v[k.PILE : k.LAST_PILE + 1 - s[k.DISCARD]])
            assert v[k.GUILT] == v[k.OWES] == v[k.CALLED] == 0
