"""Why a move is not possible: each function answers for one kind of question, from the asked seat's own view.

Called only when somebody wants to know, so it may take its time. The particulars name messages of the title.
"""

from collections.abc import Mapping
from typing import Final

from karawela.engine.ask import Move, Refusal
from karawela.games.maracaibo.rules.refusals import boards, cards, deeds, sailing
from karawela.games.maracaibo.rules.refusals.reading import Why
from karawela.games.maracaibo.state import Maracaibo

_BY_KIND: Final[Mapping[str, Why]] = {
    "keep_quest": deeds.keep_quest,
    "move": sailing.move,
    "step": sailing.step,
    "pay": sailing.pay,
    "card": cards.card,
    "effects": deeds.effects,
    "upgrade": boards.upgrade,
    "raid_spend": deeds.raid_spend,
    "bury": boards.bury,
    "explore": deeds.explore,
    "quest": deeds.quest,
    "quest_sell": deeds.quest_sell,
    "take": cards.take,
    "galleon": boards.galleon,
    "bm_place": boards.bm_place,
    "bm_activate": boards.bm_activate,
    "build": cards.build,
    "retire": cards.build,
    "gulf": cards.gulf,
    "ruby_sell": boards.ruby_sell,
    "ruby_exchange": boards.ruby_exchange,
}
_PLACES: Final = {
    "keep_quest": ("keep_quest", "POM-1.15"),
    "move": ("move", "POM-2.02"),
    "step": ("step", "POM-16.04"),
    "stop": ("step", "POM-16.04"),
    "pay": ("pay", "POM-2.11"),
    "card_buy": ("card", "POM-3.01"),
    "card_coins": ("card", "POM-3.01"),
    "residence_build": ("residence", "POM-4.01"),
    "do_now": ("effects", "POM-11.10"),
    "done": ("effects", "POM-11.12"),
    "upgrade": ("upgrade", "POM-5.05"),
    "raid_start": ("raid", "POM-6.15"),
    "raid_reroll": ("reroll", "POM-6.02"),
    "raid_keep": ("reroll", "POM-6.02"),
    "raid_die": ("raid_die", "POM-6.04"),
    "raid_kind": ("raid_kind", "POM-6.13"),
    "raid_spend": ("raid_spend", "POM-6.12"),
    "raid_stop": ("raid_spend", "POM-6.12"),
    "island": ("island", "POM-11.05"),
    "treasure_take": ("treasure", "POM-7.01"),
    "treasure_kind": ("treasure_kind", "POM-7.01"),
    "bury": ("bury", "POM-7.06"),
    "explore_move": ("explore", "POM-8.01"),
    "explore_trade": ("explore", "POM-8.05"),
    "quest_take": ("quest", "POM-9.01"),
    "quest_refresh": ("quest", "POM-9.05"),
    "quest_sell": ("quest_sell", "POM-9.04"),
    "take": ("take", "POM-5.11"),
    "galleon": ("galleon", "POM-10.08"),
    "bm_place": ("bm_place", "POM-10.12"),
    "bm_activate": ("bm_activate", "POM-10.18"),
    "build": ("build", "POM-4.08"),
    "gulf": ("gulf", "POM-12.02"),
    "ruby_take": ("ruby", "POM-19.02"),
    "ruby_sell": ("ruby_sell", "POM-19.03"),
    "ruby_exchange": ("ruby_exchange", "POM-19.05"),
    "retire": ("retire", "POM-20.02"),
}
"""The question that a move answers, and the rule that says when it is put."""


def why_not(view: Maracaibo, seat: int, kind: str, move: Move) -> Refusal | None:
    """By the question that is asked; or when the move would have its place."""
    answer = _BY_KIND.get(kind)
    refusal = answer(view, seat, move) if answer is not None else None
    if refusal is not None:
        return refusal
    verb = str(move[0])
    if verb in ("skip", "done") and kind:  # declined once already, or it must be carried out
        return Refusal("POM-11.12" if view.optional else "POM-11.11", "compulsory")
    home, rule = _PLACES.get(verb, (kind, ""))
    return Refusal(rule) if home != kind else None
