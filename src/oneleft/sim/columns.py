"""What the simulation notes of a game: one table for each of the two games, read by all.

A row holds one 64-bit integer a column, in the order of the table. The drivers know a column by
its place (``C_TURNS``, ``D_TURNS``), tables and files by its name. A counter tells how often an
option had a say: ``option`` names it, ``clause`` where the law speaks of it.

>>> [column.name for column in columns("dice", seats=2) if column.option == "reroll"]
['rerolls']
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from oneleft.faces import seat_text
from oneleft.kernel.state import MOST_CARD_SEATS, MOST_DICE_SEATS

CORE, COUNTER, SEAT = "core", "counter", "seat"
"""Kinds of columns: always kept; kept with ``rows``; one a seat, kept with ``rows``."""


@dataclass(frozen=True, slots=True)
class Column:
    """One number of a game.

    Attributes:
        name: small letters and underscores.
        what: what it counts or says.
        kind: ``core``, ``counter`` or ``seat``.
        clause: where the law speaks of it.
        option: the option that it tells of, if any.
    """

    name: str
    what: str
    kind: str = COUNTER
    clause: str = ""
    option: str = ""


def _core(turns: str, drawn: str) -> tuple[Column, ...]:
    """The columns that both games share, in the order of :data:`CORE_NAMES`."""
    return (
        Column("game", "its number in the run, from 0", CORE),
        Column("dealer", "the seat that dealt or started (in a match, its first round)", CORE),
        Column("turns", turns, CORE),
        Column("winner", "the seat that won, the lowest of several; -1: nobody", CORE),
        Column("points", "points scored by all seats together", CORE),
        Column("draws", drawn, CORE),
        Column("reshuffles", "how often the discard became the stock", CORE, "AC-24"),
        Column("ending", "0 out, 1 blocked, 2 alone, 3 limit (the last round's)", CORE),
        Column("plays", "cards or dice laid", CORE),
        Column("rounds", "rounds played: 1, or those of a match", CORE),
        Column("winners", "mask of the seats that won, partners and ties included", CORE),
    )


CORE_NAMES = tuple(column.name for column in _core("", ""))

_CARD_COUNTERS = (
    Column("draw_turns", "turns in which the seat drew", COUNTER, "C-18"),
    Column("forced_draws", "cards drawn by force", COUNTER, "C-07, C-11"),
    Column("opening_returned", "first cards that went back", COUNTER, "AC-05, AC-08", "first_wd4"),
    Column("opening_skip", "first card a Skip", COUNTER, "AC-05", "first_skip"),
    Column("opening_reverse", "first card a Reverse", COUNTER, "AC-06", "first_reverse_starter"),
    Column("opening_draw_two", "first card a Draw Two", COUNTER, "AC-05", "first_draw2"),
    Column("opening_wild", "first card a Wild", COUNTER, "AC-07", "opening_wild_color"),
    Column("opening_wd4", "first card a Wild Draw Four", COUNTER, "AC-08", "first_wd4"),
    Column(
        "two_player_reverses", "Reverses laid between two", COUNTER, "AC-13", "two_player_reverse"
    ),
    Column("wilds_beside_match", "Wilds laid beside a match", COUNTER, "AC-15", "wild_anytime"),
    Column("wd4_laid", "Wild Draw Fours laid", COUNTER, "C-11", "wd4_restriction"),
    Column("wd4_bluffs", "of them, against their rule", COUNTER, "AC-16, AC-17", "wd4_restriction"),
    Column("wd4_challenges", "challenges", COUNTER, "AC-18", "wd4_enforcement"),
    Column("wd4_guilty", "challenges that were right", COUNTER, "AC-18, AC-19", "wd4_guilty"),
    Column("wd4_replays", "plays of a guilty seat after its draw", COUNTER, "AC-19", "wd4_guilty"),
    Column("draw2_taken", "totals taken on a Draw Two", COUNTER, "AC-11", "draw2_skips"),
    Column("stacked_plays", "draw cards laid on a pending total", COUNTER, "AC-12", "stacking"),
    Column("voluntary_draws", "draws beside a lawful play", COUNTER, "AC-21", "voluntary_draw"),
    Column("match_draws", "further cards drawn for a match", COUNTER, "AC-22", "draw_to_match"),
    Column("drawn_played", "cards just drawn that were played", COUNTER, "AC-23", "drawn_card"),
    Column("drawn_kept", "cards just drawn that were kept", COUNTER, "AC-23", "drawn_card"),
    Column("passes", "turns with neither play nor card", COUNTER, "AC-25", "blocked_round"),
    Column("blocked", "rounds that were blocked", COUNTER, "AC-25", "blocked_round"),
    Column("final_draws", "draw cards laid last", COUNTER, "AC-33", "final_draw_counts"),
    Column(
        "last_card_barred",
        "turns with a fitting last card that may not be laid",
        COUNTER,
        "AC-35",
        "no_action_finish",
    ),
    Column("jump_ins", "identical cards laid out of turn", COUNTER, "AC-43", "jump_in"),
    Column("sevens", "hands swapped by a 7", COUNTER, "AC-44", "seven_zero"),
    Column("zeros", "hands passed on by a 0", COUNTER, "AC-44", "seven_zero"),
    Column("to_one", "times that a play left one card", COUNTER, "C-22", "uno_penalty"),
)

_DICE_COUNTERS = (
    Column("draw_turns", "turns in which the seat drew", COUNTER, "D-11"),
    Column("forced_draws", "dice drawn by force", COUNTER, "D-16, D-24"),
    Column("opening_skip", "center die a Skip", COUNTER, "AD-05", "opening"),
    Column("opening_reverse", "center die a Reverse", COUNTER, "AD-05", "opening"),
    Column("opening_draw_two", "center die a Draw Two", COUNTER, "AD-05", "opening"),
    Column("opening_wild", "center die a Wild", COUNTER, "AD-05", "opening"),
    Column("rerolls", "hands rolled again", COUNTER, "AD-08", "reroll"),
    Column(
        "voluntary_rerolls", "rerolls beside a lawful play", COUNTER, "D-10", "voluntary_reroll"
    ),
    Column("rerolled_plays", "plays after a reroll", COUNTER, "AD-07", "play_after_reroll"),
    Column("declined_plays", "draws beside one after a reroll", COUNTER, "AD-09", "after_reroll"),
    Column("drawn_played", "dice just drawn that were played", COUNTER, "AD-11", "drawn_die"),
    Column("drawn_kept", "dice just drawn that were kept", COUNTER, "AD-11", "drawn_die"),
    Column("empty_pouch", "draws from an empty pouch", COUNTER, "AD-12"),
    Column("short_pouch", "forced draws cut short", COUNTER, "D-17", "short_pouch"),
    Column("rolled_all", "hands rolled whole by a victim", COUNTER, "AD-14", "victim_rolls"),
    Column(
        "two_player_reverses", "Reverses laid between two", COUNTER, "AD-15", "two_player_reverse"
    ),
    Column("wd4_laid", "Wild Draw Fours laid", COUNTER, "D-24", "wd4_test"),
    Column("wd4_bluffs", "of them, against their rule", COUNTER, "D-25, AD-17", "wd4_test"),
    Column("wd4_claims", "claims", COUNTER, "AD-18", "wd4_enforcement"),
    Column("wd4_caught", "Wild Draw Fours that went back", COUNTER, "D-26", "wd4_caught_draw"),
    Column("wd4_replays", "plays of a caught seat", COUNTER, "AD-19", "wd4_caught_then"),
    Column("stacked_plays", "draw dice laid on a pending total", COUNTER, "AD-29", "stacking"),
    Column("final_draws", "draw dice laid last", COUNTER, "AD-24", "final_draw_counts"),
    Column("turn_limits", "rounds ended by the limit of turns", COUNTER, "AD-31", "max_turns"),
    Column("to_one", "times that a play left one die", COUNTER, "D-27", "uno_penalty"),
)


def _seat_columns(seats: int, things: str) -> tuple[Column, ...]:
    letters = [seat_text(seat).lower() for seat in range(seats)]
    scores = [Column(f"score_{at}", f"points of seat {at.upper()}", SEAT) for at in letters]
    hands = [Column(f"hand_{at}", f"points of the {things} left there", SEAT) for at in letters]
    return (*scores, *hands)


CARD_COLUMNS: tuple[Column, ...] = (
    *_core("turns: draw-then-play is one, a skipped seat has none", "cards drawn after the deal"),
    *_CARD_COUNTERS,
    *_seat_columns(MOST_CARD_SEATS, "cards"),
)
DICE_COLUMNS: tuple[Column, ...] = (
    *_core("turns: reroll, draw and play are one", "dice drawn after the opening"),
    *_DICE_COUNTERS,
    *_seat_columns(MOST_DICE_SEATS, "dice"),
)
COLUMNS: Mapping[str, tuple[Column, ...]] = MappingProxyType(
    {"cards": CARD_COLUMNS, "dice": DICE_COLUMNS}
)


def columns(game: str, seats: int) -> tuple[Column, ...]:
    """The columns of a game with so many seats: those of seats that are not there left out."""
    last = seat_text(seats - 1).lower()
    return tuple(
        column
        for column in COLUMNS[game]
        if column.kind != SEAT or column.name.rpartition("_")[2] <= last
    )


def place(game: str, name: str) -> int:
    """The place of a column in the row of a game."""
    return [column.name for column in COLUMNS[game]].index(name)


# ------------------------------------------------------------------------------ places, both games

C_GAME, C_DEALER, C_TURNS, C_WINNER, C_POINTS, C_DRAWS, C_RESHUFFLES, C_ENDING = range(8)
C_PLAYS, C_ROUNDS, C_WINNERS = range(8, 11)
"""The columns of :data:`CORE_NAMES`, in both games."""

# ------------------------------------------------------------------------------------ places, cards

C_DRAW_TURNS = place("cards", "draw_turns")
C_FORCED = place("cards", "forced_draws")
C_RETURNED = place("cards", "opening_returned")
C_OPENING_SKIP = place("cards", "opening_skip")
C_OPENING_REVERSE = place("cards", "opening_reverse")
C_OPENING_DRAW_TWO = place("cards", "opening_draw_two")
C_OPENING_WILD = place("cards", "opening_wild")
C_OPENING_WD4 = place("cards", "opening_wd4")
C_REVERSES = place("cards", "two_player_reverses")
C_WILDS_BESIDE = place("cards", "wilds_beside_match")
C_WD4 = place("cards", "wd4_laid")
C_BLUFFS = place("cards", "wd4_bluffs")
C_CHALLENGES = place("cards", "wd4_challenges")
C_GUILTY = place("cards", "wd4_guilty")
C_REPLAYS = place("cards", "wd4_replays")
C_DRAW2_TAKEN = place("cards", "draw2_taken")
C_STACKED = place("cards", "stacked_plays")
C_VOLUNTARY = place("cards", "voluntary_draws")
C_MATCH_DRAWS = place("cards", "match_draws")
C_DRAWN_PLAYED = place("cards", "drawn_played")
C_DRAWN_KEPT = place("cards", "drawn_kept")
C_PASSES = place("cards", "passes")
C_BLOCKED = place("cards", "blocked")
C_FINAL_DRAWS = place("cards", "final_draws")
C_BARRED = place("cards", "last_card_barred")
C_JUMP_INS = place("cards", "jump_ins")
C_SEVENS = place("cards", "sevens")
C_ZEROS = place("cards", "zeros")
C_TO_ONE = place("cards", "to_one")
C_SCORE = place("cards", "score_a")
C_HAND = place("cards", "hand_a")
CARD_ROW_SIZE = len(CARD_COLUMNS)

# ------------------------------------------------------------------------------------- places, dice

DC_DRAW_TURNS = place("dice", "draw_turns")
DC_FORCED = place("dice", "forced_draws")
DC_OPENING_SKIP = place("dice", "opening_skip")
DC_OPENING_REVERSE = place("dice", "opening_reverse")
DC_OPENING_DRAW_TWO = place("dice", "opening_draw_two")
DC_OPENING_WILD = place("dice", "opening_wild")
DC_REROLLS = place("dice", "rerolls")
DC_VOLUNTARY = place("dice", "voluntary_rerolls")
DC_REROLLED_PLAYS = place("dice", "rerolled_plays")
DC_DECLINED = place("dice", "declined_plays")
DC_DRAWN_PLAYED = place("dice", "drawn_played")
DC_DRAWN_KEPT = place("dice", "drawn_kept")
DC_EMPTY_POUCH = place("dice", "empty_pouch")
DC_SHORT_POUCH = place("dice", "short_pouch")
DC_ROLLED_ALL = place("dice", "rolled_all")
DC_REVERSES = place("dice", "two_player_reverses")
DC_WD4 = place("dice", "wd4_laid")
DC_BLUFFS = place("dice", "wd4_bluffs")
DC_CLAIMS = place("dice", "wd4_claims")
DC_CAUGHT = place("dice", "wd4_caught")
DC_REPLAYS = place("dice", "wd4_replays")
DC_STACKED = place("dice", "stacked_plays")
DC_FINAL_DRAWS = place("dice", "final_draws")
DC_TURN_LIMITS = place("dice", "turn_limits")
DC_TO_ONE = place("dice", "to_one")
DC_SCORE = place("dice", "score_a")
DC_HAND = place("dice", "hand_a")
DICE_ROW_SIZE = len(DICE_COLUMNS)
