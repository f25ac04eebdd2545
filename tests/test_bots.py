"""Bots: they see a view, answer with an act that the law accepts, and know nothing hidden."""

import random

import pytest

from oneleft import CardRules, DiceRules, Game, Seeded
from oneleft.bots import BOTS, Act, Bot, make_bot, next_act, read_act, window_is_open
from oneleft.faces import Face
from oneleft.kernel import state as k
from oneleft.moves import Move, parse_card_move, parse_dice_move
from oneleft.narration import hand_faces
from oneleft.notation import parse_position
from oneleft.rules import PRESETS, RULESETS, Ruleset
from oneleft.splitmix import SplitMix64
from oneleft.views import CardView, DiceView

SEATS = {"cards": (2, 3, 4, 7), "dice": (2, 3, 4)}
MOST_ACTS = 5000
KINDS = sorted(BOTS)


def bots_of(kinds: list[str], seed: int) -> dict[int, Bot]:
    return {seat: make_bot(kind, SplitMix64.stream(seed, seat)) for seat, kind in enumerate(kinds)}


def play_out(rules: Ruleset, kinds: list[str], seed: int) -> Game:
    """A whole round; every act is accepted, and none is an offense that its bot could not mean."""
    game = Game(rules, len(kinds), first=0, chance=Seeded(seed))
    bots = bots_of(kinds, seed)
    last = 0
    for _ in range(MOST_ACTS):
        act = next_act(game, bots, last)
        if act is None:
            break
        verdict = game.verdict(act.seat, act.move)
        assert verdict.is_lawful, (act, verdict, seed)
        game.play(act.seat, act.move)
        last = act.seat
    assert game.is_over, (kinds, seed)
    return game


def odd_rules(game: str, rng: random.Random) -> Ruleset:
    """Rules with some options at random, if they are sound."""
    rules: Ruleset = RULESETS[game].preset(rng.choice(PRESETS))
    for option in rng.sample(list(rules.options), 12):
        if option.values:
            values = [value for value in option.values if value not in option.postponed]
            changed = rules.replace(**{option.name: rng.choice(values)})
        elif option.is_flag and not option.postponed:
            changed = rules.replace(**{option.name: rng.random() < 0.5})
        else:
            continue
        if not changed.validate(4):
            rules = changed
    return rules


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", sorted(RULESETS))
def test_no_bot_is_ever_refused(name: str, preset: str, rng: random.Random) -> None:
    for number in range(40):
        seats = rng.choice(SEATS[name])
        kinds = [rng.choice(KINDS) for _ in range(seats)]
        play_out(RULESETS[name].preset(preset), kinds, rng.getrandbits(32) + number)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", sorted(RULESETS))
def test_no_bot_is_ever_refused_in_thousands_of_games(
    name: str, preset: str, rng: random.Random
) -> None:
    for _ in range(500):
        seats = rng.choice(SEATS[name])
        kinds = [rng.choice(KINDS) for _ in range(seats)]
        play_out(RULESETS[name].preset(preset), kinds, rng.getrandbits(32))


@pytest.mark.parametrize("name", sorted(RULESETS))
def test_no_bot_is_refused_under_odd_rules(name: str, rng: random.Random) -> None:
    for _ in range(60):
        rules = odd_rules(name, rng)
        game = Game(rules, 4, first=0, chance=Seeded(rng.getrandbits(32)))
        bots = bots_of([rng.choice(KINDS) for _ in range(4)], rng.getrandbits(32))
        last = 0
        for _ in range(400):  # under odd rules a round may take very long
            act = next_act(game, bots, last)
            if act is None:
                break
            assert game.verdict(act.seat, act.move).is_lawful, (act, rules)
            game.play(act.seat, act.move)
            last = act.seat
        assert game.is_over or game.turn is not None


# ------------------------------------------------------------------------------- nothing hidden


def shuffled_behind(game: Game, viewer: int, rng: random.Random) -> Game:
    """The same position for ``viewer``, with all that is hidden from it dealt anew."""
    state = game.state
    hidden = [seat for seat in range(game.seats) if seat != viewer]
    faces: list[int] = []
    for seat in hidden:
        faces += hand_faces(state, seat)
    first = k.PILE + state[k.UNDER]
    stock = state[first : k.PILE + state[k.STOCK]]
    pool = faces + stock
    rng.shuffle(pool)
    place = 0
    for seat in hidden:
        count = state[k.COUNT + seat]
        state[k.HAND + seat], state[k.HIGH + seat] = masks(pool[place : place + count])
        place += count
    state[first : k.PILE + state[k.STOCK]] = pool[place:]
    return Game.at(game.rules, state)


def masks(faces: list[int]) -> tuple[int, int]:
    low = high = 0
    for face in faces:
        lane = face
        if face & 15 >= 13:
            while low >> lane & 1:
                lane += 16
            low |= 1 << lane
        elif low >> face & 1:
            high |= 1 << face
        else:
            low |= 1 << face
    return low, high


@pytest.mark.parametrize("kind", KINDS)
def test_a_choice_does_not_depend_on_hidden_cards(kind: str, rng: random.Random) -> None:
    compared = 0
    for _ in range(12):
        preset = rng.choice(PRESETS)
        seed = rng.getrandbits(32)
        game = Game(CardRules.preset(preset), 3, first=0, chance=Seeded(seed))
        bots = bots_of(["random"] * 3, seed)
        last = 0
        while (act := next_act(game, bots, last)) is not None:
            turn = game.turn
            quiet = game.phase in ("play", "drawn") and not window_is_open(game)
            if turn is not None and quiet:
                one, other = (make_bot(kind, SplitMix64(seed)) for _ in range(2))
                twin = shuffled_behind(game, turn, rng)
                assert one.choose(game.view(turn)) == other.choose(twin.view(turn))
                compared += 1
            game.play(act.seat, act.move)
            last = act.seat
    assert compared > 200


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_repeats_itself_from_the_same_seed(kind: str) -> None:
    one, other = (play_out(CardRules.preset("party"), [kind] * 4, 7) for _ in range(2))
    assert one.entries == other.entries


# --------------------------------------------------------------------------------- how they play


def chosen(text: str, seat: int = 0, kind: str = "greedy") -> str:
    game = parse_position(text)
    return str(make_bot(kind, SplitMix64(1)).choose(game.view(seat)))


def reacts(text: str, seat: int, kind: str = "greedy") -> str:
    game = parse_position(text)
    return str(make_bot(kind, SplitMix64(1)).react(game.view(seat)))


def test_greedy_keeps_its_wilds_and_gets_rid_of_points() -> None:
    assert chosen("top R5; turn A; A: R9 R1 W WD4") == "R9"


def test_greedy_calls_uno_with_the_play() -> None:
    assert chosen("top R5; turn A; A: R9 B1") == "R9!"


def test_greedy_names_the_color_it_holds_most() -> None:
    assert chosen("top R5; turn A; A: W G1 G2 B3") == "WG"


def test_greedy_never_bluffs() -> None:
    assert chosen("rules official; top R5; turn A; A: R1 WD4 G1 G2") == "R1"


def test_greedy_catches_who_has_not_called() -> None:
    assert reacts("top R5; turn A; A: G1 G2; B: R7; owes B", 0) == "catch B"
    assert reacts("seats 3; top R5; turn A; B: R7; owes B", 2) == "catch B"


def test_greedy_calls_late_rather_than_be_caught() -> None:
    assert reacts("seats 3; top R5; turn A; B: R7; owes B", 1) == "uno"


def test_greedy_swaps_with_the_smallest_hand() -> None:
    text = "rules party; seats 3; top R7; phase target; turn A; A: R1 R2 R3; B: G1 G2; C: B1"
    assert chosen(text) == "swap C"


def test_greedy_does_not_give_a_small_hand_away() -> None:
    assert chosen("rules party; top R5; turn A; A: R7 R1 G2; B: B1 B2 B3 B4 B5 B6") == "R1"


def test_greedy_jumps_in() -> None:
    text = "rules party; seats 3; top R5; jump; turn B; A: G1; C: R5 G1 G2"
    assert reacts(text, 2) == "jump R5"


def test_greedy_claims_the_unlawful_wild_draw_four_that_it_sees() -> None:
    game = Game(DiceRules(), 3, first=0, chance=Seeded(1))
    for seed in range(400):
        game = Game(DiceRules(), 3, first=0, chance=Seeded(seed))
        view = game.view(0)
        bluffs = [move for move in view.bluffs if "WD4" in str(move)]
        if bluffs:
            game.play(0, bluffs[0])
            break
    assert game.phase == "claim"
    assert str(make_bot("greedy", SplitMix64(1)).react(game.view(2))) == "claim"
    assert str(make_bot("greedy", SplitMix64(1)).choose(game.view(1))) == "claim"


def test_random_plays_where_it_can() -> None:
    assert chosen("rules official; top R5; turn A; A: R9 B1 G2", kind="random") == "R9"
    assert chosen("top R5; turn A; A: B1 G2", kind="random") == "draw"


# ------------------------------------------------------------------------------------- reading acts


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("R5", Act("play", 5)),
        ("R5!", Act("play", 5, called=True)),
        ("WR", Act("play", 13, 0)),
        ("WD4B!", Act("play", 62, 3, called=True)),
        ("W?", Act("lay", 13)),
        ("WD4?", Act("lay", 14)),
        ("jump G7!", Act("jump", 39, called=True)),
        ("catch C", Act("catch", seat=2)),
        ("swap B", Act("swap", seat=1)),
        ("color Y", Act("color", color=1)),
        ("draw", Act("draw")),
        ("uno", Act("call")),
        ("challenge", Act("challenge")),
        ("leave", Act("leave")),
    ],
)
def test_card_moves_are_read(text: str, act: Act) -> None:
    assert read_act(parse_card_move(text)) == act


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("d1:WY", Act("play", 29, 1, die=0)),
        ("d2:R5!", Act("play", 5, die=1, called=True)),
        ("d1:W?", Act("lay", 13, die=0)),
        ("reroll", Act("reroll")),
        ("claim", Act("claim")),
        ("pass", Act("pass")),
        ("catch B", Act("catch", seat=1)),
        ("color B", Act("color", color=3)),
    ],
)
def test_dice_moves_are_read(text: str, act: Act) -> None:
    assert read_act(parse_dice_move(text, {0: Face(13), 1: Face(5)})) == act


def test_acts_of_chance_are_read() -> None:
    assert read_act(Move("cards", 320 + 5)).kind == "chance"
    assert read_act(Move("dice", 330)).kind == "chance"


def test_views_are_all_a_bot_is_given() -> None:
    """Whoever adds to the protocol thinks twice: a view and nothing else."""
    game = Game(CardRules(), 2, first=0, chance=Seeded(1))
    assert isinstance(game.view(0), CardView)
    assert isinstance(Game(DiceRules(), 2, first=0, chance=Seeded(1)).view(0), DiceView)
