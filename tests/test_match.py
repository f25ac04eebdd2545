"""A match: totals, the target, who deals or starts next, who wins."""

import random

import pytest

from oneleft.chance import Seeded
from oneleft.errors import OneLeftError, RulesetError
from oneleft.game import Game, Outcome
from oneleft.match import Match, RoundResult
from oneleft.notation import parse_position, rules_text
from oneleft.rules import CardRules, DiceRules, Ruleset
from tests.cites import cites

T39 = "center d4:R4; turn A; A: d19:R4; B: d6:R6 d1:W; C: d17:GD d11:Y1 d2:WD4"
T39_SMALL = "center d4:R4; turn A; A: d19:R4; B: d1:W; C: d6:R6 d8:Y4"


def match_of(rules: Ruleset, seats: int = 3, totals: tuple[int, ...] = ()) -> Match:
    """A match whose rounds so far gave these totals."""
    match = Match(rules, seats)
    if totals:
        match.results.append(RoundResult(0, Outcome(None, totals, "out")))
    return match


def play(match: Match, position: str, *moves: str) -> None:
    """Ends the round in progress from a position; the moves are of the seats in turn."""
    rules = rules_text(match.rules)
    match.game = parse_position(
        f"{match.rules.game}; rules {rules}; seats {match.seats}; {position}"
    )
    for move in moves:
        actor, _, text = move.rpartition(": ")
        turn = match.game.turn
        assert turn is not None
        match.game.play(ord(actor) - ord("A") if actor else turn, text)
    assert match.game.is_over


@cites("T-39", "D-30", "D-34", "AD-26", "option:next_starter=winner", game="dice")
@pytest.mark.parametrize("preset", ["classic", "official", "party"])
def test_the_winner_of_a_round_of_dice_starts_the_next(preset: str) -> None:
    match = match_of(DiceRules.preset(preset))
    play(match, T39, "R4")
    assert match.totals == (127, 0, 0)
    assert match.round == 1
    assert not match.is_over
    assert match.winners == ()
    game = match.next_round()
    assert match.round == 2
    assert match.first_of_round() == 0
    view = game.view(-1)
    assert view.direction == 1
    assert view.counts == (0, 0, 0)
    assert view.owes == view.called == ()
    assert game.due is not None
    assert list(game.due.options) == list(range(24))


@cites("T-40", "D-35", "AD-27")
@pytest.mark.parametrize("preset", ["classic", "official", "party"])
def test_who_first_reaches_500_wins(preset: str) -> None:
    match = match_of(DiceRules.preset(preset), totals=(430, 480, 455))
    play(match, T39, "R4")
    assert match.totals == (557, 480, 455)
    assert match.is_over
    assert match.winners == (0,)
    with pytest.raises(OneLeftError, match="over"):
        match.next_round()


@cites("T-40", "AD-27")
def test_490_points_are_not_500() -> None:
    match = match_of(DiceRules(), totals=(430, 480, 455))
    play(match, T39_SMALL, "R4")
    assert match.totals == (490, 480, 455)
    assert not match.is_over
    assert match.next_round().outcome is None


@cites("D-35", "AD-27", "option:target_score=100", game="dice")
def test_another_target_for_dice() -> None:
    match = match_of(DiceRules(target_score=100))
    play(match, T39, "R4")
    assert match.is_over
    again = match_of(DiceRules(target_score=128))
    play(again, T39, "R4")
    assert not again.is_over


@cites("AD-26", "option:next_starter=rotate", game="dice")
def test_the_start_moves_to_the_left() -> None:
    match = match_of(DiceRules(next_starter="rotate"))
    play(match, "starter C; " + T39, "R4")
    match.next_round()
    assert match.first_of_round() == 0


@cites("AD-31", "AD-26")
@pytest.mark.parametrize("way", ["winner", "rotate"])
def test_after_an_unscored_round_of_dice_the_same_seat_starts_again(way: str) -> None:
    match = match_of(DiceRules(max_turns=1, next_starter=way))
    play(match, "starter B; center d4:R4; turn B; B: d6:R6 d5:R5 d17:R1", "R6")
    assert match.game.outcome == Outcome(None, (0, 0, 0), "limit")
    match.next_round()
    assert match.first_of_round() == 1


CARDS = "top R5; turn A; A: R1; B: W G3; C: BS"
"""A goes out and scores 73, or B adds 53 and C adds 20."""


@cites("C-26", "C-30", "AC-36", "AC-46", "option:scoring=winner_takes", game="cards")
def test_only_the_winner_of_a_round_of_cards_scores() -> None:
    match = match_of(CardRules(), totals=(400, 450, 0))
    for totals, over in (((473, 450, 0), False), ((546, 450, 0), True)):
        play(match, CARDS, "R1")
        assert match.totals == totals
        assert match.is_over is over
        if not over:
            match.next_round()
    assert match.winners == (0,)


@cites("C-30", "option:target_score=73", game="cards")
def test_another_target_for_cards() -> None:
    for target, over in ((73, True), (74, False)):
        match = match_of(CardRules(target_score=target))
        play(match, CARDS, "R1")
        assert match.is_over is over


@cites("AC-04", "option:next_dealer=rotate", game="cards")
def test_the_deal_moves_to_the_left() -> None:
    match = match_of(CardRules())
    play(match, "dealer C; " + CARDS, "R1")
    match.next_round()
    assert match.first_of_round() == 0


@cites("AC-04", "option:next_dealer=winner_deals", game="cards")
def test_the_winner_deals() -> None:
    match = match_of(CardRules(next_dealer="winner_deals"))
    play(match, "dealer B; " + CARDS, "R1")
    assert match.next_first() == 0


@cites("AC-04", "option:next_dealer=winner_starts", game="cards")
def test_the_winner_starts() -> None:
    match = match_of(CardRules(next_dealer="winner_starts"))
    play(match, "dealer B; " + CARDS, "R1")
    assert match.next_first() == 2


BLOCKED = "dealer B; top R5; turn B; passes 2; A: rest; B: B1 G2; C: Y9; discard: none; stock: none"


@cites("AC-04", "AC-25")
@pytest.mark.parametrize(
    ("way", "dealer"), [("rotate", 2), ("winner_deals", 2), ("winner_starts", 1)]
)
def test_who_deals_after_an_unscored_round(way: str, dealer: int) -> None:
    match = match_of(CardRules(next_dealer=way, blocked_round="no_score"))
    play(match, BLOCKED, "draw")
    assert match.totals == (0, 0, 0)
    assert match.next_first() == dealer


@cites("AC-36", "option:scoring=low_total_wins", game="cards")
def test_the_lowest_total_wins() -> None:
    match = match_of(CardRules(scoring="low_total_wins"), totals=(300, 450, 200))
    play(match, CARDS, "R1")
    assert match.totals == (300, 503, 220)
    assert match.is_over
    assert match.winners == (2,)


@cites("AC-36", "option:tie=share", game="cards")
def test_tied_lowest_totals_share_the_win() -> None:
    match = match_of(CardRules(scoring="low_total_wins"), totals=(220, 450, 200))
    play(match, CARDS, "R1")
    assert match.is_over
    assert match.winners == (0, 2)


@cites("AC-36", "option:tie=extra_round", game="cards")
def test_or_play_another_round() -> None:
    rules = CardRules(scoring="low_total_wins", tie="extra_round")
    match = match_of(rules, totals=(220, 450, 200))
    play(match, CARDS, "R1")
    assert not match.is_over
    settled = match_of(rules, totals=(221, 450, 200))
    play(settled, CARDS, "R1")
    assert settled.winners == (2,)


@cites("AC-36", "option:scoring=single_round", game="cards")
def test_a_single_round() -> None:
    match = match_of(CardRules(scoring="single_round"))
    play(match, CARDS, "R1")
    assert match.is_over
    assert match.winners == (0,)
    assert match.totals == (73, 0, 0)


@cites("AC-25", "AC-36")
def test_a_single_round_that_nobody_wins() -> None:
    match = match_of(CardRules(scoring="single_round", blocked_round="no_score"))
    play(match, BLOCKED, "draw")
    assert match.is_over
    assert match.winners == ()


TEAMS = "top R5; turn A; A: R1; B: W G3; C: BS; D: Y7"


@cites("AC-42", "option:teams=2v2", game="cards")
def test_partners_win_together() -> None:
    match = match_of(CardRules(teams="2v2"), 4, totals=(200, 100, 240, 0))
    play(match, TEAMS, "R1")
    assert match.totals == (500, 100, 500, 100)
    assert match.winners == (0, 2)


@cites("AC-36", "AC-42")
def test_partners_with_the_lowest_total() -> None:
    rules = CardRules(teams="2v2", scoring="low_total_wins", tie="extra_round")
    match = match_of(rules, 4, totals=(200, 300, 240, 140))
    play(match, TEAMS, "R1")
    assert match.totals == (440, 500, 440, 500)
    assert match.winners == (0, 2)
    tied = match_of(rules, 4, totals=(260, 300, 240, 140))
    play(tied, TEAMS, "R1")
    assert tied.totals == (500, 500, 500, 500)
    assert not tied.is_over


@cites("AC-42", "AC-36")
def test_partners_win_a_single_round_together() -> None:
    match = match_of(CardRules(teams="2v2", scoring="single_round"), 4)
    play(match, TEAMS, "R1")
    assert match.winners == (0, 2)


@cites("AC-45", "B-30")
@pytest.mark.parametrize("scoring", ["winner_takes", "low_total_wins"])
def test_one_player_left_ends_the_match(scoring: str) -> None:
    match = match_of(CardRules(scoring=scoring))
    play(match, CARDS, "A: leave", "B: leave")
    assert match.is_over
    assert match.winners == (2,)


@cites("AC-45")
def test_a_seat_that_left_deals_no_more() -> None:
    match = match_of(CardRules(), 4)
    play(match, "dealer B; " + TEAMS, "C: leave", "A: R1")
    assert match.next_first() == 3
    match.next_round()
    assert match.active == (0, 1, 3)
    assert match.game.active == (0, 1, 3)
    assert match.first_of_round() == 3


@cites("AC-45")
def test_the_winner_starts_with_the_dealer_gone() -> None:
    match = match_of(CardRules(next_dealer="winner_starts"), 4)
    play(match, "dealer B; " + TEAMS, "D: leave", "A: R1")
    assert match.next_first() == 2


@cites("B-23")
def test_two_tables_share_nothing() -> None:
    first = Match(CardRules(), 3, Seeded(1))
    second = Match(CardRules(), 3, Seeded(1))
    before = second.game.state
    turn = first.game.turn
    assert turn is not None
    first.game.play(turn, first.game.legal_moves(turn)[0])
    assert second.game.state == before
    assert first.game.state != before


@cites("B-20", "B-32", "AC-03", "C-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 10])
def test_the_stock_after_the_deal(seats: int) -> None:
    rules = CardRules(first_wd4="reshuffle")
    for seed in range(20):
        game = Game(rules, seats, 0, chance=Seeded(seed))
        view = game.view(-1)
        drawn = 2 if game.view(-1).top is not None and sum(view.counts) > 7 * seats else 0
        assert view.counts.count(7) >= seats - 1
        assert getattr(view, "stock") == 108 - 7 * seats - 1 - drawn  # noqa: B009


@cites("AC-03", "AD-03")
def test_only_so_many_seats() -> None:
    for rules, seats in ((CardRules(), 1), (CardRules(), 11), (DiceRules(), 5)):
        with pytest.raises(RulesetError):
            Match(rules, seats)


def test_the_round_must_be_over_before_the_next() -> None:
    match = Match(CardRules(), 2, Seeded(3))
    assert match.totals == (0, 0)
    with pytest.raises(OneLeftError, match="still"):
        match.next_round()


@pytest.mark.parametrize("game", [CardRules, DiceRules])
def test_whole_matches_end(game: type[CardRules | DiceRules], rng: random.Random) -> None:
    match = Match(game.preset("official"), 3, Seeded(rng.getrandbits(30)))
    while not match.is_over:
        turn = match.game.turn
        if turn is None:
            match.next_round()
            continue
        moves = match.game.legal_moves(turn)
        match.game.play(turn, rng.choice(moves[:3]))
    assert max(match.totals, default=0) >= 500
    winner = next(iter(match.winners))
    assert match.totals[winner] == max(match.totals)
    assert [result.outcome.ending for result in match.results] == ["out"] * len(match.results)
