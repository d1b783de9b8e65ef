"""Where compiled bots are cut: functions that are compiled once and called, not copied into every caller."""

from okawari.bots.dishes import dishes, edamame, nigiri, onigiri, sauces, sets, specials, sukeroku, teas, worth
from okawari.bots.gains import box_gain, copy_gain, flip_gain, flip_now, gain, has_card, order_gain, place_gain
from okawari.bots.greedy import deny, greedy_answer, lay_pick, request_value
from okawari.bots.greedy_draft import greedy_draft_answer, most_chance, spot_gain, standing, varied_chance
from okawari.bots.mind import open_mind
from okawari.bots.points import points_of
from okawari.bots.rivalry import over_others, prize
from okawari.bots.rolls import uramaki
from okawari.bots.sweets import fruit, ice_cream, puddings
from okawari.cards.colours import colours, largest
from okawari.cards.wasabi import dip, part
from okawari.rules import joints
from okawari.views.look import copy_public, look
from okawari.views.unseen import count_unseen

JOINTS = (
    *joints.JOINTS, dishes, edamame, fruit, ice_cream, nigiri, onigiri, points_of, puddings, sauces, sets, specials,
    sukeroku, teas, uramaki, worth, box_gain, copy_gain, flip_gain, flip_now, gain, has_card, order_gain, place_gain,
    deny, greedy_answer, lay_pick, request_value, greedy_draft_answer, most_chance, spot_gain, standing, varied_chance,
    open_mind, over_others, prize, colours, largest, dip, part, copy_public, look, count_unseen,
)  # fmt: skip
