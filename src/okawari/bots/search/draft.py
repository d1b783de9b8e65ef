"""The same search at Draft: its functions, with Draft's rules in the place of the others'."""

from okawari.bots.search import tree, walk
from okawari.bots.search.adapting import adapted
from okawari.bots.search.draft_habits import habitual
from okawari.bots.search.draft_worth import judge
from okawari.bots.search.opening import reopen_draft
from okawari.draft.engine import advance, legal, note
from okawari.draft.faces import ROUNDS
from okawari.draft.questions import OVER, SCORED
from okawari.draft.seeing import guess, lay_known

over = adapted(walk.over, __name__, SCORED=SCORED, OVER=OVER, ROUNDS=ROUNDS)
select = adapted(tree.select, __name__, habitual=habitual)
carry_on = adapted(walk.carry_on, __name__, over=over, advance=advance)
play_out = adapted(
    walk.play_out, __name__, over=over, legal=legal, decide=note, carry_on=carry_on, select=select, habitual=habitual
)
new_world = adapted(walk.new_world, __name__, guess=guess, reopen=reopen_draft)
explore = adapted(walk.explore, __name__, lay_known=lay_known, new_world=new_world, play_out=play_out, judge=judge)
