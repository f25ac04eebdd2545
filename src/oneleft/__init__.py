"""oneleft: referee, table and laboratory for UNO (108 cards) and UNO Dice (24 dice).

The names below are in reading order: rules, a round, a match, what is seen, what happened.
Only the standard library is imported.
"""

from oneleft.chance import Committed, Seeded, Stacked, Typed
from oneleft.errors import (
    IllegalMoveError,
    InvalidTextError,
    OneLeftError,
    RecordError,
    RulesetError,
)
from oneleft.events import EVERYTHING, SPECTATOR
from oneleft.game import CHANCE, CLOCK, Game
from oneleft.match import Match
from oneleft.moves import Move
from oneleft.notation import parse_position, position_text
from oneleft.reasons import Code, Reason
from oneleft.rules import LAW_VERSION, CardRules, DiceRules
from oneleft.views import CardView, DiceView, View

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "CLOCK",
    "EVERYTHING",
    "LAW_VERSION",
    "SPECTATOR",
    "CardRules",
    "CardView",
    "Code",
    "Committed",
    "DiceRules",
    "DiceView",
    "Game",
    "IllegalMoveError",
    "InvalidTextError",
    "Match",
    "Move",
    "OneLeftError",
    "Reason",
    "RecordError",
    "RulesetError",
    "Seeded",
    "Stacked",
    "Typed",
    "View",
    "parse_position",
    "position_text",
]
