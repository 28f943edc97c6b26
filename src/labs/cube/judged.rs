//! A setup with a cube made ready: handles the cube, chooses plays, and measures luck and mistakes.

use std::sync::Arc;

use super::estimate::CubeEstimate;
use super::setup::{CubePlays, CubeSetup};
use crate::backgammon::bearoff_db::arrangements::{Index, OFF};
use crate::backgammon::cube::equity::{Equity, POINT, score};
use crate::backgammon::cube::policy::Outlook;
use crate::backgammon::cube::state::{State, Turn};
use crate::backgammon::cube::{CubeAction, CubeDatabase};
use crate::backgammon::side::Side;
use crate::labs::bearoff::judged_setup::JudgedSetup;
use crate::rollout::dice::{ALL_KINDS, Dice, KINDS};
use crate::stats::score::Score;

/// A setup with its players.
#[derive(Clone)]
pub(crate) struct JudgedCube {
    pub database: Arc<CubeDatabase>,
    pub setup: CubeSetup,
    pub start: State,
    /// Chooses the plays of players that ignore the cube.
    pub cubeless: JudgedSetup,
}

/// The best plays of all rolls, after a cube action.
pub(crate) struct BestPlays(pub [Index; KINDS]);

/// What an estimate says of all rolls, in units of the cube: for the side on roll.
pub(crate) struct RollValues {
    /// For each kind of roll, the value after its best play.
    pub of: [Equity; KINDS],
    /// Their sum over the 36 rolls.
    pub sum: i64,
}

/// What was given away in a turn, by the sides who did it: never less than zero, but for rounding. In points, per unit of the
/// cube at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TurnLost {
    /// By doubling or not doubling.
    pub cube: Score,
    /// By the other side's answer.
    pub answer: Score,
    /// By the play.
    pub play: Score,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ending {
    pub winner: Side,
    /// How often the cube had been doubled.
    pub doublings: u32,
}

impl RollValues {
    /// Luck of a kind of roll, in units of the cube: it averages zero over the 36 rolls, to the last bit.
    #[inline]
    pub fn luck(&self, kind: usize) -> Score {
        score(self.of[kind]) - Score::from_units(self.sum)
    }
}

/// So many times two, so often.
#[inline]
pub(crate) fn doubled(score: Score, doublings: u32) -> Score {
    Score::from_units(score.units() << doublings)
}

impl JudgedCube {
    /// The side for whom all is said: who is on roll at the start.
    pub const fn hero(&self) -> Side {
        self.start.side
    }

    /// A side's score as the hero sees it.
    #[inline]
    pub fn of_hero(&self, side: Side, of_side: Score) -> Score {
        if side == self.hero() {
            of_side
        } else {
            -of_side
        }
    }

    /// The result of a game from the hero's view.
    pub fn result(&self, ending: Ending) -> Score {
        self.of_hero(ending.winner, doubled(Score::WIN, ending.doublings))
    }

    /// A position as whoever handles the cube looks at it.
    fn outlook(&self, state: State) -> Outlook {
        let pips = |index| self.cubeless.arrangements().checkers(index).pips();
        Outlook {
            no_double: self.database.no_double(state.mover, state.other),
            holder: state.holder,
            chance: self.database.chance(state.mover, state.other),
            pips: [state.mover, state.other].map(pips),
        }
    }

    /// Whether the player of the side on roll doubles.
    pub fn doubles(&self, state: State) -> bool {
        let policy = self.setup.players[state.side as usize].cube;
        state.holder.may_double() && policy.doubles(&self.outlook(state))
    }

    /// Whether the player of the other side takes a double.
    pub fn takes(&self, state: State) -> bool {
        let policy = self.setup.players[state.side.other() as usize].cube;
        policy.takes(&self.outlook(state))
    }

    /// The cube action in a state.
    pub fn action(&self, state: State) -> CubeAction {
        if !self.doubles(state) {
            CubeAction::NoDouble
        } else if self.takes(state) {
            CubeAction::Take
        } else {
            CubeAction::Pass
        }
    }

    /// The exact value of a play, for the side that makes it, after the cube action, in units of the cube. `made` is
    /// the arrangement that the play leaves.
    #[inline]
    pub fn exact_after(&self, state: State, made: Index) -> Equity {
        let to_the_other = |next: State| {
            let equities = &self.database.equities;
            equities.value(next.mover, next.other, next.holder)
        };
        state.after(made).map_or(POINT, |next| -to_the_other(next))
    }

    /// The best play of a kind of roll, after the cube action; of equals, the lowest number.
    pub fn best(&self, state: State, kind: usize, scratch: &mut Vec<Index>) -> Index {
        let database = &self.database.cubeless;
        let after = database.after_roll(state.mover, kind, scratch);
        let values = after
            .iter()
            .map(|&made| (self.exact_after(state, made), made));
        let better =
            |best: (Equity, Index), it: (Equity, Index)| if it.0 > best.0 { it } else { best };
        values.reduce(better).map_or(OFF, |(_, made)| made)
    }

    /// The best plays of all kinds of rolls, after the cube action.
    pub fn best_plays(&self, state: State, scratch: &mut Vec<Index>) -> BestPlays {
        BestPlays(core::array::from_fn(|kind| self.best(state, kind, scratch)))
    }

    /// The play that is made of a kind of roll, after the cube action.
    pub fn choice(&self, state: State, kind: usize, scratch: &mut Vec<Index>) -> Index {
        match self.setup.players[state.side as usize].plays {
            CubePlays::WithCube => self.best(state, kind, scratch),
            CubePlays::Cubeless(_) => self.cubeless.choice(state.cubeless(), kind, scratch),
        }
    }

    /// The values of the rolls by estimate number `estimate`, after the cube action, with these best plays.
    pub fn values(&self, estimate: usize, state: State, best: &BestPlays) -> RollValues {
        let of = best
            .0
            .map(|made| self.estimated_after(estimate, state, made));
        let weighted = ALL_KINDS.iter().zip(of);
        RollValues {
            of,
            sum: weighted
                .map(|(kind, value)| i64::from(kind.rolls) * i64::from(value))
                .sum(),
        }
    }

    /// What an estimate says of what a play leaves, to the side who made it.
    fn estimated_after(&self, estimate: usize, state: State, made: Index) -> Equity {
        let estimate = self.setup.estimates[estimate];
        match state.after(made) {
            None => estimate.result(POINT),
            Some(next) => -self.estimated(estimate, next),
        }
    }

    /// What an estimate says of a position to the side on roll, before she may double.
    fn estimated(&self, estimate: CubeEstimate, state: State) -> Equity {
        let State {
            mover,
            other,
            holder,
            ..
        } = state;
        let exact = self.database.no_double(mover, other).value(holder);
        estimate.value(self.database.chance(mover, other), exact, holder)
    }

    /// The value of the start by an estimate, for the hero.
    pub fn start_value(&self, estimate: usize) -> Score {
        score(self.estimated(self.setup.estimates[estimate], self.start))
    }

    /// The exact value of the start, for the hero.
    pub fn exact_value(&self) -> Score {
        score(self.estimated(CubeEstimate::Exact, self.start))
    }

    /// The losses of the side on roll and of the other side by a cube action, in units of the cube before it.
    pub fn lost_by_action(&self, state: State, action: CubeAction) -> [Equity; 2] {
        let no_double = self.database.no_double(state.mover, state.other);
        match action {
            CubeAction::NoDouble => [no_double.lost_by(state.holder, false), 0],
            CubeAction::Take => [
                no_double.lost_by(state.holder, true),
                no_double.lost_by_answer(true),
            ],
            CubeAction::Pass => [
                no_double.lost_by(state.holder, true),
                no_double.lost_by_answer(false),
            ],
        }
    }

    /// The loss of a play against the best one, in units of the cube.
    pub fn lost_by_play(&self, state: State, best: Index, made: Index) -> Equity {
        self.exact_after(state, best) - self.exact_after(state, made)
    }

    /// Plays a game to its end with these dice and tells of every turn.
    pub fn play<D: Dice>(
        &self,
        dice: &mut D,
        scratch: &mut Vec<Index>,
        mut tell: impl FnMut(Turn),
    ) -> Result<Ending, D::Error> {
        let (mut before, mut doublings) = (self.start, 0);
        loop {
            let action = self.action(before);
            let turn = Turn {
                before,
                doublings,
                action,
                played: None,
            };
            match action {
                CubeAction::NoDouble => {}
                CubeAction::Take => doublings += 1,
                CubeAction::Pass => {
                    tell(turn);
                    let winner = before.side;
                    return Ok(Ending { winner, doublings });
                }
            }
            let state = before.after_action(action);
            let roll = dice.roll()?;
            let made = self.choice(state, roll.kind(), scratch);
            tell(Turn {
                played: Some((roll, made)),
                ..turn
            });
            let Some(next) = state.after(made) else {
                let winner = before.side;
                return Ok(Ending { winner, doublings });
            };
            before = next;
        }
    }

    /// Luck of a turn's roll, as estimate number `estimate` sees it from the hero's side; none where nothing was rolled.
    pub fn luck(&self, estimate: usize, turn: &Turn, best: &BestPlays) -> Score {
        let [_, luck] = self.mean_and_luck(estimate, turn, best);
        luck
    }

    /// The mean over the 36 rolls, and the luck of the roll.
    #[inline]
    pub fn mean_and_luck(&self, estimate: usize, turn: &Turn, best: &BestPlays) -> [Score; 2] {
        let Some((roll, _)) = turn.played else {
            return [Score::ZERO; 2];
        };
        let values = self.values(estimate, turn.before.after_action(turn.action), best);
        let counts = self.setup.estimates[estimate].counts_the_cube();
        let doublings = if counts { turn.doublings_after() } else { 0 };
        [Score::from_units(values.sum), values.luck(roll.kind())]
            .map(|score| self.of_hero(turn.before.side, doubled(score, doublings)))
    }

    /// The losses of a turn.
    pub fn lost(&self, turn: &Turn, best: &BestPlays) -> TurnLost {
        let [cube, answer] = self
            .lost_by_action(turn.before, turn.action)
            .map(|lost| doubled(score(lost), turn.doublings));
        let state = turn.before.after_action(turn.action);
        let play = turn.played.map_or(0, |(roll, made)| {
            self.lost_by_play(state, best.0[roll.kind()], made)
        });
        TurnLost {
            cube,
            answer,
            play: doubled(score(play), turn.doublings_after()),
        }
    }
}
