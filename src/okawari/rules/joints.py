"""Where compiled rules are cut: big or rare functions that are compiled once and called, not copied into callers."""

from okawari.cards.laying import copy_now, lay_extra, order_now
from okawari.cards.miso import spill
from okawari.cards.special_order import copy_landing, lay_copy, targets
from okawari.cards.tools import announce, usable
from okawari.cards.uramaki import race
from okawari.rules.engine import ask_all_late, late_box, late_order
from okawari.rules.hooks import act_of, answered_of, finish_of, legal_of
from okawari.rules.round import start_round, tidy
from okawari.rules.scoring import score_desserts, score_round
from okawari.rules.turn import decide_target, draw_for_dummy, for_dummy_legal, pick_by_chance, show_for_dummy

JOINTS = (
    copy_now, lay_extra, order_now, spill, copy_landing, lay_copy, targets, announce, usable, race, ask_all_late,
    late_box, late_order, act_of, answered_of, finish_of, legal_of, start_round, tidy, score_desserts,
    score_round, decide_target, draw_for_dummy, for_dummy_legal, pick_by_chance, show_for_dummy,
)  # fmt: skip
