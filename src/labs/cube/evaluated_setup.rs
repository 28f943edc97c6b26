//! A setup with a cube made ready: handles the cube, chooses plays, and measures luck and mistakes.

use std::sync::Arc;

use super::estimate::CubeEstimate;
use super::setup::{CubePlays, CubeSetup};
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::backgammon::cube::equity::{Equity, POINT, to_score};
use crate::backgammon::cube::owner::RelativeOwner;
use crate::backgammon::cube::policy::CubeOutlook;
use crate::backgammon::cube::state::{CubeState, CubeTurn};
use crate::backgammon::cube::{CubeAction, CubeDatabase};
use crate::backgammon::side::Side;
use crate::labs::bearoff::SetupError;
use crate::labs::bearoff::evaluated_setup::EvaluatedSetup;
use crate::rollout::dice::{ALL_KINDS, Dice, KIND_COUNT};
use crate::stats::score::Score;

/// A setup with its players.
#[derive(Clone)]
pub(crate) struct EvaluatedCubeSetup {
    pub database: Arc<CubeDatabase>,
    pub setup: CubeSetup,
    pub start: CubeState,
    /// Chooses the plays of players that ignore the cube.
    pub cubeless: EvaluatedSetup,
}

/// The best plays of all rolls, after a cube action.
pub(crate) struct BestPlays(pub [ArrangementIndex; KIND_COUNT]);

/// What an estimate says of all rolls, in units of the cube: for the side on roll.
pub(crate) struct RollValues {
    /// For each kind of roll, the value after its best play.
    pub by_kind: [Equity; KIND_COUNT],
    /// Their sum over the 36 rolls.
    pub sum: i64,
}

/// What was given away in a turn, by the sides who did it: never less than zero, but for rounding. In points, per unit of the
/// cube at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TurnLosses {
    /// By doubling or not doubling.
    pub cube: Score,
    /// By the other side's answer.
    pub answer: Score,
    /// By the play.
    pub play: Score,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CubeGameEnd {
    pub winner: Side,
    /// How often the cube had been doubled.
    pub doublings: u32,
}

impl RollValues {
    /// Luck of a kind of roll, in units of the cube: it averages zero over the 36 rolls, to the last bit.
    #[inline]
    pub fn luck(&self, kind: usize) -> Score {
        to_score(self.by_kind[kind]) - Score::from_units(self.sum)
    }
}

/// So many times two, so often.
#[inline]
pub(crate) fn scale_by_cube(score: Score, doublings: u32) -> Score {
    Score::from_units(score.units() << doublings)
}

impl EvaluatedCubeSetup {
    /// A setup whose estimates have no tables yet.
    ///
    /// # Errors
    /// [`SetupError::BeyondDatabase`] if a side has more than six checkers.
    pub fn new(database: Arc<CubeDatabase>, setup: CubeSetup) -> Result<Self, SetupError> {
        let cubeless = EvaluatedSetup::new(database.cubeless.clone(), setup.cubeless())?;
        let BearoffState {
            side,
            mover,
            opponent,
        } = cubeless.start;
        let start = CubeState {
            side,
            mover,
            opponent,
            owner: RelativeOwner::new(setup.owner, side),
        };
        Ok(Self {
            database,
            setup,
            start,
            cubeless,
        })
    }

    /// The side for whom all is said: who is on roll at the start.
    pub const fn hero(&self) -> Side {
        self.start.side
    }

    /// A side's score as the hero sees it.
    #[inline]
    pub fn score_for_hero(&self, side: Side, score: Score) -> Score {
        if side == self.hero() { score } else { -score }
    }

    /// The result of a game from the hero's view.
    pub fn result(&self, end: CubeGameEnd) -> Score {
        self.score_for_hero(end.winner, scale_by_cube(Score::WIN, end.doublings))
    }

    /// A position as whoever handles the cube looks at it.
    fn outlook(&self, state: CubeState) -> CubeOutlook {
        let pips = |index| self.cubeless.arrangements().checkers(index).pips();
        CubeOutlook {
            no_double: self.database.no_double(state.mover, state.opponent),
            owner: state.owner,
            chance: self.database.chance(state.mover, state.opponent),
            pips: [state.mover, state.opponent].map(pips),
        }
    }

    /// Whether the player of the side on roll doubles.
    pub fn doubles(&self, state: CubeState) -> bool {
        let policy = self.setup.players[state.side as usize].cube;
        state.owner.may_double() && policy.doubles(&self.outlook(state))
    }

    /// Whether the player of the other side takes a double.
    pub fn takes(&self, state: CubeState) -> bool {
        let policy = self.setup.players[state.side.other() as usize].cube;
        policy.takes(&self.outlook(state))
    }

    /// The cube action in a state.
    pub fn action(&self, state: CubeState) -> CubeAction {
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
    pub fn exact_after(&self, state: CubeState, after: ArrangementIndex) -> Equity {
        let opponent_value = |next: CubeState| {
            let equities = &self.database.equities;
            equities.value(next.mover, next.opponent, next.owner)
        };
        state
            .after_play(after)
            .map_or(POINT, |next| -opponent_value(next))
    }

    /// The best play of a kind of roll, after the cube action; of equals, the lowest number.
    pub fn best_play(
        &self,
        state: CubeState,
        kind: usize,
        scratch: &mut Vec<ArrangementIndex>,
    ) -> ArrangementIndex {
        let database = &self.database.cubeless;
        let plays = database.after_roll(state.mover, kind, scratch);
        let values = plays
            .iter()
            .map(|&after| (self.exact_after(state, after), after));
        let better = |best: (Equity, ArrangementIndex), candidate: (Equity, ArrangementIndex)| {
            if candidate.0 > best.0 {
                candidate
            } else {
                best
            }
        };
        values.reduce(better).map_or(OFF, |(_, after)| after)
    }

    /// The best plays of all kinds of rolls, after the cube action.
    pub fn best_plays(&self, state: CubeState, scratch: &mut Vec<ArrangementIndex>) -> BestPlays {
        BestPlays(core::array::from_fn(|kind| {
            self.best_play(state, kind, scratch)
        }))
    }

    /// The play that is made of a kind of roll, after the cube action.
    pub fn choose_play(
        &self,
        state: CubeState,
        kind: usize,
        scratch: &mut Vec<ArrangementIndex>,
    ) -> ArrangementIndex {
        match self.setup.players[state.side as usize].plays {
            CubePlays::WithCube => self.best_play(state, kind, scratch),
            CubePlays::Cubeless(_) => self.cubeless.choose_play(state.cubeless(), kind, scratch),
        }
    }

    /// The values of the rolls by estimate number `estimate`, after the cube action, with these best plays.
    pub fn roll_values(&self, estimate: usize, state: CubeState, best: &BestPlays) -> RollValues {
        let by_kind = best
            .0
            .map(|after| self.estimate_after(estimate, state, after));
        let weighted = ALL_KINDS.iter().zip(by_kind);
        RollValues {
            by_kind,
            sum: weighted
                .map(|(kind, value)| i64::from(kind.rolls) * i64::from(value))
                .sum(),
        }
    }

    /// What an estimate says of what a play leaves, to the side who made it.
    fn estimate_after(&self, estimate: usize, state: CubeState, after: ArrangementIndex) -> Equity {
        let estimate = self.setup.estimates[estimate];
        match state.after_play(after) {
            None => estimate.result(POINT),
            Some(next) => -self.estimate_state(estimate, next),
        }
    }

    /// What an estimate says of a position to the side on roll, before she may double.
    fn estimate_state(&self, estimate: CubeEstimate, state: CubeState) -> Equity {
        let CubeState {
            mover,
            opponent,
            owner,
            ..
        } = state;
        let exact = self.database.no_double(mover, opponent).value(owner);
        estimate.value(self.database.chance(mover, opponent), exact, owner)
    }

    /// The value of the start by an estimate, for the hero.
    pub fn start_value(&self, estimate: usize) -> Score {
        to_score(self.estimate_state(self.setup.estimates[estimate], self.start))
    }

    /// The exact value of the start, for the hero.
    pub fn exact_start_value(&self) -> Score {
        to_score(self.estimate_state(CubeEstimate::Exact, self.start))
    }

    /// The losses of the side on roll and of the other side by a cube action, in units of the cube before it.
    pub fn action_losses(&self, state: CubeState, action: CubeAction) -> [Equity; 2] {
        let no_double = self.database.no_double(state.mover, state.opponent);
        match action {
            CubeAction::NoDouble => [no_double.double_error(state.owner, false), 0],
            CubeAction::Take => [
                no_double.double_error(state.owner, true),
                no_double.take_error(true),
            ],
            CubeAction::Pass => [
                no_double.double_error(state.owner, true),
                no_double.take_error(false),
            ],
        }
    }

    /// The loss of a play against the best one, in units of the cube.
    pub fn play_loss(
        &self,
        state: CubeState,
        best: ArrangementIndex,
        after: ArrangementIndex,
    ) -> Equity {
        self.exact_after(state, best) - self.exact_after(state, after)
    }

    /// Plays a game to its end with these dice and tells of every turn.
    pub fn play<D: Dice>(
        &self,
        dice: &mut D,
        scratch: &mut Vec<ArrangementIndex>,
        mut on_turn: impl FnMut(CubeTurn),
    ) -> Result<CubeGameEnd, D::Error> {
        let (mut before, mut doublings) = (self.start, 0);
        loop {
            let action = self.action(before);
            let turn = CubeTurn {
                before,
                doublings,
                action,
                play: None,
            };
            match action {
                CubeAction::NoDouble => {}
                CubeAction::Take => doublings += 1,
                CubeAction::Pass => {
                    on_turn(turn);
                    let winner = before.side;
                    return Ok(CubeGameEnd { winner, doublings });
                }
            }
            let state = before.after_action(action);
            let roll = dice.roll()?;
            let after = self.choose_play(state, roll.kind(), scratch);
            on_turn(CubeTurn {
                play: Some((roll, after)),
                ..turn
            });
            let Some(next) = state.after_play(after) else {
                let winner = before.side;
                return Ok(CubeGameEnd { winner, doublings });
            };
            before = next;
        }
    }

    /// Luck of a turn's roll, as estimate number `estimate` sees it from the hero's side; none where nothing was rolled.
    pub fn luck(&self, estimate: usize, turn: &CubeTurn, best: &BestPlays) -> Score {
        let [_, luck] = self.mean_and_luck(estimate, turn, best);
        luck
    }

    /// The mean over the 36 rolls, and the luck of the roll.
    #[inline]
    pub fn mean_and_luck(&self, estimate: usize, turn: &CubeTurn, best: &BestPlays) -> [Score; 2] {
        let Some((roll, _)) = turn.play else {
            return [Score::ZERO; 2];
        };
        let values = self.roll_values(estimate, turn.before.after_action(turn.action), best);
        let multiplies = self.setup.estimates[estimate].multiplies_by_cube();
        let doublings = if multiplies {
            turn.doublings_after()
        } else {
            0
        };
        [Score::from_units(values.sum), values.luck(roll.kind())]
            .map(|score| self.score_for_hero(turn.before.side, scale_by_cube(score, doublings)))
    }

    /// The losses of a turn.
    pub fn turn_losses(&self, turn: &CubeTurn, best: &BestPlays) -> TurnLosses {
        let [cube, answer] = self
            .action_losses(turn.before, turn.action)
            .map(|lost| scale_by_cube(to_score(lost), turn.doublings));
        let state = turn.before.after_action(turn.action);
        let play = turn.play.map_or(0, |(roll, after)| {
            self.play_loss(state, best.0[roll.kind()], after)
        });
        TurnLosses {
            cube,
            answer,
            play: scale_by_cube(to_score(play), turn.doublings_after()),
        }
    }
}
