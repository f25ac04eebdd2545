"""Records in other notations: JSON holds all that the text holds."""

import json

import pytest

from oneleft.chance import Commitment, Committed, Entropy
from oneleft.convert import FORMATS, convert, parse_json, read_record, record_json
from oneleft.dice import BALANCED24
from oneleft.errors import InvalidTextError
from oneleft.faces import face_text
from oneleft.record import Record, parse_record, record_text
from oneleft.rules import CardRules, DiceRules

TEXT = """\
oneleft record 1
game cards
law 1
rules official draw_to_match=true uno_penalty=4
seats A Ana | B Benoît \\#1 | C
commitment: 4dbdc2b2b62cb00749785bc84202236dbc3777d74660611b8e58812f0cfde6c3

round 3 without C
first B
chance: R5 ? W
A: R5!
show B: G1 W
clock: timeout
score A 5 B 0

round 4
"""


def test_json_and_text_hold_the_same() -> None:
    record = parse_record(TEXT)
    assert convert(TEXT, "text") == TEXT
    as_json = convert(TEXT, "json")
    assert parse_json(as_json) == record
    assert read_record("\ufeff \n" + as_json) == record
    assert convert(as_json, "text") == TEXT
    assert convert(as_json, "json") == as_json


def test_the_object_is_as_documented() -> None:
    assert json.loads(record_json(parse_record(TEXT))) == {
        "oneleft record": 1,
        "game": "cards",
        "law": 1,
        "rules": {"preset": "official", "options": {"draw_to_match": True, "uno_penalty": 4}},
        "seats": ["Ana", "Benoît #1", ""],
        "published": {
            "commitment": "4dbdc2b2b62cb00749785bc84202236dbc3777d74660611b8e58812f0cfde6c3"
        },
        "rounds": [
            {
                "round": 3,
                "without": ["C"],
                "first": "B",
                "score": {"A": 5, "B": 0},
                "entries": [
                    ["chance", "R5"],
                    ["chance", "?"],
                    ["chance", "W"],
                    ["A", "R5!"],
                    ["show B", "G1 W"],
                    ["clock", "timeout"],
                ],
            },
            {"round": 4, "entries": []},
        ],
    }


def test_a_list_of_acts_has_no_chance_in_it() -> None:
    expected = "round 3\nA R5!\nclock timeout\nround 4\n"
    assert convert(TEXT, "moves") == expected
    assert convert(convert(TEXT, "json"), "moves") == expected
    with pytest.raises(InvalidTextError, match="a form: text, json, moves"):
        convert(TEXT, "yaml")
    assert FORMATS == ("text", "json", "moves")


def test_dice_of_your_own_and_published_secrets_are_kept() -> None:
    table = (BALANCED24[1], *BALANCED24[1:])
    source = Committed(Commitment.make(bytes), [Entropy.make(1, bytes)])
    record = Record(DiceRules(dice_table=table), ("", "x"), (), 1, source.revealed())
    found = json.loads(record_json(record))
    assert found["dice"][0] == " ".join(face_text(face) for face in BALANCED24[1])
    assert found["rules"]["options"] == {"dice_table": "custom"}
    assert list(found["published"]) == ["commitment", "entropy B", "secret", "salt"]
    assert parse_json(record_json(record)) == record
    assert convert(record_json(record), "text") == record_text(record)


def test_a_hand_written_object_may_be_short() -> None:
    text = '{"oneleft record": 1, "game": "cards", "law": 1, "rules": {"preset": "party"}, '
    record = parse_json(text + '"seats": ["", "b"], "rounds": []}')
    assert record == Record(CardRules.preset("party"), ("", "b"))
    assert parse_json(record_json(record)) == record
    record = parse_json(
        text + '"seats": ["", "b"], "rounds": [{"round": 1, "entries": [], "score": {}}]}'
    )
    assert record.rounds[0].score == ()


GOOD = record_json(parse_record(TEXT))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('"game": "cards",', '"game": "cards"', "JSON (Expecting ',' delimiter)"),
        ('"law": 1', '"law": NaN', "JSON of a record"),
        ('"law": 1', '"law": ' + "1" * 5000, "JSON of a record"),
        ('"law": 1', '"law": ' + "[" * 100_000, "JSON of a record"),
        ('"law": 1', '"law": 1.0', "a whole number, at law"),
        ('"law": 1', '"law": true', "a whole number, at law"),
        ('"law": 1,', "", "an object with 'law', at the top"),
        ('"law": 1', '"laws": 1', "one of oneleft record, game, law"),
        ('"oneleft record": 1', '"oneleft record": 2', "oneleft record 1, at oneleft record"),
        ('"game": "cards"', '"game": "cards\\nlaw 1"', "a text on one line, without #, at game"),
        ('"game": "cards"', '"game": "cards # x"', "a text on one line, without #, at game"),
        ('"game": "cards"', '"game": 1', "a text on one line, without #, at game"),
        (
            '"preset": "official"',
            '"preset": "offical"',
            "a preset: classic, official, party, at rules",
        ),
        ('"preset": "official", ', "", "an object with 'preset', at rules"),
        ('"uno_penalty": 4', '"uno_penalty": null', "a whole number, at rules.options.uno_penalty"),
        ('"uno_penalty": 4', '"uno_penalty": "four"', "uno_penalty= and one of: 1 to 7, at rules"),
        ('"Ana"', "7", "a name, at seats[0]"),
        ('["Ana", "Benoît #1", ""]', '"Ana"', "an array, at seats"),
        ('"commitment":', '"commitments":', "commitment:"),
        ('"round": 3', '"round": -3', "the number of the round, from 1, at rounds[0]"),
        ('"round": 3, ', "", "an object with 'round' and 'entries', at rounds[0]"),
        ('{"round": 4, "entries": [\n]}', "4", "an object, at rounds[1]"),
        ('"first": "B"', '"first": "D"', "a seat, A to C, at rounds[0].first"),
        ('["A", "R5!"]', '["A", "R55"]', "a move"),
        ('["A", "R5!"]', '["A", "R55"]', "at rounds[0].entries[3]"),
        ('["A", "R5!"]', '["A"]', "an actor and an act, at rounds[0].entries[3]"),
        ('{"A": 5, "B": 0}', '{"A": 5, "A ": 0}', "another seat, at rounds[0].score"),
        ('{"A": 5, "B": 0}', '{"A": "5"}', "a whole number, at rounds[0].score.A"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(old: str, new: str, expected: str) -> None:
    assert old in GOOD
    with pytest.raises(InvalidTextError) as caught:
        parse_json(GOOD.replace(old, new, 1))
    assert expected in caught.value.expected


def test_unsound_rules_keep_their_cause() -> None:
    with pytest.raises(InvalidTextError) as caught:
        parse_json(GOOD.replace('"uno_penalty": 4', '"teams": "2v2"'))
    assert caught.value.__cause__ is not None
