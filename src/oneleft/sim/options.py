"""Options that only matches ask for, by their places in the rule vectors."""

from __future__ import annotations

from oneleft.kernel.state import option_index
from oneleft.rules import CARD_OPTIONS, DICE_OPTIONS


def _card_value(name: str, value: str) -> int:
    return CARD_OPTIONS[option_index(CARD_OPTIONS, name)].values.index(value)


R_TARGET = option_index(CARD_OPTIONS, "target_score")
R_TIE = option_index(CARD_OPTIONS, "tie")
R_NEXT_DEALER = option_index(CARD_OPTIONS, "next_dealer")
TIE_SHARE = _card_value("tie", "share")
SCORING_SINGLE = _card_value("scoring", "single_round")
NEXT_WINNER_DEALS = _card_value("next_dealer", "winner_deals")
NEXT_WINNER_STARTS = _card_value("next_dealer", "winner_starts")

RD_TARGET = option_index(DICE_OPTIONS, "target_score")
RD_NEXT_STARTER = option_index(DICE_OPTIONS, "next_starter")
NEXT_STARTER_ROTATES = DICE_OPTIONS[RD_NEXT_STARTER].values.index("rotate")
