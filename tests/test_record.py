"""Records: what is written is read back, and what is read plays to the same state."""

import random
from collections.abc import Callable, Iterator

import pytest

from oneleft.chance import Commitment, Committed, Entropy, Seeded
from oneleft.check import check
from oneleft.convert import convert, parse_json, record_json
from oneleft.dice import BALANCED24
from oneleft.errors import IllegalMoveError, InvalidTextError, RecordError, RulesetError
from oneleft.faces import parse_faces
from oneleft.game import CHANCE, CLOCK, Game
from oneleft.match import Match
from oneleft.record import (
    Act,
    Player,
    Record,
    RoundRecord,
    Shown,
    parse_record,
    record_match,
    replay,
    resume,
)
from oneleft.recordtext import clean_name
from oneleft.rules import CardRules, DiceRules
from tests.strategies import GAMES, played_rounds, random_act, random_rules

NAMES = ("Ana", "Benoît | #1 \\", "", "李雷", "Åse  Ø.", "علی", "देवी", "x", "y", "z")


def played_match(
    rng: random.Random, game: str, acts: int, commitment: Committed | None = None
) -> tuple[Match, list[RoundRecord]]:
    """A match after so many acts, with its finished rounds."""
    seats = rng.choice((2, 3, 4) if game == "dice" else (2, 3, 4, 6))
    rules = random_rules(rng, game, seats).replace(target_score=rng.choice((20, 100, 300)))
    match = Match(rules, seats, commitment or Seeded(rng.getrandbits(64)))
    rounds = played_rounds(match, acts, rng)
    return match, rounds


CARDS = """\
oneleft record 1
game cards
law 1
rules official hand_size=1 first_dealer=fixed
seats A Ana | B Benoît

round 1
chance: R5 B7 R1
B: R5
score A 0 B 7
"""
DICE = """\
oneleft record 1
game dice
law 1
rules classic hand_dice=1
seats A | B

round 1
chance: d1 R1 d2 R2 d3 R3
"""


# ------------------------------------------------------------------------------------- round trips


@pytest.mark.parametrize("game", GAMES)
def test_records_of_random_matches_read_back_and_replay_to_the_same_state(
    game: str, rng: random.Random
) -> None:
    for _ in range(40):
        match, rounds = played_match(rng, game, rng.choice((0, 3, 40, 300)))
        record = record_match(match, NAMES, rounds)
        text = str(record)
        assert parse_record(text) == record
        assert str(parse_record(text)) == text
        assert convert(record_json(record), "text") == text
        again = replay(parse_record(text))
        assert again.game.state == match.game.state
        assert again.game.entries == match.game.entries
        assert again.game.events == match.game.events
        assert again.totals == match.totals
        assert again.game.first == match.game.first or record.rounds[0].first is None
        report = check(record)
        assert report.is_ok
        assert bool(report.of("unfinished")) != match.is_over


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_some_rounds_begins_with_a_later_one(game: str, rng: random.Random) -> None:
    found = 0
    while found < 5:
        match, _ = played_match(rng, game, 400)
        if match.round < 2:
            continue
        found += 1
        record = record_match(match)
        assert record.rounds[0].number == match.round
        assert parse_record(str(record)) == record
        assert replay(record).game.state == match.game.state


def test_a_single_round_may_have_empty_seats(rng: random.Random) -> None:
    game = Game(CardRules(), 4, first=1, active=(1, 3), chance=Seeded(3))
    for _ in range(6):
        game.play(*random_act(game, rng))
    record = record_match(game, ["A's"])
    assert "round 1 without A C\nfirst B\n" in str(record)
    assert parse_record(str(record)) == record
    assert replay(record).game.state == game.state


def test_a_round_from_a_position_has_no_record() -> None:
    game = Game.at(CardRules(), Game(CardRules(), 2, 0, chance=Seeded(1)).state)
    with pytest.raises(RecordError, match="a round from its deal"):
        record_match(game)


def test_a_face_on_several_sides_is_written_as_a_position() -> None:
    twice = (BALANCED24[0][0], *BALANCED24[0][:5])
    rules = DiceRules(dice_table=(twice, *BALANCED24[1:]))
    match = Match(rules, 2, Seeded(2))
    record = record_match(match)
    text = str(record)
    assert "@" in text
    assert "dice_table=custom\nd1: R1 R1" in text
    assert parse_record(text) == record
    assert parse_json(record_json(record)) == record
    assert replay(record).game.state == match.game.state


def test_names_fit_on_a_line() -> None:
    assert clean_name(" a\n\tb\x1b[31m\ud800c  d ") == "a b [31m c d"
    record = Record(CardRules(), ("a\nb", "\\#|\\|#"))
    assert record.names == ("a b", "\\#|\\|#")
    assert parse_record(str(record)) == record


def test_a_record_may_be_written_by_hand() -> None:
    record = parse_record(
        "\ufeff# a game\r\nONELEFT Record 1 # one\r\n\r\nseats A Ana|b Benoît\r\n"
        "  law 1\r\nGAME Cards\r\nrules OFFICIAL Stacking=any uno_penalty=04\r\n"
        "round 1\r\nfirst b\r\nChance: seat a w wd4 ?\r\n a:  r5! \r\nB: catch a\r\n"
        "CLOCK: Timeout\r\nshow a: w, r1 b0\r\nscore b 3 a 0\r\nround 2 Without c\r\n".replace(
            "round 2 Without c\r\n", ""
        )
    )
    assert record.names == ("Ana", "Benoît")
    assert record.rules == CardRules.preset("official").replace(stacking="any", uno_penalty=4)
    (found,) = record.rounds
    assert (found.number, found.first, found.score) == (1, 1, ((0, 0), (1, 3)))
    assert [(entry.actor, entry.text) for entry in found.entries] == [
        (CHANCE, "seat A"),
        (CHANCE, "W"),
        (CHANCE, "WD4"),
        (CHANCE, "?"),
        (0, "R5!"),
        (1, "catch A"),
        (CLOCK, "timeout"),
        (0, "R1 B0 W"),
    ]
    assert [entry.line for entry in found.entries] == [10, 10, 10, 10, 11, 12, 13, 14]


def test_dice_are_written_in_any_spelling() -> None:
    head = DICE.partition("round")[0] + "round 1\n"
    spellings = {
        "d03:r5!": "d3:R5!",
        "D3": "d3",
        "d3!": "d3!",
        "r5": "R5",
        "wb!": "WB!",
        "d3:wd4?": "d3:WD4?",
        "wd4?": "WD4?",
        "d3:b": "d3:B",
        " Reroll ": "reroll",
        "COLOR b": "color B",
    }
    for typed, text in spellings.items():
        record = parse_record(f"{head}A:{typed}")
        assert record.rounds[0].entries == (Act(0, text),)
        assert parse_record(str(record)) == record
    record = parse_record(head + "chance: D24 @6 rs w SEAT b")
    assert [entry.text for entry in record.rounds[0].entries] == ["d24", "@6", "RS", "W", "seat B"]


# ----------------------------------------------------------------------------------------- refusals

REFUSED = (
    # line, column, expected, the record
    (1, 1, "oneleft record 1", ""),
    (3, 1, "oneleft record 1", "# only\n\n"),
    (1, 1, "oneleft record 1", CARDS.replace("record 1", "record 2")),
    (2, 1, "game, law, rules", CARDS.replace("game cards", "gambe cards")),
    (3, 1, "game once", CARDS.replace("law 1", "game cards")),
    (6, 1, "before this: law 1", CARDS.replace("law 1\n", "")),
    (3, 1, "before this: game cards", "oneleft record 1\nlaw 1\n"),
    (2, 6, "cards or dice", CARDS.replace("game cards", "game chess")),
    (2, 5, "cards or dice", CARDS.replace("game cards", "game")),
    (2, 12, "the end of the line", CARDS.replace("game cards", "game cards dice")),
    (3, 5, "the version of the law", CARDS.replace("law 1", "law x")),
    (3, 5, "the version of the law", CARDS.replace("law 1", "law 1234567890")),
    (3, 5, "the version of the law", CARDS.replace("law 1", "law ²")),
    (4, 7, "a preset", CARDS.replace("rules official", "rules offical")),
    (4, 16, "an option once", CARDS.replace("hand_size=1", "hand_size")),
    (4, 16, "an option once", CARDS.replace("hand_size=1", "hand=1")),
    (4, 28, "an option once", CARDS.replace("hand_size=1", "hand_size=1 hand_size=1")),
    (4, 16, "hand_size= and one of: 1 to 53", CARDS.replace("hand_size=1", "hand_size=one")),
    (4, 1, "sound rules", CARDS.replace("hand_size=1", "hand_size=54")),
    (4, 1, "sound rules", CARDS.replace("hand_size=1", "teams=2v2")),
    (5, 15, "seat B", CARDS.replace("| B Benoît", "| Benoît")),
    (5, 6, "seat A", CARDS.replace("seats A Ana | B", "seats | B")),
    (5, 6, "seat A", CARDS.replace("seats A Ana | B Benoît", "seats")),
    (5, 14, "seat B", CARDS.replace("seats A Ana | B Benoît", "seats A Ana |")),
    (5, 47, "at most 10 seats", CARDS.replace("B Benoît", "B|C|D|E|F|G|H|I|J|" + " " * 14 + "K")),
    (6, 1, "game dice", CARDS.replace("\n\nround", "\nd1: R1 Y2 G3 B4 RS W\nround")),
    (7, 6, "the number of the round", CARDS.replace("round 1", "round")),
    (7, 7, "the number of the round, from 1", CARDS.replace("round 1", "round 0")),
    (7, 7, "the number of the round, from 1", CARDS.replace("round 1", "round one")),
    (7, 9, "the end of the line, or without", CARDS.replace("round 1", "round 1 2")),
    (7, 9, "the end of the line, or without", CARDS.replace("round 1", "round 1 without")),
    (7, 17, "other seats", CARDS.replace("round 1", "round 1 without A")),
    (7, 17, "a seat, A to B", CARDS.replace("round 1", "round 1 without C")),
    (8, 1, "round 2", CARDS.replace("chance: R5 B7 R1", "round 3")),
    (8, 7, "a seat, A to B", CARDS.replace("chance: R5 B7 R1", "first C")),
    (9, 1, "an act", CARDS.replace("B: R5", "first A")),
    (8, 9, "cards off the stock", CARDS.replace("R5 B7 R1", "R55 B7 R1")),
    (8, 8, "cards off the stock", CARDS.replace("chance: R5 B7 R1", "chance:")),
    (8, 14, "a seat, A to B", CARDS.replace("R5 B7 R1", "seat ß")),
    (8, 13, "a seat, A to B", CARDS.replace("R5 B7 R1", "seat")),
    (8, 9, "cards off the stock", CARDS.replace("R5 B7 R1", "R" * 100)),
    (8, 1, "an act", CARDS.replace("chance: R5 B7 R1", "chance R5 B7 R1")),
    (9, 1, "an act", CARDS.replace("B: R5", "BB: R5")),
    (9, 1, "an act", CARDS.replace("B: R5", "show: R5")),
    (9, 1, "a seat, A to B", CARDS.replace("B: R5", "C: R5")),
    (9, 4, "a move", CARDS.replace("B: R5", "B: R55")),
    (9, 5, "the color it names", CARDS.replace("B: R5", "B: W")),
    (9, 3, "a shorter move", CARDS.replace("B: R5", "B:" + "R" * 100)),
    (9, 7, "timeout", CARDS.replace("B: R5", "clock: time")),
    (9, 6, "a seat, A to B", CARDS.replace("B: R5", "show C: R5")),
    (9, 12, "a face", CARDS.replace("B: R5", "show B: R5 R55")),
    (10, 7, "a seat, A to B", CARDS.replace("score A 0", "score C 0")),
    (10, 11, "another seat", CARDS.replace("score A 0 B 7", "score A 0 A 7")),
    (10, 12, "the points of B", CARDS.replace("score A 0 B 7", "score A 0 B")),
    (10, 9, "points", CARDS.replace("score A 0 B 7", "score A -1 B 7")),
    (10, 6, "seats with their points", CARDS.replace("score A 0 B 7", "score")),
    (11, 1, "the next round", CARDS + "A: draw\n"),
    (8, 15, "dice and the faces", DICE.replace("d2 R2", "? R2")),
    (8, 9, "dice and the faces", DICE.replace("d1 R1", "@7 R1")),
    (8, 9, "dice and the faces", DICE.replace("d1 R1", "d25 R1")),
    (9, 4, "a move", DICE + "A: b\n"),
    (9, 4, "a move", DICE + "A: d3:R5:W\n"),
    (9, 4, "a face", DICE + "A: R5!?\n"),
    (6, 1, "commitment: and 64 hex digits", DICE.replace("\n\n", "\nsecret: " + "0" * 64 + "\n")),
)


@pytest.mark.parametrize(("line", "column", "expected", "text"), REFUSED)
def test_bad_text_is_refused_with_its_place(
    line: int, column: int, expected: str, text: str
) -> None:
    with pytest.raises(InvalidTextError) as caught:
        parse_record(text)
    error = caught.value
    assert (error.line, error.column) == (line, column)
    assert expected in error.expected


def test_unsound_rules_keep_their_conflicts() -> None:
    with pytest.raises(InvalidTextError) as caught:
        parse_record(CARDS.replace("hand_size=1", "hand_size=54 teams=2v2"))
    assert isinstance(caught.value.__cause__, RulesetError)
    assert len(caught.value.__cause__.conflicts) == 2


def test_a_table_of_dice_is_refused_with_its_place() -> None:
    rows = [f"d{die}: R1 Y2 G3 B4 RS W" for die in range(1, 25)]
    head = DICE.replace("hand_dice=1", "dice_table=custom").partition("\n\n")[0].split("\n")
    good = "\n".join([*head, *rows])
    assert parse_record(good).rules.replace() == DiceRules(
        dice_table=(parse_faces("R1 Y2 G3 B4 RS W"),) * 24
    )
    cases = (
        (6, 1, "d1: and its faces", [*rows[1:], rows[0]]),
        (6, 1, "d1: and its faces", ["d1 R1 Y2 G3 B4 RS W", *rows[1:]]),
        (6, 5, "6 faces", ["d1: R1 Y2 G3 B4 RS", *rows[1:]]),
        (6, 8, "a face", ["d1: R1 YY G3 B4 RS W", *rows[1:]]),
        (28, 22, "24 dice, one a line", rows[:-1]),
        (30, 1, "24 dice", [*rows, "d25: R1 Y2 G3 B4 RS W"]),
        (4, 1, "sound rules", ["d1: W Y2 G3 B4 RS W".replace("Y2 G3 B4", "RS RS RS"), *rows[1:]]),
    )
    for line, column, expected, table in cases:
        with pytest.raises(InvalidTextError) as caught:
            parse_record("\n".join([*head, *table]))
        assert expected in caught.value.expected
        assert (caught.value.line, caught.value.column) == (line, column)


# ---------------------------------------------------------------------------------------- replaying

MATCH = CARDS.replace("=1", "=1 target_score=7")
RANDOM = DICE.replace("=1", "=1 first_starter=random").replace("d1 R1", "R1 R1")
DIVERGENT = (
    # entry, line, expected, got, the record
    (0, 0, "", "", CARDS),
    (4, 9, "an act of B", "R1", CARDS.replace("B: R5", "chance: R1")),
    (3, 9, "a card off the stock", "B: R5", CARDS.replace("B7 R1", "B7")),
    (3, 8, "a card off the stock", "?", CARDS.replace("B7 R1", "B7 ?")),
    (3, 8, "a card off the stock", "R0", CARDS.replace("R5 B7 R1", "R0 B7 R0")),
    (1, 8, "a card off the stock", "seat A", CARDS.replace("R5 B7", "seat A B7")),
    (
        4,
        9,
        "an act that the law accepts: You do not hold a red 7",
        "B: R7",
        CARDS.replace("B: R5", "B: R7"),
    ),
    (4, 9, "the hand R5", "R6", CARDS.replace("B: R5", "show B: R6")),
    (5, 10, "an act that the law accepts", "A: draw", CARDS.replace("score A 0 B 7", "A: draw")),
    (5, 10, "the end of the round", "R1", CARDS.replace("score A 0 B 7", "chance: R1")),
    (5, 10, "score B 7", "score B 8", CARDS.replace("B 7", "B 8")),
    (4, 9, "an act of B", "score A 0", CARDS.replace("B: R5\n", "")),
    (1, 7, "first A, as the rules say", "first B", CARDS.replace("round 1", "round 1\nfirst B")),
    (1, 7, "first and a seat", "round 2", CARDS.replace("round 1", "round 2")),
    (4, 9, "an act of B", "round 2", CARDS.partition("B: R5")[0] + "round 2\n"),
    (5, 11, "first B", "first A", CARDS + "round 2\nfirst A\n"),
    (
        5,
        11,
        "the end of the record",
        "round 2",
        CARDS.replace("=1", "=1 target_score=7") + "round 2\n",
    ),
    (1, 8, "a die out of the pouch: d1", "R1", DICE.replace("d1 R1", "R1 d1")),
    (2, 8, "the roll of d1: R1 Y2 G3 B4 RS W", "R2", DICE.replace("d1 R1", "d1 R2")),
    (2, 8, "the roll of d1", "d1", DICE.replace("d1 R1", "d1 d1")),
    (5, 8, "a die out of the pouch", "d2", DICE.replace("R2 d3", "R2 d2")),
    (7, 9, "a face that one of your dice shows", "A: G4", DICE + "A: G4\n"),
    (
        1,
        8,
        "seat A, seat B",
        "R1",
        DICE.replace("=1", "=1 first_starter=random").replace("d1", "R1"),
    ),
)


@pytest.mark.parametrize(("entry", "line", "expected", "got", "text"), DIVERGENT)
def test_the_first_divergence_is_reported(
    entry: int, line: int, expected: str, got: str, text: str
) -> None:
    record = parse_record(text)
    if not entry:
        assert replay(record).totals == (0, 7)
        return
    with pytest.raises(RecordError) as caught:
        replay(record)
    error = caught.value
    assert (error.entry, error.line) == (entry, line)
    assert expected in error.expected
    assert got in error.got
    assert isinstance(error.__cause__, IllegalMoveError) == ("the law accepts" in expected)
    assert not check(record).is_ok


def test_empty_seats_are_checked() -> None:
    text = CARDS.replace("seats A Ana | B Benoît", "seats A | B | C")
    two = text.replace("round 1", "round 1 without A")
    with pytest.raises(RecordError, match="expected a first that is at the table, got first A"):
        replay(parse_record(two))
    ok = two.replace("first_dealer=fixed", "first_dealer=random").replace(
        "without A\n", "without A\nfirst C\n"
    )
    match = replay(parse_record(ok.replace("score A 0 B 7\n", "")))
    assert match.active == (1, 2)
    again = ok.replace("score A 0 B 7\n", "round 2 without C\n")
    with pytest.raises(RecordError, match="expected without A, got without C"):
        replay(parse_record(again))
    three = text.replace("R5 B7 R1", "R5 B7 G7 R1")
    left = three.replace("B: R5\nscore A 0 B 7", "C: leave\nB: R5\nround 2 without B")
    with pytest.raises(RecordError, match="expected without C, got without B"):
        replay(parse_record(left))
    alone = CARDS.replace("B: R5\nscore A 0 B 7", "A: leave\nround 2")
    with pytest.raises(RecordError, match="expected the end of the record"):
        replay(parse_record(alone))
    full = left.replace("C: leave\n", "").replace("without B", "without A")
    with pytest.raises(RecordError, match="expected all seats, got without A"):
        replay(parse_record(full))


def test_a_record_without_rounds_is_a_match_that_has_not_begun() -> None:
    record = parse_record(CARDS.partition("round")[0])
    assert replay(record).game.entries == []
    assert resume(record, Seeded(1)).game.turn is not None
    assert [note.kind for note in check(record).notes] == ["unfinished"]


def test_a_shown_die_is_its_upper_face() -> None:
    replay(parse_record(DICE + "show A: R2\nshow B: R3\n"))
    with pytest.raises(RecordError, match="expected the hand R2, got R3"):
        replay(parse_record(DICE + "show A: R3\n"))


def test_a_player_knows_what_it_has_played() -> None:
    record = parse_record(CARDS)
    player = Player(record)
    player.run()
    assert player.entry == 4
    assert [kind for kind, _ in player.asked] == ["card"] * 3


# ----------------------------------------------------------------------------------------- resuming


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_match_goes_on_as_if_it_had_not_been_saved(game: str, rng: random.Random) -> None:
    """With its source caught up, a resumed match gets the outcomes it would have got."""
    for _ in range(10):
        commitment = Commitment.make(rng.randbytes)
        entropy = Entropy.make(0, rng.randbytes)
        match, rounds = played_match(rng, game, 60, Committed(commitment, [entropy]))
        again = resume(
            parse_record(str(record_match(match, (), rounds))),
            Committed(commitment, [entropy]),
            catch_up=True,
        )
        state = rng.getstate()
        for each in (match, again):
            rng.setstate(state)
            for _ in range(20):
                if not each.game.is_over:
                    each.game.play(*random_act(each.game, rng))
        assert again.game.state == match.game.state
        assert again.totals == match.totals


def test_a_match_may_be_saved_while_a_card_is_due() -> None:
    record = parse_record(CARDS.partition(" R1")[0])
    match = resume(record, Seeded(5))
    assert match.game.due is None
    assert match.chance is match.game.chance


# ---------------------------------------------------------------------------------------- mutations

CHUNKS = 20
MUTANTS = 5_000
ALPHABET = "ABCDRYGBWSVD0123456789?!:|#= \n\\@xßéд中\t\0²"


def short_records(rng: random.Random) -> list[str]:
    """Records of a few acts, some cards hidden."""
    texts = [CARDS, DICE]
    for game in ("cards", "cards", "dice"):
        for _ in range(6):
            seats = rng.choice((2, 3))
            size = {"hand_size": 2} if game == "cards" else {"hand_dice": 2}
            rules = random_rules(rng, game, seats).replace(**size)
            begun = Game(rules, seats, 0, chance=Seeded(rng.getrandbits(60)))
            for _ in range(rng.randint(1, 5)):
                if not begun.is_over:
                    begun.play(*random_act(begun, rng))
            text = str(record_match(begun, NAMES))
            if game == "cards" and rng.random() < 0.7:
                head, _, tail = text.partition("chance: ")
                text = f"{head}chance: ? {tail.partition(' ')[2]}"
            texts.append(text)
    return texts


def mutant(text: str, rng: random.Random, texts: list[str]) -> str:
    """The text with a character, a word or a line changed, dropped, doubled or exchanged."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        kind = rng.randrange(3)
        if kind == 0:
            place = rng.randrange(len(text) + 1)
            cut = rng.randrange(2)
            text = text[:place] + rng.choice(("", rng.choice(ALPHABET))) + text[place + cut :]
            continue
        sign = "\n" if kind == 1 else " "
        parts = text.split(sign)
        other = rng.choice(texts).split(sign)
        one, two = rng.randrange(len(parts)), rng.randrange(len(parts))
        change = rng.randrange(5)
        if change == 0:
            del parts[one]
        elif change == 1:
            parts.insert(one, parts[two])
        elif change == 2:
            parts[one], parts[two] = parts[two], parts[one]
        elif change == 3:
            parts[one] = rng.choice(other)
        else:
            parts.insert(one, rng.choice(other))
        text = sign.join(parts)
    return text


def mutants(rng: random.Random) -> Iterator[str]:
    """Mutants of a few records."""
    texts = short_records(rng)
    for _ in range(MUTANTS):
        yield mutant(rng.choice(texts), rng, texts)


def refusal(text: str, read: Callable[[str], Record]) -> InvalidTextError | None:
    """Why a text is refused; None if it can be read."""
    try:
        record = read(text)
    except InvalidTextError as error:
        return error
    if len(text) % 4 == 0:  # for the sake of time, not for all
        assert parse_record(str(record)) == record
        assert parse_json(record_json(record)) == record
    return None


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_mutated_records_are_refused_with_a_place_or_judged(chunk: int, rng: random.Random) -> None:
    """Nothing but a refusal comes of a damaged record: 100,000 of them, over all chunks."""
    assert chunk < CHUNKS
    read = 0
    for text in mutants(rng):
        error = refusal(text, parse_record)
        if error is not None:
            assert 1 <= error.line <= text.count("\n") + 1
            assert 1 <= error.column <= max(map(len, text.split("\n"))) + 1
            assert error.expected
            continue
        read += 1
        for fault in check(parse_record(text)).faults:
            assert min(fault.round, fault.entry, fault.line) >= 1
    assert 0.1 * MUTANTS < read < 0.9 * MUTANTS


def test_mutated_json_is_refused(rng: random.Random) -> None:
    texts = [record_json(parse_record(text)) for text in short_records(rng)]
    bad = [refusal(mutant(rng.choice(texts), rng, texts), parse_json) for _ in range(3000)]
    assert 300 < bad.count(None) < 2700


def test_entries_are_sorted_where_their_order_says_nothing() -> None:
    assert Shown(0, parse_faces("W R1 B0 R0")).text == "R0 R1 B0 W"
    each = RoundRecord(1, absent=(3, 2), score=((1, 5), (0, 0)))
    assert (each.absent, each.score) == ((2, 3), ((0, 0), (1, 5)))
